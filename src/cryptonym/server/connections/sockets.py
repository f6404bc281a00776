"""One WebSocket: its life from the handshake to the last message."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from cryptonym.rooms.room import Room, RoomBusyError, Submitted
from cryptonym.rules.refusals import Refusal
from cryptonym.server.connections.lines import Write
from cryptonym.server.connections.outbox import Outbox
from cryptonym.server.limits.bounds import LONGEST_ID, out_of_bounds
from cryptonym.server.limits.spending import Purse
from cryptonym.store.port import NoSuchTable, StoreUnavailable
from cryptonym.table.model import MemberId, Seq
from cryptonym.wire.messages import (
    AskSnapshot,
    Bye,
    Do,
    Done,
    FromClient,
    Ping,
    Pong,
    Refused,
    Resume,
    ToClient,
    Wrong,
)
from cryptonym.wire.problems import Problem

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

LARGEST_FRAME = 64 * 1024
MOST_WRONG = 20  # unreadable messages before we hang up
POLICY, GOING_AWAY, NORMAL, INTERNAL = 1008, 1001, 1000, 1011

log = logging.getLogger("cryptonym.server")

_FOR_GOOD = {"member_gone", "device_removed"}
_HUNG_UP = {"type": "websocket.disconnect"}
_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()


class Connection:
    """A member's line to a room."""

    def __init__(
        self,
        room: Room,
        member: MemberId,
        send: Send,
        purse: Purse,
        write: Write | None = None,
        device: int = 0,
    ) -> None:
        self.room = room
        self.member = member
        self.device = device
        self.wrong = 0
        self._purse = purse
        self._outbox = Outbox(send, self._overflow, write, room.around.writes)
        self.tell = self._outbox.put  # a message that is encoded already
        self._task: asyncio.Task[Any] | None = None  # that listens to the client
        self._waiting = False  # for the client
        self._underway = ""  # the id of a command that is being carried out while we listen
        self._free: asyncio.Future[None] | None = None  # who waits until it is
        self._left = ""  # why, by a command that is being carried out, and answered first

    # ---- what the room says

    def dismiss(self, code: str) -> None:
        """Send the last message and hang up."""
        again = code not in _FOR_GOOD
        if self._underway and not again:
            self._left = code
            return
        self.say(Bye(code, again))
        self._outbox.close(GOING_AWAY if again else NORMAL, code)

    def say(self, message: ToClient) -> None:
        """Send a message to this connection alone."""
        self._outbox.put(_ENCODER.encode(message).decode())

    def _overflow(self) -> None:
        """Too far behind: hang up without a word, as none would come through."""
        self.room.forget(self)
        if self._waiting and self._task is not None:
            self._task.cancel()

    @property
    def closed(self) -> bool:
        """Whether the last message has been sent."""
        return self._outbox.closed

    # ---- what the client says

    async def run(self, receive: Receive) -> None:
        """Listen until either side hangs up."""
        self._task = asyncio.current_task()
        self.room.listen(self)
        try:
            message = await self._next(receive)
            while not self.closed and message["type"] != "websocket.disconnect":
                await self._heard(message)
                message = await self._next(receive)
        finally:
            self.room.forget(self)
            self._outbox.let_go()
            self._task = None

    async def _next(self, receive: Receive) -> dict[str, Any]:
        if self.closed:
            return _HUNG_UP
        self._waiting = True
        try:
            return await receive()
        except asyncio.CancelledError:
            if self._task is None or not self._outbox.closed:
                raise
            self._task.uncancel()
            return _HUNG_UP
        finally:
            self._waiting = False

    def hear(self, raw: str | bytes) -> bool:
        """A message that has just come; False if it has to wait for what came before it."""
        if self._underway or self._outbox.closed:
            return False
        asked = self._read(raw)
        if asked is not None:
            self._underway = asked.id
            self.room.submit_soon(self.member, asked.command, asked.id, self._done)
        return True

    def _done(self, answer: Submitted) -> None:
        asked, self._underway = self._underway, ""
        self._purse.forgive()  # who does not wait had to, for us
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
        try:
            if isinstance(answer, int):  # as `say`: a call saved here is saved for every command
                self._outbox.put(_ENCODER.encode(Done(asked, answer)).decode())
            else:
                self._report(asked, answer)
        except Exception:
            log.exception("a command could not be carried out")
            self._outbox.close(INTERNAL, "")
        if self._left:
            self.dismiss(self._left)

    async def _heard(self, message: dict[str, Any]) -> None:
        """A message that has to wait for what came before it."""
        if self._underway:
            self._free = asyncio.get_running_loop().create_future()
            await self._free
            self._free = None
        raw = message.get("text")
        self.hear(message.get("bytes") or b"" if raw is None else raw)

    def _read(self, raw: str | bytes) -> Do | None:
        """The command that this is. Everything else is answered at once."""
        size = len(raw)
        if size > LARGEST_FRAME:
            self._complain("too_large")
        elif not self._purse.pay():
            self._complain("too_fast")
        else:
            try:
                asked = _DECODER.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._complain("malformed", str(error))
            else:
                if not isinstance(asked, Do):
                    self._answer(asked)
                elif problem := self._purse.problem_of(asked.command, size):
                    self._complain(problem)
                elif not 0 < len(asked.id) <= LONGEST_ID:
                    self._complain("malformed", f"id: expected 1 to {LONGEST_ID} characters")
                elif where := out_of_bounds(asked.command):
                    self._complain("malformed", where)
                else:
                    return asked
        return None

    def _report(self, asked: str, answer: Refusal | BaseException) -> None:
        """Say why a command was not carried out."""
        if isinstance(answer, Refusal):
            self.say(Refused(asked, answer))
        elif isinstance(answer, NoSuchTable):
            self.say(Refused(asked, Refusal("table_closed")))
        elif isinstance(answer, StoreUnavailable | RoomBusyError):
            self.say(Wrong("try_again", asked))
        else:
            raise answer

    def _complain(self, code: Problem, where: str = "") -> None:
        self.wrong += 1
        self.say(Wrong(code, where[:200]))
        if self.wrong >= MOST_WRONG:
            self._outbox.close(POLICY, code)

    def _answer(self, asked: Resume | AskSnapshot | Ping) -> None:
        match asked:
            case Resume():
                self._resume(asked)
            case AskSnapshot() if not self._purse.pay_snapshot():
                self._complain("too_fast")
            case AskSnapshot():
                self.greet()
            case Ping():
                self.say(Pong())

    def greet(self) -> None:
        """The whole table, as this member sees it now."""
        table = self.room.table
        known = table.members.get(self.member) if table else None
        if known is None:
            self.dismiss("member_gone")  # sent away in the same moment
        elif self.device and not known.has_device(self.device):
            self.dismiss("device_removed")  # likewise
        else:
            self.tell(self.room.snapshot(self.member))

    def _resume(self, asked: Resume) -> None:
        missed = self.room.missed(self.member, Seq(asked.since), asked.heard)
        if missed is None and not self._purse.pay_snapshot():
            self._complain("too_fast")
        elif missed is None:
            self.greet()
        else:
            for text in missed:
                self.tell(text)
