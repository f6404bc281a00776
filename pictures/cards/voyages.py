from pictures.composing import *


@picture("tadpole-helicopter", "A tadpole is a helicopter that lands on a lily pad", "helicopter", "tadpole", "lily pad", how="one outline", tags="fly frog pond rotor tail land baby hover")
def tadpole_helicopter():
    p = Print("helicopter")
    p.black(brush("180 138, 262 160, 320 132, 386 146", [104, 52, 30, 8]), blob("340 136!, 360 104, 392 96!, 386 140"))
    p.black(blob("36 146, 50 92, 110 66, 176 76, 214 124, 206 176, 150 206, 84 202, 46 182"))
    p.cut(disc(104, 128, 38))
    p.black(disc(96, 132, 20))
    p.cut(disc(90, 124, 7), brush("62 176, 96 190, 130 176", [2, 9, 2]), rect(166, 108, 26, 30, 6))
    p.black(rect(128, 34, 16, 40), disc(136, 34, 13), brush("6 40, 70 28, 136 32", [6, 15, 11]), brush("136 32, 210 28, 276 14", [11, 15, 6]))
    p.black(line("92 200!, 84 226", 8), line("158 204!, 166 226", 8), line("50 222, 62 230!, 196 230!, 208 224", 9))
    pad = Print("lily pad").black(oval(140, 262, 122, 26) - poly("140 262, 210 230, 290 246"))
    pad.cut(*[gouge(140 + 96 * math.cos(math.radians(a)), 262 + 18 * math.sin(math.radians(a)), 140 + 24 * math.cos(math.radians(a)), 262 + 5 * math.sin(math.radians(a)), 6) for a in (20, 60, 100, 140, 180)])
    rip = ink(brush("276 270, 330 262, 392 272", [1, 7, 1]), brush("270 290, 330 282, 400 290", [1, 7, 1]))
    return sheet(block(rect(0, 240, 400, 60)), rip, pad, p, halo=5)


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


@picture("suitcase-shell", "A suitcase opens like a shell and has the world for a pearl", "suitcase", "shell", "globe", how="one outline", tags="travel pearl world sea open treasure pack oyster")
def suitcase_shell():
    lid = Print("shell").black(blob("60 176!, 18 120, 26 66, 70 54, 92 22, 140 30, 200 6, 260 30, 308 22, 330 54, 374 66, 382 120, 340 176!"))
    lid.cut(*[brush([(200 + x * .34, 168), (200 + x * .8, 100), (200 + x, 44 + abs(x) * .2)], [1, 7, 9]) for x in (-134, -88, -44, 0, 44, 88, 134)])
    g = globe().scale(.68).move(200, 126)
    base = Print("suitcase").black(rect(44, 190, 312, 96, 14), line("164 284!, 164 295!, 236 295!, 236 284", 9))
    base.cut(line("104 190, 104 290", 7, butt=True), line("296 190, 296 290", 7, butt=True), rect(186, 200, 28, 26, 4), line("48 200, 352 200", 4))
    base.black(disc(200, 212, 6))
    return sheet(lid, g, base, halo=7)


@picture("iron-car", "A car is an iron and smooths the crumpled street", "iron", "car", how="one outline", tags="laundry road smooth drive steam flat hot housework")
def iron_car():
    p = Print("iron").black(blob("28 226!, 62 172, 120 140, 190 124!, 366 124!, 384 170, 388 226!"))
    p.black(line("176 130!, 196 66, 232 46, 330 46!, 356 56, 360 128", 24))
    p.cut(blob("122 168!, 160 150, 196 144!, 196 172!, 122 176!"), line("30 206, 384 206", 7), disc(70, 190, 9), rect(212, 144, 56, 30, 5))
    p.black(rect(20, 224, 372, 20, 6))
    for x in (120, 306):
        p.black(disc(x, 232, 34), halo=6)
        p.cut(disc(x, 232, 15))
    ground = ink(poly("0 300, 0 262, 16 242, 30 272, 48 246, 62 274, 80 250, 96 276, 112 272, 400 272, 400 300"))
    ground.cut(*[rect(x, 282, 34, 7) for x in (130, 196, 262, 328)])
    puff = ink(brush("60 128, 48 108, 62 90, 50 68", [1, 9, 8, 1]), brush("96 112, 84 92, 98 74, 86 50", [1, 9, 8, 1]))
    return sheet(puff, ground, p, halo=5)


@picture("film-bicycle", "A bicycle rolls on film reels and lays a strip of film", "bicycle", "film reel", "film", how="part replaced", tags="cinema movie ride wheel story travel camera road")
def film_bicycle():
    b = bicycle(wheels=False).scale(1.22, 1.2).move(200, 134)
    r = sheet(film_reel(r=76).move(88, 182), film_reel(r=76).move(312, 182))
    s = Print("film").black(rect(-10, 256, 420, 44))
    s.cut(*[rect(8 + i * 36, 262, 16, 9) for i in range(11)], *[rect(8 + i * 36, 286, 16, 9) for i in range(11)])
    return sheet(s, r, b, halo=6)
