"""Duet by clicks: two partners on phones, from the front page to every kind of end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cryptonym.rules.duet.game import LETTERS, SIDES
from cryptonym.rules.model import BLUE, IDENTITY_OF, RED, Identity, Team
from cryptonym.text import LANGUAGES, Text
from web.duets import Duet
from web.people import DEVICES, Device, Look, People, Person
from web.playing import Player
from web.scenes.duet import duet_lost, duet_screen
from web.screenshots import settle
from web.sight import assert_accessible, scrolls_down, scrolls_sideways, tokens_on_words
from web.tables import CLUES
from web.test_evening import join, press
from web.test_front import view

pytestmark = pytest.mark.cleaned_browsers


class Partner(Player):
    """Somebody on a side of Duet, whose words are those of Duet."""

    def __init__(self, person: Person, language: str = "en") -> None:
        super().__init__(person, language)
        self.text = Text(language, "duet")

    def touch_in_vain(self, word: str) -> None:
        """Touch a bystander: a token lies there, with an arrow to this partner (D8)."""
        self.card(word).click()
        self.button("board-guess-word", word=word).click()
        closed = re.compile(f"^{re.escape(word)}, .*{re.escape(self.say('board-touched-you'))}")
        self.page.get_by_role("grid").get_by_label(closed).wait_for()


def open_cards(person: Person, judge: Team, what: Identity | None = None) -> list[str]:
    """Open words that are this on the half of one side, as that side's own page knows."""
    game = view(person)["game"]
    side = SIDES.index(judge)
    wanted = what or IDENTITY_OF[judge]
    return [
        word
        for card, word in enumerate(game["words"])
        if not game["covered"] >> card & 1 and LETTERS.identity(game["cells"][card], side) is wanted
    ]


def boards(table: Duet, language: str = "en") -> dict[Team, Partner]:
    """Both partners with their boards before them."""
    found = {}
    for team in SIDES:
        table.side(team).go(table.page)
        found[team] = Partner(table.side(team), language)
        found[team].page.get_by_role("grid").wait_for()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_partners_open_a_table_and_win_a_whole_game_by_clicks_d4_d16(
    people: People, language: str
) -> None:
    text = Text(language, "duet")
    host, guest = people.come(2, device="phone", language=language)
    page = host.go("/open")
    page.get_by_label(text.format("opening-name")).fill(host.name)
    page.get_by_role("radio", name=text.format("opening-mode-duet"), exact=True).check()
    press(page, text.format("opening-go"))
    page.wait_for_url("**/t/*")
    join(guest, page.url.removeprefix(host.server), text)
    for person, side in ((host, "red"), (guest, "blue")):
        press(person.page, text.format("lobby-sit-at", seat=f"{side}_player"))
    press(page, text.format("lobby-start"))
    red, blue = Partner(host, language), Partner(guest, language)
    for partner in (red, blue):
        expect(partner.page.get_by_role("grid").get_by_role("button")).to_have_count(25)
        partner.expects("duties-begin")
        assert not scrolls_sideways(partner.page)
        expect(partner.page.get_by_text(text.format("board-tokens", count=9))).to_be_visible()

    clues = iter(CLUES[language])
    blue.give(next(clues), 2)  # blue is first, so blue begins
    blue.expects("duties-straight-face", count=1)
    red.expects("duties-guess-first-free")
    harmless = open_cards(guest, BLUE, Identity.BYSTANDER)
    red.guess(open_cards(guest, BLUE)[0])
    red.expects("duties-guess-free")
    red.touch_in_vain(harmless[0])
    red.expects("duties-give-clue", count=1)
    expect(page.get_by_text(text.format("board-tokens", count=8))).to_be_visible()
    assert not scrolls_down(page)

    red.give(next(clues), 3)
    blue.guess(open_cards(host, RED)[0])
    blue.button("board-stop").click()  # which costs a token, and the button says so
    blue.expects("duties-give-clue", count=1)
    expect(blue.page.get_by_text(text.format("board-tokens", count=7))).to_be_visible()
    blue.give(next(clues), 9)
    for word in open_cards(guest, BLUE):
        red.guess(word)
    while view(host)["game"]["phase"] != "over":
        red.give(next(clues), 9)
        for word in open_cards(host, RED):
            blue.guess(word)
    for partner in (red, blue):
        partner.expects("duties-coop-won")
        expect(partner.page.get_by_role("slider")).to_be_visible()
        for side in ("red", "blue"):
            key = partner.page.get_by_role("img", name=partner.say("end-key-of", team=side))
            expect(key).to_be_visible()
    assert not scrolls_sideways(page)


