from pictures.composing import *


@picture("skyscraper-grater", "A skyscraper that is a cheese grater, its windows the holes", "skyscraper", "grater", "city", how="one outline", tags="cheese kitchen tall tower sharp window office rub")
def skyscraper_grater():
    p = Print("grater").black(poly("134 66, 262 66, 306 300, 104 300"))
    p.black(line("158 64!, 160 22, 198 12, 236 22!, 238 64", 15), rect(124, 56, 152, 18, 6))
    p.cut(line("244 76, 270 300", 6))
    for j in range(5):
        k = 4 if j % 2 else 3
        y, s = 98 + j * 40, .82 + j * .07
        for i in range(k):
            x = 190 + (i - (k - 1) / 2) * 36 * s - j * 2
            p.cut(blob([(x - 11 * s, y, False), (x, y - 12 * s, False), (x + 11 * s, y, False), (x, y + 13 * s, True)]))
    for j in range(6):
        p.cut(line([(256 + j * 3.4, 100 + j * 34), (274 + j * 5.4, 104 + j * 34)], 6))
    p.cut(window(186, 284, 30, 44))
    low = sheet(skyscraper(w=70, h=130, cols=3, rows=5).move(44, 300), skyscraper(w=62, h=176, cols=3, rows=7).move(358, 300))
    return sheet(block(disc(330, 72, 46)), low, p)


@picture("traffic-light-popsicle", "A traffic light melts like an ice lolly somebody has bitten", "traffic light", "ice lolly", how="one outline", tags="summer cold stop melt heat wait street sweet")
def traffic_light_popsicle():
    p = Print("traffic light")
    p.white(rect(-17, 100, 34, 66, 15))
    body = blob("-72 -60, -66 -112, -30 -140, 30 -140, 66 -112, 72 -60, 72 60, 72 112!, 58 132, 46 112, 34 104, 22 120, 8 104, -8 106, -22 140, -40 112, -54 104, -72 116!")
    body = body - union(disc(74, -122, 30), disc(88, -82, 24), disc(40, -150, 22))
    p.black(body, halo=5)
    for y in (-86, -14, 58):
        p.cut(disc(-6, y, 31))
        p.black(brush([(-40, y + 2), (-34, y - 26), (-6, y - 38), (22, y - 26), (28, y + 2)], [4, 12, 13, 12, 4]))
    p.grey(disc(-6, -14, 22), edge=0)
    p.black(disc(-6, 58, 22))
    p.cut(gouge(56, 20, 56, 84, 8), gouge(-58, 20, -58, 84, 7))
    p = p.scale(.93).turn(9).move(204, 142)
    drops = ink(drop(92, 274, 12), drop(132, 288, 8))
    return sheet(block(blob("40 290, 130 276, 260 278, 350 288, 260 298, 120 298"), disc(340, 40, 70)), drops, p)


@picture("traffic-light-birds", "Three birds live in a traffic light", "traffic light", "bird", "nest box", how="inside", tags="home stop go sing street family wait three")
def traffic_light_birds():
    p = Print("traffic light").black(rect(126, 22, 148, 260, 26), rect(190, 270, 20, 40))
    p.black(poly("92 48, 200 6, 308 48, 308 60, 92 60"), halo=6)
    for y, s in ((102, 1), (174, -1), (246, 1)):
        p.cut(disc(200, y - 4, 33))
        b = Print().black(blob("-30 34!, -26 2, -14 -18, 8 -22, 24 -8, 28 34!") & disc(0, 0, 32))
        b.black(poly("-22 -12, -46 2, -20 4"))
        b.cut(disc(-4, -6, 6))
        b.black(disc(-5, -6, 2.6))
        if s < 0:
            b = b.flip()
        p = p.on(b.scale(.94).move(200, y - 4).within(disc(200, y - 4, 33) + rect(0, y - 30, 400, 40)), 4)
    p = p.move(-92, 0)
    extra = ink(figure_bird().scale(1.9).move(300, 178), brush("232 246, 310 250, 420 232", [8, 14, 18]), blob("352 246!, 366 276, 392 282!, 384 258"))
    extra.cut(disc(288, 152, 5), brush("300 180, 326 186, 352 200", [1, 7, 1]))
    note = ink(brush("238 130, 222 120, 204 122", [2, 9, 2]), brush("240 156, 220 154, 202 164", [2, 9, 2]), brush("246 112, 242 94, 228 84", [2, 9, 2]))
    return sheet(extra, note, p)


