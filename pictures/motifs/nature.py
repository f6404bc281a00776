from pictures.linocut import *
from pictures.motif import motif






@motif("sun", "day", "hot", "summer", "ray")
def sun(p, rays=14, face=False):
    p.black(around(sym("0 -112!, 9 -72!, 0 -66!"), rays))
    p.black(disc(0, 0, 58))
    if face:
        p.cut(disc(-20, -10, 6), disc(20, -10, 6), brush("-24 16, 0 28, 24 16", [2, 8, 2]))
    p.at = dict(center=(0, 0), top=(0, -112))


@motif("cloud", "sky", "rain", "soft", "weather")
def cloud(p, tone=True):
    c = union(disc(-62, 10, 38), disc(-22, -24, 46), disc(34, -18, 40), disc(72, 14, 32), rect(-62, 8, 134, 40, 20))
    p.white(c)
    p.black(brush("-44 -20, -22 -34, 2 -24", [0, 7, 0]), brush("22 -22, 40 -28, 56 -12", [0, 7, 0]))
    p.at = dict(base=(0, 48), top=(-20, -70), center=(0, 0))
    p.room = c.shrink(EDGE)


@motif("tree", "forest", "wood", "leaf", "grow")
def tree(p, trunk=True):
    if trunk:
        p.black(blob("-16 10!, -14 60, -40 104, -70 118!, -30 112, -8 104, 0 118!, 10 104, 34 112, 66 118!, 38 100, 16 60, 18 10!"))
        p.cut(gouge(-4, 96, -2, 44, 6))
    crown = union(disc(0, -62, 52), disc(-52, -36, 40), disc(52, -36, 40), disc(-26, -4, 36), disc(28, -4, 36), disc(-34, -78, 34), disc(36, -80, 32))
    p.black(crown, halo=5 if trunk else 0)
    for x, y in ((-64, -40), (-40, -76), (-6, -92), (-40, -14), (-10, -54), (30, -76), (22, -22), (62, -40), (-12, -8), (40, 4)):
        p.cut(blob([(x - 10, y + 8, True), (x - 4, y - 6), (x + 11, y - 8, True), (x + 5, y + 5)]))
    p.at = dict(crown=(0, -46), base=(0, 118), top=(0, -114), root=(0, 110))


@motif("palm", "island", "beach", "coconut", "holiday")
def palm(p):
    p.black(brush("-4 112, 10 40, -6 -40", [26, 18, 14]))
    for i in range(5):
        y = 90 - i * 26
        p.cut(brush([(-20, y + 4), (4, y - 2), (26, y + 4)], [1, 5, 1]))
    leaf = blob("0 0!, 36 -26, 78 -20, 110 20!, 82 6!, 78 14!, 62 0!, 56 8!, 40 -4!, 34 4!, 18 0!")
    for a, s in ((-64, .9), (-24, 1), (18, .95)):
        p.black(leaf.turn(a).scale(s).move(-6, -44))
        p.black(leaf.turn(a).scale(s).flip().move(-6, -44))
    p.black(disc(-14, -34, 10), disc(6, -32, 10), halo=4)
    p.at = dict(base=(-2, 112), top=(-6, -110))


@motif("cactus", "desert", "spike", "dry", "green")
def cactus(p):
    p.black(rect(-26, -100, 52, 200, 26))
    p.black(line("-20 20, -58 18, -66 -10, -66 -34", 32), line("20 44, 56 40, 64 14, 64 -10", 30))
    p.cut(brush("-8 92, -8 -72", [6, 5, 0]), brush("9 92, 9 -72", [6, 5, 0]))
    p.cut(brush("-66 -32, -66 2", [0, 5, 0]), brush("64 -8, 64 24", [0, 5, 0]))
    p.at = dict(base=(0, 100), top=(0, -100), left=(-66, -50), right=(64, -26))


@motif("flowerpot", "garden", "plant", "clay")
def pot(p):
    p.black(sym("0 -40!, 48 -40!, 36 44!, 0 46!"), rect(-58, -52, 116, 26, 4))
    p.cut(brush("-48 -24, 0 -20, 48 -24", [3, 6, 3]), gouge(-30, 36, -36, -8, 7), gouge(-16, 38, -18, 4, 6))
    p.at = dict(rim=(0, -50), base=(0, 46))


