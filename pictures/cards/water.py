from pictures.composing import *


def zipper(spine, n, w, tooth) -> Print:
    """A closed zip along a curve: a strip of paper with teeth from both sides in turn."""
    q = bezier(spine, 24)
    p = Print("zip")
    p.white(brush(spine, [w, w]), edge=0)
    for i in range(n):
        x, y, nx, ny = q[round((i + .5) / n * (len(q) - 1))]
        s = 1 if i % 2 else -1
        p.black(line([(x + s * nx * (w / 2 - 5), y + s * ny * (w / 2 - 5)), (x - s * nx * w * .12, y - s * ny * w * .12)], tooth, butt=True))
    return p


@picture("penguin-waiter", "A penguin in a bow tie serves a covered dish as a waiter", "penguin", "tray", "bow tie", how="worn or carried", tags="waiter restaurant serve tailcoat polite ice dinner hotel")
def penguin_waiter():
    arm = ink(brush("180 100, 246 138, 286 96", [34, 28, 18]))
    k = penguin(wings=False).scale(1.24, 1.22).put("base", 144, 294)
    other = ink(brush("92 98, 52 142, 84 178", [32, 28, 16]))
    cloth = Print().white(blob("44 150!, 78 168!, 82 240, 62 252, 38 244!"), edge=7).black(line("60 176, 58 232", 5))
    bow = ink(poly("136 80, 100 62, 104 104"), poly("142 80, 178 62, 174 104"), disc(139, 82, 11))
    t = Print("tray").black(rect(206, 72, 180, 13, 6), sym("0 -62, 42 -48, 62 0!, 0 0!").move(294, 66), disc(294, 0, 11).move(0, 2)).cut(brush("246 58, 252 30, 276 16", [1, 8, 1]))
    return sheet(block(rect(0, 282, 400, 18)), arm, k, other, cloth, bow, t, halo=6)


@picture("shark-zip", "A shark whose mouth is closed with a zip", "shark", "zip", how="part replaced", tags="silence secret mouth bite close sea promise fin")
def shark_zip():
    p = Print("shark").black(blob("8 132!, 50 92, 120 62, 196 50!, 226 12, 276 -6!, 276 30, 290 56!, 350 68, 410 92!, 410 280!, 330 284, 230 276, 130 248, 64 206, 34 168"))
    p.cut(blob("410 222!, 320 250, 230 248, 150 226, 90 196, 60 170, 120 200, 200 222, 300 222, 410 190!").shrink(4))
    p.black(blob("262 214!, 300 232, 336 300!, 268 300!, 248 262"), halo=6)
    z = zipper("40 164, 92 186, 156 194, 226 178", 17, 40, 8)
    pull = Print().black(blob("26 144!, 58 152!, 60 182, 28 174"), halo=0).black(line("42 176, 34 204", 9)).white(rect(16, 198, 30, 52, 10), edge=8)
    for i in range(4):
        p.cut(brush([(254 + 22 * i, 112 + 3 * i), (244 + 22 * i, 142 + 3 * i), (254 + 22 * i, 172 + 3 * i)], [1, 8, 1]))
    p.cut(disc(128, 118, 15), disc(30, 122, 4))
    p.black(disc(125, 119, 8))
    p.black(brush("106 98, 128 92, 152 104", [1, 9, 1]))
    return sheet(p, z, pull, halo=3)


@picture("crab-boxer", "A crab stands in the ring with boxing gloves for claws", "crab", "boxing glove", how="part replaced", tags="fight ring sport champion punch beach round claw")
def crab_boxer():
    ropes = ink(*[brush([(-10, y), (200, y + 8), (410, y)], [7, 7]) for y in (30, 214)])
    posts = ink(rect(4, 10, 18, 230, 4), rect(378, 10, 18, 230, 4))
    c = crab(claws=False).scale(1.26, 1.3).move(200, 170)
    gl = Print("boxing glove")
    for s in (-1, 1):
        g = Print().black(blob("-26 34!, -42 -4, -40 -46, -8 -66, 30 -58, 46 -22, 40 8, 26 34!"), rect(-28, 40, 56, 22, 6))
        g.black(blob("-30 6!, -56 -4, -60 -30, -40 -42, -24 -20"), halo=5)
        g.cut(brush("-16 -38, 4 -54, 24 -46", [1, 9, 1]))
        g = g if s > 0 else g.flip()
        gl = gl.on(g.turn(s * -8).move(200 + s * 134, 92), 6)
    floor = block(rect(0, 262, 400, 38))
    return sheet(floor, ropes, posts, c, gl, halo=7)


