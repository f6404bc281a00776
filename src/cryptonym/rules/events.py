"""What has happened in a game: plain frozen data, explicit tags, readable for ever."""

from typing import Literal

import msgspec

from cryptonym.rules.model import (
    CardIndex,
    Cause,
    EndOfGame,
    EndOfTurn,
    Identity,
    Key,
    Number,
    Seat,
    Team,
)
from cryptonym.rules.options import Options
from cryptonym.rules.verdict import Reason, Verdict


class _Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class Dealt(_Event, frozen=True, gc=False, tag="dealt"):
    """Cards and key lie on the table. Holds the secret: shown through `views` only (R17-R22)."""

    options: Options
    words: tuple[str, ...]
    key: Key
    salt: str
    commitment: str


class ConsultAsked(_Event, frozen=True, gc=False, tag="consult_asked"):
    """Private: a spymaster asked about a clue (R58)."""

    team: Team
    word: str
    number: Number | None = None
    reasons: tuple[Reason, ...] = ()
    refused: bool = False
    give: bool = False
    at: int = 0


class ConsultAnswered(_Event, frozen=True, gc=False, tag="consult_answered"):
    """Private: the answer (R57, R58)."""

    allowed: bool
    at: int = 0
    spelling: str = ""  # help with the spelling, if it was given (R63)


class ClueGiven(_Event, frozen=True, gc=False, tag="clue_given"):
    """The clue, for everybody (R25); the verdict is for spymasters only."""

    turn: int
    team: Team
    word: str
    number: Number
    allowed: bool = False  # ruled on beforehand, so it cannot be challenged (R57)
    verdict: Verdict | None = None


class ClueChallenged(_Event, frozen=True, gc=False, tag="clue_challenged"):
    """Somebody, or the referee, says the clue is not valid (Q14, Q15)."""

    by: Seat | None = None  # None = the referee
    reasons: tuple[Reason, ...] = ()


class ChallengeRejected(_Event, frozen=True, gc=False, tag="challenge_rejected"):
    """The opposing spymaster finds the clue valid (R57)."""


class ClueWaived(_Event, frozen=True, gc=False, tag="clue_waived"):
    """Invalid, but no harm done: it counts as valid (R61)."""


class ClueAccepted(_Event, frozen=True, gc=False, tag="clue_accepted"):
    """The opposing spymaster closed the window for challenges (Q4)."""


class CluePenalised(_Event, frozen=True, gc=False, tag="clue_penalised"):
    """The clue was invalid (R59)."""

    team: Team  # the offender


class PenaltySkipped(_Event, frozen=True, gc=False, tag="penalty_skipped"):
    """The opposing spymaster covered nothing (R60)."""


class WordProposed(_Event, frozen=True, gc=False, tag="word_proposed"):
    """An operative points at a card, or no more; binds nobody (R31)."""

    by: Seat
    card: CardIndex
    on: bool = True


class WordCovered(_Event, frozen=True, gc=False, tag="word_covered"):
    """A tile lies on a card; the same form whatever was intended (R32, R99)."""

    turn: int
    team: Team
    card: CardIndex
    identity: Identity
    cause: Cause = "guess"


class WordTouched(_Event, frozen=True, gc=False, tag="word_touched"):
    """A card was touched and seen, but is not covered: who touched it cannot do so again (D8)."""

    turn: int
    team: Team  # whose side of the key judged
    card: CardIndex
    identity: Identity = Identity.BYSTANDER  # anybody else ends the game


class SideDone(_Event, frozen=True, gc=False, tag="side_done"):
    """All words of a side are covered: it gives no more clues (D14)."""

    team: Team


class TurnEnded(_Event, frozen=True, gc=False, tag="turn_ended"):
    """The turn passes (R43)."""

    turn: int
    team: Team
    reason: EndOfTurn
    tokens: int = 0  # what it cost, where turns cost something (D11, D20)


class SuddenDeath(_Event, frozen=True, gc=False, tag="sudden_death"):
    """No token is left: whoever likes touches, and the first mistake loses (D17)."""


class GaveUp(_Event, frozen=True, gc=False, tag="gave_up"):
    """A side gives up, and both have lost (D17)."""

    turn: int
    team: Team


class GameOver(_Event, frozen=True, gc=False, tag="game_over"):
    """Somebody has won, or where all play together nobody has (R45-R48, R111, R112, D9, D16)."""

    winner: Team | None
    reason: EndOfGame
    score: int | None = None


class DealOpened(_Event, frozen=True, gc=False, tag="deal_opened"):
    """The secret behind the commitment, for everybody to verify."""

    cells: str  # of the key; the rest of what was sealed is known to all
    salt: str


class ClueSpelled(_Event, frozen=True, gc=False, tag="clue_spelled"):
    """The clue, letter by letter (R82)."""

    word: str
    letters: str


class Talked(_Event, frozen=True, gc=False, tag="talked"):
    """An operative said something (R30)."""

    by: Seat
    text: str


class TimerStarted(_Event, frozen=True, gc=False, tag="timer_started"):
    """A timer runs towards its deadline (R105, R107)."""

    deadline: int
    kind: Literal["sand", "strict"] = "strict"
    by: Seat | None = None


class TimerPaused(_Event, frozen=True, gc=False, tag="timer_paused"):
    """The clock stands."""

    left: int
    at: int = 0  # a consultation that held the clock until now stays private (R58)
    until: int = 0  # it goes on by itself then: those it is for are away


class TimerResumed(_Event, frozen=True, gc=False, tag="timer_resumed"):
    """The clock runs again."""

    deadline: int


class TimerExpired(_Event, frozen=True, gc=False, tag="timer_expired"):
    """Time is up: a reminder (sand) or the end of the turn (strict, Q22)."""

    kind: Literal["sand", "strict"]


AfterDeal = (
    ConsultAsked
    | ConsultAnswered
    | ClueGiven
    | ClueChallenged
    | ChallengeRejected
    | ClueWaived
    | ClueAccepted
    | CluePenalised
    | PenaltySkipped
    | WordProposed
    | WordCovered
    | WordTouched
    | SideDone
    | TurnEnded
    | SuddenDeath
    | GaveUp
    | GameOver
    | DealOpened
    | ClueSpelled
    | Talked
    | TimerStarted
    | TimerPaused
    | TimerResumed
    | TimerExpired
)
Event = Dealt | AfterDeal
