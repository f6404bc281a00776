from pictures.composing import *


@picture("snowman-parasol", "A snowman in sunglasses stays in the shade of a parasol with a cold drink", "snowman", "parasol", "sunglasses", how="scene", tags="summer melt brave beach holiday hot shade cool")
def snowman_parasol():
    par = Print("parasol").black(line("276 60, 252 290", 9), blob("138 112!, 158 50, 220 12, 290 8, 352 44, 394 124!, 352 106, 318 126!, 284 102, 240 122!, 208 96, 172 116!"))
    par.cut(brush("272 20, 228 54, 206 96", [1, 8, 2]), brush("280 20, 300 60, 318 116", [1, 8, 2]), brush("260 18, 190 46, 170 106", [1, 7, 2]))
    s = snowman(face=False).scale(1.3, 1.22).put("base", 148, 290)
    x, y = s.at["head"]
    s.black(blob([(x - 10, y + 6, True), (x - 74, y + 16, True), (x - 8, y + 24, True)]), brush([(x - 16, y + 30), (x + 6, y + 36), (x + 28, y + 24)], [2, 8, 2]))
    s.black(blob([(x - 46, y - 22, True), (x - 6, y - 20, True), (x - 8, y - 2), (x - 26, y + 4), (x - 42, y - 6)]), blob([(x + 2, y - 20, True), (x + 40, y - 22, True), (x + 36, y - 4), (x + 20, y + 2), (x + 6, y - 4)]), line([(x - 50, y - 21), (x + 46, y - 21)], 8))
    s.cut(gouge(x - 38, y - 4, x - 28, y - 16, 6), gouge(x + 10, y - 4, x + 20, y - 16, 6))
    s.black(*[disc(x, k, 8) for k in (190, 222, 254)])
    arm = ink(line("206 200, 262 204, 318 184", 10), line("300 190!, 322 168", 8))
    d = Print("drink").white(poly("316 142, 376 142, 364 216, 328 216"), edge=8).black(poly("325 170, 367 170, 360 208, 332 208"), line("350 166!, 360 120!, 384 110", 7))
    pud = ink(blob("34 290, 70 280, 148 276, 230 280, 262 290, 148 300"))
    return sheet(block(disc(40, 44, 96)), par, pud, s, d, arm, halo=6)

@picture("snowman-bowling", "Snowmen stand as pins before a bowling ball", "snowman", "bowling ball", how="one outline", tags="winter game strike nervous roll sport fall wait")
def snowman_bowling():
    p = Print("snowman")
    for x, y, s, t in ((186, 136, .84, 0), (338, 136, .84, 0), (262, 150, 1, 0)):
        pin = Print().white(sym("0 -124, 26 -112, 30 -84, 20 -58, 24 -34, 46 14, 50 66, 38 118!, 0 120!"), edge=9)
        pin.black(disc(-10, -96, 5.5), disc(10, -97, 5.5), blob("-4 -88!, -42 -80!, -4 -76!"), brush("-4 -68, 4 -66, 12 -72", [1, 6, 1]))
        pin.black(blob("-26 -58!, 0 -50, 26 -58!, 28 -38, 0 -28, -28 -38"), blob("12 -36!, 32 -36!, 40 14!, 18 14!"), disc(-8, 30, 6), disc(-8, 58, 6), disc(-8, 86, 6))
        pin.cut(gouge(24, 12, 24, -6, 4))
        p = p.on(pin.scale(s * 1.04, s * 1.16).turn(t).move(x, y), 6)
    b = Print("bowling ball").black(disc(84, 214, 76))
    b.cut(oval(104, 182, 9, 12, 20), oval(128, 198, 9, 12, 20), oval(100, 214, 9, 12, 20), brush("26 226, 24 188, 54 158", [1, 13, 1]))
    wh = ink(brush("6 112, 40 98, 80 104", [0, 8, 0]), brush("4 84, 50 66, 104 80", [0, 8, 0]))
    return sheet(block(blob("0 262!, 200 250, 400 262!, 400 300!, 0 300!")), wh, p, b, halo=7)


