"""A finished game looked at again: what each clue suggested, what was better, what was luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

import numpy as np
from msgspec.structs import replace

from cryptonym.bots.explain import Reason, explain_clue, reason
from cryptonym.bots.findings import Analysis, ClueSeen, Link, Other, TeamSeen, Touch
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.listener import Listener, mix, softmax
from cryptonym.bots.mind import listening
from cryptonym.bots.partner import Spoken, history
from cryptonym.bots.ranking import WARMTH
from cryptonym.bots.sharing import Floats
from cryptonym.bots.spymaster import Plan, Sides, plans, prospects, sides
from cryptonym.rules.bits import as_bits
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Clue, Number, Phase, Team
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

BETTER: Final = 3  # other clues shown for each turn
MEANT: Final = 0.08  # a card less likely than this was hardly meant


def analyse(view: View, meant: Mapping[int, Sequence[CardIndex]] | None = None) -> Analysis:
    """Look at a finished game; `view` is what everybody may see after its end.

    `meant` has the cards that clues of bots were for, by turn, where that is known.
    """
    if view.phase is not Phase.OVER:
        raise ValueError("the game is not over")
    listener = listening(view.options.language, "ab", view.words)
    clues = tuple(
        _clue(view, spoken, listener, (meant or {}).get(spoken.clue.turn, ()))
        for spoken in history(view, listener)
    )
    teams = variant_of(view.options).sides
    return Analysis(clues, {team: _team(clues, team) for team in teams})


def _clue(view: View, spoken: Spoken, listener: Listener, meant: Sequence[CardIndex]) -> ClueSeen:
    clue = spoken.clue
    before = _before(view, spoken)
    key = sides(before, clue.team)
    chances = _chances(listener, spoken, key.cards)
    heat = [0.0] * len(view.words)
    for card, chance in zip(key.cards, chances, strict=True):
        heat[card] = round(float(chance), 4)
    own = IDENTITY_OF[clue.team]
    suggested = sorted(
        (c for c in key.cards if heat[c] >= MEANT and view.identity(c, clue.team) is own),
        key=lambda card: -heat[card],
    )
    language = view.options.language
    reasons = explain_clue(view, clue, meant)
    return ClueSeen(
        turn=clue.turn,
        team=clue.team,
        word=clue.word,
        number=clue.number,
        understood=round(listener.confidence(spoken.heard), 2),
        heat=tuple(heat),
        expected=_expected(listener, spoken, key, _counted(clue.number, len(spoken.touched))),
        found=sum(cover.identity is own for cover in spoken.touched),
        touches=_touches(listener, spoken),
        links=tuple(_link(clue, c, reason(language, clue.word, view.words[c])) for c in suggested),
        better=_better(before, spoken, listener, key),
        meant=tuple(_link(clue, c, why) for c, why in zip(meant, reasons, strict=True)),
    )


def _link(clue: Clue, card: CardIndex, why: Reason) -> Link:
    return Link(card, why.via, why.direct, "" if why.word == clue.word else why.word)


def _before(view: View, spoken: Spoken) -> View:
    """The game as the spymaster saw it when the clue was due."""
    clue = spoken.clue
    gone = [card for card in range(len(view.words)) if card not in spoken.cards]
    left = {
        team: sum(view.identity(card, team) is IDENTITY_OF[team] for card in spoken.cards)
        for team in view.left
    }
    return replace(
        view,
        phase=Phase.CLUE,
        team=clue.team,
        turn=clue.turn,
        covered=as_bits(gone),
        covers=tuple(cover for cover in view.covers if cover.card in gone),
        clues=tuple(earlier for earlier in view.clues if earlier.turn < clue.turn),
        clue=None,
        left=left,
        guesses=0,
        result=None,
    )


def _counted(number: Number, touched: int) -> int:
    """How many words a clue asks for; without a limit, as many as were tried."""
    return number if isinstance(number, int) and number else max(1, touched)


def _expected(listener: Listener, spoken: Spoken, key: Sides, number: int) -> float:
    """Own words that a typical team finds by a clue."""
    highest = min(number, len(key.own))
    utilities = listener.utilities(spoken.heard)[:, list(key.cards)]
    worth = 0.0
    for weight, drawn in zip(listener.prior, np.exp(utilities - listener.nothing), strict=True):
        reached: Floats = prospects(drawn[:, None], key, highest)[0]
        worth += float(weight * reached.sum())
    return round(worth, 2)


def _chances(listener: Listener, spoken: Spoken, cards: Sequence[CardIndex]) -> Floats:
    """Which card a typical listener takes, less sure of it than our own bots are."""
    utilities = listener.utilities(spoken.heard)[:, list(cards)]
    return mix(listener.prior, softmax(WARMTH * utilities))


def _touches(listener: Listener, spoken: Spoken) -> tuple[Touch, ...]:
    cards = list(spoken.cards)
    found = []
    for cover in spoken.touched:
        chances = _chances(listener, spoken, cards)
        chance, likeliest = float(chances[cards.index(cover.card)]), float(chances.max())
        found.append(Touch(cover.card, cover.identity, round(chance, 4), round(likeliest, 4)))
        cards.remove(cover.card)
    return tuple(found)


def _better(before: View, spoken: Spoken, listener: Listener, key: Sides) -> tuple[Other, ...]:
    """The best clues there were beside the one that was given."""
    return tuple(islice(_others(before, spoken, listener, key), BETTER))


def _others(before: View, spoken: Spoken, listener: Listener, key: Sides) -> Iterator[Other]:
    known = listener.board.known
    seen = {column for column, _ in spoken.heard.columns}
    for plan in plans(before, listener, LEVELS["hard"], None):
        column = known.columns[known.pack.language.fold(plan.word)]
        family = {column, *known.relatives(column)}
        if not family & seen:
            yield _other(plan, listener, key)
        seen |= family


def _other(plan: Plan, listener: Listener, key: Sides) -> Other:
    known = listener.board.known
    column = known.columns[known.pack.language.fold(plan.word)]
    number = plan.number if isinstance(plan.number, int) else len(plan.targets)
    utilities = listener.some_utilities(key.cards, np.array([column]))
    worth = sum(
        float(weight * prospects(np.exp(drawn - listener.nothing), key, number)[0].sum())
        for weight, drawn in zip(listener.prior, utilities, strict=True)
    )
    return Other(plan.word, plan.number, plan.targets, round(worth, 2))


def _team(clues: tuple[ClueSeen, ...], team: Team) -> TeamSeen:
    own = [clue for clue in clues if clue.team is team]
    touches = [touch for clue in own if clue.number for touch in clue.touches]
    followed = [touch.chance / touch.likeliest for touch in touches if touch.likeliest]
    return TeamSeen(
        clues=len(own),
        found=sum(clue.found for clue in own),
        expected=round(sum(clue.expected for clue in own), 2),
        possible=round(sum(_best(clue) for clue in own), 2),
        listening=round(sum(followed) / len(followed), 2) if followed else 1.0,
    )


def _best(clue: ClueSeen) -> float:
    return max([clue.expected, *(other.expected for other in clue.better)])
