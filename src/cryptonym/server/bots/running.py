"""The bots of a node: they play at tables where somebody is, and rest where nobody is."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from cryptonym.server.bots.playing import Figures, Playing, is_attended
from cryptonym.server.rooms.room import Room
from cryptonym.store.port import TableId

WORKERS = 2  # thoughts at once; a thought takes milliseconds

log = logging.getLogger("cryptonym.server")


class Bots:
    """One task for each table where bots play, and few threads for all of them to think in."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._workers = ThreadPoolExecutor(WORKERS, "bots")
        self._playing: dict[TableId, tuple[Playing, asyncio.Task[None]]] = {}
        self._closed = False

    def stir(self, room: Room) -> None:
        """Something happened at a table, or somebody came: perhaps a bot has to act."""
        playing = self._playing.get(room.id)
        if playing is not None:
            playing[0].stirred.set()
        elif room.has_bots and self._may_play(room):
            begun = Playing(room, self._workers, self.figures)
            task = asyncio.create_task(begun.run())
            self._playing[room.id] = begun, task
            task.add_done_callback(lambda done: self._end(room, done))

    def _may_play(self, room: Room) -> bool:
        """Whether there is a game at this table, and people who follow it or come back to it."""
        table = room.table
        if self._closed or table is None or table.closed or not table.match.running:
            return False
        return table.settings.slow is not None or is_attended(room)

    def plays(self, room: Room) -> bool:
        """Whether bots are awake at this table."""
        return room.id in self._playing

    def forget(self, room: Room) -> None:
        """This table is no longer live here."""
        playing = self._playing.pop(room.id, None)
        if playing is not None:
            playing[1].cancel()

    async def close(self) -> None:
        """Let all bots rest."""
        self._closed = True
        tasks = [task for _, task in self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.shutdown(wait=False, cancel_futures=True)

    def _end(self, room: Room, task: "asyncio.Task[None]") -> None:
        mine = self._playing.get(room.id)
        if mine is not None and mine[1] is task:
            del self._playing[room.id]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of a table stopped", exc_info=task.exception())
        elif is_attended(room) or (mine is not None and mine[0].stirred.is_set()):
            self.stir(room)  # something may have happened in this very moment
