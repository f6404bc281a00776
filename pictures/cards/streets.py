from pictures.composing import *


@picture("bridge-spectacles", "A bridge over the river is a pair of spectacles", "bridge", "spectacles", "river", how="one outline", tags="glasses see cross water reading car arch mirror")
def bridge_spectacles():
    p = Print("spectacles")
    p.black(rect(0, 92, 400, 20), poly("0 112, 44 112, 20 176, 0 176"), poly("400 112, 356 112, 380 176, 400 176"))
    for x in (108, 292):
        p.black(disc(x, 186, 92))
    p.cut(disc(108, 186, 72), disc(292, 186, 72), oval(200, 212, 22, 42))
    p.cut(brush("30 176, 38 140, 66 114", [1, 8, 1]), brush("214 176, 222 140, 250 114", [1, 8, 1]))
    c = car().scale(.52).move(112, 62)
    cyc = ink(figure("walk", 270, 93, .74), figure("walk", 306, 93, .52))
    water = rect(0, 206, 400, 94)
    w = ink(*[waves(y, x0, x1, 2, 8, 7) for y, x0, x1 in ((216, 52, 164), (240, 70, 146), (216, 236, 348), (240, 254, 330))])
    return sheet(block(water), p, w, c, cyc, halo=4)


@picture("bridge-hammock", "A suspension bridge is a hammock for a giant's nap", "bridge", "hammock", "giant", how="part replaced", tags="sleep rest summer river holiday lazy hang dream")
def bridge_hammock():
    p = Print("bridge")
    for x in (58, 342):
        p.black(poly([(x - 13, 40), (x + 13, 40), (x + 18, 300), (x - 18, 300)]), rect(x - 20, 32, 40, 14, 3))
        p.cut(*[rect(x - 6, y, 12, 26, 5) for y in (62, 110, 158)])
    p.black(line("-10 150!, 58 40", 6), line("410 150!, 342 40", 6))
    p.black(*[line([(x, 170), (x, 250)], 4) for x in (96, 130, 164, 198, 232, 266, 300)])
    p.black(rect(0, 236, 400, 14))
    man = Print().black(disc(136, 108, 25), blob("146 122, 172 112, 220 124, 262 130, 292 96, 302 100, 290 142, 250 164, 180 164, 146 150"), blob("286 100!, 292 80, 304 76, 310 104!"))
    man.cut(brush("116 104, 123 109, 130 105", [1, 6, 1]), brush("150 126, 158 138, 152 152", [1, 6, 1]))
    man.black(blob("112 96!, 124 80, 146 82, 162 104!, 138 98"), halo=4)
    bed = Print("hammock").black(blob("58 44!, 100 112, 150 152, 200 162, 250 152, 300 112, 342 44!, 312 126, 260 176, 200 188, 140 176, 88 126"))
    bed.cut(*[gouge(x, 186 - abs(x - 200) * .18 - (abs(x - 200) / 60) ** 2 * 5, 200 + (x - 200) * .94, 162 - abs(x - 200) * .12, 7) for x in (130, 158, 186, 214, 242, 270)])
    z = ink(disc(104, 70, 5), disc(92, 50, 8), disc(98, 26, 10))
    river = block(blob("0 270!, 100 262, 200 272, 300 262, 400 270!, 400 300!, 0 300!"))
    c = car().scale(.3).move(230, 220)
    return sheet(river, p, man, bed, z, c, halo=5)


