from pictures.linocut import *
from pictures.motif import motif

POSES = {
    # head, then limbs; feet or seat at the origin, about 100 high, looking to the left
    "walk": ((-3, -93, 12), ("0 -70, 2 -42", [20, 22, 20]), ("0 -46, -12 -24, -22 -3!, -32 -2", [15, 12, 10, 7]), ("3 -46, 12 -24, 22 -6!, 14 -1", [15, 12, 9, 7]), ("-2 -66, -14 -52, -22 -40", [10, 9, 7]), ("3 -66, 15 -52, 14 -38", [10, 9, 7])),
    "stand": ((0, -94, 12), ("0 -70, 0 -44", [22, 22, 20]), ("-5 -46, -6 -24, -7 -3!, -15 -2", [14, 11, 10, 7]), ("5 -46, 6 -24, 7 -3!, 15 -2", [14, 11, 10, 7]), ("-7 -66, -14 -50, -13 -34", [10, 9, 7]), ("7 -66, 14 -50, 13 -34", [10, 9, 7])),
    "cheer": ((0, -94, 12), ("0 -70, 0 -44", [22, 22, 20]), ("-5 -46, -8 -24, -11 -3!, -19 -2", [14, 11, 10, 7]), ("5 -46, 8 -24, 11 -3!, 19 -2", [14, 11, 10, 7]), ("-7 -66, -22 -82, -26 -104", [10, 9, 7]), ("7 -66, 22 -82, 26 -104", [10, 9, 7])),
    "sit": ((-2, -68, 12), ("0 -44, 3 -12", [20, 23, 22]), ("3 -9, -24 -9", [17, 15, 13]), ("-24 -8, -26 10, -28 26!, -38 26", [12, 10, 9, 7]), ("-2 -40, -13 -26, -24 -20", [10, 9, 7])),
    "swing": ((-10, -64, 12), ("-4 -42, 4 -10", [20, 22, 22]), ("3 -8, -24 -14", [16, 14, 12]), ("-24 -14, -46 -22!, -52 -30", [11, 9, 7]), ("-4 -38, 8 -40, 18 -52", [9, 8, 7])),
    "lie": ((-62, -14, 13), ("-46 -11, 0 -8, 50 -8", [20, 22, 14]), ("46 -9, 56 -18", [9, 7]), ("-30 -16, -50 -30, -62 -24", [9, 8, 7])),
}


def figure(pose, x=0, y=0, s=1.0, flip=False, turn=0) -> Shape:
    """A small person as one silhouette."""
    (hx, hy, r), *limbs = POSES[pose]
    f = union(disc(hx, hy, r), [brush(q, w) for q, w in limbs])
    f = f.flip() if flip else f
    return f.scale(s).turn(turn).move(x, y)


@motif("skyscraper", "city", "tall", "office", "floor")
def skyscraper(p, w=100, h=220, cols=4, rows=9, dark=0):
    """A slab with a grid of lit windows; every dark-th window is out."""
    p.black(rect(-w / 2, -h, w, h))
    cw, rh = (w - 14) / cols, (h - 30) / rows
    for i in range(cols):
        for j in range(rows):
            if dark and (i * 5 + j * 3) % dark == 0:
                continue
            p.cut(rect(-w / 2 + 7 + i * cw + cw * .18, -h + 12 + j * rh, cw * .64, rh * .6))
    p.at = dict(base=(0, 0), top=(0, -h))


@motif("street lamp", "light", "night", "street", "evening")
def street_lamp(p, lantern=True):
    """A post with an arm that bends to the left."""
    p.black(line("40 150!, 40 -60!, 30 -92, 0 -106, -28 -100, -40 -84", 11), poly("24 150, 34 100, 46 100, 56 150"), rect(18, 146, 44, 12, 3))
    p.black(rect(32, 40, 16, 10, 3))
    if lantern:
        p.black(sym("0 -24!, 14 -18, 36 14!, 0 14!").move(-40, -64), rect(-46, -92, 12, 12))
        p.white(sym("0 0!, 26 0!, 16 18, 0 22").move(-40, -46), edge=5)
    p.at = dict(base=(40, 158), lamp=(-40, -44), top=(0, -108))


