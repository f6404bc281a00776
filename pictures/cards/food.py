from pictures.composing import *








@picture("cake-drum", "A birthday cake is beaten as a drum", "drum", "cake", "candle", how="one outline", tags="birthday music party beat loud sweet parade icing")
def cake_drum():
    d = Print().black(blob("60 146!, 340 146!, 336 250, 270 288, 200 294, 130 288, 64 250"))
    d.cut(*[poly([(66 + 68 * i, 180), (100 + 68 * i, 262), (134 + 68 * i, 180), (126 + 68 * i, 180), (100 + 68 * i, 244), (74 + 68 * i, 180)]) for i in range(4)])
    d.cut(*[disc(100 + 68 * i, 184, 9) for i in range(4)])
    d.white(blob("50 128!, 66 102, 130 90, 200 86, 270 90, 334 102, 350 128!, 344 162, 322 172, 306 154, 288 152, 276 182, 254 186, 244 158, 222 158, 210 176, 188 176, 178 158, 152 160, 142 190, 120 188, 112 158, 92 152, 78 168, 58 164"), edge=8)
    for x, y in ((124, 112), (176, 104), (226, 104), (278, 112)):
        d.black(rect(x - 8, y - 46, 16, 54, 3), halo=4)
        d.white(sym("0 -36!, 11 -16, 11 -8, 0 0").move(x, y - 50), edge=6)
    k = Print()
    for s in (-1, 1):
        k.black(line([(200 + s * 196, 20), (200 + s * 106, 128)], 13), disc(200 + s * 102, 133, 16), halo=0)
    return sheet(block(oval(200, 272, 190, 28)), d, k)




@picture("bread-bed", "Someone sleeps in a sandwich: bread for a mattress, cheese for a blanket", "bed", "bread", "cheese", "sleeper", how="part replaced", tags="sandwich sleep night snack dream pillow lunch cosy")
def bread_bed():
    p = Print().black(*[disc(x, y, 21) for x, y in ((28, 28), (28, 272), (376, 34), (376, 266))], rect(18, 30, 20, 240, 6), rect(366, 40, 20, 220, 6))
    slice_ = bread().scale(1.5, 1.84).turn(-90).move(200, 150)
    p = p.on(slice_, 6)
    p.white(blob("52 92!, 84 84, 128 92!, 132 150, 128 208!, 84 216, 52 208!, 46 150"), edge=7)
    p.black(brush("120 104, 126 120, 122 132", [0, 6, 0]), brush("120 200, 126 184, 122 172", [0, 6, 0]))
    p.black(blob("66 150, 76 118, 112 108, 146 126, 150 150, 146 174, 112 192, 76 182"), halo=4)
    p.cut(blob("96 150, 106 126, 140 128, 150 150, 140 172, 106 174"))
    p.black(brush("118 132, 112 138, 118 144", [1, 5, 1]), brush("118 156, 112 162, 118 168", [1, 5, 1]), brush("136 144, 140 150, 136 156", [1, 5, 1]))
    c = poly("150 54, 330 60, 336 246, 156 236")
    p.white(c, edge=9, halo=5)
    p.black(oval(200, 100, 22, 18), oval(270, 140, 26, 22), oval(206, 190, 24, 20), oval(296, 206, 16, 14), oval(306, 88, 14, 12), oval(178, 144, 9, 8), oval(248, 222, 10, 8), oval(248, 82, 10, 8))
    return sheet(block(rect(0, 0, 400, 300) - oval(200, 150, 240, 200)), p)


