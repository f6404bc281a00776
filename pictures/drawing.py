"""One picture after the other, drawn by its recipe: what the build does in several processes."""

import pictures.cards  # noqa: F401 # fills the deck
from pictures.composing import DECK
from pictures.linocut import svg


def names() -> tuple[str, ...]:
    """The ids of all pictures there are recipes for."""
    return tuple(DECK)


def draw(name: str) -> str:
    """One picture as SVG."""
    return svg(DECK[name]())


def about(name: str) -> dict[str, object]:
    """What is really in a picture, the most visible first, and how it belongs together."""
    recipe = DECK[name]
    return {"nouns": list(recipe.nouns), "how": recipe.how, "caption": recipe.caption}
