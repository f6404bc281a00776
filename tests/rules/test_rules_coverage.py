"""docs/rules-coverage.md keeps its word: every rule has its row, and every row its test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
PAGE = (ROOT / "docs" / "rules-coverage.md").read_text(encoding="utf-8")
ROWS = {
    cells[0]: cells[1:]
    for cells in (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.splitlines()
        if re.match(r"\| [RQDP]\d+ \|", line)
    )
}
ENGINE = [f"R{n}" for n in (*range(1, 64), *range(97, 117))]
REFEREE = [f"R{n}" for n in range(64, 97)]
QUESTIONS = [f"Q{n}" for n in range(1, 39)]
DUET = [f"D{n}" for n in range(1, 22)]
PICTURES = [f"P{n}" for n in range(1, 7)]
OTHER_GAMES = [(rule, "duet") for rule in DUET[:-1]] + [(rule, "pictures") for rule in PICTURES]


@cache
def citations(path: Path) -> frozenset[str]:
    """The rules cited by the names of the tests in a file."""
    names = [
        node.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return frozenset(
        rule.upper() for name in names for rule in re.findall(r"(?<=_)[rqdp]\d+", name)
    )


def files_in(cell: str) -> list[Path]:
    return [TESTS / name for name in re.findall(r"`(\w+/test_\w+\.py)`", cell)]


def test_the_page_has_a_row_for_every_rule_and_question() -> None:
    assert list(ROWS) == [f"R{n}" for n in range(1, 117)] + QUESTIONS + DUET + PICTURES


@pytest.mark.parametrize("rule", [*ENGINE, *REFEREE])
def test_modules_and_tests_named_for_a_rule_exist(rule: str) -> None:
    where, tests, _ = ROWS[rule]
    for module in re.findall(r"`(\w+)`", where):
        assert (ROOT / "src" / "cryptonym" / "rules" / f"{module}.py").is_file()
    assert all(path.is_file() for path in files_in(tests))


@pytest.mark.parametrize("rule", ENGINE)
def test_every_rule_of_the_engine_is_cited_by_a_test_or_a_human_matter(rule: str) -> None:
    _, tests, remark = ROWS[rule]
    files = files_in(tests)
    assert files or remark.startswith("human matter:")
    for path in files:
        assert rule in citations(path), f"no test in {path.name} cites {rule}"


@pytest.mark.parametrize("rule", REFEREE)
def test_every_rule_of_the_referee_names_its_tests(rule: str) -> None:
    where, tests, _ = ROWS[rule]
    assert where == "`cryptonym.language`"
    assert TESTS / "language" / "test_vectors.py" in files_in(tests)


@pytest.mark.parametrize(("rule", "game"), OTHER_GAMES)
def test_every_rule_of_duet_and_of_the_picture_games_is_cited_by_its_tests(
    rule: str, game: str
) -> None:
    where, tests, _ = ROWS[rule]
    rules = ROOT / "src" / "cryptonym" / "rules"
    for module in re.findall(r"`(\w+)`", where):
        assert (rules / game / f"{module}.py").is_file() or (rules / f"{module}.py").is_file()
    assert files_in(tests)
    for path in files_in(tests):
        assert rule in citations(path), f"no test in {path.name} cites {rule}"


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_ruling_is_cited_by_a_test_or_a_human_matter(question: str) -> None:
    tests, ruling = ROWS[question]
    files = files_in(tests)
    assert files or ruling.startswith("human matter")
    for path in files:
        assert path.is_file()
        assert path.parent.name == "language" or question in citations(path)
