"""Authored associations: for every codename the words that come to mind, strongest first.

Two passes, a and b, were written by different hands that never saw each other's, so that one can
judge the other. See docs/associations.md.
"""

from pathlib import Path
from typing import Final, Literal

Pass = Literal["a", "b"]

FOLDER: Final = Path(__file__).parent / "associations"
ASSOCIATES: Final[dict[Pass, int]] = {"a": 40, "b": 30}  # for each codename


class AssociationError(ValueError):
    """A line that cannot be read."""

    def __init__(self, file: Path, line: int, problem: str) -> None:
        super().__init__(f"{file.name}:{line}: {problem}")
        self.line = line


def read_pass(language: str, name: Pass) -> dict[str, tuple[str, ...]]:
    """The associates of every codename of a language, by one hand."""
    file = FOLDER / language / f"{name}.txt"
    found: dict[str, tuple[str, ...]] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, colon, associates = line.partition(":")
        if not colon or not word or word in found:
            raise AssociationError(file, number, "expected a codename, a colon and its associates")
        found[word] = tuple(associates.split())
    return found
