"""The checkpoints of a room: when one is kept, and how a room goes on from the latest."""

import logging
from contextlib import suppress
from typing import Protocol

from cryptonym.server.rooms import checkpoints
from cryptonym.server.rooms.finished import FinishedGames
from cryptonym.server.rooms.noting import LatestFigures
from cryptonym.server.rooms.presence import Presence
from cryptonym.server.rooms.surroundings import Surroundings
from cryptonym.server.rooms.tail import DoneCommands, Tail
from cryptonym.store.port import Checkpoint, StoreUnavailable, TableId
from cryptonym.table.model import Seq, Table
from cryptonym.table.persons import is_marked

# Public events since the last checkpoint, when a game ends: fewer are soon folded, and only by who
# takes over from a node that died. Once in a hundred took a thirtieth of a busy server's time.
# Private ones do not count: how a table is read must not tell that somebody asked (R58).
WORTH_KEEPING = 400

log = logging.getLogger("cryptonym.server")


class Resumable(Protocol):
    """A room, as far as it follows from its stream."""

    id: TableId
    around: Surroundings
    table: Table | None
    length: int
    seq: Seq
    size: int
    seen_at: int
    host_at: int
    has_bots: bool
    is_kept: bool
    kept: Checkpoint  # the latest we know of, without its body
    kept_at: Seq  # public events before it
    tail: Tail
    done: DoneCommands
    finished: FinishedGames
    figures: LatestFigures
    presence: Presence


async def resume(room: Resumable) -> None:
    """Go on from the checkpoint of the stream, if there is one that we can read."""
    kept = await room.around.store.checkpoint(room.id)
    room.kept = _without_body(kept)
    if not kept.body:
        return
    try:
        folded = checkpoints.read(room.id, kept.body)
    except checkpoints.BadCheckpoint as error:
        told = {"why": str(error), "after_entry": kept.length}
        log.warning("a checkpoint is left aside: its table is read from the start", extra=told)
        room.kept = Checkpoint(amended=kept.amended)
        return
    room.kept_at = folded.seq
    room.table, room.length, room.seq = folded.table, folded.length, folded.seq
    room.size, room.seen_at, room.host_at = folded.size, folded.seen_at, folded.host_at
    room.has_bots, room.is_kept = bool(folded.table.bots()), is_marked(folded.table)
    room.presence.stir()
    room.tail.resume(folded.seq, folded.heard)
    room.done.numbers = folded.done
    room.finished.resume(folded.games)
    room.figures.resume(folded.table.match.number)


def is_worth_keeping(room: Resumable, table: Table) -> bool:
    """Whether to keep what a game has ended with: a slow table soon leaves memory again."""
    return table.settings.slow is not None or room.seq - room.kept_at >= WORTH_KEEPING


async def keep(room: Resumable) -> None:
    """Let whoever opens this table next begin here. Never of a game that lasts: it has a key.

    It is no loss if that fails: the stream has it all.
    """
    if room.table is None or room.table.match.running:
        return
    body = checkpoints.written(room.id, folded_of(room, room.table))
    kept, at = Checkpoint(room.length, body, room.kept.amended), room.seq
    with suppress(StoreUnavailable):
        if await room.around.store.keep_checkpoint(room.id, kept):
            room.kept, room.kept_at = _without_body(kept), at


def _without_body(kept: Checkpoint) -> Checkpoint:
    """What a room has to know of its checkpoint: the body would be kept in memory for nothing."""
    return Checkpoint(kept.length, amended=kept.amended)


def folded_of(room: Resumable, table: Table) -> checkpoints.Folded:
    """All that a room has made of its stream."""
    return checkpoints.Folded(
        table,
        room.length,
        room.seq,
        room.tail.heard,
        room.done.numbers,
        room.finished.places(),
        room.size,
        room.seen_at,
        room.host_at,
    )
