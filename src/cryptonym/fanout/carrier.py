"""A node at a broker: keeps a connection, sends what waits, says when something was missed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Self

from cryptonym.fanout.broker import Broker, Link
from cryptonym.fanout.outbox import Outbox
from cryptonym.fanout.port import GapCallback, HintCallback, NoteCallback, Subscription
from cryptonym.fanout.subscribers import Subscribers
from cryptonym.fanout.wire import Message, pack, unpack

HEARTBEAT = 5.0  # seconds between two signs of life
PATIENCE = 5.0  # seconds for one step of the broker
FLUSH = 1.0  # seconds that closing waits for the last hints
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between two attempts to connect

log = logging.getLogger(__name__)


class DeafError(ConnectionError):
    """The broker takes what we send and nothing comes back."""


class BrokerFanout:
    """A node whose hints go through a broker. Its own come back too and are its pulse."""

    def __init__(self, broker: Broker, *, heartbeat: float = HEARTBEAT) -> None:
        self._broker = broker
        self._heartbeat = heartbeat
        self._name = secrets.token_hex(8)
        self._subscribers = Subscribers()
        self._outbox = Outbox()
        self._healthy = False
        self._complained = False
        self._heard_at = 0.0
        self._unheard = 0  # sends since then
        self._tried = asyncio.Event()  # the first attempt to connect is over
        self._closing = False
        self._life: asyncio.Task[None] | None = None

    async def open(self) -> Self:
        """Try once to connect, and go on trying in the background."""
        self._life = asyncio.create_task(self._live())
        await self._tried.wait()
        return self

    @property
    def healthy(self) -> bool:
        """Whether there is a connection that works."""
        return self._healthy

    @property
    def alone(self) -> bool:
        """Never: a broker does not say who else is there."""
        return False

    def publish(self, table_id: str, length: int) -> None:
        """Have the other nodes told; what waits for a broker is kept."""
        if not self._closing:
            self._outbox.put(table_id, length)

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        """Call back for hints about a table."""
        return self._subscribers.subscribe(table_id, callback)

    def on_gap(self, callback: GapCallback) -> Subscription:
        """Call back after every new connection, and when another node has given up counting."""
        return self._subscribers.on_gap(callback)

    def note(self, table_id: str, note: str) -> None:
        """Have the other nodes told; what waits for a broker is soon out of date, and dropped."""
        if self._healthy and not self._closing:
            self._outbox.put_note(table_id, note)

    def on_note(self, callback: NoteCallback) -> Subscription:
        """Call back for notes."""
        return self._subscribers.on_note(callback)

    async def close(self) -> None:
        """Send what waits if there is a connection, then let go of it."""
        self._closing = True
        self._outbox.wake()
        if self._life is not None:
            try:
                if self._healthy:
                    await asyncio.wait({self._life}, timeout=FLUSH)
            finally:
                self._life.cancel()
            await asyncio.wait({self._life})
        await self._subscribers.close()

    async def _live(self) -> None:
        """Connect, carry until the connection is lost, and again."""
        clock = asyncio.get_running_loop().time
        failures = 0
        while True:
            began = clock()
            try:
                await self._connect_and_carry()
            except self._broker.errors as error:
                if not self._complained:
                    # Not what the driver says of it: the address may hold a password.
                    log.warning("fan-out: no broker (%s)", type(error).__name__)
            except Exception:
                if not self._complained:
                    log.exception("fan-out: no broker, for an unknown reason")
            self._complained = True  # once an outage is enough
            self._tried.set()
            if self._closing:
                return
            # A connection that lived for a while was a success; one that flaps is not.
            failures = 1 if clock() - began > 2 * PATIENCE else failures + 1
            await asyncio.sleep(_pause(failures))

    async def _connect_and_carry(self) -> None:
        async with asyncio.timeout(PATIENCE):
            link = await self._broker.connect(self._hear)
        try:
            self._heard_at, self._unheard = asyncio.get_running_loop().time(), 0
            self._healthy = True
            self._complained = False
            log.info("fan-out: connected")
            self._tried.set()
            self._subscribers.gap()
            await self._carry(link)
        finally:
            self._healthy = False
            await link.close()

    async def _carry(self, link: Link) -> None:
        """Send and listen until one of the two ends."""
        both = {asyncio.create_task(self._send(link)), asyncio.create_task(link.listen())}
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.wait(both)
        for task in done:
            task.result()

    async def _send(self, link: Link) -> None:
        clock = asyncio.get_running_loop().time
        while self._outbox or not self._closing:
            await self._outbox.wait(self._heartbeat)
            # Time alone proves nothing: a node that was held up itself has not listened.
            if self._unheard > 1 and clock() - self._heard_at > 2 * self._heartbeat:
                raise DeafError(f"nothing heard for {clock() - self._heard_at:.1f} s")
            self._unheard += 1
            batch, notes = self._outbox.take(), self._outbox.take_notes()
            message = Message(self._name, batch, notes)
            try:
                async with asyncio.timeout(PATIENCE):
                    # Nothing to say is said too: it comes back and shows that we can hear.
                    await link.send(pack(message, self._broker.payload_limit))
            except BaseException:
                self._outbox.put_back(batch)
                raise

    def _hear(self, payload: str | bytes) -> None:
        self._heard_at, self._unheard = asyncio.get_running_loop().time(), 0
        message = unpack(payload)
        if message is None:  # perhaps of a newer version: who knows what it says
            self._subscribers.gap()
        elif message.node != self._name:
            if message.hints is None:
                self._subscribers.gap()
            else:
                self._subscribers.tell_all(message.hints)
            for table_id, note in message.notes.items():
                self._subscribers.note(table_id, note)


def _pause(failures: int) -> float:
    """Longer after every failure, and not the same on every node."""
    longest = min(LONGEST_PAUSE, FIRST_PAUSE * (1 << min(failures, 10)))
    return longest * (1000 + secrets.randbelow(1000)) / 2000
