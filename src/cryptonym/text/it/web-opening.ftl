# Aprire un tavolo, e venire a uno.

opening-name = Il tuo nome
opening-name-note = Come ti chiamano gli altri al tavolo.
opening-name-empty = Prima scrivi un nome, uno qualsiasi.
opening-nameless = Agente
opening-language = Lingua delle parole
opening-mode = Tipo di partita
opening-mode-teams = Due squadre
opening-mode-coop = Una squadra
opening-mode-shared = In tre
opening-mode-duet = Duet
opening-mode-pictures = Figure
opening-mode-pictures-coop = Figure, una squadra
opening-mode-pictures-shared = Figure, in tre
opening-mode-pictures-duet = Figure, Duet
opening-mode-other = { $label }
opening-about-teams = In quattro o più. Ogni squadra ha un Capo; gli altri indovinano.
opening-about-coop = In due o più, tutti insieme: meno turni, più punti.
opening-about-shared = Due Capi, e un Agente Operativo che indovina per entrambi.
opening-about-duet = In due o più: ogni parte conosce metà del segreto, e si vince o si perde insieme.
opening-about-pictures = In quattro o più. Due squadre, e disegni strani al posto delle parole.
opening-about-pictures-coop = In due o più, tutti insieme, con disegni al posto delle parole.
opening-about-pictures-shared = Due Capi e un Agente Operativo per entrambi, con disegni al posto delle parole.
opening-about-pictures-duet = In due o più: Duet con disegni al posto delle parole.
opening-about-other = Un altro gioco della stessa famiglia.
opening-go = Apri il tavolo
opening-go-bots = Comincia con i bot
opening-more = Il resto può rimanere così
opening-retry = Riprova
opening-words = Parole
opening-words-count = { $count ->
    [one] una parola
   *[other] { $count } parole
}
opening-list-deck = La prima scatola
opening-list-second = La seconda scatola
opening-list-junior = Parole facili
opening-own = Parole vostre
opening-own-note = Una per riga, o separate da virgole.
opening-own-count = { $count ->
    [one] una parola vostra
   *[other] { $count } parole vostre
}
opening-own-mixed = Stanno in mezzo alle altre: non in ogni partita escono tutte.
opening-own-file = Prendile da un file
opening-own-unreadable = Quel file non è testo semplice. Scegli un file di testo con una parola per riga.
opening-bad-long = Riga { $line }, «{ $word }»: più lunga di { $limit } caratteri
opening-bad-signs = Riga { $line }, «{ $word }»: su una carta vanno solo lettere, cifre, spazi, trattini, apostrofi e punti
opening-bad-twice = Riga { $line }, «{ $word }»: c'è già, quindi vale una volta
opening-bad-more = { $count ->
    [one] E un'altra riga
   *[other] E altre { $count } righe
}
opening-rules = Regole della casa
opening-rules-note = Quali indizi accettate al di là del regolamento.
opening-preset = Parti da
opening-preset-usual = Come al solito
opening-preset-book = Come da regolamento
opening-preset-friendly = Fra amici
opening-preset-app = Come nell'app
opening-preset-own = a modo vostro
opening-house-compounds = Composti di più parole
opening-say-compounds = Quelli di uso comune valgono come una parola.
opening-house-phrases = Modi di dire
opening-say-phrases = Con un significato a sé valgono come una parola.
opening-house-full-names = Nome e cognome
opening-say-full-names = Il nome intero di una persona famosa è una parola.
opening-house-titles = Titoli
opening-say-titles = Il titolo di un libro, film o canzone è una parola.
opening-house-place-names = Luoghi di più parole
opening-say-place-names = New York è una parola.
opening-house-acronyms = Sigle
opening-say-acronyms = Quelle comuni valgono come parola.
opening-house-homophones = Parole che suonano uguali
opening-say-homophones = Un indizio può puntare al suono di una parola.
opening-house-accents = Gli accenti non contano
opening-say-accents = Si può giocare con parole diverse solo per l'accento.
opening-house-rhymes = Qualunque rima
opening-say-rhymes = Un indizio può rimare anche senza legame di senso.
opening-expert = Zero e senza limiti
opening-expert-note = I Capi possono dirli al posto del numero.
opening-waiver = Passar sopra a un indizio irregolare
opening-waiver-note = Se non ha fatto danni, l'altro Capo può farlo valere.
opening-penalty = La penalità è d'obbligo
opening-penalty-note = Dopo un indizio irregolare gli avversari coprono una parola, volenti o nolenti.
opening-check = Arbitro
opening-check-guard = Avvisa prima
opening-check-referee = Fischia
opening-check-free = Non c'è
opening-judge-guard = Un indizio irregolare viene fermato prima che qualcuno lo senta, e non costa nulla.
opening-judge-referee = L'indizio lo sentono tutti, poi l'arbitro lo contesta; la penalità è vera.
opening-judge-free = Gli indizi li giudicano solo le persone, come intorno a un tavolo.
opening-time = Tempo
opening-time-none = Senza timer
opening-time-sand = Clessidra
opening-time-strict = A tempo
opening-clock-none = Ognuno pensa quanto vuole.
opening-clock-sand = Chiunque può girarla. Quando finisce non succede niente, ma lo vedono tutti.
opening-clock-strict = Scaduto il tempo, il turno finisce.
opening-seconds-sand = Secondi fino all'ultimo granello
opening-seconds-clue = Secondi per un indizio
opening-seconds-first = Secondi per il primo indizio
opening-seconds-first-note = Se vuoto: senza limite.
opening-seconds-guess = Secondi per indovinare
opening-seconds-wrong = Scrivi un numero intero da 1 a { $most }.
opening-cards = Carte e chiavi
opening-keys = Chiavi
opening-key-deck40 = Da 40 già pronte
opening-key-random = Nuove a ogni partita
opening-keys-public = Queste quaranta chiavi sono pubbliche: chi le conosce ricava la vostra dopo poche carte. Vanno bene con carte vere, o tra amici.
duet-opening-keys-public = Queste cento chiavi sono pubbliche: chi le conosce ricava subito la vostra parte dalla propria. Vanno bene con carte vere, o tra amici.
pictures-opening-keys-public = Queste sessanta chiavi sono pubbliche: chi le conosce ricava la vostra dopo poche carte. Vanno bene con carte vere, o tra amici.
opening-next = Parole della prossima partita
opening-next-note = Ogni carta ha una seconda parola sul retro.
opening-next-auto = Il retro, poi carte nuove
opening-next-flip = Il retro
opening-next-draw = Carte nuove
opening-company = Il tavolo
opening-by-link = con link e nome
opening-public = Aperto a tutti
opening-public-note = Compare nella pagina iniziale: chiunque può entrare.
opening-chat = Ogni squadra parla per conto suo
opening-chat-note = Altrimenti tutti sentono ragionare gli Agenti, come intorno a un tavolo.
opening-look = Gli spettatori possono vedere la chiave
opening-look-note = Chi l'ha vista non indovina più in quella partita. Mai a un tavolo aperto a tutti, né con i bot.
opening-bots = Bot
opening-level = Livello dei bot
opening-level-easy = Facile
opening-level-normal = Normale
opening-level-hard = Difficile
opening-role = Tu sei
opening-role-operative = Agente Operativo
opening-role-spymaster = Capo
opening-pace = Ritmo dei bot
opening-pace-human = Come una persona
opening-pace-quick = In fretta
opening-pace-instant = Subito
opening-explain = I bot dicono perché
opening-explain-note = Dopo ogni tentativo: le parole che portano dall'indizio alla carta.
opening-join = Entra
opening-find = Nome di un tavolo
opening-find-note = Quattro parole, o un link.
opening-find-go = Vai
opening-find-empty = Scrivi il nome che ti hanno detto gli amici.
opening-find-seat-only = Quel codice serve a trasferire un posto. Scrivi prima il nome del tavolo.
opening-code-drawer = Siedo già qui, con un altro dispositivo
opening-code = Codice
opening-code-note = Lo mostra l'altro dispositivo.
opening-code-empty = Scrivi il codice che mostra l'altro dispositivo.
opening-code-go = Prendi il posto
opening-gone-again = Rientra

## Due parti con una chiave ciascuna

opening-tokens = Gettoni
opening-tokens-note = Ogni turno ne costa uno. Di solito 9; con 10 o 11 è più facile, con meno più difficile.
opening-mistakes = Errori ammessi
opening-mistakes-any = Liberi
opening-mistakes-note = Quanti passanti si possono toccare al prezzo normale.
opening-excess = Un errore in più
opening-excess-extra-token = Costa due gettoni
opening-excess-sudden-death = Morte improvvisa
opening-excess-loss = Fa perdere
opening-key-deck100 = Da 100 già pronte

## Con le figure

opening-faces = Che cosa c'è sul tavolo?
opening-faces-name =
    { $faces ->
        [pictures] Figure
       *[words] Parole
    }
opening-pictures-count = { $count } figure
opening-list-pictures = Figure
opening-key-deck60 = Da 60 già pronte
opening-assassin-ending = Finale con l'assassino
opening-assassin-ending-note = Chi tocca l'assassino va avanti senza indizio, e vince solo se trova tutte le altre sue figure senza un errore.
