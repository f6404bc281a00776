from pictures.composing import *


@picture("zipper-night", "A zipper opens the night and the day shines through", "zipper", "night", "day", how="surface replaced", tags="open morning dark jacket dawn light star curtain")
def zipper_night():
    gap = blob("-8 -8!, -8 92!, 50 128, 130 160, 200 236!, 270 160, 350 128, 408 92!, 408 -8!")
    n = Print().black(SHEET - gap)
    n.black(teeth_along("-4 94, 50 128, 130 160, 190 224", 13, 13, 8, -1), teeth_along("404 94, 350 128, 270 160, 210 224", 13, 13, 8))
    n.cut(line("-8 112, 44 144, 122 176, 178 240", 4), line("408 112, 356 144, 278 176, 222 240", 4))
    n.cut(rect(189, 216, 22, 90))
    n.black(*[rect(189 + 9 * (i % 2), 262 + 9 * i, 13, 6) for i in range(5)])
    n.cut(disc(62, 222, 34) - disc(77, 214, 30))
    n.cut(*[sparkle(x, y, r) for x, y, r in ((22, 162, 12), (126, 222, 15), (24, 272, 11), (136, 274, 11), (296, 216, 15), (364, 176, 15), (346, 246, 20), (276, 272, 11))])
    s = sun(rays=14, face=True).scale(.7).move(200, 88)
    return sheet(n).on(s, 0).on(zipper().scale(.7).move(200, 228), 6)


@picture("zipper-mouth", "A face with a zipper for a mouth, almost closed", "face", "zipper", how="part replaced", tags="secret silent talk quiet promise mouth whisper hide")
def zipper_mouth():
    f = Print().white(sym("0 -40!, 110 -30, 138 60, 128 170, 90 250, 40 292, 0 300").move(200, 0), edge=10)
    f.black(blob("56 128!, 44 40, 90 -20!, 310 -20!, 356 40, 344 128!, 330 92, 300 62, 240 76, 180 60, 110 66, 74 92"))
    f.cut(*[brush(q, [0, 7, 0]) for q in ("100 50, 130 20, 180 8", "150 48, 190 26, 250 18", "250 50, 290 40, 320 18")])
    f.white(blob("66 140!, 46 130, 38 156, 54 186, 68 186!"), blob("334 140!, 354 130, 362 156, 346 186, 332 186!"), edge=9)
    for x in (144, 256):
        f.black(brush([(x - 32, 108), (x, 94), (x + 32, 106)], [3, 12, 3]))
        f.white(oval(x, 142, 32, 22), edge=8)
        f.black(disc(x + 14, 142, 14))
        f.cut(disc(x + 10, 137, 4))
    f.black(brush("196 150, 184 192, 204 204, 218 196", [2, 8, 9, 2]))
    f.black(line("116 232, 186 248, 250 242", 24))
    f.cut(line("118 233, 186 248, 250 242", 5), teeth_along("118 233, 186 248, 250 242", 11, 9, 5, 1), teeth_along("124 234, 190 248, 256 242", 11, 9, 5, -1))
    f.cut(blob("246 240!, 268 222, 296 224!, 288 244, 268 254"))
    f.black(line("246 238, 268 222, 296 222, 286 246, 268 256, 246 246", 8))
    return sheet(f).on(zipper().scale(.6).turn(-8).move(240, 240), 5)


@picture("banana-zipper", "A banana is unzipped", "banana", "zipper", how="part replaced", tags="fruit peel open jacket monkey yellow slip undress")
def banana_zipper():
    spine = "56 30, 66 130, 150 226, 352 236"
    b = Print().black(brush(spine, [22, 88, 118, 96, 20]), poly("44 4, 72 4, 72 40, 42 40"), disc(362, 236, 13))
    b.cut(brush("44 88, 66 180, 150 252", [0, 8, 0]), brush("90 250, 150 276, 250 276", [0, 6, 0]))
    fruit = brush("60 64, 84 146, 148 208, 214 226", [6, 60, 58, 4])
    b.cut(fruit)
    b.black(teeth_along("66 60, 110 134, 164 182, 220 218", 11, 12, 7), teeth_along("52 74, 64 160, 132 228, 210 232", 12, 11, 7, -1))
    b.black(brush("74 104, 92 144, 124 176", [0, 6, 0]), brush("134 186, 156 202, 180 210", [0, 5, 0]))
    b.cut(line("222 228, 346 234", 16))
    b.black(*[rect(-3, -9 if i % 2 else -2, 6, 11).turn(3).move(280 + i * 10, 235 + i * .6) for i in range(7)])
    return sheet(block(poly("180 0, 400 0, 400 196")), b).on(zipper().scale(.8).turn(-88).move(224, 228), 6)




