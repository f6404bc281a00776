# Il punto interrogativo del tabellone: di che cosa si tratta adesso.

help-title = Che cosa succede ora
help-signs = I segni
help-sign = { $identity ->
    [red] agenti rossi
    [blue] agenti blu
    [assassin] l'assassino: chi lo tocca perde
    [bystander] ignari passanti: fanno finire il turno
   *[other] { $label }
}
help-now-lobby = Prima della partita ognuno sceglie un posto. Il Capo vedrà la chiave e darà gli indizi; gli Agenti Operativi indovinano. Nei posti liberi possono giocare i bot. Poi l'host fa partire la partita.
help-now-over = La partita è finita e la chiave è visibile a tutti. Puoi rivederla passo per passo, guardare che cosa suggeriva ogni indizio, chiacchierare e giocare ancora.
help-now-rule-clue = Qualcuno dice che questo indizio è contro le regole, e decidi tu. Se lo è, il turno finisce. Se non lo è, si va avanti.
help-now-answer-consult = Un Capo vuole sapere se un indizio va bene prima di darlo. Va bene una parola sola, che parla del significato e non è una forma di una parola sul tavolo.
help-now-give-clue = Vedi la chiave: il colore di ogni parola. Cerca qualcosa che più parole del tuo colore hanno in comune, e scrivi una parola e quante carte intendi, come «mare 2». Toccando le carte le cerchi: lo vedi solo tu. Poi guarda ancora una volta l'assassino.
help-now-guess-word = L'indizio è una parola, con il numero delle carte che vanno con lei. Tocca una carta per indicarla, poi premi il pulsante per tentare. Finché le carte sono vostre si continua, una volta in più del numero. Ogni altra carta chiude il turno. Dopo il primo tentativo potete fermarvi.
help-now-cover-penalty-word = Il loro indizio era contro le regole. In cambio puoi coprire una delle tue parole: scegli una carta, poi premi il pulsante.
help-now-cover-opponent-word = L'altra parte non la gioca nessuno, quindi lo fai tu: scegli una delle loro parole e coprila. Ognuna vi costa un punto.
help-now-wait-rule-clue = Qualcuno pensa che l'indizio sia contro le regole. L'altro Capo decide se vale, poi si va avanti.
help-now-wait-answer-consult = Un Capo ha chiesto se un indizio va bene. Lo sentirai quando sarà dato.
help-now-wait-give-clue = Un Capo cerca un indizio: una parola e un numero. Nessun altro conosce la chiave. Intanto leggi le parole e parla con la tua squadra.
help-now-wait-guess-word = L'altra squadra sta tentando. Se tocca una carta vostra, vale per voi. Ascolta: anche i loro errori dicono qualcosa.
help-now-wait-cover-penalty-word = L'indizio era contro le regole. L'altro Capo può coprire una parola, poi si va avanti.
help-now-wait-cover-opponent-word = L'altra parte non la gioca nessuno, quindi il Capo copre una delle sue parole. Poi è di nuovo il vostro turno.
help-now-keep-silent = Conosci la chiave, quindi non dici e non mostri niente mentre gli altri tentano. Intanto cerca il prossimo indizio; puoi cerchiare le carte.
help-now-watch = Stai guardando, e vedi quello che vede chi deve indovinare. I due Capi conoscono la chiave: ognuno dice una parola e un numero, e la squadra cerca le sue carte.
help-now-other = Le squadre si alternano: un Capo dice una parola e un numero, e la squadra cerca le sue carte. Vince chi le trova tutte per primo.

## Due parti con una chiave ciascuna

