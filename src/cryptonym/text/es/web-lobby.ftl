# Antes de la partida: quién se sienta dónde.

lobby-ready = Por mí, empezamos
lobby-unready = Mejor esperad un momento
lobby-is-ready = listo
lobby-start = Empezar la partida
lobby-invite = Di este nombre, o manda el enlace
lobby-qr = Código QR con la dirección de esta mesa
lobby-qr-larger = Mostrar el código QR más grande
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-copy-failed = Este navegador no deja copiar. Esta es la dirección:
lobby-share = Compartir
lobby-local = Esta dirección solo sirve en este ordenador. Para los móviles, abre la otra dirección que el servidor escribió al arrancar.
lobby-one-team = Un equipo
lobby-for-both = Para ambos
lobby-spymaster = Jefe de espías
lobby-operatives = Agentes de campo
lobby-operative = Agente de campo
lobby-players = Jugadores
lobby-player = Jugador
lobby-sit = Sentarse
lobby-sit-at = Sentarse: { seat }
lobby-add-bot = Añadir un bot: { seat }
lobby-you = tú
lobby-bot = bot: { $level }
lobby-host = Anfitrión
lobby-see-to = Mover o echar
lobby-let-watch = Pasar a espectador
lobby-watchers = Espectadores
lobby-watchers-none = Nadie.
lobby-watch = Prefiero mirar
lobby-fill = Bots para el resto
lobby-shuffle = Mezclar
lobby-say = Di algo a todo el mundo
lobby-unequal = Los equipos son desiguales. Se puede jugar así.
lobby-for-host = Para el anfitrión
lobby-level = Nivel de los bots nuevos
lobby-close = Cerrar la mesa
lobby-close-sure = Sí, cerrarla para todos
lobby-change = Cambiar
lobby-change-title = A qué jugáis
lobby-change-seats = Otro tipo de partida tiene otros sitios: todos se levantan y los bots se van.
lobby-change-done = De acuerdo
lobby-yours = Tu sitio en esta mesa
lobby-rename = Cambiar
lobby-keep = Guardar esta mesa
lobby-keep-about = Vuelves a encontrar esta mesa en la portada, en «Mis mesas», y si quieres también en tus otros dispositivos. Sin cuenta ni contraseña.
lobby-kept = Esta mesa ya está en «Mis mesas».
lobby-device = Tu sitio en otro dispositivo
lobby-device-about = Escanea el código con el otro dispositivo, o abre allí esta mesa y escríbelo. Vale unos minutos.
lobby-device-qr = Código QR para tu otro dispositivo
lobby-device-make = Mostrar un código
lobby-device-again = Mostrar un código nuevo
lobby-screen = En torno a una pantalla grande
lobby-screen-about = Mostrad el tablero en una tele y jugad alrededor. Los jefes entran con el móvil y guardan ahí la clave; la tele nunca la enseña.
lobby-screen-go = Mostrarlo en esta pantalla
lobby-last = Ver la última partida
lobby-sat = { $seat ->
    [watcher] { $name } se queda a mirar.
   *[other] { $name } se sienta: { seat }.
}

## Dos bandos con una clave cada uno

duet-lobby-screen-about = Mostrad el tablero en una tele y jugad alrededor. Cada bando guarda su mitad de la clave en el móvil; la tele no enseña ninguna.
