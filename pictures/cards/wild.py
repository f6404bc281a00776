from pictures.composing import *


@picture("egg-crocodile", "A smiling crocodile hatches with the shell on its head", "crocodile", "egg", how="inside", tags="birth hatch baby surprise shell teeth new hello")
def egg_crocodile():
    c = Print("crocodile").black(blob("30 112, 38 86, 66 82, 128 96, 186 88, 204 58, 236 48, 262 66, 300 100, 318 150, 316 240!, 190 240!, 196 176, 156 158, 96 152, 46 142"))
    c.black(*[poly([(x, y), (x + 26, y + 14), (x + 26, y - 12)]) for x, y in ((290, 100), (304, 136), (308, 174))])
    c.cut(brush("36 124, 110 130, 178 136, 222 112", [2, 7, 7, 2]), oval(54, 98, 7, 5))
    c.cut(*[poly([(x, 128 + (x - 60) * .05), (x + 16, 129 + (x - 60) * .05), (x + 8, 146 + (x - 60) * .05)]) for x in (60, 84, 108, 132, 156)])
    eye_dot(c, 228, 76, 13, (-3, 1))
    low = poly("92 186, 122 206, 150 180, 180 206, 210 182, 240 206, 272 180, 300 206, 330 184, 332 210, 400 400, 0 400, 90 210") & blob("92 150!, 330 150!, 338 210, 300 274, 212 300, 124 274, 84 210")
    s = Print("egg").white(low, edge=9)
    s.black(brush("286 268, 308 240, 318 214", [0, 8, 0]), line("150 182!, 160 222!, 146 240", 6))
    cap = poly("176 40, 198 62, 222 44, 248 66, 276 48, 300 70, 314 -40, 160 -40") & blob("176 60, 176 20, 226 -12, 286 10, 308 70!, 240 100")
    hat = Print("egg").white(cap.turn(12, 240, 40).move(18, 6), edge=8)
    arms = ink(brush("150 196, 126 200, 118 222", [20, 17, 14]), brush("282 194, 300 200, 304 222", [20, 17, 14]), *[line([(x, 220), (x + d, 236)], 6) for x in (118, 304) for d in (-9, 0, 9)])
    return sheet(block(rect(0, 276, 400, 24)), c, s, hat, arms, halo=6)


@picture("elephant-tap", "An elephant whose trunk is a tap", "elephant", "tap", how="part replaced", tags="water drip trunk bath big leak thirst turn")
def elephant_tap():
    e = Print("elephant").black(blob("226 84, 262 30, 330 8, 412 20!, 412 312!, 296 312!, 292 256, 262 206, 236 170"))
    e.black(brush("284 128, 200 126, 128 120, 84 142, 76 206", [124, 88, 62, 54, 44]), rect(46, 196, 60, 20, 5))
    e.black(rect(158, 50, 18, 44), rect(104, 40, 126, 22, 11), disc(167, 50, 19))
    e.white(blob("252 206!, 226 232, 186 234!, 208 254, 252 250, 286 216!"), edge=7, halo=5)
    e.black(blob("306 70, 350 44, 412 50!, 412 262!, 372 250, 322 196, 300 130"), halo=7)
    e.cut(gouge(398, 100, 336, 110, 13), gouge(400, 136, 340, 144, 13), gouge(402, 172, 352, 176, 12), gouge(404, 208, 374, 208, 10))
    e.cut(*[brush([(x, 94 + d), (x - 6, 112 + d), (x - 4, 132 + d)], [3, 8, 1]) for x, d in ((222, 0), (194, 0), (134, 2), (106, 14))])
    e.cut(brush("240 96, 254 84, 272 92", [2, 8, 2]))
    eye_dot(e, 258, 108, 11, (-3, 1))
    w = ink(drop(76, 250, 13)).on(ink(oval(76, 288, 58, 7)), 0)
    return sheet(block(oval(76, 284, 76, 16)), e, w)


