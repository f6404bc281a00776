# A un tavolo tra sconosciuti, e che cosa ne dice «Su di me».

strangers-say = Di' qualcosa
strangers-more = Altre frasi
strangers-mute = Non mostrarmi che cosa dice { $name }
strangers-block = Non giocare mai più con { $name }
strangers-blocked = Non vi metteremo mai più allo stesso tavolo, tu e { $name }. Nessuno lo viene a sapere.
strangers-report = Segnala { $name }
strangers-reason = Che cosa non va?
strangers-reason-name = Un nome offensivo
strangers-reason-spoiling = Rovina apposta la partita
strangers-reason-clues = Indizi offensivi
strangers-reason-cheating = Bara
strangers-reported = Grazie. Chi gestisce questo server lo leggerà.

## In «Su di me»

strangers-title = Con gli sconosciuti
strangers-strength = { $game }: forza { $strength }, più o meno { $doubt }
strangers-strength-about = Tutti cominciano da 25. Serve a mettere insieme persone di forza simile, e lo sai solo tu.
strangers-blocks = Persone con cui non giochi mai
strangers-unblock = Gioca di nuovo con { $name }
strangers-games = Giocate fino alla fine: { $stayed }. Lasciate prima: { $left }.
strangers-jury-about = Decidono tre persone che non sono a questo tavolo, entro un'ora. Intanto si può dare un altro indizio, che non lasci dubbi.
