"""Every sentence a player reads, in every language that there is, from Fluent files."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cryptonym.languages import CODES, FALLBACK, TEXTS, about, root_of

LANGUAGES: Final = (FALLBACK, *(code for code in CODES if code != FALLBACK))
_LOCALES: Final = {locale: code for code in CODES for locale in (code, *about(code).locales)}


_LABELLED: Final = ("team", "identity", "seat", "mode")  # codes that a game may have more of


def message_id(prefix: str, code: str) -> str:
    """The Fluent message that words a code: WORD_FORM is `referee-word-form`."""
    return f"{prefix}-{code.lower().replace('_', '-')}"


class Text:
    """The messages of one language; those of some games come first, the nearest before others."""

    def __init__(self, language: str, *games: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._games = games  # the names of variants

    def format(self, message: str, **values: object) -> str:
        """The message with its values filled in; raises KeyError if there is no such message.

        `label` is filled in too: what a side, identity, seat or game is called, for messages
        that know no other word for it.
        """
        pattern = self._bundle.get_message(self._own(message)).value
        if pattern is None:
            raise KeyError(message)
        for kind in _LABELLED:
            if kind in values:
                values.setdefault("label", self._label(kind, str(values[kind])))
        written, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(written)

    def by_code(self, prefix: str, code: str, **values: object) -> str:
        """The message for a code, or the one for all `other` codes."""
        message = message_id(prefix, code)
        known = self._bundle.has_message(self._own(message))
        return self.format(message if known else f"{prefix}-other", **values)

    def _own(self, message: str) -> str:
        own = (f"{game}-{message}" for game in self._games)
        return next(filter(self._bundle.has_message, own), message)

    def _label(self, kind: str, code: str) -> str:
        """A message of its own, such as `team-green`, or the code as one can read it."""
        message = self._own(message_id(kind, code))
        if self._bundle.has_message(message):
            return self.format(message)
        return code.replace("_", " ")

    def language_name(self, code: str) -> str:
        """What a language is called; by its own name where we have no other."""
        return self.format("language-name", language=code, own=about(code).name)

    def page(self, name: str) -> str:
        """A whole page of text, such as `how-to-play`, in Markdown."""
        return _folder(self.language).joinpath(f"{name}.md").read_text(encoding="utf-8")


def nearest_language(wanted: str | None) -> str:
    """The interface language closest to a locale name such as `nn_NO.UTF-8`; English if none."""
    code = (wanted or "").replace("-", "_").partition("_")[0].lower()
    return _LOCALES.get(code, FALLBACK)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"no text in language {language!r}")
    # Isolation marks are for right-to-left neighbours; none of our languages has them.
    bundle = FluentBundle([language], use_isolating=False)
    files = sorted(_folder(language).iterdir(), key=lambda file: file.name)
    for file in files:
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folder(language: str) -> Path:
    return root_of(language) / TEXTS / language
