from pictures.composing import *


@picture("mermaid-reader", "A mermaid reads by the lamp of an anglerfish", "mermaid", "anglerfish", "book", how="scene", tags="light deep story bed dark lantern quiet fish")
def mermaid_reader():
    glow = block(disc(236, 74, 78))
    a = Print("anglerfish").black(blob("12 186, 20 140, 56 108, 104 106, 134 128!, 120 158, 128 178!, 108 214, 140 214!, 120 248, 72 258, 30 236"))
    a.black(blob("14 170!, -16 140!, -10 184, -20 226!, 20 206"), brush("82 110, 110 40, 180 22, 226 52", [13, 9, 7, 6]), blob("56 112!, 40 86, 62 80!, 82 108!"))
    a.cut(poly("140 130, 108 160, 96 196, 144 214, 160 170"))
    a.black(*[poly([(x, y), (x + 14, y + 3), (x + 6, y + 26)]) for x, y in ((126, 128), (112, 146), (102, 166))], *[poly([(x, y), (x + 14, y + 3), (x + 8, y - 24)]) for x, y in ((100, 206), (114, 212), (128, 214))])
    a.cut(disc(76, 148, 15), gouge(40, 214, 62, 190, 8), gouge(58, 232, 80, 208, 8))
    a.black(disc(79, 147, 8))
    lamp = Print().white(disc(236, 66, 21), edge=7).black(around(gouge(0, -28, 0, -44, 7), 8).move(236, 66))
    m = Print("mermaid").black(brush("330 124, 356 160, 350 206, 368 236", [42, 40, 30, 8]), disc(314, 112, 23), brush("318 136, 326 180, 320 212", [30, 38, 48]))
    m.black(brush("324 210, 284 232, 246 226, 214 254", [56, 46, 26, 13]), blob("220 244!, 180 236, 164 262!, 196 264!, 196 292!, 224 282, 228 258!"))
    m.cut(*[brush([(x - 9, y - 8), (x, y + 4), (x + 9, y - 8)], [0, 7, 0]) for x, y in ((316, 222), (292, 224), (304, 238), (270, 226), (282, 240))], brush("294 110, 300 116, 308 113", [1, 5, 1]), brush("330 120, 344 156, 340 196", [1, 7, 1]))
    m.black(brush("312 154, 292 182, 266 178", [15, 13, 10]), halo=4)
    m.white(poly("222 148, 254 162, 258 194, 230 182"), edge=6).white(poly("254 162, 288 146, 286 180, 258 194"), edge=6)
    rock = ink(blob("240 300!, 262 268, 306 252, 358 250, 392 272, 400 300!")).cut(gouge(272, 294, 296, 268, 8), gouge(308, 296, 322, 270, 8))
    bub = ink(bubbles((160, 108, 9), (176, 78, 6), (380, 60, 11), (364, 30, 7)))
    return sheet(glow, bub, a, lamp, rock, m, halo=5)


@picture("seahorse-saxophone", "A seahorse whose tail ends as a saxophone", "seahorse", "saxophone", how="one outline", tags="music jazz sea blow curl night sound horse")
def seahorse_saxophone():
    p = Print("seahorse").black(brush("248 72, 272 116, 266 176, 226 234, 166 244, 130 198, 118 140", [50, 70, 66, 50, 46, 54, 60]))
    p.black(blob("276 30, 250 20, 226 34, 196 58, 146 62!, 144 82!, 190 84, 224 100, 262 104, 284 70"), rect(138, 56, 14, 32, 4))
    p.black(poly("240 32, 236 4, 252 18, 262 0, 268 20, 284 8, 280 36"))
    p.black(blob("296 106!, 340 100, 358 128!, 336 136!, 352 158!, 328 162!, 332 184!, 292 178"))
    p.black(blob("64 124!, 88 150, 100 190!, 156 180!, 160 146, 172 108!, 118 116"))
    p.white(oval(118, 116, 58, 15, -8), edge=7, halo=4)
    p.cut(disc(246, 52, 9), gouge(346, 122, 304, 126, 8), gouge(338, 148, 306, 146, 8), gouge(324, 174, 302, 166, 7))
    p.black(disc(244, 53, 4.5))
    for x, y in ((262, 128), (262, 158), (250, 188), (228, 214)):
        p.cut(disc(x, y, 11))
        p.black(disc(x, y, 5))
    p.cut(brush("196 232, 166 232, 146 214", [1, 8, 1]))
    n = Print()
    for x, y in ((56, 76), (30, 176), (100, 30)):
        n.black(oval(x, y, 13, 10, -20), rect(x + 7, y - 44, 6, 44), brush([(x + 10, y - 42), (x + 24, y - 34), (x + 26, y - 18)], [8, 7, 1]))
    return sheet(block(blob("0 276!, 100 266, 200 278, 300 266, 400 276!, 400 300!, 0 300!")), n, p, ink(bubbles((346, 60, 13), (370, 32, 8), (336, 250, 10))), halo=6)


