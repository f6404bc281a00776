# La partita nel terminale, in tanti a una tastiera.

## Prima della partita

play-welcome = Cryptonym
play-intro = Una tastiera per tutti. La chiave la vedono solo i Capi: quando tocca a loro, gli altri si girano.
play-choose-language = In che lingua giocate?
play-choose-mode = In quanti siete?
play-mode-solo = da solo, con i bot agli altri posti
play-mode-solo-coop = da solo: tu e un bot in una squadra, a caccia di punti
play-mode-solo-duet = da solo: tu e un bot, ognuno con il suo lato della chiave, insieme
play-mode-solo-pictures = da solo: tu e i bot, con le figure
play-mode-teams = in quattro o più, divisi in due squadre
play-mode-coop = in due o più, tutti nella stessa squadra
play-mode-shared = in tre: due Capi e un Agente Operativo per entrambi
play-mode-duet = in due o più: due parti con una chiave ciascuna, tutti insieme
play-mode-pictures = in quattro o più, divisi in due squadre, con le figure
play-mode-pictures-coop = in due o più, tutti nella stessa squadra, con le figure
play-mode-pictures-shared = in tre, con le figure: due Capi e un Agente Operativo per entrambi
play-mode-pictures-duet = in due o più, con le figure: due parti con una chiave ciascuna, tutti insieme
play-mode-other = { $count ->
    [one] { $label }: un gioco con un posto
   *[other] { $label }: un gioco con { $count } posti
}
play-choose-level = Quanto devono essere bravi i bot?
play-choose-role = Che cosa vuoi fare?
play-role-operative = l'Agente Operativo: ascolti l'indizio e trovi le parole
play-role-spymaster = il Capo: vedi la chiave e dai gli indizi
play-choose-number = Scrivi un numero. Oppure premi solo Invio per «{ $default }».
play-dealt = { $team ->
    [red] Cominciano i rossi.
    [blue] Cominciano i blu.
   *[other] Inizio: { $label }.
}
teams-play-dealt = { $team ->
    [red] Cominciano i rossi, con nove parole. I blu ne hanno otto.
   *[blue] Cominciano i blu, con nove parole. I rossi ne hanno otto.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] Siete i rossi.
    [blue] Siete i blu.
   *[other] Giocate per { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] Siete i rossi e avete nove parole da trovare. Gli avversari ne hanno otto.
   *[blue] Siete i blu e avete nove parole da trovare. Gli avversari ne hanno otto.
}
duet-play-dealt-coop = Trovate insieme tutte e quindici le parole. Comincia chi ha per primo un indizio.
play-your-team = { $team ->
    [red] Giochi con i rossi.
    [blue] Giochi con i blu.
   *[other] Giochi per { $label }.
}
play-commitment = Parole e chiave sono sotto sigillo: { $commitment }
play-list-error = { $file } non è una lista valida: servono almeno 25 parole diverse, una per riga.

## La tastiera cambia mani

play-hand-over = Alla tastiera: { $seat }. Gli altri si girano.
play-press-enter = Premi Invio quando lo schermo lo vedi solo tu.
play-hand-back = La chiave non è più sullo schermo. Potete guardare tutti.

## Che cosa si aspetta adesso

play-turn = { $team ->
    [red] Rossi, turno { $turn }
    [blue] Blu, turno { $turn }
   *[other] { $label }, turno { $turn }
}
play-left = { team } { $count }
play-give-clue = Il tuo indizio: una parola e un numero, per esempio «fiume 2».
play-clue-help = Vanno bene anche 0 e senza limiti.
duet-play-clue-help = Vale anche 0.
play-ask-help = Con «{ $ask } parola 2» senti prima l'altro Capo, in disparte.
play-sure = Lo dai lo stesso? Scrivi «{ $sure }». Con qualunque altra cosa scegli di nuovo.
play-clue-is = L'indizio: { $clue }
play-guess = Toccate una carta: scrivetene il numero o la parola.
play-guess-help = «{ $stop }» chiude il turno, «{ $challenge }» se l'indizio non vale, «{ $history }» per rivedere quelli già dati, «{ $help }» per ripassare il gioco, «{ $quit }» per lasciare la partita.
play-object = Invio li lascia indovinare, «{ $challenge }» se l'indizio non vale, «{ $history }» per rivedere quelli già dati, «{ $help }» per ripassare il gioco, «{ $quit }» per lasciare la partita.
play-which-card = Quale? { $words }. Scrivi il numero.
play-guesses-left = { $count ->
    [one] Vi resta un tentativo.
   *[other] Vi restano { $count } tentativi.
}
play-guesses-free = Tentativi a volontà, finché ci prendete.
play-tokens = { $count ->
    [one] Resta un gettone.
   *[other] Restano { $count } gettoni.
}
play-mistakes = { $count ->
    [one] Un errore ammesso.
   *[other] { $count } errori ammessi.
}
play-sudden = Morte improvvisa. Tocca una carta: scrivi il suo numero o la sua parola. «{ $skip }» per lasciar continuare gli altri, «{ $give_up }» per arrendervi.
play-must-guess = Almeno un tentativo dovete farlo.

## Comandi, una parola ciascuno

