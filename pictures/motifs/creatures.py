from pictures.linocut import *
from pictures.motif import motif


def eye_dot(p, x, y, r=10, look=(-2, 1)):
    p.cut(disc(x, y, r))
    p.black(disc(x + look[0], y + look[1], r * .48))


@motif("fish", "water", "swim", "scales", "sea")
def fish(p, fine=True):
    body = blob("-104 4!, -82 -22, -50 -44, -5 -55, 42 -40, 86 -8, 86 10, 42 36, -5 50, -50 42, -82 24")
    tail = blob("74 0, 92 -26, 126 -58!, 116 -20, 112 0, 118 24, 128 56!, 92 28")
    p.black(blob("-34 -46!, -10 -82, 36 -86!, 32 -62, 48 -36!"), blob("-20 44!, 0 76, 32 80!, 28 54, 36 36!"), tail, body)
    if fine:
        p.cut(brush("-42 -36, -30 -4, -38 32", [2, 8, 2]))
        p.cut(comb("-20 -58, -4 -76, 30 -82", 4, 26, 6, swell=.1))
        p.cut(comb("118 -42, 108 0, 120 42", 5, 28, 6, swell=.2))
        for y, n, x0 in ((-22, 3, -8), (0, 4, -18), (22, 3, -8)):
            for i in range(n):
                x = x0 + i * 24
                p.cut(brush([(x, y - 9), (x + 9, y), (x, y + 9)], [0, 8, 0]))
    else:
        p.cut(brush("-42 -38, -30 -4, -38 34", [3, 12, 3]), gouge(108, -30, 84, -10, 11), gouge(108, 30, 84, 10, 11), gouge(8, -78, 6, -48, 11), gouge(28, -76, 26, -46, 11))
        for x, y in ((0, -16), (34, -16), (-14, 16), (20, 16)):
            p.cut(brush([(x, y - 13), (x + 13, y), (x, y + 13)], [0, 13, 0]))
    eye_dot(p, -64, -11, 12)
    p.cut(brush("-102 9, -88 14, -76 11", [3, 6, 0]))
    p.at = dict(top=(-56, -42), mouth=(-104, 5), tail=(112, 0), back=(0, -54), eye=(-64, -11))


@motif("snail", "slow", "spiral", "garden", "slime")
def snail(p, shell=True):
    p.black(line("-100 -20, -122 -70", 8), disc(-123, -73, 8), line("-84 -22, -82 -76", 8), disc(-82, -80, 8))
    p.black(blob("140 82!, 60 84, -60 84, -106 82!, -122 50, -124 8, -116 -18, -96 -30, -76 -16, -70 16, -50 34, 30 40, 100 62"))
    p.cut(brush("-118 70, -60 74, 100 76", [2, 6, 2]))
    p.cut(brush("-118 2, -110 8, -100 6", [3, 6, 0]))
    if shell:
        p.black(disc(18, -18, 74), halo=7)
        q = []
        for i in range(27):
            a = math.radians(150 - i * 36)
            r = 62 - i * 2.3
            q.append((18 + r * math.cos(a), -18 + r * math.sin(a)))
        p.cut(brush(q, [2, 9, 9, 8, 7, 4]))
    p.at = dict(back=(18, 40), shell=(18, -18), head=(-98, -24), base=(0, 84))


@motif("whale", "ocean", "big", "swim", "mammal")
def whale(p):
    body = blob("-138 14, -124 -30, -84 -58, -24 -64, 40 -40, 84 -12, 112 -20, 128 -34!, 146 -22!, 138 14, 104 44, 40 68, -40 78, -104 62")
    fluke = blob("128 -20!, 100 -44, 92 -80!, 122 -70, 136 -44!, 152 -68, 186 -76!, 172 -40, 146 -16")
    p.black(fluke, body)
    belly = blob("-150 26!, -110 30, -50 22, 10 34, 60 64!, 0 100, -120 90!") & body.shrink(7)
    p.cut(belly)
    for i in range(5):
        p.black(brush([(-128 + i * 6, 40 + i * 8), (-60 + i * 10, 36 + i * 9), (20 + i * 4, 56 + i * 5)], [0, 6, 0]) & body)
    p.black(blob("-30 40!, -14 72, 20 104!, 28 70, 10 40"), halo=6)
    p.cut(brush("-140 14, -110 20, -84 8", [3, 7, 0]))
    eye_dot(p, -76, -2, 8, (-1, 0))
    p.cut(comb("-110 -40, -70 -60, -20 -62, 30 -44", 7, 20, 6, swell=.5))
    p.at = dict(spout=(-70, -60), back=(-20, -62), mouth=(-136, 18), tail=(140, -50), base=(0, 76))


