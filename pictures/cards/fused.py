from pictures.composing import *


@picture("piano-crocodile", "A crocodile with piano keys for teeth", "crocodile", "piano", how="part replaced", tags="music bite teeth swamp concert smile jaw")
def piano_crocodile():
    c = crocodile(teeth=False).scale(1.2, 1.3).move(200, 154)
    up = keyboard("14 124, 60 122, 120 126, 176 134", [42, 46, 46, 38], 9, -1)
    low = keyboard("24 216, 80 212, 140 202, 184 190", [40, 46, 46, 36], 9, 1)
    bumps = ink(*[disc(290 + 26 * i, 84 + 3 * i, 15) for i in range(5)])
    k = sheet(bumps, c, halo=0).on(up, 0).on(low, 0)
    k.cut(gouge(306, 250, 330, 222, 9), gouge(338, 250, 360, 222, 9), gouge(370, 250, 392, 224, 9), gouge(330, 190, 352, 166, 8), gouge(362, 192, 384, 168, 8))
    return k


@picture("sun-egg", "The sun is fried as an egg in a pan", "frying pan", "egg", "sun", how="part replaced", tags="breakfast morning hot cook day yellow")
def sun_egg():
    p = pan().scale(1.36, 1.36).turn(-20).move(148, 164)
    white = blob("66 150, 84 100, 136 84, 176 98, 214 92, 236 136, 222 176, 232 214, 190 240, 150 232, 112 248, 72 216, 80 184")
    p.cut(white)
    s = sun(rays=12).scale(.62).move(152, 164)
    s.ink = s.ink - disc(152, 164, 36)
    s.black(disc(152, 164, 36))
    s.cut(brush("130 170, 134 148, 152 138", [1, 8, 1]))
    return sheet(p).on(s, 0)


@picture("lion-sunflower", "A sunflower with the face of a lion", "lion", "sunflower", how="part replaced", tags="mane flower king roar garden yellow summer")
def lion_sunflower():
    f = sunflower(centre=False).scale(1.2).move(200, 136)
    f.black(disc(158, 92, 15), disc(242, 92, 15), halo=5)
    f = f.on(lion_face().scale(1.16).move(200, 136), 0)
    stem = Print().black(brush("200 240, 206 266, 196 310", [20, 18, 20]), blob("204 294!, 240 258, 308 256!, 280 290, 240 302"), blob("196 294!, 160 258, 92 256!, 120 290, 160 302"))
    stem.cut(brush("214 290, 246 274, 290 262", [1, 6, 0]), brush("186 290, 154 274, 110 262", [1, 6, 0]))
    return sheet(stem, f)


@picture("mushroom-saucer", "A flying mushroom lifts a snail in its beam", "mushroom", "flying saucer", "snail", how="one outline", tags="alien space forest steal beam strange light")
def mushroom_saucer():
    dome = blob("-116 4!, -102 -50, -56 -92, 0 -104, 56 -92, 102 -50, 116 4!, 60 18, 0 22, -60 18")
    cap = mushroom().within(dome)
    cap = cap.scale(1.36, 1.02).move(200, 118)
    legs = ink(brush("120 128, 104 146, 96 166", [12, 9, 7]), brush("280 128, 296 146, 304 166", [12, 9, 7]), disc(95, 168, 8), disc(305, 168, 8))
    beam = block(poly("150 130, 250 130, 334 300, 66 300"))
    s = snail().scale(.62).turn(-14).move(204, 224)
    g = ink(blob("0 300!, 0 288!, 60 280, 120 288, 200 292, 290 284, 350 290, 400 282!, 400 300!"))
    st = ink(sparkle(40, 60, 16), sparkle(366, 52, 13), sparkle(48, 200, 10), sparkle(356, 214, 13))
    return sheet(beam, st, g, legs, cap, s)


@picture("cherry-bombs", "Two cherries with burning fuses", "cherry", "bomb", how="part replaced", tags="fruit explode pair danger sweet spark red")
def cherry_bombs():
    p = Print("bomb")
    p.black(brush("122 150, 150 90, 232 40", [11, 9, 10]), brush("270 164, 258 100, 232 40", [11, 9, 10]))
    p.black(blob("228 46!, 270 20, 330 26, 366 56!, 320 72, 268 66"), halo=6)
    p.cut(brush("246 46, 290 44, 346 54", [0, 6, 0]))
    for x, y, r in ((116, 212, 76), (276, 222, 70)):
        p.black(disc(x, y, r), halo=7)
        p.black(rect(-24, -12, 48, 24, 4).turn(8 if x > 200 else 18).move(x + (6 if x < 200 else -4), y - r))
        p.cut(brush([(x - r * .66, y + r * .1), (x - r * .6, y - r * .38), (x - r * .22, y - r * .66)], [1, 15, 1]), disc(x - r * .66, y + r * .36, 6))
    fuse = ink(around(gouge(0, -12, 0, -40, 11), 9).move(214, 44))
    return sheet(p, fuse, halo=6)