@picture("crab-caravan", "A hermit crab carries a caravan instead of its shell", "crab", "caravan", "window", how="part replaced", tags="holiday camping travel home slow road claw move")
def crab_caravan():
    p = Print("crab")
    for q in ("150 220, 116 238, 106 286", "196 226, 178 252, 172 290", "268 226, 280 252, 284 290", "312 222, 344 240, 352 286"):
        p.black(brush(q, [24, 18, 4]))
    p.black(brush("120 206, 76 214, 52 180", [34, 24, 20]), blob("54 190!, 22 178, 8 142, 24 108!, 32 140, 46 142!, 66 110!, 78 146, 70 178"))
    p.cut(gouge(26, 168, 24, 138, 8))
    p.black(brush("130 224, 92 250, 62 244", [24, 17, 15]), blob("70 252!, 42 262, 18 248!, 42 242, 40 234!, 24 226!, 52 226, 70 236"))
    p.black(blob("104 236, 96 206, 112 186, 150 180, 160 232, 132 244"))
    for x, y in ((78, 146), (108, 136)):
        p.black(line([(x, y), (x + 26, y + 56)], 8), disc(x, y - 4, 14))
        p.cut(disc(x, y - 4, 9))
        p.black(disc(x - 2, y - 3, 5))
    c = Print("caravan").black(blob("138 232!, 132 140, 150 60, 186 34, 300 32, 352 52, 378 120, 384 232!"))
    c.cut(blob("142 186!, 260 178, 382 186!, 382 196!, 260 188, 142 196!"))
    c.cut(rect(166, 76, 88, 66, 12), rect(296, 76, 56, 150, 10).ring(6), rect(306, 88, 36, 44, 6))
    c.black(rect(207, 74, 6, 70), blob("166 76!, 200 78!, 188 104, 170 118!"), blob("254 76!, 220 78!, 232 104, 250 118!"), disc(308, 160, 5))
    c.black(rect(200, 12, 44, 24, 4), rect(300, 4, 16, 34), rect(292, 2, 32, 10, 4))
    return sheet(block(blob("0 274!, 120 264, 260 272, 400 262!, 400 300!, 0 300!")), p, c)


@picture("frog-tape", "A frog measures the way to a fly with its tongue", "frog", "tape measure", "fly", how="part replaced", tags="tongue length tailor distance catch pond far insect")
def frog_tape():
    f = frog().scale(1.3).move(266, 168)
    spine = "142 152, 108 164, 82 138, 100 108, 84 74, 62 58"
    t = Print("tape measure").white(brush(spine, [36, 36]), edge=7)
    q = bezier(spine, 24)
    for i in range(1, 18):
        x, y, nx, ny = q[round(i / 18 * (len(q) - 1))]
        k = 4 if i % 3 else -8
        t.black(line([(x + nx * 16, y + ny * 16), (x + nx * k, y + ny * k)], 4, butt=True))
    fly = Print("fly").black(disc(18, 24, 13)).white(oval(60, 18, 30, 14, -24), edge=6).white(oval(30, 72, 14, 28, 12), edge=6)
    fly.black(oval(38, 38, 25, 16, 30))
    pad = block(oval(250, 300, 176, 34))
    return sheet(pad, f, t, fly, halo=5)


