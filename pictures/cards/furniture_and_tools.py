from pictures.composing import *


@picture("saw-mountains", "The teeth of a saw are a mountain range", "saw", "peak", how="one outline", tags="wood mountain snow climb sharp alps carpenter holiday")
def saw_mountains():
    peaks = [(18, 116), (86, 66), (158, 104), (232, 40), (296, 110)]
    outline = [(-8, 306, True), (-8, 190, True)]
    for x, y in peaks:
        outline += [(x, y, True), (x + 38, 188, True)]
    m = Print().black(blob(outline + [(336, 196, True), (336, 262, True), (120, 292, True)]))
    for x, y in peaks:
        cap = blob([(x, y + 9, True), (x - 17, y + 46, True), (x - 8, y + 42, True), (x - 3, y + 58, True), (x + 4, y + 42, True), (x + 11, y + 50, True)])
        m.cut(cap)
    m.cut(brush("4 232, 150 222, 310 226", [2, 9, 3]), gouge(20, 254, 150, 246, 7), gouge(60, 274, 120, 266, 6))
    h = Print().black(blob("304 168!, 350 156, 394 172, 386 212, 398 258, 366 290, 312 276!, 304 222"))
    h.cut(blob("334 196, 356 190, 366 212, 368 240, 350 254, 336 240"))
    return sheet(block(disc(122, 66, 52)), m, h)


@picture("saw-violin", "A saw plays the violin instead of a bow", "violin", "saw", how="part replaced", tags="music carpenter noise string wood scratch practice neighbour")
def saw_violin():
    v = Print().black(sym("0 -74, 40 -72, 64 -44, 54 -10, 46 10, 66 36, 80 76, 58 112, 0 120"))
    v.black(rect(-11, -150, 22, 90), blob("-14 -150!, -12 -176, 10 -178, 16 -150!"), *[rect(-32, y, 64, 9, 4) for y in (-168, -150)])
    v.cut(rect(-13, -76, 26, 82, 3))
    v.black(rect(-10, -78, 20, 80, 2))
    v.cut(*[rect(x - 1.7, 0, 3.4, 84) for x in (-6, 0, 6)])
    for s in (-1, 1):
        v.cut(brush([(s * 40, -34), (s * 28, -28), (s * 33, -8), (s * 40, 10), (s * 28, 18)], [9, 6, 8, 6, 9]))
    v.cut(sym("0 78!, 14 78!, 10 110, 0 112").ring(4), comb("-46 106, -72 76, -62 46", 4, 18, 8))
    v = v.scale(1.1).turn(16).move(138, 176)
    s = saw(n=11).scale(1.16, .9).turn(-12).move(226, 206)
    d = ink(*[disc(x, y, r) for x, y, r in ((250, 262, 6), (272, 282, 7), (226, 284, 5), (300, 268, 5))])
    return sheet(block(blob("0 270!, 120 262, 260 274, 400 264!, 400 300!, 0 300!")), v, s, d)


@picture("screw-dancer", "A dancer turns on the point of a screw", "dancer", "screw", how="part replaced", tags="ballet turn spin twist tight stage pirouette elegant")
def screw_dancer():
    p = Print()
    p.black(brush("188 112, 150 88, 148 46, 190 16", [15, 14, 12, 8]), brush("212 112, 250 88, 252 46, 210 16", [15, 14, 12, 8]))
    p.black(sym("0 82!, 8 84, 26 104, 18 138, 24 158!, 0 160!").move(200, 0))
    p.black(oval(200, 60, 19, 23), disc(200, 34, 12), rect(194, 74, 12, 18), halo=0)
    p.cut(brush("184 52, 200 42, 216 52", [1, 5, 1]))
    p.black(blob("104 172!, 130 150, 200 140, 270 150, 296 172!, 250 186, 200 190, 150 186"), halo=5)
    p.cut(rect(192, 142, 16, 24), brush("122 170, 160 178, 190 180", [1, 6, 1]))
    p.black(sym("0 188!, 24 188!, 14 250, 0 296!").move(200, 0))
    for i in range(4):
        y, w = 200 + i * 22, 48 - i * 9
        p.black(blob([(200 - w, y + 10, True), (200, y - 4), (200 + w, y - 4, True), (200 + w - 5, y + 6, True), (200, y + 8), (200 - w + 5, y + 20, True)]))
    tw = ink(brush("70 210, 40 170, 66 128", [0, 10, 0]), brush("330 128, 362 170, 332 210", [0, 10, 0]), brush("92 240, 30 214, 20 150", [0, 8, 0]), brush("380 150, 370 214, 308 240", [0, 8, 0]))
    fl = ink(brush("90 292, 150 284, 178 292", [1, 10, 2]), brush("222 292, 250 284, 310 292", [2, 10, 1]))
    return sheet(block(oval(200, 284, 176, 26)), tw, fl, p)


