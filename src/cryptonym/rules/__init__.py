"""The rules as a pure library: no clock, no randomness, no I/O.

`deal` makes a game, `decide` turns a seat's command into events or a refusal, `evolve` applies
an event, `view` shows the game as a seat may see it.
"""

from cryptonym.rules.commands import (
    AcceptClue,
    AnswerConsult,
    ChallengeClue,
    Command,
    ConsultClue,
    CoverOpponentWord,
    CoverPenaltyWord,
    ExpireTimer,
    FlipTimer,
    GiveClue,
    GuessWord,
    PauseTimer,
    ProposeWord,
    RequestSpelling,
    ResumeTimer,
    RuleClue,
    SkipPenalty,
    StopGuessing,
    Talk,
)
from cryptonym.rules.deal import deal
from cryptonym.rules.decide import decide, play
from cryptonym.rules.drawing import draw
from cryptonym.rules.evolve import begin, evolve, fold, replay
from cryptonym.rules.game import Game
from cryptonym.rules.gate import event_view, view
from cryptonym.rules.legal import desk_of, legal_commands, seats, to_act
from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Clue,
    Identity,
    Key,
    Phase,
    Result,
    Role,
    Seat,
    Team,
)
from cryptonym.rules.options import HouseRules, Options, TimeRules
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.rules.views import View

__all__ = [
    "BLUE",
    "BLUE_OPERATIVE",
    "BLUE_SPYMASTER",
    "INSIDER",
    "RED",
    "RED_OPERATIVE",
    "RED_SPYMASTER",
    "SHARED_OPERATIVE",
    "WATCHER",
    "AcceptClue",
    "AnswerConsult",
    "ChallengeClue",
    "Clue",
    "Command",
    "ConsultClue",
    "CoverOpponentWord",
    "CoverPenaltyWord",
    "ExpireTimer",
    "FlipTimer",
    "Game",
    "GiveClue",
    "GuessWord",
    "HouseRules",
    "Identity",
    "IllegalCommandError",
    "Key",
    "Options",
    "PauseTimer",
    "Phase",
    "ProposeWord",
    "Reason",
    "Refusal",
    "RequestSpelling",
    "Result",
    "ResumeTimer",
    "Role",
    "RuleClue",
    "Seat",
    "SkipPenalty",
    "StopGuessing",
    "Talk",
    "Team",
    "TimeRules",
    "Verdict",
    "View",
    "begin",
    "deal",
    "decide",
    "desk_of",
    "draw",
    "event_view",
    "evolve",
    "fold",
    "legal_commands",
    "play",
    "replay",
    "seats",
    "to_act",
    "view",
]