@picture("camel-pyramids", "A camel with two pyramids for humps", "camel", "pyramid", how="part replaced", tags="desert hump sand travel hot thirst caravan ancient")
def camel_pyramids():
    c = Print("camel")
    c.black(brush("178 190, 190 232, 182 282", [38, 18, 13]), brush("276 180, 280 226, 264 250, 270 284", [52, 24, 15, 12]))
    c.black(blob("118 176, 150 140, 230 130, 310 138, 346 170, 344 200, 300 214, 230 216, 160 212, 124 200"))
    c.black(brush("140 186, 88 186, 62 140, 70 84", [64, 46, 32, 28]), blob("84 60, 62 54, 34 66, 12 84, 14 100, 40 104, 68 98, 86 88"), poly("70 60, 90 40, 86 68"))
    c.black(brush("146 188, 136 232, 144 286", [42, 19, 13]), brush("312 172, 330 222, 312 250, 320 288", [62, 28, 16, 13]))
    c.cut(brush("166 214, 160 190, 146 176", [1, 7, 1]), brush("296 214, 284 190, 292 166", [1, 7, 1]))
    c.black(*[blob([(x - 16, 295, True), (x - 8, 281), (x + 8, 280), (x + 14, 295, True)]) for x in (143, 181, 268, 319)])
    c.black(brush("342 174, 366 196, 364 226", [9, 7, 10]))
    c.cut(disc(52, 74, 7), brush("18 94, 36 94, 50 88", [1, 5, 1]), gouge(110, 196, 84, 160, 9, 4), gouge(130, 204, 108, 182, 8))
    c.black(disc(51, 75, 3.5))
    p = Print("pyramid")
    for x, y, k in ((284, 146, 1.0), (190, 142, 1.28)):
        p.black(poly([(x, y - 106 * k), (x + 64 * k, y + 6), (x - 64 * k, y + 6)]), halo=7)
        lit = poly([(x - 3, y - 86 * k), (x - 10 * k, y), (x - 48 * k, y)])
        p.cut(lit)
        p.black(*[rect(x - 90, y - 66 * k + i * 22 * k, 160, 7) & lit for i in range(3)])
    return sheet(block(blob("0 272!, 90 258, 200 270, 310 256, 400 268!, 400 300!, 0 300!")), c, halo=6).on(p, 0)


@picture("sheep-cloud", "Sheep float over the hills as clouds", "sheep", "cloud", how="one outline", tags="wool sky soft wind count dream white float")
def sheep_cloud():
    def one(fold=True):
        p = Print("sheep").black(*[poly([(x, 50), (x + 16, 50), (x + 10, 86), (x - 5, 86)]) for x in (-42, -14, 30, 56)])
        c = union(disc(-62, 10, 40), disc(-40, -34, 40), disc(14, -50, 46), disc(66, -26, 42), disc(84, 20, 36), disc(40, 38, 36), disc(-18, 40, 38), disc(10, 0, 50))
        p.white(c, edge=9)
        if fold:
            p.black(*[brush(q, [0, 11, 0]) for q in ("-30 -24, -14 -42, 10 -38", "34 -26, 54 -40, 72 -22", "-30 26, -8 40, 14 26", "36 14, 56 26, 74 10")])
        p.black(blob("-118 6, -104 -24, -72 -30, -54 -10, -60 24, -84 46, -106 38"), blob("-66 -22!, -40 -36, -22 -22!, -46 -6"), halo=6)
        p.cut(brush("-106 4, -98 10, -90 4", [1, 7, 1]), brush("-80 4, -72 9, -64 2", [1, 7, 1]), brush("-100 28, -92 33, -84 28", [1, 5, 1]))
        return p

    hills = ink(blob("0 312!, 0 262!, 60 240, 130 262, 180 276!, 250 238, 330 232, 400 262!, 400 312!"))
    hills.cut(brush("10 282, 60 258, 120 278", [1, 8, 1]), brush("230 280, 300 252, 380 272", [1, 8, 1]), brush("220 296, 300 276, 390 292", [1, 8, 1]))
    return sheet(block(oval(232, 292, 100, 10)), hills, one().scale(1.16, 1.12).move(214, 114), one(False).scale(.4).move(58, 222), halo=6)


