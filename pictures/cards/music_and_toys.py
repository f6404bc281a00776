from pictures.composing import *


@picture("gramophone-bloom", "A gramophone blooms with a flower for a horn", "gramophone", "flower", how="part replaced", tags="music garden listen spring song vine record grow")
def gramophone_bloom():
    g = gramophone(horn=False)
    st = ink(line("352 214, 384 160, 340 120, 262 122", 15), line("348 204!, 318 208", 12), blob("372 160!, 398 120, 394 76!, 366 100, 358 136"), blob("330 122!, 332 82, 296 54!, 294 96, 310 118"))
    st.cut(brush("374 148, 382 118, 386 96", [0, 6, 0]), brush("326 110, 316 88, 306 72", [0, 6, 0]))
    f = Print().black(blob("278 108!, 226 100, 170 76, 150 44, 152 14, 118 6, 92 26, 60 22, 36 44, 42 76, 14 98, 14 136, 42 150, 52 180, 86 184, 110 164, 176 150, 276 138!"))
    f.cut(blob("124 48, 88 54, 58 96, 58 136, 84 142, 118 114, 134 74"))
    f.black(brush("108 92, 84 100, 66 116", [10, 8, 6]), disc(64, 118, 10))
    f.cut(brush("262 114, 196 106, 150 84", [0, 7, 0]), brush("258 128, 190 134, 130 142", [0, 7, 0]))
    return sheet(g, st, f, halo=6)


@picture("drum-boots", "Two boots dance on a drum", "drum", "boot", "dancer", how="part replaced", tags="dance step beat loud music march leg rhythm")
def drum_boots():
    d = Print().black(blob("50 190!, 350 190!, 342 300, 200 320, 58 300"))
    d.cut(*[line([(66 + 58 * i, 206), (95 + 58 * i, 300)], 6) for i in range(5)], *[line([(95 + 58 * i, 300), (124 + 58 * i, 206)], 6) for i in range(5)])
    d.white(oval(200, 186, 162, 40), edge=10, halo=4)
    b1 = boot().scale(.86, .96).move(146, 92)
    b2 = boot().scale(.86, .96).flip().turn(22).move(272, 74)
    legs = ink(rect(138, -10, 46, 30), poly("258 -10, 314 -10, 300 14, 262 6"))
    hits = ink(*[gouge(x, y, x + dx, y + dy, 12) for x, y, dx, dy in ((30, 150, -24, -30), (62, 132, -12, -38), (370, 150, 24, -30), (338, 132, 12, -38))])
    return sheet(hits, d, legs, b1, b2)




@picture("horn-snail", "A snail with a brass horn for a shell", "snail", "horn", how="part replaced", tags="music slow spiral orchestra brass shell blow garden")
def horn_snail():
    s = snail(shell=False).scale(1.3, 1.1).move(190, 196)
    h = Print().black(disc(230, 158, 100))
    q = [(230 + (82 - i * 3) * math.cos(math.radians(-20 - i * 36)), 158 + (82 - i * 3) * math.sin(math.radians(-20 - i * 36))) for i in range(24)]
    h.cut(brush(q, [12, 11, 11, 10, 8]))
    h.black(blob("272 78!, 318 68, 342 42, 342 2!, 400 54!, 364 62, 342 98, 326 132!"), halo=6)
    h.cut(brush("300 92, 334 74, 352 44", [0, 9, 0]))
    h.black(line("140 128, 116 96, 108 66", 12), rect(94, 48, 26, 16, 4), halo=5)
    n = ink(oval(38, 62, 15, 11, -20), rect(47, 12, 6, 50), blob("50 12!, 70 24, 72 42!, 60 32, 50 30!"))
    return sheet(block(blob("0 286!, 140 276, 280 288, 400 278!, 400 300!, 0 300!")), n.move(306, 4), sheet(s, h).flip().move(400, 0))