@picture("fountain-peacock", "A fountain spreads its water like a peacock's tail", "fountain", "peacock", how="part replaced", tags="water proud park bird spray feather square beauty")
def fountain_peacock():
    p = Print("fountain")
    for d in (-84, -60, -37, -15, 15, 37, 60, 84):
        a = math.radians(d)
        r = 172 if abs(d) < 80 else 158
        x, y = 200 + r * math.sin(a), 208 - r * .98 * math.cos(a)
        if abs(d) > 80:
            y += 34
        mx, my = 200 + r * .62 * math.sin(a * .86), 208 - r * .74 * math.cos(a * .86)
        p.black(brush([(200, 208), (mx, my), (x, y)], [6, 9, 11]))
        e = sym("0 -34!, 17 -6, 17 10, 0 20").turn(d).move(x, y)
        p.black(e)
        p.cut(oval(x, y + 2, 8, 9))
    bird = Print("peacock").black(blob("168 60!, 184 46, 204 40, 216 54, 214 82, 220 120, 244 166, 246 214, 200 236, 156 214, 160 166, 186 120, 192 84, 184 68"))
    bird.cut(disc(200, 56, 5.5), comb("160 200, 164 164, 184 132", 4, 24, 7))
    bird.black(*[line([(204, 44), (204 + dx, 20)], 4) for dx in (-12, 2, 16)], *[disc(204 + dx, 20, 5) for dx in (-12, 2, 16)])
    b = ink(blob("52 222!, 200 212, 348 222!, 318 252, 262 268, 200 270, 138 268, 82 252"), poly("176 266, 224 266, 240 300, 160 300"))
    b.cut(brush("64 228, 200 236, 336 228", [2, 7, 2]), gouge(110, 246, 150, 256, 7))
    return sheet(p, bird, b)




@picture("pigeon-statue", "A statue of a pigeon, and a man sits on its head", "statue", "pigeon", how="scale", tags="square bird monument park city reversed feed proud")
def pigeon_statue():
    p = Print("pigeon").black(blob("82 66!, 102 56, 112 38, 136 28, 160 40, 168 66, 176 96, 214 116, 270 150, 336 202!, 320 216!, 256 204, 222 200, 190 206, 150 196, 124 164, 116 122, 112 86, 102 78"))
    p.black(brush("176 196, 172 222", [12, 10]), brush("204 198, 206 222", [12, 10]), line("156 224, 184 224", 8), line("190 224, 220 224", 8))
    p.cut(disc(130, 54, 9), brush("118 94, 146 106, 174 94", [1, 8, 1]), brush("98 66, 108 66", [4, 6, 2]))
    p.black(disc(129, 55, 4))
    p.cut(blob("160 124!, 200 128, 244 152, 290 192!, 236 184, 186 176, 162 152").ring(6), gouge(186, 142, 226, 160, 8), gouge(182, 158, 226, 172, 8))
    p = p.scale(.84).move(32, 36)
    man = ink(figure("stand", 146, 58, .52))
    ped = pedestal().scale(1.3, .66).put("top", 196, 227)
    town = block(rect(0, 150, 50, 150), rect(46, 190, 40, 110), rect(318, 226, 40, 80), rect(352, 130, 48, 170), poly("0 150, 25 116, 50 150"))
    folk = ink(figure("cheer", 60, 298, .8, flip=True), figure("stand", 346, 298, .8))
    return sheet(town, p, man, ped, folk, halo=5)


@picture("pelican-mailbox", "A pelican is a mailbox, letters go into its beak", "pelican", "mailbox", "letter", how="one outline", tags="post bird write mouth news deliver swallow sea")
def pelican_mailbox():
    p = Print("pelican")
    p.black(brush("264 226, 262 292", [13, 11]), brush("300 226, 304 292", [13, 11]), line("240 294, 268 294", 9), line("282 294, 312 294", 9))
    p.black(blob("196 36, 214 14, 244 12, 262 34, 258 70, 250 104, 280 122, 340 136, 392 190!, 366 192!, 372 212!, 330 222, 290 240, 246 232, 222 196, 220 140, 224 84, 206 66"))
    p.cut(disc(234, 34, 10), brush("250 150, 300 156, 352 184", [1, 9, 1]), brush("252 172, 296 180, 336 200", [1, 8, 1]))
    p.black(disc(232, 35, 4.6))
    box = Print("mailbox").black(blob("214 62!, 150 70, 80 74, 12 70!, 18 110, 52 160, 110 180, 170 166, 206 130, 222 92!"))
    box.cut(rect(64, 96, 110, 16, 6), rect(88, 130, 56, 28, 5).ring(6))
    box.black(brush("206 56, 120 36, 16 12", [24, 18, 8]), halo=6)
    e = envelope().scale(.5).turn(-10).move(104, 86).within(rect(0, 0, 400, 106))
    e = e.without(rect(0, 104, 400, 40))
    top = sheet(p, box, halo=6)
    return sheet(block(rect(0, 284, 400, 16)), top).on(e, 4)


