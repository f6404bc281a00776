# Cercare una partita con persone che non si conoscono.

find-lead = Con persone che non conosci. Nessuno scrive nulla: si scelgono frasi brevi, e ognuno le legge nella sua lingua.
find-pace-slow = In più giorni
find-part = Che cosa vuoi fare
find-part-any = È lo stesso
find-part-give = Dare indizi
find-part-guess = Indovinare
find-bots = Se non arriva nessuno, bot dopo
find-bots-after = { $count } min
find-bots-never = mai
find-name = Il tuo nome
find-start = Trova una partita
find-remembered = Da quel momento questo dispositivo si ricorda di te, così il posto resta tuo. In «{ $page }» puoi far cancellare tutto.
find-looking = Cerchiamo giocatori
find-waited = Aspetti da { $time }.
find-bots-in = Tra { $time } si siedono i bot, se prima non arriva nessuno.
find-bots-now = Gioca subito con i bot
find-stay = Lascia aperta questa pagina: la partita comincia da sola.
find-away = Puoi chiudere questa pagina. Quando arriva qualcuno, trovi il tavolo tra i tuoi nella pagina iniziale.
find-meanwhile = Intanto
find-stop = Non cercare più
find-stopped = Non cerchi più una partita.
find-found = Il tuo tavolo è pronto.
find-lost = Il server non risponde. Continuiamo a provare; il tuo posto in coda resta tuo per un po'.
find-alone = Per ora nessun altro cerca la stessa cosa.
find-others = { $count ->
    [one] Un'altra persona cerca la stessa cosa.
   *[other] Altre { $count } persone cercano la stessa cosa.
}
find-game-duet = In due: ognuno conosce metà del segreto, e si vince o si perde insieme.
find-game-coop = In due, una squadra sola: meno turni, più punti.
find-game-teams = In quattro, due contro due: in ogni squadra uno dà gli indizi.
