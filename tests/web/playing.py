"""Playing by hand: what people do on their boards, found by role and by wording."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from cryptonym.rules.options import Options
from cryptonym.text import Text
from web.people import People, Person
from web.tables import TableOf


class Player:
    """Somebody in front of a board in some language."""

    def __init__(self, person: Person, language: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.text = Text(language)

    def say(self, message: str, **values: Any) -> str:
        """A sentence of the client, as this player reads it."""
        return self.text.format(message, **values)

    def button(self, message: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def card(self, word: str) -> Locator:
        cards = self.page.get_by_role("grid").get_by_role("button")
        return cards.and_(self.page.get_by_label(re.compile(f"^{re.escape(word)}(,|$)")))

    def write(self, word: str, number: int | str) -> None:
        """Fill in a clue, without giving it."""
        self.page.get_by_role("textbox", name=self.say("board-word")).fill(word)
        said = self.say("unlimited") if number == "unlimited" else str(number)
        self.page.get_by_role("radio", name=said, exact=True).check()

    def give(self, word: str, number: int | str) -> None:
        self.write(word, number)
        self.button("board-give").click()

    def guess(self, word: str) -> None:
        """Mark a card, then touch it: two actions."""
        self.button("board-guess").wait_for()  # the clue is there: before, a tap may be a note
        self.card(word).click()
        self.button("board-guess-word", word=word).click()
        covered = re.compile(f"^{re.escape(word)}, .*{self.say('board-covered')}")
        self.page.get_by_role("grid").get_by_label(covered).wait_for()

    def expects(self, message: str, **values: Any) -> None:
        """This is the sentence that says what is expected of the player."""
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(self.say(message, **values))


class Evening:
    """Everybody at a table with a board before them."""

    def __init__(self, table: TableOf, language: str = "en") -> None:
        self.table = table
        self.players = {person.name: Player(person, language) for person in table.people}
        table.go()
        for player in self.players.values():
            player.page.get_by_role("grid").wait_for()

    def who(self, role: str, team: str | None = None) -> Player:
        """Who sits there; for no team, whoever is on turn."""
        return self.players[self.table.holder(role, team).name]

    def words(self, letter: str) -> list[str]:
        """Codenames of this kind (r b . x) that are not covered yet."""
        game = self.table.game()
        return [
            word
            for card, word in enumerate(game["words"])
            if game["key"]["cells"][card] == letter and not game["covered"] >> card & 1
        ]


def evening(people: People, count: int = 4, language: str = "en", **how: object) -> Evening:
    """A game that has just been dealt."""
    given = {key: how.pop(key) for key in ("device", "still", "dark", "novice") if key in how}
    settings = how.pop("settings", None)
    options = Options(language=language, **how)  # type: ignore[arg-type] # fields
    everybody = people.come(count, language=language, **given)  # type: ignore[arg-type] # of `come`
    table = TableOf(everybody, options=options, settings=settings)  # type: ignore[arg-type] # Settings
    table.start()
    return Evening(table, language)
