"""The scenes of coming together: the ways in, opening a table, the lobby in its states."""

from playwright.sync_api import Page

from cryptonym.rules.options import Mode, Options
from cryptonym.table.model import Settings
from cryptonym.text import Text
from web.people import Look, People, Person
from web.tables import TableOf


def front_with_tables(people: People, look: Look) -> Page:
    """Somebody comes back: a table to return to, and tables of others."""
    host = people.one(**look)
    options = Options(language=look["language"])
    table = TableOf([host], options=options, settings=Settings(public=True))
    TableOf([people.one(**look)], options=options, settings=Settings(public=True))
    lobby(host, table)
    page = host.go("/")
    page.get_by_role("link", name=table.name.replace("-", " ")).first.wait_for()
    return page


def front_with_bots(people: People, look: Look) -> Page:
    """What can be chosen for a game with bots."""
    page = people.one(**look).go("/")
    page.get_by_text(Text(look["language"]).format("front-bots-more")).click()
    return page


def open_drawers(people: People, look: Look) -> Page:
    """Everything a group can agree on, pulled out; own words that cannot be played, known keys."""
    page = people.one(**look).go("/open?bots")
    drawers = page.locator("details > summary")
    drawers.first.wait_for()
    for drawer in drawers.all():
        drawer.click()
    page.get_by_role("textbox").nth(1).fill("one, two, thr*ee")
    for chosen in ("opening-time-strict", "opening-key-deck40"):
        name = Text(look["language"]).format(chosen)
        page.get_by_role("radio", name=name).check()
    return page


def gone(people: People, look: Look) -> Page:
    """A link to a table that there is not."""
    page = people.one(**look).go("/t/nowhere")
    page.get_by_role("heading").first.wait_for()
    return page


def join(people: People, look: Look) -> Page:
    """A name that no table has."""
    page = people.one(**look).go("/join?name=no-such-table-here")
    page.get_by_role("textbox").first.wait_for()
    return page


def lobby_with_bots(people: People, look: Look) -> Page:
    """The host has called bots, and looks into the drawers."""
    host, guest = people.come(2, **look)
    table = TableOf([host, guest], options=Options(language=look["language"]))
    table.do(host, {"type": "fill_seats", "level": "hard"})
    page = lobby(host, table)
    for drawer in page.locator("details > summary").all():
        drawer.click()
    page.get_by_role("button", name=Text(look["language"]).format("lobby-device-make")).click()
    page.get_by_role("img", name=Text(look["language"]).format("lobby-device-qr")).wait_for()
    return page


def lobby_of(people: People, look: Look, mode: Mode) -> Page:
    """A guest at a table of two or three players, one seat still free."""
    host, guest = people.come(2, **look)
    options = Options(mode=mode, language=look["language"])
    table = TableOf([host, guest], options=options, sit=False)
    seat = {"role": "spymaster"} | ({"team": "red"} if mode == "shared" else {})
    table.do(host, {"type": "take_seat", **seat})
    return lobby(guest, table)


def lobby_person(people: People, look: Look) -> Page:
    """The host sees to somebody."""
    everybody = people.come(4, **look)
    table = TableOf(everybody, options=Options(language=look["language"]))
    page = lobby(everybody[0], table)
    page.get_by_role("button", name=everybody[2].name).first.click()
    page.get_by_role("dialog").wait_for()
    return page


def lobby_change(people: People, look: Look) -> Page:
    """The host changes what is played."""
    host = people.one(**look)
    text = Text(look["language"])
    page = lobby(host, TableOf([host], options=Options(language=look["language"])))
    page.get_by_role("button", name=text.format("lobby-change"), exact=True).first.click()
    page.get_by_role("radio", name=text.format("opening-mode-shared")).check()
    return page


def lobby(person: Person, table: TableOf) -> Page:
    """Somebody's lobby, drawn and connected."""
    page = person.go(table.page)
    page.get_by_role("heading", name=table.name.replace("-", " ")).wait_for()
    return page


SCENES = {
    "front-tables": front_with_tables,
    "front-bots": front_with_bots,
    "open-drawers": open_drawers,
    "door-gone": gone,
    "door-join": join,
    "lobby-bots": lobby_with_bots,
    "lobby-coop": lambda people, look: lobby_of(people, look, "coop"),
    "lobby-shared": lambda people, look: lobby_of(people, look, "shared"),
    "lobby-person": lobby_person,
    "lobby-change": lobby_change,
}