@picture("scissors-rabbit", "A rabbit with scissors for its ears", "rabbit", "scissors", how="part replaced", tags="cut ears hair barber paper sharp easter spring")
def scissors_rabbit():
    p = Print("scissors")
    blade = blob("-20 20!, -22 -70, -2 -186!, 18 -80, 18 20!")
    for s in (-1, 1):
        b = blade if s > 0 else blade.flip()
        p.black(b.turn(s * 17).move(200 + s * 6, 196))
        p.cut(gouge(-s * 6, -30, -s * 3, -140, 8).turn(s * 17).move(200 + s * 6, 196))
    for s in (-1, 1):
        p.black(oval(200 + s * 92, 246, 56, 42, s * 16), halo=0)
        p.cut(oval(200 + s * 94, 248, 36, 23, s * 16))
    head = Print("rabbit").black(sym("0 150, 48 156, 76 196, 70 246, 40 278, 0 288").move(200, 0))
    head.cut(disc(200, 176, 10))
    head.black(line("193 176, 207 176", 5))
    for s in (-1, 1):
        head.cut(brush([(200 + s * 22, 216), (200 + s * 36, 204), (200 + s * 50, 216)], [2, 9, 2]))
        head.cut(brush([(200 + s * 26, 246), (200 + s * 44, 244), (200 + s * 58, 238)], [1, 5, 1]), brush([(200 + s * 26, 254), (200 + s * 42, 258), (200 + s * 54, 258)], [1, 5, 1]))
    head.cut(blob("188 232!, 200 228, 212 232!, 200 244"), rect(190, 256, 20, 20, 3), brush("184 252, 200 246, 216 252", [2, 5, 2]))
    head.black(line("200 256, 200 276", 4))
    snips = ink(*[poly([(x, y), (x + 26, y + 6), (x + 20, y + 22), (x - 4, y + 14)]) for x, y in ((56, 60), (322, 50), (84, 126), (298, 122))], poly("32 150, 56 142, 60 160"), poly("346 138, 370 150, 350 160"))
    return sheet(p, head, snips, halo=6)


@picture("cage-acrobat", "A parrot keeps a little acrobat on the swing of a birdcage", "birdcage", "parrot", "acrobat", how="scale", tags="swing pet watch prison play swap small circus")
def cage_acrobat():
    c = cage().scale(1.44, 1.24).put("base", 134, 290)
    c.cut(oval(134, 178, 66, 72) & c.room)
    a = Print("acrobat").black(line("116 66, 112 176", 5), line("156 66, 158 176", 5), line("96 178, 174 178", 9))
    a.black(disc(136, 116, 16), blob("120 138!, 150 138!, 148 174!, 122 174!"), brush("122 142, 106 150, 112 124", [11, 9, 8]), brush("148 142, 164 150, 158 124", [11, 9, 8]), brush("128 176, 106 196, 104 226", [15, 12, 6]), brush("144 176, 124 200, 130 232", [15, 12, 6]))
    a.cut(brush("122 150, 136 155, 150 150", [2, 7, 2]), brush("129 119, 136 124, 143 119", [1, 4, 1]))
    p = Print("parrot").black(blob("262 82, 282 46, 322 34, 358 60, 374 120, 372 190, 392 300!, 352 300!, 330 246, 294 208, 278 150"))
    p.cut(blob("262 70!, 284 62, 306 76, 302 104, 276 112!"))
    p.black(disc(287, 84, 9), blob("276 66!, 246 64, 228 86, 234 118!, 248 106, 272 106!"), blob("250 116!, 264 110, 278 112!, 270 130"), halo=4)
    p.cut(blob("334 112!, 366 150, 362 230!, 334 204, 322 160").ring(7), gouge(340, 144, 352, 206, 8), disc(284, 81, 3))
    perch = ink(rect(256, 226, 144, 13, 6)).on(ink(line("306 218, 300 240", 9), line("324 226, 320 242", 9)), 0)
    return sheet(p, perch, c, halo=6).on(a, 4)