@picture("button-plate", "Dinner is served: a button with a needle and a fork", "button", "fork", "plate", "needle", how="one outline", tags="sew eat dinner coat table restaurant thread hungry")
def button_plate():
    cloth = block(SHEET - union([rect(x, 0, 12, 300) for x in (46, 134, 222, 310)] + [rect(0, y, 400, 12) for y in (34, 122, 210)]))
    b = button(thread=False).scale(1.24).move(194, 150)
    b.cut(line("165 119, 227 181", 10), line("165 181, 227 119", 10))
    n = needle().scale(1.34, 1.16).move(38, 152)
    f = fork().scale(1.02, 1.12).move(360, 150)
    t = ink(line("38 38, 66 18, 84 56, 112 40", 6))
    return sheet(cloth, t, n, f, b, halo=9)




@picture("sock-tune", "Socks hang on five lines like notes of a tune", "sock", "musical note", "clothes peg", how="one outline", tags="laundry music song wash line wind dry melody")
def sock_tune():
    lines = ink(*[line([(-6, y), (120, y + 12), (280, y + 12), (406, y)], 7) for y in (44, 96, 148, 200, 252)])
    foot = Print().black(blob("14 -120!, 40 -120!, 40 -30, 42 6, 20 36, -30 44, -72 34, -84 6, -62 -20, -20 -26, 10 -40"))
    foot.cut(brush("-54 -28, -44 6, -56 46", [5, 8, 5]), brush("44 -20, 16 -6, 14 16, 28 40", [5, 8, 8, 5]))
    n = Print()
    for x, y in ((98, 230), (222, 206)):
        n = n.on(foot.move(x, y), 6)
    n.black(poly("110 76, 264 44, 264 84, 110 116"))
    n.cut(line("112 96, 262 64", 5))
    one = foot.scale(.84).move(346, 168)
    one.black(blob("356 68!, 384 68!, 396 96, 404 130, 392 150!, 382 116, 356 104!"))
    pegs = [peg().scale(.42, .46).put("jaw", x, y) for x, y in ((136, 84), (236, 62), (372, 72))]
    return sheet(lines, n, one, *pegs, halo=5)


@picture("glove-rooster", "A rooster with a rubber glove for a comb", "rooster", "glove", how="part replaced", tags="morning farm wash hand wake crow kitchen proud")
def glove_rooster():
    r = Print().black(blob("84 300!, 108 240, 118 196, 130 150, 176 122, 224 130, 246 168, 250 210, 274 250, 312 300!"))
    r.black(*[blob([(x, 236 + d, True), (x + 14, 290), (x + 8, 312, True), (x - 20, 300)]) for x, d in ((110, 20), (270, 20))])
    r.black(blob("134 158!, 88 166, 44 196!, 92 204, 130 206!"), blob("132 206!, 116 236, 122 266, 144 262, 152 230, 150 208!"), halo=5)
    r.cut(brush("50 195, 96 186, 128 184", [2, 5, 2]))
    r.cut(disc(176, 172, 20))
    r.black(disc(172, 174, 10))
    r.cut(*[brush(q, [0, 10, 0]) for q in ("176 216, 190 246, 180 280", "208 206, 222 240, 214 284", "236 222, 250 256, 246 292", "150 276, 160 288, 158 302")])
    g = Print().white(union(brush("150 96, 128 58, 98 46", [32, 28, 20]), brush("166 80, 152 42, 140 14", [30, 28, 20]), brush("190 76, 188 40, 186 8", [30, 28, 20]), brush("214 78, 224 40, 232 14", [30, 28, 20]), brush("232 92, 256 66, 274 54", [28, 26, 18]), blob("138 92, 190 64, 240 90, 240 122, 232 140!, 148 140!"), rect(140, 124, 102, 28, 8)), edge=8)
    g.black(brush("148 126, 190 122, 232 126", [5, 6, 5]), brush("168 92, 178 84", [5, 0]), brush("202 84, 210 94", [0, 5]))
    return sheet(r, g)


