from pictures.composing import *


@picture("chess-carousel", "Chess knights ride round as the horses of a carousel", "carousel", "chess knight", how="part replaced", tags="horse fair game turn child music play ride")
def chess_carousel():
    p = Print("carousel").black(blob("200 22!, 250 46, 330 62, 388 84!, 372 108, 348 92!, 326 112, 298 94!, 274 114, 249 95!, 224 116, 200 96!, 176 116, 151 95!, 126 114, 102 94!, 74 112, 52 92!, 28 108, 12 84!, 70 62, 150 46"))
    p.cut(*[gouge(200 + x, 86, 200 + x * .3, 42, 10) for x in (-130, -78, -26, 26, 78, 130)])
    p.black(line("200 26, 200 4", 6), poly("202 4, 232 12, 202 20"), rect(20, 276, 360, 22, 6))
    poles = ink(*[rect(x - 4, 96, 8, 186) for x in (84, 200, 316)])
    k = sheet(*[knight().scale(.64).move(x, y) for x, y in ((84, 206), (316, 206))], knight().scale(.72).move(200, 192), halo=6)
    return sheet(poles, k, p, halo=6)




@picture("earring-swing", "A girl swings on a lady's earring", "earring", "swing", "lady", how="scale", tags="ear jewel play face girl hang listen fashion")
def earring_swing():
    p = Print("lady")
    p.white(blob("118 0!, 62 40, 52 84, 20 128, 42 142!, 34 156, 44 164, 36 176, 48 186, 50 216, 90 226, 130 214!, 140 310!, 290 310!, 270 200, 290 100, 260 0!"), edge=9)
    p.black(blob("112 -4!, 132 44, 176 56, 182 100, 232 96, 250 140, 244 210, 286 240, 340 190, 366 110, 340 30, 300 -6!"))
    p.cut(gouge(150, 20, 220, 44, 10), gouge(330, 60, 280, 150, 10), gouge(344, 110, 300, 186, 9), gouge(240, 30, 300, 60, 9))
    p.black(brush("72 84, 92 72, 114 80", [3, 10, 3]), brush("76 104, 94 112, 112 102", [3, 9, 3]), brush("44 164, 62 168, 74 160", [5, 7, 1]))
    p.white(blob("190 96, 212 84, 234 98, 232 130, 214 156, 198 148, 194 122"), edge=8, halo=0)
    p.black(brush("206 106, 220 108, 214 128", [2, 7, 2]))
    s = Print("swing").black(disc(206, 158, 9), line("206 160!, 164 282", 5), line("206 160!, 250 286", 5), rect(154, 280, 104, 11, 4))
    s.black(figure("swing", 208, 284, 1.26), halo=4)
    return sheet(p, s, halo=6)


@picture("microscope-town", "A microscope looks at a tiny town", "microscope", "town", how="scale", tags="science small city house laboratory look research giant")
def microscope_town():
    m = Print("microscope").black(blob("214 300!, 214 282, 250 270!, 320 258, 336 206, 318 140, 262 104!, 274 76!, 346 116, 372 190, 364 254, 392 280, 396 300!"))
    tube = Print().black(rect(-30, -86, 60, 104, 8), rect(-22, -116, 44, 34, 4), rect(-32, -128, 64, 14, 5), rect(-20, 14, 40, 40, 4), poly("-14 52, 14 52, 8 76, -8 76"))
    tube.cut(gouge(-14, 10, -14, -70, 9), line("-30 -6, 30 -6", 5), line("-20 22, 20 22", 4))
    tube = tube.turn(14).move(236, 136)
    m.cut(disc(338, 176, 11), gouge(352, 250, 354, 186, 8))
    stage = ink(rect(14, 274, 330, 15, 4), rect(44, 286, 24, 20))
    t = Print("town").black(rect(36, 218, 40, 56), poly("28 220, 56 192, 84 220"), rect(92, 200, 34, 74), rect(140, 224, 46, 50), poly("134 226, 163 202, 192 226"), poly("92 202, 109 156, 126 202"), rect(206, 236, 34, 38), poly("200 238, 223 220, 246 238"))
    t.cut(rect(48, 230, 14, 14), window(109, 222, 12, 22), rect(150, 236, 12, 14), rect(168, 250, 12, 24), rect(216, 248, 12, 12), rect(102, 252, 14, 22))
    beam = block(poly("214 212, 226 214, 246 274, 20 274"))
    return sheet(beam, m, tube, stage, t, halo=5)


