"""Half screens, letters of twice the size, long words and long names: all of it can be read."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cryptonym.table.model import Words
from cryptonym.text import LANGUAGES, Text
from web.people import DEVICES, Device, Look, People
from web.scenes.board import at, playing
from web.screenshots import settle
from web.sight import (
    assert_accessible,
    covered_controls,
    enlarge_text,
    scrolls_sideways,
    too_small_targets,
)
from web.tables import TableOf

# Words and how large they are drawn, in pixels; the name of what is wider than its card.
WORDS = """[...document.querySelectorAll(".card .word")].map((word) => {
  const lines = [...word.querySelectorAll(".one-line, .two-lines > span")]
    .filter((line) => line.checkVisibility());
  const room = word.closest(".card").getBoundingClientRect();
  const wide = lines.some((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const drawn = line.textContent ? range.getBoundingClientRect().width : line.scrollWidth;
    return drawn > room.width + 1;
  });
  const high = word.getBoundingClientRect().height > room.height + 1;
  return { word: word.textContent, size: parseFloat(getComputedStyle(word).fontSize),
    cut: wide || high };
})"""
LONG = ("W" * 30, "DONAUDAMPFSCHIFFFAHRTSKAPITAEN", "NEW YORK CITY MARATHON CLUB")


def words(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = settle(page).evaluate(WORDS)
    assert len(found) == 25
    return found


def in_sight(page: Page, selector: str) -> bool:
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_half_a_screen_words_are_read_and_rows_are_scrolled(
    people: People, language: str
) -> None:
    table = playing(people, Look(device="split", dark=False, language=language))
    table.clue(number=3)
    page = at(table, table.holder("operative"))
    drawn = words(page)
    assert min(one["size"] for one in drawn) >= 8.5
    assert not any(one["cut"] for one in drawn)
    assert not scrolls_sideways(page)
    assert too_small_targets(page) == []
    assert covered_controls(page) == []
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert in_sight(page, ".clue-bar")
    assert in_sight(page, ".main-action")


@pytest.mark.parametrize("language", ["nb", "el"])
def test_with_letters_of_twice_the_size_words_grow_and_the_clue_stays_in_sight(
    people: People, language: str
) -> None:
    table = playing(people, Look(device="phone", dark=True, language=language))
    table.clue(number=3)
    page = at(table, table.holder("operative"))
    before = words(page)
    enlarge_text(page)
    after = words(page)
    grown = [large["size"] / small["size"] for small, large in zip(before, after, strict=True)]
    assert min(grown) >= 1.3
    assert not any(one["cut"] for one in after)
    assert not scrolls_sideways(page)
    assert covered_controls(page) == []
    assert_accessible(page)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert in_sight(page, ".clue-bar")
    first, below = page.locator(".card").nth(0), page.locator(".card").nth(3)
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(below).to_be_focused()  # what lies below it on this screen


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_long_word_of_ones_own_breaks_and_is_read_whole_when_pressed(
    people: People, device: Device
) -> None:
    own = (*LONG, *(f"WORD{number}" for number in range(22)))
    table = TableOf(people.come(4, device=device), words=Words(lists=(), own=own))
    table.start()
    page = at(table, table.holder("operative"))
    drawn = {one["word"]: one for one in words(page)}
    for word in LONG:
        assert drawn[word]["size"] >= 8, word
        assert not drawn[word]["cut"], word
        card = page.get_by_role("gridcell", name=word)
        expect(card.locator(".reading")).to_be_hidden()
        card.get_by_role("button").focus()
        expect(card.locator(".reading")).to_be_visible()
        assert not scrolls_sideways(page)


def test_a_name_of_24_ws_breaks_nothing(people: People) -> None:
    table = TableOf(people.come(4, device="phone"))
    wide = "W" * 24
    table.do(table.people[1], {"type": "rename", "name": wide})
    lobby = table.people[0].go(table.page)
    lobby.get_by_text(wide).first.wait_for()
    assert not scrolls_sideways(lobby)
    table.start()
    table.clue(number=2)
    pages = [at(table, person) for person in table.people[:2]]
    operative = table.people[1]
    if table.game()["team"] == "red":  # where the one with the long name sits
        table.do(operative, {"type": "mark_card", "card": 3, "on": True})
    for page in pages:
        for size in ("split", "phone", "tablet", "desktop"):
            page.set_viewport_size(DEVICES[size]["viewport"])
            settle(page)
            assert not scrolls_sideways(page), size
            assert covered_controls(page) == [], size


@pytest.mark.parametrize("name", ["\U0001f1f3\U0001f1f4", "\U0001f600\U0001f600"])
def test_a_flag_as_a_name_gets_a_true_answer(people: People, name: str) -> None:
    table = TableOf(people.come(1, device="phone"), sit=False)
    page = people.one(device="phone").go(table.page)
    field = page.get_by_role("textbox").first
    field.fill(name)
    field.press("Enter")
    told = Text("en").format("refusal-name-form", limit=24)
    expect(page.get_by_text(told)).to_be_visible()
    assert "emoji" in told
