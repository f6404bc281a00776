from pictures.composing import *


def plain_palm(x, y, h, s=1) -> Print:
    """A palm of few points, its foot at (x, y), leaning to the right if s is 1."""
    p = Print("palm").black(brush([(0, 0), (s * 18, -h * .4), (s * 6, -h * .74)], [24, 17, 12]))
    leaf = blob("0 0!, 30 -28, 72 -24, 104 18!, 66 0, 30 -2!")
    for a, k in ((-60, .9), (-22, 1), (16, .92)):
        q = leaf.turn(a).scale(k)
        p.black(q.move(s * 6, -h * .74), q.flip().move(s * 6, -h * .74))
    p.cut(*[brush([(-10 + s * d, -h * t), (20 + s * d, -h * t - 6)], [5, 5]) for t, d in ((.16, 0), (.34, 6), (.52, 6))])
    return p.move(x, y)


@picture("eye-galley", "An eye rows over the sea with its lashes", "eye", "boat", "oar", how="one outline", tags="see sea look galley sail watch row lash")
def eye_galley():
    p = Print("boat").black(rect(195, 2, 10, 106))
    p.black(blob("212 6!, 276 34, 304 88!, 252 90, 212 94!, 228 52"), blob("188 14!, 172 62, 186 94!, 146 92, 106 92!, 144 54"))
    p.cut(gouge(236, 36, 264, 94, 10, -6), gouge(172, 52, 148, 96, 9))
    almond = blob("10 112!, 90 104, 200 100, 310 104, 390 112!, 330 166, 200 200, 70 166")
    e = Print("eye").white(almond, edge=13)
    e.black(disc(200, 142, 46) & almond)
    e.cut(around(gouge(0, -42, 0, -22, 7), 12).move(200, 142), disc(186, 128, 10))
    oars = Print("oar")
    for i, x in enumerate((66, 124, 184, 244, 304)):
        y = (150, 176, 186, 176, 150)[i]
        oars.black(line([(x, y), (x + 44, 272)], 8), line([(x + 30, y + (272 - y) * .68), (x + 50, y + (272 - y) * 1.136)], 21, butt=True))
    sea = block(blob("0 256!, 60 246, 130 258, 200 248, 270 258, 340 246, 400 256!, 400 300!, 0 300!"))
    return sheet(sea, oars, p, e, halo=6)


@picture("storm-teacup", "A ship sails through a storm in a teacup", "teacup", "ship", "storm", how="inside", tags="sea tea weather lightning wave danger cloud rage")
def storm_teacup():
    c = Print("teacup").black(line("318 206, 368 190, 384 222, 350 252, 300 254", 18))
    c.black(blob("46 178!, 332 178!, 322 236, 288 274, 250 290!, 128 290!, 90 274, 56 236"))
    c.cut(comb("70 246, 56 214, 54 186", 4, 40, 9, swell=.2))
    wv = Print("storm").black(blob("46 172!, 36 134, 52 98, 90 92, 106 112!, 84 110, 82 130, 110 144, 160 148, 220 142, 262 118, 270 78, 304 62, 338 82!, 312 86, 304 108, 330 138, 334 172!"))
    wv.cut(brush("58 160, 52 128, 70 106", [1, 9, 0]), brush("90 162, 74 146, 70 128", [1, 7, 0]), brush("320 158, 300 134, 290 96", [1, 9, 0]), brush("292 164, 276 146, 274 124", [1, 7, 0]), brush("120 164, 170 168, 226 160", [1, 7, 1]))
    s = ship().scale(.84, .74).turn(-10).move(172, 78)
    cl = Print().black(union(disc(300, 34, 18), disc(328, 22, 22), disc(362, 24, 24), disc(384, 38, 16), rect(296, 30, 96, 22, 11))).cut(brush("312 26, 328 12, 344 22", [0, 6, 0]), brush("350 28, 364 14, 378 26", [0, 6, 0])).black(bolt().scale(.44, .4).move(370, 104).ink)
    return sheet(cl, wv, s, c, halo=6)


