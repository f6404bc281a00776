"""Word cards: two words on two sides, drawn, laid out and turned over (R1, R2, R18, R49-R51)."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress, count
from typing import Literal

import msgspec

from cryptonym.rules.bits import as_bits, has_bit
from cryptonym.rules.chance import Chance, first_numbers, pick
from cryptonym.rules.options import NextWords
from cryptonym.rules.refusals import Refusal

# What is on its sides: a codename in capitals, or the id of a picture in small letters. A card has
# two sides, or one in a custom list.
Card = tuple[str, ...]
Face = int  # one side of one card: 2 * card + side
Faces = int  # a set of them, one bit each

LONGEST_WORD = 30  # characters of a codename
BLIND = 4  # rounds of blind tries before a list is looked through
HEADS = 2**31 - 1  # the highest number that leaves the front of a card up
_AS_FLAGS = bytes.maketrans(b"01", b"\0\1")
WORDS = "words"  # which of the streams of a seed the cards are drawn from


def is_picture(face: str) -> bool:
    """Whether this is the id of a picture and no codename: those are in capitals (P1)."""
    return face.isascii() and face.islower()


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The cards on the table, in board order, and what has been played before."""

    faces: tuple[Face, ...] = ()
    earlier: str = ""  # words of the games before: a bit for each face, in hexadecimal
    how: Literal["flip", "draw"] = "draw"

    @property
    def played(self) -> Faces:
        """The words that do not come back for a while: of earlier games and of this one."""
        return int(self.earlier or "0", 16) | as_bits(self.faces)


NOTHING_PLAYED = Layout()


def as_hex(faces: Faces) -> str:
    """The way a layout keeps them; nothing for none."""
    return f"{faces:x}" if faces else ""


def one_sided(words: Iterable[str], least: int = 0) -> tuple[Card, ...] | Refusal:
    """A custom list: each distinct word is a card of its own; case does not distinguish (Q36).

    `least` is how many there must be, where they are not mixed into another list.
    """
    seen: dict[Card, None] = {}
    for raw in words:
        word = " ".join(unicodedata.normalize("NFC", raw[: LONGEST_WORD + 1]).split()).upper()
        if not _can_be_printed(word):
            return Refusal("bad_word", {"word": raw[:LONGEST_WORD]})
        seen[(word,)] = None
    if len(seen) < least:
        return Refusal("too_few_words", {"needed": least, "given": len(seen)})
    return tuple(seen)


def mix(*lists: Sequence[Card]) -> tuple[Card, ...]:
    """Several lists as one; a card whose word is there already stays in the box."""
    seen: set[str] = set()
    mixed: list[Card] = []
    for card in (card for cards in lists for card in cards):
        words = {word.upper() for word in card}
        if len(words) == len(card) and not words & seen:
            seen |= words
            mixed.append(card)
    return tuple(mixed)


def next_layout(
    chance: Chance,
    cards: Sequence[Card],
    before: Layout,
    game_number: int,
    rule: NextWords,
    size: int,
) -> Layout | Refusal:
    """The words of the next game: the same cards turned over, or new ones (R50, Q16).

    No word comes back before its list is used up. Turning over is possible only where all
    partner words are still unplayed.
    """
    if len(cards) < size:
        return _too_few(cards, size)
    if not before.faces and not before.earlier:
        return _drawn_first(chance, cards, size)
    played = before.played
    after_odd_game = game_number % 2 == 0  # the coming game has an even number
    same_size = len(before.faces) == size  # the game before may have been another
    if same_size and (rule == "flip" or (rule == "auto" and after_odd_game)):
        turned = _turned(cards, before.faces, played)
        if turned:
            return Layout(turned, as_hex(played), "flip")
    return _drawn_after(chance, cards, played, size)


def words_at(cards: Sequence[Card], faces: str) -> set[str]:
    """The words of these faces, which are given as a layout keeps them."""
    bits = int(faces or "0", 16)
    return {word for face, word in _faces(cards) if has_bit(bits, face)}


def faces_with(cards: Sequence[Card], words: set[str]) -> str:
    """The faces with one of these words, as a layout keeps them."""
    return as_hex(as_bits(face for face, word in _faces(cards) if word in words))


def _faces(cards: Sequence[Card]) -> Iterator[tuple[Face, str]]:
    for card, words in enumerate(cards):
        for side, word in enumerate(words):
            yield 2 * card + side, word


def words_of(cards: Sequence[Card], layout: Layout) -> tuple[str, ...]:
    """The words that lie face up."""
    return tuple([cards[face >> 1][face & 1] for face in layout.faces])


def _turned(cards: Sequence[Card], faces: tuple[Face, ...], played: Faces) -> tuple[Face, ...]:
    """The other sides; nothing if a card has none or is gone, or if one was played before."""
    if max(faces) >> 1 >= len(cards) or min([len(cards[face >> 1]) for face in faces]) < 2:
        return ()
    turned = tuple([face ^ 1 for face in faces])
    return () if played & as_bits(turned) else turned


