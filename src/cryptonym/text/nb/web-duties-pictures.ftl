# Brettet: Her ligger bilder, og det kan være ord blant dem; derfor er det snakk om kort.

pictures-duties-guess-first =
    { $count ->
        [one] Gjett et kort. Du har én gjetning.
       *[other] Gjett et kort. Du har opptil { $count } gjetninger.
    }
pictures-duties-guess-first-free = Gjett et kort, og fortsett så lenge du tør.
pictures-duties-guess-first-shared =
    { $team ->
        [red] Gjett et kort for rødt lag.
       *[blue] Gjett et kort for blått lag.
    }
pictures-duties-penalty-must = Hintet deres var ugyldig. Dekk til et av dine egne kort.
pictures-duties-penalty-may = Hintet deres var ugyldig. Dekk til et av dine egne kort, eller la være.
pictures-duties-penalty-wait =
    { $team ->
        [red] Hintet var ugyldig. Spionmesteren på rødt lag kan dekke til et kort.
       *[blue] Hintet var ugyldig. Spionmesteren på blått lag kan dekke til et kort.
    }
pictures-duties-simulate = Det er motstanderens tur: Dekk til et av kortene deres.
pictures-duties-sudden = Det var leiemorderen. Finn alle de andre kortene deres uten en eneste feil.
pictures-duties-sudden-wait = Det var leiemorderen. De har én sjanse: alle kortene sine, uten en eneste feil.
pictures_coop-duties-coop-won =
    { $score ->
        [one] Dere vant sammen, med ett av 7 poeng.
       *[other] Dere vant sammen, med { $score } av 7 poeng.
    }
pictures_duet-duties-sudden-wait = Sudden death: Bare dine kort er igjen. Den andre siden trykker.
pictures_duet-duties-guess-first-free = Hvilke kort peker hintet på? Trykk på ett.
