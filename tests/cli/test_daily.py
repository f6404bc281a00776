"""`cryptonym daily make | show | verify` and `cryptonym admin turns`, by a week of one language."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from click.testing import Result
from typer.testing import CliRunner

from cryptonym.arena.turns import Reading, read_turns
from cryptonym.cli.app import app
from cryptonym.daily.almanac import read_almanac
from cryptonym.daily.opening import opened
from cryptonym.daily.solving import solve
from cryptonym.daily.turns import decode_turn
from cryptonym.daily.values import Day, promise
from cryptonym.store.daily_lines import TryKey
from cryptonym.store.opening import open_store
from cryptonym.text import LANGUAGES

FIRST = "2026-11-16"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def made(file: Path, days: int, language: str = "nb") -> Result:
    wanted = ("--days", str(days), "--from", FIRST, "--language", language, "--processes", "1")
    return run("daily", "make", *wanted, "--file", str(file), "--ui", "en")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("days") / "days.txt"
    done = made(path, 2)
    assert done.exit_code == 0, done.output
    return path


def days_of(file: Path) -> list[Day]:
    return [day for _, day in sorted(read_almanac(file.read_text("utf-8")).days.items())]


def test_days_are_made_once_and_more_are_added(file: Path, tmp_path: Path) -> None:
    assert file.stat().st_mode & 0o077 == 0  # it holds solutions
    before = days_of(file)
    more = tmp_path / "more.txt"
    more.write_bytes(file.read_bytes())
    done = made(more, 3)
    assert done.exit_code == 0, done.output
    after = days_of(more)
    assert after[:2] == before
    assert [day.date for day in after] == ["2026-11-16", "2026-11-17", "2026-11-18"]
    words = [set(day.decode.words) | set(day.encode.words) for day in after]
    assert not words[0] & words[2], "no card of the last fortnight, whenever it was made"


def test_days_are_shown_with_their_solutions_and_only_those_asked_for(file: Path) -> None:
    asked = ("--from", "2026-11-17", "--days", "5", "--language", "nb", "--file", str(file))
    shown = run("daily", "show", *asked).output
    day = days_of(file)[1]
    assert promise(day)[:16] in shown
    assert f"{day.decode.clues[0].word} {day.decode.clues[0].number}: " in shown
    assert "2026-11-16" not in shown
    assert run("daily", "show", *asked[:4], "--language", "xx").exit_code == 2
    assert run("daily", "show", "--from", "tomorrow").exit_code == 2


def test_a_damaged_month_is_named_and_made_anew(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(file.read_text("utf-8")[:-9] + "AAAAAAA=\n", "utf-8")
    shown = run("daily", "show", "--from", FIRST, "--file", str(broken), "--ui", "en")
    assert "2" in shown.output
    assert shown.output.count("\n") < 4, "nothing but the complaint"
    assert made(broken, 1).exit_code == 0
    assert [day.date for day in days_of(broken)] == [FIRST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opening_is_checked_against_what_was_promised(
    file: Path, tmp_path: Path, language: str
) -> None:
    day = days_of(file)[0]
    opening = tmp_path / "opening.json"
    opening.write_bytes(msgspec.json.encode(opened(day)))

    def verify(*more: str) -> Result:
        return run("daily", "verify", str(opening), *more, "--ui", language)

    assert promise(day) in verify().output
    assert verify("--promised", f" {promise(day).upper()} ").exit_code == 0
    assert verify("--promised", "0" * 64).exit_code == 1
    told = json.loads(opening.read_text())
    told["decode"]["clues"][0]["word"] += "s"
    opening.write_text(json.dumps(told))
    assert verify().exit_code == 1
    opening.write_text("{}")
    assert verify().exit_code == 2
    opening.unlink()
    assert verify().exit_code == 2


def test_turns_come_out_as_others_read_them_and_a_backup_has_the_daily(
    file: Path, tmp_path: Path
) -> None:
    day = days_of(file)[0]
    solved = solve(day.decode, ">")
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill() -> None:
        store = await open_store(database)
        key = TryKey("somebody", "nb", day.date, "decode")
        begun = await store.daily.begin(key, late=False, now=1)
        turn = decode_turn("nb", day.decode, solved, 0)
        await store.daily.move(begun, ">", result=None, late=False, now=1, turn=turn)
        await store.close()

    asyncio.run(fill())
    out = tmp_path / "turns.jsonl"
    printed = run("admin", "turns", "--database", database)
    assert "somebody" not in printed.output
    out.write_text(printed.output, "utf-8")
    (turn,) = read_turns(out, Reading({}, "|", ""), None)
    assert (turn.clue, turn.language) == (day.decode.clues[0].word, "nb")
    backup, other = tmp_path / "backup", tmp_path / "other.db"
    other.touch()
    assert run("admin", "backup", str(backup), "--database", database).exit_code == 0
    elsewhere = ("--database", f"sqlite:///{other}")
    back = run("admin", "restore", str(backup), *elsewhere, "--ui", "en")
    assert "2 entries of the daily are back" in back.output
    assert run("admin", "turns", *elsewhere).output == printed.output
    again = run("admin", "restore", str(backup), *elsewhere, "--ui", "en")
    assert "daily" not in again.output
