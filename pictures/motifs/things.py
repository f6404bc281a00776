from pictures.linocut import *
from pictures.motif import motif


@motif("crown", "king", "queen", "gold", "royal")
def crown(p):
    p.black(sym("0 -60!, 17 -20!, 48 -50!, 42 18!, 0 26"))
    p.black(disc(0, -64, 10), disc(50, -55, 9), disc(-50, -55, 9))
    p.cut(brush("-38 3, 0 10, 38 3", [3, 6, 3]))
    p.cut(blob("0 -24!, 7 -13, 0 -2!, -7 -13"), disc(23, -10, 5), disc(-23, -10, 5))
    p.at = dict(base=(0, 22), top=(0, -70))


@motif("light bulb", "idea", "glass", "electric", "bright")
def bulb(p, filament=True):
    glass = sym("0 -118, 56 -104, 92 -64, 96 -14, 74 36, 50 74, 42 102!, 0 104!")
    p.white(glass)
    p.black(rect(-40, 98, 80, 16, 6), rect(-43, 118, 86, 15, 7), rect(-38, 137, 76, 15, 7),
            sym("0 150!, 26 150!, 18 164, 0 168"))
    p.room = glass.shrink(EDGE)
    if filament:
        p.black(line("-16 100, -22 30", 5), line("16 100, 22 30", 5))
        p.black(line("-22 30, -14 10, -8 32, 0 8, 8 32, 14 10, 22 30", 5))
    p.at = dict(center=(0, -20), base=(0, 168), top=(0, -118))


@motif("teapot", "tea", "hot", "kitchen", "pour")
def teapot(p, lid=True):
    body = sym("0 -58!, 38 -56!, 78 -28, 92 12, 72 54, 44 70!, 0 72!")
    spout = blob("-76 38!, -112 12, -124 -26, -150 -46!, -126 -58!, -104 -38, -92 -14, -74 -20!")
    handle = line("70 -30, 112 -46, 138 -14, 124 30, 80 44", 17)
    p.black(handle, spout, body)
    p.cut(comb("-60 58, -86 20, -78 -20, -44 -48", 8, 40, 7, lean=0, swell=.6))
    p.cut(brush("-52 60, 0 64, 56 60", [2, 6, 2]))
    if lid:
        p.black(sym("0 -84!, 26 -80, 44 -60!, 0 -56!"), disc(0, -94, 13))
        p.cut(brush("-46 -57, 0 -53, 46 -57", [2, 6, 2]))
    p.at = dict(lid=(0, -58), spout=(-140, -54), base=(0, 72), handle=(136, -10), center=(8, 8))


@motif("umbrella", "rain", "weather", "shelter")
def umbrella(p, handle=True):
    dome = blob("0 -92, 62 -78, 106 -36, 122 20!, 100 6, 78 18!, 52 4, 26 16!, 0 4, -26 16!, -52 4, -78 18!, -100 6, -122 20!, -106 -36, -62 -78")
    if handle:
        p.black(line("0 0!, 0 92!, 14 110, 30 100!, 31 90", 11))
    p.black(rect(-5, -112, 10, 30, 4), dome, halo=6)
    for x, b in ((-78, -34), (-26, -8), (26, 8), (78, 34)):
        p.cut(brush([(0, -84), (x * .62 + b * .4, -50 + abs(b) * .4), (x, 20)], [1, 3, 8]))
    p.cut(comb("-112 -10, -92 -50, -52 -78", 4, 26, 6, swell=.3))
    p.at = dict(top=(0, -112), grip=(18, 108), under=(0, 20))


@motif("key", "lock", "open", "secret")
def key(p):
    p.black(disc(0, -74, 44), sym("0 -40!, 14 -34, 11 -10, 11 100!, 0 104"))
    p.black(rect(0, 60, 44, 14, 2), rect(0, 84, 34, 14, 2), rect(32, 60, 12, 24, 2))
    p.black(rect(-18, -30, 36, 12, 5))
    p.cut(disc(0, -76, 23))
    p.cut(comb("-40 -60, -40 -90, -18 -114", 4, 14, 5, swell=0))
    p.at = dict(bow=(0, -76), top=(0, -118), base=(0, 104))
    p.room = disc(0, -76, 23)


@motif("anchor", "sea", "ship", "heavy", "harbour")
def anchor(p):
    p.black(disc(0, -88, 22))
    p.cut(disc(0, -88, 10))
    p.black(sym("0 -68!, 9 -68!, 12 70!, 0 74!"), rect(-46, -56, 92, 15, 7))
    arc = blob("-92 24!, -62 78, 0 108!, 62 78, 92 24!, 78 40, 48 66, 0 80, -48 66, -78 40")
    p.black(arc, poly("-100 2, -62 42, -104 50"), poly("100 2, 62 42, 104 50"))
    p.cut(brush("0 -30, 0 60", [1, 5, 1]))
    p.at = dict(top=(0, -110), base=(0, 106), center=(0, 10))


