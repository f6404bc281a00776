"""A table for Duet, brought to any state without clicks: each side has its half of the key."""

from typing import Any

from cryptonym.rules.duet.game import LETTERS, SIDES
from cryptonym.rules.model import IDENTITY_OF, Identity, Team
from cryptonym.rules.options import Mission, Options
from web.people import Person
from web.tables import TableOf

OWN = "own"  # a word of the side that judges


class Duet(TableOf):
    """The first two people are the sides, everybody else watches."""

    def __init__(
        self, people: list[Person], language: str = "en", *, dealt: bool = True, **mission: Any
    ) -> None:
        options = Options(mode="duet", language=language, mission=Mission(**mission))
        super().__init__(people, options=options)
        if dealt:
            self.start_game()

    def start_game(self) -> None:
        """Deal."""
        self.do(self.people[0], {"type": "start_game"})

    def side(self, team: Team) -> Person:
        """Who plays there."""
        return self.people[SIDES.index(team)]

    def seen(self, team: Team) -> dict[str, Any]:
        """The game as this side sees it."""
        game: dict[str, Any] = self.view(self.side(team))["game"]
        return game

    def cards(self, judge: Team, what: str | Identity, **other: Identity) -> list[int]:
        """Open cards that are this on the half of one side; `other` says what on the other half."""
        wanted = IDENTITY_OF[judge] if what == OWN else Identity(what)
        game, theirs = self.seen(judge), self.seen(judge.other)
        asked = other.get("other")
        return [
            card
            for card, letter in enumerate(game["cells"])
            if not game["covered"] >> card & 1
            and LETTERS.identity(letter, SIDES.index(judge)) is wanted
            and (
                asked is None
                or LETTERS.identity(theirs["cells"][card], SIDES.index(judge.other)) is asked
            )
        ]

    def words(self, judge: Team, what: str | Identity, **other: Identity) -> list[str]:
        """The same as words."""
        dealt = self.seen(judge)["words"]
        return [dealt[card] for card in self.cards(judge, what, **other)]

    def clue_of(self, team: Team, word: str = "", number: int = 2) -> None:
        """A side gives a clue; if the referee doubts it, the other side allows it."""
        giver = self.side(team)
        self.do(giver, {"type": "give_clue", "word": word or self.next_clue(), "number": number})
        if self.view(giver)["game"]["phase"] == "clue":
            self.do(self.side(team.other), {"type": "answer_consult", "allow": True})

    def touch(self, judge: Team, what: str | Identity = OWN, **other: Identity) -> int:
        """The other side touches a card that is this for the side that judges: which one.

        A card without a token if there is one, so that tokens stay to be seen.
        """
        touches = self.seen(judge).get("touches", ())
        closed = {one["card"] for one in touches if one["team"] == judge}
        tokens = {one["card"] for one in touches}
        open_ones = [card for card in self.cards(judge, what, **other) if card not in closed]
        card = min(open_ones, key=lambda card: card in tokens)
        self.do(self.side(judge.other), {"type": "guess_word", "card": card})
        return card

    def stop(self, judge: Team) -> None:
        """The other side has enough, which costs a token."""
        self.do(self.side(judge.other), {"type": "stop_guessing"})
