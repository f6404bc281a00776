# Spillet på papir: det som trykkes ved siden av kortene.
print-what = { $what ->
    [cards] kort
    [keys] nøkler
    [tiles] agentkort
    [tokens] brikker
   *[rules] regler
}
print-drawer = Skriv ut spillet
print-lead = Kort, nøkler, agentkort og regler til din egen skriver. Skriv ut på begge sider, vend langs langsiden.
print-paper = Papir
print-paper-name = { $paper ->
    [a4] A4
   *[letter] Letter (USA)
}
print-words = Ord
