# Aprire un tavolo, e venire a uno.

opening-name = Il tuo nome
opening-go = Apri il tavolo
opening-join = Entra
