"""`cryptonym daily make | show | verify`: the days of the daily, on the operator's machine."""

import hashlib
import secrets
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, date, datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cryptonym.cli.choices import BAD_USAGE, one_of, screen_in
from cryptonym.cli.screen import Screen
from cryptonym.cli.serve import FAILED, chosen_settings
from cryptonym.daily.almanac import Almanac, read_almanac, write_almanac
from cryptonym.daily.making import make_days
from cryptonym.daily.opening import read_opening
from cryptonym.daily.options import ears_of
from cryptonym.daily.showing import shown_day
from cryptonym.daily.values import CLUE_DAYS, Day, DayError, promise
from cryptonym.languages import CODES
from cryptonym.store.dump import replaced

AT_ONCE: Final = 7  # days that a process makes before it tells
EVERY: Final = "all"

daily = typer.Typer(help="Make, show and check the days of the daily.", no_args_is_help=True)

File = Annotated[Path, typer.Option(help="The file of days.")]
Language = Annotated[str, typer.Option(help="A language, or all of them.")]
First = Annotated[str, typer.Option("--from", help="The first date, such as 2026-11-18.")]
Ui = Annotated[str | None, typer.Option(help="Language of the interface.")]


class Task(msgspec.Struct, frozen=True):
    """Some days of one language to make, after others."""

    language: str
    first: str
    count: int
    secret: bytes
    earlier: tuple[Day, ...]


@daily.command()
def make(
    days: Annotated[int, typer.Option(min=1, help="How many.")] = 365,
    first: First = "",
    language: Language = EVERY,
    processes: Annotated[int, typer.Option(min=1, help="At once.")] = 2,
    file: File = Path("days.txt"),
    ui: Ui = None,
) -> None:
    """Make days from a date on; those that the file has already stay as they are."""
    screen = screen_in(ui)
    begin = _date(first) if first else datetime.now(UTC).date()
    there = _read(screen, file) if file.exists() else Almanac({})
    secret = _secret()
    wanted = [
        (code, (begin + timedelta(number)).isoformat())
        for code in _languages(language)
        for number in range(days)
    ]
    missing = {code: [on for c, on in wanted if c == code] for code in _languages(language)}
    found = dict(there.days)
    try:
        with _progress() as bar:
            task = bar.add_task("", total=len(wanted))
            bar.advance(task, sum(one in found for one in wanted))
            for made in _made(missing, found, secret, processes):
                found |= {(day.language, day.date): day for day in made}
                bar.advance(task, len(made))
    finally:  # whoever has no patience keeps what was made
        with replaced(file) as partial:
            partial.write_text(write_almanac(found.values()), encoding="utf-8")
    screen.say("days-made", count=len(found), file=str(file))


@daily.command()
def show(
    days: Annotated[int, typer.Option(min=1, help="How many.")] = 7,
    first: First = "",
    language: Language = EVERY,
    file: File = Path("days.txt"),
    ui: Ui = None,
) -> None:
    """Print days with their solutions: only for who does not want to solve them."""
    screen = screen_in(ui)
    if not file.is_file():
        _fail(screen, "admin-no-file", file=str(file))
    begin = _date(first) if first else datetime.now(UTC).date()
    dates = {(begin + timedelta(number)).isoformat() for number in range(days)}
    kept = _read(screen, file).days
    for key in sorted(kept):
        if key[0] in _languages(language) and key[1] in dates:
            typer.echo(shown_day(kept[key]))


@daily.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The opening of a day, as the server gives it.")],
    promised: Annotated[str, typer.Option(help="The hash that was published beforehand.")] = "",
    ui: Ui = None,
) -> None:
    """Check that a day is the one that was promised before it began."""
    screen = screen_in(ui)
    try:
        day, claimed = read_opening(file.read_bytes())
    except OSError:
        _fail(screen, "admin-no-file", file=str(file))
    except DayError:
        _fail(screen, "days-unreadable", file=str(file))
    found = promise(day)
    if found != (promised.strip().lower() or claimed):
        screen.say("days-false", "yellow", promise=found)
        raise typer.Exit(FAILED)
    screen.say("days-true", promise=found)


def _made(
    missing: dict[str, list[str]], found: dict[tuple[str, str], Day], secret: bytes, processes: int
) -> Iterator[tuple[Day, ...]]:
    """Days as they are made: a language waits for its own earlier days alone."""
    kept: dict[str, list[Day]] = {code: [] for code in missing}
    for (code, _), day in sorted(found.items()):
        kept.setdefault(code, []).append(day)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running: dict[Future[tuple[Day, ...]], str] = {}

        def go_on(code: str) -> None:
            have = {day.date for day in kept[code]}
            todo = next((on for on in missing[code] if on not in have), None)
            if todo is None:
                return
            run = missing[code][missing[code].index(todo) :][:AT_ONCE]
            count = next((n for n, on in enumerate(run) if on in have), len(run))
            near = (date.fromisoformat(todo) - timedelta(CLUE_DAYS)).isoformat()
            earlier = tuple(day for day in kept[code] if near <= day.date < todo)
            running[pool.submit(make_some, Task(code, todo, count, secret, earlier))] = code

        for code in missing:
            go_on(code)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                code, made = running.pop(one), one.result()
                kept[code] = sorted([*kept[code], *made], key=lambda day: day.date)
                yield made
                go_on(code)


def make_some(task: Task) -> tuple[Day, ...]:
    """The days of a task."""
    ears_of(task.language).remember_all()
    return tuple(make_days(task.language, task.first, task.count, task.secret, task.earlier))


def _secret() -> bytes:
    """The operator's secret, or a fresh one: the file has all that is needed of it."""
    written = chosen_settings().secret
    return hashlib.sha256(written.encode()).digest() if written else secrets.token_bytes(32)


def _languages(asked: str) -> tuple[str, ...]:
    return CODES if asked == EVERY else (one_of(asked, (*CODES, EVERY), "--language"),)


def _date(written: str) -> date:
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise typer.BadParameter(f"{written}: 2026-11-18", param_hint="--from") from None


def _read(screen: Screen, file: Path) -> Almanac:
    """The days of a file; what is damaged is named."""
    found = read_almanac(file.read_text(encoding="utf-8", errors="replace"))
    for line in found.damaged:
        screen.say("days-damaged", "yellow", file=str(file), line=line)
    return found


def _progress() -> Progress:
    return Progress(BarColumn(), MofNCompleteColumn(), TextColumn("·"), TimeRemainingColumn())


def _fail(screen: Screen, message: str, **values: object) -> NoReturn:
    screen.say(message, "yellow", **values)
    raise typer.Exit(BAD_USAGE)
