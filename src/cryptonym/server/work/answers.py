"""Answers that took some work: made once for all who ask, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MOST_BYTES = 8_000_000  # of what is kept; what was not asked for longest goes first
LARGEST = 1_000_000  # of one answer that is kept


class Answers:
    """What is asked again while it is being made, or soon after, costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[bytes, asyncio.Future[bytes]] = {}

    async def get(
        self, key: bytes, pay: Callable[[], None], make: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """The answer of this key; `pay` may raise, and is asked only where it has to be made."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            pay()
            making = self._making[key] = asyncio.ensure_future(self._made(key, make))
            making.add_done_callback(_noticed)
        return await asyncio.shield(making)  # who gives up takes nothing from the others

    async def _made(self, key: bytes, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await make()
        finally:
            del self._making[key]
        if len(answer) <= LARGEST:
            self._kept[key] = answer
            self._size += len(answer)
            while self._size > MOST_BYTES:
                self._size -= len(self._kept.popitem(last=False)[1])
        return answer

    async def close(self) -> None:
        """Stop making answers."""
        making = list(self._making.values())
        for one in making:
            one.cancel()
        await asyncio.gather(*making, return_exceptions=True)


def _noticed(made: "asyncio.Future[bytes]") -> None:
    if not made.cancelled():
        made.exception()  # whoever waited has it; perhaps nobody does any more
