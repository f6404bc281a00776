"""Turns of people as lines of a file: docs/turns.md is the format."""

from typing import Final

import msgspec

from cryptonym.daily.solving import Solved
from cryptonym.daily.values import DayBoard

VERSION: Final = 1


class TurnLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person made of one clue, as a line of the file."""

    v: int
    language: str
    words: tuple[str, ...]
    covered: tuple[int, ...]
    clue: str
    number: int
    picks: tuple[int, ...]
    cells: str
    source: str
    intended: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


_encode = msgspec.json.Encoder().encode


def decode_turn(language: str, board: DayBoard, solved: Solved, clue: int) -> bytes:
    """The turn after one clue of a day."""
    said = board.clues[clue]
    covered = (card for one in solved.clued[:clue] for card in one.picks)
    line = TurnLine(
        VERSION,
        language,
        board.words,
        tuple(sorted(covered)),
        said.word,
        said.number,
        solved.clued[clue].picks,
        board.cells,
        "decode",
        said.targets,
    )
    return _encode(line)


def riddle_turn(
    language: str,
    board: DayBoard,
    clue: tuple[str, int],
    meant: tuple[int, ...],
    picks: tuple[int, ...],
) -> bytes:
    """The answer to one clue on its own."""
    line = TurnLine(
        VERSION,
        language,
        board.words,
        (),
        *clue,
        picks,
        board.cells,
        "riddle",
        meant or msgspec.UNSET,
    )
    return _encode(line)
