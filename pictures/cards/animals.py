from pictures.composing import *


@picture("dragon-tulips", "A dragon breathes tulips instead of fire", "dragon", "tulip", how="part replaced", tags="fairytale fire flower kind gift breath spring surprise")
def dragon_tulips():
    d = Print("dragon")
    d.black(*[poly([(x, y), (x + 40, y + 8), (x + 34, y - 30)]) for x, y in ((300, 64), (330, 102), (350, 148), (360, 196))])
    d.black(blob("190 122!, 214 96, 244 92, 262 58, 296 46, 322 62, 356 126, 376 200, 380 312!, 238 312!, 266 262, 262 216, 240 192!, 204 196, 182 204!, 186 186, 222 164, 250 152!, 212 146"))
    d.black(blob("282 60!, 292 24, 330 2!, 318 34, 312 66!"), blob("258 66!, 250 36, 268 8!, 276 36, 284 60!"), disc(206, 104, 11))
    d.cut(blob("262 92!, 276 80, 296 86!, 284 98"), disc(208, 108, 5))
    d.black(disc(279, 89, 5))
    d.cut(*[brush([(262 + i * 3, y), (292 + i * 3, y + 9), (322 + i * 3, y - 2)], [8, 8, 0]) for i, y in ((0, 214), (2, 238), (0, 262), (-3, 286))])
    d.cut(poly("204 196, 212 184, 220 194"), poly("224 192, 231 180, 239 190"), poly("212 147, 220 160, 229 150"))
    t = Print("tulip").black(brush("220 172, 150 180, 90 218", [5, 8, 7]), brush("220 170, 150 160, 70 140", [5, 8, 7]), brush("220 168, 170 136, 136 92", [5, 8, 7]))
    t.black(blob("168 152!, 150 122, 160 104!, 178 126"), blob("166 184!, 160 216, 176 236!, 188 206"), blob("150 168!, 118 172, 106 186!, 130 188"))
    for x, y, a, k in ((84, 222, -118, .6), (82, 138, -84, .64), (124, 92, -40, .62)):
        t = t.on(tulip(stem=False).scale(k).turn(a).put("bloom", x + 10, y), 5)
    return sheet(t, d)


@picture("unicorn-ice-cream", "A unicorn with an ice cream cone for a horn", "unicorn", "ice cream", how="part replaced", tags="horn sweet fairytale melt horse summer dream party")
def unicorn_ice_cream():
    u = Print("unicorn").black(blob("232 62!, 238 92, 290 126, 330 196, 344 312!, 186 312!, 196 262, 178 224!, 138 240, 116 264, 86 262, 72 238, 84 212, 122 166, 160 116, 188 96!"))
    u.black(*[blob(q) for q in ("240 76!, 280 70, 322 96, 328 130!, 296 122!", "290 112!, 336 120, 370 160, 368 198!, 334 184!", "322 170!, 366 190, 388 240, 376 276!, 346 256!")], halo=5)
    u.cut(brush("158 166, 172 178, 190 168", [2, 9, 2]), oval(92, 238, 6, 8), brush("92 256, 110 256, 124 246", [1, 6, 1]), gouge(170, 180, 166, 192, 5), gouge(182, 178, 184, 190, 5))
    u.cut(brush("262 84, 292 90, 314 112", [1, 8, 0]), brush("312 128, 342 146, 360 180", [1, 8, 0]), brush("344 198, 366 222, 374 258", [1, 8, 0]), gouge(268, 300, 262, 206, 10), gouge(294, 300, 288, 226, 9))
    c = cone().scale(.72, .64).turn(148).move(152, 66)
    scoop = Print("ice cream").white(blob("140 118, 138 92, 164 74, 196 78, 214 102, 212 124, 202 120, 196 142, 186 122, 172 128, 166 150, 156 126"), edge=8)
    st = ink(sparkle(42, 80, 16), sparkle(60, 152, 11), sparkle(30, 200, 8))
    return sheet(st, u, c, scoop, halo=6)


