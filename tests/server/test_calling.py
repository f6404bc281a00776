"""Calling people back: who is waited for and not looking hears of it, and no more than that."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock
from xml.etree import ElementTree

import httpx
import icalendar
import pytest

from cryptonym.client.person import new_secret
from cryptonym.logs import JsonLines
from cryptonym.rooms.room import Room
from cryptonym.rules.model import Role
from cryptonym.rules.options import Options
from cryptonym.server import calling as calls
from cryptonym.store.people import PersonId
from cryptonym.table.model import MOST_DEVICES, Awaited
from server.driving import Player, Server, drive, on_turn, running_game, serving
from server.receiving import CREATED, HOST, OTHER, Browser, Message, PushService, push_service
from server.twins import dealing, swapped
from support.logs import logging_as_it_was

SLOW = {"slow": {"hours": 12, "reserve_hours": 6}}
HOUR = 3_600_000


class Somebody:
    """A person over HTTP, with one browser that can be called."""

    def __init__(self, server: Server, name: str, language: str = "en") -> None:
        self.server, self.name, self.language = server, name, language
        self.secret = new_secret()
        self.browser = Browser(name)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.secret}"}
        self.server.http.cookies.clear()
        answer = await self.server.http.request(method, path, json=body, headers=headers)
        self.server.http.cookies.clear()
        return answer

    async def begin(self, *, called: bool = True) -> "Somebody":
        body = {"secret": self.secret, "name": self.name, "language": self.language}
        assert (await self.ask("POST", "/api/me", body)).status_code == 201
        if called:
            subscribed = await self.ask("POST", "/api/me/calls", self.browser.subscription())
            assert subscribed.json()["this"] is True, subscribed.text
        return self

    async def keep(self, player: Player) -> None:
        kept = await self.ask("POST", f"/api/me/tables/{player.table}", {"seat": player.token})
        assert kept.status_code == 201, kept.text

    def told(self, messages: list[Message]) -> list[dict[str, Any]]:
        """What was said to this person's browser."""
        mine = [one for one in messages if one.path == self.browser.path]
        return [json.loads(self.browser.opened(one.body)) for one in mine]


@asynccontextmanager
async def calling(folder: Path, **settings: Any) -> AsyncIterator[tuple[Server, PushService]]:
    """A server that calls at once, by way of our own push service."""
    async with push_service(folder) as (service, way), serving(**settings) as server:
        await server.node.calling.outside.close()
        server.node.calling.outside = way
        server.node.calling.quiet = 0.0
        under_way.clear()
        for name in ("_call", "_send"):
            setattr(server.node.calling, name, noted(getattr(server.node.calling, name)))
        yield server, service


under_way: list[object] = []  # looks and letters that are not done yet


