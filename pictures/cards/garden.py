from pictures.composing import *


@picture("dancer-rose", "A ballet dancer whose skirt is a rose", "dancer", "rose", how="part replaced", tags="ballet skirt love turn flower stage grace red")
def dancer_rose():
    g = Print().black(brush("200 170, 208 236, 198 300", [20, 15, 3]), brush("206 246, 238 238, 262 226", [8, 7, 4]), brush("206 258, 172 254, 150 248", [8, 7, 4]))
    g.black(blob("244 236!, 270 206, 312 198, 352 210!, 330 240, 288 252"), blob("164 256!, 140 226, 98 220, 58 232!, 84 262, 124 274"))
    g.black(poly("202 226, 178 214, 200 208"), poly("202 286, 226 280, 206 270"))
    g.cut(brush("256 232, 294 226, 336 214", [1, 8, 1]), brush("152 252, 112 244, 74 236", [1, 8, 1]))
    r = rose().scale(1.3, .6).move(200, 138)
    d = Print("dancer").black(blob("178 152!, 188 128, 182 108, 190 96!, 212 96!, 220 108, 214 128, 224 152!, 202 160"))
    d.black(brush("190 102, 136 90, 124 46, 178 9", [15, 12, 9, 5]), brush("212 102, 266 90, 278 46, 224 9", [15, 12, 9, 5]), brush("201 100, 201 78", [12, 11]))
    d.black(oval(202, 64, 19, 21), disc(206, 38, 11))
    d.cut(brush("188 56, 200 46, 218 52", [1, 5, 1]))
    return sheet(g, r, d.scale(.88).move(23, 0))


@picture("snail-rose", "A snail with a rose for its shell", "snail", "rose", how="part replaced", tags="slow spiral garden flower perfume shell gentle house")
def snail_rose():
    s = snail(shell=False).scale(1.38, 1.3).move(206, 178)
    r = rose().scale(1.22).turn(24).move(244, 128)
    lf = ink(blob("142 214!, 128 182, 144 156!, 168 176, 172 208!"), blob("330 224!, 346 190, 384 178!, 380 214, 352 232!"))
    lf.cut(brush("144 166, 150 186, 154 208", [0, 6, 0]), brush("340 220, 356 202, 378 186", [0, 6, 0]))
    return sheet(s, lf, r)


@picture("mask-butterfly", "A carnival mask that is a butterfly, and a smile below it", "butterfly", "mask", "lips", how="one outline", tags="carnival party secret disguise smile wings beauty night")
def mask_butterfly():
    up = blob("4 -2!, 30 -60, 110 -104, 182 -92, 186 -42, 140 6, 60 28, 6 26!")
    low = blob("8 18!, 70 30, 126 26, 150 54, 124 92, 70 84, 26 54")
    p = Print("butterfly")
    for w in (low, low.flip(), up, up.flip()):
        p.black(w, halo=5)
    for f in (lambda s: s, lambda s: s.flip()):
        p.cut(*[f(s) for s in (gouge(70, -62, 120, -88, 12), gouge(112, -48, 164, -80, 12), gouge(128, -22, 172, -44, 11), disc(112, 62, 9), gouge(62, 46, 92, 70, 10))])
        almond = f(blob("30 -12!, 58 -36, 96 -28, 112 -8!, 82 6, 50 4"))
        p.cut(almond)
        p.black(f(disc(70, -14, 14)), f(brush("30 -12, 58 -37, 96 -30, 112 -8", [2, 7, 7, 2])))
        p.cut(f(disc(66, -20, 4)))
    p.black(oval(0, 10, 11, 52), disc(0, -48, 14), halo=5)
    p.black(brush("-5 -56, -20 -88, -48 -96", [6, 5, 8]), brush("5 -56, 20 -88, 48 -96", [6, 5, 8]))
    p = p.move(200, 122)
    m = Print("lips").black(blob("140 246!, 172 232, 188 226, 200 232, 212 226, 228 232, 260 246!, 236 268, 200 280, 164 268"))
    m.cut(brush("142 246, 178 250, 200 246, 222 250, 258 246", [1, 6, 5, 6, 1]), brush("180 264, 200 270, 222 263", [0, 6, 0]))
    return sheet(block(blob("92 96!, 100 210, 150 288, 200 300!, 250 288, 300 210, 308 96!")), p, m)


