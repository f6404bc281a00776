# Che cosa dice l'arbitro. $clue: l'indizio; $word: il nome in codice in questione; $evidence: che cosa hanno in comune.

referee-verdict-legal = «{ $clue }» vale.
referee-verdict-refused = «{ $clue }» non vale.
referee-verdict-doubtful = Su «{ $clue }» decide il Capo avversario.
referee-verdict-no-clue = Questo non è un indizio.

## Forma

referee-empty = Non c'è nessuna parola.
referee-too-long = È più lungo di qualsiasi parola.
referee-mixed-script = Mescola lettere di due alfabeti.
referee-extra-info = Un indizio è una parola e un numero; segni, figure e commenti restano fuori.

## Una parola

referee-multiword = «{ $clue }» è più di una parola.
referee-hyphenated = «{ $clue }» sono due parole con un trattino in mezzo.
referee-acronym = «{ $clue }» è una sigla.
referee-invented = «{ $clue }» non è un nome o un modo di dire che conosciamo.
referee-foreign = «{ $clue }» è una parola straniera.

## Parole sul tavolo

referee-same-word = «{ $clue }» è { $word }, che è ancora sul tavolo.
referee-spelling-variant = «{ $clue }» è un altro modo di scrivere { $word }.
referee-word-form = «{ $clue }» è parente di { $word }, che è ancora sul tavolo.
referee-compound-part = «{ $clue }» e { $word } hanno in comune «{ $evidence }».
referee-shared-root = «{ $clue }» e { $word } hanno la stessa radice, «{ $evidence }».
referee-translation-on-table = «{ $clue }» è la traduzione di { $word }, che è ancora sul tavolo.

## Le stesse cose, come domande

referee-maybe-extra-info = Sembra più un commento che un indizio.
referee-maybe-acronym = «{ $clue }» è una sigla?
referee-maybe-invented = «{ $clue }» è un nome o un modo di dire che conoscono tutti?
referee-maybe-foreign = Usereste tutti «{ $clue }» in una frase?
referee-maybe-same-word = «{ $clue }» è { $word } scritta male?
referee-maybe-spelling-variant = «{ $clue }» è un altro modo di scrivere { $word }?
referee-maybe-word-form = «{ $clue }» e { $word } sono della stessa famiglia?
referee-maybe-compound-part = «{ $clue }» e { $word } hanno in comune «{ $evidence }»?
referee-maybe-shared-root = «{ $clue }» e { $word } hanno la stessa radice, «{ $evidence }»?

## In privato, al Capo

referee-letters = { $word } comincia con questa lettera. Una lettera vale solo per quello che significa.
referee-letter-meaning = Una lettera vale solo per quello che significa.
referee-letter-count = { $word } ha { $evidence } lettere. Un numero vale solo per quello che significa.
referee-number-meaning = Un numero vale solo per quello che significa.
referee-number-as-clue = { $evidence ->
    [one] Vi resta una parola.
   *[other] Vi restano { $evidence } parole.
} Il numero dice solo quante parole vanno con l'indizio.
referee-homophone = «{ $clue }» suona come { $word }. È un'altra parola, e il suono da solo non può portare lì.
referee-accent = Senza l'accento { $word } sarebbe della famiglia di «{ $clue }». Sono parole diverse, e l'una non porta all'altra.
referee-sound-only = «{ $clue }» fa rima con { $word }. La rima porta lì solo se c'entra anche il significato.
referee-ok-spelled = Tutto unito si legge «{ $evidence }».
referee-unknown-word = «{ $clue }» non è nei nostri elenchi. Si scrive proprio così?

## Come ci è arrivato l'arbitro

referee-step-listed = è in elenco
referee-step-family = è della famiglia di { $what }
referee-step-part = contiene la parte { $what }
referee-step-hidden-part = forse contiene la parte { $what }
referee-step-old-compound = un tempo era un composto, ormai è una parola sola
referee-step-lemma = è una forma di { $what }
referee-step-accent = con gli accenti sarebbe { $what }
referee-step-variant = altra grafia di { $what }
referee-step-base = può derivare da { $what }
referee-step-split = può essere { $what }
referee-step-half = forse contiene { $what }
referee-step-hyphen = unisce { $what }
referee-step-words = è fatto di più parole
referee-step-root = ha la radice { $what }
referee-step-unknown = non è in elenco

## Comando usato male

referee-error-unknown-language = La lingua «{ $language }» non c'è. Ci sono { $known }.
referee-error-unknown-preset = Il profilo «{ $preset }» non c'è. Ci sono { $known }.
referee-error-bad-option = «{ $option }» non è un'opzione. Scrivi nome=valore; i nomi sono { $known }.
referee-error-bad-number = «{ $number }» non è un numero da indizio. Scrivi da 0 a 9, oppure «senza limiti».
referee-error-no-clue = Ci vogliono una lingua e un indizio, oppure --batch e un file.
referee-error-no-file = Non si riesce a leggere il file { $file }.
