"""`cryptonym admin`: backup, restore, export and purge, directly on the store."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from click.testing import Result
from typer.testing import CliRunner

from cryptonym.cli.app import app
from cryptonym.store.opening import open_store
from cryptonym.store.people import Person, PersonId, WholePerson
from cryptonym.store.port import NewTable
from cryptonym.text import LANGUAGES

ENTRIES = [b'{"v":1,"at":1,"event":{"type":"table_locked","locked":true}}', b'{"v":1,"at":2}']


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Two tables, one of them closed long ago."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill() -> None:
        store = await open_store(url)
        for table in ("one", "two"):
            row = NewTable(id=table, name=f"{table}-pizza-luna-rana", created_at=1)
            assert await store.create(row, ENTRIES)
        assert await store.close_table("two", 5)
        await store.close()

    asyncio.run(fill())
    return url


def admin(*arguments: str, database: str, ui: str = "en") -> Result:
    return CliRunner().invoke(app, ["admin", *arguments, "--database", database, "--ui", ui])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_backed_up_can_be_restored_elsewhere(
    database: str, tmp_path: Path, language: str
) -> None:
    file, other = tmp_path / "backup", tmp_path / "other.db"
    other.touch()
    done = admin("backup", str(file), database=database, ui=language)
    assert done.exit_code == 0, done.output
    assert file.stat().st_mode & 0o077 == 0  # it holds keys
    elsewhere = f"sqlite:///{other}"
    back = admin("restore", str(file), database=elsewhere, ui=language)
    assert back.exit_code == 0, back.output
    assert "2" in back.output
    told = admin("export", "one", database=elsewhere)
    assert told.output.encode().splitlines() == ENTRIES


def test_restoring_twice_leaves_what_is_there(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    admin("backup", str(file), database=database)
    again = admin("restore", str(file), database=database)
    assert again.exit_code == 0
    assert {"  one", "  two"} <= set(again.output.splitlines())


def test_a_table_is_exported_by_id_or_by_its_spoken_name(database: str) -> None:
    by_id = admin("export", "one", database=database)
    by_name = admin("export", "One PIZZA luna rana", database=database)
    assert by_id.output == by_name.output
    assert [msgspec.json.decode(line)["v"] for line in by_id.output.splitlines()] == [1, 1]


def test_purge_deletes_what_was_closed_long_ago_and_nothing_else(database: str) -> None:
    assert admin("purge", "--days", "30000", database=database).exit_code == 0
    assert admin("export", "two", database=database).exit_code == 0
    assert "One" in admin("purge", "--days", "30", database=database).output
    assert admin("export", "two", database=database).exit_code == 2
    assert admin("export", "one", database=database).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_backup_is_told(database: str, tmp_path: Path, language: str) -> None:
    file = tmp_path / "backup"
    file.write_text('{"format":"cryptonym-dump","v":1}\n')
    result = admin("restore", str(file), database=database, ui=language)
    assert result.exit_code == 2
    assert "backup" in result.output
    assert "Traceback" not in result.output


def test_what_is_not_there_is_bad_usage(database: str, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    assert admin("purge", "--days", "1", database=nowhere).exit_code == 2
    assert not (tmp_path / "none.db").exists()
    assert admin("restore", str(tmp_path / "none"), database=database).exit_code == 2
    assert admin("backup", str(tmp_path / "no" / "b"), database=database).exit_code == 2
    assert admin("backup", str(tmp_path / "b"), database="oracle://x").exit_code == 2
    assert admin("purge", "--days", "-1", database=database).exit_code == 2


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "text.db"
    file.write_text("this is not a database, and it is long enough to be looked at" * 20)
    told = admin("purge", "--days", "1", database=f"sqlite:///{file}")
    assert told.exit_code == 1
    assert file.name in told.output


def test_people_are_listed_exported_and_made_to_leave(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'people.db'}"

    async def fill() -> None:
        store = await open_store(url)
        for name in ("ann", "bo"):
            known = Person(id=PersonId(name), name=name.title(), created_at=1, seen_at=1)
            await store.people.restore(WholePerson(person=known))
        await store.close()

    asyncio.run(fill())
    listed = [msgspec.json.decode(line) for line in admin("people", database=url).output.split()]
    assert [person["name"] for person in listed] == ["Ann", "Bo"]
    whole = msgspec.json.decode(admin("export-person", "bo", database=url).output)
    assert whole["person"]["name"] == "Bo"
    assert admin("export-person", "nobody", database=url).exit_code == 2
    assert admin("forget-person", "bo", database=url).exit_code == 0
    assert admin("forget-person", "bo", database=url).exit_code == 2
    file = tmp_path / "backup"
    admin("backup", str(file), database=url)
    assert "One person was left out" not in admin("purge", "--days", "1", database=url).output
    gone = admin("purge", "--days", "1", "--people", database=url)
    assert "2 people" in gone.output
    assert "2 people are back" in admin("restore", str(file), database=url).output
    assert "2 people were left out" in admin("restore", str(file), database=url).output
