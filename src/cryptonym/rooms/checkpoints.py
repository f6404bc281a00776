"""Checkpoints: what a room has made of its stream, so that it need not fold all of it again.

How one is written and read, when one is kept, and how a room goes on from the latest.

It is read only by the very code that wrote it: whatever changes in the rules, in tables or in how
they are told, a stream is folded from its beginning again. Nothing depends on a checkpoint, so one
that cannot be read is left aside.
"""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, get_type_hints

import msgspec
from msgspec.structs import replace

import cryptonym
import cryptonym.rooms
import cryptonym.rules
import cryptonym.table
from cryptonym.rooms.entries import ENTRIES
from cryptonym.rooms.finished import FinishedGames
from cryptonym.rooms.noting import LatestFigures
from cryptonym.rooms.presence import Presence
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tail import DoneCommands, Tail
from cryptonym.rules.events import Dealt
from cryptonym.rules.evolve import begin
from cryptonym.rules.game import Game, deal_of_game
from cryptonym.rules.match import Match
from cryptonym.store.port import Checkpoint, StoreUnavailable, TableId
from cryptonym.table.model import MemberId, Seq, Table
from cryptonym.table.persons import is_marked

# Public events since the last checkpoint, when a game ends: fewer are soon folded, and only by who
# takes over from a node that died. Once in a hundred took a thirtieth of a busy server's time.
# Private ones do not count: how a table is read must not tell that somebody asked (R58).
WORTH_KEEPING = 400

_ENCODER = msgspec.json.Encoder()
_FOLDING = (cryptonym.rules, cryptonym.table, cryptonym.rooms)

log = logging.getLogger("cryptonym.server")


# ---- as bytes


class BadCheckpoint(ValueError):  # noqa: N818 # a fact, like refusals
    """Damaged, or of another table, or written by other code: `str` says which."""


class Folded(msgspec.Struct, frozen=True):
    """What a room knows after so many entries, apart from those who listen."""

    table: Table
    length: int  # entries
    seq: Seq
    heard: Mapping[MemberId, int]  # whispers
    done: dict[MemberId, dict[str, Seq]]  # the latest commands
    games: tuple[int, int, list[int]]  # begun, where the last one began, places of finished ones
    size: int
    seen_at: int
    host_at: int


class _Head(msgspec.Struct, frozen=True):
    v: int  # of entries
    code: str  # that folded them
    sum: str  # of what follows


class _Body(msgspec.Struct, frozen=True):
    id: TableId
    length: int
    seq: Seq
    heard: dict[MemberId, int]
    done: dict[MemberId, dict[str, Seq]]
    games: tuple[int, int, list[int]]
    size: int
    seen_at: int
    host_at: int
    table: msgspec.Raw
    match: msgspec.Raw
    dealt: Dealt | None
    game: msgspec.Raw


_HEAD = msgspec.json.Decoder(_Head)
_BODY = msgspec.json.Decoder(_Body)


def written(table_id: TableId, folded: Folded) -> bytes:
    """A checkpoint as it is stored."""
    match = folded.table.match
    game = match.game
    body = _Body(
        table_id,
        folded.length,
        folded.seq,
        dict(folded.heard),
        folded.done,
        folded.games,
        folded.size,
        folded.seen_at,
        folded.host_at,
        _fields(folded.table, "match"),
        _fields(match, "game"),
        deal_of_game(game) if game else None,
        _fields(game, "setup") if game else msgspec.Raw(b"null"),
    )
    text = _ENCODER.encode(body)
    return _ENCODER.encode(_Head(ENTRIES.version, code(), _sum(text))) + b"\n" + text


def read(table_id: TableId, stored: bytes) -> Folded:
    """What `written` was told; raises BadCheckpoint."""
    head, _, text = stored.partition(b"\n")
    try:
        told = _HEAD.decode(head)
    except msgspec.DecodeError as error:
        raise BadCheckpoint("damaged") from error
    if (told.v, told.code) != (ENTRIES.version, code()):
        raise BadCheckpoint("written by other code")
    if told.sum != _sum(text):
        raise BadCheckpoint("damaged")
    body = _BODY.decode(text)
    if body.id != table_id:
        raise BadCheckpoint("of another table")
    try:
        return _folded(body)
    except Exception as error:  # such as a game that is not known here: the stream says more
        raise BadCheckpoint("unreadable") from error


def _folded(body: _Body) -> Folded:
    game = None
    if body.dealt is not None:
        dealt = begin(body.dealt)
        game = replace(dealt, **_values(type(dealt), "setup", body.game))
    match = Match(**_values(Match, "game", body.match), game=game)
    return Folded(
        Table(**_values(Table, "match", body.table), match=match),
        body.length,
        body.seq,
        body.heard,
        body.done,
        body.games,
        body.size,
        body.seen_at,
        body.host_at,
    )


def _sum(text: bytes) -> str:
    return sha256(text).hexdigest()


@cache
def code() -> str:
    """A name of the code that folds, which is another one for every change of it."""
    digest = sha256(cryptonym.__version__.encode())  # all that is known where there is no source
    for package in _FOLDING:
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _fields(value: Table | Match | Game, but: str) -> msgspec.Raw:
    """All fields but one, which is kept in another form: also those that will be added one day."""
    names = (name for name in value.__struct_fields__ if name != but)
    return msgspec.Raw(_ENCODER.encode({name: getattr(value, name) for name in names}))


def _values(kind: type[Table | Match | Game], but: str, text: msgspec.Raw) -> dict[str, Any]:
    return _reader(kind, but)(text)


@cache
def _reader(kind: type[Table | Match | Game], but: str) -> Callable[[msgspec.Raw], dict[str, Any]]:
    hints = get_type_hints(kind)
    names = [name for name in kind.__struct_fields__ if name != but]
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
        msgspec.defstruct(f"{kind.__name__}Fields", [(name, hints[name]) for name in names])
    )

    def values(text: msgspec.Raw) -> dict[str, Any]:
        told = decoder.decode(text)
        return {name: getattr(told, name) for name in names}

    return values


# ---- of a room


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
        folded = read(room.id, kept.body)
    except BadCheckpoint as error:
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
    body = written(room.id, folded_of(room, room.table))
    kept, at = Checkpoint(room.length, body, room.kept.amended), room.seq
    with suppress(StoreUnavailable):
        if await room.around.store.keep_checkpoint(room.id, kept):
            room.kept, room.kept_at = _without_body(kept), at


def _without_body(kept: Checkpoint) -> Checkpoint:
    """What a room has to know of its checkpoint: the body would be kept in memory for nothing."""
    return Checkpoint(kept.length, amended=kept.amended)


def folded_of(room: Resumable, table: Table) -> Folded:
    """All that a room has made of its stream."""
    return Folded(
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
