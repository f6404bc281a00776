"""Games where each side has its own side of the key: who gives the clue, whose side judges."""

from cryptonym.rules.bits import as_bits
from cryptonym.rules.eyes import BACK, FRONT, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Identity, Team, card_indexes

SIDES_SEEN: tuple[Eyes, Eyes] = (FRONT, BACK)  # by the place of a side in `variant.sides`


class TwoKeyGame(Game, frozen=True, gc=False, kw_only=True):
    """A game with a key of two sides. A covered card has shown the side that judged it."""

    def shown(self) -> tuple[int, int]:
        """The cards whose front and whose back everybody has seen."""
        first, second = self.variant.sides
        return self._shown_by(first), self._shown_by(second)

    def _shown_by(self, team: Team) -> int:
        return as_bits(cover.card for cover in self.covers if cover.team is team)

    def behind(self, card: CardIndex, team: Team) -> Identity | None:
        """Who stands behind a card on this team's side of the key."""
        setup = self.setup
        variant = setup.variant
        return variant.letters.tiles[setup.key.cells[card]][variant.sides.index(team)]

    def left(self, team: Team) -> int:
        """How many words of a team have not been shown yet: everybody can count them (R7)."""
        shown = {cover.card for cover in self.covers if cover.team is team}
        hidden = (card for card in card_indexes(len(self.words)) if card not in shown)
        return sum(self.behind(card, team) is IDENTITY_OF[team] for card in hidden)
