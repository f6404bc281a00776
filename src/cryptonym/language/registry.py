"""The languages there are; each is read once, when it is first asked for."""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from pathlib import Path

from cryptonym.language.analysis import Analyser
from cryptonym.language.base import Language
from cryptonym.language.lexicon import read_lexicon
from cryptonym.language.names import read_names, read_translations
from cryptonym.language.script import script_of
from cryptonym.languages import CODES, PACKS, LanguageError, about, missing_files, root_of


class UnknownLanguageError(LookupError):
    """Asked for a language that no pack speaks."""

    code = "UNKNOWN_LANGUAGE"

    def __init__(self, language: str) -> None:
        super().__init__(f"{self.code} {language[:40]!r}: one of {', '.join(CODES)}")
        self.language = language


class Pack:
    """A language with everything that was read for it."""

    def __init__(self, language: Language, folder: Path) -> None:
        self.language = language
        self.about = about(language.code)
        self.folder = folder
        self.lexicon = read_lexicon(folder, language)
        self.names = read_names(folder, language)
        self.names.teach(self.lexicon)
        self.lexicon.index_accents()
        self.translations = read_translations(folder, language)
        self.analyser = Analyser(self.lexicon)
        self._make_ready()
        self.version = f"{language.code}-{self.lexicon.version ^ self.names.version:08x}"

    @cached_property
    def script(self) -> str:
        """The alphabet that the language is written in."""
        return script_of(self.language.letters[0])

    def _make_ready(self) -> None:
        """Make now what the first verdict would have to wait for."""
        _ = self.lexicon.onsets, self.lexicon.suffixes, self.lexicon.in_order
        self.analyser.analyse("a")


def language_class(code: str) -> type[Language]:
    """The one subclass of Language that the language's module defines."""
    module = import_module(f"cryptonym.language.{code}")
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Language)
        and value.__module__ == module.__name__
        and getattr(value, "code", None) == code
    ]
    if len(found) != 1:
        raise TypeError(f"{module.__name__} defines {len(found)} languages with code {code!r}")
    return found[0]


def folder_of(code: str) -> Path:
    """Where the pack of a language lies."""
    return root_of(code) / PACKS / code


@cache
def _load(code: str) -> Pack:
    for file in missing_files(code, root_of(code)):
        raise LanguageError(file, "is missing")
    return Pack(language_class(code)(), folder_of(code))


def load(code: str) -> Pack:
    """The pack of a language; raises UnknownLanguageError if there is none."""
    if code not in CODES:
        raise UnknownLanguageError(code)
    return _load(code)
