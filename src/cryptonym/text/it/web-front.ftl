# La pagina iniziale.

front-title = Due squadre. Una parola alla volta.
front-lead = Trova i tuoi agenti fra venticinque nomi in codice prima degli altri. Fra loro c'è anche l'assassino.
front-picture = Un tabellone a metà partita
front-open = Gioca con gli amici
front-bots = Gioca con i bot
front-bots-more = Livello, ruolo, punti
front-bots-all = Scegli tutto tu
front-kind-teams = Due squadre
front-kind-coop = Una squadra, a punti
front-back = Torna al tuo tavolo: { $name }
front-public = Tavoli aperti
front-public-count = { $count ->
    [one] una persona
   *[other] { $count } persone
}
front-public-playing = in gioco
front-public-locked = Non accetta altri giocatori.
front-how = Come si gioca
front-companion = Con le carte vere
front-record = Verifica una partita
front-about = Che cos'è Cryptonym
front-about-text = Versione { $version }. Niente account, niente pubblicità, niente che venga da altri siti. Un tavolo resta finché qualcuno lo usa; bastano il suo link e il suo nome.
front-about-licence = Cryptonym è software libero con licenza MIT. Il codice sorgente è incluso nel programma.
