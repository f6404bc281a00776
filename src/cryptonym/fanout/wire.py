"""What nodes say to each other through a broker: `["node",{"table":length}]`, ASCII text.

`["node",null]` means that anything may have changed; `["node",{},{"table":"note"}]` has notes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class Message(NamedTuple):
    """One payload, read."""

    node: str  # who says it
    hints: dict[str, int] | None  # None: anything may have changed
    notes: dict[str, str] = {}  # noqa: RUF012 # nobody changes a message


_DECODER = msgspec.json.Decoder(Message)


def pack(message: Message, limit: int) -> list[str]:
    """Payloads of at most `limit` bytes that together say what the message says."""
    node = json.dumps(message.node)
    noted = [f"{json.dumps(table)}:{json.dumps(note)}" for table, note in message.notes.items()]
    notes = _filled(f"[{node},{{}},{{", noted, limit) or [] if noted else []
    if message.hints == {} and notes:
        return notes
    hints = None if message.hints is None else _written(message.hints)
    told = None if hints is None else _filled(f"[{node},{{", hints, limit)
    return [*(told or [_everything(message.node)]), *notes]


def _filled(start: str, written: list[str], limit: int) -> list[str] | None:
    """Payloads of these parts, in order; None if one of them fits into no payload."""
    payloads: list[str] = []
    parts: list[str] = []
    room = free = limit - len(start) - len("}]") + len(",")
    for hint in written:
        needed = len(hint) + len(",")
        if needed > room:  # no payload can name this table
            return None
        if needed > free:
            payloads.append(f"{start}{','.join(parts)}}}]")
            parts, free = [], room
        parts.append(hint)
        free -= needed
    payloads.append(f"{start}{','.join(parts)}}}]")
    return payloads


def unpack(payload: str | bytes) -> Message | None:
    """The message of a payload; None if it is not one."""
    try:
        return _DECODER.decode(payload)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _written(hints: Mapping[str, int]) -> list[str]:
    return [f"{json.dumps(table_id)}:{length}" for table_id, length in hints.items()]


def _everything(node: str) -> str:
    return f"[{json.dumps(node)},null]"
