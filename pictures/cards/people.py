from pictures.composing import *


@picture("chef-mushroom", "A chef whose tall hat is a mushroom", "chef", "mushroom", how="part replaced", tags="cook hat kitchen forest soup taste proud pizza")
def chef_mushroom():
    p = Print("chef")
    p.white(blob("64 312!, 74 270, 120 248, 168 238!, 232 238!, 280 248, 326 270, 336 312!"), edge=9)
    p.black(disc(176, 276, 8), disc(224, 276, 8), line("200 250, 200 300", 6), poly("160 236, 240 236, 200 262"))
    p.black(brush("306 300, 330 250, 336 214", [9, 9, 9]), oval(338, 196, 26, 20), halo=6)
    p.cut(brush("322 194, 330 184, 344 184", [1, 6, 1]))
    p.white(sym("0 128!, 56 128!, 62 176, 44 226, 0 246").move(200, 0), edge=8)
    p.black(brush("150 172, 166 164, 184 172", [2, 9, 2]), brush("216 172, 234 164, 250 172", [2, 9, 2]))
    p.black(oval(200, 188, 13, 15))
    p.black(brush("200 200, 168 222, 132 196", [8, 22, 1]), brush("200 200, 232 222, 268 196", [8, 22, 1]), halo=4)
    p.black(brush("190 230, 200 234, 210 230", [1, 6, 1]))
    p.white(rect(142, 96, 116, 54, 4), edge=8, halo=4)
    p.black(*[gouge(x, 118, x, 140, 9) for x in (164, 182, 200, 218, 236)])
    cap = mushroom().within(rect(-200, -200, 400, 224)).without(rect(-30, 22, 60, 10)).scale(1.42, .84).move(200, 90)
    return sheet(p, cap)


@picture("king-nest", "A king with a nest of hungry chicks for a crown", "king", "nest", "chick", how="part replaced", tags="crown royal beard spring feed father hungry proud")
def king_nest():
    k = king().scale(1.12).move(200, 176)
    n = nest().scale(1.1, .84).put("base", 200, 134)
    c = Print("chick")
    for x, y, a in ((134, 60, -16), (266, 60, 16), (200, 52, 0)):
        h = Print().black(blob("-26 30!, -28 -8, 0 -30, 28 -8, 26 30!"))
        h.black(gouge(-3, -26, -10, -46, 7), gouge(5, -26, 10, -44, 7))
        h.cut(poly("-13 -4, 0 -20, 13 -4, 0 13"), disc(-17, 0, 4.5), disc(17, 0, 4.5))
        h.black(poly("-6 -4, 6 -4, 0 6"))
        c = c.on(h.scale(1.1).turn(a).move(x, y), 5)
    return sheet(block(rect(0, 150, 400, 150)), k, c, n, halo=6)




@picture("magician-bat", "A magician spreads his cape, and it is the wings of a bat", "magician", "bat", how="one outline", tags="magic wand night cape fly trick vampire show")
def magician_bat():
    p = Print("magician")
    wing = blob("8 0!, 50 -34, 110 -58, 188 -62!, 180 -10, 190 58!, 156 44, 140 84!, 108 66, 84 104!, 56 84, 20 100!")
    p.black(wing, wing.flip())
    for s in (-1, 1):
        for q in ("24 6, 100 -20, 180 -54", "26 24, 100 20, 180 48", "24 44, 80 50, 136 76"):
            p.cut(brush([(s * x, y) for x, y, _ in pts(q)], [1, 7, 1]))
    p = p.scale(1, 1.2).move(200, 168)
    m = Print("magician").black(sym("0 140!, 30 142, 44 170, 38 230, 56 312!, 0 312!").move(200, 0))
    m.cut(poly("188 148, 212 148, 200 224"), gouge(200, 300, 200, 262, 8))
    m.black(poly("200 158, 224 146, 224 172"), poly("200 158, 176 146, 176 172"), halo=3)
    m.white(sym("0 72!, 34 72!, 36 104, 20 134, 0 142").move(200, 0), edge=7, halo=4)
    m.black(brush("178 98, 186 92, 194 98", [1, 7, 1]), brush("206 98, 214 92, 222 98", [1, 7, 1]), brush("200 114, 184 122, 166 108", [6, 8, 1]), brush("200 114, 216 122, 234 108", [6, 8, 1]))
    m.black(poly("162 10, 238 10, 230 66, 170 66"), rect(142, 62, 116, 14, 7), halo=4)
    m.cut(rect(168, 46, 64, 8))
    m.black(brush("236 180, 280 178, 316 140", [26, 20, 16]), halo=6)
    w = ink(line("308 152, 350 74", 9), around(gouge(0, -12, 0, -34, 9), 8).move(356, 60))
    return sheet(p, m, w)




