"""Whatever is sent, nothing breaks: an answer with a code, and no change."""

import asyncio
import copy
import os
import random
import socket
import struct
from collections import Counter
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from cryptonym.rules.refusals import CODES
from cryptonym.server import guards, patience
from cryptonym.server.rooms import Room
from cryptonym.server.sockets import LARGEST_FRAME, MOST_WRONG, Connection
from cryptonym.wire.messages import FromClient, Resume
from cryptonym.wire.problems import PROBLEMS
from server.driving import Line, Player, Server, drive, serving

IN_PROCESS = 100_000
EVERYBODY = 20_000
OVER_A_SOCKET = 3_000
ANSWERS = {"done", "refused", "wrong", "snapshot", "pong", "event", "whisper", "bye"}

COMMANDS: list[dict[str, Any]] = [
    {"type": "leave_table"},
    {"type": "rename", "name": "Zoe"},
    {"type": "move_member", "member": "2", "role": "operative", "team": "red"},
    {"type": "shuffle_teams"},
    {"type": "hand_over", "member": "1"},
    {"type": "kick_member", "member": "1"},
    {"type": "add_bot", "level": "easy", "role": "operative", "team": "blue"},
    {"type": "fill_seats", "level": "normal"},
    {"type": "give_seat_to_bot", "member": "2", "level": "hard"},
    {"type": "bot_move", "seen": "", "command": {"type": "skip_penalty"}},
    {"type": "lock_table", "locked": True},
    {"type": "change_options", "options": {"mode": "teams", "language": "en"}},
    {"type": "change_settings", "settings": {"chat": "team", "close_after_minutes": 5}},
    {"type": "choose_words", "words": {"lists": ["deck"], "own": ["apple", "pear"]}},
    {"type": "play_again", "how": "rotate"},
    {"type": "say", "text": "hello"},
    {"type": "mark_card", "card": 3, "on": True},
    {"type": "close_table"},
    {"type": "take_seat", "role": "spymaster", "team": "blue"},
    {"type": "look_at_key"},
    {"type": "rotate_roles"},
    {"type": "start_game"},
    {"type": "give_clue", "word": "zyx", "number": 2},
    {"type": "consult_clue", "word": "zyx", "number": "unlimited"},
    {"type": "answer_consult", "allow": False},
    {"type": "challenge_clue"},
    {"type": "rule_clue", "ruling": "waive"},
    {"type": "accept_clue"},
    {"type": "cover_penalty_word", "card": 1},
    {"type": "skip_penalty"},
    {"type": "cover_opponent_word", "card": 1},
    {"type": "propose_word", "card": 4},
    {"type": "guess_word", "card": 5, "turn": 1},
    {"type": "stop_guessing", "turn": 1},
    {"type": "request_spelling"},
    {"type": "talk", "text": "hm"},
    {"type": "flip_timer"},
    {"type": "pause_timer"},
    {"type": "resume_timer"},
    {"type": "expire_timer"},
]
FOR_WATCHERS = {"leave_table", "rename", "take_seat", "look_at_key", "request_spelling"}
ODD: list[Any] = [
    None,
    -1,
    0,
    25,
    2**31,
    2**63 - 1,
    -(2**63),
    1e308,
    True,
    "",
    " ",
    "\0",
    "x" * 300,
    "𝔘𝔫𝔦",
    "\u202edlrow",
    "1",
    "unlimited",
    "red",
    [],
    {},
    [[]] * 3,
    {"type": "say"},
]


