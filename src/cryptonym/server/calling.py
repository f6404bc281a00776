"""Calling people back: who is waited for and not looking hears of it on their devices.

All of this goes on beside the tables: nothing here is waited for by anybody who plays. What is
still to be sent is in memory alone and bounded, as a call that is lost is only a call.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from cryptonym.bodies.people import SeatSummary
from cryptonym.push.outside import NO_ANSWER, Outside, host_of
from cryptonym.push.subscriptions import Subscription, called_devices, lost
from cryptonym.rooms.due import Reminder
from cryptonym.rooms.tables import Tables
from cryptonym.store.people import People, PersonId
from cryptonym.store.port import StoreUnavailable, TableId
from cryptonym.table.model import HOUR, MemberId

if TYPE_CHECKING:
    from cryptonym.push.sealing import ServerKeys

# Seconds after which we look whether somebody is still waited for and still away: for everybody
# alike, whatever has happened. Whoever has just lost the network is back by then, or really gone.
QUIET = 45.0
MOST_WAITING = 10_000  # seats about which we shall look
MOST_LETTERS = 2_000  # messages that wait for a push service, also those that are tried again
SENDERS = 16  # messages under way at the same time
AGAIN = (90.0, 300.0, 1800.0)  # seconds until a message is tried again, if nobody asks for more
LONGEST_WAIT = 3600.0  # seconds that we let a push service ask for
REST = 60.0  # seconds in which nobody asks a push service that did not answer
MOST_RESTING = 1000  # of which we know
CLOSING = 2.0  # seconds for what is under way when we close
NEWS = 24 * HOUR  # for which it is worth knowing that a bot plays
LONGEST = 28 * 24 * HOUR  # that push services keep anything
KEYS = "push keys"

CallKind = Literal["clue", "guess", "answer", "taken"]
_HURRY = {"soon", "last"}
_GONE, _BUSY = {404, 410}, {429, 500, 502, 503, 504, NO_ANSWER}
_SUMMARIES = msgspec.json.Decoder(SeatSummary)

log = logging.getLogger("cryptonym.server")


class Called(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a device is told: which table waits, and for what. Never a clue, never a colour."""

    table: TableId
    kind: CallKind
    name: str  # of the table, as people say it
    language: str = ""  # of the person
    until: int = 0  # milliseconds since 1970


class Letter(msgspec.Struct, frozen=True):
    """A message on its way to one device."""

    reminder: Reminder
    person: PersonId
    device: int
    to: Subscription
    said: Called
    until: int  # then nobody needs it any more
    tries: int = 0


