from pictures.composing import *


@picture("bee-bulb", "A bee whose body is a light bulb", "bee", "light bulb", how="part replaced", tags="idea light firefly fly night electric glow busy")
def bee_bulb():
    b = bulb(filament=False).scale(.98, .9).turn(90).move(262, 190)
    for x, w in ((236, 12), (282, 14), (326, 14)):
        b.black(brush([(x, 90), (x + 14, 190), (x, 290)], [w + 6, w + 8, w + 6]) & b.room)
    h = Print("bee").black(disc(86, 184, 40), halo=0)
    h.cut(disc(74, 176, 13), brush("58 202, 70 210, 84 206", [1, 7, 1]))
    h.black(disc(71, 177, 7), brush("70 152, 44 118, 18 122", [8, 6, 10]), brush("92 146, 80 108, 54 92", [8, 6, 10]))
    h.black(line("136 226, 122 262", 8), line("170 236, 166 276", 8))
    w = Print("bee").white(oval(160, 82, 40, 74, -14), edge=8).white(oval(232, 74, 34, 70, 26), edge=8, halo=5)
    w.black(brush("168 140, 162 100, 152 50", [1, 8, 1]), brush("216 120, 232 88, 252 44", [1, 8, 1]))
    rays = ink(*[gouge(270 + 116 * math.cos(math.radians(a)), 190 + 116 * math.sin(math.radians(a)), 270 + 152 * math.cos(math.radians(a)), 190 + 152 * math.sin(math.radians(a)), 12) for a in (-50, -28, 28, 48)])
    return sheet(rays, w, b, h, halo=6)


@picture("spider-harp", "A spider plays a harp strung with its web", "harp", "spider", "spider web", how="part replaced", tags="music string thread concert patience angel night play")
def spider_harp():
    h = Print("harp")
    web = [(250, 60), (262, 120), (250, 178), (204, 232), (140, 246), (96, 210), (86, 130), (120, 66), (190, 70)]
    h.black(*[line([(176, 146), (x, y)], 5) for x, y in web])
    for k in (.42, .76):
        q = [(176 + (x - 176) * k, 146 + (y - 146) * k) for x, y in web]
        h.black(*[line([a, b], 5) for a, b in zip(q, q[1:] + q[:1])])
    h.black(brush("76 284, 72 160, 72 40", [20, 18, 20]), disc(70, 30, 20), brush("72 44, 118 74, 176 30, 240 22, 284 60", [24, 24, 26, 24, 16]))
    h.black(brush("284 56, 240 170, 120 272", [16, 26, 34]), blob("54 296!, 60 272, 120 262, 164 280, 166 296!"))
    h.cut(brush("74 256, 71 160, 72 70", [1, 7, 1]), brush("268 100, 234 176, 160 244", [1, 7, 1]), disc(70, 30, 8))
    s = spider().scale(1.12).turn(-14).move(312, 168)
    return sheet(block(rect(0, 284, 400, 16)), h, s, halo=6)


@picture("ant-elephant", "An ant lifts an elephant above its head", "elephant", "ant", how="scale", tags="strong carry heavy small lift weight hero circus")
def ant_elephant():
    e = elephant().scale(1.18, .98).turn(4).move(214, 106)
    a = Print("ant").black(oval(96, 238, 32, 27), oval(164, 246, 26, 17), blob("186 244, 230 214, 288 220, 306 246, 284 268, 226 266"))
    a.black(*[line(q, 9) for q in ("160 254, 132 272, 128 292", "172 258, 178 276, 172 292", "184 254, 214 276, 222 292")])
    a.black(*[line(q, 9) for q in ("150 240, 132 216, 152 196", "166 234, 176 214, 172 198", "182 238, 212 216, 240 198")])
    a.black(brush("82 214, 62 196, 40 206", [6, 5, 9]), brush("96 212, 86 186, 62 176", [6, 5, 9]))
    a.cut(disc(84, 232, 10), brush("72 250, 84 256, 96 252", [1, 6, 1]), brush("222 240, 234 224, 262 222", [1, 8, 1]))
    a.black(disc(82, 233, 5))
    return sheet(block(rect(0, 284, 400, 16)), a, e, halo=6)


