"""names.txt and translations.tsv: names, phrases, acronyms and foreign words to be recognised."""

from __future__ import annotations

import zlib
from functools import cached_property
from itertools import chain
from pathlib import Path

from cryptonym.language.base import Language
from cryptonym.language.lexicon import Lexicon, PackError, read_text
from cryptonym.language.spelling import read_rule

SECTIONS = (
    "places",
    "acronyms",
    "lexical_acronyms",
    "phrases",
    "full_names",
    "titles",
    "given_names",
    "proper_names",
    "loanwords",
    "foreign",
    "accent_twins",
    "spellings",
    "little_words",
    "simple_words",
)
ODD = ("acronyms", "lexical_acronyms", "foreign")  # where each word of a clue is looked up
SINGLE_WORDS = ("lexical_acronyms", "given_names", "loanwords", "simple_words")
NAMES = ("given_names", "proper_names", "full_names", "places")


def key_of(text: str) -> str:
    """One key for all ways to space, dot or hyphenate an entry."""
    if text.isalpha():  # as nearly every clue is, which is looked up several times
        return text
    kept = text.replace("’", "'").replace(".", "").replace("-", " ").replace("_", " ")
    return " ".join(kept.split())


class Names:
    """The sections of names.txt: folded key to the spelling as authored."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.sections: dict[str, dict[str, str]] = {name: {} for name in SECTIONS}
        self.version = 0

    def has(self, section: str, text: str) -> bool:
        """Whether the section lists this text, in any letter case."""
        return key_of(self.language.fold(text)) in self.sections[section]

    def spelling(self, section: str, text: str) -> str:
        """The entry as authored."""
        return self.sections[section][key_of(self.language.fold(text))]

    def is_odd(self, folded: str) -> bool:
        """Whether a word is listed as an acronym or as foreign: one look, as hardly any is."""
        return key_of(folded) in self._odd

    @cached_property
    def _odd(self) -> frozenset[str]:
        return frozenset(chain.from_iterable(self.sections[name] for name in ODD))

    @cached_property
    def name_words(self) -> frozenset[str]:
        """Every word of a listed name of a person or a place, folded."""
        return frozenset(
            chain.from_iterable(key.split() for kind in NAMES for key in self.sections[kind])
        )

    def add_file(self, path: Path) -> None:
        """Read names.txt."""
        text = read_text(path)
        self.version = zlib.crc32(text.encode())
        folded = self.language.fold(text).split("\n")
        section: dict[str, str] | None = None
        for number, (line, key) in enumerate(zip(text.split("\n"), folded, strict=True), 1):
            entry = line.strip()
            if not entry or entry[0] == "#":
                continue
            if entry[0] == "[":
                section = self.sections.get(entry.strip("[]"))
                if section is None:
                    raise PackError("UNKNOWN_SECTION", path, number, entry)
            elif section is None:
                raise PackError("NO_SECTION", path, number, entry)
            elif section is self.sections["spellings"] and len(entry.split()) not in (2, 3):
                raise PackError("BAD_SPELLING", path, number, entry)
            else:
                section[key_of(key)] = entry

    def teach(self, lexicon: Lexicon) -> None:
        """Make single words and the rules of spelling known to the lexicon."""
        for line in self.sections["spellings"]:
            lexicon.spellings += tuple(read_rule(line))
        given = [name for name in self.sections["given_names"] if name not in lexicon]
        loans = [word for word in self.sections["loanwords"] if word not in lexicon]
        for section in SINGLE_WORDS:
            lexicon.add_words(chain.from_iterable(map(str.split, self.sections[section])))
        if self.language.names_are_words:
            lexicon.add_names(self.sections["proper_names"])
        lexicon.given, lexicon.loans = frozenset(given), frozenset(loans)
        lexicon.little = frozenset(self.sections["little_words"])
        lexicon.add_words(self.sections["little_words"])
        for pair in self.sections["accent_twins"]:
            lexicon.add_words(word for word in pair.split() if not self._is_form(word, lexicon))

    def _is_form(self, word: str, lexicon: Lexicon) -> bool:
        """Whether the word is known already: publicó is a form of publicar."""
        return any(lemma in lexicon for lemma in self.language.lemmas(word))


def read_names(folder: Path, language: Language) -> Names:
    """The names of a pack folder."""
    names = Names(language)
    names.add_file(folder / "names.txt")
    return names


def read_translations(folder: Path, language: Language) -> dict[str, frozenset[str]]:
    """translations.tsv: foreign word, folded, to the words it translates (R72)."""
    path = folder / "translations.tsv"
    found: dict[str, set[str]] = {}
    for number, line in enumerate(read_text(path).split("\n"), 1):
        if not line.strip() or line[0] == "#":
            continue
        word, tab, translations = line.partition("\t")
        if not tab or not word.strip():
            raise PackError("BAD_TRANSLATION", path, number, line)
        for translation in translations.casefold().split():
            found.setdefault(translation, set()).add(language.fold(word.strip()))
    return {foreign: frozenset(words) for foreign, words in found.items()}