def noted(work: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
    async def work_on(what: Any) -> None:
        under_way.append(what)
        try:
            await work(what)
        finally:
            under_way.remove(what)

    return work_on


async def slow_game(
    server: Server, *names: str, options: Options | None = None
) -> tuple[list[Player], list[Somebody]]:
    """A game over days in which everybody named is a person who can be called."""
    options = options or Options(check="free")
    players = await server.seat_everybody("teams", settings=SLOW, options=options)
    people = [await Somebody(server, name).begin() for name in names]
    for person, player in zip(people, players, strict=False):
        await person.keep(player)
    return players, people


def awaited_at(room: Room) -> Awaited:
    """Whom a slow table waits for."""
    assert room.table is not None
    assert room.table.awaited is not None
    return room.table.awaited


async def looked(server: Server) -> None:
    """Return when every reminder has been looked at, and every letter sent."""
    node = server.node.calling
    while node._waiting or node._letters.qsize() or under_way:
        await asyncio.sleep(0.01)


def test_who_is_waited_for_and_not_looking_is_told_which_table_and_what_for(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with calling(tmp_path, contact="mailto:op@example.net") as (server, service):
            players, people = await slow_game(server, "ann", "bo", "cy", "di")
            await players[0].must({"type": "start_game"})
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            hearer = on_turn(room.table, players, Role.OPERATIVE)
            by_player = dict(zip([one.member for one in players], people, strict=True))
            [first] = await service.next(1)
            awaited = awaited_at(room)
            [told] = by_player[giver.member].told([first])
            assert told == {
                "table": room.id,
                "kind": "clue",
                "name": room.table.name,
                "language": "en",
                "until": awaited.until,
            }
            key = (await people[0].ask("GET", "/api/me/calls")).json()["key"]
            claims = first.proven(key)
            assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", "mailto:op@example.net")
            assert first.headers["content-encoding"] == "aes128gcm"
            assert first.headers["urgency"] == "normal"
            left = (awaited.last - room.around.now()) // 1000
            assert left <= int(first.headers["ttl"]) <= left + 60  # until a bot takes the seat
            # A clue is nobody's to read but the team's at the table.
            await giver.must({"type": "give_clue", "word": "zyx", "number": 2})
            second = (await service.next(2))[1]
            [told] = by_player[hearer.member].told([second])
            assert (told["kind"], "zyx" in json.dumps(told)) == ("guess", False)
            names = {"table", "kind", "name", "language", "until"}
            assert told.keys() == names
            # The push service learns nothing: not the table, not the length of what is said.
            assert len(first.body) == len(second.body)
            assert room.id not in str(first.headers)
            assert len(first.headers["topic"]) == 32

    drive(story)


def test_who_is_looking_is_not_called_nor_who_has_acted_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            players, _ = await slow_game(server, "ann", "bo", "cy", "di")
            server.node.calling.quiet = 0.3
            await players[0].must({"type": "start_game"})
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            hearer = on_turn(room.table, players, Role.OPERATIVE)
            async with hearer.line():
                # The giver is quick, the hearer looks: nobody has to be called.
                await giver.must({"type": "give_clue", "word": "zyx", "number": 2})
                await looked(server)
                assert service.messages == []
            server.node.calling.quiet = 0.0
            # Four hours before the end of their time they are called after all.
            awaited = awaited_at(room)
            with mock.patch.object(room.around, "now", return_value=awaited.until - 4 * HOUR):
                await room.look()
            await looked(server)
            assert [one.headers["urgency"] for one in service.messages] == ["high"]

    drive(story)


def test_repeats_about_a_table_have_one_topic_and_other_tables_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            topics: list[set[str]] = []
            for _ in range(2):
                players, people = await slow_game(server, "ann", "bo", "cy", "di")
                for person in people:
                    await person.keep(players[people.index(person)])
                await players[0].must({"type": "start_game"})
                room = await server.room(players[0].table)
                await service.next(1)
                half = awaited_at(room).since + 6 * HOUR
                with mock.patch.object(room.around, "now", return_value=half):
                    await room.look()
                await service.next(2)
                topics.append({one.headers["topic"] for one in service.messages})
                service.messages.clear()
            assert len(topics[0]) == len(topics[1]) == 1
            assert topics[0] != topics[1]

    drive(story)


GONE = b"HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n"
BROKEN = b"HTTP/1.1 503 Broken\r\ncontent-length: 0\r\n\r\n"
LATER = b"HTTP/1.1 429 Later\r\nretry-after: 200\r\ncontent-length: 0\r\n\r\n"


@pytest.mark.parametrize(("answer", "still"), [(GONE, False), (LATER, True)])
def test_a_subscription_that_is_gone_is_forgotten_and_one_that_is_busy_waits(
    tmp_path: Path, answer: bytes, still: bool
) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            service.answer = lambda _path: answer
            players, people = await slow_game(server, "ann", "bo", "cy", "di")
            await players[0].must({"type": "start_game"})
            await service.next(1)
            await looked(server)
            [called] = [one for one in people if one.told(service.messages)]
            told = (await called.ask("GET", "/api/me/calls")).json()
            assert (told["this"], len(told["devices"])) == (still, int(still))
            now = asyncio.get_running_loop().time()
            waits = [handle.when() - now for handle in server.node.calling._later]
            assert [180 < wait <= 200 for wait in waits] == [True] * still

    drive(story)


def test_a_call_is_tried_again_as_long_as_there_is_need_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "AGAIN", (0.2, 0.2))

    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            answers = iter([BROKEN, BROKEN, CREATED])
            service.answer = lambda _path: next(answers)
            players, _ = await slow_game(server, "ann", "bo", "cy", "di")
            await players[0].must({"type": "start_game"})
            assert len({one.path for one in await service.next(3)}) == 1
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            hearer = on_turn(room.table, players, Role.OPERATIVE)
            service.answer = lambda _path: BROKEN
            await giver.must({"type": "give_clue", "word": "zyx", "number": 2})
            await service.next(4)
            async with hearer.line():  # they have come by themselves
                while server.node.calling._later:
                    await asyncio.sleep(0.01)
                await looked(server)
                assert len(service.messages) == 4

    drive(story)


def test_whoever_never_answers_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "SENDERS", 1)
    monkeypatch.setattr("cryptonym.push.outside.SECONDS", 0.5)

    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            service.answer = lambda path: None if path == "/to/mute" else CREATED
            players, people = await slow_game(server, "ann", "bo", "cy", "di")
            mute = Browser("mute").subscription(OTHER)
            for spymaster in (people[0], people[2]):
                assert (await spymaster.ask("POST", "/api/me/calls", mute)).status_code == 200
            await players[0].must({"type": "start_game"})
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            await service.next(1)
            await giver.must({"type": "give_clue", "word": "zyx", "number": 2})
            assert not server.node.calling._resting  # nobody has waited for the silent one
            paths = [one.path for one in await service.next(2)]
            assert paths[0] == "/to/mute" != paths[1]
            assert [*server.node.calling._resting] == [
                "example.org"
            ]  # and it is left alone for a while

    drive(story)


