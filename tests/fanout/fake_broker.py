"""A broker that fails on demand, and a node at it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from cryptonym.fanout.broker import Hear
from cryptonym.fanout.carrier import BrokerFanout
from cryptonym.testing.cleanly import run_cleanly
from cryptonym.testing.ear import Ear


class FakeLink:
    """A connection that repeats to its node what the node sends."""

    def __init__(self, broker: "FakeBroker", hear: Hear) -> None:
        self.broker, self.hear = broker, hear
        self.lost = asyncio.Event()

    async def send(self, payloads: Sequence[str]) -> None:
        self.broker.sending.append(payloads)
        await self.broker.on_send()
        self.broker.sent.extend(payloads)
        self.broker.ear.note()
        if not self.broker.deaf:
            for payload in payloads:
                self.hear(payload)

    async def listen(self) -> None:
        await self.lost.wait()
        raise ConnectionError("lost")

    async def close(self) -> None:
        self.broker.closed += 1


async def nothing() -> None:
    pass


class FakeBroker:
    payload_limit = 100
    errors: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.node_name = ""
        self.links: list[FakeLink] = []
        self.closed = 0
        self.sending: list[Sequence[str]] = []
        self.sent: list[str] = []
        self.ear = Ear()
        self.deaf = False
        self.on_connect: Callable[[], Awaitable[None]] = nothing
        self.on_send: Callable[[], Awaitable[None]] = nothing

    async def connect(self, hear: Hear) -> FakeLink:
        await self.on_connect()
        link = FakeLink(self, hear)
        self.links.append(link)
        return link

    async def until_sent(self, *payloads: str) -> None:
        await self.ear.until(lambda: all(payload in self.sent for payload in payloads))

    def named(self, hints: str) -> str:
        """What the node says of itself in payloads."""
        return f'["{self.node_name}",{hints}]'


def play(scenario: Callable[[FakeBroker, BrokerFanout], Awaitable[None]], **more: float) -> None:
    async def main() -> None:
        broker = FakeBroker()
        node = BrokerFanout(broker, **more)
        broker.node_name = node._name
        await node.open()
        await scenario(broker, node)
        await node.close()
        assert broker.closed == len(broker.links)

    run_cleanly(main)
