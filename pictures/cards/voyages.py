from pictures.composing import *




@picture("doughnut-motorcycle", "A motorcycle rides on two doughnuts", "motorcycle", "doughnut", how="part replaced", tags="wheel sweet fast breakfast sugar ride round sprinkle")
def doughnut_motorcycle():
    m = motorcycle().scale(1.2).move(204, 132)
    w = Print("doughnut")
    for x in (84, 324):
        w.white(disc(x, 214, 76), edge=8)
        w.black(blob([(x + (68 + (6 if i % 2 else -6)) * math.cos(math.radians(i * 30)), 214 + (68 + (6 if i % 2 else -6)) * math.sin(math.radians(i * 30))) for i in range(12)]))
        w.cut(disc(x, 214, 30))
        w.black(disc(x, 214, 30).ring(7))
        for i in range(9):
            w.cut(rect(-8, -2.6, 16, 5.2, 2).turn(i * 67).move(x + 47 * math.cos(math.radians(i * 40 + 8)), 214 + 47 * math.sin(math.radians(i * 40 + 8))))
        w.black(disc(x, 214, 9))
    return sheet(block(rect(0, 284, 400, 16)), w, m, halo=6)


@picture("tram-accordion", "A tram bends in the curve like an accordion", "tram", "accordion", how="part replaced", tags="music city rail fold ring squeeze street song")
def tram_accordion():
    f = tram_front().scale(1.1, 1.22).turn(9).move(96, 178)
    r = tram_front().flip().scale(1.1, 1.22).turn(-9).move(304, 178)
    b = Print("accordion")
    n = 7
    for i in range(n):
        t0, t1 = -1 + 2 * i / n, -1 + 2 * (i + 1) / n
        x0t, x1t = 200 + t0 * 40, 200 + t1 * 40
        x0b, x1b = 200 + t0 * 54, 200 + t1 * 54
        y0, y1 = 92 - (6 if i % 2 else 0), 92 - (0 if i % 2 else 6)
        fold = poly([(x0t, y0 + 8), (x1t, y1 + 8), (x1b, 268 - t1 * t1 * 8), (x0b, 268 - t0 * t0 * 8)])
        b.black(fold) if i % 2 == 0 else b.white(fold, edge=4)
    wire = ink(line("0 24, 200 34, 400 24", 5), line("120 80!, 90 50!, 130 30", 7), rect(112, 24, 44, 8, 3).turn(3, 130, 28))
    notes = ink(oval(248, 66, 12, 9, -20), line("258 62, 258 22", 5), brush("258 22, 270 30, 272 44", [4, 8, 2]), oval(314, 62, 12, 9, -20), line("324 58, 324 20", 5), brush("324 20, 336 28, 338 42", [4, 8, 2]))
    return sheet(block(rect(0, 276, 400, 24)), wire, f, r, b, notes, halo=5)


@picture("pea-pod-rowers", "Five peas row their pod across the water", "pea pod", "oar", "boat", how="one outline", tags="team green race vegetable sea sport together crew")
def pea_pod_rowers():
    pod = Print("pea pod").black(blob("34 136!, 64 76, 130 54, 220 47, 304 54, 360 76, 398 126!, 340 168, 60 168"))
    pod.cut(blob("52 142!, 78 91, 136 71, 220 64, 298 71, 350 91, 382 134!, 340 168, 80 168"))
    peas = [(x, 138 - r * .6, r) for x, r in ((100, 29), (162, 32), (228, 34), (294, 32), (352, 27))]
    for x, y, r in peas:
        pod.white(disc(x, y, r), edge=8)
        pod.black(disc(x - 11, y - 3, 5.5), disc(x + 7, y - 3, 5.5))
    pod.tone = union([disc(x, y, r - 4) for x, y, r in peas])
    hull = Print().black(blob("34 130!, 80 143, 140 150, 220 152, 300 150, 350 141, 398 122!, 376 174, 332 208, 220 224, 110 210, 56 180"))
    hull.black(brush("26 136, 10 114, 10 80, 36 68", [18, 12, 11, 11]), blob("10 146!, 32 102, 74 84!, 60 122, 32 150"), blob("10 128!, 34 184, 92 206!, 72 158, 32 126"), halo=5)
    oars = ink(*[union(line([(x, 152), (x + 38, 246)], 10), oval(x + 46, 264, 13, 28, -24)) for x in (126, 190, 256, 320)])
    return sheet(block(rect(0, 206, 400, 94)), pod, hull, oars, halo=5)