@picture("ostrich-pot", "An ostrich hides its head in a flowerpot and comes up in the next one", "ostrich", "flowerpot", how="part replaced", tags="hide shy fear neck surprise garden bird look")
def ostrich_pot():
    o = Print("ostrich").black(brush("286 186, 276 236, 292 290", [34, 17, 10]), brush("326 186, 350 236, 338 290", [34, 17, 10]), rect(262, 286, 36, 10, 5), rect(308, 286, 36, 10, 5))
    o.black(blob("232 150, 244 106, 292 84, 346 96, 372 78!, 374 108!, 396 112!, 384 138!, 398 158!, 366 188, 310 206, 258 198"))
    o.black(brush("250 142, 214 110, 176 90, 158 150, 156 210", [40, 26, 22, 19, 18]))
    o.cut(*[gouge(x, y, x + 36, y + 14, 11, 4) for x, y in ((270, 124), (300, 112), (278, 158), (316, 148), (330, 176), (288, 184))])
    n = Print("ostrich").black(brush("58 210, 52 160, 64 100", [18, 18, 20]), blob("44 84, 54 58, 84 54, 100 72, 132 84!, 128 96!, 96 102, 64 106"))
    n.black(gouge(62, 62, 44, 34, 8), gouge(74, 58, 68, 26, 8), gouge(84, 58, 92, 32, 8))
    eye_dot(n, 82, 76, 11, (3, 0))
    n.cut(brush("104 92, 116 92, 128 90", [1, 5, 1]))
    po = stack(pot().scale(.92, 1).put("base", 58, 292), pot().scale(.92, 1).put("base", 164, 292), halo=6)
    return sheet(block(rect(0, 278, 400, 22)), o, n, po, halo=6)


@picture("pumpkin-carriage", "A mouse draws a carriage made of a pumpkin", "pumpkin", "carriage", "mouse", how="part replaced", tags="fairytale ball midnight wheel princess autumn magic ride")
def pumpkin_carriage():
    p = Print("pumpkin")
    for x, w, h_ in ((-84, 52, 74), (84, 52, 74), (-44, 54, 84), (44, 54, 84), (0, 52, 88)):
        p.black(oval(266 + x * .98, 128, w, h_), halo=5)
    p.black(brush("266 46, 262 26, 284 10", [20, 14, 16]), brush("262 40, 224 22, 210 38, 222 48", [7, 6, 6, 4]))
    p.cut(window(266, 140, 66, 104))
    p.black(window(266, 140, 50, 88).ring(6), rect(243, 132, 46, 6), disc(282, 156, 5))
    p.black(brush("150 204, 266 226, 382 204", [12, 14, 12]))
    for x, r_ in ((186, 38), (346, 44)):
        p.black(disc(x, 294 - r_, r_), halo=6)
        p.cut(disc(x, 294 - r_, r_ - 9))
        p.black(disc(x, 294 - r_, 9), around(rect(-3, -r_ + 4, 6, r_), 6).move(x, 294 - r_))
    m = Print("mouse").black(brush("120 262, 140 268, 148 240", [7, 6, 3]), blob("16 256!, 30 236, 54 226, 92 224, 118 244, 122 282!, 40 282!, 44 268"), *[blob([(x - 9, 294, True), (x - 4, 276), (x + 12, 276), (x + 10, 294, True)]) for x in (44, 66, 92, 112)])
    m.black(disc(64, 220, 18), halo=5)
    m.cut(disc(63, 220, 9), disc(38, 246, 6))
    m.black(disc(37, 247, 3), disc(17, 256, 7))
    rein = ink(line("92 230, 130 210, 152 206", 5))
    st = ink(sparkle(48, 60, 20), sparkle(110, 110, 12), sparkle(134, 34, 10), sparkle(40, 150, 10))
    return sheet(block(rect(0, 286, 400, 14)), st, p, rein, m, halo=5)


