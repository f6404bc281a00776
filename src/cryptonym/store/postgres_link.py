"""The way to PostgreSQL: connections, and patience with a server that is away for a while."""

import asyncio
from typing import Any

import asyncpg

from cryptonym.store import postgres_schema as sql
from cryptonym.store.port import StoreUnavailable

SETTINGS = {"application_name": "cryptonym", "jit": "off"}
SHORTEST, LONGEST = 0.05, 1.0  # seconds between two tries to connect

# Not the fault of what was asked: the same may work in a moment.
_PASSING = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,  # a connection that was ended while nobody used it
    asyncpg.OperatorInterventionError,  # shutting down, starting up
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.TransactionRollbackError,  # deadlock
    asyncpg.ReadOnlySQLTransactionError,  # we reached a replica
)


class Patience:
    """Counts the tries of one piece of work, and says when it is enough."""

    def __init__(self, seconds: float) -> None:
        self._end = asyncio.get_running_loop().time() + seconds
        self.tries = 0

    def spent(self) -> bool:
        """Whether the time is over."""
        return asyncio.get_running_loop().time() >= self._end

    async def rest(self, error: Exception) -> None:
        """Wait a little before the next try; raises the error if it will not pass by itself."""
        if not passing(error):
            raise error
        if self.spent():
            raise StoreUnavailable(str(error)) from error
        await asyncio.sleep(pause(self.tries))
        self.tries += 1


def passing(error: Exception) -> bool:
    """Whether the server is away, and not the question wrong."""
    if isinstance(error, asyncpg.InterfaceError):
        # asyncpg has no class of its own for a connection that is gone.
        return any(word in str(error) for word in ("closed", "closing", "released"))
    return isinstance(error, _PASSING)


def pause(tries: int) -> float:
    """Seconds to wait after so many tries; a connection that just broke is retried at once."""
    return min(LONGEST, SHORTEST * 2 ** (tries - 1)) if tries else 0.0


async def durable(db: Any) -> None:
    """See to it that a commit is on the disk before it is told, whatever the server's default."""
    if await db.fetchval("SHOW synchronous_commit") == "off":
        await db.execute("SET synchronous_commit = on")


async def connect(url: str, patience: float) -> "asyncpg.Connection[asyncpg.Record]":
    """One connection for the writer."""
    db = await asyncpg.connect(
        url, timeout=patience, command_timeout=patience, server_settings=SETTINGS
    )
    try:
        await durable(db)
    except BaseException:
        db.terminate()
        raise
    return db


async def open_pool(url: str, size: int, patience: float) -> "asyncpg.Pool[asyncpg.Record]":
    """Connections for everybody else, to a database of the newest schema."""
    trying = Patience(patience)
    while True:
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=size,
                timeout=patience,
                command_timeout=patience,
                init=durable,
                reset=_nothing_to_reset,
                server_settings=SETTINGS,
            )
        except Exception as error:  # noqa: BLE001 # `rest` raises what does not pass
            await trying.rest(error)
            continue
        try:
            await _migrate(pool)
        except BaseException as error:
            pool.terminate()
            if not isinstance(error, Exception):
                raise
            await trying.rest(error)
            continue
        return pool


async def _nothing_to_reset(_db: Any) -> None:
    """We leave no state in a connection, so save the round trip."""


async def _migrate(pool: "asyncpg.Pool[asyncpg.Record]") -> None:
    async with pool.acquire() as db, db.transaction():
        await db.execute(sql.LOCK)
        await db.execute(sql.VERSION_TABLE)
        version: int = await db.fetchval(sql.VERSION)
        if version > len(sql.MIGRATIONS):
            raise ValueError(f"expected schema {len(sql.MIGRATIONS)} or older, got {version}")
        for number, migration in enumerate(sql.MIGRATIONS[version:], version + 1):
            await db.execute(migration)
            await db.execute(sql.MIGRATED, number)
