"""A process of its own that appends for ever, or so often, and prints what was acknowledged.

`python appender.py FILE NAME TIMES STREAM...`, TIMES 0 = for ever; prints `STREAM SEQ ENTRY`.
"""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from cryptonym.store import NewTable, Store
from cryptonym.store.sqlite import SqliteStore


async def append(store: Store, stream: str, name: str, times: int) -> None:
    await store.create(NewTable(id=stream, name=stream, created_at=0))
    for number in range(times) if times else count():
        entry = f"{name}-{stream}-{number}".encode()
        while not await store.append(
            stream, after := await store.length(stream), (entry,), now=number, due=None
        ):
            pass
        os.write(1, b"%s %d %s\n" % (stream.encode(), after + 1, entry))  # whole, or not at all


async def main() -> None:
    path, name, times, *streams = sys.argv[1:]
    store = await SqliteStore.open(Path(path))
    await asyncio.gather(*(append(store, stream, name, int(times)) for stream in streams))
    await store.close()


asyncio.run(main())
