# La servilo: kion diras `cryptonym serve` kaj `cryptonym admin`, kaj la paĝo `/`.

serve-ready = Cryptonym funkcias.
serve-here = Sur ĉi tiu maŝino: { $address }
serve-network = En la sama reto, ankaŭ per telefonoj: { $address }
serve-only-here = Nur ĉi tiu maŝino atingas ĝin; { $option } malfermas ĝin al la reto.
serve-stop = { $keys } haltigas ĝin. Ĉiu movo estas konservita, kaj la ludoj daŭras de tie, kie ili estis.
serve-address-taken = { $address } ne estas uzebla: ĝi estas okupita, aŭ ĝi ne estas adreso de ĉi tiu maŝino. Per --port 0 troviĝas libera pordo.
serve-failed = La servilo ne ekfunkciis. La linioj supre diras, kial.
serve-goodbye = Haltigita. Nenio perdiĝis.

person-somebody = Iu
admin-backed-up = Ĉio estas en { $file }. Ĝi enhavas la ŝlosilojn de daŭrantaj ludoj, do ĝi restu privata.
admin-restored = { $count ->
    [one] Unu tablo revenis al sia loko.
   *[other] { $count } tabloj revenis al siaj lokoj.
}
admin-left-out = { $count ->
    [one] Unu tablo restis ekstere, ĉar ĝia kodo aŭ ĝia nomo estas okupita:
   *[other] { $count } tabloj restis ekstere, ĉar iliaj kodoj aŭ nomoj estas okupitaj:
}
admin-purged = { $count ->
    [one] Unu tablo estas forigita.
   *[other] { $count } tabloj estas forigitaj.
}
admin-people-restored = { $count ->
    [one] Unu persono revenis.
   *[other] { $count } personoj revenis.
}
admin-people-known = { $count ->
    [one] Unu persono restis ekstere, ĉar ĝi jam estas tie.
   *[other] { $count } personoj restis ekstere, ĉar ili jam estas tie.
}
admin-daily-restored = { $count ->
    [one] Unu ero de la taga ludo revenis.
   *[other] { $count } eroj de la taga ludo revenis.
}
admin-people-purged = { $count ->
    [one] Unu persono estas forigita.
   *[other] { $count } personoj estas forigitaj.
}
admin-no-person = Ne estas persono { $person }.
admin-person-leaves = Nenio plu malfermas ĉi tiun personon. La servilo prenas ĝin de ĝiaj tabloj kaj poste forgesas ĝin.
admin-no-report = Ne estas malfermita raporto { $report }.
admin-no-table = Ne estas tablo { $table }.
admin-no-file = Ne estas dosiero { $file }.
admin-not-written = Ne eblas skribi { $file }.
admin-damaged = { $file } ne estas tuta sekurkopio. La tabloj antaŭ la difekto revenis al siaj lokoj.
admin-no-answer = La datumbazo ne respondas.
admin-not-opened = La datumbazo { $file } ne malfermiĝas. Ĝi estas alispeca dosiero, aŭ la dosierujo mankas aŭ oni ne rajtas skribi en ĝi.

days-made = { $count ->
    [one] En { $file } estas unu tago. Ĝi enhavas la solvojn, do konservu ĝin por vi.
   *[other] En { $file } estas { $count } tagoj. Ĝi enhavas la solvojn, do konservu ĝin por vi.
}
days-damaged = { $file }: linio { $line } ne estas legebla. Ĝiaj tagoj estos faritaj denove.
days-unreadable = { $file } ne estas la malfermo de tago.
days-true = Jen la tago, kiu estis promesita: { $promise }
days-false = Tio ne estas la tago, kiu estis promesita. Ĝia haketaĵo estas { $promise }

front-what = Ĉi tio estas servilo de Cryptonym: tabloj por vortludo, unu aludo kaj multaj divenoj, en ses lingvoj. Ĝi ne havas paĝon por ludi.
front-terminal = Eblas ludi en terminalo: { $command }
front-api = Programoj povas ludi ĉi tie. La interfaco estas priskribita ĉe { $address }

feed-calendar = Cryptonym: limtempoj
feed-news = Cryptonym: tabloj, kiuj atendas
