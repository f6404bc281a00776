"""The big screen: comes in by itself, shows what the room may see, and no key to anybody (R17)."""

import re

import pytest
from playwright.sync_api import Page, expect

from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible, scrolls_down, scrolls_sideways
from web.tables import TableOf

pytestmark = pytest.mark.cleaned_browsers

TEXT = Text("en")


def no_key_on(page: Page, words: list[str], covered: int) -> None:
    """No card tells who stands behind it, but those that are covered."""
    for card, word in enumerate(words):
        cell = page.get_by_role("grid").get_by_label(re.compile(f"^{re.escape(word)}(,|$)"))
        told = cell.get_attribute("aria-label") or ""
        assert (told == word) != bool(covered >> card & 1), told


def test_a_screen_without_a_seat_comes_in_as_a_watcher_and_has_no_key_anywhere_r17(
    people: People,
) -> None:
    everybody = people.come(4)
    table = TableOf(everybody)
    screen, kitchen = people.come(2, device="tv", keeps=True)
    page = screen.go(f"{table.page}?screen")
    spoken = table.name.replace("-", " ")
    page.get_by_role("heading", name=spoken, exact=True).wait_for()
    expect(page.get_by_role("img", name=TEXT.format("screen-qr"))).to_be_visible()
    for person in everybody:
        expect(page.get_by_text(person.name, exact=True)).to_be_visible()
    seats = {m["name"]: m["seat"]["role"] for m in table.view(everybody[0])["members"].values()}
    assert seats[TEXT.format("screen-name")] == "watcher"
    kitchen.go(f"{table.page}?screen").get_by_role("heading", name=spoken).wait_for()

    game = table.start()
    table.people = [*everybody, screen, kitchen]
    table.clue("zyx", 2)
    card = table.guess("own")
    word = game["words"][card]
    page.get_by_role("grid").get_by_label(re.compile(f"^{word}, ")).wait_for()
    expect(page.get_by_text("zyx", exact=True)).to_be_visible()
    expect(page.get_by_text(TEXT.format("board-guesses-left", count=2))).to_be_visible()
    assert screen.received.places_of(game["key"]["cells"]) == []
    no_key_on(page, game["words"], 1 << card)
    assert not scrolls_sideways(page)
    assert not scrolls_down(page)
    assert_accessible(page)

    table.guess("x")
    expect(page.get_by_role("img", name=TEXT.format("screen-qr"))).to_be_visible()
    expect(page.get_by_role("grid").get_by_label(re.compile(", "))).to_have_count(25)


def test_a_screen_opened_with_a_spymasters_seat_shows_no_key_r17(people: People) -> None:
    table = TableOf(people.come(4, device="tv"))
    game = table.start()
    spymaster = table.holder("spymaster")
    page = spymaster.go(f"{table.page}?screen")
    page.get_by_role("grid").wait_for()
    no_key_on(page, game["words"], 0)
    wait = TEXT.format("duties-wait-clue-of", team=game["team"])
    expect(page.get_by_role("heading", level=1)).to_have_text(wait)
    table.clue("zyx", 1)
    card = table.guess(".")
    word = game["words"][card]
    page.get_by_role("grid").get_by_label(re.compile(f"^{word}, ")).wait_for()
    no_key_on(page, game["words"], 1 << card)


def test_words_and_clue_are_large_enough_for_five_metres(people: People) -> None:
    """On a television 1.1 m wide a capital of 20 mm is 35 of 1920 pixels: type of 50."""
    table = TableOf(people.come(4))
    table.start()
    table.clue("zyx", 2)
    page = people.one(device="tv").go(f"{table.page}?screen")
    page.get_by_role("grid").wait_for()
    size = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    words = page.locator(".card .word").evaluate_all(f"(all) => all.map({size})")
    assert len(words) == 25
    assert min(words) >= 50
    assert page.get_by_text("zyx", exact=True).evaluate(size) >= 80
