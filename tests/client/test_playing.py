"""A function that plays a seat as an ordinary client: each view is thought about once."""

import asyncio
import threading

from cryptonym.client import AsyncClient, Client, async_play_seat, play_seat
from cryptonym.rules.commands import Command, StopGuessing
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import Phase, Role, Seat
from cryptonym.rules.options import Options
from cryptonym.rules.views import View
from cryptonym.table.bots import digest
from cryptonym.table.commands import CloseTable, LockTable, PlayAgain, Rename
from cryptonym.table.model import Settings
from server.botting import plain
from servers.loopback import Loopback

SETTINGS = Settings(pace="instant")
FREE = Options(mode="coop", check="free")
WAIT = 30


class Seen:
    """Plays sensibly, and keeps what it saw."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def __call__(self, view: View) -> Command | None:
        self.views.append(view)
        return plain(view)


def test_a_function_plays_a_seat_for_as_many_games_as_it_is_told(server: Loopback) -> None:
    seat, seen = Seat(Role.OPERATIVE), Seen()
    with Client.open_table(
        server.url, "Ann", options=FREE, settings=SETTINGS, seat=seat, bots="easy", start=True
    ) as ann:
        play_seat(ann, seen, games=1)
        assert ann.records() == [1]
        assert isinstance(ann.do(PlayAgain()), int)
        play_seat(ann, seen, games=1)
        assert ann.records() == [1, 2]
    assert len({digest(view) for view in seen.views}) == len(seen.views)
    assert all(view.phase is not Phase.OVER for view in seen.views)


def test_a_command_that_is_refused_is_not_sent_again(server: Loopback) -> None:
    asked: list[View] = []

    def stubborn(view: View) -> Command:
        asked.append(view)
        return StopGuessing()

    async def story() -> None:
        async with asyncio.timeout(WAIT):
            ann = await AsyncClient.open_table(
                server.url, "Ann", options=FREE, seat=Seat(Role.OPERATIVE)
            )
            bo = await AsyncClient.join(server.url, ann.seated.table, "Bo")
            async with ann, bo:
                playing = asyncio.create_task(async_play_seat(ann, stubborn))
                assert isinstance(await bo.do(TakeSeat(Role.SPYMASTER)), int)
                assert isinstance(await ann.do(StartGame()), int)
                for name in ("Anna", "Annie", "Nan"):
                    assert isinstance(await ann.do(Rename(name)), int)
                assert isinstance(await ann.do(CloseTable()), int)
                await playing
                assert ann.over == "table_closed"

    asyncio.run(story())
    assert len(asked) == 1


def test_a_mind_that_thinks_for_long_does_not_hold_up_its_client(server: Loopback) -> None:
    thinking, enough = threading.Event(), threading.Event()

    def slow(view: View) -> Command | None:
        thinking.set()
        assert enough.wait(WAIT)
        return plain(view)

    async def story() -> None:
        async with asyncio.timeout(WAIT):
            ann = await AsyncClient.open_table(
                server.url,
                "Ann",
                options=FREE,
                settings=SETTINGS,
                seat=Seat(Role.SPYMASTER),
                bots="easy",
                start=True,
            )
            async with ann:
                playing = asyncio.create_task(async_play_seat(ann, slow, games=1))
                assert await asyncio.to_thread(thinking.wait, WAIT)
                assert isinstance(await ann.do(LockTable(locked=True)), int)
                enough.set()
                await playing
                assert await ann.records() == [1]

    asyncio.run(story())
