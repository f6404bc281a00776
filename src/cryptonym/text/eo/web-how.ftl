# Kiel ludi.

how-contents = Sur ĉi tiu paĝo
how-try = Tuŝu karton
how-example = La tabulo de la ekzemplo
how-as-played = Kiel oni ludis
how-again = De la komenco
how-play = Malfermu tablon
how-record = Kontrolu konservitan ludon
how-touched-open = { $team ->
    [red] Kiujn vortojn celas la ruĝa ĉefspiono?
    [blue] Kiujn vortojn celas la blua ĉefspiono?
   *[other] { $label }: kiujn vortojn celas la ĉefspiono?
}
how-touched-right = { $word } estas via. Divenu plu, aŭ ĉesu.
how-touched-last = { $word } estas via, kaj tio estis la lasta diveno.
how-touched-other = { $word } apartenas al la aliaj. Via vico finiĝas, kaj vi helpis ilin.
how-touched-bystander = { $word } estis preteriranto. Via vico finiĝas.
how-touched-assassin = { $word } estis la murdisto. Vi malvenkis.
how-touched-all = { $word } estis la lasta el viaj. Vi venkis.

## Du flankoj kun po unu ŝlosilo

how-game-duet = Kiel ludi Duet
how-game-other = Kiel ludi en teamoj
duet-how-touched-open = Kiujn vortojn celas via kunludanto?
duet-how-touched-right = { $word } estas agento, trovita por ambaŭ. Daŭrigu, aŭ haltu kontraŭ ĵetono.
duet-how-touched-bystander = { $word } estis preteriranto. Nun tie kuŝas ĵetono, kaj la vico finiĝas.
duet-how-touched-assassin = { $word } estis murdisto. Vi ambaŭ malvenkis.
duet-how-touched-all = { $word } estis la lasta vorto de via kunludanto ĉi tie.

## Kun bildoj

how-game-pictures = Kiel ludi per bildoj
