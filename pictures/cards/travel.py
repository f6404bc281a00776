from pictures.composing import *


def car_from_behind(p, x, y, s):
    """A small car driving away."""
    b = Print().black(blob("-46 20!, -48 -8, -36 -16, -26 -44, 26 -44, 36 -16, 48 -8, 46 20!"), rect(-42, 14, 20, 24, 4), rect(22, 14, 20, 24, 4))
    b.cut(blob("-26 -16!, -19 -36, 19 -36, 26 -16!"), oval(-34, 0, 8, 5), oval(34, 0, 8, 5))
    return p.on(b.scale(s).move(x, y), 5)


@picture("road-zip", "A car opens the road like a zip", "road", "zipper", "car", how="part replaced", tags="travel jacket open drive close horizon trousers landscape")
def road_zip():
    p = Print("road").black(poly("182 112, 218 112, 352 300, 48 300"))
    for i in range(4):
        y0, y1 = (150, 172, 204, 250)[i], (160, 186, 226, 282)[i]
        w = 3 + i * 2.4
        p.cut(poly([(200 - w, y0), (200 + w, y0), (200 + w * 1.3, y1), (200 - w * 1.3, y1)]))
    y = 122
    while y < 300:
        t = (y - 112) / 188
        s = .32 + t * .95
        for f in (-1, 1):
            x = 200 + f * (18 + 134 * t)
            yy = y + (9 * s if f > 0 else 0)
            p.black(rect(-4 if f > 0 else -34, -8, 38, 16, 4).scale(s).move(x + f * 6 * s, yy))
        y += 30 * s
    for i in range(9):
        y, f = 104 - i * 12, (-1 if i % 2 else 1)
        p.black(rect(196 if f > 0 else 182, y - 6, 22, 8, 2))
    p = car_from_behind(p, 200, 106, .92)
    p.black(rect(193, 128, 14, 30, 5), halo=4)
    p.cut(rect(197, 140, 6, 12, 2))
    hills = block(blob("0 112!, 60 70, 120 112!, 120 112, 0 112!") , poly("0 112, 176 112, 40 300, 0 300"), poly("400 112, 224 112, 360 300, 400 300"))
    return sheet(hills, p)


@picture("road-knitting", "Two needles knit a road", "road", "knitting needle", how="part replaced", tags="wool scarf grandmother travel yarn winding warm build")
def road_knitting():
    ribbon = brush("118 84, 132 140, 230 166, 262 206, 210 256, 90 290, -40 296", [104, 96, 84, 80, 92, 104, 112])
    p = Print("road").black(ribbon - rect(0, 0, 400, 84))
    for q in ("120 108, 126 128", "142 146, 168 156", "192 162, 216 170", "240 184, 246 204", "232 226, 210 240", "184 252, 154 262", "126 270, 94 278", "62 284, 30 288"):
        p.cut(line(q, 8, butt=True))
    needles = ink(brush("14 92, 120 68, 262 34", [6, 12, 12]), disc(266, 33, 15), brush("226 96, 120 56, 30 22", [4, 12, 12]), disc(26, 20, 15))
    ball = Print().black(disc(336, 118, 52))
    ball.cut(*[brush(q, [1, 7, 1]) for q in ("290 112, 316 92, 332 72", "288 132, 326 104, 350 72", "300 150, 340 118, 366 82", "340 164, 352 132, 384 112", "356 166, 366 146, 386 132")])
    yarn = ink(line("170 80, 206 120, 250 120, 286 134", 5))
    c = car().scale(.4).turn(16).move(204, 150)
    loops = Print()
    for i in range(5):
        loops.white(oval(77 + i * 21, 78, 12, 24), edge=7)
    return sheet(yarn, p, needles, ball, c, loops, halo=4)


