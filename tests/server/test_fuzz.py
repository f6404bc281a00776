"""Whatever is sent, nothing breaks: an answer with a code, and no change."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cryptonym.rooms.room import Room
from cryptonym.rules.refusals import CODES
from cryptonym.server.connections.sockets import LARGEST_FRAME, MOST_WRONG, Connection
from cryptonym.wire.problems import PROBLEMS
from server.driving import Line, Server, a_game, drive, serving
from server.nonsense import COMMANDS, asks_for_what_was_missed, frames, message

IN_PROCESS = 100_000
EVERYBODY = 20_000
OVER_A_SOCKET = 3_000
ANSWERS = {"done", "refused", "wrong", "snapshot", "pong", "event", "whisper", "bye"}

FOR_WATCHERS = {"leave_table", "rename", "take_seat", "look_at_key", "request_spelling"}


class Wire:
    """What a connection sends, and nobody at the other end."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed = False

    async def send(self, told: dict[str, Any]) -> None:
        """Keep it."""
        if told["type"] == "websocket.close":
            self.closed = True
        else:
            self.sent.append(told["text"])


def code_of(text: str) -> str:
    """The kind of an answer; codes are checked against the closed sets."""
    told = msgspec.json.decode(text)
    assert told["type"] in ANSWERS
    if told["type"] == "wrong":
        assert told["code"] in PROBLEMS
        assert len(told.get("where", "")) <= 200
        return str(told["code"])
    if told["type"] == "refused":
        assert told["refusal"]["code"] in CODES
        return str(told["refusal"]["code"])
    return str(told["type"])


class Talker:
    """A connection without a network, to be sent anything."""

    def __init__(self, server: Server, room: Room, member: str) -> None:
        self.wire = Wire()
        node = server.node
        self.line = Connection(room, member, self.wire.send, node.purse(room, member, "here"))
        self.codes: Counter[str] = Counter()
        room.listen(self.line)

    async def say(self, raw: dict[str, Any]) -> None:
        """One message, and the codes of what comes back."""
        await self.line._heard(raw)
        while self.line._underway:
            await asyncio.sleep(0)
        assert self.wire.sent or asks_for_what_was_missed(raw)
        self.codes.update([code_of(self.wire.sent[-1]) if self.wire.sent else "nothing"])
        self.wire.sent.clear()
        self.line.wrong = 0  # else it would hang up soon; that is tested elsewhere


def test_a_hundred_thousand_frames_change_nothing_and_each_is_answered_with_a_code() -> None:
    async def story() -> Counter[str]:
        chance = random.Random(4)
        forbidden = frames([one for one in COMMANDS if one["type"] not in FOR_WATCHERS])
        async with serving() as server:
            players, room = await a_game(server)
            talker = Talker(server, room, players[4].member)
            before = room.table
            for number in range(IN_PROCESS):
                raw = message(chance, forbidden, number=number)
                await talker.say(raw)
                assert room.table is before, raw
            assert await server.node.tables.around.store.length(room.id) == room.length
            assert (await players[0].get()).status_code == 200
        return talker.codes

    codes = drive(story, 100)
    assert sum(codes.values()) == IN_PROCESS
    assert {"malformed", "too_large", "not_host", "wrong_role", "snapshot", "pong"} <= set(codes)
    assert not {"try_again", "done"} & set(codes)