@picture("snowflake-firs", "Six fir trees grow round one point and make a snowflake", "fir tree", "snowflake", how="one outline", tags="winter forest cold pattern six crystal christmas round")
def snowflake_firs():
    f = union(rect(-6, -80, 12, 80), poly("0 -148, 17 -122, 9 -122, 21 -100, 12 -100, 25 -74, -25 -74, -12 -100, -21 -100, -9 -122, -17 -122"))
    tw = poly("-24 -62, 0 -38, 24 -62, 24 -48, 0 -24, -24 -48")
    k = around(union(f, tw), 6).move(200, 150)
    return sheet(block(disc(200, 150, 120)), ink(k, disc(200, 150, 13)), ink(sparkle(30, 150, 16), sparkle(370, 150, 16), sparkle(24, 40, 9), sparkle(376, 260, 9)), halo=5)


@picture("iceberg-bear", "An iceberg is a sleeping polar bear, most of it under water", "polar bear", "iceberg", how="one outline", tags="cold sleep float hidden big ice sea white")
def iceberg_bear():
    water = Print().black(rect(0, 152, 400, 148))
    low = poly("30 152, 390 152, 372 198, 330 216, 308 264, 262 250, 224 298, 172 264, 128 274, 104 224, 62 208")
    b = Print("polar bear").white(low, edge=0)
    b.wash(poly("250 160, 390 152, 372 198, 330 216, 308 264, 262 250"), poly("150 184, 128 274, 104 224, 62 208"), poly("206 206, 224 298, 172 264"))
    b.white(blob("140 160!, 134 96, 160 50, 206 24, 258 12!, 322 30!, 372 92!, 396 160!"), edge=9)
    b.wash(poly("322 39, 364 96, 382 150, 340 150, 318 92"))
    b.black(brush("236 132, 246 100, 276 82, 312 92", [9, 9, 9, 3]))
    b.white(blob("222 160, 228 138, 262 132, 306 136, 322 156, 308 172, 240 174"), edge=9)
    b.white(disc(88, 46, 19), edge=9)
    b.white(blob("18 170, 22 148, 60 138, 150 130, 196 84!, 206 150, 150 172, 60 184, 26 182"), edge=9)
    b.white(blob("22 126, 24 104, 48 92, 70 64, 104 42, 142 46, 166 78, 160 118, 124 142, 60 148, 30 142"), disc(142, 44, 22), edge=9)
    b.black(disc(142, 44, 8), oval(34, 108, 18, 14, -20), brush("70 98, 84 106, 98 98", [4, 10, 4]), brush("44 130, 62 130, 78 122", [2, 8, 2]))
    b.black(*[line([(x, y), (x + 2, y + 13)], 7) for x, y in ((40, 164), (58, 164), (242, 158), (260, 158))])
    return sheet(block(rect(0, 0, 400, 152)), water.on(b, 0), halo=0)


@picture("snow-sieve", "A hand sifts snow over the mountains like sugar", "mountain", "sieve", "snow", how="scale", tags="sugar bake winter powder peak cook giant white")
def snow_sieve():
    m = Print("mountain").black(poly("-10 310, -10 250, 70 186, 120 232, 210 142, 290 236, 336 198, 410 262, 410 310"))
    m.cut(blob("210 150!, 244 190!, 226 184!, 216 202!, 204 184!, 190 198!, 174 188!"), blob("70 194!, 96 216!, 80 212!, 70 226!, 58 212!, 40 218!"), blob("336 206!, 366 230!, 350 226!, 338 240!, 326 224!, 312 226!"))
    m.cut(gouge(150, 290, 172, 230, 9), gouge(182, 294, 196, 250, 8), gouge(250, 290, 238, 250, 8), gouge(40, 292, 52, 256, 8))
    s = Print("sieve").black(rect(116, 26, 172, 16, 6))
    bowl = blob("122 40!, 282 40!, 268 74, 236 94, 202 98, 168 94, 136 74")
    s.white(bowl, edge=7)
    s.black(union([line([(x, 40), (202 + (x - 202) * .5, 100)], 4) for x in (146, 174, 202, 230, 258)], line("128 58, 276 58", 4), line("142 78, 262 78", 4)) & bowl)
    h = Print("hand").black(rect(284, 28, 60, 12, 4), blob("306 18, 330 8, 360 8, 410 -4!, 410 66!, 370 62, 346 66, 318 60, 306 48, 316 40, 306 32"))
    h.cut(brush("314 34, 332 32, 346 34", [2, 5, 0]), brush("316 46, 334 46, 348 48", [2, 5, 0]), line("388 0, 392 62", 7))
    f = ink(*[disc(x, y, r) for x, y, r in ((150, 116, 6), (186, 122, 7), (228, 116, 6), (262, 122, 6), (124, 148, 6), (160, 158, 5), (262, 164, 7), (296, 148, 6), (106, 186, 5), (308, 186, 5), (70, 150, 5), (24, 190, 5))])
    return sheet(f, m, s, h, halo=5)


