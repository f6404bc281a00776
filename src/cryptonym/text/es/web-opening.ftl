# Abrir una mesa, y venir a una.

opening-name = Tu nombre
opening-go = Abre la mesa
opening-join = Entra
