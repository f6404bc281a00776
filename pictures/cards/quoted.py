from pictures.composing import *


@picture("king-fish-bulb", "A fish with a crown swims in a light bulb", "fish", "crown", "light bulb", how="inside", tags="king idea aquarium glass electric water royal")
def king_fish_bulb():
    b = bulb(filament=False).scale(1.06, .99).move(200, 124)
    water = blob("90 96!, 140 86, 180 98, 220 86, 260 98, 310 88!, 310 260!, 90 260!") & b.room
    b.tone = b.tone + water
    f = fish(fine=False).scale(.72).put((0, 0), 194, 132)
    c = crown().scale(.58).turn(-10).put("base", f.at["top"][0] - 1, f.at["top"][1] + 4)
    rays = union([brush([(200 + 126 * math.cos(a), 108 + 126 * math.sin(a)), (200 + 184 * math.cos(a), 108 + 166 * math.sin(a))], [14, 2]) for a in [math.radians(d) for d in (-205, -180, -155, -25, 0, 25)]])
    return sheet(ink(rays), b.on((f.on(c, 5)).within(b.room.shrink(3)), 5))


@picture("umbrella-jellyfish", "An umbrella drifts as a jellyfish among fish", "umbrella", "jellyfish", "fish", how="one outline", tags="rain sea sting swim handle tentacle")
def umbrella_jelly():
    t = Print()
    for q in ("108 140, 84 176, 108 214, 82 250, 62 268", "148 140, 130 184, 154 224, 132 262, 138 290", "252 140, 270 184, 246 224, 268 262, 262 290", "292 140, 316 176, 292 214, 318 250, 338 268"):
        t.black(brush(q, [17, 16, 13, 9, 1]))
    t.black(line("200 120!, 200 246!, 214 272, 238 262!, 240 246", 14))
    u = umbrella(handle=False).scale(1.42, 1.2).move(200, 138)
    f1 = fish().scale(.3).move(40, 216)
    f2 = fish().scale(.3).flip().move(362, 212)
    return sheet(t, u, f1, f2)


@picture("castle-snail", "A snail carries a castle", "snail", "castle", how="worn or carried", tags="slow king fortress move home tower flag")
def castle_snail():
    s = snail(shell=False).scale(1.36, 1.24).move(194, 186)
    c = castle().scale(1.16).move(226, 164)
    return sheet(block(disc(226, 132, 124)), s, c)


@picture("whale-balloon", "A whale floats through the clouds with a basket below", "whale", "balloon", "cloud", how="part replaced", tags="air ship fly ocean travel basket sky")
def whale_balloon():
    w = whale().scale(1.14).move(178, 102)
    p = Print()
    for x, a in ((86, 150), (128, 178), (180, 182), (226, 166)):
        p.black(line([(x, a - 12), (156 + (x - 156) * .24, 246)], 4))
    p.black(rect(132, 240, 48, 44, 6))
    p.cut(line("138 255, 174 255", 4), line("138 268, 174 268", 4))
    c1 = cloud().scale(.66).move(302, 238)
    c2 = cloud().scale(.5).flip().move(46, 214)
    return sheet(block(disc(300, 90, 86)), p, w, c1, c2)


@picture("hand-cactus", "A hand grows out of a flowerpot like a cactus in bloom", "hand", "cactus", "flowerpot", "flower", how="one outline", tags="five spike prick plant greet grow desert")
def hand_cactus():
    h = hand().scale(1.3, 1.08).put("wrist", 210, 290)
    cuts = []
    for (x, y), (bx, by), n in ((h.at["tip1"], (150, 190), 4), (h.at["tip2"], (190, 190), 4), (h.at["tip3"], (226, 190), 4), (h.at["tip4"], (262, 200), 3), (h.at["thumb"], (140, 210), 3)):
        for i in range(n):
            t = (i + .7) / n
            cx, cy = x + (bx - x) * t, y + (by - y) * t
            cuts.append(poly([(cx - 8, cy - 8), (cx, cy), (cx + 8, cy - 8), (cx, cy + 6)]))
    side = fringe(h.mask, 27, 19, 9, keep=lambda x, y: y < 226 and not (150 < x < 262 and y > 70) and not (x < 150 and 150 < y < 200 and x > 120))
    b = Print("hand").black(h.mask, side)
    b.cut(*cuts)
    po = pot().scale(1.5, .84).put("base", 208, 298)
    d = daisy().scale(.34).put("center", h.at["tip3"][0], h.at["tip3"][1] + 2)
    d2 = daisy().scale(.28).put("center", h.at["thumb"][0] + 4, h.at["thumb"][1] - 2)
    return sheet(b, po, d, d2)


