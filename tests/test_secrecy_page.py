"""docs/secrecy.md keeps its word: every line names tests, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PAGE = (TESTS.parent / "docs" / "secrecy.md").read_text(encoding="utf-8")
TABLES = re.findall(r"^\| what they try .*\n\|-.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
LINES = [line for table in TABLES for line in table.splitlines()]


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of the tests in a file."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def test_every_line_about_secrets_names_tests_that_exist() -> None:
    assert len(LINES) >= 25
    for line in LINES:
        what, *_, held_by = line.strip("|").split("|")
        named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", held_by)
        assert named, f"nothing holds the line about: {what}"
        for file, test in named:
            assert test in names_in(TESTS / file), f"{file} has no {test}"


def test_the_page_is_linked_from_where_people_look() -> None:
    for page in ("README.md", "docs/architecture.md"):
        assert "secrecy.md" in (TESTS.parent / page).read_text(encoding="utf-8")
