"""A result to share that gives nothing away: squares, letters, or a picture."""

from collections.abc import Mapping
from typing import Final

from cryptonym.daily.values import ASSASSIN, BYSTANDER, OWN

SQUARES: Final[Mapping[str, str]] = {OWN: "🟦", BYSTANDER: "🟨", ASSASSIN: "⬛"}
LETTERS: Final[Mapping[str, str]] = {OWN: "O", BYSTANDER: "-", ASSASSIN: "X"}
NOTHING: Final = "·"  # a clue after which nobody touched anything
SIDE, GAP = 40, 8  # of the picture's squares
INK: Final = {OWN: "#2457b8", BYSTANDER: "#d8c8a4", ASSASSIN: "#17171b"}
ON: Final = {OWN: "#ffffff", BYSTANDER: "#17171b", ASSASSIN: "#ffffff"}


def head(date: str, language: str, rows: str, own: int, *, late: bool) -> str:
    """The first line: which day, and how many words were found."""
    mark = " *" if late else ""
    return f"Cryptonym {date} {language} {rows.count(OWN)}/{own}{mark}"


def shared_text(
    date: str, language: str, rows: str, own: int, *, late: bool, signs: Mapping[str, str] = SQUARES
) -> str:
    """A few lines for friends; the address is whoever sends it to add."""
    lines = ["".join(signs[cell] for cell in row) or NOTHING for row in rows.split("/")]
    return "\n".join([head(date, language, rows, own, late=late), *lines])


def shared_picture(date: str, language: str, rows: str, own: int, *, late: bool) -> str:
    """The same as SVG: colour, and a letter in each square."""
    split = rows.split("/")
    width = GAP + max(*map(len, split), 6) * (SIDE + GAP)
    height = 2 * GAP + 24 + len(split) * (SIDE + GAP)
    title = head(date, language, rows, own, late=late)
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{title}" font-family="system-ui, sans-serif" font-size="16">'
    )
    parts = [
        opening,
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
        f'<text x="{GAP}" y="24" fill="#17171b">{title}</text>',
    ]
    for line, row in enumerate(split):
        top = 2 * GAP + 24 + line * (SIDE + GAP)
        for at, cell in enumerate(row):
            left = GAP + at * (SIDE + GAP)
            parts.append(
                f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" rx="6"'
                f' fill="{INK[cell]}"/><text x="{left + SIDE // 2}" y="{top + SIDE // 2 + 6}"'
                f' text-anchor="middle" fill="{ON[cell]}">{LETTERS[cell]}</text>'
            )
    return "".join([*parts, "</svg>"])
