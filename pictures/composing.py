"""Registry of cards and the helpers that compositions share."""

from pictures.linocut import *
from pictures.motifs import *
from pictures.motifs.nature import drop, sparkle, waves
from pictures.motifs.places import window

DECK: dict = {}


RELATIONS = (
    "one outline",  # both things share it
    "part replaced",  # a part of one thing is another one
    "surface replaced",  # the inside or the texture of one thing is another one
    "inside",  # one thing lives in another one
    "head",  # a body with another thing for a head
    "worn or carried",
    "grown from",
    "scale",  # something is far too large or too small
    "scene",  # they meet
)


def picture(slug: str, caption: str, *nouns: str, how: str = "scene", tags: str = ""):
    """Register a picture: what is really in it, most visible first, and how it belongs together."""

    def wrap(f):
        assert how in RELATIONS, how
        f.slug, f.caption, f.nouns, f.how, f.tags = slug, caption, nouns, how, tuple(tags.split())
        DECK[slug] = f
        return f

    return wrap


def sheet(*prints, halo=HALO) -> Print:
    return stack(Print(), *prints, halo=halo)


def block(*shapes) -> Print:
    """Flat tone behind everything."""
    p = Print()
    p.tone = union(shapes)
    return p


def ink(*shapes) -> Print:
    return Print().black(*shapes)


def keyboard(spine, widths, n, black_side=1) -> Print:
    """A ribbon of piano keys along a curve; key length follows the local width."""
    q = bezier(spine, 24)
    m = len(widths) - 1

    def width(t):
        k = min(int(t * m), m - 1)
        f = t * m - k
        return (widths[k] * (1 - f) + widths[k + 1] * f) / 2

    p = Print("piano")
    band = poly([(x + nx * width(i / (len(q) - 1)), y + ny * width(i / (len(q) - 1))) for i, (x, y, nx, ny) in enumerate(q)][::2]
                + [(x - nx * width(i / (len(q) - 1)), y - ny * width(i / (len(q) - 1))) for i, (x, y, nx, ny) in reversed(list(enumerate(q)))][::2])
    p.white(band, edge=6)
    # spread the keys so that each is about as wide as the ribbon asks for
    acc = [0.0]
    for i in range(1, len(q)):
        acc.append(acc[-1] + math.dist(q[i][:2], q[i - 1][:2]) / (width(i / (len(q) - 1)) + 6))
    for j in range(1, n):
        want = acc[-1] * j / n
        i = next(k for k, v in enumerate(acc) if v >= want)
        x, y, nx, ny = q[i]
        w = width(i / (len(q) - 1))
        s = black_side
        p.black(line([(x - nx * w, y - ny * w), (x + nx * w, y + ny * w)], 3 + w * .03, butt=True))
        if j % 7 not in (3, 0):
            k = acc[-1] / n * (w + 6) * .3
            p.black(line([(x + s * nx * (w - 2), y + s * ny * (w - 2)), (x - s * nx * w * .15, y - s * ny * w * .15)], 2 * k, butt=True))
    return p
