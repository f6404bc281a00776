from pictures.composing import *


@picture("mermaid-reader", "A mermaid reads by the lamp of an anglerfish", "mermaid", "anglerfish", "book", how="scene", tags="light deep story bed dark lantern quiet fish")
def mermaid_reader():
    glow = block(disc(236, 74, 78))
    a = Print("anglerfish").black(blob("12 186, 20 140, 56 108, 104 106, 134 128!, 120 158, 128 178!, 108 214, 140 214!, 120 248, 72 258, 30 236"))
    a.black(blob("14 170!, -16 140!, -10 184, -20 226!, 20 206"), brush("82 110, 110 40, 180 22, 226 52", [13, 9, 7, 6]), blob("56 112!, 40 86, 62 80!, 82 108!"))
    a.cut(poly("140 130, 108 160, 96 196, 144 214, 160 170"))
    a.black(*[poly([(x, y), (x + 14, y + 3), (x + 6, y + 26)]) for x, y in ((126, 128), (112, 146), (102, 166))], *[poly([(x, y), (x + 14, y + 3), (x + 8, y - 24)]) for x, y in ((100, 206), (114, 212), (128, 214))])
    a.cut(disc(76, 148, 15))
    a.black(disc(79, 147, 8))
    lamp = Print().white(disc(236, 66, 21), edge=7).black(around(gouge(0, -28, 0, -44, 7), 8).move(236, 66))
    m = Print("mermaid").black(brush("330 124, 356 160, 350 206, 368 236", [42, 40, 30, 8]), brush("318 136, 326 180, 320 212", [30, 38, 48]))
    m.black(brush("324 210, 284 232, 246 226, 214 254", [56, 46, 26, 13]), blob("220 244!, 180 236, 164 262!, 196 264!, 196 292!, 224 282, 228 258!"))
    m.cut(*[brush([(x - 9, y - 8), (x, y + 4), (x + 9, y - 8)], [0, 7, 0]) for x, y in ((318, 222), (292, 226), (266, 230))], brush("334 130, 346 160, 342 196", [1, 7, 1]))
    face(m, 312, 112, 25, halo=3)
    m.black(brush("312 154, 292 182, 266 178", [15, 13, 10]), halo=4)
    m.white(poly("222 148, 254 162, 258 194, 230 182"), edge=6).white(poly("254 162, 288 146, 286 180, 258 194"), edge=6)
    rock = ink(blob("240 300!, 262 268, 306 252, 358 250, 392 272, 400 300!")).cut(gouge(272, 294, 296, 268, 8), gouge(308, 296, 322, 270, 8))
    bub = ink(bubbles((380, 60, 11), (364, 30, 7)))
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




@picture("swan-ink-pot", "A swan is an ink pot and its tail is the feather", "swan", "ink pot", "feather", how="one outline", tags="write letter poet neck white desk elegant quill")
def swan_ink_pot():
    f = Print("feather").black(brush("258 170, 298 96, 372 14", [10, 9, 4]), blob("278 132, 268 92, 296 42, 376 8!, 372 62, 342 112, 302 138"))
    f.cut(brush("270 152, 306 94, 362 26", [5, 6, 2]), gouge(286, 60, 304, 86, 6), gouge(350, 92, 320, 92, 6))
    p = Print("swan").black(brush("158 220, 92 220, 70 164, 104 116, 104 66, 70 52", [60, 38, 30, 25, 26, 32]), blob("80 36!, 48 46, 18 76!, 56 78, 78 72!"))
    p.cut(disc(78, 52, 6.5), brush("48 56, 58 62, 62 74", [2, 6, 2]))
    p.black(blob("124 232, 128 200, 156 184!, 186 180!, 186 164!, 286 164!, 286 180!, 316 186, 344 206, 350 246, 330 276!, 150 276!, 128 262"))
    p.black(rect(176, 146, 120, 24, 8), halo=5)
    p.cut(brush("146 250, 146 220, 166 202", [1, 10, 1]), rect(190, 202, 116, 54, 8))
    p.black(drop(248, 238, 16), line("206 216, 222 216", 6), line("206 242, 222 242", 6), line("274 216, 290 216", 6), line("274 242, 290 242", 6))
    w = ink(line("14 290, 40 276, 60 292, 86 278, 104 292", 7))
    return sheet(block(rect(0, 262, 400, 38)), w, f, p, halo=6)




