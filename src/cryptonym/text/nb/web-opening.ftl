# Å åpne et bord, og å komme til et.

opening-name = Navnet ditt
opening-go = Åpne bordet
opening-join = Kom inn
