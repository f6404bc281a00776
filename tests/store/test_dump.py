"""A backup is whole, or it is no backup."""

import asyncio
from pathlib import Path

import pytest

from cryptonym.store import NewTable, open_store, restore
from cryptonym.store.dump import DumpError, opened_dump, read_dump
from cryptonym.store.memory import MemoryStore


@pytest.fixture
def dump(tmp_path: Path) -> Path:
    async def back_up() -> None:
        store = MemoryStore()
        for name in ("a", "ĉevalo"):
            await store.create(NewTable(id=name, name=name, created_at=5), (b"\0\xff", b"{}"))
        await store.backup(tmp_path / "dump")

    asyncio.run(back_up())
    return tmp_path / "dump"


def test_a_dump_is_lines_of_text(dump: Path) -> None:
    head, *tables, tail = dump.read_text("utf-8").splitlines()
    assert head == '{"format":"cryptonym-dump","v":1}'
    assert tail == '{"tables":2}'
    assert all('"entries":["AP8=","e30="]' in table for table in tables)


@pytest.mark.parametrize(
    ("cut", "complaint"),
    [
        (slice(0, 0), "line 1"),
        (slice(1, None), "line 1"),
        (slice(0, 2), "ends after 1 tables"),
        (slice(0, 3), "ends after 2 tables"),
        (slice(0, None, 3), "expected 0 tables, got 2"),
    ],
)
def test_a_torn_dump_is_noticed(dump: Path, cut: slice, complaint: str) -> None:
    lines = dump.read_bytes().splitlines(keepends=True)
    dump.write_bytes(b"".join(lines[cut]))
    with pytest.raises(DumpError, match=complaint):
        list(read_dump(dump))


def test_a_line_torn_in_the_middle_is_noticed(dump: Path) -> None:
    dump.write_bytes(dump.read_bytes()[:60])
    with pytest.raises(DumpError, match="line 2"):
        list(read_dump(dump))


def test_a_dump_of_another_format_is_refused(dump: Path) -> None:
    dump.write_bytes(dump.read_bytes().replace(b'"v":1', b'"v":2', 1))
    with pytest.raises(DumpError, match="got cryptonym-dump 2"):
        asyncio.run(restore(dump, MemoryStore()))


def test_a_backup_that_fails_leaves_the_old_one(dump: Path) -> None:
    before = dump.read_bytes()
    with pytest.raises(ZeroDivisionError), opened_dump(dump):
        raise ZeroDivisionError
    assert dump.read_bytes() == before
    assert list(dump.parent.iterdir()) == [dump]


def test_a_backup_is_not_changed_by_being_read(tmp_path: Path) -> None:
    async def back_up_and_restore() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/a.db")
        await store.create(NewTable(id="a", name="a", created_at=5), (b"1",))
        (tmp_path / "kept").mkdir()
        backup = tmp_path / "kept" / "backup"
        await store.backup(backup)
        await store.close()
        before = backup.read_bytes()
        backup.chmod(0o400)
        assert (await restore(backup, MemoryStore())).tables == 1
        assert backup.read_bytes() == before
        assert list(backup.parent.iterdir()) == [backup]

    asyncio.run(back_up_and_restore())


def test_a_dump_moves_tables_from_one_kind_of_store_to_another(dump: Path, tmp_path: Path) -> None:
    async def move() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/moved.db")
        assert (await restore(dump, store)).tables == 2
        assert await store.export("ĉevalo") == [b"\0\xff", b"{}"]
        again = await restore(dump, store)
        assert (again.tables, again.refused) == (0, ("a", "ĉevalo"))
        await store.close()

    asyncio.run(move())
