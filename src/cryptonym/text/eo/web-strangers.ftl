# Ĉe tablo de fremduloj, kaj kion „Pri mi” diras pri ĝi.

strangers-say = Diru ion
strangers-more = Pliaj frazoj
strangers-mute = Ne montru al mi, kion diras { $name }
strangers-block = Neniam plu ludi kun { $name }
strangers-blocked = Vi kaj { $name } neniam plu sidos ĉe sama tablo. Neniu ekscios tion.
strangers-report = Raporti pri { $name }
strangers-reason = Kio malbonas?
strangers-reason-name = Ofenda nomo
strangers-reason-spoiling = Intence fuŝas la ludon
strangers-reason-clues = Ofendaj aludoj
strangers-reason-cheating = Trompas
strangers-reported = Dankon. Tiu, kiu zorgas pri ĉi tiu servilo, legos tion.

## Sub „Pri mi”

strangers-title = Kun fremduloj
strangers-strength = { $game }: forto { $strength }, plus minus { $doubt }
strangers-strength-about = Ĉiuj komencas per 25. Tio helpas kunmeti homojn de simila forto, kaj nur vi ekscias ĝin.
strangers-blocks = Homoj, kun kiuj vi neniam ludas
strangers-unblock = Denove ludi kun { $name }
strangers-games = Ĝisfine luditaj: { $stayed }. Pli frue forlasitaj: { $left }.
strangers-jury-about = Tri homoj, kiuj ne estas ĉe ĉi tiu tablo, decidas ene de unu horo. Dume oni povas doni alian aludon, pri kiu ne estas dubo.
