"""The portable backup: a text file of JSON lines that any store can read back.

The first line names the format, the last one counts the others, so that a torn file is noticed.
Between them every table is one line with its entries in Base64, then every person is one, then
whatever is kept of the daily, and everything that is kept once for all nodes.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from cryptonym.store.daily_lines import DailyLine
from cryptonym.store.people import WholePerson
from cryptonym.store.port import StoredTable

FORMAT = "cryptonym-dump"
VERSION = 1
T = TypeVar("T")


class DumpError(ValueError):
    """A file that is no whole dump; says where."""


class _Head(msgspec.Struct, frozen=True):
    format: str
    v: int


class _Body(msgspec.Struct, frozen=True):
    table: StoredTable
    entries: tuple[bytes, ...]


class _Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    tables: int
    people: int = 0
    daily: int = 0
    once: int = 0


class DailyBacked(msgspec.Struct, frozen=True):
    """Something that is kept of the daily."""

    daily: DailyLine


class KeptOnce(msgspec.Struct, frozen=True):
    """What is kept under a name for all nodes."""

    once: str
    body: bytes


# What a backup consists of.
Backed = tuple[StoredTable, tuple[bytes, ...]] | WholePerson | DailyBacked | KeptOnce


_encode = msgspec.json.Encoder().encode


def write_dump(
    path: Path,
    tables: Iterable[tuple[StoredTable, Sequence[bytes]]],
    people: Iterable[WholePerson] = (),
    daily: Iterable[DailyLine] = (),
    once: Mapping[str, bytes] = {},
) -> None:
    """Write everything to a file that appears only when it is whole."""
    with opened_dump(path) as dump:
        for table, entries in tables:
            dump.add(table, entries)
        for whole in people:
            dump.add_person(whole)
        for line in daily:
            dump.add_daily(line)
        for name, body in sorted(once.items()):
            dump.add_once(name, body)


class Dump:
    """A dump being written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._tables = self._people = self._daily = self._once = 0
        self._line(_Head(FORMAT, VERSION))

    def add(self, table: StoredTable, entries: Sequence[bytes]) -> None:
        """Write one table."""
        self._line(_Body(table, tuple(entries)))
        self._tables += 1

    def add_person(self, whole: WholePerson) -> None:
        """Write one person, after all tables."""
        self._line(whole)
        self._people += 1

    def add_daily(self, line: DailyLine) -> None:
        """Write one thing that is kept of the daily, after all people."""
        self._line(DailyBacked(line))
        self._daily += 1

    def add_once(self, name: str, body: bytes) -> None:
        """Write something that is kept once, at the end."""
        self._line(KeptOnce(name, body))
        self._once += 1

    def finish(self) -> None:
        """Write the last line."""
        self._line(_Tail(self._tables, self._people, self._daily, self._once))

    def _line(self, value: msgspec.Struct) -> None:
        self._file.write(_encode(value) + b"\n")


@contextmanager
def opened_dump(path: Path) -> Iterator[Dump]:
    """A dump to add tables to."""
    with replaced(path) as partial, partial.open("wb") as file:
        dump = Dump(file)
        yield dump
        dump.finish()


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """A private file to write, which takes the place of `path` when all has gone well."""
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)  # it holds the keys of running games
    try:
        yield partial
        _sync(partial)
        partial.replace(path)
        _sync(path.parent)
    finally:
        partial.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_dump(path: Path) -> Iterator[Backed]:
    """The tables, people and days of a dump; raises DumpError where it cannot be read on."""
    with path.open("rb") as file:
        head = _decoded(next(file, b""), _Head, 1)
        if (head.format, head.v) != (FORMAT, VERSION):
            raise DumpError(f"expected {FORMAT} {VERSION}, got {head.format} {head.v}")
        count = people = daily = once = 0
        for number, line in enumerate(file, 2):
            if line.startswith(b'{"tables":'):
                told = _decoded(line, _Tail, number)
                if told.tables != count:
                    raise DumpError(f"line {number}: expected {count} tables, got {told.tables}")
                if told.people != people:
                    raise DumpError(f"line {number}: expected {people} people, got {told.people}")
                if told.daily != daily:
                    raise DumpError(f"line {number}: expected {daily} of the daily, {told.daily}")
                if told.once != once:
                    raise DumpError(f"line {number}: expected {once} kept once, got {told.once}")
                return
            if line.startswith(b'{"daily":'):
                yield _decoded(line, DailyBacked, number)
                daily += 1
                continue
            if line.startswith(b'{"person":'):
                yield _decoded(line, WholePerson, number)
                people += 1
                continue
            if line.startswith(b'{"once":'):
                yield _decoded(line, KeptOnce, number)
                once += 1
                continue
            body = _decoded(line, _Body, number)
            count += 1
            yield body.table, body.entries
    raise DumpError(f"the file ends after {count} tables without its last line")


def _decoded(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise DumpError(f"line {number}: {error}") from error
