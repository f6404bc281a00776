"""Who guesses in Duet: touches what pays, and stops when a touch is worth less than a token."""

from __future__ import annotations

from typing import Final

import numpy as np

from cryptonym.bots.beliefs import Beliefs, hints
from cryptonym.bots.duet.odds import Odds, left_to_me, missing, odds, shared_left
from cryptonym.bots.duet.worth import Prices, prices
from cryptonym.bots.hearing import hear
from cryptonym.bots.levels import Character
from cryptonym.bots.listener import Listener
from cryptonym.bots.operative import Pick
from cryptonym.bots.sharing import Floats
from cryptonym.rules.model import Team
from cryptonym.rules.views import View

USUAL: Final = 15 / 41  # how often a card is the other side's, before anything is known
CAUTION: Final = 3.0  # how much more than its price an assassin is feared
TOGETHER: Final = 0.75  # partners hear more alike than strangers: a doubtful card is less so
STALE: Final = 0.85  # how far a hint is believed once its turn is over
SHUNNED: Final = 0.8  # how far a clue is believed to keep clear of assassins
CLEARLY: Final = 3.0  # also where it only might have meant a card
SHUNNED_THEN: Final = 0.3  # the same of an earlier clue
DREAD: Final = 0.7  # in sudden death, where all that is wrong is as bad: a bad end all the same
HOPELESS: Final = 0.05  # less hope is none: it is given up
GAMBLE: Final = 1.5  # and so it is where a word is hardly likelier than the assassin
NEVER: Final = -99.0  # what draws nobody


def choose_touch(
    view: View, listener: Listener, level: Character, noise: Floats | None = None
) -> Pick:
    """The next touch under the clue in play, by what this side may know."""
    clue = view.clue
    if clue is None:
        raise ValueError("there is no clue to guess by")
    found = touch_beliefs(view, listener, level, clue.team, noise)
    worth = _worth(found, prices(view, missing(view)))
    best = int(np.argmax(worth))
    value = float(worth[best])
    goes_on = view.guesses == 0 or value > 0
    confidence = listener.confidence(hear(listener.board.known, clue.word))
    extra = bool(found.leftover[best] > found.meant[best])
    return Pick(found.cards[best] if goes_on else None, value, confidence, extra, found)


def touch_beliefs(
    view: View, listener: Listener, level: Character, judge: Team, noise: Floats | None = None
) -> Beliefs:
    """What clues and counting say of every card that this side may still touch."""
    counted = odds(view, judge)
    with np.errstate(divide="ignore"):
        leaning = np.maximum(np.log(counted.own / np.float32(USUAL)), np.float32(NEVER))
    said = hints(view, listener, judge, memory=level.memory, noise=noise, leaning=leaning)
    cards = list(said.cards)
    meant = np.maximum(said.meant, 0) ** np.float32(TOGETHER)
    leftover = np.float32(STALE) * said.earlier
    hinted = 1 - (1 - meant) * (1 - leftover)
    own = _own(counted.own[cards], hinted) * (1 - np.maximum(-said.meant, 0))
    shunned = SHUNNED * np.minimum(CLEARLY * meant, 1)
    deadly = _deadly(counted)[cards] * (1 - np.maximum(shunned, SHUNNED_THEN * leftover))
    assassin = (1 - own) * deadly
    nobody = np.zeros_like(own)
    return Beliefs(said.cards, own, nobody, assassin, meant, leftover)


def _own(counted: Floats, hinted: Floats) -> Floats:
    """Hinted at, or one of those that nobody has hinted at yet; what cannot be is not."""
    unexplained = max(float(counted.sum() - hinted.sum()), 0.05)
    others = float((counted * (1 - hinted)).sum())
    scale = min(unexplained / others, 1.5) if others > 0 else 0.0
    rest = np.minimum(counted * np.float32(scale), np.float32(0.95))
    own: Floats = np.where(counted > 0, hinted + (1 - hinted) * rest, np.float32(0))
    return own


def _deadly(counted: Odds) -> Floats:
    """How often a card that is not the other side's is its assassin."""
    wrong = counted.bystander + counted.assassin
    share: Floats = np.where(wrong > 0, counted.assassin / np.where(wrong > 0, wrong, 1), 0)
    return share.astype(np.float32)


def _worth(found: Beliefs, price: Prices) -> Floats:
    """What touching each card brings beside stopping, in chances to win."""
    bystander = np.maximum(1 - found.own - found.assassin, 0)
    worth: Floats = (
        price.hit * found.own
        - price.bystander * bystander
        - CAUTION * price.assassin * found.assassin
    )
    return np.where(found.own > 0, worth, np.float32(NEVER))


def choose_last_touch(view: View, listener: Listener, level: Character) -> Pick | None:
    """Sudden death: the surest card, or giving up; None where the other side knows better (D17).

    Who has only own words missing can find none but those that are both sides'. Then the other
    side has to find the rest first. If there may be nothing else somebody has to begin, and who
    sits on the other side may think the same: so nobody waits there.
    """
    side = view.seat.team
    if side is None:
        raise TypeError(f"expected a side, got {view.seat}")
    judge = side.other
    found = touch_beliefs(view, listener, level, judge)
    if not left_to_me(view, judge) and missing(view) > max(shared_left(view, judge), 1):
        return None
    bearable = found.own >= np.float32(GAMBLE) * found.assassin
    worth = np.where(bearable, found.own - np.float32(DREAD) * found.assassin, np.float32(NEVER))
    best = int(np.argmax(worth))
    hope = _hope(found.own, left_to_me(view, judge))
    card = found.cards[best] if bearable[best] and hope >= HOPELESS else None
    return Pick(card, float(found.own[best]), 1.0, extra=True, beliefs=found)


def _hope(own: Floats, needed: int) -> float:
    """The chance to find all that nobody else can find, the surest first."""
    surest = np.sort(own)[::-1][: max(needed, 1)]
    return float(surest.prod())