def test_five_devices_at_most_and_a_removed_one_is_called_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, _):
            ann = await Somebody(server, "ann").begin()
            others = []
            for number in range(MOST_DEVICES - 1):
                code = (await ann.ask("POST", "/api/me/code", {})).json()["code"]
                other = Somebody(server, f"device-{number}")
                body = {"code": code, "secret": other.secret}
                assert (await other.ask("POST", "/api/me/devices", body)).status_code == 201
                told = await other.ask("POST", "/api/me/calls", other.browser.subscription())
                again = await other.ask("POST", "/api/me/calls", other.browser.subscription())
                assert told.json() == again.json()
                others.append(other)
            told = (await ann.ask("GET", "/api/me/calls")).json()
            assert len(told["devices"]) == MOST_DEVICES
            gone, quiet, *_ = told["devices"][1:]
            await ann.ask("DELETE", f"/api/me/devices/{gone}")
            left = (await ann.ask("DELETE", f"/api/me/calls/{quiet}")).json()
            assert left["devices"] == [one for one in told["devices"] if one not in (gone, quiet)]
            [person] = await server.node.people.people_after(PersonId(""), 9)
            kept = await server.node.people.whole(person.id)
            assert kept is not None
            assert len(kept.belongings) == MOST_DEVICES - 2
            answer = await ann.ask("DELETE", f"/api/me/calls/{quiet}")
            assert answer.json()["refusal"]["code"] == "no_such_device"

    drive(story)


