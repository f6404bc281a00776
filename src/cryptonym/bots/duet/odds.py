"""What one side can work out of the other side's key by counting alone (D, key).

Of nine own words three are the other side's too, five its bystanders, one its assassin; and so on.
Every half of a card that was shown takes one from its row.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np

from cryptonym.bots.sharing import Floats
from cryptonym.rules.model import IDENTITY_OF, Identity, Team, card_indexes
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

OWN, BYSTANDER, ASSASSIN = range(3)


class Odds(msgspec.Struct, frozen=True):
    """For each card of the table, what it is on the other side of the key."""

    own: Floats
    bystander: Floats
    assassin: Floats


def odds(view: View, judge: Team) -> Odds:
    """The chances of every card on the side of the key that judges, seen from the other side."""
    mine = judge.other
    cards = card_indexes(len(view.words))
    hidden = [card for card in cards if view.identity(card, judge) is None]
    rows = _rows(view, judge)
    pools = Counter(view.identity(card, mine) for card in hidden)
    found = np.zeros((3, len(view.words)), np.float32)
    for card in cards:
        row = view.identity(card, mine)
        known = view.identity(card, judge)
        if known is not None:
            found[_place(known, judge), card] = 1
        elif pools[row]:
            found[:, card] = np.maximum(rows[row], 0) / pools[row]
    return Odds(*_at_least_one(view, judge, found))


def missing(view: View) -> int:
    """How many words both sides together have to find yet (D16)."""
    return _to_find(view) - view.covered.bit_count()


def left_to_me(view: View, judge: Team) -> int:
    """How many words nobody but the side that guesses by this key can find: none of its own."""
    return missing(view) - view.left[judge.other]


def shared_left(view: View, judge: Team) -> int:
    """How many of the words that are both sides' are not known to have been found."""
    return int(_rows(view, judge)[IDENTITY_OF[judge.other]][OWN])


def is_done(view: View, team: Team) -> bool:
    """Whether everybody was told that a side has no words left (D14)."""
    return view.left.get(team) == 0


def _rows(view: View, judge: Team) -> dict[Identity | None, Floats]:
    """By what a card is on the own side, how many of each the other side has yet to show."""
    variant = variant_of(view.options)
    front, back = variant.sides.index(judge.other), variant.sides.index(judge)
    rows: dict[Identity | None, Floats] = {}
    for tile in variant.tiles(view.start):
        mine, theirs = (variant.letters.identity(tile, side) for side in (front, back))
        row = rows.setdefault(mine, np.zeros(3, np.float32))
        row[_place(theirs, judge)] += 1
    for card in card_indexes(len(view.words)):
        shown = view.identity(card, judge)
        if shown is not None:
            rows[view.identity(card, judge.other)][_place(shown, judge)] -= 1
    return rows


def _at_least_one(view: View, judge: Team, found: Floats) -> Floats:
    """Where all words that are missing are one's own, some of them are the other side's too.

    Else everybody would have been told that it is done.
    """
    if is_done(view, judge) or left_to_me(view, judge) > 0:
        return found
    own = [card for card in view.open_cards() if view.identity(card, judge) is None]
    own = [card for card in own if found[OWN, card] > 0]
    none = float(np.prod(1 - found[OWN, own])) if own else 0.0
    if none < 1:
        found[OWN, own] = np.minimum(found[OWN, own] / np.float32(1 - none), 1)
        rest = found[BYSTANDER, own] + found[ASSASSIN, own]
        share = np.where(rest > 0, (1 - found[OWN, own]) / np.where(rest > 0, rest, 1), 0)
        found[BYSTANDER, own] *= share
        found[ASSASSIN, own] *= share
    return found


def _place(who: Identity | None, judge: Team) -> int:
    if who is IDENTITY_OF[judge]:
        return OWN
    return ASSASSIN if who is Identity.ASSASSIN else BYSTANDER


def _to_find(view: View) -> int:
    """Different words of both sides: what is both sides' counts once."""
    variant = variant_of(view.options)
    own = {IDENTITY_OF[side] for side in variant.sides}
    tiles = (variant.letters.tiles[tile] for tile in variant.tiles(view.start))
    return sum(any(half in own for half in tile) for tile in tiles)
