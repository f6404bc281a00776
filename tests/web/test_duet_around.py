"""Duet around the game: opening a table, bots, cards of paper, how to play."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cryptonym.text import LANGUAGES, Text
from web.duets import Duet
from web.people import People, Person
from web.sight import assert_accessible, scrolls_sideways, too_small_targets
from web.tables import CLUES
from web.test_duet import Partner
from web.test_evening import press
from web.test_front import view

pytestmark = pytest.mark.cleaned_browsers

TEXT = Text("en", "duet")


def option(page: Page, legend: str, name: str) -> None:
    """Choose one of a group."""
    group = page.get_by_role("group", name=TEXT.format(legend), exact=True)
    group.get_by_role("radio", name=name, exact=True).check()


def test_a_mission_is_agreed_upon_before_the_table_opens_d2_d20(people: People) -> None:
    person = people.one(device="phone")
    page = person.go("/open")
    page.get_by_label(TEXT.format("opening-name")).fill(person.name)
    expect(page.get_by_text(TEXT.format("opening-tokens"), exact=True)).to_have_count(0)
    option(page, "opening-mode", TEXT.format("opening-mode-duet"))
    page.get_by_text(TEXT.format("opening-tokens"), exact=True).first.click()
    option(page, "opening-tokens", "11")
    option(page, "opening-mistakes", "2")
    option(page, "opening-excess", TEXT.format("opening-excess-sudden-death"))
    page.get_by_text(TEXT.format("opening-rules"), exact=True).click()
    expect(page.get_by_text(TEXT.format("opening-penalty"), exact=True)).to_have_count(0)
    page.get_by_text(TEXT.format("opening-cards"), exact=True).click()
    option(page, "opening-keys", TEXT.format("opening-key-deck100"))
    assert_accessible(page)
    assert not scrolls_sideways(page)
    press(page, TEXT.format("opening-go"))
    page.wait_for_url("**/t/*")
    expect(
        page.get_by_text(re.compile(re.escape(TEXT.format("board-tokens", count=11))))
    ).to_be_visible()
    options = view(person)["options"]
    assert options["mission"] == {"tokens": 11, "mistakes": 2, "excess": "sudden_death"}
    assert options["key_source"] == "deck100"


def test_a_side_takes_several_people_and_a_bot_d3(people: People) -> None:
    host, *guests = people.come(3, device="phone")
    table = Duet([host, *guests], dealt=False)
    table.do(guests[1], {"type": "take_seat", "role": "player", "team": "red"})
    page = host.go(table.page)
    press(page, TEXT.format("lobby-add-bot", seat="blue_player"))
    expect(page.get_by_text(TEXT.format("lobby-bot", level="Normal"))).to_be_visible()
    seats = [member["seat"]["team"] for member in view(host)["members"].values()]
    assert sorted(seats) == ["blue", "blue", "red", "red"]
    assert_accessible(page)


def test_one_tap_on_the_front_page_deals_a_game_with_a_bot_who_guesses_d4(people: People) -> None:
    person = people.one(device="phone")
    page = person.go("/")
    press(page, TEXT.format("front-tap-duet"))
    page.get_by_role("grid").wait_for()
    seen = view(person)
    assert seen["game"]["options"]["mode"] == "duet"
    assert [bool(member.get("bot")) for member in seen["members"].values()] == [False, True]
    me = Partner(person)
    me.expects("duties-begin")
    me.give(CLUES["en"][0], 1)
    me.expects("duties-straight-face", count=1)
    person.wait_until(lambda: has_touched(view(person)["game"]))  # the bot, who guesses


def has_touched(game: dict[str, Any]) -> bool:
    """Whether a card was covered or touched in vain."""
    return bool(game.get("covered") or game.get("touches"))


def half_of(page: Page) -> list[str]:
    """A half of a key as it is told cell by cell."""
    signs = page.get_by_role("cell").get_by_role("img")
    expect(signs).to_have_count(25)
    return [sign.get_attribute("aria-label") or "" for sign in signs.all()]


def drawn(person: Person) -> Page:
    """Somebody draws a key of Duet for the red side."""
    page = person.go("/companion")
    option(page, "companion-game", TEXT.format("opening-mode-duet"))
    option(page, "companion-side", TEXT.format("board-agency", team="red"))
    expect(page.get_by_text(TEXT.format("companion-lead"))).to_be_visible()
    press(page, TEXT.format("companion-draw"))
    press(page, TEXT.format("companion-leave-open"))
    return page


def test_two_phones_show_the_two_halves_of_a_key_for_cards_of_paper(people: People) -> None:
    one, other = people.come(2, device="phone")
    page = drawn(one)
    expect(page.get_by_text(TEXT.format("companion-starts", team="red"))).to_be_visible()
    page.get_by_text(TEXT.format("companion-other"), exact=True).click()
    code = page.locator(".code").inner_text()
    second = other.go("/companion")
    option(second, "companion-game", TEXT.format("opening-mode-duet"))
    option(second, "companion-side", TEXT.format("board-agency", team="blue"))
    second.get_by_role("textbox").fill(code)
    press(second, TEXT.format("companion-code-go"))
    press(second, TEXT.format("companion-leave-open"))
    halves = {"red": half_of(page), "blue": half_of(second)}
    agents = set()
    for side, half in halves.items():
        own = TEXT.format("board-identity", identity=side)
        assert half.count(own) == 9
        assert half.count(TEXT.format("board-identity", identity="assassin")) == 3
        agents |= {card for card, who in enumerate(half) if who == own}
    assert len(agents) == 15
    pictures = [phone.locator(".same-key").get_by_role("img") for phone in (page, second)]
    assert len({picture.get_attribute("aria-label") for picture in pictures}) == 1
    assert_accessible(second)


def test_a_card_of_the_hundred_lies_two_ways_up(people: People) -> None:
    page = people.one().go("/companion?code=100&mode=duet&side=back")
    press(page, TEXT.format("companion-leave-open"))
    upright = half_of(page)
    press(page, TEXT.format("companion-turn"))
    expect(page).to_have_url(re.compile("100-2"))
    press(page, TEXT.format("companion-leave-open"))
    assert half_of(page) == upright[::-1]


def test_the_examples_of_duet_answer_to_a_touch_d6_d8(people: People) -> None:
    page = people.one(device="phone").go("/how")
    page.get_by_role("link", name=Text("en").format("how-game-duet")).click()
    example = page.get_by_role("figure").first
    expect(example.get_by_text(TEXT.format("how-touched-open"))).to_be_visible()
    played = example.get_by_role("button", name=TEXT.format("how-as-played"))
    played.click()
    played.click()  # an assassin on one's own half, and right all the same
    expect(example.get_by_text(TEXT.format("how-touched-right", word="PRESENT"))).to_be_visible()
    assert_accessible(page)
    assert too_small_targets(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_about_duet_is_whole_in_every_language(people: People, language: str) -> None:
    page = people.one(device="phone", language=language).go("/how?game=duet")
    written = Text(language).page("how-to-play-duet")
    sections = re.findall(r"^## (.+)$", written, re.MULTILINE)
    expect(page.get_by_role("heading", level=2)).to_have_text(sections)
    assert not scrolls_sideways(page)
