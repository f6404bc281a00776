"""The SQLite file: how it is opened, and its schema, which only ever grows by a migration."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from cryptonym.store.daily_schema import SQLITE as DAILY
from cryptonym.store.port import StoredTable, TableId
from cryptonym.store.strangers_schema import SQLITE as STRANGERS

BUSY_MS = 10_000  # how long we wait for another process that writes
STATEMENTS = 512  # prepared and kept: there is one for each size of a batch

CHECKPOINTS = (
    """CREATE TABLE checkpoints (
        number INTEGER PRIMARY KEY,
        length INTEGER NOT NULL,
        body BLOB NOT NULL,
        amended INTEGER NOT NULL
    )""",
)
# What is made once for all nodes, such as the keys that push services know a server by.
ONCE = ("CREATE TABLE once (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",)

# Entries name their table by a small number: the key of a stream of 300 fits one page, which halves
# the cost of a commit against the table's id in the key, or the bodies in the key's tree.
# `PRAGMA user_version` says how many of these a file has seen. Never change one; add another.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            public INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            touched_at INTEGER NOT NULL,
            due INTEGER,
            closed_at INTEGER,
            listing BLOB,
            length INTEGER NOT NULL
        )""",
        "CREATE UNIQUE INDEX open_names ON tables (name) WHERE closed_at IS NULL",
        "CREATE INDEX shown ON tables (created_at, id) WHERE public AND closed_at IS NULL",
        "CREATE INDEX waiting ON tables (due, id) WHERE due IS NOT NULL",
        "CREATE INDEX closed ON tables (closed_at) WHERE closed_at IS NOT NULL",
        """CREATE TABLE entries (
            number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (number, seq)
        )""",
    ),
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            level TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            left_at INTEGER,
            keys_ever INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX unseen ON people (seen_at)",
        "CREATE INDEX leaving ON people (left_at) WHERE left_at IS NOT NULL",
        """CREATE TABLE person_keys (
            hash TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            number INTEGER NOT NULL,
            since INTEGER NOT NULL,
            until INTEGER,
            label TEXT NOT NULL,
            by TEXT NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX keys_of ON person_keys (person, number)",
        """CREATE TABLE seats (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL,
            member TEXT NOT NULL,
            since INTEGER NOT NULL,
            waiting INTEGER NOT NULL,
            deadline INTEGER,
            ended INTEGER NOT NULL,
            touched_at INTEGER NOT NULL,
            length INTEGER NOT NULL,
            summary BLOB NOT NULL,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID""",
        "CREATE INDEX seated ON seats (table_id, member)",
        """CREATE TABLE belongings (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            body BLOB NOT NULL,
            touched_at INTEGER NOT NULL,
            PRIMARY KEY (person, kind, name)
        ) WITHOUT ROWID""",
    ),
    DAILY,
    CHECKPOINTS,
    ONCE,
    STRANGERS,
)


def prepare(path: Path) -> sqlite3.Connection:
    """A connection that may write, to a file of the newest schema."""
    _create(path)
    db = connect(path)
    try:
        _write_ahead(db)
        db.execute("PRAGMA synchronous = FULL")  # a commit is on the disk before it is told
        # SQLite keeps the old pages of a statement that may yet fail, ours of every batch: not in
        # a file, which costs as much as the commit itself.
        db.execute("PRAGMA temp_store = MEMORY")
        db.execute("PRAGMA journal_size_limit = 67108864")
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def _create(path: Path) -> None:
    """A file for its owner alone, since it holds the keys of running games.

    One that exists is not even opened: closing it again would take away the locks that another
    connection of this process has on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _write_ahead(db: sqlite3.Connection) -> None:
    """Switch the log on. For this alone SQLite does not wait by itself if others start too."""
    end = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def connect(path: Path, *, query_only: bool = False) -> sqlite3.Connection:
    """A connection in autocommit mode; transactions are ours to begin."""
    db = sqlite3.connect(
        path,
        timeout=BUSY_MS / 1000,
        isolation_level=None,
        check_same_thread=False,  # opened in one thread and used in one other
        cached_statements=STATEMENTS,
    )
    if query_only:
        db.execute("PRAGMA query_only = ON")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring a file to the newest schema; another process may try at the same time."""
    if _version(db) == len(MIGRATIONS):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db)
        if version > len(MIGRATIONS):
            raise ValueError(f"expected schema {len(MIGRATIONS)} or older, got {version}")
        for statement in (line for step in MIGRATIONS[version:] for line in step):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


COLUMNS = "SELECT id, name, public, created_at, touched_at, due, closed_at, listing, length "


def table_of(
    row: tuple[str, str, int, int, int, int | None, int | None, bytes | None, int],
) -> StoredTable:
    """A table from its row."""
    return StoredTable(
        id=TableId(row[0]),
        name=row[1],
        public=bool(row[2]),
        created_at=row[3],
        touched_at=row[4],
        due=row[5],
        closed_at=row[6],
        listing=row[7],
        length=row[8],
    )