@picture("jellyfish-parachute", "A parachutist floats down under a jellyfish", "jellyfish", "parachute", "sky diver", how="one outline", tags="fall float air sea jump sting slow brave")
def jellyfish_parachute():
    p = Print("jellyfish")
    for q in ("96 124, 76 162, 100 196, 78 236", "304 124, 326 162, 300 196, 324 236", "132 128, 116 164, 136 190, 122 214", "268 128, 286 164, 264 190, 280 214"):
        p.black(brush(q, [15, 13, 11, 2]))
    p.black(line("100 118, 190 214", 4), line("300 118, 210 214", 4), line("160 122, 194 206", 4), line("240 122, 206 206", 4))
    dome = blob("72 124!, 76 70, 128 20, 200 8, 272 20, 324 70, 328 124!, 306 110, 284 128!, 256 110, 228 128!, 200 112, 172 128!, 144 110, 116 128!, 94 110")
    p.black(dome, halo=5)
    p.cut(brush("184 18, 150 56, 144 106", [1, 8, 3]), brush("216 18, 250 56, 256 106", [1, 8, 3]), brush("158 20, 106 54, 94 104", [1, 8, 3]), brush("242 20, 294 54, 306 104", [1, 8, 3]))
    m = Print("sky diver").black(disc(200, 204, 17), brush("200 224, 200 256", [32, 30]), brush("194 258, 186 280, 170 294", [17, 13, 11]), brush("206 258, 216 280, 230 294", [17, 13, 11]), brush("192 230, 172 216, 172 194", [12, 10, 8]), brush("208 230, 228 216, 228 194", [12, 10, 8]))
    m.cut(rect(188, 200, 24, 8, 4))
    hills = block(blob("0 276!, 70 258, 150 276, 240 262, 330 252, 400 270!, 400 300!, 0 300!"))
    cl = [Print().white(union(disc(x, y, 14), disc(x + 22, y - 9, 18), disc(x + 44, y, 14), rect(x - 12, y, 68, 14, 7)), edge=6) for x, y in ((22, 60), (330, 176))]
    return sheet(hills, *cl, p, m, halo=5)


@picture("swan-ink-pot", "A swan is an ink pot and its tail is the feather", "swan", "ink pot", "feather", how="one outline", tags="write letter poet neck white desk elegant quill")
def swan_ink_pot():
    f = Print("feather").black(brush("258 170, 298 96, 372 14", [10, 9, 4]), blob("278 132, 268 92, 296 42, 376 8!, 372 62, 342 112, 302 138"))
    f.cut(brush("270 152, 306 94, 362 26", [5, 6, 2]), gouge(286, 60, 304, 86, 6), gouge(350, 92, 320, 92, 6))
    p = Print("swan").black(brush("158 220, 92 220, 70 164, 104 116, 104 66, 70 52", [60, 38, 30, 25, 26, 32]), blob("80 36!, 48 46, 18 76!, 56 78, 78 72!"))
    p.cut(disc(78, 52, 6.5), brush("48 56, 58 62, 62 74", [2, 6, 2]))
    p.black(blob("124 232, 128 200, 156 184!, 186 180!, 186 164!, 286 164!, 286 180!, 316 186, 344 206, 350 246, 330 276!, 150 276!, 128 262"))
    p.black(rect(176, 146, 120, 24, 8), halo=5)
    p.cut(brush("146 250, 146 220, 166 202", [1, 10, 1]), oval(246, 228, 58, 32))
    p.black(drop(246, 236, 20))
    w = ink(line("14 290, 40 276, 60 292, 86 278, 104 292", 7))
    return sheet(block(rect(0, 262, 400, 38)), w, f, p, halo=6)


