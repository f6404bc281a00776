"""Compounds that nobody has listed: words that fall into known words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cryptonym.language.lexicon import ONSET, Lexicon

CLEAR = 4  # letters that each piece of a clear split has
HALF = 4  # letters of the known and of the unknown half of a half-known compound
MOST_PARTS = 3


class Split(msgspec.Struct, frozen=True):
    """One way to take a word apart."""

    pieces: tuple[str, ...]  # as written
    words: tuple[tuple[str, ...], ...]  # for each piece, the dictionary words it may stand for


def last_words(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Dictionary words that the piece may be at the end of a compound."""
    if piece in lexicon:
        return (piece,)
    return tuple(lemma for lemma in lexicon.language.lemmas(piece) if lemma in lexicon)


def first_words(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Dictionary words that the piece may stand for at the front of a compound."""
    found = [word for word in lexicon.language.first_parts(piece) if word in lexicon]
    if piece in lexicon and piece not in found:
        found.insert(0, piece)
    return tuple(found)


def cuts(word: str, shortest: int) -> Iterator[tuple[str, str]]:
    """Every way to cut a word in two pieces that are long enough."""
    for place in range(shortest, len(word) - shortest + 1):
        yield word[:place], word[place:]


def find_splits(word: str, lexicon: Lexicon, most: int = MOST_PARTS) -> list[Split]:
    """The splits with the fewest pieces, the longest last piece first."""
    shortest = lexicon.language.shortest_part
    halves = [
        (left, right, first)
        for left, right in cuts(word, shortest)
        if (first := first_words(left, lexicon))
    ]
    found = [
        Split((left, right), (first, last))
        for left, right, first in halves
        if (last := last_words(right, lexicon))
    ]
    if found or most <= 2:
        return found
    return [
        Split((left, *rest.pieces), (first, *rest.words))
        for left, right, first in halves
        if len(right) >= 2 * shortest
        for rest in find_splits(right, lexicon, most - 1)
    ]


def is_clear(splits: list[Split]) -> bool:
    """Whether there is one split only and none of its pieces is a chance syllable."""
    return len(splits) == 1 and all(len(piece) >= CLEAR for piece in splits[0].pieces)


def half_known(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Known words at either end whose other half looks like a word too: piece, word."""
    for left, right in cuts(word, HALF):
        if looks_like_word(right, lexicon):
            yield from ((left, whole) for whole in first_words(left, lexicon))
        if right in lexicon and looks_like_word(left, lexicon):
            yield right, right


def looks_like_word(piece: str, lexicon: Lexicon) -> bool:
    """Whether a piece begins as words of the language do."""
    return piece[:ONSET] in lexicon.onsets
