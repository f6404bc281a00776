# La tabulo.

board-label = Tabulo
board-play = Kion vi povas fari
board-log = Aludoj kaj babilo
board-log-key = Aludoj, babilo, ŝlosilo
board-close = Fermu
board-your-turn = Estas via vico

## Restantaj vortoj, vico, tempo

board-you = vi
board-agency = { $team ->
    [red] Ruĝuloj
    [blue] Bluuloj
   *[other] { $label }
}
board-left = { $team ->
    [red] { $count ->
        [one] Ruĝuloj: restas unu vorto
       *[other] Ruĝuloj: restas { $count } vortoj
    }
    [blue] { $count ->
        [one] Bluuloj: restas unu vorto
       *[other] Bluuloj: restas { $count } vortoj
    }
   *[other] { $count ->
        [one] { $label }: restas unu vorto
       *[other] { $label }: restas { $count } vortoj
    }
}
board-turn = { $team ->
    [red] Vico de la ruĝuloj
    [blue] Vico de la bluuloj
   *[other] Vico: { $label }
}
board-coop-score = { $count ->
    [one] Venko nun: unu poento
   *[other] Venko nun: { $count } poentoj
}
board-time-left = restas { $time }
board-time-paused = restas { $time }, la horloĝo estas haltigita
board-time-up = La tempo finiĝis.
board-flip = Turnu la sablohorloĝon

## Karto per vortoj

board-identity = { $identity ->
    [red] ruĝa
    [blue] blua
    [assassin] murdisto
    [bystander] preteriranto
   *[other] { $label }
}
board-covered = trovita
board-marked-by = markita de { $names }
board-noted = ĉirkaŭita

## La aludo

board-word = Aludo
board-number = Nombro
board-clue-hint = Unu vorto kaj kiom da viaj vortoj ĝi celas, ekzemple „maro 2”.
board-clue-number = Nun la nombro: kiom da vortoj vi celas?
board-number-zero = 0: rilatas al neniu vorto via. Divenoj sen limo.
board-number-unlimited = ∞: pluraj vortoj, sen diri kiom. Divenoj sen limo.
board-give = Donu la aludon
board-ask = Demandu unue
board-standing-accepted = La aludo validas: la alia ĉefspiono havas nenion kontraŭ ĝi.
board-standing-waived = Nevalida, sed neniu damaĝo okazis: la aludo tamen validas.
board-standing-rejected = La protesto ne sukcesis: la aludo validas.
board-guesses-left = { $count ->
    [one] restas unu diveno
   *[other] restas { $count } divenoj
}
board-guesses-free = divenoj sen limo

## Tuŝi kartojn

board-guess = Elektu vorton
board-guess-word = Tuŝu la karton { $word }
board-stop = Haltu
board-cover = Kovru vorton
board-cover-word = Kovru la karton { $word }
board-skip = Lasu tion

## Spektantoj kaj malplenaj lokoj

board-look = Vidu la ŝlosilon
board-look-title = Ĉu vi volas vidi la ŝlosilon?
board-look-about = Vi vidos ĝin ĝis la fino de la ludo. Ne eblas reiri, kaj en ĉi tiu ludo vi ne plu povos diveni.
board-look-yes = Montru al mi la ŝlosilon
board-look-no = Prefere ne
board-take-seat = Sidiĝu: { seat }
board-bot-seat = Roboto: { seat }

## Kio okazis

board-say-clue = { $team ->
    [red] Aludo de la ruĝuloj: { $word }, { $number }.
    [blue] Aludo de la bluuloj: { $word }, { $number }.
   *[other] Aludo de { $label }: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } estis ruĝa agento.
    [blue] { $word } estis blua agento.
    [assassin] { $word } estis la murdisto.
    [bystander] { $word } estis preteriranto.
   *[other] { $word }: { $label }.
}
board-say-ended = Tiel finiĝas la vico.
board-say-timeout = La tempo finiĝis. Tiel finiĝas la vico.
board-say-invalid = La aludo ne validis.
board-say-limit = Ne restas divenoj.
board-say-stopped = { $team ->
    [red] La ruĝuloj ĉesas.
    [blue] La bluuloj ĉesas.
   *[other] { $label } ĉesas.
}
board-say-skipped = Neniu vorto estis kovrita.
board-say-came = Venis { $name }.
board-say-went = Foriris { $name }.
board-say-key-seen = { $name } nun konas la ŝlosilon.
board-no-clues = Ankoraŭ neniu aludo.
board-invalid = nevalida
board-penalty = puno
board-simulated = ilia vico
board-simulated-team = Ĉi tie sidas neniu. Post ĉiu via vico la ĉefspiono kovras unu el iliaj vortoj.
board-explained = { $name } elektis la karton { $word } pro: { $links }.
board-explained-direct = { $name } elektis la karton { $word }: ĉe „{ $clue }” ĝi tuj venas en la kapon.
board-explained-earlier = { $name } elektis la karton { $word } pro pli frua aludo, „{ $clue }”.
board-explained-earlier-by = { $name } elektis la karton { $word } pro pli frua aludo, „{ $clue }”: { $links }.
board-explained-feeling = { $name } elektis la karton { $word } laŭ intuo.
board-somebody = iu

## Babilo, kaj la ŝlosilo per vortoj

board-talk = Babilo
board-talk-none = Ankoraŭ neniu diris ion.
board-say = Pensu laŭte
board-send = Diru ĝin
board-quick = Mallongaj respondoj
board-quick-sure = Certe
board-quick-wait = Atendu
board-quick-not-that = Ne tiun
board-unread = { $count ->
    [one] unu nova linio
   *[other] { $count } novaj linioj
}
board-key-lists = La ŝlosilo per vortoj
board-key-list = { $identity ->
    [red] Ruĝuloj
    [blue] Bluuloj
    [assassin] La murdisto
    [bystander] Preterirantoj
   *[other] { $label }
}

## La tablo

board-menu = La tablo
board-menu-empty = La tablo: unu loko malplenas
board-host-you = Nun vi gastigas la tablon.
board-host-now = Nun { $name } gastigas la tablon.
board-help = Kio okazas nun?