@picture("tie-road", "A man's tie is a road that leads up to his collar", "tie", "road", "shirt", how="one outline", tags="work suit travel office drive boss career way")
def tie_road():
    p = Print("tie")
    p.black(poly("0 300, 0 60, 92 4, 124 20, 52 300"), poly("400 300, 400 60, 308 4, 276 20, 348 300"))
    p.cut(gouge(22, 292, 34, 110, 9), gouge(378, 292, 366, 110, 9))
    p.black(poly("132 12, 76 60, 104 112, 112 96, 92 190, 140 60"), poly("268 12, 324 60, 296 112, 288 96, 308 190, 260 60"), halo=6)
    p.white(poly("136 0, 118 14, 150 84, 192 44"), poly("264 0, 282 14, 250 84, 208 44"), edge=8)
    t = Print().black(poly("180 36, 220 36, 232 68, 216 86, 184 86, 168 68"))
    t.black(poly("184 92, 216 92, 278 300, 122 300"))
    for i in range(4):
        y0, y1 = (104, 136, 176, 228)[i], (120, 156, 204, 266)[i]
        w = 2.6 + i * 1.7
        t.cut(poly([(200 - w, y0), (200 + w, y0), (200 + w * 1.3, y1), (200 - w * 1.3, y1)]))
    k = Print().white(blob("-30 16!, -32 -6, -24 -12, -17 -32, 17 -32, 24 -12, 32 -6, 30 16!"), edge=0)
    k.white(rect(-27, 10, 13, 16, 3), rect(14, 10, 13, 16, 3), edge=0)
    k.black(blob("-18 -11!, -13 -26, 13 -26, 18 -11!"), disc(-22, 0, 4), disc(22, 0, 4))
    return sheet(p, t.on(k.scale(.9).move(234, 230), 0), halo=7)


@picture("piano-road", "A road of piano keys leads to the moon", "piano", "road", "moon", how="surface replaced", tags="music keyboard night path scale journey walk concert")
def piano_road():
    p = ink(rect(0, 0, 400, 118))
    p.cut(disc(262, 66, 44), *[sparkle(x, y, r) for x, y, r in ((60, 40, 12), (120, 80, 7), (350, 34, 9), (170, 28, 7), (24, 92, 6))])
    p.black(oval(250, 54, 9, 7), oval(280, 80, 12, 9), oval(254, 88, 6, 5))
    ys = [118, 126, 138, 155, 178, 208, 246, 300]
    def left(y):
        return 232 - (y - 118) * 1.16
    def right(y):
        return 274 + (y - 118) * .64
    k = Print("piano").white(poly([(left(118), 118), (right(118), 118), (right(300), 300), (left(300), 300)]), edge=0)
    for y in ys[:-1]:
        k.black(rect(left(y), y - 2, right(y) - left(y), 3 + (y - 118) * .02))
    for i in (1, 2, 4, 5, 6):
        y0, y1 = ys[i] - (ys[i] - ys[i - 1]) * .36, ys[i] + (ys[i + 1] - ys[i]) * .3
        def m(y):
            return right(y) - (right(y) - left(y)) * .56
        k.black(poly([(m(y0), y0), (right(y0), y0), (right(y1), y1), (m(y1), y1)]))
    k.black(line([(left(118), 118), (left(300), 300)], 8), line([(right(118), 118), (right(300), 300)], 8))
    w = ink(figure("walk", 158, 242, 1.1, flip=True))
    ground = block(poly([(0, 124), (left(124) - 8, 124), (left(300) - 8, 300), (0, 300)]), poly([(400, 124), (right(124) + 8, 124), (right(300) + 8, 300), (400, 300)]))
    return sheet(ground, p, k, w, halo=4)


@picture("apple-train", "A train crawls out of an apple like a worm", "apple", "train", how="inside", tags="fruit steam worm travel tunnel rail bite hole")
def apple_train():
    a = apple(shade=False).scale(1.5, 1.36).move(276, 168)
    hole = oval(250, 206, 66, 74)
    a.cut(hole)
    a.black(oval(262, 206, 48, 62))
    a.cut(comb("384 210, 400 150, 378 96", 5, 30, 10, swell=.5).flip(384).move(-12, 0))
    t = train().scale(.96).move(152, 210).within(rect(-50, 0, 298, 400))
    rails = ink(rect(0, 284, 236, 9))
    smoke = Print().white(union(disc(88, 108, 15), disc(104, 90, 20), disc(62, 66, 24), disc(98, 44, 26), disc(66, 32, 20), disc(82, 68, 18)), edge=8)
    return sheet(rails, smoke, a).on(t, 6)


