"""Key cards: one side for spymasters, or one for each of two partners; and a label for the box."""

import io
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

import segno

from cryptonym.paper.identities import draw_ground, draw_sign
from cryptonym.paper.press import Box, Press
from cryptonym.paper.sheets import EDGE_COLOUR, Draw, Grid, print_sheets
from cryptonym.rules.model import IDENTITY_OF, Key
from cryptonym.rules.variant import Variant

KEYS: Final = Grid(3, 4, 60, 64)
EDGE = 6.0  # around the cells: the lights that say who starts
CELLS = 46.0  # at most, across and down
LIGHT = 3.2


class Label(NamedTuple):
    """What is glued on the box: the companion is told by its code which keys are inside."""

    title: str
    lines: tuple[str, ...]
    code: str  # what people type
    address: str = ""  # of the companion with these keys; empty if nobody knows it yet


def print_keys(press: Press, variant: Variant, label: Label) -> None:
    """All printed keys of a game, in order, and the label."""
    numbers = range(1, len(variant.deck.cards) + 1)
    faces = [
        [partial(_draw_key, variant=variant, key=variant.deck.key(number), side=side)
         for number in numbers]
        for side in range(variant.letters.sides)
    ]  # fmt: skip
    fronts: list[Draw] = [*faces[0], partial(_draw_label, label=label)]
    backs: list[Draw] = [*faces[1], _draw_nothing] if len(faces) == 2 else []
    print_sheets(press, KEYS, fronts, backs)


def _draw_key(press: Press, box: Box, *, variant: Variant, key: Key, side: int) -> None:
    size = min(CELLS / variant.shape.columns, CELLS / variant.shape.rows)
    across, down = size * variant.shape.columns, size * variant.shape.rows
    x, y = box.centre
    left, top = x - across / 2, y - down / 2
    for place, letter in enumerate(key.cells):
        identity = variant.letters.identity(letter, side)
        row, column = divmod(place, variant.shape.columns)
        cell = Box(left + column * size, top + row * size, size, size).inset(0.4)
        if identity is not None:
            draw_ground(press, cell, identity)
            draw_sign(press, cell, identity, 0.5)
    if variant.letters.sides == 1:
        for light in _lights(box):
            draw_sign(press, light, IDENTITY_OF[key.start], 1)
    press.line(f"{key.pattern}", Box(box.x, box.y + box.height - EDGE, box.width - 3, EDGE - 1),
               "codename", 9, "#6b6558")  # fmt: skip
    if variant.letters.sides == 2:
        mine = IDENTITY_OF[variant.sides[side]]
        draw_sign(press, Box(box.x + 3, box.y + 2, LIGHT, LIGHT), mine, 1)


def _lights(box: Box) -> Iterator[Box]:
    """Who starts is told at every edge, so a key may lie any way up."""
    x, y = box.centre
    half = LIGHT / 2
    for middle_x, middle_y in (
        (x, box.y + 3.6),
        (box.x + 3.6, y),
        (box.x + box.width - 3.6, y),
        (x - 12, box.y + box.height - 3.6),
    ):
        yield Box(middle_x - half, middle_y - half, LIGHT, LIGHT)


def _draw_label(press: Press, box: Box, *, label: Label) -> None:
    inner = box.inset(4)
    press.pdf.set_draw_color(EDGE_COLOUR)
    press.pdf.set_line_width(0.3)
    press.pdf.rect(*box.inset(2))
    press.line(label.title, Box(inner.x, inner.y, inner.width, 9), "codename", 20)
    y = inner.y + 10
    for line in label.lines:
        press.line(line, Box(inner.x, y, inner.width, 5), "text", 9)
        y += 5
    press.line(label.code, Box(inner.x, y, inner.width, 8), "codename", 16)
    if label.address:
        size = inner.y + inner.height - y - 9
        square = Box(inner.x + (inner.width - size) / 2, y + 9, size, size)
        press.drawing(_qr(label.address), square)


def _qr(text: str) -> str:
    drawn = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, border=0, omitsize=True)
    return drawn.getvalue().decode()


def _draw_nothing(_press: Press, _box: Box) -> None:
    """The back of the label."""
