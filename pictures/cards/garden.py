from pictures.composing import *


@picture("dancer-rose", "A ballet dancer whose skirt is a rose", "dancer", "rose", how="part replaced", tags="ballet skirt love turn flower stage grace red")
def dancer_rose():
    p = Print("dancer")
    p.black(brush("208 204, 214 256, 232 298", [26, 19, 6]), brush("188 204, 158 240, 178 268, 212 266", [26, 20, 14, 6]))
    r = rose().scale(1.66, .66).turn(-6).move(200, 168)
    d = Print("dancer").black(blob("182 176!, 190 148, 184 120, 192 104!, 210 104!, 218 120, 212 148, 222 176!, 202 184"))
    d.black(brush("190 112, 140 96, 128 52, 180 12", [15, 12, 9, 5]), brush("212 112, 262 96, 274 52, 222 12", [15, 12, 9, 5]), brush("201 108, 201 84", [12, 11]))
    d.black(oval(202, 70, 19, 22), disc(206, 44, 11))
    d.cut(brush("188 62, 200 52, 218 58", [1, 5, 1]))
    return sheet(p, r, d)


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


@picture("butterfly-clover", "A butterfly whose wings are a four-leaf clover", "clover", "butterfly", how="one outline", tags="luck four meadow spring find fly green wish")
def butterfly_clover():
    leaf_ = sym("0 0!, 30 -30, 52 -74, 44 -108, 16 -112, 0 -90!")
    p = Print("clover")
    for a, k in ((124, 1.0), (-124, 1.0), (62, 1.36), (-62, 1.36)):
        p.black(leaf_.scale(k).turn(a), halo=5)
        p.cut(brush("-34 -64, 0 -50, 34 -64", [1, 13, 1]).scale(k).turn(a), gouge(0, -80, 0, -60, 6).scale(k).turn(a))
    p.black(brush("0 -46, 2 20, -8 84, 14 132", [14, 13, 10, 12]), disc(0, -54, 13), halo=6)
    p.black(brush("-5 -62, -18 -92, -46 -104", [6, 5, 8]), brush("5 -62, 18 -92, 46 -104", [6, 5, 8]))
    p = p.turn(8).move(200, 146)
    return sheet(block(blob("0 262!, 100 248, 220 262, 330 246, 400 260!, 400 300!, 0 300!")), p)


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
    l = ladybird().scale(.56).turn(-14).move(200, 158)
    return sheet(p, l, halo=6)


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
