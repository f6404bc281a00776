"""What can be printed of a game, and the one way to do it."""

from collections.abc import Callable

from cryptonym.language.decks import cards
from cryptonym.language.pictures import DRAWN
from cryptonym.paper.cards import print_cards
from cryptonym.paper.keys import Label, print_keys
from cryptonym.paper.kinds import Paper, What, box_code, things_of
from cryptonym.paper.press import Press
from cryptonym.paper.rules_page import print_rules
from cryptonym.paper.tiles import print_tiles, print_tokens
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_named
from cryptonym.text import Text


class NotPrintedError(LookupError):
    """A game has nothing of this kind."""


def print_game(
    what: What,
    language: str,
    *,
    mode: str = "teams",
    paper: Paper = "a4",
    word_list: str = "",
    address: str = "",
) -> bytes:
    """A PDF; raises NotPrintedError, and what `decks` raise for lists that are not there.

    `address` is where a server can be reached: the label of the keys leads to its companion.
    """
    variant = variant_named(mode)
    text = Text(language, *variant.texts)
    lists = word_list or variant.usual_list
    if what not in things_of(variant):
        raise NotPrintedError(what)
    press = Press(paper, language, f"Cryptonym: {text.format('print-what', what=what)}")
    makers: dict[What, Callable[[], None]] = {
        "cards": lambda: print_cards(press, cards(language, lists), _drawing),
        "keys": lambda: print_keys(press, variant, _label(variant, text, address)),
        "tiles": lambda: print_tiles(press, variant),
        "tokens": lambda: print_tokens(press),
        "rules": lambda: print_rules(press, text, text.page(page_of(variant))),
    }
    try:
        makers[what]()
        return press.printed()
    finally:
        press.close()


def page_of(variant: Variant) -> str:
    """The page that says how to play it."""
    if variant.letters.sides == 2:
        return "how-to-play-duet"
    return "how-to-play-pictures" if variant.shape.has_pictures else "how-to-play"


def _drawing(picture: str) -> str:
    return (DRAWN / f"{picture}.svg").read_text("utf-8")


def _label(variant: Variant, text: Text, address: str) -> Label:
    count = len(variant.deck.cards)
    lines = (text.format("print-keys", count=count), text.format("print-box-code"))
    link = f"{address}/companion?mode={variant.name}" if address else ""
    return Label("Cryptonym", lines, box_code(variant), link)