@picture("cloud-anchor", "A cloud lies at anchor over the meadow, and somebody climbs up to it", "cloud", "anchor", "ladder", how="part replaced", tags="ship sky stay climb rope wait weather dream")
def cloud_anchor():
    c = Print("cloud").black(union(disc(70, 88, 52), disc(134, 54, 54), disc(212, 56, 54), disc(282, 62, 50), disc(338, 94, 44), disc(200, 90, 50), rect(60, 84, 290, 56, 28)))
    c.cut(brush("44 80, 64 56, 94 70", [0, 9, 0]), brush("112 44, 136 24, 166 40", [0, 9, 0]), brush("192 44, 216 26, 244 42", [0, 9, 0]), brush("268 56, 290 40, 312 54", [0, 9, 0]), brush("120 122, 200 130, 280 122", [1, 8, 1]))
    ch = Print().black(*[oval(312 - (i % 2), 148 + i * 14, 6, 9) - oval(312 - (i % 2), 148 + i * 14, 2, 4) for i in range(4)])
    a = Print("anchor").black(disc(310, 206, 14)).cut(disc(310, 206, 6)).black(rect(303, 216, 14, 70), rect(284, 222, 52, 10, 5), blob("254 246!, 272 278, 310 292!, 348 278, 366 246!, 346 262, 310 270, 274 262"), poly("246 234, 278 254, 250 264"), poly("374 234, 342 254, 370 264"))
    la = Print("ladder").black(line("84 130, 78 290", 6), line("140 130, 142 290", 6), *[line([(83, y), (141, y)], 6) for y in (154, 178, 202, 226, 250, 274)])
    m = Print("man").black(disc(118, 162, 18), brush("114 184, 110 224", [30, 32]), brush("106 226, 92 246, 98 272", [17, 13, 10]), brush("116 226, 136 238, 128 252", [17, 13, 10]), brush("104 190, 86 176, 86 154", [12, 10, 8]), brush("124 190, 140 178, 138 154", [12, 10, 8]))
    g = block(blob("0 276!, 100 266, 220 276, 320 262, 400 272!, 400 300!, 0 300!"))
    return sheet(g, la, ch, a, c, m, halo=5)


@picture("bucket-whale", "A whale dives into a bucket on the beach", "bucket", "whale", "spade", how="scale", tags="beach small sand sea tail splash holiday play")
def bucket_whale():
    t = Print("whale").black(brush("172 190, 176 130, 190 92", [96, 56, 34]), blob("190 106!, 150 74, 92 66, 60 24!, 110 8, 160 26, 192 66!, 222 24, 274 4, 326 18!, 296 62, 240 74"))
    t.cut(brush("96 36, 136 44, 172 72", [1, 9, 1]), brush("154 176, 158 140, 172 112", [1, 9, 1]), brush("288 34, 250 44, 212 70", [1, 8, 1]))
    sp = ink(brush("100 170, 84 140, 56 136", [12, 13, 3]), brush("116 160, 108 130, 96 112", [11, 11, 2]), brush("250 170, 266 140, 294 136", [12, 13, 3]), brush("236 160, 246 130, 256 112", [11, 11, 2]), drop(44, 108, 9), drop(300, 104, 9), drop(66, 88, 7))
    b = Print("bucket").black(poly("72 172, 280 172, 250 292, 102 292"), rect(60, 162, 232, 24, 10))
    b.cut(rect(76, 190, 200, 7), gouge(106, 284, 92, 214, 10), gouge(128, 286, 118, 224, 9))
    b.cut(starfish_shape(196, 240, 36))
    b.white(line("76 182, 70 240, 130 276, 210 268, 276 182", 9), edge=0)
    s = Print("spade").black(line("344 112, 334 220", 11), line("324 110, 366 112", 12), blob("310 216!, 358 220!, 356 258, 330 290, 306 256")).cut(gouge(322, 254, 322, 230, 8))
    return sheet(block(blob("0 270!, 120 258, 260 268, 400 256!, 400 300!, 0 300!")), sp, t, s, b, halo=6)


