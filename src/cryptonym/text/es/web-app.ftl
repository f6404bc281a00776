# El marco de cada página: idioma, conexión, problemas.

app-page = { $page ->
    [opening] Abre una mesa
    [join] Únete a una mesa
    [table] En la mesa
    [how] Cómo se juega
    [record] Comprueba una partida
    [companion] Con cartas de verdad
    [me] Sobre mí
    [daily] El reto del día
    [find] Busca una partida
    [missing] Aquí no hay nada
   *[front] Cryptonym
}
app-skip = Ir al contenido
app-language = Idioma
app-home = A la portada
app-leave = Dejar la mesa
app-leave-sure = Sí, dejar la mesa
app-loading = Un momento…
app-trying = Sin conexión. Seguimos intentándolo.
app-connecting = Conectando…
app-away = Sin conexión. Tu sitio te espera, y seguimos intentándolo.
app-listed = { $first } y { $last }
app-back = Otra vez en línea.
app-broken = Algo ha fallado. De la partida no se ha perdido nada.
app-reload = Volver a cargarla
app-not-found = Quizá se perdió por el camino un trozo del enlace.

## Problemas ajenos a las reglas, por código

app-problem-malformed = Eso no se entiende. Prueba de otra manera.
app-problem-too-large = El texto es demasiado largo. Acórtalo.
app-problem-too-fast = Más despacio. Espera un momento y vuelve a probar.
app-problem-no-such-table = Esa mesa no existe. Revisa el nombre, o abre una nueva.
app-problem-no-seat = Todavía no estás en esta mesa. Entra con un nombre.
app-problem-wrong-origin = Esta página no tiene permiso para esa mesa. Abre la dirección de la mesa.
app-problem-unknown-code = Ese código no vale, o ya no. Pide uno nuevo.
app-problem-code-elsewhere = El servidor ya no sabe leer ese código. Pide uno nuevo.
app-problem-no-such-record = De esa partida todavía no hay acta.
app-problem-no-such-picture = Esa imagen no existe.
app-problem-no-such-key = Este no es el código de una clave. Son cuatro palabras, como en el otro móvil.
app-problem-no-such-card = No hay ninguna carta así. Mira otra vez el número.
app-problem-cannot-print = Este servidor no sabe imprimir. Quien lo lleva puede instalar cryptonym[print].
app-problem-member-gone = Ya no estás en esta mesa.
app-problem-device-removed = Has cerrado la sesión de este dispositivo desde otro.
app-problem-moving = La mesa se está mudando. Vuelve en un momento.
app-problem-too-slow = Tu conexión se quedó atrás. Empieza de nuevo.
app-problem-try-again = No ha funcionado. Inténtalo de nuevo.
app-problem-offline = Sin conexión. Revisa la red y vuelve a probar.
