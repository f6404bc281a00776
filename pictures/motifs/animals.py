from pictures.linocut import *
from pictures.motif import motif


def horse_body() -> tuple[Shape, Shape]:
    """A standing horse, near side and the two far legs."""
    near = blob("-134 -46, -120 -74, -104 -98, -92 -122!, -82 -104, -50 -82, -12 -50, 36 -44, 84 -52, 112 -28, 114 4, 104 28, 110 62, 102 112!, 80 112!, 90 66, 70 36, 20 38, -26 34, -34 70, -30 112!, -52 112!, -52 70, -60 30, -76 2, -88 -38, -106 -46, -124 -34")
    far = union(brush("-60 20, -72 64, -84 78, -72 108", [30, 18, 15, 12]), brush("66 24, 64 62, 72 80, 60 108", [32, 18, 14, 12]))
    return near, far


@motif("spider", "web", "eight", "legs", "spin")
def spider(p):
    for s in (-1, 1):
        for q in ("16 -8, 56 -58, 74 -14", "18 0, 74 -34, 102 20", "18 8, 70 4, 96 62", "14 14, 48 34, 58 88"):
            p.black(line([(s * x, y) for x, y, _ in pts(q)], 9))
    p.black(oval(0, 26, 36, 42), disc(0, -22, 24))
    p.cut(disc(-9, -28, 7), disc(9, -28, 7), brush("-8 -12, 0 -8, 8 -12", [1, 5, 1]))
    p.cut(brush("-16 10, 0 22, 16 10", [1, 8, 1]), brush("-20 30, 0 42, 20 30", [1, 8, 1]))
    p.black(disc(-9, -27, 3), disc(9, -27, 3))
    p.at = dict(top=(0, -46), center=(0, 0), base=(0, 68))
