"""`cryptonym arena`: figures on the screen, as JSON and as pictures."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cryptonym.arena import missions
from cryptonym.cli.app import app
from cryptonym.rules.variants import OURS
from support.toy import TOY

SMALL = ["arena", "stems", "random", "--games", "2", "--processes", "1"]


def test_a_series_is_shown_and_written(tmp_path: Path) -> None:
    figures, plots = tmp_path / "figures.json", tmp_path / "plots"
    options = ["--language", "it", "--json", str(figures), "--plot", str(plots)]
    result = CliRunner().invoke(app, [*SMALL, *options])
    assert result.exit_code == 0, result.output
    assert "stems+stems" in result.stdout
    assert "random+random" in result.stdout
    (outcome,) = json.loads(figures.read_text(encoding="utf-8"))
    assert outcome["setting"]["language"] == "it"
    assert outcome["of_first"]["games"] == outcome["of_second"]["games"] == 2
    assert {file.name for file in plots.iterdir()} == {
        "it-win-rate.svg",
        "it-own-words-per-clue.svg",
        "it-assassin-rate.svg",
    }


@pytest.mark.parametrize("mode", [variant.name for variant in (*OURS, TOY)])
def test_any_game_that_is_described_can_be_played(mode: str) -> None:
    result = CliRunner().invoke(app, [*SMALL, "--mode", mode])
    assert result.exit_code == 0, result.output
    assert "stems+stems" in result.stdout
    assert "random+random" in result.stdout


def test_tokens_and_mistakes_of_a_mission_are_those_that_were_typed_d20(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    options = ["--mode", "duet", "--tokens", "11", "--mistakes", "2", "--json", str(figures)]
    result = CliRunner().invoke(app, [*SMALL, *options])
    assert result.exit_code == 0, result.output
    assert "tokens left of a won game" in " ".join(result.stdout.split())
    (outcome,) = json.loads(figures.read_text(encoding="utf-8"))
    mission = outcome["setting"]["mission"]
    assert (mission["tokens"], mission["mistakes"]) == (11, 2)


def test_every_mission_is_played_and_written_as_a_table_d20_d21(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missions, "GRID", ((7, 0), (7, 1), (9, 9)))
    page = tmp_path / "missions.md"
    options = ["--mode", "duet", "--language", "it", "--missions", str(page)]
    result = CliRunner().invoke(app, [*SMALL, *options])
    assert result.exit_code == 0, result.output
    written = page.read_text(encoding="utf-8")
    assert "--language it --games 2 --seed 0" in written
    (row,) = [line for line in written.splitlines() if line.startswith("| 7 |")]
    assert [bool(cell.strip()) for cell in row.split("|")[2:5]] == [True, True, False]


@pytest.mark.parametrize("mode", ["coop", "duet"])
def test_a_bot_that_does_not_know_the_game_is_named_before_it_begins(mode: str) -> None:
    theirs = "arena.test_series:CompetitionSpymaster+arena.test_series:CompetitionOperative"
    result = CliRunner().invoke(app, ["arena", theirs, "random", "--mode", mode])
    assert result.exit_code == 2
    assert "another game" in " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (["arena", "nobody"], "nobody"),
        (["arena", "--language", "xx"], "xx"),
        (["arena", "--mode", "duel"], "duel"),
        (["arena", "--list", "mine"], "mine"),
        (["arena", "--games", "1"], "1"),
        (["arena", "--mode", "duet", "--tokens", "0"], "--tokens"),
        (["arena", "--mode", "duet", "--tokens", "16"], "--tokens"),
        (["arena", "--mode", "duet", "--mistakes", "-1"], "--mistakes"),
        (["arena", "collections:Counter"], "Counter"),
        ([*SMALL, "--json", "/nowhere/at/all.json"], "/nowhere"),
        ([*SMALL, "--plot", "/dev/null/plots"], "/dev/null"),
    ],
)
def test_a_bad_choice_is_named(wrong: list[str], named: str) -> None:
    result = CliRunner().invoke(app, wrong)
    assert result.exit_code == 2
    assert named in result.output
