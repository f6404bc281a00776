"""What each side may do in Duet, by situation: see `rules/desks`."""

from typing import TYPE_CHECKING

from cryptonym.rules.clues import MOST_QUESTIONS
from cryptonym.rules.desks import OVER, SPELLS, Desk, Desks, Part, Situation, is_asking
from cryptonym.rules.duet.game import SIDES
from cryptonym.rules.eyes import ASKED, VERDICT, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import Phase

if TYPE_CHECKING:
    from cryptonym.rules.views import View


def situation(game: "Game | View", eyes: Eyes) -> Situation:
    """What a game of Duet waits for, as far as these eyes know."""
    phase = game.phase
    if phase is Phase.CLUE:
        return _clue(game, eyes)
    if phase is Phase.GUESS:
        sure = game.standing == "allowed" and eyes & VERDICT  # they allowed it themselves
        if game.guesses:
            return "guess_on" if sure else "guess_more"
        return "guess" if sure else "guess_new"
    if phase is Phase.SUDDEN:
        return "sudden_one" if _is_somebody_done(game) else "sudden"
    return phase.value


def _clue(game: "Game | View", eyes: Eyes) -> Situation:
    """`any`: either side may give the first clue of the game (D4)."""
    first = "clue" if game.clues else "clue_any"
    if not eyes & ASKED:
        return first
    if is_asking(game):
        return "clue_any_query" if game.consultations[-1].by else f"{first}_asked"
    return f"{first}_settled" if len(game.consultations) >= MOST_QUESTIONS else first


def _is_somebody_done(game: "Game | View") -> bool:
    """A counter at nothing says it too, whoever's it is."""
    if isinstance(game, Game):
        return bool(game.done())
    return any(game.left.get(side) == 0 for side in SIDES)


_GIVES = ("give_clue", "consult_clue")
_TOUCHES = ("guess_word", "mark_card", "say", "request_spelling")
_ASKS = Desk(("give_clue",))
_ANSWERS = Desk(("answer_consult",), awaited=True)
_ANSWERS_OR_BEGINS = Desk(("give_clue", "answer_consult"), awaited=True)
_SUDDEN = Desk(("guess_word", "give_up"), "open", awaited=True)


def _guessing(*acts: str) -> dict[Part, Desk]:
    return {"guesser": Desk((*_TOUCHES, *acts), "open", awaited=True), "watcher": SPELLS}


DESKS: Desks = {
    "clue_any": {
        "giver": Desk(_GIVES, awaited=True),
        "guesser": Desk(_GIVES, awaited=True),
    },
    "clue_any_asked": {"giver": _ASKS, "guesser": _ANSWERS_OR_BEGINS},
    "clue_any_query": {"giver": _ANSWERS_OR_BEGINS, "guesser": _ASKS},  # the other one asks
    "clue_any_settled": {
        "giver": Desk(("give_clue",), awaited=True),
        "guesser": Desk(("give_clue",), awaited=True),
    },
    "clue": {"giver": Desk(_GIVES, awaited=True)},
    "clue_asked": {"giver": _ASKS, "guesser": _ANSWERS},
    "clue_settled": {"giver": Desk(("give_clue",), awaited=True)},
    "guess_new": _guessing("challenge_clue"),
    "guess": _guessing(),
    "guess_more": _guessing("stop_guessing", "challenge_clue"),
    "guess_on": _guessing("stop_guessing"),
    "sudden": {"giver": _SUDDEN, "guesser": _SUDDEN},
    "sudden_one": {"giver": Desk(("give_up",)), "guesser": _SUDDEN},
    OVER: {},
}
