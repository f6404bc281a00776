"""docs/secrecy.md keeps its word: every line names tests, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PAGE = (TESTS.parent / "docs" / "secrecy.md").read_text(encoding="utf-8")
TABLES = re.findall(r"^(\|.*)\n\|-.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
MEASURED = "| what a computer found | how often | by chance, or by listening | binomial test |"
NAMED = r"`([\w/]+\.py)::(test_\w+)`"


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of the tests in a file."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def test_every_line_about_secrets_names_tests_that_exist() -> None:
    held = 0
    for heading, lines in TABLES:
        if heading == MEASURED:
            continue
        assert heading.endswith("| held by |"), heading
        before: list[tuple[str, str]] = []
        for line in lines.splitlines():
            what, *_, held_by = line.strip("|").split("|")
            named = re.findall(NAMED, held_by)
            if held_by.strip().startswith("the same"):
                named += before
            assert named, f"nothing holds the line about: {what}"
            before = before or named
            held += 1
    assert held >= 90


def test_every_test_and_file_that_the_page_names_exists() -> None:
    for file, test in re.findall(NAMED, PAGE):
        assert test in names_in(TESTS / file), f"{file} has no {test}"
    for file in re.findall(r"`tests/([\w/]+\.py)`", PAGE):
        assert (TESTS / file).exists(), file


def test_the_page_is_linked_from_where_people_look() -> None:
    for page in ("README.md", "docs/architecture.md"):
        assert "secrecy.md" in (TESTS.parent / page).read_text(encoding="utf-8")
