# La portada.

front-open = Juega con amigos