@picture("acrobat-web", "An acrobat jumps on a spider web as on a trampoline", "acrobat", "spider web", how="part replaced", tags="circus jump net brave catch bounce high thread")
def acrobat_web():
    w = Print("spider web")
    ring = [(200 + 186 * math.cos(math.radians(a)), 240 + 50 * math.sin(math.radians(a))) for a in range(22, 382, 45)]
    w.black(*[line([(200, 240), e], 8) for e in ring])
    for k in (.52, 1):
        for a, b in zip(ring, ring[1:] + ring[:1]):
            w.black(brush([(200 + (a[0] - 200) * k, 240 + (a[1] - 240) * k), (200 + (a[0] + b[0] - 400) / 2 * k * .9, 240 + (a[1] + b[1] - 480) / 2 * k * .9), (200 + (b[0] - 200) * k, 240 + (b[1] - 240) * k)], [7, 9, 7]))
    s = spider().scale(.5).move(48, 100).on(ink(rect(45, 0, 6, 84)), 0)
    a = Print("acrobat").black(disc(200, 44, 21), brush("200 60, 200 76", [14, 16]))
    a.black(blob("170 78!, 200 70, 230 78!, 222 112, 230 148!, 200 160, 170 148!, 178 112"))
    for k in (-1, 1):
        a.black(brush([(200 + k * 24, 86), (200 + k * 62, 70), (200 + k * 92, 26)], [20, 17, 10]), disc(200 + k * 93, 24, 9))
        a.black(brush([(200 + k * 16, 142), (200 + k * 66, 176), (200 + k * 128, 150)], [30, 24, 8]))
    a.cut(brush("176 94, 200 104, 224 94", [3, 9, 3]), brush("179 116, 200 124, 221 116", [3, 9, 3]), brush("174 138, 200 146, 226 138", [3, 9, 3]))
    up = ink(*[gouge(x, 176, x, 210, 9) for x in (182, 200, 218)])
    return sheet(w, s, up, a, halo=6)


@picture("head-garden", "A garden grows on an open head and is watered", "face", "watering can", "flower", how="grown from", tags="idea think grow learn care spring mind patience")
def head_garden():
    f = profile(top=False).scale(1.18, 1.12).move(136, 172)
    g = ink(blob("44 118!, 80 104, 140 112, 190 102, 240 118!, 232 128!, 52 128!"))
    g.black(brush("84 112, 76 90, 78 60", [9, 8, 8]), brush("144 112, 150 90, 146 70", [9, 8, 8]))
    g.black(blob("192 112!, 180 86, 156 82!, 162 102"), blob("196 112!, 204 88, 230 82!, 222 106"), blob("112 112!, 116 92, 100 82!, 98 100"))
    d = stack(daisy().scale(.44).move(78, 46), daisy().scale(.34).move(147, 62))
    c = watering_can().scale(.76).turn(-26).move(338, 74)
    w = ink(*[drop(x, y, 8) for x, y in ((222, 60), (212, 92), (238, 116), (196, 72))])
    return sheet(f, g, d, c, w, halo=5)


