"""The family of games: every module of this package describes one, or several made from it."""

from importlib import import_module
from pkgutil import iter_modules

from cryptonym.rules.options import MODES, Options
from cryptonym.rules.variant import Variant

_BY_NAME: dict[str, Variant] = {}


class UnknownVariantError(LookupError):
    """There is no game of this name here."""


def register(variant: Variant) -> None:
    """Let games of this variant be dealt and read."""
    if _BY_NAME.setdefault(variant.name, variant) is not variant:
        raise ValueError(f"there is a variant {variant.name} already")
    MODES.add(variant.name)


def variant_named(name: str) -> Variant:
    """The variant with this name; raises UnknownVariantError."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnknownVariantError(name) from None


def variant_of(options: Options) -> Variant:
    """The variant that a group agreed on; raises UnknownVariantError."""
    return variant_named(options.mode)


def variants() -> tuple[Variant, ...]:
    """All games of the family."""
    return tuple(_BY_NAME.values())


for _module in iter_modules(__path__):
    for _variant in import_module(f"{__name__}.{_module.name}").VARIANTS:
        register(_variant)

OURS = variants()  # those of this package
