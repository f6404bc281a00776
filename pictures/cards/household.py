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


@picture("needle-wave", "A needle leaps over the sea, its thread makes the waves", "needle", "wave", "thread", how="one outline", tags="sew sea stitch dolphin sail jump tailor blue")
def needle_wave():
    n = needle().scale(1.6, 1.36).turn(-64).move(246, 88)
    x, y = n.at["eye"]
    t = ink(line([(x, y), (x - 40, y + 30), (58, 120), (76, 164), (130, 182), (186, 174), (226, 192), (268, 204), (312, 188), (352, 200), (404, 184)], 9))
    t.black(line("-6 214, 40 196, 84 216, 130 234, 176 216, 222 232, 270 246, 318 228, 362 242, 406 228", 8), line("-6 262, 50 246, 100 264, 160 280, 214 262, 266 278, 320 284, 406 264", 8))
    d = ink(drop(360, 96, 12), drop(384, 120, 9), drop(30, 176, 9))
    sea = block(blob("-6 214!, 40 200, 84 218, 130 200, 186 184, 220 200, 262 210, 306 194, 348 208, 400 192!, 400 300!, -6 300!"))
    return sheet(sea, t, n, d, halo=6)


@picture("button-plate", "Dinner is served: a button with a needle and a fork", "button", "fork", "plate", "needle", how="one outline", tags="sew eat dinner coat table restaurant thread hungry")
def button_plate():
    cloth = block(SHEET - union([rect(x, 0, 12, 300) for x in (46, 134, 222, 310)] + [rect(0, y, 400, 12) for y in (34, 122, 210)]))
    b = button(thread=False).scale(1.24).move(194, 150)
    b.cut(line("165 119, 227 181", 10), line("165 181, 227 119", 10))
    n = needle().scale(1.34, 1.16).move(38, 152)
    f = fork().scale(1.02, 1.12).move(360, 150)
    t = ink(line("38 38, 66 18, 84 56, 112 40", 6))
    return sheet(cloth, t, n, f, b, halo=9)


@picture("sock-snake", "A striped sock rears up as a snake", "sock", "snake", how="one outline", tags="foot wool hiss stripe tongue warm puppet lost")
def sock_snake():
    spine = "352 204, 290 256, 190 262, 100 236, 112 190, 190 178, 250 150, 234 84, 168 62"
    s = Print().black(brush(spine, [44, 58, 58, 56, 54, 54, 54, 50, 50]))
    q = bezier(spine, 40)
    bars = []
    for i in range(5, 29):
        x, y, nx, ny = q[round(i / 34 * (len(q) - 1))]
        bars.append(line([(x - 36 * nx, y - 36 * ny), (x + 36 * nx, y + 36 * ny)], 8, butt=True))
    s.cut(union(bars[:9]), union(bars[10:14:1]), union(bars[15:]))
    s.black(brush("96 240, 112 190, 196 176", [20, 50, 40]), halo=5)
    s.cut(gouge(104, 230, 124, 196, 8), gouge(124, 224, 142, 194, 8), gouge(144, 216, 160, 192, 7))
    s.black(blob("236 54, 190 22, 120 26, 82 52, 74 78, 96 96, 150 100, 206 116, 256 118"), halo=6)
    s.cut(brush("128 28, 116 60, 132 96", [7, 7, 7]))
    s.cut(disc(186, 54, 17))
    s.black(disc(181, 56, 8), line("78 80, 44 96!, 22 90", 6), line("44 96!, 26 116", 6))
    c = ink(poly("314 198, 372 168, 396 214, 338 244")).cut(*[gouge(326 + i * 14, 202 - i * 7, 342 + i * 14, 232 - i * 7, 6) for i in range(4)])
    return sheet(s, c, halo=6)


@picture("sock-tune", "Socks hang on five lines like notes of a tune", "sock", "musical note", "clothes peg", how="one outline", tags="laundry music song wash line wind dry melody")
def sock_tune():
    lines = ink(*[line([(-6, y), (120, y + 12), (280, y + 12), (406, y)], 5) for y in (40, 92, 144, 196, 248)])
    out = sheet(lines)
    for x, y in ((96, 52), (226, 104), (352, 54)):
        s = sock().scale(.88, .9).put("top", x, y + 8)
        out = out.on(s, 6).on(peg().scale(.42, .5).put("jaw", x + 2, y + 8), 4)
    return out


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


@picture("iron-ship", "An iron crosses the sea as a steamship and smooths the waves", "iron", "ship", "wave", how="one outline", tags="steam hot smooth ocean laundry voyage flat captain")
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


@picture("sewing-road", "A sewing machine stitches the white line of a road", "sewing machine", "road", how="scale", tags="thread travel stitch drive tailor needle street mend")
def sewing_road():
    r = ink(blob("200 224!, 132 224!, 70 236, -6 276!, -6 306!, 196 306!, 200 262!"))
    r.cut(*[poly(q) for q in ("158 230, 178 230, 170 242, 146 242", "136 248, 162 248, 148 266, 118 266", "104 274, 136 274, 116 300, 76 300")])
    m = Print().black(rect(176, 232, 220, 36, 8), rect(312, 92, 66, 144, 6), blob("168 84!, 184 62, 330 54, 378 62, 380 122!, 320 122, 214 118, 206 128!, 204 164!, 172 164!"))
    m.black(disc(386, 96, 26), rect(180, 160, 16, 22), rect(186, 180, 5, 46), rect(170, 214, 38, 10, 4), rect(300, 24, 10, 34), rect(286, 20, 38, 40, 5))
    m.cut(disc(386, 96, 11), brush("196 80, 270 72, 350 76", [1, 8, 1]), rect(286, 32, 38, 4), rect(286, 42, 38, 4), rect(326, 140, 38, 56, 5), rect(180, 246, 216, 6))
    m.black(disc(345, 168, 12), line("305 22, 240 36, 206 60, 188 110", 4))
    hills = block(blob("0 118!, 50 84, 110 106, 160 80, 240 104, 320 86, 400 104!, 400 262!, 0 262!"))
    return sheet(hills, r, m)