@picture("dog-accordion", "A sausage dog whose body is an accordion", "dog", "accordion", how="part replaced", tags="music play long pet sing stretch street pull")
def dog_accordion():
    p = Print("dog")
    p.black(brush("342 148, 372 120, 384 80", [16, 12, 4]))
    p.black(blob("278 132!, 310 128, 346 144, 358 190, 354 262!, 364 276!, 322 276!, 324 232, 282 226!"))
    p.black(blob("132 132!, 128 226!, 108 232, 106 262, 112 276!, 68 276!, 72 258, 72 220, 66 186, 78 146!"))
    p.black(blob("12 118, 16 98, 52 92, 66 66, 96 58, 124 74, 132 132, 112 166, 80 160, 62 132, 30 132"))
    p.black(blob("94 66!, 120 58, 144 92, 150 142, 134 164, 116 146, 110 104"), halo=6)
    p.cut(disc(76, 88, 8), brush("22 122, 44 124, 58 116", [1, 6, 1]), disc(17, 106, 4.5))
    p.black(disc(75, 89, 4.5), oval(14, 104, 9, 8))
    p.cut(gouge(338, 262, 334, 216, 8), gouge(86, 262, 88, 214, 8))
    b = Print("accordion")
    n = 8
    for i in range(n):
        x = 136 + i * 19
        y = 128 - 20 * math.sin(math.pi * (i + .5) / n)
        b.black(poly([(x, y + 8), (x + 8, y - 4), (x + 16, y + 8), (x + 16, y + 92), (x + 8, y + 104), (x, y + 92)]))
    notes = ink(*[union(oval(x, y, 13, 10, -20), rect(x + 7, y - 46, 6, 46), brush([(x + 10, y - 44), (x + 26, y - 34), (x + 26, y - 20)], [9, 8, 2])) for x, y in ((196, 62), (270, 76), (326, 52))])
    return sheet(block(rect(0, 270, 400, 30)), p, b, notes, halo=6)


@picture("horse-flame", "A galloping horse with a mane and a tail of flames", "horse", "flame", how="part replaced", tags="fire fast gallop wild heat race energy night")
def horse_flame():
    tongues = [brush(q, [26, 24, 14, 1]) for q in ("120 62, 128 40, 120 22, 132 4", "138 76, 154 50, 150 30, 170 6", "156 92, 184 66, 186 46, 210 22", "174 106, 208 88, 216 70, 246 52", "194 120, 230 106, 244 96, 268 90")]
    tongues += [brush(q, [24, 28, 16, 1]) for q in ("306 134, 336 112, 340 84, 362 56", "308 140, 352 130, 364 104, 392 84", "308 144, 346 150, 368 134, 396 132")]
    h = Print("horse").black(*tongues, blob("112 40!, 122 62, 152 84, 184 118, 236 124, 290 112, 320 140, 314 182, 282 192, 236 184, 186 198, 142 186, 118 150, 108 112, 86 106, 62 120, 44 114, 44 100, 70 74, 92 58, 100 42!"))
    h.black(brush("140 172, 96 196, 62 178, 30 200", [40, 22, 15, 11]), brush("150 180, 128 222, 92 230, 78 258", [40, 22, 15, 11]), brush("296 166, 322 208, 352 218, 380 260", [54, 28, 17, 11]), brush("284 174, 286 222, 322 246, 338 284", [50, 26, 16, 11]))
    h.black(*[poly([(-9, -4), (9, -4), (13, 12), (-11, 12)]).turn(a).move(x, y) for x, y, a in ((28, 202, 40), (76, 262, 20), (384, 264, -40), (342, 288, -30))])
    h.cut(disc(88, 76, 6), disc(54, 106, 4), gouge(128, 150, 158, 172, 9), gouge(146, 138, 178, 158, 8), gouge(306, 150, 282, 178, 9), gouge(290, 138, 268, 160, 8))
    h.black(disc(87, 77, 3))
    h.cut(*[gouge(x1, y1, x2, y2, 8, 2) for x1, y1, x2, y2 in ((146, 74, 158, 40), (166, 88, 192, 56), (188, 104, 222, 78), (322, 124, 346, 92), (330, 138, 366, 114))])
    return sheet(block(blob("0 270!, 100 262, 250 276, 400 266!, 400 300!, 0 300!")), h)


