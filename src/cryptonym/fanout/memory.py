"""Hints inside one process: the default, and the nodes of tests."""

from __future__ import annotations

from cryptonym.fanout.port import Fanout, GapCallback, HintCallback, NoteCallback, Subscription
from cryptonym.fanout.subscribers import Subscribers


class MemoryHub:
    """Where the nodes of one process meet."""

    def __init__(self) -> None:
        self.nodes: tuple[Subscribers, ...] = ()

    def node(self) -> MemoryFanout:
        """A new node at this hub."""
        return MemoryFanout(self)


class MemoryFanout:
    """A node whose hints reach the other nodes of its hub directly."""

    def __init__(self, hub: MemoryHub) -> None:
        self._hub = hub
        self._subscribers = Subscribers()
        self._closed = False
        hub.nodes = (*hub.nodes, self._subscribers)

    @property
    def healthy(self) -> bool:
        """True until closed."""
        return not self._closed

    @property
    def alone(self) -> bool:
        """Whether there is no other node."""
        return len(self._hub.nodes) < 2

    def publish(self, table_id: str, length: int) -> None:
        """Tell the other nodes of the hub."""
        if not self._closed:
            for node in self._hub.nodes:
                if node is not self._subscribers:
                    node.tell(table_id, length)

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        """Call back for hints about a table."""
        return self._subscribers.subscribe(table_id, callback)

    def on_gap(self, callback: GapCallback) -> Subscription:
        """Accepted and never called: in one process nothing is missed."""
        return self._subscribers.on_gap(callback)

    def note(self, table_id: str, note: str) -> None:
        """Tell the other nodes of the hub."""
        if not self._closed:
            for node in self._hub.nodes:
                if node is not self._subscribers:
                    node.note(table_id, note)

    def on_note(self, callback: NoteCallback) -> Subscription:
        """Call back for notes."""
        return self._subscribers.on_note(callback)

    async def close(self) -> None:
        """Leave the hub."""
        self._closed = True
        self._hub.nodes = tuple(node for node in self._hub.nodes if node is not self._subscribers)
        await self._subscribers.close()


async def open_node(_url: str) -> Fanout:
    """The only node of its own hub."""
    return MemoryHub().node()