@picture("melon-tent", "A slice of watermelon is a tent under the stars", "tent", "watermelon", how="one outline", tags="camp summer fruit fire sleep holiday seed red")
def melon_tent():
    p = ink(rect(0, 0, 400, 196))
    p.cut(*[sparkle(x, y, r) for x, y, r in ((50, 60, 13), (110, 30, 8), (320, 44, 14), (370, 110, 9), (90, 130, 8), (280, 96, 7))])
    t = Print("watermelon").white(blob("200 18!, 352 238!, 200 282, 48 238!"), edge=0)
    t.black(blob("44 240!, 200 284, 356 240!, 366 258!, 200 304, 34 258!"))
    t.black(*[drop(x, y, 11).turn(a, x, y) for x, y, a in ((198, 74, 0), (170, 116, 12), (228, 118, -12), (136, 160, 16), (264, 160, -16), (106, 210, 22), (294, 210, -22), (146, 222, 12), (254, 222, -12))])
    t.black(poly("200 128, 236 266, 164 266"))
    t.cut(poly("198 152, 180 258, 172 258"), poly("202 152, 220 258, 228 258"))
    ropes = ink(line("44 240, 10 272", 6), line("356 240, 390 272", 6), line("4 262, 16 284", 8), line("396 262, 384 284", 8))
    return sheet(block(rect(0, 196, 400, 104)), p, ropes, t, halo=6)


@picture("circus-dress", "A dancer's skirt is a circus tent", "circus tent", "dress", how="part replaced", tags="show dance stripes flag woman party clown fair")
def circus_dress():
    p = Print("circus tent")
    skirt = blob("186 112!, 214 112!, 246 150, 318 176, 366 190!, 352 226, 360 284!, 40 284!, 48 226, 34 190!, 82 176, 154 150")
    p.white(skirt, edge=8)
    top = blob("186 112!, 214 112!, 246 150, 318 176, 366 190!, 340 212, 314 194!, 286 216, 258 196!, 230 218, 200 197!, 170 218, 142 196!, 114 216, 86 194!, 60 212, 34 190!, 82 176, 154 150")
    for a, b in ((-160, -104), (-52, 52), (104, 160)):
        p.black(poly([(200 + a, 204), (200 + b, 204), (200 + b * 1.04, 286), (200 + a * 1.04, 286)]) & skirt)
    p.black(top, halo=6)
    p.cut(*[gouge(200 + x, 190, 200 + x * .24, 126, 9) for x in (-112, -56, 0, 56, 112)])
    p.cut(poly("200 222, 230 284, 170 284"))
    lady = Print().black(disc(200, 38, 20), disc(200, 14, 11), blob("178 66!, 200 62, 222 66!, 212 92, 216 114!, 184 114!, 188 92"), rect(194, 52, 12, 16))
    lady.black(brush("182 70, 150 84, 128 58, 104 30", [13, 11, 10, 8]), brush("218 70, 250 84, 276 66, 300 34", [13, 11, 10, 8]))
    lady.black(line("300 60, 300 6", 6), poly("302 6, 352 20, 302 34"), line("104 54, 104 4", 6), poly("102 4, 52 18, 102 32"))
    shoes = ink(line("176 284, 168 296", 9), line("224 284, 232 296", 9))
    return sheet(lady, shoes, p, halo=5)