def first_words(seed: bytes, cards: Sequence[Card], size: int) -> tuple[str, ...] | Refusal:
    """The words of the first layout, where nobody needs to know which cards they are on."""
    if len(cards) < size:
        return _too_few(cards, size)
    # As `pick` and the sides of `_drawn_first`, in one loop: it takes two thirds of the time.
    pool, words = list(cards), []
    left = len(pool)
    for number in first_numbers(seed, WORDS, size):
        at = number % left
        left -= 1
        card = pool[at]
        pool[at] = pool[left]
        words.append(card[number > HEADS] if len(card) > 1 else card[0])
    return tuple(words)


def _too_few(cards: Sequence[Card], size: int) -> Refusal:
    return Refusal("too_few_words", {"needed": size, "given": len(cards)})


@lru_cache(maxsize=16)
def _fronts(count: int) -> tuple[Face, ...]:
    return tuple(range(0, 2 * count, 2))


def _drawn_first(chance: Chance, cards: Sequence[Card], size: int) -> Layout:
    """So many cards of an untouched list, each with a random side up (R18)."""
    numbers = chance.numbers(size)
    drawn = zip(pick(_fronts(len(cards)), numbers), numbers, strict=True)
    # The other half of all numbers turns a card over, if it has two sides. Comparing them takes
    # half as long as computing with their top bit.
    faces = [
        front + 1 if number > HEADS and len(cards[front >> 1]) > 1 else front
        for front, number in drawn
    ]
    return Layout(tuple(faces))


def _drawn_after(chance: Chance, cards: Sequence[Card], played: Faces, size: int) -> Layout:
    """So many cards with unplayed sides up; cards that were never out come first.

    Taking untouched cards first keeps two unplayed sides of one card from being left over at
    the end of the list, where they could not lie on the table together (R2).
    """
    # As many as can be untouched: both sides of a card are mostly played one after the other.
    some_left = len(cards) - played.bit_count() // 2 >= 2 * size
    faces = _drawn_blindly(chance, cards, played, size) if some_left else ()
    return Layout(faces, as_hex(played)) if faces else _last_drawn(chance, cards, played, size)


def _drawn_blindly(
    chance: Chance, cards: Sequence[Card], played: Faces, size: int
) -> tuple[Face, ...]:
    """So many untouched cards, found by trying; nothing where hardly any are left.

    Looking through a whole list is most of the work of a deal, and seldom needed.
    """
    count, drawn = len(cards), dict[int, Face]()
    for _ in range(BLIND):
        for number in chance.numbers(2 * size):
            card = number % count
            if card in drawn or played >> 2 * card & 0b11:
                continue
            drawn[card] = 2 * card + (number >> 31 & len(cards[card]) - 1)
            if len(drawn) == size:
                return tuple(drawn.values())
    return ()


def _last_drawn(chance: Chance, cards: Sequence[Card], played: Faces, size: int) -> Layout:
    """The same near the end of a list, where every card has to be looked at."""
    fronts = (1 << 2 * len(cards)) // 3  # 0b0101...: one bit of two for each card
    untouched = [face >> 1 for face in _in(fronts & ~(played | played >> 1))]
    order = chance.sample(untouched, min(size, len(untouched)))
    if len(order) < size:
        if min(map(len, cards)) > 1:
            backs = fronts << 1
        else:
            backs = as_bits([2 * card + 1 for card, words in enumerate(cards) if len(words) > 1])
        left = {face >> 1 for face in _in((fronts | backs) & ~played)}
        partly = sorted(left.difference(untouched))
        order += chance.sample(partly, min(size - len(order), len(partly)))
    coins = chance.numbers(len(order))
    chosen = [_side(card, cards, played, coin) for card, coin in zip(order, coins, strict=True)]
    if len(chosen) < size:  # the list is used up: everything else comes back
        rest = sorted(set(range(len(cards))) - set(order))
        again = chance.sample(rest, size - len(chosen))
        chosen += [2 * card + chance.below(len(cards[card])) for card in again]
        played = 0
    return Layout(tuple(chance.sample(chosen, size)), as_hex(played))


def _in(faces: Faces) -> list[Face]:
    """The faces whose bits are set, from the first on."""
    # A third of the time of a loop: most deals of a list that runs low are spent here.
    return list(compress(count(), f"{faces:b}"[::-1].encode().translate(_AS_FLAGS)))


def _side(card: int, cards: Sequence[Card], played: Faces, coin: int) -> Face:
    """An unplayed side of a card that has one."""
    sides = range(2 * card, 2 * card + len(cards[card]))
    unplayed = [face for face in sides if not played >> face & 1]
    return unplayed[coin % len(unplayed)]


def _can_be_printed(word: str) -> bool:
    if len(word) > LONGEST_WORD:
        return False
    if word.isalnum():  # nearly every word, and lists are long
        return True
    letters = all(letter.isalnum() or letter in " -'’." for letter in word)
    return letters and any(map(str.isalnum, word))
