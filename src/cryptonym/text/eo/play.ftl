# La ludo en la terminalo, pluraj homoj ĉe unu klavaro.

## Antaŭ la ludo

play-welcome = Cryptonym
play-intro = Unu klavaro por ĉiuj. La ŝlosilon vidas nur la ĉefspionoj; kiam venas ilia vico, la aliaj rigardas for.
play-choose-language = En kiu lingvo vi ludas?
play-choose-mode = Kiom da ludantoj vi estas?
play-mode-solo = unu: vi, kun robotoj sur la aliaj lokoj
play-mode-solo-coop = unu: vi kaj roboto en unu teamo, por poentoj
play-mode-solo-duet = unu: vi kaj roboto, ĉiu kun sia flanko de la ŝlosilo, kune
play-mode-solo-pictures = unu: vi kaj robotoj, per bildoj
play-mode-teams = kvar aŭ pli, en du teamoj
play-mode-coop = du aŭ pli, ĉiuj en unu teamo
play-mode-shared = tri: du ĉefspionoj kaj unu terena spiono por ambaŭ
play-mode-duet = du aŭ pli: du flankoj kun po unu ŝlosilo, ĉiuj kune
play-mode-pictures = kvar aŭ pli, en du teamoj, per bildoj
play-mode-pictures-coop = du aŭ pli, ĉiuj en unu teamo, per bildoj
play-mode-pictures-shared = tri, per bildoj: du ĉefspionoj kaj unu terena spiono por ambaŭ
play-mode-pictures-duet = du aŭ pli, per bildoj: du flankoj kun po unu ŝlosilo, ĉiuj kune
play-mode-other = { $count ->
    [one] { $label }: ludo kun unu loko
   *[other] { $label }: ludo kun { $count } lokoj
}
play-choose-level = Kiel bone ludu la robotoj?
play-choose-role = Kio vi volas esti?
play-role-operative = terena spiono: vi aŭdas la aludon kaj trovas la vortojn
play-role-spymaster = ĉefspiono: vi vidas la ŝlosilon kaj donas la aludojn
play-choose-number = Tajpu nombron, aŭ premu nur Enter por „{ $default }”.
play-dealt = { $team ->
    [red] Komencas la ruĝuloj.
    [blue] Komencas la bluuloj.
   *[other] Komencas { $label }.
}
teams-play-dealt = { $team ->
    [red] Komencas la ruĝuloj, kun naŭ vortoj. La bluuloj havas ok.
   *[blue] Komencas la bluuloj, kun naŭ vortoj. La ruĝuloj havas ok.
}
shared-play-dealt = { teams-play-dealt }
play-dealt-coop = { $team ->
    [red] Vi estas la ruĝuloj.
    [blue] Vi estas la bluuloj.
   *[other] Vi ludas por { $label }.
}
coop-play-dealt-coop = { $team ->
    [red] Vi estas la ruĝuloj kaj havas naŭ vortojn por trovi. La kontraŭuloj havas ok.
   *[blue] Vi estas la bluuloj kaj havas naŭ vortojn por trovi. La kontraŭuloj havas ok.
}
duet-play-dealt-coop = Trovu kune ĉiujn dek kvin vortojn. Komencas tiu, kiu unue havas aludon.
play-your-team = { $team ->
    [red] Vi ludas kun la ruĝuloj.
    [blue] Vi ludas kun la bluuloj.
   *[other] Vi ludas por { $label }.
}
play-commitment = La vortoj kaj la ŝlosilo estas sigelitaj: { $commitment }
play-list-error = { $file } ne legeblas kiel listo: necesas almenaŭ 25 malsamaj vortoj, po unu en linio.

## La klavaro iras plu

play-hand-over = La klavaro iras al { $seat }. Ĉiuj aliaj rigardas for.
play-press-enter = Premu Enter, kiam nur vi vidas la ekranon.
play-hand-back = La ŝlosilo malaperis de la ekrano. Nun ĉiuj rajtas rigardi.

## Kion ni atendas nun

