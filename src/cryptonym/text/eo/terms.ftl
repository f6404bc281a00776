# Vortoj uzataj ĉie: en la terminalo kaj en la retumilo.

team = { $team ->
    [red] ruĝuloj
    [blue] bluuloj
   *[other] { $label }
}
seat = { $seat ->
    [red_spymaster] la ĉefspiono de la ruĝuloj
    [blue_spymaster] la ĉefspiono de la bluuloj
    [red_operative] terena spiono de la ruĝuloj
    [blue_operative] terena spiono de la bluuloj
    [red_player] ludanto de la ruĝuloj
    [blue_player] ludanto de la bluuloj
    [spymaster] la ĉefspiono
    [operative] la terena spiono
    [player] ludanto
    [insider] spektanto, kiu konas la ŝlosilon
    [watcher] spektanto
   *[other] { $label }
}
language-name = { $language ->
    [it] itala
    [nb] norvega
    [es] hispana
    [el] greka
    [eo] Esperanto
    [en] angla
   *[other] { $own }
}
unlimited = senlima
covered-penalty = { $team ->
    [red] Puno: la ruĝuloj kovras la karton { $word }.
    [blue] Puno: la bluuloj kovras la karton { $word }.
   *[other] Puno: { $label } kovras la karton { $word }.
}
covered-simulated = La kontraŭuloj trovis la karton { $word }.
rank = { $score ->
    [8] Rakontu tion, kaj neniu kredos al vi.
    [7] Kaj oni nomis ĝin neebla misio.
    [6] Ni levas la ĉapelon.
    [5] Atendu telefonvokon de la sekreta servo.
    [4] De nun neniu tirkesto estas ŝlosita por vi.
    [3] La teamo iras kiel horloĝo.
    [2] Bone, kaj eblas eĉ pli bone.
   *[1] Venko estas venko.
}
