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


def inside(box: Print, guest: Print, fill=.8) -> Print:
    """The guest lives in the room of the box."""
    x0, y0, x1, y1 = box.room.box
    g = sized(centre(guest), (x1 - x0) * fill, (y1 - y0) * fill * .8).move((x0 + x1) / 2, (y0 + y1) / 2 - (y1 - y0) * .06)
    return framed(box.on(g.within(box.room.shrink(3)), 5))


def wears(host: Print, hat: Print, anchor="top", share=.5, tilt=-8) -> Print:
    w, _ = size(host)
    g = sized(hat, w * share).turn(tilt)
    return framed(host.on(g.put("base", *host.at[anchor])))


def grows_from(pot_: Print, plant: Print) -> Print:
    w, h = size(pot_)
    g = sized(plant, w * 2.2, h * 2.2)
    x, y = pot_.at.get("rim", pot_.at.get("top"))
    return framed(g.put("base", x, y + 10).on(pot_))


def head_is(body: Print, head: Print) -> Print:
    g = sized(head, 170, 150)
    return framed(body.on(g.put("base", *body.at["neck"])))


def stands_on(top: Print, base: Print) -> Print:
    w, h = size(base)
    return framed(base.on(sized(top, w * .8, h * 1.1).put("base", *base.at.get("back", base.at["top"]))))


def mirrored_as(a: Print, b: Print) -> Print:
    """Above the water line one thing, below it another one, in tone."""
    u = sized(centre(a), 260, 140)
    u = u.move(200, 148 - u.mask.box[3])
    d = sized(centre(b), 260, 128).scale(1, -1)
    d = d.move(200, 164 - d.mask.box[1])
    d.tone, d.ink = d.mask - (d.mask - d.ink - d.tone), Shape()
    return block().on(d, 0).on(u).on(ink(waves(156, -10, 410, 5, 5, 7)), 4)


def shadow_is(a: Print, b: Print) -> Print:
    """The thing stands; its flat shadow falls to the right and is another thing."""
    u = sized(centre(a), 200, 230)
    u = u.move(130, 284 - u.mask.box[3])
    s = sized(centre(b), 260, 240).mask
    s = s.move(0, -s.box[3]).matrix(1, 0, -.75, .55, 0, 0)
    x0, y0, x1, y1 = s.box
    s = s.move(396 - x1, 284 - y1)
    return block(s).on(u)


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