def test_what_cannot_be_called_is_refused_with_the_place_that_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, _):
            ann = await Somebody(server, "ann").begin(called=False)
            good = ann.browser.subscription()
            for field, wrong in (
                ("endpoint", "https://10.0.0.1/a"),
                ("endpoint", "http://push.example.net/a"),
                ("p256dh", good["auth"]),
                ("p256dh", "\u00e9"),
                ("auth", good["p256dh"]),
            ):
                answer = await ann.ask("POST", "/api/me/calls", good | {field: wrong})
                assert (answer.status_code, answer.json()) == (
                    400,
                    {"code": "bad_endpoint", "where": field},
                )
            stranger = Somebody(server, "bo")
            assert (await stranger.ask("GET", "/api/me/calls")).status_code == 401
        async with serving(push=False) as server:  # so an operator may want it
            assert (await server.http.get("/api/about")).json()["push"] is False
        monkeypatch.setattr(calls, "find_spec", lambda _name: None)
        async with serving() as server:  # the extra is not installed
            ann = await Somebody(server, "ann").begin(called=False)
            answer = await ann.ask("POST", "/api/me/calls", good)
            assert (answer.status_code, answer.json()["code"]) == (501, "no_push")
            told = (await ann.ask("GET", "/api/me/calls")).json()
            assert (told["key"], len(told["feeds"])) == ("", 2)
            assert (await server.http.get("/api/about")).json()["push"] is False

    drive(story)


def test_every_node_is_known_by_the_same_key_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(database) as one, serving(database) as two:
            first = one.node.calling.key
            assert first == two.node.calling.key != ""
        async with serving(database) as again:
            assert again.node.calling.key == first

    drive(story)


# ---- what can be found out


def test_calls_are_the_same_whatever_is_hidden_r17_r97(tmp_path: Path) -> None:
    """Of two deals that differ in cards nobody touches the same people are told the same."""

    async def evening(seed: int) -> list[tuple[str, int, list[dict[str, Any]]]]:
        async with calling(tmp_path) as (server, service):
            with dealing(swapped(range(10, 25), seed)):
                players, people = await slow_game(server, "ann", "bo", "cy", "di")
                await players[0].must({"type": "start_game"})
                room = await server.room(players[0].table)
                heard = []
                for turn in range(4):
                    assert room.table is not None
                    await service.next(len(heard) + 1)
                    await looked(server)
                    heard = list(service.messages)
                    giver = on_turn(room.table, players, Role.SPYMASTER)
                    await giver.must({"type": "give_clue", "word": f"zyx{turn}", "number": 1})
                    await service.next(len(heard) + 1)
                    await looked(server)
                    heard = list(service.messages)
                    hearer = on_turn(room.table, players, Role.OPERATIVE)
                    await hearer.must({"type": "guess_word", "card": turn})
                    if room.table.match.running and running_game(room.table).phase == "guess":
                        await hearer.do({"type": "stop_guessing"})
                await looked(server)
                name = room.table.name
            said = []
            for message in service.messages:
                [person] = [one for one in people if one.browser.path == message.path]
                told = person.told([message])
                for one in told:
                    assert one.pop("name") == name
                    del one["table"], one["until"]
                said.append((person.name, len(message.body), told))
            return said

    async def story() -> None:
        first = await evening(1)
        assert len(first) >= 8
        assert await evening(2) == first

    drive(story)


def test_what_is_asked_in_private_calls_nobody_but_who_is_asked_r58(tmp_path: Path) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            options = Options(check="guard")
            players, people = await slow_game(server, "ann", "bo", "cy", "di", options=options)
            await players[0].must({"type": "start_game"})
            await service.next(1)
            await looked(server)
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            asked = next(
                people[at]
                for at, player in enumerate(players)
                if room.table.seat_of(player.member).role is Role.SPYMASTER and player is not giver
            )
            before = len(service.messages)
            await giver.must({"type": "consult_clue", "word": "zyxzyx", "number": 1})
            await service.next(before + 1)
            await looked(server)
            [said] = service.messages[before:]
            [told] = asked.told([said])
            assert told["kind"] == "answer"
            assert "zyxzyx" not in json.dumps(told)

    drive(story)


# ---- feeds