@picture("lion-dandelion", "A lion whose mane is a dandelion, blown away by the wind", "lion", "dandelion", how="part replaced", tags="mane wind blow wish bald seed proud lose")
def lion_dandelion():
    d = dandelion(seeds=22, gap=(1, 3, 5, 6), stem=False).scale(1.3, 1.28).move(158, 148)
    d.cut(disc(158, 148, 70))
    face = Print("lion").white(disc(158, 148, 72), edge=7).on(lion_face().scale(1.36).move(158, 146), 0)
    ears = Print().white(disc(104, 94, 19), disc(212, 94, 19), edge=7)
    seed = poly("0 40, -3 4, -19 -30, -7 -20, 0 -34, 7 -20, 19 -30, 3 4")
    fly = ink(*[seed.scale(k).turn(a).move(x, y) for x, y, a, k in ((286, 66, 60, .9), (338, 30, 78, .8), (318, 128, 84, .9), (374, 96, 70, .75), (290, 196, 110, .85), (356, 176, 96, .75))])
    return sheet(d, ears, face, fly, halo=5)




@picture("parrot-tulip", "Among the tulips one bloom is a parrot", "parrot", "tulip", how="one outline", tags="talk garden beak colour jungle spring surprise bird")
def parrot_tulip():
    left = tulip().scale(.98).turn(-8).put("base", 84, 304)
    right = tulip().scale(.8).turn(10).put("base", 352, 304)
    p = Print("parrot")
    p.black(brush("214 172, 226 230, 214 306", [17, 15, 16]), blob("218 302!, 226 240, 262 204, 296 196!, 290 246, 254 290"), blob("212 302!, 204 260, 176 232, 146 226!, 154 268, 182 296"))
    p.cut(brush("228 284, 250 240, 284 208", [0, 7, 0]), brush("200 288, 180 258, 156 236", [0, 7, 0]))
    p.black(blob("160 70, 182 42, 196 8!, 210 22, 214 38!, 222 20, 240 6!, 246 22, 248 40!, 262 30, 284 24!, 276 66, 292 110, 270 158, 222 178, 176 160, 158 116"))
    p.cut(brush("246 56, 262 100, 232 168", [1, 8, 1]), brush("214 54, 234 84, 230 110", [1, 7, 0]), gouge(270, 90, 258, 140, 8))
    p.white(blob("150 74!, 186 66, 208 84, 202 116, 178 128, 152 124!"), edge=0)
    p.black(disc(186, 88, 13))
    p.cut(disc(183, 85, 5))
    p.black(blob("168 78!, 138 72, 108 94, 104 138!, 122 122, 142 118, 164 122!"), blob("130 132!, 146 126, 164 130!, 160 152, 144 156"), halo=4)
    p.cut(brush("150 86, 130 88, 116 104", [1, 7, 0]))
    return sheet(left, right, p)


@picture("giraffe-hearts", "Two giraffes in love: their necks make a heart", "giraffe", "heart", how="one outline", tags="love kiss couple neck tall tender savanna together")
def giraffe_hearts():
    def one():
        p = Print("giraffe")
        neck = brush("176 318, 112 236, 66 156, 82 76, 134 56", [84, 62, 46, 40, 40])
        p.black(neck, blob("104 44, 128 34, 152 44, 174 76, 190 106, 182 122, 162 116, 138 92, 108 82"))
        p.black(blob("112 46!, 92 22, 66 24!, 82 48"), line("122 40, 118 14", 8), disc(118, 12, 8), line("138 38, 140 12", 8), disc(140, 10, 8))
        p.cut(oval(142, 66, 8, 6, 40), disc(174, 106, 4), brush("166 116, 176 114, 184 110", [1, 4, 1]))
        p.black(disc(143, 67, 4))
        for x, y, r, a in ((80, 86, 13, 20), (66, 124, 13, 0), (92, 142, 12, 30), (74, 172, 14, 40), (104, 184, 12, 10), (96, 214, 15, 30), (130, 226, 13, 50), (122, 258, 16, 30), (160, 262, 13, 20), (150, 290, 14, 0)):
            p.cut(poly([(-r, -2), (-r * .3, -r * .9), (r, -r * .4), (r * .7, r * .8), (-r * .5, r * .8)]).turn(a).move(x, y))
        return p

    a = one()
    b = a.flip().move(400, 0)
    return sheet(block(blob("200 124!, 170 84, 120 84, 98 140, 136 210, 200 276!, 264 210, 302 140, 280 84, 230 84")), a, b, halo=8)


