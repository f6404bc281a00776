# Slik spiller du.

how-contents = På denne siden
how-try = Trykk på et kort
how-example = Brettet i eksempelet
how-as-played = Slik det ble spilt
how-again = Fra begynnelsen
how-play = Åpne et bord
how-record = Kontroller et lagret spill
how-touched-open = { $team ->
    [red] Hvilke ord mener den røde spionmesteren?
    [blue] Hvilke ord mener den blå spionmesteren?
   *[other] { $label }: Hvilke ord mener spionmesteren?
}
how-touched-right = { $word } er deres. Gjett igjen, eller stopp.
how-touched-last = { $word } er deres, og det var siste gjetning.
how-touched-other = { $word } hører til de andre. Turen er over, og dere har hjulpet dem.
how-touched-bystander = { $word } var en uskyldig tilskuer. Turen er over.
how-touched-assassin = { $word } var leiemorderen. Dere har tapt.
how-touched-all = { $word } var det siste av ordene deres. Dere har vunnet.

## To sider med hver sin nøkkel

how-game-duet = Slik spiller dere Duet
how-game-other = Slik spiller dere med lag
duet-how-touched-open = Hvilke ord mener makkeren din?
duet-how-touched-right = { $word } er en agent, funnet for begge. Gå videre, eller stopp for en brikke.
duet-how-touched-bystander = { $word } var en tilskuer. Nå ligger det en brikke der, og turen er over.
duet-how-touched-assassin = { $word } var en leiemorder. Dere har tapt begge to.
duet-how-touched-all = { $word } var det siste av ordene til makkeren din her.

## Med bilder

how-game-pictures = Slik spiller dere med bilder