def frames(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One good frame of every kind."""
    good = [{"type": "do", "id": "x", "command": command} for command in commands]
    good.append({"type": "resume", "since": 3, "heard": 0})
    return [*good, {"type": "snapshot"}, {"type": "ping"}]


def mutated(chance: random.Random, frame: dict[str, Any]) -> Any:
    """A frame with one or two things wrong in it."""
    told = msgspec.json.decode(msgspec.json.encode(frame))
    for _ in range(chance.randint(1, 2)):
        place = told
        inner = [value for value in place.values() if isinstance(value, dict) and value]
        while inner and chance.random() < 0.7:
            place = chance.choice(inner)
            inner = [value for value in place.values() if isinstance(value, dict) and value]
        name = chance.choice([*place, "extra"]) if place else "extra"
        if chance.random() < 0.2:
            place.pop(name, None)
        else:
            place[name] = copy.deepcopy(chance.choice(ODD))
    return told


def mangled(chance: random.Random, text: bytes) -> bytes:
    """Bytes cut, doubled or changed."""
    raw = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(raw) + 1)
        how = chance.randrange(4)
        if how == 0:
            del raw[at : at + chance.randint(1, 8)]
        elif how == 1:
            raw[at:at] = chance.randbytes(chance.randint(1, 4))
        elif how == 2:
            raw[at:at] = raw[: chance.randint(0, 20)]
        elif raw:
            raw[at % len(raw)] = chance.randrange(256)
    return bytes(raw)


def message(chance: random.Random, good: list[dict[str, Any]], *, number: int) -> dict[str, Any]:
    """One message as a server gives it to us: text or bytes."""
    kind = chance.randrange(10)
    frame = chance.choice(good) | {"id": f"f{number}"}
    if kind == 0:
        raw = chance.randbytes(chance.randint(0, 60))
    elif kind == 1 and number % 100 == 0:
        deep = b"[" * (LARGEST_FRAME + chance.choice([-30_000, -50, 50]))
        raw = chance.choice([b"", b'{"type":"ping","extra":']) + deep
    elif kind <= 4:
        raw = mangled(chance, msgspec.json.encode(frame))
    elif kind <= 8:
        raw = msgspec.json.encode(mutated(chance, frame))
    else:
        raw = msgspec.json.encode(frame)
    if chance.random() < 0.2:
        return {"type": "websocket.receive", "bytes": raw}
    return {"type": "websocket.receive", "text": raw.decode("utf-8", "replace")}


def asks_for_what_was_missed(raw: dict[str, Any]) -> bool:
    """The only message that needs no answer, if there is none."""
    try:
        asked = msgspec.json.decode(raw.get("text") or raw.get("bytes") or b"", type=FromClient)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return isinstance(asked, Resume)


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


async def a_game(server: Server) -> tuple[list[Player], Room]:
    players = await server.seat_everybody("teams", watchers=2)
    await players[0].must({"type": "start_game"})
    return players, await server.room(players[0].table)


class Talker:
    """A connection without a network, to be sent anything."""

    def __init__(self, server: Server, room: Room, member: str) -> None:
        self.wire = Wire()
        node = server.node
        self.line = Connection(room, member, self.wire.send, node.commands, node.clock)
        self.codes: Counter[str] = Counter()
        room.listen(self.line)

    async def say(self, raw: dict[str, Any]) -> None:
        """One message, and the codes of what comes back."""
        await self.line._heard(raw)
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
            assert room.listeners.keys() == {players[1].member}

    drive(story)


async def babble(line: Line, chance: random.Random, good: list[dict[str, Any]]) -> int:
    """Send nonsense until they hang up: how much."""
    for count in range(200):
        raw = message(chance, good, number=count)
        try:
            await line.send(raw["text"] if "text" in raw else raw["bytes"])
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
                for large in ("x" * (LARGEST_FRAME + 1), b"x" * (LARGEST_FRAME + 1)):
                    await line.send(large)
                    assert await line.hear() == {"type": "wrong", "code": "too_large"}
                await line.send("x" * (3 * LARGEST_FRAME))
                assert (await line.closed())[0] == 1009
            assert room.table is before
            large = await players[1].post("/commands", {"id": "x", "command": "y" * 2_000_000})
            assert (large.status_code, large.json()["code"]) == (413, "too_large")

    drive(story)


def test_bytes_are_read_like_text_and_nonsense_is_answered_with_its_place() -> None:
    async def story() -> None:
        async with serving() as server:
            players, _ = await a_game(server)
            async with players[1].line() as line:
                await line.hear()
                await line.send(b'{"type":"ping"}')
                assert await line.hear() == {"type": "pong"}
                await line.send(os.urandom(20) + b"\xff")
                assert (await line.hear())["code"] == "malformed"
                wrong = {"type": "guess_word", "card": "seven"}
                answer = await line.do(wrong)
                assert (answer["code"], "$.command.card" in answer["where"]) == ("malformed", True)
                for bad_id in ("", "x" * 65):
                    await line.send(
                        {"type": "do", "id": bad_id, "command": {"type": "say", "text": "a"}}
                    )
                    assert (await line.hear())["code"] == "malformed"

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
            assert not room.listeners

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


# Half-open connections


def test_who_never_finishes_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADERS_SECONDS", 0.1)

    async def story() -> None:
        async with serving() as server:
            halves = [b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow", b"GET /api/tab"]
            slow = [await asyncio.open_connection("127.0.0.1", server.port) for _ in halves]
            for (_, writer), half in zip(slow, halves, strict=True):
                writer.write(half)
            assert (await server.http.get("/health")).text == "ok"
            for reader, writer in slow:
                with suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), 5) == b""
                writer.close()

    drive(story)


def test_a_body_that_trickles_in_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "BODY_SECONDS", 0.1)

    async def story() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            start = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            writer.write(start + b'Content-Length: 900\r\n\r\n{"host":')
            answer = await asyncio.wait_for(reader.readuntil(b"}"), 5)
            assert b" 408 " in answer.splitlines()[0]
            assert b'"code":"too_slow"' in answer
            writer.close()

    drive(story)


def test_headers_without_end_are_cut_off() -> None:
    async def story() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /health HTTP/1.1\r\n")
            with suppress(ConnectionError):
                for number in range(40):
                    writer.write(b"X-%d: " % number + b"a" * 4000 + b"\r\n")
                    await writer.drain()
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
            assert (await server.http.get("/health")).text == "ok"

    drive(story)


def test_a_connection_that_breaks_off_anywhere_is_forgotten() -> None:
    async def story() -> None:
        async with serving() as server:
            players, room = await a_game(server)
            ask = (
                f"GET /api/tables/{room.id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Authorization: Bearer {players[1].token}\r\n\r\n"
            ).encode()
            frame = b"\x81\xfe\x04\x00\0\0\0\0" + b"{" * 100  # a frame that is never finished
            for cut in (10, len(ask) - 2, len(ask), len(ask) + 5, len(ask) + 60):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write((ask + frame)[:cut])
                if cut >= len(ask):
                    await asyncio.wait_for(reader.readuntil(b'"snapshot"'), 5)
                linger = struct.pack("ii", 1, 0)
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                writer.transport.abort()
            async with players[1].line() as line:
                await line.hear()
                while len(room.listeners[players[1].member]) > 1:
                    await line.texts()

    drive(story)