@picture("clown-ladybird", "A ladybird is the nose of a clown", "clown", "ladybird", how="part replaced", tags="circus nose laugh red dots funny surprise tickle")
def clown_ladybird():
    p = Print("clown")
    for x, y, r in ((56, 110, 46), (40, 168, 40), (84, 68, 36), (62, 216, 30)):
        p.black(disc(x, y, r), disc(400 - x, y, r))
    for s in (-1, 1):
        p.cut(*[arched(200 + s * dx, y, 17, a, a + 200, [1, 8, 1]) for dx, y, a in ((140, 106, 20), (162, 160, 80), (122, 70, 150))])
    p.white(sym("0 34, 70 46, 112 110, 108 190, 70 254, 0 276").move(200, 0), edge=9, halo=6)
    p.black(blob("164 40!, 184 4, 216 4, 240 40!, 202 50"), disc(200, 8, 10), halo=6)
    p.cut(disc(186, 28, 6), disc(210, 22, 6))
    for s in (-1, 1):
        x = 200 + s * 52
        p.black(brush([(x - 24, 104), (x, 82), (x + 24, 104)], [3, 14, 3]), brush([(x - 16, 70), (x, 58), (x + 16, 66)], [1, 9, 1]))
        p.black(disc(200 + s * 72, 178, 14))
    p.black(blob("126 206!, 160 220, 200 224, 240 220, 274 206!, 252 250, 200 264, 148 250"))
    p.cut(blob("146 222!, 200 234, 254 222!, 236 236, 200 241, 164 236"))
    nose = ladybird().scale(.56).turn(-14).move(200, 158)
    return sheet(p, nose, halo=6)


@picture("cactus-ice-cream", "A cactus served in a cone in the middle of the desert", "cactus", "ice cream", how="part replaced", tags="desert hot cold prick sweet summer lick thirst")
def cactus_ice_cream():
    c = cone().scale(1.2, 1.1).put("rim", 200, 190)
    k = cactus().scale(1.3, .8).put("base", 200, 196)
    side = fringe(k.mask, 26, 13, 8, keep=lambda x, y: y < 172)
    k.black(side)
    k.cut(brush("188 186, 188 66", [8, 7, 0]), brush("212 186, 212 66", [8, 7, 0]))
    drip = Print("ice cream").white(blob("128 196!, 132 170, 160 158, 182 168, 202 156, 226 168, 250 158, 272 174, 276 196!, 270 222, 258 210, 244 208, 234 240, 222 212, 190 210, 176 226, 164 208, 142 214"), edge=8)
    f = daisy().scale(.3).put("center", 200, 38)
    dune = block(blob("0 236!, 80 206, 170 232, 260 214, 340 196, 400 216!, 400 300!, 0 300!"))
    return sheet(dune, c, k, drip, f)


@picture("beehive-hair", "A lady whose high hair is a beehive", "beehive", "face", "bee", how="part replaced", tags="hair honey lady busy fashion sweet proud tower")
def beehive_hair():
    p = Print("face").black(blob("92 312!, 108 278, 150 264, 174 250!, 226 250!, 250 264, 292 278, 308 312!"))
    p.white(rect(178, 226, 44, 48), edge=0)
    p.white(sym("0 136!, 58 140, 60 190, 36 234, 0 252").move(200, 0), edge=8)
    p.black(brush("156 186, 170 194, 186 186", [2, 9, 2]), brush("214 186, 230 194, 244 186", [2, 9, 2]), brush("154 170, 168 162, 184 168", [1, 7, 1]), brush("216 168, 232 162, 246 170", [1, 7, 1]))
    p.black(blob("182 222!, 194 217, 200 220, 206 217, 218 222!, 200 234"), brush("198 196, 194 206, 202 208", [1, 6, 2]))
    p.black(oval(132, 222, 8, 14), oval(268, 222, 8, 14))
    h = beehive().scale(.96, .84).put("base", 200, 172)
    b = stack(bee().scale(.38).turn(-8).move(56, 74), bee().scale(.38).flip().turn(10).move(346, 60), bee().scale(.34).flip().move(352, 170), halo=0)
    return sheet(p, h, b, halo=6)


