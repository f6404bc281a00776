# Actas de partida: qué se dice de un archivo dañado y qué muestra `cryptonym record`.

record-error = Línea { $line }: { $problem }
record-error-not-text = este archivo no es de texto.
record-error-too-large = el archivo es demasiado grande para ser un acta.
record-error-not-a-record = esto no es un acta de Cryptonym, versión 1.
record-error-unknown-line = un acta no tiene líneas así: { $found }
record-error-bad-value = esto no puede ser: { $found }
record-error-missing-line = falta algo antes de esta línea: { $found }
record-error-bad-words = en la mesa van tantos nombres en clave distintos como pide el juego.
record-error-bad-key = esta clave no es válida.
record-error-bad-event = esto no se puede leer: { $found }
record-error-illegal-event = esto no pudo pasar aquí.
record-error-truncated = el acta se corta.
record-error-wrong-result = este resultado no sale de la partida de arriba.
record-error-broken-seal = algo de lo anterior cambió después de sellar el acta.
record-error-broken-commitment = las palabras y la clave no son las prometidas al repartir.
record-error-no-file = El archivo { $file } no se puede leer.

record-verified = El acta está íntegra. Cada jugada es legal, y las palabras y la clave son las prometidas.
record-so-far = El acta está íntegra hasta aquí. Las palabras y la clave se comprueban al acabar la partida.
record-step = Paso { $step } de { $steps }
record-title = { $language }, { $mode ->
    [coop] un equipo
    [shared] tres jugadores
    [duet] dos bandos, una misión
    [pictures] imágenes, dos equipos
    [pictures_coop] imágenes, un equipo
    [pictures_shared] imágenes, tres jugadores
    [pictures_duet] imágenes, dos bandos
    [teams] dos equipos
   *[other] { $label }
}
record-suggests = Hace pensar en { $cards }.
record-worth = De media da para { $expected }. Encontradas: { $found }.
record-others = También estaba { $clues }.
record-team = { team }: { $found } encontradas. Las pistas daban para { $expected }; las mejores que conocemos, para { $possible }.
record-not-finished = Solo se puede analizar una partida terminada.
