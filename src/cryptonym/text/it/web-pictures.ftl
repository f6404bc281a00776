# Le figure altrove: una in grande, e che cosa si dice prima e dopo la partita.

board-picture-close = Torna al tabellone
board-picture-back = La figura precedente
board-picture-next = La figura successiva
pictures-board-clue-leads = { $count ->
    [one] Porta a una carta sul tavolo. È ammesso un tentativo in più.
   *[other] Porta a { $count } carte sul tavolo. È ammesso un tentativo in più.
}
pictures-board-clue-zero = Nessuna carta della squadra c'entra. Si può tentare finché se ne ha il coraggio.
pictures-board-clue-unlimited = Porta a più carte sul tavolo, senza dire quante. Si può tentare finché se ne ha il coraggio.
pictures-board-lesson-touch = Un tocco indica una carta; se la tieni premuta vedi la figura in grande. Poi un pulsante qui sotto ne fa il vostro tentativo.
pictures-board-lesson-more = Avete tutte le carte di questo indizio. È ammesso un altro tentativo, per una carta rimasta indietro. Oppure basta così.
pictures_duet-board-clue-leads = { $count ->
    [one] Porta a una carta di chi l'ha dato. Finché è giusto si continua.
   *[other] Porta a { $count } carte di chi l'ha dato. Finché è giusto si continua.
}
pictures_duet-board-clue-zero = Nessuna carta di chi l'ha dato c'entra qualcosa. Almeno una va toccata lo stesso.
pictures-help-now-answer-consult = Un Capo vuole sapere se un indizio va bene prima di darlo. Va bene una parola sola, che parla di quello che le figure mostrano o significano, non di dove stanno o di come sono disegnate.
pictures-help-now-give-clue = La cornice di ogni figura è la chiave. Cerca qualcosa che più figure del tuo colore hanno in comune, e scrivi una parola e quante carte intendi, come «mare 2». Puoi nominare quello che una figura mostra. Tieni premuta una carta per vederla in grande. Poi guarda ancora una volta l'assassino.
pictures-help-now-guess-word = L'indizio è una parola, con il numero delle carte che vanno con lei. Tocca una carta per indicarla, tienila premuta per vedere la figura in grande, poi premi il pulsante per tentare. Finché le carte sono vostre si continua, una volta in più del numero. Ogni altra carta chiude il turno. Dopo il primo tentativo potete fermarvi.
pictures-help-now-cover-penalty-word = Il loro indizio era contro le regole. In cambio puoi coprire una delle tue carte: sceglila, poi premi il pulsante.
pictures-help-now-cover-opponent-word = L'altra parte non la gioca nessuno, quindi lo fai tu: scegli una delle loro carte e coprila. Ognuna vi costa un punto.
pictures-help-now-wait-give-clue = Un Capo cerca un indizio: una parola e un numero. Nessun altro conosce la chiave. Intanto guarda le figure e parla con la tua squadra.
pictures-help-now-wait-cover-penalty-word = L'indizio era contro le regole. L'altro Capo può coprire una carta, poi si va avanti.
pictures-help-now-wait-cover-opponent-word = L'altra parte non la gioca nessuno, quindi il Capo copre una delle sue carte. Poi è di nuovo il vostro turno.
pictures-help-now-sudden = L'assassino è stato toccato, e resta una possibilità: la squadra va avanti senza un nuovo indizio e deve trovare tutte le altre sue carte. Il primo errore fa perdere la partita. Anche arrendersi.
pictures-end-best = { $count ->
    [one] Indizio migliore: { $clue }. Una carta trovata.
   *[other] Indizio migliore: { $clue }. { $count } carte trovate.
}
pictures-end-with-words = Con le figure
opening-faces = Che cosa c'è sul tavolo?
opening-faces-name = { $faces ->
    [pictures] Figure
   *[words] Parole
}
opening-pictures-count = { $count } figure
opening-list-pictures = Figure
opening-key-deck60 = Da 60 già pronte
opening-assassin-ending = Finale con l'assassino
opening-assassin-ending-note = Chi tocca l'assassino va avanti senza indizio, e vince solo se trova tutte le altre sue figure senza un errore.
front-kind-pictures = Figure, due squadre
front-tap-pictures = Gioca alle Figure con i bot
how-game-pictures = Come si gioca con le Figure
pictures-companion-source-deck = Una di 60 chiavi già pronte
