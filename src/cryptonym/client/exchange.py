"""One member's talk with the server, without the network: what came, and what follows from it."""

import secrets
from typing import get_args

import msgspec
from msgspec.structs import replace

from cryptonym.client.calls import LONGEST_ID, ServerError
from cryptonym.client.folding import view_after
from cryptonym.rules.refusals import Refusal
from cryptonym.table.views import TableView
from cryptonym.wire.messages import (
    AskSnapshot,
    Bye,
    Do,
    Done,
    FromClient,
    Happened,
    MemberCommand,
    Present,
    Refused,
    Resume,
    Snapshot,
    ToClient,
    Whispered,
    Wrong,
)

News = Snapshot | Happened | Whispered | Present  # what somebody at the table wants to hear of
Reply = int | Refusal | ServerError

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(ToClient)
_EVENTS = {"event", "whisper"}
_UNDERSTOOD = {kind.__struct_config__.tag for kind in get_args(ToClient)} - _EVENTS


class _Kind(msgspec.Struct):
    type: str = ""


class Reaction:
    """What follows from a message of the server."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.send: list[str] = []  # to be sent at once
        self.answered: dict[str, Reply] = {}
        self.again: str | None = None  # the id of a command to be sent again in a moment
        self.bye: Bye | None = None


class Exchange:
    """Counts, view and open commands of one member. It outlives every connection."""

    def __init__(self) -> None:
        self.seq = 0
        self.heard = 0
        self.view: TableView | None = None
        self.open: dict[str, Do] = {}  # commands without an answer, in the order of sending
        self.stale = False  # the view is of older eyes; only a snapshot helps
        self._whispers: set[int] = set()  # heard since the last snapshot
        self._base = 0  # heard before it
        self._gap = False
        self._greeted = False
        self._resuming = False  # what was missed is on its way
        self._asking = False  # so is a snapshot
        self._told = (0, 0)  # the counts that the server had when it greeted us

    # ---- commands

    def ask(self, command: MemberCommand, command_id: str = "") -> Do:
        """Note down a command that is about to be sent."""
        command_id = command_id or secrets.token_urlsafe(9)
        if len(command_id) > LONGEST_ID:
            raise ValueError(f"expected an id of at most {LONGEST_ID} characters")
        return Do(command_id, command)

    def sent(self, asked: Do) -> str:
        """The text of a command, now the last of those that wait for an answer."""
        self.open.pop(asked.id, None)
        self.open[asked.id] = asked
        return text_of(asked)

    # ---- a WebSocket

    def connected(self) -> None:
        """A new connection stands; the server greets with a snapshot."""
        self._greeted = self._resuming = self._asking = False

    def take_text(self, text: str | bytes) -> Reaction:
        """A message of the server."""
        message = self.read(text)
        heard = Reaction()
        match message:
            case None:
                heard.send = self._what_is_missing()
            case Snapshot() if not self._greeted:
                self._greeting(message, heard)
            case Snapshot() | Happened() | Whispered() | Present():
                heard.news = self.take(message)
                heard.send = self._what_is_missing()
            case Done():
                self._answer(heard, message.id, message.seq)
            case Refused():
                self._answer(heard, message.id, message.refusal)
            case Wrong():
                self._wrong(heard, message)
            case Bye():
                heard.bye = message
        return heard

    def read(self, raw: str | bytes | msgspec.Raw) -> ToClient | None:
        """What the server says; None if it is newer than we are, and says what we do not know."""
        try:
            message: ToClient = _DECODER.decode(raw)
        except msgspec.ValidationError as error:
            kind = msgspec.json.decode(raw, type=_Kind).type
            if kind in _UNDERSTOOD:
                raise ServerError("malformed", str(error)) from error
            # An event that we cannot follow: a snapshot tells what has come of it.
            self.stale = self.stale or kind in _EVENTS
            return None
        return message

    def _greeting(self, snapshot: Snapshot, heard: Reaction) -> None:
        """Whoever was here before wants to hear what was missed, not only how it ended."""
        self._greeted = True
        if self.view is None or self.stale:
            heard.news = self.take(snapshot)
        else:
            self.view = replace(self.view, away=snapshot.view.away)  # no count tells of that
            if (snapshot.seq, snapshot.heard) != (self.seq, self.heard):
                self._resuming, self._told = True, (snapshot.seq, snapshot.heard)
                heard.send.append(text_of(Resume(self.seq, self.heard)))
        heard.send += [text_of(asked) for asked in self.open.values()]

    def _what_is_missing(self) -> list[str]:
        if self.stale and not self._asking:
            self._asking = True
            return [text_of(AskSnapshot())]
        if self._gap and not self._resuming:
            self._resuming = True
            return [text_of(Resume(self.seq, self.heard))]
        return []

    def _answer(self, heard: Reaction, command_id: str, outcome: Reply) -> None:
        if self.open.pop(command_id, None) is not None:
            heard.answered[command_id] = outcome

    def _wrong(self, heard: Reaction, message: Wrong) -> None:
        """The server answers in the order of asking, so a complaint is about the oldest."""
        # Or about our asking for what was missed: the next gap asks again.
        self._resuming = self._asking = False
        if not self.open:
            return
        named = message.where if message.where in self.open else next(iter(self.open))
        error = ServerError(message.code, message.where)
        if error.passing:
            heard.again = named
        else:
            self._answer(heard, named, error)

    # ---- what happened

    def take(self, message: ToClient | None) -> list[News]:
        """Learn from a message: what is new and can be understood, event by event."""
        self._gap = False
        if isinstance(message, Snapshot):
            return [self._anew(message)]
        if isinstance(message, Present):
            self.view = self.view and replace(self.view, away=message.away)
            return [message]
        if isinstance(message, Happened):
            return [one for one in message.one_by_one() if self._learn(one)]
        return [message] if isinstance(message, Whispered) and self._learn(message) else []

    def _learn(self, message: Happened | Whispered) -> bool:
        # Who comes back may hear what is new before what was missed. A fold would mix up events
        # and whispers then, so only a snapshot helps.
        seq, heard = self._told
        if isinstance(message, Whispered):
            if message.heard <= self._base or message.heard in self._whispers:
                return False
            is_early = message.heard > heard and self.seq < seq
            self.stale = self.stale or is_early or message.heard != self.heard + 1
            self._whispers.add(message.heard)
            self.heard = max(self.heard, message.heard)
        else:
            if message.seq != self.seq + 1:
                self._gap = message.seq > self.seq
                return False
            self.stale = self.stale or (message.seq > seq and self.heard < heard)
            self.seq = message.seq
            self._resuming = False
        after = view_after(self.view, message.event, message.now) if self.view else None
        self.view, self.stale = after or self.view, self.stale or after is None
        return True

    def _anew(self, snapshot: Snapshot) -> Snapshot:
        self.seq, self.heard, self.view = snapshot.seq, snapshot.heard, snapshot.view
        self._whispers.clear()
        self._base = snapshot.heard
        self.stale = self._resuming = self._asking = False
        return snapshot


def text_of(message: FromClient) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()
