from pictures.linocut import *
from pictures.motif import motif


def battlement(x, y, w, h, n=3, t=12):
    """A wall with n teeth."""
    step = w / (2 * n - 1)
    return union([rect(x, y, w, h)] + [rect(x + 2 * i * step, y - t, step, t + 1) for i in range(n)])


def window(x, y, w=12, h=22):
    return union(rect(x - w / 2, y - h / 2 + w / 2, w, h - w / 2), disc(x, y - h / 2 + w / 2, w / 2))


@motif("castle", "king", "tower", "fairy tale", "wall")
def castle(p):
    p.black(battlement(-56, -6, 112, 70, 5), battlement(-84, -38, 44, 102, 3), battlement(40, -38, 44, 102, 3))
    p.black(battlement(-24, -66, 48, 130, 3), poly("-28 -78, 28 -78, 0 -122"), rect(-2, -140, 4, 24), poly("0 -142, 30 -132, 0 -122"))
    p.black(poly("-90 -46, -34 -46, -62 -92"), poly("90 -46, 34 -46, 62 -92"))
    p.cut(window(0, -44), window(-62, -12), window(62, -12), brush("-84 -42, -40 -42", [4, 5, 4]), brush("40 -42, 84 -42", [4, 5, 4]), brush("-24 -74, 24 -74", [4, 5, 4]))
    gate = window(0, 38, 34, 52)
    p.cut(gate)
    p.black([rect(x - 2, 8, 4, 56) & gate for x in (-9, 0, 9)], rect(-20, 26, 40, 4) & gate)
    p.at = dict(base=(0, 64), top=(0, -142))






@motif("ship", "sail", "sea", "pirate", "voyage")
def ship(p, hull=True):
    if hull:
        p.black(blob("-110 40!, -80 46, 70 46, 112 30!, 96 74, 74 96!, -76 96!, -98 74"))
        p.cut(brush("-94 60, 0 64, 96 54", [2, 6, 2]), disc(-40, 78, 5), disc(-6, 79, 5), disc(28, 78, 5))
    p.black(rect(-4, -112, 9, 156))
    p.black(blob("12 -100!, 70 -70, 92 -24, 88 22!, 50 24, 12 32!, 30 -34"), blob("-8 -92!, -16 -30, -10 26!, -50 30, -86 28!, -58 -40"), halo=5)
    p.black(poly("2 -126, 36 -116, 2 -106"))
    p.cut(gouge(40, -66, 54, 16, 8, -6), gouge(60, -54, 74, 14, 7, -6), gouge(-20, -58, -30, 24, 7), gouge(-36, -36, -54, 22, 7))
    p.at = dict(base=(0, 96), top=(2, -126), deck=(0, 44))














@motif("windmill", "wind", "flour", "holland", "turn")
def windmill(p, sails=True):
    p.black(poly("-30 -40, 30 -40, 52 106, -52 106"), sym("0 -72, 26 -62, 36 -40!, 0 -40!"))
    p.cut(brush("-32 -38, 0 -34, 32 -38", [2, 6, 2]), window(0, 80, 24, 46), window(0, 10, 14, 22))
    p.at = dict(hub=(0, -50), base=(0, 106))
    if sails:
        arm = union(rect(-3, -104, 6, 104), rect(4, -104, 24, 76))
        lat = union([rect(8, -98 + 19 * i, 16, 12) for i in range(4)])
        p.black(around(arm - lat, 4, start=20).move(0, -50), halo=5)


@motif("flying saucer", "alien", "space", "beam", "strange")
def ufo(p):
    p.white(sym("0 -60, 30 -50, 44 -16!, 0 -10!"))
    p.black(oval(0, 0, 112, 28))
    p.cut(*[disc(x, 4 - abs(x) * .04, 7) for x in (-72, -36, 0, 36, 72)])
    p.at = dict(beam=(0, 26), top=(0, -60))