@picture("kettle-train", "A kettle steams along as a locomotive", "kettle", "train", "steam", how="one outline", tags="tea boil whistle hot rail travel kitchen pour")
def kettle_train():
    p = Print("kettle")
    p.black(line("146 86, 160 30, 226 14, 292 30, 306 86", 15))
    p.black(blob("112 196!, 70 176, 52 120, 18 90!, 58 74!, 92 116, 120 130!"))
    p.black(blob("112 226!, 98 170, 124 110, 180 84, 226 78, 272 84, 328 110, 354 170, 340 226!"), halo=0)
    p.black(rect(212, 54, 28, 22, 8))
    p.cut(brush("166 94, 226 104, 286 94", [2, 7, 2]), comb("120 210, 112 166, 140 116", 6, 32, 9))
    p.cut(rect(262, 126, 50, 42, 6))
    p.black(poly("60 226, 386 226, 386 246, 96 246, 40 286, 46 240"))
    for x, r in ((136, 30), (212, 30), (306, 38)):
        p.black(disc(x, 284 - r, r), halo=5)
        p.cut(disc(x, 284 - r, r - 9))
        p.black(disc(x, 284 - r, 7), around(rect(-2.5, -r + 4, 5, r), 6).move(x, 284 - r))
    rod = line("136 258, 212 258, 306 250", 6)
    p.black(rod)
    st = Print().white(union(disc(36, 62, 14), disc(58, 40, 20), disc(30, 24, 18), disc(84, 20, 17)), edge=7)
    rails = ink(rect(0, 286, 400, 9))
    return sheet(rails, st, p, halo=5)


@picture("yawning-mountain", "A sleepy mountain in a nightcap yawns out a train", "mountain", "tunnel", "train", "nightcap", how="part replaced", tags="sleep tired mouth night travel face bed rail")
def yawning_mountain():
    p = Print("mountain").black(blob("0 300!, 40 220, 90 130, 150 62!, 250 62!, 310 130, 360 220, 400 300!"))
    p.cut(brush("116 132, 140 148, 166 138", [2, 10, 2]), brush("234 138, 260 148, 284 132", [2, 10, 2]))
    p.cut(window(200, 236, 132, 140))
    p.black(window(200, 240, 104, 124))
    t = Print("train").white(disc(200, 238, 40), edge=0)
    t.white(rect(158, 256, 84, 44, 6), edge=0)
    t.black(disc(200, 238, 32))
    t.cut(disc(200, 234, 13))
    t.black(disc(200, 234, 6), rect(168, 270, 64, 10, 3))
    t.black(disc(176, 290, 6), disc(224, 290, 6))
    p = p.on(t, 0)
    p.cut(gouge(40, 280, 74, 200, 10), gouge(70, 284, 94, 226, 9), gouge(360, 280, 330, 200, 9), gouge(330, 284, 312, 236, 8))
    cap = Print("nightcap").white(blob("140 66!, 162 26, 214 6, 280 12, 326 44, 336 78!, 308 56, 276 46, 254 66!"), edge=8)
    cap.black(disc(336, 90, 17), rect(134, 58, 128, 17, 8))
    cap.black(brush("190 18, 184 40, 190 60", [8, 9, 8]), brush("234 10, 232 32, 236 56", [8, 9, 8]), brush("280 14, 276 28, 274 44", [8, 8, 8]))
    st = ink(sparkle(44, 56, 14), sparkle(84, 24, 8), sparkle(368, 140, 12), sparkle(30, 130, 7))
    return sheet(st, p, cap, halo=5)


@picture("spoon-excavator", "An excavator digs into a pudding with a spoon", "excavator", "spoon", "pudding", how="part replaced", tags="dig dessert hungry machine sweet construction eat arm")
def spoon_excavator():
    p = Print("excavator").black(rect(212, 240, 176, 48, 24))
    p.cut(*[disc(x, 264, 12) for x in (238, 274, 310, 346)], line("250 284, 350 284", 3))
    p.black(rect(262, 226, 80, 18), blob("232 228!, 238 192, 300 184!, 304 132!, 366 132!, 384 190, 384 228!"), halo=0)
    p.cut(poly("314 144, 354 144, 364 184, 314 184"))
    p.black(brush("258 206, 226 120, 204 48", [26, 24, 20]), disc(202, 44, 16), halo=5)
    p.black(brush("202 44, 150 62, 116 108", [20, 17, 12]), line("212 96, 170 60", 7))
    p.cut(disc(202, 44, 6), disc(254, 202, 6))
    sp = Print("spoon").black(brush("118 104, 106 132, 98 150", [11, 10, 12]), oval(84, 182, 26, 42, 22))
    sp.cut(oval(80, 180, 14, 29, 22))
    pud = Print("pudding").black(blob("2 290!, 16 232, 26 196, 66 186, 100 206!, 120 196, 158 204, 172 246, 182 290!"))
    pud.black(rect(0, 284, 200, 14, 6))
    pud.cut(comb("14 280, 24 230, 40 200", 5, 24, 9), blob("100 206!, 122 200, 152 208, 156 222, 144 238, 134 222, 122 226, 114 250, 106 228"))
    return sheet(block(rect(0, 288, 400, 12), disc(320, 70, 50)), pud, p, sp, halo=6)


