"""`cryptonym record`: show, replay, verify."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cryptonym.cli.app import app
from cryptonym.records import record_of, write_record
from cryptonym.rules import Options
from cryptonym.text import LANGUAGES
from support.any_play import any_play
from support.duet import finished_duet
from support.random_play import random_events
from support.toy import TOY

COMMANDS = ("show", "replay", "verify")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(record_of(random_events(5))), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(file: Path, command: str, language: str) -> None:
    result = CliRunner().invoke(app, ["record", command, str(file), "--ui", language])
    assert result.exit_code == 0, result.output
    assert result.output


@pytest.mark.parametrize("command", [*COMMANDS, "analyse"])
def test_a_game_with_two_sides_of_the_key_is_shown_like_any(tmp_path: Path, command: str) -> None:
    file = tmp_path / "game.txt"
    events = [event for event, _ in any_play(TOY.name, 1)]
    record = record_of(events)
    assert record.result is not None
    file.write_text(write_record(record), encoding="utf-8")
    result = CliRunner().invoke(app, ["record", command, str(file), "--ui", "en"])
    assert result.exit_code == 0, result.output
    if command == "show":
        assert f"{record.result.winner.value.capitalize()} wins." in result.output
        assert all(word.upper() in result.output.upper() for word in record.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_tells_of_every_clue_of_duet_in_every_language(
    tmp_path: Path, language: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(record_of(finished_duet())), encoding="utf-8")
    result = CliRunner().invoke(app, ["record", "analyse", str(file), "--ui", language])
    assert result.exit_code == 0, result.output
    assert "word0" in result.output
    assert "word1" in result.output


@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_so_far_can_be_looked_at(tmp_path: Path, command: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(write_record(record_of(random_events(5)[:6])), encoding="utf-8")
    result = CliRunner().invoke(app, ["record", command, str(file), "--ui", "en"])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_cut_in_half_names_the_line(file: Path, command: str, language: str) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:700], encoding="utf-8")
    result = CliRunner().invoke(app, ["record", command, str(file), "--ui", language])
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert any(letter.isdigit() for letter in result.output)


def test_a_record_can_come_from_standard_input(file: Path) -> None:
    result = CliRunner().invoke(
        app, ["record", "verify", "-", "--ui", "en"], input=file.read_bytes()
    )
    assert result.exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_tells_of_every_clue_in_every_language(file: Path, language: str) -> None:
    result = CliRunner().invoke(app, ["record", "analyse", str(file), "--ui", language])
    assert result.exit_code == 0, result.output
    clues = re.findall(r"^  \d+ \w+ clue (\S+)", file.read_text("utf-8"), re.MULTILINE)
    assert clues
    assert all(clue in result.output for clue in clues)


def test_a_game_in_a_language_that_no_bot_speaks_is_not_analysed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    events = random_events(5, Options(language="xx"))
    file.write_text(write_record(record_of(events)), encoding="utf-8")
    result = CliRunner().invoke(app, ["record", "analyse", str(file)])
    assert result.exit_code == 2
    assert "xx" in result.output


def test_a_missing_file_is_bad_usage(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["record", "show", str(tmp_path / "none"), "--ui", "en"])
    assert result.exit_code == 2
    assert "none" in result.output