def test_an_assassin_puts_the_light_out_and_both_have_lost_d9(people: People) -> None:
    table = Duet(people.come(2, device="phone"))
    table.clue_of(RED)
    sides = boards(table)
    word = table.words(RED, Identity.ASSASSIN)[0]
    sides[BLUE].card(word).click()
    sides[BLUE].button("board-guess-word", word=word).click()
    why = sides[RED].say("end-why-assassin", team="red", word=word)
    for partner in sides.values():
        partner.expects("duties-coop-lost")
        expect(partner.page.get_by_text(why)).to_be_visible()
        expect(partner.page.locator(".lights-out")).to_have_count(1)
        expect(partner.page.get_by_text(partner.say("end-fair"))).to_be_visible()
        assert_accessible(partner.page)
    press(sides[RED].page, sides[RED].say("end-again"))
    sides[BLUE].expects("duties-begin")  # the next game, for the same two


def to_sudden_death(people: People, **how: Any) -> Duet:
    """The only token is spent, and words are missing on both sides."""
    table = Duet(people.come(2, device="phone", **how), tokens=1)
    table.clue_of(RED)
    table.touch(RED)
    table.stop(RED)
    return table


def test_sudden_death_has_no_clue_and_the_first_bystander_loses_d17(people: People) -> None:
    table = to_sudden_death(people)
    sides = boards(table)
    for partner in sides.values():
        partner.expects("duties-sudden")
        expect(partner.page.locator(".lights-out")).to_have_count(1)
        expect(partner.page.get_by_role("textbox")).to_have_count(0)
        expect(partner.button("board-stop")).to_have_count(0)
        assert_accessible(partner.page)
    found, chosen = table.words(BLUE, "own")[:2]
    sides[RED].guess(found)
    sides[RED].card(chosen).click()  # chosen, and nobody else hears of it: no talk (D17)
    other = table.words(RED, "own")[0]
    sides[BLUE].guess(other)  # in any order
    assert view(table.side(BLUE)).get("marks", {}) == {}
    word = table.words(RED, Identity.BYSTANDER)[0]
    sides[BLUE].card(word).click()
    sides[BLUE].button("board-guess-word", word=word).click()
    why = sides[RED].say("end-why-bystander", word=word)
    for partner in sides.values():
        partner.expects("duties-coop-lost")
        expect(partner.page.get_by_text(why)).to_be_visible()
        expect(partner.page.get_by_text(partner.say("sudden-death")).first).to_be_visible()


def test_giving_up_takes_two_taps_d17(people: People) -> None:
    table = to_sudden_death(people)
    partner = boards(table)[BLUE]
    partner.button("board-give-up").click()
    sure = partner.button("board-give-up-sure")
    expect(sure).to_be_visible()
    assert view(table.side(BLUE))["game"]["phase"] == "sudden"
    sure.click()
    partner.expects("duties-coop-lost")
    expect(partner.page.get_by_text(partner.say("end-why-gave-up"))).to_be_visible()


def test_a_card_touched_in_vain_is_closed_for_that_side_alone_d8(people: People) -> None:
    everybody = people.come(3, device="phone")
    table = Duet(everybody)
    table.clue_of(RED)
    sides = boards(table)
    word = table.words(RED, Identity.BYSTANDER, other=Identity.BLUE)[0]
    sides[BLUE].touch_in_vain(word)
    table.clue_of(BLUE)
    sides[RED].expects("duties-guess-first-free")
    theirs = re.compile(re.escape(sides[RED].say("board-touched-other")))
    expect(sides[RED].card(word)).to_have_accessible_name(theirs)
    table.touch(BLUE, Identity.BYSTANDER)
    table.clue_of(RED)
    sides[BLUE].expects("duties-guess-first-free")
    expect(sides[BLUE].card(word)).to_be_disabled()
    table.touch(RED)
    table.stop(RED)
    table.clue_of(BLUE)
    sides[RED].expects("duties-guess-first-free")
    watcher = Partner(everybody[2])
    watcher.person.go(table.page)
    touched = f"{word}, {watcher.say('board-touched-by', team='blue')}"
    expect(watcher.card(word)).to_have_accessible_name(touched)
    sides[RED].guess(word)  # it is an agent the other way round
    covered = re.compile(f", {sides[BLUE].say('board-covered')}$")
    expect(sides[BLUE].card(word)).to_have_accessible_name(covered)