@picture("cow-map", "The spots of a cow are the map of the world", "cow", "world map", how="surface replaced", tags="milk farm earth travel continent global country spots")
def cow_map():
    p = Print("cow")
    far = union(brush("140 210, 138 246, 136 288", [28, 22, 22]), brush("316 210, 310 246, 312 288", [30, 22, 22]))
    p.white(far, edge=7)
    p.black(brush("384 96, 394 150, 388 196", [9, 8, 8]), oval(387, 210, 9, 18))
    body = blob("96 82!, 150 60, 260 66, 360 60, 388 88, 386 160, 372 200, 374 292!, 342 292!, 340 222, 300 228, 180 226, 150 214, 120 220, 118 292!, 88 292!, 90 210, 72 150!")
    p.white(body, blob("272 220!, 318 220!, 312 248, 292 254, 276 244"), edge=8)
    p.black(rect(88, 280, 30, 14), rect(342, 280, 32, 14), line("284 250, 284 262", 8), line("302 250, 302 262", 8))
    # longitude and latitude, laid flat on the flank
    lands = ("-165 66, -122 72, -84 68, -58 52, -76 38, -82 27, -97 26, -88 15, -79 8, -98 15, -112 26, -124 42, -134 58",
             "-79 9, -50 2, -34 -8, -46 -26, -64 -44, -70 -56, -76 -34, -82 -6", "-52 78, -22 78, -44 58",
             "-17 26, 10 37, 33 30, 52 10, 40 -10, 30 -32, 18 -36, 8 2, -10 6",
             "-10 38, -2 50, 12 60, 30 72, 76 74, 112 78, 172 70, 150 56, 136 42, 120 32, 106 10, 92 22, 78 6, 68 25, 46 14, 36 34, 16 42", "113 -22, 133 -11, 153 -26, 146 -40, 117 -36")
    land = [blob([(258 + x * .72, 146 - y) for x, y, _ in pts(q)]) for q in lands]
    p.black(*[s & body.shrink(11) for s in land])
    p.black(blob("60 62!, 26 42, 14 60, 34 80, 54 82"), blob("104 62!, 138 42, 150 60, 130 80, 112 82"), halo=0)
    p.black(brush("64 54, 50 34, 58 12", [13, 10, 3]), brush("102 54, 116 34, 108 12", [13, 10, 3]))
    p.white(sym("0 44!, 30 50, 34 90, 26 120, 36 148, 0 168").move(83, 0), edge=8, halo=5)
    p.black(sym("0 122, 26 122, 34 146, 22 164, 0 168").move(83, 0), disc(68, 84, 7), disc(98, 84, 7))
    p.cut(oval(70, 140, 5, 6), oval(96, 140, 5, 6), brush("72 156, 83 160, 94 156", [1, 4, 1]))
    return sheet(block(blob("0 276!, 130 268, 270 280, 400 270!, 400 300!, 0 300!")), p)


@picture("pig-button", "A pig whose snout is a button, sewn on with a needle", "pig", "button", how="part replaced", tags="sew snout farm nose thread pink toy repair")
def pig_button():
    p = Print("pig").black(sym("0 34, 84 40, 150 100, 156 190, 110 262, 0 288").move(190, 0))
    for s in (-1, 1):
        p.black(blob([(190 + s * 60, 66, True), (190 + s * 96, 12), (190 + s * 160, 10, True), (190 + s * 166, 70), (190 + s * 132, 112, True)]), halo=6)
        p.cut(gouge(190 + s * 148, 26, 190 + s * 120, 76, 12))
        p.cut(disc(190 + s * 64, 116, 15))
        p.black(disc(190 + s * 60, 118, 8))
    p.cut(brush("142 246, 190 266, 238 246", [2, 9, 2]))
    p.white(disc(190, 178, 60), edge=8, halo=6)
    p.black(disc(190, 178, 42).ring(6))
    for x, y in ((176, 164), (204, 164), (176, 192), (204, 192)):
        p.black(disc(x, y, 8))
    p.black(line("176 164, 204 192", 6), line("204 164, 176 192", 6))
    n = Print("needle").black(brush("204 192, 250 222, 300 206, 330 240, 366 214", [5, 5, 5, 5, 5]))
    n.black(brush("392 96, 380 160, 362 232", [2, 9, 13]), halo=6)
    n.cut(brush("368 200, 365 214, 362 226", [1, 5, 1]))
    return sheet(p, n, halo=6)


