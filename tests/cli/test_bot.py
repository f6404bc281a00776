"""`cryptonym bot`: what a bot thinks of a clue, and a seat at a real server's table."""

import json
import threading

import pytest
from typer.testing import CliRunner

from cryptonym.cli.app import app


def ranked(*arguments: str) -> list[dict[str, object]]:
    result = CliRunner().invoke(app, ["bot", "rank", *arguments])
    assert result.exit_code == 0, result.output
    found: list[dict[str, object]] = json.loads(result.stdout)
    return found


def test_words_are_ranked_with_chances_that_make_one() -> None:
    found = ranked("--clue", "royal", "--words", "QUEEN, banana,Ship")
    assert [one["word"] for one in found][0] == "QUEEN"
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
