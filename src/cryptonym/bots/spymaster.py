"""The spymaster: every word it knows is weighed as a clue by what a noisy listener would touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cryptonym.bots.beliefs import beliefs
from cryptonym.bots.levels import Character
from cryptonym.bots.listener import Listener
from cryptonym.bots.partner import ear_weights, history
from cryptonym.bots.strength import Floats
from cryptonym.language.referee import judge
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, Identity, Number, Team
from cryptonym.rules.views import View

BYSTANDER: Final = 0.3  # what touching each costs, in own words
RIVAL: Final = 1.3
ASSASSIN: Final = 8.0
HINTED: Final = 0.4  # how much less an own word is worth that an earlier clue has hinted at
WORTH_A_LOOK: Final = 0.35  # shared strength from which a word without a written link may do
RACE: Final = 2  # words the others have left when it is now or never
FINISH: Final = 0.5  # extra worth of the last own word
LOOKED_AT: Final = 60  # candidates shown to the referee before giving up on the best ones


class Plan(msgspec.Struct, frozen=True):
    """A clue with the cards it is meant for."""

    word: str
    number: Number
    targets: tuple[int, ...]
    value: float  # own words it should bring, dangers taken off
    risk: float  # of touching the assassin


class Sides(msgspec.Struct, frozen=True):
    """The open cards by what the key says, as places in `cards`."""

    cards: tuple[int, ...]
    own: NDArray[np.intp]
    rival: NDArray[np.intp]
    bystander: NDArray[np.intp]
    assassin: NDArray[np.intp]


def sides(view: View, team: Team) -> Sides:
    """Sort the open cards by the key, as this team's spymaster sees it."""
    cards = tuple(card for card in range(len(view.words)) if not view.is_covered(card))

    def places(identity: Identity) -> NDArray[np.intp]:
        letter = LETTER_OF[identity]
        return np.array([i for i, c in enumerate(cards) if view.cells[c] == letter], np.intp)

    return Sides(
        cards,
        places(IDENTITY_OF[team]),
        places(IDENTITY_OF[team.other]),
        places(Identity.BYSTANDER),
        places(Identity.ASSASSIN),
    )


def choose_clue(
    view: View, listener: Listener, level: Character, chance: np.random.Generator
) -> Plan:
    """The best clue that the referee has no doubt about."""
    return next(plans(view, listener, level, chance))


def plans(
    view: View, listener: Listener, level: Character, chance: np.random.Generator
) -> Iterator[Plan]:
    """The legal clues with a number, best first."""
    team = view.seat.team or view.team
    key = sides(view, team)
    found = weigh(view, listener, level, key)
    yield from _legal(view, found, listener, level, key, chance)


class Weighed(msgspec.Struct, frozen=True):
    """For each candidate and number: worth and danger."""

    columns: NDArray[np.intp]
    value: Floats  # number - 1, candidate
    risk: Floats
    order: NDArray[np.intp]  # own cards by strength, for each candidate


def weigh(view: View, listener: Listener, level: Character, key: Sides) -> Weighed:
    """Expected worth of every candidate with every number."""
    team = view.seat.team or view.team
    columns = _candidates(view, listener, key)
    spoken = history(view, listener) if level.memory else ()
    weights = ear_weights(listener, spoken, team)
    hinted = _hinted(view, listener, team, level)
    highest = min(level.highest, len(key.own))
    value = np.zeros((highest, len(columns)), np.float32)
    risk = np.zeros_like(value)
    typical = np.zeros((len(key.own), len(columns)), np.float32)
    rivals_left = view.left[team.other]
    for weight, utility in zip(weights, listener.some_utilities(key.cards, columns), strict=True):
        drawn = np.exp(utility - utility.max(axis=0))
        own_value, own_risk = _expected(drawn, key, hinted, highest, rivals_left)
        value += weight * own_value
        risk += weight * own_risk
        typical += weight * utility[key.own]
    return Weighed(columns, value, risk, np.argsort(-typical, axis=0))


