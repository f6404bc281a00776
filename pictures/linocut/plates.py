"""Prints: ink plate, tone plate and mask; drawing on them, placing them, laying one over another."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from pictures.linocut.shapes import EDGE, H, Point, Shape, W, rect, union

HALO = 7  # paper gap where one thing lies in front of another


@dataclass
class Print:
    """Ink plate, tone plate, and the mask: what the thing hides of whatever lies behind it."""

    name: str = ""
    ink: Shape = field(default_factory=Shape)
    tone: Shape = field(default_factory=Shape)
    mask: Shape = field(default_factory=Shape)
    at: dict[str, Point] = field(default_factory=dict)
    made_of: tuple[str, ...] = ()
    room: Shape = field(default_factory=Shape)  # where something else may live

    def __post_init__(self):
        if not self.made_of and self.name:
            self.made_of = (self.name,)

    # drawing: each call lies on top of the earlier ones
    def black(self, *shapes, halo=0) -> Print:
        s = union(shapes)
        gap = s.grow(halo) if halo else s
        self.ink = (self.ink - gap if halo else self.ink) + s
        self.tone = self.tone - gap
        self.mask = self.mask + s
        return self

    def white(self, *shapes, edge=EDGE, halo=0) -> Print:
        """A paper-coloured thing with an ink outline inside its border."""
        s = self._clear(shapes, halo)
        self.ink = self.ink + (s.ring(edge) if edge else Shape())
        return self

    def grey(self, *shapes, edge=EDGE, halo=0) -> Print:
        s = self._clear(shapes, halo)
        core = s.shrink(edge) if edge else s
        self.ink = self.ink + (s - core if edge else Shape())
        self.tone = self.tone + core
        return self

    def _clear(self, shapes, halo) -> Shape:
        """Where a thing lies, with nothing of the earlier ones there or within the halo."""
        s = union(shapes)
        gap = s.grow(halo) if halo else s
        self.ink, self.tone, self.mask = self.ink - gap, self.tone - gap, self.mask + s
        return s

    def cut(self, *shapes) -> Print:
        s = union(shapes)
        self.ink, self.tone = self.ink - s, self.tone - s
        return self

    def wash(self, *shapes) -> Print:
        """Tone behind the ink that is already there."""
        s = union(shapes)
        self.tone = self.tone + (s - self.ink)
        return self

    # placing
    def _map(self, f, g) -> Print:
        return Print(self.name, f(self.ink), f(self.tone), f(self.mask),
                     {k: g(v) for k, v in self.at.items()}, self.made_of, f(self.room))

    def move(self, x, y) -> Print:
        return self._map(lambda s: s.move(x, y), lambda p: (p[0] + x, p[1] + y))

    def scale(self, s, sy=None) -> Print:
        sy = s if sy is None else sy
        return self._map(lambda q: q.scale(s, sy), lambda p: (p[0] * s, p[1] * sy))

    def turn(self, deg, x=0, y=0) -> Print:
        k, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))

        def g(p):
            dx, dy = p[0] - x, p[1] - y
            return x + k * dx - s * dy, y + s * dx + k * dy

        return self._map(lambda q: q.turn(deg, x, y), g)

    def flip(self) -> Print:
        return self._map(lambda s: s.flip(), lambda p: (-p[0], p[1]))

    def put(self, anchor: str | Point, x, y) -> Print:
        """Move so that the anchor lies at (x, y)."""
        a = self.at[anchor] if isinstance(anchor, str) else anchor
        return self.move(x - a[0], y - a[1])

    # combining
    def on(self, front: Print, halo=HALO) -> Print:
        """This print with another one in front of it."""
        gap = front.mask.grow(halo) if halo else front.mask
        return Print(self.name, (self.ink - gap) + front.ink, (self.tone - gap) + front.tone,
                     self.mask + front.mask, {**front.at, **self.at}, _merge(self, front), self.room)

    def within(self, region: Shape) -> Print:
        return Print(self.name, self.ink & region, self.tone & region, self.mask & region, dict(self.at), self.made_of, self.room)

    def without(self, region: Shape) -> Print:
        return Print(self.name, self.ink - region, self.tone - region, self.mask - region, dict(self.at), self.made_of, self.room)

    def negative(self, region: Shape | None = None) -> Print:
        r = region or self.mask
        return Print(self.name, (r - self.ink - self.tone) + (self.ink - r), self.tone, self.mask + r, dict(self.at), self.made_of, self.room)

    def silhouette(self) -> Print:
        return Print(self.name, self.mask, Shape(), self.mask, dict(self.at), self.made_of, self.room)


def _merge(a: Print, b: Print):
    out = list(a.made_of)
    out += [n for n in b.made_of if n not in out]
    return tuple(out)


def stack(*prints, halo=HALO) -> Print:
    out = prints[0]
    for p in prints[1:]:
        out = out.on(p, halo)
    return out


SHEET = rect(0, 0, W, H)