@picture("bucket-whale", "A whale dives into a bucket on the beach", "bucket", "whale", "spade", how="scale", tags="beach small sand sea tail splash holiday play")
def bucket_whale():
    t = Print("whale").black(brush("176 190, 176 130, 176 70", [120, 72, 36]), sym("0 62!, 26 40, 76 26, 118 34, 156 86!, 112 78, 64 92, 22 120!, 0 116!").move(176, -16))
    t.cut(gouge(160, 164, 166, 116, 8), gouge(184, 166, 184, 130, 7), brush("48 50, 84 32, 130 42", [1, 8, 0]))
    sp = Print().white(union(*[disc(x, y, q) for x, y, q in ((84, 160, 18), (108, 150, 20), (136, 160, 16), (220, 160, 16), (246, 150, 20), (270, 160, 17))]), edge=7).black(drop(60, 134, 8), drop(300, 132, 8), drop(290, 100, 7), drop(60, 104, 6))
    b = Print("bucket").black(poly("72 172, 280 172, 250 292, 102 292"), rect(60, 162, 232, 24, 10))
    b.cut(rect(76, 190, 200, 7), gouge(106, 284, 92, 214, 10), gouge(128, 286, 118, 224, 9))
    b.cut(starfish_shape(196, 240, 36))
    b.white(line("76 182, 70 240, 130 276, 210 268, 276 182", 9), edge=0)
    s = Print("spade").black(line("344 112, 334 220", 11), line("324 110, 366 112", 12), blob("310 216!, 358 220!, 356 258, 330 290, 306 256")).cut(gouge(322, 254, 322, 230, 8))
    return sheet(block(blob("0 270!, 120 258, 260 268, 400 256!, 400 300!, 0 300!")), t, sp, s, b, halo=6)


@picture("rainbow-slide", "Children slide down a rainbow from a cloud", "rainbow", "slide", how="one outline", tags="play fun fast cloud happy sky colour down")
def rainbow_slide():
    p = Print("rainbow")
    cut = rect(60, 0, 400, 290)
    for r, w in ((272, 18), (236, 18), (200, 18)):
        p.black((disc(62, 330, r) - disc(62, 330, r - w)) & cut)
    p.tone = ((disc(62, 330, 254) - disc(62, 330, 236)) + (disc(62, 330, 218) - disc(62, 330, 200))) & cut
    c = Print().white(union(disc(30, 70, 34), disc(70, 52, 36), disc(108, 78, 30), disc(50, 96, 34), rect(0, 76, 130, 46, 23)), edge=8)
    c.black(brush("48 52, 70 34, 92 48", [0, 8, 0]), brush("14 72, 28 54, 46 64", [0, 7, 0]))
    lad = ink(line("18 110, 14 296", 7), line("58 116, 62 296", 7), *[line([(17, y), (60, y)], 7) for y in (144, 176, 208, 240, 272)])
    k = Print("child")
    for x, y, a in ((204, 88, 34), (302, 190, 60)):
        ch = Print().black(brush("0 -34, 4 -4", [32, 36]), brush("2 0, 40 4, 78 -6", [28, 20, 14]), brush("6 -26, 34 -50, 40 -86", [14, 12, 9]), brush("-4 -26, -34 -44, -46 -78", [14, 12, 9]), blob("72 4!, 90 -4!, 88 -26!, 72 -16"))
        face(ch, 0, -58, 25, 1, halo=4)
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
        t.black(brush([(x, 182), (x + s * 6, 244)], [34, 40]), brush([(x, 246), (x - s * 36, 250), (x - s * 40, 290)], [24, 18, 13]), brush([(x, 196), (x - s * 24, 216), (x - s * 48, 206)], [15, 12, 9]))
        face(t, x - s * 2, 156, 23, -s, halo=3)
    st = ink(sparkle(42, 60, 16), sparkle(356, 50, 18), sparkle(28, 124, 9), sparkle(380, 116, 9), sparkle(100, 24, 9))
    return sheet(beam, st, cord, u, t, halo=6)


@picture("bathtub-sail", "A child sails over the waves in a bathtub with a telescope", "bathtub", "sail", "telescope", how="one outline", tags="adventure bathroom captain wave dream wash play journey")
def bathtub_sail():
    b = Print("bathtub").white(blob("34 172!, 40 156, 64 156, 80 172!, 366 172!, 362 186!, 346 190, 330 236, 290 258, 118 258, 72 236, 56 190"), edge=11)
    b.black(rect(42, 168, 326, 17, 8))
    b.black(blob("110 252!, 90 276, 100 288!, 130 286, 146 254!"), blob("262 254!, 278 286, 308 288!, 318 276, 298 252!"))
    b.black(brush("84 212, 96 234, 124 244", [1, 9, 1]))
    b.black(line("356 172!, 356 140!, 338 130, 322 134!, 322 146", 11), rect(342, 120, 30, 10, 4), halo=4)
    s = Print("sail").black(rect(226, 4, 10, 176), rect(160, 12, 170, 9, 4))
    s.white(blob("244 30!, 322 30!, 340 80, 330 120, 244 132!, 252 90"), edge=8)
    s.tone = s.tone + union([brush([(x, 44), (x + 14, 84), (x + 6, 118)], [14, 14]) for x in (270, 302)])
    s.black(*[disc(x, 24, 7) for x in (252, 276, 300, 320)])
    k = Print("child").black(brush("164 190, 164 138", [40, 34]), brush("156 148, 120 152, 98 114", [17, 14, 11]), brush("172 150, 200 160, 226 140", [17, 14, 11]))
    face(k, 156, 106, 27, halo=3)
    k.white(blob("128 74, 134 56, 158 50, 182 56, 188 74, 176 88!, 140 88!"), edge=7, halo=3).black(rect(138, 80, 42, 12, 4))
    t = telescope().scale(.56, .62).flip().turn(8).move(138, 102)
    fo = Print().white(union([disc(x, y, r) for x, y, r in ((92, 160, 17), (122, 152, 21), (264, 152, 21), (294, 160, 17))]), edge=7)
    sea = block(blob("0 262!, 50 252, 110 264, 170 252, 230 264, 290 252, 350 264, 400 254!, 400 300!, 0 300!"))
    wv = ink(waves(284, n=4, w=10))
    return sheet(sea, s, k, t, fo, b, wv, halo=5)