@picture("pear-violin", "A pear that is a violin, with its bow", "violin", "pear", how="one outline", tags="music fruit string play sweet orchestra")
def pear_violin():
    p = Print("pear")
    p.black(sym("0 -96!, 22 -90, 44 -46, 60 -6, 100 44, 88 98, 38 126, 0 122").move(172, 164))
    p.cut(comb("100 252, 80 206, 106 160", 6, 26, 9, swell=.5))
    p.black(blob("162 80!, 182 80!, 181 30, 190 18, 184 4, 166 2, 156 12, 162 28"))
    p.black(*[rect(146, y, 52, 7, 3) for y in (30, 46)])
    p.black(blob("186 66!, 214 32, 268 34!, 246 70, 208 80"), halo=6)
    p.cut(brush("200 68, 228 54, 256 40", [0, 6, 0]))
    p.cut(rect(160, 68, 24, 92, 3))
    p.black(rect(163, 40, 18, 118, 2))
    for x in (166, 172, 178):
        p.cut(rect(x - 1.6, 158, 3.2, 86))
    p.cut(rect(148, 214, 48, 8, 3))
    for s in (-1, 1):
        c = 172 + s * 42
        p.cut(brush([(c + s * 8, 168), (c - s * 6, 176), (c, 200), (c + s * 9, 226), (c - s * 5, 234)], [9, 6, 8, 6, 9]))
    p.cut(blob("160 242!, 184 242!, 178 272, 166 272").ring(4))
    bow = ink(brush("262 292, 326 170, 356 36", [9, 10, 7]), line("274 292, 374 46", 4), rect(-9, -8, 24, 18, 3).turn(-64).move(270, 280), blob("350 32!, 380 38!, 366 54!"))
    return sheet(block(disc(172, 196, 112)), bow, p)


@picture("day-night-bicycle", "A bicycle with the sun and the moon for wheels", "bicycle", "sun", "moon", how="part replaced", tags="cycle day night ride wheel time turn")
def day_night_bicycle():
    s = sun(rays=14).scale(.92).move(98, 192)
    s.cut(disc(98, 192, 40))
    s.black(disc(98, 192, 11))
    m = Print("moon").black(disc(302, 192, 88))
    m.cut(disc(296, 192, 70) - disc(326, 178, 62), *[sparkle(x, y, r) for x, y, r in ((342, 146, 15), (360, 200, 12), (318, 214, 9))])
    f = ink(line("98 192!, 146 104!, 250 104!, 192 200!, 146 104", 12), line("192 200!, 302 192", 12), line("302 192!, 250 104", 12), line("250 104!, 256 76", 11), line("98 192!, 152 76!, 120 60!, 108 72", 11))
    f.black(blob("222 66!, 256 58, 294 64!, 280 80, 238 80"), disc(302, 192, 13))
    f.white(disc(194, 200, 19), edge=7)
    f.black(line("194 200!, 214 238", 9), line("202 240, 228 236", 9))
    return sheet(s, m, f, halo=7)


@picture("owl-clock", "An owl with clocks for eyes and a pendulum in its belly", "owl", "clock", how="part replaced", tags="night time wise late hour eyes wake")
def owl_clock():
    o = owl().scale(1.46, 1.24).move(200, 150)
    for s in (-1, 1):
        x, y = 200 + s * 45, 86
        c = Print().white(disc(x, y, 42), edge=8)
        c.black(*[rect(-2.5, -31, 5, 10).turn(30 * i).move(x, y) for i in range(12)], line([(x, y), (x, y - 22)], 6), line([(x, y), (x + 13, y + 8)], 6))
        o = o.on(c, 4)
    o.black(poly("200 130, 214 96, 186 96"), halo=4)
    win = window(200, 206, 76, 112)
    o.cut(win)
    o.black(win.ring(5), rect(197, 152, 6, 62), disc(200, 224, 20))
    o.cut(brush("188 226, 190 214, 200 210", [1, 6, 1]))
    branch = ink(brush("20 290, 150 284, 280 290, 390 276", [10, 16, 14, 6]), brush("300 286, 330 264, 352 258", [9, 6, 2]))
    return sheet(block(disc(200, 120, 130)), branch, o)


