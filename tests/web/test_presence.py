"""An evening on which people vanish, come back, are replaced, and come late; by clicks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cryptonym.rules.options import Options, TimeRules
from cryptonym.text import LANGUAGES, Text
from server.processes import Nursery, ServerProcess, running
from web.people import DEVICES, Device, Look, People, Person
from web.playing import Player, evening
from web.scenes.presence import asks_for_seat, told_away
from web.screenshots import settle
from web.sight import assert_accessible, overlapping
from web.tables import CLUES, TableOf
from web.test_evening import join, open_table, sit_and_start, words_by_kind
from web.test_front import view
from web.test_lines import BROKEN
from web.test_secrets import post

pytestmark = pytest.mark.cleaned_browsers

TEXT = Text("en")
SEATS = ("red_operative", "red_spymaster", "blue_spymaster", "blue_operative")
TOPS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"


@pytest.fixture
def server(servers: Nursery, tmp_path: Path, client_folder: str) -> Iterator[ServerProcess]:
    """A server on which somebody is away after a second, and a spymaster after three."""
    given = {"database": "memory:", "web": client_folder, "away_seconds": 1.0}
    with running(servers, tmp_path, **given) as process:
        yield process


def vanishes(person: Person) -> None:
    """The browser is gone, and with it the line."""
    person.page.goto("about:blank")


@pytest.mark.usefixtures("server")
def test_an_evening_on_which_one_vanishes_a_bot_plays_and_a_guest_comes_late(
    people: People,
) -> None:
    host, *others = people.come(4, device="phone")
    path = open_table(host, TEXT)
    for guest in others:
        join(guest, path, TEXT)
    seats = sit_and_start(dict(zip(SEATS, people.all, strict=True)), TEXT)
    post(host, "hurry", {"type": "change_settings", "settings": {"pace": "instant"}})
    looks_after, gone = seats["red_operative"], seats["blue_operative"]

    # one vanishes: everybody reads it, and the host is offered a bot
    vanishes(gone.person)
    reads(looks_after, "presence-is-away", name="Dag")
    for person in people.all[:3]:
        assert view(person)["away"] == ["4"]
    offer = looks_after.say("presence-offer", name="Dag")
    expect(looks_after.page.get_by_text(offer)).to_be_visible()
    looks_after.button("presence-wait").click()
    expect(looks_after.button("presence-bot")).to_have_count(0)

    # and comes back
    gone.person.go(path)
    reads(looks_after, "presence-is-back", name="Dag")

    # away again: a bot has the seat
    vanishes(gone.person)
    looks_after.button("presence-bot").click()
    host.wait_until(lambda: bots(host) == 1)

    # a guest comes late, asks for a seat, and the host grants it with one tap
    late = Player(people.one(device="phone"))
    join(late.person, path, TEXT)
    late.button("presence-would-play").click()
    late.button("presence-ask-seat", seat="red_operative").click()
    asked = late.page.get_by_text(late.say("presence-asked", seat="red_operative"))
    expect(asked).to_be_visible()
    looks_after.button("presence-seat-them", name="Eva").click()
    expect(asked).to_have_count(0)

    # who was replaced comes back, and the bot goes
    gone.person.go(path)
    gone.button("presence-seat-back").click()
    host.wait_until(lambda: bots(host) == 0)

    # and all of them play to the end
    team: str = view(host)["game"]["team"]
    spymaster = seats[f"{team}_spymaster"]
    words = words_by_kind(spymaster.person)[team[0]]
    spymaster.give(CLUES["en"][0], 9)
    for word in words:
        (late if team == "red" else gone).guess(word)
    for player in (*seats.values(), late):
        side = view(player.person)["members"][view(player.person)["you"]]["seat"]["team"]
        player.expects("duties-won" if side == team else "duties-lost")
        expect(player.page.get_by_role("slider")).to_be_visible()


def reads(player: Player, message: str, **values: str) -> None:
    """Somebody sees a line of news below the board."""
    expect(player.page.locator(".told")).to_have_text(player.say(message, **values))


def bots(person: Person) -> int:
    return sum("bot" in member for member in view(person)["members"].values())


def test_the_host_ends_a_game_and_everybody_is_told(people: People) -> None:
    game = evening(people, device="phone")
    host = game.players[game.table.people[0].name]
    host.button("board-menu").click()
    host.button("presence-end-game").click()
    host.button("presence-end-sure").click()
    for player in game.players.values():
        ended = player.say("presence-ended", name=host.person.name)
        expect(player.page.locator(".lobby").get_by_text(ended)).to_be_visible()
    assert_accessible(host.page)
    host.page.set_viewport_size(DEVICES["desktop"]["viewport"])
    columns = ".invite, .lobby-seats, .lobby-rest"
    assert overlapping(host.page, ".lobby > .notice", columns) == []
    tops = host.page.locator(columns).evaluate_all(TOPS)
    assert len(set(tops)) == 1  # the news stand above all of them


@pytest.mark.parametrize(("device", "place"), [("desktop", ".people"), ("phone", ".names")])
def test_a_name_is_greyed_and_says_so_on_a_desk_and_on_a_phone(
    people: People, device: Device, place: str
) -> None:
    everybody = people.come(4, device=device)
    table = TableOf(everybody, options=Options(check="free"))
    table.start()
    told_away(everybody[1], ["3"])
    player = Player(everybody[1])
    page = everybody[1].go(table.page)
    name = page.locator(f"{place} .soft")
    expect(name).to_have_text(f"Cleo ({player.say('presence-away')})")
    if device == "phone":  # there is no room for the word: a mark, as grey alone says little
        assert name.evaluate("(one) => getComputedStyle(one, '::before').borderStyle") == "dashed"


def test_while_the_server_is_away_the_clock_says_that_it_does_not_know(
    people: People, server: ServerProcess
) -> None:
    everybody = people.come(4)
    time = TimeRules("strict", 60, 600, 600, first_clue_seconds=600)
    table = TableOf(everybody, options=Options(check="free", time=time))
    table.start()
    player = Player(everybody[1])
    everybody[1].go(table.page)
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_accessible_name(re.compile(r"\d"))
    everybody[1].forgive(*BROKEN)
    server.end()
    expect(clock).to_have_accessible_name(player.say("presence-clock-unknown"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_never_makes_the_words_beside_it_a_narrow_column(
    people: People, language: str
) -> None:
    look = Look(device="phone", dark=False, language=language)
    notice = settle(asks_for_seat(people, look)).locator(".notice:has(.button)").last
    whole, words = notice.bounding_box(), notice.locator("> div").bounding_box()
    assert whole
    assert words
    assert words["width"] >= whole["width"] / 2
