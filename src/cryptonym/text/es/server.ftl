# El servidor: qué dicen `cryptonym serve` y `cryptonym admin`, y la página `/`.

serve-ready = Cryptonym está en marcha.
serve-here = En esta máquina: { $address }
serve-network = En la misma red, también desde teléfonos: { $address }
serve-only-here = Solo llega a él esta máquina; { $option } lo abre a la red.
serve-stop = { $keys } lo detiene. Cada jugada queda guardada y las partidas siguen donde estaban.
serve-address-taken = { $address } no se puede usar: está ocupada o no es una dirección de esta máquina. Con --port 0 se busca un puerto libre.
serve-failed = El servidor no ha arrancado. Las líneas de arriba dicen por qué.
serve-goodbye = Detenido. No se ha perdido nada.

person-somebody = Alguien
admin-backed-up = Todo está en { $file }. Contiene las claves de las partidas en curso: conviene no compartirlo.
admin-restored = { $count ->
    [one] Una mesa ha vuelto a su sitio.
   *[other] Mesas que han vuelto a su sitio: { $count }.
}
admin-left-out = { $count ->
    [one] Una mesa ha quedado fuera, porque su código o su nombre está ocupado:
   *[other] { $count } mesas han quedado fuera, porque su código o su nombre está ocupado:
}
admin-purged = { $count ->
    [one] Se ha borrado una mesa.
   *[other] Mesas borradas: { $count }.
}
admin-people-restored = { $count ->
    [one] Ha vuelto una persona.
   *[other] Personas que han vuelto: { $count }.
}
admin-people-known = { $count ->
    [one] Una persona ha quedado fuera, porque ya está.
   *[other] { $count } personas han quedado fuera, porque ya están.
}
admin-daily-restored = { $count ->
    [one] Ha vuelto un dato del reto del día.
   *[other] Datos del reto del día que han vuelto: { $count }.
}
admin-people-purged = { $count ->
    [one] Se ha borrado una persona.
   *[other] Personas borradas: { $count }.
}
admin-no-person = No hay ninguna persona { $person }.
admin-person-leaves = Ya nada abre a esta persona. El servidor la quita de sus mesas y luego la olvida.
admin-no-report = No hay ninguna denuncia abierta { $report }.
admin-no-table = No hay ninguna mesa { $table }.
admin-no-file = No existe el archivo { $file }.
admin-not-written = No se puede escribir { $file }.
admin-damaged = { $file } no es una copia entera. Las mesas anteriores al daño han vuelto a su sitio.
admin-no-answer = La base de datos no responde.
admin-not-opened = La base de datos { $file } no se puede abrir. Es otra clase de archivo, o falta la carpeta o no se puede escribir en ella.

days-made = { $count ->
    [one] En { $file } hay un día. Contiene las soluciones, así que guárdalo para ti.
   *[other] En { $file } hay { $count } días. Contiene las soluciones, así que guárdalo para ti.
}
days-damaged = { $file }: la línea { $line } no se puede leer. Sus días se harán de nuevo.
days-unreadable = { $file } no es la apertura de un día.
days-true = Es el día que se prometió: { $promise }
days-false = No es el día que se prometió. Su huella es { $promise }

front-what = Esto es un servidor de Cryptonym: mesas para un juego de palabras, una pista y muchos intentos, en seis idiomas. No tiene página para jugar.
front-terminal = Se puede jugar en una terminal: { $command }
front-api = Los programas pueden jugar aquí. La interfaz se describe en { $address }

feed-calendar = Cryptonym: plazos
feed-news = Cryptonym: mesas que te esperan
