# Per un tavolo con carte vere: chiavi e orologi.

companion-lead = Le carte sono sul vostro tavolo, la chiave sui telefoni dei Capi. Uno la pesca, l'altro la inquadra.
companion-source = Da dove viene la chiave
companion-source-deck = Una di 40 chiavi già pronte
companion-source-random = Inventata al momento
companion-draw = Pesca una chiave
companion-code = Codice di una chiave
companion-code-note = Il codice o il link dell'altro telefono; oppure il numero di una chiave già pronta: 17, o 17-2 se ruotata due volte.
companion-code-empty = Scrivi prima il codice.
companion-code-go = Prendila
companion-again = Riprova
companion-did-you-mean = Volevi dire { $code }?
companion-same = È la stessa chiave? Allora l'altro telefono mostra questa stessa figura.
companion-picture = Figura { $number }
companion-key = La chiave
companion-starts = { $team ->
    [red] Iniziano i rossi
    [blue] Iniziano i blu
   *[other] Inizio: { $label }
}
companion-hold = Tieni premuto per guardare
companion-leave-open = Lasciala scoperta
companion-hide = Nascondila
companion-card = Chiave già pronta { $number }, ruotata di { $angle }°
companion-turn = Ruotala
companion-other = Per l'altro Capo
companion-other-about = Chi ha questo codice ha la chiave.
companion-qr = Codice da inquadrare: questa chiave
companion-send = Invia il link
companion-copied = Link copiato
companion-another = Un'altra chiave
companion-clocks = Timer
companion-sand = Clessidra
companion-turns = Timer dei turni
companion-clue-of = { $team ->
    [red] Rossi: l'indizio
    [blue] Blu: l'indizio
   *[other] { $label }: l'indizio
}
companion-guess-of = { $team ->
    [red] Rossi: indovinano
    [blue] Blu: indovinano
   *[other] { $label }: si indovina
}
companion-clue-given = L'indizio è dato
companion-turn-over = Il turno è finito
companion-lengths = Durate
companion-clue-time = Per l'indizio
companion-guess-time = Per i tentativi

## Due parti con una chiave ciascuna

companion-game = A che cosa giocate?
companion-side = Da che parte stai?
duet-companion-lead = Le carte sono sul vostro tavolo; ogni telefono mostra una metà della chiave. Uno la pesca, l'altro la inquadra e riceve l'altra metà.
duet-companion-source-deck = Una di 100 chiavi già pronte
duet-companion-starts = { $team ->
    [red] La tua metà: rossa
   *[blue] La tua metà: blu
}
duet-companion-other = Per l'altra parte
duet-companion-other-about = Il link mostra l'altra metà della stessa chiave.

## Con le figure

pictures-companion-source-deck = Una di 60 chiavi già pronte