def test_whatever_everybody_sends_the_stored_table_is_the_live_one() -> None:
    async def story() -> Counter[str]:
        chance = random.Random(5)
        every = frames(COMMANDS)
        codes: Counter[str] = Counter()
        async with serving() as server:
            for evening in range(4):
                players, room = await a_game(server)
                talkers = [Talker(server, room, player.member) for player in players]
                for number in range(EVERYBODY // 4):
                    assert room.table is not None
                    here = [one for one in talkers if one.line.member in room.table.members]
                    if not here or room.table.closed:
                        break
                    raw = message(chance, every, number=number)
                    if b"close_table" in str(raw).encode() or b"leave" in str(raw).encode():
                        continue
                    talker = chance.choice(here)
                    await talker.say(raw)
                codes.update(one for talker in talkers for one in talker.codes.elements())
                again = Room(room.id, server.node.tables.around)
                await again.catch_up()
                assert again.table == room.table, evening
        return codes

    codes = drive(story, 100)
    assert codes["done"] > 100
    assert "try_again" not in codes
    assert len(set(codes) & CODES) > 12


def test_thousands_of_frames_over_a_real_socket_leave_the_others_in_peace() -> None:
    async def story() -> None:
        chance = random.Random(6)
        forbidden = frames([one for one in COMMANDS if one["type"] not in FOR_WATCHERS])
        async with serving() as server, AsyncExitStack() as stack:
            players, room = await a_game(server)
            quiet = await stack.enter_async_context(players[1].line())
            await quiet.texts()
            before, sent, lines = room.table, 0, 0
            while sent < OVER_A_SOCKET:
                lines += 1
                async with players[4].line() as line:
                    sent += await babble(line, chance, forbidden)
            assert room.table is before
            assert lines > 50, "who sends too much nonsense is hung up on"
            assert await quiet.texts() == []
            assert room.lines.keys() == {players[1].member}

    drive(story)


async def babble(line: Line, chance: random.Random, good: list[dict[str, Any]]) -> int:
    """Send nonsense until they hang up: how much."""
    for count in range(200):
        raw = message(chance, good, number=count)
        try:
            await line.send(raw["text"] if "text" in raw else raw["bytes"].decode("latin-1"))
            if count % 10 == 9:
                await line.texts()
        except ConnectionClosed:
            code, reason = await line.closed()
            assert code in {1008, 1009}
            assert reason in PROBLEMS | {""}
            return count
    return 200


def test_frames_that_are_too_large_are_refused_or_cut_off() -> None:
    async def story() -> None:
        async with serving() as server:
            players, room = await a_game(server)
            before = room.table
            async with players[1].line() as line:
                await line.hear()
                await line.send("x" * (LARGEST_FRAME + 1))
                assert await line.hear() == {"type": "wrong", "code": "too_large"}
                await line.send("x" * (3 * LARGEST_FRAME))
                assert (await line.closed())[0] == 1009
            assert room.table is before
            large = await players[1].post("/commands", {"id": "x", "command": "y" * 2_000_000})
            assert (large.status_code, large.json()["code"]) == (413, "too_large")

    drive(story)


def test_nonsense_is_answered_with_its_place_and_bytes_are_no_text() -> None:
    async def story() -> None:
        async with serving() as server:
            players, _ = await a_game(server)
            async with players[1].line() as line:
                await line.hear()
                await line.send("\x00\xff{")
                assert (await line.hear())["code"] == "malformed"
                wrong = {"type": "guess_word", "card": "seven"}
                answer = await line.do(wrong)
                assert (answer["code"], "$.command.card" in answer["where"]) == ("malformed", True)
                for bad_id in ("", "x" * 65):
                    await line.send(
                        {"type": "do", "id": bad_id, "command": {"type": "say", "text": "a"}}
                    )
                    assert (await line.hear())["code"] == "malformed"
                await line.send(b'{"type":"ping"}')
                assert await line.closed() == (1003, "malformed")

    drive(story)


def test_who_sends_nonsense_again_and_again_is_hung_up_on() -> None:
    async def story() -> None:
        async with serving() as server:
            players, room = await a_game(server)
            async with players[1].line() as line:
                await line.hear()
                for _ in range(MOST_WRONG):
                    await line.send("{")
                assert await line.closed() == (1008, "malformed")
            assert not room.lines

    drive(story)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "xx"),
        ("language", "en\nlog"),
        ("word_list", "../../etc"),
        ("time", {"kind": "strict", "clue_seconds": 2**62}),
        ("time", {"kind": "strict", "guess_seconds": 0}),
        ("time", {"kind": "sand", "sand_seconds": -5}),
    ],
)
def test_options_no_table_can_work_with_are_malformed(field: str, value: Any) -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            before = (await host.get()).text
            command = {"type": "change_options", "options": {field: value}}
            answer = await host.do(command)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            assert field in answer.json()["where"]
            async with host.line() as line:
                assert (await line.do(command))["code"] == "malformed"
            opened = await server._post("/api/tables", {"host": "Bob", "options": {field: value}})
            assert (opened.status_code, opened.json()["code"]) == (400, "malformed")
            assert (await host.get()).text == before

    drive(story)


@pytest.mark.parametrize(
    "command",
    [
        {"type": "change_settings", "settings": {"close_after_minutes": 2**62}},
        {"type": "change_settings", "settings": {"close_after_minutes": -1}},
        {"type": "choose_words", "words": {"lists": ["deck"] * 3}},
        {"type": "choose_words", "words": {"lists": ["/etc/passwd"]}},
    ],
)
def test_settings_and_lists_out_of_bounds_are_malformed(command: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            answer = await host.do(command)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    drive(story)


def test_brackets_within_brackets_are_malformed_and_nothing_more() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            deep = "[" * 30_000
            async with host.line() as line:
                await line.hear()
                await line.send('{"type":"ping","extra":' + deep)
                assert (await line.hear())["code"] == "malformed"
            answer = await server.http.post(
                f"/api/tables/{host.table}/commands",
                content='{"id":"x","more":' + deep,
                headers=host.headers | {"content-type": "application/json"},
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")

    drive(story)
