# Nur de la bildludoj.

pictures-sudden-death = Tio estis la murdisto. Restas unu ŝanco: trovu ĉiujn aliajn viajn bildojn sen eĉ unu eraro.
