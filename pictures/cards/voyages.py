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
    pod = Print("pea pod").black(blob("4 120!, 60 168, 130 182, 200 186, 270 182, 340 164, 392 104!, 376 180, 316 232, 200 246, 90 234, 30 190"))
    pod.black(brush("384 116, 388 84, 372 68", [12, 9, 9]))
    pod.cut(brush("44 196, 120 222, 220 226, 320 208", [1, 9, 8, 1]))
    peas = Print()
    for x, y, r in ((92, 148, 29), (158, 144, 36), (232, 144, 37), (302, 142, 31)):
        peas.white(disc(x, y, r), edge=8, halo=4)
        peas.black(disc(x - r * .42, y - r * .15, 5), disc(x + r * .12, y - r * .15, 5))
    oars = ink(*[union(line([(x, 176), (x + 42, 262)], 8), oval(x + 50, 276, 11, 23, -26)) for x in (78, 148, 218, 288)])
    w = ink(waves(262, -30, 60, 1, 9, 8), waves(270, 332, 440, 1, 9, 8))
    return sheet(block(rect(0, 240, 400, 60), disc(190, 64, 50)), w, peas, pod, oars, halo=5)


@picture("soup-rower", "A woman rows in a bowl of soup with two spoons", "soup", "spoon", "rower", how="scale", tags="row boat hungry lunch hot sea alone travel")
def soup_rower():
    b = Print("soup").black(blob("70 172!, 200 188, 330 172!, 318 226, 268 268, 236 278!, 164 278!, 132 268, 82 226"), rect(158, 274, 84, 14, 4))
    b.cut(brush("84 196, 200 210, 316 196", [2, 8, 2]), comb("120 254, 96 222, 90 204", 3, 26, 9))
    top = Print().white(oval(200, 170, 136, 24), edge=8)
    w = Print("woman").black(disc(200, 66, 24), disc(200, 36, 12), blob("170 176!, 172 118, 184 98, 216 98, 228 118, 230 176!"), rect(193, 84, 14, 18))
    w.black(brush("180 112, 148 128, 126 150", [17, 14, 11]), brush("220 112, 252 128, 274 150", [17, 14, 11]))
    sp = Print("spoon")
    for f in (-1, 1):
        sp.black(brush([(200 + f * 62, 130), (200 + f * 124, 196), (200 + f * 152, 234)], [8, 10, 11]), oval(200 + f * 168, 262, 20, 34, -f * 28))
        sp.cut(oval(200 + f * 166, 260, 10, 22, -f * 28))
    steam = ink(brush("96 130, 84 104, 102 84, 90 56", [1, 9, 8, 1]), brush("304 130, 316 104, 298 84, 310 56", [1, 9, 8, 1]), brush("60 120, 50 100, 62 84", [1, 7, 1]), brush("340 120, 350 100, 338 84", [1, 7, 1]))
    return sheet(block(rect(0, 252, 400, 48)), steam, b, top, w, sp, halo=6)


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
    body = blob("8 128, 40 84, 120 60, 220 58, 310 80, 362 128, 310 176, 220 198, 120 196, 40 172")
    p = Print("corn").black(body)
    rows = union([brush([(4, 128), (110, 128 + k * 22), (230, 128 + k * 24), (330, 128 + k * 16)], [4, 7, 7, 5]) for k in (-1.9, -.65, .65, 1.9)])
    cols = union([brush([(x, 40), (x - 14, 128), (x, 216)], [7, 7, 7]) for x in range(52, 260, 33)])
    p.cut((rows + cols) & body.shrink(5) & rect(0, 0, 262, 300))
    husk = Print().black(blob("396 128!, 350 160, 290 166, 232 150!, 280 128, 232 104!, 290 92, 350 98"), blob("300 96!, 330 50, 388 28!, 392 70, 366 110!"), blob("300 160!, 330 206, 388 230!, 392 188, 366 146!"))
    husk.cut(brush("384 128, 330 132, 280 142", [1, 6, 1]), brush("384 124, 330 116, 280 110", [1, 6, 1]), brush("326 92, 350 66, 380 42", [1, 7, 1]), brush("326 164, 350 190, 380 216", [1, 7, 1]))
    g = Print().black(blob("104 226!, 236 226!, 226 258, 196 268, 130 266, 108 250"), line("124 192, 124 230", 6), line("216 194, 216 230", 6))
    g.cut(*[rect(x, 234, 20, 16, 4) for x in (120, 148, 176, 204)])
    c = ink(brush("260 276, 310 262, 380 276", [1, 8, 1]), brush("20 280, 60 270, 100 282", [1, 8, 1]), brush("30 36, 70 26, 120 38", [1, 8, 1]))
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
