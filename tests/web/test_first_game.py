"""From the front page to the first board, by clicks alone: four people, four browsers."""

import pytest
from playwright.sync_api import Page, expect

from cryptonym.text import LANGUAGES, Text
from web.people import People, Person

SEATS = ("red_spymaster", "red_operative", "blue_spymaster", "blue_operative")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def open_table(host: Person, text: Text) -> str:
    """The host opens a table from the front page: the path of its page."""
    page = host.go("/")
    press(page, text.format("front-open"))
    page.get_by_label(text.format("opening-name")).fill(host.name)
    press(page, text.format("opening-go"))
    page.wait_for_url("**/t/*")
    return page.url.removeprefix(host.server)


def join(guest: Person, path: str, text: Text) -> None:
    page = guest.go(path)
    page.get_by_label(text.format("opening-name")).fill(guest.name)
    press(page, text.format("opening-join"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_people_open_a_table_sit_down_and_start(people: People, language: str) -> None:
    text = Text(language)
    host, *guests = people.come(4, device="phone", language=language)
    path = open_table(host, text)
    for guest in guests:
        join(guest, path, text)
    for person, seat in zip(people.all, SEATS, strict=True):
        press(person.page, text.format("lobby-sit-at", seat=seat))
    press(host.page, text.format("lobby-start"))
    for person in people.all:
        person.wait_until(lambda received=person.received: received.events("dealt"))
    [dealt] = host.received.events("dealt")
    for person in people.all:
        cards = person.page.get_by_role("grid").get_by_role("button")
        expect(cards).to_have_count(25)
        for word in dealt["words"]:  # said as one, also where a narrow card breaks it
            expect(cards.and_(person.page.get_by_label(word)).first).to_be_visible()
