"""The scenes at a table, in the order of an evening; look at each with somebody's eyes."""

from playwright.sync_api import Page

from cryptonym.rules.options import Mode, Options, TimeRules
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
    """Everybody sits; the host can start."""
    table = table_of(people, look)
    return show(table.people[0], table)


def lobby_empty(people: People, look: Look) -> Page:
    """The host alone, waiting."""
    chosen = Options(language=look["language"])
    table = TableOf(people.come(1, **look), options=chosen, sit=False)
    return show(table.people[0], table)


def spymaster(people: People, look: Look) -> Page:
    """It is this spymaster's turn to give a clue."""
    table = table_of(people, look)
    table.start()
    return show(table.holder("spymaster"), table)


def operative(people: People, look: Look) -> Page:
    """It is this operative's turn to guess, one word is found."""
    table = table_of(people, look)
    table.start()
    table.clue(number=2)
    table.guess("own")
    return show(table.holder("operative"), table)


def operative_waits(people: People, look: Look) -> Page:
    """The other team is on turn, and the clock runs."""
    time = TimeRules(kind="strict", clue_seconds=3000, guess_seconds=3000)
    table = table_of(people, look, time=time)
    team = table.start()["team"]
    return show(table.holder("operative", "red" if team == "blue" else "blue"), table)


def watcher(people: People, look: Look) -> Page:
    """Somebody who watches."""
    table = table_of(people, look)
    table.start()
    table.clue()
    return show(table.people[-1], table)


def coop(people: People, look: Look) -> Page:
    """Two people against nobody: the opponents' turn."""
    table = table_of(people, look, "coop")
    table.start()
    table.clue(number=1)
    table.guess(".")
    return show(table.holder("spymaster"), table)


def shared(people: People, look: Look) -> Page:
    """Three people: one operative for both spymasters."""
    table = table_of(people, look, "shared")
    table.start()
    table.clue()
    return show(table.holder("operative"), table)


def end(people: People, look: Look) -> Page:
    """The assassin was touched."""
    table = table_of(people, look)
    table.start()
    table.lose()
    return show(table.people[1], table)


SCENES = {
    "table-door": door,
    "table-lobby": lobby,
    "table-lobby-empty": lobby_empty,
    "table-spymaster": spymaster,
    "table-operative": operative,
    "table-operative-waits": operative_waits,
    "table-watcher": watcher,
    "table-coop": coop,
    "table-shared": shared,
    "table-end": end,
}
