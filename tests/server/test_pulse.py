"""Nobody is too fast because we were too slow: what piled up meanwhile was sent meanwhile."""

import asyncio

import pytest

from cryptonym.server.connections.sockets import Connection
from cryptonym.server.limits import buckets as buckets_module
from cryptonym.server.limits.buckets import Buckets, Pulse
from cryptonym.server.limits.spending import Purse, Spending
from cryptonym.server.settings import ServerSettings
from server.driving import drive, serving

PACE, BURST = 10, 60


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: Buckets, now: float) -> int:
    """How many things may be done at once."""
    count = 0
    while buckets.take("a", now):
        count += 1
    return count


def test_while_we_kept_somebody_waiting_they_could_have_sent_more_than_a_burst() -> None:
    buckets = Buckets(PACE, BURST)
    bucket = buckets.of("a", 0)
    bucket.forgive(0, 20)
    assert taken(buckets, 20) == BURST + 20 * PACE
    assert taken(buckets, 100) == BURST, "but later not more than ever"


def test_two_who_waited_at_the_same_time_are_forgiven_once() -> None:
    buckets = Buckets(PACE, BURST)
    for _ in range(12):  # lines of one seat
        buckets.of("a", 0).forgive(0, 20)
    assert taken(buckets, 20) == BURST + 20 * PACE


def test_a_loop_that_stood_still_is_nobodys_fault() -> None:
    async def story() -> tuple[int, int]:
        clock = Clock()
        felt = Pulse(clock)
        beating = asyncio.create_task(felt.beat())
        buckets = Buckets(PACE, BURST, felt)
        assert taken(buckets, 0) == BURST
        await asyncio.sleep(0)  # the first beat
        clock.now = 30  # and then nothing for long
        first = taken(buckets, 30)
        clock.now = 30.5
        beating.cancel()
        await asyncio.wait({beating})
        return first, taken(buckets, 1000)

    assert drive(story) == (30 * PACE, BURST), "without the pulse it would be a burst"


@pytest.mark.parametrize("late", [0.0, 0.9])
def test_a_loop_that_runs_forgives_nothing(late: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets_module, "BEAT", 0.0)

    async def story() -> int:
        clock = Clock()
        felt = Pulse(clock)
        beating = asyncio.create_task(felt.beat())
        buckets = Buckets(PACE, BURST, felt)
        taken(buckets, 0)
        for _ in range(40):
            await asyncio.sleep(0)
            clock.now += late
        beating.cancel()
        await asyncio.wait({beating})
        return taken(buckets, 1000)

    assert drive(story) == BURST


def test_who_does_not_wait_while_the_disk_stands_still_is_not_cut_off() -> None:
    async def story() -> None:
        clock, sent = Clock(), list[str]()

        async def send(message: dict[str, str]) -> None:
            sent.append(message["text"])

        async with serving() as server:
            host = await server.open()
            room = await server.room(host.table)
            settings = ServerSettings(commands_per_second=PACE, command_burst=BURST)
            purse = Purse(Spending(settings), room, host.member, "here", clock)
            line = Connection(room, host.member, send, purse)
            for number in range(BURST):
                assert line.hear(f'{{"type":"ping","id":"{number}"}}'), "answered at once"
            clock.now = 1.0
            assert line.hear('{"type":"do","id":"slow","command":{"type":"say","text":"hello"}}')
            assert not line.hear('{"type":"ping"}'), "it has to wait"
            clock.now = 21.0
            while not any('"done"' in text for text in sent):
                await asyncio.sleep(0)
            sent.clear()
            for _ in range(20 * PACE):
                line.hear('{"type":"ping"}')
            assert sent == ['{"type":"pong"}'] * (20 * PACE)

    drive(story)
