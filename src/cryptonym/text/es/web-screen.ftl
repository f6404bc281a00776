# La pantalla grande de la sala.

screen-name = Pantalla
screen-qr = Código para escanear: la dirección de esta mesa
screen-join = Escanéalo, o abre { $address } y escribe el nombre de arriba.
screen-key-on-phones = Los jefes de espías ven la clave en sus móviles.
screen-free = todavía nadie
screen-again = Intentar de nuevo

## Dos bandos con una clave cada uno

duet-screen-key-on-phones = Cada bando ve su mitad de la clave en el móvil.
