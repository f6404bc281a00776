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
    if piece in lexicon.language.mere_prefixes or not may_be_form(piece, lexicon.begins):
        return ()
    found = list(filter(lexicon.is_word, lexicon.language.first_parts(piece)))
    if lexicon.is_word(piece) and piece not in found:
        found.insert(0, piece)
    words = tuple(word for word in found if word not in lexicon.little)
    return lexicon.language.as_first_part(piece, words) if len(words) > 1 else words


def joined_words(left: str, right: str, lexicon: Lexicon) -> tuple[str, ...]:
    """What the front of a compound stands for before this piece; none if they cannot be joined."""
    words = first_words(left, lexicon)
    if not words or not lexicon.language.may_join(left, right, lexicon):
        return ()
    if left in lexicon.given:  # helge-tur is of helg, and Helge is nobody's part
        return tuple(filter(lexicon.is_word, lexicon.language.first_parts(left)))[1:] or words
    return words


def cuts(word: str, shortest: int) -> Iterator[tuple[str, str]]:
    """Every way to cut a word in two pieces that are long enough."""
    for place in range(shortest, len(word) - shortest + 1):
        yield word[:place], word[place:]


def find_splits(word: str, lexicon: Lexicon) -> list[Split]:
    """The splits in two known words, or else in three of some length."""
    two = likeliest(_in_two(word, lexicon.language.shortest_part, lexicon), lexicon)
    language = lexicon.language
    if two or not language.splits_in_three or language.joining_vowels:
        return two  # where compounds are few, they have two parts
    return [
        Split((left, *rest.pieces), (first, *rest.words))
        for left, right in cuts(word, CLEAR)
        if len(right) >= 2 * CLEAR and (first := joined_words(left, right, lexicon))
        for rest in _in_two(right, CLEAR, lexicon)
    ]


def _in_two(word: str, shortest: int, lexicon: Lexicon) -> Iterator[Split]:
    if len(word) < lexicon.language.long_split:
        shortest = CLEAR  # no del-fico
    for left, right in cuts(word, shortest):
        if _hides_joint(left, right, lexicon):
            continue  # næring-s-park, not næring-spark
        last = () if is_suffix(right, word, lexicon) else last_words(right, lexicon)
        if last and (first := joined_words(left, right, lexicon)):
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
    costs = [(_cost(split, lexicon), split) for split in _in_singular(splits, lexicon)]
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


