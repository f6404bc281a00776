# Hvorfor en kommando ikke ble utført: én melding for hver kode i rules/refusals.py.

refusal-game-over = Spillet er over.
refusal-wrong-phase = Ikke nå: { $phase ->
    [clue] Først må det komme et hint.
    [challenged] Først må motstanderens spionmester avgjøre om hintet holder.
    [guess] Detektivene gjetter.
    [penalty] Først kommer straffen.
    [simulate] Først er det motstanderens tur.
    [sudden] Det er sudden death.
    [over] Spillet er over.
   *[other] Først kommer noe annet.
}
refusal-wrong-role = Det hører ikke til rollen din.
refusal-not-your-turn = Det er det andre lagets tur.
refusal-stale-turn = Den turen er over. Nå er det tur { $turn }.
refusal-must-guess-once = Hver tur krever minst én gjetning.
refusal-already-covered = { $word } er dekket til allerede.
refusal-unknown-card = Det kortet ligger ikke på bordet.
refusal-clue-empty = Et hint er ett ord. Si ett.
refusal-clue-too-long = Et hint har høyst { $limit } bokstaver.
refusal-clue-characters = Her er det tegn som ikke lar seg skrive på papir.
refusal-number-range = Si et tall fra { $lowest } til { $highest }, eller ubegrenset.
refusal-expert-clues-off = Ved dette bordet spiller vi uten null og ubegrenset.
refusal-clue-refused = «{ $word }» er ikke lov. Finn et annet hint.
refusal-clue-objected = Det er en innvending mot «{ $word }». Finn et annet hint.
refusal-consultation-pending = «{ $word }» venter fortsatt på svar.
refusal-enough-questions = Du har spurt { $limit } ganger denne turen. Gi et hint ingen er i tvil om.
refusal-no-consultation = Ingen har spurt om noe.
refusal-no-clue = Det er ikke gitt noe hint ennå.
refusal-challenge-closed = Hintet står. Det er for sent å protestere.
refusal-own-clue = Det er ditt eget hint.
refusal-waiver-off = Ved dette bordet går ikke nåde for rett.
refusal-penalty-is-a-duty = Ved dette bordet må straffen tas ut. Dekk til et av dine egne ord.
refusal-not-own-colour = Dekk til et ord fra ditt eget lag.
refusal-not-their-colour = Dekk til et av motstanderens ord.
refusal-spymaster-silent = En spionmester sier hintet og ikke noe mer.
refusal-text-form = Skriv én linje på høyst { $limit } tegn.
refusal-no-timer = Det er ingen slik klokke i dette spillet.
refusal-timer-running = Klokka går allerede.
refusal-timer-paused = Klokka står.
refusal-time-left = Det er tid igjen.
refusal-time-is-up = Tiden er ute.
refusal-too-few-players = Mangler fortsatt: { $missing }.
refusal-seat-taken = Den plassen er opptatt.
refusal-no-such-seat = Den plassen finnes ikke i denne typen spill.
refusal-role-locked = Du beholder rollen til spillet er over.
refusal-unknown-player = Du sitter ikke ved dette bordet.
refusal-already-joined = Du sitter allerede ved dette bordet.
refusal-seat-kept = Noen andre har allerede denne plassen blant bordene sine.
refusal-game-running = Vent til spillet er over.
refusal-no-game = Kortene er ikke lagt ut ennå.
refusal-too-few-words = En liste trenger minst { $needed } ord. Denne har { $given }.
refusal-bad-word = «{ $word }» kan ikke være et kodenavn.
refusal-too-many-words = En liste har høyst { $limit } ord.
refusal-not-host = Det kan bare verten gjøre.
refusal-host-is-here = Verten gjorde noe for bare litt siden. Du kan ta over når verten ikke har gjort noe på { $minutes ->
    [one] et minutt
   *[other] { $minutes } minutter
}.
refusal-table-locked = Døra er låst. Be verten åpne.
refusal-table-full = Det er ikke plass til flere enn { $limit } ved dette bordet.
refusal-table-closed = Dette bordet er stengt.
refusal-name-form = Et navn er én linje på høyst { $limit } tegn, med minst én bokstav eller ett siffer. Et flagg eller en emoji alene er ikke noe navn, og noen kan ikke være med i et navn.
refusal-name-taken = Det er allerede en her som heter { $name }. Velg et annet navn.
refusal-not-for-bots = Det kan ikke en bot gjøre.
refusal-looking-off = Ved dette bordet ser ingen på nøkkelen mens spillet går.
refusal-sent-away = Verten har sendt deg bort. Du kan komme tilbake når spillet er over.
refusal-seated-by-host = Mens spillet går, er det bare verten som kan gi deg plass. Har du en plass her fra før, kan den andre enheten din vise en kode.
refusal-enough-acts = Du kjenner nøkkelen, og alle ser hva du gjør her. Etter { $limit } ganger må det vente til spillet er over.
refusal-no-missions = Dette spillet har ingen oppdrag. Byer velges ved et bord for Duet.
refusal-unknown-city = Den byen finnes ikke på kartet.
refusal-city-closed = Den byen er fortsatt stengt. Vinn en av nabobyene først.
refusal-campaign-form = Dette er ikke teksten til et kart. Kopier hele, fra første til siste ord.
refusal-campaign-altered = Noe i teksten er blitt endret underveis. Kopier den en gang til.
refusal-campaign-newer = Kartet er skrevet av en nyere versjon. Be den som driver serveren, om å oppdatere den.
refusal-code-spent = Den koden er brukt, eller det finnes en nyere. Be om en ny.
refusal-too-many-devices = Du har allerede { $limit } enheter ved dette bordet. Fjern en først.
refusal-no-such-device = Du har ingen slik enhet ved dette bordet.
refusal-device-too-new = De første { $minutes } minuttene kan en enhet ikke fjerne eldre enheter. Gjør det på en av dem.
refusal-last-device = Dette er den eneste enheten din her. Vil du gå, så forlat bordet.
refusal-other = Det går ikke i dette spillet.