@motif("mushroom", "forest", "poison", "fairy", "pizza")
def mushroom(p, dots=True):
    p.white(sym("0 0!, 24 0!, 24 50, 38 98, 0 104"))
    p.black(brush("14 30, 18 66, 26 92", [1, 7, 1]), brush("-2 40, 0 70, 4 92", [0, 6, 0]))
    cap = blob("-116 4!, -102 -50, -56 -92, 0 -104, 56 -92, 102 -50, 116 4!, 60 18, 0 22, -60 18")
    p.black(cap, halo=0)
    if dots:
        p.cut(oval(-20, -62, 22, 17), oval(44, -54, 17, 14), oval(-66, -26, 15, 12), oval(8, -18, 14, 9), oval(78, -16, 11, 8), oval(22, -88, 9, 5))
    p.at = dict(top=(0, -104), base=(0, 102), under=(0, 22))






@motif("sunflower", "flower", "garden", "yellow", "seed")
def sunflower(p, centre=True):
    petal = sym("0 -112!, 16 -84, 14 -54!, 0 -48!")
    p.black(around(petal, 16), disc(0, 0, 58))
    p.cut(around(gouge(0, -104, 0, -66, 6), 16))
    p.cut(disc(0, 0, 54))
    if centre:
        p.black(disc(0, 0, 48))
        p.cut(around(disc(0, -34, 4), 14), around(disc(0, -20, 4), 9), around(disc(0, -8, 3.5), 4))
    p.at = dict(center=(0, 0), base=(0, 100), top=(0, -112))
    p.room = disc(0, 0, 54)


@motif("flower", "petal", "spring", "garden", "love")
def daisy(p):
    petal = sym("0 -100!, 22 -80, 18 -40, 0 -26!")
    p.black(around(petal, 8))
    p.cut(around(gouge(0, -88, 0, -52, 6), 8))
    p.black(disc(0, 0, 24), halo=6)
    p.at = dict(center=(0, 0), top=(0, -100))


@motif("egg", "breakfast", "shell", "chicken", "white")
def egg(p):
    e = sym("0 -108, 48 -78, 78 -14, 72 46, 40 86, 0 96")
    p.white(e)
    p.room = e.shrink(EDGE)
    p.black(brush("50 50, 62 10, 54 -30", [0, 8, 0]))
    p.at = dict(center=(0, 0), top=(0, -108), base=(0, 96))


@motif("planet", "space", "saturn", "ring", "orbit")
def planet(p, tilt=-18):
    back = oval(0, 0, 122, 32) - oval(0, 0, 94, 17)
    p.black(disc(0, 0, 68))
    p.cut(brush("-60 -22, 0 -34, 58 -28", [2, 7, 2]), brush("-48 -46, 0 -54, 40 -52", [1, 6, 1]), brush("-50 42, 0 48, 50 40", [2, 7, 2]))
    front = back & rect(-140, -2, 280, 60)
    rear = (back & rect(-140, -60, 280, 59)) - disc(0, 0, 74)
    p.black(front, halo=7)
    p.black(rear)
    p.at = dict(center=(0, 0), top=(0, -68), base=(0, 68))
    return p.turn(tilt)




@motif("lightning", "storm", "flash", "thunder", "fast")
def bolt(p):
    p.black(poly("26 -112, -44 12, -6 4, -30 112, 52 -22, 12 -14, 50 -112"))
    p.at = dict(top=(38, -112), base=(-30, 112))




def waves(y, x0=-10, x1=410, n=5, h=14, w=9, seed=3) -> Shape:
    """One line of sea, as a tapering swell."""
    step = (x1 - x0) / n
    return union([brush([(x0 + i * step, y), (x0 + (i + .3) * step, y - h), (x0 + (i + .75) * step, y + h * .2), (x0 + (i + 1.02) * step, y)], [1, w, w, 1]) for i in range(n)])


def drop(x, y, r=9) -> Shape:
    return sym(f"0 {-2.1*r}!, {r*.8} {-.3*r}, {r*.75} {.6*r}, 0 {r}").move(x, y)


def sparkle(x, y, r=12) -> Shape:
    q = []
    for i in range(8):
        a = math.radians(i * 45)
        k = r if i % 2 == 0 else r * .3
        q.append((x + k * math.sin(a), y - k * math.cos(a), True))
    return blob(q)
