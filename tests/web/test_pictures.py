"""Pictures by clicks and by ear: twenty on a phone, one of them large, a game without looking."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.language.pictures import descriptions, names
from cryptonym.rules.cards import is_picture
from cryptonym.rules.variants import variant_named
from cryptonym.text import LANGUAGES, Text
from web.people import Device, People, Person
from web.playing import Evening, Player, evening
from web.sight import assert_accessible, scrolls_down, scrolls_sideways, too_small_targets
from web.tables import CLUES
from web.test_evening import OTHER, SEATS, join, press, words_by_kind
from web.test_front import view

pytestmark = pytest.mark.cleaned_browsers

SIZE = (64, 48)  # pixels at which every picture was looked at
TIGHT: set[Device] = {"phone", "sideways"}  # beside the field for a clue
LEAST = (50, 37)  # there: what is small can be held


class Viewer(Player):
    """Somebody before pictures: a card is found by what it shows."""

    def __init__(self, person: Person, language: str = "en", mode: str = "pictures") -> None:
        super().__init__(person, language)
        self.text = Text(language, *variant_named(mode).texts)

    def card(self, word: str) -> Locator:
        return super().card(descriptions(self.text.language).get(word, word))

    def guess(self, word: str) -> None:
        language = self.text.language
        self.card(word).click()
        self.button("board-guess-word", word=names(language).get(word, word)).click()
        shown = descriptions(language).get(word, word)
        covered = re.compile(f"^{re.escape(shown)}, .*{self.say('board-covered')}")
        self.page.get_by_role("grid").get_by_label(covered).wait_for()


class PictureEvening(Evening):
    """Everybody at a table with pictures before them."""

    def __init__(self, game: Evening, language: str = "en", mode: str = "pictures") -> None:
        self.table = game.table
        self.players = {person.name: Viewer(person, language, mode) for person in game.table.people}


def pictured(people: People, count: int = 4, language: str = "en", **how: Any) -> PictureEvening:
    mode = how.setdefault("mode", "pictures")
    how.setdefault("word_list", "pictures")
    return PictureEvening(evening(people, count, language, **how), language, mode)


def drawn(page: Page) -> list[dict[str, float]]:
    """Where each picture of the board is, once it has come; its own pixels, without the margins."""
    images = page.get_by_role("grid").locator(".plate > img")
    images.first.wait_for()
    for image in images.all():
        image.evaluate("(one) => one.decode()")
    sizes: list[dict[str, float]] = images.evaluate_all(
        """(all) => all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const scale = Math.min(width / 4, height / 3);
          return { x, y, width: 4 * scale, height: 3 * scale, natural: one.naturalWidth };
        })"""
    )
    return sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_people_open_a_table_of_pictures_and_play_to_the_end_p1_p2(
    people: People, language: str
) -> None:
    text = Text(language, *variant_named("pictures").texts)
    host, *guests = people.come(4, device="phone", language=language)
    page = host.go("/open")
    page.get_by_label(text.format("opening-name")).fill(host.name)
    page.get_by_role("radio", name=text.format("opening-faces-name", faces="pictures")).check()
    press(page, text.format("opening-go"))
    page.wait_for_url("**/t/*")
    for guest in guests:
        join(guest, page.url.removeprefix(host.server), text)
    seats = {seat: Viewer(one, language) for seat, one in zip(SEATS, people.all, strict=True)}
    for seat, player in seats.items():
        press(player.page, text.format("lobby-sit-at", seat=seat))
    press(page, text.format("lobby-start"))
    for player in seats.values():
        expect(player.page.get_by_role("grid").get_by_role("button")).to_have_count(20)
        assert not scrolls_down(player.page)
        assert not scrolls_sideways(player.page)
    team: str = view(host)["game"]["team"]
    spymaster, operative = seats[f"{team}_spymaster"], seats[f"{team}_operative"]
    other_spymaster = seats[f"{OTHER[team]}_spymaster"]
    other_operative = seats[f"{OTHER[team]}_operative"]
    cards = words_by_kind(host)
    assert {kind: len(faces) for kind, faces in cards.items()} == {
        team[0]: 8, OTHER[team][0]: 7, ".": 4, "x": 1,
    }  # fmt: skip
    first, second, third = CLUES[language][:3]
    spymaster.give(first, 1)
    operative.expects("duties-guess-first", count=2)
    operative.guess(cards[team[0]].pop())
    operative.guess(cards["."].pop())
    other_spymaster.give(second, 2)
    other_operative.guess(cards[OTHER[team][0]].pop())
    other_operative.button("board-stop").click()
    spymaster.give(third, 9)
    for face in cards[team[0]]:
        operative.guess(face)
    for seat, player in seats.items():
        player.expects("duties-won" if seat.startswith(team) else "duties-lost")
        expect(player.page.get_by_role("slider")).to_be_visible()
    assert len(drawn(page)) == 20  # the replay shows them too


@pytest.mark.parametrize("device", ["phone", "tall", "sideways", "tablet", "desktop"])
def test_twenty_pictures_fill_the_screen_and_none_is_too_small(
    people: People, device: Device
) -> None:
    game = pictured(people, device=device)
    for role in ("spymaster", "operative"):
        page = game.who(role).page
        pictures = drawn(page)
        assert len(pictures) == 20
        assert all(one["natural"] for one in pictures)
        width, height = LEAST if role == "spymaster" and device in TIGHT else SIZE
        assert min(one["width"] for one in pictures) >= width - 0.5
        assert min(one["height"] for one in pictures) >= height - 0.5
        assert not scrolls_down(page)
        assert not scrolls_sideways(page)
        assert too_small_targets(page) == []
        assert_accessible(page)


def test_the_key_stands_around_a_picture_and_never_over_it(people: People) -> None:
    page = pictured(people, device="phone").who("spymaster").page
    drawn(page)
    apart = (
        page.get_by_role("grid")
        .locator(".card")
        .evaluate_all(
            """(cards) => cards.map((card) => {
          const plate = card.querySelector(".plate").getBoundingClientRect();
          const sign = card.querySelector(".sign").getBoundingClientRect();
          const face = card.querySelector(".face").getBoundingClientRect();
          return sign.top >= plate.bottom - 0.5 && plate.left > face.left + 2
            && plate.right < face.right - 2 && plate.top > face.top + 2;
        })"""
        )
    )
    assert apart == [True] * 20


def test_a_picture_that_is_held_is_shown_large_and_described(people: People) -> None:
    player = pictured(people, device="phone").who("operative")
    page = player.page
    faces = view(player.person)["game"]["words"]
    told = descriptions("en")
    player.card(faces[3]).focus()
    page.keyboard.press("Shift+Enter")  # as good as a finger that rests
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(names("en")[faces[3]])
    expect(dialog.get_by_role("img", name=told[faces[3]])).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("img", name=told[faces[4]])).to_be_visible()
    dialog.get_by_role("button", name=player.say("board-picture-back")).click()
    expect(dialog.get_by_role("img", name=told[faces[3]])).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(player.card(faces[3])).to_be_focused()


def test_two_who_listen_play_a_whole_game_by_roles_and_names_alone_p2_p3(people: People) -> None:
    """A spymaster reads the key as lists, an operative hears what every card shows."""
    game = pictured(people, 2, mode="pictures_coop")
    spymaster, operative = game.who("spymaster"), game.who("operative")
    page = spymaster.page
    page.get_by_text(spymaster.say("board-key-lists")).click()
    team: str = view(spymaster.person)["game"]["team"]

    def listed(identity: str) -> list[str]:
        heading = page.get_by_role(
            "heading", name=spymaster.say("board-key-list", identity=identity)
        )
        items = heading.locator("xpath=..").get_by_role("listitem")
        return [one for one in items.all_inner_texts() if spymaster.say("board-covered") not in one]

    def touch(player: Player, shown: str, button: str) -> None:
        grid = player.page.get_by_role("grid")
        grid.get_by_role("button", name=shown, exact=True).or_(
            grid.get_by_role("button", name=re.compile(f"^{re.escape(shown)}, "))
        ).focus()
        player.page.keyboard.press("Enter")
        name = next(names("en")[face] for face, told in descriptions("en").items() if told == shown)
        player.page.get_by_role("button", name=player.say(button, word=name), exact=True).focus()
        player.page.keyboard.press("Enter")
        covered = re.compile(f"^{re.escape(shown)}, .*{re.escape(player.say('board-covered'))}")
        grid.get_by_label(covered).wait_for()

    clues = iter(CLUES["en"])
    own = listed(team)
    assert len(own) == 8
    spymaster.give(next(clues), 2)
    operative.expects("duties-guess-first", count=3)
    for shown in own[:2]:
        touch(operative, shown, "board-guess-word")
    operative.button("board-stop").focus()
    operative.page.keyboard.press("Enter")
    spymaster.expects("duties-simulate")
    touch(spymaster, listed(OTHER[team])[0], "board-cover-word")
    spymaster.give(next(clues), 9)
    operative.expects("duties-guess-first", count=10)
    for shown in own[2:]:
        touch(operative, shown, "board-guess-word")
    operative.expects("duties-coop-won", score=6)


def test_words_and_pictures_lie_side_by_side_where_the_table_says_so_p6(people: People) -> None:
    game = pictured(people, device="phone", word_list="pictures+deck")
    faces = game.table.game()["words"]
    assert {is_picture(face) for face in faces} == {True, False}
    for role in ("spymaster", "operative"):
        player = game.who(role)
        for face in faces:
            expect(player.card(face)).to_be_visible()
        assert not scrolls_down(player.page)
        assert_accessible(player.page)


def test_who_touches_the_assassin_has_one_last_chance_if_the_table_says_so_p5(
    people: People,
) -> None:
    game = pictured(people, device="phone", assassin_ending=True)
    game.table.clue(number=2)
    team = game.table.game()["team"]
    operative, rival = game.who("operative"), game.who("operative", OTHER[team])
    operative.guess(game.words("x")[0])
    operative.expects("duties-sudden")
    rival.expects("duties-sudden-wait")
    own = game.words(team[0])
    for face in own:
        operative.guess(face)
    operative.expects("duties-won")
    rival.expects("duties-lost")
    page = operative.person.go(f"{game.table.page}?analysis")
    assert len(drawn(page)) == 20  # the clue is looked at again, with pictures
    assert_accessible(page)


def test_the_big_screen_shows_pictures_and_no_key(people: People) -> None:
    game = pictured(people, device="phone")
    tv = people.one(device="tv")
    page = tv.go(f"{game.table.page}?screen")
    assert len(drawn(page)) == 20
    expect(page.get_by_role("grid").locator(".sign")).to_have_count(0)
    assert not scrolls_down(page)