@picture("cheese-dice", "A mouse tries its luck with dice of cheese", "dice", "cheese", "mouse", how="one outline", tags="luck game hole throw win hungry cube chance")
def cheese_dice():
    p = Print()
    for x, y, k, pips in ((246, 132, 1.16, ((0, 0),)), (96, 186, .72, ((-.5, -.4), (.5, .4)))):
        top, lf, rt = poly("0 -100, 96 -56, 0 -10, -96 -56"), poly("-96 -48, -4 -4, -4 108, -96 58"), poly("96 -48, 4 -4, 4 108, 96 58")
        for s in (top, lf, rt):
            p.white(s.scale(k).move(x, y), edge=8)
        for u, v in pips:
            p.black(oval(u * 64, -55 + v * 30, 20, 10).scale(k).move(x, y))
        for u, v, r in ((-.55, -.5, 1), (.55, .5, 1.2), (0, 0, .8), (-.5, .6, .9), (.5, -.55, 1)):
            p.black(oval(-50 + u * 58, 28 + v * 58 + u * 24, 11 * r, 14 * r, -14).scale(k).move(x, y))
        for u, v, r in ((-.55, .5, 1.1), (0, 0, 1.1), (.55, -.5, 1.1)):
            p.black(oval(50 + u * 58, 28 + v * 62 - u * 24, 12 * r, 15 * r, 14).scale(k).move(x, y))
    p.cut(disc(358, 100, 22), disc(330, 250, 22))
    p.black((disc(358, 100, 30) - disc(358, 100, 22)) & rect(250, 84, 107, 80), (disc(330, 250, 30) - disc(330, 250, 22)) & poly("250 140, 357 140, 357 200, 330 262, 250 262"))
    m = Print().black(blob("128 292!, 136 256, 170 240, 206 252, 222 292!"), blob("130 262, 108 254, 88 274, 78 288, 110 296, 140 284"), disc(132, 244, 17), line("218 286, 260 294, 290 280, 330 290", 7))
    m.cut(disc(132, 244, 9), disc(106, 272, 5), brush("160 262, 180 258, 196 274", [0, 7, 0]))
    return sheet(p).on(m, 7)


@picture("banana-telephone", "A telephone with a banana for a receiver", "telephone", "banana", how="part replaced", tags="call fruit talk ring hello peel monkey number")
def banana_telephone():
    t = Print().black(blob("128 148!, 272 148!, 300 190, 336 262, 336 290!, 64 290!, 64 262, 100 190"), rect(140, 116, 30, 40, 6), rect(230, 116, 30, 40, 6))
    t.cut(disc(200, 214, 58))
    t.black(disc(200, 214, 50))
    t.cut(around(disc(0, -35, 9), 10).move(200, 214), disc(200, 214, 18))
    t.black(disc(200, 214, 8))
    t.cut(brush("92 268, 104 216, 126 174", [0, 9, 0]))
    b = Print().black(brush("36 132, 80 66, 200 42, 320 66, 366 132", [26, 66, 72, 66, 22]), blob("24 122!, 48 134!, 40 158!, 22 152!"), disc(368, 140, 12))
    b.cut(brush("66 84, 130 38, 230 26", [0, 8, 0]), brush("70 118, 130 76, 200 70, 270 78, 320 104", [0, 5, 6, 5, 0]))
    c = ink(line("64 276, 26 280, 14 250, 36 236, 48 258, 26 272, 6 246, 16 214, 34 206", 7))
    return sheet(c, t, b)




@picture("lemon-tap", "A lemon with a tap fills a glass", "lemon", "tap", "glass", how="part replaced", tags="juice sour drink yellow fresh summer drop barrel")
def lemon_tap():
    le = lemon().scale(1.12, 1.26).move(276, 140)
    t = tap().scale(.76).put("back", 156, 140)
    x = t.at["spout"][0]
    le.black(rect(150, 232, 260, 74), halo=6)
    le.cut(gouge(170, 252, 330, 252, 8), gouge(240, 276, 390, 276, 8))
    g = Print().white(poly([(x - 44, 220), (x + 44, 220), (x + 36, 298), (x - 36, 298)]), edge=8)
    g.black(poly([(x - 34, 250), (x + 34, 250), (x + 30, 291), (x - 30, 291)]))
    g.cut(gouge(x - 20, 280, x - 22, 256, 7))
    leaf = ink(blob("384 122!, 396 70, 346 20!, 336 74, 356 108")).cut(brush("376 108, 366 72, 354 42", [0, 7, 0]))
    d = ink(drop(x, 204, 9))
    return sheet(block(rect(0, 292, 150, 8)), le, leaf, t, d, g)


@picture("pineapple-barber", "A pineapple gets its leaves cut at the barber", "pineapple", "scissors", "comb", "barber", how="scene", tags="hair haircut fruit salon style trim prickly patient")
def pineapple_barber():
    pa = pineapple().scale(1.3, 1.08).move(196, 158)
    cape = Print().white(blob("136 252!, 196 266, 256 252!, 304 270, 330 306!, 62 306!, 88 270"), edge=9)
    cape.black(*[brush(q, [0, 8, 3]) for q in ("140 266, 124 284, 118 306", "252 266, 268 284, 274 306", "196 272, 200 290, 196 306")])
    sc = scissors(gape=40).scale(1.06).turn(-72).move(310, 90)
    co = hair_comb().scale(.62).turn(-96).move(84, 96)
    lf = ink(*[blob("-20 0!, 0 -8, 20 0!, 0 8").turn(a).move(x, y) for x, y, a in ((46, 210, 30), (346, 190, -40), (300, 214, 20), (70, 246, -30), (352, 252, 60), (30, 150, 70))])
    return sheet(lf, co, pa, cape, sc)