def _in_singular(splits: Iterable[Split], lexicon: Lexicon) -> list[Split]:
    """Without fronts in the plural whose last letter may belong to the other part: boot-straps."""
    found = list(splits)
    if not lexicon.language.plural_fronts_are_rare:
        return found
    pieces = {split.pieces for split in found}
    return [
        split
        for split in found
        if not (left := split.pieces[0]).endswith("s")
        or (left[:-1], "s" + split.pieces[-1]) not in pieces
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
    """Whether there is one split only, into two headwords that are no chance syllables."""
    if len(splits) != 1 or len(splits[0].pieces) != 2:
        return False
    split = splits[0]
    left, right = split.pieces
    if len(left) == len(right) == CLEAR and not {*split.words[0], right} <= lexicon.compounded:
        return False  # short, and no parts elsewhere: gyro-dyne, spar-taco
    joined = left.endswith(lexicon.language.joint or " ")
    if left not in lexicon and not joined and not lexicon.begins(left):
        return False  # a front that no listed word has: oster-kamp
    if lexicon.is_head(left) and split.words[0] != (left,):
        return False  # boks-nøkkel is of boks as well as of bok
    if right in lexicon.suffixes or right in lexicon.language.name_ends:
        return False  # medlems-skap; Skje-berg
    if left in lexicon.given or right in lexicon.given:
        return False  # Rose-anna
    return not _falls_otherwise(left, right, lexicon) and (
        all(len(piece) >= CLEAR for piece in split.pieces)
        and all(len(words) == 1 and lexicon.is_head(words[0]) for words in split.words)
        and split.pieces[-1] in lexicon
    )


def _falls_otherwise(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a word has a short one in it that is no part elsewhere: verdens-alt, nå-levende."""
    word, joint = left + right, lexicon.language.joint
    rest = right[1:] if right[0] == joint else ""
    if rest in lexicon.little or (rest in lexicon and left in first_words(left + joint, lexicon)):
        return True  # bydels-lag, or bydel-slag
    if joint and left.endswith(joint) and _joins_otherwise(left, right, lexicon):
        return True
    if left[-1] == left[-2] and last_words(left[-1] + right, lexicon):
        return True  # buss-stopp, or buss-topp
    if word[:SHORTEST_FRONT] in lexicon and word[SHORTEST_FRONT:] in lexicon:
        return True
    return left[-1] != joint and any(  # stor-klubben, for stork-lubben
        abs(len(front) - len(left)) == 1 and lexicon.is_word(front) and last_words(end, lexicon)
        for front, end in cuts(word, CLEAR)
    )


def _joins_otherwise(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether the joint may begin the second piece: egg-sanker, for eggs-anker."""
    if lexicon.begins(left):
        return False  # idretts-park: other words have that joint
    joint = lexicon.language.joint
    root = left.removesuffix(joint)
    if root.endswith(lexicon.language.joined):
        return False
    if len(right) == CLEAR and looks_like_word(joint + right, lexicon):
        return not lexicon.is_head(left)  # protein-shake
    front, end = first_words(root, lexicon), last_words(joint + right, lexicon)
    return bool(front and end)


def half_known(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The longest known words at either end whose other half looks like a word: piece, word."""
    yield from _known_front(word, lexicon)
    yield from _known_end(word, lexicon)
    left, right = word[:-SHORT], word[-SHORT:]  # etterkrigs-tid
    joint = lexicon.language.joint
    if joint and left.endswith(joint) and len(left) > 2 * SHORT and lexicon.is_head(right):
        yield from ((right, whole) for whole in last_words(right, lexicon))


def _known_front(word: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    for left in lexicon.language.open_fronts:
        foreign = lexicon.language.looks_foreign(word)  # motorhead
        if word.startswith(left) and len(word) - len(left) > HALF and not foreign:
            yield from ((left, whole) for whole in first_words(left, lexicon))  # radio-isotopi
            return
    for length in range(SHORTEST_FRONT, LONG_SHORT_END + 1):
        left, right = word[:-length], word[-length:]
        if len(left) >= HALF and lexicon.is_head(left) and _is_short_end(right, lexicon):
            yield left, left  # skole-år, ferie-byen
            return
    for left, right in reversed(list(cuts(word, HALF))):
        if len(left) < lexicon.language.shortest_half + bool(lexicon.language.joining_vowels):
            break
        long = len(left) >= LONG_FRONT and lexicon.is_head(left)  # matematikk-, and no mate-
        words = first_words(left, lexicon) if long or _may_follow(right, lexicon) else ()
        if not lexicon.language.may_be_half(left, right):
            words = ()
        joining = lexicon.language.joining_vowels
        if joining and not long and (left in lexicon or left[-1] not in joining):
            words = ()  # a portoricano has no port; cartomante has carta in it
        if joining and not long:
            words = tuple(filter(lexicon.is_head, words))  # no topone in toponomastica
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
        words = tuple(word for word in words if not _is_of_short(word, lexicon))
        known = lexicon.is_word(right) or len(right) > HALF
        suffix = is_suffix(right, word, lexicon) or not lexicon.suffixes.isdisjoint((right, *words))
        front = looks_like_word(left, lexicon) if place >= HALF else _short_front(left, lexicon)
        joining = lexicon.language.joining_vowels
        if joining and left[-1] not in (joining if len(right) < LONG_FRONT else "aio"):
            front = False  # fito-farmaci, onni-presente, but no sess-antenne
        if known and front and not suffix and lexicon.language.may_end(left, right):
            yield from ((right, whole) for whole in words)
        return  # the end of isfjorden is fjorden, and no orden


def _is_of_short(word: str, lexicon: Lexicon) -> bool:
    """Whether a word is too short for a known half, or a form of one that is: socio-me-tries."""
    if lexicon.language.splits_are_certain:
        return False  # where compounds are made every day: is-tiden
    shortest = lexicon.language.shortest_half
    if len(word) < shortest:
        return True
    kin = lexicon.families_of(word)
    return any(
        len(lemma) < shortest and not set(kin).isdisjoint(lexicon.families_of(lemma))
        for lemma in lexicon.language.lemmas(word)
        if lemma in lexicon
    )


def _may_follow(piece: str, lexicon: Lexicon) -> bool:
    """Whether the unknown second half of a word begins as words do, in some letters more."""
    more = lexicon.language.onset
    return looks_like_word(piece, lexicon) and (more <= ONSET or lexicon.begins(piece[:more]))


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
