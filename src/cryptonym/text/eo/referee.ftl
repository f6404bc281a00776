# Kion diras la juĝisto. $clue: la aludo; $word: la koncerna koda nomo; $evidence: kio estas komuna.

referee-verdict-legal = „{ $clue }” validas.
referee-verdict-refused = „{ $clue }” ne validas.
referee-verdict-doubtful = Pri „{ $clue }” decidas la kontraŭa ĉefspiono.
referee-verdict-no-clue = Tio ne estas aludo.

## Formo

referee-empty = Ĉi tie ne estas vorto.
referee-too-long = Tiel longa vorto ne ekzistas.
referee-mixed-script = Ĝi miksas literojn de du alfabetoj.
referee-extra-info = Aludo estas unu vorto kaj unu nombro; signoj, bildoj kaj komentoj restas ekstere.

## Unu vorto

referee-multiword = „{ $clue }” estas pli ol unu vorto.
referee-hyphenated = „{ $clue }” estas du vortoj kun streketo.
referee-acronym = „{ $clue }” estas mallongigo.
referee-invented = „{ $clue }” ne estas nomo aŭ esprimo, kiun ni konas.
referee-foreign = „{ $clue }” estas fremda vorto.

## Vortoj sur la tablo

referee-same-word = „{ $clue }” estas { $word }, kiu ankoraŭ kuŝas sur la tablo.
referee-spelling-variant = „{ $clue }” estas alia skribmaniero de { $word }.
referee-word-form = „{ $clue }” parencas al { $word }, kiu ankoraŭ kuŝas sur la tablo.
referee-compound-part = „{ $clue }” kaj { $word } havas komunan parton, „{ $evidence }”.
referee-shared-root = „{ $clue }” kaj { $word } havas komunan radikon, „{ $evidence }”.
referee-translation-on-table = „{ $clue }” tradukas la vorton { $word }, kiu ankoraŭ kuŝas sur la tablo.

## La samo kiel demandoj

referee-maybe-extra-info = Tio pli similas komenton ol aludon.
referee-maybe-acronym = Ĉu „{ $clue }” estas mallongigo?
referee-maybe-invented = Ĉu „{ $clue }” estas nomo aŭ esprimo, kiun ĉiuj konas?
referee-maybe-foreign = Ĉu vi ĉiuj dirus „{ $clue }” en frazo?
referee-maybe-same-word = Ĉu „{ $clue }” estas { $word } kun eraro?
referee-maybe-spelling-variant = Ĉu „{ $clue }” estas alia skribmaniero de { $word }?
referee-maybe-word-form = Ĉu „{ $clue }” kaj { $word } parencas?
referee-maybe-compound-part = Ĉu „{ $clue }” kaj { $word } havas komunan parton, „{ $evidence }”?
referee-maybe-shared-root = Ĉu „{ $clue }” kaj { $word } havas komunan radikon, „{ $evidence }”?

## Flustre, al la ĉefspiono

referee-letters = { $word } komenciĝas per tiu litero. Litero validas nur pro tio, kion ĝi signifas.
referee-letter-meaning = Litero validas nur pro tio, kion ĝi signifas.
referee-letter-count = { $word } havas { $evidence } literojn. Nombro validas nur pro tio, kion ĝi signifas.
referee-number-meaning = Nombro validas nur pro tio, kion ĝi signifas.
referee-number-as-clue = { $evidence ->
    [one] Restas al vi unu vorto.
   *[other] Restas al vi { $evidence } vortoj.
} La nombro diras nur, kiom da vortoj rilatas al la aludo.
referee-homophone = „{ $clue }” sonas kiel { $word }. Ĝi estas alia vorto, kaj la sono sola ne rajtas celi tien.
referee-accent = Sen la supersigno { $word } apartenus al „{ $clue }”. Ili estas malsamaj vortoj, kaj unu ne estas aludo pri la alia.
referee-sound-only = „{ $clue }” rimas kun { $word }. Rimo celas tien nur se ankaŭ la senco taŭgas.
referee-ok-spelled = Kunigite oni legas „{ $evidence }”.
referee-unknown-word = „{ $clue }” mankas en niaj listoj. Ĉu oni skribas ĝin tiel?

## Kiel la juĝisto trovis tion

referee-step-listed = estas en la listo
referee-step-family = apartenas al la familio de { $what }
referee-step-part = havas la parton { $what }
referee-step-hidden-part = eble havas la parton { $what }
referee-step-old-compound = iam estis kunmetaĵo, nun estas unu vorto
referee-step-lemma = estas formo de { $what }
referee-step-accent = kun supersignoj estus { $what }
referee-step-variant = alia skribmaniero de { $what }
referee-step-base = eble deriviĝas de { $what }
referee-step-split = eble estas { $what }
referee-step-half = eble enhavas { $what }
referee-step-hyphen = kunigas { $what }
referee-step-words = konsistas el pluraj vortoj
referee-step-root = havas la radikon { $what }
referee-step-unknown = mankas en la listo

## Misuzo de la komando

referee-error-unknown-language = Lingvo „{ $language }” ne ekzistas. Ekzistas { $known }.
referee-error-unknown-preset = Regularo „{ $preset }” ne ekzistas. Ekzistas { $known }.
referee-error-bad-option = „{ $option }” ne estas opcio. Skribu nomo=valoro; la nomoj estas { $known }.
referee-error-bad-number = „{ $number }” ne estas nombro por aludo. Skribu 0 ĝis 9 aŭ „senlima”.
referee-error-no-clue = Donu lingvon kaj aludon, aŭ --batch kaj dosieron.
referee-error-no-file = La dosiero { $file } ne legeblas.
