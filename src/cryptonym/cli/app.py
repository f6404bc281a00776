"""The command line: `cryptonym` alone serves; play, referee, record, admin."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import cryptonym
from cryptonym.bots.tuning import VARIABLE, BotSettingsError, tuning_for
from cryptonym.cli.admin import admin
from cryptonym.cli.arena import arena
from cryptonym.cli.bot import bot
from cryptonym.cli.daily import daily
from cryptonym.cli.paper import print_paper
from cryptonym.cli.play import play
from cryptonym.cli.record import record
from cryptonym.cli.referee import referee
from cryptonym.cli.serve import serve
from cryptonym.languages import FALLBACK

OWN_OPTIONS = frozenset({"--version", "--help"})


class Serving(TyperGroup):
    """`cryptonym` and `cryptonym --port 80` are short for `cryptonym serve`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """What was typed, with the command that was left out."""
        short = not args or (args[0].startswith("-") and args[0] not in OWN_OPTIONS)
        return super().parse_args(ctx, ["serve", *args] if short else args)


app = typer.Typer(
    name="cryptonym",
    cls=Serving,
    help="The word game Codenames: serve it, play it, print it, judge clues, read game records.",
    epilog="Without a command it serves.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(play)
app.command()(referee)
app.command()(arena)
app.command("print")(print_paper)
app.add_typer(record, name="record")
app.add_typer(bot, name="bot")
app.add_typer(admin, name="admin")
app.add_typer(daily, name="daily")


def _show_version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(cryptonym.__version__)
        raise typer.Exit


@app.callback()
def cryptonym_options(
    *,
    version: Annotated[  # noqa: ARG001 # its callback has answered
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
    try:
        tuning_for(FALLBACK)  # before anything starts: who named a file wants it to count
    except BotSettingsError as error:
        raise typer.BadParameter(str(error), param_hint=VARIABLE) from None


def main() -> None:
    """Entry point of the `cryptonym` command."""
    app()