@motif("hourglass", "time", "sand", "wait", "desert")
def hourglass(p, sand=True):
    glass = sym("0 -92!, 66 -92!, 64 -52, 38 -20, 10 0!, 38 20, 64 52, 66 92!, 0 92!")
    p.white(glass)
    p.room = glass.shrink(EDGE)
    p.at = dict(upper=(0, -52), lower=(0, 52), top=(0, -112), base=(0, 112))
    p.black(rect(-86, -112, 172, 20, 6), rect(-86, 92, 172, 20, 6))
    p.black(rect(-82, -92, 9, 184), rect(73, -92, 9, 184))
    if sand:
        p.black((poly("-60 -46, 60 -46, 0 6") & p.room), line("0 0, 0 70", 5),
                blob("-58 92!, -30 70, 0 46, 30 70, 58 92!"))


@motif("candle", "light", "birthday", "wax", "church")
def candle(p):
    p.black(sym("0 -20!, 24 -20!, 24 100!, 0 100!"), blob("-24 -20!, -10 -32, 12 -26, 24 -20!, 24 20, 16 26, 8 8, -4 10, -10 40, -20 42, -24 10!"))
    p.black(line("0 -24, 2 -42", 5))
    p.cut(brush("-24 18, -20 46, -10 44, -4 14, 8 10, 14 30, 24 24", [2, 4, 4, 4, 4, 4, 2]))
    flame = sym("0 -112!, 16 -78, 18 -56, 0 -40")
    p.white(flame, edge=7)
    p.cut(gouge(-14, 56, -14, 96, 6))
    p.at = dict(flame=(0, -70), base=(0, 100), top=(0, -112))


@motif("birdcage", "prison", "bars", "pet", "trapped")
def cage(p):
    dome = sym("0 -100, 44 -86, 70 -44, 72 0!, 72 84!, 0 84!")
    p.white(dome, edge=7)
    p.room = dome.shrink(7)
    for x, w in ((-50, 4.5), (-25, 4.5), (0, 4.5), (25, 4.5), (50, 4.5)):
        p.black(brush([(x * .12, -98), (x * .86, -56), (x, 0), (x, 84)], [w, w + 1, w + 1, w]))
    p.black(rect(-72, -8, 144, 8), rect(-84, 80, 168, 16, 5), line("-8 -108, 0 -118, 8 -108, 0 -100", 5))
    p.at = dict(base=(0, 96), top=(0, -118), center=(0, 24))


@motif("book", "read", "story", "page", "school")
def book(p):
    """Open, seen from the front; pages like two wings."""
    right = blob("0 -40!, 40 -62, 84 -58, 124 -44!, 124 50!, 84 36, 40 34, 0 56!")
    for s in (right, right.flip()):
        p.white(s)
    for i in range(4):
        y = -30 + i * 19
        for f in (1, -1):
            p.black(brush([(f * 20, y - 4), (f * 60, y - 14), (f * 106, y - 6)], [2, 6, 1]))
    p.black(blob("0 50!, 40 30, 84 32, 124 46!, 126 64!, 84 50, 40 50, 0 70!, -40 50, -84 50, -126 64!, -124 46!, -84 32, -40 30"))
    p.at = dict(spine=(0, 10), top=(0, -40), base=(0, 68), center=(0, 0))


@motif("clock", "time", "hour", "tick", "late")
def clock(p, legs=False):
    p.white(disc(0, 0, 100), edge=12)
    p.black(around(rect(-3.5, -82, 7, 13), 12), around(rect(-5.5, -83, 11, 19), 4))
    p.black(poly("-6 6, -3 -66, 3 -66, 6 6"), poly("-6 -4, 44 26, 40 32, -4 7"), disc(0, 0, 9))
    p.at = dict(center=(0, 0), top=(0, -100), base=(0, 100))
    p.room = disc(0, 0, 88)


@motif("pencil", "write", "draw", "school", "sharp")
def pencil(p):
    """Upright, point upwards."""
    p.black(poly("-26 -56, 26 -56, 26 112, -26 112"))
    p.white(poly("0 -120, 28 -52, -28 -52"), edge=6)
    p.black(poly("0 -120, 11 -92, -11 -92"))
    p.cut(gouge(-9, 100, -9, -40, 7), gouge(9, 100, 9, -40, 5))
    p.black(blob("-28 -54!, -18 -44, -9 -54!, 0 -42, 9 -54!, 18 -44, 28 -54!, 28 -40!, -28 -40!"))
    p.at = dict(top=(0, -120), base=(0, 112))


@motif("ice cream", "cone", "summer", "cold", "sweet")
def cone(p):
    c = poly("-54 -20, 54 -20, 0 118")
    p.black(c)
    grid = union([line([(-90 + i * 26, -40), (-10 + i * 26, 120)], 5) for i in range(6)] + [line([(90 - i * 26, -40), (10 - i * 26, 120)], 5) for i in range(6)])
    p.cut(grid & c.shrink(6))
    p.black(rect(-62, -30, 124, 18, 8), halo=4)
    p.at = dict(rim=(0, -28), base=(0, 118))


