from pictures.composing import *


@picture("astronaut-snow-globe", "An astronaut with a snow globe for a helmet", "astronaut", "snow globe", "house", how="head", tags="homesick space winter memory glass snow float home")
def astronaut_snow_globe():
    a = astronaut(visor=False, left="-40 10, -92 6, -112 -36", right="40 10, 92 20, 118 56", legs=("-22 60, -30 98, -20 140", "22 60, 34 98, 56 132")).scale(1.24, 1.06).move(200, 180)
    globe = disc(200, 96, 90)
    a.white(globe, edge=9, halo=6)
    a.black(rect(150, 176, 100, 18, 6), halo=4)
    a.black(blob("110 134!, 150 124, 200 130, 250 120, 290 132!, 290 190!, 110 190!") & globe)
    a.black(poly("152 98, 194 62, 236 98"), rect(162, 94, 64, 40), rect(212, 66, 12, 26))
    a.cut(rect(174, 106, 16, 18), window(206, 120, 14, 28))
    a.black(poly("262 122, 250 122, 268 82, 286 122") & globe.shrink(8))
    a.cut(brush("138 150, 200 144, 260 150", [1, 7, 1]))
    a.black(*[disc(x, y, 5) for x, y in ((150, 50), (190, 34), (232, 46), (134, 84), (262, 68), (168, 72))])
    st = ink(sparkle(40, 56, 16), sparkle(352, 60, 20), sparkle(366, 150, 10), sparkle(56, 250, 14), sparkle(340, 262, 12))
    return sheet(st, a)


@picture("astronaut-swing", "An astronaut swings on a swing that hangs from a planet", "astronaut", "swing", "planet", how="part replaced", tags="play space child ring free weightless joy rope")
def astronaut_swing():
    pl = planet(tilt=-12).scale(1.3, 1.02).move(196, 72)
    rope = ink(line("186 96, 200 262", 7), line("312 70, 304 250", 7), rect(186, 250, 132, 16, 6).turn(-6, 252, 258))
    a = astronaut(left="-34 -4, -64 14, -66 -26", right="34 -4, 66 10, 66 -34", legs=("-18 46, -66 58, -98 84", "18 46, -36 64, -66 104")).scale(.86).turn(2).move(250, 204)
    st = ink(sparkle(48, 180, 20), sparkle(104, 240, 12), sparkle(350, 60, 14), sparkle(40, 270, 9), sparkle(370, 190, 10), sparkle(30, 40, 9))
    return sheet(st, pl, rope, a, halo=6)




@picture("satellite-dragonfly", "A dragonfly with the wings of a satellite", "dragonfly", "satellite", how="part replaced", tags="insect orbit sun panel fly pond signal space")
def satellite_dragonfly():
    p = Print("satellite")
    for s in (-1, 1):
        for y, t, w in ((-42, -12, 150), (14, 14, 132)):
            q = panel(24, y - 22, w, 44, 4).turn(t, 0, y)
            k = q.ink if s > 0 else q.ink.flip()
            p.black(k, line([(0, y), (s * 30, y + t * .4)], 8))
    p.black(blob("-20 -70, 0 -76, 20 -70, 26 -30, 20 26, 0 34, -20 26, -26 -30"), halo=6)
    for i in range(5):
        p.black(rect(-10 + i, 36 + i * 24, 20 - 2 * i, 21, 5))
    p.black(disc(0, -88, 22), disc(-19, -96, 17), disc(19, -96, 17), halo=5)
    p.cut(disc(-21, -98, 8), disc(21, -98, 8))
    p.cut(brush("-12 -50, -14 -20, -10 14", [1, 7, 1]))
    p.black(line("-8 -110, -20 -134", 5), line("8 -110, 20 -134", 5), disc(-21, -136, 6), disc(21, -136, 6))
    p = p.scale(1.05, 1.0).turn(24).move(196, 146)
    st = ink(sparkle(44, 40, 18), sparkle(352, 262, 20), sparkle(60, 262, 11), sparkle(366, 40, 11), sparkle(290, 24, 9))
    return sheet(st, p)