@picture("ladder-giraffe", "A giraffe whose neck is a ladder", "giraffe", "ladder", how="part replaced", tags="tall climb neck fire africa reach zoo high")
def ladder_giraffe():
    g = Print().black(blob("176 206, 220 188, 290 196, 346 222, 362 262, 358 308!, 330 308!, 326 276, 300 270, 220 272, 216 308!, 186 308!, 182 262, 168 236"), line("356 232, 384 262, 380 286", 8), oval(380, 290, 8, 14))
    g.cut(*[blob(q) for q in ("214 210!, 238 204!, 248 224!, 226 236!", "258 206!, 284 206!, 288 230!, 262 232!", "300 216!, 326 224!, 322 246!, 298 242!", "232 246!, 258 240!, 262 260!, 238 262!", "274 246!, 290 250!, 286 264!, 272 260!", "330 254!, 346 258!, 346 278!, 334 276!")])
    neck = ladder(n=6, h=196, w=60).turn(-14).move(164, 142)
    h = Print().black(blob("150 44, 138 18, 104 26, 64 50, 40 60, 42 80, 66 88, 104 78, 136 76!"), blob("136 22!, 156 6, 178 14!, 160 34"), line("118 24, 114 2", 8), line("136 20, 136 -2", 8), disc(114, 4, 7))
    h.cut(disc(104, 46, 8), brush("42 72, 60 76, 76 70", [2, 5, 0]), disc(54, 62, 3.5))
    h.black(disc(102, 47, 4))
    h = h.move(14, 14)
    tr = ink(brush("0 60, 24 50, 44 66", [14, 9, 3]), *[blob([(-22, 0, True), (0, -12), (22, 0, True), (0, 12)]).turn(a).move(x, y) for x, y, a in ((20, 28, -40), (8, 92, 50), (46, 40, -20), (38, 108, 70))])
    return sheet(block(blob("0 276!, 100 262, 200 270, 300 262, 400 274!, 400 300!, 0 300!")), tr, g, neck, h)


@picture("hammer-woodpecker", "A woodpecker with a hammer for a head drives a nail", "woodpecker", "hammer", "nail", "tree trunk", how="part replaced", tags="knock bird work noise build forest beak hit")
def hammer_woodpecker():
    t = Print().black(blob("-6 -6!, 78 -6!, 70 70, 84 150, 72 230, 86 306!, -6 306!"))
    t.cut(*[gouge(x, y, x + 4, y + 62, 8) for x, y in ((16, 16), (44, 40), (20, 120), (52, 150), (24, 214), (54, 236))])
    n = ink(rect(70, 64, 50, 9), rect(116, 52, 10, 33, 3))
    b = Print().black(blob("204 86!, 262 100, 300 150, 302 206, 330 306!, 284 306!, 250 244, 206 226, 176 180, 190 120"))
    b.black(line("200 208, 150 214, 92 204", 10), line("218 232, 160 250, 96 244", 10), line("96 204, 84 188", 8), line("98 244, 86 228", 8))
    b.cut(blob("234 130!, 280 160, 290 220!, 252 204, 232 168").ring(7), gouge(250, 156, 276, 196, 8), gouge(196, 150, 206, 196, 9), gouge(216, 170, 228, 212, 8))
    h = Print().black(blob("134 40!, 168 40!, 178 52, 226 46, 276 54, 330 10!, 326 66, 280 104, 262 112!, 206 112!, 178 100, 168 108!, 134 108!"))
    h.cut(brush("168 44, 174 74, 168 104", [5, 7, 5]), disc(222, 72, 14), brush("252 76, 290 70, 318 34", [0, 8, 0]))
    h.black(disc(218, 73, 7))
    k = ink(*[gouge(128 + 26 * math.cos(a), 30 + 18 * math.sin(a), 128 + 46 * math.cos(a), 30 + 34 * math.sin(a), 8) for a in (-2.2, -1.5, -.8)]).move(14, 12)
    return sheet(t, n, b, h, k)