@picture("pirate-ship-hat", "A pirate whose hat is a ship", "pirate", "ship", "beard", how="worn or carried", tags="captain sea robber sail adventure island patch hull")
def pirate_ship_hat():
    p = Print("pirate").black(blob("118 150, 100 200, 96 250, 84 310!, 316 310!, 304 250, 300 200, 282 150"))
    p.white(blob("136 140!, 264 140!, 270 186, 262 216!, 232 204, 200 210, 168 204, 138 216!, 130 186"), edge=0)
    p.black(blob("150 160!, 190 160!, 186 186, 170 194, 154 186"), line("136 150, 164 166", 6), line("182 164, 270 146", 6))
    p.black(disc(230, 176, 8), brush("214 162, 230 154, 248 162", [2, 7, 2]))
    p.black(blob("198 176!, 212 198, 204 212, 190 206!"))
    p.black(blob("200 208!, 166 202, 138 214, 122 240!, 160 236, 200 222, 240 236, 278 240!, 262 214, 234 202"), halo=5)
    p.cut(blob("176 242!, 200 246, 224 242!, 200 258"))
    p.cut(gouge(130, 296, 138, 256, 9), gouge(160, 300, 166, 266, 9), gouge(200, 304, 200, 276, 9), gouge(240, 300, 234, 266, 9), gouge(270, 296, 262, 256, 9))
    h = Print("ship").black(blob("40 74!, 110 98, 200 104, 290 98, 360 74!, 338 126, 290 152, 200 158, 110 152, 62 126"))
    h.cut(brush("70 106, 200 126, 330 106", [2, 8, 2]), *[disc(x, 138, 7) for x in (140, 180, 220, 260)])
    h.black(rect(195, 0, 10, 100), blob("214 8!, 276 34, 296 82!, 250 86, 214 90!, 230 50"), blob("186 14!, 174 54, 184 90!, 146 88, 108 80!, 146 52"))
    h.cut(gouge(238, 32, 262, 78, 9, -5), gouge(168, 46, 146, 80, 8))
    return sheet(p, h, halo=7)


@picture("sailor-shirt", "The stripes of a sailor's shirt are the sea, and a boat sails on them", "sailor", "shirt", how="surface replaced", tags="stripe wave navy uniform harbour cap boat longing")
def sailor_shirt():
    body = blob("164 116!, 236 116!, 290 132, 340 160, 372 220, 388 300!, 12 300!, 28 220, 60 160, 110 132")
    p = Print("sailor").white(body, edge=9)
    for y in (160, 196, 232, 268, 304):
        d = 11
        p.black(brush([(-20, y), (30, y + d), (90, y - d), (150, y + d), (210, y - d), (270, y + d), (330, y - d), (420, y)], [15, 15]) & body)
    p.black(line("84 214, 78 300", 9), line("316 214, 322 300", 9))
    b = ink(blob("150 214!, 254 206!, 240 234, 170 240"), rect(200, 140, 8, 72), blob("214 146!, 250 176, 254 198!, 214 202!"), blob("194 156!, 160 200!, 194 204!"))
    h = Print().white(blob("156 60!, 244 60!, 246 92, 232 122, 200 134, 168 122, 154 92"), edge=8)
    h.black(brush("188 132, 200 150, 212 132", [40, 40]) & rect(170, 128, 60, 20))
    h.black(disc(182, 84, 5), disc(218, 84, 5), blob("200 98!, 178 94, 162 106!, 182 112, 200 106, 218 112, 238 106!, 222 94"))
    cap = Print().white(blob("134 36, 146 12, 200 4, 254 12, 266 36, 248 50!, 152 50!"), edge=8).black(rect(150, 44, 100, 20, 6), line("244 58, 270 66, 266 96", 8))
    return sheet(p, b, h, cap, halo=6)


@picture("whale-hammock", "A whale sleeps in a hammock between two palms", "whale", "hammock", "palm", how="scale", tags="rest holiday heavy nap beach dream island calm")
def whale_hammock():
    left = plain_palm(40, 294, 288, 1)
    right = plain_palm(362, 294, 288, -1)
    w = whale().scale(.86, .9).move(196, 158)
    x, y = 196 - 76 * .86, 158 - 2 * .9
    w.black(disc(x, y, 9))
    w.cut(brush([(x - 10, y - 2), (x, y + 6), (x + 10, y - 2)], [2, 6, 2]))
    bed = blob("58 138!, 96 176, 150 196, 200 200, 254 194, 306 172, 344 138!, 324 196, 270 240, 200 252, 130 240, 78 196")
    h = Print("hammock").white(bed, edge=7)
    for a, b, c in (((96, 172), (140, 220), (196, 250)), ((156, 190), (196, 222), (256, 246)), ((216, 198), (250, 208), (300, 222))):
        h.black(brush([a, b, c], [5, 5]) & bed)
        h.black(brush([(401 - q[0], q[1]) for q in (a, b, c)], [5, 5]) & bed)
    ropes = ink(line("44 120, 62 142", 7), line("358 120, 340 142", 7))
    return sheet(block(blob("0 284!, 100 274, 200 282, 300 274, 400 284!, 400 300!, 0 300!")), left, right, ropes, w, h, halo=5)