@picture("satellite-sweet", "A wrapped sweet circles a planet as a satellite", "sweet", "satellite", "orbit", how="one outline", tags="sugar candy space signal child round wrapper earth")
def satellite_sweet():
    earth = block(disc(120, 420, 250))
    orb = ink(brush("-10 214, 110 168, 240 172, 330 214, 410 290", [5, 5]))
    p = Print("sweet")
    for s in (-1, 1):
        fan = blob("56 0!, 72 -10!, 120 -54!, 128 -30!, 142 -20!, 132 0!, 142 20!, 128 30!, 120 54!, 72 10!")
        lines = [gouge(128, y, 78, y * .12, 7) for y in (-30, 0, 30)]
        f = fan - union(lines)
        p.black(f if s > 0 else f.flip())
    p.white(disc(0, 0, 64), edge=9, halo=5)
    for k in range(6):
        p.black((blob("0 0!, 18 -30, 8 -64!, 40 -60!, 40 -26").turn(60 * k)) & disc(0, 0, 60))
    p.black(line("-30 -54, -54 -100", 6), disc(-56, -104, 9), line("22 -58, 36 -84", 6), blob("10 -104!, 26 -84, 56 -84, 72 -92!, 50 -72, 26 -74"))
    p = p.scale(1.18).turn(-16).move(212, 148)
    st = ink(sparkle(50, 60, 18), sparkle(360, 34, 13), sparkle(44, 140, 9), sparkle(366, 246, 10))
    return sheet(earth, orb, st, p)




@picture("saucer-shower", "Somebody takes a shower under a flying saucer", "flying saucer", "shower", "foam", how="part replaced", tags="wash alien beam water clean morning bathroom space")
def saucer_shower():
    u = ufo().scale(1.5, 1.3).move(200, 84)
    beam = block(poly("150 118, 250 118, 320 300, 80 300"))
    d = ink(*[drop(x, y, 8) for x, y in ((142, 196), (114, 232), (162, 140), (200, 136), (298, 226), (96, 280), (312, 274))])
    m = Print("man").black(blob("156 310!, 160 236, 184 220, 216 220, 240 236, 246 310!"), rect(188, 200, 24, 30), brush("168 238, 132 252, 150 280", [24, 20, 16]), brush("232 238, 272 238, 262 184", [24, 20, 15]), line("282 196, 240 140", 8), rect(220, 124, 36, 17, 4).turn(48, 238, 134))
    face(m, 200, 184, 28, halo=4)
    foam = Print("foam").white(union(disc(180, 160, 14), disc(200, 150, 18), disc(220, 160, 13)), edge=6).white(union(disc(128, 290, 20), disc(158, 284, 20), disc(190, 290, 22), disc(222, 284, 20), disc(254, 290, 20), disc(284, 296, 16)), edge=7)
    st = ink(sparkle(46, 170, 18), sparkle(354, 160, 16), sparkle(36, 50, 11), sparkle(366, 30, 12), sparkle(372, 244, 9))
    return sheet(beam, st, d, u, m, foam, halo=5)


