# Slik spiller du.

how-contents = På denne siden
how-try = Trykk på et kort
how-example = Brettet i eksempelet
how-as-played = Slik det ble spilt
how-again = Fra begynnelsen
how-play = Åpne et bord
how-touched-open = { $team ->
    [red] Hvilke ord mener den røde spionmesteren?
   *[blue] Hvilke ord mener den blå spionmesteren?
}
how-touched-right = { $word } er deres. Gjett igjen, eller stopp.
how-touched-last = { $word } er deres, og det var siste gjetning.
how-touched-other = { $word } hører til de andre. Turen er over, og dere har hjulpet dem.
how-touched-bystander = { $word } var en uskyldig tilskuer. Turen er over.
how-touched-assassin = { $word } var leiemorderen. Dere har tapt.
how-touched-all = { $word } var det siste av ordene deres. Dere har vunnet.
