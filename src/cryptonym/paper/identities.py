"""Colour, pattern and sign of each identity on paper: light, to save ink, and plain in grey too."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from cryptonym.paper.press import Box, Press
from cryptonym.rules.model import Identity

Segment = tuple[float, float, float, float]


class Look(NamedTuple):
    """How an identity is printed."""

    paper: str  # what the card is tinted with
    ink: str  # of the pattern and the sign


LOOKS: Final = {
    Identity.RED: Look("#f6ddd5", "#c8432b"),
    Identity.BLUE: Look("#dbe4f6", "#2457b8"),
    Identity.BYSTANDER: Look("#efe6cf", "#8a7a52"),
    Identity.ASSASSIN: Look("#4a4a52", "#17171b"),
}
PALE: Final = "#f4eee0"  # the cross of the assassin
HATCH = 2.6  # millimetres between two lines of a pattern
DOT = 0.45


def draw_ground(press: Press, box: Box, identity: Identity) -> None:
    """The tint and the pattern of a whole box."""
    look = LOOKS[identity]
    press.pdf.set_fill_color(look.paper)
    press.pdf.rect(*box, style="F")
    press.pdf.set_draw_color(look.ink)
    press.pdf.set_fill_color(look.ink)
    press.pdf.set_line_width(0.25)
    if identity is Identity.BLUE:
        for x, y in _dots(box):
            press.pdf.circle(x, y, DOT, style="F")
    for segment in _lines(box, identity):
        press.pdf.line(*segment)


def draw_sign(press: Press, box: Box, identity: Identity, share: float = 0.42) -> None:
    """The sign in the middle of a box; `share` of its smaller side is how large."""
    x, y = box.centre
    half = min(box.width, box.height) * share / 2
    press.pdf.set_fill_color(PALE if identity is Identity.ASSASSIN else LOOKS[identity].ink)
    match identity:
        case Identity.RED:
            low, high = y + half * 0.8, y - half
            corners = [(x - half, low), (x + half, low), (x, high)]
            press.pdf.polygon(corners, style="F")
        case Identity.BLUE:
            press.pdf.circle(x, y, half * 0.9, style="F")
        case Identity.BYSTANDER:
            press.pdf.rect(x - half, y - half * 0.18, 2 * half, half * 0.36, style="F")
        case Identity.ASSASSIN:
            press.pdf.polygon(list(_cross(x, y, half)), style="F")


def _cross(x: float, y: float, half: float) -> Iterator[tuple[float, float]]:
    """Two beams across each other, standing on their ends."""
    thin = 0.3
    outline = ((thin, thin), (1, thin), (1, -thin), (thin, -thin))
    for quarter in range(4):
        for across, down in outline[:1] + outline[1:3]:
            angle = math.radians(45 - 90 * quarter)
            turned_x = across * math.cos(angle) - down * math.sin(angle)
            turned_y = across * math.sin(angle) + down * math.cos(angle)
            yield x + half * turned_x, y + half * turned_y


def _dots(box: Box) -> Iterator[tuple[float, float]]:
    rows, columns = int(box.height / HATCH), int(box.width / HATCH)
    for row in range(rows):
        for column in range(columns - row % 2):
            x = box.x + (column + 0.5 + row % 2 / 2) * box.width / columns
            yield x, box.y + (row + 0.5) * box.height / rows


def _lines(box: Box, identity: Identity) -> Iterator[Segment]:
    """Slanting lines, cut off where the box ends."""
    if identity in {Identity.RED, Identity.ASSASSIN}:
        yield from _slanting(box)
    if identity is Identity.ASSASSIN:
        mirrored = Box(-box.x - box.width, *box[1:])
        for x, y, to_x, to_y in _slanting(mirrored):
            yield -x, y, -to_x, to_y


def _slanting(box: Box) -> Iterator[Segment]:
    step = HATCH * math.sqrt(2)
    at = step / 2
    while at < box.width + box.height:
        rise, run = min(at, box.height), min(at, box.width)
        yield box.x + at - rise, box.y + rise, box.x + run, box.y + at - run
        at += step