@motif("cat", "pet", "night", "whiskers", "purr")
def cat(p, tail=True):
    if tail:
        p.black(brush("30 96, 84 100, 108 66, 94 28, 108 2", [18, 20, 18, 16, 10]))
    p.black(sym("0 -40!, 32 -34, 46 6, 60 58, 58 98, 44 108!, 0 108!"))
    p.black(oval(0, -62, 46, 37), poly("-45 -118, -45 -62, -8 -92"), poly("45 -118, 45 -62, 8 -92"), halo=6)
    for s in (-1, 1):
        p.cut(blob([(s * 8, -62, True), (s * 20, -74), (s * 34, -70, True), (s * 24, -58)]))
        p.black(oval(s * 21, -66, 3.5, 8))
        p.cut(brush([(s * 14, -42), (s * 40, -46), (s * 56, -52)], [2, 4, 1]))
        p.cut(brush([(s * 12, 104), (s * 14, 70), (s * 20, 44)], [6, 5, 0]))
        p.cut(poly([(s * 38, -104), (s * 38, -82), (s * 24, -90)]))
    p.cut(poly("-6 -50, 6 -50, 0 -43"))
    p.cut(gouge(0, -14, 0, 34, 8), gouge(-14, -12, -10, 18, 6), gouge(14, -12, 10, 18, 6))
    p.at = dict(top=(0, -98), tail=(108, 2), base=(0, 108), tailroot=(40, 94), head=(0, -62))


@motif("octopus", "tentacle", "sea", "eight", "ink")
def octopus(p, arms=True):
    paths = ["-20 10, -70 20, -112 -6, -130 -46, -110 -62", "-30 20, -80 50, -126 40, -142 10",
             "-24 24, -56 76, -100 84, -112 60", "-10 26, -26 84, -58 108, -36 122",
             "20 10, 70 20, 112 -6, 130 -46, 110 -62", "30 20, 80 50, 126 40, 142 10",
             "24 24, 56 76, 100 84, 112 60", "10 26, 26 84, 58 108, 36 122"]
    if arms:
        for q in paths:
            p.black(brush(q, [30, 24, 17, 10, 5]))
        for q in paths:
            b = bezier(q)
            for t in (.34, .48, .62):
                x, y, nx, ny = b[int(t * (len(b) - 1))]
                s = 1 if x < 0 else -1
                p.cut(disc(x - s * nx * 4, y - s * ny * 4, 5.4 - 3 * t))
    head = sym("0 -112, 46 -98, 64 -56, 54 -14, 44 14, 24 34, 0 36")
    p.black(head, halo=5)
    for s in (-1, 1):
        eye_dot(p, s * 24, -14, 13, (0, 2))
    p.cut(comb("-58 -40, -52 -84, -14 -108", 5, 22, 7, swell=.5))
    p.at = dict(top=(0, -112), left=(-112, -60), right=(112, -60), center=(0, -40), **{f"arm{i}": pts(q)[-1][:2] for i, q in enumerate(paths)})


@motif("bird", "wing", "song", "feather", "fly")
def bird(p):
    p.black(line("-10 48, -14 84", 6), line("8 48, 8 84", 6), line("-28 86, 22 86", 6))
    body = blob("-108 -34!, -84 -46, -58 -66, -28 -54, 6 -26, 52 6, 122 40!, 116 62!, 60 50, 14 58, -34 46, -62 14, -80 -18!")
    p.black(body)
    p.cut(brush("-80 -18, -72 -26, -62 -26", [3, 5, 0]))
    eye_dot(p, -60, -40, 9, (-1, 1))
    wing = blob("-34 -14!, 0 -22, 40 -2, 86 38!, 40 36, -6 30, -28 12")
    p.cut(wing.ring(6))
    p.cut(gouge(-14, -4, 30, 10, 7, 2), gouge(-12, 10, 34, 22, 7, 2), gouge(20, 24, 70, 34, 6))
    p.at = dict(beak=(-108, -34), top=(-54, -66), base=(0, 88), tail=(118, 52))


@motif("owl", "night", "wise", "eyes", "forest")
def owl(p):
    p.black(sym("0 -84!, 24 -92, 58 -116!, 66 -70, 74 -20, 66 50, 40 96, 0 108"))
    for s in (-1, 1):
        p.cut(disc(s * 31, -52, 29))
        p.black(disc(s * 31, -52, 20))
        p.cut(disc(s * 31, -52, 13))
        p.black(disc(s * 29, -51, 8))
        p.cut(brush([(s * 62, -6), (s * 52, 40), (s * 34, 82)], [2, 8, 1]))
        p.black(line([(s * 14, 100), (s * 14, 116)], 7), line([(s * 24, 98), (s * 28, 114)], 7))
    p.black(poly("0 -20, 12 -50, -12 -50"), halo=4)
    for r, (y, n) in enumerate(((2, 3), (22, 4), (42, 3), (62, 2))):
        for i in range(n):
            x = (i - (n - 1) / 2) * 20
            p.cut(brush([(x - 8, y), (x, y + 10), (x + 8, y)], [0, 7, 0]))
    p.at = dict(top=(0, -90), base=(0, 112), left=(-31, -52), right=(31, -52))