@picture("moon-ship", "The crescent moon sails as a ship", "moon", "ship", "star", how="part replaced", tags="night voyage sea sail sleep dream pirate")
def moon_ship():
    hull = (disc(200, 122, 152) - disc(200, 74, 150)) & rect(0, 90, 400, 260)
    h = Print("moon").black(hull)
    h.cut(comb("292 242, 250 264, 200 272, 150 264, 108 242", 9, 36, 8, swell=.6))
    s = ship(hull=False).scale(1.24).move(200, 160)
    st = ink(sparkle(44, 54, 21), sparkle(356, 80, 16), sparkle(338, 28, 12), sparkle(92, 112, 11))
    sea = block(blob("0 246!, 50 236, 100 250, 160 238, 220 250, 290 238, 350 250, 400 240!, 400 300!, 0 300!"))
    return sheet(sea, st, s, h)


@picture("octopus-candles", "An octopus lifts candles like a chandelier", "octopus", "candle", how="worn or carried", tags="light tentacle birthday sea arms church eight")
def octopus_candles():
    p = Print()
    arms = ["176 214, 112 250, 46 226, 32 172", "176 206, 128 210, 96 186, 96 140"]
    for q in arms:
        for f in (0, 1):
            k = [(400 - x if f else x, y) for x, y, _ in pts(q)]
            p.black(brush(k, [34, 26, 18, 15]), halo=5)
            x, y = k[-1]
            p.black(rect(x - 18, y - 6, 36, 12, 4), rect(x - 11, y - 60, 22, 56, 3))
            p.white(sym("0 -56!, 14 -28, 15 -13, 0 0").move(x, y - 64), edge=7)
            p.cut(gouge(x - 4, y - 12, x - 4, y - 44, 6))
    for q in ("168 226, 128 262, 88 268, 70 250", "188 236, 172 272, 140 288, 122 276"):
        for f in (0, 1):
            p.black(brush([(400 - x if f else x, y) for x, y, _ in pts(q)], [32, 25, 17, 9]), halo=4)
    o = octopus(arms=False).scale(1.1).move(200, 200)
    glow = block(*[disc(x, y, 34) for x, y in ((32, 88), (96, 56), (304, 56), (368, 88))])
    return sheet(glow, p, o, halo=6)


@picture("hourglass-desert", "The sea runs through an hourglass into a desert", "hourglass", "fish", "pyramid", how="inside", tags="time sand water sea dry drop egypt")
def hourglass_desert():
    g = hourglass(sand=False).scale(1.8, 1.28).move(200, 150)
    up, low = g.room & rect(0, 0, 400, 149), g.room & rect(0, 151, 400, 200)
    g.tone = blob("40 66!, 100 54, 150 66, 200 54, 250 66, 300 54, 360 66!, 360 160!, 40 160!") & up
    g = g.on(fish().scale(.46).put((0, 0), 200, 84), 4)
    g.black(drop(200, 178, 9))
    g.black((poly("196 204, 256 270, 136 270") + poly("256 232, 300 270, 212 270")) & low)
    g.cut(poly("190 216, 184 264, 148 264"))
    g.black(disc(262, 208, 12))
    return sheet(g)


