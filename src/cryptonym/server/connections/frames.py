"""Frames of a WebSocket, before the parser sees them: what they cost, and where they end.

The parser takes some microseconds for each frame, and a packet may bring tens of thousands of
them. So they are counted first, by their heads alone, and no further than somebody may send.
"""

from functools import lru_cache
from typing import Final

from cryptonym.wire.problems import Problem

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there was no compiler
    from websockets.utils import apply_mask

# What is sent costs as many messages. Texts are counted again when they are read (sockets.py).
PIECE, TEXT = 1.0, 0.25
BYTES = 4096  # for one more
LARGEST = 128 * 1024  # what is larger is cut off by the parser
MOST_PIECES = 64  # of one message

_WHOLE_TEXT, _MASKED, _LAST = 0x81, 0x80, 0x80
_CONTINUED, _BINARY = 0x00, 0x02  # kinds of frames
_SHORT, _LONGER = 126, 127  # lengths from here on are written behind the first two bytes
_MASK = 4

Wrong = tuple[int, Problem]  # how a line is closed
TOO_FAST: Final[Wrong] = (1008, "too_fast")
TOO_MANY_PIECES: Final[Wrong] = (1009, "too_large")
NO_TEXT: Final[Wrong] = (1003, "malformed")


@lru_cache(maxsize=16)
def text_frame(text: str) -> bytes:
    """A text as one frame; kept for a moment, as others are told the same."""
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((_WHOLE_TEXT, _LONGER)) + size.to_bytes(8, "big") + payload


def whole_text(data: bytes) -> str | None:
    """The text of the one short frame that this is; None if it is anything else."""
    size = len(data) - 2 - _MASK
    if not 0 < size < _SHORT or data[0] != _WHOLE_TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


class Meter:
    """Follows the frames that come on one line, whatever pieces the network makes of them."""

    __slots__ = ("_head", "_pieces", "_rest", "cost", "wrong")

    def __init__(self) -> None:
        self._head = b""  # of a frame, as far as it has come
        self._rest = 0  # bytes of a frame that are still to come
        self._pieces = 0  # of a message that is not whole yet
        self.cost = 0.0  # of what was measured last
        self.wrong: Wrong | None = None  # with it

    @property
    def is_between(self) -> bool:
        """Whether the next byte begins a message."""
        return not (self._head or self._rest or self._pieces)

    def measure(self, data: bytes, most: float) -> bool:
        """Whether these bytes may be read. After the first that may not, it is out of step."""
        if self._head:
            data, self._head = self._head + data, b""
        self.cost, self.wrong = 0.0, None
        at, end = self._rest, len(data)
        while end - at >= 2:
            body, size = at + 2, data[at + 1] & ~_MASKED
            if size >= _SHORT:
                wide = 2 if size == _SHORT else 8
                if end - body < wide:
                    break
                size, body = int.from_bytes(data[body : body + wide], "big"), body + wide
            self._count(data[at], size)
            if self.cost > most:
                self.wrong = TOO_FAST
            if self.wrong:
                return False
            at = body + size + (_MASK if data[at + 1] & _MASKED else 0)
        self._rest = max(0, at - end)
        self._head = data[at:]
        return True

    def _count(self, first: int, size: int) -> None:
        """Add what one frame costs."""
        self.cost += min(size, LARGEST) / BYTES
        kind = first & 15
        if first == _WHOLE_TEXT:
            self.cost += TEXT
            return
        self.cost += PIECE
        if kind == _BINARY:
            self.wrong = NO_TEXT
        elif kind <= _BINARY:  # a piece of a text; all others are about the line
            self._pieces = 0 if first & _LAST else self._pieces + 1
            if self._pieces > MOST_PIECES:
                self.wrong = TOO_MANY_PIECES
