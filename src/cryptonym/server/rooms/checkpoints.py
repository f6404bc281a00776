"""A checkpoint: what a room has made of its stream, so that it need not fold all of it again.

It is read only by the very code that wrote it: whatever changes in the rules, in tables or in how
they are told, a stream is folded from its beginning again. Nothing depends on a checkpoint, so one
that cannot be read is left aside.
"""

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

import cryptonym
import cryptonym.rules
import cryptonym.server.rooms
import cryptonym.table
from cryptonym.rules.events import Dealt
from cryptonym.rules.evolve import begin
from cryptonym.rules.game import Game, deal_of_game
from cryptonym.rules.match import Match
from cryptonym.server.rooms.entries import ENTRIES
from cryptonym.store.port import TableId
from cryptonym.table.model import MemberId, Seq, Table

_ENCODER = msgspec.json.Encoder()
_FOLDING = (cryptonym.rules, cryptonym.table, cryptonym.server.rooms)


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
