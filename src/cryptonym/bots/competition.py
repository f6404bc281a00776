"""Bots written for the published Codenames AI competition, in a seat of ours.

Such a bot is a class: a spymaster has `set_game_state(words, key)` and `get_clue()`, an operative
has `set_clue(word, number)`, `set_board(words)`, `get_answer()` and `keep_guessing()`. Covered
words are shown to them as `*Red*`, `*Blue*`, `*Civilian*` and `*Assassin*`, as they expect. They
know one game: two rival teams, one key, and nobody who both gives and guesses.
"""

from collections.abc import Callable
from typing import Any, cast

from cryptonym.bots.mind import make_mind
from cryptonym.rules import commands as cmd
from cryptonym.rules.legal import desk_of
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Identity, card_indexes, laid_out
from cryptonym.rules.variant import Variant
from cryptonym.rules.views import View


def adapt(made: object, variant: Variant, language: str, *, gives: bool) -> Mind:
    """A mind from a class or a function that makes one: ours as it is, theirs in a seat of ours.

    Raises TypeError for what is no bot, and for theirs in a game that they do not know.
    """
    maker = cast("Callable[..., Any]", made)
    try:
        bot = maker()
    except TypeError:
        bot = maker(language)
    if hasattr(bot, "act"):
        return cast("Mind", bot)
    name, wanted = type(bot).__name__, "get_clue" if gives else "get_answer"
    if not hasattr(bot, wanted):
        raise TypeError(f"{name} has neither act nor {wanted}")
    if not _is_known(variant):
        raise TypeError(
            f"{name} has no act: bots of the competition play two rival teams with one key, "
            f"where nobody both gives and guesses, and words; {variant.name} is another game"
        )
    return CompetitionMind(bot)


def _is_known(variant: Variant) -> bool:
    both = any(place.gives and place.guesses for place in variant.places)
    one_key = variant.rivals and variant.letters.sides == 1
    return one_key and not both and not variant.shape.has_pictures


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
        key = [_name(view, card) for card in card_indexes(len(view.words))]
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
        for card, word in laid_out(view.words):
            if word.casefold() == answer and not view.is_covered(card):
                return cmd.GuessWord(card)
        return cmd.StopGuessing()


def _name(view: View, card: CardIndex) -> str:
    names = {
        None: "",
        IDENTITY_OF[view.team]: "Red",
        IDENTITY_OF[view.team.other]: "Blue",
        Identity.BYSTANDER: "Civilian",
        Identity.ASSASSIN: "Assassin",
    }
    return names[view.identity(card)]


def _board(view: View) -> list[str]:
    return [
        f"*{_name(view, card)}*" if view.is_covered(card) else word
        for card, word in laid_out(view.words)
    ]