@picture("waterfall-curtain", "Somebody draws a waterfall aside like a curtain", "waterfall", "curtain", "cave", how="surface replaced", tags="secret water open theatre behind discover window shower")
def waterfall_curtain():
    p = Print("waterfall").black(blob("-6 -6!, 66 -6!, 58 60, 72 130, 54 200, 66 306!, -6 306!"), blob("406 -6!, 340 -6!, 350 70, 334 140, 350 220, 338 306!, 406 306!"))
    p.cut(gouge(10, 290, 30, 200, 11), gouge(34, 180, 44, 110, 9), gouge(10, 150, 20, 70, 9), gouge(390, 280, 372, 200, 11), gouge(364, 170, 362, 100, 9))
    rod = ink(rect(56, 18, 290, 12, 6), disc(56, 24, 13), disc(346, 24, 13), *[disc(x, 34, 9) for x in (86, 116, 146, 250, 284, 318)])
    cave = block(rect(60, 30, 290, 240))
    for s in (0, 1):
        q = blob("74 38!, 176 38!, 172 110, 140 172, 122 190!, 134 230, 128 276, 70 280!, 62 160")
        c = Print().white(q if not s else q.flip(202), edge=8)
        for a in ("96 42, 94 120, 92 180, 88 272", "124 42, 118 120, 106 184, 108 274", "152 42, 142 110, 116 180"):
            k = brush(a, [6, 9, 6])
            c.black(k if not s else k.flip(202))
        cave = cave.on(c, 5)
    m = Print("man").black(disc(204, 150, 21), brush("204 176, 204 224", [36, 36]), brush("196 226, 190 282", [20, 14]), brush("212 226, 220 282", [20, 14]), brush("196 182, 162 196, 132 190", [15, 13, 11]), brush("212 182, 246 196, 276 190", [15, 13, 11]))
    mist = Print().white(union(*[disc(x, 288, r) for x, r in ((72, 18), (100, 22), (132, 18), (272, 18), (304, 22), (332, 18))]), edge=7)
    return sheet(cave, p, rod, mist, m, halo=5)


@picture("rainbow-slide", "Children slide down a rainbow from a cloud", "rainbow", "slide", "child", how="one outline", tags="play fun fast cloud happy sky colour down")
def rainbow_slide():
    p = Print("rainbow")
    cut = rect(60, 0, 400, 290)
    for r, w in ((306, 17), (272, 17), (238, 17)):
        p.black((disc(62, 330, r) - disc(62, 330, r - w)) & cut)
    p.tone = ((disc(62, 330, 290) - disc(62, 330, 272)) + (disc(62, 330, 256) - disc(62, 330, 238))) & cut
    c = Print().white(union(disc(30, 70, 34), disc(70, 52, 36), disc(108, 78, 30), disc(50, 96, 34), rect(0, 76, 130, 46, 23)), edge=8)
    c.black(brush("48 52, 70 34, 92 48", [0, 8, 0]), brush("14 72, 28 54, 46 64", [0, 7, 0]))
    lad = ink(line("18 110, 14 296", 7), line("58 116, 62 296", 7), *[line([(17, y), (60, y)], 7) for y in (144, 176, 208, 240, 272)])
    k = Print("child")
    for x, y, a, s in ((212, 52, 38, 1), (324, 162, 62, 1)):
        ch = Print().black(disc(0, -58, 21), brush("0 -34, 4 -4", [32, 36]), brush("2 0, 40 4, 78 -6", [28, 20, 14]), brush("6 -26, 34 -50, 40 -86", [14, 12, 9]), brush("-4 -26, -34 -44, -46 -78", [14, 12, 9]), blob("72 4!, 90 -4!, 88 -26!, 72 -16"))
        ch.cut(disc(6, -62, 4), brush("2 -50, 8 -46, 16 -50", [1, 6, 1]))
        k = k.on(ch.scale(.86).turn(a).move(x, y), 5)
    g = block(blob("0 292!, 200 284, 400 290!, 400 300!, 0 300!"))
    return sheet(g, p, lad, c, k, halo=6)


