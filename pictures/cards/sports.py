from pictures.composing import *


@picture("strawberry-padlock", "A strawberry that is a padlock", "strawberry", "padlock", "keyhole", how="one outline", tags="fruit lock secret key sweet red safe summer")
def strawberry_padlock():
    sh = Print("padlock").black(sym("0 6, 48 22, 66 66, 66 130!, 0 130!").move(200, 0) - sym("0 32, 28 42, 40 72, 40 140!, 0 140!").move(200, 0))
    sh.cut(brush("142 112, 146 62, 172 30", [1, 7, 0]))
    b = Print("strawberry").black(blob("200 296!, 150 272, 102 220, 84 160, 108 116, 152 108, 200 118, 248 108, 292 116, 316 160, 298 220, 250 272"))
    b.cut(*[drop(x, y, 8) for x, y in ((116, 176), (146, 206), (128, 228), (162, 252), (284, 176), (254, 206), (272, 228), (238, 252), (200, 276), (150, 164), (250, 164))])
    b.cut(disc(200, 184, 20), poly("191 192, 209 192, 218 240, 182 240"))
    leaf = ink(poly("200 146, 178 116, 128 142, 134 108, 84 110, 134 88, 200 96, 266 88, 316 110, 266 108, 272 142, 222 116"))
    small = Print().black(blob("352 288!, 326 266, 316 232, 334 216, 352 222, 370 216, 388 232, 378 266"))
    small.cut(*[drop(x, y, 5) for x, y in ((338, 246), (364, 246), (352, 264))])
    small.black(poly("352 238, 340 222, 318 226, 340 208, 352 204, 364 208, 386 226, 364 222"), halo=4)
    return sheet(small.turn(14, 352, 250), sheet(sh, b, leaf, halo=6).turn(-14, 200, 150).move(-34, 2), halo=6)


@picture("racket-dragonfly", "A dragonfly with tennis rackets for wings", "racket", "dragonfly", how="part replaced", tags="tennis insect wing sport fly pond net summer")
def racket_dragonfly():
    r = Print("racket")
    for a in (-68, -112, 68, 112):
        k = racket().scale(.8).put("base", 0, 0).turn(a).move(200 + (14 if a > 0 else -14), 116 if abs(a) < 90 else 138)
        r = r.on(k, 5)
    b = Print("dragonfly").black(disc(200, 66, 26), blob("178 92!, 200 86, 222 92!, 224 140, 210 158, 190 158, 176 140"), brush("200 150, 204 210, 198 288", [22, 17, 13]))
    b.cut(*[line([(186, y), (216, y)], 5) for y in (184, 208, 232, 256)])
    b.black(disc(180, 54, 17), disc(220, 54, 17), halo=4)
    b.cut(disc(176, 50, 6), disc(216, 50, 6))
    return sheet(r, b)




@picture("bee-dart", "A bee flies as a dart into a flower that is a target", "bee", "dart", "target", how="part replaced", tags="flower aim game sting honey garden centre pub")
def bee_dart():
    petals = around(sym("0 -124!, 32 -106, 36 -70, 0 -56!"), 10)
    f = Print("target").black(petals)
    f.cut(around(gouge(0, -114, 0, -84, 8), 10))
    f = f.on(target(r=76), 4).move(132, 162)
    b = Print("bee").black(line("-60 0!, -112 0", 8), poly("54 0, 78 -30, 112 -32, 98 0, 112 32, 78 30"))
    b.black(blob("-50 0, -30 -30, 8 -36, 44 -26, 64 0, 44 26, 8 36, -30 30"))
    b.cut(*[brush([(x, -40), (x + 7, 0), (x, 40)], [11, 12, 11]) for x in (-12, 16, 42)], line("84 0, 104 0", 5))
    b.black(disc(-46, 0, 26), line("-58 -18, -76 -34, -92 -32", 6), line("-50 -20, -58 -44, -72 -50", 6), halo=4)
    b.cut(disc(-54, -8, 8), brush("-64 8, -56 14, -46 12", [1, 5, 1]))
    b.black(disc(-55, -8, 3.6))
    b.white(oval(36, -54, 17, 34, 44), edge=7, halo=4).white(oval(0, -62, 20, 38, 12), edge=7, halo=4)
    b = b.scale(1.1).turn(-30).move(262, 104)
    return sheet(f, b, halo=6)


@picture("barbell-moustache", "A strong man lifts a barbell that is his moustache", "barbell", "moustache", "man", how="part replaced", tags="strong circus lift muscle face gym proud heavy")
def barbell_moustache():
    p = Print("man").white(sym("0 14, 66 30, 92 92, 88 170, 52 232, 0 248").move(200, 0), edge=9)
    p.black(blob("108 100!, 112 44, 160 12, 200 8, 240 12, 288 44, 292 100!, 270 64, 200 56, 130 64"))
    p.black(disc(166, 118, 9), disc(234, 118, 9), brush("144 96, 166 88, 186 98", [3, 10, 3]), brush("214 98, 234 88, 256 96", [3, 10, 3]))
    p.black(blob("186 152, 192 128, 200 122, 208 128, 214 152, 200 160"), brush("178 218, 200 226, 222 218", [2, 8, 2]))
    p.black(blob("112 110!, 92 108, 90 140, 114 152!"), blob("288 110!, 308 108, 310 140, 286 152!"))
    b = barbell(w=154).move(200, 184)
    b.black(blob("200 170!, 172 160, 130 176, 66 176!, 66 192!, 130 204, 176 204, 200 192!, 224 204, 270 204, 334 192!, 334 176!, 270 176, 228 160"))
    b.cut(gouge(190, 184, 140, 188, 7), gouge(210, 184, 260, 188, 7))
    neck = ink(blob("150 236!, 250 236!, 268 264, 340 280, 360 306!, 40 306!, 60 280, 132 264"))
    neck.cut(sym("0 250!, 44 252!, 34 280, 0 290").move(200, 0))
    return sheet(neck, p, b, halo=7)


