"""Run a contract so that what it leaves behind is a breach too."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Awaitable, Callable


def demand(breach: str, *, holds: object) -> None:
    """Raise AssertionError unless this holds."""
    # Not `assert`, which `python -O` leaves out.
    if not holds:
        raise AssertionError(breach)


def run_cleanly(main: Callable[[], Awaitable[None]]) -> None:
    """Run something on an event loop of its own, and demand that it leaves nothing behind."""

    async def alone() -> None:
        await main()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        demand(f"tasks are left behind: {left}", holds=not left)

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        asyncio.run(alone())
        gc.collect()
    demand(f"warnings: {[str(one.message) for one in warned]}", holds=not warned)
