from pictures.linocut import *
from pictures.motif import motif
from pictures.motifs.places import window


def arched(x, y, r, a, b, widths, ry=None) -> Shape:
    """A brush along an arc from angle a to angle b."""
    ry = r if ry is None else ry
    q = [(x + r * math.cos(math.radians(a + (b - a) * i / 3)), y + ry * math.sin(math.radians(a + (b - a) * i / 3))) for i in range(4)]
    return brush(q, widths)


@motif("heart", "love", "beat", "feeling", "red")
def heart(p):
    p.black(sym("0 -46!, 26 -82, 70 -82, 100 -44, 88 6, 48 54, 0 96!"))
    p.cut(brush("-74 -4, -78 -38, -52 -60", [1, 13, 1]))
    p.at = dict(top=(0, -46), base=(0, 96), center=(0, 0))


@motif("rose", "love", "thorn", "perfume", "red")
def rose(p):
    p.black(union([disc(58 * math.cos(math.radians(a)), 58 * math.sin(math.radians(a)), 44) for a in range(18, 378, 72)], disc(0, 0, 70)))
    for r, n, start in ((78, 5, 0), (54, 4, 30), (33, 3, 10)):
        for i in range(n):
            a = start + i * 360 / n
            p.cut(arched(0, 0, r, a, a + 300 / n, [1, 9, 9, 1]))
    p.cut(arched(0, 0, 13, 20, 300, [1, 8, 8, 1]))
    p.at = dict(center=(0, 0), base=(0, 100), top=(0, -100))


@motif("tulip", "spring", "garden", "bulb", "cup")
def tulip(p, stem=True):
    p.black(blob("-46 -88!, -30 -76, -23 -58!, -15 -84, 0 -104!, 15 -84, 23 -58!, 30 -76, 46 -88!, 58 -30, 44 16, 0 32, -44 16, -58 -30"))
    p.cut(brush("-25 -54, -30 -16, -8 26", [1, 7, 1]), brush("25 -54, 30 -16, 8 26", [1, 7, 1]), gouge(0, -62, 0, -16, 9))
    if stem:
        p.black(brush("0 28, 3 66, 0 112", [12, 10, 11]), blob("2 108!, 10 54, 50 18, 74 12!, 62 60, 34 96"), blob("-2 108!, -14 72, -44 46, -66 44!, -52 82, -28 102"))
        p.cut(brush("12 96, 34 56, 62 26", [0, 6, 0]))
    p.at = dict(top=(0, -104), base=(0, 112), bloom=(0, 30))


@motif("dandelion", "wish", "blow", "seed", "wind")
def dandelion(p, seeds=22, gap=(), stem=True):
    seed = poly("-2 -14, -4 -78, -18 -112, -7 -102, 0 -116, 7 -102, 18 -112, 4 -78, 2 -14")
    if stem:
        p.black(brush("0 20, 4 120, -6 210", [9, 8, 10]))
    p.black(union([seed.turn(i * 360 / seeds) for i in range(seeds) if i not in gap]), disc(0, 0, 24))
    p.cut(disc(-5, -5, 6))
    p.at = dict(center=(0, 0), base=(-6, 210))


@motif("leaf", "tree", "green", "autumn", "wind")
def leaf(p):
    """Lies flat, stalk to the right."""
    p.black(blob("-110 8!, -70 -34, -10 -48, 50 -36, 92 2!, 50 34, -10 44, -70 34"), brush("86 2, 110 4, 132 -6", [7, 7, 10]))
    p.cut(brush("-96 8, 0 0, 84 2", [1, 8, 6]))
    for x in (-50, -12, 26):
        p.cut(brush([(x + 14, -2), (x, -16), (x - 4, -32)], [6, 5, 0]), brush([(x + 14, 4), (x, 18), (x - 4, 30)], [6, 5, 0]))
    p.at = dict(stalk=(132, -6), tip=(-110, 8), center=(0, 0))


@motif("acorn", "oak", "squirrel", "autumn", "seed")
def acorn(p, cap=True):
    p.black(sym("0 -24!, 62 -24!, 60 20, 36 66, 8 82, 0 98!"))
    p.cut(brush("-42 0, -38 30, -22 54", [2, 11, 1]))
    if cap:
        p.black(blob("-76 -18!, -70 -52, -36 -78, 0 -84, 36 -78, 70 -52, 76 -18!, 0 -10"), brush("0 -80, 6 -98, 16 -112", [13, 10, 12]), halo=6)
        for y, xs in ((-58, (-22, 20)), (-32, (-46, 0, 46))):
            p.cut(*[brush([(x - 14, y), (x, y + 11), (x + 14, y)], [0, 9, 0]) for x in xs])
    p.at = dict(top=(0, -24), base=(0, 98), center=(0, 20))


@motif("ladybird", "luck", "dots", "garden", "beetle")
def ladybird(p):
    """From above, head upwards."""
    for s in (-1, 1):
        p.black(line([(s * 40, -30), (s * 84, -52), (s * 98, -44)], 9), line([(s * 50, 14), (s * 104, 16)], 9), line([(s * 44, 50), (s * 86, 78), (s * 98, 72)], 9))
        p.black(brush([(s * 14, -92), (s * 26, -112), (s * 42, -116)], [6, 5, 8]))
    p.black(sym("0 -100, 30 -92, 42 -62!, 0 -56!"))
    p.cut(disc(-18, -80, 7), disc(18, -80, 7))
    p.black(sym("0 -58, 50 -44, 76 4, 62 62, 0 92"), halo=6)
    p.cut(brush("0 -52, 0 20, 0 88", [4, 5, 6]))
    for s in (-1, 1):
        p.cut(disc(s * 34, -18, 15), disc(s * 44, 28, 13), disc(s * 20, 56, 11))
    p.at = dict(center=(0, 10))