@picture("island-jigsaw", "Two islands with two people fit together like a jigsaw", "island", "jigsaw", "palm", how="one outline", tags="meet puzzle friend piece greet together distance match")
def island_jigsaw():
    left = blob("10 196!, 168 192!, 172 222!, 186 210, 212 216, 220 238, 208 260, 184 262, 172 250!, 174 292!, 4 292!")
    right = blob("206 192!, 390 196!, 396 292!, 212 292!, 212 274!, 238 262, 244 232, 226 204, 208 202!")
    p = Print("island").black(left, right)
    p.cut(gouge(20, 284, 30, 226, 9), gouge(46, 286, 54, 244, 8), gouge(72, 288, 76, 258, 8), gouge(378, 284, 370, 226, 9), gouge(352, 286, 346, 244, 8))
    t = plain_palm(46, 204, 196, 1)
    t2 = plain_palm(354, 204, 196, -1)
    m = Print("people")
    for x, s in ((134, 1), (266, -1)):
        m.black(disc(x, 82, 17), brush([(x, 102), (x, 144)], [24, 28]), brush([(x - 7, 144), (x - 10, 194)], [15, 11]), brush([(x + 7, 144), (x + 12, 194)], [15, 11]))
        m.black(brush([(x, 108), (x + s * 32, 92), (x + s * 44, 56)], [13, 11, 9]), brush([(x, 108), (x - s * 24, 128), (x - s * 22, 152)], [13, 11, 9]))
    return sheet(block(blob("0 266!, 100 256, 200 268, 300 256, 400 266!, 400 300!, 0 300!")), p, t, t2, m, halo=5)


@picture("bottle-surfer", "A surfer rides a wave inside a bottle", "bottle", "surfboard", "wave", how="inside", tags="sea message sport small glass free balance summer")
def bottle_surfer():
    body = blob("12 150, 16 96, 44 68, 90 62, 230 62!, 270 76, 296 112, 330 116!, 352 116!, 352 184!, 330 184!, 296 188, 270 224, 230 238!, 90 238, 44 232, 16 204")
    p = Print("bottle").white(body, edge=9)
    p.black(rect(342, 106, 14, 88, 5), rect(354, 122, 40, 56, 6))
    p.cut(gouge(366, 134, 386, 134, 5), gouge(364, 150, 382, 150, 5), gouge(368, 166, 388, 166, 5))
    wv = blob("16 240!, 16 150!, 30 106, 70 82, 116 86, 140 112, 136 138!, 120 116, 96 116, 84 140, 104 172, 150 192, 210 200, 290 190, 330 180!, 330 240!") & body.shrink(4)
    p.black(wv)
    p.cut(brush("36 190, 40 140, 76 102", [1, 10, 1]), brush("56 210, 58 160, 72 128", [1, 9, 1]), brush("84 216, 82 190, 76 166", [1, 8, 1]), brush("130 216, 190 224, 270 210", [1, 8, 1]))
    s = Print("surfboard").black(blob("136 196!, 180 190, 250 170, 278 152!, 262 178, 200 204, 156 208")).cut(brush("160 200, 206 192, 256 170", [1, 5, 1]))
    s.black(brush("186 186, 200 160, 190 138, 206 128", [13, 15, 17, 20]), brush("240 170, 240 148, 212 132", [12, 15, 18]), brush("206 134, 214 112, 222 102", [24, 24, 20]), disc(230, 82, 14))
    s.black(brush("214 108, 186 106, 164 88", [11, 9, 7]), brush("222 106, 250 112, 276 96", [11, 9, 7]))
    p = p.on(s, 5)
    p.black(brush("70 76, 160 74, 226 76", [0, 6, 0]))
    return sheet(block(blob("0 262!, 100 250, 200 262, 300 250, 400 262!, 400 300!, 0 300!")), p)


