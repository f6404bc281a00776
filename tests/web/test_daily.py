"""The daily by clicks on a phone: both puzzles and riddles, in six languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.language.referee import judge
from cryptonym.languages import CODES
from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible, scrolls_sideways, too_small_targets

pytestmark = pytest.mark.cleaned_browsers

# Boards are those of today: one of these words is no kin of anything that lies on them.
SAID = {
    "it": ("cielo", "melodia", "geografia"),
    "nb": ("himmel", "melodi", "geografi"),
    "es": ("cielo", "melodía", "geografía"),
    "el": ("ουρανός", "μελωδία", "γεωγραφία"),
    "eo": ("ĉielo", "melodio", "geografio"),
    "en": ("sky", "melody", "geography"),
}


def way(page: Page, play: str) -> Locator:
    """The link to a puzzle."""
    return page.locator(f'[aria-labelledby="way-{play}"]').get_by_role("link")


def shared(page: Page) -> str:
    return page.locator(".day-rows").inner_text()


def named(card: Locator) -> str:
    """The word on a card, as it is read out."""
    return (card.get_attribute("aria-label") or "").split(",")[0]


def is_legal(clue: str, cards: Locator, language: str) -> bool:
    """Whether the referee has nothing against a clue while all these cards are open."""
    return judge(clue, 1, [named(card) for card in cards.all()], language).status == "legal"


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
        guess = text.format("board-guess-word", word=named(card))
        touch = page.get_by_role("button", name=guess)
        expect(touch).to_be_in_viewport(ratio=1)  # with the whole board above it
        touch.click()
        expect(cards.nth(place).locator(".covered")).to_have_count(1)
    expect(heading.first).to_be_visible()
    rows = shared(page)
    assert re.search(r"Cryptonym \d{4}-\d\d-\d\d \w\w \d/\d", rows)
    assert not any(named(card) in rows for card in cards.get_by_role("button").all())
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
    own.nth(0).click()
    own.nth(1).click()
    field = page.get_by_role("textbox", name=text.format("daily-word"))
    field.fill(named(own.first))
    page.get_by_role("button", name=text.format("daily-give", count=2)).click()
    expect(page.locator(".field.wrong")).to_be_visible(timeout=60_000)
    field.fill(
        next(
            word for word in SAID[language] if is_legal(word, cards.get_by_role("button"), language)
        )
    )
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