@picture("curtain-eye", "An eye looks out of a theatre curtain", "eye", "theatre curtain", how="part replaced", tags="stage watch show audience wait nervous play open")
def curtain_eye():
    e = eye(lashes=False).scale(1.3, 1.5).move(200, 166)
    c = Print("theatre curtain")
    for f in (-1, 1):
        c.black(blob([(200 + f * 8, 30, True), (200 + f * 32, 70), (200 + f * 98, 128), (200 + f * 136, 174, True), (200 + f * 104, 216), (200 + f * 90, 300, True), (200 + f * 206, 300, True), (200 + f * 206, 30, True)]))
        for a, b, d in ((96, 144, 124), (150, 178, 166)):
            c.cut(brush([(200 + f * a, 64), (200 + f * b, 132), (200 + f * (b + 14), 168)], [2, 24, 3]), brush([(200 + f * (b + 10), 188), (200 + f * d, 236), (200 + f * d, 296)], [3, 24, 14]))
        c.cut(brush([(200 + f * 114, 176), (200 + f * 160, 184), (200 + f * 206, 172)], [6, 8, 6]))
    top = Print().black(blob("0 0!, 400 0!, 400 34!, 367 58, 334 34!, 300 58, 267 34!, 233 58, 200 34!, 167 58, 133 34!, 100 58, 66 34!, 33 58, 0 34!"))
    top.cut(*[gouge(x, 46, x, 4, 13) for x in (33, 100, 167, 233, 300, 367)])
    return sheet(e, c, top, halo=6)


@picture("night-curtain", "A child draws the night over the town like a curtain", "night", "curtain", "town", how="surface replaced", tags="evening sleep day star pull child bedtime sunset")
def night_curtain():
    c = Print("night sky").black(blob("190 34!, 400 34!, 400 238!, 376 246, 350 236!, 326 246, 300 236!, 276 246, 250 236!, 226 248, 170 252, 130 226!, 164 190, 184 120"))
    c.cut(*[brush(q, [2, 10, 2]) for q in ("228 48, 222 140, 206 226", "280 48, 276 140, 272 230", "332 48, 330 140, 326 230")])
    c.cut(*[sparkle(x, y, r) for x, y, r in ((254, 84, 13), (304, 120, 16), (206, 104, 8), (366, 76, 12), (246, 176, 10), (362, 180, 12), (196, 190, 8), (306, 198, 8), (306, 66, 7))])
    c.cut(disc(356, 124, 18) - disc(364, 119, 15))
    rail = ink(rect(0, 14, 400, 10, 4), *[disc(x, 28, 9) - disc(x, 28, 4) for x in (196, 244, 292, 340, 388)])
    town = Print("town").black(rect(0, 232, 46, 68), poly("-8 234, 20 204, 52 234"), rect(54, 250, 40, 50), rect(158, 262, 50, 40), rect(214, 266, 50, 40), rect(272, 258, 44, 42), rect(324, 266, 76, 40))
    town.cut(*[rect(x, y, 12, 14) for x, y in ((12, 246), (66, 264), (172, 274), (228, 278), (286, 272), (340, 278), (370, 278))])
    child = ink(figure("walk", 100, 298, 1.3), brush("104 218, 122 212, 138 222", [11, 10, 9]))
    s = sun(rays=12).scale(.62).move(72, 104)
    return sheet(s, rail, town, c, child, halo=6)


