"""What a seat may do in a situation, as data: for bots, buttons and whoever waits.

A situation is what the game waits for, as certain eyes see it; its first word is the phase. A
part is what a seat is while one side is on turn: giver, guesser, the same of the rivals, watcher,
insider. A variant has a table of desks by both. `tests/rules/test_desks.py` holds it to what
`decide` accepts.

Clocks are apart: anybody who plays turns a sand timer, and the host stops a clock.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from cryptonym.rules.eyes import ASKED, VERDICT, Eyes
from cryptonym.rules.model import Phase

if TYPE_CHECKING:
    from cryptonym.rules.game import Game
    from cryptonym.rules.views import View

Situation = str
Part = Literal["giver", "guesser", "rival_giver", "rival_guesser", "watcher", "insider"]
Touch = Literal["none", "open", "own", "rival"]  # which cards; `own` is of the side on turn


class Desk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before somebody: the commands they may send, and the cards these may name."""

    acts: tuple[str, ...] = ()  # tags of commands
    touch: Touch = "none"
    awaited: bool = False  # the game waits for them


Desks = Mapping[Situation, Mapping[Part, Desk]]

# Enum members are looked up slowly on Python 3.11; a situation is asked for with every event.
_CLUE, _GUESS, _PENALTY = Phase.CLUE, Phase.GUESS, Phase.PENALTY

NO_DESK = Desk()
OVER: Situation = "over"

THINKS = ("mark_card", "say")
HEARS = (*THINKS, "request_spelling")
SPELLS = Desk(("request_spelling",))
TOUCHES = ("guess_word", *HEARS)


def situation(game: "Game | View", eyes: Eyes) -> Situation:
    """What a game with turns of clues and guesses waits for, as far as these eyes know.

    Like every situation it is the same whether or not they know the key.
    """
    phase = game.phase
    if phase is _CLUE:
        return "clue_asked" if eyes & ASKED and is_asking(game) else "clue"
    if phase is _GUESS:
        if game.guesses:
            return "guess_more"
        # Who does not know that a clue was allowed may challenge it like any other (R58).
        unsettled = game.standing == "open" or (game.standing == "allowed" and not eyes & VERDICT)
        return "guess_new" if unsettled else "guess"
    if phase is _PENALTY and game.options.penalty_cover == "must":
        return "penalty_must"
    return phase.value


def phase_word(at: Situation) -> str:
    """The phase that a situation is a moment of: `guess` of `guess_more`."""
    return at.partition("_")[0]


def is_asking(game: "Game | View") -> bool:
    """Whether a question about a clue waits for its answer (R58)."""
    return bool(game.consultations) and game.consultations[-1].allowed is None


# Two sides with a spymaster each, who answer, challenge and rule (R57-R61).
RIVALS: Desks = {
    "clue": {
        "giver": Desk(("give_clue", "consult_clue"), awaited=True),
        "guesser": Desk(THINKS),
        "rival_guesser": Desk(THINKS),
    },
    "clue_asked": {
        "giver": Desk(("give_clue", "consult_clue")),
        "rival_giver": Desk(("answer_consult",), awaited=True),
        "guesser": Desk(THINKS),
        "rival_guesser": Desk(THINKS),
    },
    "guess_new": {
        "guesser": Desk((*TOUCHES, "challenge_clue"), "open", awaited=True),
        "rival_giver": Desk(("challenge_clue", "accept_clue")),
        "rival_guesser": Desk((*HEARS, "challenge_clue")),
        "watcher": SPELLS,
    },
    "guess": {
        "guesser": Desk(TOUCHES, "open", awaited=True),
        "rival_guesser": Desk(HEARS),
        "watcher": SPELLS,
    },
    "guess_more": {
        "guesser": Desk((*TOUCHES, "stop_guessing"), "open", awaited=True),
        "rival_guesser": Desk(HEARS),
        "watcher": SPELLS,
    },
    "challenged": {
        "rival_giver": Desk(("rule_clue",), awaited=True),
        "guesser": Desk(HEARS),
        "rival_guesser": Desk(HEARS),
        "watcher": SPELLS,
    },
    "penalty": {
        "giver": Desk(("cover_penalty_word", "skip_penalty"), "own", awaited=True),
        "guesser": Desk(THINKS),
        "rival_guesser": Desk(THINKS),
    },
    "penalty_must": {
        "giver": Desk(("cover_penalty_word",), "own", awaited=True),
        "guesser": Desk(THINKS),
        "rival_guesser": Desk(THINKS),
    },
    OVER: {},
}

# One side alone: its guessers answer what is asked about a clue, and nobody rules (Q23).
ALONE: Desks = {
    "clue": RIVALS["clue"],
    "clue_asked": {
        "giver": Desk(("give_clue",)),
        "guesser": Desk((*THINKS, "answer_consult"), awaited=True),
    },
    "clue_settled": {
        "giver": Desk(("give_clue",), awaited=True),
        "guesser": Desk(THINKS),
    },
    "guess": RIVALS["guess"],
    "guess_more": RIVALS["guess_more"],
    "simulate": {
        "giver": Desk(("cover_opponent_word",), "rival", awaited=True),
        "guesser": Desk(THINKS),
    },
    OVER: {},
}