@picture("plug-cat", "A cat with a plug at the end of its tail looks for a socket", "cat", "plug", "socket", how="part replaced", tags="electric pet power tail charge wall")
def plug_cat():
    c = cat(tail=False).scale(1.18, 1.22).put("base", 122, 290)
    t = ink(line("158 272, 226 284, 268 240, 224 206, 238 158, 286 150", 11))
    plug = Print("plug").black(rect(284, 128, 34, 44, 8), rect(316, 134, 22, 8, 2), rect(316, 158, 22, 8, 2))
    sock = Print("socket").white(rect(342, 96, 60, 108, 10), edge=8)
    sock.black(disc(366, 138, 7), disc(366, 162, 7))
    return sheet(block(rect(0, 276, 400, 24)), t, c, plug, sock, halo=5)


@picture("carrot-rocket", "A carrot flies as a rocket", "carrot", "rocket", how="one outline", tags="vegetable space rabbit launch orange fast")
def carrot_rocket():
    p = Print("carrot")
    frond = union(line("0 44, 0 130", 11), *[disc(s * w, y, 14) for y, w in ((98, 11), (118, 15), (138, 10)) for s in (-1, 1)], oval(0, 154, 12, 15))
    for a, k in ((-44, .92), (44, .92), (0, 1.06)):
        p.black((frond - brush("0 86, 2 116, 0 150", [3, 8, 1])).scale(k).turn(a, 0, 44))
    for s in (-1, 1):
        p.white(blob([(s * 48, -14, True), (s * 92, 22), (s * 104, 78, True), (s * 78, 54), (s * 46, 46, True)]), edge=8)
    p.black(sym("0 -176!, 8 -138, 22 -96, 44 -40, 58 10, 54 46, 28 64, 0 58"), halo=6)
    p.cut(disc(0, -12, 27))
    p.black(disc(0, -12, 19))
    p.cut(brush("-11 -14, -7 -22, 2 -26", [0, 7, 0]))
    for y, x, l in ((-112, -22, 28), (-86, 30, -34), (-58, -42, 42), (28, 60, -56), (40, -60, 38)):
        p.cut(brush([(x, y), (x + l * .5, y + 6), (x + l, y + 4)], [9, 8, 0]))
    p = p.turn(46).scale(1.04).move(216, 138)
    moon = block(disc(352, 250, 84) - disc(330, 222, 13) - disc(376, 234, 9) - disc(350, 270, 16))
    st = ink(sparkle(60, 60, 20), sparkle(146, 34, 12), sparkle(30, 144, 12), sparkle(378, 110, 12))
    return sheet(moon, st, p)


@picture("igloo-turtle", "A turtle with an igloo for a shell", "turtle", "igloo", "snow", how="part replaced", tags="ice slow house cold winter shell")
def igloo_turtle():
    t = turtle(shell=False).scale(1.3, 1.24).move(214, 150)
    dome = blob("88 208!, 104 130, 160 72, 220 62, 284 80, 336 136, 352 208!")
    d = Print("igloo").white(dome, edge=9)
    for y in (100, 136, 172):
        d.black(brush([(60, y + 14), (220, y - 8), (380, y + 14)], [5, 6, 5]) & dome)
    for y, xs in ((84, (186, 252)), (116, (150, 216, 284)), (152, (116, 178, 246, 312)), (190, (140, 298))):
        d.black(*[line([(x, y - 14), (x + (x - 220) * .06, y + 16)], 6, butt=True) & dome for x in xs])
    arch = window(220, 184, 70, 74)
    d.white(arch.grow(8), edge=8)
    d.black(arch)
    sn = ink(*[around(union(rect(-2.5, -24, 5, 24), poly("-9 -24, -6 -26, 0 -18, 6 -26, 9 -24, 0 -12")), 6).move(x, y) for x, y in ((58, 58), (360, 62))], disc(116, 32, 6), disc(304, 26, 6), disc(36, 116, 6), disc(384, 132, 6))
    return sheet(block(blob("0 268!, 100 258, 220 270, 320 258, 400 268!, 400 300!, 0 300!")), sn, t, d)


