# Words that are needed everywhere: in the terminal and in the browser.

team = { $team ->
    [red] red
   *[blue] blue
}
seat = { $seat ->
    [red_spymaster] red's spymaster
    [blue_spymaster] blue's spymaster
    [red_operative] red's operatives
    [blue_operative] blue's operatives
    [spymaster] the spymaster
    [operative] the operative
    [insider] a watcher who knows the key
   *[watcher] a watcher
}
language-name = { $language ->
    [it] Italian
    [nb] Norwegian
    [es] Spanish
    [el] Greek
    [eo] Esperanto
   *[en] English
}
unlimited = unlimited
