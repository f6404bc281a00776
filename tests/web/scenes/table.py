"""The scenes at a table in which nothing is to be done but to wait."""

from playwright.sync_api import Page

from cryptonym.rules.options import Mode, Options, TimeRules
from cryptonym.text import Text
from web.people import Look, People, Person
from web.tables import TableOf

COUNT: dict[Mode, int] = {"teams": 5, "coop": 2, "shared": 3}


def table_of(people: People, look: Look, mode: Mode = "teams", **options: object) -> TableOf:
    """A table of this mode with everybody in their seats; in teams somebody watches."""
    chosen = Options(mode=mode, language=look["language"], **options)  # type: ignore[arg-type] # fields
    return TableOf(people.come(COUNT[mode], **look), options=chosen)


def show(person: Person, table: TableOf) -> Page:
    """Somebody opens the table's page and is connected."""
    page = person.go(table.page)
    person.wait_until(person.received.messages)
    page.get_by_role("heading").first.wait_for()
    return page


def door(people: People, look: Look) -> Page:
    """Somebody with the link, before they have come in."""
    table = table_of(people, look)
    person = people.one(**look)
    page = person.go(table.page)
    page.get_by_role("textbox").first.wait_for()
    return page


def lobby(people: People, look: Look) -> Page:
    """Everybody sits and says so; the host can start."""
    table = table_of(people, look)
    for person in table.people[1:3]:
        said = Text(look["language"]).format("lobby-ready")
        table.do(person, {"type": "say", "text": said})
    return show(table.people[0], table)


def lobby_empty(people: People, look: Look) -> Page:
    """The host alone, waiting."""
    chosen = Options(language=look["language"])
    table = TableOf(people.come(1, **look), options=chosen, sit=False)
    return show(table.people[0], table)


def operative_waits(people: People, look: Look) -> Page:
    """The other team is on turn, and the clock runs."""
    time = TimeRules(kind="strict", clue_seconds=3000, guess_seconds=3000)
    table = table_of(people, look, time=time)
    team = table.start()["team"]
    return show(table.holder("operative", "red" if team == "blue" else "blue"), table)


def devices(people: People, look: Look) -> Page:
    """Somebody's seat is on three devices, and the drawer that says so is open."""
    table = table_of(people, look)
    for _ in range(2):
        table.share(table.people[1], people.one(**look))
    page = show(table.people[1], table)
    text = Text(look["language"])
    page.get_by_text(text.format("lobby-device"), exact=True).click()
    page.get_by_role("button", name=text.format("devices-remove-others")).wait_for()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    return page


def another_device(people: People, look: Look) -> Page:
    """In the middle of a game somebody's seat has just been taken with another device."""
    table = table_of(people, look)
    table.start()
    owner = table.holder("operative")
    page = show(owner, table)
    page.get_by_role("grid").wait_for()
    table.share(owner, people.one(**look))
    page.get_by_role("button", name=Text(look["language"]).format("devices-news-mine")).wait_for()
    return page


SCENES = {
    "table-devices": devices,
    "table-another-device": another_device,
    "table-door": door,
    "table-lobby": lobby,
    "table-lobby-empty": lobby_empty,
    "table-operative-waits": operative_waits,
}
