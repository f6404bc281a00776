from pictures.linocut import *
from pictures.motif import motif


def eyeball(p, x, y, r=10, look=(-2, 1)):
    p.cut(disc(x, y, r))
    p.black(disc(x + look[0], y + look[1], r * .5))


def face(p, x, y, r=22, s=-1, halo=0):
    """A head of paper with hair, an eye and a smile, looking to the side s."""
    p.white(disc(x, y, r), edge=max(5, r * .24), halo=halo)
    p.black(disc(x, y, r) - disc(x + s * r * .5, y + r * .5, r * 1.06))
    p.black(disc(x + s * r * .36, y + r * .08, max(3, r * .14)), brush([(x + s * r * .1, y + r * .46), (x + s * r * .36, y + r * .6), (x + s * r * .62, y + r * .4)], [1, max(5, r * .2), 1]))


def bubbles(*xyr) -> Shape:
    return union([disc(x, y, r).ring(5 if r < 13 else 6) for x, y, r in xyr])


@motif("penguin", "ice", "tailcoat", "cold", "waddle")
def penguin(p, wings=True):
    if wings:
        p.black(brush("40 -44, 66 -6, 70 46", [26, 24, 6]), brush("-40 -44, -66 -6, -70 46", [26, 24, 6]))
    for x in (-26, 26):
        p.black(blob([(x - 28, 116, True), (x - 22, 100), (x, 92), (x + 20, 100), (x + 24, 116, True), (x + 8, 112), (x - 2, 117), (x - 14, 112)]))
    p.black(blob("-2 -116, 28 -102, 38 -74, 50 -34, 60 24, 52 80, 26 104, -26 104, -52 80, -58 24, -50 -34, -40 -72, -32 -102"))
    p.black(blob("-32 -98!, -78 -80!, -34 -70!"))
    p.cut(blob("-4 -56, 20 -46, 34 0, 34 54, 18 88, -18 88, -36 54, -38 0, -26 -46"), brush("-70 -82, -50 -83, -36 -82", [1, 4, 2]))
    eyeball(p, -16, -90, 8, (-1, 0))
    p.at = dict(top=(-2, -116), base=(0, 116), neck=(-4, -56), left=(-70, 46), right=(70, 46), beak=(-78, -80), center=(0, 10))


@motif("crab", "claw", "sideways", "beach", "pinch")
def crab(p, claws=True):
    for s in (-1, 1):
        for q in ((64, 20, 104, 8, 132, 44), (58, 36, 96, 36, 116, 74), (46, 48, 78, 60, 88, 96)):
            x0, y0, x1, y1, x2, y2 = q
            p.black(brush([(s * x0, y0), (s * x1, y1), (s * x2, y2)], [18, 13, 3]))
        p.black(brush([(s * 62, -4), (s * 104, -8), (s * 112, -50)], [24, 18, 20]))
        p.black(line([(s * 18, -30), (s * 22, -62)], 8), disc(s * 22, -66, 14))
        p.cut(disc(s * 22, -67, 8))
        p.black(disc(s * 20, -66, 4.5))
        if claws:
            claw = blob("0 8!, -26 -8, -32 -44, -8 -76!, -8 -42, 4 -36!, 20 -70!, 34 -40, 22 -4")
            p.black((claw if s > 0 else claw.flip()).move(s * 112, -48))
            p.cut(gouge(s * 90, -58, s * 92, -92, 8))
    p.black(blob("-84 4, -60 -28, 0 -40, 60 -28, 84 4, 66 40, 0 58, -66 40"), halo=6)
    p.cut(brush("-26 22, 0 34, 26 22", [2, 8, 2]))
    p.cut(comb("-70 -8, -46 -26, -16 -34", 4, 22, 7, swell=.3))
    p.at = dict(claw1=(-112, -50), claw2=(112, -50), top=(0, -40), base=(0, 96), center=(0, 8))


@motif("frog", "pond", "jump", "green", "croak")
def frog(p, legs=True):
    """Sits and looks left, its chin at the left."""
    if legs:
        p.black(brush("78 66, 20 40, 10 84", [50, 36, 20]), blob("4 96!, -34 98, -52 88, -20 84, 16 76, 40 84, 34 98!"))
    p.black(brush("-36 30, -40 66, -54 90", [34, 18, 14]), blob("-40 98!, -84 98!, -76 86, -58 82, -42 86"))
    p.black(blob("-104 -20, -90 -46, -62 -58, -38 -66, -14 -46, 40 -18, 86 30, 102 80!, 84 98, 40 92, 0 70, -40 50, -80 26, -100 2"))
    p.black(disc(-48, -60, 25))
    if legs:
        p.black(blob("36 98!, 48 50, 80 34, 104 56, 108 88, 92 98!"), halo=6)
        p.cut(brush("56 84, 64 60, 84 54", [1, 8, 1]))
    p.cut(disc(-50, -62, 16))
    p.black(oval(-53, -62, 8, 8))
    p.cut(brush("-104 -14, -70 -10, -40 -24", [3, 7, 0]))
    p.cut(*[oval(x, y, r, r * .7, 30) for x, y, r in ((0, -10, 10), (26, 10, 8), (-10, 18, 8))])
    p.at = dict(mouth=(-102, -14), top=(-48, -85), base=(0, 98), throat=(-86, 18), back=(30, -20))