@picture("soup-rower", "A woman rows in a bowl of soup with two spoons", "soup", "spoon", "rower", how="scale", tags="row boat hungry lunch hot sea alone travel")
def soup_rower():
    b = Print("soup").black(blob("40 168!, 200 216, 360 168!, 344 222, 284 268, 244 278!, 156 278!, 116 268, 56 222"), rect(150, 274, 100, 18, 4))
    b.cut(comb("104 256, 76 224, 66 206", 3, 28, 9))
    top = Print().white(oval(200, 166, 164, 46), edge=9)
    top.wash(oval(200, 168, 140, 32))
    top.white(*[oval(x, y, 18, 9) for x, y in ((106, 158), (290, 156), (254, 188))], edge=6, halo=3)
    top.black(oval(140, 186, 11, 7), oval(310, 176, 10, 6), oval(88, 174, 9, 6), halo=3)
    w = Print("woman").black(disc(200, 52, 24), disc(200, 22, 12), blob("168 172!, 172 104, 184 84, 216 84, 228 104, 232 172!, 200 178"), rect(193, 70, 14, 18))
    w.black(brush("180 98, 146 112, 122 134", [17, 14, 11]), brush("220 98, 254 112, 278 134", [17, 14, 11]))
    w.cut(*[brush([(176, y), (200, y + 5), (224, y)], [3, 7, 3]) for y in (124, 146)])
    sp = Print("spoon")
    for f in (-1, 1):
        sp.black(brush([(200 + f * 56, 110), (200 + f * 118, 182), (200 + f * 148, 222)], [8, 10, 11]), oval(200 + f * 168, 256, 23, 37, -f * 30))
        sp.cut(brush([(200 + f * 152, 240), (200 + f * 158, 262), (200 + f * 172, 276)], [1, 9, 1]))
    steam = ink(*[brush(q, [1, 10, 9, 1]) for q in ("92 108, 80 82, 98 62, 86 34", "308 108, 320 82, 302 62, 314 34")])
    return sheet(block(rect(0, 262, 400, 38)), steam, b, top, w, sp, halo=6)


@picture("flag-sea", "A flag is the sea, and a boat sails on it", "flag", "water", "boat", how="surface replaced", tags="wind wave country sail pole voyage summer swim")
def flag_sea():
    p = Print("flag")
    flag = blob("52 66!, 110 40, 170 84, 240 110, 310 66, 388 70!, 372 150, 390 232!, 320 226, 250 262, 176 250, 110 206, 52 226!")
    p.black(flag)
    for dy in (44, 84, 124):
        p.cut(brush([(66, 72 + dy), (112, 56 + dy), (168, 90 + dy), (240, 112 + dy), (306, 78 + dy), (368, 84 + dy)], [1, 8, 9, 9, 8, 1]))
    p.cut(gouge(84, 92, 130, 84, 7), gouge(270, 128, 326, 112, 7), gouge(150, 224, 214, 240, 7), gouge(286, 214, 350, 204, 7))
    p.black(rect(34, 14, 14, 290, 5), disc(41, 14, 14), halo=5)
    b = Print("boat").black(blob("178 78!, 286 66!, 272 98, 220 110, 192 102"), line("232 74, 226 6", 7), blob("220 12!, 216 66!, 180 68!, 196 36"), blob("236 10!, 238 62!, 280 58!, 262 28"))
    return sheet(block(disc(330, 44, 34)), p, b.turn(8, 230, 80).move(0, 4), halo=6)


@picture("globe-balloon", "The globe flies as a hot-air balloon", "globe", "balloon", how="one outline", tags="world travel earth fly basket holiday round adventure")
def globe_balloon():
    g = globe().scale(1.14, 1.08).move(200, 116)
    neck = Print().black(poly("160 214, 240 214, 222 236, 178 236"))
    ropes = ink(line("180 234, 178 262", 5), line("220 234, 222 262", 5), line("118 192, 176 256", 4), line("282 192, 224 256", 4))
    basket = Print().black(rect(166, 256, 68, 40, 7))
    basket.cut(line("174 268, 226 268", 5), line("174 282, 226 282", 5))
    c1, c2 = cloud().scale(.5).move(54, 216), cloud().scale(.44).flip().move(346, 62)
    return sheet(c2, ropes, neck, g, basket, c1, halo=5)


