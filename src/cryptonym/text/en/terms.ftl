# Words that are needed everywhere: in the terminal and in the browser.

team = { $team ->
    [red] red
    [blue] blue
   *[other] { $label }
}
seat = { $seat ->
    [red_spymaster] red's spymaster
    [blue_spymaster] blue's spymaster
    [red_operative] a red operative
    [blue_operative] a blue operative
    [red_player] a red player
    [blue_player] a blue player
    [spymaster] the spymaster
    [operative] the operative
    [player] a player
    [insider] a watcher who knows the key
    [watcher] a watcher
   *[other] { $label }
}
language-name = { $language ->
    [it] Italian
    [nb] Norwegian
    [es] Spanish
    [el] Greek
    [eo] Esperanto
    [en] English
   *[other] { $own }
}
unlimited = unlimited
covered-penalty = { $team ->
    [red] Penalty: red covers { $word }.
    [blue] Penalty: blue covers { $word }.
   *[other] Penalty: { $label } covers { $word }.
}
covered-simulated = The other side found { $word }.
rank = { $score ->
    [8] Hardly anybody will believe you.
    [7] A mission that was called impossible.
    [6] Astonishing.
    [5] Somebody from the secret service will ring.
    [4] You have earned the highest clearance.
    [3] Watches synchronised: a well-run team.
    [2] Decent, with room for improvement.
   *[1] A win is a win.
}
