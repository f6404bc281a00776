# Tablo ludata dum tagoj: kiom da tempo ĉiu havas, kaj kion oni maltrafis.

slow-pace = Rapideco
slow-live = Samtempe
slow-live-about = Ĉiuj estas tie samtempe.
slow-about = Ĉiu havas tiom da tempo por ĉiu movo kaj ludas, kiam konvenas. Kiam tempo kaj rezervo finiĝis, roboto ludas plu ĝis la reveno.
slow-each = { $time } por ĉiu movo
slow-reserve = Rezerve, por ĉiu ludanto kaj ludo
slow-none = Nenio
slow-days =
    { $count ->
        [one] 1 tago
       *[other] { $count } tagoj
    }
slow-hours =
    { $count ->
        [one] 1 horo
       *[other] { $count } horoj
    }
slow-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutoj
    }

slow-left-mine = Restas al vi { $time }.
slow-left = { $names }: restas { $time }.
slow-left-and-reserve-mine = Restas al vi { $time }, poste { $reserve } rezerve.
slow-left-and-reserve = { $names }: restas { $time }, poste { $reserve } rezerve.
slow-in-reserve-mine = Vi uzas vian rezervon: restas { $time }.
slow-in-reserve = { $names }: uzas la rezervon, restas { $time }.
slow-give-time = Donu pli da tempo
slow-ran-out = La tempo finiĝis: { $names }.
slow-given = { $name } donas pli da tempo.
slow-server-was-away = La servilo forestis, do estas pli da tempo.
slow-stands-in = { $name }, roboto, ludas plu.
slow-kept = { $inTime } movoj ĝustatempe, { $overdue } malfruaj

slow-missed =
    { $count ->
        [one] Unu afero okazis dum via foresto
       *[other] { $count } aferoj okazis dum via foresto
    }
slow-missed-title = Dum via foresto
slow-open-clues = Ankoraŭ malfermitaj aludoj
slow-found =
    { $count ->
        [one] 1 trovita
       *[other] { $count } trovitaj
    }
slow-found-none = ankoraŭ nenio trovita
