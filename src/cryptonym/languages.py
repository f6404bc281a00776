"""Which languages there are: those whose folder is found, what each says of itself, its files.

A language is there because `language/packs/<code>/` is; nothing else lists it. The variable
CRYPTONYM_LANGUAGES names more folders that are laid out as this package is. Their Python is run,
so they have to be trusted like the package itself.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from cryptonym.rules.options import HouseRules, Options

HOME: Final = Path(__file__).parent
VARIABLE: Final = "CRYPTONYM_LANGUAGES"
FALLBACK: Final = "en"  # for whoever asks for no language, or for one that we do not have

PACKS: Final = "language/packs"
ASSOCIATIONS: Final = "bots/associations"
DESCRIBED: Final = "pictures.tsv"  # what each picture shows, in words
ASSOCIATED: Final = "pictures.txt"  # what each picture calls to mind
TEXTS: Final = "text"
DESCRIPTION: Final = "pack.toml"
PACK_FILES: Final = (
    DESCRIPTION,
    "words.tsv",
    "deck.tsv",
    "junior.tsv",
    "families.txt",
    "vocabulary.txt",
    "names.txt",
)
ASSOCIATION_FILES: Final = (
    "a.txt",
    "b.txt",
    "neighbours.txt",
    "traps.txt",
    "names.txt",
    "categories.txt",
    "stop.txt",
    "unfit.txt",
)
_CODE: Final = re.compile("[a-z]{2,3}")


class LanguageError(Exception):
    """A language that is not made as docs/language-packs.md says."""

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__(f"{file}: {problem} (see docs/language-packs.md)")
        self.file = file


class Law(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the book of a language adds to the law, or takes from it."""

    foreign_needs_dictionary: bool = False  # R67
    shared_roots: bool = False  # roots instead of forms and parts (R74)
    titles_with_names: bool = False  # titles come with full names (R89, Q20)
    places_with_names: bool = False  # New York is one of the names of R88 (R90)
    accents_tell_apart: bool = False  # whoever aims at a word says its accent too (R80)


class Sounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the letters of a language tell of its sounds; regular expressions on folded words."""

    changes: str = ""  # `old=new old=new`, one after another; capitals are sounds without a letter
    vowels: str = "[aeiouyAEIOU]+"  # of one syllable, after the changes
    shortest_rhyme: int = 3  # sounds; with fewer, every ending would rhyme
    accent_is_stress: bool = False  # does a written accent show the stressed vowel?
    late_stress: str = ""  # words whose last syllable is stressed; elsewhere it is the one before
    vowel_may_differ: bool = False  # do words rhyme from after the stressed vowel on?
    nouns_end_alike: bool = False  # then a rhyme has to be longer


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a language says of itself in pack.toml."""

    name: str  # its own name in itself
    place: int = 100  # where it stands when languages are listed
    locales: tuple[str, ...] = ()  # other codes that systems and browsers have for it
    sample: str = "a"  # letters that show which fonts it needs
    quotes: str = "“”"
    numbers: str = ""  # the words for 0, 1, 2 ... 12, other spellings after a slash
    unlimited: tuple[str, ...] = ()  # how players say that a clue has no limit (R54)
    bots: tuple[str, ...] = ()  # names for bots
    typed: tuple[dict[str, str], ...] = ()  # ways to type letters that a keyboard has not
    law: Law = Law()
    sounds: Sounds = Sounds()
    house: HouseRules = HouseRules()  # where a group has agreed on nothing
    book: Options = Options()  # what its book says beside the words (R50, R60, R61)
    presets: dict[str, HouseRules] = {}


class Found(msgspec.Struct, frozen=True):
    """A language where it was found."""

    root: Path
    about: About


def find(roots: Iterable[Path]) -> dict[str, Found]:
    """The languages below these folders, in the order in which they are listed."""
    found: dict[str, Found] = {}
    for root in roots:
        if not (root / PACKS).is_dir():
            raise LanguageError(root / PACKS, "there is no such folder")
        for folder in sorted((root / PACKS).iterdir()):
            if not folder.is_dir() or folder.name.startswith((".", "_")):
                continue
            if not _CODE.fullmatch(folder.name):
                raise LanguageError(folder, "expected a code of two or three small letters")
            if folder.name in found:
                raise LanguageError(folder, "this language is there twice")
            found[folder.name] = Found(root, read_about(folder))
    return dict(sorted(found.items(), key=lambda item: (item[1].about.place, item[0])))


def read_about(folder: Path) -> About:
    """What pack.toml in this folder says; raises LanguageError if it cannot be read."""
    file = folder / DESCRIPTION
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
        about = msgspec.convert(written, About)
    except FileNotFoundError:
        raise LanguageError(file, "is missing") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LanguageError(file, str(error)) from None
    for problem in _problems(written, about, folder.name):
        raise LanguageError(file, problem)
    return about


def _problems(written: dict[str, Any], about: About, code: str) -> Iterator[str]:
    """What the types do not say."""
    tables = [("house", HouseRules), ("book", Options)]
    rules = {name: (written.get(name, {}), kind) for name, kind in tables}
    rules |= {name: (table, HouseRules) for name, table in written.get("presets", {}).items()}
    for name, (table, kind) in rules.items():
        for key in set(table) - set(kind.__struct_fields__):
            yield f"{name}: there is no rule {key!r}"
    for name in about.presets:
        if name.partition("-")[0] != code:
            yield f"the name of preset {name!r} does not begin with {code!r}"
    if not about.bots:
        yield "bots have no names"
    if len(about.quotes) != 2:
        yield "quotes: expected an opening and a closing quotation mark"


def files_of(code: str) -> tuple[str, ...]:
    """Every file that a language has to have, from the folder of the package on."""
    texts = sorted(path.name for path in (HOME / TEXTS / FALLBACK).iterdir() if path.is_file())
    return (
        *(f"{PACKS}/{code}/{name}" for name in PACK_FILES),
        f"language/{code}.py",
        *(f"{ASSOCIATIONS}/{code}/{name}" for name in ASSOCIATION_FILES),
        *(f"{TEXTS}/{code}/{name}" for name in texts),
    )


def has_pictures(code: str) -> bool:
    """Whether pictures are described and associated in this language, so that it plays with them.

    A language need not have them; then it plays with words alone.
    """
    root = root_of(code)
    files = (root / PACKS / code / DESCRIBED, root / ASSOCIATIONS / code / ASSOCIATED)
    return all(file.is_file() for file in files)


def missing_files(code: str, root: Path) -> tuple[Path, ...]:
    """Those of its files that a language does not have."""
    paths = (root / name for name in files_of(code))
    return tuple(path for path in paths if not path.is_file())


_MORE: Final = tuple(map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))))
_FOUND: Final = find((HOME, *_MORE))
CODES: Final = tuple(_FOUND)
UNLIMITED_WORDS: Final = tuple(word for found in _FOUND.values() for word in found.about.unlimited)


def root_of(code: str) -> Path:
    """The folder that a language lies in, laid out as this package is."""
    return _FOUND[code].root if code in _FOUND else HOME


def about(code: str) -> About:
    """What a language says of itself; next to nothing of one that there is not."""
    return _FOUND[code].about if code in _FOUND else About(name=code)
