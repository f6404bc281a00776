"""A variant describes a game: who sits there, who sees what, what may be done, how it ends.

It is a value with tables of functions, not a class to inherit from: one variant is made from
another with `replace`. Code outside `rules/variants` asks the variant of a game and compares no
name.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from cryptonym.rules.chance import Chance
from cryptonym.rules.commands import GuessWord
from cryptonym.rules.desks import Desks, Part, Situation
from cryptonym.rules.events import Dealt, Event
from cryptonym.rules.eyes import KEY, NOTHING, Eyes
from cryptonym.rules.letters import ONE_SIDED, Letters
from cryptonym.rules.model import INSIDER, WATCHER, EndOfTurn, Identity, Key, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict

if TYPE_CHECKING:
    from cryptonym.rules.game import Game
    from cryptonym.rules.views import View

Events = tuple[Event, ...]
Guess = Callable[["Game", Seat, GuessWord, int], Events | Refusal]
Decider = Callable[["Game", Seat, Any, Verdict | None, int], Events | Refusal]
Evolver = Callable[["Game", Any], "Game"]


class Shape(msgspec.Struct, frozen=True):
    """The cards on the table: rows of words, or of pictures."""

    columns: int
    rows: int
    faces: Literal["words", "pictures"] = "words"

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.columns * self.rows


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that must be filled before a game can start, and what is done there."""

    seat: Seat
    eyes: Eyes = NOTHING
    gives: bool = False  # clues
    guesses: bool = False
    many: bool = False  # several people may sit here


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)  # the same one or another
class Variant:
    """One game of the family."""

    name: str  # `Options.mode`
    shape: Shape
    letters: Letters = ONE_SIDED  # what the cells of a key stand for
    tiles: Callable[[Team], str]  # the letters of a key, in some order, by who starts
    draw_key: Callable[[Chance, Options], Key]
    sides: tuple[Team, Team]
    places: tuple[Place, ...]  # in order
    team_by_key: bool = False  # seats get their team with the key, and that of who starts (R109)
    rivals: bool = True  # the other side has a spymaster, who answers, challenges and rules (R57)

    begin: "Callable[[Variant, Dealt], Game]"
    guess: Guess  # apart from the others, and with its own look at the seat: most are guesses
    deciders: Mapping[type, Decider]
    evolvers: Mapping[type, Evolver]
    end_turn: "Callable[[Game, EndOfTurn, int], Events]"  # and what follows from that
    ended_by: "Callable[[Game, Identity], Events]"  # by covering one more word, before it is
    situation: "Callable[[Game | View, Eyes], Situation]"
    desks: Desks

    # Worked out from the above.
    size: int = field(init=False, repr=False)  # cards on the table
    sealed_as: str = field(init=False, repr=False)  # letters for pairs mean nothing without a name
    eyes: Mapping[Seat, Eyes] = field(init=False, repr=False)
    place_of: Mapping[Seat, Place] = field(init=False, repr=False)
    groups: tuple[Team | None, ...] = field(init=False, repr=False)  # who rotates among themselves

    def __post_init__(self) -> None:
        colours = (None, *self.sides) if self.team_by_key else ()
        place_of = {place.seat: place for place in self.places} | {
            Seat(place.seat.role, team): place for place in self.places for team in colours
        }
        both_sides = NOTHING
        for place in self.places:
            both_sides = Eyes(both_sides | place.eyes & KEY)
        eyes = {seat: place.eyes for seat, place in place_of.items()}
        object.__setattr__(self, "size", self.shape.size)
        object.__setattr__(self, "sealed_as", self.name if self.letters.sides == 2 else "")
        has_teams = all(place.seat.team for place in self.places)
        object.__setattr__(self, "groups", self.sides if has_teams else (None,))
        object.__setattr__(self, "place_of", place_of)
        object.__setattr__(self, "eyes", eyes | {WATCHER: NOTHING, INSIDER: both_sides})

    def is_valid(self, key: Key) -> bool:
        """Whether a key has just the tiles of this game (R5)."""
        return Counter(key.cells) == Counter(self.tiles(key.start))

    def eyes_of(self, seat: Seat) -> Eyes:
        """What somebody in this seat sees of a running game; nothing, if there is no such seat."""
        return self.eyes.get(seat, NOTHING)

    def gives(self, seat: Seat) -> bool:
        """Whether somebody in this seat gives clues."""
        place = self.place_of.get(seat)
        return place is not None and place.gives

    def guesses(self, seat: Seat) -> bool:
        """Whether somebody in this seat guesses."""
        place = self.place_of.get(seat)
        return place is not None and place.guesses

    def part_of(self, seat: Seat, team: Team) -> Part:
        """What a seat is while this side is on turn; a seat that does both gives then."""
        place = self.place_of.get(seat)
        if place is None:
            return "insider" if self.eyes_of(seat) else "watcher"
        mine = seat.team is None or seat.team is team
        if place.gives and (mine or not place.guesses):
            return "giver" if mine else "rival_giver"
        return "guesser" if mine or place.gives else "rival_guesser"

    def __reduce__(self) -> tuple[Any, ...]:
        from cryptonym.rules.variants import variant_named  # noqa: PLC0415 # it knows this module

        return variant_named, (self.name,)
