"""`cryptonym bot`: what a bot thinks of a clue, and a seat at a real server's table."""

import json
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from cryptonym.cli.app import app
from cryptonym.cli.bot import _come
from cryptonym.client import Client
from cryptonym.rules.match import StartGame
from cryptonym.rules.model import Phase
from cryptonym.rules.options import Options
from cryptonym.table.commands import CloseTable, FillSeats
from cryptonym.table.model import Settings
from servers.loopback import Loopback, loopback


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Loopback]:
    with loopback(tmp_path) as running:
        yield running


def ranked(*arguments: str) -> list[dict[str, object]]:
    result = CliRunner().invoke(app, ["bot", "rank", *arguments])
    assert result.exit_code == 0, result.output
    found: list[dict[str, object]] = json.loads(result.stdout)
    return found


def test_words_are_ranked_with_chances_that_make_one() -> None:
    found = ranked("--clue", "royal", "--words", "QUEEN, banana,Ship")
    assert found[0]["word"] == "QUEEN"
    assert sum(float(str(one["probability"])) for one in found) == pytest.approx(1, abs=1e-4)
    assert {one["word"] for one in found} == {"QUEEN", "banana", "Ship"}


@pytest.mark.parametrize(
    ("language", "clue", "words", "best"),
    [
        ("it", "pioggia", "OMBRELLO,CHITARRA,LEONE", "OMBRELLO"),
        ("nb", "sjø", "ANKER,GITAR,BAKER", "ANKER"),
        ("es", "lluvia", "PARAGUAS,GUITARRA,QUESO", "PARAGUAS"),
        ("el", "βροχή", "ΟΜΠΡΕΛΑ,ΚΙΘΑΡΑ,ΤΥΡΙ", "ΟΜΠΡΕΛΑ"),
        ("eo", "pluvo", "OMBRELO,GITARO,FROMAĜO", "OMBRELO"),
    ],
)
def test_every_language_has_its_own_ears(language: str, clue: str, words: str, best: str) -> None:
    assert ranked("--language", language, "--clue", clue, "--words", words)[0]["word"] == best


def test_a_word_nobody_knows_is_ranked_all_the_same() -> None:
    found = ranked("--clue", "zzyzx", "--words", "QUEEN,SHIP")
    assert {one["word"] for one in found} == {"QUEEN", "SHIP"}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (["bot", "rank", "--clue", "x", "--words", " , "], "no words"),
        (["bot", "rank", "--clue", "x", "--words", "A", "--language", "xx"], "xx"),
        (["bot", "--seat", "throne", "--table", "x"], "throne"),
        (["bot", "--level", "genius", "--table", "x"], "genius"),
        (["bot"], "which table"),
    ],
)
def test_a_bad_choice_is_named(wrong: list[str], named: str) -> None:
    result = CliRunner().invoke(app, wrong)
    assert result.exit_code == 2
    assert named in result.output


def test_a_server_that_is_not_there_is_said_so() -> None:
    address = "http://127.0.0.1:9"
    result = CliRunner().invoke(app, ["bot", "--url", address, "--table", "abc"])
    assert result.exit_code == 1
    assert address in result.output
    assert "Traceback" not in result.output


def test_a_bot_takes_the_place_of_the_spymaster_in_co_op_r109(server: Loopback) -> None:
    options, settings = Options(mode="coop"), Settings(pace="instant")
    with Client.open_table(server.url, "Ann", options=options, settings=settings) as ann:
        came = CliRunner().invoke
        arguments = ["bot", "--url", server.url, "--table", ann.seated.table, "--games", "1"]
        with threaded(lambda: came(app, [*arguments, "--seat", "spymaster"])) as bot:
            for _ in ann.events(seconds=30):
                if any(member.seat.role == "spymaster" for member in ann.view.members.values()):
                    break
            assert isinstance(ann.do(FillSeats("easy")), int)
            assert isinstance(ann.do(StartGame()), int)
            assert bot.result(timeout=60).exit_code == 0
        assert ann.records() == [1]


def test_a_bot_comes_as_a_client_and_plays_a_game_to_its_end(server: Loopback) -> None:
    settings = Settings(pace="instant")
    with Client.open_table(server.url, "Ann", settings=settings) as ann:
        came = CliRunner().invoke
        with threaded(lambda: came(app, sit_down(server.url, ann))) as bot:
            for _ in ann.events(seconds=30):
                if any(member.seat.role == "operative" for member in ann.view.members.values()):
                    break
            assert isinstance(ann.do(FillSeats("easy")), int)
            assert isinstance(ann.do(StartGame()), int)
            for _ in ann.events(seconds=60):
                if ann.view.game is not None and ann.view.game.phase is Phase.OVER:
                    break
            played = bot.result(timeout=30)
            assert played.exit_code == 0, played.output
        assert ann.records() == [1]


def test_a_bot_that_was_given_no_name_finds_one_that_is_free(server: Loopback) -> None:
    with Client.open_table(server.url, "Ann") as ann:
        Client.join(server.url, ann.seated.table, "Bot normal").close()
        arguments = ["bot", "--url", server.url, "--table", ann.seated.table]
        with threaded(lambda: CliRunner().invoke(app, arguments)) as bot:
            for _ in ann.events(seconds=30):
                if "red_operative" not in ann.view.missing:
                    break
            names = {member.name for member in ann.view.members.values()}
            ann.do(CloseTable())
            assert bot.result(timeout=30).exit_code == 0
    assert names == {"Ann", "Bot normal", "Bot normal 2"}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--name", "Ann"], "Ann"),
        (["--name", "x" * 99], "24"),
        (["--seat", "operative"], "operative: "),
    ],
)
def test_what_the_rules_refuse_a_bot_is_worded(
    server: Loopback, more: list[str], said: str
) -> None:
    with Client.open_table(server.url, "Ann") as ann:
        result = CliRunner().invoke(
            app, ["bot", "--url", server.url, "--table", ann.seated.table, "--ui", "en", *more]
        )
        assert result.exit_code == 1
        assert said in result.output
        assert result.output.endswith(".\n")
        assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("table", ["a-b", "no such table here", "none"])
def test_a_table_that_is_not_there_is_said_so(server: Loopback, table: str) -> None:
    result = CliRunner().invoke(app, ["bot", "--url", server.url, "--table", table])
    assert result.exit_code == 1
    assert "no_such_table" in result.output


def test_a_table_is_found_by_its_id_and_by_its_name(
    server: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = secrets.token_urlsafe
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n: "ab-cd-ef-gh" if n == 9 else usual(n))
    with Client.open_table(server.url, "Ann") as ann:
        table, name = ann.seated.table, ann.seated.name
        assert table == "ab-cd-ef-gh"
        for number, wanted in enumerate((table, name, name.replace("-", " "))):
            with _come(server.url, wanted, f"Bo {number}") as came:
                assert came.seated.table == table


def sit_down(url: str, host: Client) -> list[str]:
    seat = ["--seat", "red_operative", "--games", "1", "--seed", "3"]
    return ["bot", "--url", url, "--table", host.seated.table, *seat]


@contextmanager
def threaded(job: Callable[[], Result]) -> Iterator[Future[Result]]:
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(job)