@picture("zebra-painter", "A painter gives a zebra its last stripes", "zebra", "painter", "paintbrush", how="scene", tags="horse stripes work art finish black white create")
def zebra_painter():
    near, far = horse_body()
    z = Print("zebra").white(far, edge=6).white(near, edge=6)
    inner = near.shrink(3)
    mane = blob("-90 -104!, -78 -124, -50 -104, -16 -62, -6 -48!, -50 -80")
    z.black(mane, blob("-136 -44, -126 -62, -112 -52, -116 -36, -126 -32"))
    stripes = [brush(q, [2, w, 2]) for q, w in (("-84 -100, -78 -66, -92 -30", 12), ("-62 -90, -56 -52, -82 -10", 13), ("-40 -74, -34 -28, -72 10", 13), ("-16 -54, -8 -10, -52 36", 13), ("8 -50, 16 0, -22 40", 13), ("34 -50, 40 0, 12 44", 13))]
    z.black(union(stripes) & inner)
    z.cut(disc(-108, -76, 6))
    z.black(disc(-108, -76, 4), brush("110 -34, 126 0, 118 50", [6, 10, 12]))
    z.black(rect(-52, 102, 22, 12), rect(80, 102, 22, 12))
    z = z.scale(1.06, 1.14).move(150, 150)
    p = Print("painter").black(disc(336, 102, 22), blob("306 92!, 312 70, 346 64, 366 84, 360 94!"), disc(340, 64, 5))
    p.black(blob("314 134!, 338 124, 362 136, 372 200, 376 226!, 308 226!, 312 180"), brush("326 222, 320 256, 316 286", [30, 22, 18]), brush("356 222, 362 256, 366 286", [30, 22, 18]))
    p.black(blob("300 292!, 306 280, 326 278, 328 292!"), blob("350 292!, 352 280, 372 280, 380 292!"))
    p.black(brush("322 146, 290 162, 256 140", [20, 15, 12]), halo=5)
    p.black(line("272 152, 236 116", 7), blob("244 128!, 218 112, 212 92!, 234 98, 252 120!"), halo=4)
    return sheet(block(rect(0, 280, 400, 20)), z, p, halo=6)


@picture("baby-peas", "A baby sleeps as a pea in its pod", "baby", "pea", how="inside", tags="sleep birth green small garden cosy pod family")
def baby_peas():
    p = Print("pea")
    p.black(blob("4 96!, 50 124, 130 128, 200 122, 280 126, 350 120, 396 80!, 392 150, 340 226, 240 276, 150 274, 60 226, 14 160"))
    p.cut(blob("24 124!, 80 144, 200 140, 320 142, 378 112!, 346 176, 270 216, 200 226, 120 214, 56 176"))
    p.cut(comb("340 236, 250 284, 150 282, 70 240", 7, 30, 9, swell=.4))
    p.black(brush("396 84, 384 58, 358 48", [10, 9, 3]), brush("390 76, 396 44, 380 22", [9, 8, 3]))
    for x, y, r in ((70, 146, 36), (128, 156, 42), (332, 140, 34), (280, 152, 42)):
        p.black(disc(x, y, r), halo=5)
        p.cut(arched(x, y, r - 10, 190, 280, [1, 9, 1]))
    p.white(disc(204, 140, 62), edge=8, halo=6)
    p.black(brush("206 84, 190 94, 200 106, 212 98", [7, 7, 6, 3]))
    p.black(brush("162 138, 176 148, 192 138", [2, 9, 2]), brush("216 138, 232 148, 246 138", [2, 9, 2]), disc(204, 156, 6), disc(204, 178, 15))
    p.cut(disc(204, 178, 7))
    p.black(disc(160, 164, 6), disc(248, 164, 6))
    zs = ink(sparkle(70, 56, 16), sparkle(300, 44, 20), sparkle(118, 30, 10))
    return sheet(zs, p)