@picture("chair-nest", "A chair has taken root again and a nest sits on it", "chair", "nest", "root", how="grown from", tags="sit spring wood tree leaf bird rest garden")
def chair_nest():
    c = Print().black(rect(112, 14, 22, 170, 6), rect(266, 14, 22, 170, 6), blob("104 26!, 200 10, 296 26!, 292 58!, 200 44, 108 58!"), rect(120, 72, 160, 18))
    n = Print().white(oval(164, 138, 16, 22, -24), oval(236, 138, 16, 22, 24), edge=7)
    n.white(oval(200, 132, 19, 25), edge=7, halo=3)
    n.black(blob("136 150!, 170 158, 200 158, 230 158, 264 150!, 252 180, 200 192, 148 180"), halo=4)
    n.cut(*[brush(q, [0, 6, 0]) for q in ("146 162, 184 172, 224 168", "172 180, 210 182, 246 166")])
    r = ink(rect(92, 186, 216, 28, 8), rect(112, 206, 22, 50), rect(266, 206, 22, 50), *[brush(q, [20, 13, 2]) for q in ("122 240, 104 276, 50 288", "122 244, 126 280, 112 302", "124 244, 150 276, 182 286", "278 240, 296 276, 350 288", "278 244, 274 280, 288 302", "276 244, 250 276, 218 286")])
    r.black(*[brush(q, [11, 8, 2]) for q in ("116 34, 80 44, 34 26", "284 34, 320 44, 366 26", "116 110, 84 116, 56 104", "284 110, 316 116, 344 104")])
    leaf = blob("-25 0!, -2 -14, 25 0!, -2 14")
    r.black(*[leaf.turn(a).move(x, y) for x, y, a in ((24, 20, 20), (54, 52, -50), (78, 22, 60), (40, 98, 10), (70, 136, -60), (376, 20, -20), (346, 52, 50), (322, 22, -60), (360, 98, -10), (330, 136, 60))])
    return sheet(block(blob("0 274!, 100 262, 196 268, 300 260, 400 274!, 400 300!, 0 300!")), c.on(n, 6).on(r, 0))


@picture("armchair-reader", "An armchair reads a book with its own arms", "armchair", "book", "arm", "slipper", how="part replaced", tags="read evening rest home arm story comfort quiet")
def armchair_reader():
    a = Print().black(sym("0 8, 70 8, 104 36, 108 100, 112 214!, 0 214!").move(200, 0))
    a.cut(*[disc(200 + x, y, 5) for x, y in ((-52, 58), (0, 50), (52, 58), (-28, 90), (28, 90))], comb("104 110, 106 60, 136 22", 5, 20, 8))
    a.black(rect(120, 196, 160, 46, 14), halo=6)
    a.black(rect(112, 240, 176, 26), rect(120, 262, 22, 18), rect(258, 262, 22, 18))
    for s in (-1, 1):
        a.black(union(blob([(200 + s * 96, 130), (200 + s * 130, 118), (200 + s * 160, 140), (200 + s * 158, 266, True), (200 + s * 98, 266, True)])), halo=6)
        a.cut(disc(200 + s * 129, 148, 17) - disc(200 + s * 129, 148, 10))
        a.black(blob([(200 + s * 170, 296, True), (200 + s * 60, 296, True), (200 + s * 66, 272), (200 + s * 100, 264), (200 + s * 130, 262, True), (200 + s * 166, 266)]), halo=6)
        a.cut(oval(200 + s * 128, 274, 26, 5))
    b = book().scale(.76, .9).move(200, 164)
    hands = Print()
    for s in (-1, 1):
        hands.black(brush([(200 + s * 138, 150), (200 + s * 120, 176), (200 + s * 84, 190)], [34, 28, 22]), halo=5)
        hands.white(blob([(200 + s * 96, 174), (200 + s * 74, 166), (200 + s * 54, 178), (200 + s * 58, 200), (200 + s * 84, 208), (200 + s * 100, 198)]), edge=7)
        hands.black(line([(200 + s * 58, 182), (200 + s * 74, 184)], 4), line([(200 + s * 58, 192), (200 + s * 74, 193)], 4))
    return sheet(a, b, hands, halo=6)




