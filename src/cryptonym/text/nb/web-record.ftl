# Et spill fra arkivet.

record-about = Etter et spill kan du laste ned protokollen, en liten tekstfil. Åpne den her: Hvert trekk og seglet blir kontrollert, og spillet kan sees om igjen.
record-file = Åpne en fil
record-paste = Eller lim inn teksten
record-check = Kontroller protokollen
record-damaged = Denne protokollen er ikke slik den ble skrevet.
record-foreign = Denne teksten er ingen spillprotokoll, eller så mangler den første linja.
record-unfinished = Spillet er ikke over ennå.
