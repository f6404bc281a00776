"""How to play, on one page: the text of the client in two columns, with its examples."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import partial
from typing import Final, Protocol

from cryptonym.language.pictures import names as pictured_names
from cryptonym.paper.identities import LOOKS, draw_sign
from cryptonym.paper.press import Box, Press
from cryptonym.rules.model import Identity
from cryptonym.text import Text

MARGIN, GUTTER = 12.0, 8.0
LARGEST, SMALLEST, STEP = 9.5, 5.5, 0.25  # points of the text; it shrinks until all fits
LEADING = 0.47  # millimetres a point
TITLE = 22.0
_EXAMPLE: Final = re.compile(r"^```board\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_MARKS: Final = re.compile(r"\*\*|\*|`")
_INDENT = 3.0


class Block(Protocol):
    """A piece of text that stays whole: draws itself, or only says how high it is."""

    def __call__(self, press: Press, box: Box, size: float, *, dry: bool) -> float:
        """How high it is, drawn or not."""


def print_rules(press: Press, text: Text, page: str) -> None:
    """The whole page, in type as large as fits."""
    title, *blocks = _blocks(text, page)
    press.next_sheet()
    head = Box(MARGIN, MARGIN - 2, press.width - 2 * MARGIN, 10)
    title(press, head, TITLE, dry=False)
    _set(press, blocks, _largest(press, blocks), dry=False)


def _largest(press: Press, blocks: list[Block]) -> float:
    """The largest type that fits; measuring takes a while, so it is searched by halves."""
    steps = int((LARGEST - SMALLEST) / STEP)
    sizes = [SMALLEST + STEP * step for step in range(steps + 1)]
    too_large = bisect_right(sizes, 0, key=lambda size: not _set(press, blocks, size, dry=True))
    return sizes[max(too_large - 1, 0)]


def _set(press: Press, blocks: list[Block], size: float, *, dry: bool) -> bool:
    """Fill two columns; whether there was room."""
    width = (press.width - 2 * MARGIN - GUTTER) / 2
    top, bottom = MARGIN + 12, press.height - MARGIN
    column, y = 0, top
    for block in blocks:
        high = block(press, Box(0, 0, width, 0), size, dry=True)
        if y + high > bottom:
            column, y = column + 1, top
        if not dry:
            block(press, Box(MARGIN + column * (width + GUTTER), y, width, 0), size, dry=False)
        y += high
    return column < 2


def _blocks(text: Text, page: str) -> Iterator[Block]:
    for number, part in enumerate(_EXAMPLE.split(page)):
        if number % 2:
            yield partial(_example, text=text, lines=part.strip().split("\n"))
            continue
        for piece in re.split(r"\n{2,}", part.strip()):
            yield from _piece(piece)


def _piece(piece: str) -> Iterator[Block]:
    """A heading, a list, a table or a paragraph of Markdown."""
    plain = _MARKS.sub("", piece)
    if piece.startswith("#"):
        yield partial(_heading, words=plain.lstrip("# "))
    elif piece.startswith("|"):
        rows = [row.strip("| ").split(" | ") for row in plain.split("\n")[2:]]
        yield partial(_table, rows=rows)
    elif piece.startswith("- "):
        yield from (partial(_bullet, words=one[2:]) for one in plain.split("\n"))
    elif piece:
        yield partial(_paragraph, words=plain.replace("\n", " "))


def _heading(press: Press, box: Box, size: float, *, dry: bool, words: str) -> float:
    press.set_type("codename", size if size == TITLE else size * 1.25)
    gap = size * 0.22
    below = Box(box.x, box.y + gap, box.width, 0)
    return gap + press.paragraph(words, below, size * 0.55, dry=dry)


def _paragraph(press: Press, box: Box, size: float, *, dry: bool, words: str) -> float:
    press.set_type("text", size)
    return press.paragraph(words, box, size * LEADING, dry=dry) + size * 0.18


def _bullet(press: Press, box: Box, size: float, *, dry: bool, words: str) -> float:
    press.set_type("text", size)
    if not dry:
        press.paragraph("–", box, size * LEADING)
    beside = Box(box.x + _INDENT, box.y, box.width - _INDENT, 0)
    return press.paragraph(words, beside, size * LEADING, dry=dry) + size * 0.1


def _table(press: Press, box: Box, size: float, *, dry: bool, rows: list[list[str]]) -> float:
    first = box.width * 0.34
    y = box.y
    for term, meaning in rows:
        press.set_type("codename", size)
        left = press.paragraph(term, Box(box.x, y, first - 2, 0), size * LEADING, dry=dry)
        press.set_type("text", size)
        beside = Box(box.x + first, y, box.width - first, 0)
        y += max(left, press.paragraph(meaning, beside, size * LEADING, dry=dry))
    return y - box.y + size * 0.18


def _example(
    press: Press, box: Box, size: float, *, dry: bool, text: Text, lines: list[str]
) -> float:
    """A clue, its cards with their signs, and what the guesses found."""
    told = [line.partition(": ")[::2] for line in lines]
    values = dict(told)
    row = size * 0.62
    high = row
    if not dry:
        clue = text.format("play-clue-is", clue=values["clue"])
        colour = LOOKS[Identity(values["team"])].ink
        press.line(clue, Box(box.x, box.y, box.width, row), "codename", size * 1.15, colour)
    names = pictured_names(text.language)
    cards = sorted(
        (names.get(face, face), identity)
        for identity in Identity
        for face in values.get(identity, "").split()
    )
    for place, (word, identity) in enumerate(cards):
        column = place % 3
        high += row if place and not column else 0
        if not dry:
            cell = Box(box.x + column * box.width / 3, box.y + high, box.width / 3, row).inset(0.4)
            _chip(press, cell, word, identity, size)
    guesses = [one.partition(" -> ")[::2] for name, one in told if name == "guess"]
    found = " ".join(
        text.format("play-covered", word=names.get(face, face), identity=who)
        for face, who in guesses
    )
    below = Box(box.x, box.y + high + row * 1.15, box.width, 0)
    return high + row * 1.15 + _paragraph(press, below, size, dry=dry, words=found)


def _chip(press: Press, cell: Box, word: str, identity: Identity, size: float) -> None:
    press.pdf.set_draw_color(LOOKS[identity].ink)
    press.pdf.set_line_width(0.25)
    press.pdf.rect(*cell)
    if identity is Identity.ASSASSIN:  # its sign is pale, for the dark of its card
        press.pdf.set_fill_color(LOOKS[identity].ink)
        press.pdf.rect(cell.x, cell.y, cell.height, cell.height, style="F")
    draw_sign(press, Box(cell.x, cell.y, cell.height, cell.height), identity, 0.6)
    beside = Box(cell.x + cell.height, cell.y, cell.width - cell.height - 1, cell.height)
    press.line(word, beside, "codename", size)