@motif("butterfly", "wing", "garden", "spring", "light")
def butterfly(p, body=True):
    up = blob("4 -6!, 20 -54, 70 -92, 116 -88, 122 -50, 96 -10, 50 8, 8 10!")
    low = blob("6 8!, 50 12, 86 32, 90 66, 66 90, 38 74, 16 40")
    for w in (up, low, up.flip(), low.flip()):
        p.black(w, halo=4)
    for f in (lambda s: s, lambda s: s.flip()):
        p.cut(*[f(s) for s in (gouge(30, -16, 62, -66, 12), gouge(40, -10, 88, -62, 12), gouge(42, 0, 96, -34, 11),
                               disc(70, 58, 9), gouge(26, 28, 52, 48, 9), disc(104, -74, 5), disc(112, -56, 4))])
    if body:
        p.black(oval(0, 8, 8, 46), disc(0, -42, 10), halo=4)
        p.black(brush("-4 -50, -16 -80, -36 -96", [5, 4, 5]), brush("4 -50, 16 -80, 36 -96", [5, 4, 5]))
    p.at = dict(top=(0, -50), center=(0, 0), base=(0, 56))


@motif("knight", "horse", "chess", "castle", "jump")
def knight(p, base=True):
    head = blob("-6 -112!, 10 -94, 44 -78, 66 -36, 62 20, 54 66!, -46 66!, -40 38, -6 2, -4 -18!, -40 -8, -58 8, -84 4, -92 -14, -78 -36, -52 -66, -34 -88!")
    p.black(head)
    if base:
        p.black(blob("-50 64!, 56 64!, 72 92!, -66 92!"), rect(-78, 92, 164, 20, 6))
        p.cut(brush("-44 68, 4 72, 52 68", [2, 6, 2]))
    p.cut(oval(-34, -52, 8, 6, 30), disc(-78, -8, 4), brush("-86 -2, -66 -8, -54 -16", [2, 5, 0]))
    p.cut(comb("8 -96, 42 -78, 62 -36, 58 24", 6, 36, 8, lean=38, swell=.2))
    p.cut(brush("-8 -14, 6 -24, 10 -44", [2, 6, 0]))
    p.at = dict(top=(-6, -112), neck=(6, 66), base=(4, 112), mouth=(-90, 0))


@motif("hand", "five", "stop", "palm", "give")
def hand(p, nails=False):
    f = ["-44 20, -50 -40, -54 -84", "-16 10, -18 -60, -18 -108", "14 10, 18 -56, 22 -100", "40 22, 50 -30, 58 -70"]
    w = [(28, 26, 20), (29, 27, 21), (29, 26, 20), (27, 24, 18)]
    palm = blob("-58 16, -20 2, 24 2, 56 18, 54 60, 36 92, 34 130!, -36 130!, -38 98, -56 60")
    thumb = brush("-36 70, -74 46, -106 18", [40, 30, 20])
    p.black(palm, thumb, [brush(q, k) for q, k in zip(f, w)])
    p.cut(brush("-50 40, -10 30, 34 22", [1, 6, 2]), brush("-30 54, 10 52, 50 40", [2, 6, 1]), brush("-34 96, -12 70, -38 50", [1, 6, 1]))
    p.at = dict(palm=(0, 50), wrist=(0, 130), tip1=(-54, -92), tip2=(-18, -116), tip3=(22, -108), tip4=(60, -76), thumb=(-112, 12), top=(0, -116))






@motif("eye", "see", "watch", "look", "face")
def eye(p, lashes=True):
    almond = blob("-118 6!, -70 -46, 0 -64, 70 -46, 118 6!, 64 46, 0 60, -64 46")
    p.white(almond, edge=9)
    if lashes:
        p.black(comb("104 -16, 64 -46, 0 -61, -64 -46, -104 -16", 7, 40, 12, swell=.3))
    p.black(disc(0, -4, 46))
    p.cut(around(gouge(0, -40, 0, -22, 6), 14).move(0, -4))
    p.cut(disc(-12, -16, 8))
    p.at = dict(center=(0, -4), top=(0, -64), left=(-118, 6), right=(118, 6))
    p.room = disc(0, -4, 46)


