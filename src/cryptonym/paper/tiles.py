"""What covers the cards: agents, bystanders and the assassin; and the tokens of Duet."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from cryptonym.paper.identities import LOOKS, draw_ground, draw_sign
from cryptonym.paper.press import Box, Press
from cryptonym.paper.sheets import Draw, Grid, print_sheets
from cryptonym.rules.model import IDENTITY_OF, Identity
from cryptonym.rules.options import MOST_TOKENS
from cryptonym.rules.variant import Variant

TILES: Final = Grid(3, 6, 60, 42)
TOKENS: Final = Grid(5, 7, 34, 34)

Faces = tuple[Identity, Identity]


def tiles_of(variant: Variant) -> list[Faces]:
    """Front and back of every tile that a game needs."""
    red, blue = (IDENTITY_OF[side] for side in variant.sides)
    if variant.letters.sides == 2:
        found = sum(bool(variant.owners(letter)) for letter in variant.tiles(variant.sides[0]))
        return [*[(red, blue)] * found, (Identity.ASSASSIN, Identity.ASSASSIN)]
    return list(_one_key(variant, red, blue))


def _one_key(variant: Variant, red: Identity, blue: Identity) -> Iterator[Faces]:
    """As many as the side needs that does not start, and a double agent for who does (R7)."""
    first, second = (
        [variant.letters.identity(letter) for letter in variant.tiles(start)]
        for start in variant.sides
    )
    agents = min(first.count(red), second.count(red))
    yield from [(red, red)] * agents
    yield from [(blue, blue)] * agents
    yield from [(red, blue)] * (max(first.count(red), second.count(red)) - agents)
    for identity in (Identity.BYSTANDER, Identity.ASSASSIN):
        yield from [(identity, identity)] * first.count(identity)


def print_tiles(press: Press, variant: Variant) -> None:
    """Every tile, with both its faces."""
    faces = tiles_of(variant)
    fronts: list[Draw] = [partial(_draw_tile, identity=front) for front, _ in faces]
    backs: list[Draw] = [partial(_draw_tile, identity=back) for _, back in faces]
    print_sheets(press, TILES, fronts, backs)


def _draw_tile(press: Press, box: Box, *, identity: Identity) -> None:
    draw_ground(press, box.inset(1), identity)
    draw_sign(press, box, identity, 0.55)


def print_tokens(press: Press) -> None:
    """As many tokens as the longest mission has: a bystander with an arrow, and a tick."""
    print_sheets(press, TOKENS, [_draw_arrow] * MOST_TOKENS, [_draw_tick] * MOST_TOKENS)


def _draw_arrow(press: Press, box: Box) -> None:
    """It lies on the word, with the arrow to who touched it (D8)."""
    inner = box.inset(1)
    draw_ground(press, inner, Identity.BYSTANDER)
    draw_sign(press, Box(inner.x, inner.y + inner.height / 2, inner.width, inner.height / 2),
              Identity.BYSTANDER, 0.9)  # fmt: skip
    x, top = box.centre[0], inner.y + 3
    press.pdf.set_fill_color(LOOKS[Identity.BYSTANDER].ink)
    press.pdf.polygon(
        [(x, top), (x + 6, top + 7), (x + 2, top + 7), (x + 2, top + 14), (x - 2, top + 14),
         (x - 2, top + 7), (x - 6, top + 7)],
        style="F",
    )  # fmt: skip


def _draw_tick(press: Press, box: Box) -> None:
    """A turn that was ended by stopping (D10)."""
    inner = box.inset(1)
    press.pdf.set_fill_color(LOOKS[Identity.BYSTANDER].paper)
    press.pdf.rect(*inner, style="F")
    x, y = box.centre
    press.pdf.set_draw_color(LOOKS[Identity.BYSTANDER].ink)
    press.pdf.set_line_width(2.4)
    press.pdf.polyline([(x - 8, y + 1), (x - 2, y + 7), (x + 9, y - 7)])
