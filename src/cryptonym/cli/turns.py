"""`cryptonym bot judge` and `cryptonym bot fit`: bots beside people, by a file of turns."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn, cast, get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from cryptonym.arena.agreement import Agreement, Guesser, cases, measure
from cryptonym.arena.figures import Mean, Rate
from cryptonym.arena.fitting import Fit, TooFewTurnsError, fit
from cryptonym.arena.turns import FIELDS, HumanTurn, Reading, TurnsError, read_turns
from cryptonym.bots.embeddings import has_meaning
from cryptonym.bots.levels import Level
from cryptonym.bots.tuning import BotSettings, tuning_for, write_settings
from cryptonym.cli.choices import one_of
from cryptonym.languages import CODES

REFUSED = 1

File = Annotated[Path, typer.Argument(help="Turns: JSON lines (docs/turns.md), CSV, TSV or JSON.")]
LevelOption = Annotated[str, typer.Option("--level", help="easy, normal or hard.")]
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", help=f"Only turns in it: {' '.join(CODES)}. Rows without one are."),
]
Columns = Annotated[
    list[str] | None,
    typer.Option("--column", help=f"FIELD=COLUMN, for other files. Fields: {', '.join(FIELDS)}."),
]
Separator = Annotated[str, typer.Option(help="Between the words of a list in a table.")]
Model = Annotated[
    bool, typer.Option("--model/--no-model", help="Ask the sentence model, if it is there.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON.")]
Skip = Annotated[bool, typer.Option("--skip", help="Leave out lines that cannot be read.")]


class Row(msgspec.Struct, frozen=True):
    """The figures of the turns of one source in one language."""

    language: str
    source: str
    model: bool
    figures: Agreement


def judge(
    file: File,
    level: LevelOption = "hard",
    language: LanguageOption = None,
    column: Columns = None,
    separator: Separator = "|",
    *,
    model: Model = True,
    skip: Skip = False,
    json: AsJson = False,
) -> None:
    """Measure a bot on turns of people: what it finds, how far it agrees, how sure it may be."""
    guesser = _guesser(level, model=model)
    reading = Reading(_columns(column), separator, language or "")
    rows = []
    for code, of_code in _by_language(file, reading, language, skip=skip).items():
        heard = cases(of_code, guesser)
        sources = list(dict.fromkeys(turn.source for turn in of_code))
        for source in sources if len(sources) > 1 else ():
            some = [case for case in heard if case.turn.source == source]
            rows.append(_row(code, source, guesser, measure(some, guesser, tuning_for(code))))
        rows.append(_row(code, "", guesser, measure(heard, guesser, tuning_for(code))))
    if json:
        typer.echo(msgspec.json.encode(rows).decode())
    else:
        _show([(f"{row.language} {row.source}".strip(), row.figures) for row in rows])


def fit_turns(
    file: File,
    output: Annotated[
        Path | None, typer.Option(help="Where to write the weights, for CRYPTONYM_BOT_SETTINGS.")
    ] = None,
    level: LevelOption = "hard",
    language: LanguageOption = None,
    column: Columns = None,
    separator: Separator = "|",
    *,
    model: Model = True,
    skip: Skip = False,
    json: AsJson = False,
) -> None:
    """Fit how listeners weigh links on half of the boards, and try it on the other half."""
    guesser = _guesser(level, model=model)
    reading = Reading(_columns(column), separator, language or "")
    fits: list[Fit] = []
    for code, of_code in _by_language(file, reading, language, skip=skip).items():
        try:
            fits.append(fit(cases(of_code, guesser), guesser))
        except TooFewTurnsError as error:
            typer.echo(f"{code}: {error}", err=True)
    better = {one.language: one.tuning for one in fits if one.better}
    if json:
        typer.echo(msgspec.json.encode(fits).decode())
    else:
        _show(
            [
                (f"{one.language} {when}", figures)
                for one in fits
                for when, figures in (("before", one.before), ("after", one.after))
            ]
        )
        for one in fits:
            typer.echo(f"{one.language}: {msgspec.json.encode(one.tuning).decode()}")
    for one in fits:
        if not one.better:
            typer.echo(f"{one.language}: not better on what was held out", err=True)
    if not better:
        raise typer.Exit(REFUSED)
    if output:
        _write(output, BotSettings(languages=better))


def _write(output: Path, settings: BotSettings) -> None:
    try:
        write_settings(output, settings)
    except OSError as error:
        _fail(f"{output}: {error.strerror}")


def _guesser(level: str, *, model: bool) -> Guesser:
    one_of(level, get_args(Level), "--level")
    return Guesser(cast("Level", level), model)


def _columns(typed: Sequence[str] | None) -> dict[str, str]:
    found = {}
    for one in typed or ():
        field, equals, column = one.partition("=")
        if not equals or not column:
            raise typer.BadParameter(f"{one}: FIELD=COLUMN", param_hint="--column")
        found[one_of(field, FIELDS, "--column")] = column
    return found


def _by_language(
    file: Path, reading: Reading, language: str | None, *, skip: bool
) -> dict[str, list[HumanTurn]]:
    """The turns of a file, or of one language in it."""
    if language is not None:
        one_of(language, CODES, "--language")
    if not reading.separator:
        raise typer.BadParameter("empty", param_hint="--separator")
    skipped: list[TurnsError] = []
    try:
        turns = read_turns(file, reading, skipped if skip else None)
    except TurnsError as error:
        _fail(f"{file}: {error}")
    except UnicodeDecodeError:
        _fail(f"{file}: not_utf8")
    except OSError as error:
        _fail(f"{file}: {error.strerror}")
    if skipped:
        typer.echo(f"{file}: {len(skipped)} lines left out, the first: {skipped[0]}", err=True)
    found = [turn for turn in turns if language in (None, turn.language)]
    if not found:
        _fail(f"{file}: no_turns")
    codes = dict.fromkeys(turn.language for turn in found)
    return {code: [turn for turn in found if turn.language == code] for code in codes}


def _fail(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(REFUSED)


def _row(language: str, source: str, guesser: Guesser, figures: Agreement) -> Row:
    return Row(language, source, guesser.model and has_meaning(language), figures)


def _show(rows: Sequence[tuple[str, Agreement]]) -> None:
    table = Table("", *(name for name, _ in rows), box=None)
    for name in Agreement.__struct_fields__:
        values = [getattr(figures, name) for _, figures in rows]
        table.add_row(name.replace("_", " "), *map(_written, values))
    Console(highlight=False).print(table)


def _written(value: int | Rate | Mean | None) -> str:
    if value is None:
        return "-"
    if isinstance(value, int):
        return str(value)
    return f"{value.value:.3f} ({value.low:.3f}-{value.high:.3f})"
