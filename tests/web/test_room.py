"""Small phones and long words: what is said on the board is seen whole, in every language."""

import pytest

from cryptonym.language.decks import cards
from cryptonym.language.joints import pieces_of
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.variants import variant_of
from cryptonym.table.model import Words
from cryptonym.text import LANGUAGES
from web.people import Device, Look, People
from web.pointing import frames
from web.scenes.board import at, playing
from web.screenshots import settle
from web.sight import cut_off, overlapping, scrolls_sideways, touching_signs
from web.tables import TableOf

pytestmark = pytest.mark.cleaned_browsers

CARDS = variant_of(Options()).size
CLOCKS = {
    "sand": TimeRules(kind="sand", sand_seconds=500),
    "strict": TimeRules(kind="strict", clue_seconds=500, guess_seconds=500),
}
MARKED = "ÀÈÌÒÙÅØÁÉÍÓÚÑΆΈΉΊΌΎΏĈĜĤĴŜŬ"  # capitals that are higher than others
SHORTENED = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""
HAS_COME = "(address) => performance.getEntriesByName(address).length > 0"
# As no deal has it: the assassin's card has the least room, so each word lies on one.
ALL_ASSASSINS = """() => document.querySelectorAll(".card .face").forEach((face) => {
  face.className = face.className.replace(/of-(red|blue|bystander)/, "of-assassin"); })"""


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_both_teams_stand_beside_a_running_clock(
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
    assert cut_off(page, ".names > span", ".strip") == []
    for name in [person.name for person in table.people[:4] if person.page is not page]:
        assert page.locator(".names").get_by_text(name, exact=True).is_visible()
    assert overlapping(page, ".names", ".timer, .strip .button, .counter") == []
    last = page.locator(".sheet .last .tag")
    assert table.game()["words"][card] in last.inner_text()
    assert cut_off(page, ".sheet .last .tag", ".last") == []


@pytest.mark.parametrize("clock", [*CLOCKS, "none"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_together_the_score_leaves_room_for_names_and_clock(
    people: People, language: str, clock: str
) -> None:
    look = Look(device="phone", dark=False, language=language)
    table = playing(people, look, "coop", time=CLOCKS.get(clock, TimeRules()))
    table.clue(number=2)
    if clock == "sand":
        table.do(table.holder("operative"), {"type": "flip_timer"})
    page = settle(at(table, table.holder("operative")))
    assert page.get_by_role("timer").count() == (clock != "none")
    assert page.locator(".score").is_visible()
    assert page.locator(".names:visible > span").evaluate_all(SHORTENED) == []
    strip = ".names, .score, .timer, .strip .button, .counter"
    assert overlapping(page, strip, strip) == []
    assert not scrolls_sideways(page)
    assert page.locator(".names").is_visible() == (clock == "none")  # else the menu has them


@pytest.mark.parametrize("device", ["phone", "sideways"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_a_key_stand_apart_from_the_hardest_words(
    people: People, language: str, device: Device
) -> None:
    look = Look(device=device, dark=False, language=language)
    words = Words(lists=(), own=hardest(language))
    table = TableOf(people.come(4, **look), options=Options(language=language), words=words)
    table.start()
    spymaster = table.holder("spymaster")
    with spymaster.page.expect_response("**/api/parts?*") as told:  # which words take two lines
        page = at(table, spymaster)
    spymaster.wait_until(lambda: page.evaluate(HAS_COME, told.value.url))
    frames(page)
    settle(page).evaluate(ALL_ASSASSINS)
    assert page.locator(".card .of-assassin .sign").count() == CARDS
    assert touching_signs(page) == []


def hardest(language: str) -> tuple[str, ...]:
    """Words that leave a sign least room: with a mark on the first letter, in parts, the longest.

    What lies on top of a capital counts more than length, as a longer word has smaller letters.
    """
    every = {word for card in cards(language) for word in card}
    longest = sorted(every, key=lambda word: (-len(word), word))
    marked = [word for word in longest if word[0] in MARKED]
    in_parts = [word for word in longest if len(pieces_of(word, language)) > 1 or " " in word]
    chosen = [*marked[:5], *marked[-5:], *in_parts[:5], *in_parts[-5:], *longest]
    return tuple(dict.fromkeys(chosen))[:CARDS]
