"""Games where each side has its own side of the key: who gives the clue, whose side judges."""

from cryptonym.rules.eyes import BACK, FRONT, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import IDENTITY_OF, Identity, Team

SIDES_SEEN: tuple[Eyes, Eyes] = (FRONT, BACK)  # by the place of a side in `variant.sides`


class TwoKeyGame(Game, frozen=True, gc=False, kw_only=True):
    """A game with a key of two sides. A covered card has shown the side that judged it."""

    def shown(self) -> tuple[int, int]:
        """The cards whose front and whose back everybody has seen."""
        seen = [0, 0]
        for cover in self.covers:
            seen[self.variant.sides.index(cover.team)] |= 1 << cover.card
        return seen[0], seen[1]

    def behind(self, card: int, team: Team) -> Identity | None:
        """Who stands behind a card on this team's side of the key."""
        letters = self.variant.letters
        return letters.identity(self.key.cells[card], self.variant.sides.index(team))

    def left(self, team: Team) -> int:
        """How many words of a team have not been shown yet: everybody can count them (R7)."""
        shown = self.shown()[self.variant.sides.index(team)]
        own = IDENTITY_OF[team]
        return sum(
            self.behind(card, team) is own and not shown >> card & 1
            for card in range(len(self.words))
        )