@picture("tractor-comb", "A tractor combs a man's hair like a field", "tractor", "comb", "hair", how="surface replaced", tags="barber plough farm head furrow field morning tidy")
def tractor_comb():
    head = blob("30 300!, 34 220, 70 168, 140 144, 200 140, 260 144, 330 168, 366 220, 370 300!")
    p = Print("hair").black(head)
    p.cut(blob("76 300!, 84 252, 120 226, 200 218, 280 226, 316 252, 324 300!"))
    for i in range(11):
        t = -1 + i * .2
        p.cut(brush([(200 + t * 118, 214 + abs(t) * 30), (200 + t * 150, 180 + abs(t) * 34), (200 + t * 162 - 8, 154 + abs(t) * 46)], [7, 6, 2]))
    p.black(disc(150, 282, 9), disc(250, 282, 9), brush("126 256, 148 248, 172 256", [4, 10, 4]), brush("228 256, 252 248, 274 256", [4, 10, 4]))
    p.black(brush("192 300, 190 284, 200 278, 210 284, 208 300", [5, 6, 7, 6, 5]))
    t = tractor().scale(.74, .7).turn(-3).move(136, 72)
    c = ink(line("216 98, 262 90", 8), rect(250, 78, 116, 20, 6).turn(10, 250, 78), *[rect(256 + i * 15, 90, 8, 50, 3).turn(10, 250, 78) for i in range(7)])
    return sheet(p, c, t, halo=6)


@picture("bread-bus", "A loaf of bread is a bus and loses slices", "bus", "bread", how="one outline", tags="bakery breakfast drive slice city passenger morning toast")
def bread_bus():
    loaf = blob("16 226!, 14 120, 6 92, 20 56, 60 44, 100 52, 140 42, 190 50, 240 42, 280 50, 300 46!, 300 226!")
    p = Print("bread").black(loaf)
    p.cut(rect(28, 92, 36, 56, 6), *[rect(78 + i * 56, 92, 44, 44, 6) for i in range(4)], rect(28, 160, 34, 58, 3))
    p.cut(gouge(60, 52, 84, 78, 10), gouge(128, 50, 152, 78, 10), gouge(200, 50, 224, 78, 10), line("84 164, 290 164", 6))
    for x in (140, 244):
        p.black(disc(x, 236, 36), halo=6)
        p.cut(disc(x, 236, 15))
    sl = Print().white(blob("-46 78!, -48 -18!, -64 -44, -40 -76, 40 -76, 64 -44, 48 -18!, 46 78!"), edge=11)
    sl.black(disc(-16, -20, 5), disc(14, 10, 6), disc(-12, 40, 5), disc(20, -36, 4))
    return sheet(block(rect(0, 264, 400, 36)), p, sl.scale(.78, 1.04).turn(22).move(342, 190), halo=6)


@picture("aeroplane-laundry", "An aeroplane pulls a washing line through the sky", "aeroplane", "washing line", "shirt", how="part replaced", tags="fly dry clothes sky wind holiday clean travel")
def aeroplane_laundry():
    a = aeroplane().scale(1.1).turn(4).move(150, 78)
    rope = ink(line("282 88, 352 98, 388 134, 352 168, 270 176, 150 170, 60 160, -10 146", 6))
    w = Print()
    w.black(poly("-44 0, -16 -8, 16 -8, 44 0, 68 36, 46 50, 36 34, 34 112, -34 112, -36 34, -46 50, -68 36").turn(2).move(270, 180), halo=5)
    w.cut(oval(270, 174, 16, 9), line("268 196, 266 286", 5))
    w.black(poly("-30 0, 30 0, 34 110, 8 110, 0 36, -8 110, -34 110").turn(4).move(158, 176), halo=5)
    w.cut(line("130 188, 186 192", 5))
    w.black(blob("-14 0!, 14 0!, 15 56, 22 78, 0 92, -40 90, -40 70, -14 58").turn(6).move(80, 166), blob("-14 0!, 14 0!, 15 56, 22 78, 0 92, -40 90, -40 70, -14 58").turn(10).move(30, 160), halo=5)
    w.cut(line("64 180, 94 184", 6), line("14 174, 44 180", 6))
    w.black(poly("-20 0, 22 0, 20 74, -22 74").turn(-8).move(356, 172), halo=5)
    return sheet(block(disc(330, 40, 30)), rope, a, w, halo=5)
