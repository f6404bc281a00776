"""The devices of a seat: codes that no backup gives away, who is told, and how one is removed."""

import asyncio
import base64
import hmac
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import msgspec

from cryptonym.rooms.entries import Entry
from cryptonym.server.connections.sockets import Connection
from cryptonym.server.http.tables import Poller
from cryptonym.server.limits.bounds import WRONG_CODES_PER_HOUR
from cryptonym.table.devices import NEW_MINUTES
from cryptonym.table.model import MOST_DEVICES
from server.driving import Player, drive, serving
from server.stored import stored

WINDOW = 600  # seconds for which earlier versions gave the same code


def strings_in(value: Any) -> Iterator[str]:
    """Everything that is written anywhere in a value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings_in(inner)
    else:
        yield str(value)


def computed(table: str, member: str, entries: list[Entry]) -> set[str]:
    """Every code that can be made of what is stored, by each way in which codes were ever made."""
    known = {table, member, ""}
    for entry in entries:
        known |= set(strings_in(msgspec.to_builtins(entry)))
    windows = {str(entry.at // 1000 // WINDOW + more) for entry in entries for more in (0, 1)}
    keys = {key.encode() for key in known}
    keys |= {bytes.fromhex(key) for key in known if len(key) % 2 == 0 and is_hex(key)}
    said = {f"{table} {member} {last}".encode() for last in known | windows}
    digests = (hmac.digest(key, text, "sha256") for key, text in product(keys, said))
    return {f"{member}-{base64.b32encode(digest).decode()[:8]}" for digest in digests}


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def test_who_has_read_everything_that_is_stored_cannot_compute_a_code(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server:
            ann = await server.open("Ann")
            code = (await ann.post("/transfer")).json()["code"]
            candidates = computed(ann.table, ann.member, await stored(database, ann.table))
            assert len(candidates) > 100
            assert code not in candidates

    drive(story)


async def another_device(owner: Player, agent: str = "Mozilla/5.0 (Android) Mobile") -> Player:
    """One more device of somebody, with a code."""
    code = (await owner.post("/transfer")).json()["code"]
    answer = await came_with(owner, code, agent)
    assert answer.status_code == 201, answer.text
    return owner.server.seated(answer)


async def came_with(owner: Player, code: str, agent: str = "") -> httpx.Response:
    """What a stranger hears who comes to the same table with a code."""
    headers = {"content-type": "application/json", "user-agent": agent}
    address = f"/api/tables/{owner.table}/devices"
    owner.server.http.cookies.clear()
    content = msgspec.json.encode({"code": code})
    answer = await owner.server.http.post(address, headers=headers, content=content)
    owner.server.http.cookies.clear()
    return answer


async def removing(device: Player, path: str = "") -> httpx.Response:
    address = f"/api/tables/{device.table}/devices{path}"
    return await device.server.http.delete(address, headers=device.headers)


def test_each_member_sees_the_own_devices_and_which_one_this_is() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            phone = await another_device(ann)
            listed = (await phone.get("/devices")).json()
            assert [(one["number"], one["kind"], one["this"]) for one in listed] == [
                (1, "program", False),
                (2, "phone", True),
            ]
            now = server.node.tables.around.now()
            assert all(now - 60_000 < one["since"] <= now for one in listed)
            assert [one["number"] for one in (await ann.view())["devices"]] == [1, 2]
            assert len((await bob.get("/devices")).json()) == 1
            assert len((await bob.view())["devices"]) == 1

    drive(story)


def test_the_owner_is_told_at_once_of_a_new_device_and_nobody_else_hears_anything() -> None:
    async def story() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            players = await server.begin_game("teams", watchers=1)
            owner = players[0]
            lines = [await stack.enter_async_context(player.line()) for player in players]
            for line in lines:
                await line.texts()
            phone = await another_device(owner)
            (told,) = await lines[0].all()
            assert told["type"] == "whisper"
            assert told["heard"] == 1
            assert told["event"].items() >= {"type": "device_added", "number": 2}.items()
            assert told["event"]["kind"] == "phone"
            assert "token" not in told["event"]
            assert (await removing(owner, "/2")).status_code == 200
            (told,) = await lines[0].all()
            assert told["event"] == {"type": "devices_removed", "member": "1", "numbers": [2]}
            assert [await line.texts() for line in lines[1:]] == [[], [], [], []]
            assert (await phone.get()).status_code == 401

    drive(story)


def test_a_removed_device_is_hung_up_on_for_good_and_its_token_opens_nothing() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            phone = await another_device(ann)
            async with ann.line() as kept, phone.line() as line, phone.line() as second:
                for one in (kept, line, second):
                    await one.texts()
                waits = {"since": (await phone.get()).json()["seq"], "heard": 1, "wait": 20}
                poll = asyncio.create_task(phone.get("/events", **waits))
                room = await server.room(ann.table)
                while len(room.lines["1"]) < 4:
                    await asyncio.sleep(0)
                left = await removing(ann, "/2")
                assert [one["number"] for one in left.json()] == [1]
                for gone in (line, second):
                    bye = await gone.hear()
                    assert bye == {"type": "bye", "code": "device_removed", "again": False}
                    assert await gone.closed() == (1000, "device_removed")
                assert (await poll).json() == []
                assert [one["type"] for one in await kept.all()] == ["whisper"]
            for answer in (
                await phone.get(),
                await phone.get("/devices"),
                await phone.do({"type": "say", "text": "still here"}),
                await phone.post("/transfer"),
                await removing(phone),
            ):
                assert (answer.status_code, answer.json()["code"]) == (401, "no_seat")
            await ann.must({"type": "say", "text": "mine again"})

    drive(story)


def test_all_other_devices_are_signed_out_at_once_and_an_open_code_is_void() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            phone, tablet = await another_device(ann), await another_device(ann)
            code = (await phone.post("/transfer")).json()["code"]
            left = (await removing(ann)).json()
            assert [(one["number"], one["this"]) for one in left] == [(1, True)]
            assert {(await one.get()).status_code for one in (phone, tablet)} == {401}
            assert (await came_with(ann, code)).json()["code"] == "unknown_code"
            assert (await ann.get()).status_code == 200
            alone = await removing(ann, "/1")
            assert alone.json()["refusal"]["code"] == "last_device"
            nobody = await removing(ann, "/2")
            assert nobody.json()["refusal"]["code"] == "no_such_device"

    drive(story)


def test_a_thief_locks_nobody_out_as_older_devices_are_safe_from_a_new_one() -> None:
    async def story() -> None:
        async with serving() as server:
            around, began = server.node.tables.around, server.node.tables.around.now()
            ann = await server.open("Ann")
            phone, thief = await another_device(ann), await another_device(ann)
            too_new = {"code": "device_too_new", "params": {"minutes": NEW_MINUTES}}
            for path in ("", "/1", "/2"):
                assert (await removing(thief, path)).json()["refusal"] == too_new
            assert [(await one.get()).status_code for one in (ann, phone)] == [200, 200]
            later = began + (NEW_MINUTES + 1) * 60_000
            around.now = lambda: later  # type: ignore[method-assign] # the clock of the test
            assert (await removing(phone, "/1")).status_code == 200, "the first one was lost"
            assert (await removing(thief, "/3")).status_code == 200, "any device removes itself"
            assert [(await one.get()).status_code for one in (ann, phone, thief)] == [401, 200, 401]

    drive(story)


def test_one_device_too_many_is_refused_and_pushes_nobody_out() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            devices = [await another_device(ann) for _ in range(MOST_DEVICES - 2)]
            code = (await ann.post("/transfer")).json()["code"]
            devices.append(server.seated(await came_with(ann, code)))
            too_many = {"code": "too_many_devices", "params": {"limit": MOST_DEVICES}}
            assert (await ann.post("/transfer")).json()["refusal"] == too_many
            for device in (ann, *devices):
                assert (await device.get()).status_code == 200
            assert (await removing(ann, "/2")).status_code == 200
            assert (await another_device(ann)).member == ann.member
            assert len((await ann.get("/devices")).json()) == MOST_DEVICES

    drive(story)


def test_a_code_is_used_once_even_by_two_at_the_same_time() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            old = (await ann.post("/transfer")).json()["code"]
            code = (await ann.post("/transfer")).json()["code"]
            assert (await came_with(ann, old)).json()["code"] == "unknown_code", "a newer one is"
            answers = await asyncio.gather(*(came_with(ann, code) for _ in range(4)))
            assert sorted(answer.status_code for answer in answers)[:2] == [201, 403]
            assert len((await ann.get("/devices")).json()) == 2

    drive(story)


def test_wrong_codes_for_one_seat_are_counted_wherever_they_come_from() -> None:
    async def story() -> None:
        async with serving(behind_proxy=True) as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            code = (await ann.post("/transfer")).json()["code"]
            server.node.clock = lambda: 1000.0  # it stands still
            told = []
            for number in range(WRONG_CODES_PER_HOUR + 1):
                server.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
                told.append((await came_with(ann, "1-AAAAAAAA")).json()["code"])
            assert told == ["unknown_code"] * WRONG_CODES_PER_HOUR + ["too_fast"]
            assert (await came_with(ann, code)).status_code == 429, "nor is the right one good now"
            other = (await bob.post("/transfer")).json()["code"]
            assert (await came_with(ann, other)).status_code == 201
            server.node.clock = lambda: 1000.0 + 3600  # later
            assert (await came_with(ann, code)).status_code == 201

    drive(story)


def test_a_device_that_is_removed_during_the_handshake_is_told_so() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            await another_device(ann)
            room, node = await server.room(ann.table), server.node
            sent: list[dict[str, str]] = []

            async def send(message: dict[str, str]) -> None:
                sent.append(message)

            line = Connection(room, "1", send, node.purse(room, "1", "here"), device=2)
            assert (await removing(ann, "/2")).status_code == 200
            line.greet()
            await line.run(send)  # type: ignore[arg-type] # nothing is received any more
            assert "device_removed" in sent[0]["text"]
            assert sent[1]["type"] == "websocket.close"
            assert not room.lines
            assert await Poller(room, "1", device=2).after(0, 0, 0) == []

    drive(story)
