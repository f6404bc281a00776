# Solo de los juegos de imágenes.

refusal-pictures-not-here = Las imágenes son para los juegos de imágenes. Aquí se juega con palabras.
refusal-pictures-missing = Un juego de imágenes necesita la lista de imágenes. Se pueden mezclar palabras.
pictures-refusal-sudden-death = Después del asesino nadie se planta: encontrad las imágenes que os quedan o rendíos.
pictures-refusal-not-own-colour = Tapa una carta de tu propio equipo.
pictures-refusal-not-their-colour = Tapa una carta del rival.
pictures-refusal-penalty-is-a-duty = En esta mesa la penalización es obligatoria. Tapa una de tus cartas.
