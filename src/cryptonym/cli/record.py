"""`cryptonym record show | replay | verify | analyse FILE`."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer

from cryptonym.bots.analysis import analyse as analyse_game
from cryptonym.cli.choices import BAD_USAGE, screen_in
from cryptonym.cli.insight import tell_analysis
from cryptonym.cli.screen import Screen
from cryptonym.cli.story import tell_event, tell_result
from cryptonym.cli.wording import clue_text, record_problem
from cryptonym.language.pictures import described
from cryptonym.language.registry import UnknownLanguageError
from cryptonym.records import Record, RecordError, positions_of, read_record, verify_record
from cryptonym.rules import events as ev
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.model import WATCHER, Clue
from cryptonym.rules.variants import variant_of

DAMAGED = 1

record = typer.Typer(help="Read, replay, verify and analyse game records.", no_args_is_help=True)

File = Annotated[str, typer.Argument(help="A record file; - for standard input.")]
Ui = Annotated[str | None, typer.Option(help="Language of the interface.")]


@record.command()
def show(file: File, ui: Ui = None) -> None:
    """Show the board and everything that happened."""
    screen = screen_in(ui)
    game = _read(screen, file)
    last = _positions(screen, game)[-1]
    _title(screen, game)
    screen.board(view(last, WATCHER))
    for event in game.log:
        _tell(screen, game, event)
    _result(screen, game)


@record.command()
def replay(file: File, ui: Ui = None) -> None:
    """Show the board after every step."""
    screen = screen_in(ui)
    game = _read(screen, file)
    _title(screen, game)
    positions = _positions(screen, game)
    for step, position in enumerate(positions):
        screen.say("record-step", "bold", step=str(step), steps=str(len(positions) - 1))
        if step:
            _tell(screen, game, game.log[step - 1])
        screen.board(view(position, WATCHER))
    _result(screen, game)


@record.command()
def verify(file: File, ui: Ui = None) -> None:
    """Check every move by the rules, the seal, and the promise made at the deal."""
    screen = screen_in(ui)
    game = _read(screen, file)
    try:
        opened = verify_record(game)
    except RecordError as error:
        _fail(screen, error)
    screen.say("record-verified" if opened else "record-so-far")


@record.command()
def analyse(
    file: File,
    ui: Ui = None,
    *,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Look at a finished game again: what each clue suggested, what was better, what was luck."""
    screen = screen_in(ui)
    game = _read(screen, file)
    if not game.finished:
        screen.say("record-not-finished", "yellow")
        raise typer.Exit(DAMAGED)
    last = view(_positions(screen, game)[-1], WATCHER)
    try:
        found = analyse_game(last)
    except UnknownLanguageError as error:
        raise typer.BadParameter(str(error), param_hint="FILE") from None
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
        return
    _title(screen, game)
    tell_analysis(screen, last, found)


def _read(screen: Screen, file: str) -> Record:
    try:
        source = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError:
        screen.say("record-error-no-file", "yellow", file=file)
        raise typer.Exit(BAD_USAGE) from None
    try:
        return read_record(source)
    except RecordError as error:
        _fail(screen, error)


def _positions(screen: Screen, game: Record) -> list[Game]:
    try:
        return list(positions_of(game))
    except RecordError as error:
        _fail(screen, error)


def _fail(screen: Screen, error: RecordError) -> NoReturn:
    screen.line(record_problem(screen.text, error), "yellow")
    raise typer.Exit(DAMAGED)


def _title(screen: Screen, game: Record) -> None:
    language = screen.text.language_name(game.options.language)
    screen.say("record-title", "bold", language=language, mode=game.options.mode)
    for name, value in game.tags.items():
        screen.line(f"{name}: {value}", "dim")


def _tell(screen: Screen, game: Record, event: ev.Event) -> None:
    if isinstance(event, ev.ClueGiven):
        said = clue_text(screen.text, Clue(event.turn, event.team, event.word, event.number))
        screen.say("play-history-line", "bold", turn=event.turn, team=event.team.value, clue=said)
    else:
        words = tuple(described(game.options.language, face) for face in game.words)
        tell_event(screen, words, event)


def _result(screen: Screen, game: Record) -> None:
    if game.result:
        tell_result(screen, game.result, variant_of(game.options))