@picture("skater-record", "A skater dances on a record as if it were ice", "skater", "record", "ice", how="surface replaced", tags="music turn dance winter spin song grace pirouette")
def skater_record():
    p = Print("record").black(oval(196, 226, 188, 66))
    for r in (.86, .72, .58):
        o = oval(196, 226, 188 * r, 66 * r)
        p.cut((o - oval(196, 226, 188 * r - 6, 66 * r - 3)) & poly("196 226, -200 120, 0 400, 200 300"), (o - oval(196, 226, 188 * r - 6, 66 * r - 3)) & poly("196 226, 600 330, 400 40, 196 150"))
    p.cut(oval(196, 226, 62, 21))
    p.black(oval(196, 226, 14, 6))
    arm = ink(line("384 60, 372 150, 322 196", 10), rect(-14, -10, 34, 22, 4).turn(128).move(316, 204), disc(384, 46, 22)).cut(disc(384, 46, 8))
    s = Print("skater").black(brush("156 128, 150 170, 160 220", [24, 18, 11]), brush("160 122, 214 112, 272 78", [28, 19, 11]))
    s.black(blob("116 124!, 140 100!, 164 98!, 194 104, 214 132!, 186 126!, 176 142!, 156 130!, 140 142!, 134 126!"))
    s.black(brush("148 106, 136 76, 122 60", [28, 30, 24]), disc(104, 38, 18), disc(122, 24, 9))
    s.black(brush("122 66, 82 78, 44 62", [13, 11, 7]), brush("128 64, 162 42, 200 26", [13, 11, 7]))
    s.black(blob("146 216!, 174 214!, 176 228, 134 230"), line("128 237, 180 233", 6), blob("266 66!, 288 56!, 294 76, 274 86"), line("294 50, 304 84", 6))
    notes = ink(sparkle(36, 120, 14), sparkle(262, 30, 16), sparkle(320, 110, 11), sparkle(52, 20, 9))
    return sheet(p, arm, notes, s, halo=6)


@picture("cake-sledge", "A child sledges down the icing of a cake", "sledge", "cake", "cherry", how="scale", tags="winter sweet slide birthday cream hill fun child")
def cake_sledge():
    p = Print("cake").black(poly("126 214, 348 214, 322 296, 152 296"))
    p.cut(*[gouge(x, 292, 238 + (x - 238) * 1.14, 232, 9) for x in (176, 206, 238, 270, 300)])
    ice = blob("52 238, 36 218, 60 200, 110 176, 170 126, 212 66, 236 44, 262 52, 286 100, 330 150, 382 188, 386 218, 352 232, 330 250, 300 236, 270 254, 236 238, 204 256, 170 238, 130 252, 96 236")
    p.white(ice, edge=10, halo=5)
    p.black(brush("120 190, 210 214, 350 190", [1, 11, 1]), brush("190 128, 240 150, 304 132", [1, 10, 1]))
    p.black(disc(244, 32, 26), brush("246 10, 258 -2, 282 -4", [7, 6, 6]), halo=5)
    p.cut(brush("228 36, 228 24, 238 16", [1, 7, 1]))
    s = sledge().scale(.84).move(0, 0)
    s.black(brush("34 -20, 28 -60", [36, 32]), brush("30 -18, -14 -26, -60 -12", [28, 21, 15]), brush("28 -58, -14 -52, -56 -34", [15, 13, 10]), brush("26 -64, 62 -76, 100 -58", [16, 15, 9]))
    s.black(blob("-58 -2!, -78 -4!, -76 -26, -56 -24"))
    face(s, 14, -86, 26, halo=4)
    s.black(poly("-10 -96, 38 -102, 62 -128"))
    s = s.turn(-40).scale(.86).move(112, 124)
    fl = ink(*[disc(x, y, 5) for x, y in ((30, 150), (60, 30), (330, 60), (370, 120), (180, 20))])
    return sheet(fl, p, s, halo=6)

