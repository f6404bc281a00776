from pictures.composing import *


@picture("lobster-spanners", "A lobster whose claws are two spanners", "lobster", "spanner", how="part replaced", tags="repair mechanic claw tool workshop red sea fix")
def lobster_spanners():
    p = Print("lobster")
    for s in (-1, 1):
        for x, d in ((196, -26), (216, -8), (236, 12), (254, 30)):
            p.black(brush([(x, 150 + s * 22), (x + d * .4, 150 + s * 56), (x + d, 150 + s * 84)], [14, 11, 3]))
        p.black(brush([(156, 150 + s * 6), (190, 150 + s * 96), (290, 150 + s * 128), (390, 150 + s * 118)], [8, 7, 5, 1]))
        p.black(brush([(182, 150 + s * 22), (150, 150 + s * 60), (104, 150 + s * 78)], [26, 22, 24]))
        jaw = union(disc(0, 0, 50), rect(20, -13, 70, 26)) - poly("-70 -22, -14 -22, 6 0, -14 22, -70 22")
        p.black(jaw.turn(s * -14).move(66, 150 + s * 84), halo=5)
        p.cut(brush([(84, 150 + s * 96 - 14), (70, 150 + s * 122 - 6), (44, 150 + s * 122 - 4)], [1, 7, 1]))
    p.black(blob("352 150!, 372 108, 394 112!, 388 138, 398 150, 388 162, 394 188!, 372 192"))
    for x, h in ((342, 24), (320, 29), (296, 34), (270, 38)):
        p.black(oval(x, 150, 24, h), halo=5)
    p.black(blob("126 150!, 158 120, 210 106, 256 114, 264 150, 256 186, 210 194, 158 180"), halo=5)
    p.cut(brush("178 122, 190 150, 178 178", [1, 7, 1]), brush("204 150, 250 150", [1, 6, 1]))
    for s in (-1, 1):
        p.cut(disc(160, 150 + s * 16, 8))
        p.black(disc(158, 150 + s * 16, 4))
    return sheet(p)


@picture("pea-submarine", "A pea pod dives as a submarine with peas for portholes", "submarine", "pea", "periscope", how="one outline", tags="green dive vegetable captain deep garden secret round")
def pea_submarine():
    p = Print("submarine").black(blob("12 184!, 44 136, 120 108, 200 102, 280 108, 346 138, 376 178!, 346 216, 280 240, 200 246, 120 240, 50 216"))
    p.black(blob("158 112!, 166 66, 182 58!, 236 58!, 250 70, 256 112!"), line("202 62!, 202 18!, 172 18", 12), rect(158, 8, 16, 20, 4))
    p.cut(blob("38 182!, 90 140, 200 124, 310 140, 352 180!, 300 212, 200 226, 90 212"))
    for x, r in ((86, 23), (140, 29), (200, 33), (260, 29), (312, 21)):
        p.black(disc(x, 176, r), halo=4)
        p.cut(brush([(x - r * .55, 178), (x - r * .5, 176 - r * .4), (x - r * .05, 176 - r * .6)], [1, 8, 1]))
    p.black(line("372 178, 390 178", 10), oval(390, 150, 9, 28), oval(390, 206, 9, 28))
    p.black(blob("330 128!, 338 90, 376 78!, 380 112, 352 146!"), halo=0)
    p.cut(brush("346 130, 356 108, 370 92", [0, 6, 0]))
    p.cut(gouge(178, 104, 184, 72, 8), gouge(196, 104, 200, 80, 7))
    sea = block(blob("0 74!, 40 64, 90 76, 150 64, 210 76, 270 64, 330 76, 400 64!, 400 300!, 0 300!"))
    bub = ink(bubbles((40, 100, 10), (60, 270, 12), (90, 284, 7), (330, 268, 11), (300, 286, 7)))
    return sheet(sea, bub, p)


