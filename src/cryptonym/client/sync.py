"""The client for plain programs: one thread, one seat, over WebSocket or long poll."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import chain
from typing import Self, TypeVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cryptonym.client import calls
from cryptonym.client.asking import (
    ANSWER_SECONDS,
    PATIENCE,
    POLL_SECONDS,
    ask,
    asked,
    http_client,
)
from cryptonym.client.calls import AtOnce, Call, OwnDevice, Seated, ServerError
from cryptonym.client.exchange import Exchange, News, Reaction, Reply
from cryptonym.client.patience import delays
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.table.commands import ChooseWords
from cryptonym.table.model import Level, Settings, Words
from cryptonym.table.views import TableView
from cryptonym.wire.messages import Do, MemberCommand

T = TypeVar("T")
# Messages that wait for a program which is busy. With more the library stops reading, and so it
# hears no signs of life either and takes the line for dead.
MOST_UNREAD = 5000


class Client:
    """A seat at a table. Use it from one thread."""

    def __init__(
        self, server: str, seated: Seated, *, live: bool = True, patience: float = PATIENCE
    ) -> None:
        self.server = server.rstrip("/")
        self.seated = seated
        self.patience = patience
        self.over: str | None = None  # why nothing more will come, once that is so
        self._live = live
        self._http = http_client(self.server, seated.token)
        self._exchange = Exchange()
        self._socket: ClientConnection | None = None
        self._line = ExitStack()  # closes the socket
        self._news: deque[News] = deque()
        self._answers: dict[str, Reply] = {}

    # ---- getting a seat

    @classmethod
    def open_table(
        cls,
        server: str,
        host: str,
        *,
        language: str = "en",
        options: Options | None = None,
        settings: Settings | None = None,
        words: Words | None = None,
        seat: Seat | None = None,
        bots: Level | None = None,
        start: bool = False,
        live: bool = True,
    ) -> Self:
        """Open a table, and be its host; with a seat, bots in the others, and a deal at once."""
        at_once = AtOnce(seat, bots, start)
        call = calls.open_table(host, language, options, settings, words, at_once)
        return cls(server, ask(server, call), live=live)

    @classmethod
    def join(cls, server: str, table: str, name: str, *, live: bool = True) -> Self:
        """Come to a table, given by its id."""
        return cls(server, ask(server, calls.join_table(table, name)), live=live)

    @classmethod
    def join_by_name(cls, server: str, spoken: str, name: str, *, live: bool = True) -> Self:
        """Come to a table, given by its four words."""
        found = ask(server, calls.find_table(spoken))
        return cls.join(server, found["table"], name, live=live)

    @classmethod
    def use_code(cls, server: str, table: str, code: str, *, live: bool = True) -> Self:
        """Take a seat with the code that another device shows."""
        return cls(server, ask(server, calls.use_code(table, code)), live=live)

    # ---- playing

    @property
    def view(self) -> TableView:
        """The table as this member sees it, as of the last message received."""
        if self._exchange.view is None:
            self._begin()
        if self._exchange.view is None:
            raise ServerError(self.over or "no_seat")
        return self._exchange.view

    def do(self, command: MemberCommand, command_id: str = "") -> int | Refusal:
        """Carry out a command: its number, or why the rules refuse it.

        It is sent again under the same id until there is an answer, so it is done once.
        """
        sending = self._exchange.ask(command, command_id)
        if not self._live or isinstance(command, ChooseWords):  # no frame holds so many words
            return self._do_by_http(sending)
        try:
            outcome = self._answer_to(sending)
        finally:
            self._exchange.open.pop(sending.id, None)
        if isinstance(outcome, ServerError):
            raise outcome
        return outcome

    def _do_by_http(self, sending: Do) -> int | Refusal:
        try:
            call = calls.send_command(self.seated.table, sending.id, sending.command)
            seq = self._ask(call).seq
        except IllegalCommandError as error:
            return error.refusal
        if self._exchange.view is not None:  # let it not be behind the answer
            self._hear_up_to(seq)
        return seq

    def _hear_up_to(self, seq: int) -> None:
        while self._exchange.seq < seq and not self.over:
            if self._live:
                self._pump(ANSWER_SECONDS)
            else:
                self._poll(0)

    def _answer_to(self, sending: Do) -> Reply:
        until = time.monotonic() + self.patience
        text = self._exchange.sent(sending)
        if self._socket is not None:
            self._send(text)
        while sending.id not in self._answers:
            if time.monotonic() > until:
                return ServerError("try_again", sending.id)
            self._pump(ANSWER_SECONDS)
        return self._answers.pop(sending.id)

    def events(self, seconds: float | None = None) -> Iterator[News]:
        """What happens at the table, in order; a snapshot first, and after anything long missed.

        Ends when the table closes or the seat is gone (`over` says why), or when nothing has
        happened for so many seconds.
        """
        self._begin()
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            while self._news:
                yield self._news.popleft()
                until = None if seconds is None else time.monotonic() + seconds
            left = POLL_SECONDS if until is None else until - time.monotonic()
            if self.over or left <= 0:
                return
            if self._live:
                self._pump(min(left, POLL_SECONDS), quiet=True)
            else:
                self._poll(min(left, POLL_SECONDS))

    def judge(self, word: str) -> Verdict:
        """What the referee would say of a clue; for the spymaster on turn."""
        return self._ask(calls.judge_clue(self.seated.table, word))

    def transfer_code(self) -> str:
        """A code that gives another device this seat, for some minutes."""
        return self._ask(calls.transfer_code(self.seated.table))["code"]

    def devices(self) -> list[OwnDevice]:
        """The devices that this seat is taken with; nobody else sees them."""
        return self._ask(calls.devices(self.seated.table))

    def remove_device(self, number: int) -> list[OwnDevice]:
        """Let one of them have the seat no longer; those that are left."""
        return self._ask(calls.remove_device(self.seated.table, number))

    def remove_other_devices(self) -> list[OwnDevice]:
        """Let no device but this one have the seat."""
        return self._ask(calls.remove_other_devices(self.seated.table))

    def records(self) -> list[int]:
        """The numbers of the finished games."""
        return self._ask(calls.list_records(self.seated.table))

    def record(self, number: int) -> str:
        """The record of a finished game."""
        return self._ask(calls.get_record(self.seated.table, number))

    def campaign_text(self) -> str:
        """What the table has won on the map of missions; `BringCampaign` takes it elsewhere."""
        return self._ask(calls.campaign_text(self.seated.table))

    def close(self) -> None:
        """Hang up. The seat stays; `Client(server, seated)` comes back to it."""
        self._hang_up()
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        self.close()

    # ---- over HTTP

    def _ask(self, call: Call[T]) -> T:
        return asked(self._http, call, self.patience)

    def _begin(self) -> None:
        while self._exchange.view is None:
            if self._live:
                self._pump(ANSWER_SECONDS)
            else:
                self._look()

    def _look(self) -> None:
        self._take(self._exchange.take(self._ask(calls.show_table(self.seated.table))))

    def _poll(self, seconds: float) -> None:
        counts = self._exchange.seq, self._exchange.heard
        try:
            for raw in self._ask(calls.poll_events(self.seated.table, *counts, seconds)):
                self._take(self._exchange.take(self._exchange.read(raw)))
            if self._exchange.stale:
                self._look()
        except ServerError as error:
            if error.code not in {"no_seat", "no_such_table"}:
                raise
            self.over = error.code

    def _take(self, news: list[News]) -> None:
        self._news += news
        view = self._exchange.view
        if view is not None and view.closed:
            self.over = "table_closed"

    # ---- over a WebSocket

    def _pump(self, seconds: float, *, quiet: bool = False) -> None:
        """Take in one message; silence is a reason to connect anew unless it is `quiet`."""
        if self.over and self._socket is None:
            raise ServerError(self.over)
        socket = self._socket or self._connect()
        try:
            text = socket.recv(timeout=seconds)
        except TimeoutError:
            if not quiet:
                self._hang_up()
            return
        except ConnectionClosed:
            self._hang_up()
            return
        self._heard(self._exchange.take_text(text))

    def _heard(self, heard: Reaction) -> None:
        self._take(heard.news)
        self._answers |= heard.answered
        if heard.again:
            time.sleep(next(delays(1)))
            heard.send.append(self._exchange.sent(self._exchange.open[heard.again]))
        for text in heard.send:
            self._send(text)
        if heard.bye:
            self._hang_up()
            if not heard.bye.again:
                self.over = heard.bye.code

    def _send(self, text: str) -> None:
        try:
            if self._socket is not None:
                self._socket.send(text)
        except ConnectionClosed:
            self._hang_up()  # it goes out again with the next connection

    def _connect(self) -> ClientConnection:
        address = calls.live_address(self.server, self.seated.table)
        headers = {"Authorization": f"Bearer {self.seated.token}"}
        failure: Exception = ServerError("try_again")
        for delay in chain(delays(self.patience), [None]):
            try:
                line = connect(
                    address, additional_headers=headers, compression=None, max_queue=MOST_UNREAD
                )
                self._socket = self._line.enter_context(line)
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
                failure = error
                if isinstance(error, InvalidHandshake):
                    self._ask(calls.show_table(self.seated.table))  # says what is wrong
            else:
                self._exchange.connected()
                return self._socket
            if delay is not None:
                time.sleep(delay)
        raise failure

    def _hang_up(self) -> None:
        self._socket = None
        self._line.close()