@picture("pan-banjo", "A frying pan with strings is a banjo", "frying pan", "banjo", how="one outline", tags="music cook kitchen string song hot country play")
def pan_banjo():
    b = Print().black(disc(0, 0, 123), poly("100 -20, 262 -16, 262 16, 100 20"), disc(254, 0, 26))
    b.cut(disc(0, 0, 106).ring(7), disc(264, 0, 8))
    b.cut(*[line([(-70, y), (236, y * .6)], 5) for y in (-16, 0, 16)])
    b.cut(rect(-82, -34, 15, 68, 4))
    b.black(*[rect(x, s * 34 - 7, 16, 14, 5) for x in (218, 246) for s in (-1, 1)], *[line([(x + 8, s * 30), (x + 8, s * 14)], 7) for x in (218, 246) for s in (-1, 1)])
    b = b.turn(-27).move(140, 172)
    n = Print()
    for x, y, k in ((52, 34, 1), (316, 214, 1.2)):
        n.black(oval(x, y + 20 * k, 15 * k, 11 * k, -20), rect(x + 9 * k, y - 26 * k, 6, 46 * k), blob([(x + 9 * k, y - 26 * k, True), (x + 30 * k, y - 14 * k), (x + 32 * k, y + 4 * k, True), (x + 20 * k, y - 8 * k), (x + 9 * k, y - 8 * k, True)]))
    return sheet(block(poly("0 236, 400 170, 400 300, 0 300")), b, n)


@picture("cherry-notes", "Cherries hang as notes on the lines of a song", "cherry", "musical note", how="one outline", tags="fruit song music pair sweet summer melody tree")
def cherry_notes():
    st = ink(*[line([(-6, y), (130, y - 10), (270, y + 10), (406, y)], 6) for y in (84, 130, 176, 222, 268)])
    fruit = sym("0 -44!, 16 -51, 44 -40, 55 0, 38 40, 0 53")

    def hung(x, y, k, stem):
        c = Print().black(fruit.scale(k).turn(14).move(x, y))
        c.cut(brush([(x - 36 * k, y + 10 * k), (x - 36 * k, y - 14 * k), (x - 18 * k, y - 30 * k)], [0, 15 * k, 0]))
        c.cut(brush([(x - 2 * k, y - 31 * k), (x + 13 * k, y - 27 * k), (x + 28 * k, y - 28 * k)], [1, 7, 1]))
        c.black(brush([(x + 13 * k, y - 32 * k), *stem], [8, 9, 11]))
        return c

    leaf = Print().black(blob("92 74!, 120 34, 176 16, 232 24, 288 6!, 270 54, 216 76, 150 80"))
    leaf.cut(brush("104 68, 184 50, 272 18", [1, 8, 1]), *[brush([(x, y), (x + 10, y + d * .5), (x + 24, y + d)], [5, 7, 0]) for x, y, d in ((134, 60, -20), (176, 50, -18), (150, 62, 14), (194, 48, 18))])
    flag = Print().black(blob("336 66!, 370 66, 388 96, 382 148!, 352 134, 336 104"))
    flag.cut(brush("342 76, 362 104, 376 138", [1, 8, 1]))
    return sheet(st, hung(66, 240, .96, [(96, 150), (106, 62)]), hung(212, 222, .96, [(242, 130), (260, 34)]), hung(317, 251, .78, [(338, 160), (338, 68)]), leaf, flag, halo=6)


@picture("cherry-headphones", "A woman listens to music with cherries over her ears", "woman", "cherry", "headphones", how="part replaced", tags="music listen fruit song ear sweet summer happy")
def cherry_headphones():
    f = Print().black(blob("112 300!, 96 200, 100 110, 140 50, 200 34, 260 50, 300 110, 304 200, 288 300!"))
    f.cut(sym("0 70, 52 84, 70 130, 66 190, 40 236, 0 252").move(200, 0), blob("172 236!, 228 236!, 232 306!, 168 306!"))
    f.black(sym("0 62, 56 74, 78 150!, 60 128, 44 100, 0 96").move(200, 0), brush("176 252, 200 262, 226 250", [2, 9, 2]))
    for s in (-1, 1):
        f.black(brush([(200 + s * 18, 152), (200 + s * 34, 162), (200 + s * 50, 150)], [2, 8, 2]), brush([(200 + s * 16, 128), (200 + s * 34, 118), (200 + s * 52, 126)], [2, 7, 2]))
    f.black(brush("200 150, 192 180, 204 186", [1, 6, 2]), brush("174 208, 200 226, 226 208", [3, 14, 3]))
    c = Print().black(brush("96 140, 104 60, 200 16", [10, 11, 13]), brush("304 140, 296 60, 200 16", [10, 11, 13]))
    for s in (-1, 1):
        c.black(disc(200 + s * 112, 172, 47), halo=6)
        c.cut(brush([(200 + s * 112 - 30, 176), (200 + s * 112 - 28, 152), (200 + s * 112 - 8, 140)], [0, 12, 0]))
    c.black(blob("200 18!, 222 -4, 280 -6!, 272 24, 236 34"), halo=5)
    c.cut(brush("216 18, 240 8, 264 4", [0, 6, 0]))
    n = ink(*[union(oval(x, y, 15, 11, -20), rect(x + 8, y - 46, 6, 46), blob([(x + 8, y - 46, True), (x + 30, y - 34), (x + 30, y - 16, True), (x + 8, y - 30, True)])) for x, y in ((24, 80), (352, 96), (40, 262), (350, 270))])
    return sheet(n, f, c)