@motif("top hat", "magic", "gentleman", "rabbit", "silk")
def tophat(p):
    p.black(sym("0 -88!, 66 -92!, 58 -30, 62 48!, 0 56"), blob("-118 40!, -60 58, 0 64, 60 58, 118 40!, 108 74, 50 88, 0 90, -50 88, -108 74"))
    p.cut(brush("-60 14, 0 24, 60 14", [7, 8, 7]), brush("-61 40, 0 52, 61 40", [6, 7, 6]))
    p.cut(gouge(-46, 8, -48, -66, 9), gouge(-30, 12, -31, -30, 7))
    p.at = dict(top=(0, -90), base=(0, 88), brim=(0, 60))


@motif("boot", "shoe", "walk", "italy", "kick")
def boot(p):
    """Toe to the left."""
    p.black(blob("-26 -108!, 20 -112, 58 -104!, 54 -40, 64 30, 68 84!, -100 84!, -112 56, -84 30, -40 16, -22 -20, -22 -70"))
    p.black(blob("-108 84!, 70 84!, 74 108!, 30 108!, 24 98!, -104 104!"))
    p.cut(brush("-110 82, 0 84, 70 82", [3, 5, 3]))
    for i in range(4):
        y = -10 - i * 22
        p.cut(line([(-18, y + 6), (8, y)], 5))
    p.cut(brush("-24 -96, 20 -98, 56 -92", [4, 6, 4]))
    p.at = dict(top=(16, -108), base=(-10, 108), toe=(-110, 60))


@motif("teacup", "tea", "coffee", "drink", "saucer")
def cup(p):
    p.black(line("84 -28, 124 -34, 132 6, 104 30, 70 34", 14))
    p.black(sym("0 -52!, 96 -52!, 90 -4, 60 48, 40 62!, 0 62!"), blob("-120 62!, 0 72, 120 62!, 84 88, 0 94, -84 88"))
    p.cut(brush("-70 62, 0 68, 70 62", [3, 6, 3]), comb("-62 40, -84 4, -90 -36", 5, 34, 8, swell=.4))
    p.at = dict(rim=(0, -52), base=(0, 92))


@motif("frying pan", "kitchen", "cook", "breakfast", "hot")
def pan(p):
    p.black(disc(0, 0, 96), poly("80 -16, 190 -13, 190 13, 80 16"), disc(188, 0, 15))
    p.cut(disc(0, 0, 82), disc(188, 0, 6))
    p.black(disc(0, 0, 76))
    p.at = dict(center=(0, 0), handle=(188, 0))
    p.room = disc(0, 0, 76)


@motif("tap", "water", "drip", "kitchen", "leak")
def tap(p):
    """Spout to the left, pipe to the right."""
    p.black(line("100 0!, 0 0!, -46 6, -62 30!, -62 44", 40), rect(-88, 38, 52, 16, 4))
    p.black(rect(-8, -52, 16, 40), rect(-54, -68, 108, 20, 10), disc(0, -58, 16), rect(84, -34, 20, 68, 4))
    p.cut(brush("78 -12, 0 -12, -40 -6", [2, 6, 1]))
    p.at = dict(spout=(-62, 54), back=(100, 0), top=(0, -68))


@motif("scissors", "cut", "hair", "paper", "sharp")
def scissors(p, gape=24):
    """Points upwards."""
    blade = blob("-7 30!, -10 -40, -2 -118!, 10 -30, 9 30!")
    ring = oval(0, 78, 27, 36) - oval(0, 78, 14, 22)
    one = union(blade, ring.move(-20, 0), blob("-8 20!, 8 20!, 2 46, -14 52"))
    p.black(one.turn(gape / 2), one.flip().turn(-gape / 2))
    p.cut(disc(0, 4, 5))
    p.at = dict(pivot=(0, 4), top=(0, -112), left=(-44, 70), right=(44, 70))


@motif("bomb", "explode", "danger", "fuse", "boom")
def bomb(p):
    p.black(disc(0, 20, 78), rect(-24, -76, 48, 30, 4))
    p.black(line("0 -76, 6 -100, 30 -108, 44 -96", 6))
    p.black(around(gouge(0, -9, 0, -30, 8), 8).move(48, -92))
    p.cut(brush("-52 34, -50 -4, -18 -34", [1, 14, 1]), disc(-58, 54, 5))
    p.at = dict(fuse=(0, -76), center=(0, 20), top=(0, -76))


@motif("piano", "music", "keys", "black and white", "concert")
def keys(p, n=7, w=200, h=110):
    k = w / n
    p.white(rect(-w / 2, -h / 2, w, h, 3), edge=7)
    for i in range(1, n):
        p.black(rect(-w / 2 + i * k - 2.5, -h / 2, 5, h))
    for i in range(1, n):
        if i % 7 not in (3, 0):
            p.black(rect(-w / 2 + i * k - k * .3, -h / 2, k * .6, h * .6, 2))
    p.at = dict(center=(0, 0))
