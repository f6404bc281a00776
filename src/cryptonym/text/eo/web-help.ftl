# La demandosigno de la tabulo: pri kio temas nun.

help-title = Kio okazas nun
help-signs = La signoj
help-sign = { $identity ->
    [red] ruĝaj agentoj
    [blue] bluaj agentoj
    [assassin] la murdisto: kiu tuŝas ĝin, malvenkas
    [bystander] preterirantoj: ili finas vicon
   *[other] { $label }
}
help-now-lobby = Antaŭ la ludo ĉiu elektas lokon. La ĉefspiono vidos la ŝlosilon kaj donos la aludojn; la terenaj spionoj divenas. Sur liberaj lokoj povas ludi robotoj. Poste la gastiganto komencas la ludon.
help-now-over = La ludo finiĝis, kaj ĉiuj vidas la tutan ŝlosilon. Vi povas trairi ĝin paŝon post paŝo, vidi kion ĉiu aludo sugestis, babili kaj ludi denove.
help-now-rule-clue = Iu diras, ke ĉi tiu aludo estas kontraŭ la reguloj, kaj vi decidas. Se jes, la vico finiĝas. Se ne, oni divenas plu.
help-now-answer-consult = Ĉefspiono volas scii, ĉu aludo taŭgas, antaŭ ol doni ĝin. Taŭgas unu vorto, kiu temas pri la senco kaj ne estas formo de vorto sur la tablo.
help-now-give-clue = Vi vidas la ŝlosilon: la koloron de ĉiu vorto. Trovu ion komunan al pluraj vortoj de via koloro, kaj skribu unu vorton kaj kiom da kartoj vi celas, ekzemple „maro 2”. Tuŝu kartojn por ĉirkaŭi ilin; nur vi vidas tion. Poste rigardu la murdiston ankoraŭ unu fojon.
help-now-guess-word = La aludo estas vorto, kaj la nombro de kartoj, kiuj rilatas al ĝi. Tuŝu karton por montri ĝin, kaj premu la butonon por diveni. Dum la kartoj estas viaj, vi rajtas daŭrigi, unu fojon pli ol la nombro. Ĉiu alia karto finas la vicon. Post la unua diveno vi rajtas halti.
help-now-cover-penalty-word = Ilia aludo estis kontraŭ la reguloj. Kompense vi rajtas kovri unu el viaj vortoj: elektu karton kaj premu la butonon.
help-now-cover-opponent-word = Neniu ludas la alian flankon, do vi faras tion: elektu unu el iliaj vortoj kaj kovru ĝin. Ĉiu el ili kostas al vi poenton.
help-now-wait-rule-clue = Iu opinias, ke la aludo estas kontraŭ la reguloj. La alia ĉefspiono decidas, ĉu ĝi validas; poste la ludo daŭras.
help-now-wait-answer-consult = Ĉefspiono demandis, ĉu aludo taŭgas. Vi aŭdos ĝin, kiam ĝi estos donita.
help-now-wait-give-clue = Ĉefspiono serĉas aludon: unu vorton kaj nombron. Neniu alia konas la ŝlosilon. Dume legu la vortojn kaj parolu kun via teamo.
help-now-wait-guess-word = La alia teamo divenas. Se ĝi tuŝas vian karton, tio validas por vi. Aŭskultu: ankaŭ iliaj eraroj ion diras.
help-now-wait-cover-penalty-word = La aludo estis kontraŭ la reguloj. La alia ĉefspiono rajtas kovri vorton, poste la ludo daŭras.
help-now-wait-cover-opponent-word = Neniu ludas la alian flankon, do la ĉefspiono kovras unu el ĝiaj vortoj. Poste denove estas via vico.
help-now-keep-silent = Vi konas la ŝlosilon, do vi nenion diras kaj nenion montras, dum aliaj divenas. Serĉu dume vian sekvan aludon; vi povas ĉirkaŭi kartojn.
help-now-watch = Vi rigardas, kaj vidas tion, kion vidas la divenantoj. Du ĉefspionoj konas la ŝlosilon: ĉiu diras unu vorton kaj nombron, kaj la teamo serĉas siajn kartojn.
help-now-other = La teamoj alternas: ĉefspiono diras unu vorton kaj nombron, kaj la teamo serĉas siajn kartojn. Venkas, kiu unue trovas ĉiujn.

## Du flankoj kun po unu ŝlosilo