@motif("elephant", "big", "trunk", "memory", "ivory")
def elephant(p, trunk=True):
    p.black(blob("-40 -60, 20 -76, 84 -62, 112 -16, 114 40, 112 96!, 78 96!, 74 48, 40 40, 20 48, 18 96!, -18 96!, -20 40, -44 10"))
    p.black(blob("-104 -46, -76 -82, -34 -78, -14 -40, -30 2, -66 16, -98 -2"), halo=0)
    if trunk:
        p.black(brush("-88 -30, -112 14, -112 56, -134 78, -152 62", [50, 36, 24, 18, 14]))
    ear = blob("-44 -76, -8 -90, 30 -66, 34 -20, 8 20!, -20 8, -40 -20")
    p.black(ear, halo=6)
    p.cut(gouge(24, -44, -8, -36, 8), gouge(24, -22, -8, -22, 8), gouge(10, 2, -10, -10, 8))
    p.black(line("112 -10, 128 30, 124 50", 6))
    eye_dot(p, -70, -40, 7, (-1, 0))
    p.cut(blob("-88 8!, -70 30, -84 62!, -60 36, -66 8!"))
    for x in (-8, 6, 86, 100):
        p.cut(brush([(x, 94), (x + 3, 86), (x + 6, 94)], [2, 3, 2]))
    p.at = dict(trunk=(-100, -10), top=(-50, -84), back=(40, -74), base=(30, 96))




@motif("turtle", "slow", "shell", "old", "armour")
def turtle(p, shell=True):
    p.black(blob("-84 24, -104 -8, -136 -10, -150 12, -138 32, -108 40, -80 50"))
    p.black(blob("-70 46!, -84 84, -60 96!, -34 92, -24 56!"), blob("44 50!, 56 90, 84 96!, 100 84, 88 40!"), blob("96 34!, 136 52!, 98 52!"))
    if shell:
        p.black(blob("-98 46!, -84 -14, -40 -56, 8 -64, 60 -46, 96 0, 108 48!, 50 60, -40 60"), halo=6)
        hexa = poly("-22 -38, 26 -38, 44 -4, 24 28, -22 28, -40 -4")
        p.cut(hexa.ring(6))
        for q in ("-40 -4, -78 2", "44 -4, 92 6", "-22 -38, -36 -58", "26 -38, 40 -56", "-22 28, -34 58", "24 28, 36 58"):
            p.cut(line(q, 6))
    eye_dot(p, -126, 4, 6, (-1, 0))
    p.cut(brush("-146 20, -130 24, -118 20", [3, 4, 0]))
    p.at = dict(back=(4, 50), top=(8, -64), base=(0, 96), head=(-130, 8))


@motif("lion", "king", "roar", "mane", "africa")
def lion_face(p):
    """The face only; a mane is given by something else."""
    for s in (-1, 1):
        p.black(blob([(s * 9, -10, True), (s * 18, -22), (s * 34, -20, True), (s * 26, -9)]))
        p.black(brush([(s * 6, -36), (s * 22, -40), (s * 38, -32)], [9, 8, 0]))
        p.black(brush([(s * 12, -30), (s * 9, -8), (s * 14, 10)], [0, 5, 4]))
        p.black(brush([(s * 1, 26), (s * 14, 36), (s * 30, 22)], [4, 8, 1]))
        p.black(disc(s * 20, 20, 2.6), disc(s * 29, 15, 2.6))
        p.black(brush([(s * 40, -10), (s * 34, 20), (s * 16, 44)], [0, 6, 0]))
    p.black(blob("-17 8!, 0 5, 17 8!, 6 22, 0 32!, -6 22"))
    p.black(brush("-9 42, 0 47, 9 42", [1, 8, 1]))
    p.at = dict(center=(0, 0))


@motif("crocodile", "teeth", "swamp", "bite", "tears")
def crocodile(p, teeth=True):
    """Head with open jaws, to the left."""
    up = blob("-160 -34!, -150 -60, -120 -58, -60 -66, -10 -74, 14 -100, 44 -98, 58 -72, 110 -58, 170 -50!, 170 30!, 60 20!, 20 -20, -60 -34")
    low = blob("-150 62!, -60 56, 20 26, 60 10!, 170 10!, 170 84!, 90 92, 0 96, -90 92, -140 84")
    p.black(up, low)
    if teeth:
        p.white(*[poly([(x, -38 + abs(x + 150) * .03), (x + 20, -38 + abs(x + 130) * .03), (x + 10, -8)]) for x in range(-150, 0, 24)], edge=5)
        p.white(*[poly([(x, 62 - (x + 150) * .1), (x + 20, 62 - (x + 130) * .1), (x + 10, 30 - (x + 150) * .1)]) for x in range(-138, 0, 24)], edge=5)
    eye_dot(p, 30, -76, 12, (-2, 0))
    p.cut(oval(-136, -50, 7, 4))
    p.at = dict(jaw=(-70, 10), top=(30, -100), hinge=(50, 14))