play-command-stop = basta
play-command-give-up = resa
play-command-challenge = contesta
play-command-history = indizi
play-command-help = regole
play-command-quit = esci
play-command-ask = chiedi
play-command-skip = salta
play-command-yes = sì
play-command-no = no
play-command-uphold = nullo
play-command-waive = condona
play-command-reject = valido

## Che cosa è successo

play-covered = { $identity ->
    [red] { $word } è dei rossi.
    [blue] { $word } è dei blu.
    [assassin] { $word } era l'assassino.
    [bystander] { $word } era un ignaro passante.
   *[other] { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Il turno finisce qui.
    [stopped] La squadra si ferma. Il turno è finito.
    [limit] Era l'ultimo tentativo. Il turno è finito.
    [invalid_clue] L'indizio non era valido. Il turno è finito.
    [timeout] Tempo scaduto. Il turno è finito.
    [done] { turn-done }
   *[other] Il turno è finito.
}
play-penalty-skipped = Nessuna parola è stata coperta.
play-clue-challenged = L'indizio è contestato.
play-clue-waived = Nessun danno: l'indizio vale.
play-clue-upheld = L'indizio è valido.
play-nothing-said = Ancora nessun indizio.
play-history-line = { $turn }. { team }: { $clue }

## Domande all'altro Capo

play-asked = L'altro Capo chiede: «{ $clue }» si può dire?
duet-play-asked = L'altra parte chiede: «{ $clue }» può essere l'indizio?
play-referee-says = L'arbitro: { $reason }
play-answer-ask = «{ $yes }»: si può dire. «{ $no }»: meglio un altro.
play-answer-spelling = Si scrive in un altro modo? Aggiungilo alla risposta: «{ $yes } { $clue }».
play-asked-coop = Il Capo chiede: «{ $clue }» si può dire? L'arbitro non è sicuro.
play-allowed = Nessuna obiezione.
play-objected = C'è un'obiezione. Ci vuole un altro indizio.
play-spelled = L'altro Capo lo scrive «{ $spelling }».
duet-play-spelled = L'altra parte lo scrive «{ $spelling }».
play-challenged = L'indizio «{ $clue }» è contestato. Decidi tu.
play-rule-help = «{ $uphold }»: è contro le regole. «{ $waive }»: lo è, ma non ha fatto danni. «{ $reject }»: va bene.
play-rule-help-strict = «{ $uphold }»: è contro le regole. «{ $reject }»: va bene.
play-penalty = L'indizio degli avversari non era valido. Puoi coprire una delle tue parole: scrivila, oppure «{ $skip }».
play-penalty-must = L'indizio degli avversari non era valido. Copri una delle tue parole: scrivila.
play-simulate = È il turno degli avversari: copri una delle loro parole, quella che preferisci.

## La fine

play-won = { $team ->
    [red] Vincono i rossi.
    [blue] Vincono i blu.
   *[other] Vittoria: { $label }.
}
play-why = { $reason ->
    [assassin] L'altra squadra ha incontrato l'assassino.
    [opponents_done] Gli avversari hanno trovato tutti i loro agenti.
    [all_words] Hanno trovato tutti i loro agenti.
   *[other] La partita è finita.
}
play-coop-won = { $score ->
    [one] Avete vinto, con un punto su 8.
   *[other] Avete vinto, con { $score } punti su 8.
}
play-coop-lost = { $reason ->
    [assassin] Avete incontrato l'assassino. Partita persa.
    [opponents_done] Gli avversari hanno trovato tutti i loro agenti. Partita persa.
   *[other] La partita è persa.
}
duet-play-coop-won = Avete vinto insieme: le quindici parole sono tutte trovate.
duet-play-coop-lost = { $reason ->
    [assassin] Avete incontrato l'assassino. Partita persa.
    [bystander] Un passante nella morte improvvisa. Partita persa.
    [mistakes] Un errore di troppo. Partita persa.
   *[gave_up] Vi siete arresi. Partita persa.
}
play-score = Parole trovate: { $found }. Gettoni rimasti: { $tokens }. Errori: { $mistakes }.
play-verified = Tutto regolare: il sigillo corrisponde.
play-saved = Partita salvata in { $file }.
play-not-saved = Non è stato possibile salvare la partita in { $file }.
play-again = Un'altra? Premi Invio, oppure scrivi «{ $quit }».
play-rotate = Nuova partita, nuova chiave. Stavolta il Capo può farlo qualcun altro.
play-quit-sure = La partita finirebbe qui. «{ $yes }» per uscire, qualunque altra cosa per continuare.
play-going-on = Allora si continua. È il tuo turno.
play-goodbye = Alla prossima.
play-not-understood = Non ho capito.
play-sand-timer = clessidra

## Bots

play-thinking = { $seat }: un attimo…
play-bot-because = { $word }, passando per { $links }.
play-bot-direct = { $word }: da «{ $clue }» ci si arriva subito.
play-bot-earlier = { $word }, per un indizio precedente, «{ $clue }».
play-bot-earlier-by = { $word }, per un indizio precedente, «{ $clue }», passando per { $links }.
play-bot-hunch = { $word }, a naso.
play-bots-meant = Che cosa avevano in mente i bot
