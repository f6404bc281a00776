# Bildoj aliloke: unu el ili granda, kaj kio estas dirata antaŭ kaj post ludo.

board-picture-close = Reen al la tabulo
board-picture-back = La antaŭa bildo
board-picture-next = La sekva bildo
pictures-board-clue-leads = { $count ->
    [one] Ĝi celas unu karton sur la tablo. Unu plia diveno estas permesata.
   *[other] Ĝi celas { $count } kartojn sur la tablo. Unu plia diveno estas permesata.
}
pictures-board-clue-zero = Neniu karto de la teamo rilatas al ĝi. Oni divenu tiel longe, kiel oni kuraĝas.
pictures-board-clue-unlimited = Ĝi celas plurajn kartojn sur la tablo, sed ne diras kiom. Oni divenu tiel longe, kiel oni kuraĝas.
pictures-board-lesson-touch = Tuŝu karton por montri ĝin, tenu ĝin por vidi la bildon granda. Poste butono sube faras el tio divenon.
pictures-board-lesson-more = Vi havas ĉiujn kartojn de ĉi tiu aludo. Unu plia diveno estas permesata, por pli frua karto. Aŭ haltu.
pictures_duet-board-clue-leads = { $count ->
    [one] Ĝi kondukas al unu karto de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
   *[other] Ĝi kondukas al { $count } kartoj de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
}
pictures_duet-board-clue-zero = Neniu karto de tiu, kiu aludis, rilatas al ĝi. Almenaŭ unu karton vi tamen devas tuŝi.
pictures-help-now-answer-consult = Ĉefspiono volas scii, ĉu aludo taŭgas, antaŭ ol doni ĝin. Taŭgas unu vorto pri tio, kion la bildoj montras aŭ signifas, ne pri ilia loko aŭ pri la maniero, en kiu ili estas desegnitaj.
pictures-help-now-give-clue = La kadro ĉirkaŭ ĉiu bildo estas la ŝlosilo. Trovu ion komunan al pluraj bildoj de via koloro, kaj skribu unu vorton kaj kiom da kartoj vi celas, ekzemple „maro 2”. Vi rajtas nomi tion, kion bildo montras. Tenu karton por vidi ĝin granda. Poste rigardu la murdiston ankoraŭ unu fojon.
pictures-help-now-guess-word = La aludo estas vorto, kaj la nombro de kartoj, kiuj rilatas al ĝi. Tuŝu karton por montri ĝin, tenu ĝin por vidi la bildon granda, kaj premu la butonon por diveni. Dum la kartoj estas viaj, vi rajtas daŭrigi, unu fojon pli ol la nombro. Ĉiu alia karto finas la vicon. Post la unua diveno vi rajtas halti.
pictures-help-now-cover-penalty-word = Ilia aludo estis kontraŭ la reguloj. Kompense vi rajtas kovri unu el viaj kartoj: elektu ĝin kaj premu la butonon.
pictures-help-now-cover-opponent-word = Neniu ludas la alian flankon, do vi faras tion: elektu unu el iliaj kartoj kaj kovru ĝin. Ĉiu el ili kostas al vi poenton.
pictures-help-now-wait-give-clue = Ĉefspiono serĉas aludon: unu vorton kaj nombron. Neniu alia konas la ŝlosilon. Dume rigardu la bildojn kaj parolu kun via teamo.
pictures-help-now-wait-cover-penalty-word = La aludo estis kontraŭ la reguloj. La alia ĉefspiono rajtas kovri karton, poste la ludo daŭras.
pictures-help-now-wait-cover-opponent-word = Neniu ludas la alian flankon, do la ĉefspiono kovras unu el ĝiaj kartoj. Poste denove estas via vico.
pictures-help-now-sudden = Oni tuŝis la murdiston, kaj restas unu ŝanco: la teamo daŭrigas sen nova aludo kaj devas trovi ĉiujn siajn aliajn kartojn. La unua eraro perdas la ludon. Ankaŭ rezigno.
pictures-end-best = { $count ->
    [one] Plej bona aludo: { $clue }. Unu karto trovita.
   *[other] Plej bona aludo: { $clue }. { $count } kartoj trovitaj.
}
pictures-end-with-words = Kun la bildoj
opening-faces = Kio kuŝas sur la tablo?
opening-faces-name = { $faces ->
    [pictures] Bildoj
   *[words] Vortoj
}
opening-pictures-count = { $count } bildoj
opening-list-pictures = Bildoj
opening-key-deck60 = El 60 pretaj
opening-assassin-ending = Lasta ŝanco
opening-assassin-ending-note = Kiu tuŝas la murdiston, tiu ludas plu sen aludo, kaj venkas nur trovante ĉiujn siajn aliajn bildojn sen eraro.
front-kind-pictures = Bildoj, du teamoj
front-tap-pictures = Ludu per bildoj kun robotoj
how-game-pictures = Kiel ludi per bildoj
pictures-companion-source-deck = Unu el 60 pretaj ŝlosiloj
