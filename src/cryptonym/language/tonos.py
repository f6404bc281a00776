"""What the tonos of a clue says: cards have none, so a like word may be another (Q13)."""

from __future__ import annotations

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis
from cryptonym.language.board import Board, Finding
from cryptonym.language.registry import Pack

ACCENTED = frozenset("άέήίόύώΐΰ")
VERBS = ("ω", "μαι")
SHIFTING = (  # where stress moves
    "ου", "ων", "ών", "ους", "ού", "ούς", "ατα", "ατος", "εων", "ούσα", "ούσες", "ούσας",
)  # fmt: skip
KINSHIP = (codes.WORD_FORM, codes.COMPOUND_PART)


def stress_of(word: str) -> int:
    """Which letter bears the tonos; -1 if none does."""
    return next((place for place, letter in enumerate(word) if letter in ACCENTED), -1)


def weighed(
    token: str, clue: Analysis, found: dict[int, Finding], board: Board
) -> dict[int, Finding]:
    """Certainties of kinship that the clue's own tonos speaks against are questions only."""
    written = token.lower()
    if not board.pack.lexicon.written or stress_of(written) < 0 or not found:
        return found
    found = _by_stress(written, clue, found, board)
    if _fits(written, clue, board.pack):
        return found
    return {
        number: Finding(finding.reason, certain=False)
        if finding.reason.code in KINSHIP
        else finding
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
    if clue.word in pack.lexicon:
        return found
    lemmas = {
        lemma: [stress_of(spelling) for spelling in pack.lexicon.written.get(lemma, "").split()]
        for lemma in pack.analyser.listed_lemmas(clue.word)
    }
    stress = stress_of(written)
    fitting = [
        lemma
        for lemma, stresses in lemmas.items()
        if lemma.endswith(VERBS) or stress in stresses or not stresses
    ]
    if not fitting or len(fitting) == len(lemmas) or written.endswith(SHIFTING):
        return found
    kin = pack.analyser.with_parts(fitting)
    return {
        number: finding
        for number, finding in found.items()
        if finding.reason.code not in KINSHIP
        or not kin.isdisjoint(board.cards[number].analysis.families)
        or not kin.isdisjoint(board.cards[number].analysis.parts)
    }
