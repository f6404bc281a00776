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
from cryptonym.arena.missions import GRID, play_missions
from cryptonym.arena.players import Pair, UnknownPlayerError, read_pair, sit_down
from cryptonym.arena.plots import plots
from cryptonym.arena.series import SeriesResult, Setting, play_series
from cryptonym.cli.choices import one_of
from cryptonym.language.decks import MIXED, lists_of
from cryptonym.languages import CODES
from cryptonym.rules.options import MOST_TOKENS, Mission
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import OURS, variant_named, variants

GAMES = [variant.name for variant in OURS]


def arena(
    first: Annotated[
        str, typer.Argument(help="A team: spymaster+operative, or two partners: hard:a+hard:b.")
    ] = "hard:a+hard:b",
    second: Annotated[str, typer.Argument(help="The other team.")] = "hard:b+hard:a",
    language: Annotated[list[str] | None, typer.Option(help=f"{' '.join(CODES)}, or all.")] = None,
    mode: Annotated[str, typer.Option(help=f"Which game: {', '.join(GAMES)}.")] = "teams",
    words: Annotated[
        str | None,
        typer.Option("--list", help="deck, second, junior, deck+second, pictures, pictures+deck."),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Games; each deal is played twice.")] = 300,
    seed: Annotated[int, typer.Option(help="Play the same deals again.")] = 0,
    tokens: Annotated[
        int, typer.Option(min=1, max=MOST_TOKENS, help="Duet: tokens in the bank.")
    ] = Mission().tokens,
    mistakes: Annotated[
        int | None, typer.Option(min=0, max=MOST_TOKENS, help="Duet: mistakes allowed.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many play at once; all cores by default.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Where to write the figures.")] = None,
    plot: Annotated[Path | None, typer.Option(help="A folder for the SVG plots.")] = None,
    missions: Annotated[
        Path | None, typer.Option(help="Duet: play every mission, and write a table there.")
    ] = None,
    *,
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Every spymaster with every operative.")
    ] = False,
) -> None:
    """Let bots play many games; grey rows have one head in both seats and prove nothing."""
    variant = variant_named(one_of(mode, [known.name for known in variants()], "--mode"))
    languages = _languages(language or ["en"])
    words = words or variant.usual_list
    for code in languages:
        for name in words.split(MIXED):
            one_of(name, lists_of(code), "--list")
    problem = variant.lists_problem(words.split(MIXED))
    if problem:
        raise typer.BadParameter(f"{words}: {problem.code}", param_hint="--list")
    teams = (
        _pair(first, "FIRST", variant, languages[0]),
        _pair(second, "SECOND", variant, languages[0]),
    )
    _try_files(json or missions, plot)
    mission = Mission(tokens, mistakes)
    workers = processes or os.cpu_count() or 1
    results: list[SeriesResult] = []
    with _progress() as bar:
        if missions:
            settings = [Setting(code, mode, words, seed) for code in languages]
            task = bar.add_task(mode, total=len(GRID))
            table = play_missions(settings, teams, games, workers, partial(bar.advance, task))
            missions.write_text(table, encoding="utf-8")
            return
        for code in languages:
            setting = Setting(code, mode, words, seed, mission)
            series = len(pairs_of(code)) if matrix else 1
            task = bar.add_task(code, total=games * series)

            advance = partial(bar.advance, task)
            if matrix:
                results += play_matrix(setting, games, workers, advance)
            else:
                results.append(play_series(setting, *teams, games, workers, advance))
    _show(Console(highlight=False), results, matrix=matrix)
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    if plot:
        _draw(results, plot, matrix=matrix)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, highlight=False),
    )


def _show(console: Console, results: Sequence[SeriesResult], *, matrix: bool) -> None:
    table = Table("", "team", "won", "own a clue", "said", "assassin", box=None)
    for column in table.columns:
        column.no_wrap = True
    for result in results:
        teams = [(result.first, result.of_first)]
        if not matrix:
            teams.append((result.second, result.of_second))
        for pair, found in teams:
            row = _row(result.setting.language, pair, found)
            table.add_row(*row, style="bright_black" if pair.same_knowledge else "")
    console.print(table)
    if not matrix:
        for result in results:
            ended = result.assassin_games
            console.print(
                f"{result.setting.language}: the assassin ended {_percent(ended)} "
                f"of {ended.of} games"
            )
            for line in (
                _bank(result.first, result.of_first),
                _bank(result.second, result.of_second),
            ):
                if line:
                    console.print(line)


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


def _bank(pair: Pair, found: Figures) -> str:
    """What is counted where there is a bank of tokens; nothing elsewhere."""
    if found.sudden is None or found.tokens_left is None:
        return ""
    left = found.tokens_left
    return (
        f"    {pair}: sudden death in {_percent(found.sudden)}, "
        f"{left.value:.2f} ±{left.high - left.value:.2f} tokens left of a won game"
    )


def _percent(rate: Rate) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.0f}-{100 * rate.high:.0f})"


def _draw(results: Sequence[SeriesResult], folder: Path, *, matrix: bool) -> None:
    for language in dict.fromkeys(one.setting.language for one in results):
        of_language = [one for one in results if one.setting.language == language]
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


def _pair(typed: str, option: str, variant: Variant, language: str) -> Pair:
    try:
        pair = read_pair(typed)
        for place in variant.places:
            sit_down(pair, variant, place, language, 0)
    except TypeError as error:  # somebody's own class that is no player, or not of this game
        raise typer.BadParameter(str(error), param_hint=option) from None
    except UnknownPlayerError as error:
        raise typer.BadParameter(
            f"nobody plays under the name {error}", param_hint=option
        ) from None
    return pair
