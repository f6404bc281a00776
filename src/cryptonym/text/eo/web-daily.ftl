# The daily.

daily-lead = Unu tabulo tage, la sama por ĉiuj. Trovu la vortojn, aŭ donu la aludon.
daily-title-decode = Malkodu
daily-title-encode = Kodu
daily-title-riddles = Enigmoj
daily-about-decode = Kvar aludoj, unu post alia. Trovu la vortojn, al kiuj ili montras.
daily-about-encode = Vi vidas la ŝlosilon. Donu unu aludon por tiom da vortoj, kiom vi aŭdacas; robotoj kaj homoj juĝas ĝin.
daily-about-riddles = Aludoj, kiujn donis aliaj homoj, ĉiu kun sia tabulo.
daily-stage-new = Ludu
daily-stage-begun = Daŭrigu
daily-stage-over = Vidu la rezulton
daily-streak = { $count ->
    [one] Unu tago sinsekve
   *[other] { $count } tagoj sinsekve
}
daily-archive = Pasintaj tagoj
daily-archive-none = Ankoraŭ ne estas pasintaj tagoj.
daily-late = malfrue
daily-tomorrow = Por ke neniu povu poste ŝanĝi la morgaŭajn tabulojn, jen ilia fingrospuro: { $hash }
daily-yesterday = Via hieraŭa aludo
daily-per-clue = Trovitaj vortoj por ĉiu aludo, laŭ la tempo: { $mean }
daily-again = Provu denove
daily-back = Reen al la taga ludo
daily-board = Tabulo de la tago
daily-cell-own = via vorto
daily-cell-bystander = preteriranto
daily-cell-assassin = murdisto
daily-chosen = elektita
daily-clue-of = Aludo { $number } el { $all }
daily-next-is = Sekva aludo: { $clue }, { $number }
daily-found = { $found } el { $own } vortoj
daily-misses = { $count ->
    [one] unu maltrafo
   *[other] { $count } maltrafoj
}
daily-next = Sekva aludo
daily-stop = Haltu ĉi tie
daily-go-on = Daŭrigu malfrue
daily-ending-all-found = Ĉiuj vortoj trovitaj
daily-ending-assassin = La murdisto
daily-ending-misses = Tri maltrafoj
daily-ending-clues = Tio estis la lasta aludo
daily-everybody = Kiel iris al ĉiuj
daily-alone = Vi estas la unua hodiaŭ
daily-you-and = { $count ->
    [one] Vi kaj unu alia, laŭ trovitaj vortoj
   *[other] Vi kaj { $count } aliaj, laŭ trovitaj vortoj
}
daily-bar = { $count ->
    [one] Unu vorto trovita
   *[other] { $count } vortoj trovitaj
}
daily-share = Kunhavigu
daily-letters = Literoj anstataŭ koloroj
daily-picture = Bildo
daily-copied = Kopiita
daily-choose = Tuŝu la vortojn, kiujn vi celas, kaj skribu vian aludon.
daily-word = Via aludo
daily-give = { $count ->
    [one] Donu la aludon por unu vorto
   *[other] Donu la aludon por { $count } vortoj
}
daily-your-clue = Via aludo
daily-panel = La robotoj trovas { $share } de viaj vortoj, plej ofte inter { $low } kaj { $high }.
daily-people = { $count ->
    [one] Unu homo trovis { $share } de la vortoj.
   *[other] { $count } homoj trovis { $share } de la vortoj.
}
daily-people-none = Neniu ankoraŭ provis ĝin. Revenu morgaŭ.
daily-bars = La strio sur karto montras, kiom verŝajne la robotoj tuŝas ĝin unue.
daily-taken = Ili elektis: { $words }
daily-bots-said = Robotoj dirus: { $clues }
daily-riddle-bot = Aludo de roboto
daily-riddle-person = Aludo de iu
daily-answer = Jen mia respondo
daily-skip = Preterlasu
daily-unfair = Maljusta aludo
daily-report = Raportu
daily-riddle-right = { $found } el { $number } ĝustaj
daily-meant = Celitaj: { $words }
daily-next-riddle = Sekva enigmo
daily-agree-title = Demando
daily-agree-ask = Ĉu ni rajtas konservi viajn respondojn, sen via nomo, por ke la robotoj lernu, kiel homoj komprenas aludojn?
daily-agree-yes = Jes
daily-agree-no = Ne, dankon
daily-problem-future-day = Tiu tago ankoraŭ ne venis tie, kie vi loĝas.
daily-problem-no-such-day = Ĉi tie ne estas tia tago.
daily-problem-day-over = Noktomezo pasis. Vi povas fini, sed ĝi validas kiel malfrua.
daily-problem-day-done = Vi jam havis vian provon.
daily-problem-moved-on = Alia paĝo via estis pli rapida. Malfermu la ludon denove por vidi, kiel ĝi statas.
daily-problem-covered = Tiu karto jam estas turnita.
daily-problem-not-begun = Unue komencu la ludon.
daily-problem-not-over = La solvo aperas, kiam la tago finiĝis ĉie.
daily-problem-no-riddles = Vi solvis ĉiujn enigmojn, kiuj estas. Novaj venas ĉiutage.
daily-problem-no-such-riddle = Tiu enigmo ne estas por vi.