@picture("suitcase-sail", "A suitcase goes to sea under a shirt", "suitcase", "shirt", "sail", how="part replaced", tags="travel holiday voyage sea wind laundry away pirate")
def suitcase_sail():
    c = suitcase().scale(1.1, .82).turn(-5).move(196, 226)
    s = shirt().scale(1.16, .9).turn(-4).move(202, 98)
    m = ink(rect(194, 8, 11, 190))
    wv = ink(blob("-6 262!, 30 246, 66 262, 106 246, 150 264, 196 248, 240 266, 286 248, 330 262, 368 246, 406 260!, 406 306!, -6 306!"))
    wv.cut(*[brush([(x, 280 + y), (x + 22, 270 + y), (x + 46, 281 + y)], [0, 8, 0]) for x, y in ((16, 2), (96, 4), (180, 2), (262, 4), (342, 2))])
    return sheet(block(disc(330, 70, 56)), m, s, c, wv)


@picture("iron-ship", "An iron crosses the sea as a steamship and smooths the waves", "iron", "ship", how="one outline", tags="steam hot smooth ocean laundry voyage flat captain")
def iron_ship():
    p = Print().black(blob("14 206!, 60 166, 140 140, 210 132, 320 132!, 336 236!, 60 236!"))
    p.black(line("150 140, 156 92, 196 80, 300 84!, 316 134", 22))
    p.cut(brush("40 212, 180 208, 330 212", [3, 7, 4]), *[disc(x, 180, 11) for x in (148, 192, 236, 280)])
    p.black(rect(214, 38, 44, 44), rect(206, 32, 60, 12, 4))
    p.cut(rect(214, 52, 44, 8))
    sm = Print().black(union(disc(250, 16, 15), disc(280, 12, 21), disc(318, 18, 23), disc(356, 10, 22), disc(388, 20, 18)))
    sm.cut(brush("268 18, 282 6, 298 14", [0, 6, 0]), brush("306 24, 320 10, 338 20", [0, 6, 0]))
    flag = ink(line("330 132, 338 76", 6), blob("336 78!, 360 70, 384 82!, 378 108!, 356 98, 332 106!"))
    w = ink(*[brush(f"-4 {y}, 20 {y - 24}, 44 {y}, 68 {y - 22}, 92 {y}", [3, 13, 5, 13, 0]) for y in (266, 296)], brush("116 262, 240 258, 404 262", [0, 7, 5]), brush("120 288, 240 284, 404 288", [0, 7, 5]))
    return sheet(block(poly("0 244, 400 244, 400 300, 0 300")), sm, flag, p, w)


@picture("sewing-road", "A sewing machine stitches the white line of a road", "sewing machine", "highway", how="scale", tags="thread travel stitch drive tailor needle street mend")
def sewing_road():
    r = ink(blob("200 224!, 132 224!, 70 236, -6 276!, -6 306!, 196 306!, 200 262!"))
    r.cut(*[poly(q) for q in ("158 230, 178 230, 170 242, 146 242", "136 248, 162 248, 148 266, 118 266", "104 274, 136 274, 116 300, 76 300")])
    m = Print().black(rect(176, 232, 220, 36, 8), rect(312, 92, 66, 144, 6), blob("168 84!, 184 62, 330 54, 378 62, 380 122!, 320 122, 214 118, 206 128!, 204 164!, 172 164!"))
    m.black(disc(386, 96, 26), rect(180, 160, 16, 22), rect(186, 180, 5, 46), rect(170, 214, 38, 10, 4), rect(300, 24, 10, 34), rect(286, 20, 38, 40, 5))
    m.cut(disc(386, 96, 11), brush("196 80, 270 72, 350 76", [1, 8, 1]), rect(286, 32, 38, 4), rect(286, 42, 38, 4), rect(326, 140, 38, 56, 5), rect(180, 246, 216, 6))
    m.black(disc(345, 168, 12), line("305 22, 240 36, 206 60, 188 110", 4))
    hills = block(blob("0 118!, 50 84, 110 106, 160 80, 240 104, 320 86, 400 104!, 400 262!, 0 262!"))
    return sheet(hills, r, m)