@motif("bee", "honey", "sting", "buzz", "busy")
def bee(p):
    p.white(oval(4, -62, 26, 48, 24), oval(52, -52, 22, 42, 52), edge=7)
    body = blob("-76 4, -50 -34, 0 -42, 54 -26, 98 14!, 50 40, 0 46, -50 38")
    p.black(body, halo=5)
    for x in (-14, 22, 54):
        p.cut(brush([(x - 4, -48), (x + 6, 0), (x - 4, 52)], [12, 14, 12]) & body.shrink(5))
    p.cut(disc(-54, -6, 8))
    p.black(disc(-55, -5, 4), brush("-62 -22, -84 -40, -98 -36", [6, 5, 8]), brush("-50 -28, -64 -54, -80 -58", [6, 5, 8]))
    p.at = dict(center=(0, 0), back=(0, -40))


@motif("watering can", "garden", "pour", "grow", "water")
def watering_can(p, spout=True):
    """Spout to the left."""
    p.black(line("52 -36, 104 -30, 112 20, 66 44", 13), line("-36 -48, -6 -88, 46 -74, 54 -44", 12))
    if spout:
        p.black(poly("-40 50, -40 18, -116 -54, -128 -42"), poly("-106 -76, -150 -34, -138 -24, -96 -64"))
    p.black(blob("-50 -50!, 58 -50!, 68 70!, 0 76, -60 70!"))
    p.cut(brush("-50 -34, 4 -28, 60 -34", [3, 7, 3]), gouge(-40, 60, -36, -10, 9), gouge(-22, 62, -20, 14, 7))
    p.at = dict(rose=(-128, -52), base=(4, 72), top=(4, -50))


@motif("nest", "bird", "egg", "home", "straw")
def nest(p):
    p.black(blob("-104 -30!, -60 -18, 0 -14, 60 -18, 104 -30!, 92 20, 52 48, 0 54, -52 48, -92 20"))
    p.black(line("-84 6, -122 -8", 7), line("80 16, 124 14", 7), line("-60 40, -96 52", 7), line("86 -16, 116 -38", 7))
    p.cut(brush("-84 -6, -20 14, 40 2", [1, 7, 1]), brush("-20 0, 40 16, 84 -6", [1, 7, 1]), brush("-70 18, -10 34, 50 24", [1, 7, 1]), brush("-36 42, 10 42, 56 34", [1, 6, 1]))
    p.at = dict(rim=(0, -18), base=(0, 54))


@motif("beehive", "honey", "bee", "sweet", "busy")
def beehive(p):
    for y, w in ((62, 92), (30, 104), (-2, 104), (-34, 92), (-66, 70), (-94, 40)):
        p.black(rect(-w, y - 14, 2 * w, 33, 16), halo=4)
    p.cut(window(0, 34, 40, 46))
    p.black(window(0, 36, 26, 34))
    p.at = dict(base=(0, 80), top=(0, -108), door=(0, 34))


@motif("squirrel", "tail", "nut", "climb", "forest")
def squirrel(p):
    p.black(brush("18 88, 84 96, 98 30, 66 -24, 84 -80, 116 -74", [16, 44, 54, 50, 44, 6]))
    p.black(blob("-30 -6!, 10 0, 38 44, 40 90, 24 104!, -44 104!, -52 92, -22 88, -36 60"), halo=6)
    p.black(blob("-86 -20, -60 -56, -30 -66, -26 -92!, -8 -62, 2 -34, -10 -4, -46 4, -76 -6"), halo=0)
    p.black(brush("-24 20, -54 34, -78 18", [20, 15, 12]), halo=5)
    p.cut(disc(-42, -36, 8), brush("24 94, 0 84, 8 56, 30 52", [2, 7, 7, 2]), gouge(-26, 6, -16, 46, 8))
    p.cut(brush("34 82, 76 74, 82 28", [1, 9, 1]), brush("84 8, 62 -30, 78 -62", [1, 9, 1]))
    p.black(disc(-43, -35, 4.5))
    p.at = dict(hand=(-82, 14), base=(-6, 104), top=(-26, -92))


@motif("wheelbarrow", "garden", "push", "load", "work")
def wheelbarrow(p):
    """Wheel to the left, handles to the right."""
    p.black(line("-80 54, 0 30, 128 6", 11), line("44 26, 62 80", 11))
    p.black(poly("-96 -40, 92 -40, 56 34, -50 34"), halo=0)
    p.cut(brush("-86 -24, 0 -20, 82 -24", [3, 7, 3]), gouge(-52, 26, -66, -6, 8), gouge(-32, 28, -40, 0, 7))
    p.black(disc(-82, 54, 30), halo=6)
    p.cut(disc(-82, 54, 18))
    p.black(disc(-82, 54, 7), around(rect(-3, -22, 6, 22), 4).move(-82, 54))
    p.at = dict(tray=(0, -40), handle=(128, 6), base=(0, 84))
