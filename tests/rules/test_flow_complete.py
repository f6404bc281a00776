"""No scenario of the book of flow vectors is without its test, and each test cites its rules."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
VECTORS = (HERE / "vectors" / "flow_vectors.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^## (F-([a-z]+)-\d+) (.*)$", VECTORS, re.MULTILINE)


def cited(text: str) -> set[str]:
    """Rules and questions named in a heading; R45–R47 stands for three."""
    found = set(re.findall(r"\b[RQ]\d+\b", text))
    for first, last in re.findall(r"\bR(\d+)–R(\d+)\b", text):
        found |= {f"R{number}" for number in range(int(first), int(last) + 1)}
    return {name.lower() for name in found}


def named_in(book: str) -> list[str]:
    path = HERE / f"test_flow_{'cross' if book == 'x' else book}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def test_the_book_has_74_scenarios() -> None:
    assert len(HEADINGS) == len({scenario for scenario, _, _ in HEADINGS}) == 74


@pytest.mark.parametrize(("scenario", "book", "heading"), HEADINGS, ids=lambda value: value[:12])
def test_every_scenario_has_a_test_that_cites_its_rules(
    scenario: str, book: str, heading: str
) -> None:
    prefix = f"test_{scenario.lower().replace('-', '_')}_"
    mine = [name for name in named_in(book) if name.startswith(prefix)]
    assert mine, f"no test for {scenario}"
    named = set(re.findall(r"(?<=_)[rq]\d+", " ".join(mine)))
    assert cited(heading) <= named
