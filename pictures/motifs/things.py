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






@motif("ice cream", "cone", "summer", "cold", "sweet")
def cone(p):
    c = poly("-54 -20, 54 -20, 0 118")
    p.black(c)
    grid = union([line([(-90 + i * 26, -40), (-10 + i * 26, 120)], 5) for i in range(6)] + [line([(90 - i * 26, -40), (10 - i * 26, 120)], 5) for i in range(6)])
    p.cut(grid & c.shrink(6))
    p.black(rect(-62, -30, 124, 18, 8), halo=4)
    p.at = dict(rim=(0, -28), base=(0, 118))




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




