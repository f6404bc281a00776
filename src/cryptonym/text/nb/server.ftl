# Serveren: hva `cryptonym serve` og `cryptonym admin` sier, og siden `/`.

serve-ready = Cryptonym er i gang.
serve-here = På denne maskinen: { $address }
serve-network = I samme nett, også fra telefoner: { $address }
serve-only-here = Bare denne maskinen når den; { $option } åpner den for nettet.
serve-stop = { $keys } stopper den. Hvert trekk er lagret, og spillene fortsetter der de var.
serve-address-taken = { $address } kan ikke brukes: Den er opptatt, eller den hører ikke til denne maskinen. --port 0 finner en ledig port.
serve-failed = Serveren startet ikke. Linjene ovenfor sier hvorfor.
serve-goodbye = Stoppet. Ingenting er tapt.

person-somebody = Noen
admin-backed-up = Alt ligger i { $file }. Fila inneholder nøklene til spill som pågår, så den bør ikke deles.
admin-restored = { $count ->
    [one] Ett bord er på plass igjen.
   *[other] { $count } bord er på plass igjen.
}
admin-left-out = { $count ->
    [one] Ett bord ble utelatt, fordi id-en eller navnet er opptatt:
   *[other] { $count } bord ble utelatt, fordi id-ene eller navnene er opptatt:
}
admin-purged = { $count ->
    [one] Ett bord er slettet.
   *[other] { $count } bord er slettet.
}
admin-people-restored = { $count ->
    [one] Én person er tilbake.
   *[other] { $count } personer er tilbake.
}
admin-people-known = { $count ->
    [one] Én person ble utelatt, fordi personen er der fra før.
   *[other] { $count } personer ble utelatt, fordi de er der fra før.
}
admin-daily-restored = { $count ->
    [one] Én oppføring fra dagens brett er tilbake.
   *[other] { $count } oppføringer fra dagens brett er tilbake.
}
admin-people-purged = { $count ->
    [one] Én person er slettet.
   *[other] { $count } personer er slettet.
}
admin-no-person = Det finnes ingen person { $person }.
admin-person-leaves = Ingenting åpner denne personen lenger. Serveren tar dem fra bordene og glemmer dem så.
admin-no-report = Det finnes ingen åpen melding { $report }.
admin-no-table = Det finnes ikke noe bord { $table }.
admin-no-file = Det finnes ingen fil { $file }.
admin-not-written = { $file } kan ikke skrives.
admin-damaged = { $file } er ikke en hel sikkerhetskopi. Bordene fram til skaden er på plass igjen.
admin-no-answer = Databasen svarer ikke.
admin-not-opened = Databasen { $file } kan ikke åpnes. Det er en annen slags fil, eller så mangler mappa, eller det går ikke an å skrive til den.

days-made = { $count ->
    [one] Én dag ligger i { $file }. Filen har løsningene, så hold den for deg selv.
   *[other] { $count } dager ligger i { $file }. Filen har løsningene, så hold den for deg selv.
}
days-damaged = { $file }: linje { $line } kan ikke leses. Dagene i den lages på nytt.
days-unreadable = { $file } er ikke åpningen av en dag.
days-true = Dette er dagen som ble lovet: { $promise }
days-false = Dette er ikke dagen som ble lovet. Fingeravtrykket er { $promise }

front-what = Dette er en Cryptonym-server: bord for et ordspill, ett hint og mange gjetninger, på seks språk. Den har ingen side å spille på.
front-terminal = Du kan spille i en terminal: { $command }
front-api = Programmer kan spille her. Grensesnittet er beskrevet på { $address }

feed-calendar = Cryptonym: frister
feed-news = Cryptonym: bord som venter
