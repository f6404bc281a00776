"""`cryptonym print` as people call it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cryptonym.cli import paper
from cryptonym.cli.app import app


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["print", *arguments])


def test_a_file_is_written_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("--what", "tokens", "--mode", "duet", "--language", "el", "--paper", "letter")
    assert result.exit_code == 0, result.output
    assert result.stdout.strip() == "cryptonym-duet-tokens-el-letter.pdf"
    assert Path(result.stdout.strip()).read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--what", "dice"),
        ("--what", "tokens"),  # teams have none
        ("--paper", "a3"),
        ("--language", "xx"),
        ("--mode", "poker"),
        ("--list", "third"),
        ("--out", "no/such/folder/x.pdf"),
    ],
)
def test_what_there_is_not_is_named(arguments: tuple[str, ...], tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "x.pdf")) if "--out" not in arguments else ()
    result = run(*arguments, *out)
    assert result.exit_code == 2
    assert arguments[0] in result.output
    assert not list(tmp_path.iterdir())


def test_without_the_library_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "can_print", lambda: False)
    result = run("--what", "rules")
    assert result.exit_code == 2
    assert "cryptonym[print]" in result.output