@picture("hen-basket", "A hen whose body is a basket full of chicks", "hen", "basket", "chick", how="one outline", tags="farm carry mother family easter egg market proud")
def hen_basket():
    p = Print("hen")
    p.black(line("128 150, 150 40, 230 12, 304 48, 318 150", 15))
    p.black(blob("302 160!, 322 100, 368 62!, 366 92!, 394 92!, 382 120!, 398 138!, 364 182, 320 210!"))
    p.black(blob("88 168!, 92 110, 84 92, 98 66, 126 62, 146 84, 144 120, 156 160!"))
    p.black(blob("92 70!, 84 46, 100 52, 104 34, 118 46, 130 32, 136 54, 148 56, 140 74!"), poly("88 80, 50 98, 88 110"), blob("84 108!, 74 132, 86 142, 96 126, 94 108!"))
    p.cut(disc(110, 84, 8))
    p.black(disc(109, 85, 4))
    p.black(line("180 262, 176 286", 9), line("250 262, 254 286", 9), line("154 290, 176 286, 194 290", 8), line("232 290, 254 286, 274 290", 8))
    c = Print("chick")
    for x, y in ((190, 128), (258, 130)):
        c.black(blob([(x - 30, 170, True), (x - 30, y), (x, y - 30), (x + 30, y), (x + 30, 170, True)]), halo=5)
        c.cut(disc(x - 11, y - 4, 5), disc(x + 11, y - 4, 5), poly([(x - 8, y + 6), (x + 8, y + 6), (x, y + 18)]))
        c.black(gouge(x, y - 24, x + 4, y - 44, 7))
    body = blob("84 160!, 340 160!, 318 230, 270 266, 160 266, 108 230")
    b = Print("basket").black(body)
    for r, y in enumerate((184, 206, 228, 248)):
        b.cut(union([brush([(x, y), (x + 14, y - 5), (x + 28, y)], [2, 9, 2]) for x in range(70 + 22 * (r % 2), 350, 44)]) & body.shrink(7))
    b.black(rect(78, 148, 268, 20, 10), halo=5)
    return sheet(block(rect(0, 280, 400, 20)), p, c, b, halo=6)


@picture("rooster-trumpet", "A rooster crows with a trumpet for a beak", "rooster", "trumpet", how="part replaced", tags="wake morning loud farm music alarm crow proud")
def rooster_trumpet():
    r = Print("rooster").black(blob("226 84, 248 52, 288 50, 312 78, 320 130, 352 190, 392 230!, 372 234!, 394 270!, 360 262!, 372 304!, 196 304!, 206 290!, 184 276!, 210 256!, 196 236!, 222 212, 232 160, 226 120"))
    r.black(blob("238 66!, 222 36, 240 34, 246 8, 264 28, 282 2, 292 32, 314 20, 312 46, 332 52, 310 88!"), blob("230 128!, 212 160, 222 188, 242 180, 246 140!"))
    r.cut(disc(270, 86, 13), *[gouge(x, y, x + 16, y + 44, 10) for x, y in ((262, 150), (286, 146), (250, 196), (276, 200), (304, 196), (240, 246), (268, 250), (298, 250))])
    r.black(disc(266, 87, 7))
    t = Print("trumpet").black(brush("238 110, 180 112, 120 114", [16, 16, 20]), blob("126 104!, 80 98, 40 72, 16 38!, 10 114!, 20 190!, 44 154, 84 130, 126 126!"))
    t.black(line("212 114, 204 148, 150 148, 140 116", 9), *[rect(x, 74, 11, 62, 4) for x in (158, 176, 194)], *[rect(x - 3, 66, 17, 9, 4) for x in (158, 176, 194)])
    t.cut(brush("118 108, 74 104, 36 80", [1, 7, 1]), oval(18, 114, 5, 60).ring(3))
    n = ink(*[gouge(x1, y1, x2, y2, 10) for x1, y1, x2, y2 in ((30, 214, 12, 244), (64, 196, 56, 232), (36, 24, 30, 2), (70, 48, 74, 16))], oval(112, 206, 13, 10, -20), rect(119, 160, 6, 46), oval(150, 246, 13, 10, -20), rect(157, 200, 6, 46))
    return sheet(r, t, n, halo=7)


