"""`cryptonym admin`: backups, tables and people, on the store itself, not on the network."""

import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import msgspec
import typer

from cryptonym.cli.choices import BAD_USAGE, screen_in
from cryptonym.cli.screen import Screen
from cryptonym.cli.serve import FAILED, chosen_settings, say_unreachable
from cryptonym.language.spoken import heard_name
from cryptonym.proofs import solver_of_person
from cryptonym.store.daily_lines import WholeSolver
from cryptonym.store.dump import DumpError
from cryptonym.store.opening import open_store
from cryptonym.store.opening import restore as restore_into
from cryptonym.store.people import Person, PersonId, WholePerson
from cryptonym.store.port import PAGE, Store, StoreUnavailable, TableId
from cryptonym.store.strangers_port import Case, Report

DAY = 86_400_000  # milliseconds
T = TypeVar("T")
_JSON = msgspec.json.Encoder()

admin = typer.Typer(
    help="Look after the store of a server, on its own machine.", no_args_is_help=True
)

Database = Annotated[
    str | None, typer.Option(help="The server's database; CRYPTONYM_DATABASE if not given.")
]
Whose = Annotated[str, typer.Argument(help="A person's id, as `admin people` prints it.")]
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
    """Put the tables, people and days of a backup back; what is there stays as it is."""
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
    if done.people:
        screen.say("admin-people-restored", count=done.people)
    if done.known:
        screen.say("admin-people-known", "yellow", count=done.known)
    if done.daily:
        screen.say("admin-daily-restored", count=done.daily)


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
def turns(database: Database = None, ui: Ui = None) -> None:
    """Print what people made of clues in the daily, if they agreed: one turn a line, as JSON."""
    screen = screen_in(ui)

    async def kept(store: Store) -> list[bytes]:
        found: list[tuple[int, bytes]] = []
        while page := await store.daily.turns(found[-1][0] if found else 0, PAGE):
            found += page
        return [turn for _, turn in found]

    lines = _on_store(screen, database, kept)
    secrets.SystemRandom().shuffle(lines)  # their order would tell which are of one person
    for line in lines:
        sys.stdout.write(line.decode() + "\n")


@admin.command()
def purge(
    days: Annotated[int, typer.Option(min=0, help="Keep what was closed in the last days.")],
    people: Annotated[
        bool,
        typer.Option("--people", help="Also people not seen since who sit at no open table."),
    ] = False,
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Delete tables that were closed long ago, with their records."""
    before = _now() - days * DAY
    screen = screen_in(ui)
    count = _on_store(screen, database, lambda store: store.purge(before))
    screen.say("admin-purged", count=count)
    if people:
        gone = _on_store(screen, database, lambda store: _purge_people(store, before))
        screen.say("admin-people-purged", count=gone)


async def _purge_people(store: Store, before: int) -> int:
    """Delete who was not seen since, and what they did in the daily; how many."""
    known = {person.id async for person in store.people.everybody()}
    count = await store.people.purge(before)
    for person in known - {person.id async for person in store.people.everybody()}:
        await store.daily.forget(solver_of_person(person))
    return count


@admin.command()
def people(database: Database = None, ui: Ui = None) -> None:
    """Print who wants their tables kept: one person a line, as JSON."""

    async def everybody(store: Store) -> list[Person]:
        return [person async for person in store.people.everybody()]

    for person in _on_store(screen_in(ui), database, everybody):
        sys.stdout.write(_JSON.encode(person).decode() + "\n")


@admin.command()
def export_person(person: Whose, database: Database = None, ui: Ui = None) -> None:
    """Print everything stored of a person, as JSON; of their keys there are only hashes."""
    screen = screen_in(ui)

    async def everything(store: Store) -> tuple[WholePerson | None, WholeSolver]:
        solver = solver_of_person(PersonId(person))
        return await store.people.whole(PersonId(person)), await store.daily.whole(solver)

    whole, daily = _on_store(screen, database, everything)
    if whole is None:
        _fail(screen, "admin-no-person", person=person)
    told = msgspec.structs.asdict(whole) | {"daily": daily}
    sys.stdout.write(_JSON.encode(told).decode() + "\n")


@admin.command()
def forget_person(person: Whose, database: Database = None, ui: Ui = None) -> None:
    """Delete a person. The server takes them from their tables when it next looks."""
    screen = screen_in(ui)
    left = _on_store(screen, database, lambda store: store.people.leave(PersonId(person), _now()))
    if not left:
        _fail(screen, "admin-no-person", person=person)
    screen.say("admin-person-leaves")


@admin.command()
def reports(
    done: Annotated[
        int | None, typer.Option(help="The number of a report that you have dealt with.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Also what was dealt with before.")
    ] = False,
    database: Database = None,
    ui: Ui = None,
) -> None:
    """Print what strangers report of each other: one report a line, as JSON."""
    screen = screen_in(ui)

    async def read(store: Store) -> list[Report] | None:
        if done is not None and not await store.strangers.close_report(done, _now()):
            return None
        return await store.strangers.reports(done=everything)

    found = _on_store(screen, database, read)
    if found is None:
        _fail(screen, "admin-no-report", report=done)
    for report in found:
        sys.stdout.write(_JSON.encode(report).decode() + "\n")


@admin.command()
def verdicts(database: Database = None, ui: Ui = None) -> None:
    """Print what juries made of doubtful clues: one verdict a line, as JSON, without persons."""
    screen = screen_in(ui)

    async def settled(store: Store) -> list[Case]:
        found: list[Case] = []
        while page := await store.strangers.verdicts(found[-1].id if found else 0, PAGE):
            found += page
        return found

    for case in _on_store(screen, database, settled):
        told = {"language": case.language, "clue": case.clue, "word": case.word}
        votes = {"allowed": case.outcome, "yes": case.yes, "no": case.no}
        sys.stdout.write(_JSON.encode(told | votes).decode() + "\n")


def _now() -> int:
    return time.time_ns() // 1_000_000


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
