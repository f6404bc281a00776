# Persono sen konto: tabloj, aparatoj, nombroj, kaj la elirejo.

me-tables = Miaj tabloj
me-tables-none = Neniu estas malfermita. Malfermu unu aŭ aliĝu al unu: ĝi aperos ĉi tie.
me-ended-tables = { $count ->
    [one] Unu finita tablo
   *[other] { $count } finitaj tabloj
}
me-ended = Finita
me-wanted-clue = Via aludo
me-wanted-guess = Via divenvico
me-wanted-answer = Via respondo
me-wanted-start = Vi povas disdoni la kartojn
me-waits = Oni atendas: { $names }
me-running = Ludo estas en kuro
me-between = Neniu ludo estas en kuro
me-left-days = { $count ->
    [one] restas unu tago
   *[other] restas { $count } tagoj
}
me-left-hours = restas { $count } h
me-left-minutes = restas { $count } min
me-left-reserve = { $left }, el via rezervo
me-drop = Forigu el la listo: { $name }
me-about = Pri mi
me-keep = Konservu miajn tablojn
me-keep-about = Nek konto nek pasvorto: ĉi tiu aparato memoras vin. Vi trovas ĉiujn viajn tablojn sur la unua paĝo, sur pluraj aparatoj se vi volas, kaj viajn nombrojn. Neniu alia ekscias ion pri tio. Se vi volas nenion el tio, ludu kiel antaŭe.
me-have-code = Mi havas kodon de alia aparato
me-code = Kvar vortoj
me-code-use = Rekonu min ankaŭ ĉi tie
me-have-phrase = Mi havas frazon
me-phrase-type = Ses vortoj
me-phrase-use = Revenigu min
me-name = Mia nomo
me-save = Konservu
me-saved = Konservita.
me-language = Mia lingvo
me-level = Robotoj, kun kiuj mi ŝatas ludi
me-devices = Miaj aparatoj
me-device-about = Alia aparato fariĝas via per kodo el kvar vortoj. La kodo validas unufoje, dum dek minutoj.
me-device-more = Kodo por alia aparato
me-device-qr = QR-kodo por la alia aparato
me-news = Ankaŭ alia aparato nun estas via: { $kind }, de { $time }.
me-news-below = Ĉu ne vi? Forigu ĝin ĉi-sube.
me-news-elsewhere = Ĉu ne vi? Forigu ĝin
me-phrase = Frazo por malbonaj tagoj
me-phrase-about = Se vi perdas ĉiujn aparatojn, ses vortoj revenigas vin. Faru ilin nun kaj notu ilin.
me-phrase-there = Frazo jam estas. Se vi faras novan, la malnova ne plu validas.
me-phrase-make = Faru frazon
me-phrase-once = Notu ĉi tiujn vortojn, en ĉi tiu ordo. Ili montriĝas nur nun.
me-statistics = Miaj nombroj
me-statistics-none = Neniu via ludo ankoraŭ finiĝis.
me-statistics-games = Ludoj: { $count }, gajnitaj: { $won }
me-statistics-words = Vortoj de via teamo por ĉiu via aludo: { $number }
me-statistics-numbers = Nombroj, kiujn vi kuraĝis kaj plenumis
me-statistics-of = { $part } el { $whole } plenumitaj
me-statistics-touched = Kion via teamo tuŝis post aludo, kiun vi aŭdis
me-touched-own = Propraj vortoj
me-touched-rival = Vortoj de la aliaj
me-touched-bystander = Preterirantoj
me-touched-assassin = La murdisto
me-statistics-partners = Kunludantoj
me-statistics-shared = { $words } vortoj por { $clues } aludoj
me-statistics-private = Nur vi vidas tion.
me-out = Ĉiuj miaj datumoj
me-export = Eksportu ĉion
me-delete-about = La forigo efikas tuj kaj ne estas malfarebla. Kie vi ludas, roboto ludas plu, kaj anstataŭ via nomo staros „iu”.
me-delete = Forigu ĉion
me-delete-sure = Jes, forigu ĉion
me-delete-not = Ne, konservu min
me-deleted = Ĉio estas forigita.
me-problem-no-person = Vi ne estas konata ĉi tie. Komencu denove, aŭ revenu per kodo aŭ per via frazo.
me-problem-person-taken = Sub ĉi tiu sekreto jam estas iu. Provu ankoraŭ unu fojon.
me-problem-phrase-length = Frazo havas ses vortojn.
me-problem-phrase-word = Unu el la vortoj ne estas nia. Serĉu tajperaron.
me-problem-phrase-unknown = Ĉi tiuj vortoj estas de neniu. Unu el ili estas alia, aŭ la ordo estas alia.
me-problem-no-push = Ĉi tiu servilo ne revokas retumilojn.
me-problem-bad-endpoint = Via retumilo ne estas revokebla ĉe ĉi tiu adreso.
