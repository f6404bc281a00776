# La ludo sur papero: kio presiĝas krom la kartoj.
print-what = { $what ->
    [cards] kartoj
    [keys] ŝlosiloj
    [tiles] agentokaheloj
    [tokens] ĵetonoj
   *[rules] reguloj
}
print-drawer = Presu la ludon
print-lead = Kartoj, ŝlosiloj, kaheloj kaj reguloj por via presilo. Presu ambaŭflanke, turnante laŭ la longa rando.
print-paper = Papero
print-paper-name = { $paper ->
    [a4] A4
   *[letter] Letter (Usono)
}
print-words = Vortoj
