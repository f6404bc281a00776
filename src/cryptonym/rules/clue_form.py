"""The form of a clue, before any language is asked: one word on paper (R25, R81, R103)."""

import re
import unicodedata
from collections.abc import Callable, Iterable

from cryptonym.rules.model import Number
from cryptonym.rules.refusals import Refusal

LONGEST_CLUE = 60  # characters; titles and full names by agreement fit well
LONGEST_INPUT = 240  # spelled out letter by letter, with dashes between
HIGHEST_NUMBER = 9  # nobody has more than nine words (Q17)
NUMBERS: tuple[Number, ...] = (*range(HIGHEST_NUMBER + 1), "unlimited")  # a game may have others
DASHES = "-‐‑‒–—"
UNLIMITED = ("unlimited", "∞")  # whatever the language; each has words of its own for it (R54)


def tidy(raw: str) -> str | Refusal:
    """The clue in one canonical spelling, or why it cannot be written on paper."""
    if len(raw) <= LONGEST_CLUE and raw.isascii() and raw.isalnum():
        return raw  # the usual case
    if len(raw) > LONGEST_INPUT:  # before any work is spent on it
        return Refusal("clue_too_long", {"limit": LONGEST_CLUE})
    if raw.isalnum() and unicodedata.is_normalized("NFC", raw):
        word = raw
    else:
        word = join_spelled(" ".join(unicodedata.normalize("NFC", raw).split()))
        if any(unicodedata.category(letter)[0] == "C" for letter in word):
            return Refusal("clue_characters")
        if not any(letter.isalnum() for letter in word):
            return Refusal("clue_empty")
    if len(word) > LONGEST_CLUE:
        return Refusal("clue_too_long", {"limit": LONGEST_CLUE})
    return word


def join_spelled(word: str) -> str:
    """Letters spelled one by one are the word they spell: p-e-s-c-a (R81)."""
    if len(word) < 3:
        return word
    pieces = word
    for dash in DASHES:
        pieces = pieces.replace(dash, " ")
    letters = pieces.split()
    if len(letters) > 1 and all(len(letter) == 1 and letter.isalpha() for letter in letters):
        return "".join(letters)
    return word


def split_clue(
    text: str,
    unlimited: Iterable[str] = (),
    number_of: Callable[[str], int | None] = lambda _: None,
) -> tuple[str, Number] | None:
    """Word and number of a clue written as one line, in any of the books' ways (R25).

    The number is split off from the right, since clue words may contain hyphens themselves:
    `albero 2`, `planter – 2`, `cuento: 2`, `Θάλασσα-2`, `piccolo ∞`. Players may have more words
    that mean `unlimited`, and words for the small numbers (`mar dos`).
    """
    line = " ".join(text[:LONGEST_INPUT].split())
    lowered = line.casefold()
    for name in (*UNLIMITED, *unlimited):
        if lowered.endswith(name) and len(line) > len(name):
            word = _word_before(line[: -len(name)])
            return (word, "unlimited") if word else None
    digits = len(line) - len(line.rstrip("0123456789"))
    word = _word_before(line[:-digits]) if digits else ""
    if word:
        return word, int(line[-digits:][:4])
    # A hyphen before a number in letters joins one word: forty-two.
    said = re.fullmatch(r"(.+?)[ ,:]+([^ ,:]+)", line)
    number = number_of(said[2]) if said else None
    return (said[1], number) if said and number is not None else None


def _word_before(front: str) -> str:
    """What stands before the number, if a separator stands between them."""
    word = front.rstrip(f" :,{DASHES}")
    return word if len(word) < len(front) else ""