@picture("monkey-barber", "A monkey is the barber of a lion", "lion", "monkey", how="scene", tags="hair cut mane comb king work style brave")
def monkey_barber():
    mane = union([sym("0 -130!, 20 -96, 16 -60!, 0 -56!").scale(1.1, 1).turn(i * 24) for i in range(15)], disc(0, 0, 84)).move(140, 136)
    lion = Print("lion").black(blob("12 312!, 40 262, 90 232, 190 232, 240 262, 268 312!"))
    lion.black(mane, halo=6)
    lion.cut(around(gouge(0, -116, 0, -84, 9), 5, start=0).move(140, 136), disc(140, 136, 66))
    lion = lion.on(lion_face().scale(1.26).move(140, 134), 0)
    m = Print("monkey").black(brush("352 250, 388 214, 372 160, 392 130", [11, 10, 9, 8]))
    m.black(blob("296 168!, 330 158, 362 178, 372 240, 356 292!, 296 292!, 292 230"), brush("312 282, 292 262, 300 296", [30, 24, 14]))
    m.black(disc(324, 112, 40), disc(364, 112, 15), disc(286, 114, 13))
    m.cut(union(disc(308, 104, 17), disc(334, 104, 17), oval(320, 126, 26, 19)), disc(366, 112, 7))
    m.black(disc(308, 106, 6), disc(332, 106, 6), brush("306 130, 318 137, 332 130", [1, 6, 1]), disc(315, 119, 3), disc(325, 119, 3))
    m.black(brush("312 184, 266 192, 240 160", [22, 17, 14]), halo=6)
    c = ink(rect(-34, -12, 68, 12, 3), *[rect(-34 + 15 * i, -4, 8, 28) for i in range(5)]).turn(-28).move(226, 128)
    return sheet(lion, m, c, halo=6)


@picture("king-rake", "A gardener rakes the beard of a giant king", "king", "gardener", "rake", how="scale", tags="beard giant hair field work lawn patience royal")
def king_rake():
    k = king(robe=False).scale(1.9, 1.5).move(236, 150)
    k.black(blob("128 150!, 150 180, 240 190, 330 176, 346 150!, 356 220, 392 292!, 392 312!, 84 312!, 110 262"))
    k.cut(*[gouge(x, 304, 236 + (x - 236) * .62, 210, 10) for x in (140, 176, 212, 248, 284, 320, 352)])
    c = Print("king").black(poly("142 62, 126 4, 176 30, 236 -6, 296 30, 346 4, 330 62"))
    c.cut(disc(188, 44, 8), disc(236, 38, 9), disc(284, 44, 8))
    g = Print("gardener").black(disc(58, 128, 18), blob("22 122!, 52 106, 98 124!, 90 134, 54 124"), blob("38 112!, 46 92, 72 92, 82 118!"))
    g.black(blob("40 152!, 60 146, 84 156, 90 210!, 40 210!"), brush("52 204, 44 250, 50 284", [26, 19, 14]), brush("76 204, 84 250, 90 284", [26, 19, 14]), blob("34 294!, 38 280, 56 278, 58 294!"), blob("76 294!, 78 280, 96 278, 104 294!"))
    r_ = Print("rake").black(brush("70 130, 108 180, 148 240", [8, 8, 8]), line("118 256, 180 222", 9), *[brush([(118 + 15 * i, 256 - 8 * i), (126 + 15 * i, 276 - 8 * i)], [8, 4]) for i in range(5)])
    arm = ink(brush("72 164, 96 186, 106 178", [16, 13, 11]))
    return sheet(k, c, g, r_, arm, halo=6)
