# Malfermi tablon, kaj veni al unu.

opening-name = Via nomo
opening-go = Malfermu la tablon
opening-join = Envenu
