"""What somebody at the table may ask the game to do. Each is sent by a seat."""

from typing import Literal

import msgspec

from cryptonym.rules.model import CardIndex, Number

Ruling = Literal["uphold", "waive", "reject"]


class _Command(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class GiveClue(_Command, frozen=True, gc=False, tag="give_clue"):
    """Spymaster on turn: one word, one number (R25)."""

    word: str
    number: Number


class ConsultClue(_Command, frozen=True, gc=False, tag="consult_clue"):
    """Spymaster on turn: ask the opposing spymaster in private (R58)."""

    word: str
    number: Number | None = None


class AnswerConsult(_Command, frozen=True, gc=False, tag="answer_consult"):
    """Opposing spymaster, in co-op an operative: no objection, or an objection (R57, R58, Q23)."""

    allow: bool
    word: str | None = None  # if named, it answers no other question
    spelling: str | None = None  # how the answerer would write the word (R63)


class ChallengeClue(_Command, frozen=True, gc=False, tag="challenge_clue"):
    """Any player but the clue giver: this clue is not valid (Q14)."""


class RuleClue(_Command, frozen=True, gc=False, tag="rule_clue"):
    """Opposing spymaster: decide a challenge (R57, R59, R61)."""

    ruling: Ruling


class AcceptClue(_Command, frozen=True, gc=False, tag="accept_clue"):
    """Opposing spymaster: close the window for challenges early (Q4)."""


class CoverPenaltyWord(_Command, frozen=True, gc=False, tag="cover_penalty_word"):
    """Opposing spymaster after an invalid clue: cover one own word (R60)."""

    card: CardIndex


class SkipPenalty(_Command, frozen=True, gc=False, tag="skip_penalty"):
    """Opposing spymaster after an invalid clue: cover nothing (R60)."""


class CoverOpponentWord(_Command, frozen=True, gc=False, tag="cover_opponent_word"):
    """Co-op spymaster: play the simulated opponents' turn (R110)."""

    card: CardIndex


class MarkCard(_Command, frozen=True, gc=False, tag="mark_card"):
    """Operative: "I think so" on a card, or take it back; binds nobody (R31)."""

    card: CardIndex
    on: bool = True


class GuessWord(_Command, frozen=True, gc=False, tag="guess_word"):
    """Operative on turn: touch a card. Final (R31)."""

    card: CardIndex
    turn: int | None = None  # if named, a late or repeated command is harmless


class StopGuessing(_Command, frozen=True, gc=False, tag="stop_guessing"):
    """Operative on turn: the team is done (R38)."""

    turn: int | None = None


class GiveUp(_Command, frozen=True, gc=False, tag="give_up"):
    """Either side in sudden death: both have lost (D17)."""


class RequestSpelling(_Command, frozen=True, gc=False, tag="request_spelling"):
    """Anybody who does not know the key: have the clue spelled out (R82)."""


class Say(_Command, frozen=True, gc=False, tag="say"):
    """Operatives think aloud (R30); spymasters are silent while a game lasts (R28)."""

    text: str


class FlipTimer(_Command, frozen=True, gc=False, tag="flip_timer"):
    """Any player: turn the sand timer (R105)."""


class PauseTimer(_Command, frozen=True, gc=False, tag="pause_timer"):
    """Stop the clock for a while."""


class ResumeTimer(_Command, frozen=True, gc=False, tag="resume_timer"):
    """Let the clock run on."""


class ExpireTimer(_Command, frozen=True, gc=False, tag="expire_timer"):
    """Whoever watches the clock: the deadline has come."""


Command = (
    GiveClue
    | ConsultClue
    | AnswerConsult
    | ChallengeClue
    | RuleClue
    | AcceptClue
    | CoverPenaltyWord
    | SkipPenalty
    | CoverOpponentWord
    | MarkCard
    | GuessWord
    | StopGuessing
    | GiveUp
    | RequestSpelling
    | Say
    | FlipTimer
    | PauseTimer
    | ResumeTimer
    | ExpireTimer
)
