# Serĉi ludon kun homoj, kiujn oni ne konas.

find-lead = Kun homoj, kiujn vi ne konas. Neniu skribas ion: vi elektas mallongajn frazojn, kaj ĉiu legas ilin en sia lingvo.
find-pace-slow = Dum tagoj
find-part = Via rolo
find-part-any = Egale
find-part-give = Doni aludojn
find-part-guess = Diveni
find-bots = Se neniu venas, robotoj post
find-bots-after = { $count } min
find-bots-never = neniam
find-name = Via nomo
find-start = Trovu ludon
find-remembered = De tiam ĉi tiu aparato memoras vin, por ke via sidloko estu via. Sub „{ $page }” vi povas forigi ĉion.
find-looking = Ni serĉas ludantojn
find-waited = Vi atendas jam { $time }.
find-bots-in = Post { $time } sidiĝos robotoj, se neniu venos antaŭe.
find-bots-now = Ludu tuj kun robotoj
find-stay = Lasu ĉi tiun paĝon malfermita: la ludo komenciĝos mem.
find-away = Vi povas fermi ĉi tiun paĝon. Kiam iu venos, la tablo estos inter viaj sur la unua paĝo.
find-meanwhile = Dume
find-stop = Ĉesi serĉi
find-stopped = Vi ne plu serĉas ludon.
find-found = Via tablo estas preta.
find-lost = La servilo ne respondas. Ni provas plu; via vico restas via dum kelka tempo.
find-alone = Ankoraŭ neniu alia serĉas la samon.
find-others = { $count ->
    [one] Unu alia persono serĉas la samon.
   *[other] { $count } aliaj serĉas la samon.
}
find-game-duet = Du personoj: ĉiu konas duonon de la sekreto, kaj vi venkas aŭ malvenkas kune.
find-game-coop = Du personoj, unu teamo: ju malpli da vicoj, des pli da poentoj.
find-game-teams = Kvar personoj, du kontraŭ du: en ĉiu teamo unu donas la aludojn.
