"""`cryptonym arena`: figures on the screen, as JSON and as pictures."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cryptonym.cli.app import app

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


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (["arena", "nobody"], "nobody"),
        (["arena", "--language", "xx"], "xx"),
        (["arena", "--mode", "duel"], "duel"),
        (["arena", "--list", "mine"], "mine"),
        (["arena", "--games", "1"], "1"),
        (["arena", "collections:Counter"], "Counter"),
        ([*SMALL, "--json", "/nowhere/at/all.json"], "/nowhere"),
        ([*SMALL, "--plot", "/dev/null/plots"], "/dev/null"),
    ],
)
def test_a_bad_choice_is_named(wrong: list[str], named: str) -> None:
    result = CliRunner().invoke(app, wrong)
    assert result.exit_code == 2
    assert named in result.output