@picture("key-tree", "A tree that is a key, with a hole for the sky in its crown", "tree", "key", "leaf", how="one outline", tags="lock forest secret root grow open garden wood")
def key_tree():
    crown = union([disc(200 + 80 * math.cos(math.radians(a)), 88 + 56 * math.sin(math.radians(a)), 33) for a in range(0, 360, 36)] + [oval(200, 88, 80, 56)])
    t = Print().black(crown)
    t.cut(oval(200, 88, 44, 30))
    for a in range(18, 378, 36):
        x, y = 200 + 78 * math.cos(math.radians(a)), 88 + 56 * math.sin(math.radians(a))
        t.cut(blob([(-14, 0, True), (0, -8), (14, 0, True), (0, 8)]).turn(a + 50).move(x, y))
    k = Print().black(rect(183, 140, 34, 130), *[brush(q, [26, 16, 2]) for q in ("192 256, 172 280, 104 294", "198 260, 196 284, 184 302", "208 256, 228 280, 300 294", "204 260, 208 284, 222 302")])
    k.black(rect(162, 166, 76, 15, 7), poly("214 196, 290 196, 290 220, 262 220, 262 232, 290 232, 290 256, 240 256, 240 266, 214 266"))
    k.cut(gouge(194, 268, 194, 196, 6))
    lf = ink(*[blob([(-15, 0, True), (0, -9), (15, 0, True), (0, 9)]).turn(a).move(x, y) for x, y, a in ((100, 214, 30), (134, 250, -40), (328, 190, -30), (66, 250, 60))])
    return sheet(block(blob("0 284!, 100 268, 200 274, 300 268, 400 284!, 400 300!, 0 300!")), lf, k, t)


@picture("tea-volcano", "A teapot that is a volcano blows off its lid", "teapot", "volcano", "smoke", how="one outline", tags="hot pour mountain eruption lava tea steam explode")
def tea_volcano():
    p = Print().black(line("262 172, 330 150, 374 176, 366 232, 296 254", 22), blob("150 262!, 96 240, 78 186, 30 158!, 54 130!, 104 160, 122 196, 156 196!"))
    p.black(blob("70 296!, 112 250, 138 200, 158 140!, 180 148, 200 142, 222 148, 242 140!, 262 200, 288 250, 330 296!"), halo=0)
    p.cut(blob("168 152!, 184 156, 200 150, 218 156, 232 152!, 236 190, 228 214, 220 190, 212 186, 210 244, 202 262, 194 242, 196 196, 186 188, 180 210, 172 212"))
    p.cut(gouge(126, 286, 150, 228, 11), gouge(104, 288, 124, 258, 9), gouge(154, 288, 166, 256, 9), gouge(262, 286, 250, 244, 9))
    sm = Print().black(union(disc(200, 116, 24), disc(222, 86, 30), disc(186, 70, 30), disc(254, 60, 32), disc(214, 40, 34), disc(290, 44, 28), disc(214, 66, 30), disc(322, 30, 22), poly("182 140, 220 140, 222 108, 180 108")))
    sm.cut(brush("172 78, 188 60, 208 72", [0, 9, 0]), brush("206 40, 226 24, 246 36", [0, 9, 0]), brush("250 66, 270 50, 288 62", [0, 9, 0]), brush("200 112, 218 98, 234 106", [0, 8, 0]))
    lid = Print().black(sym("0 -34!, 36 -28, 64 2!, 0 9"), disc(0, -46, 15)).cut(gouge(-42, -2, -18, -24, 9)).turn(-26).move(96, 76)
    st = ink(drop(22, 118, 9), drop(40, 104, 7), drop(150, 108, 10).turn(-40, 150, 108), drop(144, 26, 8))
    return sheet(block(blob("0 288!, 120 276, 280 276, 400 288!, 400 300!, 0 300!")), sm, lid, st, p, halo=6)


