"""What the tonos of a clue says: cards have none, so a like word may be another (Q13)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis
from cryptonym.language.board import Board, Finding
from cryptonym.language.registry import Pack
from cryptonym.language.shelf import Visible

ACCENTED = frozenset("άέήίόύώΐΰ")
VERBS = ("ω", "μαι")
SHIFTING = (  # where stress moves
    "ου", "ων", "ών", "ους", "ού", "ούς", "ατα", "ατος", "εων", "εις", "εως", "ούσα", "ούσες",
    "ούσας",
)  # fmt: skip
_FINAL_SIGMA = re.compile("σ$")  # as some keyboards and lists have it
DRAWING = ("ιού", "ιών", "ών")  # endings that bear the stress themselves
DRAWN = ("ι", "α", "η", "ης", "ας")  # of such nouns
VOWELS = frozenset("αεηιουωϊϋ")
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
    found = dict(_by_stress(written, clue, found, board))
    fits = _fits(written, clue, board.pack)
    # The genitive of many bears its stress at the end: πλατών is of πλάτη, and πλάτων is not.
    feminine = clue.word.removesuffix("ων") + "η" if written.endswith("ων") else ""
    for number, finding in found.items():
        card = board.cards[number]
        if finding.reason.code in KINSHIP:
            sure = (finding.certain and fits) or _is_case_of(written, clue.word, card, board.pack)
            found[number] = Finding(finding.reason, certain=sure and card.word != feminine)
    return found


def _is_case_of(written: str, word: str, card: Visible, pack: Pack) -> bool:
    """Whether the clue is a case of the card by its stress too, and of no other noun: ρόλο."""
    lexicon = pack.lexicon
    kin = card.analysis.families
    nouns = list(filter(lexicon.is_word, dict.fromkeys(pack.language.cases(word))))
    twins = len(kin) > 1 and " " in lexicon.written.get(
        card.word, ""
    )  # χαλί and χάλι: which is the card?
    if twins or card.word not in nouns or not _stressed_as(written, card.word, pack):
        return False
    others = {noun for noun in nouns if _stressed_as(written, noun, pack)}
    if written in lexicon.written.get(word, "").split():
        others.add(word)  # listed as it is written
    return all(not kin.isdisjoint(lexicon.families_of(other)) for other in others)


def _stressed_as(written: str, noun: str, pack: Pack) -> bool:
    """Whether a case is stressed as the noun is, or where its ending draws the stress."""
    stress = stress_of(written)
    last = _is_last(written, stress)
    for spelling in pack.lexicon.written.get(noun, "").split():
        own = stress_of(spelling)
        if stress == own:
            return True
        if stress < own or own < 0:
            continue
        if _is_last(spelling, own):  # ουρανός, ουρανού
            return True
        if written.endswith(DRAWING if last else SHIFTING) and (
            not last or spelling.endswith(DRAWN)
        ):
            return True
    return False


def _is_last(written: str, stress: int) -> bool:
    """Whether the stress is on the last vowels of a word."""
    return stress >= 0 and VOWELS.isdisjoint(written[stress + 1 :])


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
    # A card has no tonos: a plural of its letters may be one of another word that is spelled so.
    verb = any(reading.endswith(VERBS) for reading in fitting)
    forms = () if verb else {*_plurals(clue.word, pack)}.intersection(readings)
    return {
        number: finding
        for number, finding in found.items()
        if finding.reason.code not in KINSHIP
        or board.cards[number].word in forms
        or not kin.isdisjoint(board.cards[number].analysis.families)
        or not kin.isdisjoint(board.cards[number].analysis.parts)
    }


def _plurals(word: str, pack: Pack) -> Iterator[str]:
    """Nouns of which a word is the plural, whatever its stress: χάλια, χαλιά."""
    yield word
    yield from pack.language.plain_forms(word)
    if word.endswith("α"):
        yield from (word[:-1], word[:-1] + "ο")


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