@picture("swan-teapot", "A swan is a teapot and pours into a cup", "swan", "teapot", "teacup", how="one outline", tags="tea pour neck white lake elegant")
def swan_teapot():
    p = Print("swan")
    neck = brush("176 200, 122 176, 128 112, 142 68, 116 38, 86 54", [62, 42, 28, 24, 30, 25])
    p.black(line("306 120, 356 108, 378 150, 350 196, 306 206", 19))
    p.black(blob("94 36!, 66 60, 46 88!, 78 78, 98 72!"), neck, blob("136 196, 164 140, 220 116!, 268 116!, 316 140, 334 190, 312 242, 276 264!, 190 264!, 152 240"))
    p.black(sym("0 -30!, 26 -26, 46 -6!, 0 0!").move(244, 120), disc(244, 82, 13), halo=0)
    p.cut(brush("196 119, 244 124, 292 119", [2, 6, 2]), disc(112, 42, 6), brush("80 50, 88 60, 92 74", [2, 6, 2]))
    p.cut(brush("186 198, 230 216, 300 182", [1, 9, 0]), brush("196 172, 240 188, 310 156", [1, 9, 0]), brush("188 226, 226 242, 284 222", [1, 8, 0]))
    c = cup().scale(.5).flip().move(64, 244)
    stream = ink(brush("46 92, 48 150, 50 216", [5, 6, 8]))
    return sheet(block(rect(0, 272, 400, 28)), stream, c, p)


@picture("fishbone-fir", "A cat under a fir tree made of a fishbone", "fish bone", "fir tree", "cat", "star", how="one outline", tags="christmas winter eat skeleton pet wish")
def fishbone_fir():
    p = Print("fish bone")
    p.black(brush("236 60, 238 160, 236 250", [6, 9, 10]))
    for i, w in enumerate((34, 48, 62, 76, 90)):
        y = 92 + i * 32
        p.black(brush([(236, y - 12), (236 - w * .6, y), (236 - w, y + 20)], [9, 11, 3]), brush([(236, y - 12), (236 + w * .6, y), (236 + w, y + 20)], [9, 11, 3]))
    p.black(blob("236 14!, 262 40, 262 64, 236 80, 210 64, 210 40"))
    p.cut(disc(228, 50, 9), brush("226 22, 236 30, 246 24", [1, 4, 1]))
    p.black(disc(227, 51, 4))
    p.black(blob("236 246!, 262 274, 284 282!, 260 292, 236 280!, 212 292, 188 282!, 210 274"))
    c = cat().scale(.84).put("base", 72, 288)
    st = ink(sparkle(330, 50, 20), sparkle(366, 120, 11), sparkle(140, 60, 15), sparkle(60, 36, 10))
    return sheet(block(blob("0 280!, 120 268, 240 264, 400 276!, 400 300!, 0 300!")), st, p, c)


@picture("night-whale", "A whale made of the night sky, the moon for its eye", "whale", "night sky", "moon", "star", how="surface replaced", tags="dark space ocean dream universe big sleep")
def night_whale():
    body = blob("-138 14, -124 -30, -84 -58, -24 -64, 40 -40, 84 -12, 112 -20, 128 -34!, 146 -22!, 138 14, 104 44, 40 68, -40 78, -104 62")
    fluke = blob("128 -20!, 100 -44, 92 -80!, 122 -70, 136 -44!, 152 -68, 186 -76!, 172 -40, 146 -16")
    fin = blob("-30 40!, -14 72, 20 104!, 28 70, 10 40")
    w = Print("whale").black(union(body, fluke))
    w.black(fin, halo=5)
    w = w.scale(1.22, 1.3).move(180, 150)
    w.cut(disc(92, 138, 25) - disc(104, 132, 21))
    w.cut(brush("10 174, 56 186, 100 176", [3, 8, 0]))
    w.cut(*[sparkle(x, y, r) for x, y, r in ((150, 96, 15), (206, 128, 19), (258, 162, 14), (150, 178, 13), (120, 216, 12), (210, 204, 13), (300, 146, 10), (322, 178, 9))])
    w.cut(*[disc(x, y, 3.6) for x, y in ((178, 150), (128, 112), (236, 186), (184, 86), (60, 106), (282, 188), (96, 196), (362, 86), (322, 76), (176, 230), (240, 112))])
    spout = ink(brush("90 66, 84 40, 58 26", [9, 10, 2]), brush("94 66, 100 36, 128 22", [9, 10, 2]))
    return sheet(block(blob("0 268!, 60 258, 130 270, 200 258, 270 270, 340 258, 400 268!, 400 300!, 0 300!")), spout, w)