@picture("saucer-lamp", "A flying saucer hangs as a lamp over the dinner of two", "flying saucer", "lamp", "table", how="part replaced", tags="light dinner alien evening couple kitchen home beam")
def saucer_lamp():
    u = ufo().scale(1.24, 1.16).move(200, 96)
    cord = ink(rect(197, 0, 6, 40))
    beam = block(poly("120 120, 280 120, 352 300, 48 300"))
    t = Print("table").black(rect(92, 224, 216, 15, 5), rect(192, 236, 16, 54), rect(160, 284, 80, 12, 5))
    t.black(oval(148, 219, 26, 7), oval(252, 219, 26, 7), rect(194, 194, 12, 30, 3))
    for s in (-1, 1):
        x = 200 + s * 132
        t.black(rect(x + s * 30 - 5, 168, 10, 124, 4), rect(x - 22 + s * 6, 252, 54 if s > 0 else 46, 10, 4))
        t.black(disc(x - s * 2, 158, 20), brush([(x, 182), (x + s * 6, 244)], [34, 40]), brush([(x, 246), (x - s * 36, 250), (x - s * 40, 290)], [24, 18, 13]), brush([(x, 196), (x - s * 24, 216), (x - s * 48, 206)], [15, 12, 9]))
        t.cut(brush([(x - s * 6, 166), (x - s * 12, 169), (x - s * 18, 165)], [1, 5, 1]))
    st = ink(sparkle(42, 60, 16), sparkle(356, 50, 18), sparkle(28, 124, 9), sparkle(380, 116, 9), sparkle(100, 24, 9))
    return sheet(beam, st, cord, u, t, halo=6)


@picture("bathtub-sail", "A child sails over the waves in a bathtub with a telescope", "bathtub", "sail", "telescope", how="one outline", tags="adventure bathroom captain wave dream wash play journey")
def bathtub_sail():
    b = Print("bathtub").black(rect(52, 178, 296, 20, 9), blob("72 194!, 332 194!, 322 236, 290 262, 120 262, 86 240"))
    b.black(blob("112 256!, 96 280, 108 290!, 134 288, 142 258!"), blob("266 256!, 276 280, 266 290!, 300 290, 306 252!"))
    b.cut(brush("94 226, 104 242, 128 250", [1, 9, 1]), brush("96 204, 200 208, 306 204", [1, 6, 1]))
    s = Print("sail").black(rect(236, 4, 10, 176), rect(170, 12, 170, 9, 4))
    s.white(blob("254 30!, 332 30!, 350 80, 340 144, 254 150!, 262 90"), edge=8)
    s.tone = s.tone + union([blob([(x, 40), (x + 12, 40), (x + 20, 90), (x + 12, 138), (x, 140), (x + 6, 90)]) for x in (274, 304)])
    s.black(*[disc(x, 24, 7) for x in (262, 286, 310, 330)])
    k = Print("child").black(brush("164 190, 164 138", [40, 34]), disc(156, 104, 24), poly("122 90, 192 90, 172 66, 157 52, 142 66"), brush("156 148, 120 152, 98 114", [17, 14, 11]), brush("172 150, 206 162, 236 140", [17, 14, 11]))
    k.cut(brush("144 118, 152 122, 162 117", [1, 5, 1]), line("128 90, 186 90", 4))
    t = telescope().scale(.56, .62).flip().turn(8).move(138, 102)
    sea = block(blob("0 262!, 50 252, 110 264, 170 252, 230 264, 290 252, 350 264, 400 254!, 400 300!, 0 300!"))
    wv = ink(waves(274, n=4, w=10))
    f = ink(bubbles((352, 168, 10), (374, 146, 7), (44, 164, 8)))
    return sheet(sea, s, k, t, b, wv, f, halo=5)
