"""No file of the client knows a game: what one needs to draw it comes from its sheet."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
# The palette itself.
PALETTE = {"look/identity.ts", "look/colours.ts", "look/picture.ts", "look/sign.tsx"}
GENERATED = {"protocol/types.ts", "table/our-games.ts", "text/ids.ts", "text/spoken.ts"}
FOR_TESTS = re.compile(r"\.test\.tsx?$|/samples\.ts$|^look/gallery")

FORBIDDEN = {
    "a game by its name": r'(?<!class=)"(teams|coop|shared|duet|toy)"',
    "a team by its colour": r'(?<!id=)"(red|blue)"',
    "a role instead of what is done in a seat": r'role [!=]== "(spymaster|operative)"',
    "how many cards there are": r"(?<![\d.])25(?![\d%.\w])",
    "how many columns a board has": r"columns\D{0,3}5\b|repeat\(5\b|--(columns|rows), ?\d",
    "a letter of a key": r'\b[rbx]: "',
    "how many words a team has": r"\bleft\b.*\b[98]\b",
}


def sources() -> list[Path]:
    """Every file of the client that people are sent."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".tsx", ".css"}]
    return [path for path in found if not FOR_TESTS.search(name_of(path))]


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def without_remarks(text: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_of_the_client_knows(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    known = [
        f"{name_of(path)}: {line.strip()}"
        for path in sources()
        if name_of(path) not in PALETTE | GENERATED
        for line in without_remarks(path.read_text("utf-8")).splitlines()
        if pattern.search(line)
    ]
    assert not known


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a game by its name", 'if (game.options.mode === "coop")'),
        ("a team by its colour", '<WordsLeft game={game} team="red" />'),
        ("a role instead of what is done in a seat", 'if (seat.role === "operative")'),
        ("how many cards there are", "const BOARD_SIZE = 25;"),
        ("how many columns a board has", "  columns = 5,"),
        ("how many columns a board has", "grid-template-columns: repeat(5, 1fr);"),
        ("how many columns a board has", "repeat(var(--columns, 5), minmax(0, 1fr))"),
        ("a letter of a key", '  r: "red",'),
        ("how many words a team has", "left: { one: 9, other: 8 }"),
    ],
)
def test_what_was_there_once_would_be_found(what: str, line: str) -> None:
    assert re.search(FORBIDDEN[what], line)
