"""Every sentence a player reads, in every language that there is, from Fluent files."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cryptonym.languages import CODES, FALLBACK, TEXTS, about, root_of

LANGUAGES: Final = (FALLBACK, *(code for code in CODES if code != FALLBACK))
_LOCALES: Final = {locale: code for code in CODES for locale in (code, *about(code).locales)}


class Text:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def format(self, message: str, **values: object) -> str:
        """The message with its values filled in; raises KeyError if there is no such message."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        written, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(written)

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
