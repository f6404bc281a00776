from pictures.composing import *


@picture("rain-harp", "A woman plays the rain under a cloud like a harp", "harp", "rain", how="part replaced", tags="music weather string woman storm quiet wet concert")
def rain_harp():
    cl = Print("cloud").black(union(disc(60, 62, 38), disc(104, 40, 40), disc(164, 36, 38), disc(214, 54, 36), disc(140, 64, 36), rect(50, 58, 180, 40, 20)))
    cl.cut(brush("44 58, 58 42, 78 52", [0, 8, 0]), brush("86 34, 106 18, 130 32", [0, 8, 0]), brush("150 34, 170 20, 190 36", [0, 8, 0]))
    p = Print("harp").black(brush("46 92, 44 200, 70 286", [20, 18, 18]), brush("70 288, 150 262, 222 190, 236 92", [22, 30, 28, 20]), rect(40, 282, 66, 14, 5))
    rain = Print("rain")
    for i, x in enumerate((74, 102, 130, 158, 186, 214)):
        y1 = (262, 248, 228, 204, 176, 144)[i]
        rain.black(line([(x, 104), (x, y1 - 12)], 6), drop(x, 150 + (i % 3) * 24 if i < 4 else 134, 10))
    m = Print("woman").black(disc(328, 74, 17), brush("300 120, 314 176", [32, 44]), blob("286 166!, 342 168, 366 220, 374 292!, 256 292!, 262 226, 276 206"))
    m.black(brush("296 134, 250 150, 196 128", [20, 15, 9]), brush("304 140, 262 182, 206 168", [20, 15, 9]), halo=4)
    face(m, 300, 90, 27, halo=3)
    m.cut(gouge(290, 284, 296, 236, 9), gouge(316, 286, 318, 244, 9), gouge(342, 286, 336, 244, 8))
    return sheet(block(blob("0 284!, 200 276, 400 284!, 400 300!, 0 300!")), rain, p, cl, m, halo=5)


@picture("rainbow-headphones", "A rainbow between two clouds is a pair of headphones", "rainbow", "headphones", how="one outline", tags="music listen sky weather after rain arc ear")
def rainbow_headphones():
    p = Print("rainbow")
    cut = rect(-20, -20, 440, 228)
    for r, w in ((172, 17), (144, 17), (116, 17)):
        p.black((oval(200, 190, r, r * .98) - oval(200, 190, r - w, r * .98 - w)) & cut)
    p.tone = (oval(200, 190, 152, 150) - oval(200, 190, 147, 145)) & cut
    for s in (-1, 1):
        x = 200 + s * 138
        c = Print().black(union(disc(x - s * 26, 222, 34), disc(x + s * 8, 200, 38), disc(x + s * 22, 240, 34), disc(x - s * 8, 258, 32), disc(x, 228, 34)))
        c.cut(brush([(x - 26, 206), (x - 4, 186), (x + 18, 196)], [0, 8, 0]), brush([(x - 20, 262), (x - 2, 274), (x + 16, 262)], [0, 8, 0]))
        c.white(oval(x - s * 48, 226, 21, 52), edge=8, halo=5)
        p = p.on(c, 6)
    p.black(line("88 280, 130 296, 160 280, 200 292, 230 310", 7))
    notes = ink(drop(200, 120, 11), drop(166, 160, 9), drop(234, 160, 9), drop(200, 200, 11))
    return sheet(p, notes)


@picture("lightning-zebra", "A zebra whose stripes are lightning gallops through a storm", "zebra", "lightning", how="surface replaced", tags="storm fast stripe thunder wild run flash weather")
def lightning_zebra():
    legs = ("118 156, 84 186, 42 208, 20 236", "142 166, 122 210, 86 238, 76 268", "286 156, 308 206, 288 244, 318 276", "312 146, 350 186, 352 226, 388 248")
    parts = [brush("112 124, 180 140, 260 134, 300 130", [78, 92, 86, 80]), brush("126 124, 94 88, 88 58", [74, 56, 46]), blob("104 26, 72 34, 36 66, 18 92, 28 110, 54 106, 86 92, 112 76, 120 48")]
    body = union(parts, [brush(q, [50, 28, 18, 16]) for q in legs])
    p = Print("zebra").black(poly("88 42, 92 4, 112 34"), poly("110 38, 124 8, 130 46"), brush("326 112, 364 100, 392 140", [14, 12, 18]))
    p.black(*[poly([(112 + i * 9, 34 + i * 16), (142 + i * 10, 18 + i * 21), (128 + i * 9, 56 + i * 16)]) for i in range(4)])
    p.white(body, edge=8)
    z = poly("8 -46, -18 8, -4 4, -12 48, 20 -10, 6 -6, 22 -46")
    p.black(*[z.scale(s, s).turn(t).move(x, y) & body for x, y, s, t in ((146, 126, .84, 10), (184, 140, 1.0, 6), (224, 138, 1.0, 0), (262, 134, .98, -4), (300, 130, .9, -8), (104, 96, .56, 60), (84, 190, .4, 50), (118, 206, .4, 30), (302, 204, .4, -10), (346, 188, .4, -10))])
    p.black(blob("18 86!, 40 80, 52 104!, 30 114, 10 100"), disc(72, 62, 6))
    p.black(*[line([bezier(q)[-5][:2], bezier(q)[-1][:2]], 18) for q in legs])
    cl = Print().black(union(disc(220, 30, 24), disc(262, 22, 28), disc(306, 30, 24), rect(214, 26, 98, 28, 14))).cut(brush("246 20, 262 8, 280 18", [0, 7, 0]))
    cl.black(z.scale(.8).move(354, 56))
    return sheet(block(blob("0 272!, 130 262, 270 270, 400 260!, 400 300!, 0 300!")), cl, p, halo=6)