@picture("saucer-dog", "A dog leaps and catches a flying saucer", "dog", "flying saucer", "alien", how="scene", tags="play fetch jump park catch frisbee pet surprise")
def saucer_dog():
    p = Print("dog").black(brush("166 130, 230 170, 316 204", [54, 66, 50]), brush("176 140, 140 104", [54, 46]))
    p.black(blob("84 82, 96 56, 130 46, 164 66, 170 104, 150 128, 120 124!, 84 116, 62 108!, 62 90"), blob("140 60!, 182 44, 204 70!, 184 98, 158 88"))
    p.black(brush("180 160, 138 180, 104 168", [28, 20, 15]), brush("198 176, 168 212, 130 212", [28, 20, 15]))
    p.black(brush("306 200, 350 220, 340 262, 378 284", [44, 30, 17, 13]), brush("290 210, 300 250, 276 276, 304 292", [38, 26, 15, 13]))
    p.black(brush("322 188, 362 170, 376 126", [18, 15, 7]))
    p.cut(disc(118, 74, 9), brush("204 156, 250 172, 300 186", [1, 9, 1]), brush("226 150, 264 160, 300 170", [1, 7, 1]), brush("150 74, 168 66, 182 74", [1, 6, 1]))
    p.black(disc(116, 75, 4.5), disc(62, 94, 11))
    u = ufo().scale(.8, .9).turn(-14).move(84, 142)
    u.black(disc(76, 114, 11))
    u.cut(disc(72, 112, 3.4), disc(81, 110, 3.4))
    g = block(blob("0 290!, 120 280, 260 288, 400 278!, 400 300!, 0 300!"))
    whizz = ink(brush("40 30, 130 18, 226 40", [0, 7, 0]), brush("20 220, 50 240, 96 246", [0, 7, 0]))
    return sheet(g, whizz, p, u, halo=6)


@picture("rocket-ice-lolly", "An ice lolly takes off as a rocket and drips", "rocket", "ice lolly", how="one outline", tags="summer cold sweet launch melt stick space child")
def rocket_ice_lolly():
    p = Print("ice lolly").white(rect(-15, 70, 30, 80, 14), edge=8)
    p.black(blob("-46 20!, -88 52, -92 100!, -44 78!"), blob("46 20!, 88 52, 92 100!, 44 78!"))
    body = sym("0 -152!, 30 -118, 52 -70!, 58 -62!, 60 0, 60 78!, 0 84!")
    p.black(body, halo=6)
    p.cut(brush("-54 -54, 0 -46, 54 -54", [6, 8, 6]), brush("-58 46, 0 54, 58 46", [6, 8, 6]))
    p.cut(disc(0, 2, 25))
    p.black(disc(0, 2, 16))
    p.cut(brush("-8 2, -5 -7, 3 -9", [1, 5, 1]), gouge(-34, -60, -26, -104, 10), gouge(-40, 34, -42, -24, 9))
    p.cut(disc(66, -34, 20), disc(58, -62, 18), disc(72, -10, 14))
    p = p.turn(24).move(216, 146)
    d = ink(drop(116, 232, 11), drop(96, 272, 8))
    st = ink(sparkle(70, 66, 20), sparkle(128, 30, 11), sparkle(344, 200, 18), sparkle(366, 110, 11), sparkle(50, 160, 10), sparkle(316, 266, 9))
    return sheet(st, d, p)


@picture("satellite-laundry", "The washing dries on a line between two satellites", "satellite", "laundry", how="part replaced", tags="space dry clean housework orbit wind sock home")
def satellite_laundry():
    left = satellite().scale(.84).turn(-14).move(98, 82)
    right = satellite().scale(.7).turn(12).move(352, 62)
    rope = ink(brush("130 96, 220 128, 330 76", [6, 6]))
    w = Print("laundry").white(blob("138 104!, 168 112!, 186 120!, 212 152!, 194 168!, 184 156!, 178 236!, 118 224!, 124 146!, 112 152!, 100 132!"), edge=8)
    w.black(line("146 112, 156 126, 168 116", 6), disc(153, 150, 5), disc(151, 174, 5), disc(149, 198, 5))
    w.black(blob("222 122!, 276 110!, 288 206!, 264 210!, 254 146!, 246 214!, 222 214!"), blob("300 96!, 330 84!, 338 140, 358 152, 352 172, 326 170, 312 156"))
    w.cut(brush("236 134, 236 170, 234 204", [1, 6, 1]), rect(304, 102, 28, 6).turn(-22, 318, 104), rect(306, 116, 28, 6).turn(-18, 320, 118))
    earth = block(disc(200, 540, 312))
    st = ink(sparkle(40, 190, 16), sparkle(372, 226, 14), sparkle(226, 36, 18), sparkle(60, 246, 9), sparkle(200, 80, 8))
    return sheet(earth, st, left, right, rope, w, halo=5).move(0, 20)
