"""A game that only tests describe, drawn and played by clicks: the client knows no game itself."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cryptonym.rules.letters import Letters
from cryptonym.rules.model import TEAM_OF, Identity
from cryptonym.text import Text
from server.processes import Nursery, ServerProcess, running
from support.toy import LETTERS, TOY
from web.people import People, Person, people_at
from web.playing import Player
from web.sight import assert_accessible, scrolls_sideways
from web.tables import CLUES
from web.test_evening import join, press
from web.test_front import view

pytestmark = pytest.mark.cleaned_browsers

SIDES = [side.value for side in TOY.sides]


@pytest.fixture(scope="module")
def toy_house(
    servers: Nursery, tmp_path_factory: pytest.TempPathFactory, client_folder: str
) -> Iterator[ServerProcess]:
    """A server that knows the toy too."""
    folder: Path = tmp_path_factory.mktemp("toys")
    given = {"database": "memory:", "web": client_folder, "games": ("support.toy",)}
    with running(servers, folder, **given) as process:
        yield process


@pytest.fixture
def toy_people(browser: Browser, toy_house: ServerProcess) -> Iterator[People]:
    """Everybody in a test, at that server."""
    with people_at(browser, toy_house.http) as everybody:
        yield everybody


def open_toy(host: Person, text: Text) -> str:
    """The host opens a table for the toy by clicks: the path of its page."""
    page = host.go("/open")
    page.get_by_label(text.format("opening-name")).fill(host.name)
    page.get_by_role("radio", name=TOY.name, exact=True).check()
    press(page, text.format("opening-go"))
    page.wait_for_url("**/t/*")
    return page.url.removeprefix(host.server)


def behind(game: dict[str, Any], side: int, letters: Letters = LETTERS) -> list[Identity | None]:
    """Who stands behind each card on a side of the key, as far as this view knows."""
    return [letters.identity(letter, side) for letter in game["cells"]]


def words(game: dict[str, Any], side: int, wanted: Identity) -> list[str]:
    """Open words of this kind on a side of the key."""
    return [
        word
        for card, (word, who) in enumerate(zip(game["words"], behind(game, side), strict=True))
        if who is wanted and not game["covered"] >> card & 1
    ]


def assert_drawn_as_seen(player: Player, side: int | None) -> None:
    """Every open card shows who stands behind it on this side of the key, or nobody."""
    game = view(player.person)["game"]
    known = [behind(game, at) for at in range(2)]
    for card, word in enumerate(game["words"]):
        if side is None:
            expect(player.card(word)).to_have_accessible_name(word)
            continue
        who, other = known[side][card], known[1 - side][card]
        assert who is not None
        assert other is None, "somebody was told the other side of the key"
        name = player.say("board-identity", identity=who.value)
        expect(player.card(word)).to_have_accessible_name(re.compile(f"^{word}, {name}"))


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_toy_is_opened_seated_and_played_to_its_end_on_phones_by_clicks_r17(
    toy_people: People, language: str
) -> None:
    text = Text(language)
    host, guest, watcher = toy_people.come(3, device="phone", language=language)
    path = open_toy(host, text)
    for one in (guest, watcher):
        join(one, path, text)
    for one, side in zip((host, guest), SIDES, strict=True):
        press(one.page, text.format("lobby-sit-at", seat=f"{side}_spymaster"))
    expect(host.page.get_by_role("heading", name=text.format("lobby-players"))).to_have_count(2)
    press(host.page, text.format("lobby-start"))
    players = dict(zip(SIDES, (Player(one, language) for one in (host, guest)), strict=True))
    audience = Player(watcher, language)
    for player in (*players.values(), audience):
        cards = player.page.get_by_role("grid").get_by_role("button")
        expect(cards).to_have_count(TOY.size)
        boxes = [box for box in (card.bounding_box() for card in cards.all()) if box]
        assert len({round(box["x"]) for box in boxes}) == TOY.shape.columns
        assert len({round(box["y"]) for box in boxes}) == TOY.shape.rows
        assert not scrolls_sideways(player.page)
    for at, side in enumerate(SIDES):
        assert_drawn_as_seen(players[side], at)
    assert_drawn_as_seen(audience, None)
    assert_accessible(host.page)

    first: str = view(host)["game"]["team"]
    [second] = [side for side in SIDES if side != first]
    ahead, behind_them = SIDES.index(first), SIDES.index(second)
    one, other = players[first], players[second]
    own = {team.value: who for who, team in TEAM_OF.items()}

    def sees(player: Player) -> dict[str, Any]:
        game: dict[str, Any] = view(player.person)["game"]
        return game

    clues = iter(CLUES[language])
    one.expects("duties-give-clue")
    other.expects("duties-wait-clue-of", team=first)
    one.give(next(clues), 1)
    one.expects("duties-team-guesses", team=second)
    audience.expects("duties-team-guesses", team=second)
    other.expects("duties-guess-first", count=2)
    both_safe = set(words(sees(one), ahead, Identity.BYSTANDER)) & set(
        words(sees(other), behind_them, Identity.BYSTANDER)
    )
    other.guess(min(both_safe))  # judged by the giver's side: the turn is over

    other.expects("duties-give-clue")
    other.give(next(clues), 2)
    mine = words(sees(one), ahead, own[first])
    theirs = [word for word in words(sees(other), behind_them, own[second]) if word not in mine]
    one.guess(theirs[0])
    one.button("board-stop").click()

    one.expects("duties-give-clue")
    one.give(next(clues), 2)
    for word in mine:
        other.guess(word)
    one.expects("duties-won")
    other.expects("duties-lost")
    audience.expects("duties-over", team=first)
    for player in players.values():
        expect(player.page.get_by_role("slider")).to_be_visible()
        expect(player.page.get_by_text(player.say("end-fair"))).to_be_visible()
        expect(player.page.get_by_role("grid").get_by_role("button")).to_have_count(TOY.size)


def test_what_can_be_opened_is_what_the_server_plays(toy_people: People, people: People) -> None:
    for everybody, games in ((people, 4), (toy_people, 5)):
        page = everybody.one().go("/open")
        expect(page.get_by_role("group", name="Game").get_by_role("radio")).to_have_count(games)
