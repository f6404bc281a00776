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
   *[blue] Bluuloj
}
board-left = { $team ->
    [red] { $count ->
        [one] Ruĝuloj: restas unu vorto
       *[other] Ruĝuloj: restas { $count } vortoj
    }
   *[blue] { $count ->
        [one] Bluuloj: restas unu vorto
       *[other] Bluuloj: restas { $count } vortoj
    }
}
board-turn = { $team ->
    [red] Vico de la ruĝuloj
   *[blue] Vico de la bluuloj
}
board-turn-short = { $team ->
    [red] Ruĝuloj
   *[blue] Bluuloj
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
   *[bystander] preteriranto
}
board-covered = trovita
board-marked-by = markita de { $names }
board-noted = ĉirkaŭita

## La aludo

board-word = Aludo
board-number = Nombro
board-clue-hint = Unu vorto, kaj kiom da viaj vortoj ĝi celas.
board-clue-number = Nun la nombro: kiom da vortoj vi celas?
board-give = Donu la aludon
board-ask = Demandu unue
board-clue-title = La aludo: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Ĝi celas unu vorton sur la tablo. Unu plia diveno estas permesata.
   *[other] Ĝi celas { $count } vortojn sur la tablo. Unu plia diveno estas permesata.
}
board-clue-zero = Neniu vorto de la teamo rilatas al ĝi. Oni divenu tiel longe, kiel oni kuraĝas.
board-clue-unlimited = Ĝi celas plurajn vortojn sur la tablo, sed ne diras kiom. Oni divenu tiel longe, kiel oni kuraĝas.
board-clue-about = Ĉiu rajtas peti, ke oni literumu ĝin. Kiu trovas ĝin nevalida, tiu diru tion antaŭ la unua diveno.
board-standing-accepted = La aludo validas: la alia ĉefspiono havas nenion kontraŭ ĝi.
board-standing-waived = Nevalida, sed neniu damaĝo okazis: la aludo tamen validas.
board-standing-rejected = La protesto ne sukcesis: la aludo validas.
board-spell = Petu literumadon
board-challenge = Protestu kontraŭ la aludo
board-accept = Nenio kontraŭ ĝi
board-guesses-left = { $count ->
    [one] restas unu diveno
   *[other] restas { $count } divenoj
}
board-guesses-free = divenoj sen limo

## Decidoj de la alia ĉefspiono

board-allow = Mi ne kontraŭas
board-object = Mi kontraŭas
board-spelling = Kiel oni skribas
board-rule-allowed = Oni demandis vin antaŭe kaj vi ne kontraŭis; la aludo do validas.
board-rule-reject = La aludo validas
board-rule-waive = Nevalida, sed neniu damaĝo okazis
board-rule-uphold = Nevalida: la vico finiĝas

## Tuŝi kartojn

board-guess = Elektu vorton
board-guess-word = Tuŝu la vorton { $word }
board-stop = Haltu
board-cover = Kovru vorton
board-cover-word = Kovru la vorton { $word }
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
   *[blue] Aludo de la bluuloj: { $word }, { $number }.
}
board-say-covered = { $identity ->
    [red] { $word } estis ruĝa agento.
    [blue] { $word } estis blua agento.
    [assassin] { $word } estis la murdisto.
   *[bystander] { $word } estis preteriranto.
}
board-say-ended = Tiel finiĝas la vico.
board-say-timeout = La tempo finiĝis. Tiel finiĝas la vico.
board-say-invalid = La aludo ne validis.
board-say-limit = Ne restas divenoj.
board-say-stopped = { $team ->
    [red] La ruĝuloj ĉesas.
   *[blue] La bluuloj ĉesas.
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
board-explained = { $name } elektis la vorton { $word } pro: { $links }.
board-explained-direct = { $name } elektis la vorton { $word }: ĉe „{ $clue }” ĝi tuj venas en la kapon.
board-explained-earlier = { $name } elektis la vorton { $word } pro pli frua aludo, „{ $clue }”.
board-explained-earlier-by = { $name } elektis la vorton { $word } pro pli frua aludo, „{ $clue }”: { $links }.
board-explained-feeling = { $name } elektis la vorton { $word } laŭ intuo.
board-somebody = iu

## Babilo, kaj la ŝlosilo per vortoj

board-talk = Babilo
board-talk-none = Ankoraŭ neniu diris ion.
board-say = Pensu laŭte
board-send = Diru ĝin
board-key-lists = La ŝlosilo per vortoj
board-key-list = { $identity ->
    [red] Ruĝuloj
    [blue] Bluuloj
    [assassin] La murdisto
   *[bystander] Preterirantoj
}

## La tablo

board-menu = La tablo
board-menu-empty = La tablo: unu loko malplenas
board-name = Ĉi tiu tablo nomiĝas { $name }.
board-give-to-bot = Donu la lokon al roboto
board-move = Sidigu: { seat }
board-hand-over = Transdonu la tablon
board-take-over = Transprenu la tablon
board-host = Gastiganto
board-host-you = Nun vi gastigas la tablon.
board-host-now = Nun { $name } gastigas la tablon.
board-host-knows = Vi konas la ŝlosilon, kaj ĉiuj vidas, kion vi faras ĉi tie. En unu ludo tio eblas nur kelkajn fojojn.
board-kick = Forsendu: { $name }
board-kick-sure = Jes, forsendu: { $name }
board-lock = Ŝlosu la pordon
board-lock-note = Neniu nova eniras.
board-pause = Haltigu la horloĝon
board-resume = Lasu la horloĝon iri
board-devices = Viaj aparatoj
board-how = Kiel ludi
