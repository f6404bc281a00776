# Misioj: mapo de urboj, kio estas gajnita tie, kaj kiel kunporti ĝin.

missions-title = Misioj
missions-link = Mapo de misioj
missions-next = Sekva misio
missions-here = Misio: { $city }
missions-lead = Gajnu urbon, kaj malfermiĝos ĝiaj najbaroj. Vi rajtas ludi ĉiun malfermitan urbon, tiom ofte, kiom vi volas.
missions-map = Mapo de misioj
missions-wait = La mapo estas survoje.
missions-progress = Gajnitaj urboj: { $won } el { $all }
missions-state-won = gajnita
missions-state-open = malfermita
missions-state-closed = fermita
missions-current = elektita por la sekva ludo
missions-tokens = { $count ->
    [one] unu ĵetono
   *[other] { $count } ĵetonoj
}
missions-mistakes = { $count ->
    [one] unu eraro permesita
   *[other] { $count } eraroj permesitaj
}
missions-no-mistakes = neniu eraro permesita
missions-plain = tiom da eraroj, kiom da ĵetonoj
missions-excess = Ĉiu plia eraro kostas duan ĵetonon.
missions-grade-1 = facila
missions-grade-2 = sufiĉe facila
missions-grade-3 = tikla
missions-grade-4 = malfacila
missions-grade-5 = tre malfacila
missions-played = { $count ->
    [one] Ludita unu fojon.
   *[other] Ludita { $count } fojojn.
}
missions-wins = { $count ->
    [one] Gajnita unu fojon.
   *[other] Gajnita { $count } fojojn.
}
missions-best = { $count ->
    [one] Plej bona ludo: restis unu ĵetono.
   *[other] Plej bona ludo: restis { $count } ĵetonoj.
}
missions-found = { $count ->
    [one] Plej bona ludo: unu vorto trovita.
   *[other] Plej bona ludo: { $count } vortoj trovitaj.
}
missions-why = Por malfermi ĝin, gajnu unu el ĉi tiuj: { $cities }.
missions-choose = Elektu: { $city }
missions-chosen = La sekva ludo estas por { $city }.
missions-without = Ludu sen misio
missions-watching = La urbon elektas tiuj, kiuj ludas.
missions-back = Reen al la tablo
missions-take = Kunportu la mapon
missions-take-lead = Ĉi tiu teksto enhavas ĉion, kion vi gajnis. Konservu ĝin, kaj portu ĝin al kiu ajn tablo.
missions-text = Teksto de la mapo
missions-copy = Kopiu
missions-copied = Kopiita
missions-copy-failed = Ĉi tiu retumilo ne permesas kopii. Mem elektu la tekston.
missions-save = Konservu kiel dosieron
missions-bring = Alportu mapon de alia tablo
missions-bring-lead = Nenio perdiĝas el tio, kio estas gajnita ĉi tie.
missions-paste = Algluu la tekston ĉi tie
missions-bring-do = Alportu ĝin
missions-brought = La mapo estas nun ĉi tie.
missions-city-boulogne = Bulonjo-ĉe-Maro
missions-city-dublin = Dublino
missions-city-seville = Sevilo
missions-city-bergen = Bergeno
missions-city-bialystok = Bjalistoko
missions-city-new-york = Novjorko
missions-city-edinburgh = Edinburgo
missions-city-venice = Venecio
missions-city-krakow = Krakovo
missions-city-oslo = Oslo
missions-city-rome = Romo
missions-city-trondheim = Trondhejmo
missions-city-thessaloniki = Tesaloniko
missions-city-havana = Havano
missions-city-palermo = Palermo
missions-city-athens = Ateno
missions-city-mexico-city = Meksikurbo
missions-city-valletta = Valeto
missions-city-tromso = Tromso
missions-city-heraklion = Heraklio
missions-city-bogota = Bogoto
missions-city-buenos-aires = Bonaero
missions-city-other = { $city }
