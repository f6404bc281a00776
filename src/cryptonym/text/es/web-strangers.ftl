# En una mesa de desconocidos, y lo que dice de ello «Sobre mí».

strangers-say = Di algo
strangers-more = Más frases
strangers-mute = No me muestres lo que dice { $name }
strangers-block = No volver a jugar con { $name }
strangers-blocked = No volverás a coincidir en una mesa con { $name }. Nadie se entera.
strangers-report = Denunciar a { $name }
strangers-reason = ¿Qué pasa?
strangers-reason-name = Un nombre ofensivo
strangers-reason-spoiling = Estropea la partida a propósito
strangers-reason-clues = Pistas ofensivas
strangers-reason-cheating = Hace trampas
strangers-reported = Gracias. Lo leerá quien lleva este servidor.

## En «Sobre mí»

strangers-title = Con desconocidos
strangers-strength = { $game }: fuerza { $strength }, más o menos { $doubt }
strangers-strength-about = Todo el mundo empieza con 25. Sirve para juntar a gente de fuerza parecida, y solo lo sabes tú.
strangers-blocks = Gente con la que nunca juegas
strangers-unblock = Volver a jugar con { $name }
strangers-games = Jugadas hasta el final: { $stayed }. Dejadas antes: { $left }.
strangers-jury-about = Deciden tres personas que no están en esta mesa, en menos de una hora. Mientras tanto se puede dar otra pista que no sea dudosa.