@picture("diver-goldfish", "A goldfish walks on land in a diving suit full of water", "diver", "goldfish", "helmet", how="head", tags="bowl glass water breathe suit visit pet strange")
def diver_goldfish():
    p = Print("diver").black(blob("60 300!, 64 250, 96 220, 150 206, 250 206, 304 220, 336 250, 340 300!"))
    p.cut(gouge(104, 296, 112, 252, 9), gouge(296, 296, 288, 252, 9))
    p.black(line("322 250, 372 220, 372 130, 330 80, 300 90", 17))
    for y in (236, 204, 170, 138):
        p.cut(line([(360, y), (384, y)], 5))
    h = Print("helmet").white(disc(200, 112, 104), edge=13)
    h.tone = disc(200, 112, 86) & blob("80 72!, 130 62, 180 74, 230 62, 320 72!, 320 260!, 80 260!")
    h.black(rect(112, 200, 176, 26, 6), halo=5)
    h.cut(*[disc(x, 213, 5.5) for x in (132, 166, 200, 234, 268)])
    g = Print("goldfish").black(blob("126 118!, 142 94, 176 84, 214 90, 236 112, 214 138, 176 146, 142 138"), blob("224 112!, 250 80, 280 74!, 268 96, 272 118, 278 150!, 248 142"), blob("166 88!, 184 62, 216 70!, 208 92!"), blob("178 142!, 184 166, 208 172!, 204 140!"))
    g.cut(disc(152, 108, 12), gouge(270, 86, 246, 102, 6), gouge(272, 112, 246, 112, 6), gouge(270, 140, 246, 124, 6), brush("128 124, 140 130, 150 126", [3, 5, 0]))
    g.cut(*[brush([(x, y - 9), (x + 8, y), (x, y + 9)], [0, 7, 0]) for x, y in ((186, 106), (206, 106), (196, 124), (186, 126))])
    g.black(disc(149, 109, 6))
    h = h.on(g, 5)
    h.black(brush("118 66, 132 44, 156 30", [0, 8, 0]), bubbles((118, 92, 7), (130, 72, 5)))
    return sheet(p, h)


@picture("shell-gramophone", "A gramophone plays through a sea shell", "shell", "gramophone", "record", how="part replaced", tags="music sound listen beach dance old wave horn")
def shell_gramophone():
    s = scallop().scale(1.06, 1.18).turn(-46).move(140, 116)
    b = Print("gramophone").black(rect(188, 236, 196, 50, 6), rect(176, 282, 220, 14, 5))
    b.cut(rect(204, 250, 164, 24, 4).ring(5))
    b.white(oval(300, 222, 84, 18), edge=0).black(oval(300, 220, 84, 17)).cut(oval(300, 220, 30, 6), oval(300, 220, 60, 11.5).ring(4))
    b.black(line("262 214, 262 190", 14), line("384 262!, 398 262!, 398 238", 9))
    arm = ink(brush("214 194, 244 206, 264 186, 262 216", [36, 24, 17, 15]))
    return sheet(block(rect(0, 276, 400, 24)), b, arm, s, halo=6)




@picture("starfish-sunbather", "A starfish sunbathes on a towel in sunglasses", "starfish", "sunglasses", "towel", how="worn or carried", tags="beach holiday summer relax tan lazy sand drink")
def starfish_sunbather():
    t = Print("towel").white(rect(60, 14, 240, 272, 6).turn(14, 180, 150), edge=8)
    t.tone = t.tone + union([rect(60, y, 240, 26).turn(14, 180, 150) & rect(68, 22, 224, 256).turn(14, 180, 150) for y in (36, 88, 140, 192, 244)])
    s = starfish(turn=-84).scale(1.28).move(176, 156)
    s.cut(brush("150 182, 176 196, 202 180", [2, 9, 2]))
    s.cut(blob("118 132!, 240 126!, 240 144, 220 166, 196 164, 182 148!, 176 148!, 164 166, 138 168, 120 152").grow(6))
    s.black(blob("118 132!, 176 130!, 174 152, 160 166, 138 168, 120 152"), blob("184 130!, 240 126!, 240 144, 220 166, 196 164, 186 152"), line("112 134, 246 127", 8))
    s.cut(gouge(130, 156, 144, 140, 7), gouge(198, 154, 212, 136, 7))
    d = Print("drink").white(poly("318 176, 390 176, 378 272, 330 272"), edge=8)
    d.black(poly("326 206, 382 206, 373 262, 335 262"), line("352 200!, 362 140!, 386 130", 8))
    d.white(disc(322, 172, 24), edge=7).black(around(rect(-2.5, -16, 5, 14), 6).move(322, 172))
    f = ink(*[oval(x, y, 15, 34, 14) for x, y in ((330, 70), (370, 80))]).cut(line("320 62, 332 50", 5), line("344 66, 332 50", 5), line("360 72, 372 60", 5), line("384 76, 372 60", 5))
    return sheet(t, s, d, f, ink(*[disc(x, y, 3.6) for x, y in ((20, 40), (24, 200), (40, 270))]))


