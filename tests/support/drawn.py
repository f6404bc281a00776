"""The drawings as the package has them, built anew if a recipe has changed, and what they weigh."""

from functools import cache

from pictures.build import build
from pictures.checks import measure

from cryptonym.language.pictures import DRAWN, Drawings, drawings


@cache
def built() -> Drawings:
    """All drawings of the package."""
    build()
    drawings.cache_clear()
    return drawings()


@cache
def svgs() -> dict[str, str]:
    """Every drawing as text, by its id."""
    return {name: (DRAWN / f"{name}.svg").read_text("utf-8") for name in built().pictures}


@cache
def measured() -> dict[str, dict[str, float]]:
    """What a machine sees of each."""
    return {name: measure(text) for name, text in svgs().items()}
