# Protokoloj de ludoj: kion ni diras pri difektita dosiero, kaj kion montras `cryptonym record`.

record-error = Linio { $line }: { $problem }
record-error-not-text = ĉi tio ne estas teksta dosiero.
record-error-too-large = la dosiero estas multe tro granda por protokolo.
record-error-not-a-record = ĉi tio ne estas protokolo de Cryptonym, versio 1.
record-error-unknown-line = protokolo ne havas tian linion: { $found }
record-error-bad-value = tio ne povas esti: { $found }
record-error-missing-line = io mankas antaŭ ĉi tiu linio: { $found }
record-error-bad-words = sur la tablo devas kuŝi tiom da malsamaj kodaj nomoj, kiom la ludo postulas.
record-error-bad-key = tio ne estas valida ŝlosilo.
record-error-bad-event = tio ne legeblas: { $found }
record-error-illegal-event = tio ne povis okazi ĉi tie.
record-error-truncated = la protokolo rompiĝas meze.
record-error-wrong-result = tiu rezulto ne sekvas el la supra ludo.
record-error-broken-seal = io supre ŝanĝiĝis, post kiam la protokolo estis sigelita.
record-error-broken-commitment = la vortoj kaj la ŝlosilo ne estas tiuj, kiuj estis promesitaj komence.
record-error-no-file = La dosiero { $file } ne legeblas.

record-verified = La protokolo estas nedifektita. Ĉiu movo estas laŭregula, kaj la vortoj kaj la ŝlosilo estas la promesitaj.
record-so-far = Ĝis ĉi tie la protokolo estas nedifektita. La vortojn kaj la ŝlosilon oni povos kontroli post la ludo.
record-step = Paŝo { $step } el { $steps }
record-title = { $language }, { $mode ->
    [coop] unu teamo
    [shared] tri ludantoj
    [duet] du flankoj, unu misio
    [pictures] bildoj, du teamoj
    [pictures_coop] bildoj, unu teamo
    [pictures_shared] bildoj, tri ludantoj
    [pictures_duet] bildoj, du flankoj
    [teams] du teamoj
   *[other] { $label }
}
record-suggests = Pensigas pri { $cards }.
record-worth = Por kutima teamo ĝi valoris { $expected }. Trovitaj: { $found }.
record-others = Estis ankaŭ { $clues }.
record-team = { team }: { $found } trovitaj per aludoj, kiuj valoris { $expected }. La plej bonaj, kiujn ni konas, valoris { $possible }.
record-not-finished = Nur finita ludo povas esti analizita.
