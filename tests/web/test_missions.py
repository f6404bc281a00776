"""The map of missions in browsers: chosen by clicks, won, and taken to another table (D21)."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.rules.duet.atlas import CITIES, START, neighbours
from cryptonym.rules.model import BLUE, RED
from cryptonym.text import Text
from support.won_duet import own_cards
from web.people import People
from web.scenes.missions import pair_at_table
from web.sight import assert_accessible, covered_controls, scrolls_sideways, too_small_targets
from web.tables import CLUES, TableOf

pytestmark = pytest.mark.cleaned_browsers


class Chart:
    """A map on a page, in some language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.text = page, Text(language)

    def say(self, message: str, **values: object) -> str:
        return self.text.format(message, **values)

    def name(self, city: str) -> str:
        return self.say(f"missions-city-{city.replace('_', '-')}")

    def city(self, city: str, state: str | None = None) -> Locator:
        """The button of a city, as it is read aloud."""
        told = f", {self.say(f'missions-state-{state}')}, " if state else ", "
        name = re.compile("^" + re.escape(self.name(city)) + r"\s*" + re.escape(told))
        return self.page.get_by_role("group").get_by_role("button", name=name)

    def button(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(message), exact=True)


def win(table: TableOf, language: str) -> None:
    """All words, with one clue of each side."""
    sides = dict(zip((RED, BLUE), table.people, strict=True))
    for number, (side, giver) in enumerate(sides.items()):
        clue = {"type": "give_clue", "word": CLUES[language][number], "number": 9}
        table.do(giver, clue)
        seen = table.view(giver)["game"]
        for card in own_cards(seen["cells"], seen["covered"], side):
            table.do(sides[side.other], {"type": "guess_word", "card": card})


@pytest.mark.parametrize("language", ["nb", "el"])
def test_a_city_is_chosen_by_clicks_won_and_opens_its_neighbours_on_phones_d21(
    people: People, language: str
) -> None:
    table = pair_at_table(people, language, device="phone")
    host, guest = table.people
    chart = Chart(host.go(table.page), language)
    chart.link("missions-link").click()
    expect(chart.city(START, "open")).to_be_visible()
    expect(chart.city("oslo", "closed")).to_be_visible()
    assert_accessible(chart.page)
    chart.city("oslo").click()
    expect(chart.page.get_by_text(chart.name("bergen")).last).to_be_visible()
    expect(chart.button("missions-choose", city=chart.name("oslo"))).to_have_count(0)
    other = Chart(guest.go(f"{table.page}?missions"), language)
    other.city(START).click()
    other.button("missions-choose", city=other.name(START)).click()
    for one in (chart, other):
        expect(one.city(START)).to_have_attribute("aria-current", "true")
    chart.button("lobby-start").click()
    chart.page.get_by_role("grid").wait_for()
    win(table, language)
    chart.link("missions-next").click()
    expect(chart.city(START, "won")).to_be_visible()
    for near in neighbours(START):
        expect(chart.city(near, "open")).to_be_visible()
    won = chart.say("missions-progress", won=1, all=len(CITIES))
    expect(chart.page.get_by_text(won)).to_be_visible()
    assert_accessible(chart.page)
    assert not scrolls_sideways(chart.page)
    assert too_small_targets(chart.page) == []
    assert covered_controls(chart.page) == []


def test_a_map_is_taken_to_another_table_by_clicks_and_a_spoiled_text_is_refused(
    people: People,
) -> None:
    table = pair_at_table(people, "en", device="phone")
    host = table.people[0]
    table.do(host, {"type": "choose_city", "city": START})
    table.do(host, {"type": "start_game"})
    win(table, "en")
    chart = Chart(host.go(f"{table.page}?missions"), "en")
    chart.page.get_by_text(chart.say("missions-take"), exact=True).click()
    field = chart.page.get_by_role("textbox", name=chart.say("missions-text"))
    expect(field).to_have_value(re.compile("^Cryptonym missions 1\n"))
    text = field.input_value()
    elsewhere = pair_at_table(people, "en", device="phone")
    there = Chart(elsewhere.people[1].go(f"{elsewhere.page}?missions"), "en")
    there.page.get_by_text(there.say("missions-bring"), exact=True).click()
    paste = there.page.get_by_role("textbox", name=there.say("missions-paste"))
    paste.fill(text.replace("won 1", "won 2"))
    there.button("missions-bring-do").click()
    expect(there.page.get_by_role("alert")).to_have_text(there.say("refusal-campaign-altered"))
    paste.fill(text)
    there.button("missions-bring-do").click()
    expect(there.page.get_by_text(there.say("missions-brought"))).to_be_visible()
    expect(there.city(START, "won")).to_be_visible()
    assert_accessible(there.page)


def test_a_city_is_chosen_with_the_keyboard_alone(people: People) -> None:
    table = pair_at_table(people, "eo", device="desktop")
    chart = Chart(table.people[0].go(f"{table.page}?missions"), "eo")
    chart.city(START).focus()
    chart.page.keyboard.press("Enter")
    choose = chart.button("missions-choose", city=chart.name(START))
    for _ in range(len(CITIES) + 2):
        chart.page.keyboard.press("Tab")
        if choose.evaluate("button => button === document.activeElement"):
            break
    chart.page.keyboard.press("Space")
    expect(chart.city(START)).to_have_attribute("aria-current", "true")
    expect(chart.city(START)).to_have_accessible_name(
        re.compile(re.escape(chart.say("missions-current")) + "$")
    )


def test_other_games_have_no_map(people: People) -> None:
    everybody = people.come(4, device="phone", language="it")
    table = TableOf(everybody)
    page = everybody[0].go(f"{table.page}?missions")
    page.get_by_role("button", name=Text("it").format("lobby-start")).wait_for()
    expect(page.get_by_role("link", name=Text("it").format("missions-link"))).to_have_count(0)
