"""`cryptonym print`: the game on paper, as PDF."""

from pathlib import Path
from typing import Annotated

import typer

from cryptonym.cli.choices import BAD_USAGE, one_of
from cryptonym.language.decks import UnknownListError
from cryptonym.languages import CODES
from cryptonym.paper.kinds import PAPERS, WHAT, can_print, things_of
from cryptonym.rules.options import MODES
from cryptonym.rules.variants import variant_named


def print_paper(
    what: Annotated[str, typer.Option(help="cards, keys, tiles, tokens or rules.")] = "cards",
    language: Annotated[str, typer.Option(help="The language of the words.")] = "en",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    mode: Annotated[str, typer.Option(help="The game: teams, duet, ...")] = "teams",
    word_list: Annotated[str, typer.Option("--list", help="The list of the cards.")] = "",
    address: Annotated[
        str, typer.Option(help="Of a server: the label of the keys leads to its companion.")
    ] = "",
    out: Annotated[Path | None, typer.Option(help="The file; else it gets a name.")] = None,
) -> None:
    """Make a PDF to print on both sides, turned along the long edge."""
    if not can_print():
        typer.echo("Printing needs one more package: pip install 'cryptonym[print]'", err=True)
        raise typer.Exit(BAD_USAGE)
    from cryptonym.paper.printing import print_game  # noqa: PLC0415 # an extra

    one_of(language, CODES, "--language")
    one_of(mode, sorted(MODES), "--mode")
    [sheet] = [one for one in PAPERS if one == one_of(paper, PAPERS, "--paper")]
    one_of(what, things_of(variant_named(mode)), "--what")
    [thing] = [one for one in WHAT if one == what]
    try:
        made = print_game(
            thing, language, mode=mode, paper=sheet, word_list=word_list, address=address
        )
    except UnknownListError as error:
        raise typer.BadParameter(str(error), param_hint="--list") from None
    path = out or Path(f"cryptonym-{mode}-{what}-{language}-{paper}.pdf")
    try:
        path.write_bytes(made)
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint="--out") from None
    typer.echo(str(path))