@picture("bottle-rocket", "A bottle of lemonade takes off as a rocket", "bottle", "rocket", "cork", how="one outline", tags="fizz party launch space foam celebrate pop fast")
def bottle_rocket():
    p = Print("bottle").black(sym("0 -146!, 36 -146, 50 -132, 52 -30, 44 6, 20 36, 18 96!, 0 96!"))
    p.black(blob("48 -40!, 88 0, 92 52!, 62 36, 40 14!"), blob("-48 -40!, -88 0, -92 52!, -62 36, -40 14!"), halo=5)
    p.black(rect(-26, 88, 52, 17, 5), halo=4)
    p.cut(rect(-36, -100, 72, 66, 10), brush("-40 -128, -34 -136, -16 -138", [1, 7, 1]), gouge(-10, 80, -9, 26, 7))
    p.black(star(0, -66, 26))
    p = p.turn(38).move(232, 134)
    foam = Print().white(union(disc(150, 222, 22), disc(120, 216, 20), disc(136, 250, 24), disc(98, 248, 26), disc(120, 276, 22), disc(74, 230, 18), disc(68, 272, 24), disc(94, 270, 24), disc(34, 284, 18)), edge=7)
    foam.black(bubbles((48, 238, 10), (30, 256, 7), (110, 186, 9), (170, 266, 9)))
    cork = ink(rect(-15, -18, 30, 36, 5).turn(30).move(36, 190)).cut(line("26 186, 40 192", 4))
    st = ink(sparkle(60, 52, 18), sparkle(136, 30, 11), sparkle(352, 196, 18), sparkle(300, 260, 12), sparkle(40, 120, 10))
    return sheet(st, foam, cork, p)


@picture("sea-carpet", "Somebody rolls up the sea like a carpet", "sea", "carpet", how="surface replaced", tags="roll clean floor push end wave winter shore")
def sea_carpet():
    p = Print("sea")
    p.black(blob("-6 212!, 250 212!, 292 286!, -6 286!"))
    p.cut(*[brush([(x0, y), (x0 + 30, y - 9), (x0 + 60, y + 4), (x0 + 92, y - 4)], [1, 8, 8, 1]) for x0, y in ((10, 232), (120, 230), (-20, 254), (84, 256), (176, 252), (24, 276), (136, 278))])
    roll = Print("carpet").black(disc(254, 208, 80))
    q = [(254 + (70 - i * 2.7) * math.cos(math.radians(90 - i * 34)), 208 + (70 - i * 2.7) * math.sin(math.radians(90 - i * 34))) for i in range(24)]
    roll.cut(brush(q, [3, 9, 9, 8, 7, 4]))
    b = Print("boat").black(blob("44 176!, 158 176!, 142 206, 62 206"), rect(98, 70, 9, 104), blob("112 78!, 156 122, 164 160!, 112 166!"), blob("92 92!, 52 164!, 92 166!")).cut(gouge(124, 100, 148, 154, 8))
    m = Print("man").black(brush("346 116, 372 158, 384 196", [32, 42, 38]), brush("380 200, 362 236, 384 284", [28, 20, 15]), brush("386 200, 404 240, 408 284", [26, 20, 14]), blob("392 292!, 354 292!, 362 278, 388 276"))
    m.black(brush("352 130, 328 150, 318 182", [17, 14, 11]), brush("356 126, 336 130, 312 146", [17, 14, 11]), halo=4)
    face(m, 348, 92, 23, halo=3)
    return sheet(block(rect(0, 286, 400, 14)), p, b, roll, m, halo=6)


@picture("woman-sea-hair", "A woman's long hair is the sea, and a ship sails over it", "woman", "hair", how="surface replaced", tags="wave beauty dream wind long travel comb storm")
def woman_sea_hair():
    hair = Print("hair").black(blob("120 40!, 156 22, 204 34, 236 74, 262 116, 300 104, 332 96, 356 118, 410 104!, 410 310!, 150 310!, 166 240, 160 190, 120 120, 96 90"))
    for q in ("150 52, 196 90, 220 150, 280 156, 330 140, 400 160", "150 92, 186 140, 200 190, 260 206, 320 184, 400 208", "178 190, 196 232, 250 250, 310 230, 400 256", "176 262, 220 286, 280 282, 340 268, 400 294"):
        hair.cut(brush(q, [1, 9, 9, 8, 1]))
    face = Print("woman").white(blob("128 50!, 104 58, 84 84, 78 112!, 60 144, 74 152!, 72 166!, 78 172!, 74 184, 84 204, 112 210, 128 214, 130 250, 92 272, 70 310!, 180 310!, 176 240, 178 180, 164 120"), edge=8)
    face.black(brush("86 122, 100 130, 114 122", [2, 8, 2]), brush("82 104, 98 96, 116 102", [2, 7, 2]), brush("78 174, 88 178, 98 174", [5, 7, 1]))
    front = Print().black(blob("92 74!, 108 40, 150 24, 190 50, 204 100, 206 160, 196 230, 178 310!, 160 310!, 162 240, 158 190, 148 140, 140 104, 118 84"))
    front.cut(brush("112 66, 152 82, 172 140, 178 200", [1, 9, 8, 1]), brush("140 44, 178 76, 192 130", [1, 8, 1]))
    s = ship().scale(.72).turn(-8).put("base", 316, 114)
    return sheet(s, hair, face, front, halo=5)