class Calling:
    """The calls of a node: for each reminder one look, and perhaps some messages."""

    def __init__(self, tables: Tables, contact: str = "", *, offered: bool = True) -> None:
        self._tables = tables
        self._contact = contact
        self._offered = offered
        self._keys: ServerKeys | None = None
        self.quiet = QUIET
        self.outside = Outside()
        self._waiting: OrderedDict[tuple[TableId, MemberId], tuple[float, Reminder]] = OrderedDict()
        self._stirred = asyncio.Event()
        self._letters: asyncio.Queue[Letter] = asyncio.Queue()
        self._later: set[asyncio.TimerHandle] = set()
        self._resting: OrderedDict[str, float] = OrderedDict()  # by domain, until when
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: set[asyncio.Task[Any] | None] = set()  # those of them that send something
        self._closed = False

    @property
    def key(self) -> str:
        """The public key that browsers subscribe with; empty where nobody can be called."""
        return self._keys.public if self._keys else ""

    @property
    def _people(self) -> People:
        return self._tables.around.store.people

    async def open(self) -> None:
        """Begin; the keys are made by whichever node is first."""
        if not self._offered:
            return
        if find_spec("cryptography") is None:
            log.info("calling people back needs more: pip install 'cryptonym[push]'")
            return
        from cryptonym.push.sealing import (  # noqa: PLC0415 # an extra
            ServerKeys,
            new_private,
        )

        self._keys = ServerKeys(await self._tables.around.store.once(KEYS, new_private()))
        self._tables.around.remind = self.remind
        work = [self._look(), *(self._send_all() for _ in range(SENDERS))]
        self._tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Call nobody any more."""
        self._closed = True
        for task in self._tasks:
            if task not in self._busy:
                task.cancel()
        pending = set(self._tasks)
        while pending:  # what is under way may still arrive; then we insist
            _, pending = await asyncio.wait(pending, timeout=CLOSING)
            for task in pending:
                task.cancel()
        for handle in self._later:
            handle.cancel()
        await self.outside.close()

    # ---- who is called

    def remind(self, reminder: Reminder) -> None:
        """Somebody may have to be called: look in a while. Of several about a seat the last."""
        room = self._tables.rooms.get(reminder.table)
        known = room.table.members.get(reminder.member) if room and room.table else None
        if known is None or not known.mark:
            return  # nobody keeps this seat
        at = reminder.table, reminder.member
        if at in self._waiting:
            self._waiting[at] = self._waiting[at][0], reminder
        elif len(self._waiting) < MOST_WAITING:
            self._waiting[at] = asyncio.get_running_loop().time() + self.quiet, reminder
            self._stirred.set()

    async def _look(self) -> None:
        """Look at one seat after the other, each in its time: the longest waiting is the first."""
        loop = asyncio.get_running_loop()
        while True:
            while not self._waiting:
                self._stirred.clear()
                await self._stirred.wait()
            due, _ = next(iter(self._waiting.values()))
            await asyncio.sleep(max(0.0, due - loop.time()))
            _, (_, reminder) = self._waiting.popitem(last=False)
            try:
                await self._call(reminder)
            except StoreUnavailable:
                continue  # there is another reminder at half time
            except Exception:
                log.exception("somebody could not be called")

    async def _call(self, reminder: Reminder) -> None:
        """Write to the devices of whoever keeps this seat, if they are still to be called."""
        due = await self._due(reminder)
        if due is None:
            return
        now, (person, said) = self._tables.around.now(), due
        until = now + NEWS if said.kind == "taken" else reminder.deadline
        for device, subscription in await called_devices(self._people, person, now):
            self._post(Letter(reminder, person, device, subscription, said, until))

    async def _due(self, reminder: Reminder) -> tuple[PersonId, Called] | None:
        """Whom to call and what to say; None if there is no need any more."""
        seats = await self._people.seated(reminder.table)
        seat = next((one for one in seats if one.member == reminder.member), None)
        if seat is None or seat.ended or self._is_here(reminder):
            return None
        person, about = await self._people.person(seat.person), _SUMMARIES.decode(seat.summary)
        if person is None or person.left_at is not None:
            return None
        if reminder.kind == "taken":
            back = about.seat.plays
            said = Called(reminder.table, "taken", about.name, person.language)
            return None if back else (person.id, said)
        wanted, until = about.wanted, seat.deadline or 0
        if not seat.waiting or wanted == "start" or wanted == "":
            return None
        return person.id, Called(reminder.table, wanted, about.name, person.language, until)

    def _is_here(self, reminder: Reminder) -> bool:
        """Whether they look at the table: a room that was let go has had nobody for a minute."""
        room = self._tables.rooms.get(reminder.table)
        return room is not None and reminder.member in room.here()

    # ---- how

    def _post(self, letter: Letter) -> None:
        if self._letters.qsize() + len(self._later) < MOST_LETTERS:
            self._letters.put_nowait(letter)
        else:
            log.warning("too many calls wait: some are not made")

    async def _send_all(self) -> None:
        this = asyncio.current_task()
        while not self._closed:
            letter = await self._letters.get()
            self._busy.add(this)
            try:
                await self._send(letter)
            except StoreUnavailable:
                continue  # the next call is answered alike
            except Exception:
                log.exception("a call could not be made")
            finally:
                self._busy.discard(this)

    async def _send(self, letter: Letter) -> None:
        now, host = self._tables.around.now(), host_of(letter.to.endpoint)
        if now >= letter.until or not host:
            return
        if letter.tries and await self._due(letter.reminder) is None:
            return
        status, wait = NO_ANSWER, 0.0
        if self._resting.get(_domain(host), 0.0) <= asyncio.get_running_loop().time():
            answer = await self.outside.post(letter.to.endpoint, *self._sealed(letter, host, now))
            status, wait = answer.status, answer.wait
            if status == NO_ANSWER:
                self._let_rest(_domain(host))
        if status in _GONE:
            await lost(self._people, letter.person, letter.device, letter.to)
        elif status in _BUSY:
            self._try_later(letter, wait)
        elif not 200 <= status < 300:
            log.warning("a push service does not take a call", extra={"status": status})

    def _sealed(self, letter: Letter, host: str, now: int) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a message."""
        from cryptonym.push.sealing import read, sealed, written  # noqa: PLC0415 # extra

        if self._keys is None:
            raise LookupError(KEYS)
        named = f"{letter.person} {letter.said.table}".encode()
        headers = {
            "authorization": self._keys.proof(
                f"https://{host}", self._contact or letter.to.site, now
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            # Repeats about a table replace each other; the service learns nothing of the table.
            "topic": written(hashlib.sha256(named).digest()[:24]),
            "ttl": str(min(letter.until - now, LONGEST) // 1000),
            "urgency": "high" if letter.reminder.kind in _HURRY else "normal",
        }
        body = sealed(msgspec.json.encode(letter.said), letter.to.p256dh, read(letter.to.auth))
        return headers, body

    def _let_rest(self, domain: str) -> None:
        self._resting[domain] = asyncio.get_running_loop().time() + REST
        self._resting.move_to_end(domain)
        if len(self._resting) > MOST_RESTING:
            self._resting.popitem(last=False)

    def _try_later(self, letter: Letter, wait: float) -> None:
        if letter.tries >= len(AGAIN):
            return
        delay = max(AGAIN[letter.tries], min(wait, LONGEST_WAIT))
        again = msgspec.structs.replace(letter, tries=letter.tries + 1)

        def post() -> None:
            self._later.discard(handle)
            self._post(again)

        handle = asyncio.get_running_loop().call_later(delay, post)
        self._later.add(handle)


def _domain(host: str) -> str:
    """Whose host this is: names below a domain cost nothing, so they do not count apart."""
    return ".".join(host.rsplit(".", 2)[-2:])