help-token = ĵetono: la flanko, al kiu montras la sago, vane tuŝis ĉi tiun karton kaj ne rajtas denove. Por la alia flanko la karto restas libera.
help-now-sudden = La ĵetonoj finiĝis, do ne plu estas aludoj, kaj neniu diras vorton. Ambaŭ flankoj rajtas tuŝi, en ajna ordo, po unu karto. Decidas la duono de la ŝlosilo de la alia flanko. Ĉiu agento proksimigas vin; ĉio alia perdigas la ludon. Ankaŭ rezigno.
duet-help-sign = { $identity ->
    [red] agentoj de la ruĝuloj
    [blue] agentoj de la bluuloj
    [assassin] murdisto: kiu tuŝas ĝin, perdigas la ludon al ambaŭ
   *[bystander] preterirantoj: ĉiu kostas ĵetonon
}
duet-help-now-answer-consult = La alia flanko volas scii antaŭ ol aludi, ĉu la aludo taŭgas. Taŭgas unu vorto pri la signifo, kiu ne estas formo de vorto sur la tablo.
duet-help-now-give-clue = La strio sur ĉiu karto estas via duono de la ŝlosilo: viaj agentoj, preterirantoj kaj tri murdistoj. Trovu ion komunan al pluraj viaj agentoj, kaj skribu unu vorton kaj kiom da kartoj vi celas, ekzemple „maro 2”. La alia flanko vidas alian duonon, do ĝi havas nur vian aludon. Tuŝu kartojn por ĉirkaŭi ilin; nur vi vidas tion. Ĉiu vico kostas ĵetonon.
duet-help-now-guess-word = La aludo estas vorto, kaj la nombro de kartoj, kiuj rilatas al ĝi. Decidas la duono de la ŝlosilo de la alia flanko, do viaj propraj koloroj diras ĉi tie nenion. Tuŝu karton por montri ĝin, kaj premu la butonon. Agento estas trovita por ambaŭ, kaj vi rajtas daŭrigi, dum vi pravas. Preteriranto finas la vicon kaj kostas ĵetonon. Post la unua tuŝo vi rajtas halti, kio ankaŭ kostas ĵetonon. Murdisto perdigas la ludon.
duet-help-now-wait-answer-consult = La alia flanko estas demandita, ĉu aludo taŭgas. Vi aŭdos la aludon, kiam ĝi estos donita.
duet-help-now-wait-give-clue = La alia flanko serĉas aludon: unu vorton kaj nombron, por agentoj sur sia duono de la ŝlosilo. Poste vi serĉas ilin. Dume legu la vortojn, kaj pensu pri propra aludo.
duet-help-now-keep-silent = Nun decidas via duono de la ŝlosilo, do vi nenion diras kaj nenion montras, dum la alia flanko divenas, ankaŭ ne poste. Serĉu dume vian sekvan aludon; vi povas ĉirkaŭi kartojn.
duet-help-now-watch = Vi rigardas, kaj vidas neniun duonon de la ŝlosilo. Ĉiu flanko konas unu kaj donas pri ĝi aludojn: unu vorton kaj nombron. Kune ili devas trovi dek kvin agentojn, antaŭ ol la ĵetonoj finiĝos.
duet-help-now-other = Vi ludas kune. Ĉiu flanko konas unu duonon de la ŝlosilo kaj donas pri ĝi aludojn; la alia serĉas la kartojn. Se ĉiuj dek kvin agentoj estas trovitaj, vi venkis.
duet-help-now-lobby = Antaŭ la ludo ĉiu elektas lokon ĉe unu el la du flankoj; pluraj povas kunesti. Ĉiu flanko vidos sian duonon de la ŝlosilo kaj aludos al la alia. Ankaŭ roboto povas esti via kunludanto. Poste la gastiganto komencas la ludon.

## Kun bildoj

pictures-help-now-answer-consult = Ĉefspiono volas scii, ĉu aludo taŭgas, antaŭ ol doni ĝin. Taŭgas unu vorto pri tio, kion la bildoj montras aŭ signifas, ne pri ilia loko aŭ pri la maniero, en kiu ili estas desegnitaj.
pictures-help-now-give-clue = La kadro ĉirkaŭ ĉiu bildo estas la ŝlosilo. Trovu ion komunan al pluraj bildoj de via koloro, kaj skribu unu vorton kaj kiom da kartoj vi celas, ekzemple „maro 2”. Vi rajtas nomi tion, kion bildo montras. Tenu karton por vidi ĝin granda. Poste rigardu la murdiston ankoraŭ unu fojon.
pictures-help-now-guess-word = La aludo estas vorto, kaj la nombro de kartoj, kiuj rilatas al ĝi. Tuŝu karton por montri ĝin, tenu ĝin por vidi la bildon granda, kaj premu la butonon por diveni. Dum la kartoj estas viaj, vi rajtas daŭrigi, unu fojon pli ol la nombro. Ĉiu alia karto finas la vicon. Post la unua diveno vi rajtas halti.
pictures-help-now-cover-penalty-word = Ilia aludo estis kontraŭ la reguloj. Kompense vi rajtas kovri unu el viaj kartoj: elektu ĝin kaj premu la butonon.
pictures-help-now-cover-opponent-word = Neniu ludas la alian flankon, do vi faras tion: elektu unu el iliaj kartoj kaj kovru ĝin. Ĉiu el ili kostas al vi poenton.
pictures-help-now-wait-give-clue = Ĉefspiono serĉas aludon: unu vorton kaj nombron. Neniu alia konas la ŝlosilon. Dume rigardu la bildojn kaj parolu kun via teamo.
pictures-help-now-wait-cover-penalty-word = La aludo estis kontraŭ la reguloj. La alia ĉefspiono rajtas kovri karton, poste la ludo daŭras.
pictures-help-now-wait-cover-opponent-word = Neniu ludas la alian flankon, do la ĉefspiono kovras unu el ĝiaj kartoj. Poste denove estas via vico.
pictures-help-now-sudden = Oni tuŝis la murdiston, kaj restas unu ŝanco: la teamo daŭrigas sen nova aludo kaj devas trovi ĉiujn siajn aliajn kartojn. La unua eraro perdas la ludon. Ankaŭ rezigno.