@picture("mouse-cheese", "Mice live in a cheese with holes for doors and windows", "mouse", "cheese", how="inside", tags="home hole eat flat yellow family window cosy")
def mouse_cheese():
    c = Print("cheese").white(rect(12, 146, 376, 142), edge=9)
    c.grey(poly("12 154, 296 20, 388 154"), edge=9)
    c.cut(oval(214, 88, 24, 10, -18), oval(290, 68, 17, 9, -10), oval(300, 124, 20, 8), oval(136, 130, 16, 6))
    holes = [disc(92, 214, 48), disc(312, 212, 54)]
    c.black(*holes, window(206, 244, 72, 106), disc(34, 266, 10), disc(150, 172, 11), disc(374, 274, 16), disc(246, 168, 9))
    m = Print("mouse")
    for x, y, k in ((92, 222, .84), (312, 222, .96)):
        q = Print().white(blob("-38 10, -12 -12, 16 -20, 44 -6, 60 60, 0 60, -22 22"), disc(14, -20, 17), edge=0)
        q.black(disc(-36, 10, 5), disc(-9, 2, 4.5), arched(14, -20, 11, 60, 300, [2, 6, 2]), brush("-26 22, -18 25, -10 22", [1, 5, 1]))
        m = m.on(q.scale(k).move(x, y), 0)
    b = Print("mouse").white(blob("178 292!, 180 250, 204 226, 230 246, 234 292!"), oval(186, 200, 14, 17, -20), oval(224, 200, 14, 17, 20), blob("178 222, 190 200, 218 200, 230 220, 210 246, 198 246"), edge=0)
    b.black(disc(195, 217, 4.5), disc(214, 217, 4.5), disc(205, 242, 5), oval(186, 200, 7, 9, -20), oval(224, 200, 7, 9, 20), gouge(206, 286, 206, 258, 8))
    return sheet(c, m.within(union(holes).shrink(4)), b.move(-206, -292).scale(.8).move(206, 292).within(window(206, 244, 64, 98)), halo=0).on(ink(brush("230 280, 262 297, 330 292", [7, 7, 4])), 5)


@picture("hedgehog-forest", "A hedgehog carries a forest of fir trees instead of spines", "hedgehog", "fir tree", how="part replaced", tags="forest spine walk hill green prick wild autumn")
def hedgehog_forest():
    p = Print("hedgehog")
    fir = poly("-6 20, -6 6, -27 6, -12 -22, -21 -22, -8 -46, -14 -46, 0 -78, 14 -46, 8 -46, 21 -22, 12 -22, 27 6, 6 6, 6 20")
    for a in (-156, -134, -113, -92, -71, -50, -30):
        x, y = 232 + 138 * math.cos(math.radians(a)), 226 + 122 * math.sin(math.radians(a))
        p.black(fir.turn(a + 90).move(x, y), halo=4)
    body = blob("96 224, 112 150, 170 110, 236 100, 310 124, 352 190, 362 256!, 300 274, 160 274, 108 262")
    p.black(body, halo=5)
    for x, y, a in ((166, 190, -38), (206, 166, -18), (254, 164, 8), (300, 186, 26), (186, 234, -24), (236, 222, 0), (288, 238, 20)):
        p.cut(fir.scale(.62, .58).turn(a).move(x, y))
    p.black(blob("112 182, 146 196, 150 250, 128 270, 84 268, 50 258, 14 252, 12 240, 40 232, 66 204, 88 186"), halo=6)
    p.black(disc(16, 244, 11), disc(126, 190, 13), *[blob([(x - 16, 292, True), (x - 8, 266), (x + 14, 266), (x + 18, 292, True)]) for x in (134, 190, 274, 328)])
    p.cut(disc(82, 220, 9), brush("40 258, 56 262, 72 254", [1, 6, 1]))
    p.black(disc(80, 221, 4.5))
    return sheet(block(rect(0, 284, 400, 16)), p)


