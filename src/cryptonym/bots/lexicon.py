"""Authored associations: for every codename the words that come to mind, strongest first.

Two passes, a and b, were written by different hands that never saw each other's, so that one can
judge the other. Neighbours and traps were added with both at hand. The files are in lower case;
what is written with a capital is listed once. See docs/associations.md.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from cryptonym.languages import ASSOCIATED, ASSOCIATIONS, root_of

Pass = Literal["a", "b"]
Knowledge = Literal["a", "b", "ab", "wide"]  # which hand a bot has learnt from; wide: and more

ASSOCIATES: Final[dict[Pass, int]] = {"a": 40, "b": 30}  # for each codename
OF_A_PICTURE: Final = 30  # associates, by one hand
CONFIRMED, DENIED = "+", "-"


class AssociationError(ValueError):
    """A line that cannot be read."""

    def __init__(self, file: Path, line: int, problem: str) -> None:
        super().__init__(f"{file.name}:{line}: {problem}")
        self.line = line


class Neighbours(msgspec.Struct, frozen=True):
    """Words that the graph suggested for a codename: what a reader said of them."""

    confirmed: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()


def folder_of(language: str) -> Path:
    """Where the associations of a language lie."""
    return root_of(language) / ASSOCIATIONS / language


def read_pass(language: str, name: Pass) -> dict[str, tuple[str, ...]]:
    """The associates of every codename of a language, by one hand."""
    return dict(_spoken(folder_of(language) / f"{name}.txt"))


def read_neighbours(language: str) -> dict[str, Neighbours]:
    """For each codename, the accidental neighbours confirmed and denied; none without a file."""
    file = folder_of(language) / "neighbours.txt"
    names = read_names(language)

    def signed(words: tuple[str, ...], sign: str) -> tuple[str, ...]:
        return tuple(names.get(word[1:], word[1:]) for word in words if word[0] == sign)

    return {
        card: Neighbours(signed(words, CONFIRMED), signed(words, DENIED))
        for card, words in (_lines(file) if file.exists() else ())
    }


def read_traps(language: str) -> dict[str, tuple[str, ...]]:
    """For each codename, words that sound fitting but are not meant; none without a file."""
    file = folder_of(language) / "traps.txt"
    return dict(_spoken(file)) if file.exists() else {}


def read_more(language: str, name: Pass = "a") -> dict[str, tuple[str, ...]]:
    """Associates of common words beyond the decks, for tables that play with words of their own.

    Where no second hand has written about them, both passes have what the first wrote.
    """
    files = sorted(folder_of(language).glob("more-*.txt"))
    second = folder_of(language) / "more_b.txt"
    if name == "b" and second.exists():
        files.append(second)
    return {card: words for file in files for card, words in _spoken(file)}


def read_more_calls(language: str) -> dict[str, tuple[str, ...]]:
    """Which of these words a clue word calls to mind, where no list says so; none without a file.

    The other direction finds what lists leave out: kinds of things, places, what is alike.
    """
    file = folder_of(language) / "more_calls.txt"
    names = read_names(language)
    found = dict(_lines(file)) if file.exists() else {}
    return {names.get(word, word): cards for word, cards in found.items()}


def read_pictures(language: str) -> dict[str, tuple[str, ...]]:
    """What each picture calls to mind, by its id; nothing in a language without pictures."""
    file = folder_of(language) / ASSOCIATED
    return dict(_spoken(file)) if file.exists() else {}


def read_categories(language: str) -> dict[str, tuple[str, ...]]:
    """The words that name each category of codenames."""
    return dict(_lines(folder_of(language) / "categories.txt"))


def read_names(language: str) -> dict[str, str]:
    """The words that are written with a capital, by their form in lower case."""
    text = (folder_of(language) / "names.txt").read_text(encoding="utf-8")
    return {line.lower(): line for line in text.splitlines() if not line.startswith("#")}


def read_meanings(language: str) -> dict[str, str]:
    """For words in no list, everyday words that mean nearly the same, in one line; or nothing."""
    file = folder_of(language) / "meanings.txt"
    return {word: " ".join(meant) for word, meant in _lines(file)} if file.exists() else {}


def read_spellings(language: str) -> dict[str, tuple[str, ...]]:
    """The other spellings of names, by the one that the lexicon has; none without a file."""
    file = folder_of(language) / "spellings.txt"
    return dict(_lines(file)) if file.exists() else {}


def written_passes(language: str, knowledge: Knowledge) -> tuple[Pass, ...]:
    """The passes that this knowledge consists of, as far as they are written."""
    wanted: tuple[Pass, ...] = (knowledge,) if knowledge in ("a", "b") else ("a", "b")
    return tuple(name for name in wanted if (folder_of(language) / f"{name}.txt").exists())


def _spoken(file: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The lines of a file, names with their capitals."""
    names = read_names(file.parent.name)
    for card, words in _lines(file):
        yield card, tuple([names.get(word, word) for word in words])


def _lines(file: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    seen: set[str] = set()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, colon, associates = line.partition(":")
        if not colon or not word or word in seen:
            raise AssociationError(file, number, "expected a codename, a colon and its associates")
        seen.add(word)
        yield word, tuple(associates.split())
