"""What somebody who looks for a game wishes for, and what matters for being put with them."""

from typing import Literal

import msgspec

from cryptonym.rules.model import Seat
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of

WishedPace = Literal["live", "slow"]
WishedPart = Literal["any", "give", "guess"]  # to give clues, or to guess
BotLevel = Literal["easy", "normal", "hard"]

LONGEST_BOT_WAIT = 3600  # seconds; who waits longer waits for people alone
USUAL_STRENGTH = 25.0  # of whom nothing is known
USUAL_DOUBT = 25.0 / 3


class Wish(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The game that somebody looks for."""

    language: str
    mode: Mode
    pace: WishedPace = "live"
    part: WishedPart = "any"
    bots_after: int | None = None  # seconds of waiting after which bots may sit down; None: never
    level: BotLevel = "normal"  # of these bots

    def __post_init__(self) -> None:
        Options(mode=self.mode)  # refuses one that there is not
        if self.bots_after is not None and not 0 <= self.bots_after <= LONGEST_BOT_WAIT:
            raise ValueError(f"bots_after: expected 0 to {LONGEST_BOT_WAIT}")

    @property
    def pool(self) -> tuple[str, str, str]:
        """Those with the same can play together at all."""
        return self.language, self.mode, self.pace

    @property
    def variant(self) -> Variant:
        """The game itself."""
        return variant_of(Options(mode=self.mode))

    def suits(self, seat: Seat) -> bool:
        """Whether somebody with this wish likes to sit there."""
        if self.part == "any":
            return True
        return self.variant.gives(seat) if self.part == "give" else self.variant.guesses(seat)


class Repute(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is known of somebody from games with strangers."""

    strength: float = USUAL_STRENGTH
    doubt: float = USUAL_DOUBT
    stayed: int = 0  # games in which they sat to the end
    left: int = 0  # games that they left, or that a bot had to finish for them

    @property
    def reliability(self) -> float:
        """From 0 to 1; a newcomer is trusted, and two games weigh against each that was left."""
        return (self.stayed + 2) / (self.stayed + self.left + 2)


class Seeker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who waits. The id says nothing to anybody else."""

    id: str
    since: int  # milliseconds since 1970
    wish: Wish
    repute: Repute = Repute()
    alias: str = ""  # what they are called in the lists of those who do not want them
    shuns: frozenset[str] = frozenset()  # aliases of those they never play with

    def avoids(self, other: "Seeker") -> bool:
        """Whether one of the two has blocked the other."""
        return other.alias in self.shuns or self.alias in other.shuns

    def waited(self, now: int) -> float:
        """Seconds until now."""
        return max(0, now - self.since) / 1000

    def takes_bots(self, now: int) -> bool:
        """Whether they have waited for people as long as they wanted to."""
        after = self.wish.bots_after
        return after is not None and self.waited(now) >= after


class Group(msgspec.Struct, frozen=True, gc=False):
    """Some who play together, the longest waiting first, and where they sit; bots have the rest."""

    members: tuple[tuple[Seeker, Seat], ...]
    bots: int = 0  # seats that nobody has

    @property
    def ids(self) -> tuple[str, ...]:
        """Who they are."""
        return tuple(seeker.id for seeker, _ in self.members)