@picture("frog-springs", "A frog leaps high on two steel springs", "frog", "spring", how="part replaced", tags="jump bounce high trampoline mattress joy energy leap")
def frog_springs():
    f = frog(legs=False).scale(1.22, 1.16).turn(-14).move(196, 106)
    s = Print("spring")
    for x, y, d in ((250, 138, -26), (302, 150, 14)):
        q = [(x, y, False)]
        for i in range(7):
            q.append((x + d * (i + 1) / 7 + (28 if i % 2 else -28), y + 16 + i * 16, False))
        q.append((x + d, y + 130, False))
        s.black(line(q, 11), halo=5)
        fx, fy = x + d, y + 130
        s.black(blob([(fx + 16, fy + 10, True), (fx + 8, fy - 10), (fx - 18, fy - 8), (fx - 58, fy + 4, True), (fx - 44, fy + 10, True)]), halo=4)
    hip = ink(oval(274, 138, 50, 30, 16))
    lines = ink(*[brush([(x, y), (x - 4, y + h)], [0, 8, 2]) for x, y, h in ((52, 180, 66), (84, 190, 84), (118, 206, 70), (364, 120, 60))])
    return sheet(block(oval(220, 292, 190, 22)), lines, s, hip, f, halo=5)


@picture("duck-train", "A duck is the locomotive and her ducklings are the wagons", "duck", "train", "duckling", how="one outline", tags="family follow rail mother steam row journey wheel")
def duck_train():
    p = Print("train")

    def wheel(x, y, r):
        p.black(disc(x, y, r), halo=5)
        p.cut(disc(x, y, r - 7))
        p.black(disc(x, y, r * .36))

    p.black(rect(0, 276, 400, 9), *[rect(4 + 58 * i, 288, 34, 9, 2) for i in range(7)])
    p.black(line("196 232, 250 232", 8), line("300 238, 340 238", 8))
    for x, s, y in ((262, .4, 216), (350, .4, 216)):
        d = Print().black(disc(-46, -42, 40), blob("-78 -52!, -126 -40!, -80 -24!"), blob("-76 6, -40 -20, 20 0, 70 -10, 116 -52!, 112 30, 70 74, 0 82, -52 66")).cut(disc(-58, -50, 10), brush("0 30, 50 34, 88 6", [1, 14, 1])).scale(s, s * 1.15).move(x, y)
        p = p.on(d, 5)
        wheel(x + 4, 254, 21)
    d = duck().scale(.86, 1.02).move(116, 164)
    d.black(poly("122 172, 160 172, 156 112, 126 112"), rect(114, 98, 54, 18, 5))
    p = p.on(d, 6)
    wheel(70, 246, 28)
    wheel(132, 246, 28)
    wheel(184, 254, 20)
    p.black(line("70 246, 132 246", 8))
    smoke = ink(disc(170, 68, 16), disc(196, 46, 22), disc(236, 36, 26), disc(282, 38, 24), disc(322, 30, 18)).cut(brush("184 48, 196 34, 212 44", [0, 7, 0]), brush("222 36, 238 22, 254 34", [0, 7, 0]), brush("268 40, 282 26, 298 36", [0, 7, 0]))
    return sheet(smoke, p)






@picture("flamingo-ballet", "A flamingo dances ballet in a tutu", "flamingo", "tutu", "ballet shoe", how="worn or carried", tags="dance stage grace balance pink swan leg theatre")
def flamingo_ballet():
    legs = Print().black(line("212 170, 206 286", 13), line("226 160!, 312 216!, 226 246", 13))
    shoe = blob("-9 -30!, 9 -30!, 11 6, 3 34!, -3 34!, -11 6")
    legs.black(shoe.move(206, 262), shoe.turn(62).move(232, 240), halo=5)
    legs.cut(line("197 240, 216 232", 4), line("197 230, 216 242", 4))
    p = Print("flamingo").black(blob("168 144, 186 92, 232 84, 262 112, 268 156, 230 172, 190 168"))
    p.black(brush("186 140, 132 146, 118 98, 160 58, 148 24, 118 20", [52, 30, 22, 20, 20, 26]))
    p.black(disc(114, 26, 22), blob("104 10!, 72 28, 66 62, 84 78!, 90 52, 108 42"))
    p.cut(brush("74 44, 86 44, 98 36", [6, 6, 6]), disc(112, 22, 6))
    p.black(brush("248 110, 300 80, 336 20", [34, 34, 4]), halo=0)
    p.cut(gouge(262, 98, 318, 58, 8, 3), gouge(258, 112, 304, 88, 7, 3))
    frill = [disc(212 + 138 * math.cos(math.radians(a)), 158 + 30 * math.sin(math.radians(a)), 20) for a in (0, 20, 44, 66, 90, 114, 136, 160, 180, 205, 230, 255, 285, 310, 335)]
    tu = Print("tutu").white(union(frill, oval(212, 158, 140, 32)), edge=8)
    for i in range(15):
        a = math.radians(6 + 24 * i)
        tu.black(gouge(212 + 138 * math.cos(a), 158 + 34 * math.sin(a), 212 + 60 * math.cos(a), 156 + 14 * math.sin(a), 8))
    top = p.within(rect(0, 0, 400, 154))
    return sheet(block(oval(210, 288, 180, 14)), legs, tu, top, halo=6)