@motif("duck", "pond", "quack", "feather", "swim")
def duck(p):
    body = blob("-60 10, -34 -6, 10 6, 50 0, 84 -16, 118 -44!, 120 -4, 108 46, 72 74, 0 82, -48 68, -70 40")
    p.black(body, disc(-46, -42, 42), blob("-82 -26!, -62 0, -60 30, 0 30, -6 -20, -10 -40"))
    p.black(blob("-80 -52!, -104 -44, -130 -44!, -128 -28, -100 -22, -78 -24!"))
    p.cut(brush("-128 -36, -104 -34, -84 -34", [2, 5, 1]))
    wing = blob("-24 28!, 14 18, 60 18, 98 4!, 84 42, 46 58, 4 54")
    p.cut(wing.ring(6), gouge(4, 34, 60, 32, 7, 2), gouge(20, 46, 70, 42, 6, 2))
    eyeball(p, -58, -50, 10)
    p.at = dict(top=(-46, -84), back=(30, 4), beak=(-130, -38), base=(10, 82), tail=(118, -40))


@motif("flamingo", "pink", "one leg", "tropics", "neck")
def flamingo(p, legs=True):
    if legs:
        p.black(line("34 20, 36 128", 7), line("18 20!, 52 66!, 40 68", 7))
        p.black(blob("36 122!, 8 132!, 44 132!"))
    p.black(blob("-20 -14, 4 -42, 46 -44, 84 -26, 120 14!, 84 14, 60 28, 24 34, -10 18"))
    p.cut(gouge(10, -20, 56, -20, 8, 3), gouge(6, -4, 62, -2, 8, 3), gouge(14, 12, 62, 10, 7, 2))
    p.black(brush("2 4, -36 2, -44 -32, -16 -62, -14 -98, -40 -112", [34, 22, 16, 15, 15, 20]))
    p.black(disc(-42, -110, 18), blob("-52 -122!, -76 -110, -80 -84, -66 -72!, -60 -92, -48 -98"))
    p.cut(brush("-74 -96, -64 -98, -56 -104", [5, 5, 5]), disc(-44, -114, 5))
    p.at = dict(head=(-42, -110), top=(-40, -128), base=(36, 132), back=(50, -42), neck=(0, 0))


@motif("pelican", "beak", "fish", "pouch", "harbour")
def pelican(p, pouch=True):
    p.black(line("24 84, 20 112", 9), line("52 80, 54 112", 9), blob("30 116!, -8 116!, 14 104"), blob("64 116!, 26 116!, 48 104"))
    p.black(blob("-14 -14, 20 -26, 70 -6, 104 24, 132 72!, 96 74, 60 92, 12 84, -14 54, -24 18"))
    p.black(brush("0 30, -30 4, -10 -36, -8 -72", [54, 34, 26, 34]), disc(-12, -76, 27))
    p.black(blob("-28 -92!, -70 -70, -134 -40!, -146 -30!, -130 -28!, -20 -56!"))
    if pouch:
        p.black(blob("-132 -24!, -110 16, -70 28, -38 4, -24 -50!"))
    p.cut(brush("-132 -31, -80 -46, -26 -62", [2, 5, 3]))
    p.cut(gouge(20, 8, 84, 42, 9, -4), gouge(14, 28, 78, 60, 9, -4), gouge(22, 52, 64, 74, 8, -3))
    eyeball(p, -18, -82, 8, (-1, 0))
    p.at = dict(top=(-8, -104), base=(40, 116), beak=(-146, -30), pouch=(-76, 0))


@motif("seal", "ball", "circus", "flipper", "whiskers")
def seal(p):
    """Sits with its nose up to the left."""
    p.black(blob("-106 -92, -94 -106, -62 -114, -30 -94, -8 -50, 24 10, 76 44, 112 58, 124 80, 96 94, 20 100, -44 96, -66 76, -70 30, -68 -20, -70 -56, -84 -72, -104 -80"))
    p.black(blob("100 70!, 132 42, 152 38!, 146 60, 158 84!, 138 96, 108 92!"))
    p.black(blob("-38 40!, -72 76, -104 96!, -84 104, -40 100, -12 70"), halo=6)
    p.cut(brush("-46 54, -60 76, -78 92", [1, 6, 0]))
    eyeball(p, -64, -88, 7, (-1, -1))
    p.cut(gouge(-78, -76, -62, -68, 4), gouge(-20, 10, 12, 58, 8), gouge(-36, -10, -10, 60, 8), gouge(16, 40, 50, 76, 8))
    p.at = dict(nose=(-98, -100), top=(-76, -110), base=(20, 100), back=(40, 20))


def starfish_shape(x, y, r, turn=-90) -> Shape:
    q = []
    for i in range(5):
        for d, k in ((-6, .98), (6, .98), (36, .42)):
            a = math.radians(turn + i * 72 + d)
            q.append((x + r * k * math.cos(a), y + r * k * math.sin(a)))
    return blob(q)


@motif("starfish", "five", "beach", "arms", "star")
def starfish(p, turn=-90):
    p.black(starfish_shape(0, 0, 108, turn))
    for i in range(5):
        a = math.radians(turn + i * 72)
        p.cut(*[disc(k * math.cos(a), k * math.sin(a), r) for k, r in ((40, 6), (56, 5), (71, 4), (85, 3.4))])
    p.at = dict(center=(0, 0), top=(0, -104))


@motif("shell", "beach", "pearl", "sea", "fan")
def scallop(p):
    """A fan, its hinge below."""
    def ray(a, k):
        return k * math.cos(math.radians(a)), 40 + k * math.sin(math.radians(a))

    rim = [(*ray(-166 + i * 11, 132 if i % 2 else 118), i % 2 == 0) for i in range(15)]
    p.black(blob([(-20, 96, True), *rim, (20, 96, True)]), blob("-46 106!, -28 82, 28 82, 46 106!"))
    for i in range(1, 7):
        x, y = ray(-166 + i * 22, 108)
        p.cut(gouge(x, y, x * .1, 82, 10))
    p.at = dict(base=(0, 104), top=(0, -100))
