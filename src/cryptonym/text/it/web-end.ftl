# Dopo la partita: perché, il tavolo rivisto, il racconto, la prossima.

end-why-assassin = { $team ->
    [red] I rossi hanno toccato { $word }: era l'assassino.
    [blue] I blu hanno toccato { $word }: era l'assassino.
   *[other] { $label } ha toccato { $word }: era l'assassino.
}
end-why-found = { $team ->
    [red] L'ultimo agente rosso era { $word }.
    [blue] L'ultimo agente blu era { $word }.
   *[other] { $label }: l'ultimo agente era { $word }.
}
end-why-gift = { $team ->
    [red] L'ultimo agente blu era { $word }, e l'hanno toccato proprio i rossi.
    [blue] L'ultimo agente rosso era { $word }, e l'hanno toccato proprio i blu.
   *[other] L'ultimo agente era { $word }, e l'ha toccato { $label } per gli altri.
}
end-why-penalty = { $team ->
    [red] L'ultimo agente rosso era { $word }, coperto per penalità.
    [blue] L'ultimo agente blu era { $word }, coperto per penalità.
   *[other] { $label }: l'ultimo agente era { $word }, coperto per penalità.
}
end-why-opponents = Gli altri sono stati più svelti. Il loro ultimo agente era { $word }.
end-why-other = L'ultima parola era { $word }. Così finisce la partita.
end-again = Un'altra partita
end-otherwise = Oppure…
end-rotate = Cambia i Capi
end-shuffle = Mescola le squadre
end-lobby = Torna ai posti
end-wait-host = La prossima partita la fa partire { $name }.
end-best = { $count ->
    [one] Indizio migliore: { $clue } (una parola trovata).
   *[other] Indizio migliore: { $clue } ({ $count } parole trovate).
}
end-luckiest = Colpo di fortuna: { $word } dopo { $clue } (probabilità: { $chance }).
end-picture-share = Immagine da condividere
end-replay = La partita, passo per passo
end-back = Un passo indietro
end-next = Un passo avanti
end-with-key = Mostra la chiave
end-dealt = { $team ->
    [red] Le carte sono sul tavolo. Cominciano i rossi.
    [blue] Le carte sono sul tavolo. Cominciano i blu.
   *[other] Le carte sono sul tavolo. Inizio: { $label }.
}
end-found = { $count ->
    [one] Una trovata: { $words }.
   *[other] { $count } trovate: { $words }.
}
end-stopped = Si sono fermati.
end-limit = Tentativi finiti.
end-challenged = L'indizio è contestato.
end-story = Com'è andata
end-send = Da mandare agli amici
end-with-words = Con le parole
end-picture = Un'immagine del tabellone. { $title }
end-rows = Il risultato in simboli
end-share = Condividi
end-copy = Copia i simboli
end-copied = Copiato.
end-not-copied = Questo browser non ci lascia copiare. Seleziona i simboli a mano.
end-record = Il resoconto
end-checking = Controllo il sigillo…
end-fair = Tutto regolare: parole e chiave sono quelle sigillate prima del primo indizio.
end-unfair = Il sigillo non corrisponde. Queste non sono le parole e la chiave promesse.
end-unchecked = Adesso il sigillo non si può controllare. Nel resoconto c'è tutto quel che serve.
end-analysis = Rivedi gli indizi
end-download = Scarica il resoconto

## Due parti con una chiave ciascuna

end-why-bystander = { $word } era un passante, e nella morte improvvisa ogni carta dev'essere giusta.
end-why-mistakes = { $word } era un passante: un errore di troppo.
end-why-gave-up = Niente gettoni, niente certezze: vi siete arresi.
duet-end-why-assassin = { $team ->
    [red] I blu hanno toccato { $word }. Nella metà dei rossi era un assassino.
   *[blue] I rossi hanno toccato { $word }. Nella metà dei blu era un assassino.
}
duet-end-why-found = { $word } era il quindicesimo agente.
duet-end-dealt = Le carte sono sul tavolo. Comincia chi ha per primo un indizio.
end-keys = Le due chiavi
end-key-of = { $team ->
    [red] La metà dei rossi
    [blue] La metà dei blu
   *[other] { $label }
}
end-tokens-left = { $count ->
    [one] È rimasto un gettone.
   *[other] Sono rimasti { $count } gettoni.
}

## Con le figure

pictures-end-best =
    { $count ->
        [one] Indizio migliore: { $clue }. Una carta trovata.
       *[other] Indizio migliore: { $clue }. { $count } carte trovate.
    }
pictures-end-with-words = Con le figure