@picture("battery-bed", "A tired battery charges in bed", "battery", "bed", "plug", how="part replaced", tags="sleep energy tired night charge electric rest pillow")
def battery_bed():
    p = ink(rect(10, 96, 18, 200, 6), rect(374, 170, 16, 126, 6), rect(20, 250, 360, 24))
    pillow = Print().white(blob("30 180, 50 164, 100 170, 132 166, 140 200, 134 244, 90 248, 40 246, 26 220"), edge=8)
    b = Print("battery").black(rect(50, 128, 22, 44, 6))
    b.white(rect(66, 100, 240, 100, 18), edge=9, halo=0)
    b.black(rect(66, 100, 40, 100, 14))
    b.black(brush("132 142, 146 152, 160 142", [2, 9, 2]), brush("182 142, 196 152, 210 142", [2, 9, 2]), brush("158 174, 171 180, 184 174", [2, 8, 2]))
    b = b.turn(-3, 180, 150).move(0, 34)
    q = Print("bed").black(blob("232 108!, 262 100, 330 116, 378 150!, 380 256!, 210 256!, 222 200"))
    q.cut(*[rect(-11, -11, 22, 22).turn(45).move(x, y) for x, y in ((262, 150), (304, 150), (346, 172), (262, 196), (304, 196), (262, 238), (304, 238), (346, 216))])
    q.black(brush("230 106, 224 180, 208 254", [16, 18, 18]), halo=5)
    cord = ink(line("52 184, 34 160, 52 120, 60 70, 92 50", 7), rect(88, 34, 28, 32, 6), rect(114, 38, 16, 7), rect(114, 54, 16, 7))
    sock = Print("plug").white(rect(136, 20, 46, 60, 8), edge=7)
    sock.black(disc(152, 42, 5), disc(152, 58, 5))
    z = ink(sparkle(250, 50, 14), sparkle(306, 34, 10), sparkle(344, 74, 12))
    return sheet(p, pillow, b, q, cord, sock, z, halo=5)


@picture("spoon-catapult", "A spoon is a catapult that throws peas at a castle", "catapult", "spoon", "castle", how="part replaced", tags="war dinner game throw child attack knight vegetable")
def spoon_catapult():
    c = castle().scale(.96, .94).put("base", 88, 266)
    p = Print("catapult").black(poly("206 240, 394 240, 394 262, 206 262"), poly("254 246, 288 118, 312 118, 346 246, 324 246, 300 156, 276 246"), rect(256, 190, 88, 14))
    sp = Print("spoon").black(brush("378 234, 304 140, 250 82", [18, 15, 14]), oval(222, 54, 33, 48, -42))
    sp.cut(oval(217, 49, 18, 31, -42))
    w = Print()
    for x in (236, 362):
        w.black(disc(x, 260, 36), halo=5)
        w.cut(disc(x, 260, 24))
        w.black(disc(x, 260, 9), around(rect(-3, -26, 6, 26), 6).move(x, 260))
    peas = ink(disc(176, 30, 18), disc(128, 22, 17), disc(80, 34, 16))
    peas.cut(*[brush([(x - 10, y + 2), (x - 7, y - 6), (x + 1, y - 10)], [1, 6, 1]) for x, y in ((176, 30), (128, 22), (80, 34))])
    return sheet(block(blob("0 262!, 90 250, 200 270, 300 284, 400 286!, 400 300!, 0 300!")), c, p, w, sp, peas, halo=5)


@picture("cannon-bouquet", "A cannon shoots a bouquet", "cannon", "bouquet", how="part replaced", tags="peace love flower spring war present surprise boom")
def cannon_bouquet():
    c = Print("cannon").black(poly("-120 -34, -106 -34, -106 -26, 60 -40, 84 -34, 96 0, 84 34, 60 40, -106 26, -106 34, -120 34"), disc(104, 0, 15))
    c.cut(line("-70 -30, -70 30", 6), line("10 -38, 10 38", 6), gouge(-60, -16, 0, -22, 9))
    c = c.turn(20).move(276, 180)
    w = Print().black(disc(296, 230, 62))
    w.cut(disc(296, 230, 48))
    w.black(disc(296, 230, 14), around(rect(-4, -52, 8, 52), 8).move(296, 230))
    b = Print("bouquet")
    for a, l in ((-62, 96), (-36, 116), (-8, 124), (20, 114), (46, 92)):
        d = math.radians(a + 22)
        x, y = 164 - l * math.cos(d), 140 - l * math.sin(d)
        b.black(brush([(166, 142), ((166 + x) / 2, (142 + y) / 2 - 6), (x, y)], [7, 7, 8]))
        t = sym("0 30!, 20 22, 27 -4, 24 -34!, 12 -16, 0 -38!").turn(a + 22 - 90).move(x, y)
        b.black(t, halo=4)
        b.cut(gouge(0, 20, 0, -14, 7).turn(a + 22 - 90).move(x, y))
    b.black(blob("170 150!, 150 182, 108 186!, 128 156"), blob("172 126!, 176 88, 210 68!, 202 108"), halo=3)
    return sheet(block(rect(0, 284, 400, 16)), b, c, w, halo=6)