@picture("sleeper-hills", "Somebody sleeps under a blanket of fields where sheep graze", "sleeper", "field", "sheep", how="surface replaced", tags="bed dream count country night peace blanket hill")
def sleeper_hills():
    b = Print("sleeper")
    b.black(rect(6, 120, 18, 174, 6), rect(378, 168, 16, 126, 6), rect(12, 262, 374, 16))
    b.white(blob("26 208, 40 176, 90 168, 132 184, 140 214, 120 232!, 40 232!"), edge=8)
    b.black(blob("64 180, 74 142, 112 132, 138 152, 140 190, 116 210, 80 206"))
    b.cut(blob("88 176!, 96 156, 118 152, 132 166, 134 188, 116 202, 98 198!"))
    b.black(brush("100 178, 108 184, 118 178", [1, 6, 1]), brush("122 190, 126 194, 130 190", [1, 5, 1]), brush("124 172, 134 180, 126 184", [1, 5, 1]))
    hill = blob("104 264!, 108 214, 150 178, 200 150, 246 150, 286 186, 330 176, 366 194, 384 264!")
    b.black(hill, halo=7)
    for q in ("122 214, 190 196, 250 214, 290 258", "148 188, 200 176, 262 190, 320 256", "196 156, 236 164, 284 196, 346 254", "118 240, 180 226, 232 236, 256 260", "300 186, 340 196, 372 240"):
        b.cut(brush(q, [2, 7, 7, 2]) & hill.shrink(6))
    sheep_ = Print("sheep")
    for x, y, k in ((214, 128, 1), (330, 152, .86)):
        s = Print().black(*[rect(dx, 8, 6, 20) for dx in (-18, -8, 6, 16)])
        s.white(union(disc(-14, 0, 14), disc(0, -8, 16), disc(16, -2, 14), disc(2, 6, 14)), edge=6)
        s.black(oval(-30, -4, 10, 12, -20), halo=3)
        sheep_ = sheep_.on(s.scale(k).move(x, y), 4)
    night = ink((disc(330, 52, 38) - disc(346, 44, 33)), sparkle(60, 56, 16), sparkle(150, 36, 12), sparkle(242, 60, 10))
    return sheet(night, b, sheep_, halo=5)






@picture("walking-tree", "A tree takes to its feet and walks away", "tree", "foot", how="part replaced", tags="walk forest leave travel root step escape toes")
def walking_tree():
    crown = union(disc(196, 66, 60), disc(130, 84, 46), disc(262, 80, 48), disc(158, 120, 40), disc(236, 122, 40), disc(150, 50, 40), disc(240, 44, 38))
    p = Print("foot")
    p.black(brush("204 130, 222 196, 272 222, 330 262", [60, 48, 32, 24]), brush("192 130, 180 196, 136 222, 126 268", [60, 48, 32, 26]))
    p.black(blob("318 250!, 342 254, 352 284!, 318 290, 286 294!, 300 274"))
    p.black(blob("114 256!, 142 258, 146 290!, 96 292, 66 294, 62 282, 88 272"))
    p.black(*[oval(x, y, rr, rr * .8) for x, y, rr in ((64, 282, 13), (82, 274, 9))])
    p.black(*[oval(x, y, rr, rr * .8) for x, y, rr in ((284, 286, 12), (298, 276, 8))])
    p.cut(gouge(146, 226, 170, 186, 9), gouge(270, 222, 232, 184, 9))
    p.cut(line("68 276, 74 282", 4), line("290 282, 296 286", 4))
    c = Print("tree").black(crown)
    for x, y, a in ((104, 82, 20), (146, 52, -30), (196, 36, 15), (246, 48, -20), (282, 84, 10), (150, 112, -25), (196, 84, 30), (238, 114, 0)):
        c.cut(blob([(-15, 0, True), (0, -9), (15, 0, True), (0, 9)]).turn(a).move(x, y))
    lv = ink(*[blob([(-14, 0, True), (0, -8), (14, 0, True), (0, 8)]).turn(a).move(x, y) for x, y, a in ((330, 120, 30), (358, 170, -30), (372, 90, 60))])
    return sheet(block(rect(0, 278, 400, 22)), p, c, lv)


