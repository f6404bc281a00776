"""Compounds that nobody has listed: words that fall into known words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import msgspec

from cryptonym.language.lexicon import ONSET, Lexicon
from cryptonym.language.likeness import may_be_form

REMEMBERED = 8192  # pieces kept: a word has the same ends, however it is cut
CLEAR = 4  # letters of a piece that is no chance syllable
SHORT = 3  # letters of a short part that stands behind a joint
HALF = 4  # letters of the unknown half of a half-known compound
LONG_FRONT = 7  # letters of a front that is no chance, whatever follows
START = 2  # letters in which a part and the dictionary word for it begin alike
LONG_SHORT_END = 5  # letters of the longest form of a word of two: årene
SHORTEST_FRONT = 2  # letters of a front that is a word, as in is-


class Split(msgspec.Struct, frozen=True):
    """One way to take a word apart."""

    pieces: tuple[str, ...]  # as written
    words: tuple[tuple[str, ...], ...]  # for each piece, the dictionary words it may stand for


@lru_cache(maxsize=REMEMBERED)
def last_words(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Dictionary words that the piece may be at the end of a compound."""
    if lexicon.is_word(piece):
        return () if piece in lexicon.little else (piece,)
    language = lexicon.language
    found: tuple[str, ...] = ()
    if looks_like_word(piece, lexicon) and may_be_form(piece, lexicon.begins):  # or it is dear
        found = tuple(
            lemma
            for lemma in filter(lexicon.is_word, language.last_parts(piece))
            if len(lemma) >= language.shortest_part and lemma not in lexicon.little
        )
    plain = language.bare(piece)  # an accent that only the compound has: traspié, cortaúñas
    if plain == piece:
        return found
    if plain in lexicon:
        return (*found, plain)
    return found if found or len(piece) < CLEAR else last_words(plain, lexicon)


