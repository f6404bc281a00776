"""Picture games for tests: twenty pictures, dealt so that each tells who stands behind it (P1)."""

import random

from cryptonym.rules import BLUE, RED, Identity, Key, Options, Role, Seat, Team
from cryptonym.rules.deal import seal
from cryptonym.rules.events import Dealt
from cryptonym.rules.model import LETTER_OF
from support.boards import SALT
from support.table import Table

MODES = ("pictures", "pictures_coop", "pictures_shared")
ONES = ("a", "b", "c", "d", "e", "f", "g", "h")


def picture_deal(options: Options, start: Team = RED, shuffle: int = 0) -> Dealt:
    """A deal in which `red-a` is the first picture of red, and `assassin-a` the assassin."""
    sizes = {
        Identity.RED: 8 if start is RED else 7,
        Identity.BLUE: 8 if start is BLUE else 7,
        Identity.BYSTANDER: 4,
        Identity.ASSASSIN: 1,
    }
    cards = [
        (f"{who.value}-{one}", LETTER_OF[who]) for who, size in sizes.items() for one in ONES[:size]
    ]
    random.Random(shuffle).shuffle(cards)
    key = Key("".join(letter for _, letter in cards), start)
    return seal(tuple(picture for picture, _ in cards), key, SALT, options)


class PictureTable(Table):
    """A game of pictures in progress."""

    def operative(self, team: Team | None = None) -> Seat:
        """The operative of a team; three players have one for both."""
        shared = self.game.options.mode == "pictures_shared"
        return Seat(Role.OPERATIVE, None if shared else team or self.game.team)

    def meets_assassin(self) -> list[str]:
        """The team on turn gets a clue and touches the assassin at once."""
        self.clue("night", 2)
        return self.touch("assassin-a")


def pictures(mode: str = "pictures", **more: object) -> PictureTable:
    """A table where people judge clues, and everything else is as it is usually."""
    return PictureTable(picture_deal(Options(mode=mode, check="free", **more)))  # type: ignore[arg-type] # options by name
