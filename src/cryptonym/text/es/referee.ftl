# Lo que dice el árbitro. $clue: la pista; $word: el nombre en clave afectado; $evidence: lo que comparten.

referee-verdict-legal = «{ $clue }» vale.
referee-verdict-refused = «{ $clue }» no vale.
referee-verdict-doubtful = Sobre «{ $clue }» decide el jefe de espías rival.
referee-verdict-no-clue = Eso no es una pista.

## Forma

referee-empty = Ahí no hay ninguna palabra.
referee-too-long = Es más larga que cualquier palabra.
referee-mixed-script = Mezcla letras de dos alfabetos.
referee-extra-info = Una pista es una palabra y un número; símbolos, dibujos y comentarios quedan fuera.

## Una palabra

referee-multiword = «{ $clue }» es más de una palabra.
referee-hyphenated = «{ $clue }» son dos palabras unidas con guion.
referee-acronym = «{ $clue }» es una sigla.
referee-invented = «{ $clue }» no es un nombre ni una expresión que conozcamos.
referee-foreign = «{ $clue }» es una palabra extranjera.

## Palabras en la mesa

referee-same-word = «{ $clue }» es { $word }, que sigue en la mesa.
referee-spelling-variant = «{ $clue }» es otra manera de escribir { $word }.
referee-word-form = «{ $clue }» es de la familia de { $word }, que sigue en la mesa.
referee-compound-part = «{ $clue }» y { $word } tienen en común «{ $evidence }».
referee-shared-root = «{ $clue }» y { $word } tienen la misma raíz, «{ $evidence }».
referee-translation-on-table = «{ $clue }» es la traducción de { $word }, que sigue en la mesa.

## Lo mismo, como pregunta

referee-maybe-extra-info = Parece más un comentario que una pista.
referee-maybe-acronym = ¿«{ $clue }» es una sigla?
referee-maybe-invented = ¿«{ $clue }» es un nombre o una expresión que todos conocen?
referee-maybe-foreign = ¿Usaríais todos «{ $clue }» en una frase?
referee-maybe-same-word = ¿«{ $clue }» es { $word } mal escrita?
referee-maybe-spelling-variant = ¿«{ $clue }» es otra manera de escribir { $word }?
referee-maybe-word-form = ¿«{ $clue }» y { $word } son de la misma familia?
referee-maybe-compound-part = ¿«{ $clue }» y { $word } tienen en común «{ $evidence }»?
referee-maybe-shared-root = ¿«{ $clue }» y { $word } tienen la misma raíz, «{ $evidence }»?

## En privado, al jefe

referee-letters = { $word } empieza por esta letra. Una letra solo vale por lo que significa.
referee-letter-meaning = Una letra solo vale por lo que significa.
referee-letter-count = { $word } tiene { $evidence } letras. Un número solo vale por lo que significa.
referee-number-meaning = Un número solo vale por lo que significa.
referee-number-as-clue = { $evidence ->
    [one] Queda una palabra por encontrar.
   *[other] Quedan { $evidence } palabras por encontrar.
} El número solo dice cuántas palabras van con la pista.
referee-homophone = «{ $clue }» suena como { $word }. Es otra palabra, y el sonido por sí solo no puede llevar hasta ella.
referee-accent = Sin la tilde, { $word } sería de la familia de «{ $clue }». Son palabras distintas, y una no es pista de la otra.
referee-sound-only = «{ $clue }» rima con { $word }. La rima solo lleva hasta ella si el significado también encaja.
referee-ok-spelled = Todo junto se lee «{ $evidence }».
referee-unknown-word = «{ $clue }» no está en nuestras listas. ¿Se escribe así?

## Cómo llegó a eso el árbitro

referee-step-listed = está en la lista
referee-step-family = es de la familia de { $what }
referee-step-part = contiene { $what }
referee-step-hidden-part = puede tener la parte { $what }
referee-step-old-compound = fue un compuesto, ya es una sola palabra
referee-step-lemma = es una forma de { $what }
referee-step-accent = con acentos sería { $what }
referee-step-variant = otra grafía de { $what }
referee-step-base = puede venir de { $what }
referee-step-split = puede ser { $what }
referee-step-half = puede contener { $what }
referee-step-hyphen = une { $what }
referee-step-words = son varias palabras
referee-step-root = tiene la raíz { $what }
referee-step-unknown = no está en la lista

## Mal uso de la orden

referee-error-unknown-language = No hay ningún idioma «{ $language }». Hay { $known }.
referee-error-unknown-preset = No hay ningún perfil «{ $preset }». Hay { $known }.
referee-error-bad-option = «{ $option }» no es una opción. Escribe nombre=valor; los nombres son { $known }.
referee-error-bad-number = «{ $number }» no es un número de pista. Escribe de 0 a 9, o «ilimitado».
referee-error-no-clue = Hacen falta un idioma y una pista, o --batch y un archivo.
referee-error-no-file = El archivo { $file } no se puede leer.