@lru_cache(maxsize=REMEMBERED)
def first_words(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Dictionary words that the piece may stand for at the front of a compound."""
    if not may_be_form(piece, lexicon.begins):
        return ()
    found = list(filter(lexicon.is_word, lexicon.language.first_parts(piece)))
    if lexicon.is_word(piece) and piece not in found:
        found.insert(0, piece)
    words = tuple(word for word in found if word not in lexicon.little)
    return lexicon.language.as_first_part(piece, words) if len(words) > 1 else words


def cuts(word: str, shortest: int) -> Iterator[tuple[str, str]]:
    """Every way to cut a word in two pieces that are long enough."""
    for place in range(shortest, len(word) - shortest + 1):
        yield word[:place], word[place:]


def find_splits(word: str, lexicon: Lexicon) -> list[Split]:
    """The splits in two known words, or else in three of some length."""
    return likeliest(_in_two(word, lexicon.language.shortest_part, lexicon), lexicon) or [
        Split((left, *rest.pieces), (first, *rest.words))
        for left, right in cuts(word, CLEAR)
        if len(right) >= 2 * CLEAR and (first := first_words(left, lexicon))
        for rest in _in_two(right, CLEAR, lexicon)
    ]


def _in_two(word: str, shortest: int, lexicon: Lexicon) -> Iterator[Split]:
    if len(word) < lexicon.language.long_split:
        shortest = CLEAR  # no del-fico
    for left, right in cuts(word, shortest):
        if _hides_joint(left, right, lexicon):
            continue  # næring-s-park, not næring-spark
        last = () if is_suffix(right, word, lexicon) else last_words(right, lexicon)
        if last and (first := first_words(left, lexicon)):
            yield Split((left, right), (first, last))
        elif lexicon.language.joins_doubled and left[-1] == left[-2] != right[0]:
            whole = left[-1] + right  # plassjef: plass and sjef
            last, first = last_words(whole, lexicon), first_words(left, lexicon)
            if last and first:
                yield Split((left, right), (first, last))


def _hides_joint(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a second piece begins in the joint that the first one always has."""
    language = lexicon.language
    if right[0] != language.joint or not left.endswith(language.joined):
        return False
    return len(right) > language.shortest_part and bool(last_words(right[1:], lexicon))


def likeliest(splits: Iterable[Split], lexicon: Lexicon) -> list[Split]:
    """The splits that need least: words as they are listed, and no mere syllables."""
    costs = [(_cost(split, lexicon), split) for split in splits]
    least = min((cost for cost, _ in costs), default=0)
    found = [split for cost, split in costs if cost == least]
    pieces = {split.pieces for split in found}
    joint = lexicon.language.joint
    return [  # felles-trekk, not felle-strekk
        split
        for split in found
        if not joint
        or (split.pieces[0] + joint, split.pieces[-1].removeprefix(joint)) not in pieces
    ]


def _cost(split: Split, lexicon: Lexicon) -> int:
    return sum(
        (piece not in lexicon) + (len(piece) < CLEAR) + (word != piece and len(word) < CLEAR)
        for piece, (word, *_) in zip(split.pieces, split.words, strict=True)
    )


def is_suffix(piece: str, word: str, lexicon: Lexicon) -> bool:
    """Whether the end of a word is a suffix of the language, or a piece of one: -ation, ion."""
    return word.endswith(_shapes(lexicon.language.suffix_shapes, len(piece)))


@cache
def _shapes(shapes: tuple[str, ...], shortest: int) -> tuple[str, ...]:
    return tuple(shape for shape in shapes if len(shape) >= shortest)


def is_clear(splits: list[Split], lexicon: Lexicon) -> bool:
    """Whether there is one split only, into headwords that are no chance syllables."""
    if len(splits) != 1:
        return False
    split = splits[0]
    return (
        all(len(piece) >= CLEAR for piece in split.pieces)
        and all(len(words) == 1 and lexicon.is_head(words[0]) for words in split.words)
        and split.pieces[-1] in lexicon
    )


def half_known(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The longest known words at either end whose other half looks like a word: piece, word."""
    yield from _known_front(word, lexicon)
    yield from _known_end(word, lexicon)
    left, right = word[:-SHORT], word[-SHORT:]  # etterkrigs-tid
    joint = lexicon.language.joint
    if joint and left.endswith(joint) and len(left) > 2 * SHORT and lexicon.is_head(right):
        yield from ((right, whole) for whole in last_words(right, lexicon))


def _known_front(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    for length in range(SHORTEST_FRONT, LONG_SHORT_END + 1):
        left, right = word[:-length], word[-length:]
        if len(left) >= HALF and lexicon.is_head(left) and _is_short_end(right, lexicon):
            yield left, left  # skole-år, ferie-byen
            return
    for left, right in reversed(list(cuts(word, HALF))):
        if len(left) < lexicon.language.shortest_half:
            break
        long = len(left) >= LONG_FRONT and lexicon.is_head(left)  # matematikk-, and no mate-
        words = first_words(left, lexicon) if long or looks_like_word(right, lexicon) else ()
        if lexicon.language.joining_vowels and left in lexicon and not long:
            words = ()  # a portoricano has no port; cartomante has carta in it
        if words:
            yield from ((left, whole) for whole in words)
            return
    left, right = word[:SHORT], word[SHORT:]  # ski-stativ
    joint = lexicon.language.joint
    joined = joint and right.startswith(joint) and looks_like_word(right, lexicon)
    if joined and len(right) > HALF and lexicon.is_head(left):
        yield left, left


def _known_end(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    for place in range(SHORTEST_FRONT, len(word) - lexicon.language.shortest_half + 1):
        left, right = word[:place], word[place:]
        words = last_words(right, lexicon)
        if not words or _hides_joint(left, right, lexicon):
            continue
        known = lexicon.is_word(right) or len(right) > HALF
        suffix = is_suffix(right, word, lexicon) or not lexicon.suffixes.isdisjoint((right, *words))
        front = looks_like_word(left, lexicon) if place >= HALF else _short_front(left, lexicon)
        joining = lexicon.language.joining_vowels
        if joining and left[-1] not in joining:
            front = False  # fito-farmaci, but no sess-antenne
        if known and front and not suffix:
            yield from ((right, whole) for whole in words)
        return  # the end of isfjorden is fjorden, and no orden


def _is_short_end(piece: str, lexicon: Lexicon) -> bool:
    """Whether a piece is a word of two letters that ends compounds, or a form of one."""
    ends = lexicon.language.short_ends
    return bool(ends) and (piece in ends or not ends.isdisjoint(lexicon.language.lemmas(piece)))


def _short_front(piece: str, lexicon: Lexicon) -> bool:
    """Whether a piece that is too short to look like anything is a word before others: is-, by-."""
    return lexicon.language.splits_are_certain and lexicon.is_head(piece)


def possible_parts(word: str, wanted: Iterable[str], lexicon: Lexicon) -> Iterator[str]:
    """Dictionary words, listed or not, that may be one half of an unlisted compound.

    Of all of them only those that may be among the wanted ones, by how they begin.
    """
    language = lexicon.language
    starts = {language.bare(other)[:START] for other in wanted}
    front = language.bare(word)[:START] in starts
    for left, right in cuts(word, HALF):
        if front and looks_like_word(right, lexicon):
            yield left
            yield from language.first_parts(left)
        if (
            language.bare(right[:START]) in starts
            and looks_like_word(left, lexicon)
            and not is_suffix(right, word, lexicon)
        ):
            yield right
            yield from language.last_parts(right)


def looks_like_word(piece: str, lexicon: Lexicon) -> bool:
    """Whether a piece begins as words of the language do."""
    return piece[:ONSET] in lexicon.onsets
