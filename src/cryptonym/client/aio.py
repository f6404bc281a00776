"""The client for asyncio: one task reads, as many as you like send commands."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import chain
from typing import Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cryptonym.client import calls
from cryptonym.client.asking import (
    ANSWER_SECONDS,
    PATIENCE,
    POLL_SECONDS,
    async_ask,
    async_asked,
    async_http_client,
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
from cryptonym.wire.messages import Do, MemberCommand, Snapshot

T = TypeVar("T")
NOT_BEGUN = "reading has not begun: use `async with`"
MOST_NEWS = 5000  # messages kept for who does not listen; then the table as it is instead


class AsyncClient:
    """A seat at a table. Use it with `async with`: reading begins there."""

    def __init__(
        self, server: str, seated: Seated, *, live: bool = True, patience: float = PATIENCE
    ) -> None:
        self.server = server.rstrip("/")
        self.seated = seated
        self.patience = patience
        self.over: str | None = None  # why nothing more will come, once that is so
        self._live = live
        self._http = async_http_client(self.server, seated.token)
        self._exchange = Exchange()
        self._socket: ClientConnection | None = None
        self._news: deque[News] = deque()
        self._stirred = asyncio.Event()  # there is news, or it is over
        self._answers: dict[str, asyncio.Future[Reply]] = {}
        self._reader: asyncio.Task[None] | None = None

    # ---- getting a seat

    @classmethod
    async def open_table(
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
        return cls(server, await async_ask(server, call), live=live)

    @classmethod
    async def join(cls, server: str, table: str, name: str, *, live: bool = True) -> Self:
        """Come to a table, given by its id."""
        return cls(server, await async_ask(server, calls.join_table(table, name)), live=live)

    @classmethod
    async def join_by_name(cls, server: str, spoken: str, name: str, *, live: bool = True) -> Self:
        """Come to a table, given by its four words."""
        found = await async_ask(server, calls.find_table(spoken))
        return await cls.join(server, found["table"], name, live=live)

    @classmethod
    async def use_code(cls, server: str, table: str, code: str, *, live: bool = True) -> Self:
        """Take a seat with the code that another device shows."""
        return cls(server, await async_ask(server, calls.use_code(table, code)), live=live)

    async def __aenter__(self) -> Self:
        await self._look()
        self._reader = asyncio.create_task(self._read() if self._live else self._poll())
        self._reader.add_done_callback(lambda _: self._stirred.set())
        return self

    async def __aexit__(self, *_raised: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. The seat stays; `AsyncClient(server, seated)` comes back to it."""
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._hang_up()
        await self._http.aclose()

    # ---- playing

    @property
    def view(self) -> TableView:
        """The table as this member sees it, as of the last message received."""
        if self._exchange.view is None:
            raise RuntimeError(NOT_BEGUN)
        return self._exchange.view

    def _begun(self) -> asyncio.Task[None]:
        if self._reader is None:
            raise RuntimeError(NOT_BEGUN)
        return self._reader

    async def do(self, command: MemberCommand, command_id: str = "") -> int | Refusal:
        """Carry out a command: its number, or why the rules refuse it.

        It is sent again under the same id until there is an answer, so it is done once.
        """
        asked = self._exchange.ask(command, command_id)
        if not self._live or isinstance(command, ChooseWords):  # no frame holds so many words
            return await self._do_by_http(asked)
        if self._begun().done():
            raise ServerError(self.over or "member_gone")
        answer = self._answers[asked.id] = asyncio.get_running_loop().create_future()
        try:
            await self._send(self._exchange.sent(asked))
            outcome = await self._answered(answer)
        finally:
            self._answers.pop(asked.id, None)
            self._exchange.open.pop(asked.id, None)
        if isinstance(outcome, ServerError):
            raise outcome
        return outcome

    async def _do_by_http(self, asked: Do) -> int | Refusal:
        try:
            call = calls.send_command(self.seated.table, asked.id, asked.command)
            seq = (await self._ask(call)).seq
        except IllegalCommandError as error:
            return error.refusal
        while self._reader and not self._reader.done() and self._exchange.seq < seq:
            self._stirred.clear()  # let the view not be behind the answer
            await self._stirred.wait()
        return seq

    async def _answered(self, answer: asyncio.Future[Reply]) -> Reply:
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            done, _ = await asyncio.wait([answer], timeout=min(ANSWER_SECONDS, self.patience))
            if done:
                return answer.result()
            await self._hang_up()  # a dead line; the reader calls again and repeats the command
        return ServerError("try_again")

    async def events(self, seconds: float | None = None) -> AsyncIterator[News]:
        """What happens at the table, in order; a snapshot first, and after anything long missed.

        Ends when the table closes or the seat is gone (`over` says why), or when nothing has
        happened for so many seconds.
        """
        while True:
            while self._news:
                yield self._news.popleft()
            if self._begun().done() and not self._begun().cancelled():
                self._begun().result()  # raises what ended it
            if self.over:
                return
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), seconds)
            except TimeoutError:
                return

    async def judge(self, word: str) -> Verdict:
        """What the referee would say of a clue; for the spymaster on turn."""
        return await self._ask(calls.judge_clue(self.seated.table, word))

    async def transfer_code(self) -> str:
        """A code that gives another device this seat, for some minutes."""
        return (await self._ask(calls.transfer_code(self.seated.table)))["code"]

    async def devices(self) -> list[OwnDevice]:
        """The devices that this seat is taken with; nobody else sees them."""
        return await self._ask(calls.devices(self.seated.table))

    async def remove_device(self, number: int) -> list[OwnDevice]:
        """Let one of them have the seat no longer; those that are left."""
        return await self._ask(calls.remove_device(self.seated.table, number))

    async def remove_other_devices(self) -> list[OwnDevice]:
        """Let no device but this one have the seat."""
        return await self._ask(calls.remove_other_devices(self.seated.table))

    async def records(self) -> list[int]:
        """The numbers of the finished games."""
        return await self._ask(calls.list_records(self.seated.table))

    async def record(self, number: int) -> str:
        """The record of a finished game."""
        return await self._ask(calls.get_record(self.seated.table, number))

    async def campaign_text(self) -> str:
        """What the table has won on the map of missions; `BringCampaign` takes it elsewhere."""
        return await self._ask(calls.campaign_text(self.seated.table))

    async def _ask(self, call: Call[T]) -> T:
        return await async_asked(self._http, call, self.patience)

    async def _look(self) -> None:
        snapshot = await self._ask(calls.show_table(self.seated.table))
        self._take(self._exchange.take(snapshot))

    def _take(self, news: list[News]) -> None:
        if news:
            self._news += news
            if len(self._news) > MOST_NEWS:
                self._news.clear()
                self._news.append(self._as_it_is())
            self._stirred.set()
        if self.view.closed:
            self._end("table_closed")

    def _as_it_is(self) -> Snapshot:
        known, seated = self._exchange, self.seated
        return Snapshot(seated.table, seated.name, known.seq, known.heard, self.view)

    def _end(self, why: str) -> None:
        self.over = why
        self._stirred.set()

    # ---- the task that reads

    async def _poll(self) -> None:
        while not self.over:
            counts = self._exchange.seq, self._exchange.heard
            try:
                call = calls.poll_events(self.seated.table, *counts, POLL_SECONDS)
                for raw in await self._ask(call):
                    self._take(self._exchange.take(self._exchange.read(raw)))
                if self._exchange.stale:
                    await self._look()
            except ServerError as error:
                self._end(error.code)
                if error.code not in {"no_seat", "no_such_table"}:
                    raise

    async def _read(self) -> None:
        try:
            while self.over is None or self._answers:
                self._socket = await self._connect()
                self._exchange.connected()
                with suppress(ConnectionClosed):
                    async for text in self._socket:
                        await self._heard(self._exchange.take_text(text))
                await self._hang_up()
        except (ServerError, OSError, InvalidHandshake) as error:
            self._end(error.code if isinstance(error, ServerError) else "try_again")
            if self.over != "no_seat":
                raise
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(ServerError(self.over or "member_gone"))

    async def _heard(self, heard: Reaction) -> None:
        self._take(heard.news)
        for command_id, outcome in heard.answered.items():
            answer = self._answers.get(command_id)
            if answer is not None and not answer.done():
                answer.set_result(outcome)
        if heard.again:
            await asyncio.sleep(next(delays(1)))
            if heard.again in self._exchange.open:
                heard.send.append(self._exchange.sent(self._exchange.open[heard.again]))
        for text in heard.send:
            await self._send(text)
        if heard.bye:
            if not heard.bye.again:
                self._end(heard.bye.code)
            await self._hang_up()

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it goes out again with the next connection
                await self._socket.send(text)

    async def _connect(self) -> ClientConnection:
        address = calls.live_address(self.server, self.seated.table)
        headers = {"Authorization": f"Bearer {self.seated.token}"}
        failure: Exception = ServerError("try_again")
        for delay in chain(delays(self.patience), [None]):
            try:
                return await connect(address, additional_headers=headers, compression=None)
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
                failure = error
                if isinstance(error, InvalidHandshake):
                    await self._ask(calls.show_table(self.seated.table))  # says what is wrong
            if delay is not None:
                await asyncio.sleep(delay)
        raise failure

    async def _hang_up(self) -> None:
        if self._socket is not None:
            socket, self._socket = self._socket, None
            await socket.close()
