# Parole che servono dappertutto: nel terminale e nel browser.

team = { $team ->
    [red] rossi
   *[blue] blu
}
seat = { $seat ->
    [red_spymaster] il Capo dell'Agenzia dei rossi
    [blue_spymaster] il Capo dell'Agenzia dei blu
    [red_operative] gli Agenti Operativi rossi
    [blue_operative] gli Agenti Operativi blu
    [spymaster] il Capo dell'Agenzia
    [operative] l'Agente Operativo
    [insider] uno spettatore che conosce la chiave
   *[watcher] uno spettatore
}
language-name = { $language ->
    [it] italiano
    [nb] norvegese
    [es] spagnolo
    [el] greco
    [eo] esperanto
   *[en] inglese
}
unlimited = senza limiti