@picture("swan-sledge", "Two children ride through the snow on a swan sledge", "swan", "sledge", how="part replaced", tags="winter slide neck white ride together hill scarf")
def swan_sledge():
    p = Print("swan").black(brush("120 214, 66 208, 56 150, 92 104, 84 56, 52 54", [44, 30, 24, 21, 24, 26]), blob("62 40!, 34 50, 10 74!, 44 74, 62 68!"))
    p.black(blob("98 226!, 104 186, 140 176, 230 186, 300 176, 372 128!, 368 186, 340 226!"))
    p.cut(disc(62, 52, 6), brush("34 58, 44 62, 48 72", [2, 5, 2]), brush("150 210, 240 216, 340 176", [1, 9, 0]), brush("170 194, 240 200, 330 168", [1, 8, 0]))
    p.black(line("370 270!, 90 270, 44 250, 34 222, 50 208", 11), line("130 226, 124 268", 10), line("220 226, 220 268", 10), line("308 226, 314 268", 10))
    k = Print("child")
    for x, y, s in ((176, 0, 1), (258, -6, 1.06)):
        k.black(blob([(x - 26, 190), (x - 22, 140 + y), (x, 124 + y), (x + 24, 140 + y), (x + 28, 190), (x, 200)]), halo=5)
        k.white(disc(x - 2, 94 + y, 27), edge=7, halo=4)
        k.black(blob([(x - 30, 88 + y, True), (x - 20, 62 + y), (x, 56 + y), (x + 22, 64 + y), (x + 28, 90 + y, True), (x, 82 + y)]), disc(x + 2, 52 + y, 10))
        k.black(disc(x - 14, 98 + y, 4), brush([(x - 18, 108 + y), (x - 10, 113 + y), (x - 2, 109 + y)], [1, 5, 1]))
        k.black(brush([(x - 22, 128 + y), (x, 132 + y), (x + 22, 126 + y)], [13, 14, 13]), brush([(x + 16, 128 + y), (x + 42, 118 + y), (x + 62, 126 + y)], [13, 14, 9]), halo=4)
    sn = ink(*[disc(x, y, 5) for x, y in ((120, 30), (230, 24), (320, 40), (370, 80), (20, 130), (130, 120), (346, 20))])
    return sheet(block(blob("0 276!, 120 268, 260 274, 400 262!, 400 300!, 0 300!")), sn, k, p, halo=6)


@picture("iceberg-glass", "A penguin stands on an iceberg in a glass of lemonade", "glass", "iceberg", "penguin", how="inside", tags="cold drink ice straw thirst summer float small")
def iceberg_glass():
    g = Print("glass").white(poly("52 88, 348 88, 316 294, 84 294"), edge=10)
    inner = poly("68 96, 332 96, 304 284, 96 284")
    g.ink = g.ink - rect(64, 80, 272, 18)
    g.tone = g.tone + (inner & blob("40 182!, 110 174, 180 186, 260 174, 360 182!, 360 300!, 40 300!"))
    ice = Print("iceberg").white(poly("100 182, 126 150, 166 138, 226 144, 272 182"), edge=7)
    ice.black(poly("226 144, 272 182, 214 182, 204 158"))
    low = Print().white(poly("92 190, 284 190, 268 232, 206 274, 150 254, 104 226"), edge=7)
    low.black(poly("284 190, 268 232, 206 274, 196 220, 240 190"), line("150 196, 142 226, 160 250", 5))
    pe = penguin().scale(.6).put("base", 170, 146)
    straw = ink(line("272 178!, 306 30!, 366 12", 14))
    straw.cut(*[line([(276 + 7 * i, 132 - 30 * i), (292 + 7 * i, 126 - 30 * i)], 5) for i in range(3)])
    b = ink(bubbles((118, 262, 9), (290, 236, 8), (276, 266, 6)))
    return sheet(block(rect(0, 286, 400, 14)), g, b, straw, low, ice, pe, halo=5)
