"""Bots written for the published Codenames AI competition, in a seat of ours.

Such a bot is a class: a spymaster has `set_game_state(words, key)` and `get_clue()`, an operative
has `set_clue(word, number)`, `set_board(words)`, `get_answer()` and `keep_guessing()`. Covered
words are shown to them as `*Red*`, `*Blue*`, `*Civilian*` and `*Assassin*`, as they expect.
"""

from collections.abc import Callable
from typing import Any, cast

from cryptonym.bots.mind import make_mind
from cryptonym.rules import commands as cmd
from cryptonym.rules.legal import desk_of
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import Identity, Role, Team
from cryptonym.rules.views import View

_NAMES = {
    Identity.RED: "Red",
    Identity.BLUE: "Blue",
    Identity.BYSTANDER: "Civilian",
    Identity.ASSASSIN: "Assassin",
}
_SWAPPED = {Identity.RED: Identity.BLUE, Identity.BLUE: Identity.RED}


def adapt(made: object, role: Role, language: str) -> Mind:
    """A mind from a class or a function that makes one: ours as it is, theirs in a seat of ours."""
    maker = cast("Callable[..., Any]", made)
    try:
        bot = maker()
    except TypeError:
        bot = maker(language)
    if hasattr(bot, "act"):
        return cast("Mind", bot)
    wanted = "get_clue" if role is Role.SPYMASTER else "get_answer"
    if not hasattr(bot, wanted):
        raise TypeError(f"{type(bot).__name__} has neither act nor {wanted}")
    return CompetitionMind(bot)


class CompetitionMind:
    """Asks a competition bot; to it, its own team is always red."""

    def __init__(self, bot: Any) -> None:  # whatever strangers wrote
        self._bot = bot
        self._counsel = make_mind("hard", seed=0)  # for duties that such bots do not know
        self._told: int | None = None  # the turn whose clue the operative has been told

    def act(self, view: View) -> cmd.Command | None:
        """The next command of this seat."""
        acts = desk_of(view, view.seat).acts
        if "give_clue" in acts:
            return self._clue(view)
        return self._guess(view) if "guess_word" in acts else self._counsel.act(view)

    def _clue(self, view: View) -> cmd.Command:
        key = [_name(view, card) for card in range(len(view.words))]
        self._bot.set_game_state(_board(view), key)
        word, number = self._bot.get_clue()
        return cmd.GiveClue(str(word), int(number))

    def _guess(self, view: View) -> cmd.Command:
        if view.clue is None:
            raise ValueError("no clue to guess by")
        self._bot.set_board(_board(view))
        if self._told != view.turn:
            self._told = view.turn
            self._bot.set_clue(view.clue.word, view.clue.number)
        elif not self._bot.keep_guessing():
            return cmd.StopGuessing()
        answer = str(self._bot.get_answer()).casefold()
        for card, word in enumerate(view.words):
            if word.casefold() == answer and not view.is_covered(card):
                return cmd.GuessWord(card)
        return cmd.StopGuessing()


def _name(view: View, card: int) -> str:
    who = view.identity(card)
    if who is None:
        return ""
    return _NAMES[_SWAPPED.get(who, who) if view.team is Team.BLUE else who]


def _board(view: View) -> list[str]:
    return [
        f"*{_name(view, card)}*" if view.is_covered(card) else word
        for card, word in enumerate(view.words)
    ]
