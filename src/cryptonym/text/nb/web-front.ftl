# Forsiden.

front-title = To lag. Ett ord om gangen.
front-lead = Et ordspill for to lag: Spionmesteren sier ett ord, og dere finner ut hvilke av de tjuefem kodenavnene som er deres.
front-picture = Et brett midt i et spill
front-open = Spill med venner
front-daily = Dagens brett
front-find = Finn et spill
front-bots = Spill med boter
front-bots-more = Nivå, rolle, poeng
front-bots-all = Velg alt selv
front-kind-teams = To lag
front-kind-coop = Ett lag, med poeng
front-back = Tilbake til bordet ditt: { $name }
front-public = Åpne bord
front-public-count = { $count ->
    [one] én person
   *[other] { $count } personer
}
front-public-playing = spiller
front-public-locked = Døra er låst.
front-how = Slik spiller du
front-companion = Med ekte kort
front-about = Om Cryptonym
front-about-text = Versjon { $version }. Ingen kontoer, ingen reklame, ingenting fra andre nettsteder. Et bord blir stående så lenge noen bruker det; lenken og navnet er alt du trenger.
front-about-licence = Cryptonym er fri programvare under MIT-lisensen. Kildekoden følger med programmet.

## To sider med hver sin nøkkel

front-kind-duet = Duet, sammen
front-tap-duet = Spill Duet med en bot

## Med bilder

front-kind-pictures = Bilder, to lag
front-tap-pictures = Spill med bilder og boter
