"""What a bot makes of any word: the words it knows that are meant by it, and how sure it is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from cryptonym.bots.strength import Associations
from cryptonym.language.analysis import Analysis
from cryptonym.language.form import read_form
from cryptonym.language.lexicon import head_of
from cryptonym.language.registry import Pack

FORM: Final = 0.95  # a form of a word, the same without accents or in another spelling
MEANT: Final = 0.9  # a word that means nearly the same, as somebody wrote down
FURTHER: Final = 0.05  # how much less the next such word is meant
RELATIVE: Final = 0.8  # a word of the same family
DERIVED: Final = 0.65  # a word it may be derived from
PART: Final = 0.5  # a part of a compound
SLIP: Final = 0.48  # a word with one slip of the pen: villian; a guess, as the next one is
ALIKE: Final = 0.45  # so many first letters in common that it is no chance
SURE: Final = 0.7  # below this a clue is as good as not understood
SHORTEST: Final = 5
LONGEST: Final = 40  # letters of a word that may be misspelt
RARE: Final = 1.2  # loudness below which a word is backed up by its relatives
SAID: Final = 0.1  # loudness below which nobody has said a word
OTHERS: Final = 0.8  # what those count
LEMMAS: Final = 12
REMEMBERED: Final = 1024  # at every turn, all clues of a game are heard again


class Heard(msgspec.Struct, frozen=True):
    """Columns of known words with the weight of each; `confidence` is 0 for an unknown word."""

    columns: tuple[tuple[int, float], ...] = ()
    word: str = ""  # as it was said

    @property
    def confidence(self) -> float:
        """How sure it is that the word was understood, from 0 to 1."""
        return max((weight for _, weight in self.columns), default=0.0)


@lru_cache(maxsize=REMEMBERED)
def hear(known: Associations, said: str) -> Heard:
    """The known words that are meant by a clue, however it is written or inflected."""
    found = read(known, said)
    if found.confidence < SLIP:
        columns = _strongest([*found.columns, *_misspelt(known, said)]).columns
        return Heard(columns, said)
    return found


def read(known: Associations, said: str) -> Heard:
    """The same of a word that is printed: nobody has slipped there."""
    return Heard(_understand(known, said).columns, said)


def _understand(known: Associations, said: str) -> Heard:
    language = known.pack.language
    tokens = read_form(said[:80]).tokens or (said,)
    folded = [language.fold(language.normalise_input(token)) for token in tokens]
    whole = "".join(folded).replace("-", "").replace("'", "")
    for word in dict.fromkeys((" ".join(folded), "-".join(folded), whole)):
        found = _one_word(known, word)
        if found.confidence >= RELATIVE:
            return found
    pieces = [piece for word in folded for piece in word.replace("'", "-").split("-")]
    if len(pieces) == 1:
        return found
    return _strongest(
        (column, weight * PART / FORM)
        for piece in pieces
        if len(piece) >= language.shortest_part and piece not in known.stopwords
        for column, weight in _one_word(known, piece).columns
    )


def _one_word(known: Associations, word: str) -> Heard:
    column = known.columns.get(word)
    if column is not None and known.loudness[column] >= RARE:
        return _strongest([(column, 1.0), *_louder(known, word, column)])
    if column is not None and known.loudness[column] >= SAID:  # so rarely that relatives help
        others = (*_by_form(known, word), *_by_meaning(known, word))
        return _strongest([(column, 1.0), *((other, OTHERS * weight) for other, weight in others)])
    found = _strongest(_by_form(known, word))
    if found.confidence < FORM:
        found = _strongest([*found.columns, *_by_meaning(known, word)])
    if found.confidence < DERIVED:
        found = _strongest([*found.columns, *_by_letters(known, word)])
    return found


def _by_form(known: Associations, word: str) -> Iterator[tuple[int, float]]:
    """Through the language pack: forms, relatives, bases, parts, roots.

    Where the pack knows whose word it is, what it might be a form of by its letters alone is not
    meant: skiing is of ski, and not of sky.
    """
    columns, pack = known.columns, known.pack
    restored = pack.lexicon.unaccented.get(pack.language.bare(word), "")
    respelt = pack.lexicon.variants.get(word, "")
    analysis = pack.analyser.analyse(word)
    for other in (restored, *known.spellings.get(word, ())):
        if other in columns:
            yield columns[other], FORM
    for other in (respelt, *islice(pack.language.lemmas(word), LEMMAS)):
        if other in columns and _is_near(pack, analysis, other):
            yield columns[other], FORM
    for families, weight in (
        (analysis.families, RELATIVE),
        (analysis.guesses, DERIVED),
        (analysis.parts, PART),
        (analysis.guessed_parts, PART),
    ):
        for family in families:
            members = pack.lexicon.members.get(family, ())
            for member in (head_of(family), *members, *pack.language.words_of(family)):
                if member in columns:
                    yield columns[member], weight


def _louder(known: Associations, word: str, column: int) -> Iterator[tuple[int, float]]:
    """What a known word is a form of, if that is said more often: animals are animal too."""
    columns, pack = known.columns, known.pack
    lemmas = [lemma for lemma in islice(pack.language.lemmas(word), LEMMAS) if lemma in columns]
    if not lemmas:
        return
    analysis = pack.analyser.analyse(word)
    for lemma in lemmas:
        louder = known.loudness[columns[lemma]] > known.loudness[column]
        if louder and _is_near(pack, analysis, lemma):
            yield columns[lemma], FORM


def _by_meaning(known: Associations, word: str) -> Iterator[tuple[int, float]]:
    """Through what somebody wrote of the word, or of the one it is a form or a relative of."""
    pack, meanings = known.pack, known.meanings
    if not meanings:
        return
    lemmas = islice(pack.language.lemmas(word), LEMMAS)
    families = (pack.lexicon.members.get(f, ()) for f in pack.lexicon.families_of(word))
    kin = [(pack.lexicon.variants.get(word, word), 1.0), *((lemma, FORM) for lemma in lemmas)]
    kin += [(member, RELATIVE) for members in families for member in members]
    for other, weight in [(word, 1.0), *kin]:
        for rank, meant in enumerate(meanings.get(other, "").split()):
            nearness = weight * (MEANT - FURTHER * rank)
            if meant in known.columns:
                yield known.columns[meant], nearness
            else:
                yield from ((column, nearness * near) for column, near in _by_form(known, meant))


def _is_near(pack: Pack, analysis: Analysis, other: str) -> bool:
    """Whether a word may be of one of the families that a known word has."""
    theirs = pack.lexicon.families_of(other)
    return not (analysis.known and analysis.families and theirs) or not (
        analysis.families.isdisjoint(theirs)
    )


def _misspelt(known: Associations, said: str) -> Iterator[tuple[int, float]]:
    """Known words that this one would be with one slip: a letter more, less or other, two swapped.

    The first letter is hardly ever wrong. What the language pack knows is no slip.
    """
    language = known.pack.language
    word = language.fold(language.normalise_input(said))
    if not SHORTEST <= len(word) <= LONGEST or known.pack.analyser.analyse(word).known:
        return
    for place in range(1, len(word) - 1):  # also of a form: mintues
        swapped = word[:place] + word[place + 1] + word[place] + word[place + 2 :]
        for column, weight in _by_form(known, swapped):
            if weight == FORM:
                yield column, SLIP
    ordered, first = known.alphabet, word[0]
    for other in islice(ordered, bisect_left(ordered, first), None):
        if other[0] != first:
            return
        if _is_one_slip(word, other) and known.loudness[known.columns[other]] >= RARE:
            yield known.columns[other], SLIP


def _is_one_slip(one: str, other: str) -> bool:
    """Whether two words differ by one slip of the pen and no more."""
    if abs(len(one) - len(other)) > 1:
        return False
    same = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if same is None:
        return len(one) != len(other)
    left, right = one[same:], other[same:]
    if len(left) == len(right):
        return left[1:] == right[1:] or left[1::-1] + left[2:] == right
    return left[1:] == right if len(left) > len(right) else left == right[1:]


def _by_letters(known: Associations, word: str) -> Iterator[tuple[int, float]]:
    """Known words that begin as this one does, almost to the end."""
    if len(word) <= SHORTEST:
        return
    ordered = known.alphabet
    front = word[: max(SHORTEST, -(-len(word) * 3 // 4))]
    for other in islice(ordered, bisect_left(ordered, front), None):
        if not other.startswith(front):
            return
        if -(-len(other) * 3 // 4) <= len(front):
            yield known.columns[other], ALIKE


def _strongest(pairs: Iterable[tuple[int, float]]) -> Heard:
    best: dict[int, float] = {}
    for column, weight in pairs:
        best[column] = max(best.get(column, 0.0), weight)
    return Heard(tuple(best.items()))