@motif("bench", "park", "sit", "rest", "wait")
def bench(p):
    """From the front."""
    p.black(*[rect(-108, y, 216, 13, 3) for y in (-52, -34, -16)])
    p.black(rect(-116, 6, 232, 15, 4), *[rect(x - 5, -54, 10, 104) for x in (-92, 92)], halo=4)
    p.at = dict(seat=(0, 8), base=(0, 50), left=(-92, -54), right=(92, -54))


@motif("factory", "work", "chimney", "machine", "industry")
def factory(p, chimneys=True):
    """Saw-tooth roofs to the right."""
    p.black(poly("-100 80, -100 -20, -40 20, -40 -20, 20 20, 20 -20, 80 20, 100 20, 100 80"))
    if chimneys:
        p.black(poly("56 30, 60 -90, 78 -90, 82 30"), poly("92 30, 95 -60, 109 -60, 112 80, 92 80"))
    for x in (-86, -56, -26, 4, 34):
        p.cut(rect(x, 34, 18, 18))
    p.cut(rect(60, 44, 26, 36))
    p.at = dict(base=(0, 80), smoke=(69, -90), smoke2=(102, -60))


@motif("crane", "build", "lift", "hook", "tall")
def crane(p):
    """A tower crane, jib to the left."""
    def lattice(x0, y0, x1, y1, w, n):
        a = []
        dx, dy = (x1 - x0) / n, (y1 - y0) / n
        l = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / l * w / 2, (x1 - x0) / l * w / 2
        a.append(line([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny)], 6))
        a.append(line([(x0 - nx, y0 - ny), (x1 - nx, y1 - ny)], 6))
        for i in range(n):
            k = 1 if i % 2 else -1
            a.append(line([(x0 + dx * i + k * nx, y0 + dy * i + k * ny), (x0 + dx * (i + 1) - k * nx, y0 + dy * (i + 1) - k * ny)], 5))
        return union(a)
    p.black(lattice(60, 130, 60, -70, 28, 9), lattice(60, -78, -140, -78, 20, 9), rect(30, 126, 60, 14, 3))
    p.black(rect(60, -90, 60, 22), rect(98, -90, 26, 44, 3), line("60 -118!, -110 -88", 4), line("60 -118!, 110 -90", 4), rect(55, -120, 10, 40))
    p.black(rect(40, -66, 30, 30, 3))
    p.black(line("-110 -70!, -110 -20", 4), line("-110 -20, -110 -8, -120 -2, -118 8, -108 10, -100 4", 6))
    p.at = dict(base=(60, 140), hook=(-110, 8))




@motif("pedestal", "statue", "stone", "base", "honour")
def pedestal(p):
    p.black(rect(-62, 0, 124, 18, 3), rect(-50, 18, 100, 76), rect(-70, 92, 140, 22, 3))
    p.cut(brush("-50 21, 0 23, 50 21", [3, 5, 3]), brush("-50 90, 0 88, 50 90", [3, 5, 3]), rect(-28, 40, 56, 28).ring(5))
    p.at = dict(top=(0, 0), base=(0, 114))


@motif("satellite dish", "signal", "television", "listen", "space")
def dish(p):
    """A dish that looks up to the left."""
    p.black(blob("0 -94!, 46 -66, 62 0, 46 66, 0 94!"))
    p.white(oval(0, 0, 30, 94), edge=9)
    p.black(line("2 0, -78 0", 8), disc(-82, 0, 14), line("0 -70!, -80 0", 5), line("0 70!, -80 0", 5))
    p.at = dict(base=(56, 0), tip=(-82, 0))
    return p.turn(38)
