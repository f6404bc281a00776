"""Events for those without a WebSocket: ask, and wait for something to happen."""

import asyncio
from contextlib import suppress

from cryptonym.server.rooms.room import Room
from cryptonym.table.model import MemberId


class Poller:
    """A line that hears one thing and is gone."""

    def __init__(self, room: Room, member: MemberId, device: int = 0) -> None:
        self.room = room
        self.member = member
        self.device = device
        self._stirred = asyncio.Event()

    def tell(self, _text: str) -> None:
        """Something happened that this member may see."""
        self._stirred.set()

    def dismiss(self, _code: str) -> None:
        """Nothing more will happen here."""
        self._stirred.set()

    async def after(self, since: int, heard: int, seconds: float) -> list[str]:
        """The messages after these counts, as soon as there are any or time is up."""
        if since > self.room.seq:
            await self.room.catch_up()  # they come from a node that is ahead of us
        messages = self._now(since, heard)
        if messages or not seconds:
            return messages
        away = self.room.presence.away
        self.room.listen(self)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), seconds)
        finally:
            self.room.forget(self)
        messages = self._now(since, heard)
        if not messages and self.room.presence.away != away:
            messages.append(self.room.who_is_away())
        return messages

    def _now(self, since: int, heard: int) -> list[str]:
        table = self.room.table
        known = table.members.get(self.member) if table else None
        if known is None or (self.device and not known.has_device(self.device)):
            return []
        missed = self.room.missed(self.member, since, heard)
        return [self.room.snapshot(self.member)] if missed is None else missed
