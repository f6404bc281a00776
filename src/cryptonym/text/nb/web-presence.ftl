# Hvem som er her, hvem som er borte, og hvem som kommer sent.

presence-away = borte
presence-is-away = { $name } er borte.
presence-is-back = { $name } er tilbake.
presence-offer = { $name } er borte. Vente, eller la en bot spille så lenge?
presence-bot = La en bot spille
presence-wait = Vent
presence-seat-back = Ta plassen din tilbake
presence-clock-waits = { $time } igjen, klokka venter ett minutt på den som er borte
presence-clock-unknown = Ingen forbindelse: vi vet ikke hvor mye tid som er igjen
presence-time-absent = Hvis den som har turen, mister forbindelsen
presence-absent-stop = klokka venter i opptil ett minutt
presence-absent-run = klokka går videre
presence-would-play = Jeg vil være med
presence-ask-seat = Spør om en plass: { seat }
presence-asked = Du har spurt om en plass: { seat }. Verten bestemmer.
presence-unask = Bare se på
presence-asks = { $name } vil gjerne være med: { seat }.
presence-seat-them = La { $name } være med
presence-end-game = Avbryt spillet
presence-end-sure = Ja, avbryt for alle
presence-ended = { $name } har avbrutt spillet. Ingen har vunnet.
presence-did-you-mean = Mente du { $name }?
presence-go-there = Ja, gå dit
