"""What our operatives make of people's clues, beside what people made of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np

from cryptonym.arena.figures import Mean, Rate, average, rate
from cryptonym.arena.turns import OWN, HumanTurn
from cryptonym.bots.beliefs import TRUST, inclusion
from cryptonym.bots.board import Board
from cryptonym.bots.embeddings import has_meaning
from cryptonym.bots.hearing import SURE, hear
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.listener import Asks, Impression, Listener, drawn, guessing_ears, mix, softmax
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import known_for
from cryptonym.bots.tuning import Tuning

SMALLEST: Final = 1e-6


class Guesser(msgspec.Struct, frozen=True):
    """Which of our bots is asked."""

    level: Level = "hard"
    model: bool = True  # with the sentence model, where it is installed

    def asks(self, language: str) -> Asks:
        """Who asks the sentence model: an operative of level hard does."""
        model = self.model and not LEVELS[self.level].weakest and has_meaning(language)
        return "every ear" if model else "nobody"


class Case(msgspec.Struct, frozen=True):
    """A turn as a bot hears it, before links are weighed."""

    turn: HumanTurn
    cards: tuple[int, ...]  # that could be touched
    found: Impression  # of these
    voices: int
    confidence: float
    wandering: Floats  # how far the mind of its level wanders


def cases(turns: Iterable[HumanTurn], guesser: Guesser) -> list[Case]:
    """All turns in the ears of a bot."""
    return [_case(turn, guesser) for turn in turns]


def _case(turn: HumanTurn, guesser: Guesser) -> Case:
    known = known_for(turn.language, turn.words)
    listener = Listener(Board(known, turn.words), asks=guesser.asks(turn.language))
    heard = hear(known, turn.clue)
    cards = turn.open_cards
    noise = LEVELS[guesser.level].noise
    moment = f"{turn.clue} {'|'.join(turn.words)}".encode()
    chance = np.random.default_rng(int.from_bytes(hashlib.sha256(moment).digest(), "big"))
    wandering = chance.gumbel(0, noise, len(cards)) if noise else np.zeros(len(cards))
    return Case(
        turn,
        cards,
        listener.impression(heard).of(cards),
        len(known.voices),
        listener.confidence(heard),
        wandering.astype(np.float32),
    )


class Answer(msgspec.Struct, frozen=True):
    """What a bot makes of one turn."""

    order: tuple[int, ...]  # cards, the likeliest first
    chances: Floats  # to be taken first, in the order of the case's cards
    own: Floats  # to be an own word, as far as the bot can know


def answer(case: Case, guesser: Guesser, tuning: Tuning) -> Answer:
    """What a bot of this level makes of a turn with these weights."""
    asks: Asks = "nobody" if case.found.near is None else "every ear"
    ears = guessing_ears(case.voices, asks, tuning)
    utilities = drawn(ears, case.found, LEVELS[guesser.level].weakest) + case.wandering
    prior = np.array([ear.prior for ear in ears], np.float32)
    chances = mix(prior, softmax(utilities))
    drawing = mix(prior, softmax(utilities, tuning.nothing))
    meant = np.float32(TRUST * case.confidence) * inclusion(drawing, case.turn.number)
    order = np.argsort(-chances, kind="stable")
    return Answer(tuple(case.cards[place] for place in order), chances, _own(case, meant))


def _own(case: Case, meant: Floats) -> Floats:
    """Meant by the clue, or own by chance, where the key says how many own words there are."""
    cells = case.turn.cells
    if cells is None:
        return meant
    left = sum(cells[card] == OWN for card in case.cards)
    rest = max(len(case.cards) - float(meant.sum()), 1.0)
    base = min(max(left - float(meant.sum()), 0.0) / rest, 0.9)
    return meant + (1 - meant) * np.float32(base)


class Agreement(msgspec.Struct, frozen=True):
    """How a bot does on many turns; where a file does not say what is needed, nothing."""

    turns: int
    understood: Rate  # clues of which the bot is sure what they are
    recall: Mean | None  # of the intended words, those among the first so many of the bot
    people: Mean | None  # the same of the people who guessed
    first: Rate | None  # the bot's first card is an intended one
    agreement: Mean | None  # of the cards people took, those among the first so many of the bot
    first_agreement: Rate | None  # the bot's first card is the one people took first
    expected: Mean | None  # own words the bot expects among the cards it would take
    found: Mean | None  # and own words there are among them
    surprise: Mean | None  # -log of the chance the bot gives to each card that people took


def measure(heard: Sequence[Case], guesser: Guesser, tuning: Tuning) -> Agreement:
    """All figures, with 95 % intervals."""
    told = [(case, answer(case, guesser, tuning)) for case in heard]
    meant = [(case.turn, one.order, set(case.turn.intended)) for case, one in told
             if case.turn.intended]  # fmt: skip
    taken = [(case.turn, one.order, case.turn.picks) for case, one in told if case.turn.picks]
    both = [(turn, set(turn.picks)) for turn, _, _ in meant if turn.picks]
    judged = [pair for pair in told if pair[0].turn.cells is not None or pair[0].turn.intended]
    surprises = [value for case, one in told for value in surprise(case, one)]
    return Agreement(
        turns=len(told),
        understood=rate(sum(case.confidence >= SURE for case, _ in told), len(told)),
        recall=_mean([_share(order[: len(own)], own) for _, order, own in meant]),
        people=_mean([_share(picks, set(turn.intended or ())) for turn, picks in both]),
        first=_rate([order[0] in own for _, order, own in meant]),
        agreement=_mean([_share(order[: len(picks)], set(picks)) for _, order, picks in taken]),
        first_agreement=_rate([order[0] == picks[0] for _, order, picks in taken]),
        expected=_mean([_expected(case, one) for case, one in judged]),
        found=_mean([float(_found(case, one)) for case, one in judged]),
        surprise=_mean(surprises),
    )


def surprise(case: Case, one: Answer) -> list[float]:
    """-log of the chance of each card that people took, among those still there at that moment.

    An extra guess says nothing about this clue. Where nobody guessed, the intended words count.
    """
    taken = case.turn.picks[: case.turn.number] or case.turn.intended or ()
    left = dict(zip(case.cards, map(float, one.chances), strict=True))
    found = []
    for card in sorted(taken, key=left.__getitem__, reverse=True) if not case.turn.picks else taken:
        everything = sum(left.values())
        found.append(-float(np.log(max(left.pop(card) / max(everything, SMALLEST), SMALLEST))))
    return found


def _share(some: Iterable[int], wanted: set[int]) -> float:
    return len(wanted.intersection(some)) / len(wanted)


def _touched(case: Case, one: Answer) -> tuple[int, ...]:
    return one.order[: case.turn.number]


def _expected(case: Case, one: Answer) -> float:
    own = dict(zip(case.cards, map(float, one.own), strict=True))
    return sum(own[card] for card in _touched(case, one))


def _found(case: Case, one: Answer) -> int:
    turn = case.turn
    own = set(turn.intended or ())
    if turn.cells is not None:
        own = {card for card in case.cards if turn.cells[card] == OWN}
    return len(own.intersection(_touched(case, one)))


def _mean(values: Sequence[float]) -> Mean | None:
    return average(values) if values else None


def _rate(hits: Sequence[bool]) -> Rate | None:
    return rate(sum(hits), len(hits)) if hits else None
