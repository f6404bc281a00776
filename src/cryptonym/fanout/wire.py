"""What nodes say to each other through a broker: `["node",{"table":seq}]`, ASCII text.

`["node",null]` means that anything may have changed.
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


_DECODER = msgspec.json.Decoder(Message)


def pack(message: Message, limit: int) -> list[str]:
    """Payloads of at most `limit` bytes that together say what the message says."""
    if message.hints is None:
        return [_everything(message.node)]
    payloads: list[str] = []
    start = f"[{json.dumps(message.node)},{{"
    parts: list[str] = []
    room = free = limit - len(start) - len("}]") + len(",")
    for hint in _written(message.hints):
        needed = len(hint) + len(",")
        if needed > room:  # no payload can name this table
            return [_everything(message.node)]
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
    return [f"{json.dumps(table_id)}:{seq}" for table_id, seq in hints.items()]


def _everything(node: str) -> str:
    return f"[{json.dumps(node)},null]"
