"""What a database holds of a table."""

from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.store import open_store


async def stored(database: str, table: str) -> list[Entry]:
    """Every entry of a table, in order."""
    store = await open_store(database)
    try:
        return [ENTRIES.decode(entry) for entry in await store.export(table)]
    finally:
        await store.close()
