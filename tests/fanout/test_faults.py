"""Real brokers die, hang and are missing: play goes on, and afterwards nothing was missed."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from typing import NamedTuple

import psutil
import pytest

from cryptonym.fanout import Fanout, open_fanout
from cryptonym.testing.cleanly import run_cleanly
from cryptonym.testing.ear import Ear
from servers.postgres import PostgresServer
from servers.valkey import ValkeyServer

PATIENCE = 20.0
TABLES = [f"table {number}" for number in range(20)]
CUT_IN_SQL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = 'cryptonym fan-out'"
)


class Server(NamedTuple):
    """A broker that can be harmed."""

    url: str
    kill: Callable[[], None]
    start: Callable[[], None]
    cut: Callable[[], None]  # lets every connection that listens drop
    freeze: Callable[[], None]  # stands still, its connections stay open
    thaw: Callable[[], None]


@pytest.fixture(params=["valkey", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    if request.param == "valkey":
        valkey: ValkeyServer = request.getfixturevalue("own_valkey")
        return Server(
            valkey.url,
            valkey.kill,
            valkey.start,
            valkey.cut_subscribers,
            valkey.freeze,
            valkey.thaw,
        )
    postgres: PostgresServer = request.getfixturevalue("own_postgres")
    return Server(
        postgres.url(),
        lambda: postgres.stop("immediate"),
        postgres.start,
        lambda: postgres.execute(CUT_IN_SQL),
        lambda: signal_all(postgres, signal.SIGSTOP),
        lambda: signal_all(postgres, signal.SIGCONT),
    )


def signal_all(postgres: PostgresServer, number: signal.Signals) -> None:
    """To the server and to every process it has started."""
    first_line = (postgres.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
    postmaster = psutil.Process(int(first_line))
    for process in (postmaster, *postmaster.children()):
        process.send_signal(number)


async def until(condition: Callable[[], bool]) -> None:
    """Look again and again; for what nobody announces."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


class Talk:
    """Two nodes; one goes on publishing about all tables, the other listens."""

    def __init__(self, here: Fanout, there: Fanout) -> None:
        self.here, self.there = here, there
        self.seq = 0
        self.ear, self.gaps_here, self.gaps_there = Ear(), Ear(), Ear()
        here.on_gap(self.gaps_here.gap)
        there.on_gap(self.gaps_there.gap)
        for table_id in TABLES:
            there.subscribe(table_id, self.ear.hint)
        self._talking = asyncio.create_task(self._talk())

    async def _talk(self) -> None:
        while True:
            self.seq += 1
            for table_id in TABLES:
                self.here.publish(table_id, self.seq)
            await asyncio.sleep(0.001)

    async def until_heard(self) -> None:
        """Wait until every table is where it is now."""
        now = self.seq
        await self.ear.until(lambda: all(self.ear.heard[name][-1:] >= [now] for name in TABLES))

    async def stop(self) -> None:
        """Stop talking; the very last hint of every table must arrive. Then close."""
        self._talking.cancel()
        await asyncio.wait({self._talking})
        assert self._talking.cancelled(), "publishing has failed"
        for table_id in TABLES:
            await self.ear.until_at(table_id, self.seq)
            numbers = self.ear.heard[table_id]
            assert numbers == sorted(set(numbers))
        await self.here.close()
        await self.there.close()


def test_a_broker_killed_in_mid_stream_loses_nothing(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def scenario() -> None:
        talk = Talk(await open_fanout(server.url), await open_fanout(server.url))
        for outage in (1, 2):
            await talk.until_heard()
            await asyncio.to_thread(server.kill)
            await until(lambda: not talk.here.healthy and not talk.there.healthy)
            before = talk.seq
            await until(lambda before=before: talk.seq > before + 100)
            assert talk.gaps_here.calls == talk.gaps_there.calls == outage - 1
            await asyncio.to_thread(server.start)
            await talk.gaps_here.until_called(outage)
            await talk.gaps_there.until_called(outage)
            assert talk.here.healthy
            assert talk.there.healthy
            await talk.until_heard()
        await talk.stop()

    run_cleanly(scenario)
    warned = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert {record.levelname for record in warned} == {"WARNING"}
    assert len(warned) == 4, "one warning for each node and outage"


def test_a_broker_absent_at_the_start_is_joined_later(server: Server) -> None:
    async def scenario() -> None:
        await asyncio.to_thread(server.kill)
        try:
            talk = Talk(await open_fanout(server.url), await open_fanout(server.url))
            assert not talk.here.healthy
            assert not talk.there.healthy
            await until(lambda: talk.seq > 50)
        finally:
            await asyncio.to_thread(server.start)
        await talk.gaps_here.until_called(1)
        await talk.gaps_there.until_called(1)
        await talk.until_heard()
        assert talk.here.healthy
        await talk.stop()

    run_cleanly(scenario)


def test_a_dropped_connection_is_a_gap_and_no_more(server: Server) -> None:
    async def scenario() -> None:
        talk = Talk(await open_fanout(server.url), await open_fanout(server.url))
        for cut in (1, 2, 3):
            await talk.until_heard()
            await asyncio.to_thread(server.cut)
            await talk.gaps_here.until_called(cut)
            await talk.gaps_there.until_called(cut)
            await talk.until_heard()
        await talk.stop()

    run_cleanly(scenario)


def test_closing_without_a_broker_waits_for_nothing_and_is_clean(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cryptonym.fanout.carrier.FLUSH", 1000.0)

    async def scenario() -> None:
        connected = await open_fanout(server.url)
        await asyncio.to_thread(server.kill)
        try:
            await until(lambda: not connected.healthy)
            never_connected = await open_fanout(server.url)
            for node in (connected, never_connected):
                node.publish("table", 1)
                async with asyncio.timeout(PATIENCE):
                    await node.close()
        finally:
            await asyncio.to_thread(server.start)

    run_cleanly(scenario)


def test_a_frozen_broker_is_noticed_and_left(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cryptonym.fanout.carrier.PATIENCE", 0.3)

    async def scenario() -> None:
        talk = Talk(await open_fanout(server.url), await open_fanout(server.url))
        await talk.until_heard()
        server.freeze()
        try:
            await until(lambda: not talk.here.healthy)
            late = await open_fanout(server.url)
            assert not late.healthy
            await late.close()
        finally:
            server.thaw()
        await talk.gaps_here.until_called(1)
        await talk.until_heard()
        await talk.stop()

    run_cleanly(scenario)


def test_a_wrong_password_degrades_and_is_not_told(
    own_valkey: ValkeyServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        node = await open_fanout(own_valkey.url.replace("//", "//user:hunter2@"))
        assert not node.healthy
        await node.close()

    run_cleanly(scenario)
    assert "fan-out: no broker" in caplog.text
    assert "hunter2" not in caplog.text


@pytest.mark.parametrize("scheme", ["redis", "postgresql"])
def test_the_address_of_a_broker_that_is_away_is_not_told(
    scheme: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        node = await open_fanout(f"{scheme}://user:hunter2@127.0.0.1:1/0")
        assert not node.healthy
        await node.close()

    run_cleanly(scenario)
    assert "fan-out: no broker" in caplog.text
    assert "hunter2" not in caplog.text
    assert "127.0.0.1" not in caplog.text


def test_the_tests_kill_a_real_process(own_valkey: ValkeyServer) -> None:
    """This one exists because a fault test whose fixture does nothing would pass."""
    address = ("127.0.0.1", own_valkey.port)
    socket.create_connection(address).close()
    own_valkey.kill()
    try:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
    finally:
        own_valkey.start()
    socket.create_connection(address).close()
