"""Offices of a spymaster beside clues: consultations, challenges, rulings, penalties (R57-R61)."""

from __future__ import annotations

from typing import Final

import numpy as np

from cryptonym.bots.listener import Listener, together
from cryptonym.bots.spymaster import Sides, sides
from cryptonym.language import codes
from cryptonym.language.referee import judge_at
from cryptonym.languages import about
from cryptonym.rules.commands import (
    AnswerConsult,
    ChallengeClue,
    CoverOpponentWord,
    CoverPenaltyWord,
    RuleClue,
)
from cryptonym.rules.legal import desk_of
from cryptonym.rules.model import Team
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.rules.views import View

RELATED: Final = frozenset(
    {
        codes.SAME_WORD,
        codes.SPELLING_VARIANT,
        codes.WORD_FORM,
        codes.COMPOUND_PART,
        codes.SHARED_ROOT,
        codes.TRANSLATION_ON_TABLE,
    }
)
WORDING: Final = frozenset({codes.MULTIWORD, codes.HYPHENATED, codes.ACRONYM, codes.FOREIGN})
NEAR: Final = 0.2  # share of its strength by which one tie passes for another
SAME_FRONT: Final = 4  # letters in common from which a guessed relation is taken for real


def answer_consult(view: View) -> AnswerConsult:
    """No objection to what the referee finds legal, nor to a doubt that does not convince."""
    question = view.consultations[-1]
    return AnswerConsult(not question.refused and is_fair(view, question.word))


def challenge(view: View) -> ChallengeClue | None:
    """Speak up against a clue that is certainly not valid (Q14)."""
    clue = view.clue
    if clue is None or "challenge_clue" not in desk_of(view, view.seat).acts:
        return None
    return ChallengeClue() if _verdict(view, clue.word).status == "refused" else None


def rule(view: View) -> RuleClue:
    """Decide a challenge by the referee; waive a mere matter of spelling (R57, R59, R61)."""
    clue = view.clue
    if clue is None or view.standing == "allowed" or is_fair(view, clue.word):
        return RuleClue("reject")
    found = _verdict(view, clue.word)
    harmless = all(reason.code in WORDING for reason in found.reasons)
    return RuleClue("waive" if harmless and view.options.waiver else "uphold")


def is_fair(view: View, word: str) -> bool:
    """Whether a clue may stand: legal, or doubtful for a reason that good sense does not share."""
    found = _verdict(view, word)
    if found.status == "refused":
        return False
    return all(_is_forgivable(reason, word, view.options.language) for reason in found.reasons)


def _is_forgivable(reason: Reason, word: str, language: str) -> bool:
    if reason.code == codes.FOREIGN or reason.code == codes.EXTRA_INFO:
        return False
    if reason.code not in RELATED:
        return True  # a name or a phrase that the lists do not have
    clue, card = word.casefold(), reason.word.casefold()
    shared = next(
        (i for i, (a, b) in enumerate(zip(clue, card, strict=False)) if a != b),
        min(len(clue), len(card)),
    )
    apart = shared < SAME_FRONT and card not in clue and clue not in card
    return apart and not about(language).law.shared_roots


def _verdict(view: View, word: str) -> Verdict:
    return judge_at(view.options, [view.words[card] for card in view.open_cards()], word)


def cover_penalty_word(
    view: View, listener: Listener, chance: np.random.Generator
) -> CoverPenaltyWord:
    """The own word that is hardest to give a clue for with others, or nearly so (R60)."""
    key, ties = _ties(view, listener, view.team)
    lonely = np.argmin(_about(ties[np.ix_(key.own, key.own)].sum(axis=1), chance))
    return CoverPenaltyWord(key.cards[key.own[int(lonely)]])


def cover_opponent_word(
    view: View, listener: Listener, chance: np.random.Generator
) -> CoverOpponentWord:
    """Co-op: of the opponents' words the one that is most in the way, or nearly so (R110)."""
    key, ties = _ties(view, listener, view.team)
    nearest = np.argmax(_about(ties[np.ix_(key.rival, key.own)].sum(axis=1), chance))
    return CoverOpponentWord(key.cards[key.rival[int(nearest)]])


def _about(ties: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Ties of nearly the same strength in an order that nobody can work out from a key."""
    return ties * (1 + NEAR * chance.random(len(ties)))


def _ties(view: View, listener: Listener, team: Team) -> tuple[Sides, np.ndarray]:
    """How much the open cards have in common, by the words both call to mind."""
    key = sides(view, team)
    called = together(listener.board.direct)[list(key.cards)]
    with np.errstate(invalid="ignore"):  # some BLAS raise the flag without a reason
        ties = called @ called.T
    np.fill_diagonal(ties, 0)
    return key, ties