@picture("grapes-billiards", "The cue aims at a bunch of grapes", "billiards", "grape", how="one outline", tags="game ball fruit cue triangle hit pub wine")
def grapes_billiards():
    g = Print()
    for row in range(5):
        for i in range(row + 1):
            x, y = 176 + row * 48, 150 + (i - row / 2) * 54
            g.black(disc(x, y, 27))
            g.cut(brush([(x - 17, y + 3), (x - 15, y - 11), (x - 3, y - 18)], [0, 7, 0]))
    g = g.scale(.9).move(-24, 16)
    stalk = ink(brush("318 150, 360 146, 404 150", [16, 13, 14]), blob("350 142!, 344 106, 360 92!, 350 70!, 376 72!, 388 44!, 406 66!, 406 136, 380 148"))
    stalk.cut(brush("364 136, 376 112, 386 80", [0, 7, 0]))
    b = Print().white(disc(82, 152, 25), edge=7)
    b.black(brush("70 158, 72 146, 80 140", [0, 5, 0]))
    cue = ink(poly("-10 196, -10 222, 54 174, 48 164"))
    hole = ink(disc(0, 0, 44), disc(200, -14, 34), disc(0, 300, 44), disc(200, 314, 34), disc(400, 300, 44))
    return sheet(block(rect(0, 0, 400, 30), rect(0, 270, 400, 30), rect(0, 30, 30, 240)), hole, cue, stalk, b, g)


@picture("onion-top", "An onion spins as a top", "onion", "spinning top", how="one outline", tags="spin toy turn cry dizzy kitchen peel whirl")
def onion_top():
    def layer(k):
        return sym([(0, -100, True), (18 * k, -68), (66 * k, -50), (114 * k, -8), (108 * k, 38), (62 * k, 74), (0, 92, True)])

    o = Print().black(brush("-4 -92, -20 -122, -50 -138", [14, 18, 0]), brush("0 -92, 8 -126, 2 -156", [14, 18, 0]), brush("4 -92, 24 -114, 52 -120", [12, 16, 0]))
    o.black(*[brush([(k * 20, 78), (k * 46, 96), (k * 74, 88)], [10, 9, 2]) for k in (-1, 1)], *[brush([(k * 18, 82), (k * 40, 108), (k * 62, 114)], [10, 9, 2]) for k in (-1, 1)])
    o.black(sym("0 84!, 30 88!, 26 112, 8 140, 0 162!"), halo=4)
    o.cut(brush("-30 108, 0 114, 30 108", [6, 7, 6]))
    skin = sym("0 -110!, 12 -74, 62 -54, 114 -10, 110 38, 62 78, 24 92, 0 94")
    o.white(skin, edge=11)
    o.black(*[layer(k).ring(10) & skin for k in (.74, .46, .17)])
    o.black(layer(1) - layer(.74).move(-6, 0) - rect(-200, -200, 200, 400))
    o = o.scale(.93).turn(14).move(208, 147)
    m = ink(*[brush(q, [0, 14, 0]) for q in ("26 110, 22 166, 76 208, 134 222", "62 104, 56 140, 84 176", "384 200, 390 134, 350 92, 300 72", "350 186, 356 152, 336 122")])
    fl = ink(brush("64 272, 110 288, 176 292, 246 288, 292 272", [0, 8, 9, 8, 0]))
    return sheet(block(oval(178, 282, 96, 13)), m, fl, o)


