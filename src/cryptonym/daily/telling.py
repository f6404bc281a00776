"""The gate of the daily: what a solver is told of a day, and no more.

A card is told when it is touched, a clue when its turn has come, the rest when the try is over.
"""

from collections.abc import Mapping, Sequence

import msgspec

from cryptonym.daily.sharing import LETTERS, SQUARES, shared_text
from cryptonym.daily.solving import Ending, Solved, found_in, rows_of
from cryptonym.daily.values import Day, DayBoard, DayClue

HIDDEN = "?"


class ToldClue(msgspec.Struct, frozen=True):
    """A clue that was heard, and what was touched after it."""

    word: str
    number: int
    picks: tuple[int, ...]
    meant: tuple[int, ...] = ()  # when all is over


class Numbers(msgspec.Struct, frozen=True):
    """What everybody made of a day, on its day."""

    solvers: int
    found: tuple[int, ...]  # how many found 0, 1, 2 ... own words


class Finish(msgspec.Struct, frozen=True):
    """The end of a try."""

    ending: Ending
    rows: str
    text: str  # to share: squares
    letters: str  # to share: the same in letters
    numbers: Numbers


class DecodeTold(msgspec.Struct, frozen=True):
    """Decode as its solver sees it."""

    date: str
    language: str
    words: tuple[str, ...]
    cells: str  # `o` own, `.` bystander, `x` assassin, `?` not known
    own: int  # words to find
    found: int
    misses: int
    clues: tuple[ToldClue, ...]  # heard so far; the last one is in play
    clues_left: int
    moves: int  # made so far: a move names this
    late: bool
    finish: Finish | None = None


def told_decode(
    day: Day, solved: Solved, moves: int, *, late: bool, results: Mapping[str, int]
) -> DecodeTold:
    """What a solver may know after these moves."""
    board = day.decode
    over = solved.ending is not None
    touched = set(solved.touched)
    cells = "".join(
        cell if over or card in touched else HIDDEN for card, cell in enumerate(board.cells)
    )
    clues = tuple(_told_clue(board.clues[one.clue], one.picks, over=over) for one in solved.clued)
    if over:
        clues += tuple(_told_clue(clue, (), over=True) for clue in board.clues[len(clues) :])
    return DecodeTold(
        day.date,
        day.language,
        board.words,
        cells,
        len(board.own),
        solved.found,
        solved.misses,
        clues,
        len(board.clues) - len(clues),
        moves,
        late,
        _finish(day, solved, late=late, results=results) if solved.ending is not None else None,
    )


def _told_clue(clue: DayClue, picks: tuple[int, ...], *, over: bool) -> ToldClue:
    return ToldClue(clue.word, clue.number, picks, clue.targets if over else ())


def _finish(day: Day, solved: Solved, *, late: bool, results: Mapping[str, int]) -> Finish | None:
    if solved.ending is None:
        return None
    own, rows = len(day.decode.own), rows_of(day.decode, solved)
    texts = [
        shared_text(day.date, day.language, rows, own, late=late, signs=signs)
        for signs in (SQUARES, LETTERS)
    ]
    return Finish(solved.ending, rows, texts[0], texts[1], numbers_of(results, own))


def numbers_of(results: Mapping[str, int], own: int) -> Numbers:
    """How many own words people have found."""
    found = [0] * (own + 1)
    for rows, count in results.items():
        found[min(found_in(rows), own)] += count
    return Numbers(sum(found), tuple(found))


class OwnClue(msgspec.Struct, frozen=True):
    """The clue that somebody gave, and what the panel and people make of it."""

    word: str
    number: int
    meant: tuple[int, ...]
    expected: float  # share of the number, by the panel
    low: float
    high: float
    assassin: float
    cards: tuple[float, ...]
    people: int = 0  # answers that count
    found: float = 0.0  # share of the number that people found
    taken: tuple[int, ...] = ()  # for each card, how many people touched it
    unfair: int = 0


class EncodeTold(msgspec.Struct, frozen=True):
    """Encode as its giver sees it: the board with its key."""

    date: str
    language: str
    words: tuple[str, ...]
    cells: str
    late: bool
    clue: OwnClue | None = None
    others: tuple[ToldClue, ...] = ()  # what bots would have said, once a clue was given


def told_encode(day: Day, clue: OwnClue | None, *, late: bool) -> EncodeTold:
    """What somebody may know who gives a clue."""
    board = day.encode
    bots = tuple(_told_clue(one, (), over=True) for one in board.clues) if clue else ()
    return EncodeTold(day.date, day.language, board.words, board.cells, late, clue, bots)


class RiddleTold(msgspec.Struct, frozen=True):
    """One clue of somebody else to solve; the rest when it is answered."""

    id: int
    date: str
    language: str
    words: tuple[str, ...]
    clue: str
    number: int
    bot: bool
    cells: str  # of what was touched
    picks: tuple[int, ...] = ()
    answered: bool = False
    counts: bool = True  # whoever has seen the key is not counted
    meant: tuple[int, ...] = ()
    people: int = 0
    found: float = 0.0
    expected: float = 0.0


def cells_of(board: DayBoard, cards: Sequence[int]) -> str:
    """The key of these cards alone."""
    return "".join(cell if card in cards else HIDDEN for card, cell in enumerate(board.cells))


class DayLine(msgspec.Struct, frozen=True):
    """A day of the archive, and what this solver made of it."""

    date: str
    rows: str | None = None
    late: bool = False
    encoded: bool = False


class Today(msgspec.Struct, frozen=True):
    """What there is today for this solver."""

    date: str
    language: str
    decode: str  # new, begun or over
    encode: str
    streak: int
    played: int  # days in all
    agreed: bool | None  # whether turns may be kept; None if nobody has asked yet
    days: tuple[DayLine, ...]  # the archive, the newest first
    tomorrow: str  # the hash of tomorrow, once it is made
    verdict: OwnClue | None = None  # yesterday's clue, and what people made of it
    per_clue: tuple[float, ...] = ()  # own words for each clue, by day played


def per_clue(rows: str) -> float:
    """Own words for each clue that was heard."""
    return round(found_in(rows) / (rows.count("/") + 1), 2)