def figure_bird() -> Shape:
    return union(blob("-34 -8!, -22 -14, -12 -24, 4 -18, 18 0, 50 10!, 30 20, 6 26, -14 18, -22 0"), line("0 22, 0 34", 4))


@picture("bellflower-lamps", "Street lamps are bellflowers that shine on a walk at night", "street lamp", "bellflower", "night", how="one outline", tags="light garden evening dog walk shine spring bell")
def bellflower_lamps():
    p = ink(rect(0, 0, 400, 300))
    p.cut(blob("0 262!, 120 256, 280 262, 400 256!, 400 300!, 0 300!"))
    cones = union(poly("66 124, 142 124, 186 268, 22 268"), poly("258 124, 334 124, 378 268, 214 268"))
    p.cut(cones)
    p.tone = cones & rect(0, 0, 400, 262)
    stem = union(*[brush([(200 + f * 4, 292), (200 + f * 8, 200), (200 + f * 22, 70), (200 + f * 60, 24), (200 + f * 96, 44)], [14, 13, 11, 9, 8]) for f in (-1, 1)])
    leaf = union(*[blob([(200 + f * 4, 236, True), (200 + f * 14, 186), (200 + f * 52, 142, True), (200 + f * 46, 192)]) for f in (-1, 1)])
    p.cut(union(stem, leaf) & rect(0, 0, 400, 262))
    p.black(stem & rect(0, 262, 400, 40))
    for x in (104, 296):
        bell = sym("0 -8!, 24 4, 30 36, 52 74!, 34 66, 20 82!, 0 66").scale(1.1).move(x, 44)
        p.white(bell, edge=0)
        p.black(*[gouge(x + k * 24, 112, x + k * 12, 66, 9) for k in (-1, 0, 1)])
    man = figure("walk", 118, 290, .98)
    dog = union(brush("-20 -26, 18 -24", [16, 15, 14]), blob("-44 -34!, -34 -46, -22 -44, -14 -28, -24 -24, -42 -26"), poly("-26 -42, -16 -52, -16 -36"), *[brush(q, [9, 7]) for q in ("-18 -22, -22 0", "-12 -22, -10 0", "14 -22, 12 0", "20 -22, 24 0")], line("22 -28, 34 -44", 6)).move(62, 290)
    p.black(man, dog)
    p.cut(*[sparkle(x, y, r) for x, y, r in ((30, 40, 10), (372, 34, 12), (24, 120, 7), (200, 16, 8), (376, 130, 6))])
    return sheet(p)


@picture("bench-swing", "A park bench hangs as a swing between two street lamps", "bench", "street lamp", "swing", how="part replaced", tags="love couple evening park chain play romantic light")
def bench_swing():
    l = street_lamp().scale(1.08, .98).move(330, 136)
    r = l.flip().move(400, 0)
    b = bench().scale(.92, .9).turn(-7).move(200, 200)
    x0, y0 = b.at["left"]
    x1, y1 = b.at["right"]
    chain = ink(line([(112, 66), (x0, y0)], 5), line([(288, 66), (x1, y1)], 5))
    pair = Print().black(disc(180, 130, 17), blob("156 204!, 158 164, 170 148, 190 148, 200 166, 200 204!"), disc(214, 128, 16), blob("200 202!, 196 166, 206 146, 226 146, 240 164, 240 200!"))
    pair.cut(line("198 164, 199 206", 5))
    return sheet(block(disc(112, 96, 62), disc(288, 96, 62), rect(0, 284, 400, 16)), chain, l, r, pair, b, halo=5)