@picture("dancing-trees", "Two trees dance together like a couple in love", "tree", "couple", how="one outline", tags="dance love forest ball music autumn lead turn")
def dancing_trees():
    p = Print("couple")
    p.black(brush("142 110, 152 180, 130 240, 96 290", [30, 34, 26, 8]), brush("146 200, 168 244, 174 292", [24, 20, 8]), brush("112 262, 80 280, 50 284", [16, 10, 2]))
    p.black(blob("256 110!, 284 110!, 284 170, 318 236, 352 288!, 290 292, 222 288!, 240 236, 254 170"))
    p.black(brush("262 150, 222 168, 168 162", [20, 15, 12]), brush("150 146, 190 138, 260 142", [22, 16, 10]), halo=5)
    p.black(brush("138 140, 80 128, 30 92", [22, 14, 7]), brush("262 134, 300 132, 380 98", [20, 14, 5]))
    p.cut(gouge(146, 232, 150, 176, 8), gouge(262, 276, 268, 200, 9), gouge(290, 278, 284, 220, 8), gouge(316, 280, 304, 246, 7))
    c = Print("tree").black(union(disc(132, 60, 44), disc(98, 76, 30), disc(166, 78, 30), disc(110, 36, 30), disc(152, 36, 28)))
    c.black(union(disc(268, 56, 46), disc(240, 82, 32), disc(300, 82, 34), disc(270, 92, 30)), halo=6)
    c.cut(brush("112 72, 122 80, 132 72", [1, 7, 1]), brush("146 72, 154 80, 164 72", [1, 7, 1]), brush("130 94, 142 100, 154 92", [1, 7, 1]))
    c.cut(brush("240 74, 250 82, 260 74", [1, 7, 1]), brush("274 74, 284 82, 294 74", [1, 7, 1]), brush("250 96, 262 102, 274 96", [1, 7, 1]))
    c.cut(*[blob([(-11, 0, True), (0, -7), (11, 0, True), (0, 7)]).turn(a).move(x, y) for x, y, a in ((104, 40, 30), (136, 30, -20), (166, 50, 50), (252, 34, -30), (286, 40, 30))])
    lv = ink(*[blob([(-14, 0, True), (0, -8), (14, 0, True), (0, 8)]).turn(a).move(x, y) for x, y, a in ((28, 78, 10), (54, 118, 60), (376, 86, -40), (352, 124, 20), (384, 120, 70))])
    return sheet(block(rect(0, 276, 400, 24)), p, c, lv, halo=5)




@picture("snake-tie", "A gentleman finds that his tie is a snake", "gentleman", "snake", how="part replaced", tags="suit office boss danger surprise knot fashion tongue")
def snake_tie():
    p = Print("gentleman")
    p.black(blob("14 312!, 24 160, 70 112, 150 84!, 250 84!, 330 112, 376 160, 386 312!"))
    p.cut(poly("142 86, 258 86, 200 316"))
    p.white(blob("128 -10!, 132 40, 160 84, 200 98, 240 84, 268 40, 272 -10!"), edge=8)
    p.black(oval(200, 50, 17, 20), brush("192 8, 200 14, 208 8", [2, 7, 2]))
    p.black(poly("148 72, 200 108, 158 158, 118 88"), poly("252 72, 200 108, 242 158, 282 88"), halo=6)
    p.white(poly("152 82, 194 110, 160 144, 130 92"), poly("248 82, 206 110, 240 144, 270 92"), edge=5)
    p.cut(brush("112 110, 124 200, 196 308", [2, 9, 2]), brush("288 110, 276 200, 204 308", [2, 9, 2]))
    s = Print("snake").black(brush("184 112, 216 120, 202 136", [26, 30, 20]), brush("202 132, 184 166, 212 202, 190 240, 216 264, 250 262", [18, 34, 42, 42, 34, 26]))
    s.black(blob("232 248!, 256 238, 290 244, 306 262, 288 280, 252 282"))
    body = s.mask
    s.cut(*[(poly([(x, y - 12), (x + 11, y), (x, y + 12), (x - 11, y)]) & body.shrink(4)) for x, y in ((190, 164), (204, 192), (200, 220), (196, 246))])
    s.cut(disc(280, 256, 8), brush("262 274, 280 272, 300 266", [1, 5, 1]))
    s.black(disc(282, 256, 4), line("304 264!, 326 268!, 338 260", 6), line("324 268!, 336 278", 6))
    return sheet(p, s, halo=7)


