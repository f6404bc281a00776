"""A variant describes a game: who sits there, who sees what, what may be done, how it ends.

It is a value with tables of functions, not a class to inherit from: one variant is made from
another with `replace`. Code outside `rules/variants` asks the variant of a game and compares no
name.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from cryptonym.rules.chance import Chance
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.commands import GuessWord
from cryptonym.rules.desks import Desks, Part, Situation
from cryptonym.rules.events import Dealt, Event
from cryptonym.rules.eyes import KEY, NOTHING, Eyes
from cryptonym.rules.keys import Deck
from cryptonym.rules.letters import ONE_SIDED, Letters
from cryptonym.rules.model import (
    IDENTITY_OF,
    INSIDER,
    WATCHER,
    EndOfTurn,
    Identity,
    Key,
    Number,
    Result,
    Seat,
    Team,
    guess_limit,
)
from cryptonym.rules.options import PICTURES, Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict

if TYPE_CHECKING:
    from cryptonym.rules.game import Game
    from cryptonym.rules.views import View

Events = tuple[Event, ...]
# The first is a game of the variant's own kind, as its `begin` makes it.
Guess = Callable[[Any, Seat, GuessWord, int], Events | Refusal]
Decider = Callable[[Any, Seat, Any, Verdict | None, int], Events | Refusal]
Evolver = Callable[[Any, Any], Any]  # of the same kind again
# The letters that may stand behind each card, as one may read what happened; and other ways to.
Readings = Iterator[Sequence[Collection[str]]]


def words_left(game: "Game", _eyes: Eyes) -> dict[str, int]:
    """The words that each side has left, known to all; a covered one is one less (R7)."""
    return {side: game.left(side) for side in game.variant.sides}


def _as_seen(variant: "Variant", cells: str, _events: Sequence[Event]) -> Readings:
    """Whatever agrees with what was seen of a card: nothing else is known."""
    yield variant.agreeing(cells)


def _plus_one() -> dict[Number, int | None]:
    """One guess more than the number says (R39, R53, R55)."""
    return {number: guess_limit(number) for number in NUMBERS}


class Shape(msgspec.Struct, frozen=True):
    """The cards on the table: rows of words, or of pictures with words among them perhaps."""

    columns: int
    rows: int
    faces: Literal["words", "pictures"] = "words"

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.columns * self.rows

    @property
    def has_pictures(self) -> bool:
        """Whether pictures lie there, and perhaps words among them."""
        return self.faces != "words"


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
    relatives: tuple[str, ...] = ()  # games whose texts it uses where it has none of its own
    shape: Shape
    own_options: tuple[str, ...] = ()  # fields of `Options` that mean something here, not elsewhere
    letters: Letters = ONE_SIDED  # what the cells of a key stand for
    tiles: Callable[[Team], str]  # the letters of a key, in some order, by who starts
    draw_key: Callable[[Chance, Options], Key]
    deck: Deck  # of printed keys
    sides: tuple[Team, Team]
    places: tuple[Place, ...]  # in order
    team_by_key: bool = False  # seats get their team with the key, and that of who starts (R109)
    rivals: bool = True  # the other side has a spymaster, who answers, challenges and rules (R57)
    together: bool = False  # all who play win or lose as one

    begin: "Callable[[Variant, Dealt], Game]"
    guess: Guess  # apart from the others, and with its own look at the seat: most are guesses
    deciders: Mapping[type, Decider]
    evolvers: Mapping[type, Evolver]
    end_turn: Callable[[Any, EndOfTurn, int], Events]  # and what follows from that
    ended_by: "Callable[[Game, Identity], Events]"  # by covering one more word, before it is
    situation: "Callable[[Game | View, Eyes], Situation]"
    desks: Desks
    tally: "Callable[[Game, Eyes], dict[str, int]]" = words_left  # counters, as these eyes see them
    counters: tuple[str, ...] = ()  # of the tally, beside the words that each side has left
    # The numbers that a clue may have, with the most guesses that each of them allows.
    limits: Mapping[Number, int | None] = field(default_factory=_plus_one)

    possible: "Callable[[Variant, str, Sequence[Event]], Readings]" = (
        _as_seen  # for unfinished keys
    )

    # Worked out from the above.
    size: int = field(init=False, repr=False)  # cards on the table
    plain_numbers: frozenset[int] = field(init=False, repr=False)  # that may be said in any group
    sealed_as: str = field(init=False, repr=False)  # letters for pairs mean nothing without a name
    own_digits: tuple[bytes, bytes] = field(init=False, repr=False)  # of a letter, for each side
    eyes: Mapping[Seat, Eyes] = field(init=False, repr=False)
    told_apart: tuple[Eyes, ...] = field(init=False, repr=False)  # eyes, beside an event for all
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
        eyes |= {WATCHER: NOTHING, INSIDER: both_sides}
        object.__setattr__(self, "size", self.shape.size)
        object.__setattr__(self, "plain_numbers", self._plain_numbers())
        object.__setattr__(self, "sealed_as", self.name if self.letters.sides == 2 else "")
        object.__setattr__(self, "own_digits", tuple(map(self._own_digits, self.sides)))
        has_teams = all(place.seat.team for place in self.places)
        object.__setattr__(self, "groups", self.sides if has_teams else (None,))
        object.__setattr__(self, "place_of", place_of)
        object.__setattr__(self, "eyes", eyes)
        object.__setattr__(self, "told_apart", self._told_apart())

    def _plain_numbers(self) -> frozenset[int]:
        """All but the expert ones: those that set no limit, where others do (R52-R56, D7)."""
        numbers = [number for number in self.limits if isinstance(number, int)]
        limited = [number for number in numbers if self.limits[number] is not None]
        return frozenset(limited or numbers)

    def check_number(self, number: Number, options: Options) -> Refusal | None:
        """Why a clue may not have this number, if it may not (R26, R52, R54, Q17)."""
        # A bool is an int to Python, but nobody says "mammals, true".
        if type(number) in (int, str) and number in self.limits:
            is_plain = number in self.plain_numbers
            return None if is_plain or options.expert_clues else Refusal("expert_clues_off")
        numbers = [one for one in self.limits if isinstance(one, int)]
        return Refusal("number_range", {"lowest": min(numbers), "highest": max(numbers)})

    def _own_digits(self, side: Team) -> bytes:
        """Every letter as a binary digit: whether this side has a word of its own behind it."""
        letters = (chr(code) for code in range(256))
        own = (letter in self.letters.tiles and side in self.owners(letter) for letter in letters)
        return bytes(ord("1" if one else "0") for one in own)

    def own_words(self, cells: str) -> dict[Team, int]:
        """The positions of each side's words as bit masks."""
        # Every new key is read in this way. Bytes are translated in half the time of text.
        backwards = cells.encode()[::-1]  # the first card is the lowest bit
        (first, second), (ours, theirs) = self.sides, self.own_digits
        return {
            first: int(backwards.translate(ours), 2),
            second: int(backwards.translate(theirs), 2),
        }

    def _told_apart(self) -> tuple[Eyes, ...]:
        """Of all who may be told different things beside the same event, one each."""
        if self.tally is words_left:  # known to all; and a situation says nothing of the key
            return tuple(sorted({Eyes(eyes & ~KEY) for eyes in self.eyes.values()}))
        back = {Eyes(eyes & KEY) for eyes in self.eyes.values()}  # who played, and now watches
        return tuple(sorted(back | set(self.eyes.values())))

    def is_valid(self, key: Key) -> bool:
        """Whether a key has just the tiles of this game (R5)."""
        return Counter(key.cells) == Counter(self.tiles(key.start))

    @property
    def texts(self) -> tuple[str, ...]:
        """The games whose own texts are used here, the nearest first."""
        return (self.name, *self.relatives)

    @property
    def usual_list(self) -> str:
        """What lies on the table where a group says nothing else."""
        return PICTURES if self.shape.has_pictures else "deck"

    def lists_problem(self, lists: Collection[str]) -> Refusal | None:
        """Why this is not played with these lists: pictures lie in the picture games alone (P6)."""
        if (PICTURES in lists) == self.shape.has_pictures:
            return None
        return Refusal("pictures_not_here" if PICTURES in lists else "pictures_missing")

    def eyes_of(self, seat: Seat) -> Eyes:
        """What somebody in this seat sees of a running game; nothing, if there is no such seat."""
        return self.eyes.get(seat, NOTHING)

    def agreeing(self, cells: str) -> list[frozenset[str]]:
        """For each cell of a key that is known in part, the tiles that may lie there."""
        tiles = set(self.tiles(self.sides[0])) | set(self.tiles(self.sides[1]))
        return [
            frozenset(tile for tile in tiles if self.letters.agrees(tile, seen)) for seen in cells
        ]

    def owners(self, letter: str) -> tuple[Team, ...]:
        """The sides that have a word of their own behind this letter, as far as it tells."""
        behind = self.letters.identity
        return tuple(
            [side for at, side in enumerate(self.sides) if behind(letter, at) is IDENTITY_OF[side]]
        )

    def gives(self, seat: Seat) -> bool:
        """Whether somebody in this seat gives clues."""
        place = self.place_of.get(seat)
        return place is not None and place.gives

    def guesses(self, seat: Seat) -> bool:
        """Whether somebody in this seat guesses."""
        place = self.place_of.get(seat)
        return place is not None and place.guesses

    def knows_too_much(self, seen: Eyes, seat: Seat) -> bool:
        """Whether who has seen this of a key may not sit here: they would know more (R17)."""
        return bool(seen & KEY & ~self.eyes_of(seat))

    def part_of(self, seat: Seat, team: Team) -> Part:
        """What a seat is while this side is on turn; a seat that does both gives then."""
        place = self.place_of.get(seat)
        if place is None:
            return "insider" if self.eyes_of(seat) else "watcher"
        mine = seat.team is None or seat.team is team
        if place.gives and (mine or not place.guesses):
            return "giver" if mine else "rival_giver"
        return "guesser" if mine or place.gives else "rival_guesser"

    def has_won(self, result: Result, side: Team) -> bool:
        """Whether a game has ended well for whoever plays this side."""
        as_one = self.together and result.winner in self.groups
        return as_one or result.winner is side

    def __reduce__(self) -> tuple[Any, ...]:
        from cryptonym.rules.variants import variant_named  # noqa: PLC0415 # it knows this module

        return variant_named, (self.name,)