@picture("hedgehog-cactus", "A hedgehog is in love with a cactus", "hedgehog", "cactus", "heart", how="scene", tags="love prick date match courage hug spike tender")
def hedgehog_cactus():
    h = Print("hedgehog")
    back = blob("26 262!, 24 196, 60 146, 120 138, 160 168, 166 200, 146 262!")
    h.black(fringe(back, 22, 22, 16, -24, keep=lambda x, y: y < 250 and x < 158), back)
    h.cut(*[gouge(x, y, x - 16, y - 24, 9) for x, y in ((76, 196), (104, 182), (66, 236), (100, 222))])
    h.black(blob("124 176, 158 168, 184 188, 220 206, 222 218, 186 228, 160 240, 134 236, 118 206"), disc(220, 211, 10), disc(136, 170, 13), halo=6)
    h.cut(brush("158 196, 166 190, 176 196", [2, 7, 2]), brush("186 220, 198 220, 206 214", [1, 5, 1]))
    h.black(blob("54 288!, 60 262, 90 262, 96 288!"), blob("118 288!, 122 258, 150 258, 158 288!"), brush("134 236, 170 250, 202 240", [16, 13, 11]))
    c = cactus().scale(.94, .98).put("base", 312, 236)
    c.black(fringe(c.mask, 36, 13, 9, keep=lambda x, y: y < 206))
    po = pot().scale(1.0, .76).put("base", 312, 292)
    f = daisy().scale(.26).move(312, 30)
    k = heart().scale(.42).turn(-10).move(176, 80)
    return sheet(h, c, po, f, k, halo=6)


@picture("fox-leaf", "An autumn leaf with the face of a fox", "fox", "leaf", how="one outline", tags="autumn clever wind fall forest red tree sly")
def fox_leaf():
    p = Print("leaf").black(sym("0 52!, 36 44, 92 4!, 110 66, 108 92!, 150 84, 178 92!, 158 124, 142 144!, 150 168, 148 188!, 98 206, 44 236, 0 268!").move(200, 0))
    p.black(brush("200 262, 206 282, 234 296", [11, 9, 11]))
    for s in (-1, 1):
        p.cut(brush([(200 + s * 4, 244), (200 + s * 54, 196), (200 + s * 134, 180)], [2, 9, 1]), brush([(200 + s * 6, 216), (200 + s * 80, 156), (200 + s * 158, 100)], [2, 10, 1]), brush([(200 + s * 10, 118), (200 + s * 50, 74), (200 + s * 82, 30)], [1, 10, 1]))
        p.cut(blob([(200 + s * 26, 140, True), (200 + s * 48, 118), (200 + s * 78, 116, True), (200 + s * 56, 138)]))
        p.black(disc(200 + s * 51, 128, 8))
    p.cut(brush("200 70, 200 140, 200 216", [1, 7, 2]))
    p.black(sym("0 226!, 20 228, 20 242, 0 258").move(200, 0), halo=4)
    small = leaf().scale(.26)
    fly = stack(small.turn(-40).move(52, 232), small.turn(30).move(346, 250), small.turn(-70).move(38, 44), small.turn(110).move(362, 40), halo=0)
    return sheet(p, fly, halo=4)




@picture("bear-beehive", "A bear with a beehive for its belly", "bear", "beehive", how="part replaced", tags="honey belly hungry sweet forest hug sting full")
def bear_beehive():
    p = Print("bear").black(disc(146, 30, 24), disc(254, 30, 24), sym("0 14, 52 24, 72 66, 56 104, 0 118").move(200, 0))
    p.cut(disc(146, 30, 11), disc(254, 30, 11))
    p.black(sym("0 92!, 70 98, 112 150, 124 226, 96 284, 0 292").move(200, 0))
    p.cut(oval(200, 84, 32, 24))
    p.black(oval(200, 74, 14, 10), line("200 80, 200 94", 5), brush("186 94, 200 102, 214 94", [1, 6, 1]))
    p.cut(disc(170, 56, 8), disc(230, 56, 8))
    p.black(disc(171, 57, 4), disc(229, 57, 4))
    h = beehive().scale(.72, .76).put("base", 200, 286)
    h = Print("beehive").white(h.mask.grow(5), edge=0).on(h, 0)
    arms = ink(brush("106 138, 62 178, 96 214, 136 200", [40, 36, 32, 28]), brush("294 138, 338 178, 304 214, 264 200", [40, 36, 32, 28]))
    feet = ink(oval(118, 272, 46, 24, -14), oval(282, 272, 46, 24, 14))
    b = bee().scale(.46).flip().turn(8).move(342, 76)
    return sheet(p, feet, h, arms, b, halo=6)