@picture("corn-airship", "A corn cob is an airship", "airship", "corn", how="one outline", tags="fly food maize sky field float travel yellow")
def corn_airship():
    body = blob("30 128, 56 88, 130 62, 220 58, 310 80, 362 128, 310 176, 220 196, 130 194, 56 168")
    p = Print("corn").black(*[brush(q, [9, 8, 2]) for q in ("40 122, 20 104, 4 112", "40 130, 20 130, 2 144", "42 138, 26 156, 8 172")], body)
    for j, (y, x0) in enumerate(((82, 106), (105, 78), (128, 62), (151, 78), (174, 106))):
        h = 17 if j in (0, 4) else 21
        p.cut(*[rect(x0 + 31 * i - 13, y - h / 2 + (2 - j) * (x0 + 31 * i - 190) ** 2 * .0003, 25, h - 2, 7) for i in range(6)])
    husk = Print()
    husk.black(blob("378 116!, 330 90, 290 60, 226 40!, 300 22, 352 40, 392 12!, 384 60, 390 100"), blob("378 140!, 330 166, 290 196, 226 216!, 300 234, 352 216, 392 244!, 384 196, 390 156"))
    husk.black(blob("392 128!, 350 158, 304 160, 238 130!, 304 98, 350 98"), halo=5)
    husk.black(rect(376, 116, 22, 24, 5))
    husk.cut(brush("376 128, 310 128, 256 130", [1, 8, 1]), brush("360 116, 320 112, 286 118", [1, 6, 1]), brush("360 140, 320 146, 286 142", [1, 6, 1]), brush("372 90, 330 56, 268 40", [1, 8, 1]), brush("372 166, 330 200, 268 216", [1, 8, 1]))
    g = Print().black(blob("96 236!, 228 236!, 220 268, 190 280, 124 276, 100 262"), line("116 180, 116 240", 8), line("208 180, 208 240", 8))
    g.cut(*[rect(x, 246, 20, 16, 4) for x in (112, 140, 168, 196)])
    c = ink(brush("10 250, 44 240, 80 252", [1, 9, 1]), brush("24 44, 70 32, 124 42", [1, 9, 1]))
    return sheet(c, g, p, husk, halo=6)


@picture("handbag-cable-car", "Handbags hang on the cable as cable cars", "cable car", "handbag", "mountain", how="part replaced", tags="ski shopping height ride alps hang leather tourist")
def handbag_cable_car():
    m = Print("mountain").black(poly("0 300, 0 236, 62 160, 120 216, 196 124, 300 240, 344 204, 400 256, 400 300"))
    m.cut(poly("196 130, 228 168, 206 160, 190 176, 174 158, 160 172"), poly("62 168, 82 192, 64 184, 48 190"))
    wire = ink(line("0 66, 200 40, 400 4", 6))
    b = Print("handbag")
    for x, y, s in ((268, 28, 1), (84, 58, .72)):
        k = Print().black(rect(-14, -12, 28, 14, 5), sym("0 -4, 34 8, 48 34, 54 64!, 0 64!") - sym("0 8, 26 16, 36 38, 40 70!, 0 70!"))
        k.black(blob("-74 60!, 74 60!, 96 150!, 82 166!, -82 166!, -96 150!"))
        k.cut(rect(-66, 94, 50, 40, 8), rect(16, 94, 50, 40, 8), line("-76 80, 76 80", 5))
        k.black(figure("stand", -40, 166, .64) & rect(-66, 94, 50, 40), figure("stand", 40, 166, .64) & rect(16, 94, 50, 40), disc(0, 74, 13))
        k.cut(disc(0, 74, 6))
        b = b.on(k.scale(s).move(x, y), 6)
    return sheet(m, wire, b, halo=6)






@picture("film-bicycle", "A bicycle rolls on film reels and lays a strip of film", "bicycle", "film reel", "film", how="part replaced", tags="cinema movie ride wheel story travel camera road")
def film_bicycle():
    b = bicycle(wheels=False).scale(1.22, 1.2).move(200, 134)
    r = sheet(film_reel(r=76).move(88, 182), film_reel(r=76).move(312, 182))
    s = Print("film").black(rect(-10, 256, 420, 44))
    s.cut(*[rect(8 + i * 36, 262, 16, 9) for i in range(11)], *[rect(8 + i * 36, 286, 16, 9) for i in range(11)])
    return sheet(s, r, b, halo=6)
