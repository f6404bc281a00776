from pictures.composing import *


@picture("watermelon-smile", "A face whose broad smile is a slice of watermelon", "watermelon", "smile", how="part replaced", tags="laugh summer mouth fruit happy teeth sweet joy")
def watermelon_smile():
    f = Print("smile")
    for x in (112, 288):
        f.black(brush([(x - 40, 62), (x, 24), (x + 40, 62)], [4, 16, 4]))
    f.black(brush("186 58, 178 84, 200 92, 214 84", [3, 9, 9, 3]))
    f.black(brush("20 118, 12 100, 22 84", [3, 9, 3]), brush("380 118, 388 100, 378 84", [3, 9, 3]))
    whole = blob("18 112!, 110 132, 200 138, 290 132, 382 112!, 370 200, 300 272, 200 294, 100 272, 30 200")
    m = Print("watermelon").black(whole)
    m.cut(whole.shrink(17).ring(11) & whole.move(0, 36))
    m.cut(*[drop(0, 0, 12).turn(a).move(x, y) for x, y, a in ((92, 166, 10), (146, 178, 6), (200, 182, 0), (254, 178, -6), (308, 166, -10), (122, 218, 8), (176, 232, 3), (228, 232, -3), (280, 218, -8))])
    return sheet(f, m)


@picture("rabbit-magician", "A rabbit pulls a magician out of the hat", "magician", "rabbit", "top hat", how="scale", tags="magic trick swap surprise show wand appear stage")
def rabbit_magician():
    h = Print("top hat").black(poly("196 190, 376 190, 358 284, 214 284"), oval(286, 284, 72, 12))
    h.black(oval(286, 188, 116, 19))
    h.cut(oval(286, 185, 88, 8), poly("201 214, 371 214, 368 230, 204 230"), gouge(226, 274, 222, 238, 9))
    m = Print("magician").black(blob("240 190!, 240 140, 262 120, 310 120, 332 140, 332 190!"))
    m.cut(poly("272 122, 300 122, 286 176"))
    m.black(poly("286 130, 308 120, 308 142"), poly("286 130, 264 120, 264 142"), halo=3)
    m.black(brush("250 140, 206 124, 204 70", [24, 18, 13]), brush("322 140, 366 124, 368 70", [24, 18, 13]), *[line([(x, 66), (x + d, 48)], 7) for x in (204, 368) for d in (-12, 0, 12)])
    m.white(sym("0 36, 32 42, 38 78, 22 112, 0 118").move(286, 0), edge=7, halo=4)
    m.black(blob("250 70!, 246 40, 270 16, 304 18, 326 40, 322 70!, 312 46, 286 40, 262 46"))
    m.black(disc(272, 68, 5), disc(300, 68, 5), brush("286 86, 272 94, 254 84", [6, 9, 1]), brush("286 86, 300 94, 318 84", [6, 9, 1]), oval(286, 104, 6, 7))
    m = m.within(rect(0, 0, 400, 190))
    r = Print("rabbit").black(blob("44 312!, 36 250, 52 196, 92 178, 130 198, 144 250, 138 312!"))
    r.black(oval(68, 56, 16, 48, -8), oval(108, 54, 16, 48, 10))
    r.black(blob("46 128, 60 94, 92 84, 124 94, 138 128, 122 166, 92 176, 62 166"), halo=0)
    r.cut(oval(68, 56, 6, 32, -8), oval(108, 54, 6, 32, 10), brush("66 124, 76 114, 86 124", [2, 8, 2]), brush("102 124, 112 114, 122 124", [2, 8, 2]), blob("86 140!, 94 137, 102 140!, 94 148"), rect(88, 154, 13, 12, 2), oval(90, 262, 26, 40))
    r.black(poly("94 192, 124 178, 124 206"), poly("94 192, 64 178, 64 206"), halo=4)
    r.black(brush("122 214, 156 216, 172 178", [22, 18, 15]), halo=5)
    w = ink(line("168 190, 184 116", 9)).on(ink(around(gouge(0, -8, 0, -26, 8), 7).move(186, 100)), 0)
    return sheet(block(rect(0, 278, 400, 22)), m, h, r, w, halo=6)