@picture("deer-nest", "Birds nest in the antlers of a deer", "deer", "nest", "bird", how="grown from", tags="forest antler home branch spring trust gentle family")
def deer_nest():
    def side(s, q):
        return [(200 + s * x, y, c) for x, y, c in pts(q)]

    p = Print("deer")
    for s in (-1, 1):
        p.black(brush(side(s, "22 152, 66 118, 116 96, 148 30"), [17, 16, 14, 4]), brush(side(s, "58 124, 58 84, 76 54"), [14, 11, 3]), brush(side(s, "112 98, 104 60, 116 30"), [13, 10, 3]), brush(side(s, "128 76, 160 72, 182 50"), [12, 9, 3]))
        p.black(blob(side(s, "30 168, 76 148, 122 160, 84 190, 40 190")))
        p.cut(brush(side(s, "50 172, 78 164, 102 164"), [2, 8, 1]))
        p.black(blob(side(s, "180 52!, 178 26, 194 12!, 198 36")), blob(side(s, "84 112!, 100 128, 126 126!, 110 112")))
    p.black(sym("0 142!, 34 150, 52 182, 36 226, 30 262, 0 278").move(200, 0))
    p.black(sym("0 250!, 36 236, 56 290, 60 312!, 0 312!").move(200, 0))
    p.cut(disc(168, 194, 9), disc(232, 194, 9), sym("0 240, 20 242, 22 262, 0 270").move(200, 0), gouge(200, 160, 200, 206, 9))
    p.black(disc(168, 195, 5), disc(232, 195, 5), sym("0 244!, 14 246, 0 260").move(200, 0))
    n = nest().scale(.74, .72).put("base", 200, 132)
    b = bird().scale(.56).move(206, 54)
    return sheet(p, b, n, halo=6)


@picture("giraffe-can", "A giraffe is the spout of a watering can", "giraffe", "watering can", how="one outline", tags="garden pour neck grow thirst spring water long")
def giraffe_can():
    c = watering_can(spout=False).scale(1.3, 1.2).move(286, 204)
    neck = brush("236 262, 196 200, 162 120, 132 56", [56, 46, 38, 36])
    g = Print("giraffe").black(neck, blob("142 30, 122 24, 92 44, 58 66, 56 82, 78 88, 112 80, 144 72"), blob("140 42!, 166 22, 188 30!, 166 48"), line("122 32, 112 8", 8), disc(111, 8, 8), line("138 32, 140 6", 8), disc(140, 8, 8))
    g.cut(disc(110, 52, 8), disc(66, 72, 4))
    g.black(disc(108, 53, 4))
    for x, y, r_, a in ((140, 86, 12, 10), (156, 122, 13, 30), (172, 160, 14, 10), (194, 196, 15, 40), (218, 236, 15, 10)):
        g.cut(poly([(-r_, -2), (-r_ * .3, -r_ * .9), (r_, -r_ * .4), (r_ * .7, r_ * .8), (-r_ * .5, r_ * .8)]).turn(a).move(x, y))
    for x, y, r_, a in ((290, 256, 18, 30), (340, 256, 15, 50), (336, 206, 16, 0)):
        c.cut(poly([(-r_, -2), (-r_ * .3, -r_ * .9), (r_, -r_ * .4), (r_ * .7, r_ * .8), (-r_ * .5, r_ * .8)]).turn(a).move(x, y))
    f = stack(ink(line("52 218, 54 292", 8), line("118 250, 116 292", 7), blob("54 284!, 66 262, 92 258!, 82 282")), daisy().scale(.4).move(52, 206), daisy().scale(.3).move(118, 240))
    w = ink(*[drop(x, y, 8) for x, y in ((56, 112), (40, 142), (70, 148), (92, 118), (100, 160))])
    return sheet(block(rect(0, 282, 400, 18)), c, halo=5).on(g, 0).on(f, 5).on(w, 0)


