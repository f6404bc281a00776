"""One game as a value: what `decide` reads and `evolve` makes."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from cryptonym.rules.events import Dealt, TurnEnded, WordCovered, WordTouched
from cryptonym.rules.model import (
    CardIndex,
    Clue,
    Consultation,
    Key,
    Phase,
    Result,
    Seat,
    Standing,
    Team,
    Timer,
    card_indexes,
)
from cryptonym.rules.options import Options
from cryptonym.rules.variant import Variant
from cryptonym.rules.verdict import Verdict


class Setup(msgspec.Struct, frozen=True, gc=False):
    """What the deal settled: the same to the end, so every later game refers to the same one."""

    variant: Variant
    options: Options
    words: tuple[str, ...]  # codenames in capitals, row by row
    key: Key
    salt: str  # opens the commitment when the game is over
    commitment: str  # published at the deal
    own: Mapping[Team, int]  # the words of each side, as bits


def settled(variant: Variant, dealt: Dealt) -> Setup:
    """What a deal settles."""
    words, key = dealt.words, dealt.key
    own = variant.own_words(key.cells)
    return Setup(variant, dealt.options, words, key, dealt.salt, dealt.commitment, own)


class Game(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One game from the deal to the end. Change it with `decide` and `evolve` only."""

    # What changes most comes first: `replace` looks fields up in this order.
    covered: int = 0  # bit mask of covered positions
    covers: tuple[WordCovered, ...] = ()
    guesses: int = 0  # used under the current clue
    phase: Phase = Phase.CLUE
    clues: tuple[Clue, ...] = ()
    endings: tuple[TurnEnded, ...] = ()
    team: Team  # whose turn it is; in a penalty, the team that may cover
    turn: int = 1
    standing: Standing = "open"  # may the current clue still be challenged? (Q4)
    timer: Timer | None = None
    consultations: tuple[Consultation, ...] = ()  # of this turn
    verdict: Verdict | None = None  # on the last clue; for spymasters only
    challenged_by: Seat | None = None  # None in `challenged` means the referee
    result: Result | None = None
    setup: Setup

    # A read through these takes four times as long as one of a field, so what runs for every
    # guess or view asks `setup` itself.

    @property
    def variant(self) -> Variant:
        """Which game of the family it is."""
        return self.setup.variant

    @property
    def options(self) -> Options:
        """What the group agreed on."""
        return self.setup.options

    @property
    def words(self) -> tuple[str, ...]:
        """The codenames in capitals, row by row."""
        return self.setup.words

    @property
    def key(self) -> Key:
        """The key card: a secret."""
        return self.setup.key

    @property
    def salt(self) -> str:
        """What opens the commitment when the game is over."""
        return self.setup.salt

    @property
    def commitment(self) -> str:
        """What was published at the deal."""
        return self.setup.commitment

    @property
    def clue(self) -> Clue | None:
        """The clue being played, if one has been given this turn."""
        if self.clues and self.clues[-1].turn == self.turn:
            return self.clues[-1]
        return None

    @property
    def limit(self) -> int | None:
        """Most guesses under the current clue; None = no limit."""
        return self.variant.limits.get(self.clues[-1].number) if self.clues else None

    def left(self, team: Team) -> int:
        """How many words of a team are not covered yet (R7)."""
        return (self.setup.own[team] & ~self.covered).bit_count()

    def shown(self) -> tuple[int, int]:
        """The cards whose front, and of a key with two sides whose back, everybody has seen."""
        return self.covered, 0

    def touched(self) -> tuple[WordTouched, ...]:
        """The cards that were touched and are not covered, where there are such (D8)."""
        return ()

    def done(self) -> tuple[Team, ...]:
        """The sides of which everybody knows that they have no words left (D14)."""
        return ()

    def has_seat(self, seat: Seat) -> bool:
        """Whether this game has such a seat; anybody may watch."""
        variant = self.variant
        if seat not in variant.place_of:
            return not seat.plays
        return not variant.team_by_key or seat.team is self.team

    def is_covered(self, card: CardIndex) -> bool:
        """Whether a tile lies on this card."""
        return bool(self.covered >> card & 1)

    def visible(self) -> tuple[str, ...]:
        """The codenames that are not covered, in board order (R29)."""
        covered, words = self.covered, self.setup.words
        if not covered:
            return words  # as at the first clue of every game
        return tuple([word for card, word in enumerate(words) if not covered >> card & 1])

    def open_cards(self) -> Iterator[CardIndex]:
        """Positions of the cards that are not covered."""
        return (card for card in card_indexes(len(self.words)) if not self.covered >> card & 1)

    def find(self, word: str) -> CardIndex:
        """The position of a codename or picture; raises KeyError if it is not on the table."""
        for face in (word.upper(), word.lower()):  # pictures are in small letters
            if face in self.words:
                return CardIndex(self.words.index(face))
        raise KeyError(word)

    def __repr__(self) -> str:
        state = f"turn {self.turn}, {self.team.value} in {self.phase.value}"
        if self.result:
            won = self.result.winner
            state = f"{won.value} won by {self.result.reason}" if won else self.result.reason
        clue = f", clue {self.clue}" if self.clue else ""
        left = " ".join(f"{side.value} {self.left(side)}" for side in self.variant.sides)
        return f"<Game {state}{clue}, {left} left>"


Kind = TypeVar("Kind", bound=Game)


def deal_of_game(game: Game) -> Dealt:
    """The deal that a game began with."""
    return Dealt(game.options, game.words, game.key, game.salt, game.commitment)


def redealt(game: Kind, **changes: Any) -> Kind:
    """The same course of a game on another deal: other words, another key, another salt."""
    return replace(game, setup=settled(game.variant, replace(deal_of_game(game), **changes)))
