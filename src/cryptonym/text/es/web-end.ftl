# Después de la partida: por qué, la mesa otra vez, el relato, la siguiente.

end-why-assassin = { $team ->
    [red] El equipo rojo tocó { $word }. Era el asesino.
    [blue] El equipo azul tocó { $word }. Era el asesino.
   *[other] { $label } tocó { $word }. Era el asesino.
}
end-why-found = { $team ->
    [red] El último agente rojo era { $word }.
    [blue] El último agente azul era { $word }.
   *[other] { $label }: el último agente era { $word }.
}
end-why-gift = { $team ->
    [red] El último agente azul era { $word }, y lo tocó el propio equipo rojo.
    [blue] El último agente rojo era { $word }, y lo tocó el propio equipo azul.
   *[other] El último agente era { $word }, y lo tocó { $label } para los otros.
}
end-why-penalty = { $team ->
    [red] El último agente rojo era { $word }, tapado por penalización.
    [blue] El último agente azul era { $word }, tapado por penalización.
   *[other] { $label }: el último agente era { $word }, tapado por penalización.
}
end-why-opponents = El rival fue más rápido. Su último agente era { $word }.
end-why-other = La última palabra fue { $word }. Así termina la partida.
end-again = Otra partida
end-otherwise = O bien…
end-rotate = Cambiar de jefes
end-shuffle = Mezclar los equipos
end-lobby = Volver a los sitios
end-wait-host = La siguiente partida la empieza { $name }.
end-best = { $count ->
    [one] La mejor pista: { $clue } (una palabra encontrada).
   *[other] La mejor pista: { $clue } ({ $count } palabras encontradas).
}
end-luckiest = El mayor golpe de suerte: { $word } tras { $clue }, con una probabilidad del { $chance }.
end-picture-share = Imagen para compartir
end-replay = La partida, paso a paso
end-back = Un paso atrás
end-next = Un paso adelante
end-with-key = Enseñar la clave
end-dealt = { $team ->
    [red] Las cartas están en la mesa. Empieza el equipo rojo.
    [blue] Las cartas están en la mesa. Empieza el equipo azul.
   *[other] Las cartas están en la mesa. Empieza { $label }.
}
end-found = { $count ->
    [one] Una encontrada: { $words }.
   *[other] { $count } encontradas: { $words }.
}
end-stopped = Y ahí se plantó.
end-limit = No quedan intentos.
end-challenged = Han impugnado la pista.
end-story = Lo que pasó
end-send = Para contarlo
end-with-words = Con las palabras
end-picture = Una imagen del tablero. { $title }
end-rows = El resultado en símbolos
end-share = Compartir
end-copy = Copiar los símbolos
end-copied = Copiado.
end-not-copied = Este navegador no nos deja copiar. Selecciona los símbolos a mano.
end-record = El acta
end-checking = Comprobando el sello…
end-fair = Todo en orden: las palabras y la clave son las que se sellaron antes de la primera pista.
end-unfair = El sello no coincide. Estas no son las palabras y la clave prometidas.
end-unchecked = Ahora mismo no se puede comprobar el sello. En el acta está todo lo que hace falta.
end-analysis = Repasar las pistas
end-download = Descargar el acta

## Dos bandos con una clave cada uno

end-why-bystander = { $word } era un civil, y en la muerte súbita hay que acertarlas todas.
end-why-mistakes = { $word } era un civil: un fallo de más.
end-why-gave-up = Sin fichas y sin certezas: os habéis rendido.
duet-end-why-assassin = { $team ->
    [red] El azul tocó { $word }. En la mitad del rojo era un asesino.
   *[blue] El rojo tocó { $word }. En la mitad del azul era un asesino.
}
duet-end-why-found = { $word } era el decimoquinto agente.
duet-end-dealt = Las cartas están en la mesa. Empieza quien antes tenga una pista.
end-keys = Las dos claves
end-key-of = { $team ->
    [red] La mitad del rojo
    [blue] La mitad del azul
   *[other] { $label }
}
end-tokens-left = { $count ->
    [one] Sobró una ficha.
   *[other] Sobraron { $count } fichas.
}

## Con imágenes

pictures-end-best =
    { $count ->
        [one] La mejor pista: { $clue }. Una carta encontrada.
       *[other] La mejor pista: { $clue }. { $count } cartas encontradas.
    }
pictures-end-with-words = Con las imágenes
