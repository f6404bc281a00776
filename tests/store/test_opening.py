"""An address names a store."""

import asyncio
from pathlib import Path

import pytest

from cryptonym.store import NewTable, Store, open_store
from cryptonym.store import opening as opening_module
from cryptonym.store.memory import MemoryStore
from cryptonym.store.postgres import PostgresStore
from cryptonym.store.sqlite import SqliteStore
from servers.postgres import PostgresServer


def kind_of(url: str) -> type[Store]:
    async def opened() -> type[Store]:
        store = await open_store(url)
        await store.close()
        return type(store)

    return asyncio.run(opened())


def test_memory_is_an_address() -> None:
    assert kind_of("memory:") is MemoryStore


def test_an_absolute_path_has_four_slashes(tmp_path: Path) -> None:
    assert kind_of(f"sqlite:///{tmp_path}/a%20b%3F.db") is SqliteStore
    assert (tmp_path / "a b?.db").exists()


def test_a_relative_path_has_three_slashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert kind_of("sqlite:///a.db") is SqliteStore
    assert (tmp_path / "a.db").exists()


def test_a_server_is_an_address(postgres: PostgresServer) -> None:
    assert kind_of(postgres.new_schema()) is PostgresStore


@pytest.mark.parametrize("url", ["", "a.db", "sqlite:", "sqlite:///", "mysql://a/b", "memory:x"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="expected memory:, sqlite:///path or postgresql"):
        asyncio.run(open_store(url))


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(ValueError, match="got mysql:") as refused:
        asyncio.run(open_store("mysql://me:secret@host/db"))
    assert "secret" not in str(refused.value)


def test_without_its_driver_postgres_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_module, "find_spec", lambda _name: None)
    with pytest.raises(ModuleNotFoundError, match=r"cryptonym\[postgres\]"):
        asyncio.run(open_store("postgresql://host/db"))


@pytest.mark.parametrize("text", ["", "a\0b", "\ud800"])
def test_a_table_has_an_id_and_a_name_that_every_store_can_keep(text: str) -> None:
    with pytest.raises(ValueError, match="expected some text"):
        NewTable(id="a", name=text, created_at=0)
    with pytest.raises(ValueError, match="expected some text"):
        NewTable(id=text, name="a", created_at=0)
