# Abrir una mesa, y llegar a una.

opening-name = Tu nombre
opening-name-note = Como te llaman los demás en la mesa.
opening-name-empty = Escribe antes un nombre. Vale cualquiera.
opening-nameless = Agente
opening-language = Idioma de las palabras
opening-mode = Tipo de partida
opening-mode-teams = Dos equipos
opening-mode-coop = Un equipo
opening-mode-shared = A tres
opening-mode-duet = Duet
opening-mode-pictures = Imágenes
opening-mode-pictures-coop = Imágenes, un equipo
opening-mode-pictures-shared = Imágenes, a tres
opening-mode-pictures-duet = Imágenes, Duet
opening-mode-other = { $label }
opening-about-teams = Cuatro o más. Cada equipo tiene un jefe de espías; los demás adivinan.
opening-about-coop = Dos o más, todos juntos: cuantos menos turnos, más puntos.
opening-about-shared = Dos jefes de espías, y un agente de campo que adivina para ambos.
opening-about-duet = Dos o más: cada bando conoce medio secreto, y se gana o se pierde en equipo.
opening-about-pictures = Cuatro o más. Dos equipos, y dibujos extraños en lugar de palabras.
opening-about-pictures-coop = Dos o más, todos juntos, con dibujos en lugar de palabras.
opening-about-pictures-shared = Dos jefes de espías y un agente de campo para ambos, con dibujos en lugar de palabras.
opening-about-pictures-duet = Dos o más: Duet con dibujos en lugar de palabras.
opening-about-other = Otro juego de la misma familia.
opening-go = Abrir la mesa
opening-go-bots = Empezar con bots
opening-more = Lo demás puede quedarse así
opening-retry = Intentar de nuevo
opening-words = Palabras
opening-words-count = { $count ->
    [one] una palabra
   *[other] { $count } palabras
}
opening-list-deck = La primera caja
opening-list-second = La segunda caja
opening-list-junior = Palabras fáciles
opening-own = Palabras propias
opening-own-note = Una por línea, o separadas por comas.
opening-own-count = { $count ->
    [one] una palabra propia
   *[other] { $count } palabras propias
}
opening-own-mixed = Van mezcladas con las demás: no salen todas en cada partida.
opening-own-file = Cargarlas de un archivo
opening-own-unreadable = Ese archivo no es texto sin formato. Elige uno de texto con una palabra por línea.
opening-bad-long = Línea { $line }, «{ $word }»: tiene más de { $limit } caracteres
opening-bad-signs = Línea { $line }, «{ $word }»: en una carta solo caben letras, cifras, espacios, guiones, apóstrofos y puntos
opening-bad-twice = Línea { $line }, «{ $word }»: ya está, así que cuenta una vez
opening-bad-more = { $count ->
    [one] Y una línea más
   *[other] Y { $count } líneas más
}
opening-rules = Reglas de la casa
opening-rules-note = Qué acepta vuestro grupo como pista más allá de las reglas estrictas.
opening-preset = Empieza con
opening-preset-usual = Lo habitual
opening-preset-book = Según el reglamento
opening-preset-friendly = Entre amigos
opening-preset-app = Como en la app
opening-preset-own = a medida
opening-house-compounds = Compuestos de varias palabras
opening-say-compounds = Los de uso corriente valen por una palabra.
opening-house-phrases = Frases hechas
opening-say-phrases = Con significado unitario valen por una palabra.
opening-house-full-names = Nombre y apellido
opening-say-full-names = El nombre completo de alguien famoso es una palabra.
opening-house-titles = Títulos
opening-say-titles = El título de un libro, película o canción es una palabra.
opening-house-place-names = Lugares de varias palabras
opening-say-place-names = Nueva York es una palabra.
opening-house-acronyms = Siglas
opening-say-acronyms = Las corrientes valen como palabra.
opening-house-homophones = Palabras que suenan igual
opening-say-homophones = Una pista puede apuntar al sonido de una palabra.
opening-house-accents = Las tildes no cuentan
opening-say-accents = Se puede jugar con palabras que solo difieren en la tilde.
opening-house-rhymes = Cualquier rima
opening-say-rhymes = Una pista puede rimar sin relación de sentido.
opening-expert = Cero e ilimitado
opening-expert-note = Los jefes pueden decirlos en vez de un número.
opening-waiver = Perdonar una pista nula
opening-waiver-note = Si no ha perjudicado a nadie, el otro jefe puede darla por buena.
opening-penalty = La penalización es obligatoria
opening-penalty-note = Tras una pista nula, el rival tapa una palabra, quiera o no.
opening-check = Árbitro
opening-check-guard = Avisa antes
opening-check-referee = Pita falta
opening-check-free = No hay
opening-judge-guard = Una pista nula se rechaza antes de que nadie la oiga, y no cuesta nada.
opening-judge-referee = La pista la oye todo el mundo y luego el árbitro la impugna; la penalización es de verdad.
opening-judge-free = Solo las personas juzgan las pistas, como en torno a una mesa.
opening-time = Reloj
opening-time-none = Sin reloj
opening-time-sand = Reloj de arena
opening-time-strict = Con límite
opening-clock-none = Cada cual piensa cuanto quiera.
opening-clock-sand = Cualquiera puede darle la vuelta. Cuando se acaba no pasa nada, pero todos lo ven.
opening-clock-strict = Cuando se acaba el tiempo, se acaba el turno.
opening-seconds-sand = Segundos hasta que se vacía
opening-seconds-clue = Segundos para una pista
opening-seconds-first = Segundos para la primera pista
opening-seconds-first-note = Si lo dejas vacío: sin límite.
opening-seconds-guess = Segundos para adivinar
opening-seconds-wrong = Escribe un número entero del 1 al { $most }.
opening-cards = Cartas y claves
opening-keys = Claves
opening-key-deck40 = De 40 ya hechas
opening-key-random = Nuevas en cada partida
opening-keys-public = Estas cuarenta claves son públicas: quien las conoce puede deducir la vuestra tras unas pocas cartas. Valen con cartas de verdad o entre amigos.
duet-opening-keys-public = Estas cien claves son públicas: quien las conoce deduce al momento vuestro lado a partir del suyo. Valen con cartas de verdad o entre amigos.
pictures-opening-keys-public = Estas sesenta claves son públicas: quien las conoce puede deducir la vuestra tras unas pocas cartas. Valen con cartas de verdad o entre amigos.
opening-next = Palabras de la partida siguiente
opening-next-note = Cada carta tiene otra palabra en el reverso.
opening-next-auto = El reverso, luego nuevas
opening-next-flip = El reverso
opening-next-draw = Cartas nuevas
opening-company = La mesa
opening-by-link = con enlace y nombre
opening-public = Abierta a todos
opening-public-note = Aparece en la portada: cualquiera puede entrar.
opening-chat = Cada equipo habla por su cuenta
opening-chat-note = Si no, todos oyen pensar a los agentes, como en torno a una mesa.
opening-look = Los espectadores pueden ver la clave
opening-look-note = Quien la haya visto ya no adivina en esa partida. Nunca en una mesa abierta a todos, ni con bots.
opening-bots = Bots
opening-level = Nivel de los bots
opening-level-easy = Fácil
opening-level-normal = Normal
opening-level-hard = Difícil
opening-role = Tú eres
opening-role-operative = Agente de campo
opening-role-spymaster = Jefe de espías
opening-pace = Ritmo de los bots
opening-pace-human = Como una persona
opening-pace-quick = Deprisa
opening-pace-instant = Al instante
opening-explain = Los bots dicen por qué
opening-explain-note = Tras cada intento: las palabras que llevan de la pista a la carta.
opening-join = Entrar
opening-find = Nombre de una mesa
opening-find-note = Cuatro palabras, o un enlace.
opening-find-go = Unirse
opening-find-empty = Escribe el nombre que te han dicho.
opening-find-seat-only = Ese código traslada un sitio. Escribe delante el nombre de la mesa.
opening-code-drawer = Ya estoy en esta mesa, con otro dispositivo
opening-code = Código
opening-code-note = Lo muestra el otro dispositivo.
opening-code-empty = Escribe el código que muestra el otro dispositivo.
opening-code-go = Tomar el sitio
opening-gone-again = Volver a entrar

## Dos bandos con una clave cada uno

opening-tokens = Fichas
opening-tokens-note = Cada turno cuesta una. Lo normal son 9; con 10 u 11 es más fácil, con menos, más difícil.
opening-mistakes = Fallos permitidos
opening-mistakes-any = Libres
opening-mistakes-note = Cuántos civiles se pueden tocar al precio normal.
opening-excess = Un fallo de más
opening-excess-extra-token = Cuesta dos fichas
opening-excess-sudden-death = Muerte súbita
opening-excess-loss = Se pierde
opening-key-deck100 = De 100 ya hechas

## Con imágenes

opening-faces = ¿Qué hay sobre la mesa?
opening-faces-name =
    { $faces ->
        [pictures] Imágenes
       *[words] Palabras
    }
opening-pictures-count = { $count } imágenes
opening-list-pictures = Imágenes
opening-key-deck60 = De 60 ya hechas
opening-assassin-ending = Final del asesino
opening-assassin-ending-note = Quien toca al asesino sigue sin pista, y solo gana si encuentra todas sus demás imágenes sin un fallo.
