# Ĵurio de fremduloj.

jury-title = Ĉu ĉi tiu aludo estas taŭga?
jury-about = Ĉe tablo de fremduloj la juĝisto dubas. Tri homoj, kiuj ne estas tie, decidas; vi estas unu el ili. Aludo ne estu formo aŭ parto de videbla vorto.
jury-allow = Ĝi taŭgas
jury-object = Ĝi ne taŭgas
jury-thanks = Dankon, tiel ili povas daŭrigi.
