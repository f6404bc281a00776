"""The scenes in which somebody is away, or comes late."""

from collections.abc import Collection

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from cryptonym.text import Text
from cryptonym.wire.messages import Present
from web.people import Look, People, Person
from web.scenes.table import show, table_of


def told_away(person: Person, away: Collection[str]) -> None:
    """As if the server said so: nobody has to wait until these are away."""
    said = msgspec.json.encode(Present(tuple(away))).decode()

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            line.send(message)
            line.send(said)

        server.on_message(pass_on)

    person.page.route_web_socket("**/live", meet)


def away_offer(people: People, look: Look) -> Page:
    """The host is told who is away, and offered a bot."""
    table = table_of(people, look)
    table.do(table.people[0], {"type": "hand_over", "member": "2"})
    table.do(table.people[1], {"type": "start_game"})
    person = table.people[1]
    told_away(person, ["3"])
    page = show(person, table)
    page.get_by_role("button", name=Text(look["language"]).format("presence-bot")).wait_for()
    return page


def away_lobby(people: People, look: Look) -> Page:
    """Before a game: names of people who have lost the connection are greyed."""
    table = table_of(people, look)
    told_away(table.people[0], ["2", "5"])
    page = show(table.people[0], table)
    page.get_by_text(Text(look["language"]).format("presence-away")).first.wait_for()
    return page


def asks_for_seat(people: People, look: Look) -> Page:
    """The host sees that somebody would like to play."""
    table = table_of(people, look)
    table.do(table.people[0], {"type": "hand_over", "member": "2"})
    table.do(table.people[1], {"type": "start_game"})
    table.do(table.people[4], {"type": "ask_for_seat", "role": "operative", "team": "red"})
    page = show(table.people[1], table)
    text = Text(look["language"])
    page.get_by_role("button", name=text.format("presence-seat-them", name="Eva")).wait_for()
    return page


def watcher_asks(people: People, look: Look) -> Page:
    """Who watches chooses a seat to ask for."""
    table = table_of(people, look)
    table.start()
    page = show(table.people[4], table)
    name = Text(look["language"]).format("presence-would-play")
    page.get_by_role("button", name=name).click()
    page.get_by_role("dialog").wait_for()
    return page


def asked(people: People, look: Look) -> Page:
    """Who watches has asked, and waits for the host."""
    table = table_of(people, look)
    table.start()
    table.do(table.people[4], {"type": "ask_for_seat", "role": "operative", "team": "blue"})
    page = show(table.people[4], table)
    page.get_by_role("button", name=Text(look["language"]).format("presence-unask")).wait_for()
    return page


def broken_off(people: People, look: Look) -> Page:
    """The host has ended the game: back in the lobby, everybody is told."""
    table = table_of(people, look)
    table.start()
    page = show(table.people[1], table)
    page.get_by_role("grid").wait_for()
    table.do(table.people[0], {"type": "break_off_game"})
    text = Text(look["language"])
    page.locator(".lobby").get_by_text(text.format("presence-ended", name="Ann")).wait_for()
    return page


def did_you_mean(people: People, look: Look) -> Page:
    """A slip in the name of a table."""
    table = table_of(people, look)
    person = people.one(**look)
    page = person.go("/")
    text = Text(look["language"])
    page.get_by_label(text.format("opening-find")).fill(table.name + "q")
    page.get_by_role("button", name=text.format("opening-find-go"), exact=True).click()
    page.get_by_role("button", name=text.format("presence-go-there")).wait_for()
    return page


SCENES = {
    "away-offer": away_offer,
    "away-lobby": away_lobby,
    "asks-for-seat": asks_for_seat,
    "watcher-asks": watcher_asks,
    "asked": asked,
    "broken-off": broken_off,
    "did-you-mean": did_you_mean,
}
