from pictures.linocut import *
from pictures.motif import motif


def teeth_along(spine, n, length, w, side=1):
    """Short bars that stand on a curve: the teeth of a zipper."""
    q = bezier(spine, 40)
    found = [q[round((i + .5) / n * (len(q) - 1))] for i in range(n)]
    return union([line([(x, y), (x + side * nx * length, y + side * ny * length)], w, butt=True) for x, y, nx, ny in found])


@motif("zipper", "open", "close", "jacket", "teeth")
def zipper(p):
    """Only the slider, its pull hangs down."""
    p.black(sym("0 -34!, 30 -34, 36 -16, 22 14, 14 26!, 0 26!"), rect(-16, 14, 32, 80, 12))
    p.cut(rect(-6, -16, 12, 22, 5), rect(-6, 58, 12, 24, 6), brush("-10 26, -10 48", [5, 4]))
    p.at = dict(top=(0, -34), center=(0, 0), base=(0, 94))


@motif("needle", "sew", "thread", "sharp", "tailor")
def needle(p):
    """Upright, point downwards."""
    p.black(sym("0 -120, 11 -112, 13 -90, 9 -40, 5 60, 0 122!"))
    p.cut(oval(0, -97, 4.5, 13))
    p.at = dict(eye=(0, -97), top=(0, -120), tip=(0, 122))


@motif("button", "coat", "round", "sew", "close")
def button(p, thread=True):
    p.black(disc(0, 0, 100))
    p.cut(disc(0, 0, 82) - disc(0, 0, 73))
    holes = [(-24, -24), (24, -24), (24, 24), (-24, 24)]
    p.cut(*[disc(x, y, 14) for x, y in holes])
    if thread:
        p.cut(line("-24 -24, 24 24", 8), line("24 -24, -24 24", 8))
    p.cut(brush("-92 -22, -78 -54, -46 -84", [0, 6, 0]))
    p.at = dict(center=(0, 0), top=(0, -100), base=(0, 100))


@motif("clothes peg", "washing", "line", "pinch", "laundry")
def peg(p):
    """Jaws downwards."""
    leg = poly("-3 -10, -18 -70, -30 -70, -24 6, -26 60, -10 68, -3 58")
    p.black(leg, leg.flip(), rect(-30, -14, 60, 16, 5))
    p.cut(disc(0, -6, 5))
    p.at = dict(top=(0, -64), base=(0, 60), jaw=(0, 40))


@motif("shirt", "clothes", "collar", "sleeve", "iron")
def shirt(p):
    """Spread out, sleeves to both sides."""
    body = sym("0 -70!, 22 -82!, 58 -72, 128 -40!, 114 6!, 62 -16!, 60 90!, 0 96")
    p.white(body, edge=8)
    p.black(rect(-3, -56, 6, 148), disc(10, -24, 5), disc(10, 14, 5), disc(10, 52, 5))
    p.black(poly("0 -60, 24 -86, 42 -66, 16 -32"), poly("0 -60, -24 -86, -42 -66, -16 -32"))
    p.black(rect(26, -12, 26, 7))
    p.at = dict(top=(0, -80), base=(0, 92), left=(-122, -20), right=(122, -20))


@motif("suitcase", "travel", "holiday", "pack", "hotel")
def suitcase(p):
    p.black(line("-34 -52!, -34 -80!, 34 -80!, 34 -52", 14), rect(-120, -58, 240, 130, 16))
    p.cut(rect(-84, -58, 7, 130), rect(77, -58, 7, 130), rect(-120, -8, 240, 6))
    p.black(rect(-62, -18, 26, 28, 4), rect(36, -18, 26, 28, 4), halo=5)
    p.cut(disc(-49, -4, 4), disc(49, -4, 4), gouge(-108, -28, -108, 50, 7), gouge(-96, -20, -96, 20, 6))
    p.at = dict(top=(0, -86), base=(0, 72), lid=(0, -58))


@motif("comb", "hair", "barber", "tooth", "morning")
def hair_comb(p):
    """Lies flat, teeth downwards."""
    p.black(rect(-112, -44, 224, 34, 14))
    p.black(*[poly([(-104 + 19 * i, -14), (-91 + 19 * i, -14), (-94 + 19 * i, 44), (-101 + 19 * i, 44)]) for i in range(12)])
    p.cut(brush("-96 -30, 0 -34, 96 -30", [1, 6, 1]))
    p.at = dict(top=(0, -44), base=(0, 44))


@motif("ladder", "climb", "step", "roof", "luck")
def ladder(p, n=7, h=240, w=74):
    p.black(rect(-w / 2, -h / 2, 12, h, 3), rect(w / 2 - 12, -h / 2, 12, h, 3))
    p.black(*[rect(-w / 2 + 6, -h / 2 + (i + .5) * h / n - 5, w - 12, 10) for i in range(n)])
    p.at = dict(top=(0, -h / 2), base=(0, h / 2))


@motif("saw", "wood", "cut", "carpenter", "tooth")
def saw(p, n=14):
    """Handle to the right, teeth downwards."""
    blade = [(-150, -14, True), (70, -44, True), (70, 26, True)]
    step = 220 / n
    for i in range(n):
        x = 70 - i * step
        blade += [(x - step * .3, 40 - i * .6, True), (x - step, 26 - i * .3, True)]
    p.black(blob(blade))
    p.black(blob("66 -46!, 110 -58, 150 -40, 140 -14, 152 22, 124 44, 66 32!"))
    p.cut(oval(104, -8, 19, 23), gouge(40, -26, -80, -12, 7))
    p.at = dict(top=(0, -34), base=(-30, 36), handle=(104, -8), tip=(-150, 0))


@motif("envelope", "letter", "mail", "send", "news")
def envelope(p):
    p.white(rect(-110, -72, 220, 144, 6), edge=9)
    p.black(line("-104 -66!, 0 22!, 104 -66", 8), line("-104 66!, -34 -4", 6), line("104 66!, 34 -4", 6))
    p.at = dict(top=(0, -72), base=(0, 72), center=(0, 16))
