from pictures.linocut import *
from pictures.motif import motif


@motif("fork", "eat", "dinner", "kitchen", "table")
def fork(p):
    """Tines upwards."""
    p.black(sym("0 -30!, 9 -28, 7 20, 10 96, 8 118, 0 120"))
    p.black(blob("-34 -120!, -26 -120!, -25 -64!, -14 -62!, -13 -120!, -5 -120!, -4 -62!, 4 -62!, 5 -120!, 13 -120!, 14 -62!, 25 -64!, 26 -120!, 34 -120!, 34 -58, 22 -32, 0 -20, -22 -32, -34 -58"))
    p.at = dict(top=(0, -120), base=(0, 120), neck=(0, -20))




@motif("lemon", "sour", "fruit", "yellow", "juice")
def lemon(p):
    p.black(blob("-124 0!, -104 -14, -84 -42, -34 -66, 34 -66, 84 -42, 104 -16, 118 -14, 126 2, 116 16, 102 18, 84 42, 34 66, -34 66, -84 42, -104 16"))
    p.cut(comb("-70 -50, -30 -64, 20 -66", 5, 22, 7, swell=.4))
    p.cut(*[disc(x, y, 4) for x, y in ((-50, 10), (-16, 30), (20, 0), (56, 22), (-20, -20), (46, -26))])
    p.at = dict(center=(0, 0), top=(0, -66), base=(0, 66), left=(-124, 0), right=(126, 2))


@motif("chilli", "hot", "spicy", "red", "pepper")
def chilli(p):
    """Stalk to the right, point to the left."""
    p.black(brush("84 -10, 40 14, -30 20, -112 -22", [46, 50, 34, 2]))
    p.black(blob("74 -34!, 96 -36, 106 -16, 98 8, 84 12!, 88 -8"), line("98 -18, 116 -28, 124 -46", 9), halo=5)
    p.cut(brush("58 -8, 10 10, -40 10", [0, 8, 0]))
    p.at = dict(tip=(-112, -22), top=(122, -46), center=(0, 14))


@motif("pumpkin", "autumn", "orange", "soup", "harvest")
def pumpkin(p, stalk=True):
    p.black(oval(-72, 10, 52, 72), oval(72, 10, 52, 72), oval(-36, 8, 50, 80), oval(36, 8, 50, 80), oval(0, 10, 40, 82))
    p.cut(*[brush([(k * 14, -66), (k * 58, -14), (k * 60, 34), (k * 18, 86)], [1, 7, 7, 1]) for k in (-1.3, -.5, .5, 1.3)])
    p.cut(comb("-112 40, -122 4, -104 -38", 4, 18, 7, swell=.3))
    if stalk:
        p.black(blob("-16 -66!, -10 -88, -30 -108!, -4 -114!, 12 -92, 18 -66!"), halo=5)
    p.at = dict(top=(0, -70), base=(0, 92), center=(0, 10))


@motif("pineapple", "tropical", "fruit", "prickly", "sweet")
def pineapple(p, leaves=True):
    body = sym("0 -40, 44 -32, 66 10, 66 60, 42 104, 0 112")
    p.black(body)
    grid = union([line([(-150 + i * 30, -60), (-10 + i * 30, 130)], 5) for i in range(10)] + [line([(150 - i * 30, -60), (10 - i * 30, 130)], 5) for i in range(10)])
    p.cut(grid & body.shrink(5))
    if leaves:
        for q in ("-16 -30, -52 -54, -70 -92", "16 -30, 52 -54, 70 -92", "-10 -30, -30 -76, -36 -126", "10 -30, 30 -76, 36 -126", "0 -30, 2 -80, 0 -142"):
            p.black(brush(q, [18, 24, 0]), halo=4)
    p.at = dict(top=(0, -40), base=(0, 112), center=(0, 36))


@motif("bread", "toast", "breakfast", "baker", "butter")
def bread(p):
    """One slice, seen from the front."""
    s = sym("0 -92, 60 -92, 94 -70, 92 -34, 78 -18!, 80 88, 70 96, 0 96")
    p.black(s)
    p.cut(s.shrink(13))
    p.black(*[disc(x, y, r) for x, y, r in ((-40, -40, 6), (20, -56, 5), (44, 10, 6), (-20, 30, 5), (-50, 60, 6), (24, 66, 5), (0, -8, 4))])
    p.at = dict(top=(0, -92), base=(0, 96), center=(0, 0))
    p.room = s.shrink(13)


@motif("cheese", "mouse", "hole", "yellow", "milk")
def cheese(p):
    """A wedge, point to the left."""
    p.black(poly("-120 0, 92 -62, 118 -20, 118 78, -120 78"))
    p.cut(line("-116 6, 118 -14", 7))
    p.cut(disc(-58, 44, 17), disc(20, 24, 14), disc(78, 50, 22), disc(-4, 64, 9), disc(-92, 20, 7), oval(70, -36, 20, 8, -8))
    p.at = dict(top=(60, -52), base=(0, 78), tip=(-120, 0))
