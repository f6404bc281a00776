"""After a game: the end, its analysis, how to play, and games on record."""

from typing import Any

from playwright.sync_api import Page

from cryptonym.rules.options import Mode, Options
from cryptonym.text import Text
from web.people import Look, People, Person
from web.tables import TableOf

COUNT: dict[Mode, int] = {"teams": 4, "coop": 2, "shared": 3}


def played(people: People, look: Look, mode: Mode = "teams") -> TableOf:
    """A game of some turns that ends with the assassin."""
    options = Options(mode=mode, language=look["language"])
    table = TableOf(people.come(COUNT[mode], **look), options=options)
    table.start()
    table.clue(number=2)
    table.guess("own")
    table.guess("own")
    table.guess(".")
    if mode == "coop":
        simulate(table)
    else:
        table.clue(number=1)
        table.guess("own")
        table.do(table.holder("operative"), {"type": "stop_guessing"})
    table.lose()
    return table


def simulate(table: TableOf) -> None:
    """The spymaster plays the turn of opponents who are not there."""
    game: dict[str, Any] = table.game()
    other = {"red": "b", "blue": "r"}[game["team"]]
    cells = enumerate(game["key"]["cells"])
    card = next(n for n, c in cells if c == other and not game["covered"] >> n & 1)
    table.do(table.holder("spymaster"), {"type": "cover_opponent_word", "card": card})


def together(people: People, look: Look) -> TableOf:
    """Two people who find all their words in two turns."""
    options = Options(mode="coop", language=look["language"])
    table = TableOf(people.come(2, **look), options=options)
    table.start()
    table.clue(number=1)
    table.guess(".")
    simulate(table)
    table.clue(number="unlimited")
    for _ in range(9):
        table.guess("own")
    return table


def record_of(table: TableOf, number: int = 1) -> str:
    """The record of a finished game, as text."""
    person = table.people[0]
    address = f"{person.server}/api/tables/{table.id}/records/{number}"
    return person.context.request.get(address).text()


def at_the_end(person: Person, table: TableOf, query: str = "") -> Page:
    """Somebody's page after the game, with the seal checked."""
    page = person.go(table.page + query)
    page.get_by_role("grid").wait_for()
    return page


def host(people: People, look: Look) -> Page:
    """The host can deal again."""
    table = played(people, look)
    page = at_the_end(table.people[0], table)
    page.get_by_text(Text(look["language"]).format("end-fair")).wait_for()
    return page


def guest(people: People, look: Look) -> Page:
    """Two have won together; one of them waits for the host."""
    table = together(people, look)
    return at_the_end(table.people[1], table)


def analysis(people: People, look: Look) -> Page:
    """What the clues suggested."""
    table = played(people, look)
    return at_the_end(table.people[1], table, "?analysis")


def example(people: People, look: Look) -> Page:
    """An example with a card touched."""
    page = people.one(**look).go("/how")
    board = page.get_by_role("grid").nth(1)
    board.get_by_role("button").first.click()
    board.scroll_into_view_if_needed()
    return page


def whole(people: People, look: Look) -> Page:
    """A record that is whole, played again."""
    table = played(people, look)
    page = people.one(**look).go("/record")
    bring(page, record_of(table), look["language"])
    page.get_by_role("grid").wait_for()
    return page


def damaged(people: People, look: Look) -> Page:
    """A record with a line that cannot be."""
    table = played(people, look)
    page = people.one(**look).go("/record")
    bring(page, record_of(table).replace("\n  1 ", "\n  7 ", 1), look["language"])
    page.get_by_role("alert").wait_for()
    return page


def bring(page: Page, record: str, language: str = "en") -> None:
    """Paste a record and have it checked."""
    text = Text(language)
    page.get_by_label(text.format("record-paste")).fill(record)
    page.get_by_role("button", name=text.format("record-check")).click()


SCENES = {
    "end-host": host,
    "end-coop-guest": guest,
    "end-analysis": analysis,
    "how-example": example,
    "record-whole": whole,
    "record-damaged": damaged,
}
