# Palabras de uso general: en la terminal y en el navegador.

team = { $team ->
    [red] rojo
    [blue] azul
   *[other] { $label }
}
seat = { $seat ->
    [red_spymaster] el jefe de espías rojo
    [blue_spymaster] el jefe de espías azul
    [red_operative] un agente de campo rojo
    [blue_operative] un agente de campo azul
    [red_player] un jugador rojo
    [blue_player] un jugador azul
    [spymaster] el jefe de espías
    [operative] el agente de campo
    [player] un jugador
    [insider] espectador con la clave
    [watcher] espectador
   *[other] { $label }
}
language-name = { $language ->
    [it] italiano
    [nb] noruego
    [es] español
    [el] griego
    [eo] esperanto
    [en] inglés
   *[other] { $own }
}
unlimited = ilimitado
covered-penalty = { $team ->
    [red] Penalización: el equipo rojo tapa { $word }.
    [blue] Penalización: el equipo azul tapa { $word }.
   *[other] Penalización: { $label } tapa { $word }.
}
covered-simulated = El rival encontró { $word }.
rank = { $score ->
    [8] Cuando se cuente, no lo creerá nadie.
    [7] Y la llamaban misión imposible.
    [6] Para quitarse el sombrero.
    [5] El servicio secreto llamará mañana.
    [4] Autorización del máximo nivel.
    [3] Relojes en hora y equipo afinado.
    [2] Nada mal, aunque se puede mejorar.
   *[1] Ganar es ganar.
}