play-turn = { $team ->
    [red] Ruĝuloj, vico { $turn }
    [blue] Bluuloj, vico { $turn }
   *[other] { $label }, vico { $turn }
}
play-left = { team } { $count }
play-give-clue = Via aludo: unu vorto kaj unu nombro, ekzemple „rivero 2”.
play-clue-help = Ankaŭ 0 kaj senlima eblas.
duet-play-clue-help = Ankaŭ 0 validas.
play-ask-help = Per „{ $ask } vorto 2” vi unue demandas la alian ĉefspionon, flustre.
play-sure = Ĉu vi tamen volas ĝin? Tajpu „{ $sure }”. Alie vi elektas denove.
play-clue-is = La aludo: { $clue }
play-guess = Tuŝu karton: tajpu ĝian numeron aŭ vorton.
play-guess-help = „{ $stop }” finas la vicon, „{ $challenge }” signifas, ke la aludo ne validas, „{ $history }” montras la ĝisnunajn, „{ $help }” klarigas la ludon, „{ $quit }” forlasas ĝin.
play-object = Per Enter ili divenas, „{ $challenge }” signifas, ke la aludo ne validas, „{ $history }” montras la ĝisnunajn, „{ $help }” klarigas la ludon, „{ $quit }” forlasas ĝin.
play-which-card = Kiu? { $words }. Tajpu la numeron.
play-guesses-left = { $count ->
    [one] Restas unu diveno.
   *[other] Restas { $count } divenoj.
}
play-guesses-free = Divenu, kiom vi volas, dum vi trafas.
play-tokens = { $count ->
    [one] Restas unu ĵetono.
   *[other] Restas { $count } ĵetonoj.
}
play-mistakes = { $count ->
    [one] Unu eraro estas permesita.
   *[other] { $count } eraroj estas permesitaj.
}
play-sudden = Subita morto. Tuŝu karton: tajpu ĝian numeron aŭ vorton. „{ $skip }” lasas la alian flankon daŭrigi, per „{ $give_up }” vi rezignas.
play-must-guess = Almenaŭ unu fojon vi devas diveni.

## Komandoj, po unu vorto

play-command-stop = haltu
play-command-give-up = rezigno
play-command-challenge = protesto
play-command-history = aludoj
play-command-help = reguloj
play-command-quit = foriru
play-command-ask = demandu
play-command-skip = pasu
play-command-yes = jes
play-command-no = ne
play-command-uphold = nevalida
play-command-waive = negrave
play-command-reject = valida

## Kio okazis

play-covered = { $identity ->
    [red] { $word } estis ruĝa agento.
    [blue] { $word } estis blua agento.
    [assassin] { $word } estis la murdisto.
    [bystander] { $word } estis preteriranto.
   *[other] { $word }: { $label }.
}
play-ended = { $reason ->
    [wrong] Tiel finiĝas la vico.
    [stopped] La teamo haltas. La vico finiĝis.
    [limit] Tio estis la lasta diveno. La vico finiĝis.
    [invalid_clue] La aludo ne validis. La vico finiĝis.
    [timeout] La tempo finiĝis. La vico finiĝis.
    [done] { turn-done }
   *[other] La vico finiĝis.
}
play-penalty-skipped = Neniu vorto estis kovrita.
play-clue-challenged = Iu protestas kontraŭ la aludo.
play-clue-waived = Negrave. Neniu damaĝo okazis, la aludo validas.
play-clue-upheld = La aludo validas.
play-nothing-said = Ankoraŭ neniu aludo.
play-history-line = { $turn }. { team }: { $clue }

## Demandoj al la alia ĉefspiono

