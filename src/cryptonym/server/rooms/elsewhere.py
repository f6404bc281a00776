"""Who is at a table on other nodes: each node says who has a line to it, and says it again.

A node that is silent for a while is taken to be gone, and its people with it.
"""

from collections.abc import Collection
from typing import Final

import msgspec

from cryptonym.table.model import MemberId

SAY_AGAIN: Final = 10_000  # milliseconds, where other nodes have the table too
BELIEVED: Final = 30_000  # milliseconds since a node last said so

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(list[str])


class Elsewhere:
    """What the other nodes say of one table, and what this one has said."""

    __slots__ = ("_heard", "_said", "_said_at")

    def __init__(self) -> None:
        self._heard: dict[str, tuple[int, frozenset[MemberId]]] = {}  # by node, and when
        self._said: frozenset[MemberId] | None = None
        self._said_at = 0

    def hear(self, note: str, here: Collection[MemberId], now: int) -> None:
        """Another node says who is there. One that is new to us is told who is here."""
        try:
            node, *members = _DECODER.decode(note)
        except (msgspec.DecodeError, ValueError):
            return  # of a newer version
        if node not in self._heard and here:
            self._said = None
        if members:
            self._heard[node] = now, frozenset(map(MemberId, members))
        else:
            self._heard.pop(node, None)

    def here(self, now: int) -> frozenset[MemberId]:
        """Who has a line to another node."""
        self._heard = {node: told for node, told in self._heard.items() if now - told[0] < BELIEVED}
        return frozenset[MemberId]().union(*(members for _, members in self._heard.values()))

    def believe(self, now: int) -> None:
        """Notes may have been lost: everybody is taken to be where they were, for a while."""
        self._heard = {node: (now, members) for node, (_, members) in self._heard.items()}
        self._said = None

    def to_say(self, node: str, here: Collection[MemberId], now: int) -> str | None:
        """What this node has to say of its own people now; None if the others know."""
        lines = frozenset(here)
        again = bool(self._heard) and now - self._said_at >= SAY_AGAIN
        if lines == self._said and not again:
            return None
        self._said, self._said_at = lines, now
        return _ENCODER.encode([node, *sorted(lines)]).decode()

    def due(self) -> int | None:
        """When there is something to say again; None as long as nobody else has the table."""
        return self._said_at + SAY_AGAIN if self._heard else None
