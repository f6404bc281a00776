"""Names of players, as one types them, and the minds behind them.

`hard`, `normal`, `easy`: our bots with all they know; `hard:a`, `hard:b`: with one pass of the
associations only. `random`, `stems`: baselines; `embeddings`: an English operative, with the
extra of that name. `package.module:Name`: a bot of yours, either a `Mind` or one with `get_clue`
or `get_answer`. A team is `spymaster+operative`, or one name for both.
"""

import importlib
from collections.abc import Callable, Sequence
from typing import Final, cast, get_args

import msgspec

from cryptonym.arena.baselines import EmbeddingMind, RandomMind, StemsMind, vocabulary
from cryptonym.bots import embeddings
from cryptonym.bots.competition import adapt
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.lexicon import Knowledge
from cryptonym.bots.mind import make_mind
from cryptonym.rules.commands import Command
from cryptonym.rules.legal import desk_of
from cryptonym.rules.mind import Mind
from cryptonym.rules.variant import Place, Variant
from cryptonym.rules.views import View

KNOWLEDGE: Final = get_args(Knowledge)


class UnknownPlayerError(ValueError):
    """Nobody plays under this name."""


class Pair(msgspec.Struct, frozen=True):
    """A spymaster and an operative who play together."""

    spymaster: str
    operative: str

    def __str__(self) -> str:
        return f"{self.spymaster}+{self.operative}"

    @property
    def same_knowledge(self) -> bool:
        """Whether one head plays both seats, which proves nothing."""
        return knowledge_of(self.spymaster) == knowledge_of(self.operative)


def read_pair(typed: str) -> Pair:
    """A team as one types it."""
    spymaster, plus, operative = typed.partition("+")
    pair = Pair(spymaster.strip(), operative.strip() if plus else spymaster.strip())
    for name in (pair.spymaster, pair.operative):
        _check(name)
    return pair


def knowledge_of(name: str) -> str:
    """What a player knows, as far as its name tells."""
    level, _, knowledge = name.partition(":")
    return (knowledge or "ab") if level in LEVELS else name


def sit_down(pair: Pair, variant: Variant, place: Place, language: str, seed: int) -> Mind:
    """Whoever of a pair plays a place; two partners have a seat each.

    Where one place gives and guesses and there are rivals, both have a say there.
    """
    if _is_a_seat_each(variant):
        name = (pair.spymaster, pair.operative)[variant.places.index(place)]
        return make_player(name, variant, language, seed, gives=True)
    if not place.guesses:
        return make_player(pair.spymaster, variant, language, seed, gives=True)
    guesser = make_player(pair.operative, variant, language, seed + 1, gives=False)
    if not place.gives:
        return guesser
    return InOneSeat(make_player(pair.spymaster, variant, language, seed, gives=True), guesser)


def _is_a_seat_each(variant: Variant) -> bool:
    """Whether the two of a pair are partners who both give and guess, each for a side."""
    both = all(place.gives and place.guesses for place in variant.places)
    return variant.together and both and len(variant.places) == 2


class InOneSeat:
    """A pair in a seat that does both: one guesses, and the other does everything else."""

    def __init__(self, giver: Mind, guesser: Mind) -> None:
        self._giver, self._guesser = giver, guesser

    def act(self, view: View) -> Command | None:
        """The next command of this seat."""
        guessing = "guess_word" in desk_of(view, view.seat).acts
        return (self._guesser if guessing else self._giver).act(view)


def make_player(name: str, variant: Variant, language: str, seed: int, *, gives: bool) -> Mind:
    """The mind behind a name, to give clues or to guess."""
    level, _, rest = name.partition(":")
    if level in LEVELS:
        knowledge = cast("Knowledge", rest or "ab")
        return make_mind(level, seed=seed, knowledge=knowledge)
    if name in _BASELINES:
        return _BASELINES[name](seed, vocabulary(language))
    return adapt(_load(name), variant, language, gives=gives)


_BASELINES: Final[dict[str, Callable[[int, Sequence[str]], Mind]]] = {
    "embeddings": EmbeddingMind,
    "random": RandomMind,
    "stems": StemsMind,
}


def _check(name: str) -> None:
    level, colon, rest = name.partition(":")
    if name == "embeddings" and not embeddings.is_installed():
        raise UnknownPlayerError(f"{name}: pip install cryptonym[embeddings]")
    if name in _BASELINES or (level in LEVELS and (not colon or rest in KNOWLEDGE)):
        return
    if level in LEVELS or not colon:
        raise UnknownPlayerError(name)
    _load(name)


def _load(name: str) -> object:
    module, _, attribute = name.partition(":")
    if not all(map(str.isidentifier, module.split("."))):
        raise UnknownPlayerError(name)
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownPlayerError(name) from error
