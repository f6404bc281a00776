# La ludo sur papero: kio presiĝas krom la kartoj.
print-what = { $what ->
    [cards] kartoj
    [keys] ŝlosiloj
    [tiles] agentokaheloj
    [tokens] ĵetonoj
   *[rules] reguloj
}
print-keys = { $count } numeritaj ŝlosilkartoj
print-box-code = Kodo de ĉi tiu skatolo