@picture("dice-sugar", "A dice falls into the teacup like sugar", "teacup", "dice", "sugar", how="one outline", tags="tea luck sweet cube coffee splash chance game")
def dice_sugar():
    c = cup().scale(1.28, 1.02).move(178, 202)
    c.cut(oval(178, 149, 108, 12))
    c.black(oval(178, 152, 98, 7))
    sp = ink(*[drop(x, y, r).turn(a, x, y) for x, y, r, a in ((84, 118, 11, -30), (118, 92, 9, -16), (252, 112, 11, 26), (282, 126, 8, 44))], brush("138 148, 128 126, 112 116", [14, 9, 1]), brush("214 148, 228 124, 246 124", [14, 9, 1]))
    d = dice().scale(.64).turn(14).move(182, 70)
    d2 = dice().scale(.44).turn(-4).move(352, 250)
    return sheet(block(oval(178, 290, 170, 18)), sp, c, d, d2)


@picture("card-peacock", "A peacock spreads a fan of playing cards", "peacock", "playing card", how="part replaced", tags="game proud tail fan luck bird show heart")
def card_peacock():
    p = Print()
    for i, a in enumerate((-78, -52, -26, 26, 52, 78, 0)):
        c = playing_card(suit=(0, 1, 2, 3, 0, 1, 0)[i]).scale(.86, 1.06).move(0, -170).turn(a).move(200, 256)
        p = p.on(c, 3)
    b = Print().black(blob("200 150!, 222 158, 224 190, 252 226, 250 270, 226 296!, 174 296!, 150 270, 148 226, 176 190, 178 158"), disc(200, 142, 26))
    b.black(*[line([(200 + x * .4, 122), (200 + x, 94)], 5) for x in (-16, 0, 16)], *[disc(200 + x, 92, 6) for x in (-16, 0, 16)])
    b.cut(disc(191, 138, 6), disc(209, 138, 6), poly("193 148, 207 148, 200 164"))
    b.cut(*[brush([(200 + x - 9, y), (200 + x, y + 10), (200 + x + 9, y)], [0, 7, 0]) for x, y in ((0, 190), (-14, 212), (14, 212), (0, 234), (-26, 236), (26, 236), (-14, 258), (14, 258))])
    return sheet(p, b)


