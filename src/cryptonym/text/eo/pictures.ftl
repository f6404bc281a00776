# Nur de la bildludoj.

refusal-pictures-not-here = Bildoj estas por la bildludoj. Ĉi tie oni ludas per vortoj.
refusal-pictures-missing = Bildludo bezonas la liston de bildoj. Vortojn oni povas enmiksi.
pictures-refusal-sudden-death = Post la murdisto oni ne haltas: trovu viajn ceterajn bildojn, aŭ rezignu.
pictures-refusal-not-own-colour = Kovru karton de via propra teamo.
pictures-refusal-not-their-colour = Kovru karton de la kontraŭuloj.
pictures-refusal-penalty-is-a-duty = Ĉe ĉi tiu tablo la puno estas deviga. Kovru unu el viaj kartoj.
pictures-sudden-death = Tio estis la murdisto. Restas unu ŝanco: trovu ĉiujn aliajn viajn bildojn sen eĉ unu eraro.
pictures-play-dealt = { $team ->
    [red] Komencas la ruĝuloj, kun ok bildoj. La bluuloj havas sep.
   *[blue] Komencas la bluuloj, kun ok bildoj. La ruĝuloj havas sep.
}
pictures_coop-play-dealt-coop = { $team ->
    [red] Vi estas la ruĝuloj kaj havas ok bildojn por trovi. La kontraŭuloj havas sep.
   *[blue] Vi estas la bluuloj kaj havas ok bildojn por trovi. La kontraŭuloj havas sep.
}
pictures_duet-play-dealt-coop = Trovu kune ĉiujn dek kvin bildojn. Komencas tiu, kiu unue havas aludon.
pictures_coop-play-coop-won = Vi venkis, kun { $score } el 7 poentoj.
pictures_duet-play-coop-won = Vi venkis kune: ĉiuj dek kvin bildoj estas trovitaj.
pictures-play-sudden = Restas unu ŝanco. Tuŝu karton: tajpu ĝian numeron. „{ $skip }” por rigardi denove, „{ $give_up }” por rezigni.
play-picture-file = La desegno de { $card } estas en { $file }.
play-picture-help = Tajpu numeron kun demandosigno, ekzemple 7?, por scii kie troviĝas la desegno de tiu karto.
play-no-pictures = Neniu ankoraŭ priskribis la bildojn en ĉi tiu lingvo. Elektu alian lingvon, aŭ ludon per vortoj.