@picture("book-bird", "A bird flies with the pages of a book for wings", "bird", "book", how="part replaced", tags="read fly page story free wing travel sky")
def book_bird():
    p = Print()
    for s in (-1, 1):
        for dx, dy in ((8, 18), (0, 0)):
            p.white(blob([(200 + s * 6, 164 + dy, True), (200 + s * 52, 96 + dy), (200 + s * 124, 60 + dy), (200 + s * (192 - dx), 30 + dy, True), (200 + s * (186 - dx), 150 + dy, True), (200 + s * 120, 152 + dy), (200 + s * 60, 180 + dy), (200 + s * 6, 232, True)]), edge=9)
        for i in range(3):
            p.black(brush([(200 + s * 40, 156 + i * 22 - 8), (200 + s * 100, 104 + i * 24), (200 + s * 160, 80 + i * 24)], [2, 10, 2]))
    b = Print().black(blob("200 112, 222 128, 226 176, 214 226, 236 288!, 200 270, 164 288!, 186 226, 174 176, 178 128"), disc(192, 108, 27), poly("172 98, 136 116, 174 122"))
    b.cut(disc(186, 102, 9), gouge(200, 150, 200, 214, 9), gouge(186, 160, 190, 206, 7), gouge(214, 160, 210, 206, 7), gouge(190, 276, 196, 240, 6), gouge(210, 276, 204, 240, 6))
    b.black(disc(184, 103, 4.5))
    cl = ink(brush("20 252, 70 240, 128 252", [0, 14, 0]), brush("270 270, 326 256, 386 270", [0, 14, 0]), brush("60 280, 96 272, 136 280", [0, 10, 0]))
    return sheet(block(blob("0 236!, 100 222, 200 236, 300 222, 400 238!, 400 300!, 0 300!")), cl, p, b)


@picture("clock-knitting", "The hands of a clock knit a scarf", "clock", "knitting needle", "scarf", "wool", how="part replaced", tags="time winter grandmother warm wait hobby patient sew")
def clock_knitting():
    c = Print().white(disc(168, 138, 130), edge=14)
    c.black(*[around(rect(-6, -106, 12, 24), 4).move(168, 138)], *[disc(168 + 94 * math.cos(math.radians(a)), 138 + 94 * math.sin(math.radians(a)), 6) for a in (30, 60, 120, 150, 210, 240, 300, 330)])
    n = Print().black(line("222 170, 84 58", 10), disc(80, 55, 14), line("114 170, 250 72", 10), disc(256, 68, 14))
    sc = Print().black(blob("120 148!, 216 148!, 222 220, 214 306!, 122 306!, 116 220"))
    sc.cut(*[line([(134 + 24 * i - 9, 166 + 28 * r), (134 + 24 * i, 180 + 28 * r), (134 + 24 * i + 9, 166 + 28 * r)], 5) for i in range(4) for r in range(5)])
    w = Print().black(disc(336, 234, 58))
    w.cut(*[brush(q, [1, 7, 1]) for q in ("290 210, 330 196, 376 214", "284 236, 330 216, 386 236", "292 262, 332 240, 382 258")], brush("310 190, 350 230, 352 286", [1, 6, 1]))
    t = ink(line("216 156, 262 170, 250 226, 282 250", 6), line("360 286, 384 296, 404 284", 6))
    return sheet(t, c, sc, n, w, halo=6)




@picture("glasses-bowls", "Two goldfish swim in the lenses of a pair of glasses", "glasses", "goldfish", "fishbowl", how="inside", tags="see swim water look lens aquarium face read")
def glasses_bowls():
    g = Print()
    for s in (-1, 1):
        x = 200 + s * 98
        lens = blob([(x - 62, 82), (x, 70), (x + 62, 82), (x + 84, 150), (x + 56, 224), (x, 242), (x - 56, 224), (x - 84, 150)])
        g.white(lens, edge=13)
        room = lens.shrink(17)
        water = blob([(x - 90, 118, True), (x - 50, 108), (x - 10, 120), (x + 30, 108), (x + 90, 118, True), (x + 90, 260, True), (x - 90, 260, True)]) & room
        g.tone = g.tone + water
        f = Print().black(blob("-52 0!, -30 -24, 6 -28, 36 -6, 36 6, 6 26, -30 22"), blob("28 0!, 48 -30, 70 -32!, 58 0, 70 32!, 48 30"), blob("-14 -22!, 8 -46, 26 -38!, 18 -20!"))
        f.cut(disc(-26, -5, 9), brush("-6 -18, 4 2, -4 18", [1, 7, 1]), gouge(14, -4, 30, -2, 7), gouge(12, 10, 26, 8, 6))
        f.black(disc(-27, -4, 4))
        f = f.scale(.86 if s > 0 else -.86, .92).move(x - s * 6, 170)
        g = g.on(f, 5)
        g.black(*[disc(x - s * a, b, r) for a, b, r in ((58, 140, 5), (50, 126, 4))])
    g.black(line("178 132, 200 118, 222 132", 14), line("20 122!, -8 110", 16), line("380 122!, 408 110", 16))
    g.black(brush("42 96, 66 62, 112 58", [0, 10, 0]), brush("358 96, 334 62, 288 58", [0, 10, 0]))
    return sheet(g, ink(*[brush(q, [0, 12, 0]) for q in ("70 30, 104 18, 140 30", "260 30, 296 18, 330 30")]))