@picture("chilli-match", "Chillies lie in a matchbox, one of them burns", "chilli", "match", "matchbox", how="one outline", tags="fire hot spicy burn light red box danger")
def chilli_match():
    b = Print()
    b.white(poly("14 168, 236 138, 268 196, 40 232"), edge=8)
    for x, y in ((56, 196), (96, 190), (136, 186), (176, 180)):
        b.black(brush([(x, y - 26), (x + 16, y), (x + 30, y + 34)], [25, 23, 10]), halo=4)
    b.black(poly("40 232, 268 196, 268 254, 40 292"))
    b.black(poly("196 130, 330 110, 372 176, 372 236, 250 260, 250 200"), halo=7)
    b.cut(line("250 202, 372 178", 6), poly("272 214, 356 198, 356 222, 272 240"), poly("226 136, 318 123, 342 162, 252 176"))
    b.cut(gouge(60, 268, 190, 244, 9))
    b.black(star(284, 149, 17, 5))
    b = b.scale(.78).move(84, 72)
    st = Print().white(rect(-80, -11, 160, 22, 3).turn(-24).move(86, 142), edge=7)
    c = chilli().flip().scale(.98, 1.2).turn(-32).put("top", 150, 112)
    x, y = c.at["tip"]
    rays = ink(*[gouge(x - 14 + 38 * math.cos(a), y + 26 + 38 * math.sin(a), x - 14 + 70 * math.cos(a), y + 26 + 70 * math.sin(a), 12) for a in (-2.3, -1.7, -.2, .4, 1)])
    return sheet(b, rays, st, c)


@picture("pumpkin-pins", "A pumpkin serves as a pincushion", "pumpkin", "pin", "needle", "thread", how="one outline", tags="sew autumn prick orange tailor soft sharp harvest")
def pumpkin_pins():
    pu = pumpkin().scale(1.4, 1.26).move(200, 178)
    n = Print()
    for x0, y0, x1, y1 in ((120, 130, 74, 40), (150, 116, 128, 18), (262, 116, 286, 20), (296, 138, 350, 66)):
        n.black(line([(x0, y0), (x1, y1)], 6), disc(x1, y1, 15))
        n.cut(disc(x1 - 4, y1 - 4, 4))
    nd = needle().scale(1.1, 1).turn(68).move(300, 212)
    x, y = nd.at["eye"]
    t = ink(line([(x, y), (x + 24, y + 20), (384, 240), (350, 270), (394, 292)], 5))
    nd = nd.without(disc(190, 250, 34))
    return sheet(block(rect(0, 276, 400, 24)), pu, n, nd, t, halo=6)


@picture("pumpkin-teapot", "A pumpkin that is a teapot pours", "pumpkin", "teapot", how="one outline", tags="tea autumn soup pour kitchen harvest warm fairy")
def pumpkin_teapot():
    p = Print().black(line("296 128, 352 116, 376 168, 348 218, 296 226", 18), blob("112 230!, 76 196, 70 140, 30 106!, 62 86!, 98 126, 106 170, 132 176!"))
    pu = pumpkin(stalk=False).scale(1.06, 1.18).move(204, 180)
    lid = Print().black(sym("0 -18!, 40 -12, 66 12!, 0 20").move(204, 96), blob("190 82!, 198 56, 178 36!, 206 28!, 222 54, 222 82!"))
    lid.cut(brush("150 104, 204 112, 258 104", [1, 5, 1]))
    v = ink(line("218 50, 262 30, 300 44, 290 66, 272 58", 6), blob("300 44!, 318 16, 364 18!, 356 48, 320 58")).cut(brush("310 44, 332 34, 352 26", [0, 5, 0]))
    w = ink(brush("46 84, 30 60, 50 40, 36 14", [2, 11, 10, 1]), brush("24 84, 8 64, 22 48", [2, 9, 1]))
    return sheet(block(rect(0, 274, 400, 26)), w, v, p, pu, lid, halo=6)


@picture("melon-ladybird", "A ladybird with wings of watermelon", "ladybird", "watermelon", how="part replaced", tags="summer insect fly seed wing slice red luck")
def melon_ladybird():
    p = Print()
    for s in (-1, 1):
        p.black(*[brush([(200 + s * 30, y), (200 + s * 66, y + d), (200 + s * 84, y + d + 26)], [11, 9, 5]) for y, d in ((206, 8), (236, 14))])
        half = disc(0, 0, 132) & rect(-140, 0, 280, 140)
        core = disc(0, 0, 106) & rect(-140, 9, 280, 140)
        seeds = [blob("0 -12!, 6 3, 0 10, -6 3").move(x, y) for x, y in ((-64, 34), (0, 36), (64, 34), (-34, 70), (34, 70))]
        w = Print().black(half).cut((disc(0, 0, 118) & rect(-140, 9, 280, 140)) - core)
        w.cut(core)
        w.tone = core.shrink(3)
        w.black(*seeds)
        w = w.scale(1, .92).turn(-s * 62 if s > 0 else 62).move(200 + s * 84, 128)
        p = p.on(w, 6)
    p.black(oval(200, 178, 38, 104), halo=7)
    p.cut(brush("174 150, 200 158, 226 150", [2, 8, 2]), brush("170 186, 200 194, 230 186", [2, 8, 2]), brush("176 222, 200 230, 224 222", [2, 8, 2]))
    p.black(blob("158 92, 170 58, 200 48, 230 58, 242 92, 200 106"), line("184 58, 172 30, 150 22", 7), line("216 58, 228 30, 250 22", 7), disc(150, 22, 8), disc(250, 22, 8), halo=5)
    p.cut(disc(182, 80, 9), disc(218, 80, 9))
    p.black(disc(183, 82, 4), disc(217, 82, 4))
    return sheet(p)




