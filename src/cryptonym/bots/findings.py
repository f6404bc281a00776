"""What an analysis finds in a finished game: plain values, light to import."""

import msgspec

from cryptonym.rules.model import CardIndex, Identity, Number, Team


class Touch(msgspec.Struct, frozen=True):
    """A card that was touched, and how likely a typical listener was to touch it then."""

    card: CardIndex
    identity: Identity
    chance: float
    likeliest: float  # of all cards open at that moment


class Link(msgspec.Struct, frozen=True):
    """A card and the words that lead to it from the clue."""

    card: CardIndex
    via: tuple[str, ...]
    direct: bool  # the clue itself is a common association of the card
    earlier: str = ""  # the clue before this one that the card belongs to, if it does


class Other(msgspec.Struct, frozen=True):
    """A clue that was there to be given, with the cards it would have been for."""

    word: str
    number: Number
    cards: tuple[CardIndex, ...]
    expected: float


class ClueSeen(msgspec.Struct, frozen=True):
    """One clue and what became of it."""

    turn: int
    team: Team
    word: str
    number: Number
    understood: float  # how well the word is known to us, 0 to 1
    heat: tuple[float, ...]  # for each card, what it suggests to a typical listener
    expected: float  # own words that a typical team finds by it
    found: int
    touches: tuple[Touch, ...]
    links: tuple[Link, ...]  # the own cards it suggests, and what leads to them
    better: tuple[Other, ...]
    meant: tuple[Link, ...] = ()  # the cards it was for, if a bot gave it and we know


class TeamSeen(msgspec.Struct, frozen=True):
    """A team over the whole game."""

    clues: int
    found: int
    expected: float  # with a typical team behind these clues
    possible: float  # with the best clues we know, and a typical team
    listening: float  # 1 = always took what the clue suggested most

    @property
    def luck(self) -> float:
        """Words found beyond what the clues were worth."""
        return self.found - self.expected


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, clue by clue and team by team."""

    clues: tuple[ClueSeen, ...]
    teams: dict[Team, TeamSeen]
