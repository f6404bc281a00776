"""`cryptonym referee` as other programs call it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from cryptonym.cli.referee import referee
from cryptonym.cli.referee_batch import LONGEST_LINE
from cryptonym.language.registry import CODES

app = typer.Typer(add_completion=False)
app.command()(referee)
PROGRAM = """
import typer
from cryptonym.cli.referee import referee
typer.run(referee)
"""


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, arguments, input=stdin)


def answers(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_refused_clue_exits_with_one() -> None:
    result = run("--language", "it", "--visible", "BOCCA,MELA", "mela", "--json")
    assert result.exit_code == 1
    assert answers(result) == [
        {
            "verdict": "refused",
            "reasons": [{"code": "SAME_WORD", "word": "MELA", "evidence": "mela"}],
            "clue": "mela",
            "notes": [],
        }
    ]


def test_a_legal_clue_exits_with_zero() -> None:
    result = run("--language", "it", "--visible", "BOCCA, MELA", "x", "--json", "--number", "2")
    assert result.exit_code == 0
    assert answers(result)[0]["verdict"] == "legal"


def test_a_doubtful_clue_exits_with_zero() -> None:
    result = run("--language", "it", "Qwert Zuiop", "--json")
    assert (result.exit_code, answers(result)[0]["verdict"]) == (0, "doubtful")


def test_options_and_presets_are_house_rules() -> None:
    clue = ("--language", "it", "--json", "Qwert Zuiop")
    assert run(*clue, "--option", "place_names=off").exit_code == 1
    assert run(*clue, "--preset", "nb-2e").exit_code == 1
    assert run(*clue, "--preset", "nb-2e", "--option", "full_names=on").exit_code == 0


@pytest.mark.parametrize("written", ["unlimited", "senza limiti", "Ilimitado", "άπειρο", "senlima"])
def test_no_limit_is_said_in_any_of_the_languages_q17(written: str) -> None:
    assert run("--language", "it", "--visible", "BOCCA", "mela", "--number", written).exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "xx", "mela"),
        ("--language", "it"),
        ("mela",),
        ("--language", "it", "mela", "--number", "10"),
        ("--language", "it", "mela", "--number", "two"),
        ("--language", "it", "mela", "--option", "nonsense"),
        ("--language", "it", "mela", "--option", "nonsense=on"),
        ("--language", "it", "mela", "--option", "titles=perhaps"),
        ("--language", "it", "mela", "--preset", "xx-9e"),
        ("--batch", "/nowhere/at/all.tsv"),
        ("--unheard-of",),
    ],
)
def test_wrong_use_exits_with_two_and_says_why(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert not result.stdout
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("ui", CODES)
def test_the_answer_is_worded_in_every_language(ui: str) -> None:
    result = run("--language", "it", "--visible", "MELA", "mela", "--explain", "--ui", ui)
    assert result.exit_code == 1
    assert "MELA" in result.stdout
    assert "referee-" not in result.stdout


@pytest.mark.parametrize("ui", CODES)
def test_a_question_about_spelling_is_worded_in_every_language_r79(ui: str) -> None:
    result = run("--language", "eo", "--visible", "ĜARDENO", "gardeno", "--ui", ui)
    assert result.exit_code == 0
    assert "ĜARDENO" in result.stdout


def test_the_steps_can_be_had_as_json() -> None:
    result = run("--language", "it", "--visible", "MELA", "mela", "--explain", "--json")
    assert set(answers(result)[0]["steps"]) == {"mela", "MELA"}  # type: ignore[call-overload] # names


def test_a_batch_answers_line_by_line_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    lines = [
        "it\tBOCCA, MELA\tmela",
        "xx\tMELA\tmela",
        "it\tMELA",
        "",
        "it\t\tx",
        "nb\t-\tx",
    ]
    file = tmp_path / "clues.tsv"
    file.write_bytes("\n".join(lines).encode() + b"\nit\tMELA\t\xff\n")
    result = run("--batch", str(file))
    assert result.exit_code == 0
    assert [answer.get("verdict", answer.get("error")) for answer in answers(result)] == [
        "refused",
        "UNKNOWN_LANGUAGE",
        "BAD_LINE",
        "BAD_LINE",
        "legal",
        "legal",
        "NOT_UTF8",
    ]
    assert answers(result)[1] == {"error": "UNKNOWN_LANGUAGE", "line": 2, "language": "xx"}
    assert answers(result)[2] == {"error": "BAD_LINE", "line": 3, "fields": 2}


def test_a_batch_reads_standard_input_and_obeys_house_rules() -> None:
    result = run("--batch", "-", "--option", "place_names=off", stdin="it\t\tQwert Zuiop\n")
    assert answers(result)[0]["verdict"] == "refused"


def test_a_huge_line_costs_an_answer_and_no_more() -> None:
    stdin = b"it\t\t" + b"a" * 1_000_000 + b"\n" + b"b" * (LONGEST_LINE + 5) + b"\nit\t\tx\n"
    found = answers(run("--batch", "-", stdin=stdin))
    assert found[0]["reasons"] == [{"code": "TOO_LONG", "word": "", "evidence": ""}]
    assert found[1] == {"error": "LINE_TOO_LONG", "line": 2}
    assert found[2]["verdict"] == "legal"


def test_a_reader_that_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "--batch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b"it\t\tx\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"it\t\tx\n" * 1000)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


EXPECTATIONS = """language\tvisible\tclue\tverdict\tshould be\twhy
it\tGATTO\tgatti\tlegal\trefused or doubtful\t1 inflection: plural
it\tGATTO\tmela\trefused\tlegal\t4 wrong refusal
it\tGATTO\tgatto\tlegal\tdoubtful at most\t1 inflection: none, and wrong
nb\tHEST\thester\tlegal\tlegal (doubtful at most)\t4 wrong refusal
"""


def test_a_batch_that_says_what_should_be_is_told_how_far_it_agrees() -> None:
    result = run("--batch", "-", "--at-least", "50", stdin=EXPECTATIONS)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "wrong\t4\tit\tGATTO\tgatto\trefused\tdoubtful at most\t1 inflection",
        "wrong\t5\tnb\tHEST\thester\trefused\tlegal (doubtful at most)\t4 wrong refusal",
        "agreement\tit\t1 inflection\t2\t1\t50.0",
        "agreement\tit\t4 wrong refusal\t1\t1\t100.0",
        "agreement\tit\tall\t3\t2\t66.7",
        "agreement\tnb\t4 wrong refusal\t1\t0\t0.0",
        "agreement\tnb\tall\t1\t0\t0.0",
        "agreement\tall\tall\t4\t2\t50.0",
    ]


def test_a_batch_that_agrees_too_little_exits_with_one() -> None:
    assert run("--batch", "-", "--at-least", "51", stdin=EXPECTATIONS).exit_code == 1
    assert run("--batch", "-", stdin=EXPECTATIONS).exit_code == 1, "all of it, unless told"


def test_a_line_that_cannot_be_judged_agrees_with_nothing() -> None:
    heading = EXPECTATIONS.splitlines()[0]
    result = run("--batch", "-", stdin=f"{heading}\nxx\tA\tb\t\tlegal\t1 no\nit\tA\n".encode())
    assert result.exit_code == 1
    assert [line.split("\t")[5] for line in result.stdout.splitlines()[:2]] == [
        "UNKNOWN_LANGUAGE",
        "BAD_LINE",
    ]
