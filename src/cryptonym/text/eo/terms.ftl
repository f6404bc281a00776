# Vortoj uzataj ĉie: en la terminalo kaj en la retumilo.

team = { $team ->
    [red] ruĝuloj
   *[blue] bluuloj
}
seat = { $seat ->
    [red_spymaster] la ĉefspiono de la ruĝuloj
    [blue_spymaster] la ĉefspiono de la bluuloj
    [red_operative] la terenaj spionoj de la ruĝuloj
    [blue_operative] la terenaj spionoj de la bluuloj
    [spymaster] la ĉefspiono
    [operative] la terena spiono
    [insider] spektanto, kiu konas la ŝlosilon
   *[watcher] spektanto
}
language-name = { $language ->
    [it] itala
    [nb] norvega
    [es] hispana
    [el] greka
    [eo] Esperanto
   *[en] angla
}
unlimited = senlima