@picture("couple-mushroom", "A couple hugs in the rain: together they are a mushroom", "mushroom", "couple", "rain", how="one outline", tags="love hug umbrella forest shelter wet tender autumn")
def couple_mushroom():
    r = ink(*[gouge(x, y, x - 10, y + 34, 9) for x, y in ((30, 20), (76, 4), (24, 180), (62, 226), (368, 24), (330, 4), (382, 176), (344, 224), (100, 184), (318, 170))])
    cap = mushroom().within(rect(-200, -200, 400, 224)).without(rect(-30, 22, 60, 10)).scale(1.44, 1.16).move(200, 134)
    c = Print("couple").black(disc(178, 190, 21), blob("146 296!, 150 240, 158 216, 184 208, 204 222, 204 296!"))
    c.black(brush("170 226, 198 246, 230 240", [18, 15, 12]), halo=0)
    c.white(disc(216, 194, 20), edge=6, halo=4)
    c.white(blob("198 296!, 200 240, 210 216, 234 216, 250 240, 262 296!"), edge=8, halo=4)
    c.black(blob("200 184!, 206 172, 228 170, 240 190, 246 216, 238 222, 232 196!, 218 186"), brush("206 198, 211 202, 216 198", [1, 5, 1]))
    c.cut(brush("180 194, 186 198, 192 194", [1, 5, 1]))
    c.black(brush("168 226, 198 250, 240 248", [17, 14, 12]), halo=5)
    return sheet(block(oval(204, 292, 130, 12)), r, c, cap, halo=6)


@picture("foot-tickle", "A feather tickles a foot and all five toes laugh", "foot", "feather", how="part replaced", tags="tickle laugh toes funny five play skin bare")
def foot_tickle():
    f = Print("foot").black(blob("70 118, 120 92, 190 100, 224 132, 222 180, 204 214, 214 262, 210 312!, 104 312!, 100 266, 86 220, 62 170"))
    toes = ((68, 62, 42), (132, 42, 31), (184, 50, 28), (228, 72, 25), (262, 104, 22))
    for x, y, r in toes:
        f.black(disc(x, y, r), halo=5)
    for x, y, r in toes:
        f.cut(*[brush([(x + k * r * .42 - r * .22, y - r * .1), (x + k * r * .42, y - r * .36), (x + k * r * .42 + r * .22, y - r * .1)], [1, r * .22, 1]) for k in (-1, 1)])
        f.cut(blob([(x - r * .5, y + r * .14, True), (x, y + r * .22), (x + r * .5, y + r * .14, True), (x, y + r * .66)]))
    f.cut(brush("96 146, 140 128, 188 142", [1, 9, 1]), brush("112 176, 140 196, 136 240", [1, 9, 1]), brush("130 286, 156 298, 184 286", [1, 8, 1]))
    q = Print("feather").black(blob("228 196!, 262 168, 318 148, 372 96, 394 98!, 392 150, 366 204, 312 232, 262 228"))
    q.cut(brush("236 198, 300 188, 386 108", [1, 7, 1]), gouge(300, 152, 300, 182, 9), gouge(336, 132, 332, 160, 9), gouge(318, 230, 312, 196, 9), gouge(362, 206, 346, 172, 9), gouge(276, 230, 280, 204, 8))
    q.black(brush("394 98, 398 92, 404 80", [7, 8, 9]))
    lines = ink(*[gouge(x1, y1, x2, y2, 10) for x1, y1, x2, y2 in ((16, 122, 4, 150), (30, 190, 10, 206), (290, 40, 310, 18), (318, 76, 344, 62), (246, 258, 272, 272))])
    return sheet(f, q, lines, halo=6)