@picture("bear-doll", "A bear sleeps with a doll in its arm", "bear", "doll", "pillow", how="scale", tags="sleep toy child bed night hug soft cuddle")
def bear_doll():
    pl = Print().white(blob("8 60!, 90 44, 200 58, 268 46!, 262 120, 276 196!, 180 190, 80 200, 2 190!, 12 120"), edge=9)
    pl.black(brush("30 80, 44 92, 40 110", [0, 7, 0]), brush("40 176, 60 166, 84 172", [0, 7, 0]), brush("240 66, 226 80, 232 100", [0, 7, 0]))
    b = Print().black(oval(138, 118, 80, 68), disc(76, 62, 27), disc(198, 58, 27))
    b.cut(disc(76, 62, 13), disc(198, 58, 13), oval(138, 146, 40, 30))
    b.black(oval(138, 132, 15, 10), brush("120 156, 138 164, 156 156", [2, 6, 2]), line("138 140, 138 158", 5))
    b.cut(brush("92 108, 104 118, 118 108", [2, 8, 2]), brush("158 108, 172 118, 184 106", [2, 8, 2]))
    bl = Print().black(blob("-6 196!, 60 180, 140 196, 260 176, 330 190, 406 172!, 406 306!, -6 306!"))
    bl.cut(*[brush(q, [2, 8, 2]) for q in ("-6 214, 60 198, 140 214, 260 194, 330 208, 404 190",)], *[sparkle(x, y, 13) for x, y in ((40, 252), (110, 276), (180, 246), (330, 262), (388, 232), (256, 284))])
    d = Print().white(disc(290, 124, 31), edge=7)
    d.black(blob("256 128!, 254 96, 286 82, 320 94, 326 128!, 310 106, 286 108"), disc(252, 124, 13), disc(328, 124, 13), disc(280, 126, 4.5), disc(302, 126, 4.5), brush("280 138, 291 146, 302 138", [1, 5, 1]))
    d.white(blob("270 152!, 312 152!, 338 230!, 244 230!"), edge=8, halo=4)
    d.black(*[disc(x, y, 5) for x, y in ((276, 186), (300, 178), (312, 204), (284, 210))])
    arm = ink(brush("206 214, 262 220, 322 196", [44, 42, 40])).cut(*[brush([(318, y), (334, y + 2)], [5, 3]) for y in (186, 197, 208)])
    return sheet(block(rect(0, 0, 400, 40)), pl, b, bl, d, arm)


@picture("guitar-ladder", "A child climbs the neck of a guitar to the stars", "guitar", "ladder", "boy", how="part replaced", tags="music climb dream star night string high song")
def guitar_ladder():
    g = guitar(neck=False).scale(1.3, 1.06).move(0, 70)
    la = ladder(n=7, h=250, w=72).move(0, -40)
    hd = ink(blob("-30 -160!, -38 -208, 38 -208, 30 -160!"), *[rect(s * 44 - 9, y, 18, 13, 5) for s in (-1, 1) for y in (-202, -180)])
    hd.cut(*[disc(x, y, 5) for x in (-14, 14) for y in (-192, -172)])
    c = Print().black(disc(0, -44, 20), brush("-2 -16, -6 14, -2 36", [28, 36, 32]), line("6 -16!, 34 -26!, 46 -54", 12), line("-12 -14!, -34 -34!, -38 -70", 12))
    c.black(line("6 36!, 34 44!, 30 76", 15), line("-8 36!, -14 70!, -6 100", 15), rect(22, 70, 28, 11, 5), rect(-14, 96, 28, 11, 5))
    c.cut(brush("-14 -50, 0 -58, 14 -50", [1, 6, 1]), line("-24 26, 20 28", 5))
    c = c.turn(14).move(196, 108)
    n = ink(*[sparkle(x, y, r) for x, y, r in ((140, 34, 22), (330, 200, 20), (64, 90, 15), (290, 260, 12), (28, 40, 11), (370, 150, 11))])
    return sheet(block(blob("0 270!, 120 256, 280 256, 400 270!, 400 300!, 0 300!")), n, sheet(g, la, hd, halo=5).scale(.9).turn(44).move(200, 156), c, halo=6)


