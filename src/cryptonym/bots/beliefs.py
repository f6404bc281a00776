"""What the clues so far say about every open card, to somebody who does not know the key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from cryptonym.bots.listener import Listener, mix, softmax
from cryptonym.bots.partner import Spoken, dead_cards, ear_weights, history
from cryptonym.bots.sharing import Floats
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Identity, Team, card_indexes
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

TRUST: Final = 0.95  # spymasters err
AVOIDED: Final = 0.8  # how far a clue for zero is believed
RIVAL: Final = 0.8  # how far the other team's clues are believed


class Beliefs(msgspec.Struct, frozen=True):
    """Chances for each open card, in the order of `cards`."""

    cards: tuple[CardIndex, ...]
    own: Floats
    rival: Floats
    assassin: Floats
    meant: Floats  # meant by the clue that is being played
    leftover: Floats  # meant by an earlier clue of the team


class Hints(msgspec.Struct, frozen=True):
    """What clues say of each open card, in the order of `cards`, whatever the key may be."""

    cards: tuple[CardIndex, ...]
    meant: Floats  # by the clue that is being played; less than nothing for a warning
    earlier: Floats  # by an earlier clue of the team
    theirs: Floats  # by a clue of the other team


def beliefs(
    view: View, listener: Listener, team: Team, *, memory: bool = True, noise: Floats | None = None
) -> Beliefs:
    """What a team's operative makes of the open cards."""
    return _weigh(view, team, hints(view, listener, team, memory=memory, noise=noise))


def hints(
    view: View,
    listener: Listener,
    team: Team,
    *,
    memory: bool = True,
    noise: Floats | None = None,
    leaning: Floats | None = None,
) -> Hints:
    """What the clues so far say to somebody who guesses for a team.

    `leaning` adds to what draws a listener to each card, for what is known of it beside clues.
    """
    dead = dead_cards(view, team)
    cards = tuple(card for card in view.open_cards() if card not in dead)
    spoken = history(view, listener)
    together = variant_of(view.options).together  # then one learns from all that is touched
    weights = ear_weights(listener, spoken if memory else (), None if together else team)
    now = view.clue
    meant, earlier, theirs = (np.zeros(len(cards), np.float32) for _ in range(3))
    for turn in spoken:
        current = now is not None and turn.clue.turn == now.turn
        if not (memory or current):
            continue
        drawn = [one for one in (noise if current else None, leaning) if one is not None]
        found = _meant(turn, view, listener, cards, weights, drawn)
        if turn.clue.number == 0:
            found = -found
        if current:
            meant = found
        elif turn.clue.team is team:
            earlier = _either(earlier, found)
        else:
            theirs = _either(theirs, found)
    return Hints(cards, meant, earlier, theirs)


def _either(one: Floats, other: Floats) -> Floats:
    """Either of two hints, or both; a negative one (zero) takes away."""
    return np.where(other < 0, one * (1 + other), 1 - (1 - one) * (1 - other)).astype(np.float32)


def _meant(
    turn: Spoken,
    view: View,
    listener: Listener,
    cards: Sequence[CardIndex],
    weights: Floats,
    drawn: Sequence[Floats],
) -> Floats:
    """For each open card the chance that a clue meant it and it has not been found yet."""
    confidence = listener.confidence(turn.heard)
    if not confidence:
        return np.zeros(len(cards), np.float32)
    utilities = listener.utilities(turn.heard)
    for more in drawn:
        utilities = utilities + more
    there = np.array([card in turn.cards for card in cards])
    chances = mix(weights, softmax(utilities[:, cards], listener.nothing))
    if turn.clue.number == 0:
        return np.minimum(chances * len(cards) / 3, 1).astype(np.float32) * np.float32(AVOIDED)
    waiting = _waiting(turn, view, listener, weights)
    belief = np.float32(TRUST * confidence)
    return belief * inclusion(np.where(there, chances, np.float32(0)), waiting)


def _waiting(turn: Spoken, view: View, listener: Listener, weights: Floats) -> float:
    """How many cards of a clue are still to be found."""
    own = IDENTITY_OF[turn.clue.team]
    number = turn.clue.number
    if number == "unlimited":
        number = 2
    found = sum(cover.identity is own for cover in turn.touched)
    both = variant_of(view.options).letters.sides == 2  # a card may be everybody's
    later = [
        cover.card
        for cover in view.covers
        if cover.turn > turn.clue.turn
        and (both or cover.identity is own)
        and cover.card in turn.cards
    ]
    waiting = float(number - min(found, number))
    if later and waiting:
        chances = listener.chances(turn.heard, turn.cards, weights)
        likely = inclusion(chances, number)
        waiting -= sum(float(likely[turn.cards.index(card)]) for card in later)
    return max(waiting, 0.0)


def inclusion(chances: Floats, number: float) -> Floats:
    """The chance of each card to be among so many cards drawn by these chances."""
    if number <= 0:
        return np.zeros_like(chances)
    drawn = float(chances.sum())
    if drawn <= 0:
        return np.zeros_like(chances)
    number = min(number, float((chances > 0).sum()) - 0.01)
    chances, certain = chances / drawn, drawn ** (1 / number)
    low, high = 0.0, 400.0
    for _ in range(18):
        middle = (low + high) / 2
        if float((1 - np.exp(-middle * chances)).sum()) < number:
            low = middle
        else:
            high = middle
    found: Floats = 1 - np.exp(np.float32(-high) * chances)
    return found * np.float32(certain)


def _weigh(view: View, team: Team, found: Hints) -> Beliefs:
    cards, meant, earlier, theirs = found.cards, found.meant, found.earlier, found.theirs
    count = len(cards)
    left, waiting = view.left[team], _waiting_behind(view, team)
    deadly, harmless = waiting[Identity.ASSASSIN], waiting[Identity.BYSTANDER]
    rivals = waiting.total() - waiting[IDENTITY_OF[team]] - deadly - harmless
    leftover = earlier * np.where(meant < 0, 1 + meant, 1)
    hinted = 1 - (1 - np.maximum(meant, 0)) * (1 - leftover)
    avoided = np.maximum(-meant, 0)
    suspected = RIVAL * theirs * (1 - hinted)
    unexplained = max(left - float(hinted.sum()), 0.2)
    base = min(unexplained / max(count - float(hinted.sum()), 1.0), 0.9)
    own = (hinted + (1 - hinted) * base * (1 - avoided)) * (1 - suspected)
    rest = 1 - own
    rival_base = max(rivals - float(suspected.sum()), 0.2) / max(count - left, 1)
    rival = np.minimum(suspected + (1 - suspected) * np.minimum(rival_base, 0.9), 1) * rest
    assassin = deadly * (rest - rival) / max(count - left - rivals, 1)
    return Beliefs(cards, own, rival, np.maximum(assassin, 0), np.maximum(meant, 0), leftover)


def _waiting_behind(view: View, team: Team) -> Counter[Identity | None]:
    """How many of each are still to be seen on a team's side of the key: anybody counts (R5)."""
    variant = variant_of(view.options)
    side, cards = variant.sides.index(team), card_indexes(len(view.words))
    dealt = Counter(variant.letters.identity(tile, side) for tile in variant.tiles(view.start))
    return dealt - Counter(view.identity(card, team) for card in cards if view.is_covered(card))