@picture("pillow-snow", "A torn pillow lets it snow over a village", "pillow", "snow", "village", "feather", how="scale", tags="winter soft bed night sleep white roof fall")
def pillow_snow():
    p = ink(blob("-6 -6!, 406 -6!, 406 258!, 330 248, 250 268, 170 254, 90 246, -6 262!"))
    s = Print().white(blob("-142 -66!, -104 -56, 0 -66, 104 -56, 142 -66!, 126 -28, 126 28, 142 66!, 104 54, 72 62!, 52 38!, 34 54!, 14 34!, -8 56!, -28 36!, -52 62!, -104 54, -142 66!, -126 28, -126 -28"), edge=0)
    s.black(*[gouge(f * 122, g * 50, f * 72, g * 32, 11) for f in (-1, 1) for g in (-1, 1)])
    s = s.turn(-3).scale(.88, .78).move(200, 66)
    v = Print()
    for x, y, w, h in ((62, 218, 74, 52), (344, 218, 76, 52)):
        v.black(rect(x - w / 2, y, w, h))
        v.white(poly([(x - w / 2 - 16, y + 10), (x, y - w * .56), (x + w / 2 + 16, y + 10)]), edge=0)
        v.cut(*[rect(x + d, y + 20, 13, 20) for d in (-20, 7)])
    f = around(union(line("0 0, 0 -28", 8), line("-11 -26!, 0 -15!, 11 -26", 6)), 6)
    f = union([f.scale(k).turn(a).move(x, y) for x, y, k, a in ((152, 216, .9, 5), (100, 154, .9, 0), (292, 146, .9, 14))])
    vane = blob("-40 8!, -34 -10, -6 -19, 26 -15, 52 4!, 30 14, 0 18, -28 17") - brush("-42 12, -6 1, 44 3", [6, 5, 2])
    q = vane - union(gouge(2, 24, 18, 5, 8), gouge(-6, -26, 14, -3, 8)) + brush("-66 22, -54 14, -36 8", [3, 6, 6])
    f = union(f, q.turn(-66).move(194, 154), q.scale(.9).turn(-112).move(240, 206))
    f = union(f, [disc(x, y, 7) for x, y in ((46, 124), (24, 74), (48, 30), (366, 122), (380, 66), (362, 24))])
    return sheet(p, s).on(v, 5).cut(f)


@picture("mirror-egg", "An egg looks into the mirror and sees a hen", "mirror", "egg", "hen", how="surface replaced", tags="future dream vanity reflection breakfast grow hope chicken")
def mirror_egg():
    m = Print().black(oval(256, 138, 124, 134), rect(246, 262, 20, 30), rect(170, 282, 172, 18, 8))
    m.cut(oval(256, 138, 106, 116))
    room = oval(256, 138, 100, 110)
    hen = Print().black(blob("196 118, 206 82, 236 74, 262 92, 274 140, 320 160, 356 122!, 372 190, 330 262!, 240 262!, 204 220, 206 170"), blob("204 86!, 196 62, 214 60!, 218 40, 234 52!, 250 40, 256 62!, 254 84"), poly("202 98, 160 116, 202 124"), blob("206 128!, 198 150, 210 160, 218 134"))
    hen.cut(disc(220, 102, 9), blob("262 178!, 310 186, 336 200!, 306 228, 270 216").ring(6), gouge(280, 192, 312, 202, 7), gouge(226, 150, 236, 190, 8), gouge(244, 144, 254, 182, 8))
    hen.black(disc(218, 103, 4.5))
    e = egg().scale(.62, .66).move(74, 204)
    t = block(poly("0 262, 400 262, 400 300, 0 300"))
    return sheet(t, m.on(hen.within(room), 0), e, halo=8)


@picture("hairbrush-hedgehog", "A hedgehog is a hairbrush, a hair is caught in its spines", "hedgehog", "hairbrush", "hair", how="one outline", tags="spike hair comb prickly handle morning garden style")
def hairbrush_hedgehog():
    h = Print()
    for i in range(11):
        t = (i - 5) / 5
        a = math.radians(-90 + 30 * t)
        x, y = 162 + 84 * t, 180 + 12 * t * t
        h.black(line([(x, y), (x + 140 * math.cos(a), y + (156 - 16 * t * t) * math.sin(a))], 10))
    h.black(blob("62 220!, 66 184, 112 158, 166 152, 222 158, 262 184, 270 214!"))
    c = ink(brush("46 88, 96 104, 140 76, 196 98, 240 70, 296 92, 330 66, 366 84, 352 120, 326 108", [2, 7, 7, 7, 7, 7, 7, 6, 5, 2]))
    h = h.on(c, 4)
    h.black(*[rect(x, 244, 30, 46, 13) for x in (84, 120, 200, 236)])
    h.white(blob("60 206!, 160 212, 262 202, 300 206, 346 190, 380 182, 396 198, 388 222, 350 226, 304 230, 268 254, 170 268, 80 262, 56 240"), edge=9, halo=4)
    h.black(disc(376, 204, 6))
    h.white(blob("8 236!, 36 220, 62 188, 96 178, 118 200, 116 244, 92 266, 52 264, 20 252"), edge=9, halo=5)
    h.black(disc(18, 236, 16), disc(64, 220, 9), brush("40 250, 56 254, 68 244", [2, 7, 2]))
    h.black(disc(104, 202, 18), halo=4)
    h.cut(disc(104, 204, 8))
    return sheet(block(blob("0 278!, 120 270, 260 278, 400 270!, 400 300!, 0 300!")), h, halo=6)


