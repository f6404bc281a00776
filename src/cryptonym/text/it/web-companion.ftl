# Per un tavolo con carte vere: chiavi e orologi.

companion-lead = Le carte sono sul vostro tavolo, la chiave sui telefoni dei Capi. Uno la pesca, l'altro la inquadra.
companion-source = Da dove viene la chiave
companion-source-deck = Il mazzo di quaranta
companion-source-random = Del tutto a caso
companion-draw = Pesca una chiave
companion-code = Codice di una chiave
companion-code-note = Dall'altro telefono; oppure una carta del mazzo: 17, o 17-2 se ruotata due volte.
companion-code-empty = Scrivi prima il codice.
companion-code-go = Prendila
companion-again = Riprova
companion-key = La chiave
companion-starts = { $team ->
    [red] Iniziano i rossi
   *[blue] Iniziano i blu
}
companion-hold = Tieni premuto per guardare
companion-leave-open = Lasciala scoperta
companion-hide = Nascondila
companion-card = Carta { $number } del mazzo, ruotata di { $angle }°
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
   *[blue] Blu: l'indizio
}
companion-guess-of = { $team ->
    [red] Rossi: indovinano
   *[blue] Blu: indovinano
}
companion-clue-given = L'indizio è dato
companion-turn-over = Il turno è finito
companion-lengths = Durate
companion-clue-time = Per l'indizio
companion-guess-time = Per i tentativi
