"""A referee that knows only what a test tells it: codename -> {clue: code}."""

from collections.abc import Mapping

from cryptonym.rules import Game, Reason, Verdict
from cryptonym.rules.clue_form import tidy


def refused(code: str, word: str = "", evidence: str = "") -> Verdict:
    """A verdict that the clue is not valid, for one reason."""
    return Verdict("refused", (Reason(code, word, evidence),))


def doubtful(code: str, word: str = "") -> Verdict:
    """A verdict that only a human can decide."""
    return Verdict("doubtful", (Reason(code, word),))


class Referee:
    """Judges against the words that are visible at the moment, as a real one does (R29)."""

    def __init__(self, families: Mapping[str, Mapping[str, str]]) -> None:
        self._families = families

    def judge(self, game: Game, clue: str) -> Verdict:
        """Refused for the first visible word whose family holds the clue."""
        word = tidy(clue)
        assert isinstance(word, str)
        for visible in game.visible():
            code = self._families.get(visible, {}).get(word.casefold())
            if code:
                return Verdict("refused", (Reason(code, visible),), word)
        return Verdict("legal", clue=word)
