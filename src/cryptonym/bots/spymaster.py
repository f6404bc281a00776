"""The spymaster: every word it knows is weighed as a clue by what a noisy listener would touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cryptonym.bots.beliefs import hints
from cryptonym.bots.levels import Character
from cryptonym.bots.listener import CHORUS, Listener, together
from cryptonym.bots.partner import dead_cards, ear_weights, history
from cryptonym.bots.planning import best_groups, turns_needed
from cryptonym.bots.sharing import Floats
from cryptonym.language.referee import judge_at
from cryptonym.rules.meanings import TOKENS
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Identity, Number, Team
from cryptonym.rules.views import View

RIVAL: Final = 0.6  # what touching each costs, in turns
ASSASSIN: Final = 20.0
HOPELESS: Final = -9.0
WORTH_A_LOOK: Final = 0.6  # shared strength from which a word without a written link may do
RACE: Final = 2  # words the others have left when it is now or never
URGENT: Final = 0.3
NEAR: Final = 0.6  # of worth: clues that differ by less are as good, and chance decides
LOOKED_AT: Final = 60  # candidates shown to the referee before giving up on the best ones


class Stakes(msgspec.Struct, frozen=True):
    """What is at stake with a clue beside the turns it saves."""

    hit: float  # a word found now is safer than a word planned
    hint: float  # a word that was meant and not found helps later
    clear: float  # least chance that the next touch is right, for the number to go so far
    fit: float  # least chance of a card to be touched if it were the only own one, to be counted
    trust: float  # how far a link is trusted that nobody wrote down
    told: float  # and how much more for what was written down, by its strength
    near: float  # of what is worked out from links, what is counted on an own card
    odd: float  # what each grade costs by which readers would think less of the clue
    daring: float  # how much of the assassin a clue may risk, as a multiple of the level's limit


RACING: Final = Stakes(
    hit=1.5, hint=0.8, clear=0.3, fit=0.25, trust=0.7, told=0.5, near=0.9, odd=1.0, daring=1.0
)
# Where turns are counted, a bystander costs no more than stopping does, and what was not found
# waits: there it pays to say more. There are three assassins to keep clear of, too (D8, D11, D12).
COUNTED: Final = Stakes(
    hit=1.0, hint=0.5, clear=0.2, fit=0.1, trust=1.0, told=0.0, near=1.0, odd=0.0, daring=2.2
)


class Plan(msgspec.Struct, frozen=True):
    """A clue with the cards it is meant for."""

    word: str
    number: Number
    targets: tuple[CardIndex, ...]
    value: float  # own words it should bring, dangers taken off
    risk: float  # of touching the assassin
    expected: float = 0.0  # own words that a listener will find by it


class Sides(msgspec.Struct, frozen=True):
    """The open cards by what the key says, as places in `cards`."""

    cards: tuple[CardIndex, ...]
    own: NDArray[np.intp]
    rival: NDArray[np.intp]
    bystander: NDArray[np.intp]
    assassin: NDArray[np.intp]


def sides(view: View, team: Team) -> Sides:
    """Sort the open cards by the key, on the side of it that this team's spymaster sees."""
    dead = dead_cards(view, team)  # nobody touches them by this team's clues: no danger either
    cards = tuple(card for card in view.open_cards() if card not in dead)
    groups: dict[str, list[int]] = {name: [] for name in ("own", "rival", "bystander", "assassin")}
    named = {
        IDENTITY_OF[team]: "own",
        Identity.BYSTANDER: "bystander",
        Identity.ASSASSIN: "assassin",
    }
    for place, card in enumerate(cards):
        who = view.identity(card, team)
        if who:
            groups[named.get(who, "rival")].append(place)
    return Sides(cards, **{name: np.array(places, np.intp) for name, places in groups.items()})


def stakes_of(view: View) -> Stakes:
    """What is at stake in this game: a race against others, or a number of turns."""
    return COUNTED if TOKENS in view.tally else RACING


def choose_clue(
    view: View, listener: Listener, level: Character, chance: np.random.Generator
) -> Plan:
    """The best clue that the referee has no doubt about."""
    return next(plans(view, listener, level, chance))


def plans(
    view: View, listener: Listener, level: Character, chance: np.random.Generator | None
) -> Iterator[Plan]:
    """The legal clues with a number, best first, as far as chance does not decide."""
    key = _aims(sides(view, view.team))
    found = weigh(view, listener, level, key)
    yield from _legal(view, found, listener, level, key, chance)