@picture("jellyfish-lamp", "A jellyfish is the lamp over a reader in an armchair", "jellyfish", "lamp", "armchair", how="part replaced", tags="light night read quiet sea evening home glow")
def jellyfish_lamp():
    room = Print().black(rect(0, 0, 400, 300))
    room.cut(poly("86 96, 246 96, 400 236, 400 300, 0 300, 0 186"))
    j = Print("jellyfish").white(blob("80 104!, 86 60, 120 32, 166 26, 212 32, 246 60, 252 104!, 232 94, 210 106!, 188 94, 166 106!, 144 94, 122 106!, 100 94"), edge=0)
    for q in ("104 106, 92 136, 108 160, 96 188", "140 108, 130 132, 144 152, 136 172", "192 108, 202 132, 188 152, 196 172", "228 106, 240 136, 224 160, 236 188"):
        j.black(brush(q, [10, 9, 8, 1]))
    j.black(brush("104 76, 116 52, 138 42", [1, 8, 1]), brush("150 84, 166 90, 182 84", [1, 6, 1]), disc(148, 70, 6), disc(184, 70, 6))
    j.white(rect(162, 0, 8, 30), edge=0)
    c = Print("armchair").black(blob("196 300!, 196 236, 214 220, 236 224, 242 180, 258 156, 296 152, 318 170, 322 300!")).cut(gouge(302, 290, 300, 190, 9), gouge(282, 292, 280, 210, 8))
    m = Print("reader").black(brush("228 206, 230 256", [36, 42]), brush("226 262, 172 254, 152 298", [36, 28, 22]), brush("222 216, 194 236, 172 222", [18, 15, 11]))
    face(m, 222, 178, 26, halo=4)
    m.white(poly("132 200, 158 212, 162 242, 138 230"), edge=6).white(poly("158 212, 186 198, 186 228, 162 242"), edge=6)
    room.cut(rect(352, 40, 34, 60, 3).ring(5))
    return room.on(j, 0).on(c, 6).on(m, 5)




@picture("waterfall-beard", "A canoe below an old mountain whose beard is a waterfall", "waterfall", "beard", "canoe", how="part replaced", tags="old wise water face river nature rock boat")
def waterfall_beard():
    m = Print("mountain").black(blob("-6 310!, -6 214!, 40 150!, 76 104!, 104 62!, 134 30!, 150 44!, 200 4!, 246 46!, 264 34!, 300 78!, 330 118!, 366 160!, 406 222!, 406 310!"))
    m.cut(poly("200 14, 222 36, 210 34, 200 48, 188 36, 178 36"), poly("134 40, 146 54, 136 54, 126 64, 118 56"), poly("264 44, 280 64, 268 62, 260 72, 250 60"))
    m.cut(gouge(30, 290, 58, 200, 11), gouge(58, 296, 78, 230, 10), gouge(56, 170, 84, 124, 9), gouge(370, 290, 342, 204, 11), gouge(344, 298, 326, 236, 9))
    for s in (-1, 1):
        m.cut(blob([(200 + s * 26, 104, True), (200 + s * 50, 92), (200 + s * 76, 102, True), (200 + s * 50, 116)]))
        m.black(disc(200 + s * 50, 104, 9))
        m.cut(brush([(200 + s * 22, 84), (200 + s * 52, 68), (200 + s * 88, 88)], [4, 15, 2]))
    m.cut(brush("194 100, 186 132, 174 148", [2, 9, 5]), brush("174 150, 192 162, 214 152", [4, 8, 3]))
    fall = blob("104 170!, 130 160, 168 170, 200 180, 232 170, 270 160, 296 170!, 300 220, 318 310!, 82 310!, 100 220")
    w = Print("waterfall").white(fall, edge=0)
    for q in ("128 176, 122 230, 112 300", "160 186, 154 240, 150 300", "240 186, 246 240, 250 300", "272 176, 278 230, 288 300"):
        w.black(brush(q, [1, 9, 6, 1]))
    w.black(blob("176 190!, 200 186, 224 190!, 200 204"))
    w.black(blob("142 244!, 170 256, 230 256, 258 244!, 244 272, 222 280, 178 280, 156 272"), disc(200, 224, 11), brush("200 240, 200 258", [20, 22]), line("222 226, 168 288", 6), brush("200 242, 218 246, 214 236", [8, 7, 6]), halo=5)
    foam = Print().white(union(*[disc(x, 292, r) for x, r in ((70, 18), (100, 24), (136, 20), (264, 20), (300, 24), (332, 18))]), edge=7)
    return m.on(w, 0).on(foam, 4)