@picture("maze-fingerprint", "A fingerprint is a maze with a walker in it", "fingerprint", "maze", "walker", how="one outline", tags="lost detective finger search identity path thumb way")
def maze_fingerprint():
    thumb = sym("0 4, 60 20, 100 74, 110 150, 100 230, 92 340!, 0 340!").move(160, 0)
    p = Print("fingerprint").black(thumb)
    for i, gap in enumerate((75, 250, 20, 160)):
        rx, ry = 92 - i * 22, 118 - i * 27
        ring = oval(160, 138, rx, ry) - oval(160, 138, rx - 8, ry - 9)
        a = math.radians(gap)
        p.cut(ring - disc(160 + (rx - 4) * math.cos(a), 138 + (ry - 4) * math.sin(a), 14))
    p.cut(line("160 256!, 160 220", 8), line("160 48!, 160 20", 8, butt=True), line("246 138!, 226 138", 8), line("116 138!, 92 138", 8))
    p.cut(line("66 266, 90 270, 130 284, 160 288, 190 284, 230 270, 254 266", 8), disc(160, 138, 9))
    p = p.turn(12, 160, 150).move(6, 2)
    w = ink(figure("walk", 346, 296, 1.36))
    return sheet(block(rect(0, 286, 400, 14)), p, w, halo=6)


@picture("greeting-house", "A house lifts its roof like a hat to say hello", "house", "hat", how="part replaced", tags="greet polite home roof hello neighbour friendly chimney")
def greeting_house():
    p = Print("house").black(rect(126, 150, 176, 142))
    p.cut(rect(146, 168, 44, 40), rect(236, 168, 44, 40), window(213, 268, 44, 52))
    p.black(rect(165, 166, 5, 44), rect(144, 186, 48, 5), rect(255, 166, 5, 44), rect(234, 186, 48, 5), disc(226, 272, 4))
    p.cut(brush("164 218, 213 236, 262 218", [2, 9, 2]))
    roof = Print().black(poly("-122 24, -66 -44, 66 -44, 122 24"), rect(-48, -72, 30, 40))
    roof.cut(gouge(-84, 18, -44, -32, 9), gouge(-48, 18, -22, -32, 8), brush("-98 7, 0 11, 98 7", [2, 6, 2]))
    roof = roof.turn(-20).move(222, 84)
    lifting = ink(brush("298 214, 356 214, 374 160, 352 108", [17, 15, 14, 13])).on(hand().scale(.44).turn(-34).put("wrist", 356, 116), 5)
    waving = ink(brush("130 214, 84 214, 62 176, 60 132", [17, 15, 14, 13])).on(hand().scale(.44).flip().turn(-8).put("wrist", 60, 142), 5)
    return sheet(block(blob("0 284!, 120 276, 260 284, 400 276!, 400 300!, 0 300!")), waving, p, roof, lifting, halo=5)


@picture("dish-flowers", "Satellite dishes grow as flowers and turn to the sun", "satellite dish", "flower bed", "sun", how="grown from", tags="garden signal television listen plant technology morning turn")
def dish_flowers():
    p = Print("satellite dish")
    for q, leaves in (("150 300, 158 250, 176 196", ((154, 268, 1), (160, 244, -1))), ("286 300, 300 210, 296 112", ((292, 250, 1), (300, 200, -1), (300, 166, 1))), ("372 300, 374 260, 384 232", ())):
        p.black(brush(q, [15, 12, 11]))
        for x, y, s in leaves:
            p.black(blob([(x, y + 8, True), (x + s * 22, y - 20), (x + s * 62, y - 28, True), (x + s * 44, y + 4)]))
            p.cut(brush([(x + s * 8, y), (x + s * 28, y - 12), (x + s * 54, y - 24)], [0, 5, 0]))
    for x, y, s in ((378, 226, .5), (176, 196, .86), (298, 112, 1.0)):
        p = p.on(dish().scale(s).put("base", x, y), 6)
    s = sun(rays=12).scale(.72).move(64, 66)
    return sheet(block(blob("0 272!, 120 262, 260 272, 400 260!, 400 300!, 0 300!")), s, p)
