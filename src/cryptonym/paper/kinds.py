"""What there is on paper, and on which: known without the library that makes PDFs."""

from importlib.util import find_spec
from typing import Final, Literal, get_args

from cryptonym.rules.variant import Variant

What = Literal["cards", "keys", "tiles", "tokens", "rules"]
WHAT: Final[tuple[What, ...]] = get_args(What)
Paper = Literal["a4", "letter"]
PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)


def can_print() -> bool:
    """Whether the library is there: it is an extra."""
    return find_spec("fpdf") is not None


def things_of(variant: Variant) -> tuple[What, ...]:
    """What there is to print of a game."""
    return tuple(what for what in WHAT if what != "tokens" or "tokens" in variant.counters)


def box_code(variant: Variant) -> str:
    """What the companion is told about a box: it knows the printed keys of every game."""
    return variant.name
