# Palabras de uso general: en la terminal y en el navegador.

team = { $team ->
    [red] rojo
   *[blue] azul
}
seat = { $seat ->
    [red_spymaster] el jefe de espías rojo
    [blue_spymaster] el jefe de espías azul
    [red_operative] los agentes de campo rojos
    [blue_operative] los agentes de campo azules
    [spymaster] el jefe de espías
    [operative] el agente de campo
    [insider] alguien del público que conoce la clave
   *[watcher] alguien del público
}
language-name = { $language ->
    [it] italiano
    [nb] noruego
    [es] español
    [el] griego
    [eo] esperanto
   *[en] inglés
}
unlimited = ilimitado
