from pictures.linocut import *
from pictures.motif import motif


@motif("astronaut", "space", "helmet", "float", "moon")
def astronaut(p, left="-34 -8, -74 14, -96 -20", right="34 -8, 72 18, 92 48", legs=("-20 46, -30 80, -22 112", "20 46, 30 80, 48 106"), visor=True):
    """Floats and faces us; the arms and legs are spines from the body outwards."""
    p.black(rect(-54, -44, 108, 84, 14))
    parts = [blob("-40 -26!, 40 -26!, 46 20, 38 56, 0 64, -38 56, -46 20")]
    for q in (left, right):
        parts.append(brush(q, [34, 30, 24]))
    for q in legs:
        parts.append(brush(q, [40, 34, 30]))
    p.white(union(parts), edge=7, halo=5)
    for q, w in ((left, 17), (right, 17), *((k, 21) for k in legs)):
        a, b = bezier(q)[-8], bezier(q)[-1]
        dx, dy = b[0] - a[0], b[1] - a[1]
        p.black(line([(a[0] + dx * .5, a[1] + dy * .5), (b[0] + dx * .5, b[1] + dy * .5)], w * 1.5))
    p.black(rect(-22, 0, 44, 28, 5))
    p.cut(disc(-11, 14, 5), rect(0, 7, 15, 5), rect(0, 17, 15, 5))
    p.white(disc(0, -66, 50), edge=8, halo=5)
    if visor:
        p.black(oval(-2, -64, 36, 31))
        p.cut(brush("-26 -66, -20 -82, -2 -86", [1, 8, 1]))
    p.at = dict(top=(0, -116), head=(0, -66), left=pts(left)[-1][:2], right=pts(right)[-1][:2], base=(0, 112), center=(0, 10))
    p.room = disc(0, -66, 42)


@motif("snowman", "winter", "carrot", "melt", "cold")
def snowman(p, face=True):
    p.white(disc(0, 56, 58), edge=9)
    p.white(disc(0, -34, 40), edge=9)
    p.ink = p.ink - (disc(0, 56, 49) & disc(0, -34, 60))
    if face:
        p.black(disc(-18, -42, 6), disc(10, -44, 6), blob("-8 -32!, -62 -24!, -8 -18!"), brush("-14 -8, 0 -4, 16 -12", [2, 7, 2]))
        p.black(disc(0, 34, 6), disc(0, 62, 6), disc(0, 88, 6))
    p.at = dict(top=(0, -74), base=(0, 114), head=(0, -34), neck=(0, 2))


def panel(x, y, w, h, n=3) -> Print:
    """A solar panel: black fields in a frame of paper."""
    p = Print().black(rect(x, y, w, h, 3))
    p.cut(*[rect(x + w * i / n - 2.5, y + 5, 5, h - 10) for i in range(1, n)], rect(x + 5, y + h / 2 - 2.5, w - 10, 5))
    return p


@motif("satellite", "orbit", "signal", "space", "television")
def satellite(p):
    for s in (-1, 1):
        q = panel(38 if s > 0 else -128, -28, 90, 56)
        p.black(q.ink, line([(s * 20, 0), (s * 44, 0)], 8))
    p.black(rect(-26, -34, 52, 68, 8))
    p.cut(brush("-16 20, -16 -20", [2, 7, 1]))
    p.black(line("0 -34, 0 -58", 6), blob("-34 -86!, -26 -62, 0 -54, 26 -62, 34 -86!, 0 -74"), disc(0, -96, 6), line("0 -74, 0 -96", 4))
    p.at = dict(center=(0, 0), top=(0, -100), base=(0, 34))


@motif("sledge", "snow", "slide", "hill", "fast")
def sledge(p):
    """Runs to the left, its runner curled up in front."""
    p.black(line("112 40!, -70 40, -112 18, -112 -14, -86 -22, -78 -2", 10))
    p.black(rect(-74, -6, 180, 13, 5), line("-50 2, -58 38", 9), line("10 2, 10 38", 9), line("78 2, 82 38", 9))
    p.at = dict(seat=(20, -8), front=(-112, 0), base=(0, 44))


@motif("telescope", "star", "far", "see", "pirate")
def telescope(p):
    """Points up to the right, its eyepiece at the origin."""
    p.black(rect(0, -11, 40, 22, 4), rect(36, -18, 66, 36, 4), rect(98, -26, 76, 52, 4), rect(168, -33, 20, 66, 6))
    p.cut(rect(42, -10, 54, 6), rect(106, -16, 56, 7))
    p.at = dict(eye=(0, 0), end=(188, 0), center=(96, 0))
