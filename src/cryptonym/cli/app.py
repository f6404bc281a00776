"""The command line: `cryptonym` alone serves; play, referee, record, admin."""

from typing import Annotated

import typer

import cryptonym
from cryptonym.cli.admin import admin
from cryptonym.cli.arena import arena
from cryptonym.cli.bot import bot
from cryptonym.cli.play import play
from cryptonym.cli.record import record
from cryptonym.cli.referee import referee
from cryptonym.cli.serve import serve

app = typer.Typer(
    name="cryptonym",
    help="The word game Codenames: serve it, play it, judge clues, read game records.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(play)
app.command()(referee)
app.command()(arena)
app.add_typer(record, name="record")
app.add_typer(bot, name="bot")
app.add_typer(admin, name="admin")


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(cryptonym.__version__)
        raise typer.Exit


@app.callback()
def cryptonym_options(
    context: typer.Context,
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
    if context.invoked_subcommand is None and not version:
        serve()


def main() -> None:
    """Entry point of the `cryptonym` command."""
    app()
