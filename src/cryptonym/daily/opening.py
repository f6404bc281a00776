"""A day that is over, for everybody to read and to check against what was promised."""

import msgspec

from cryptonym.daily.values import Day, DayBoard, DayClue, DayError, promise


class OpenClue(msgspec.Struct, frozen=True):
    """A clue and the cards it was meant for."""

    word: str
    targets: tuple[int, ...]
    kind: str
    expected: int  # hundredths of its words that the panel finds


class OpenBoard(msgspec.Struct, frozen=True):
    """A board with its key: `o` own word, `.` bystander, `x` assassin."""

    words: tuple[str, ...]
    cells: str
    clues: tuple[OpenClue, ...]


class Opening(msgspec.Struct, frozen=True):
    """Everything of a day; `seed` in hexadecimal."""

    v: int
    date: str
    language: str
    seed: str
    decode: OpenBoard
    encode: OpenBoard
    promise: str = ""  # as it was published


def opened(day: Day) -> Opening:
    """A day for everybody to read."""
    return Opening(
        day.v,
        day.date,
        day.language,
        day.seed.hex(),
        _open_board(day.decode),
        _open_board(day.encode),
        promise(day),
    )


def _open_board(board: DayBoard) -> OpenBoard:
    clues = (OpenClue(one.word, one.targets, one.kind, one.expected) for one in board.clues)
    return OpenBoard(board.words, board.cells, tuple(clues))


def read_opening(written: bytes) -> tuple[Day, str]:
    """The day of an opening, and what it says was promised; raises DayError."""
    try:
        found = msgspec.json.decode(written, type=Opening)
        decode, encode = _read_board(found.decode), _read_board(found.encode)
        seed = bytes.fromhex(found.seed)
        return Day(found.v, found.date, found.language, decode, encode, seed), found.promise
    except (msgspec.DecodeError, ValueError) as error:
        raise DayError(str(error)) from error


def _read_board(board: OpenBoard) -> DayBoard:
    clues = (DayClue(one.word, one.targets, one.kind, one.expected) for one in board.clues)
    return DayBoard(board.words, board.cells, tuple(clues))
