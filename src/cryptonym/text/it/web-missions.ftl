# Missioni: una mappa di città, che cosa si è vinto, e come portarla con sé.

missions-title = Missioni
missions-link = Mappa delle missioni
missions-next = Prossima missione
missions-here = Missione: { $city }
missions-lead = Vinci una città e si aprono quelle vicine. Puoi giocare qualsiasi città aperta, quante volte vuoi.
missions-map = Mappa delle missioni
missions-wait = La mappa sta arrivando.
missions-progress = { $won } città vinte su { $all }
missions-state-won = vinta
missions-state-open = aperta
missions-state-closed = chiusa
missions-current = scelta per la prossima partita
missions-tokens = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}
missions-mistakes = { $count ->
    [one] un errore ammesso
   *[other] { $count } errori ammessi
}
missions-no-mistakes = nessun errore ammesso
missions-plain = tanti errori quanti gettoni
missions-excess = Ogni errore in più costa un secondo gettone.
missions-grade-1 = facile
missions-grade-2 = abbastanza facile
missions-grade-3 = insidiosa
missions-grade-4 = difficile
missions-grade-5 = molto difficile
missions-played = { $count ->
    [one] Giocata una volta.
   *[other] Giocata { $count } volte.
}
missions-wins = { $count ->
    [one] Vinta una volta.
   *[other] Vinta { $count } volte.
}
missions-best = { $count ->
    [one] Partita migliore: un gettone rimasto.
   *[other] Partita migliore: { $count } gettoni rimasti.
}
missions-found = { $count ->
    [one] Partita migliore: una parola trovata.
   *[other] Partita migliore: { $count } parole trovate.
}
missions-why = Per aprirla vinci una di queste: { $cities }.
missions-choose = Scegli { $city }
missions-chosen = La prossima partita è per { $city }.
missions-without = Gioca senza missione
missions-watching = La città la sceglie chi gioca.
missions-back = Torna al tavolo
missions-take = Porta la mappa con te
missions-take-lead = Questo testo contiene tutto quello che hai vinto. Tienilo e portalo a qualsiasi tavolo.
missions-text = Testo della mappa
missions-copy = Copia
missions-copied = Copiato
missions-copy-failed = Questo browser non ci lascia copiare. Seleziona tu il testo.
missions-save = Salva come file
missions-bring = Porta qui la mappa di un altro tavolo
missions-bring-lead = Di quello che è stato vinto qui non si perde nulla.
missions-paste = Incolla qui il testo
missions-bring-do = Portala qui
missions-brought = Adesso la mappa è qui.
missions-city-boulogne = Boulogne-sur-Mer
missions-city-dublin = Dublino
missions-city-seville = Siviglia
missions-city-bergen = Bergen
missions-city-bialystok = Białystok
missions-city-new-york = New York
missions-city-edinburgh = Edimburgo
missions-city-venice = Venezia
missions-city-krakow = Cracovia
missions-city-oslo = Oslo
missions-city-rome = Roma
missions-city-trondheim = Trondheim
missions-city-thessaloniki = Salonicco
missions-city-havana = L'Avana
missions-city-palermo = Palermo
missions-city-athens = Atene
missions-city-mexico-city = Città del Messico
missions-city-valletta = La Valletta
missions-city-tromso = Tromsø
missions-city-heraklion = Heraklion
missions-city-bogota = Bogotá
missions-city-buenos-aires = Buenos Aires
missions-city-other = { $city }