@picture("saw-factory", "A handsaw is a factory, its teeth the roofs", "factory", "saw", how="one outline", tags="work wood tool sharp industry smoke cut teeth")
def saw_factory():
    q = [(8, 262, True), (8, 190, True)]
    for i in range(5):
        q += [(8 + i * 50, 134 - i * 12, True), (58 + i * 50, 172 - i * 6, True)]
    q += [(276, 132, True), (290, 262, True)]
    p = Print("saw").black(poly(q))
    for i in range(5):
        x, y = 8 + i * 50, 166 - i * 14
        p.cut(gouge(x + 8, y + 24 + i * 6, x + 10, y - 10, 8))
    for i in range(5):
        p.cut(rect(20 + i * 50, 206, 30, 26))
        p.black(rect(33 + i * 50, 204, 4, 30), rect(18 + i * 50, 217, 34, 4))
    h = Print().black(blob("272 126!, 300 96, 348 92, 386 110, 380 140, 396 190, 390 244, 372 276, 330 276, 322 256, 286 264!"))
    h.cut(blob("314 140, 344 134, 352 156, 354 202, 336 222, 312 214, 318 176"), disc(296, 150, 6), disc(300, 230, 6))
    ch = ink(poly("84 130, 88 40, 112 40, 116 130"), poly("180 110, 184 60, 204 60, 208 110"))
    puffs = Print().white(union(disc(104, 26, 16), disc(128, 14, 18), disc(156, 20, 14)), edge=6).white(union(disc(198, 46, 12), disc(218, 36, 15), disc(240, 42, 11)), edge=6)
    return sheet(block(rect(0, 262, 400, 38)), puffs, sheet(ch, p, halo=0), h, halo=6)


@picture("cake-factory", "A factory is a birthday cake with candles for chimneys", "factory", "cake", "candle", how="part replaced", tags="birthday sweet work bakery smoke party sugar celebrate")
def cake_factory():
    p = Print("cake")
    for x, h in ((116, 64), (200, 76), (284, 58)):
        p.white(rect(x - 15, 118 - h, 30, h + 10, 3), edge=7)
        for y in range(int(132 - h), 118, 22):
            p.black(poly([(x - 14, y + 6), (x + 14, y - 8), (x + 14, y + 2), (x - 14, y + 16)]))
        p.black(sym("0 -40!, 10 -18, 11 -8, 0 0").move(x, 114 - h))
    p.black(rect(62, 118, 276, 80, 10), rect(26, 192, 348, 98, 10), halo=6)
    for x0, y, w, n in ((62, 118, 276, 6), (26, 192, 348, 8)):
        k = w / n
        q = [(x0 + 6, y + 7, True), (x0 + w - 6, y + 7, True)]
        for i in range(n, 0, -1):
            q += [(x0 + i * k - 3, y + 14, False), (x0 + i * k - k / 2, y + (34 if i % 2 else 26), False)]
        q += [(x0 + 4, y + 14, False)]
        p.cut(blob(q))
    for x in (92, 140, 188, 236, 284):
        p.cut(rect(x, 158, 24, 24))
        p.black(rect(x + 10, 156, 4, 28))
    for x in (50, 98, 266, 314):
        p.cut(rect(x, 238, 30, 30))
        p.black(rect(x + 13, 236, 4, 34), rect(x - 2, 251, 34, 4))
    p.cut(rect(172, 232, 58, 58))
    p.black(*[rect(172, y, 58, 5) for y in (240, 252, 264)])
    return sheet(block(rect(0, 286, 400, 14)), p)


