"""What the five books say about house rules, and what each language's book adds to the law."""

from __future__ import annotations

from typing import Final

import msgspec

from cryptonym.rules.options import HouseRules, Options

DICTIONARY_LANGUAGES: Final = frozenset({"it", "eo"})  # foreign words need a dictionary (R67)
ROOT_LANGUAGES: Final = frozenset({"eo"})  # roots instead of forms and parts (R74)
TRANSLATION_LANGUAGES: Final = frozenset({"eo"})  # R72, Q35
TITLES_WITH_NAMES: Final = frozenset({"es", "el"})  # titles come with full names (R89, Q20)
PLACES_WITH_NAMES: Final = frozenset({"nb"})  # New York is one of the names of R88 (R90)
SCRIPTS: Final = {"el": "greek"}  # the others are written in Latin letters

DEFAULTS: Final = {
    "it": HouseRules(),
    "nb": HouseRules(place_names=False),  # Q28
    "es": HouseRules(),
    "el": HouseRules(),
    "eo": HouseRules(),
    "en": HouseRules(),
}
PRESETS: Final = {
    "it-2e": HouseRules(),
    "it-2e-friendly": HouseRules(compounds=True, full_names=True, titles=True, acronyms=True),
    "it-app": HouseRules(homophones=True),
    "nb-2e": HouseRules(place_names=False),
    "nb-2e-friendly": HouseRules(full_names=True, titles=True, acronyms=True),
    "nb-app": HouseRules(place_names=False, homophones=True, rhymes="any"),  # Q21
    "es-1e": HouseRules(),
    "es-1e-friendly": HouseRules(
        compounds=True,
        full_names=True,
        titles=True,  # Q20: they come with full names
        acronyms=True,
        homophones=True,
        accents="loose",
        rhymes="any",
    ),
    "el-1e": HouseRules(),
    "el-1e-friendly": HouseRules(
        full_names=True, titles=True, acronyms=True, homophones=True, rhymes="any"
    ),
    "eo-1e": HouseRules(),
    "eo-1e-friendly": HouseRules(
        phrases=True, full_names=True, titles=True, acronyms=True, rhymes="any"
    ),
    "en": HouseRules(),
    "en-friendly": HouseRules(
        compounds=True, full_names=True, titles=True, acronyms=True, rhymes="any"
    ),
}


def default_rules(language: str) -> HouseRules:
    """The house rules that hold when a group has agreed on nothing."""
    return DEFAULTS.get(language, HouseRules())


# What the books say beside the words: R50, R60 and R61.
_BOOKS: Final = {
    "it": Options(language="it"),
    "nb": Options(language="nb", next_words="flip"),
    "es": Options(language="es", next_words="draw", waiver=False),
    "el": Options(language="el", next_words="flip", waiver=False),
    "eo": Options(language="eo", waiver=False, penalty_cover="must"),
    "en": Options(),
}


def preset_options(preset: str) -> Options:
    """Everything a preset says about a game."""
    book = _BOOKS[preset.partition("-")[0]]
    return msgspec.structs.replace(book, house=PRESETS[preset])


def default_options(language: str) -> Options:
    """The options of a table whose people have agreed on nothing."""
    return Options(language=language, house=default_rules(language))