play-asked = La alia ĉefspiono demandas: ĉu „{ $clue }” taŭgas kiel aludo?
duet-play-asked = La alia flanko demandas: ĉu „{ $clue }” povas esti la aludo?
play-referee-says = La juĝisto: { $reason }
play-answer-ask = „{ $yes }”: ĝi taŭgas. „{ $no }”: prefere alian.
play-answer-spelling = Ĉu oni skribas ĝin alimaniere? Aldonu tion al la respondo: „{ $yes } { $clue }”.
play-asked-coop = La ĉefspiono demandas: ĉu „{ $clue }” taŭgas kiel aludo? La juĝisto ne certas.
play-allowed = Neniu kontraŭas.
play-objected = Iu kontraŭas. Necesas alia aludo.
play-spelled = La alia ĉefspiono skribas ĝin „{ $spelling }”.
duet-play-spelled = La alia flanko skribas ĝin „{ $spelling }”.
play-challenged = Iu protestas kontraŭ „{ $clue }”. Vi decidas.
play-rule-help = „{ $uphold }”: ĝi rompas la regulojn. „{ $waive }”: jes, sed neniu damaĝo okazis. „{ $reject }”: ĝi estas en ordo.
play-rule-help-strict = „{ $uphold }”: ĝi rompas la regulojn. „{ $reject }”: ĝi estas en ordo.
play-penalty = La aludo de la alia teamo ne validis. Vi rajtas kovri unu el viaj vortoj: tajpu ĝin, aŭ „{ $skip }”.
play-penalty-must = La aludo de la alia teamo ne validis. Kovru unu el viaj vortoj: tajpu ĝin.
play-simulate = Vico de la kontraŭuloj: kovru unu el iliaj vortoj, kiun ajn vi volas.

## La fino

play-won = { $team ->
    [red] Venkas la ruĝuloj.
    [blue] Venkas la bluuloj.
   *[other] Venkas { $label }.
}
play-why = { $reason ->
    [assassin] La alia teamo trafis la murdiston.
    [opponents_done] La kontraŭuloj trovis ĉiujn siajn agentojn.
    [all_words] Ĉiuj iliaj agentoj estas trovitaj.
   *[other] La ludo finiĝis.
}
play-coop-won = Vi venkis, kun { $score } el 8 poentoj.
play-coop-lost = { $reason ->
    [assassin] Vi trafis la murdiston. La ludo estas perdita.
    [opponents_done] La kontraŭuloj trovis ĉiujn siajn agentojn. La ludo estas perdita.
   *[other] La ludo estas perdita.
}
duet-play-coop-won = Vi venkis kune: ĉiuj dek kvin vortoj estas trovitaj.
duet-play-coop-lost = { $reason ->
    [assassin] Vi trafis la murdiston. La ludo estas perdita.
    [bystander] Preteriranto en la subita morto. La ludo estas perdita.
    [mistakes] Unu eraro tro. La ludo estas perdita.
   *[gave_up] Vi rezignis. La ludo estas perdita.
}
play-score = Trovitaj vortoj: { $found }. Restantaj ĵetonoj: { $tokens }. Eraroj: { $mistakes }.
play-verified = Ĉio estis honesta: la sigelo kongruas.
play-saved = La ludo estas konservita en { $file }.
play-not-saved = Ne eblis konservi la ludon en { $file }.
play-again = Ĉu plia ludo? Premu Enter, aŭ tajpu „{ $quit }”.
play-rotate = Nova ludo, nova ŝlosilo. Nun iu alia povas esti ĉefspiono.
play-quit-sure = La ludo finiĝus ĉi tie. „{ $yes }” por eliri, io ajn alia por daŭrigi.
play-going-on = Do ni daŭrigas. Via vico.
play-goodbye = Ĝis revido.
play-not-understood = Mi ne komprenis.
play-sand-timer = sablohorloĝo

## Bots

play-thinking = { $seat }: pensas
play-bot-because = { $word }, pro { $links }.
play-bot-direct = { $word }: ĉe „{ $clue }” ĝi tuj venas en la kapon.
play-bot-earlier = { $word }, pro pli frua aludo, „{ $clue }”.
play-bot-earlier-by = { $word }, pro pli frua aludo, „{ $clue }”: { $links }.
play-bot-hunch = { $word }, laŭ intuo.
play-bots-meant = Kion la robotoj celis
