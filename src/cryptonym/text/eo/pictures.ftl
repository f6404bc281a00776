# Nur de la bildludoj.

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
