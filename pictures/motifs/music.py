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
