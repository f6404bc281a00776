"""Small phones and long words: what is said on the board is seen whole, in every language."""

import pytest

from cryptonym.language.decks import cards
from cryptonym.rules.options import Options, TimeRules
from cryptonym.table.model import Words
from cryptonym.text import LANGUAGES
from web.people import Device, Look, People
from web.scenes.board import at, playing
from web.screenshots import settle
from web.sight import cut_off, touching_signs
from web.tables import TableOf

CLOCKS = {
    "sand": TimeRules(kind="sand", sand_seconds=500),
    "strict": TimeRules(kind="strict", clue_seconds=500, guess_seconds=500),
}


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_stands_on_one_line_beside_a_running_clock(
    people: People, language: str, clock: str
) -> None:
    look = Look(device="phone", dark=False, language=language)
    table = playing(people, look, time=CLOCKS[clock])
    table.clue(number=2)
    card = table.guess("own")
    if clock == "sand":
        table.do(table.holder("operative"), {"type": "flip_timer"})
    page = settle(at(table, table.holder("operative")))
    page.get_by_role("timer").wait_for()
    assert page.locator(".whose .tag").count() == 1
    assert cut_off(page, ".whose .tag", ".whose") == []
    last = page.locator(".sheet .last .tag")
    assert table.game()["words"][card] in last.inner_text()
    assert cut_off(page, ".sheet .last .tag", ".last") == []


@pytest.mark.parametrize("device", ["phone", "sideways"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_a_key_stand_apart_from_the_longest_words(
    people: People, language: str, device: Device
) -> None:
    look = Look(device=device, dark=False, language=language)
    longest = sorted({word for card in cards(language) for word in card}, key=len)[-25:]
    words = Words(lists=(), own=tuple(longest))
    table = TableOf(people.come(4, **look), options=Options(language=language), words=words)
    table.start()
    spymaster = table.holder("spymaster")
    with spymaster.page.expect_response("**/api/parts?*"):  # which words may take two lines
        page = at(table, spymaster)
    settle(page)
    assert page.locator(".card .sign").count() == len(longest)
    assert touching_signs(page) == []
