# Spillet på papir: det som trykkes ved siden av kortene.
print-what = { $what ->
    [cards] kort
    [keys] nøkler
    [tiles] agentkort
    [tokens] brikker
   *[rules] regler
}
print-keys = { $count } nummererte nøkkelkort
print-box-code = Koden til denne esken
