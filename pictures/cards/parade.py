from pictures.composing import *




@picture("crown-city", "A king wears a crown with skyscrapers for its points", "crown", "skyscraper", "king", how="part replaced", tags="king city rich power tower queen capital gold")
def crown_city():
    p = Print("crown")
    for x, y, w, n, a in ((86, 66, 46, 3, -8), (124, 42, 46, 4, -4), (172, 22, 56, 5, 0), (230, 42, 46, 4, 4), (268, 66, 46, 3, 8)):
        t = Print().black(rect(x, y, w, 158 - y), disc(x + w / 2, y - 6, 13))
        for j in range(n):
            for i in range(2):
                t.cut(rect(x + 8 + i * (w - 16) * .56, y + 12 + j * 22, (w - 16) * .44, 13))
        p = p.on(t.turn(a, 200, 300), 0)
    p.black(blob("56 170!, 64 150!, 336 150!, 344 170!, 312 216!, 200 222, 88 216!"))
    p.cut(*[blob([(x - 13, y, True), (x, y - 15, True), (x + 13, y, True), (x, y + 15, True)]) for x, y in ((152, 192), (248, 192))], disc(200, 192, 13), disc(112, 190, 8), disc(288, 190, 8), brush("92 170, 200 174, 308 170", [4, 5, 4]))
    h = Print().black(union([disc(x, y, 26) for x, y in ((92, 240), (76, 276), (308, 240), (324, 276), (96, 300), (304, 300))]))
    h.white(blob("102 210!, 298 210!, 294 310!, 106 310!"), edge=0, halo=3)
    h.black(disc(158, 272, 12), disc(242, 272, 12), brush("132 250, 158 236, 182 248", [2, 13, 3]), brush("268 250, 242 236, 218 248", [2, 13, 3]), brush("200 262, 212 288, 200 304", [3, 9, 9]))
    return sheet(h, p, halo=6)




@picture("medal-biscuit", "The winner's medal is a bitten biscuit", "medal", "biscuit", how="one outline", tags="sweet win gold bite chocolate sport hungry first")
def medal_biscuit():
    r = Print("medal").black(poly("70 -4, 140 -4, 216 96, 182 112"), poly("330 -4, 260 -4, 184 96, 218 112"))
    r.cut(line("94 -4, 190 104", 6), line("116 -4, 198 98", 5), line("306 -4, 210 104", 6))
    r.black(rect(174, 76, 52, 24, 6), halo=5)
    b = Print("biscuit")
    edge = oval(190, 196, 106, 98)
    bite = union(disc(274, 128, 26), disc(262, 168, 30), disc(282, 214, 28), disc(296, 170, 30))
    b.white(edge - bite, edge=11)
    b.black(star(168, 196, 40, 5, .46), oval(126, 144, 15, 12, 20), oval(190, 128, 14, 10), oval(116, 212, 12, 15), oval(146, 258, 15, 11), oval(212, 266, 15, 12), oval(226, 228, 11, 9))
    crumbs = ink(disc(322, 214, 10), disc(346, 250, 7), disc(312, 262, 8), disc(338, 178, 6))
    return sheet(r, b, crumbs, halo=6)


@picture("bubble-factory", "A factory blows soap bubbles out of its chimneys", "factory", "bubble", how="part replaced", tags="soap clean air smoke light play work dream")
def bubble_factory():
    f = factory().scale(1.5, 1.2).move(170, 200)
    p = Print("bubble")
    for x, y, r in ((300, 60, 52), (214, 38, 32), (356, 124, 26), (126, 64, 40), (56, 36, 26), (60, 112, 20), (374, 28, 18)):
        p.white(disc(x, y, r), edge=7)
        p.black(brush([(x - r * .62, y + r * .05), (x - r * .5, y - r * .42), (x - r * .05, y - r * .62)], [1, r * .18, 1]))
    return sheet(block(rect(0, 286, 400, 14)), p, f, halo=5)


@picture("tea-crane", "A crane lowers a tea bag into a cup", "crane", "tea bag", "cup", how="part replaced", tags="build break drink hot hook worker lift afternoon")
def tea_crane():
    c = crane().scale(1.12, 1.08).move(252, 144)
    x, y = c.at["hook"]
    bag = Print("tea bag").white(poly("-30 0, -12 -22, 12 -22, 30 0, 34 84, -34 84"), edge=8)
    bag.black(poly("-24 34, 24 34, 26 76, -26 76"), rect(-10, -26, 20, 8))
    bag = bag.scale(.96).move(x, y + 30)
    k = Print("cup").black(sym("0 228!, 106 228!, 98 262, 70 292, 0 296").move(x + 4, 0), line([(x + 104, 236), (x + 146, 232), (x + 146, 268), (x + 84, 276)], 13))
    k.cut(comb([(x - 68, 284), (x - 90, 256), (x - 96, 238)], 4, 30, 9))
    steam = ink(brush([(x - 76, 216), (x - 88, 190), (x - 72, 170), (x - 84, 142)], [1, 9, 8, 1]), brush([(x + 76, 216), (x + 64, 190), (x + 80, 170), (x + 68, 142)], [1, 9, 8, 1]))
    return sheet(block(rect(0, 288, 400, 12)), steam, c, bag, k, halo=5)


@picture("spider-goal", "A spider keeps the goal with its web for a net", "spider web", "goal", "ball", how="part replaced", tags="football web keeper catch sport trap match save")
def spider_goal():
    g = Print("goal")
    hub = (170, 130)
    ends = [(18, 22), (172, 20), (326, 22), (328, 150), (318, 282), (170, 288), (24, 282), (16, 150)]
    g.black(*[line([hub, e], 6) for e in ends])
    for t in (.86,):
        q = [(hub[0] + (x - hub[0]) * t, hub[1] + (y - hub[1]) * t) for x, y in ends]
        for a, b in zip(q, q[1:] + q[:1]):
            m = ((a[0] + b[0]) / 2 * .9 + hub[0] * .1, (a[1] + b[1]) / 2 * .9 + hub[1] * .1)
            g.black(line([a, m, b], 7))
    g.black(rect(6, 10, 16, 282, 5), rect(322, 10, 16, 282, 5), rect(6, 8, 332, 16, 6))
    s = Print("spider")
    for f in (-1, 1):
        for q in ("22 -12, 66 -52, 104 -26", "26 -2, 76 -18, 122 20", "26 8, 70 28, 104 74", "20 16, 46 58, 58 104"):
            s.black(brush([(170 + f * x, 130 + y) for x, y, _ in pts(q)], [12, 10, 6]))
    s.black(oval(170, 150, 44, 50), disc(170, 96, 30))
    s.cut(disc(158, 92, 11), disc(182, 92, 11), brush("158 112, 170 118, 182 112", [1, 5, 1]), gouge(142, 170, 146, 130, 10), gouge(160, 182, 160, 140, 8))
    s.black(disc(162, 94, 5), disc(186, 94, 5))
    b = football().scale(.5).move(336, 226)
    return sheet(block(rect(0, 280, 400, 20)), g, s, b, halo=4)