@picture("lighthouse-lipstick", "A lipstick stands on the coast as a lighthouse", "lighthouse", "lipstick", "rock", how="one outline", tags="kiss beauty red light coast make-up night sailor")
def lighthouse_lipstick():
    p = Print("lipstick").black(rect(146, 178, 108, 98, 6), rect(160, 112, 80, 62, 3))
    p.cut(rect(146, 186, 108, 7), rect(172, 120, 10, 48), window(200, 246, 34, 52), rect(160, 206, 10, 60, 4))
    p.black(blob("166 112!, 166 78, 174 56, 220 10, 232 14, 234 30, 234 112!"))
    p.cut(blob("176 70, 182 54, 216 20, 226 22, 224 38, 190 72"))
    p.black(rect(134, 106, 132, 12, 5), halo=4)
    beam = block(poly("166 62, -20 0, -20 124"), poly("236 50, 500 -30, 500 130"))
    rock = Print().black(blob("70 300!, 96 272, 134 264, 160 272!, 200 262, 240 272!, 272 264, 304 274, 330 300!")).cut(gouge(106, 296, 128, 272, 8), gouge(282, 296, 276, 272, 7))
    b = Print("boat").black(blob("266 226!, 392 226!, 372 262, 288 262"), rect(322, 118, 9, 106), blob("336 124!, 376 166, 384 206!, 336 212!"), blob("314 138!, 272 208!, 314 212!")).cut(gouge(350, 146, 368, 200, 8))
    sea = block(blob("200 262!, 250 254, 310 264, 360 254, 400 262!, 400 300!, 200 300!"))
    return sheet(beam.move(-74, 0), p.move(-74, 0), sea, rock.move(-74, 0), b)


@picture("anchor-moustache", "A captain whose nose and moustache are an anchor", "captain", "anchor", "cap", how="part replaced", tags="sailor ship face cap harbour old uncle command")
def anchor_moustache():
    p = Print("captain").white(blob("84 92!, 316 92!, 330 150, 322 214, 290 272, 250 310!, 150 310!, 110 272, 78 214, 70 150"), edge=9)
    p.white(oval(66, 172, 22, 32), edge=8).white(oval(334, 172, 22, 32), edge=8)
    p.black(blob("74 204!, 90 214, 128 276, 200 290, 272 276, 310 214, 326 204!, 318 262, 280 310!, 120 310!, 82 262"))
    for s in (-1, 1):
        p.black(disc(200 + s * 62, 152, 12), brush([(200 + s * 40, 130), (200 + s * 64, 124), (200 + s * 92, 134)], [7, 11, 2]))
    a = Print("anchor").black(disc(200, 118, 19)).cut(disc(200, 118, 8)).black(poly("193 134, 207 134, 214 238, 186 238"), rect(168, 142, 64, 11, 5))
    a.black(blob("92 188!, 128 232, 200 256!, 272 232, 308 188!, 286 204, 250 220, 200 226, 150 220, 114 204"), poly("78 162, 128 200, 84 216"), poly("322 162, 272 200, 316 216"))
    a.cut(brush("200 162, 200 222", [1, 6, 1]))
    c = Print("cap").black(blob("60 72!, 46 40, 80 14, 200 4, 320 14, 354 40, 340 72!"), blob("66 82!, 200 72, 334 82!, 318 104, 200 92, 82 104"))
    c.cut(brush("62 76, 200 66, 338 76", [6, 7, 6]), star(200, 38, 20), gouge(84, 56, 104, 28, 8), gouge(108, 56, 124, 32, 7))
    return sheet(p, c, a, halo=6)