@picture("starfish-comet", "A starfish falls through the night as a shooting star", "starfish", "comet", how="one outline", tags="wish space sea fall luck tail bright dark")
def starfish_comet():
    sky = Print("night sky").black(rect(0, 0, 400, 236))
    for q, w in (("166 96, 270 50, 420 6", 40), ("196 140, 300 104, 420 84", 36), ("120 66, 220 24, 330 -20", 26), ("206 176, 300 160, 400 150", 22)):
        sky.cut(brush(q, [w, w * .7, 3]))
    s = Print("starfish").white(starfish_shape(122, 138, 112, -104), edge=0)
    for i in range(5):
        a = math.radians(-104 + i * 72)
        s.black(*[disc(122 + k * math.cos(a), 138 + k * math.sin(a), r) for k, r in ((62, 8), (86, 6))])
    s.black(disc(104, 130, 8), disc(138, 124, 8), brush("104 150, 126 162, 144 144", [2, 9, 2]))
    s.mask = starfish_shape(122, 138, 112, -104)
    sky.cut(*[sparkle(x, y, r) for x, y, r in ((30, 40, 14), (250, 206, 13), (356, 196, 16), (366, 52, 9), (28, 200, 9))], disc(306, 214, 4), disc(66, 20, 4))
    sea = ink(waves(272, n=4))
    return sheet(block(rect(0, 244, 400, 56)), sea, sky.on(s, 8))


@picture("squid-pen", "A squid whose body is the nib of a pen writes with its own ink", "squid", "pen nib", "ink blot", how="one outline", tags="write ink letter poem deep arms school author")
def squid_pen():
    p = Print("squid")
    for q in ("-26 -30, -70 -66, -64 -112, -100 -140", "-14 -36, -36 -84, -14 -124, -40 -160", "0 -36, 10 -90, 0 -130, 22 -164", "16 -34, 44 -78, 40 -120, 72 -140", "28 -28, 74 -50, 92 -90, 122 -92"):
        p.black(brush(q, [26, 19, 14, 4]))
    p.black(sym("0 -44, 32 -38, 42 -10, 34 14!, 0 18!"))
    p.black(sym("0 8!, 44 14!, 54 50, 50 74!, 70 84, 84 104!, 34 124, 10 168!, 0 176!"), halo=6)
    for s in (-1, 1):
        p.cut(disc(s * 21, -14, 12))
        p.black(disc(s * 21 - 2, -12, 6))
    p.cut(disc(0, 78, 11), brush("0 84, 0 130, 0 172", [5, 5, 3]), gouge(-38, 24, -42, 66, 8), gouge(-24, 22, -28, 60, 7))
    p = p.turn(40).move(212, 142)
    w = Print("ink blot").black(line("100 278, 128 262, 150 282, 176 264, 200 284, 226 264, 252 282, 280 266, 312 280, 392 272", 8), oval(100, 282, 26, 13))
    w.black(disc(60, 284, 7), disc(38, 274, 4.5))
    return sheet(w, p, halo=6)


@picture("walrus-knitting", "A walrus knits a scarf with its tusks", "walrus", "knitting", "wool", how="part replaced", tags="tusk warm winter grandmother scarf patience needle moustache")
def walrus_knitting():
    p = Print("walrus").black(blob("186 8, 238 18, 272 60, 296 120, 330 180, 352 300!, 20 300!, 42 180, 76 120, 100 60, 134 18"))
    p.cut(brush("62 230, 74 184, 96 150", [1, 9, 1]), brush("84 248, 92 206, 108 178", [1, 8, 1]), brush("312 230, 300 184, 278 150", [1, 9, 1]))
    for s in (-1, 1):
        p.cut(disc(186 + s * 36, 48, 12))
        p.black(disc(184 + s * 36, 50, 6))
    p.white(poly("148 130, 168 130, 238 262, 228 266"), edge=5, halo=5)
    p.white(poly("224 130, 204 130, 134 262, 144 266"), edge=5, halo=5)
    cloth = blob("122 212!, 252 212!, 256 310!, 116 310!")
    k = Print("knitting").white(cloth, edge=8)
    for y in (236, 272):
        k.black(*[union(poly([(x - 14, y - 14), (x, y + 2), (x + 14, y - 14), (x + 14, y), (x, y + 16), (x - 14, y)])) for x in (147, 187, 227)])
    pads = Print().white(union(oval(152, 110, 52, 38), oval(220, 110, 52, 38)), edge=9)
    pads.black(blob("166 78!, 206 78!, 198 98, 186 104, 174 98"), line("186 100, 186 126", 6))
    pads.black(*[disc(186 + s * x, y, 4) for s in (-1, 1) for x, y in ((34, 104), (60, 106), (44, 124))])
    w = Print("wool").black(line("252 292, 290 296, 310 276", 6)).black(disc(348, 254, 44), halo=6)
    w.cut(brush("316 240, 346 226, 378 238", [1, 6, 1]), brush("310 256, 346 242, 386 254", [1, 6, 1]), brush("330 290, 336 260, 364 222", [1, 6, 1]), brush("348 296, 356 268, 384 240", [1, 6, 1]))
    return sheet(p, k, pads, w, halo=5)