@picture("crane-giraffe", "A giraffe with a crane for a neck lifts a tree", "giraffe", "crane", how="part replaced", tags="build tall lift neck savanna hook zoo high")
def crane_giraffe():
    p = Print("giraffe")
    for q in ("262 216, 258 256, 256 292", "292 222, 294 256, 292 292", "350 218, 344 252, 346 292", "372 208, 378 252, 374 292"):
        p.black(brush(q, [30, 15, 12]))
        x, y, _ = pts(q)[-1]
        p.black(poly([(x - 11, y + 6), (x - 6, y - 8), (x + 6, y - 8), (x + 9, y + 6)]))
    p.black(blob("240 178, 262 158, 310 164, 358 174, 386 196, 386 224, 350 234, 300 234, 258 232, 240 210"), brush("384 192, 396 220, 392 244", [8, 6, 9]))
    for x, y, a in ((270, 190, 12), (300, 186, 13), (332, 196, 14), (362, 206, 11), (284, 216, 10), (316, 220, 10)):
        p.cut(blob([(x - a, y - a * .5), (x + a * .3, y - a * .8), (x + a, y), (x + a * .2, y + a * .7), (x - a * .8, y + a * .6)]))
    x0, y0, x1, y1, w0, w1, n = 256, 182, 158, 42, 19, 11, 7
    l = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / l, (x1 - x0) / l
    def a(t, k):
        return (x0 + (x1 - x0) * t + k * nx * (w0 + (w1 - w0) * t), y0 + (y1 - y0) * t + k * ny * (w0 + (w1 - w0) * t))
    p.black(line([a(0, 1), a(1, 1)], 8), line([a(0, -1), a(1, -1)], 8))
    for i in range(n):
        k = 1 if i % 2 else -1
        p.black(line([a(i / n, k), a((i + 1) / n, -k)], 6))
    p.black(blob("178 52, 172 24, 150 14, 120 26, 92 46, 84 60, 96 72, 126 68, 152 64"), line("160 18, 164 2", 7), disc(164, 4, 6), line("148 16, 148 0", 7), disc(148, 4, 6), blob("168 24!, 192 12, 200 22!, 182 38"))
    p.cut(disc(136, 38, 7), disc(96, 56, 3.5), brush("90 66, 106 62, 118 64", [2, 5, 0]))
    p.black(disc(135, 38, 3.4))
    hook = ink(line("100 70, 100 146", 5), line("100 142, 100 158, 86 164, 88 180, 104 182, 114 172", 9))
    t = tree().scale(.74, .68).move(98, 216)
    return sheet(block(rect(0, 288, 400, 14)), t, hook, p, halo=5).move(0, 4)


@picture("zebra-crossing", "A zebra stands over the road as a crossing, people walk on its back", "zebra", "zebra crossing", how="scale", tags="street stripes walk safety animal bridge school cross")
def zebra_crossing():
    p = Print("zebra")
    p.black(brush("96 190, 92 240, 94 292", [44, 27, 22]), brush("128 196, 130 240, 130 292", [40, 25, 20]), brush("300 192, 302 240, 296 292", [46, 26, 20]), brush("328 186, 336 240, 334 292", [44, 26, 22]))
    p.black(blob("84 124, 120 110, 220 112, 310 108, 350 128, 356 170, 336 202, 280 198, 200 204, 130 206, 92 196, 78 160"))
    p.black(brush("352 126, 376 160, 376 206", [10, 8, 14]))
    p.black(blob("130 120!, 104 74, 84 42, 72 20!, 64 34!, 50 34, 30 62, 8 92, 6 110, 24 120, 52 106, 62 104, 74 140, 90 180!"))
    for q in ("108 116, 102 150, 112 184", "136 112, 130 156, 140 204", "166 110, 160 160, 168 204", "196 110, 194 160, 198 206", "230 110, 232 160, 232 206", "262 108, 270 160, 264 204", "298 108, 310 150, 302 196"):
        p.cut(brush(q, [2, 11, 2]) & rect(0, 116, 400, 200))
    for q in ("60 92, 82 86, 104 84", "54 68, 74 62, 90 58"):
        p.cut(brush(q, [1, 8, 2]))
    for x, y in ((94, 240), (130, 240), (300, 240), (335, 240)):
        p.cut(line([(x - 20, y), (x + 20, y + 4)], 7))
    p.cut(disc(40, 76, 7), disc(16, 102, 4))
    p.black(disc(39, 76, 3.2))
    p.black(poly("66 36, 62 10, 80 26"))
    people = ink(figure("walk", 176, 106, .84, flip=True), figure("walk", 292, 104, .84, flip=True))
    c = car().scale(.5).move(214, 264)
    return sheet(block(rect(0, 270, 400, 30)), p, people, c, halo=5)
