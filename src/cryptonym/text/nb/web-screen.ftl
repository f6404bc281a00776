# Storskjermen i rommet.

screen-name = Storskjerm
screen-qr = Kode å skanne: adressen til dette bordet
screen-join = Skann den, eller åpne { $address } og skriv inn navnet over.
screen-key-on-phones = Spionmesterne ser nøkkelen på telefonene sine.
screen-free = ingen ennå
screen-again = Prøv igjen

## To sider med hver sin nøkkel

duet-screen-key-on-phones = Hver side ser sin halvdel av nøkkelen på telefonen.
