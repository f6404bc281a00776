"""House rules of the books, as the languages tell them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cryptonym.languages import CODES, about
from cryptonym.rules.options import HouseRules, Options

PRESETS: Final = {name: rules for code in CODES for name, rules in about(code).presets.items()}


def default_rules(language: str) -> HouseRules:
    """The house rules that hold when a group has agreed on nothing."""
    return about(language).house


def preset_options(preset: str) -> Options:
    """Everything a preset says about a game."""
    language = preset.partition("-")[0]
    return replace(about(language).book, language=language, house=PRESETS[preset])


def default_options(language: str) -> Options:
    """The options of a table whose people have agreed on nothing."""
    return Options(language=language, house=default_rules(language))
