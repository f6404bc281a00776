from pictures.composing import *






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






