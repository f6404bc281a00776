from pictures.linocut import *
from pictures.motif import motif


@motif("ball", "play", "kick", "round", "goal")
def football(p):
    p.white(disc(0, 0, 100), edge=8)
    pent = star(0, 0, 36, 5, .82)
    p.black(pent)
    for i in range(5):
        a = -90 + 72 * i
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.black(line([(c * 32, s * 32), (c * 66, s * 66)], 6))
        p.black(star(c * 92, s * 92, 34, 5, .82, a + 180) & disc(0, 0, 98))
    p.at = dict(center=(0, 0), top=(0, -100), base=(0, 100))


@motif("racket", "tennis", "play", "net", "hit")
def racket(p, strings=True):
    """Head up, handle down."""
    p.black(oval(0, -48, 58, 74), blob("-34 8!, 34 8!, 9 56!, -9 56!"), rect(-10, 50, 20, 74, 5))
    p.cut(oval(0, -48, 46, 62), poly("-16 20, 16 20, 0 46"))
    if strings:
        inner = oval(0, -48, 47, 63)
        p.black(*[rect(x - 3.5, -120, 7, 150) & inner for x in (-15, 15)], *[rect(-60, y - 3.5, 120, 7) & inner for y in (-69, -27)])
    p.cut(line("-10 90, 10 82", 6))
    p.at = dict(center=(0, -48), base=(0, 124), top=(0, -122))


@motif("target", "aim", "arrow", "hit", "centre")
def target(p, r=100):
    p.black(disc(0, 0, r))
    p.cut(disc(0, 0, r * .82))
    p.black(disc(0, 0, r * .64))
    p.cut(disc(0, 0, r * .45))
    p.black(disc(0, 0, r * .26))
    p.at = dict(center=(0, 0))


@motif("barbell", "strong", "lift", "heavy", "gym")
def barbell(p, w=120):
    p.black(rect(-w - 24, -6, 2 * w + 48, 12, 4))
    for f in (-1, 1):
        p.black(rect(f * w - 13, -62, 26, 124, 8), rect(f * (w - 30) - 10, -46, 20, 92, 7))
    p.at = dict(center=(0, 0), left=(-w, 0), right=(w, 0))


@motif("boxing glove", "fight", "punch", "sport", "ring")
def glove(p):
    """Fist up, thumb to the left."""
    p.black(blob("-52 50!, -58 0, -54 -52, -20 -86, 30 -84, 62 -48, 58 10, 46 50!"), rect(-54, 54, 104, 44, 8))
    p.black(blob("-48 30, -86 22, -96 -14, -78 -42, -50 -36, -30 -10, -28 20"), halo=6)
    p.cut(line("-48 76, 44 76", 6), brush("-8 -66, 24 -66, 44 -40", [1, 9, 1]))
    p.at = dict(base=(0, 98), top=(0, -86))


@motif("trophy", "win", "cup", "gold", "first")
def trophy(p):
    for f in (-1, 1):
        p.black(line([(f * 58, -76), (f * 104, -80), (f * 100, -22), (f * 44, 2)], 14))
    p.black(sym("0 -98!, 72 -98!, 68 -40, 46 6, 14 28!, 12 60!, 0 60!"), rect(-80, -104, 160, 16, 6), halo=0)
    p.black(sym("0 52!, 16 52, 40 78!, 0 78!"), rect(-56, 76, 112, 26, 4))
    p.cut(comb("-40 0, -60 -40, -64 -76", 5, 26, 8), brush("-52 79, 0 81, 52 79", [2, 5, 2]))
    p.at = dict(rim=(0, -104), base=(0, 102))


