"""The form of a clue: what could stand on paper as one word, and nothing more (R103)."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import msgspec

from cryptonym.language import codes

LONGEST_INPUT: Final = 400  # characters looked at; more is refused unread
LONGEST: Final = 40  # letters of the longest word
LONGEST_NAME: Final = 80  # letters of the longest name or title of several words

_REPLACED: Final = str.maketrans(
    dict.fromkeys("‐‑‒–—―−﹘﹣－", "-")
    | dict.fromkeys("’‘ʼʹ`´′＇‛", "'")
    | dict.fromkeys("_\u00a0\t\n\r\v\f", " ")
    | dict.fromkeys('"“”„‟«»‹›', "")
    | {"ı": "i"}  # a dotless i is an i in disguise in all our languages
)
_EDGE: Final = ".,;:!?¿¡·'-…"
_REMARK: Final = re.compile(r" *\([^\W\d_]+(?:[ ',.-]+[^\W\d_]+)+[.?!]?\) *")
_SPELLED: Final = re.compile(r"\w(?:\s*-\s*\w)+|\w(?:\s+\w){2,}")
_STRETCHED: Final = re.compile(r"(\w)\1{2,}")


class Form(msgspec.Struct, frozen=True):
    """A clue made plain: its tokens, or the code of what is wrong with it."""

    tokens: tuple[str, ...] = ()
    problem: str = ""
    spelled: bool = False  # was given letter by letter (R81)
    elided: bool = False  # one word that ends in an apostrophe, and is in no quotation marks
    remark: bool = False  # words in brackets: something said beside a clue (R28)


def read_form(text: str) -> Form:
    """Take away everything that is not written words; say so if that is not possible."""
    if len(text) > LONGEST_INPUT:
        return Form(problem=codes.TOO_LONG)
    if text.isascii() and text.isalpha():  # nearly every clue is plain already
        return Form((text,)) if len(text) <= LONGEST else Form(problem=codes.TOO_LONG)
    plain = strip_invisible(text.translate(_REPLACED))
    if any(is_symbol(character) for character in plain):
        remark = _REMARK.fullmatch(plain) is not None
        return Form(problem=codes.EXTRA_INFO, remark=remark)
    plain = strip_invisible(unicodedata.normalize("NFKC", plain)).translate(_REPLACED).strip()
    if _SPELLED.fullmatch(plain):
        return _checked((join_letters(plain),), spelled=True)
    tokens = tuple(
        cleaned for token in plain.split() if (cleaned := token.strip(_EDGE).replace(".", ""))
    )
    elided = len(tokens) == 1 and plain.endswith("'") and not plain.startswith("'")
    return _checked(tokens, elided=elided)


def _checked(tokens: tuple[str, ...], *, spelled: bool = False, elided: bool = False) -> Form:
    if not tokens:
        return Form(problem=codes.EMPTY)
    limit = LONGEST if len(tokens) == 1 else LONGEST_NAME
    if sum(map(len, tokens)) > limit or max(map(len, tokens)) > LONGEST:
        return Form(problem=codes.TOO_LONG)
    if any(not is_word(token) for token in tokens):
        return Form(tokens, problem=codes.EXTRA_INFO)
    return Form(tokens, spelled=spelled, elided=elided)


def strip_invisible(text: str) -> str:
    """Without zero-width and direction marks, and without marks that no letter absorbs."""
    if text.isascii():
        return "".join(c for c in text if c >= " ")
    composed = unicodedata.normalize("NFC", text)
    return "".join(c for c in composed if unicodedata.category(c) not in _INVISIBLE)


_INVISIBLE: Final = frozenset({"Cf", "Cc", "Mn", "Me", "Mc", "Cs"})


def is_symbol(character: str) -> bool:
    """Whether a character carries information that is no letter, digit or punctuation."""
    if character.isalnum() or character == " ":
        return False
    category = unicodedata.category(character)
    return category[0] in "SC" or category in {"Ps", "Pe", "No"} or character in "/\\&@#*%§¶†‡"


def join_letters(text: str) -> str:
    """p-e-s-c-a and p e s c a are pesca."""
    return "".join(character for character in text if character.isalnum())


def is_word(token: str) -> bool:
    """Letters with hyphens and apostrophes inside, or digits alone."""
    if token.isdecimal():
        return True
    return all(part.isalpha() for part in token.replace("'", "-").split("-") if part)


def is_stretched(token: str) -> bool:
    """Whether a letter is repeated for style."""
    return _STRETCHED.search(token) is not None


def shrink(token: str, times: int) -> str:
    """Letters repeated for style (three times or more) written once or twice."""
    return _STRETCHED.sub(lambda match: match[1] * times, token)
