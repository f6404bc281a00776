"""How much is too much, and what happens then."""

import asyncio
import socket
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from cryptonym.rules.commands import Say
from cryptonym.server.connections.outbox import MOST_WAITING, Outbox
from cryptonym.server.connections.sockets import MOST_WRONG, Connection
from cryptonym.server.limits import bounds, doors
from cryptonym.server.limits.bounds import MOST_LINES, TOO_MANY_LINES
from cryptonym.server.limits.buckets import MOST_KEPT, Buckets, network
from server.driving import Player, drive, serving


def test_a_bucket_allows_a_burst_and_then_a_pace() -> None:
    buckets = Buckets(per_second=2, burst=3)
    assert [buckets.take("a", 0) for _ in range(4)] == [True, True, True, False]
    assert [buckets.take("a", 0.5), buckets.take("a", 0.5)] == [True, False]
    assert (buckets.has("a", 0.5), buckets.has("a", 1), buckets.has("b", 0)) == (False, True, True)
    assert buckets.take("b", 0.5), "others are not held up"
    assert [buckets.take("a", 100) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_bounded() -> None:
    buckets = Buckets(1, 1)
    for number in range(MOST_KEPT + 50):
        buckets.take(str(number), 0)
    assert len(buckets._kept) == MOST_KEPT


SOURCES = {
    "192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2::9": "2001:db8:1:2::/64",
    "::ffff:192.0.2.7": "192.0.2.7",
    "::1": "::1",
    "fe80::1%eth0": "fe80::/64",
    "not:an:address": "not:an:address",
}


@pytest.mark.parametrize(("address", "source"), SOURCES.items())
def test_an_ipv6_customer_counts_as_one_source(address: str, source: str) -> None:
    assert network(address) == source


def test_an_address_that_asks_too_much_waits() -> None:
    async def story() -> None:
        async with serving(requests_per_second=0.001, request_burst=4) as server:
            answers = [await server.http.get("/api/about") for _ in range(6)]
            assert [one.status_code for one in answers] == [200] * 4 + [429] * 2
            assert answers[-1].json()["code"] == "too_fast"
            assert "content-security-policy" in answers[-1].headers
            assert (await server.http.get("/nothing")).status_code == 429, "nothing is free"
            for path in ("/health", "/ready"):
                assert (await server.http.get(path)).status_code == 200, "for those who watch it"

    drive(story)


def test_a_proxy_says_who_asks_only_if_it_was_named() -> None:
    async def story(*, proxied: bool) -> int:
        settings = {"requests_per_second": 0.001, "request_burst": 1, "behind_proxy": proxied}
        async with serving(**settings) as server:
            for last in ("192.0.2.1", "192.0.2.2"):
                headers = {"x-forwarded-for": f"10.0.0.1, {last}"}
                answer = await server.http.get("/api/about", headers=headers)
            return answer.status_code

    assert drive(lambda: story(proxied=True)) == 200
    assert drive(lambda: story(proxied=False)) == 429


def test_tables_from_one_address_are_limited() -> None:
    async def story() -> None:
        async with serving(tables_per_hour=2) as server:
            for _ in range(2):
                await server.open()
            answer = await server._post("/api/tables", {"host": "Ann"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")

    drive(story)


def test_transfer_codes_cannot_be_tried_out() -> None:
    async def story() -> None:
        async with serving(tables_per_hour=5) as server:
            host = await server.open()
            answers = [
                await host.post("/devices", {"code": f"1-AAAAAAA{number}"}) for number in range(7)
            ]
            codes = [answer.json()["code"] for answer in answers]
            assert codes == ["unknown_code"] * 5 + ["too_fast"] * 2

    drive(story)


def test_names_of_tables_cannot_be_tried_out() -> None:
    async def story() -> None:
        async with serving(tables_per_hour=5) as server:
            host = await server.open()
            name = (await host.get()).json()["name"]
            for _ in range(8):
                assert (await server.http.get(f"/api/names/{name}")).status_code == 200
            answers = [await server.http.get(f"/api/names/wrong {n}") for n in range(6)]
            assert [one.status_code for one in answers] == [404] * 5 + [429]
            assert (await server.http.get(f"/api/names/{name}")).status_code == 429

    drive(story)


def test_a_seat_that_sends_too_much_is_slowed_down_whichever_way_it_comes() -> None:
    async def story() -> None:
        async with serving(commands_per_second=0.001, command_burst=5) as server:
            host = await server.open()
            other = await server.join(host.table, "Bob")
            async with host.line() as line:
                await line.hear()
                for number in range(3):
                    assert (await line.do({"type": "say", "text": str(number)}))["type"] == "done"
            for number in range(2):
                await host.must({"type": "say", "text": str(number)})
            answer = await host.do({"type": "say", "text": "too much"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            assert (await host.post("/judge", {"word": "x"})).status_code == 429
            async with host.line() as line:
                await line.hear()
                for _ in range(MOST_WRONG):
                    await line.send({"type": "ping"})
                    assert await line.hear() == {"type": "wrong", "code": "too_fast"}
                assert await line.closed() == (1008, "too_fast")
            await other.must({"type": "say", "text": "I am not held up"})

    drive(story)


def test_lines_of_one_member_are_limited() -> None:
    async def story() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            host = await server.open()
            for _ in range(MOST_LINES):
                await (await stack.enter_async_context(host.line())).hear()
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(host.line())
            assert refused.value.response.status_code == 429
            assert b"too_fast" in bytes(refused.value.response.body or b"")
            poll = await host.get("/events", since=2, wait=5)
            assert poll.json() == {"code": "too_fast", "where": TOO_MANY_LINES}
            assert msgspec.json.decode(refused.value.response.body or b"") == poll.json()
            assert (await host.get("/events", since=2)).status_code == 200

    drive(story)


# Bounded queues


class Stuck:
    """A line that takes so many messages and then no more."""

    def __init__(self, takes: int = 0) -> None:
        self.takes = takes
        self.sent: list[dict[str, Any]] = []
        self.free = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        if len(self.sent) >= self.takes:
            await self.free.wait()
        self.sent.append(message)


def test_a_message_is_sent_at_once_while_the_line_is_free() -> None:
    async def story() -> None:
        line = Stuck(takes=2)
        outbox = Outbox(line.send, lambda: pytest.fail("nothing waits"))
        outbox.put("one")
        outbox.put("two")
        assert [message["text"] for message in line.sent] == ["one", "two"]
        outbox.put("three")
        outbox.put("four")
        assert len(line.sent) == 2
        line.free.set()
        while len(line.sent) < 4:
            await asyncio.sleep(0)
        assert [message["text"] for message in line.sent] == ["one", "two", "three", "four"]

    drive(story)


@pytest.mark.parametrize(("text", "most"), [("x", MOST_WAITING), ("x" * 10_000, 100)])
def test_too_much_that_waits_is_thrown_away_once(text: str, most: int) -> None:
    async def story() -> int:
        line, overflows = Stuck(), []
        outbox = Outbox(line.send, lambda: overflows.append(1))
        count = 0
        while not outbox.closed and count < 2 * MOST_WAITING:
            outbox.put(text)
            count += 1
        outbox.put("never")
        assert overflows == [1]
        assert not outbox._waiting
        line.free.set()
        await asyncio.sleep(0)
        return count

    assert drive(story) == most + 2, "one is on its way, and one was too many"


@pytest.mark.parametrize("error", [OSError, RuntimeError])
def test_a_line_that_is_gone_keeps_nobody_else_from_hearing(error: type[Exception]) -> None:
    async def story() -> None:
        async def gone(_message: dict[str, Any]) -> None:
            raise error

        async with serving() as server:
            host = await server.open()
            room = await server.room(host.table)
            room.listen(
                Connection(room, host.member, gone, server.node.purse(room, host.member, "here"))
            )
            async with host.line() as line:
                await line.hear()
                await host.must({"type": "say", "text": "hello"})
                assert (await line.hear())["event"]["text"] == "hello"

    drive(story)


def test_the_line_of_a_slow_reader_ends_although_the_client_says_nothing() -> None:
    async def never() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            room, stuck = await server.room(host.table), Stuck()
            node = server.node
            line = Connection(room, host.member, stuck.send, node.purse(room, host.member, "here"))
            running = asyncio.create_task(line.run(never))
            while host.member not in room.lines:
                await asyncio.sleep(0)
            for number in range(MOST_WAITING + 2):
                await room.submit(host.member, say(number), f"s{number}")
            done, _ = await asyncio.wait({running}, timeout=30)
            assert done == {running}
            assert line.closed
            assert host.member not in room.lines
            stuck.free.set()

    drive(story)


def test_a_slow_reader_is_dropped_and_can_resume() -> None:
    """Who does not read gets no more, costs no memory, holds nobody up, and misses nothing."""

    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            slow = await server.join(host.table, "Slow")
            room = await server.room(host.table)
            with await deaf(slow):
                assert slow.member in room.lines
                for number in range(30_000):  # what the kernel holds is not ours to bound
                    await room.submit(host.member, say(number), f"s{number}")
                    if slow.member not in room.lines:
                        break
                assert MOST_WAITING < number < 29_999
            async with slow.line() as line:
                assert (await line.hear())["seq"] == room.seq
                await line.send({"type": "resume", "since": room.seq - 3})
                numbers = [message["seq"] for message in await line.all()]
                assert numbers == [room.seq - 2, room.seq - 1, room.seq]
                assert len(room.lines[slow.member]) == 1

    drive(story)


def test_who_never_reads_loses_the_connection_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.5)

    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            slow = await server.join(host.table, "Slow")
            room = await server.room(host.table)
            before = set(server.connections)
            with await deaf(slow):
                number = 0
                while slow.member in room.lines:
                    await room.submit(host.member, say(number), f"s{number}")
                    number += 1
                    await asyncio.sleep(0)  # a line that the kernel cuts is noticed by the loop
                async with asyncio.timeout(20):
                    while server.connections - before:
                        await asyncio.sleep(0.01)

    drive(story)


def say(number: int) -> Say:
    return Say(f"{number} " + "x" * 490)


async def deaf(player: Player) -> socket.socket:
    """A WebSocket that is opened and never read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop, port = asyncio.get_running_loop(), player.server.port
    await loop.sock_connect(raw, ("127.0.0.1", port))
    handshake = (
        f"GET /api/tables/{player.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Authorization: Bearer {player.token}\r\n\r\n"
    )
    await loop.sock_sendall(raw, handshake.encode())
    await loop.sock_recv(raw, 12)
    room = await player.server.room(player.table)
    while player.member not in room.lines:
        await asyncio.sleep(0)
    return raw


def test_bounds_are_known_for_what_they_bound() -> None:
    assert bounds.out_of_bounds(bounds.ChangeSettings(bounds.Settings(close_after_minutes=0))) == ""
    assert bounds.out_of_bounds(say(1)) == ""
