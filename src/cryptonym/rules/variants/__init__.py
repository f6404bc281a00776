"""The family of games: every module of this package describes one, or several made from it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

from msgspec.structs import replace

from cryptonym.rules.commands import Command
from cryptonym.rules.desks import OVER, phase_word
from cryptonym.rules.events import Event
from cryptonym.rules.model import Phase
from cryptonym.rules.options import MODES, USUAL_LISTS, Options
from cryptonym.rules.variant import Variant

_BY_NAME: dict[str, Variant] = {}


class UnknownVariantError(LookupError):
    """There is no game of this name here."""


def register(variant: Variant) -> None:
    """Let games of this variant be dealt and read; raises ValueError where it is not whole."""
    fault = _fault(variant)
    if fault:
        raise ValueError(f"{variant.name}: {fault}")
    if _BY_NAME.setdefault(variant.name, variant) is not variant:
        raise ValueError(f"there is a variant {variant.name} already")
    MODES.add(variant.name)
    USUAL_LISTS[variant.name] = variant.usual_list


def _fault(variant: Variant) -> str:
    """What is wrong with a description, before anybody plays by it."""
    for start in variant.sides:
        tiles = variant.tiles(start)
        if len(tiles) != variant.size:
            return f"{len(tiles)} tiles for {variant.size} cards"
        if not set(tiles) <= set(variant.letters.tiles):
            return "tiles that are no letters of its keys"
    if not variant.plain_numbers:
        return "no number for a clue"
    if set(variant.evolvers) != set(get_args(Event)):
        return "events that change nothing, or that there are not"
    if not set(variant.deciders) <= set(get_args(Command)):
        return "deciders for what is no command"
    if OVER not in variant.desks:
        return "no desks for the end"
    phases = {phase.value for phase in Phase}
    if not {phase_word(at) for at in variant.desks} <= phases:
        return "situations that do not begin with their phase"
    return ""


def variant_named(name: str) -> Variant:
    """The variant with this name; raises UnknownVariantError."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnknownVariantError(name) from None


def variant_of(options: Options) -> Variant:
    """The variant that a group agreed on; raises UnknownVariantError."""
    return _BY_NAME.get(options.mode) or variant_named(options.mode)


def in_game(options: Options, mode: str) -> Options:
    """The same agreement for another game, with its usual list where the named one is not of it."""
    changed = replace(options, mode=mode)
    if variant_of(changed).lists_problem(changed.lists) is None:
        return changed
    return replace(changed, word_list="")


def variants() -> tuple[Variant, ...]:
    """All games of the family."""
    return tuple(_BY_NAME.values())


for _module in iter_modules(__path__):
    for _variant in import_module(f"{__name__}.{_module.name}").VARIANTS:
        register(_variant)

OURS = variants()  # those of this package
