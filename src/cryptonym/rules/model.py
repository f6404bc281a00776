"""The values of one game: teams, seats, clues, covers and the game itself, all frozen."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Literal

import msgspec

from cryptonym.rules.options import Options
from cryptonym.rules.verdict import Reason, Verdict

BOARD_SIZE = 25


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
    WATCHER = "watcher"
    INSIDER = "insider"  # a watcher who asked to see the key


class Phase(StrEnum):
    """What the game waits for."""

    CLUE = "clue"
    CHALLENGED = "challenged"
    GUESS = "guess"
    PENALTY = "penalty"
    SIMULATE = "simulate"  # co-op: the opponents' turn is played by the spymaster (R110)
    OVER = "over"


RED, BLUE = Team.RED, Team.BLUE
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
EndOfTurn = Literal["wrong", "stopped", "limit", "invalid_clue", "timeout"]
EndOfGame = Literal["all_words", "assassin", "opponents_done"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table; `team` is None for watchers and for a shared operative (R115)."""

    role: Role
    team: Team | None = None

    def __str__(self) -> str:
        return f"{self.team.value} {self.role.value}" if self.team else self.role.value


RED_SPYMASTER = Seat(Role.SPYMASTER, RED)
BLUE_SPYMASTER = Seat(Role.SPYMASTER, BLUE)
RED_OPERATIVE = Seat(Role.OPERATIVE, RED)
BLUE_OPERATIVE = Seat(Role.OPERATIVE, BLUE)
SHARED_OPERATIVE = Seat(Role.OPERATIVE)
WATCHER = Seat(Role.WATCHER)
INSIDER = Seat(Role.INSIDER)


class Key(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key card as it stands in its holder: 25 cells and the starting team (R3-R6)."""

    cells: str  # 25 letters, row by row: r b . x
    start: Team
    pattern: int | None = None  # number of the card in the deck of 40, if drawn from it
    turned: int = 0  # quarter turns clockwise from the printed way up

    def identity(self, card: int) -> Identity:
        """Who stands behind this position."""
        return IDENTITY_BY_LETTER[self.cells[card]]

    def mask(self, team: Team) -> int:
        """The positions of a team's words as a bit mask."""
        return _masks(self.cells)[team]


@lru_cache(maxsize=4096)
def _masks(cells: str) -> dict[Team, int]:
    return {
        team: sum(
            1 << i for i, letter in enumerate(cells) if letter == LETTER_OF[IDENTITY_OF[team]]
        )
        for team in Team
    }


@lru_cache(maxsize=1024)
def positions(words: tuple[str, ...]) -> dict[str, int]:
    """Where each codename lies; case never distinguishes words (Q36)."""
    return {word.casefold(): card for card, word in enumerate(words)}


class Clue(msgspec.Struct, frozen=True):
    """A clue as everybody heard it: exactly one word and one number (R25, R103)."""

    turn: int
    team: Team
    word: str
    number: Number

    @property
    def limit(self) -> int | None:
        """Most guesses this clue allows; None = as many as they like (R39, R53, R55)."""
        return guess_limit(self.number)

    def __str__(self) -> str:
        return f"{self.word} {'∞' if self.number == 'unlimited' else self.number}"


def guess_limit(number: Number) -> int | None:
    """The plus-one rule: n+1 for 1..9, no limit for 0 and unlimited (R39, R53, R55)."""
    return number + 1 if isinstance(number, int) and number > 0 else None


class Cover(msgspec.Struct, frozen=True):
    """A codename that has been covered, and how (R32)."""

    turn: int
    team: Team  # whose turn it was
    card: int
    identity: Identity
    cause: Cause


class Ending(msgspec.Struct, frozen=True):
    """How a turn ended (R43)."""

    turn: int
    team: Team
    reason: EndOfTurn


class Consultation(msgspec.Struct, frozen=True):
    """A private question about a clue, and the answer when there is one (R58)."""

    word: str
    number: Number | None
    reasons: tuple[Reason, ...] = ()  # what the referee said of it
    give: bool = False  # the clue is published by itself once it is allowed
    allowed: bool | None = None  # None while the question is open


class Timer(msgspec.Struct, frozen=True):
    """A running or paused timer, as data; times are milliseconds of the caller's clock."""

    kind: Literal["sand", "strict"]
    deadline: int
    left: int | None = None  # milliseconds left while paused
    held_since: int | None = None  # a private consultation stops the clock here (Q22)
    credit: int = 0  # milliseconds given back for consultations, unknown to operatives (R58)


class Result(msgspec.Struct, frozen=True):
    """Who won and why; `score` only for a co-operative win (R112)."""

    winner: Team
    reason: EndOfGame
    score: int | None = None


Standing = Literal["open", "allowed", "accepted", "waived", "rejected"]


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """One game from the deal to the end. Change it with `decide` and `evolve` only."""

    options: Options
    words: tuple[str, ...]  # 25 codenames, row by row
    key: Key
    salt: str  # opens the commitment when the game is over
    commitment: str  # published at the deal
    team: Team  # whose turn it is; in a penalty, the team that may cover
    phase: Phase = Phase.CLUE
    turn: int = 1
    covered: int = 0  # bit mask of covered positions
    covers: tuple[Cover, ...] = ()
    clues: tuple[Clue, ...] = ()
    verdicts: tuple[Verdict | None, ...] = ()  # one per clue; for spymasters only
    endings: tuple[Ending, ...] = ()
    guesses: int = 0  # used under the current clue
    standing: Standing = "open"  # may the current clue still be challenged? (Q4)
    challenged_by: Seat | None = None  # None in `challenged` means the referee
    consultations: tuple[Consultation, ...] = ()  # of this turn
    timer: Timer | None = None
    result: Result | None = None

    @property
    def clue(self) -> Clue | None:
        """The clue being played, if one has been given this turn."""
        if self.clues and self.clues[-1].turn == self.turn:
            return self.clues[-1]
        return None

    @property
    def limit(self) -> int | None:
        """Most guesses under the current clue; None = no limit."""
        return self.clues[-1].limit if self.clues else None

    def left(self, team: Team) -> int:
        """How many words of a team are not covered yet (R7)."""
        return (self.key.mask(team) & ~self.covered).bit_count()

    def is_covered(self, card: int) -> bool:
        """Whether a tile lies on this card."""
        return bool(self.covered >> card & 1)

    def visible(self) -> tuple[str, ...]:
        """The codenames that are not covered, in board order (R29)."""
        return tuple(self.words[card] for card in self.open_cards())

    def open_cards(self) -> Iterator[int]:
        """Positions of the cards that are not covered."""
        return (card for card in range(BOARD_SIZE) if not self.covered >> card & 1)

    def find(self, word: str) -> int:
        """The position of a codename; raises KeyError if it is not on the table."""
        return positions(self.words)[word.casefold()]

    def __repr__(self) -> str:
        state = (
            f"{self.result.winner.value} won by {self.result.reason}"
            if self.result
            else f"turn {self.turn}, {self.team.value} in {self.phase.value}"
        )
        clue = f", clue {self.clue}" if self.clue else ""
        return f"<Game {state}{clue}, red {self.left(RED)} blue {self.left(BLUE)} left>"