@picture("acorn-painter", "An acorn with beret, moustache and palette paints", "acorn", "painter", "moustache", how="one outline", tags="art beret colour oak autumn proud brush small")
def acorn_painter():
    a = acorn(cap=False).scale(1.34, 1.3).move(170, 150)
    a.cut(brush("128 164, 142 154, 156 164", [2, 9, 2]), brush("184 164, 198 154, 212 164", [2, 9, 2]))
    a.cut(brush("170 192, 140 206, 106 184", [6, 13, 1]), brush("170 192, 200 206, 234 184", [6, 13, 1]), oval(170, 182, 9, 11), brush("160 216, 170 221, 180 216", [1, 6, 1]))
    c = Print("acorn").black(blob("62 128!, 48 92, 84 46, 160 26, 240 40, 290 86, 272 130!, 220 116, 140 116"), brush("166 32, 172 16, 190 4", [14, 12, 14]))
    for y, xs in ((56, (130, 170, 210)), (78, (96, 140, 184, 228)), (100, (84, 124, 166, 208, 250))):
        c.cut(*[brush([(x - 13, y), (x, y + 10), (x + 13, y)], [0, 7, 0]) for x in xs])
    limbs = ink(brush("244 196, 290 196, 322 156", [13, 11, 11]), line("306 176, 352 92", 8), blob("340 102!, 350 66, 370 46!, 372 78, 362 110!"), brush("98 206, 70 228, 66 246", [13, 11, 11]), brush("146 260, 140 280, 134 292", [12, 10, 10]), brush("192 260, 200 280, 206 292", [12, 10, 10]), rect(112, 288, 30, 9, 4), rect(198, 288, 30, 9, 4))
    pal = Print().black(blob("12 236, 40 212, 84 220, 100 250, 84 276, 60 266, 44 286, 16 270"))
    pal.cut(disc(36, 238, 8), disc(60, 236, 8), disc(82, 250, 7), disc(34, 262, 7))
    return sheet(block(rect(0, 284, 400, 16)), limbs, a, c, pal, halo=6)


@picture("gardener-heart", "A gardener brings a huge heart in the wheelbarrow", "heart", "gardener", "wheelbarrow", how="scale", tags="love work bring gift farm generous push spring")
def gardener_heart():
    h = heart().scale(1.04, 1.0).turn(-8).move(128, 108)
    b = wheelbarrow().scale(1.02).move(120, 204)
    g = Print("gardener").black(disc(306, 86, 22), blob("262 80!, 300 62, 356 84!, 346 96, 300 84"), blob("282 72!, 292 46, 322 46, 336 78!"))
    g.black(blob("286 116!, 310 106, 342 120, 358 180, 352 208!, 300 206!, 290 160"))
    g.black(brush("318 198, 300 238, 312 284", [34, 26, 18]), brush("338 198, 366 236, 378 280", [34, 26, 18]), blob("294 292!, 300 278, 318 276, 324 292!"), blob("360 292!, 366 276, 384 272, 394 292!"))
    g.cut(line("290 70, 332 78", 5))
    g.black(brush("304 128, 296 172, 250 210", [22, 18, 14]), halo=6)
    g.cut(gouge(326, 196, 322, 150, 8))
    return sheet(block(blob("0 284!, 120 276, 260 286, 400 278!, 400 300!, 0 300!")), h, b, g, halo=7)


@picture("scarecrow-sunflower", "A scarecrow with a sunflower for a head, and the crow likes it", "scarecrow", "sunflower", "crow", how="head", tags="field farm friend bird summer straw smile harvest")
def scarecrow_sunflower():
    p = Print("scarecrow")
    p.black(rect(193, 150, 14, 150), rect(16, 158, 368, 12))
    p.black(blob("150 146!, 200 138, 250 146!, 330 148!, 342 184!, 254 196!, 258 272!, 240 262!, 226 280!, 208 264!, 190 280!, 174 264!, 158 276!, 144 268!, 146 196!, 58 186!, 68 148!"))
    for s in (-1, 1):
        p.black(*[gouge(200 + s * 136, 166, 200 + s * (170 + 6 * abs(d)), 166 + d, 8) for d in (-20, -8, 8, 20)])
    p.cut(rect(164, 208, 28, 28), disc(200, 176, 5), disc(200, 194, 5), gouge(240, 250, 236, 206, 8))
    p.black(line("160 214, 168 220", 4), line("188 228, 196 232", 4), line("178 214, 178 230", 4), line("170 222, 186 222", 4))
    f = sunflower(centre=False).scale(.78).move(200, 92)
    f.black(disc(186, 86, 6), disc(214, 86, 6), brush("180 104, 200 118, 220 104", [2, 8, 2]))
    hat = Print().black(blob("144 46!, 200 34, 262 56!, 250 68, 200 56, 150 62"), poly("166 44, 176 2, 222 4, 236 52")).cut(line("170 36, 232 44", 6)).turn(-8, 200, 40)
    b = bird().scale(.4).flip().put("base", 326, 148)
    return sheet(block(*[poly([(200 + x * .16, 262), (200 + x * .16 + 8, 262), (208 + x * 1.3, 300), (180 + x * 1.3, 300)]) for x in range(-300, 301, 75)]), p, f, hat, b, halo=6)