def test_who_listens_and_types_plays_as_well(people: People) -> None:
    table = Duet(people.come(2))
    sides = boards(table)
    page = sides[BLUE].page
    table.clue_of(RED, number=1)
    sides[BLUE].expects("duties-guess-first-free")
    word = table.words(RED, "own")[0]
    sides[BLUE].card(word).focus()
    page.keyboard.press("Enter")
    sides[BLUE].button("board-guess-word", word=word).focus()
    page.keyboard.press("Enter")
    sides[BLUE].expects("duties-guess-free")
    said = sides[BLUE].say("board-say-covered", identity="red", word=word)
    expect(page.locator("[aria-live]").filter(has_text=said)).to_have_count(1)
    sides[BLUE].button("board-stop").focus()
    page.keyboard.press("Enter")
    sides[BLUE].expects("duties-give-clue", count=1)
    expect(page.get_by_role("radio", name="0", exact=True)).to_have_count(1)
    expect(page.get_by_role("radio", name=sides[BLUE].say("unlimited"))).to_have_count(0)


def test_a_browser_holds_nothing_of_the_other_half_of_the_key_d1(people: People) -> None:
    everybody = people.come(3, device="phone", keeps=True)
    table = Duet(everybody, dealt=False)
    table.go()
    table.start_game()
    halves = {team: table.seen(team)["cells"] for team in SIDES}
    tiles = [
        LETTERS.letter(*(LETTERS.identity(halves[team][card], at) for at, team in enumerate(SIDES)))
        for card in range(len(halves[RED]))
    ]
    whole = "".join(tiles)
    table.clue_of(RED)
    table.touch(RED)
    table.touch(RED, Identity.BYSTANDER)
    table.clue_of(BLUE)
    for person in everybody:
        person.wait_until(lambda received=person.received: len(received.events("clue_given")) > 1)
        person.page.reload()
        person.page.get_by_role("grid").wait_for()
        assert person.received.places_of(whole) == []
    for team, person in ((RED, everybody[0]), (BLUE, everybody[1])):
        own, other = halves[team], halves[team.other]
        assert "memory" in person.received.places_of(own), "else this would prove nothing"
        assert person.received.places_of(other) == []
        tallies = [event.get("now", {}).get("tally", {}) for event in person.received.messages()]
        assert all(team.other.value not in tally for tally in tallies)
    for half in halves.values():
        assert everybody[2].received.places_of(half) == []


def test_the_big_screen_shows_neither_half_with_a_partners_seat_either(people: People) -> None:
    table = Duet(people.come(2, device="desktop"))
    table.clue_of(RED)
    word = table.words(RED, Identity.BYSTANDER)[0]
    table.touch(RED, Identity.BYSTANDER)
    page = table.side(RED).go(f"{table.page}?screen")
    screen = Partner(table.side(RED))
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("button")).to_have_count(25)
    names = {
        button.get_attribute("aria-label") or "" for button in grid.get_by_role("button").all()
    }
    dealt = set(table.seen(RED)["words"]) - {word}
    assert names == {*dealt, f"{word}, {screen.say('board-touched-by', team='blue')}"}
    expect(page.get_by_text(screen.say("board-tokens", count=8))).to_be_visible()
    expect(page.locator(".count")).to_have_count(0)  # how many words a side has left is its own
    assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_token_hides_a_part_of_a_word_at_the_end_or_on_the_big_screen_d8(
    people: People, language: str
) -> None:
    look = Look(device="phone", dark=False, language=language)
    sizes: tuple[Device, ...] = ("split", "phone", "tall", "tablet", "desktop", "tv")
    for scene in (duet_lost, duet_screen):
        page = scene(people, look)
        expect(page.locator(".card .token")).not_to_have_count(0)
        for size in sizes:
            page.set_viewport_size(DEVICES[size]["viewport"])
            assert tokens_on_words(settle(page)) == [], (scene.__name__, size)
