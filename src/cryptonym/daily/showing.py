"""A day as plain text, with its solutions: for whoever looks after the server."""

from datetime import date
from typing import Final

from cryptonym.daily.values import ASSASSIN, OWN, Day, DayBoard, promise

COLUMNS: Final = 4
MARKS: Final = {OWN: "[{}]", ASSASSIN: "#{}"}


def shown_day(day: Day) -> str:
    """Boards, keys and clues of a day."""
    weekday = date.fromisoformat(day.date).strftime("%a")
    lines = [f"{day.language} {day.date} {weekday}  {promise(day)[:16]}"]
    for name, board in (("decode", day.decode), ("encode", day.encode)):
        lines += [f"  {name}", *_grid(board), *_clues(board)]
    return "\n".join(lines) + "\n"


def _grid(board: DayBoard) -> list[str]:
    cards = [
        MARKS.get(cell, "{}").format(word)
        for word, cell in zip(board.words, board.cells, strict=True)
    ]
    width = max(map(len, cards)) + 2
    rows = [cards[at : at + COLUMNS] for at in range(0, len(cards), COLUMNS)]
    return ["    " + "".join(card.ljust(width) for card in row).rstrip() for row in rows]


def _clues(board: DayBoard) -> list[str]:
    return [
        f"    {clue.word} {clue.number}: {', '.join(board.words[card] for card in clue.targets)}"
        f"  ({clue.kind}, {clue.expected} %)"
        for clue in board.clues
    ]