def _expected(
    drawn: Floats, key: Sides, hinted: Floats, highest: int, rivals_left: int
) -> tuple[Floats, Floats]:
    """Worth and danger of each number if a listener draws cards by these weights."""
    own = drawn[key.own]
    order = np.argsort(-own, axis=0)
    own = np.take_along_axis(own, order, axis=0)
    gain = np.take_along_axis(np.broadcast_to(1 - HINTED * hinted[:, None], own.shape), order, 0)
    behind = np.cumsum(own[::-1], axis=0)[::-1]
    rival, bystander, assassin = (
        drawn[place].sum(axis=0) for place in (key.rival, key.bystander, key.assassin)
    )
    bad = rival + bystander + assassin
    rival_cost = RIVAL + (FINISH if rivals_left <= RACE else 0)
    cost = BYSTANDER * bystander + rival_cost * rival + ASSASSIN * assassin
    reached = np.ones(drawn.shape[1], np.float32)
    value = np.zeros((highest, drawn.shape[1]), np.float32)
    risk = np.zeros_like(value)
    worth, danger = np.zeros_like(reached), np.zeros_like(reached)
    for step in range(highest):
        everything = behind[step] + bad + 1e-9
        right = behind[step] / everything
        bonus = FINISH if step + 1 == len(key.own) else 0.0
        hurry = 0.3 * step if rivals_left <= RACE else 0.0
        worth = worth + reached * (right * (gain[step] + bonus + hurry) - cost / everything)
        danger = danger + reached * assassin / everything
        reached = reached * right
        value[step], risk[step] = worth, danger
    return value, risk


def _candidates(view: View, listener: Listener, key: Sides) -> NDArray[np.intp]:
    """Words that say something of an own card and may be said at all."""
    known = listener.board.known
    own = [key.cards[place] for place in key.own]
    linked = (listener.board.direct[:, own] > listener.weakest).any(axis=(0, 1))
    linked |= (listener.board.shared[own] > WORTH_A_LOOK).any(axis=0)
    linked &= known.sayable
    for clue in view.clues:
        column = known.columns.get(known.pack.language.fold(clue.word))
        if column is not None:
            linked[column] = False
    return np.flatnonzero(linked if linked.any() else known.sayable)


def _hinted(view: View, listener: Listener, team: Team, level: Character) -> Floats:
    """For each own open card, how clearly earlier clues have hinted at it."""
    found = beliefs(view, listener, team, memory=level.memory)
    letter = LETTER_OF[IDENTITY_OF[team]]
    own = [i for i, card in enumerate(found.cards) if view.cells[card] == letter]
    return found.leftover[own]


def _legal(
    view: View,
    found: Weighed,
    listener: Listener,
    level: Character,
    key: Sides,
    chance: np.random.Generator,
) -> Iterator[Plan]:
    """The candidates within the limit of risk, best first, that the referee has no doubt about."""
    safe = np.where(found.risk <= level.assassin, found.value, -9)
    if level.noise:
        safe = safe + chance.normal(0, 0.3 * level.noise, safe.shape).astype(np.float32)
    ranked = np.argsort(-safe.max(axis=0))[:LOOKED_AT]
    for place in ranked:
        number = int(np.argmax(safe[:, place]))
        if safe[number, place] <= -8:
            break
        yield from _plan(view, found, listener, key, int(place), number)
    calmest = np.argsort(found.risk[0])[:LOOKED_AT]  # nothing is safe: the least danger
    for place in calmest:
        yield from _plan(view, found, listener, key, int(place), 0)


def _plan(
    view: View, found: Weighed, listener: Listener, key: Sides, place: int, number: int
) -> Iterator[Plan]:
    word = listener.board.known.words[found.columns[place]]
    if is_legal(view, word):
        targets = tuple(key.cards[key.own[own]] for own in found.order[: number + 1, place])
        value, risk = float(found.value[number, place]), float(found.risk[number, place])
        yield Plan(word, number + 1, targets, value, risk)


def is_legal(view: View, word: str) -> bool:
    """Whether the referee has no doubt about a clue on this table, nor anybody objected to it."""
    if any(question.word.casefold() == word.casefold() for question in view.consultations):
        return False
    return judge(word, None, _visible(view), view.options.language, view.options.house).status == (
        "legal"
    )


def _visible(view: View) -> Sequence[str]:
    return tuple(word for card, word in enumerate(view.words) if not view.is_covered(card))