@picture("comb-fishbone", "A fishbone is a comb with a curl still in its teeth", "comb", "fish bone", "hair", how="one outline", tags="fish tooth skeleton cat dinner curl barber sea")
def comb_fishbone():
    c = Print().black(blob("16 122!, 40 78, 86 62, 118 82, 122 112!, 122 140!, 96 162, 50 156"), rect(110, 104, 232, 30, 8))
    c.black(blob("330 119!, 360 70, 396 50!, 384 119, 396 190!, 360 168"))
    c.cut(disc(72, 106, 15), brush("20 124, 40 130, 58 126", [3, 6, 0]), brush("98 84, 92 112, 102 146", [1, 8, 1]), brush("130 118, 230 114, 330 118", [1, 7, 1]), gouge(384, 84, 356, 108, 9), gouge(384, 156, 356, 130, 9), gouge(380, 119, 350, 119, 8))
    c.black(disc(69, 107, 7))
    c.black(*[rect(x, 120, 12, 104, 4) for x in range(146, 320, 23)], rect(122, 116, 17, 112, 5), rect(330, 116, 15, 108, 5))
    h = ink(line("-6 282, 60 236, 130 250, 146 282, 116 290, 106 262, 160 230, 240 236, 290 256, 296 286, 268 290, 266 262, 320 232, 404 228", 9))
    return sheet(c, h)


@picture("lamp-flamingo", "A flamingo whose head is a lamp", "flamingo", "lamp", how="head", tags="bird light desk pink neck evening read leg")
def lamp_flamingo():
    base = ink(blob("196 296!, 206 276, 260 268, 314 276, 324 296!"), line("318 288, 350 290, 372 270, 404 276", 7))
    b = Print().black(brush("262 274, 262 226, 258 190", [10, 9, 13]), line("276 180, 306 222!, 270 234", 9))
    b.black(blob("196 152, 214 120, 266 104, 320 118, 386 158!, 352 170, 318 188, 262 202, 216 190"), brush("208 158, 178 116, 222 76, 206 26, 150 26, 126 52", [44, 24, 20, 18, 16, 14]))
    b.cut(brush("236 142, 290 140, 344 156", [1, 9, 0]), brush("236 162, 284 162, 326 168", [1, 8, 0]), brush("244 124, 284 122, 318 132", [1, 7, 0]))
    sh = Print().white(disc(78, 110, 22), edge=7)
    sh.black(blob("150 46!, 120 30!, 92 40, 30 84!, 110 146!, 142 86, 152 60"), halo=0)
    sh.cut(brush("106 50, 74 68, 52 86", [1, 8, 1]))
    return sheet(block(poly("34 92, 106 142, 150 300, -60 300, -60 220")), base, b, sh, halo=6)


@picture("broom-moustache", "A man with a broom for a nose and moustache", "man", "broom", "moustache", how="part replaced", tags="sweep clean face dust beard proud hair butler")
def broom_moustache():
    f = Print().white(sym("0 -20, 96 -8, 138 70, 132 170, 96 260, 50 310!, 0 312!").move(200, 0), edge=10)
    f.white(blob("68 120!, 44 110, 32 140, 50 176, 70 178!"), blob("332 120!, 356 110, 368 140, 350 176, 330 178!"), edge=9)
    for s in (-1, 1):
        f.black(brush([(200 + s * 32, 66), (200 + s * 66, 50), (200 + s * 100, 68)], [4, 16, 3]))
        f.white(oval(200 + s * 66, 102, 30, 20), edge=8)
        f.black(disc(200 + s * 58, 103, 12), blob([(200 + s * 138, 30), (200 + s * 146, 70), (200 + s * 136, 110, True), (200 + s * 124, 70)]))
    f.black(brush("164 282, 200 290, 236 282", [2, 10, 2]))
    b = Print().black(rect(190, -8, 20, 168), poly("180 150, 220 150, 230 176, 170 176"))
    b.black(blob("96 176!, 150 168, 250 168, 304 176!, 332 222, 350 254!, 300 248, 260 256, 228 246, 200 258, 172 246, 140 256, 100 248, 50 254!, 68 222"), halo=0)
    b.cut(rect(98, 184, 204, 7), *[brush([(200 + x * .72, 202), (200 + x * .95, 226), (200 + x * 1.16, 252)], [0, 7, 3]) for x in (-112, -84, -54, -27, 0, 27, 54, 84, 112)])
    b.cut(gouge(196, 140, 196, 20, 5))
    return sheet(f, b)


