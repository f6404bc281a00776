# Solo dei giochi con le figure.

pictures-play-dealt = { $team ->
    [red] Cominciano i rossi, con otto figure. I blu ne hanno sette.
   *[blue] Cominciano i blu, con otto figure. I rossi ne hanno sette.
}
pictures_coop-play-dealt-coop = { $team ->
    [red] Siete i rossi e avete otto figure da trovare. Gli avversari ne hanno sette.
   *[blue] Siete i blu e avete otto figure da trovare. Gli avversari ne hanno sette.
}
pictures_duet-play-dealt-coop = Trovate insieme tutte e quindici le figure. Comincia chi ha per primo un indizio.
pictures_coop-play-coop-won = { $score ->
    [one] Avete vinto, con un punto su 7.
   *[other] Avete vinto, con { $score } punti su 7.
}
pictures_duet-play-coop-won = Avete vinto insieme: le quindici figure sono tutte trovate.
pictures-play-sudden = Resta una possibilità. Tocca una carta: scrivi il suo numero. «{ $skip }» per guardare ancora, «{ $give_up }» per arrendervi.
play-picture-file = Il disegno di { $card } è in { $file }.
play-picture-help = Scrivi un numero con il punto interrogativo, per esempio 7?, per sapere dove si trova il disegno di quella carta.
play-no-pictures = In questa lingua nessuno ha ancora descritto le figure. Scegli un'altra lingua, o un gioco con le parole.
