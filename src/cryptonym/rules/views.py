"""What somebody is given to see: a game, a deal, an event. `gate` fills them in."""

import msgspec

from cryptonym.rules import events as ev
from cryptonym.rules.bits import has_bit
from cryptonym.rules.desks import Situation
from cryptonym.rules.model import (
    CardIndex,
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
    card_indexes,
)
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import Verdict


class View(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
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
    left: dict[Team, int]  # words left, of the sides of which this seat knows it (R7)
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
    at: Situation = ""  # what the game waits for, as far as this seat knows
    tally: dict[str, int] = {}  # counters of the game: words left, and others a variant has
    touches: tuple[ev.WordTouched, ...] = ()  # cards that were touched and lie there still (D8)

    def identity(self, card: CardIndex, team: Team | None = None) -> Identity | None:
        """Who stands behind this card, if this seat may know; on a team's side of two, its own."""
        variant = variant_of(self.options)
        side = variant.sides.index(team or self.seat.team or self.team)
        return variant.letters.identity(self.cells[card], side)

    def is_covered(self, card: CardIndex) -> bool:
        """Whether a tile lies on this card."""
        return has_bit(self.covered, card)

    def is_closed(self, card: CardIndex) -> bool:
        """Whether this seat's side has touched the card already: it judges for the other (D8)."""
        mine = self.seat.team
        return any(one.card == card and one.team is not mine for one in self.touches)

    def open_cards(self) -> list[CardIndex]:
        """Positions of the cards that are not covered."""
        return [card for card in card_indexes(len(self.words)) if not self.covered >> card & 1]


class DealSeen(msgspec.Struct, frozen=True, tag_field="type", tag="dealt", omit_defaults=True):
    """What somebody sees of the deal."""

    options: Options
    words: tuple[str, ...]
    start: Team
    commitment: str
    key: Key | None = None


class Now(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the rules made of an event, where the event does not say it; left out: as before."""

    at: Situation = ""
    team: Team | None = None
    tally: dict[str, int] = {}  # the counters that changed


EventSeen = DealSeen | ev.AfterDeal
# What a record tells as it is. Talk, clocks and what was asked in private are in no record.
RecordedAlike = (
    ev.WordCovered
    | ev.TurnEnded
    | ev.ChallengeRejected
    | ev.ClueWaived
    | ev.ClueAccepted
    | ev.CluePenalised
    | ev.PenaltySkipped
    | ev.WordTouched
    | ev.SideDone
    | ev.SuddenDeath
    | ev.GaveUp
)

# What a record tells.
LogEvent = ev.ClueGiven | ev.ClueChallenged | RecordedAlike
