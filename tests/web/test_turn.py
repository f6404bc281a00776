"""Whose turn it is fills the screen: colour of the desk, the sentence, the clue and its pips."""

import pytest
from playwright.sync_api import Page, Route, expect

from cryptonym.text import LANGUAGES
from web.people import DEVICES, Device, Look, People
from web.scenes.board import at, decides, playing
from web.screenshots import settle
from web.sight import assert_accessible, overlapping, scrolls_down
from web.tables import TableOf

SIZES: tuple[Device, ...] = ("phone", "tall", "tablet", "desktop", "tv")

# Every size of letters on the page, the cards and hidden things apart: text and pixels.
LETTERS = """(apart) => [...document.querySelectorAll(".room *")]
  .filter((one) => !one.closest(`.desk, .unseen, ${apart}`) && one.checkVisibility()
    && [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
  .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)])"""
SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize)"
ROOM = """() => { const room = document.querySelector(".board").getBoundingClientRect();
  return room.width * room.height / (innerWidth * innerHeight); }"""


def resized(page: Page, device: Device) -> Page:
    page.set_viewport_size(DEVICES[device]["viewport"])
    return settle(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_cards_the_clue_and_the_sentence_are_the_largest(
    people: People, language: str
) -> None:
    table = playing(people, Look(device="phone", dark=False, language=language))
    table.clue(number=2)
    page = at(table, table.holder("operative"))
    for device in SIZES:
        resized(page, device)
        sentence = page.locator("h1").evaluate(SIZE)
        clue = page.locator(".clue .clue-word").evaluate(SIZE)
        assert clue > sentence, device
        others = page.evaluate(LETTERS, "h1, .clue, .counter")
        assert others, "the page has other letters to compare with"
        assert [one for one in others if one[1] >= sentence] == [], device
        assert overlapping(page, "h1, .clue, .names", ".board, .actions, .sheet, .side") == []
        assert not scrolls_down(page), device


def test_the_clue_is_as_large_as_on_a_screen_for_the_room_and_a_long_one_fits(
    people: People,
) -> None:
    table = playing(people, Look(device="phone", dark=True, language="nb"))
    table.clue(number=2)
    page = at(table, table.holder("operative"))
    for device in SIZES:
        resized(page, device)
        least = min(DEVICES[device]["viewport"].values()) * 0.09
        assert page.locator(".clue .clue-word").evaluate(SIZE) >= least - 0.5, device
    table.guess(".")
    table.clue("menneskerettighet", 9)
    resized(page, "phone")
    expect(page.locator(".pip")).to_have_count(10)
    word = page.locator(".clue .clue-word").bounding_box()
    bar = page.locator(".clue-bar").bounding_box()
    assert word
    assert bar
    assert word["x"] + word["width"] <= bar["x"] + bar["width"]
    assert overlapping(page, ".clue-said", ".clue-end, .clue-sign") == []


def test_the_desk_has_the_colour_of_the_turn_and_it_passes_with_the_turn(people: People) -> None:
    table = playing(people, Look(device="phone", dark=False, language="en"))
    team = table.game()["team"]
    other = {"red": "blue", "blue": "red"}[team]
    page = at(table, table.holder("operative"))
    expect(page.locator(".cloth").last).to_have_class(f"cloth of-{team}")
    table.clue(number=2)
    expect(page.locator(".clue-bar")).to_have_class(f"clue-bar of of-{team}")
    assert_accessible(page)
    table.guess(".")
    expect(page.locator(".cloth").last).to_have_class(f"cloth of-{other} sweeps")
    still = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert page.evaluate(still) == 0  # this device wants no motion
    assert_accessible(page)


@pytest.mark.parametrize("device", ["tall", "tablet"])
def test_the_board_uses_the_room_that_there_is(people: People, device: Device) -> None:
    table = playing(people, Look(device=device, dark=False, language="en"))
    page = at(table, table.holder("operative"))
    for step in ("before the clue", "after it"):
        assert settle(page).evaluate(ROOM) > 0.55, step
        if step == "before the clue":
            nothing = page.locator(".play").bounding_box()
            assert nothing
            assert nothing["height"] < 8  # no empty place for an action that there is not
            table.clue(number=2)
            page.locator(".pip").first.wait_for()


def test_marks_are_names_where_they_fit(people: People) -> None:
    table = TableOf(people.come(4, device="phone"))
    table.start()
    table.clue(number=2)
    operative = table.holder("operative")
    table.do(operative, {"type": "mark_card", "card": 7, "on": True})
    page = at(table, operative)
    mark = page.locator(".marks .whole-name")
    expect(mark).to_be_visible()
    assert mark.get_attribute("data-text") == operative.name


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_board_is_not_squeezed_while_the_buttons_of_a_decision_are_fetched(
    people: People, device: Device
) -> None:
    look = Look(device=device, dark=False, language="en")
    table = playing(people, look)
    table.clue()
    table.do(table.holder("operative"), {"type": "challenge_clue"})
    judge = table.holder("spymaster", "blue" if table.game()["team"] == "red" else "red")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    judge.page.route("**/decisions-*.js", hold)
    page = at(table, judge)
    judge.wait_until(lambda: held)
    waiting = settle(page).evaluate(ROOM)
    held[0].continue_()
    decides(page, look, "board-rule-reject")
    assert waiting >= settle(page).evaluate(ROOM)
