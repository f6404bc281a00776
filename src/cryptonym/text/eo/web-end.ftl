# Post ludo: kial, la tabulo denove, la rakonto, la sekva ludo.

end-why-assassin = { $team ->
    [red] La ruĝuloj tuŝis la karton { $word }. Ĝi estis la murdisto.
    [blue] La bluuloj tuŝis la karton { $word }. Ĝi estis la murdisto.
   *[other] { $label } tuŝis la karton { $word }. Ĝi estis la murdisto.
}
end-why-found = { $team ->
    [red] La lasta ruĝa agento estis { $word }.
    [blue] La lasta blua agento estis { $word }.
   *[other] { $label }: la lasta agento estis { $word }.
}
end-why-gift = { $team ->
    [red] La lasta blua agento estis { $word }, kaj la ruĝuloj mem tuŝis ĝin.
    [blue] La lasta ruĝa agento estis { $word }, kaj la bluuloj mem tuŝis ĝin.
   *[other] La lasta agento estis { $word }, kaj { $label } tuŝis ĝin por la aliaj.
}
end-why-penalty = { $team ->
    [red] La lasta ruĝa agento estis { $word }, kovrita kiel puno.
    [blue] La lasta blua agento estis { $word }, kovrita kiel puno.
   *[other] { $label }: la lasta agento estis { $word }, kovrita kiel puno.
}
end-why-opponents = La kontraŭuloj estis pli rapidaj. Ilia lasta agento estis { $word }.
end-why-other = La lasta vorto estis { $word }. Tio finas la ludon.
end-again = Ludu denove
end-otherwise = Aŭ alie
end-rotate = Novaj ĉefspionoj
end-shuffle = Miksu la teamojn
end-lobby = Al la sidlokoj
end-wait-host = La sekvan ludon disdonos { $name }.
end-best = { $count ->
    [one] Plej bona aludo: { $clue } (unu vorto trovita).
   *[other] Plej bona aludo: { $clue } ({ $count } vortoj trovitaj).
}
end-luckiest = Plej bonŝanca tuŝo: { $word } post { $clue }, kun probableco de { $chance }.
end-picture-share = Bildo por sendi
end-replay = La ludo denove
end-back = Paŝo reen
end-next = Paŝo antaŭen
end-with-key = Montru la ŝlosilon
end-dealt = { $team ->
    [red] La kartoj kuŝas sur la tablo. Komencas la ruĝuloj.
    [blue] La kartoj kuŝas sur la tablo. Komencas la bluuloj.
   *[other] La kartoj kuŝas sur la tablo. Komencas { $label }.
}
end-found = { $count ->
    [one] Unu trovita: { $words }.
   *[other] { $count } trovitaj: { $words }.
}
end-stopped = Tie ili ĉesis.
end-limit = Ne restas divenoj.
end-challenged = Iu protestas kontraŭ la aludo.
end-story = Kio okazis
end-send = Sendu ĝin plu
end-with-words = Kun la vortoj
end-picture = Bildo de la tabulo. { $title }
end-rows = La rezulto per signoj
end-share = Kundividu
end-copy = Kopiu la signojn
end-copied = Kopiita.
end-not-copied = Ĉi tiu retumilo ne lasas nin kopii. Elektu la signojn permane.
end-record = La protokolo
end-checking = Ni kontrolas la sigelon…
end-fair = Ĉio estis honesta: la vortoj kaj la ŝlosilo estas tiuj, kiujn ni sigelis antaŭ la unua aludo.
end-unfair = La sigelo ne kongruas. Ĉi tiuj ne estas la promesitaj vortoj kaj ŝlosilo.
end-unchecked = La sigelon oni nun ne povis kontroli. En la protokolo estas ĉio bezonata.
end-analysis = Rigardu la aludojn
end-download = Elŝutu la protokolon

## Du flankoj kun po unu ŝlosilo

end-why-bystander = { $word } estis preteriranto, kaj en la subita morto ĉiu karto devas esti ĝusta.
end-why-mistakes = { $word } estis preteriranto: unu eraro tro.
end-why-gave-up = Sen ĵetonoj, sen certeco: vi rezignis.
duet-end-why-assassin = { $team ->
    [red] La bluuloj tuŝis la karton { $word }. Sur la duono de la ruĝuloj ĝi estis murdisto.
   *[blue] La ruĝuloj tuŝis la karton { $word }. Sur la duono de la bluuloj ĝi estis murdisto.
}
duet-end-why-found = { $word } estis la dek-kvina agento.
duet-end-dealt = La kartoj kuŝas sur la tablo. Komencas tiu, kiu unue havas aludon.
end-keys = Ambaŭ ŝlosiloj
end-key-of = { $team ->
    [red] La duono de la ruĝuloj
    [blue] La duono de la bluuloj
   *[other] { $label }
}
end-tokens-left = { $count ->
    [one] Restis unu ĵetono.
   *[other] Restis { $count } ĵetonoj.
}

## Kun bildoj

pictures-end-best =
    { $count ->
        [one] Plej bona aludo: { $clue }. Unu karto trovita.
       *[other] Plej bona aludo: { $clue }. { $count } kartoj trovitaj.
    }
pictures-end-with-words = Kun la bildoj
