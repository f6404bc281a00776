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


@motif("house", "home", "roof", "family", "door")
def house(p):
    p.black(rect(-64, -14, 128, 98), rect(30, -92, 22, 50), poly("-86 -8, 0 -92, 86 -8"))
    p.cut(brush("-66 -10, 0 -8, 66 -10", [3, 6, 3]), rect(-46, 10, 32, 32), rect(18, 14, 28, 70))
    p.black(rect(-32, 8, 5, 36), rect(-48, 24, 36, 5), disc(24, 50, 4))
    p.at = dict(base=(0, 84), top=(0, -92), chimney=(41, -92), door=(32, 50))


@motif("lighthouse", "sea", "light", "coast", "warn")
def lighthouse(p):
    tower = poly("-24 -50, 24 -50, 40 104, -40 104")
    p.black(tower)
    p.cut(poly("-27 -20, 27 -20, 30 14, -30 14") , poly("-33 50, 33 50, 36 82, -36 82"))
    p.black((poly("-24 -50, 24 -50, 40 104, -40 104")).ring(6))
    p.black(rect(-36, -60, 72, 14, 3), rect(-20, -90, 40, 32), sym("0 -118!, 16 -104, 28 -88!, 0 -88!"))
    p.cut(rect(-12, -84, 24, 20))
    p.at = dict(base=(0, 104), top=(0, -118), lamp=(0, -74))


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


@motif("train", "steam", "rail", "travel", "whistle")
def train(p):
    """Locomotive from the side, running to the left."""
    p.black(rect(-96, -34, 130, 62, 14), rect(26, -78, 76, 106, 4), rect(16, -90, 98, 16, 6))
    p.black(poly("-86 -32, -50 -32, -54 -64, -82 -64"), rect(-92, -80, 48, 18, 5), sym("0 -52, 14 -46, 18 -32!, 0 -32!").move(-10, 0))
    p.black(poly("-100 28, 106 28, 106 44, -88 44, -128 78, -122 40"))
    p.cut(rect(44, -60, 38, 34, 4), brush("-90 -12, -30 -10, 20 -12", [2, 6, 2]), line("-66 -32, -66 26", 4), line("-22 -32, -22 26", 4))
    for x, r in ((-60, 24), (-6, 24), (66, 32)):
        p.black(disc(x, 76 - r, r), halo=5)
        p.cut(disc(x, 76 - r, r - 8))
        p.black(disc(x, 76 - r, 6), around(rect(-2, -r + 4, 4, r), 6).move(x, 76 - r))
    p.at = dict(smoke=(-68, -80), front=(-100, 0), base=(0, 76), back=(106, 30))


@motif("rocket", "space", "launch", "moon", "fast")
def rocket(p, flame_=True):
    p.black(blob("-34 30!, -66 56, -70 96!, -30 76!"), blob("34 30!, 66 56, 70 96!, 30 76!"))
    p.black(sym("0 -122!, 34 -70, 44 -10, 34 70!, 0 76!"), halo=5)
    p.cut(disc(0, -26, 19), brush("-34 46, 0 52, 34 46", [3, 7, 3]), brush("-28 -70, 0 -64, 28 -70", [2, 5, 2]))
    p.black(disc(0, -26, 11))
    if flame_:
        p.black(blob("-18 80!, -22 100, 0 138!, 22 100, 18 80!, 8 92, 0 84, -8 92"))
    p.at = dict(top=(0, -122), base=(0, 78), window=(0, -26))


@motif("pyramid", "desert", "egypt", "tomb", "triangle")
def pyramid(p):
    p.black(poly("0 -90, 112 60, -112 60"))
    p.cut(poly("0 -90, -20 60, -100 54") & poly("-6 -80, -28 54, -98 54"))
    for i in range(6):
        y = -58 + i * 20
        p.black(rect(-140, y, 280, 5) & poly("-6 -84, -24 58, -104 58"))
    p.black((poly("0 -90, 112 60, -112 60")).ring(7))
    p.at = dict(top=(0, -90), base=(0, 60))


@motif("balloon", "air", "float", "basket", "travel")
def balloon(p, basket=True):
    p.black(sym("0 -118, 60 -104, 94 -52, 84 4, 44 50, 22 70!, 0 70!"))
    for x in (-1, 1):
        p.cut(brush([(x * 14, -110), (x * 34, -50), (x * 10, 66)], [1, 9, 2]), brush([(x * 44, -100), (x * 74, -44), (x * 26, 56)], [1, 9, 2]))
    if basket:
        p.black(rect(-22, 98, 44, 30, 5), line("-18 70, -18 100", 4), line("18 70, 18 100", 4))
        p.cut(line("-18 112, 18 112", 4))
    p.at = dict(top=(0, -118), base=(0, 128), basket=(0, 98))


@motif("stairs", "climb", "step", "up", "floor")
def stairs(p, n=7):
    s = 200 / n
    q = [(-100, 90, True)]
    for i in range(n):
        q += [(-100 + i * s, 90 - (i + 1) * s * .85, True), (-100 + (i + 1) * s, 90 - (i + 1) * s * .85, True)]
    q += [(100, 90, True)]
    p.black(poly(q))
    p.at = dict(base=(-100, 90), top=(90, 90 - n * s * .85))


@motif("door", "open", "enter", "knock", "secret")
def door(p):
    p.black(window(0, -4, 110, 212))
    p.cut(window(0, 4, 84, 196).ring(6))
    p.cut(disc(26, 20, 6))
    p.at = dict(base=(0, 102), center=(0, 0))


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