def _aims(key: Sides) -> Sides:
    """With bystanders as the words to find, where no own one is open: they harm least.

    It happens where each side has its own side of the key, and the other one covered a word.
    """
    if len(key.own) or not len(key.bystander):
        return key
    return replace(key, own=key.bystander, bystander=key.own)


class Weighed(msgspec.Struct, frozen=True):
    """For each candidate and number: worth and danger."""

    columns: NDArray[np.intp]
    value: Floats  # number - 1, candidate
    risk: Floats
    expected: Floats
    order: NDArray[np.intp]  # own cards by strength, for each candidate


def weigh(view: View, listener: Listener, level: Character, key: Sides) -> Weighed:
    """Expected worth of every candidate with every number, in turns saved."""
    team = view.team
    columns = _candidates(view, listener, key)
    spoken = history(view, listener) if level.memory else ()
    weights = ear_weights(listener, spoken, team)
    highest = min(level.highest, len(key.own))
    seen = np.zeros((4, highest, len(columns)), np.float32)
    typical = np.zeros((len(key.own), len(columns)), np.float32)
    wrong = [*map(int, (*key.rival, *key.bystander, *key.assassin))]
    stakes = stakes_of(view)
    heard = listener.some_utilities(key.cards, columns, wrong, near=stakes.near)
    for weight, utility in zip(weights, heard, strict=True):
        prospect = prospects(np.exp(utility - np.float32(listener.nothing)), key, highest)
        seen += weight * prospect
        typical += weight * utility[key.own]
    reached, rival, assassin, fit = seen
    order = np.argsort(-typical, axis=0)
    trust = np.take_along_axis(_trust(listener, key, columns, stakes), order, axis=0)
    reached = reached * np.cumprod(trust[:highest], axis=0)
    allowed = np.where(assassin <= stakes.daring * level.assassin, reached, 0)
    pairs, triples = best_groups(order, allowed, len(key.own))
    needed = turns_needed(pairs, triples, _hinted(view, listener, level, key))
    value = _value(reached, fit, order, needed, stakes)
    urgent = 0 < view.left.get(team.other, RACE + 1) <= RACE
    value -= (RIVAL + URGENT * urgent) * rival + ASSASSIN * assassin
    value -= stakes.odd * _odd(listener, key, columns, order)[:highest]
    value += URGENT * urgent * np.cumsum(reached, axis=0)
    return Weighed(columns, value, assassin, np.cumsum(reached, axis=0), order)


def _trust(listener: Listener, key: Sides, columns: NDArray[np.intp], stakes: Stakes) -> Floats:
    """How far somebody else may be trusted to see each link of an own card.

    A listener of ours hears all that we hear. A third hand has nine in ten of the words that two
    hands wrote down early, a third of what one of them wrote, and little of what is worked out.
    """
    own = [key.cards[place] for place in key.own]
    strength = together(listener.board.meant(own, columns)[0])
    if len(listener.board.direct) == 1:  # who knows one voice takes it for everybody's
        strength = strength * np.float32(1 + CHORUS)
    trusted: Floats = np.minimum(np.float32(stakes.trust) + np.float32(stakes.told) * strength, 1)
    return trusted


def _odd(
    listener: Listener, key: Sides, columns: NDArray[np.intp], order: NDArray[np.intp]
) -> Floats:
    """How much less of each number somebody will think: for odd links, and for a dull word.

    Links count more than their mean and less than their sum.
    """
    own = [key.cards[place] for place in key.own]
    odd = np.take_along_axis(listener.board.odd[own][:, columns], order, axis=0)
    numbers = np.arange(1, len(own) + 1, dtype=np.float32)[:, None]
    links = np.cumsum(odd, axis=0, dtype=np.float32) / np.sqrt(numbers)
    return np.asarray(links + listener.board.known.dull[columns], np.float32)


def prospects(drawn: Floats, key: Sides, highest: int) -> Floats:
    """Reached, rival, assassin and fit for each number if a listener draws by these weights.

    Fit is the chance of the last card of that number if it were the only own one: what all other
    own cards draw together is no reason to count a card that draws nobody.
    """
    own = -np.sort(-drawn[key.own], axis=0)
    behind = np.cumsum(own[::-1], axis=0)[::-1]
    rival = drawn[key.rival].sum(axis=0)
    assassin = drawn[key.assassin].sum(axis=0)
    bad = rival + assassin + drawn[key.bystander].sum(axis=0)
    found = np.zeros((4, highest, drawn.shape[1]), np.float32)
    reached = np.ones(drawn.shape[1], np.float32)
    wrong = np.zeros_like(reached)
    for step in range(highest):
        everything = behind[step] + bad + 1  # 1: nothing comes to mind
        wrong = wrong + reached / everything
        reached = reached * behind[step] / everything
        fit = own[step] / (own[step] + bad + 1)
        found[:, step] = reached, wrong * rival, wrong * assassin, fit
    return found


