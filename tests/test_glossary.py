"""A word of the glossary in docs/architecture.md is the name of one thing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.tables import rows

ROOT = Path(__file__).parents[1]
PYTHON, CLIENT = ROOT / "src" / "cryptonym", ROOT / "web" / "src"
NAMED = {
    ".py": re.compile(r"^(?:class ([A-Z]\w*)|([A-Z]\w*)(?:: \w+)? = )", re.MULTILINE),
    ".ts": re.compile(
        r"^export (?:default )?(?:type|interface|class|function|const) ([A-Z]\w*)()", re.MULTILINE
    ),
}
GENERATED = CLIENT / "protocol" / "types.ts"  # of the classes in Python


def glossary() -> list[str]:
    """Its words as types would be called: `stored table` is StoredTable."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = page.partition("## Words with one meaning\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]
    words = [word for row in rows for word in row.split(",")]
    return ["".join(part.capitalize() for part in word.split()) for word in words]


def names(text: str, ending: str) -> Iterator[str]:
    """What a module calls its own: classes and aliases, in the client only what it exports."""
    for one, other in NAMED[ending[:3]].findall(text):
        yield one or other


def modules(folder: Path) -> list[Path]:
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in {".py", ".ts", ".tsx"}]
    return [path for path in found if ".test." not in path.name and path != GENERATED]


@pytest.mark.parametrize("folder", [PYTHON, CLIENT], ids=["python", "client"])
def test_no_two_modules_have_a_type_with_the_name_of_a_word_of_the_glossary(folder: Path) -> None:
    words, homes = glossary(), dict[str, list[str]]()
    for path in modules(folder):
        for name in names(path.read_text("utf-8"), path.suffix):
            homes.setdefault(name, []).append(path.relative_to(folder).as_posix())
    known = [word for word in words if word in homes]
    assert "Desk" in known or "Drawer" in known, "the glossary or the types are not found any more"
    assert not {word: homes[word] for word in known if len(homes[word]) > 1}


SECOND_MEANINGS = {
    ".py": {
        "Turn": "class Turn(msgspec.Struct, frozen=True):",
        "Told": "Told = ClueGiven | WordCovered",
    },
    ".ts": {
        "Heard": "export interface Heard {",
        "Desk": 'export type Desk = "system" | "light" | "dark";',
    },
    ".tsx": {"Drawer": "export function Drawer({"},
}


@pytest.mark.parametrize(("ending", "name", "line"), rows(SECOND_MEANINGS))
def test_a_second_meaning_as_there_were_some_would_be_found(
    ending: str, name: str, line: str
) -> None:
    assert name in glossary()
    assert list(names(line, ending)) == [name]
