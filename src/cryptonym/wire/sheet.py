"""The sheet of a game: all that somebody has to know who draws it, made from its variant alone.

It is the same for everybody and holds no secret, so a client asks for it once. What a game waits
for comes with each view (`situation`); the sheet says what that means for every seat.
"""

from typing import Literal

import msgspec

from cryptonym.rules.desks import Desk, Part
from cryptonym.rules.eyes import BACK, FRONT
from cryptonym.rules.model import (
    IDENTITY_OF,
    INSIDER,
    TEAM_OF,
    WATCHER,
    Identity,
    Role,
    Team,
)
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.seating import seat_code
from cryptonym.rules.variant import Place, Variant
from cryptonym.rules.variants import variant_of, variants

Colour = Literal[
    "red", "blue", "bystander", "assassin"
]  # whoever draws has these, with a sign each
Label = Literal["spymaster", "operative", "operatives", "player", "players"]

COLOUR_OF: dict[Identity, Colour] = {
    Identity.RED: "red",
    Identity.BLUE: "blue",
    Identity.BYSTANDER: "bystander",
    Identity.ASSASSIN: "assassin",
}


class IdentitySheet(msgspec.Struct, frozen=True):
    """Somebody who may stand behind a card: how they are drawn, and whose they are."""

    colour: Colour
    team: Team | None


class SideSheet(msgspec.Struct, frozen=True):
    """One of the two sides: its name in texts and how it is drawn."""

    team: Team
    colour: Colour


class SeatSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that must be filled, and what is done and seen there."""

    code: str  # as missing seats are named: `red_spymaster`
    role: Role
    label: Label
    parts: dict[Team, Part]  # by the side on turn: where to look among the desks
    team: Team | None = None
    gives: bool = False  # clues
    guesses: bool = False
    many: bool = False  # several people may sit here
    key: tuple[int, ...] = ()  # the sides of the key that lie open here: 0 is the front
    onlookers: tuple[Role, ...] = ()  # of those who watch, who may sit down while a game lasts


class GameSheet(msgspec.Struct, frozen=True):
    """One game of the family."""

    name: Mode
    texts: tuple[Mode, ...]  # games whose own messages are used here, the nearest first
    options: tuple[str, ...]  # fields of the options that mean something here, and not elsewhere
    columns: int
    rows: int
    faces: Literal["words", "pictures"]  # with pictures, words may be among them: in capitals
    sides: tuple[SideSheet, ...]
    seats: tuple[SeatSheet, ...]
    team_by_key: bool  # seats get the team of the key, the one that starts
    together: bool  # all who play win or lose as one
    letters: dict[str, tuple[Identity | None, ...]]  # of a key: who stands there, on each side
    identities: dict[Identity, IdentitySheet]
    desks: dict[str, dict[str, Desk]]  # by situation and part
    counters: tuple[str, ...]  # of a tally, in order: words left of each side, and others
    guesses: dict[str, int | None]  # by each number of a clue; null is no limit


def sheet_of(variant: Variant) -> GameSheet:
    """The sheet of a game."""
    shape, letters = variant.shape, variant.letters.tiles
    there = {who for tile in letters.values() for who in tile if who is not None}
    return GameSheet(
        name=variant.name,
        texts=variant.texts,
        options=variant.own_options,
        columns=shape.columns,
        rows=shape.rows,
        faces=shape.faces,
        sides=tuple(SideSheet(side, COLOUR_OF[IDENTITY_OF[side]]) for side in variant.sides),
        seats=tuple(_seat(variant, place) for place in variant.places),
        team_by_key=variant.team_by_key,
        together=variant.together,
        letters=dict(letters),
        identities={
            who: IdentitySheet(COLOUR_OF[who], TEAM_OF.get(who)) for who in Identity if who in there
        },
        desks={at: dict(parts.items()) for at, parts in variant.desks.items()},
        counters=(*variant.sides, *variant.counters),
        guesses={str(number): most for number, most in variant.limits.items()},
    )


def sheets() -> tuple[GameSheet, ...]:
    """The sheets of all games that can be played here, the usual one first."""
    usual = variant_of(Options())
    others = (variant for variant in variants() if variant is not usual)
    return tuple(map(sheet_of, (usual, *others)))


def _seat(variant: Variant, place: Place) -> SeatSheet:
    seat = place.seat
    return SeatSheet(
        code=seat_code(seat),
        role=seat.role,
        label=_label(place),
        parts={side: variant.part_of(seat, side) for side in variant.sides},
        team=seat.team,
        gives=place.gives,
        guesses=place.guesses,
        many=place.many,
        key=tuple(at for at, side in enumerate((FRONT, BACK)) if place.eyes & side),
        onlookers=tuple(
            watching.role
            for watching in (WATCHER, INSIDER)
            if not variant.knows_too_much(variant.eyes_of(watching), seat)
        ),
    )


def _label(place: Place) -> Label:
    """What those are called who sit here, by what they do."""
    if place.gives:
        return ("players" if place.many else "player") if place.guesses else "spymaster"
    return "operatives" if place.many else "operative"