@picture("leaf-hammock", "Somebody sleeps in a leaf that hangs between two tulips", "leaf", "hammock", "tulip", how="scale", tags="hammock nap summer lazy garden holiday dream small")
def leaf_hammock():
    t = Print("tulip")
    for x, k in ((50, 1), (350, -1)):
        t = t.on(tulip(stem=False).scale(.78).put("bloom", x, 88), 0)
        t.black(brush([(x, 80), (x + k * 10, 180), (x - k * 6, 310)], [12, 12, 15]))
    t.black(blob("46 304!, 60 260, 96 238!, 92 274, 70 300!"), blob("354 304!, 340 256, 312 236!, 312 274, 332 300!"))
    h = Print("leaf").black(blob("60 142!, 100 206, 160 246, 220 252, 290 224, 342 146!, 290 182, 200 200, 110 182"))
    h.cut(brush("78 168, 130 212, 200 228, 280 206, 326 168", [1, 7, 8, 7, 1]))
    h.cut(*[brush([(x, 222 - abs(x - 200) * .1), (x + 8, 236 - abs(x - 200) * .1), (x + 22, 240 - abs(x - 200) * .16)], [5, 5, 0]) for x in (140, 180, 220, 254)])
    s = Print("sleeper").black(disc(132, 146, 23), blob("92 148!, 104 116, 140 104, 158 128!, 148 134, 120 134"), brush("148 162, 196 172, 240 166", [30, 34, 30]))
    s.black(brush("236 166, 262 128, 292 170", [26, 22, 16]), brush("236 176, 280 184, 318 148", [24, 18, 12]), oval(322, 140, 8, 16, 20))
    s.black(brush("172 156, 150 196, 170 234", [15, 12, 9]), halo=5)
    s.cut(brush("122 148, 130 153, 138 148", [1, 6, 1]))
    d = ink(sparkle(200, 56, 18), sparkle(156, 28, 12), sparkle(250, 24, 10))
    return sheet(d, t, s, h, halo=6)


@picture("dancer-fir", "A dancer turns in a dress that is a fir tree", "fir tree", "dancer", how="part replaced", tags="dress forest christmas ball winter twirl green feast")
def dancer_fir():
    p = Print("fir tree")
    p.black(brush("186 252, 178 276, 160 294", [17, 13, 5]), brush("214 252, 220 276, 236 294", [17, 13, 5]))
    for y, w, h in ((200, 168, 62), (154, 128, 58), (112, 88, 54)):
        q = [(200 - w * .2, y - h, True), (200 + w * .2, y - h, True)]
        q += [(200 + w * (.2 + .8), y + h * .72, True)]
        n = 7
        for i in range(1, n):
            q.append((200 + w - 2 * w * i / n, y + h * (.9 if i % 2 else .62), True))
        q += [(200 - w, y + h * .72, True)]
        p.black(poly(q), halo=5)
        p.cut(*[gouge(200 + w * t, y + h * .5, 200 + w * t * .6, y - h * .1, 8) for t in (-.62, -.3, .3, .62)])
    d = Print("dancer").black(blob("184 106!, 182 84, 188 66!, 212 66!, 218 84, 216 106!"), brush("200 70, 200 52", [12, 12]), disc(200, 38, 19), disc(212, 16, 11))
    d.black(brush("190 74, 140 72, 104 26", [14, 11, 7]), brush("210 74, 262 84, 304 62", [14, 11, 7]))
    d.cut(brush("186 34, 198 24, 214 28", [1, 5, 1]))
    sn = ink(*[disc(x, y, r) for x, y, r in ((40, 60, 7), (66, 130, 6), (24, 190, 7), (352, 40, 7), (332, 128, 6), (376, 176, 7), (130, 28, 6), (270, 26, 6))])
    return sheet(block(blob("0 272!, 120 262, 280 272, 400 262!, 400 300!, 0 300!")), sn, p, d, halo=5)
