"""The daily by clicks on a phone: both puzzles and riddles, in six languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.languages import CODES
from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible, scrolls_sideways, too_small_targets

SKY = {
    "it": "cielo",
    "nb": "himmel",
    "es": "cielo",
    "el": "ουρανός",
    "eo": "ĉielo",
    "en": "melody",
}


def way(page: Page, play: str) -> Locator:
    """The link to a puzzle."""
    return page.locator(f'[aria-labelledby="way-{play}"]').get_by_role("link")


def shared(page: Page) -> str:
    return page.locator(".day-rows").inner_text()


@pytest.mark.parametrize("language", CODES)
def test_both_puzzles_and_a_riddle_are_played_on_a_phone(people: People, language: str) -> None:
    text = Text(language)
    one, other = people.come(2, device="phone", language=language)
    page = one.go("/")
    page.get_by_role("link", name=text.format("front-daily")).click()
    way(page, "decode").click(timeout=60_000)
    cards = page.get_by_role("gridcell")
    expect(cards).to_have_count(20)
    if language == "en":
        assert_accessible(page)
        assert not scrolls_sideways(page)
        assert not too_small_targets(page)
    heading = page.get_by_role("heading", level=2)
    for place in range(20):  # whoever knows nothing touches one card after the other
        if heading.count():
            break
        card = cards.nth(place).get_by_role("button").first
        card.click()
        word = (card.get_attribute("aria-label") or "").split(",")[0]
        touch = page.get_by_role("button", name=text.format("board-guess-word", word=word))
        expect(touch).to_be_in_viewport(ratio=1)  # with the whole board above it
        touch.click()
        expect(cards.nth(place).locator(".covered")).to_have_count(1)
    expect(heading.first).to_be_visible()
    rows = shared(page)
    assert re.search(r"Cryptonym \d{4}-\d\d-\d\d \w\w \d/\d", rows)
    words = [card.get_attribute("aria-label") or "" for card in cards.get_by_role("button").all()]
    assert not any(word.split(",")[0] in rows for word in words)
    page.get_by_role("switch").check()
    assert "O" in shared(page) or "-" in shared(page) or "X" in shared(page)
    if language == "en":
        assert_accessible(page)
    page.get_by_role("link", name=text.format("daily-back")).click()
    page.get_by_role("button", name=text.format("daily-agree-yes"), exact=True).click()
    expect(page.get_by_text(text.format("daily-streak", count=1))).to_be_visible()

    way(page, "encode").click()
    expect(cards).to_have_count(20)
    own = page.locator(".cell button", has=page.locator(".of-blue"))
    first = own.first.get_attribute("aria-label") or ""
    own.nth(0).click()
    own.nth(1).click()
    field = page.get_by_role("textbox", name=text.format("daily-word"))
    field.fill(first.split(",")[0])
    page.get_by_role("button", name=text.format("daily-give", count=2)).click()
    expect(page.locator(".field.wrong")).to_be_visible(timeout=60_000)
    field.fill(SKY[language])
    page.get_by_role("button", name=text.format("daily-give", count=2)).click()
    expect(page.get_by_text(text.format("daily-people-none"))).to_be_visible(timeout=60_000)

    second = other.go("/daily?play=riddles")
    expect(second.get_by_role("gridcell")).to_have_count(20, timeout=60_000)
    expect(second.get_by_text(text.format("daily-riddle-person"))).to_be_visible()
    second.get_by_role("gridcell").first.get_by_role("button").first.click()
    if language == "en":
        assert_accessible(second)
    second.get_by_role("button", name=text.format("daily-answer")).click()
    expect(second.get_by_role("button", name=text.format("daily-next-riddle"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(text.format("daily-people-none"))).to_have_count(0)