@picture("drawer-stairs", "A child climbs the open drawers like stairs to the jam", "chest of drawers", "stairs", "boy", "jar", how="one outline", tags="climb furniture sweet secret step high bedroom curious")
def drawer_stairs():
    c = Print().white(rect(226, 78, 166, 212, 4), edge=10)
    c.black(rect(210, 66, 196, 18, 4), rect(236, 286, 18, 16), rect(362, 286, 18, 16))
    for i, x in enumerate((164, 98, 32)):
        y = 96 + i * 65
        c.black(rect(x, y + 4, 250 - x, 50), rect(x - 12, y - 6, 20, 64, 4), disc(x - 18, y + 26, 11), halo=5)
        c.cut(gouge(x + 22, y + 30, x + 130, y + 28, 9))
        c.black(rect(262, y - 4, 112, 7))
    j = Print().white(rect(300, 16, 62, 52, 10), edge=7)
    j.black(rect(298, 4, 66, 16, 5), rect(308, 34, 46, 28, 6))
    k = Print().black(disc(150, 30, 22), brush("146 60, 134 90, 130 114", [30, 38, 34]), brush("150 62, 186 60, 208 44", [15, 13, 10]), brush("138 62, 168 84, 188 92", [14, 12, 10]))
    k.black(brush("126 112, 122 134, 118 152", [18, 15, 12]), brush("138 112, 144 134, 146 152", [18, 15, 12]), rect(100, 150, 28, 11, 5), rect(134, 150, 28, 11, 5), blob("126 24!, 132 4, 158 0, 174 18!, 150 16"))
    return sheet(block(rect(0, 286, 400, 14)), c, j, k.move(-4, 0), halo=6)


@picture("envelope-kangaroo", "A kangaroo with an envelope for a pouch", "kangaroo", "envelope", "letter", how="part replaced", tags="mail jump pouch send baby postman fast love")
def envelope_kangaroo():
    k = Print().black(brush("250 210, 300 262, 350 284, 402 274", [70, 46, 30, 14]))
    k.black(blob("150 40!, 186 84, 236 120, 282 170, 290 226, 250 262, 190 260, 146 226, 134 160, 128 108, 118 72!"))
    k.black(blob("150 52, 140 28, 108 34, 70 60, 62 78, 96 86, 128 82"), brush("128 40, 116 4, 124 -34", [12, 22, 2]), brush("146 44, 148 6, 164 -26", [12, 22, 2]))
    k.black(blob("220 180, 264 170, 290 210, 268 252, 230 276, 246 296!, 124 296!, 130 282, 196 276, 206 240, 196 210"), halo=6)
    k.cut(disc(106, 52, 8), disc(74, 68, 3.5), gouge(180, 100, 226, 140, 9), gouge(210, 110, 254, 156, 8), brush("240 196, 262 214, 246 246", [0, 8, 0]))
    k.black(disc(104, 53, 4))
    e = envelope().scale(.56, .62).turn(8).move(164, 186)
    e.black(blob("0 8!, -13 -6, -5 -15, 0 -8!, 5 -15, 13 -6").scale(1.1).move(163, 198))
    arm = ink(brush("158 118, 122 150, 92 146", [24, 18, 12]), blob("98 138!, 78 138, 74 150!, 80 158!, 100 154!"))
    lt = Print().white(rect(-36, -34, 72, 54, 3).turn(-2).move(180, 152), edge=6)
    roo = sheet(k, lt, e, arm, halo=6).scale(.88).move(20, 36)
    return sheet(block(blob("0 286!, 140 278, 280 288, 400 280!, 400 300!, 0 300!")), roo)
