"""The values of the game: teams, seats, keys, clues, timers, results; all frozen."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Literal, NewType, TypeVar, cast

import msgspec

from cryptonym.rules.verdict import Reason

T = TypeVar("T")
CardIndex = NewType("CardIndex", int)  # where a card lies on the table, in board order from 0


def card_indexes(count: int) -> Sequence[CardIndex]:
    """All places of a board with so many cards."""
    return cast("Sequence[CardIndex]", range(count))


def laid_out(things: Iterable[T]) -> Iterator[tuple[CardIndex, T]]:
    """What lies on each place of a board, with the place."""
    return cast("Iterator[tuple[CardIndex, T]]", enumerate(things))


class Team(StrEnum):
    """The two agencies (R13)."""

    RED = "red"
    BLUE = "blue"

    @property
    def other(self) -> "Team":
        """The opposing team."""
        return OTHER[self]


class Identity(StrEnum):
    """What the key shows behind a codename (R5)."""

    RED = "red"
    BLUE = "blue"
    BYSTANDER = "bystander"
    ASSASSIN = "assassin"


class Role(StrEnum):
    """What somebody at the table does, and so what they may see (R15, R17)."""

    SPYMASTER = "spymaster"
    OPERATIVE = "operative"
    PLAYER = "player"  # gives and guesses: of a game where everybody does both (D3)
    WATCHER = "watcher"
    INSIDER = "insider"  # a watcher who asked to see the key


class Phase(StrEnum):
    """What the game waits for."""

    CLUE = "clue"
    CHALLENGED = "challenged"
    GUESS = "guess"
    PENALTY = "penalty"
    SIMULATE = "simulate"  # co-op: the opponents' turn is played by the spymaster (R110)
    SUDDEN = "sudden"  # Duet: no token is left, and nobody gives clues any more (D17)
    OVER = "over"


RED, BLUE = Team.RED, Team.BLUE
SPYMASTER, OPERATIVE, PLAYER = Role.SPYMASTER, Role.OPERATIVE, Role.PLAYER
OTHER: dict[Team, Team] = {RED: BLUE, BLUE: RED}
IDENTITY_OF: dict[Team, Identity] = {RED: Identity.RED, BLUE: Identity.BLUE}
TEAM_OF: dict[Identity, Team] = {Identity.RED: RED, Identity.BLUE: BLUE}

LETTER_OF: dict[Identity, str] = {
    Identity.RED: "r",
    Identity.BLUE: "b",
    Identity.BYSTANDER: ".",
    Identity.ASSASSIN: "x",
}
IDENTITY_BY_LETTER: dict[str, Identity] = {letter: who for who, letter in LETTER_OF.items()}
HIDDEN = "?"  # stands for a cell that a viewer may not know

Number = int | Literal["unlimited"]
Cause = Literal["guess", "penalty", "simulated"]
# `done`: the side that gave the clue has no word left (D15).
EndOfTurn = Literal["wrong", "stopped", "limit", "invalid_clue", "timeout", "done"]
EndOfGame = Literal["all_words", "assassin", "opponents_done", "bystander", "mistakes", "gave_up"]


class Seat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A place at the table; `team` is None for watchers and for a shared operative (R115)."""

    role: Role
    team: Team | None = None

    @property
    def plays(self) -> bool:
        """Whether somebody here is in the game, and does not only watch it."""
        return self.role not in _WATCHING

    def __str__(self) -> str:
        return f"{self.team.value} {self.role.value}" if self.team else self.role.value


_WATCHING = frozenset({Role.WATCHER, Role.INSIDER})
RED_SPYMASTER = Seat(Role.SPYMASTER, RED)
BLUE_SPYMASTER = Seat(Role.SPYMASTER, BLUE)
RED_OPERATIVE = Seat(Role.OPERATIVE, RED)
BLUE_OPERATIVE = Seat(Role.OPERATIVE, BLUE)
SHARED_OPERATIVE = Seat(Role.OPERATIVE)
RED_PLAYER = Seat(Role.PLAYER, RED)
BLUE_PLAYER = Seat(Role.PLAYER, BLUE)
WATCHER = Seat(Role.WATCHER)
INSIDER = Seat(Role.INSIDER)


class Key(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A key card as it stands in its holder: its cells and the starting team (R3-R6)."""

    cells: str  # a letter for each card, row by row: r b . x
    start: Team
    pattern: int | None = None  # number of the card in the deck of its game, if drawn from it
    turned: int = 0  # quarter turns clockwise from the printed way up

    def identity(self, card: CardIndex) -> Identity:
        """Who stands behind this position."""
        return IDENTITY_BY_LETTER[self.cells[card]]


class Clue(msgspec.Struct, frozen=True, gc=False):
    """A clue as everybody heard it: exactly one word and one number (R25, R103)."""

    turn: int
    team: Team
    word: str
    number: Number

    def __str__(self) -> str:
        return f"{self.word} {'∞' if self.number == 'unlimited' else self.number}"


def guess_limit(number: Number) -> int | None:
    """The plus-one rule: n+1 for 1..9, no limit for 0 and unlimited (R39, R53, R55)."""
    return number + 1 if isinstance(number, int) and number else None


class Consultation(msgspec.Struct, frozen=True, gc=False):
    """A private question about a clue, and the answer when there is one (R58)."""

    word: str
    number: Number | None
    reasons: tuple[Reason, ...] = ()  # what the referee said of it
    refused: bool = False  # the referee was certain
    give: bool = False  # the clue is published by itself once it is allowed
    allowed: bool | None = None  # None while the question is open
    spelling: str = ""  # how the answerer writes the word, if that helps (R63)
    by: Team | None = None  # who asks, if not the side on turn: either may begin (D4)


class Timer(msgspec.Struct, frozen=True, gc=False):
    """A running or paused timer, as data; times are milliseconds of the caller's clock."""

    kind: Literal["sand", "strict"]
    deadline: int
    left: int | None = None  # milliseconds left while paused
    held_since: int | None = None  # a private consultation stops the clock here (Q22)
    credit: int = 0  # milliseconds given back for consultations, unknown to operatives (R58)
    until: int = 0  # when it goes on by itself, if it has stood because somebody was away


class Result(msgspec.Struct, frozen=True, gc=False):
    """Who won and why; `score` only where all play together (R112, D18).

    Where both sides win or lose as one, any winner means both, and no winner neither (D9, D16).
    """

    winner: Team | None
    reason: EndOfGame
    score: int | None = None


Standing = Literal["open", "allowed", "accepted", "waived", "rejected"]
