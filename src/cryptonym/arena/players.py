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
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import Role

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


def make_player(name: str, language: str, role: Role, seed: int) -> Mind:
    """The mind behind a name."""
    level, _, rest = name.partition(":")
    if level in LEVELS:
        knowledge = cast("Knowledge", rest or "ab")
        return make_mind(level, seed=seed, knowledge=knowledge)
    if name in _BASELINES:
        return _BASELINES[name](seed, vocabulary(language))
    return adapt(_load(name), role, language)


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