@picture("caterpillar-shoes", "A caterpillar puts on many shoes", "caterpillar", "shoe", how="worn or carried", tags="dress morning many walk laces slow garden market")
def caterpillar_shoes():
    c = Print("caterpillar")
    top = [(96, 150), (146, 128), (198, 120), (250, 128), (300, 146), (346, 164)]
    sh = Print("shoe")
    for i, (x, y) in enumerate(top):
        y2 = 258 if i % 2 else 268
        sh.black(rect(x - 8, y + 24, 16, y2 - y - 34))
        sh.black(blob([(x - 38, y2 + 10, True), (x - 34, y2 - 8), (x - 12, y2 - 14), (x - 12, y2 - 32, True), (x + 14, y2 - 34, True), (x + 18, y2 + 10, True)]), rect(x - 40, y2 + 14, 60, 10, 4), halo=4)
        sh.cut(line([(x - 12, y2 - 16), (x + 2, y2 - 20)], 5), line([(x - 18, y2 - 8), (x - 4, y2 - 10)], 5))
    for x, y in reversed(top[1:]):
        c.black(disc(x, y, 41), halo=6)
        c.cut(arched(x, y, 28, 200, 290, [1, 10, 1]))
    c.black(disc(70, 116, 54), halo=6)
    c.black(brush("52 68, 40 38, 16 30", [9, 7, 9]), brush("88 66, 96 36, 122 26", [9, 7, 9]), disc(16, 30, 9), disc(123, 26, 9))
    eye_dot(c, 46, 108, 14, (-3, 2))
    eye_dot(c, 86, 108, 14, (-3, 2))
    c.cut(brush("42 136, 64 148, 88 136", [2, 8, 2]))
    return sheet(block(rect(0, 282, 400, 18)), sh, c, halo=6)


@picture("peacock-brushes", "A peacock opens a tail of paintbrushes", "peacock", "paintbrush", how="part replaced", tags="art proud colour fan paint show feather beauty")
def peacock_brushes():
    t = Print("paintbrush")
    one = union(poly("-5 0, 5 0, 8 -110, -8 -110"), rect(-13, -148, 26, 34, 3))
    tip = blob("-13 -150!, 13 -150!, 21 -174, 8 -194, 0 -214!, -8 -194, -21 -174")
    for a in (-81, -58, -35, -12, 12, 35, 58, 81):
        t.black((one + tip).scale(1, .98).turn(a).move(200, 236), halo=4)
        t.cut(gouge(-5, -160, -3, -194, 9).scale(1, .98).turn(a).move(200, 236))
    p = Print("peacock").black(blob("190 120, 182 92, 196 76, 216 84, 220 110, 222 150, 252 196, 250 246, 216 274, 180 270, 152 240, 154 200, 180 164"), poly("186 88, 160 100, 186 106"))
    p.black(*[line([(202, 80), (202 + d, 46)], 5) for d in (-14, 2, 18)], *[disc(202 + d, 44, 8) for d in (-14, 2, 18)])
    p.black(line("192 270, 190 294", 8), line("216 270, 220 294", 8), rect(174, 288, 26, 8, 4), rect(206, 288, 28, 8, 4))
    p.cut(disc(200, 94, 7), *[brush([(x - 14, y), (x, y + 13), (x + 14, y)], [2, 9, 2]) for x, y in ((198, 160), (200, 190), (200, 220))])
    p.black(disc(198, 95, 3.5))
    return sheet(t, p.move(-200, -296).scale(.84, .72).move(200, 296), halo=7)


@picture("squirrel-juggler", "A squirrel juggles acorns", "squirrel", "acorn", how="scene", tags="circus autumn throw play forest skill nut tail")
def squirrel_juggler():
    s = squirrel().scale(1.3, 1.28).move(232, 156)
    s.black(brush("204 172, 168 196, 132 176", [24, 18, 13]), halo=5)
    a = [acorn().scale(.42).turn(t).move(x, y) for x, y, t in ((88, 160, 20), (50, 70, -30), (132, 48, 50))]
    return sheet(block(rect(0, 284, 400, 16)), s, *a, halo=6)


@picture("stump-record", "A tree stump plays its rings like a record", "tree stump", "record", how="surface replaced", tags="music forest age wood listen old turn rings")
def stump_record():
    p = Print("tree stump").black(blob("30 120!, 330 120!, 336 220, 390 284!, 300 274, 240 292, 180 278, 110 294, 60 276, -10 290!, 26 214"))
    p.cut(gouge(64, 268, 56, 210, 11), gouge(96, 280, 90, 226, 10), gouge(270, 272, 282, 222, 10), gouge(304, 262, 312, 218, 9))
    p.white(oval(180, 124, 164, 80), edge=9, halo=5)
    p.black(oval(180, 124, 142, 66))
    for k in (.86, .7, .54):
        p.cut(oval(180, 124, 142 * k, 66 * k).ring(4))
    p.cut(oval(180, 124, 54, 25))
    p.black(oval(180, 124, 36, 16).ring(5), oval(180, 124, 8, 5))
    arm = Print().black(brush("366 30, 330 70, 268 92, 232 110", [16, 12, 10, 8]), brush("366 30, 378 90, 372 140", [16, 17, 18]), poly("240 98, 250 112, 226 122, 220 112"), rect(350, 132, 46, 22, 6))
    arm.black(blob("334 62!, 306 50, 296 26!, 326 32"), blob("372 26!, 388 10, 396 -4!, 368 4"))
    n = ink(*[blob([(-16, 0, True), (0, -10), (16, 0, True), (0, 10)]).turn(a).move(x, y) + brush([(x + 10, y - 4), (x + 16, y - 26), (x + 14, y - 44)], [6, 5, 5]) for x, y, a in ((50, 44, -20), (122, 36, 10), (214, 30, -15))])
    return sheet(p, arm, n, halo=6)