@picture("lightning-toaster", "Lightning strikes a toaster and the toast jumps out", "toaster", "lightning", "toast", how="scene", tags="breakfast storm electric hot bread power morning cloud")
def lightning_toaster():
    cl = Print().black(union(disc(40, 30, 40), disc(96, 18, 44), disc(160, 26, 40), disc(206, 40, 30), rect(20, 30, 200, 40, 20))).cut(brush("30 30, 52 14, 74 26", [0, 8, 0]), brush("120 24, 146 10, 168 24", [0, 8, 0]))
    b = ink(poly("100 74, 14 186, 64 176, 30 262, 150 150, 98 160, 166 74"))
    t = Print("toaster").black(blob("84 206, 96 178, 130 172, 318 172, 350 180, 360 208, 366 276!, 78 276!"), rect(66, 272, 312, 17, 6), rect(100, 286, 30, 12, 4), rect(314, 286, 30, 12, 4))
    t.black(rect(362, 200, 26, 14, 5))
    t.cut(brush("104 254, 102 214, 126 192", [1, 10, 1]), disc(314, 234, 17), rect(150, 180, 160, 8, 4))
    t.black(line("314 234, 322 224", 6))
    for x, y, a in ((206, 116, -10), (286, 84, 12)):
        s = Print("toast").white(blob("-34 40!, -34 -10, -46 -26, -36 -46, 0 -52, 36 -46, 46 -26, 34 -10, 34 40!"), edge=8)
        s.tone = blob("-24 30!, -24 -12, -34 -26, -28 -36, 0 -41, 28 -36, 34 -26, 24 -12, 24 30!")
        t = s.turn(a).move(x, y).on(t, 5)
    w = ink(brush("236 32, 224 18, 226 4", [6, 6, 1]), brush("346 96, 366 86, 378 90", [0, 8, 0]), brush("340 60, 356 44, 376 42", [0, 8, 0]))
    return sheet(cl, t, w, b, halo=6)


@picture("ray-kite", "A child flies a ray as a kite", "kite", "ray", how="one outline", tags="wind sea string sky fly autumn fish run")
def ray_kite():
    p = Print("ray").black(sym("0 -92, 22 -96, 34 -76, 96 -34, 136 10!, 84 26, 44 56, 14 92!, 0 96!"))
    p.black(brush("0 88, 10 130, -10 166, 14 206", [18, 11, 8, 4]))
    p.black(*[poly([(x, y), (x - 20, y - 13), (x - 18, y + 13)]) + poly([(x, y), (x + 20, y - 13), (x + 18, y + 13)]) for x, y in ((2, 142), (-4, 178))])
    for s in (-1, 1):
        p.cut(disc(s * 19, -74, 7), brush([(s * 20, -44), (s * 62, -14), (s * 110, 6)], [2, 9, 1]), brush([(s * 18, -16), (s * 44, 10), (s * 70, 22)], [2, 8, 1]))
    p.cut(brush("-12 -56, 0 -48, 12 -56", [1, 7, 1]))
    p = p.scale(1.08, .96).turn(28).move(244, 112)
    st = ink(line("222 128, 150 180, 92 184", 4))
    k = Print("child").black(disc(56, 158, 21), brush("56 184, 52 226", [30, 34]), brush("48 228, 42 258, 34 288", [20, 15, 11]), brush("58 228, 68 258, 78 288", [20, 15, 11]), brush("58 192, 78 194, 96 182", [14, 11, 9]), brush("50 194, 24 210, 16 196", [14, 11, 8]))
    k.black(blob("26 294!, 50 294!, 48 284, 32 284"), blob("62 294!, 90 294!, 86 284, 66 282"), brush("44 180, 22 172, 8 178", [12, 11, 6]))
    face(k, 56, 158, 23, 1, halo=3)
    g = block(blob("0 284!, 120 272, 240 282, 400 268!, 400 300!, 0 300!"))
    return sheet(g, st, k, p, ink(brush("316 214, 352 206, 380 216", [0, 7, 0]), brush("20 52, 60 40, 96 52", [0, 7, 0]), brush("300 246, 326 240, 346 246", [0, 6, 0])), halo=6)


