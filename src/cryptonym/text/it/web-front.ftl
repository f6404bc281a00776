# La pagina iniziale.

front-title = Due squadre. Una parola alla volta.
front-lead = Un gioco di parole per due squadre: il Capo dice una parola sola, e voi capite quali dei venticinque nomi in codice sono vostri.
front-picture = Un tabellone a metà partita
front-open = Gioca con gli amici
front-daily = Il gioco del giorno
front-find = Trova una partita
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
front-about = Che cos'è Cryptonym
front-about-text = Versione { $version }. Niente account, niente pubblicità, niente che venga da altri siti. Un tavolo resta finché qualcuno lo usa; bastano il suo link e il suo nome.
front-about-licence = Cryptonym è software libero con licenza MIT. Il codice sorgente è incluso nel programma.

## Due parti con una chiave ciascuna

front-kind-duet = Duet, insieme
front-tap-duet = Gioca a Duet con un bot

## Con le figure

front-kind-pictures = Figure, due squadre
front-tap-pictures = Gioca alle Figure con i bot
