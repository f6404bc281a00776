"""What the tonos of a clue says: cards have none, so a like word may be another (Q13)."""

from __future__ import annotations

import re

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis
from cryptonym.language.board import Board, Finding
from cryptonym.language.registry import Pack

ACCENTED = frozenset("άέήίόύώΐΰ")
VERBS = ("ω", "μαι")
SHIFTING = (  # where stress moves
    "ου", "ων", "ών", "ους", "ού", "ούς", "ατα", "ατος", "εων", "εις", "εως", "ούσα", "ούσες",
    "ούσας",
)  # fmt: skip
_FINAL_SIGMA = re.compile("σ$")  # as some keyboards and lists have it
KINSHIP = (codes.WORD_FORM, codes.COMPOUND_PART)


def stress_of(word: str) -> int:
    """Which letter bears the tonos; -1 if none does."""
    return next((place for place, letter in enumerate(word) if letter in ACCENTED), -1)


def weighed(
    token: str, clue: Analysis, found: dict[int, Finding], board: Board
) -> dict[int, Finding]:
    """Certainties of kinship that the clue's own tonos speaks against are questions only."""
    if not found or not board.pack.lexicon.written:
        return found
    written = _FINAL_SIGMA.sub("ς", token.lower())
    if stress_of(written) < 0:
        return found
    found = _by_stress(written, clue, found, board)
    fits = _fits(written, clue, board.pack)
    # The genitive of many bears its stress at the end: πλατών is of πλάτη, and πλάτων is not.
    feminine = clue.word.removesuffix("ων") + "η" if written.endswith("ων") else ""
    return {
        number: finding
        if finding.reason.code not in KINSHIP or (fits and board.cards[number].word != feminine)
        else Finding(finding.reason, certain=False)
        for number, finding in found.items()
    }


def _fits(written: str, clue: Analysis, pack: Pack) -> bool:
    """Whether the clue is stressed as one of the listed words it is taken for."""
    known = pack.lexicon.written.get(clue.word)
    if known == written:
        return True
    lemmas = clue.lemmas
    if known:  # δοντιά is listed, and δόντια a form of δόντι; of two families nobody can tell
        forms = pack.analyser.listed_lemmas(clue.word)
        lemmas = tuple(
            lemma
            for lemma in forms
            if clue.families <= {*pack.lexicon.families_of(lemma)}
            and " " not in pack.lexicon.written.get(lemma, "")
        )
    stress = stress_of(written)
    spellings = [word for lemma in lemmas for word in pack.lexicon.written.get(lemma, "").split()]
    return (not spellings and not known) or any(
        word.endswith((*VERBS, "ώ")) or stress_of(word) <= stress for word in spellings
    )


def _by_stress(
    written: str, clue: Analysis, found: dict[int, Finding], board: Board
) -> dict[int, Finding]:
    """Without the cards of words that are stressed elsewhere, if another word fits: δικής."""
    pack = board.pack
    readings = _readings(written, clue.word, pack)
    fitting = [reading for reading, fits in readings.items() if fits]
    if not fitting or len(fitting) == len(readings) or written.endswith(SHIFTING):
        return found
    kin = pack.analyser.with_parts(fitting)
    if clue.word in fitting:
        kin |= clue.families
    # A card has no tonos: a form of its letters may be one of another word that is spelled so.
    forms = () if any(reading.endswith(VERBS) for reading in fitting) else readings
    return {
        number: finding
        for number, finding in found.items()
        if finding.reason.code not in KINSHIP
        or board.cards[number].word in forms
        or not kin.isdisjoint(board.cards[number].analysis.families)
        or not kin.isdisjoint(board.cards[number].analysis.parts)
    }


def _readings(written: str, word: str, pack: Pack) -> dict[str, bool]:
    """The listed words that the clue may be or be a form of, and whether each is so stressed."""
    lexicon, analyser = pack.lexicon, pack.analyser
    stress = stress_of(written)
    readings = {}
    for lemma in filter(lexicon.is_word, analyser.lemmas(word)):
        stresses = [stress_of(spelling) for spelling in lexicon.written.get(lemma, "").split()]
        readings[lemma] = lemma.endswith(VERBS) or stress in stresses or not stresses
    spellings = lexicon.written.get(word, "").split()
    if word in lexicon:  # stressed in two ways it is in two families: rather a form of another
        other = any(fits and not lemma.endswith(VERBS) for lemma, fits in readings.items())
        readings[word] = written in spellings and not (other and len(spellings) > 1)
    return readings
