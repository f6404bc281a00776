# Kiel ludi.

how-contents = Sur ĉi tiu paĝo
how-try = Tuŝu karton
how-example = La tabulo de la ekzemplo
how-as-played = Kiel oni ludis
how-again = De la komenco
how-play = Malfermu tablon
how-touched-open = { $team ->
    [red] Kiujn vortojn celas la ruĝa ĉefspiono?
   *[blue] Kiujn vortojn celas la blua ĉefspiono?
}
how-touched-right = { $word } estas via. Divenu plu, aŭ ĉesu.
how-touched-last = { $word } estas via, kaj tio estis la lasta diveno.
how-touched-other = { $word } apartenas al la aliaj. Via vico finiĝas, kaj vi helpis ilin.
how-touched-bystander = { $word } estis preteriranto. Via vico finiĝas.
how-touched-assassin = { $word } estis la murdisto. Vi malvenkis.
how-touched-all = { $word } estis la lasta el viaj. Vi venkis.