@picture("pelican-aquarium", "A pelican keeps goldfish in its beak as in an aquarium", "pelican", "aquarium", "goldfish", how="surface replaced", tags="beak glass pet water bird keep harbour throat")
def pelican_aquarium():
    k = pelican(pouch=False).scale(1.26, 1.2).move(222, 152)
    pouch = blob("52 118!, 56 176, 92 222, 142 218, 178 180, 194 92!")
    a = Print("aquarium").white(pouch, edge=8)
    a.tone = pouch.shrink(11) & blob("40 142!, 80 134, 120 144, 160 132, 200 140!, 200 240!, 40 240!")
    for x, y, s in ((132, 160, 1), (92, 186, -1)):
        g = union(blob("-26 0!, -12 -12, 8 -12, 20 0, 8 11, -12 10"), blob("14 0!, 36 -16!, 32 0, 36 15!")).scale(s, 1).move(x, y)
        a.black(g, halo=4)
        a.cut(disc(x - s * 12, y - 3, 3.5))
    a.black(brush("150 214, 156 196, 146 180, 156 168", [8, 8, 6, 1]), bubbles((110, 156, 6)))
    return sheet(block(rect(0, 286, 400, 14)), k, a, halo=5)


@picture("seal-planet", "A seal balances a ringed planet on its nose", "seal", "planet", how="part replaced", tags="circus ball balance space trick ring universe game")
def seal_planet():
    s = seal().scale(1.08, .94).move(226, 192)
    x, y = s.at["nose"]
    pl = planet(tilt=-16).scale(.76).put((0, 50), x - 2, y - 6)
    st = ink(sparkle(246, 46, 20), sparkle(330, 84, 14), sparkle(290, 128, 9), sparkle(370, 30, 10), sparkle(30, 196, 12))
    return sheet(block(rect(0, 274, 400, 26)), st, s, pl, halo=6)


@picture("flamingo-boots", "A flamingo stands in a puddle in rubber boots", "flamingo", "rubber boot", "puddle", how="worn or carried", tags="rain dry pink leg wet garden balance careful")
def flamingo_boots():
    f = flamingo(legs=False).scale(1.2, .94).move(190, 126)
    legs = ink(line("232 150, 226 240", 10), line("250 146!, 330 172!, 326 220", 10))
    boot = blob("-24 -34!, 22 -34!, 22 24, 26 42!, -58 42!, -58 24, -40 12, -24 4")
    b = Print("rubber boot").black(boot.move(228, 246), boot.scale(.9).move(326, 224), rect(199, 204, 56, 14, 5), rect(300, 186, 52, 13, 5))
    b.cut(gouge(216, 262, 216, 226, 8), rect(172, 277, 80, 5), gouge(314, 238, 314, 206, 8), rect(276, 252, 72, 5))
    p = Print("puddle").black(oval(200, 290, 180, 10))
    r = ink(*[drop(x, y, 10) for x, y in ((40, 50), (76, 120), (36, 190), (108, 230), (240, 36), (300, 70), (356, 30), (372, 110), (70, 256))])
    return sheet(r, p, legs, b, f, halo=6)
