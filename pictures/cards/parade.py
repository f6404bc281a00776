from pictures.composing import *


@picture("dinosaur-coaster", "A long-necked dinosaur is a roller coaster", "dinosaur", "roller coaster", how="one outline", tags="fair ride scream old neck fast museum giant")
def dinosaur_coaster():
    p = Print("dinosaur")
    p.black(brush("150 190, 150 240, 144 292", [50, 34, 30]), brush("196 210, 200 250, 196 292", [44, 32, 28]), brush("258 206, 262 250, 256 292", [44, 32, 28]), brush("296 190, 304 240, 302 292", [50, 34, 30]))
    p.black(blob("24 62, 34 40, 62 32, 88 46, 98 84, 110 130, 150 146, 200 118, 250 122, 290 160, 330 196, 370 200, 398 178!, 388 222, 340 238, 290 236, 210 252, 140 240, 94 200, 74 140, 62 88, 40 84, 26 78"))
    p.cut(disc(56, 54, 8), brush("28 74, 44 76, 56 70", [2, 6, 1]), gouge(120, 220, 150, 190, 10), gouge(146, 232, 172, 206, 9), gouge(268, 226, 286, 200, 9))
    p.black(disc(54, 54, 3.6))
    rail = "78 64, 84 104, 98 146, 146 168, 200 140, 246 142, 284 178, 328 212, 376 212"
    p.cut(line(rail, 6), *[line([(x - nx * 11, y - ny * 11), (x, y)], 5) for x, y, nx, ny in bezier(rail, 3)[2:-2]])
    c = Print("roller coaster")
    for x, y, a in ((136, 118, 24), (196, 92, -22), (258, 98, 30)):
        k = Print().black(rect(-25, -8, 50, 26, 8), disc(-12, -22, 12), disc(14, -22, 12))
        c = c.on(k.turn(a).move(x, y), 4)
    return sheet(block(blob("0 280!, 120 270, 260 280, 400 268!, 400 300!, 0 300!")), p, c, halo=6)


@picture("crown-city", "A crown has skyscrapers for its points", "crown", "skyscraper", how="part replaced", tags="king city rich power tower queen capital gold")
def crown_city():
    p = Print("crown")
    for x, y, w, n in ((52, 92, 50, 4), (112, 52, 48, 5), (170, 14, 60, 6), (240, 52, 48, 5), (298, 92, 50, 4)):
        p.black(rect(x, y, w, 200 - y + 20))
        for j in range(n):
            for i in range(2):
                p.cut(rect(x + 9 + i * (w - 18) * .56, y + 14 + j * 26, (w - 18) * .42, 14))
    p.black(disc(77, 82, 14), disc(136, 42, 13), disc(264, 42, 13), disc(323, 82, 14), poly("160 16, 200 -14, 240 16"))
    p.black(blob("36 196!, 200 222, 364 196!, 352 282!, 200 304, 48 282!"), halo=6)
    p.cut(brush("44 210, 200 236, 356 210", [5, 7, 5]), brush("52 272, 200 294, 348 272", [4, 6, 4]))
    p.cut(*[blob([(x - 15, y, True), (x, y - 14), (x + 15, y, True), (x, y + 14)]) for x, y in ((120, 252), (280, 252))], disc(200, 262, 13), disc(72, 244, 8), disc(328, 244, 8))
    return sheet(p)


@picture("scales-children", "Two children swing in the pans of a pair of scales", "scales", "swing", how="part replaced", tags="weigh fair balance justice play friend equal up")
def scales_children():
    p = Print("scales").black(poly("190 40, 210 40, 216 270, 184 270"), blob("120 296!, 140 276, 200 262, 260 276, 280 296!"), disc(200, 32, 20))
    p.cut(disc(200, 32, 8))
    p.black(brush("60 84, 130 58, 200 44, 270 32, 340 6", [9, 12, 16, 12, 9]), halo=4)
    for x, y, t in ((62, 84, 226), (338, 8, 150)):
        p.black(line([(x, y), (x - 48, t)], 5), line([(x, y), (x + 48, t)], 5))
        p.black(blob([(x - 60, t - 2, True), (x, t + 4), (x + 60, t - 2, True), (x + 42, t + 28), (x, t + 38), (x - 42, t + 28)]))
        p.cut(brush([(x - 40, t + 14), (x, t + 22), (x + 40, t + 14)], [1, 6, 1]))
    a = ink(figure("sit", 70, 226, 1.12, flip=True))
    b = ink(disc(338, 74, 17), brush("338 92, 338 136", [28, 32]), brush("328 98, 312 80, 306 56", [11, 10, 8]), brush("348 98, 364 80, 370 56", [11, 10, 8]))
    return sheet(block(rect(0, 286, 400, 14)), p, a, b, halo=5)


@picture("medal-biscuit", "The winner's medal is a bitten biscuit", "medal", "biscuit", how="one outline", tags="sweet win gold bite chocolate sport hungry first")
def medal_biscuit():
    r = Print("medal").black(poly("70 -4, 140 -4, 216 96, 182 112"), poly("330 -4, 260 -4, 184 96, 218 112"))
    r.cut(line("94 -4, 190 104", 6), line("116 -4, 198 98", 5), line("306 -4, 210 104", 6))
    r.black(rect(174, 76, 52, 24, 6), halo=5)
    b = Print("biscuit")
    edge = blob([(190 + (102 + (5 if i % 2 else -3)) * math.cos(math.radians(i * 15)), 196 + (97 + (5 if i % 2 else -3)) * math.sin(math.radians(i * 15))) for i in range(24)])
    bite = union(disc(268, 140, 28), disc(284, 182, 34), disc(280, 226, 26))
    b.white(edge - bite, edge=11)
    b.black(star(176, 198, 42, 5, .46), oval(126, 144, 15, 12, 20), oval(190, 128, 14, 10), oval(116, 212, 12, 15), oval(146, 258, 15, 11), oval(212, 266, 15, 12), oval(232, 206, 11, 13))
    crumbs = ink(disc(322, 214, 10), disc(346, 250, 7), disc(312, 262, 8), disc(338, 178, 6))
    return sheet(r, b, crumbs, halo=6)