def test_a_calendar_has_deadlines_and_news_the_tables_that_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with calling(tmp_path) as (server, _):
            players, people = await slow_game(server, "ann", "bo", "cy", "di")
            await players[0].must({"type": "start_game"})
            room = await server.room(players[0].table)
            assert room.table is not None
            giver = on_turn(room.table, players, Role.SPYMASTER)
            person = people[[one.member for one in players].index(giver.member)]
            await person.ask("POST", "/api/me/about", {"language": "el"})
            for kind in ("calendar", "news"):
                told = (await person.ask("POST", f"/api/me/feeds/{kind}", {})).json()
            by_kind = {one["kind"]: one["address"] for one in told["feeds"]}
            answer = await server.http.get(by_kind["calendar"])
            assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
            assert max(len(line) for line in answer.content.split(b"\r\n")) <= 75
            [event] = icalendar.Calendar.from_ical(answer.text).events
            awaited = awaited_at(room)
            assert event.end.timestamp() == awaited.until // 1000
            assert str(event["summary"]) == f"Σειρά σου για στοιχείο: {room.table.name}"
            assert str(event["url"]).endswith(f"/t/{room.id}")
            news = await server.http.get(by_kind["news"])
            assert news.headers["content-type"] == "application/atom+xml"
            atom = {"a": "http://www.w3.org/2005/Atom"}
            root = ElementTree.fromstring(news.content)  # noqa: S314 # our own
            titles = [one.text for one in root.findall("a:entry/a:title", atom)]
            assert titles == [str(event["summary"])]
            await giver.must({"type": "give_clue", "word": "zyx", "number": 2})
            for address in by_kind.values():  # nothing waits any more, and no clue is told
                after = (await server.http.get(address)).text
                assert room.id not in after
                assert "zyx" not in after

    drive(story)


def test_a_feed_opens_nothing_else_and_an_old_or_guessed_address_is_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def story() -> None:
        async with calling(tmp_path) as (server, service):
            service.answer = lambda _path: b"HTTP/1.1 400 No\r\n\r\n"
            players, (ann, bo, *_) = await slow_game(server, "ann", "bo", "cy", "di")
            await players[0].must({"type": "start_game"})
            await service.next(1)
            await looked(server)

            async def made(who: Somebody, kind: str) -> str:
                told = (await who.ask("POST", f"/api/me/feeds/{kind}", {})).json()
                [address] = [one["address"] for one in told["feeds"] if one["kind"] == kind]
                return str(address)

            old, news = await made(ann, "calendar"), await made(ann, "news")
            new = await made(ann, "calendar")
            assert old != new != await made(bo, "calendar")
            http = server.http
            http.cookies.clear()
            missing = (await http.get("/api/feeds/nothing/of/the/kind")).content
            secret = new.split("/")[3]
            for address in (
                old,
                new.replace("calendar.ics", "news.atom"),
                new.replace("calendar.ics", "other"),
                f"/api/feeds/{new_secret()}/calendar.ics",
                f"/api/feeds/{ann.secret}/calendar.ics",
                "/api/feeds/x/calendar.ics",
            ):
                answer = await http.get(address)
                assert (answer.status_code, answer.content) == (404, missing), address
            for address in (new, news):  # the other one is as good as before
                assert (await http.get(address)).status_code == 200
            bearer = {"authorization": f"Bearer {secret}"}
            assert (await http.get("/api/me", headers=bearer)).status_code == 401
            told = (await ann.ask("DELETE", "/api/me/feeds/calendar")).json()
            assert told["feeds"][0] == {"kind": "calendar", "address": "", "since": 0}
            assert (await http.get(new)).status_code == 404
            await ann.ask("DELETE", "/api/me")
            assert (await http.get(news)).status_code == 404
            whole = "\n".join(lines)
            assert "a push service does not take a call" in whole
            for private in (old, new, news, secret, HOST, "/to/", players[0].table):
                assert private not in whole

    with logging_as_it_was():
        logging.getLogger().addHandler(Kept())
        logging.getLogger("cryptonym").setLevel(logging.INFO)
        drive(story)
    assert "/api/feeds" not in "".join(capsys.readouterr())
