# Brettet: Her ligger bilder, og det kan være ord blant dem; derfor er det snakk om kort.

pictures-board-left =
    { $team ->
        [red]
            { $count ->
                [one] Rødt lag: ett kort igjen
               *[other] Rødt lag: { $count } kort igjen
            }
       *[blue]
            { $count ->
                [one] Blått lag: ett kort igjen
               *[other] Blått lag: { $count } kort igjen
            }
    }
pictures-board-clue-hint = Ett ord og hvor mange av kortene dine det gjelder, for eksempel «hav 2».
pictures-board-clue-number = Nå tallet: Hvor mange kort mener du?
pictures-board-number-zero = 0: passer til ingen av kortene deres. Så mange gjetninger dere vil.
pictures-board-number-unlimited = ∞: flere kort, uten å si hvor mange. Så mange gjetninger dere vil.
pictures-board-guess = Velg et kort
pictures-board-cover = Dekk til et kort
pictures-board-say-skipped = Ingen kort ble dekket til.
pictures-board-simulated-team = Her sitter ingen. Etter hver av turene deres dekker spionmesteren til et av kortene her.
pictures_duet-board-number-zero = 0: Det passer ikke til noen av kortene dine.