@picture("letter-kite", "A letter rises into the sky as a kite", "letter", "kite", how="one outline", tags="wind post message envelope fly news love air")
def letter_kite():
    e = rect(-104, -66, 208, 132, 5)
    p = Print("letter").white(e, edge=9)
    p.black(line("-100 -60!, 0 20!, 100 -60", 9), line("-98 60, -30 0", 7), line("98 60, 30 0", 7))
    p.black(blob("0 34, -20 14, -30 -2, -24 -18, -8 -18, 0 -8!, 8 -18, 24 -18, 30 -2, 20 14").move(0, 6), halo=5)
    p = p.turn(-24).move(226, 108)
    t = Print("kite").black(line("138 210, 104 222, 96 252, 60 262, 36 290", 6), line("238 122, 300 216, 372 300", 4))
    for x, y, a in ((112, 222, 30), (88, 256, 70), (48, 270, 10)):
        t.black(union(poly("0 0, -26 -15, -24 15"), poly("0 0, 26 -15, 24 15")).turn(a).move(x, y), halo=3)
    cl = Print().white(union(disc(36, 100, 22), disc(64, 82, 28), disc(96, 100, 22), rect(20, 98, 90, 24, 12)), edge=7)
    c2 = Print().white(union(disc(310, 252, 18), disc(336, 238, 24), disc(364, 252, 20), rect(296, 252, 84, 20, 10)), edge=7)
    b = ink(brush("300 44, 316 34, 326 46, 338 34, 354 42", [1, 8, 8, 8, 1]), brush("40 30, 52 22, 60 32, 70 22, 82 28", [1, 7, 7, 7, 1]))
    return sheet(b, cl, t, c2, p, halo=6)


@picture("volcano-thermometer", "The lava in a volcano rises like the column of a thermometer", "volcano", "thermometer", how="one outline", tags="hot fever lava temperature danger mountain heat measure")
def volcano_thermometer():
    p = Print("volcano").black(blob("6 296!, 70 244, 124 170, 158 84!, 174 92!, 186 82!, 214 82!, 228 92!, 242 84!, 276 170, 330 244, 394 296!"))
    tube = union(rect(182, 60, 36, 190, 18), disc(200, 242, 42))
    p.cut(tube.grow(9))
    p.black(tube.ring(7), disc(200, 242, 28), rect(191, 120, 18, 110))
    p.cut(brush("180 244, 182 228, 194 222", [1, 7, 1]))
    for i in range(5):
        p.cut(rect(232, 108 + i * 22, 26 if i % 2 else 16, 7))
    p.cut(gouge(70, 280, 112, 224, 10), gouge(104, 284, 134, 236, 9), gouge(330, 280, 298, 234, 9), gouge(132, 210, 146, 166, 8))
    top = Print().black(brush("200 66, 200 40", [14, 18]), brush("192 56, 160 20, 130 34", [14, 14, 6]), brush("208 56, 240 20, 270 34", [14, 14, 6]), brush("196 50, 180 6, 160 2", [12, 12, 4]), brush("204 50, 220 6, 240 2", [12, 12, 4]))
    d = ink(drop(112, 66, 11), drop(288, 100, 10), drop(94, 110, 8), drop(318, 138, 8))
    smoke = Print().black(union(*[disc(x, y, q) for x, y, q in ((290, 46, 26), (330, 34, 32), (374, 46, 34), (420, 40, 36))])).cut(brush("276 42, 290 26, 306 36", [0, 7, 0]), brush("316 30, 334 14, 352 28", [0, 8, 0]))
    return sheet(smoke, d.move(-64, 0), p.move(-64, 0), halo=6).on(top.move(-64, 0), 4)


@picture("umbrella-bat", "A bat hangs upside down as an umbrella", "bat", "umbrella", how="one outline", tags="night rain wing black cave sleep wet fly")
def umbrella_bat():
    p = Print("bat").black(blob("200 20!, 150 34, 90 76, 40 150, 14 232!, 50 204, 92 208!, 106 190, 148 212!, 168 192, 200 206!, 232 192, 252 212!, 294 190, 308 208!, 350 204, 386 232!, 360 150, 310 76, 250 34"))
    for q in ("196 50, 142 110, 98 196", "204 50, 258 110, 302 196", "198 60, 176 130, 150 200", "202 60, 224 130, 250 200"):
        p.cut(brush(q, [1, 7, 3]))
    p.black(line("200 30, 200 2", 10))
    b = Print().black(sym("0 -70, 24 -40, 30 20, 24 60, 0 74").move(200, 150), disc(200, 236, 30), poly("174 244, 168 282, 194 262"), poly("226 244, 232 282, 206 262"))
    b.cut(disc(188, 232, 8), disc(212, 232, 8), brush("190 216, 200 211, 210 216", [1, 6, 1]), gouge(190, 190, 190, 120, 8), gouge(206, 190, 206, 130, 7))
    b.black(disc(188, 230, 4), disc(212, 230, 4))
    r = ink(*[brush([(x, y), (x - 8, y + 30)], [1, 8, 3]) for x, y in ((34, 30), (78, 20), (20, 100), (334, 26), (376, 60), (300, 8), (388, 130), (110, 0))])
    return sheet(r, p, b, halo=6)
