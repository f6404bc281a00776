"""Composition verbs: Print x Print -> Print. They use anchors and rooms; a human then tunes the result."""

from pictures.composing import *


def size(p: Print):
    x0, y0, x1, y1 = p.mask.box
    return x1 - x0, y1 - y0


def sized(p: Print, w=None, h=None) -> Print:
    """Scale so that it fits into w x h."""
    pw, ph = size(p)
    k = min((w or 1e9) / pw, (h or 1e9) / ph)
    return p.scale(k)


def framed(p: Print, margin=14) -> Print:
    """Fill the card: scale and centre."""
    q = sized(p, W - 2 * margin, H - 2 * margin)
    x0, y0, x1, y1 = q.mask.box
    return q.move(W / 2 - (x0 + x1) / 2, H / 2 - (y0 + y1) / 2)


def centre(p: Print) -> Print:
    x0, y0, x1, y1 = p.mask.box
    return p.move(-(x0 + x1) / 2, -(y0 + y1) / 2)
















def made_of(host: Print, stuff: Print, n=3) -> Print:
    """The host's area is filled with copies of the stuff."""
    h = framed(host)
    g = sized(centre(stuff), 400 / n, 300 / n)
    w, t = size(g)
    grid = Print()
    rows = int(300 / t) + 2
    for r in range(rows):
        for c in range(n + 2):
            grid.black(g.move((c - .5 + (r % 2) * .5) * (w + 8), r * (t + 8)).ink)
    p = Print(host.name).white(h.mask)
    inner = h.mask.shrink(EDGE + 3)
    p.black(grid.ink & inner)
    return p
