"""Which cards win a game of Duet, told from what each side sees of it."""

from cryptonym.rules.duet.game import LETTERS, SIDES
from cryptonym.rules.model import IDENTITY_OF, Identity, Team


def cards_with(cells: str, covered: int, side: Team, who: Identity) -> list[int]:
    """The open cards with this identity on a side of the key, from the view of that side."""
    at = SIDES.index(side)
    return [
        card
        for card, letter in enumerate(cells)
        if LETTERS.identity(letter, at) is who and not covered >> card & 1
    ]


def own_cards(cells: str, covered: int, side: Team) -> list[int]:
    """The words of a side that were not found yet, as that side knows them."""
    return cards_with(cells, covered, side, IDENTITY_OF[side])
