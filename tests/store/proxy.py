"""A wire between a store and its PostgreSQL that can be cut at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

SOCKET = ".s.PGSQL.5432"


class Wire:
    """Passes bytes on, until it loses a question or an answer together with the connection."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._tasks: set[asyncio.Task[None]] = set()
        self.lose: Literal["question", "answer"] | None = None  # the next one
        self.lost = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(self._server / SOCKET))
        writers = (writer, back)
        ways = (
            self._pass_on("question", reader, back, writers),
            self._pass_on("answer", there, writer, writers),
        )
        await asyncio.gather(*ways)

    async def _pass_on(
        self,
        what: Literal["question", "answer"],
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        writers: tuple[asyncio.StreamWriter, ...],
    ) -> None:
        try:
            while data := await source.read(65536):
                if self.lose == what:
                    self.lose, self.lost = None, self.lost + 1
                    break
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            for writer in writers:
                writer.close()


@asynccontextmanager
async def wire_to(server: Path, folder: Path) -> AsyncIterator[Wire]:
    """A wire whose near end is a socket in `folder`."""
    wire = Wire(server)
    listening = await asyncio.start_unix_server(wire.carry, str(folder / SOCKET))
    try:
        yield wire
    finally:
        listening.close()
        await listening.wait_closed()
