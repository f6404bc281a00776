# Parole che servono dappertutto: nel terminale e nel browser.

team = { $team ->
    [red] rossi
    [blue] blu
   *[other] { $label }
}
seat = { $seat ->
    [red_spymaster] il Capo dei rossi
    [blue_spymaster] il Capo dei blu
    [red_operative] un Agente Operativo rosso
    [blue_operative] un Agente Operativo blu
    [red_player] un giocatore rosso
    [blue_player] un giocatore blu
    [spymaster] il Capo dell'Agenzia
    [operative] l'Agente Operativo
    [player] un giocatore
    [insider] uno spettatore che conosce la chiave
    [watcher] uno spettatore
   *[other] { $label }
}
language-name = { $language ->
    [it] italiano
    [nb] norvegese
    [es] spagnolo
    [el] greco
    [eo] esperanto
    [en] inglese
   *[other] { $own }
}
unlimited = senza limiti
covered-penalty = { $team ->
    [red] Penalità: i rossi coprono { $word }.
    [blue] Penalità: i blu coprono { $word }.
   *[other] Penalità, { $label }: si copre { $word }.
}
covered-simulated = Gli altri hanno trovato { $word }.
rank = { $score ->
    [8] A raccontarla, non vi crederà nessuno.
    [7] E dire che la chiamavano missione impossibile.
    [6] Da togliersi il cappello.
    [5] Aspettatevi una telefonata dei servizi segreti.
    [4] Avete il nulla osta più alto.
    [3] Orologi sincronizzati, squadra affiatata.
    [2] Niente male, ma si può fare di meglio.
   *[1] Una vittoria è una vittoria.
}
