# Et spill fra arkivet.

record-about = Etter et spill kan du laste ned protokollen, en liten tekstfil. Ta med en: Hvert trekk og seglet blir kontrollert, og spillet kan sees om igjen.
record-file = Åpne en fil
record-paste = Eller lim inn teksten
record-check = Kontroller protokollen
record-damaged = Denne protokollen er ikke slik den ble skrevet.
record-unfinished = Spillet er ikke over ennå.
