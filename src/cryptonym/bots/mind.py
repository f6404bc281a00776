"""A mind plays one seat from its view alone: the same that a human in that seat receives."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from cryptonym.bots import counsel
from cryptonym.bots.board import Board
from cryptonym.bots.duet.guesser import choose_last_touch, choose_touch
from cryptonym.bots.embeddings import has_meaning, is_prepared
from cryptonym.bots.expert import choose_expert
from cryptonym.bots.levels import LEVELS, Character, Level
from cryptonym.bots.lexicon import Knowledge
from cryptonym.bots.listener import Asks, Listener
from cryptonym.bots.operative import Pick, choose_card, choose_last_card
from cryptonym.bots.sharing import Floats
from cryptonym.bots.spymaster import Plan, choose_clue
from cryptonym.bots.strength import known_for
from cryptonym.rules.commands import Command, GiveClue, GiveUp
from cryptonym.rules.legal import desk_of
from cryptonym.rules.meanings import TOKENS
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

BOARDS = 16  # boards kept ready
SEED_BITS = 256


class AssociativeMind:
    """Thinks in associations, gives and reads clues, and answers what its office demands."""

    def __init__(self, level: Character, seed: int, knowledge: Knowledge) -> None:
        self.level = level
        self.seed = seed
        self.knowledge = knowledge
        self.plan: Plan | None = None  # behind the last clue, to be explained after the game
        self.pick: Pick | None = None  # behind the last guess

    def act(self, view: View) -> Command | None:
        """The next command of this seat, or None if it has nothing to do now."""
        desk = desk_of(view, view.seat)
        acts = desk.acts
        if "answer_consult" in acts:
            return counsel.answer_consult(view)
        if "rule_clue" in acts:
            return counsel.rule(view)
        if "give_clue" in acts:
            return self._clue(_as_giver(view)) if desk.awaited else None
        if "give_up" in acts:
            return self._last_touch(view) if desk.awaited else None
        if "guess_word" in acts:
            return self._guess(view)
        if "cover_penalty_word" in acts:
            return counsel.cover_penalty_word(view, self.listener(view), self._chance(view))
        if "cover_opponent_word" in acts:
            return counsel.cover_opponent_word(view, self.listener(view), self._chance(view))
        return counsel.challenge(view) if "challenge_clue" in acts and _gives(view) else None

    def listener(self, view: View) -> Listener:
        """The words of this table in this bot's ears."""
        return listening(
            view.options.language,
            self.knowledge,
            view.words,
            self.level.weakest,
            speaks=_gives(view),
        )

    def _guess(self, view: View) -> Command:
        choose = choose_touch if TOKENS in view.tally else choose_card
        self.pick = choose(view, self.listener(view), self.level, self._noise(view))
        return self.pick.command(view.turn)

    def _last_touch(self, view: View) -> Command | None:
        choose = choose_last_touch if TOKENS in view.tally else choose_last_card
        self.pick = choose(view, self.listener(view), self.level)
        if self.pick is None:
            return None
        return GiveUp() if self.pick.card is None else self.pick.command(view.turn)

    def _clue(self, view: View) -> GiveClue:
        listener = self.listener(view)
        plain = choose_clue(view, listener, self.level, self._chance(view))
        self.plan = choose_expert(view, listener, self.level, plain)
        return GiveClue(self.plan.word, self.plan.number)

    def _chance(self, view: View) -> np.random.Generator:
        """The same moment of the same game always brings the same chance.

        All of the seed counts: a few bits of it could be tried out. So do the words, so that the
        next game of the same mind is not like the last one, whose key everybody has seen.
        """
        moment = f"{self.seed} {view.turn} {'|'.join(view.words)}"
        return np.random.default_rng(int(hashlib.sha256(moment.encode()).hexdigest(), 16))

    def _noise(self, view: View) -> Floats | None:
        if not self.level.noise:
            return None
        drawn = self._chance(view).gumbel(0, self.level.noise, len(view.words))
        return drawn.astype(np.float32)


def _as_giver(view: View) -> View:
    """The same with the own side on turn, where either may begin (D4)."""
    return replace(view, team=view.seat.team) if view.seat.team else view


def _gives(view: View) -> bool:
    return variant_of(view.options).gives(view.seat)


@lru_cache(maxsize=2 * BOARDS)
def listening(
    language: str,
    knowledge: Knowledge,
    words: tuple[str, ...],
    weakest: float = 0.0,
    *,
    speaks: bool = False,
) -> Listener:
    """A listener for the words of one table, or one in the head of a spymaster, made once."""
    asks: Asks = "nobody"
    if knowledge == "ab" and not weakest and has_meaning(language):
        asks = "every ear"
        if speaks:  # clues are chosen among all known words, too many to ask about one by one
            asks = "one more ear" if is_prepared() else "nobody"
    return Listener(_board(language, knowledge, words), weakest, asks, speaks=speaks)


@lru_cache(maxsize=BOARDS)
def _board(language: str, knowledge: Knowledge, words: tuple[str, ...]) -> Board:
    return Board(known_for(language, words, knowledge), words)


def make_mind(
    level: Level, *, seed: int | None = None, knowledge: Knowledge = "ab"
) -> AssociativeMind:
    """A bot for any seat, in any language and mode, deterministic by its seed.

    Whoever knows the seed can try out for which keys the bot would have given its clue, so where
    others play it must be secret; without one it is drawn.
    """
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    return AssociativeMind(LEVELS[level], drawn, knowledge)
