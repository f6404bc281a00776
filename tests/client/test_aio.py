"""The client for asyncio, over WebSocket and over long poll, against a real server."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest

from client.chat import said_in
from client.cutting import cut_wire
from cryptonym.client import AsyncClient, ServerError, aio
from cryptonym.rooms import tail
from cryptonym.rules.commands import Say
from cryptonym.rules.match import StartGame
from cryptonym.rules.refusals import Refusal
from cryptonym.table.commands import ChooseWords, CloseTable, KickMember, Rename
from cryptonym.table.model import Words
from cryptonym.wire.messages import Snapshot
from servers.loopback import Loopback

both_ways = pytest.mark.parametrize("live", [True, False], ids=["websocket", "long poll"])
WAIT = 30
LINES = 60


def together(
    server: Loopback, live: bool, story: Callable[[AsyncClient, AsyncClient], Awaitable[None]]
) -> None:
    """Ann, who is host, and Bo at one table."""

    async def tell() -> None:
        async with asyncio.timeout(WAIT):
            ann = await AsyncClient.open_table(server.url, "Ann", live=live)
            bo = await AsyncClient.join(server.url, ann.seated.table, "Bo", live=live)
            async with ann, bo:
                await story(ann, bo)

    asyncio.run(tell())


async def said(person: AsyncClient, count: int) -> list[str]:
    lines: list[str] = []
    async for message in person.events():
        lines += said_in(message)
        if len(lines) == count:
            break
    return lines


@both_ways
def test_many_commands_at_once_are_each_done_once(server: Loopback, live: bool) -> None:
    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        texts = [str(number) for number in range(20)]
        seqs = await asyncio.gather(*(ann.do(Say(text)) for text in texts))
        assert len(set(seqs)) == 20
        assert sorted(await said(bo, 20)) == sorted(texts)
        assert len(bo.view.chat) == 20

    together(server, live, story)


@both_ways
def test_a_refusal_is_a_value(server: Loopback, live: bool) -> None:
    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        refused = await bo.do(StartGame())
        assert isinstance(refused, Refusal)
        assert refused.code == "not_host"
        assert await ann.do(Say("x"), "an-id") == await ann.do(Say("x"), "an-id")

    together(server, live, story)


@both_ways
def test_events_end_when_the_table_closes(server: Loopback, live: bool) -> None:
    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        await ann.do(CloseTable())
        heard = [message async for message in bo.events()]
        assert isinstance(heard[0], Snapshot)
        assert bo.over == "table_closed"
        refused = await ann.do(Say("too late"))
        assert isinstance(refused, Refusal)

    together(server, live, story)


@both_ways
def test_who_is_sent_away_hears_no_more(server: Loopback, live: bool) -> None:
    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        await ann.do(KickMember("2"))
        async for _ in bo.events():
            pass
        assert bo.over in {"member_gone", "no_seat"}
        with pytest.raises(ServerError):
            await bo.do(Say("hello"))

    together(server, live, story)


@both_ways
def test_a_device_that_is_removed_hears_no_more(server: Loopback, live: bool) -> None:
    async def story(_ann: AsyncClient, bo: AsyncClient) -> None:
        code, table = await bo.transfer_code(), bo.seated.table
        async with await AsyncClient.use_code(server.url, table, code, live=live) as phone:
            assert phone.view.you == bo.view.you
            assert [one.this for one in await bo.devices()] == [True, False]
            assert len(await bo.remove_device(2)) == 1
            async for _ in phone.events():
                pass
            assert phone.over in {"device_removed", "no_seat"}
            assert len(await bo.remove_other_devices()) == 1
            assert isinstance(await bo.do(Say("mine")), int)

    together(server, live, story)


@both_ways
def test_a_restart_in_the_middle_costs_nothing(server: Loopback, live: bool) -> None:
    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        await ann.do(Say("before"))
        assert await said(bo, 1) == ["before"]
        await asyncio.to_thread(server.stop)
        asking = asyncio.create_task(ann.do(Say("after")))  # nobody is there
        await asyncio.to_thread(server.start)
        assert isinstance(await asking, int)
        for number in range(3):
            await ann.do(Say(str(number)))
        assert await said(bo, 4) == ["after", "0", "1", "2"]

    together(server, live, story)


def test_who_does_not_listen_gets_the_table_as_it_is(
    server: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aio, "MOST_NEWS", 5)

    async def story(ann: AsyncClient, bo: AsyncClient) -> None:
        for number in range(8):
            await ann.do(Say(str(number)))
        last = [message async for message in bo.events(seconds=0.3)]
        assert len(last) <= 6
        snapshots = [message for message in last if isinstance(message, Snapshot)]
        assert snapshots[-1].view.chat
        assert len(bo.view.chat) == 8

    together(server, True, story)


@both_ways
@pytest.mark.parametrize("pieces", [7, 11, 23])
def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(
    server: Loopback, live: bool, pieces: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who misses more than is kept at hand gets a snapshot, not each of them.
    monkeypatch.setattr(tail, "EVENTS", LINES + 4)

    async def tell() -> None:
        async with (
            asyncio.timeout(WAIT),
            cut_wire(server.port, pieces=pieces, cuts=25) as (wire, url),
        ):
            host = await AsyncClient.open_table(server.url, "Ann", live=live)
            guest = await AsyncClient.join(server.url, host.seated.table, "Bo", live=live)
            async with (
                host,
                AsyncClient(url, host.seated, live=live) as ann,
                AsyncClient(url, guest.seated, live=live) as bo,
            ):
                await guest.close()
                listening = asyncio.create_task(said(bo, LINES))
                for number in range(LINES):
                    assert isinstance(await ann.do(Say(str(number))), int)
                assert await listening == [str(number) for number in range(LINES)]
                assert wire.cuts >= 5

    asyncio.run(tell())


@both_ways
def test_the_view_is_never_behind_the_answer(server: Loopback, live: bool) -> None:
    async def tell() -> None:
        async with await AsyncClient.open_table(server.url, "Ann", live=live) as ann:
            for name in ("Anna", "Anne", "Ann"):
                await ann.do(Rename(name))
                assert ann.view.members[ann.view.you].name == name
            await ann.do(ChooseWords(Words(("junior",))))
            assert ann.view.words.lists == ("junior",)

    asyncio.run(tell())


def test_asking_needs_a_reader(server: Loopback) -> None:
    async def tell() -> None:
        ann = await AsyncClient.open_table(server.url, "Ann")
        with pytest.raises(RuntimeError, match="async with"):
            await ann.do(Say("hello"))
        with pytest.raises(RuntimeError, match="async with"):
            _ = ann.view
        with pytest.raises(RuntimeError, match="async with"):
            await anext(ann.events())
        await ann.close()

    asyncio.run(tell())


@both_ways
def test_a_server_that_is_gone_for_good_is_given_up(server: Loopback, live: bool) -> None:
    async def tell() -> None:
        ann = await AsyncClient.open_table(server.url, "Ann", live=live)
        ann.patience = 0.3
        async with ann:
            await asyncio.to_thread(server.stop)
            with pytest.raises((ServerError, OSError, httpx.TransportError)):
                await ann.do(Say("hello"))
            with pytest.raises((ServerError, OSError, httpx.TransportError)):
                async for _ in ann.events():
                    pass

    try:
        asyncio.run(tell())
    finally:
        server.start()  # the fixture stops it