@picture("panda-heart", "A panda in love: the patches of its eyes are hearts", "panda", "heart", how="part replaced", tags="love eyes bamboo cute shy black white hug")
def panda_heart():
    p = Print("panda").black(disc(84, 60, 50), disc(316, 60, 50))
    p.black(blob("20 312!, 60 262, 120 240, 280 240, 340 262, 380 312!"))
    p.white(sym("0 24, 92 34, 152 96, 154 178, 96 246, 0 266").move(200, 0), edge=9, halo=6)
    for s in (-1, 1):
        h = heart().mask.scale(.52, .56).turn(s * 20).move(200 + s * 66, 126)
        p.black(h)
        p.cut(disc(200 + s * 60, 120, 15))
        p.black(disc(200 + s * 57, 122, 9))
        p.cut(disc(200 + s * 57 - 3, 118, 3))
    p.black(blob("178 172!, 200 166, 222 172!, 210 190, 190 190"), line("200 186, 200 202", 6), brush("168 200, 184 212, 200 202", [2, 8, 3]), brush("200 202, 216 212, 232 200", [3, 8, 2]))
    b = ink(brush("110 256, 200 226, 312 236", [10, 10, 9]), blob("300 234!, 334 206, 374 212!, 350 234"), blob("296 238!, 330 248, 352 276!, 316 270"), blob("126 250!, 96 226, 58 228!, 86 250"))
    return sheet(p, b, halo=6)


@picture("wolf-sheep", "A wolf in the wool of a sheep, and the sheep knows", "wolf", "sheep", how="worn or carried", tags="disguise trick wool fairytale danger clever costume farm")
def wolf_sheep():
    w = Print("wolf")
    w.black(brush("232 150, 272 120, 290 150, 284 196", [20, 30, 34, 4]))
    w.black(*[union(brush([(x, 200), (x + d, 244), (x + d - 2, 284)], [26, 17, 15]), blob([(x + d - 24, 293, True), (x + d - 12, 278), (x + d + 8, 278), (x + d + 8, 293, True)])) for x, d in ((96, 0), (128, 8), (188, -2), (220, 8))])
    c = union([disc(x, y, r_) for x, y, r_ in ((88, 156, 34), (110, 112, 36), (160, 94, 38), (210, 112, 38), (236, 158, 36), (210, 196, 36), (160, 206, 38), (112, 194, 36), (160, 150, 60))])
    b = Print("sheep").white(c, edge=8)
    b.black(*[arched(x, y, 15, a, a + 170, [1, 8, 1]) for x, y, a in ((152, 122, 180), (204, 138, 190), (132, 170, 10), (186, 184, 0))])
    h = Print("wolf").black(blob("24 112!, 20 96, 52 88, 78 64, 86 30!, 106 54, 124 36!, 134 76, 130 118, 100 138, 70 130, 40 126"), disc(24, 98, 10))
    h.cut(blob("76 82!, 90 72, 102 80!, 90 88"), brush("34 118, 58 118, 80 106", [1, 6, 1]), poly("44 118, 52 119, 48 128"), poly("60 117, 68 114, 65 125"), gouge(90, 42, 98, 60, 7))
    h.black(disc(87, 81, 4))
    wig = Print("sheep").white(union(disc(108, 40, 17), disc(128, 46, 17), disc(142, 66, 17), disc(126, 60, 14)), edge=7)
    s = Print("sheep").black(*[rect(x, 236, 12, 56, 3) for x in (312, 334, 360, 376)])
    s.white(union([disc(x, y, r_) for x, y, r_ in ((316, 196, 24), (340, 176, 27), (372, 184, 26), (386, 212, 24), (366, 234, 26), (330, 230, 26), (350, 206, 30))]), edge=8)
    s.black(blob("296 160, 318 158, 330 176, 322 208, 306 220, 292 208, 286 180"), blob("318 162!, 342 150, 352 164!, 332 176"), halo=5)
    s.cut(disc(300, 182, 7), disc(317, 181, 7))
    s.black(disc(297, 182, 4), disc(314, 181, 4))
    return sheet(block(blob("0 284!, 140 276, 280 286, 400 278!, 400 300!, 0 300!")), w, b, h, wig, s, halo=6)
