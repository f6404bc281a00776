"""`cryptonym admin backup | restore | export | purge`: on the store itself, not on the network."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import typer

from cryptonym.cli.choices import BAD_USAGE, screen_in
from cryptonym.cli.screen import Screen
from cryptonym.cli.serve import FAILED, chosen_settings, say_unreachable
from cryptonym.server.rooms.spoken import heard_name
from cryptonym.store.dump import DumpError
from cryptonym.store.opening import open_store
from cryptonym.store.opening import restore as restore_into
from cryptonym.store.port import Store, StoreUnavailable, TableId

DAY = 86_400_000  # milliseconds
T = TypeVar("T")

admin = typer.Typer(
    help="Look after the store of a server, on its own machine.", no_args_is_help=True
)

Database = Annotated[
    str | None, typer.Option(help="The server's database; CRYPTONYM_DATABASE if not given.")
]
Ui = Annotated[str | None, typer.Option(help="Language of the interface.")]


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Write everything to a file while play goes on."""
    screen = screen_in(ui)
    try:
        _on_store(screen, database, lambda store: store.backup(file))
    except OSError:
        _fail(screen, "admin-not-written", file=str(file))
    screen.say("admin-backed-up", file=str(file))


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, of whatever kind of database.")],
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Put the tables of a backup back; what is there stays as it is."""
    screen = screen_in(ui)
    if not file.is_file():
        _fail(screen, "admin-no-file", file=str(file))
    try:
        done = _on_store(screen, database, lambda store: restore_into(file, store))
    except DumpError:
        _fail(screen, "admin-damaged", file=str(file))
    screen.say("admin-restored", count=done.tables)
    if done.refused:
        screen.say("admin-left-out", "yellow", count=len(done.refused))
        for table in done.refused:
            screen.line(f"  {table}")


@admin.command()
def export(
    table: Annotated[str, typer.Argument(help="A table's id, or its name if it is open.")],
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Print everything stored of a table, keys included: one entry a line, as JSON."""
    screen = screen_in(ui)

    async def entries(store: Store) -> list[bytes]:
        found = await store.export(TableId(table))
        named = None if found else await store.find(heard_name(table))
        return await store.export(named) if named else found

    found = _on_store(screen, database, entries)
    if not found:
        _fail(screen, "admin-no-table", table=table)
    for entry in found:
        sys.stdout.write(entry.decode() + "\n")


@admin.command()
def purge(
    days: Annotated[int, typer.Option(min=0, help="Keep what was closed in the last days.")],
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Delete tables that were closed long ago, with their records."""
    before = time.time_ns() // 1_000_000 - days * DAY
    screen = screen_in(ui)
    count = _on_store(screen, database, lambda store: store.purge(before))
    screen.say("admin-purged", count=count)


def _on_store(screen: Screen, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    address = chosen_settings(database=database).database
    scheme, _, path = address.partition(":///")
    if scheme == "sqlite" and not Path(path).exists():
        _fail(screen, "admin-no-file", file=path)  # opening it would make an empty one

    async def run() -> T:
        try:
            store = await open_store(address)
        except OSError as error:
            raise StoreUnavailable(address) from error
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreUnavailable:
        say_unreachable(screen, address)
        raise typer.Exit(FAILED) from None
    except (ValueError, ModuleNotFoundError) as error:
        if isinstance(error, DumpError):
            raise
        raise typer.BadParameter(str(error), param_hint="--database") from None


def _fail(screen: Screen, message: str, **values: object) -> NoReturn:
    screen.say(message, "yellow", **values)
    raise typer.Exit(BAD_USAGE)
