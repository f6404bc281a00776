# Nur de la bildludoj.

refusal-pictures-not-here = Bildoj estas por la bildludoj. Ĉi tie oni ludas per vortoj.
refusal-pictures-missing = Bildludo bezonas la liston de bildoj. Vortojn oni povas enmiksi.
pictures-refusal-sudden-death = Post la murdisto oni ne haltas: trovu viajn ceterajn bildojn, aŭ rezignu.
pictures-refusal-not-own-colour = Kovru karton de via propra teamo.
pictures-refusal-not-their-colour = Kovru karton de la kontraŭuloj.
pictures-refusal-penalty-is-a-duty = Ĉe ĉi tiu tablo la puno estas deviga. Kovru unu el viaj kartoj.