@picture("socket-pig", "A pig with a socket for a snout, and the plug comes near", "pig", "socket", "plug", how="part replaced", tags="electric farm nose power charge shock pink wall")
def socket_pig():
    p = Print().black(blob("60 306!, 44 220, 54 130, 100 70, 176 50, 252 70, 298 130, 308 220, 292 306!"))
    for s in (-1, 1):
        p.black(blob([(176 + s * 48, 70, True), (176 + s * 74, 16), (176 + s * 134, 6, True), (176 + s * 134, 66), (176 + s * 108, 120, True)]), halo=6)
        p.cut(brush([(176 + s * 84, 84), (176 + s * 104, 52), (176 + s * 120, 26)], [0, 12, 0]))
        p.cut(oval(176 + s * 62, 142, 19, 22))
        p.black(disc(176 + s * 58 + 6, 146, 11))
    p.white(oval(176, 220, 84, 60), edge=0)
    p.black(oval(176, 220, 76, 52).ring(8), oval(150, 220, 14, 19), oval(202, 220, 14, 19))
    p.cut(brush("128 290, 176 304, 224 290", [3, 9, 3]), gouge(78, 250, 70, 196, 9), gouge(94, 276, 84, 240, 8))
    g = Print().black(blob("330 196!, 372 190, 406 200!, 406 250!, 372 256, 330 250!"), rect(292, 202, 42, 12, 4), rect(292, 232, 42, 12, 4))
    g.cut(rect(346, 206, 7, 34, 3), rect(362, 206, 7, 34, 3))
    z = ink(poly("318 140, 350 150, 338 160, 364 176, 322 164, 334 154"), poly("322 272, 352 266, 344 280, 368 288, 330 290, 338 280"))
    return sheet(p, g, z)


@picture("camera-frog", "A camera is a frog and catches a fly with its film", "camera", "frog", "film", "fly", how="one outline", tags="photo tongue green jump pond snap picture catch")
def camera_frog():
    c = Print()
    for s in (-1, 1):
        x = 142 + s * 114
        c.black(blob([(142 + s * 70, 262, True), (x - s * 30, 206), (x, 190), (x + s * 18, 214), (x + s * 6, 250), (142 + s * 84, 276, True)]))
        c.black(*[line([(142 + s * 94, 264), (142 + s * d, 288)], 13) for d in (98, 115, 130)])
    c.black(rect(42, 92, 200, 168, 16), disc(88, 60, 44), disc(196, 60, 44), halo=6)
    c.black(rect(116, 44, 52, 50, 6))
    for s in (-1, 1):
        c.black(brush([(142 + s * 58, 232), (142 + s * 64, 258), (142 + s * 58, 282)], [32, 26, 18]), *[line([(142 + s * 58, 272), (142 + s * 58 + d, 290)], 12) for d in (-20, 0, 20)], halo=5)
    c.cut(disc(88, 58, 31), disc(196, 58, 31), brush("46 104, 92 128, 142 132, 192 128, 238 104", [9, 9, 9, 9, 9]), rect(126, 52, 32, 17, 3), rect(56, 136, 24, 17, 3))
    c.black(oval(94, 58, 21, 13), oval(202, 58, 21, 13))
    c.cut(disc(142, 202, 62))
    c.black(disc(142, 202, 54))
    c.cut(disc(142, 202, 40).ring(8), brush("120 202, 124 186, 138 179", [0, 11, 0]))
    spine = "164 112, 236 158, 304 164, 368 136"
    film = Print().black(line(spine, 52, butt=True) & blob("120 137!, 192 133, 240 110!, 400 60!, 400 300!, 120 300!"))
    q = bezier(spine)
    for x, y, nx, ny in q[15:-2:7]:
        film.cut(line([(x - nx * 10, y - ny * 10), (x + nx * 10, y + ny * 10)], 23, butt=True))
    for x, y, nx, ny in q[13:-2:5]:
        film.cut(*[line([(x + nx * d, y + ny * d), (x + nx * (d + 7), y + ny * (d + 7))], 9, butt=True) for d in (-22, 15)])
    f = Print().white(oval(334, 46, 16, 38, -14), oval(373, 60, 15, 34, 32), edge=8)
    f.black(oval(346, 96, 33, 20, -16), disc(310, 98, 19), *[line([(x, 104), (x - 6, 130)], 7) for x in (330, 348, 366)])
    f.cut(disc(305, 94, 9))
    return sheet(block(oval(190, 288, 200, 16)), c, film, f, halo=6)