@picture("pizza-clock", "An alarm clock with a pizza for a face, one slice past noon", "clock", "pizza", how="surface replaced", tags="time lunch slice hungry late hour alarm eat")
def pizza_clock():
    x0, y0 = 176, 168
    c = Print().black(line("112 250, 84 292", 18), line("240 250, 268 292", 18), disc(80, 62, 36), disc(256, 44, 30), halo=0)
    c.cut(line("40 110, 140 40", 14))
    c.black(union([disc(x0 + 110 * math.cos(math.radians(a)), y0 + 110 * math.sin(math.radians(a)), 17) for a in range(0, 360, 15)]), disc(x0, y0, 116), halo=6)
    c.cut(disc(x0, y0, 96))
    for d in (90, 120, 150, 180, 210, 240, 270, 300, 330):
        a = math.radians(d - 90)
        c.black(disc(x0 + 68 * math.cos(a), y0 + 68 * math.sin(a), 17 if d % 60 == 30 else 10))
    c.black(*[line([(x, y), (x + 13, y + 8)], 7) for x, y in ((150, 192), (186, 206), (128, 150))])
    wedge = poly([(x0, y0), (x0, -40), (420, 28)])
    c.cut(wedge.grow(4))
    sl = Print().white(wedge & disc(x0, y0, 126), edge=7)
    sl.black((disc(x0, y0, 128) - disc(x0, y0, 100)) & wedge, disc(x0 + 34, y0 - 60, 15), disc(x0 + 66, y0 - 64, 9))
    c.black(line([(x0, y0), (x0, y0 - 78)], 12), line([(x0, y0), (x0 + 60, y0 - 34)], 12), disc(x0, y0, 13))
    return sheet(c).on(sl.move(60, -34), 6)


@picture("toaster-books", "Two books pop out of a toaster", "toaster", "book", how="part replaced", tags="breakfast read warm fresh news library jump bread")
def toaster_books():
    b = Print()
    for x, a, y in ((140, -9, 86), (258, 8, 74)):
        q = Print().black(rect(-58, -76, 116, 180, 4))
        q.cut(rect(-44, -76, 6, 180), rect(-24, -50, 66, 40, 3), line("-20 12, 40 12", 6))
        q.black(rect(-14, -36, 46, 6), rect(-14, -24, 46, 6))
        q.white(rect(54, -70, 14, 180), edge=5)
        b = b.on(q.turn(a).move(x, y), 7)
    b = b.within(rect(0, -20, 400, 186))
    t = Print().black(blob("54 176, 76 154, 130 150, 280 150, 330 154, 352 180, 362 280!, 40 280!"), rect(60, 276, 40, 20, 5), rect(304, 276, 40, 20, 5), rect(356, 186, 30, 20, 7))
    t.cut(rect(96, 158, 92, 8, 4), rect(214, 158, 92, 8, 4), comb("60 266, 62 220, 74 176", 4, 44, 10), line("318 190!, 318 250", 7))
    t.black(disc(318, 236, 12))
    m = ink(gouge(34, 110, 24, 60, 12), gouge(64, 66, 44, 24, 12), gouge(366, 104, 378, 56, 12), gouge(340, 54, 360, 18, 12))
    return sheet(block(rect(0, 282, 400, 18)), b, m, t)


