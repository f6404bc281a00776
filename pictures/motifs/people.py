from pictures.linocut import *
from pictures.motif import motif


@motif("face", "think", "profile", "nose", "portrait")
def profile(p, top=True):
    """A head seen from the side, looking left."""
    head = blob("-60 -70, -72 -34!, -66 -22, -96 10, -92 18, -74 20!, -84 30, -70 38!, -80 48, -70 58!, -76 76, -54 94, -14 88!, -12 140!, 66 140!, 50 74, 84 16, 84 -46, 34 -98, -26 -102")
    p.black(head if top else head & rect(-140, -52, 300, 300))
    p.cut(brush("-62 -14, -48 -6, -34 -16", [2, 7, 2]), brush("-66 -38, -50 -44, -32 -36", [2, 7, 1]))
    p.cut(brush("22 -10, 38 -6, 34 18, 20 22", [2, 8, 7, 2]))
    p.at = dict(top=(10, -52), mouth=(-86, 38), neck=(26, 140), ear=(30, 4))


@motif("king", "crown", "rule", "beard", "throne")
def king(p, robe=True):
    """Head and beard; the crown comes from elsewhere, above (0, -50)."""
    if robe:
        p.black(sym("0 36!, 60 40, 118 66, 140 130!, 0 130!"))
        p.white(blob("-96 52!, -60 36, 0 56, 60 36, 96 52!, 70 84, 0 104, -70 84"), edge=7)
        p.black(*[gouge(x, y - 8, x, y + 12, 9) for x, y in ((-66, 64), (66, 64))])
    p.white(sym("0 -62!, 52 -62!, 54 -10, 40 20, 0 30"), edge=7)
    p.black(sym("0 6!, 24 2, 54 -20!, 58 30, 40 76, 0 104"), halo=4)
    p.cut(brush("-14 26, 0 32, 14 26", [2, 8, 2]), gouge(0, 94, 0, 50, 8), gouge(-20, 82, -16, 44, 7), gouge(20, 82, 16, 44, 7), gouge(-38, 60, -30, 26, 7), gouge(38, 60, 30, 26, 7))
    p.black(brush("0 4, -20 16, -44 4", [6, 14, 2]), brush("0 4, 20 16, 44 4", [6, 14, 2]), halo=4)
    p.black(disc(-22, -22, 7), disc(22, -22, 7), brush("-34 -38, -22 -44, -10 -38", [2, 8, 2]), brush("10 -38, 22 -44, 34 -38", [2, 8, 2]), brush("4 -24, 10 -8, 0 -2", [2, 7, 4]))
    p.at = dict(top=(0, -56), base=(0, 130))
