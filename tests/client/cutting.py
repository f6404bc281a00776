"""A wire between a client and the server that is cut again and again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Wire:
    """Passes bytes on, and drops the line after so many pieces of them."""

    def __init__(self, port: int, pieces: int, cuts: int) -> None:
        self._port, self._pieces, self._left = port, pieces, cuts
        self._seen = 0
        self.cuts = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        writers = (writer, back)
        await asyncio.gather(
            self._pass_on(reader, back, writers), self._pass_on(there, writer, writers)
        )

    async def _pass_on(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        writers: tuple[asyncio.StreamWriter, ...],
    ) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                self._seen += 1
                if self._left and self._seen >= self._pieces:
                    self._seen, self._left, self.cuts = 0, self._left - 1, self.cuts + 1
                    break
                target.write(data)
                await target.drain()
        for writer in writers:
            writer.close()


@asynccontextmanager
async def cut_wire(port: int, *, pieces: int, cuts: int) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to this port, and the address of its near end."""
    wire = Wire(port, pieces, cuts)
    listening = await asyncio.start_server(wire.carry, "127.0.0.1", 0)
    near = listening.sockets[0].getsockname()[1]
    try:
        yield wire, f"http://127.0.0.1:{near}"
    finally:
        listening.close()
        await listening.wait_closed()
