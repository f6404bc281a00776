"""The short way of a WebSocket: what it takes and sends is what the long way takes and sends."""

import asyncio
import random
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Close, Frame, Opcode

from cryptonym.rooms.audience import GatheredWrites
from cryptonym.server.connections.frames import text_frame
from cryptonym.server.connections.lines import HEAR, WRITE, Gate, Mailbox
from cryptonym.server.connections.outbox import MOST_SAID, MOST_WAITING, Outbox
from cryptonym.server.protocols import ShortWay
from server.driving import drive

SCRIPTS = 400
REQUEST = (
    b"GET /x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Pipe:
    """The server's end of a connection."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = self.paused = False

    def get_extra_info(self, _name: str) -> None:
        return None

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Echo:
    """An app that says what it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.extensions: dict[str, Any] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.extensions = scope["extensions"]
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message)
            await send({"type": "websocket.send", "text": str(message)})
        self.heard.append(message)


async def turns() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


class Spoken:
    """One connection of one of the two protocols."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.app, self.pipe = Echo(), Pipe()
        config = uvicorn.Config(
            self.app, ws=kind, ws_per_message_deflate=False, ws_max_size=3000, log_config=None
        )
        config.load()
        self.line = kind(config, ServerState(), {}, asyncio.get_running_loop())
        self.line.connection_made(self.pipe)  # type: ignore[arg-type] # enough of a transport

    async def say(self, data: bytes) -> None:
        if not self.pipe.closed:
            try:
                self.line.data_received(data)
            except InvalidState:  # as uvicorn does after a close; the event loop hangs up then
                self.pipe.closed = True
        await turns()

    async def end(self) -> None:
        self.line.connection_lost(None)
        await turns()


def frames(chance: random.Random) -> list[bytes]:
    """Some frames of a client, good and bad."""
    written: list[bytes] = []
    for _ in range(chance.randint(1, 8)):
        size = chance.choice([0, 1, 5, 60, 125, 126, 127, 400, 2500, 4000])
        text = "".join(chance.choice("ab{}é€😀") for _ in range(size)).encode()[:size]
        kind = chance.choice([Opcode.TEXT] * 6 + [Opcode.PING, Opcode.PONG])
        if kind is Opcode.TEXT and chance.random() < 0.8:
            text = text.decode("utf-8", "ignore").encode()
        if kind in {Opcode.PING, Opcode.PONG}:
            text = text[:125]
        fin = kind in {Opcode.PING, Opcode.PONG} or chance.random() < 0.85
        written.append(Frame(kind, text, fin).serialize(mask=True))
        if not fin and chance.random() < 0.8:
            written.append(Frame(Opcode.CONT, b"rest").serialize(mask=True))
    if chance.random() < 0.2:
        bad = bytearray(written.pop())
        bad[chance.randrange(len(bad))] ^= 1 << chance.randrange(8)
        written.append(bytes(bad))
    if chance.random() < 0.3:
        written.append(Frame(Opcode.CLOSE, Close(1000, "bye").serialize()).serialize(mask=True))
    return written


def in_pieces(chance: random.Random, whole: list[bytes]) -> list[bytes]:
    """The same bytes as a network may bring them."""
    if chance.random() < 0.5:
        return whole
    data, pieces = b"".join(whole), []
    while data:
        size = chance.choice([1, 2, 5, 8, 40, 1000])
        pieces.append(data[:size])
        data = data[size:]
    return pieces


@pytest.mark.parametrize("seed", range(4))
def test_whatever_comes_in_whatever_pieces_the_app_hears_and_answers_the_same(seed: int) -> None:
    async def story() -> int:
        chance, texts = random.Random(seed), 0
        for _ in range(SCRIPTS // 4):
            pieces = in_pieces(chance, frames(chance))
            short, long = Spoken(ShortWay), Spoken(WebSocketsSansIOProtocol)
            for spoken in (short, long):
                for data in (REQUEST, *pieces):
                    await spoken.say(data)
                await spoken.end()
            assert short.app.heard == long.app.heard
            assert b"".join(short.pipe.written) == b"".join(long.pipe.written)
            assert (short.pipe.closed, short.pipe.paused) == (long.pipe.closed, long.pipe.paused)
            texts += sum("text" in message for message in short.app.heard)
        return texts

    assert drive(story) > 100, "something was understood"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_made_once_for_everybody_is_a_frame(size: int) -> None:
    text = "é" * (size // 2) + "x" * (size % 2)
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_frames_are_written_only_while_the_line_is_open_and_free() -> None:
    async def story() -> None:
        spoken = Spoken(ShortWay)
        await spoken.say(REQUEST)
        write = spoken.app.extensions[WRITE]["write"]
        assert write(text_frame("one"))
        assert spoken.pipe.written[-1] == text_frame("one")
        spoken.line.pause_writing()
        assert not write(text_frame("two"))
        spoken.line.resume_writing()
        assert write(text_frame("three"))
        await spoken.say(Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True))
        await spoken.end()
        assert not write(text_frame("four"))

    drive(story)


def test_a_text_is_heard_at_once_only_while_the_app_waits_for_the_next_one() -> None:
    async def story() -> None:
        spoken, heard, takes = Spoken(ShortWay), [], True

        def hear(text: str) -> bool:
            heard.append(text)
            return takes

        await spoken.say(REQUEST)
        spoken.app.extensions[HEAR]["hear"](hear)
        one, two, three = (Frame(Opcode.TEXT, b"%d" % n).serialize(mask=True) for n in (1, 2, 3))
        spoken.line.data_received(one)
        assert (heard, spoken.app.heard) == (["1"], []), "in the same moment, and once"
        takes = False
        spoken.line.data_received(two)
        spoken.line.data_received(three)
        assert heard == ["1", "2"], "the third one waits for the second"
        assert spoken.pipe.paused
        await turns()
        assert [message["text"] for message in spoken.app.heard] == ["2", "3"]
        await spoken.end()

    drive(story)


# What is said in one turn


class Written:
    """A line that takes frames, or messages where it is not free for them."""

    def __init__(self) -> None:
        self.free = True
        self.frames: list[bytes] = []
        self.sent: list[str] = []

    def write(self, frames: bytes) -> bool:
        if self.free:
            self.frames.append(frames)
        return self.free

    async def send(self, message: dict[str, Any]) -> None:
        while not self.free:
            await asyncio.sleep(0)
        self.sent.append(message.get("text", message["type"]))


def test_the_messages_of_one_turn_go_out_in_one_write_to_each() -> None:
    async def story() -> None:
        writes, lines = GatheredWrites(), [Written(), Written()]
        boxes = [Outbox(line.send, lambda: None, line.write, writes) for line in lines]
        for text in ("one", "two"):
            for box in boxes:
                box.put(text)
        assert not lines[0].frames
        await asyncio.sleep(0)
        assert [line.frames for line in lines] == [[text_frame("one") + text_frame("two")]] * 2
        for _ in range(MOST_SAID):
            boxes[0].put("more")
        assert len(lines[0].frames) == 2, "so many do not wait for the end of the turn"

    drive(story)


def test_what_the_line_is_not_free_for_waits_in_order_and_the_end_comes_last() -> None:
    async def story() -> None:
        writes, line = GatheredWrites(), Written()
        box = Outbox(line.send, lambda: pytest.fail("little waits"), line.write, writes)
        line.free = False
        box.put("one")
        await asyncio.sleep(0)
        box.put("two")
        await asyncio.sleep(0)
        line.free = True
        box.put("three")
        box.close(1000, "")
        box.put("never")
        while len(line.sent) < 4:
            await asyncio.sleep(0)
        assert (line.frames, line.sent) == ([], ["one", "two", "three", "websocket.close"])

    drive(story)


def test_frames_for_a_line_that_never_gets_free_are_bounded_too() -> None:
    async def story() -> int:
        writes, line, overflows = GatheredWrites(), Written(), []
        box = Outbox(line.send, lambda: overflows.append(1), line.write, writes)
        line.free, count = False, 0
        while not box.closed and count < 2 * MOST_WAITING:
            box.put("x")
            count += 1
            await asyncio.sleep(0)
        line.free = True
        assert overflows == [1]
        return count

    assert drive(story) <= MOST_WAITING + MOST_SAID


@pytest.mark.parametrize("error", [OSError, RuntimeError])
def test_a_write_that_fails_keeps_nobody_else_from_hearing(error: type[Exception]) -> None:
    async def story() -> None:
        writes, other = GatheredWrites(), Written()

        def write(_frames: bytes) -> bool:
            raise error

        async def send(_message: dict[str, Any]) -> None:
            raise error

        gone = Outbox(send, lambda: None, write, writes)
        here = Outbox(other.send, lambda: None, other.write, writes)
        gone.put("hello")
        here.put("hello")
        await asyncio.sleep(0)
        assert gone.closed
        assert other.frames == [text_frame("hello")]

    drive(story)


def test_a_write_that_fails_in_a_way_nobody_thought_of_ends_that_line_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        writes, other, overflows = GatheredWrites(), Written(), []

        def write(_frames: bytes) -> bool:
            raise KeyError("nobody thought of it")

        broken = Outbox(other.send, lambda: overflows.append(1), write, writes)
        here = Outbox(other.send, lambda: None, other.write, writes)
        broken.put("hello")
        here.put("hello")
        await asyncio.sleep(0)
        assert broken.closed
        assert overflows == [1]
        assert other.frames == [text_frame("hello")]

    drive(story)
    assert "a line could not be written to" in caplog.text


# Lean parts


def test_a_mailbox_gives_in_order_and_knows_whether_somebody_waits() -> None:
    async def story() -> None:
        box = Mailbox(asyncio.get_running_loop())
        taking = asyncio.ensure_future(box.get())
        await asyncio.sleep(0)
        assert box.is_awaited
        box.put_nowait(1)
        assert not box.is_awaited, "the next one would wait"
        box.put_nowait(2)
        assert [await taking, await box.get()] == [1, 2]
        assert box.empty()
        for too_late in (False, True):
            given_up = asyncio.ensure_future(box.get())
            await asyncio.sleep(0)
            if too_late:
                box.put_nowait(3)
            given_up.cancel()
            await asyncio.wait({given_up})
            if not too_late:
                box.put_nowait(3)
            assert await box.get() == 3

    drive(story)


def test_a_gate_lets_everybody_through_when_it_opens() -> None:
    async def story() -> None:
        gate = Gate(asyncio.get_running_loop())
        await gate.wait()
        gate.clear()
        waiting = [asyncio.ensure_future(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        assert not gate.is_set()
        assert not any(one.done() for one in waiting)
        waiting[0].cancel()
        gate.set()
        done, _ = await asyncio.wait(waiting, timeout=30)
        assert len(done) == 3

    drive(story)
