"""The contract finds what it is there to find: each of these nodes breaks one promise."""

import asyncio
import warnings
from collections.abc import Callable

import pytest

from cryptonym.fanout.memory import MemoryFanout, MemoryHub
from cryptonym.fanout.port import Fanout, GapCallback, HintCallback, Subscription
from cryptonym.testing import ear, fanout


class Sound(MemoryFanout):
    pass


class Silent(MemoryFanout):
    def publish(self, table_id: str, seq: int) -> None:
        pass


class HearsItself(MemoryFanout):
    def publish(self, table_id: str, seq: int) -> None:
        super().publish(table_id, seq)
        self._subscribers.tell(table_id, seq)


class LosesEveryTenth(MemoryFanout):
    def publish(self, table_id: str, seq: int) -> None:
        if seq % 10:
            super().publish(table_id, seq)


class CannotCancel(MemoryFanout):
    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        super().subscribe(table_id, callback)
        return super().subscribe("nobody's table", callback)


class CancelsForAll(MemoryFanout):
    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        subscription = super().subscribe(table_id, callback)
        tables = self._subscribers._tables
        subscription._forget = lambda _: tables.pop(table_id, None)
        return subscription


class Unordered(MemoryFanout):
    """Calls back for every hint, in a task each, late ones too."""

    def __init__(self, hub: MemoryHub) -> None:
        super().__init__(hub)
        self.callbacks: list[tuple[str, HintCallback]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self._subscribers.tell = self.tell

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        self.callbacks.append((table_id, callback))
        return super().subscribe(table_id, callback)

    def tell(self, table_id: str, seq: int) -> None:
        for wanted, callback in self.callbacks:
            if wanted == table_id:
                call = asyncio.ensure_future(callback(table_id, seq))
                self.tasks.add(call)


class OneAfterAnother(MemoryFanout):
    """One worker for all callbacks, which dies of the first that fails."""

    def __init__(self, hub: MemoryHub) -> None:
        super().__init__(hub)
        self.callbacks: list[tuple[str, HintCallback]] = []
        self.hints: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.worker = asyncio.create_task(self.work())
        self._subscribers.tell = lambda *hint: self.hints.put_nowait(hint)

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        self.callbacks.append((table_id, callback))
        return super().subscribe(table_id, callback)

    async def work(self) -> None:
        while True:
            table_id, seq = await self.hints.get()
            for wanted, callback in self.callbacks:
                if wanted == table_id:
                    await callback(table_id, seq)

    async def close(self) -> None:
        self.worker.cancel()
        await asyncio.gather(self.worker, return_exceptions=True)
        await super().close()


class Orphans(MemoryFanout):
    """Forgets a subscription that comes while another is cancelled."""

    def subscribe(self, table_id: str, callback: HintCallback) -> Subscription:
        if not self._subscribers._tables.get(table_id):
            return super().subscribe(table_id, callback)
        return super().subscribe("nobody's table", callback)


class CriesGap(MemoryFanout):
    def on_gap(self, callback: GapCallback) -> Subscription:
        subscription = super().on_gap(callback)
        self._subscribers.gap()
        return subscription


class LeavesATask(MemoryFanout):
    async def close(self) -> None:
        await super().close()
        self.task = asyncio.create_task(asyncio.Event().wait())


class Warns(MemoryFanout):
    async def close(self) -> None:
        await super().close()
        warnings.warn("unclosed", ResourceWarning, stacklevel=1)


class AlwaysHealthy(MemoryFanout):
    @property
    def healthy(self) -> bool:
        return True


def maker(kind: Callable[[MemoryHub], Fanout]) -> fanout.MakeNode:
    hub = MemoryHub()

    async def make_node() -> Fanout:
        return kind(hub)

    return make_node


def test_a_sound_node_passes() -> None:
    fanout.check_fanout(maker(Sound))


@pytest.mark.parametrize(
    ("kind", "check", "breach"),
    [
        (Silent, fanout.hints_cross_both_ways, "in vain"),
        (HearsItself, fanout.own_hints_do_not_come_back, "a node hears itself"),
        (LosesEveryTenth, fanout.numbers_of_a_table_only_grow, "in vain"),
        (Unordered, fanout.numbers_of_a_table_only_grow, "in vain"),
        (CannotCancel, fanout.cancelled_subscriptions_are_silent, "in vain"),
        (CannotCancel, fanout.thousands_of_tables_are_cheap, "a cancelled subscription"),
        (CancelsForAll, fanout.cancelled_subscriptions_are_silent, "in vain"),
        (CancelsForAll, fanout.callbacks_may_subscribe_and_cancel, "in vain"),
        (OneAfterAnother, fanout.slow_callbacks_hold_up_nobody, "in vain"),
        (OneAfterAnother, fanout.failing_callbacks_harm_nobody, "in vain"),
        (CriesGap, fanout.hints_cross_both_ways, "a gap without a reason"),
        (LeavesATask, fanout.closing_is_clean, "tasks are left behind"),
        (Warns, fanout.closing_is_clean, "warnings: .*unclosed"),
        (AlwaysHealthy, fanout.closing_is_clean, "healthy after closing"),
    ],
)
def test_a_broken_promise_is_found(
    kind: type[MemoryFanout],
    check: fanout.Check,
    breach: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if breach == "in vain":
        monkeypatch.setattr(ear, "PATIENCE", 0.3)
    with pytest.raises(AssertionError, match=breach):
        fanout.run_check(check, maker(kind))


def test_orphaned_subscriptions_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ear, "PATIENCE", 0.3)
    with pytest.raises(ExceptionGroup) as raised:
        fanout.run_check(fanout.racing_subscriptions_are_not_orphaned, maker(Orphans))
    assert all(isinstance(error, AssertionError) for error in raised.value.exceptions)