help-token = un gettone: la parte verso cui punta la freccia ha toccato questa carta a vuoto, e non può rifarlo. Per l'altra parte la carta è ancora libera.
help-now-sudden = I gettoni sono finiti, quindi niente più indizi, e nessuno dice una parola. Può toccare l'una o l'altra parte, in qualunque ordine, una carta alla volta. Decide la metà della chiave dell'altra parte. Ogni agente vi avvicina; qualunque altra carta fa perdere la partita. Anche arrendersi.
duet-help-sign = { $identity ->
    [red] agenti dei rossi
    [blue] agenti dei blu
    [assassin] un assassino: chi lo tocca fa perdere tutti
   *[bystander] passanti: ognuno costa un gettone
}
duet-help-now-answer-consult = L'altra parte vuole sapere se un indizio è corretto prima di darlo. È corretta una parola sola, che riguarda il significato e non è una forma di una parola sul tavolo.
duet-help-now-give-clue = La fascia su ogni carta è la tua metà della chiave: i tuoi agenti, i passanti e tre assassini. Cerca qualcosa che più agenti tuoi hanno in comune, e scrivi una parola e quante carte intendi, come «mare 2». L'altra parte vede un'altra metà, quindi trova le tue parole solo con l'indizio. Toccando le carte le cerchi: lo vedi solo tu. Ogni turno costa un gettone.
duet-help-now-guess-word = L'indizio è una parola, con il numero delle carte che vanno con lei. Decide la metà della chiave dell'altra parte, quindi i tuoi colori qui non dicono niente. Tocca una carta per indicarla, poi premi il pulsante. Un agente trovato lo è per tutti, e si continua finché è giusto. Un passante chiude il turno e costa un gettone. Dopo il primo tocco potete fermarvi, e anche questo costa un gettone. Un assassino fa perdere la partita.
duet-help-now-wait-answer-consult = All'altra parte è stato chiesto se un indizio è corretto. L'indizio lo sentirete quando sarà dato.
duet-help-now-wait-give-clue = L'altra parte cerca un indizio: una parola e un numero, per gli agenti della sua metà della chiave. Poi li cercherai tu. Intanto leggi le parole, e pensa a un indizio tuo.
duet-help-now-keep-silent = Adesso decide la tua metà della chiave, quindi non dici e non mostri niente mentre l'altra parte ragiona, nemmeno dopo. Intanto cerca il prossimo indizio; puoi cerchiare le carte.
duet-help-now-watch = Stai guardando, e non vedi nessuna delle due metà della chiave. Ogni parte ne conosce una e dà indizi per quella: una parola e un numero. Insieme devono trovare quindici agenti prima che finiscano i gettoni.
duet-help-now-other = Giocate insieme. Ogni parte conosce una metà della chiave e dà indizi per quella; l'altra cerca le carte. Trovati tutti e quindici gli agenti, avete vinto.
duet-help-now-lobby = Prima della partita ognuno sceglie un posto da una delle due parti; più persone possono stare dalla stessa. Ogni parte vedrà la sua metà della chiave e darà indizi all'altra. Anche un bot può essere il tuo compagno. Poi l'host fa partire la partita.

## Con le figure

pictures-help-now-answer-consult = Un Capo vuole sapere se un indizio va bene prima di darlo. Va bene una parola sola, che parla di quello che le figure mostrano o significano, non di dove stanno o di come sono disegnate.
pictures-help-now-give-clue = La cornice di ogni figura è la chiave. Cerca qualcosa che più figure del tuo colore hanno in comune, e scrivi una parola e quante carte intendi, come «mare 2». Puoi nominare quello che una figura mostra. Tieni premuta una carta per vederla in grande. Poi guarda ancora una volta l'assassino.
pictures-help-now-guess-word = L'indizio è una parola, con il numero delle carte che vanno con lei. Tocca una carta per indicarla, tienila premuta per vedere la figura in grande, poi premi il pulsante per tentare. Finché le carte sono vostre si continua, una volta in più del numero. Ogni altra carta chiude il turno. Dopo il primo tentativo potete fermarvi.
pictures-help-now-cover-penalty-word = Il loro indizio era contro le regole. In cambio puoi coprire una delle tue carte: sceglila, poi premi il pulsante.
pictures-help-now-cover-opponent-word = L'altra parte non la gioca nessuno, quindi lo fai tu: scegli una delle loro carte e coprila. Ognuna vi costa un punto.
pictures-help-now-wait-give-clue = Un Capo cerca un indizio: una parola e un numero. Nessun altro conosce la chiave. Intanto guarda le figure e parla con la tua squadra.
pictures-help-now-wait-cover-penalty-word = L'indizio era contro le regole. L'altro Capo può coprire una carta, poi si va avanti.
pictures-help-now-wait-cover-opponent-word = L'altra parte non la gioca nessuno, quindi il Capo copre una delle sue carte. Poi è di nuovo il vostro turno.
pictures-help-now-sudden = L'assassino è stato toccato, e resta una possibilità: la squadra va avanti senza un nuovo indizio e deve trovare tutte le altre sue carte. Il primo errore fa perdere la partita. Anche arrendersi.