@picture("cutlery-windmill", "A windmill turns a fork, a knife and spoons", "windmill", "cutlery", how="part replaced", tags="flour bread dinner wind table turn hungry field")
def cutlery_windmill():
    m = windmill(sails=False).scale(1.34, 1.06).put("base", 200, 296)
    x, y = m.at["hub"]
    fork_ = union(rect(-6, -60, 12, 60), blob("-22 -60!, -22 -84!, 22 -84!, 22 -60!, 8 -46, -8 -46"), *[rect(k - 4, -128, 8, 50, 3) for k in (-18, 0, 18)])
    knife_ = union(rect(-7, -56, 14, 56), blob("-10 -52!, -10 -120, 0 -134!, 14 -110, 14 -52!"))
    spoon_ = union(rect(-6, -70, 12, 70), oval(0, -96, 21, 34))
    s = Print()
    for q, a in ((fork_, 22), (knife_, 112), (spoon_, 202), (spoon_, 292)):
        s.black(q.turn(a))
    for a in (202, 292):
        s.cut(oval(-5, -98, 7, 20).turn(a))
    s.black(disc(0, 0, 17))
    s.cut(disc(0, 0, 7))
    return sheet(block(blob("0 276!, 120 262, 280 262, 400 276!, 400 300!, 0 300!")), m, s.scale(.98).move(x, y), halo=6)