@picture("telephone-lifter", "A strong woman lifts the receiver over her head", "telephone", "weightlifter", how="scale", tags="call heavy strong sport talk muscle effort ring")
def telephone_lifter():
    h = Print().black(brush("60 44, 200 20, 340 44", [34, 40, 34]), blob("20 40!, 60 16, 106 36, 104 84, 84 106!, 28 106!, 14 80"), blob("380 40!, 340 16, 294 36, 296 84, 316 106!, 372 106!, 386 80"))
    h.cut(*[disc(x, 90, 5) for x in (42, 58, 74, 326, 342, 358)], brush("110 24, 200 8, 290 24", [0, 7, 0]))
    m = Print().black(brush("152 48, 138 96, 172 140", [18, 28, 32]), brush("248 48, 262 96, 228 140", [18, 28, 32]), disc(152, 44, 15), disc(248, 44, 15))
    m.black(sym("0 124!, 40 128, 48 150, 34 200, 40 232!, 0 236!").move(200, 0), brush("182 226, 160 258, 154 292", [36, 26, 20]), brush("218 226, 240 258, 246 292", [36, 26, 20]), rect(128, 284, 38, 14, 5), rect(234, 284, 38, 14, 5))
    m.cut(rect(160, 196, 80, 7), brush("172 148, 200 162, 228 148", [1, 7, 1]))
    m.black(disc(200, 92, 28), disc(200, 58, 13), halo=4)
    m.cut(oval(200, 98, 20, 19))
    m.black(disc(192, 96, 3.5), disc(208, 96, 3.5), brush("192 108, 200 112, 208 108", [1, 5, 1]))
    c = ink(line("60 106, 40 130, 66 148, 40 168, 66 186, 40 206, 66 224, 44 246, 60 272, 20 292", 8))
    return sheet(block(rect(0, 284, 400, 16)), c, h, m, halo=6)


@picture("puzzle-lovers", "Two puzzle pieces are about to embrace", "puzzle piece", "love", "couple", how="one outline", tags="fit match hug pair together game heart happy")
def puzzle_lovers():
    a = union(rect(30, 66, 130, 140, 6), disc(178, 150, 28)) - disc(95, 70, 24)
    b = (union(rect(228, 66, 130, 140, 6), disc(293, 56, 24)) - disc(246, 150, 28))
    lf = Print().black(a, line("62 200!, 60 284!, 40 288", 14), line("126 200!, 128 284!, 108 288", 14), line("60 284!, 82 288", 14), line("128 284!, 150 288", 14), line("152 190, 182 202, 204 190", 13))
    lf.cut(brush("92 122, 104 132, 118 122", [2, 8, 2]), brush("130 122, 140 130, 150 122", [2, 8, 2]), brush("104 160, 122 172, 140 160", [2, 9, 2]))
    rt = Print().white(b, edge=9)
    rt.black(line("258 206!, 256 284!, 236 288", 12), line("324 206!, 326 284!, 306 288", 12), line("256 284!, 278 288", 12), line("326 284!, 348 288", 12), line("350 130, 384 112, 380 74", 12))
    rt.black(brush("272 122, 282 132, 294 122", [2, 8, 2]), brush("310 122, 320 132, 332 122", [2, 8, 2]), brush("288 164, 304 176, 322 164", [2, 9, 2]))
    heart = blob("0 34!, -34 -2, -28 -28, -10 -30, 0 -16!, 10 -30, 28 -28, 34 -2")
    h = ink(heart.scale(.92).move(192, 42))
    return sheet(block(rect(0, 280, 400, 20)), h, lf, rt, halo=7)


@picture("cage-song", "Notes with wings leave an open birdcage", "birdcage", "musical note", "wing", how="part replaced", tags="free song bird fly music open escape melody")
def cage_song():
    c = cage().scale(1.24, 1.3).put("base", 112, 294)
    c.cut(rect(124, 172, 60, 96))
    c.black(rect(124, 172, 60, 96).ring(6))
    d = Print().white(poly("184 172, 232 150, 232 282, 184 268"), edge=7)
    d.black(line("200 168, 200 272", 5), line("216 160, 216 276", 5))
    n = Print()
    for x, y, k, a in ((158, 212, .8, 0), (244, 94, .96, -8), (314, 218, 1, 6), (330, 60, .9, 8)):
        q = Print()
        if x > 200:
            for f in (1, -1):
                wing = blob("10 14!, 20 -16, 46 -34, 76 -36!, 70 -12, 50 10, 14 24!")
                cuts = gouge(26, 6, 62, -20, 13)
                q.black(wing if f > 0 else wing.flip()).cut(cuts if f > 0 else cuts.flip())
        q.black(oval(-6, 26, 21, 16, -18), rect(6, -46, 9, 72), blob("10 -46!, 34 -30, 38 -4!, 26 -16, 10 -18!"), halo=5)
        n = n.on(q.scale(k).turn(a).move(x, y), 5)
    return sheet(block(blob("0 284!, 140 276, 280 288, 400 278!, 400 300!, 0 300!")), c, d, n, halo=5)
