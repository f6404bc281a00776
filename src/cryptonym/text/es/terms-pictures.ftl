# Solo de los juegos de imágenes.

pictures-sudden-death = Era el asesino. Queda una oportunidad: encontrar todas vuestras demás imágenes sin un solo fallo.
