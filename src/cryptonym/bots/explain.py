"""Why a clue goes with a card: data for whoever words it, "NEVE – white; SPOSA – dress"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np

from cryptonym.bots.hearing import Heard, hear
from cryptonym.bots.operative import Pick
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import Associations, associations
from cryptonym.rules.cards import is_picture
from cryptonym.rules.model import CardIndex, Clue, Team
from cryptonym.rules.views import View

MOST: Final = 2  # words named for one card
LEAST: Final = 0.02  # weaker links explain nothing


class Reason(msgspec.Struct, frozen=True):
    """A card and the clue word that leads to it: directly, or by way of other words."""

    card: str
    word: str
    via: tuple[str, ...] = ()  # words that stand between the two, strongest first
    direct: bool = False  # somebody has written the clue down for this card


def explain_clue(view: View, clue: Clue, cards: Iterable[CardIndex]) -> tuple[Reason, ...]:
    """The cards a clue was meant for and what links each; for after the game only.

    Zero and unlimited are also about words that an earlier clue was for, by which they are linked.
    """
    language = view.options.language
    words = [view.words[card] for card in cards]
    return tuple(reason(language, _clue_for(view, clue, word), word) for word in words)


def explain_pick(view: View, pick: Pick) -> Reason | None:
    """What links the card that is touched with its clue; None where the bot stops."""
    if pick.card is None:
        return None
    card, place = view.words[pick.card], pick.beliefs.cards.index(pick.card)
    waited = pick.beliefs.leftover[place] > pick.beliefs.meant[place]
    side = view.seat.team
    judge = side.other if view.clue is None and side else view.team
    earlier = _earlier(view, view.turn, judge) if waited else ()
    best = _best(view, card, earlier)
    if view.clue is None:  # sudden death: an earlier clue leads there, or none does (D17)
        return reason(view.options.language, best, card) if best else None
    if not best and view.clue.number == 0:
        return Reason(card, view.clue.word)  # a warning leads to nothing: it was a feeling
    return reason(view.options.language, best or view.clue.word, card)


def reason(language: str, clue: str, card: str) -> Reason:
    """What links a clue with a card."""
    known = _known(language, card)
    heard = hear(known, clue)
    listed = listed_words(known, card)
    taken = {column for column, _ in heard.columns}
    taken = taken.union(*map(known.relatives, taken))
    direct = any(listed[column] > 0 for column, _ in heard.columns)
    near = listed * company_words(known, heard, beside=card)
    taken |= {column for column, _ in hear(known, card).columns}
    near[list(taken)] = 0
    return Reason(card, clue, _strongest(known, near), direct)


def _known(language: str, card: str) -> Associations:
    return associations(language, pictures=is_picture(card))


def _strongest(known: Associations, near: Floats) -> tuple[str, ...]:
    """The words that explain most, one of a family: flying, not flying and flight."""
    found: list[str] = []
    kin: set[int] = set()
    for column in map(int, np.argsort(-near)):
        if len(found) == MOST or near[column] <= LEAST:
            break
        if column not in kin:
            found.append(known.words[column])
            kin |= known.relatives(column)
    return tuple(found)


def listed_words(known: Associations, card: str) -> Floats:
    """How strongly a card lists each known word; by its company if it is in no list."""
    row = known.rows.get(known.pack.language.fold(card))
    if row is None:
        return company_words(known, hear(known, card))
    return _listed(known, [(row, 1.0)])


def company_words(known: Associations, heard: Heard, beside: str = "") -> Floats:
    """How strongly each known word keeps company with a word, on other cards that list both."""
    but = known.rows.get(known.pack.language.fold(beside))
    rows = []
    for column, weight in heard.columns:
        if column in known.row_of_column:
            rows.append((known.row_of_column[column], 1.5 * weight))
        for voice in known.voices:
            places = np.flatnonzero(voice.words == column)
            speakers = np.searchsorted(voice.starts, places, side="right") - 1
            rows += [
                (int(row), weight * float(strength))
                for row, strength in zip(speakers, voice.strengths[places], strict=True)
                if row != but
            ]
    found = _listed(known, rows)
    found /= np.log2(2 + known.count).astype(np.float32)  # hub words explain less
    return found


def _listed(known: Associations, rows: Iterable[tuple[int, float]]) -> Floats:
    found: Floats = np.zeros(len(known.words), np.float32)
    for row, weight in rows:
        for voice in known.voices:
            place = voice.of(row)
            strengths = np.where(voice.written[place], voice.strengths[place], np.float32(0))
            found[voice.words[place]] += np.float32(weight) * strengths
    return found


def _clue_for(view: View, clue: Clue, card: str) -> str:
    """The clue of the team that a card which this one was meant for belongs to."""
    if clue.number not in {0, "unlimited"}:
        return clue.word
    now = [clue.word] if clue.number else []  # zero says what not to touch
    return _best(view, card, [*now, *_earlier(view, clue.turn, clue.team)]) or clue.word


def _earlier(view: View, turn: int, team: Team) -> list[str]:
    """The clues of a team before a turn that were for some words."""
    return [c.word for c in view.clues if c.turn < turn and c.team is team and c.number]


def _best(view: View, card: str, clues: Iterable[str]) -> str:
    """The clue that a card fits best, the first of equals."""
    known = _known(view.options.language, card)
    listed = listed_words(known, card)
    strength = {
        word: max((float(listed[c]) * w for c, w in hear(known, word).columns), default=0.0)
        for word in clues
    }
    return max(strength, key=strength.__getitem__, default="")
