"""Whole evenings by clicks alone: from the front page to the end of a game."""

import pytest
from playwright.sync_api import Page, expect

from cryptonym.text import LANGUAGES, Text
from web.people import People, Person
from web.playing import Player
from web.tables import CLUES
from web.test_front import view
from web.test_secrets import post

pytestmark = pytest.mark.cleaned_browsers

SEATS = ("red_spymaster", "red_operative", "blue_spymaster", "blue_operative")
OTHER = {"red": "blue", "blue": "red"}


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def open_table(host: Person, text: Text) -> str:
    """The host opens a table from the front page: the path of its page."""
    page = host.go("/")
    press(page, text.format("front-open"))
    page.get_by_label(text.format("opening-name")).fill(host.name)
    press(page, text.format("opening-go"))
    page.wait_for_url("**/t/*")
    return page.url.removeprefix(host.server)


def join(guest: Person, path: str, text: Text) -> None:
    page = guest.go(path)
    page.get_by_label(text.format("opening-name")).fill(guest.name)
    press(page, text.format("opening-join"))


def sit_and_start(seats: dict[str, Person], text: Text) -> dict[str, Player]:
    """Everybody takes a seat, the first of them deals: who plays where."""
    for seat, person in seats.items():
        press(person.page, text.format("lobby-sit-at", seat=seat))
    press(next(iter(seats.values())).page, text.format("lobby-start"))
    for person in seats.values():
        expect(person.page.get_by_role("grid").get_by_role("button")).to_have_count(25)
    return {seat: Player(person, text.language) for seat, person in seats.items()}


def words_by_kind(person: Person) -> dict[str, list[str]]:
    """The codenames that are not covered, by the letter of the key that this person holds."""
    game = view(person)["game"]
    found: dict[str, list[str]] = {letter: [] for letter in "rb.x"}
    for card, word in enumerate(game["words"]):
        if not game["covered"] >> card & 1:
            found[game["key"]["cells"][card]].append(word)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_people_come_together_and_play_a_game_to_its_end(
    people: People, language: str
) -> None:
    text = Text(language)
    host, *guests = people.come(4, device="phone", language=language)
    path = open_table(host, text)
    for guest in guests:
        join(guest, path, text)
    seats = sit_and_start(dict(zip(SEATS, people.all, strict=True)), text)
    team: str = view(host)["game"]["team"]
    other = OTHER[team]
    spymaster, operative = seats[f"{team}_spymaster"], seats[f"{team}_operative"]
    words = words_by_kind(host)
    for word in words["r"]:  # said as one, also where a narrow card breaks it
        expect(operative.card(word)).to_have_accessible_name(word)

    first, second, third = CLUES[language][:3]
    spymaster.expects("duties-give-clue")
    spymaster.give(first, 1)
    operative.expects("duties-guess-first", count=2)
    operative.guess(words[team[0]].pop())
    operative.guess(words["."].pop())
    seats[f"{other}_spymaster"].give(second, "unlimited")
    seats[f"{other}_operative"].expects("duties-guess-first-free")
    seats[f"{other}_operative"].guess(words[other[0]].pop())
    seats[f"{other}_operative"].button("board-stop").click()
    spymaster.give(third, 9)
    for word in words[team[0]]:
        operative.guess(word)
    for seat, player in seats.items():
        player.expects("duties-won" if seat.startswith(team) else "duties-lost")
        expect(player.page.get_by_role("slider")).to_be_visible()  # the game, to be seen again


def is_asked(player: Player) -> bool:
    """Whether the sentence above the board asks this player for a guess."""
    said = player.page.get_by_role("heading", level=1).all_text_contents()
    counted = [
        player.say(message, count=count)
        for message in ("duties-guess-first", "duties-guess-more")
        for count in range(1, 11)
    ]
    free = [player.say(message) for message in ("duties-guess-first-free", "duties-guess-free")]
    return bool(said) and said[0] in [*counted, *free]


def test_one_tap_and_somebody_plays_with_bots_until_the_game_is_over(people: People) -> None:
    person = people.one()
    player = Player(person)
    page = person.go("/")
    press(page, player.say("front-bots"))
    page.get_by_role("grid").wait_for()
    post(person, "hurry", {"type": "change_settings", "settings": {"pace": "instant"}})
    slider = page.get_by_role("slider")
    grid = page.get_by_role("grid")
    untouched = grid.locator("button:not([aria-disabled=true])")
    for _ in range(25):
        person.wait_until(lambda: is_asked(player) or slider.is_visible())
        if slider.is_visible():
            break
        player.guess(untouched.first.inner_text())
    expect(slider).to_be_visible()
    expect(page.get_by_text(player.say("end-fair"))).to_be_visible()
    assert view(person)["game"]["phase"] == "over"
    press(page, player.say("end-again"))
    expect(slider).to_have_count(0)
    expect(grid.get_by_role("button")).to_have_count(25)
    assert view(person)["games"] == 2
