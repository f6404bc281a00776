from pictures.linocut import *
from pictures.motif import motif


@motif("gramophone", "music", "record", "horn", "old")
def gramophone(p, record=True, horn=True):
    """Placed on the card already: the box below, the horn to the upper left."""
    p.black(rect(86, 226, 300, 60, 6), rect(76, 280, 320, 16, 5))
    p.cut(rect(106, 244, 260, 6), rect(106, 262, 260, 6))
    p.black(line("384 252!, 406 252", 10))
    if record:
        p.black(oval(240, 212, 140, 20))
        p.cut(brush("130 210, 240 200, 350 210", [1, 5, 1]))
    if horn:
        p.black(line("352 208, 380 150, 340 108, 270 118", 18), line("352 200!, 318 206", 12))
        p.black(blob("290 104!, 220 98, 160 70, 120 6!, 66 30, 30 84, 24 150!, 96 148, 180 142, 288 134!"))
        p.cut(blob("112 22, 76 40, 46 84, 40 134, 66 120, 100 84, 118 44"))
        p.cut(brush("270 114, 200 110, 142 84", [0, 7, 0]), brush("262 126, 190 130, 126 132", [0, 7, 0]))
        p.black(disc(78, 82, 12))
    p.at = dict(horn=(70, 80), record=(240, 208), base=(236, 296))


@motif("guitar", "music", "string", "play", "song")
def guitar(p, neck=True):
    """Upright, the neck upwards."""
    p.black(sym("0 -18, 40 -16, 58 10, 46 40, 62 66, 70 100, 46 130, 0 136"))
    p.cut(disc(0, 46, 19), rect(-28, 96, 56, 9, 3), comb("-40 122, -62 96, -56 66", 4, 16, 7))
    if neck:
        p.black(rect(-10, -112, 20, 140), blob("-12 -112!, -20 -150, 20 -150, 12 -112!"), *[rect(s * 20 - 6, y, 12, 10, 4) for s in (-1, 1) for y in (-146, -128)])
        p.cut(*[rect(-10, -100 + i * 18, 20, 4) for i in range(6)], line("-4 -104, -4 98", 2.5), line("4 -104, 4 98", 2.5))
    p.at = dict(hole=(0, 46), top=(0, -150), base=(0, 136), neck=(0, -16))


@motif("dice", "luck", "game", "throw", "six")
def dice(p):
    """A cube seen from a corner: one, two and three."""
    for s in (poly("0 -100, 92 -54, 0 -8, -92 -54"), poly("-94 -46, -5 0, -5 108, -94 58"), poly("94 -46, 5 0, 5 108, 94 58")):
        p.black(s)
    p.cut(oval(0, -54, 21, 11), oval(-72, 6, 9, 13), oval(-27, 62, 9, 13), oval(74, 4, 9, 13), oval(50, 30, 9, 13), oval(26, 62, 9, 13))
    p.at = dict(top=(0, -100), base=(0, 108))


@motif("playing card", "game", "heart", "luck", "trick")
def playing_card(p, suit=0):
    p.white(rect(-46, -66, 92, 132, 10), edge=7)
    heart = blob("0 34!, -34 -2, -28 -28, -10 -30, 0 -16!, 10 -30, 28 -28, 34 -2")
    spade = union(blob("0 -36!, 30 -2, 26 18, 8 18, 0 8!, -8 18, -26 18, -30 -2"), poly("-5 8, 5 8, 14 36, -14 36"))
    club = union(disc(0, -18, 15), disc(-17, 6, 15), disc(17, 6, 15), disc(0, 0, 8), poly("-5 4, 5 4, 13 36, -13 36"))
    p.black((heart, spade, poly("0 -38, 27 0, 0 38, -27 0"), club)[suit % 4])
    p.at = dict(top=(0, -66), base=(0, 66), center=(0, 0))


