"""The command line: `cryptonym play`, `cryptonym referee`, `cryptonym record`."""

from typing import Annotated

import typer

import cryptonym
from cryptonym.cli.play import play
from cryptonym.cli.record import record
from cryptonym.cli.referee import referee

app = typer.Typer(
    name="cryptonym",
    help="The word game Codenames: play it, judge clues, read game records.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(referee)
app.add_typer(record, name="record")


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(cryptonym.__version__)
        raise typer.Exit


@app.callback()
def cryptonym_options(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the version.",
            is_eager=True,
            callback=lambda wanted: _show_version(wanted=wanted),
        ),
    ] = False,
) -> None:
    """Every rule of five rulebooks, six languages, a referee that knows them."""


def main() -> None:
    """Entry point of the `cryptonym` command."""
    app()
