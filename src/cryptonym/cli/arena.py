"""`cryptonym arena`: bots against bots, with figures that admit their uncertainty."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cryptonym.arena.figures import Figures, Rate
from cryptonym.arena.matrix import pairs_of, play_matrix
from cryptonym.arena.players import Pair, UnknownPlayerError, make_player, read_pair
from cryptonym.arena.plots import plots
from cryptonym.arena.series import SeriesResult, Setting, play_series
from cryptonym.cli.choices import one_of
from cryptonym.language.decks import LISTS
from cryptonym.languages import CODES
from cryptonym.rules.model import Role
from cryptonym.rules.variants import variants


def arena(
    first: Annotated[
        str, typer.Argument(help="A team: spymaster+operative, such as hard:a+hard:b.")
    ] = "hard:a+hard:b",
    second: Annotated[str, typer.Argument(help="The other team.")] = "hard:b+hard:a",
    language: Annotated[list[str] | None, typer.Option(help=f"{' '.join(CODES)}, or all.")] = None,
    mode: Annotated[str, typer.Option(help="teams, coop or shared.")] = "teams",
    words: Annotated[str, typer.Option("--list", help="deck or junior.")] = "deck",
    games: Annotated[int, typer.Option(min=2, help="Games; each deal is played twice.")] = 300,
    seed: Annotated[int, typer.Option(help="Play the same deals again.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many play at once; all cores by default.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Where to write the figures.")] = None,
    plot: Annotated[Path | None, typer.Option(help="A folder for the SVG plots.")] = None,
    *,
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Every spymaster with every operative.")
    ] = False,
) -> None:
    """Let bots play many games; grey rows have one head in both seats and prove nothing."""
    one_of(mode, [variant.name for variant in variants()], "--mode")
    one_of(words, LISTS, "--list")
    languages = _languages(language or ["en"])
    teams = _pair(first, "FIRST", languages[0]), _pair(second, "SECOND", languages[0])
    _try_files(json, plot)
    workers = processes or os.cpu_count() or 1
    outcomes: list[SeriesResult] = []
    with _progress() as bar:
        for code in languages:
            setting = Setting(code, mode, words, seed)
            series = len(pairs_of(code)) if matrix else 1
            task = bar.add_task(code, total=games * series)

            advance = partial(bar.advance, task)
            if matrix:
                outcomes += play_matrix(setting, games, workers, advance)
            else:
                outcomes.append(play_series(setting, *teams, games, workers, advance))
    _show(Console(highlight=False), outcomes, matrix=matrix)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(outcomes), indent=2) + b"\n")
    if plot:
        _draw(outcomes, plot, matrix=matrix)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, highlight=False),
    )


def _show(console: Console, outcomes: Sequence[SeriesResult], *, matrix: bool) -> None:
    table = Table("", "team", "won", "own a clue", "said", "assassin", box=None)
    for column in table.columns:
        column.no_wrap = True
    for outcome in outcomes:
        teams = [(outcome.first, outcome.of_first)]
        if not matrix:
            teams.append((outcome.second, outcome.of_second))
        for pair, found in teams:
            row = _row(outcome.setting.language, pair, found)
            table.add_row(*row, style="bright_black" if pair.same_knowledge else "")
    console.print(table)
    if not matrix:
        for outcome in outcomes:
            ended = outcome.assassin_games
            console.print(
                f"{outcome.setting.language}: the assassin ended {_percent(ended)} "
                f"of {ended.of} games"
            )


def _row(language: str, pair: Pair, found: Figures) -> tuple[str, ...]:
    own = found.own_per_clue
    return (
        language,
        str(pair),
        _percent(found.win),
        f"{own.value:.2f} ±{own.high - own.value:.2f}",
        f"{found.promised_per_clue:.2f}",
        _percent(found.assassin),
    )


def _percent(rate: Rate) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.0f}-{100 * rate.high:.0f})"


def _draw(outcomes: Sequence[SeriesResult], folder: Path, *, matrix: bool) -> None:
    for language in dict.fromkeys(one.setting.language for one in outcomes):
        of_language = [one for one in outcomes if one.setting.language == language]
        for name, picture in plots(of_language, matrix=matrix).items():
            (folder / f"{language}-{name}.svg").write_text(picture, encoding="utf-8")


def _languages(typed: Sequence[str]) -> Sequence[str]:
    if "all" in typed:
        return CODES
    for code in typed:
        one_of(code, CODES, "--language")
    return typed


def _try_files(json: Path | None, plot: Path | None) -> None:
    """Nobody waits for all games to hear then that a file cannot be written."""
    try:
        if json:
            json.open("ab").close()
        if plot:
            plot.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise typer.BadParameter(f"{error.filename}: {error.strerror}") from None


def _pair(typed: str, option: str, language: str) -> Pair:
    try:
        pair = read_pair(typed)
        make_player(pair.spymaster, language, Role.SPYMASTER, 0)
        make_player(pair.operative, language, Role.OPERATIVE, 0)
    except TypeError as error:  # somebody's own class that is no player
        raise typer.BadParameter(str(error), param_hint=option) from None
    except UnknownPlayerError as error:
        raise typer.BadParameter(
            f"nobody plays under the name {error}", param_hint=option
        ) from None
    return pair