@picture("bell-dress", "A woman whose skirt is a ringing bell", "woman", "bell", "dress", how="one outline", tags="ring dance church loud school swing sound party")
def bell_dress():
    p = Print().black(oval(200, 276, 26, 22), halo=0)
    p.black(sym("0 96!, 22 98, 40 130, 70 190, 124 240, 132 262!, 0 272").move(200, 0))
    p.cut(brush("78 238, 200 254, 322 238", [4, 8, 4]), comb("120 226, 152 180, 172 130", 5, 32, 9, swell=.3), brush("158 150, 200 158, 242 150", [1, 6, 1]))
    p.black(blob("176 104!, 172 70, 184 56, 216 56, 228 70, 224 104!"), brush("180 66, 138 70, 104 40", [18, 15, 12]), brush("220 66, 262 70, 296 40", [18, 15, 12]), rect(192, 44, 16, 18))
    p.cut(line("176 102, 224 102", 6))
    p.black(disc(200, 26, 24), halo=3)
    p.cut(oval(197, 32, 16, 15))
    p.black(disc(191, 31, 3), disc(203, 31, 3), brush("190 39, 197 43, 204 39", [1, 4, 1]), disc(222, 10, 11))
    s = ink(*[brush(q, [0, 11, 0]) for q in ("54 180, 34 226, 50 274", "26 166, 4 226, 22 286", "346 180, 366 226, 350 274", "374 166, 396 226, 378 286")])
    return sheet(block(blob("0 286!, 200 280, 400 286!, 400 300!, 0 300!")), s, p.turn(-4, 200, 150).scale(1, .97).move(0, 8))


@picture("gift-butterfly", "The bow of a gift is a butterfly about to leave", "gift", "butterfly", "ribbon", how="part replaced", tags="birthday surprise wing party free box spring fly")
def gift_butterfly():
    g = Print().black(poly("84 190, 316 190, 308 300, 92 300"), rect(70, 158, 260, 40, 5), halo=0)
    g.cut(rect(70, 197, 260, 6), rect(172, 158, 8, 142), rect(220, 158, 8, 142))
    g.cut(*[disc(x, y, 7) for x, y in ((116, 226), (144, 264), (276, 226), (252, 264), (112, 282), (288, 280))])
    w = butterfly().scale(1.36, .94).move(200, 96)
    r = ink(brush("196 140, 158 166, 138 150, 120 176", [9, 11, 9, 2]), brush("204 140, 242 166, 262 150, 280 176", [9, 11, 9, 2]))
    return sheet(block(blob("0 286!, 200 280, 400 286!, 400 300!, 0 300!")), g, r, w)




@picture("padlock-girl", "The keyhole of a padlock is a girl who holds the key", "padlock", "girl", "key", "keyhole", how="one outline", tags="secret lock open guard safe small prison dress")
def padlock_girl():
    p = Print().black(line("118 130!, 118 66, 200 14, 282 66!, 282 130", 34), rect(66, 112, 268, 182, 24))
    p.cut(brush("110 108, 112 70, 160 30", [1, 8, 0]), comb("84 270, 82 200, 86 138", 6, 20, 8, swell=.3))
    p.cut(disc(200, 154, 26), blob("190 176!, 210 176!, 242 262!, 158 262!"), line("196 190!, 164 212", 10), line("206 190, 236 200, 250 182", 10), line("186 258!, 184 282", 10), line("214 258!, 216 282", 10))
    p.cut(disc(254, 158, 15), rect(250, 168, 8, 44), rect(254, 194, 18, 7), rect(254, 206, 14, 7))
    p.black(disc(254, 158, 7), disc(192, 154, 3.5), disc(208, 154, 3.5), brush("192 163, 200 168, 208 163", [1, 4, 1]))
    return sheet(block(rect(0, 288, 400, 12)), p)
