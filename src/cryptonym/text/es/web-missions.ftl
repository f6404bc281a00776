# Misiones: un mapa de ciudades, lo que se ha ganado y cómo llevárselo.

missions-title = Misiones
missions-link = Mapa de misiones
missions-next = Siguiente misión
missions-here = Misión: { $city }
missions-lead = Gana una ciudad y se abren sus vecinas. Puedes jugar cualquier ciudad abierta, las veces que quieras.
missions-map = Mapa de misiones
missions-wait = El mapa está en camino.
missions-progress = { $won } de { $all } ciudades ganadas
missions-state-won = ganada
missions-state-open = abierta
missions-state-closed = cerrada
missions-current = elegida para la próxima partida
missions-tokens = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
missions-mistakes = { $count ->
    [one] un fallo permitido
   *[other] { $count } fallos permitidos
}
missions-no-mistakes = ningún fallo permitido
missions-plain = tantos fallos como fichas
missions-excess = Cada fallo de más cuesta una segunda ficha.
missions-grade-1 = fácil
missions-grade-2 = bastante fácil
missions-grade-3 = peliaguda
missions-grade-4 = difícil
missions-grade-5 = muy difícil
missions-played = { $count ->
    [one] Jugada una vez.
   *[other] Jugada { $count } veces.
}
missions-wins = { $count ->
    [one] Ganada una vez.
   *[other] Ganada { $count } veces.
}
missions-best = { $count ->
    [one] Mejor partida: sobró una ficha.
   *[other] Mejor partida: sobraron { $count } fichas.
}
missions-found = { $count ->
    [one] Mejor partida: una palabra encontrada.
   *[other] Mejor partida: { $count } palabras encontradas.
}
missions-why = Para abrirla, gana una de estas: { $cities }.
missions-choose = Elegir { $city }
missions-chosen = La próxima partida es para { $city }.
missions-without = Jugar sin misión
missions-watching = La ciudad la eligen quienes juegan.
missions-back = Volver a la mesa
missions-take = Llévate el mapa
missions-take-lead = Este texto guarda todo lo que has ganado. Consérvalo y llévalo a cualquier mesa.
missions-text = Texto del mapa
missions-copy = Copiar
missions-copied = Copiado
missions-copy-failed = Este navegador no nos deja copiar. Selecciona tú el texto.
missions-save = Guardar como archivo
missions-bring = Trae un mapa de otra mesa
missions-bring-lead = No se pierde nada de lo que se ganó aquí.
missions-paste = Pega aquí el texto
missions-bring-do = Traerlo aquí
missions-brought = El mapa ya está aquí.
missions-city-boulogne = Boulogne-sur-Mer
missions-city-dublin = Dublín
missions-city-seville = Sevilla
missions-city-bergen = Bergen
missions-city-bialystok = Białystok
missions-city-new-york = Nueva York
missions-city-edinburgh = Edimburgo
missions-city-venice = Venecia
missions-city-krakow = Cracovia
missions-city-oslo = Oslo
missions-city-rome = Roma
missions-city-trondheim = Trondheim
missions-city-thessaloniki = Salónica
missions-city-havana = La Habana
missions-city-palermo = Palermo
missions-city-athens = Atenas
missions-city-mexico-city = Ciudad de México
missions-city-valletta = La Valeta
missions-city-tromso = Tromsø
missions-city-heraklion = Heraclión
missions-city-bogota = Bogotá
missions-city-buenos-aires = Buenos Aires
missions-city-other = { $city }