@picture("pencil-lighthouse", "A lighthouse that is a pencil", "lighthouse", "pencil", "sea", how="one outline", tags="write light coast sharp wave guide draw")
def pencil_lighthouse():
    p = Print("pencil")
    p.black(rect(152, 92, 96, 180))
    p.white(poly("200 6, 251 100, 149 100"), edge=8)
    p.black(poly("200 6, 221 46, 179 46"))
    p.black(blob("149 98!, 164 82, 182 98!, 200 82, 218 98!, 236 82, 251 98!, 248 120!, 152 120!"))
    p.cut(rect(180, 104, 6, 170), rect(214, 104, 6, 170))
    p.cut(window(200, 150, 20, 32), window(200, 222, 20, 40))
    p.black(rect(140, 182, 120, 12, 4), halo=5)
    beam = block(poly("200 26, 0 -34, 0 96"), poly("200 26, 400 -34, 400 96"))
    rock = Print("rock").black(blob("78 300!, 104 264, 138 248, 168 256!, 200 244, 234 256!, 268 244, 298 266, 328 300!"))
    rock.cut(gouge(116, 294, 134, 262, 9), gouge(148, 296, 156, 268, 8), gouge(272, 294, 266, 262, 8))
    sea = ink(waves(268, -30, 116, 2), waves(268, 300, 446, 2), waves(292, -60, 92, 2), waves(292, 330, 480, 2))
    return sheet(beam, p, sea, rock)


@picture("planet-cone", "Saturn served in an ice cream cone", "planet", "ice cream", "star", how="part replaced", tags="space saturn sweet cold summer ring orbit")
def planet_cone():
    c = cone().scale(1.1, 1.18).put("rim", 200, 168)
    pl = planet().scale(1.3).move(200, 98)
    st = ink(sparkle(56, 206, 17), sparkle(342, 200, 22), sparkle(94, 262, 11), sparkle(330, 262, 10), sparkle(60, 40, 12))
    return sheet(st, c, pl)


@picture("seahorse-knight", "A chess knight turns into a seahorse", "seahorse", "chess knight", "bubble", how="one outline", tags="horse chess sea game curl jump armour")
def seahorse_knight():
    k = knight(base=False).scale(1.02).move(180, 118)
    body = brush("190 150, 226 190, 226 236, 186 268, 146 250, 150 222, 174 226", [96, 82, 58, 40, 30, 22, 14])
    fin = blob("232 116!, 284 110, 312 140!, 288 146!, 304 170!, 276 170!, 280 196!, 246 190")
    p = Print("seahorse").black(fin, body, k.mask)
    p.ink = p.ink - (k.mask - k.ink)
    p.cut(gouge(296, 134, 248, 138, 9), gouge(286, 160, 250, 156, 8), gouge(268, 184, 248, 172, 7))
    for x, y, w in ((164, 178, 50), (180, 200, 46), (188, 224, 40)):
        p.cut(brush([(x, y), (x + w * .5, y + 7), (x + w, y - 3)], [8, 8, 1]))
    base = Print("chess knight").black(rect(112, 276, 176, 18, 7), blob("140 262!, 260 262!, 272 278!, 128 278!"))
    bub = Print().white(disc(64, 86, 19), edge=6).white(disc(92, 46, 12), edge=5).white(disc(54, 36, 8), edge=4)
    return sheet(block(disc(200, 144, 132)), base, p, bub)


@picture("anchor-butterfly", "A butterfly with an anchor for a body", "butterfly", "anchor", how="part replaced", tags="light heavy sea wing fly harbour contrast")
def anchor_butterfly():
    up = blob("4 -6!, 20 -54, 70 -92, 116 -88, 122 -50, 96 -10, 50 8, 8 10!")
    b = Print("butterfly").black(up, up.flip())
    for f in (lambda s: s, lambda s: s.flip()):
        b.cut(*[f(s) for s in (gouge(30, -16, 62, -66, 12), gouge(42, -12, 90, -62, 12), gouge(42, -2, 98, -34, 11), disc(104, -74, 5), disc(112, -56, 4))])
    b = b.scale(1.52, 1.5).move(200, 176)
    p = Print("anchor").black(disc(200, 42, 26)).cut(disc(200, 42, 12))
    p.black(poly("190 64, 210 64, 216 252, 184 252"), rect(150, 76, 100, 17, 8))
    p.black(blob("92 210!, 130 266, 200 298!, 270 266, 308 210!, 288 226, 252 252, 200 264, 148 252, 112 226"), poly("78 184, 132 226, 82 240"), poly("322 184, 268 226, 318 240"))
    p.cut(brush("200 106, 200 240", [1, 7, 1]), brush("118 242, 150 268, 190 280", [0, 7, 0]))
    ant = ink(brush("190 28, 176 10, 152 8", [6, 5, 6]), brush("210 28, 224 10, 248 8", [6, 5, 6]))
    return sheet(b, ant, p, halo=8)