@picture("hand-city", "A hand is a city, its fingers the towers", "hand", "skyscraper", "city", how="one outline", tags="five tall street finger greeting building window count")
def hand_city():
    p = Print("hand")
    p.black(blob("112 190!, 284 190!, 280 240, 262 268, 262 310!, 142 310!, 140 272, 116 242"))
    for x, y, w in ((112, 62, 38), (155, 12, 40), (200, 28, 40), (245, 70, 36)):
        p.black(rect(x, y, w, 200 - y), rect(x + 6, y - 8, w - 12, 12))
        for j in range((190 - y) // 27):
            for i in range(2):
                p.cut(rect(x + 7 + i * (w - 14) * .56, y + 12 + j * 27, (w - 14) * .42, 15))
    p.black(line("175 8, 175 0", 5))
    th = Print().black(rect(-19, -96, 38, 120), rect(-12, -104, 24, 12))
    th.cut(*[rect(-12 + i * 14, -84 + j * 26, 10, 14) for i in range(2) for j in range(3)])
    p = p.on(th.turn(-48).move(130, 242), 0)
    p.cut(brush("124 216, 190 206, 274 220", [2, 8, 2]), brush("152 280, 176 250, 156 222", [1, 8, 1]), brush("196 232, 240 246, 270 236", [1, 7, 1]))
    c = cloud().scale(.6).move(350, 58)
    low = block(rect(24, 210, 30, 90), rect(310, 180, 36, 120), rect(350, 226, 28, 74), rect(386, 150, 40, 150))
    return sheet(low, c, p, halo=6).flip().move(424, 0)


@picture("washing-robot", "A robot has a washing machine for a belly", "robot", "washing machine", "sock", how="part replaced", tags="laundry machine clean home future help water dance")
def washing_robot():
    p = Print("robot")
    p.black(line("112 150, 66 160, 44 110", 17), line("288 150, 334 176, 352 130", 17), rect(146, 262, 34, 28), rect(220, 262, 34, 28), rect(128, 284, 62, 14, 6), rect(210, 284, 62, 14, 6))
    for x, y in ((42, 98), (354, 118)):
        p.black(disc(x, y, 20))
        p.cut(poly([(x - 8, y - 24), (x + 8, y - 24), (x + 4, y), (x - 4, y)]))
    p.black(rect(108, 100, 184, 166, 18), halo=4)
    p.black(rect(186, 84, 28, 20), rect(146, 24, 108, 64, 16), line("200 26, 200 10", 6), disc(200, 9, 8), rect(136, 46, 12, 22, 4), rect(252, 46, 12, 22, 4))
    p.cut(disc(176, 52, 13), disc(224, 52, 13), line("182 76, 218 76", 5))
    p.black(disc(178, 53, 6), disc(226, 53, 6))
    p.cut(disc(200, 196, 58))
    p.black(disc(200, 196, 50))
    p.cut(disc(200, 196, 42))
    p.cut(rect(122, 112, 50, 14, 4), disc(256, 119, 7), disc(276, 119, 7))
    water = blob("150 196!, 170 188, 190 200, 212 188, 232 198, 250 190!, 250 250!, 150 250!") & disc(200, 196, 42)
    p.wash(water)
    p.black(blob("196 170!, 216 168!, 220 196, 240 210, 230 226, 206 224, 196 204"), disc(176, 214, 8), disc(176, 182, 5), disc(190, 226, 5))
    sock_ = ink(blob("336 102!, 342 60!, 370 62!, 368 96, 394 108, 388 126, 360 122"))
    sock_.cut(line("342 72, 368 74", 6))
    bub = Print().white(disc(42, 44, 15), edge=5).white(disc(74, 72, 9), edge=4).white(disc(84, 26, 10), edge=4)
    return sheet(bub, p, sock_, halo=5)


@picture("hamster-ferris-wheel", "A hamster turns the Ferris wheel", "Ferris wheel", "hamster", how="one outline", tags="fair run turn pet ride high effort round")
def hamster_ferris_wheel():
    p = Print("Ferris wheel").black(disc(200, 140, 122) - disc(200, 140, 106), *[rect(-4, -112, 8, 112).turn(a).move(200, 140) for a in (-67.5, -22.5, 22.5, 67.5)], disc(200, 140, 20))
    legs = ink(poly("192 140, 208 140, 296 300, 274 300"), poly("192 140, 208 140, 126 300, 104 300"))
    g = Print()
    for i in range(8):
        a = math.radians(i * 45 + 22.5)
        x, y = 200 + 122 * math.cos(a), 140 + 122 * math.sin(a)
        g.black(union(blob("-19 4!, -16 -14, 0 -20, 16 -14, 19 4!"), rect(-19, 12, 38, 16, 6), rect(-17, 0, 5, 16), rect(12, 0, 5, 16)).move(x, y), halo=5)
    h = Print("hamster").black(blob("132 178, 140 148, 172 142, 212 132, 250 144, 268 176, 258 206, 220 216, 172 212, 146 198"), disc(168, 138, 13), disc(146, 140, 10))
    h.black(brush("160 204, 144 216, 128 214", [16, 12, 9]), brush("190 208, 194 226, 180 232", [16, 12, 9]), brush("236 204, 254 218, 274 212", [20, 13, 9]), brush("222 206, 226 228, 212 234", [16, 12, 8]), disc(270, 178, 8))
    h.cut(disc(152, 166, 8), brush("212 150, 244 158, 254 182", [1, 9, 1]), brush("134 186, 144 190, 152 186", [1, 5, 1]), disc(169, 137, 5))
    h.black(disc(150, 166, 4))
    return sheet(block(rect(0, 286, 400, 14)), legs, p, g, h, halo=6)


@picture("tooth-castle", "A tooth is a castle with its own towers", "castle", "tooth", "toothbrush", how="one outline", tags="dentist king brush mouth wall white guard crown")
def tooth_castle():
    p = Print("castle").white(blob("84 70!, 104 70!, 104 88!, 128 88!, 128 70!, 152 70!, 152 88!, 176 88!, 176 70!, 224 70!, 224 88!, 248 88!, 248 70!, 272 70!, 272 88!, 296 88!, 296 70!, 316 70!, 326 130, 312 186, 296 230, 280 288, 262 294, 250 262, 236 226, 200 212, 164 226, 150 262, 138 294, 120 288, 104 230, 88 186, 74 130"), edge=10)
    p.black(window(200, 176, 52, 74))
    p.cut(*[rect(x - 2.5, 134, 5, 90) & window(200, 176, 40, 64) for x in (188, 200, 212)], rect(174, 166, 52, 5))
    p.black(window(128, 146, 20, 34), window(272, 146, 20, 34))
    p.black(brush("92 166, 102 200, 116 236", [1, 9, 1]), line("200 70, 200 14", 7), poly("203 14, 254 28, 203 44"), line("112 116, 150 116", 6), line("250 116, 288 116", 6), line("176 110, 224 110", 6))
    t = Print("toothbrush").black(rect(-8, -60, 16, 206, 7), rect(-11, -128, 22, 74, 7))
    t.black(*[rect(-34, -122 + i * 13, 26, 9, 2) for i in range(5)])
    t = t.turn(12).move(366, 148)
    g = ink(figure("stand", 40, 286, .9))
    return sheet(block(blob("0 278!, 110 268, 300 268, 400 278!, 400 300!, 0 300!")), p, t, g, halo=6)


@picture("glove-roses", "Boxing gloves bloom in a vase", "boxing glove", "vase", "flower stem", how="grown from", tags="bouquet fight love rose winner spring thorn present")
def glove_roses():
    st = ink(brush("200 220, 176 150, 116 116", [10, 10, 11]), brush("202 220, 206 150, 204 120", [10, 10, 11]), brush("206 220, 250 160, 300 136", [10, 10, 11]))
    st.black(blob("176 176!, 130 186, 104 164!, 148 158"), blob("222 186!, 262 204, 300 190!, 262 172"), poly("204 160, 224 150, 206 146"), poly("150 140, 148 120, 138 134"))
    g = sheet(glove().scale(.76).turn(-34).move(82, 84), glove().scale(.72).flip().turn(34).move(322, 98), glove().scale(.8).turn(6).move(208, 78), halo=6)
    v = Print("vase").black(blob("160 196!, 244 196!, 236 216, 262 250, 252 286, 236 298!, 168 298!, 152 286, 142 250, 168 216"))
    v.cut(brush("164 212, 202 218, 240 212", [3, 7, 3]), comb("160 284, 154 254, 170 228", 4, 26, 8))
    return sheet(block(rect(0, 284, 400, 16)), st, g, v, halo=6)


@picture("pyramid-skier", "A skier races down a pyramid", "pyramid", "skier", how="scene", tags="sand winter desert fast sport hot slope travel")
def pyramid_skier():
    p = Print("pyramid").black(poly("128 20, 400 264, 400 300, 0 300, 0 160"))
    lit = poly("122 32, 94 292, 0 292, 0 172")
    p.cut(lit)
    p.black(*[rect(0, y, 140, 8) & lit for y in (84, 124, 164, 204, 244)], *[rect(x, y, 6, 34) & lit for x, y in ((98, 52), (72, 92), (104, 92), (48, 132), (86, 132), (24, 172), (66, 172), (92, 212), (36, 212), (60, 252), (12, 252), (84, 252))])
    p.black(line("128 20, 94 300", 8))
    s = Print("skier").black(disc(318, 50, 17), brush("306 70, 282 88, 262 98", [26, 28, 26]), brush("266 102, 294 110, 278 138", [22, 18, 13]), brush("304 74, 326 96, 342 96", [12, 11, 9]))
    s.black(line("346 110, 336 80, 268 44", 5), line("278 138, 290 144", 12), line("214 84!, 352 208!, 370 210", 9))
    s.cut(line("304 46, 336 54", 5))
    snow = ink(disc(196, 62, 6), disc(180, 46, 5), disc(206, 44, 4))
    return sheet(block(disc(70, 60, 42)), p, s, snow, halo=7)
