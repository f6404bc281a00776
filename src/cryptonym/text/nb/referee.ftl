# Hva dommeren sier. $clue: hintet; $word: kodenavnet det gjelder; $evidence: det de har felles.

referee-verdict-legal = «{ $clue }» er gyldig.
referee-verdict-refused = «{ $clue }» er ikke lov.
referee-verdict-doubtful = Motstanderens spionmester avgjør om «{ $clue }» er lov.
referee-verdict-no-clue = Det der er ikke et hint.

## Form

referee-empty = Her er det ikke noe ord.
referee-too-long = Så lange ord finnes ikke.
referee-mixed-script = Det blander bokstaver fra to alfabeter.
referee-extra-info = Et hint er ett ord og ett tall. Tegn, bilder og kommentarer hører ikke med.

## Ett ord

referee-multiword = «{ $clue }» er mer enn ett ord.
referee-hyphenated = «{ $clue }» er to ord med bindestrek mellom.
referee-acronym = «{ $clue }» er en forkortelse.
referee-invented = «{ $clue }» er ikke et navn eller uttrykk vi kjenner.
referee-foreign = «{ $clue }» er et ord fra et annet språk.

## Ord på bordet

referee-same-word = «{ $clue }» er { $word }, som ennå ligger på bordet.
referee-spelling-variant = «{ $clue }» er en annen skrivemåte for { $word }.
referee-word-form = «{ $clue }» er i slekt med { $word }, som ennå ligger på bordet.
referee-compound-part = «{ $clue }» og { $word } har «{ $evidence }» til felles.
referee-shared-root = «{ $clue }» og { $word } har samme rot, «{ $evidence }».
referee-translation-on-table = «{ $clue }» er en oversettelse av { $word }, som ennå ligger på bordet.

## Det samme som spørsmål

referee-maybe-extra-info = Det ligner mer på en kommentar enn på et hint.
referee-maybe-acronym = Er «{ $clue }» en forkortelse?
referee-maybe-invented = Er «{ $clue }» et navn eller uttrykk som alle kjenner?
referee-maybe-foreign = Ville alle her brukt «{ $clue }» i en setning?
referee-maybe-same-word = Er «{ $clue }» en feilskriving av { $word }?
referee-maybe-spelling-variant = Er «{ $clue }» en annen skrivemåte for { $word }?
referee-maybe-word-form = Er «{ $clue }» og { $word } i slekt?
referee-maybe-compound-part = Har «{ $clue }» og { $word } «{ $evidence }» til felles?
referee-maybe-shared-root = Har «{ $clue }» og { $word } samme rot, «{ $evidence }»?

## Bare til spionmesteren

referee-letters = { $word } begynner på denne bokstaven. En bokstav er bare et hint når den betyr noe.
referee-letter-meaning = En bokstav er bare et hint når den betyr noe.
referee-letter-count = { $word } har { $evidence } bokstaver. Et tallord er bare et hint når det betyr noe.
referee-number-meaning = Et tallord er bare et hint når det betyr noe.
referee-number-as-clue = { $evidence ->
    [one] Dere har ett ord igjen.
   *[other] Dere har { $evidence } ord igjen.
} Tallet sier bare hvor mange ord som hører til hintet.
referee-homophone = «{ $clue }» høres ut som { $word }. Det er et annet ord, og lyden alene kan ikke peke dit.
referee-accent = Uten aksenten ville { $word } høre til «{ $clue }». Det er forskjellige ord, og det ene er ikke et hint til det andre.
referee-sound-only = «{ $clue }» rimer på { $word }. Et rim peker bare dit når betydningen også passer.
referee-ok-spelled = Satt sammen blir det «{ $evidence }».
referee-unknown-word = «{ $clue }» står ikke på listene våre. Er det skrevet slik du mente?

## Hvordan dommeren kom fram til det

referee-step-listed = står på lista
referee-step-family = hører til familien { $what }
referee-step-part = har leddet { $what }
referee-step-hidden-part = kan ha leddet { $what }
referee-step-old-compound = var sammensatt en gang, nå er det ett ord
referee-step-lemma = er en form av { $what }
referee-step-accent = ville vært { $what } med aksenter
referee-step-variant = en annen skrivemåte av { $what }
referee-step-base = kan være avledet av { $what }
referee-step-split = kan være { $what }
referee-step-half = kan inneholde { $what }
referee-step-hyphen = er satt sammen av { $what }
referee-step-words = består av flere ord
referee-step-root = har roten { $what }
referee-step-unknown = står ikke på lista

## Feil bruk av kommandoen

referee-error-unknown-language = Språket «{ $language }» finnes ikke. Det som finnes, er { $known }.
referee-error-unknown-preset = Regelsettet «{ $preset }» finnes ikke. Det som finnes, er { $known }.
referee-error-bad-option = «{ $option }» er ikke et valg. Skriv navn=verdi. Navnene er { $known }.
referee-error-bad-number = «{ $number }» er ikke et tall for et hint. Skriv 0 til 9 eller «ubegrenset».
referee-error-no-clue = Oppgi et språk og et hint, eller --batch og en fil.
referee-error-no-file = Fila { $file } lar seg ikke lese.