@picture("trophy-bath", "A swimmer takes a bath in the cup she has won", "trophy", "bath", "swimmer", how="scale", tags="win bubble relax wash sport happy gold victory")
def trophy_bath():
    t = trophy().scale(1.5, .94).move(200, 200)
    foam = Print("bath").white(union(*[disc(x, y, r) for x, y, r in ((112, 102, 20), (148, 96, 24), (190, 102, 22), (232, 96, 24), (268, 100, 22), (292, 104, 16))]), edge=7)
    w = Print("swimmer").black(disc(170, 42, 27), blob("136 106!, 144 78, 170 70, 198 78, 206 106!"))
    w.cut(brush("144 36, 170 26, 196 36", [4, 7, 4]), disc(160, 48, 4.5), disc(180, 48, 4.5), brush("162 58, 170 62, 178 58", [1, 4, 1]))
    w.black(brush("200 96, 232 74, 246 34", [16, 14, 12]), disc(248, 30, 11))
    foot = ink(brush("278 100, 288 64, 280 44", [16, 14, 14]))
    bub = Print().white(disc(52, 76, 20), edge=6).white(disc(84, 34, 12), edge=5).white(disc(346, 70, 22), edge=6).white(disc(322, 26, 12), edge=5)
    return sheet(bub, t, w, foot, halo=5).on(foam, 4)


@picture("gear-flowers", "Two gears are flowers that turn each other", "gear", "daisy", how="one outline", tags="garden clockwork turn spring teeth grow together engine")
def gear_flowers():
    p = Print("gear")
    stems = ink(brush("140 170, 150 240, 176 310", [13, 13, 15]), brush("288 120, 276 210, 226 310", [13, 13, 15]), blob("158 268!, 110 226, 50 236!, 92 274"), blob("258 236!, 308 196, 372 214!, 322 250"))
    stems.cut(brush("142 262, 106 248, 70 242", [0, 6, 0]), brush("272 230, 312 218, 352 216", [0, 6, 0]))
    def bloom(n, r, k):
        q = []
        for i in range(n):
            a = 360 / n * i
            q.append(rect(-k, -r - 24, 2 * k, 40, k * .9).turn(a))
        g = Print().black(disc(0, 0, r), *q)
        g.cut(around(gouge(0, -r - 14, 0, -r + 16, 7), n), disc(0, 0, r * .52))
        g.black(disc(0, 0, r * .4))
        g.cut(disc(0, 0, r * .14))
        return g
    p = sheet(bloom(11, 78, 13).move(112, 128), bloom(9, 62, 13).turn(8).move(286, 92), halo=5)
    return sheet(block(blob("0 280!, 130 268, 270 278, 400 266!, 400 300!, 0 300!")), stems, p, halo=6)


@picture("inchworm-magnet", "An inchworm is a magnet and draws nails", "magnet", "inchworm", "nail", how="one outline", tags="attract garden pull iron leaf crawl green force")
def inchworm_magnet():
    m = Print("magnet").black(blob("96 236!, 92 130, 124 52, 200 22, 276 52, 308 130, 304 236!, 226 236!, 228 146, 218 112, 200 102, 182 112, 172 146, 174 236!"))
    m.cut(rect(80, 188, 100, 10), rect(220, 188, 100, 10), brush("112 120, 138 66, 184 46", [1, 13, 1]), brush("226 50, 262 76, 280 120", [1, 8, 1]))
    head = ink(disc(72, 232, 40), line("58 200, 46 170", 7), disc(45, 166, 8), line("82 196, 86 164", 7), disc(86, 160, 8))
    head.cut(disc(58, 224, 11), brush("44 250, 58 258, 74 252", [2, 7, 1]))
    head.black(disc(56, 226, 5))
    legs = ink(*[line([(x, 232), (x, 262)], 9) for x in (122, 146, 238, 262, 286)])
    nails = ink(*[union(line([(x, y), (x + dx, y + dy)], 7), line([(x + dx - dy * .2, y + dy + dx * .2), (x + dx + dy * .2, y + dy - dx * .2)], 8)) for x, y, dx, dy in ((334, 200, 44, -18), (336, 228, 48, 4), (330, 170, 34, -38))])
    branch = ink(brush("-10 276, 140 266, 280 274, 410 262", [20, 18, 18, 10]), blob("330 268!, 350 284, 390 296!, 360 300, 336 288"))
    return sheet(branch, legs, nails, m, head, halo=5)
