# En jury av fremmede.

jury-title = Er dette hintet greit?
jury-about = Ved et bord med fremmede er dommeren i tvil. Tre personer som ikke er der, bestemmer; du er en av dem. Et hint kan ikke være en form eller en del av et ord som ligger åpent.
jury-allow = Det er greit
jury-object = Det er ikke greit
jury-thanks = Takk, da kommer de videre.
