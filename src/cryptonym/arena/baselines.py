"""Players that know next to nothing: what a real bot has to beat."""

import random
from collections.abc import Sequence
from functools import lru_cache

from cryptonym.bots import counsel, embeddings
from cryptonym.bots.lexicon import read_pass
from cryptonym.bots.spymaster import is_legal
from cryptonym.language.pictures import described
from cryptonym.rules import commands as cmd
from cryptonym.rules.legal import desk_of, touchable
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Team
from cryptonym.rules.views import View


@lru_cache
def vocabulary(language: str) -> tuple[str, ...]:
    """Every word that the associations of a language use."""
    associates = (read_pass(language, name).values() for name in ("a", "b"))
    return tuple(sorted({word for one in associates for words in one for word in words}))


class RandomMind:
    """Any word it has ever heard as a clue, any card as a guess."""

    def __init__(self, seed: int, vocabulary: Sequence[str]) -> None:
        self._chance = random.Random(seed)  # noqa: S311 # no secret
        self._vocabulary = vocabulary

    def act(self, view: View) -> cmd.Command | None:
        """The next command of this seat."""
        return _office(view) or self._clue(view) or self._guess(view)

    def _clue(self, view: View) -> cmd.Command | None:
        if not _gives_clue(view):
            return None
        while True:
            word = self._chance.choice(self._vocabulary)
            if is_legal(view, word):
                return cmd.GiveClue(word, 1)

    def _guess(self, view: View) -> cmd.Command | None:
        if not _guesses(view):
            return None
        if _stops(view):
            return cmd.StopGuessing()
        return cmd.GuessWord(self._chance.choice(_touchable(view)))


class StemsMind(RandomMind):
    """Compares letters: the card that begins like the clue, or shares most letter pairs with it."""

    def _clue(self, view: View) -> cmd.Command | None:
        if not _gives_clue(view) or view.seat.team is None:
            return None
        own = [view.words[card] for card in _cards_of(view, view.seat.team)]
        others = [view.words[card] for card in view.open_cards() if view.words[card] not in own]
        some = self._chance.sample(self._vocabulary, min(400, len(self._vocabulary)))
        by_gain = sorted(some, key=lambda word: _gain(word, own, others), reverse=True)
        for word in by_gain:
            if is_legal(view, word):
                return cmd.GiveClue(word, 1)
        return super()._clue(view)

    def _guess(self, view: View) -> cmd.Command | None:
        if not _guesses(view) or view.clue is None or _stops(view):
            return super()._guess(view)
        heard = view.clue.word
        return cmd.GuessWord(
            max(_touchable(view), key=lambda card: likeness(heard, view.words[card]))
        )


class EmbeddingMind(RandomMind):
    """An English operative that takes the cards nearest in meaning, as many as were said."""

    def _guess(self, view: View) -> cmd.Command | None:
        if not _guesses(view) or view.clue is None:
            return super()._guess(view)
        said = view.clue.number if isinstance(view.clue.number, int) else 1
        if _stops(view) and view.guesses >= said:
            return cmd.StopGuessing()
        cards = _touchable(view)
        near = embeddings.likeness(
            view.clue.word, [described(view.options.language, view.words[card]) for card in cards]
        )
        return cmd.GuessWord(cards[int(near.argmax())])


def likeness(one: str, other: str) -> float:
    """How many letter pairs two words share, from 0 to 1."""
    first, second = _pairs(one), _pairs(other)
    shared = len(first & second)
    return shared / max(1, len(first) + len(second) - shared)


@lru_cache(maxsize=30_000)  # the vocabulary of a language, which is looked through for every clue
def _pairs(word: str) -> frozenset[str]:
    letters = f" {word.casefold()}"
    return frozenset(letters[at : at + 2] for at in range(len(letters) - 1))


def _gain(word: str, own: Sequence[str], others: Sequence[str]) -> float:
    best = max((likeness(word, card) for card in own), default=0.0)
    return best - max((likeness(word, card) for card in others), default=0.0)


def _cards_of(view: View, team: Team) -> list[CardIndex]:
    return [card for card in view.open_cards() if view.identity(card) is IDENTITY_OF[team]]


def _gives_clue(view: View) -> bool:
    return "give_clue" in desk_of(view, view.seat).acts


def _guesses(view: View) -> bool:
    return "guess_word" in desk_of(view, view.seat).acts


def _stops(view: View) -> bool:
    """Whether a turn may end here; after the first guess they all do, where they may."""
    return view.guesses > 0 and "stop_guessing" in desk_of(view, view.seat).acts


def _touchable(view: View) -> list[CardIndex]:
    return touchable(view, desk_of(view, view.seat))


def _office(view: View) -> cmd.Command | None:
    """Answers that a seat owes: as the referee says, and nothing is covered that need not be."""
    desk = desk_of(view, view.seat)
    if "answer_consult" in desk.acts:
        return counsel.answer_consult(view)
    if "rule_clue" in desk.acts:
        return counsel.rule(view)
    if "skip_penalty" in desk.acts:
        return cmd.SkipPenalty()
    if "cover_penalty_word" in desk.acts:
        return cmd.CoverPenaltyWord(touchable(view, desk)[0])
    if "cover_opponent_word" in desk.acts:
        return cmd.CoverOpponentWord(touchable(view, desk)[0])
    return None
