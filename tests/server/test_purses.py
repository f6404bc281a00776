"""Everybody at a table pays for their own requests: what one asks does not show to others (R58)."""

from typing import Any

import pytest

from cryptonym.rules.model import Role
from cryptonym.server.http.guards import UNKNOWN_COST
from cryptonym.server.node import Node
from server.driving import Player, Server, a_game, drive, serving

BURST = 40
LIMITS = {"requests_per_second": 1, "request_burst": BURST}


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes, so nothing fills again while we count."""
    monkeypatch.setattr(Node, "clock", lambda _: 1000.0)


async def asks_a_lot(spymaster: Player) -> None:
    """All that a spymaster's screen asks for, and more than one may."""
    for _ in range(BURST // 4):
        await spymaster.post("/judge", {"word": "zyx"})
        await spymaster.get("/events", since=0)
        await spymaster.get()
        async with spymaster.line() as line:
            await line.hear()


async def looked(server: Server, player: Player) -> list[tuple[int, str]]:
    """Every answer that somebody gets until long after the limit, with a seat and without."""
    answers = []
    for _ in range(BURST + 5):
        answer = await player.get()
        answers.append((answer.status_code, answer.text))
        about = await server.http.get("/api/about")
        answers.append((about.status_code, about.text))
    return answers


def test_what_a_spymaster_asks_shows_to_nobody_behind_the_same_address_r58() -> None:
    async def story(*, asks: bool) -> list[int]:
        async with serving(**LIMITS) as server:
            server.node.requests.burst = 10 * BURST  # everybody comes in from one address
            players, room = await a_game(server)
            assert room.table is not None
            server.node.requests._kept.clear()
            server.node.requests.burst = BURST
            server.node.seats._kept.clear()
            seats = {room.table.seat_of(one.member).role: one for one in players}
            if asks:
                await asks_a_lot(seats[Role.SPYMASTER])
                assert (await seats[Role.SPYMASTER].get()).status_code == 429
            operative = seats[Role.OPERATIVE]
            codes = [status for status, _ in await looked(server, operative)]
            assert codes.count(200) == 2 * BURST, "a purse for the seat, and one for the address"
            return codes

    assert drive(lambda: story(asks=True)) == drive(lambda: story(asks=False))


def test_tokens_that_fit_no_seat_are_paid_by_the_address_and_dearly() -> None:
    async def story() -> None:
        async with serving(**LIMITS) as server:
            host = await server.open()
            await host.get()
            server.node.requests._kept.clear()

            async def tried(number: int) -> Any:
                forged = Player(server, host.table, host.member, f"{host.member}.forged{number}")
                return await forged.get()

            codes = [(await tried(number)).status_code for number in range(BURST)]
            assert codes.count(401) == BURST // UNKNOWN_COST
            assert codes[-1] == 429
            assert [*server.node.seats._kept] == []
            assert (await host.get()).status_code == 200, "who has a seat is not held up by that"
            assert [*server.node.seats._kept] == [f"{host.table} {host.member}"]

    drive(story)


def test_a_seat_is_no_purse_at_another_table_nor_after_it_is_gone() -> None:
    async def story() -> None:
        async with serving(**LIMITS) as server:
            host, other = await server.open(), await server.open("Bob")
            guest = await server.join(host.table, "Cat")
            for player in (host, other, guest):
                await player.get()
            await host.must({"type": "kick_member", "member": guest.member})
            server.node.requests._kept.clear()
            server.node.seats._kept.clear()
            assert (await guest.get()).status_code == 401
            assert (
                await Player(server, other.table, host.member, host.token).get()
            ).status_code == 401
            assert [*server.node.seats._kept] == []

    drive(story)
