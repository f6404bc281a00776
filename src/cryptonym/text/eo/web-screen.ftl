# La granda ekrano por la ĉambro.

screen-name = Ekrano
screen-qr = Skanebla kodo: la adreso de ĉi tiu tablo
screen-join = Skanu ĝin, aŭ malfermu { $address } kaj tajpu la supran nomon.
screen-key-on-phones = La ĉefspionoj vidas la ŝlosilon sur siaj telefonoj.
screen-free = ankoraŭ neniu
screen-again = Provu denove

## Du flankoj kun po unu ŝlosilo

duet-screen-key-on-phones = Ĉiu flanko vidas sian duonon de la ŝlosilo sur la telefono.
