"""A node and its broker, with a broker that fails on demand."""

import asyncio
import logging
from time import sleep

import pytest

from cryptonym.fanout import carrier
from cryptonym.fanout.carrier import BrokerFanout
from cryptonym.testing.cleanly import run_cleanly
from cryptonym.testing.ear import Ear
from fanout.fake_broker import FakeBroker, nothing, play

OTHER = '["other",{"table":%d}]'


def test_hints_of_one_moment_travel_together_and_within_the_limit() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        for number in range(12):
            for seq in (1, 2, 3):
                node.publish(f"table {number}", seq)
        await broker.ear.until_called(1)
        assert len(broker.sending) == 1
        assert len(broker.sent) > 1
        assert all(len(payload) <= broker.payload_limit for payload in broker.sent)
        assert "".join(broker.sent).count(":3") == 12

    play(scenario)


def test_hints_during_a_send_are_one_batch_afterwards() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gate = asyncio.Event()

        async def wait() -> None:
            await gate.wait()

        broker.on_send = wait
        node.publish("table", 1)
        while not broker.sending:
            await asyncio.sleep(0)
        for seq in range(2, 50):
            node.publish("table", seq)
        gate.set()
        await broker.until_sent(broker.named('{"table":49}'))
        assert broker.sent == [broker.named('{"table":1}'), broker.named('{"table":49}')]

    play(scenario)


def test_what_a_broken_connection_took_along_is_sent_again() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        async def fail() -> None:
            node.publish("table", 2)
            broker.on_send = nothing
            raise ConnectionResetError

        broker.on_send = fail
        node.publish("table", 1)
        node.publish("other", 7)
        await broker.until_sent(broker.named('{"table":2,"other":7}'))
        assert len(broker.links) == 2

    play(scenario)


def test_a_lost_connection_is_a_gap_once_there_is_a_new_one() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gaps = Ear()
        node.on_gap(gaps.gap)
        for time in (1, 2, 3):
            assert node.healthy
            broker.links[-1].lost.set()
            await gaps.until_called(time)
            assert len(broker.links) == time + 1

    play(scenario)


def test_a_gap_during_a_gap_is_told_afterwards() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gaps, gate = Ear(), asyncio.Event()

        async def slow() -> None:
            gaps.note()
            await gate.wait()

        node.on_gap(slow)
        broker.links[0].hear('["other",null]')
        await gaps.until_called(1)
        for _ in range(5):
            broker.links[0].hear('["other",null]')
        assert gaps.calls == 1
        gate.set()
        await gaps.until_called(2)

    play(scenario)


@pytest.mark.parametrize("payload", ['["other",null]', '{"version":2}', b"\xff"])
def test_what_says_everything_or_cannot_be_read_is_a_gap(payload: str | bytes) -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gaps = Ear()
        node.on_gap(gaps.gap)
        broker.links[0].hear(payload)
        await gaps.until_called(1)

    play(scenario)


def test_a_node_that_has_given_up_counting_tells_the_others_and_not_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gaps, ear = Ear(), Ear()
        node.on_gap(gaps.gap)
        node.subscribe("table", ear.hint)
        monkeypatch.setattr(node._outbox, "_most", 3)
        for number in range(5):
            node.publish(f"table {number}", 1)
        await broker.until_sent(broker.named("null"))
        broker.links[0].hear(OTHER % 1)
        await ear.until_at("table", 1)
        assert not gaps.calls

    play(scenario)


def test_a_quiet_node_shows_that_it_hears() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        await broker.ear.until_called(5)
        assert set(broker.sent) == {broker.named("{}")}
        assert len(broker.links) == 1
        assert node.healthy

    play(scenario, heartbeat=0.02)


def test_a_node_that_was_held_up_itself_does_not_blame_the_connection() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        await broker.ear.until_called(1)
        sleep(0.2)  # nothing can happen meanwhile, as in a process that is stopped
        await broker.ear.until_called(4)
        assert len(broker.links) == 1
        assert node.healthy

    play(scenario, heartbeat=0.02)


def test_a_deaf_connection_is_given_up() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        gaps = Ear()
        node.on_gap(gaps.gap)
        broker.deaf = True
        await gaps.until_called(1)
        broker.deaf = False
        assert len(broker.links) == 2

    play(scenario, heartbeat=0.02)


def test_a_broker_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        async def hang() -> None:
            broker.on_send = nothing
            await asyncio.Event().wait()

        monkeypatch.setattr(carrier, "PATIENCE", 0.02)
        broker.on_send = hang
        node.publish("table", 1)
        await broker.until_sent(broker.named('{"table":1}'))
        assert len(broker.links) == 2

    play(scenario)


def test_opening_does_not_wait_longer_than_one_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrier, "PATIENCE", 0.02)

    async def main() -> None:
        broker = FakeBroker()

        async def hang() -> None:
            broker.on_connect = nothing
            await asyncio.Event().wait()

        broker.on_connect = hang
        node = await BrokerFanout(broker).open()
        assert not node.healthy
        gaps = Ear()
        node.on_gap(gaps.gap)
        await gaps.until_called(1)
        assert node.healthy
        await node.close()

    run_cleanly(main)


def test_an_error_nobody_has_foreseen_does_not_end_the_node(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        async def fail() -> None:
            broker.on_send = nothing
            raise ZeroDivisionError

        broker.on_send = fail
        node.publish("table", 1)
        await broker.until_sent(broker.named('{"table":1}'))

    play(scenario)
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None


def test_closing_sends_what_waits_but_does_not_wait_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(carrier, "FLUSH", 0.02)

    async def main() -> None:
        broker = FakeBroker()

        async def hang() -> None:
            await asyncio.Event().wait()

        broker.on_send = hang
        node = await BrokerFanout(broker).open()
        node.publish("table", 1)
        async with asyncio.timeout(30):
            await asyncio.gather(node.close(), node.close())
        assert len(broker.sending) == 1
        assert broker.closed == 1

    run_cleanly(main)


def test_a_callback_may_close_its_own_node() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        ear = Ear()

        async def leave(table_id: str, seq: int) -> None:
            await node.close()
            await ear.hint(table_id, seq)

        node.subscribe("table", leave)
        broker.links[0].hear(OTHER % 3)
        await ear.until_at("table", 3)

    play(scenario)


def test_a_failed_callback_is_called_again_for_the_same_number() -> None:
    async def scenario(broker: FakeBroker, node: BrokerFanout) -> None:
        ear = Ear()

        async def fail_once(table_id: str, seq: int) -> None:
            await ear.hint(table_id, seq)
            if ear.calls == 1:
                raise LookupError(table_id)

        node.subscribe("table", fail_once)
        broker.links[0].hear(OTHER % 3)
        await ear.until_is("table", [3])
        broker.links[0].hear(OTHER % 2)
        broker.links[0].hear(OTHER % 3)
        await ear.until_is("table", [3, 3])
        broker.links[0].hear(OTHER % 3)
        broker.links[0].hear(OTHER % 4)
        await ear.until_is("table", [3, 3, 4])

    play(scenario)


def test_pauses_grow_to_a_limit_and_differ() -> None:
    for failures in range(1, 2000):
        pauses = {carrier._pause(failures) for _ in range(5)}
        longest = min(carrier.LONGEST_PAUSE, carrier.FIRST_PAUSE * 2 ** min(failures, 20))
        assert all(longest / 2 <= pause <= longest for pause in pauses)
    assert len({carrier._pause(9) for _ in range(50)}) > 10
