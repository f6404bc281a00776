"""Which words exist and which belong together: families.txt and vocabulary.txt, read once."""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

from cryptonym.language.base import Language
from cryptonym.language.spelling import SpellingRule

FILES = ("families.txt", "vocabulary.txt")
ONSET = 3
SUFFIX = (4, 5, 6)  # letters of a word that may be a suffix too
OFTEN = 6
SECOND = "·"  # heads that come twice: bank, bank·2


class PackError(Exception):
    """A file of a language pack that cannot be read as documented."""

    def __init__(self, code: str, file: Path, line: int, text: str = "") -> None:
        super().__init__(f"{file}:{line}: {code} {text}".rstrip())
        self.code = code
        self.file = file
        self.line = line
        self.text = text


def head_of(family: str) -> str:
    """The head word that a family is called by."""
    return family.partition(SECOND)[0]


def read_text(path: Path) -> str:
    """The file's text; a file that is not there is empty."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as error:
        raise PackError("NOT_UTF8", path, 0, str(error)) from None


def parse_family(line: str) -> tuple[str, list[str], list[str] | None, list[str]]:
    """Head, variants, parts (None: none given, []: old compound) and members of one line."""
    left, _, members = line.partition(":")
    left, equals, right = left.partition("=")
    head, _, variants = left.partition("~")
    parts = None
    if equals:
        parts = [] if right.strip() == "-" else right.replace("+", " ").split()
        if not parts and right.strip() != "-":
            raise ValueError(line)
    heads = head.split()
    if len(heads) != 1 or any(mark in members for mark in "=:~+"):
        raise ValueError(line)
    return heads[0], variants.split(), parts, members.split()


class Lexicon:
    """Words, their families, the parts of compounds and the spellings without accents."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.families: dict[str, str | tuple[str, ...]] = {}  # word -> its family or families
        self.members: dict[str, tuple[str, ...]] = {}  # family -> head and members
        self.parts: dict[str, tuple[str, ...]] = {}  # family -> part words; () = old compound
        self.variants: dict[str, str] = {}  # variant spelling -> head
        self.unaccented: dict[str, str] = {}  # spelling without accents -> the word
        self.little: frozenset[str] = frozenset()  # words that are no part of any compound
        self.written: dict[str, str] = {}  # word -> all ways to stress it, if that is left out
        self.given: frozenset[str] = frozenset()  # first names that are no other word
        self.loans: frozenset[str] = frozenset()  # foreign words that are listed for themselves
        self.names: frozenset[str] = frozenset()  # words that are known as names alone
        self.spellings: tuple[SpellingRule, ...] = ()  # letters that variants have for others
        self.version = 0

    def __contains__(self, word: str) -> bool:
        return word in self.families

    def is_word(self, word: str) -> bool:
        """Whether other words may be made of it: it is listed, and not only as a name."""
        return word in self.families and word not in self.names

    def families_of(self, word: str) -> tuple[str, ...]:
        """The families in which the word is listed."""
        found = self.families.get(word, ())
        return (found,) if isinstance(found, str) else found

    def is_head(self, word: str) -> bool:
        """Whether a family is called by this word."""
        return word in self.members

    def words(self) -> Iterator[str]:
        """Every listed word, folded."""
        return iter(self.families)

    def add_file(self, path: Path) -> None:
        """Read one file of families."""
        text = read_text(path)
        self.version = zlib.crc32(text.encode(), self.version)
        folded = self.language.fold(text)
        if self.language.folds_stress:
            self._learn_stress(text, folded)
        for number, line in enumerate(folded.split("\n"), 1):
            if not line or line[0] == "#" or line.isspace():
                continue
            try:
                head, variants, parts, members = parse_family(line)
            except ValueError:
                raise PackError("BAD_FAMILY", path, number, line) from None
            self.add_family(head, variants, parts, members)

    def _learn_stress(self, text: str, folded: str) -> None:
        """Remember how words are stressed that are compared without their stress."""
        spellings = text.lower().replace(":", " ").split()
        for word, spelling in zip(folded.replace(":", " ").split(), spellings, strict=True):
            known = self.written.setdefault(word, spelling)
            if known != spelling and spelling not in known.split():
                self.written[word] = f"{known} {spelling}"

    def add_family(
        self, head: str, variants: list[str], parts: list[str] | None, members: list[str]
    ) -> None:
        """Add one family of words."""
        family = self._new_family(head)
        everyone = (head, *variants, *members)
        self.members[family] = everyone
        if parts is not None:
            self.parts[family] = tuple(parts)
        for variant in variants:
            self.variants[variant] = head
        families = self.families
        for word in everyone:
            others = families.get(word)
            if others is None:
                families[word] = family
            elif isinstance(others, str):
                if others != family:
                    families[word] = (others, family)
            elif family not in others:
                families[word] = (*others, family)

    def add_names(self, words: Iterable[str]) -> None:
        """Make names known, of which no other word is made."""
        self.names |= {word for word in words if word not in self.families}
        self.add_words(self.names)

    def add_words(self, words: Iterable[str]) -> None:
        """Make words known that belong to no family but their own."""
        for word in words:
            if word not in self.families:
                self.families[word] = self._new_family(word)
                self.members[word] = (word,)

    def index_accents(self) -> None:
        """Learn how words are typed without accents; after the last word was added."""
        dotted = self.language.accents
        words = [word for word in self.families if not word.isascii()]  # by far not all of them
        if dotted:
            words = [word for word in words if not dotted.isdisjoint(word)]
        words.append("")  # one at least, so that the text splits as it was joined
        bare = self.language.typed("\n".join(words)).split("\n")
        self.unaccented = {
            short: word for word, short in zip(words, bare, strict=True) if short != word
        }

    @cached_property
    def in_order(self) -> list[str]:
        """Every listed word, sorted."""
        return sorted(self.families)

    @cached_property
    def longest(self) -> int:
        """Letters of the longest listed word."""
        return max(map(len, self.families), default=0)

    def begins(self, front: str) -> bool:
        """Whether a listed word begins so."""
        place = bisect_left(self.in_order, front)
        return place < len(self.in_order) and self.in_order[place].startswith(front)

    @cached_property
    def onsets(self) -> frozenset[str]:
        """How listed words begin: the first letters of a piece that could be a word."""
        return frozenset(word[:ONSET] for word in self.families)

    @cached_property
    def compounded(self) -> frozenset[str]:
        """Words that are listed as parts of others."""
        return frozenset(part for parts in self.parts.values() for part in parts)

    @cached_property
    def suffixes(self) -> frozenset[str]:
        """Listed words in which many simple words end by their suffix: mento, -ring, -lista."""
        simple = (
            word
            for family, members in self.members.items()
            if not self.parts.get(family)
            for word in members
            if word not in self.names  # Gladstone and Johnstone make no suffix of stone
        )
        times = Counter(
            word[-length:] for word in simple for length in SUFFIX if len(word) - length >= ONSET
        )
        return frozenset(
            end for end, count in times.items() if count >= OFTEN and end in self.families
        )

    def _new_family(self, head: str) -> str:
        if head not in self.members:
            return head
        count = 2
        while (family := f"{head}{SECOND}{count}") in self.members:
            count += 1
        return family


def read_lexicon(folder: Path, language: Language) -> Lexicon:
    """The lexicon of a pack folder."""
    lexicon = Lexicon(language)
    for name in FILES:
        lexicon.add_file(folder / name)
    return lexicon
