# Kial komando ne plenumiĝis: po unu mesaĝo por ĉiu kodo de rules/refusals.py.

refusal-game-over = La ludo finiĝis.
refusal-wrong-phase = Ne nun: { $phase ->
    [clue] unue necesas aludo.
    [challenged] unue la kontraŭa ĉefspiono juĝu pri la aludo.
    [guess] la terenaj spionoj divenas.
    [penalty] unue venas la puno.
    [simulate] unue estas la vico de la kontraŭuloj.
    [sudden] estas subita morto.
    [over] la ludo finiĝis.
   *[other] unue venas io alia.
}
refusal-wrong-role = Tio ne apartenas al via rolo.
refusal-not-your-turn = Estas la vico de la alia teamo.
refusal-stale-turn = Tiu vico pasis. Nun estas vico { $turn }.
refusal-must-guess-once = En ĉiu vico necesas almenaŭ unu diveno.
refusal-already-covered = { $word } jam estas kovrita.
refusal-unknown-card = Tia karto ne kuŝas sur la tablo.
refusal-clue-empty = Aludo estas unu vorto. Diru unu.
refusal-clue-too-long = Aludo havas maksimume { $limit } literojn.
refusal-clue-characters = Ĝi enhavas signojn, kiujn neniu skribas sur papero.
refusal-number-range = Diru nombron de { $lowest } ĝis { $highest }, aŭ senlima.
refusal-expert-clues-off = Ĉe ĉi tiu tablo ni ludas sen nulo kaj sen senlima.
refusal-clue-refused = „{ $word }” ne validas. Serĉu alian aludon.
refusal-clue-objected = Iu kontraŭas „{ $word }”. Serĉu alian aludon.
refusal-consultation-pending = „{ $word }” ankoraŭ atendas respondon.
refusal-enough-questions = Vi jam demandis { $limit } fojojn en ĉi tiu vico. Donu aludon, kiu ne lasas dubon.
refusal-no-consultation = Neniu ion demandis.
refusal-no-clue = Ankoraŭ ne estas aludo.
refusal-challenge-closed = La aludo validas. Estas tro malfrue por protesti.
refusal-own-clue = Tio estas via propra aludo.
refusal-waiver-off = Ĉe ĉi tiu tablo oni ne rezignas pri la puno.
refusal-penalty-is-a-duty = Ĉe ĉi tiu tablo la puno estas deviga. Kovru unu el viaj vortoj.
refusal-not-own-colour = Kovru vorton de via teamo.
refusal-not-their-colour = Kovru vorton de la kontraŭuloj.
refusal-spymaster-silent = Ĉefspiono diras la aludon kaj nenion plu.
refusal-text-form = Skribu unu linion, maksimume { $limit } signojn.
refusal-no-timer = Tia horloĝo mankas en ĉi tiu ludo.
refusal-timer-running = La horloĝo jam iras.
refusal-timer-paused = La horloĝo estas haltigita.
refusal-time-left = Restas ankoraŭ tempo.
refusal-time-is-up = La tempo finiĝis.
refusal-too-few-players = Ankoraŭ mankas: { $missing }.
refusal-seat-taken = Tiu loko estas okupita.
refusal-no-such-seat = Tia loko ne ekzistas en ĉi tiu speco de ludo.
refusal-role-locked = Via rolo ne ŝanĝiĝas ĝis la fino de la ludo.
refusal-unknown-player = Vi ne sidas ĉe ĉi tiu tablo.
refusal-already-joined = Vi jam sidas ĉe ĉi tiu tablo.
refusal-seat-kept = Iu alia jam konservas ĉi tiun sidlokon inter siaj tabloj.
refusal-game-running = Atendu, ĝis la ludo finiĝos.
refusal-no-game = La kartoj ankoraŭ ne kuŝas sur la tablo.
refusal-too-few-words = Listo bezonas almenaŭ { $needed } vortojn; ĉi tiu havas { $given }.
refusal-bad-word = „{ $word }” ne povas esti koda nomo.
refusal-too-many-words = Listo havas maksimume { $limit } vortojn.
refusal-not-host = Tion povas fari nur la gastiganto.
refusal-host-is-here = La gastiganto ĵus faris ion. Vi povas transpreni post { $minutes ->
    [one] unu minuto
   *[other] { $minutes } minutoj
} sen ago de la gastiganto.
refusal-table-locked = La pordo estas ŝlosita. Petu la gastiganton malfermi ĝin.
refusal-table-full = Ĉe ĉi tiu tablo ne estas loko por pli ol { $limit } homoj.
refusal-table-closed = Ĉi tiu tablo estas fermita.
refusal-name-form = Nomo estas unu linio el maksimume { $limit } signoj, kun almenaŭ unu litero aŭ cifero. Flago aŭ emoĝio sola ne estas nomo, kaj iuj ne povas esti parto de nomo.
refusal-name-taken = Iu ĉi tie jam nomiĝas { $name }. Elektu alian nomon.
refusal-not-for-bots = Tion roboto ne povas fari.
refusal-looking-off = Ĉe ĉi tiu tablo neniu rigardas la ŝlosilon dum la ludo.
refusal-sent-away = La gastiganto forsendis vin. Vi povas reveni, kiam la ludo finiĝos.
refusal-seated-by-host = Dum la ludo nur la gastiganto povas sidigi vin. Se vi jam havas lokon ĉi tie, via alia aparato povas montri al vi kodon.
refusal-enough-acts = Vi konas la ŝlosilon, kaj ĉiuj vidas, kion vi faras ĉi tie. Post { $limit } fojoj atendu la finon de la ludo.
refusal-no-missions = Ĉi tiu ludo ne havas misiojn. Urbojn oni elektas ĉe tablo de Duet.
refusal-unknown-city = Tia urbo ne estas sur la mapo.
refusal-city-closed = Tiu urbo estas ankoraŭ fermita. Unue gajnu unu el ĝiaj najbaroj.
refusal-campaign-form = Tio ne estas la teksto de mapo. Kopiu ĝin tutan, de la unua vorto ĝis la lasta.
refusal-campaign-altered = Io en tiu teksto ŝanĝiĝis survoje. Kopiu ĝin ankoraŭ unu fojon.
refusal-campaign-newer = Tiun mapon skribis pli nova versio. Petu, ke oni ĝisdatigu ĉi tiun servilon.
refusal-code-spent = Tiu kodo jam estas uzita, aŭ ekzistas pli nova. Petu novan.
refusal-too-many-devices = Vi jam havas { $limit } aparatojn ĉe ĉi tiu tablo. Unue forigu unu.
refusal-no-such-device = Vi ne havas tian aparaton ĉe ĉi tiu tablo.
refusal-device-too-new = Dum siaj unuaj { $minutes } minutoj aparato ne povas forigi pli malnovajn. Faru tion per unu el ili.
refusal-last-device = Tio estas via sola aparato ĉi tie. Se vi volas foriri, forlasu la tablon.
refusal-other = Tio ne eblas en ĉi tiu ludo.
