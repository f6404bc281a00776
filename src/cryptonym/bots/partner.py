"""Getting to know a partner: which ear explains best what was touched so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import numpy as np

from cryptonym.bots.hearing import Heard, hear
from cryptonym.bots.listener import Listener, softmax
from cryptonym.bots.sharing import Floats
from cryptonym.rules.events import WordCovered, WordTouched
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Clue, Team, card_indexes
from cryptonym.rules.views import View

CAUTION: Final = 0.6  # one pick tells less than a full observation
LEAST: Final = 0.03  # no ear is ever ruled out


class Spoken(msgspec.Struct, frozen=True):
    """A clue of this game with what was on the table when it was said, and what was touched."""

    clue: Clue
    heard: Heard
    cards: tuple[CardIndex, ...]  # those that could be touched when it was said
    touched: tuple[WordCovered | WordTouched, ...]  # under this clue; what was wrong comes last


def history(view: View, listener: Listener) -> tuple[Spoken, ...]:
    """Every clue of the game so far in its surroundings."""
    known = listener.board.known
    return tuple(
        Spoken(
            clue,
            hear(known, clue.word),
            tuple(_open_at(view, clue)),
            (
                *(c for c in view.covers if c.turn == clue.turn and c.cause == "guess"),
                *(touch for touch in view.touches if touch.turn == clue.turn),
            ),
        )
        for clue in view.clues
    )


def _open_at(view: View, clue: Clue) -> Iterator[CardIndex]:
    gone = {cover.card for cover in view.covers if cover.turn < clue.turn}
    gone |= {c.card for c in view.covers if c.turn == clue.turn and c.cause != "guess"}
    gone |= dead_cards(view, clue.team, before=clue.turn)
    return (card for card in card_indexes(len(view.words)) if card not in gone)


def dead_cards(view: View, team: Team, before: int | None = None) -> set[CardIndex]:
    """Cards that lie there, and who guesses by this team's clues has touched them in vain (D8)."""
    return {
        touch.card
        for touch in view.touches
        if touch.team is team and (before is None or touch.turn < before)
    }


def ear_weights(listener: Listener, spoken: tuple[Spoken, ...], team: Team | None) -> Floats:
    """How much each ear counts after the picks of a team, or of all."""
    weights = np.log(listener.prior)
    for turn in spoken:
        if team is not None and turn.clue.team is not team:
            continue
        if turn.clue.number == 0 or not listener.confidence(turn.heard):
            continue
        open_cards = list(turn.cards)
        number = turn.clue.number if isinstance(turn.clue.number, int) else len(turn.touched)
        for cover in turn.touched[:number]:
            chances = softmax(listener.utilities(turn.heard)[:, open_cards])
            weights += CAUTION * np.log(chances[:, open_cards.index(cover.card)] + 1e-4)
            open_cards.remove(cover.card)
            if cover.identity is not IDENTITY_OF[turn.clue.team]:
                break
    raised = np.exp(weights - weights.max())
    weighed = raised / raised.sum()
    settled: Floats = ((1 - LEAST * len(weighed)) * weighed + LEAST).astype(np.float32)
    return settled
