from pictures.linocut import *
from pictures.motif import motif


@motif("car", "drive", "road", "wheel", "fast")
def car(p):
    """From the side, driving to the left."""
    p.black(blob("-112 30!, -112 2, -96 -12, -58 -18!, -30 -52, 20 -58, 58 -48, 84 -16!, 110 -8, 116 14, 114 30!"))
    p.cut(blob("-44 -18!, -22 -42, 2 -46!, 2 -18!"), blob("14 -46!, 46 -40, 64 -18!, 14 -18!"), line("-108 8, -96 8", 7), line("14 2, 28 2", 6))
    for x in (-64, 64):
        p.black(disc(x, 30, 27), halo=5)
        p.cut(disc(x, 30, 12))
    p.at = dict(base=(0, 57), top=(10, -58), front=(-112, 10))






@motif("bicycle", "ride", "pedal", "wheel", "sport")
def bicycle(p, wheels=True):
    """Riding to the left; wheels of 62 around front and rear."""
    if wheels:
        for x in (-92, 92):
            p.black(disc(x, 40, 62))
            p.cut(disc(x, 40, 51))
            p.black(around(rect(-1.6, -54, 3.2, 54), 10).move(x, 40), disc(x, 40, 8))
    p.black(line("-92 40!, -48 -50!, 50 -50!, -4 46!, -48 -50", 11), line("-4 46!, 92 40!, 50 -50!, 56 -74", 11), line("-92 40!, -42 -76!, -72 -90!, -84 -80", 10), halo=5)
    p.black(blob("24 -86!, 56 -92, 92 -86!, 78 -70, 38 -70"))
    p.white(disc(-4, 46, 18), edge=7)
    p.black(line("-4 46!, 14 80", 8), line("2 82, 28 78", 8))
    p.at = dict(front=(-92, 40), rear=(92, 40), saddle=(56, -90), grip=(-78, -86), base=(0, 102))


@motif("globe", "world", "earth", "travel", "school")
def globe(p):
    """The ball only: lands of no real shape, in ink."""
    p.white(disc(0, 0, 100), edge=8)
    p.black(blob("-70 -58, -40 -78, -4 -84, 10 -66, -14 -46, -8 -24, -34 -10, -44 14, -62 0, -78 -20") & disc(0, 0, 98))
    p.black(blob("-36 26, -10 24, 4 44, -8 74, -22 88, -34 60"), blob("34 -48, 62 -70, 96 -40, 98 10, 82 30, 62 12, 66 -8, 44 -14, 26 -28") & disc(0, 0, 98), blob("54 46, 76 42, 78 56, 58 68"))
    p.at = dict(center=(0, 0), top=(0, -100), base=(0, 100))


@motif("tram", "city", "rail", "wire", "ring")
def tram_front(p):
    """The driver's end of a tram, from the side, to the left; the back edge is straight at 50."""
    p.black(blob("50 70!, -56 70!, -76 50, -70 -20, -52 -62, -34 -70!, 50 -70!"), rect(-44, -84, 94, 12, 4))
    p.cut(blob("-58 -2!, -46 -50, -40 -54!, -18 -54!, -18 -2!"), rect(-6, -54, 44, 40, 4), rect(-60, 22, 20, 10, 4), line("-36 26, 46 26", 6))
    for x in (-36, 18):
        p.black(disc(x, 74, 20), halo=5)
        p.cut(disc(x, 74, 8))
    p.at = dict(base=(0, 94), top=(0, -84))


@motif("motorcycle", "ride", "engine", "fast", "wind")
def motorcycle(p):
    """The machine without its wheels, to the left; axles at front and rear."""
    p.black(brush("-100 50, -74 -10, -52 -62", [13, 12, 11]), line("-52 -62!, -30 -78!, -10 -74", 9), disc(-66, -50, 16))
    p.black(blob("-58 -44!, -30 -54, 6 -50, 22 -22!, 74 -34, 106 -50!, 112 -34, 84 -12, 60 4, 40 30, 10 46, -30 44, -46 10, -40 -14"))
    p.black(line("30 30!, 100 50", 15), line("-10 48!, 60 62!, 134 54", 11))
    p.cut(brush("-44 -34, -16 -38, 6 -32", [1, 8, 1]), *[line([(-30, y), (8, y)], 5) for y in (6, 18, 30)])
    p.at = dict(front=(-100, 50), rear=(100, 50), saddle=(60, -30))


@motif("film reel", "cinema", "movie", "story", "camera")
def film_reel(p, r=66):
    p.black(disc(0, 0, r))
    p.cut(around(disc(0, -r * .55, r * .24), 5), disc(0, 0, r * .1))
    p.cut(disc(0, 0, r * .93) - disc(0, 0, r * .87))
    p.at = dict(center=(0, 0))
