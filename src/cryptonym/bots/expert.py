"""Zero and unlimited (R52-R56): tried out in the head on an operative, given when they pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from msgspec.structs import replace

from cryptonym.bots.beliefs import beliefs
from cryptonym.bots.levels import Character
from cryptonym.bots.listener import Listener, together
from cryptonym.bots.operative import ASSASSIN, BYSTANDER, RIVAL, choose_card
from cryptonym.bots.spymaster import Plan, is_legal
from cryptonym.rules.bits import as_bits
from cryptonym.rules.events import WordCovered
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Clue, Identity, Number, Phase, Team
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

HINTED: Final = 0.5  # chance from which a word counts as hinted at by earlier clues
IN_THE_WAY: Final = 0.3  # the same for a word that must not be touched
PAYS: Final = 0.6  # own words it must bring beyond the plain number
DIRECT: Final = 0.7  # a clue for zero has to be plain
STEPS: Final = 6


def choose_expert(view: View, listener: Listener, level: Character, plain: Plan) -> Plan:
    """The plain clue, or one with zero or unlimited where that brings clearly more."""
    unlimited = "unlimited" in variant_of(view.options).limits
    if not (level.expert and view.options.expert_clues and unlimited):
        return plain
    team = view.team
    found = beliefs(view, listener, team)
    own = IDENTITY_OF[team]
    old = [c for c, h in zip(found.cards, found.leftover, strict=True) if h >= HINTED]
    waiting = [card for card in old if view.identity(card, team) is own]
    if len(waiting) < 2:  # one more guess is in every number (R39)
        return plain
    best = plain, rehearse(view, listener, level, plain.word, plain.number) + PAYS
    targets = tuple(dict.fromkeys((*plain.targets, *waiting)))
    options = [replace(plain, number="unlimited", targets=targets)]
    bad = [
        (float(h), card)
        for card, h in zip(found.cards, found.leftover, strict=True)
        if h >= IN_THE_WAY and view.identity(card, team) is not own
    ]
    if bad:
        options += _zeros(view, listener, max(bad)[1], tuple(waiting))
    for option in options:
        worth = rehearse(view, listener, level, option.word, option.number)
        if worth > best[1]:
            best = option, worth
    return best[0]


def _zeros(
    view: View, listener: Listener, card: CardIndex, waiting: tuple[CardIndex, ...]
) -> Iterator[Plan]:
    """Plain words for a card that must not be touched, and for no word that should be."""
    known = listener.board.known
    direct = together(listener.board.direct)
    worth = direct[card] - direct[list(waiting)].max(axis=0)
    worth = np.where(known.sayable & (direct[card] >= DIRECT), worth, -1)
    used = {clue.word.casefold() for clue in view.clues}
    given = 0
    for column in np.argsort(-worth)[:12]:
        word = known.words[column]
        if worth[column] > 0 and word.casefold() not in used and is_legal(view, word):
            yield Plan(word, 0, waiting, 0.0, 0.0)
            given += 1
        if given == 2:
            return


def rehearse(view: View, listener: Listener, level: Character, word: str, number: Number) -> float:
    """Own words that an operative like ourselves would find, dangers taken off."""
    team = view.team
    clue = Clue(view.turn, team, word, number)
    seen = replace(view, clue=clue, clues=(*view.clues, clue), phase=Phase.GUESS, guesses=0)
    worth, reached = 0.0, 1.0
    limit = variant_of(view.options).limits.get(number) or STEPS
    while seen.guesses < limit and seen.left[team]:
        pick = choose_card(seen, listener, level)
        if pick.card is None:
            break
        identity = view.identity(pick.card, team)
        sure = float(pick.beliefs.own[pick.beliefs.cards.index(pick.card)])
        if identity is not IDENTITY_OF[team]:
            return worth - reached * _cost(identity)
        worth += reached * sure
        reached *= sure
        seen = _covered(seen, pick.card, team)
    return worth


def _cost(identity: Identity | None) -> float:
    if identity is Identity.ASSASSIN:
        return ASSASSIN
    return BYSTANDER if identity is Identity.BYSTANDER else RIVAL


def _covered(seen: View, card: CardIndex, team: Team) -> View:
    cover = WordCovered(seen.turn, team, card, IDENTITY_OF[team], "guess")
    return replace(
        seen,
        covers=(*seen.covers, cover),
        covered=seen.covered | as_bits([card]),
        guesses=seen.guesses + 1,
        left={**seen.left, team: seen.left[team] - 1},
    )
