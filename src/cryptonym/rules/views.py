"""What somebody is given to see: a game, a deal, an event. `gate` fills them in."""

import msgspec

from cryptonym.rules import events as ev
from cryptonym.rules.model import (
    Clue,
    Consultation,
    Identity,
    Key,
    Phase,
    Result,
    Seat,
    Standing,
    Team,
    Timer,
)
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import Verdict


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as one seat sees it. Everything a player or a bot is ever given."""

    seat: Seat
    options: Options
    words: tuple[str, ...]
    cells: str  # r b . x, or ? where this seat may not know
    covered: int  # bit mask of covered positions
    start: Team
    commitment: str
    phase: Phase
    team: Team
    turn: int
    left: dict[Team, int]  # words left, known to all (R7)
    guesses: int
    clue: Clue | None = None
    covers: tuple[ev.WordCovered, ...] = ()
    clues: tuple[Clue, ...] = ()  # the whole history, for ever (R102)
    endings: tuple[ev.TurnEnded, ...] = ()
    standing: Standing = "open"
    challenged_by: Seat | None = None
    timer: Timer | None = None
    result: Result | None = None
    key: Key | None = None
    salt: str | None = None  # after the end
    consultations: tuple[Consultation, ...] = ()  # for those who hold them
    verdict: Verdict | None = None  # on the current clue, for spymasters

    def identity(self, card: int, team: Team | None = None) -> Identity | None:
        """Who stands behind this card, if this seat may know; on a team's side of two, its own."""
        variant = variant_of(self.options)
        side = variant.sides.index(team or self.seat.team or self.team)
        return variant.letters.identity(self.cells[card], side)

    def is_covered(self, card: int) -> bool:
        """Whether a tile lies on this card."""
        return bool(self.covered >> card & 1)

    def open_cards(self) -> list[int]:
        """Positions of the cards that are not covered."""
        return [card for card in range(len(self.words)) if not self.covered >> card & 1]


class DealSeen(msgspec.Struct, frozen=True, tag_field="type", tag="dealt", omit_defaults=True):
    """What somebody sees of the deal."""

    options: Options
    words: tuple[str, ...]
    start: Team
    commitment: str
    key: Key | None = None


EventSeen = DealSeen | ev.AfterDeal
