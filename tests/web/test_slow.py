"""Tables that are played over days: choosing a pace, the time that is left, what one has missed."""

import re

import pytest
from playwright.sync_api import expect

from cryptonym.rules.options import Options
from cryptonym.table.model import Settings, Slow
from cryptonym.text import Text
from web.people import People, Person
from web.sight import assert_accessible
from web.tables import CLUES, TableOf
from web.test_front import view
from web.test_opening import choose

pytestmark = pytest.mark.cleaned_browsers

TEXT = Text("en")
SLOW = Settings(slow=Slow())


def slow_table(people: People, **how: object) -> TableOf:
    everybody = people.come(4, **how)
    table = TableOf(everybody, options=Options(check="free"), settings=SLOW)
    table.start()
    return table


def test_a_board_of_a_slow_table_says_how_long_there_is_and_lets_others_give_more(
    people: People,
) -> None:
    table = slow_table(people, device="phone")
    first, *others = _by_turn(table)
    first.go(table.page)
    line = re.compile(r"^You have 2[34] hours left, then 3 days in reserve\.$")
    expect(first.page.get_by_text(line)).to_be_visible()
    give = TEXT.format("slow-give-time")
    expect(first.page.get_by_role("button", name=give)).to_have_count(0)
    assert_accessible(first.page)
    other = others[0]
    other.go(table.page)
    expect(other.page.get_by_text(re.compile(f"^{first.name}: 2[34] hours"))).to_be_visible()
    for _ in range(2):
        other.page.get_by_role("button", name=give).click()
    expect(other.page.get_by_role("button", name=give)).to_have_count(0)
    expect(first.page.get_by_text(re.compile("^You have [23] days left"))).to_be_visible()
    assert_accessible(other.page)


def test_a_pace_is_chosen_when_a_table_is_opened_and_the_strict_clock_goes(
    people: People,
) -> None:
    person = people.one(device="phone")
    page = person.go("/open")
    page.get_by_label(TEXT.format("opening-name")).fill("Ann")
    page.locator("summary", has_text=TEXT.format("opening-time-none")).click()
    choose(page, "opening-time-strict")
    page.locator("summary", has_text=TEXT.format("slow-live")).click()
    page.get_by_role("radio", name="1 day", exact=True).first.check()
    strict = page.get_by_role("radio", name=TEXT.format("opening-time-strict"), exact=True)
    expect(strict).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name=TEXT.format("opening-go"), exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text(re.compile("1 day for each move"))).to_be_visible()
    seen = view(person)
    assert seen["settings"]["slow"] == {}
    assert seen["options"]["time"]["kind"] == "none"


def _by_turn(table: TableOf) -> list[Person]:
    """Everybody, whom the table waits for first."""
    seen = table.view(table.people[0])
    who = seen["awaited"]["who"][0]
    return sorted(table.people, key=lambda one: table.view(one)["you"] != who)


def test_who_comes_back_sees_what_happened_card_by_card_and_which_clues_are_open(
    people: People,
) -> None:
    table = slow_table(people, device="phone")
    giver = _by_turn(table)[0]
    giver.go(table.page)
    expect(giver.page.locator(".slow p")).to_be_visible()
    giver.page.goto("about:blank")
    table.do(giver, {"type": "give_clue", "word": CLUES["en"][0], "number": 2})
    guesser = _by_turn(table)[0]
    key = table.view(giver)["game"]["key"]["cells"]
    own = table.view(giver)["game"]["team"][0]
    table.do(guesser, {"type": "guess_word", "card": key.index(own)})
    giver.go(table.page)
    missed = TEXT.format("slow-missed", count=2)
    giver.page.get_by_role("button", name=missed).click()
    dialog = giver.page.get_by_role("dialog", name=TEXT.format("slow-missed-title"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text(re.compile(CLUES["en"][0])).first).to_be_visible()
    expect(dialog.get_by_role("slider")).to_be_in_viewport()
    dialog.get_by_role("button", name=TEXT.format("end-next")).click()
    expect(dialog.get_by_text(TEXT.format("slow-open-clues"))).to_be_visible()
    expect(dialog.get_by_text(TEXT.format("slow-found", count=1))).to_be_visible()
    assert_accessible(giver.page)
    dialog.get_by_role("button", name=TEXT.format("board-close")).click()
    giver.go(table.page)
    expect(giver.page.locator(".slow p")).to_be_visible()
    expect(giver.page.get_by_role("button", name=missed)).to_have_count(0)