@picture("jar-beach", "A summer day at the beach, kept in a jar", "jar", "beach", "parasol", how="inside", tags="summer holiday memory jam keep sand sea sweet")
def jar_beach():
    glass = sym("0 54!, 84 54!, 104 64, 132 92, 134 130, 132 262, 118 290, 0 292").move(200, 0)
    j = Print().white(glass, edge=9)
    room = glass.shrink(14)
    j.black((blob("50 196!, 100 184, 140 198, 180 184, 220 198, 260 184, 300 198, 350 188!, 350 240!, 280 226, 200 240, 120 252, 50 244!")) & room)
    j.cut(*[brush([(x, y), (x + 18, y - 9), (x + 36, y)], [0, 6, 0]) for x, y in ((88, 218), (146, 228), (262, 212), (206, 218))])
    j.tone = blob("50 252!, 120 260, 200 248, 280 234, 350 248!, 350 300!, 50 300!") & room
    pa = Print().black(line("232 126, 254 276", 8), blob("150 166!, 158 122, 206 98, 256 104, 298 140!, 272 140, 258 152!, 236 144, 218 156!, 194 150, 176 162!"))
    pa.cut(brush("214 104, 200 126, 176 160", [0, 8, 3]), brush("226 104, 240 124, 258 150", [0, 8, 3]))
    ball = Print().white(disc(158, 262, 20), edge=6).black((rect(150, 240, 16, 50)) & disc(158, 262, 18))
    sn = sun(rays=10).scale(.26).move(116, 120)
    lid = Print().black(rect(100, 8, 200, 44, 8)).cut(*[rect(x, 18, 5, 24) for x in range(112, 296, 18)])
    return sheet(j.on(sheet(sn, pa, ball, halo=5).within(room), 0), lid, halo=6)


@picture("chocolate-door", "A bar of chocolate is a door, and somebody took a bite", "door", "chocolate", how="one outline", tags="sweet open enter bite brown temptation house piece")
def chocolate_door():
    d = Print().black(poly("96 6, 290 6, 290 296, 96 296"))
    d.cut(*[rect(108 + 58 * i, 18 + 68 * j, 52, 62, 3) for i in range(3) for j in range(4)])
    d.black(*[rect(117 + 58 * i, 27 + 68 * j, 34, 44, 2) for i in range(3) for j in range(4)])
    d.cut(*[poly([(117 + 58 * i, 71 + 68 * j), (117 + 58 * i, 27 + 68 * j), (129 + 58 * i, 39 + 68 * j), (129 + 58 * i, 59 + 68 * j)]) for i in range(3) for j in range(4)])
    d.cut(disc(290, 10, 40), disc(262, 2, 30), disc(298, 50, 24))
    d.black(disc(270, 160, 18), halo=7)
    wall = block(rect(0, 0, 66, 300), rect(320, 0, 80, 300) - rect(340, 60, 60, 110))
    frame = ink(rect(74, -6, 10, 300), rect(302, -6, 10, 300), rect(60, 290, 266, 16))
    return sheet(wall, frame, d)


@picture("cheese-boat", "A mouse sails a wedge of cheese", "cheese", "mouse", "sail", how="part replaced", tags="voyage hungry sea captain hole boat snack adventure")
def cheese_boat():
    b = cheese().flip().scale(1.42, 1.1).move(196, 196)
    m = ink(rect(184, 8, 10, 150), blob("200 14!, 262 60, 286 128!, 240 122, 202 134!"), poly("186 6, 150 16, 186 26"))
    m.cut(gouge(220, 48, 248, 118, 9, -4), gouge(210, 70, 222, 122, 8))
    r = Print().black(blob("70 152!, 66 116, 84 92, 112 96, 124 124, 126 156!"), blob("66 96, 52 70, 74 56, 104 64, 126 88, 104 104"), disc(72, 50, 19), disc(100, 46, 16), line("112 150, 140 146, 150 128", 6))
    r.cut(disc(72, 50, 10), disc(100, 46, 8), disc(98, 78, 6))
    r.black(disc(99, 79, 3), line("126 88, 140 84", 3), brush("112 116, 136 112, 158 100", [12, 10, 8]), line("150 96, 176 92", 8), disc(126, 90, 7))
    wv = ink(blob("-6 262!, 30 246, 66 262, 106 246, 150 264, 196 248, 240 266, 286 248, 330 262, 368 246, 406 260!, 406 306!, -6 306!"))
    wv.cut(*[brush([(x, y), (x + 24, y - 11), (x + 48, y)], [0, 8, 0]) for x, y in ((24, 286), (124, 290), (224, 288), (320, 288))])
    return sheet(block(rect(0, 150, 400, 100)), m, b, r, wv)