def _value(
    reached: Floats, fit: Floats, order: NDArray[np.intp], needed: Floats, stakes: Stakes
) -> Floats:
    """Turns saved by each number: what is still needed now, less what will be needed then."""
    highest = len(reached)
    everything = len(needed) - 1
    gone = np.cumsum(1 << order[:highest], axis=0)
    then = needed[everything - gone]  # after so many right touches
    before = np.concatenate([np.full((1, then.shape[1]), needed[everything]), then[:-1]])
    saved = np.cumsum(reached * (before - then), axis=0)
    hits = np.cumsum(reached, axis=0)
    numbers = np.arange(1, highest + 1, dtype=np.float32)[:, None]
    value = saved + stakes.hit * hits + stakes.hint * (numbers - hits)
    steps = reached / np.concatenate([np.ones_like(reached[:1]), reached[:-1] + 1e-9])
    told = np.minimum.accumulate(steps, axis=0) >= stakes.clear
    told &= fit >= stakes.fit
    told[0] = True
    return np.where(told, value, np.float32(HOPELESS))


def _candidates(view: View, listener: Listener, key: Sides) -> NDArray[np.intp]:
    """Words that say something of an own card and may be said at all."""
    known = listener.board.known
    own = [key.cards[place] for place in key.own]
    linked = (listener.board.direct[:, own] > listener.weakest).any(axis=(0, 1))
    linked |= (listener.board.shared[own] > WORTH_A_LOOK).any(axis=0)
    for place in key.assassin:  # whatever the numbers say, not a word that is written down for it
        linked &= ~(listener.board.feared[key.cards[place]] > listener.weakest)
    linked &= known.sayable
    for clue in view.clues:
        column = known.columns.get(known.pack.language.fold(clue.word))
        if column is not None:
            linked[column] = False
    return np.flatnonzero(linked if linked.any() else known.sayable)


def _hinted(view: View, listener: Listener, level: Character, key: Sides) -> Floats:
    """For each own open card, how clearly earlier clues have hinted at it."""
    return hints(view, listener, view.team, memory=level.memory).earlier[key.own]


def _legal(
    view: View,
    found: Weighed,
    listener: Listener,
    level: Character,
    key: Sides,
    chance: np.random.Generator | None,
) -> Iterator[Plan]:
    """The candidates within the limit of risk, best first, that the referee has no doubt about."""
    limit = stakes_of(view).daring * level.assassin
    safe = np.where(found.risk <= limit, found.value, -9)
    if chance is not None:
        safe = safe + _whims(safe, level, chance)
    ranked = np.argsort(-safe.max(axis=0))[:LOOKED_AT]
    for place in ranked:
        number = int(np.argmax(safe[:, place]))
        if safe[number, place] <= -8:
            break
        yield from _plan(view, found, listener, key, int(place), number)
    calmest = np.argsort(found.risk[0])[:LOOKED_AT]  # nothing is safe: the least danger
    for place in calmest:
        yield from _plan(view, found, listener, key, int(place), 0)


def _whims(worth: Floats, level: Character, chance: np.random.Generator) -> Floats:
    """What chance adds to each clue: a choice among equals, and a mind that wanders.

    If the best clue were always given, a computer could find the keys for which it is the best,
    and so hear more in a clue than it says.
    """
    whims: Floats = np.float32(NEAR) * chance.random((1, worth.shape[1]), np.float32)
    if level.noise:
        whims = whims + chance.normal(0, 0.3 * level.noise, worth.shape).astype(np.float32)
    return whims


def _plan(
    view: View, found: Weighed, listener: Listener, key: Sides, place: int, number: int
) -> Iterator[Plan]:
    word = listener.board.known.words[found.columns[place]]
    if is_legal(view, word):
        targets = tuple(key.cards[key.own[own]] for own in found.order[: number + 1, place])
        value, risk = float(found.value[number, place]), float(found.risk[number, place])
        expected = float(found.expected[number, place])
        yield Plan(word, number + 1, targets, value, risk, expected)


def is_legal(view: View, word: str) -> bool:
    """Whether the referee has no doubt about a clue on this table, nor anybody objected to it.

    Covered words count too: the rules allow their forms, but a clue that lies on the table
    points at the wrong card.
    """
    if any(question.word.casefold() == word.casefold() for question in view.consultations):
        return False
    return judge_at(view.options, view.words, word).status == "legal"
