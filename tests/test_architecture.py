"""The arrows between the packages, read from the imports. A rule without a check is a rumour."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "cryptonym"
MODULES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 500
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "misc", "common", "manager", "managers"}

# What each package may import of ours, beside itself. `cli` may import anything.
ALLOWED: dict[str, set[str]] = {
    "rules": set(),
    "language": {"rules"},
    "text": {"rules", "language"},
    "records": {"rules", "text"},
    "bots": {"rules", "language"},
    "arena": {"rules", "language", "bots", "library"},
    "table": {"rules"},
    "wire": {"rules", "table"},
    "store": {"rules"},
    "fanout": set(),
    "client": {"rules", "table", "wire"},
}
ALLOWED["server"] = set(ALLOWED) - {"client"}
ALLOWED["testing"] = set(ALLOWED) - {"server"}

# `rules` and `table` are pure: no clock, no chance, no outside world.
IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "json",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
    "warnings",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            module = node.module or ""
            if module == "cryptonym":
                yield from (f"cryptonym.{name.name}" for name in node.names)
            else:
                yield module


def package_of(path: Path) -> str:
    """The package of ours a file belongs to; its own name for a file at the top."""
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def ours(path: Path) -> set[str]:
    """The packages of ours, and modules at the top, that a file imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("cryptonym.")}


def in_package(name: str) -> list[Path]:
    return [path for path in MODULES if package_of(path) == name]


PURE = in_package("rules") + in_package("table")


def test_there_is_something_to_check() -> None:
    assert len(in_package("rules")) > 15


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_no_arrow_points_upwards(package: str) -> None:
    wrong = {
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in in_package(package)
        for name in ours(path) - ALLOWED[package] - {package}
    }
    assert not wrong


def test_every_package_has_its_place_in_the_order() -> None:
    packages = {package_of(path) for path in MODULES} - {""}
    assert packages <= set(ALLOWED) | {"cli"}, "say in ALLOWED what the new package may import"


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_import_the_standard_library_and_msgspec_alone(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    foreign = roots - {"cryptonym", "msgspec"} - sys.stdlib_module_names
    assert not foreign
    assert not roots & IMPURE


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_read_and_write_nothing(path: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & IMPURE_CALLS


def test_only_views_know_who_may_see_what() -> None:
    """Whoever else asks for the key holders' roles to show something opens a second gate."""
    views = {path.name for path in in_package("rules") if "class View(" in path.read_text("utf-8")}
    assert views == {"views.py"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_imports_tests_or_has_grown_too_long(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    assert not roots & {"tests", "support", "conftest"}
    assert package_of(path) == "testing" or not roots & {"pytest", "hypothesis"}
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {path.stem for path in MODULES} | {path.parent.name for path in MODULES}
    assert not names & VAGUE_NAMES