@picture("octopus-socks", "An octopus wears a different sock on every arm", "octopus", "sock", how="worn or carried", tags="eight feet warm laundry pair pattern dress funny")
def octopus_socks():
    p = Print("octopus")
    xs = (40, 104, 168, 232, 296, 360)
    for x in xs:
        d = x - 200
        p.black(brush([(200 + d * .26, 128), (200 + d * .86, 150), (x, 214)], [40, 30, 24]))
    head = sym("0 -112, 56 -96, 78 -50, 64 -6, 54 24, 28 40, 0 42").move(200, 116)
    p.black(head, halo=5)
    for s in (-1, 1):
        p.cut(disc(200 + s * 28, 110, 15))
        p.black(disc(198 + s * 28, 113, 7.5))
    p.cut(brush("186 138, 200 144, 214 138", [1, 6, 1]), comb("130 70, 140 28, 184 8", 5, 24, 8, swell=.5))
    so = Print("sock")
    for i, x in enumerate(xs):
        f = 1 if x > 200 else -1
        sock = blob([(x - f * 19, 196, True), (x + f * 19, 196, True), (x + f * 18, 250), (x + f * 36, 268), (x + f * 34, 292), (x, 294), (x - f * 22, 280), (x - f * 17, 240)])
        so.white(sock, edge=7, halo=5)
        so.black(rect(x - 20, 196, 40, 13) & sock)
        if i % 3 == 0:
            so.black(*[rect(x - 60, y, 120, 9) & sock for y in (220, 240, 260)])
        elif i % 3 == 1:
            so.black(*[disc(x + f * a, b, 5.5) & sock for a, b in ((-6, 224), (7, 240), (-6, 256), (12, 272))])
        else:
            so.black(blob([(x - f * 24, 262), (x - f * 4, 270), (x - f * 2, 300), (x - f * 30, 296)]) & sock, rect(x + f * 24 - 14, 250, 28, 50) & sock, *[star(x, 232, 12)])
    return sheet(p, so, halo=5)


@picture("octopus-carousel", "An octopus is a carousel that swings people in chairs", "octopus", "carousel", "chair", how="one outline", tags="fair turn fun arms scream ride child swing")
def octopus_carousel():
    p = Print("octopus").black(rect(182, 130, 36, 140), sym("0 256!, 60 256!, 92 292!, 0 292!").move(200, 0))
    p.cut(*[brush([(180, y + 12), (200, y + 4), (220, y - 8)], [6, 7, 6]) for y in (176, 204, 232)], rect(140, 268, 120, 5))
    tips = ((36, 136), (112, 172), (288, 172), (364, 136))
    for (x, y), m in zip(tips, ((90, 84), (140, 116), (260, 116), (310, 84))):
        p.black(brush([(200 + (m[0] - 200) * .4, 108), m, (x, y)], [40, 24, 8]), halo=5)
    head = sym("0 -106, 56 -92, 76 -50, 62 -8, 50 20, 26 34, 0 36").move(200, 112)
    p.black(head, halo=6)
    for s in (-1, 1):
        p.cut(disc(200 + s * 27, 104, 14))
        p.black(disc(200 + s * 27, 106, 7))
    p.cut(brush("184 130, 200 138, 216 130", [1, 7, 1]), comb("132 70, 142 30, 182 10", 5, 22, 8, swell=.5))
    r = Print("chair")
    for x, y in tips:
        s = -1 if x < 200 else 1
        a = x + s * 4
        r.black(line([(x, y), (a - 15, y + 66)], 4), line([(x, y), (a + 15, y + 66)], 4))
        r.black(disc(a, y + 36, 13), brush([(a, y + 50), (a - s * 2, y + 78)], [18, 22]), brush([(a, y + 80), (a + s * 24, y + 78), (a + s * 32, y + 98)], [15, 12, 8]), rect(a - 18, y + 86, 34, 8, 3))
        r.black(brush([(a, y + 60), (a + s * 20, y + 46), (a + s * 30, y + 24)], [9, 8, 6]))
    return sheet(block(oval(200, 288, 190, 22)), p, r, halo=4)
