"""How to play: readable in every language, with examples that answer to a touch."""

import re

import pytest
from playwright.sync_api import expect

from cryptonym.text import LANGUAGES, Text
from web.people import People
from web.sight import assert_accessible, scrolls_sideways, too_small_targets

pytestmark = pytest.mark.cleaned_browsers


def test_the_examples_answer_to_a_touch_as_the_rules_do_r33_r36(people: People) -> None:
    text = Text("en")
    page = people.one(device="phone").go("/how")
    example = page.get_by_role("figure").nth(1)  # BACON TOAST CEREAL are blue, ZOMBIE kills
    expect(example.get_by_text(text.format("how-touched-open", team="blue"))).to_be_visible()

    played = example.get_by_role("button", name=text.format("how-as-played"))
    for _ in range(3):
        played.click()
    over = text.format("how-touched-bystander", word="PANCAKE")
    expect(example.get_by_text(over)).to_be_visible()
    expect(played).to_have_count(0)
    everything = example.get_by_role("gridcell").get_by_role("button")
    assassin = f"ZOMBIE, {text.format('board-identity', identity='assassin')}"
    expect(everything.and_(example.get_by_role("button", name=assassin))).to_be_visible()
    assert_accessible(page)

    example.get_by_role("button", name=text.format("how-again")).click()
    everything.first.focus()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")  # without a mouse as well
    said = text.format("how-touched-assassin", word="ZOMBIE")
    expect(example.get_by_text(said)).to_be_visible()
    expect(page.locator("[aria-live]").filter(has_text=said)).to_have_count(1)
    assert too_small_targets(page) == []


def test_the_page_is_whole_in_every_language_and_follows_the_switch(people: People) -> None:
    page = people.one(device="phone").go("/how")
    for language in LANGUAGES:
        written = Text(language).page("how-to-play")
        sections = re.findall(r"^## (.+)$", written, re.MULTILINE)
        title = re.findall(r"^# (.+)$", written, re.MULTILINE)[0]
        page.get_by_role("combobox").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.get_by_role("heading", level=2)).to_have_text(sections)
        terms = re.findall(r"^\| (.+?) \|", written, re.MULTILINE)[1:]
        expect(page.get_by_role("rowheader")).to_have_text(terms)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, language
        assert not scrolls_sideways(page)
