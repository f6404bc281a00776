# Chi c'è, chi è assente, chi arriva tardi.

presence-away = assente
presence-is-away = { $name } non è in linea.
presence-is-back = { $name } è di nuovo qui.
presence-offer = { $name } non è in linea. Aspettare, o far giocare un bot fino al ritorno?
presence-bot = Fai giocare un bot
presence-wait = Aspetta
presence-seat-back = Riprendi il tuo posto
presence-clock-waits = { $time } al termine, il tempo aspetta un minuto chi è assente
presence-clock-unknown = Nessuna connessione: non si sa quanto tempo resta
presence-time-absent = Se chi deve agire perde la connessione
presence-absent-stop = il tempo aspetta fino a un minuto
presence-absent-run = il tempo continua
presence-would-play = Vorrei giocare
presence-ask-seat = Chiedi un posto: { seat }
presence-asked = Hai chiesto un posto: { seat }. Decide l'host.
presence-unask = Guardo e basta
presence-asks = { $name } vorrebbe giocare: { seat }.
presence-seat-them = Fai giocare { $name }
presence-end-game = Interrompi la partita
presence-end-sure = Sì, interrompila per tutti
presence-ended = { $name } ha interrotto la partita. Non ha vinto nessuno.
presence-did-you-mean = Intendevi { $name }?
presence-go-there = Sì, vai lì
