"""What stores do for the daily, whichever database it is: as steps of a transaction.

A step is a query with its values; what it finds is sent back. Who carries the steps out knows how
to talk to its database.
"""

# ruff: noqa: S608 # queries are put together from words of ours

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

from cryptonym.store import daily_lines as lines
from cryptonym.store import daily_sql as sql
from cryptonym.store.daily_lines import DailyLine, Given, StoredClue, Try, TryKey, Verdict
from cryptonym.store.daily_port import MOST_REPORTS, MOST_SHOWN

T = TypeVar("T")
Step = tuple[str, tuple[object, ...]]
Steps = Generator[Step, list[Any], T]


class Done(Generic[T]):
    """What steps came to."""

    def __init__(self, value: T) -> None:
        self.value = value


def next_step(steps: Steps[T], rows: list[Any] | None = None) -> Step | Done[T]:
    """What to ask after these rows, which the last step has found, or what came of it all."""
    try:
        return steps.send(rows)  # type: ignore[arg-type] # None to begin with
    except StopIteration as done:
        return Done(done.value)


def place(key: TryKey) -> tuple[str, str, str, str]:
    """Where a try stands."""
    return key.solver, key.language, key.date, key.puzzle


def try_of(row: Sequence[Any]) -> Try:
    """A try as it was stored."""
    return Try(TryKey(row[0], row[1], row[2], row[3]), row[4], row[5], bool(row[6]))


def clue_of(row: Sequence[Any]) -> StoredClue:
    """A clue as it was stored."""
    return StoredClue(row[0], Given(*tuple(row)[1:8]), *tuple(row)[8:13])


def put_day(
    language: str, date: str, body: bytes, clues: Sequence[Given], *, again: bool
) -> Steps[bool]:
    """Keep a day and its clues, if there is none; tried again, it may be the one that is there."""
    if not (yield sql.PUT, (language, date, body)):
        return again and (yield sql.SAME_DAY, (language, date))[0][0] == body
    for clue in clues:
        yield sql.GIVE, _given(clue)
    return True


def begin(key: TryKey, *, late: bool, now: int) -> Steps[Try]:
    """Begin a try, if there is none."""
    yield sql.BEGIN, (*place(key), None, late, now)
    rows = yield sql.TRY, place(key)
    return try_of(rows[0])


def move(
    before: Try, added: str, result: str | None, *, late: bool, now: int, turn: bytes | None
) -> Steps[bool]:
    """Add a move after those before, and the turn that it has ended."""
    at, after = place(before.which), before.moves + added
    if (yield sql.MOVE, (*at, before.moves, after, result, late, now)):
        yield from _keep(turn)
        return True
    rows = yield sql.TRY, at
    return bool(rows) and rows[0][4] == after


def give(clue: Given, *, late: bool, now: int) -> Steps[StoredClue]:
    """Keep a clue and end the try, if there was none."""
    at = (clue.solver, clue.language, clue.date)
    if (yield sql.GIVE, _given(clue)):
        yield sql.BEGIN, (*at, "encode", "given", late, now)
        yield sql.GIVEN, (*at, late, now)
    rows = yield sql.CLUE_OF, at
    return clue_of(rows[0])


def next_riddle(solver: str, language: str, last: str, now: int) -> Steps[StoredClue | None]:
    """The riddle that is open, or another one that is shown from now on."""
    rows = yield sql.OPEN, (solver, language)
    if rows:
        return clue_of(rows[0])
    rows = yield sql.NEXT, (solver, language, last, MOST_SHOWN, MOST_REPORTS)
    if not rows:
        return None
    clue, date = rows[0][0], rows[0][3]
    yield "UPDATE daily_clues SET shown = shown + 1 WHERE id = ?1", (clue,)
    yield sql.ANSWER_IN, (solver, clue, language, date, "open", "", now)
    rows = yield sql.CLUE, (clue,)
    return clue_of(rows[0])


def answer(
    solver: str,
    clue: int,
    verdict: Verdict,
    picks: str,
    found: int,
    turn: bytes | None,
    *,
    again: bool,
) -> Steps[bool]:
    """Answer an open riddle, if not tried before; who knows the board has merely seen it."""
    rows = yield sql.CLUE, (clue,)
    if not rows:
        return False
    board = (solver, rows[0][2], rows[0][3])
    knows = bool((yield sql.TRY, (*board, "encode")))
    word: Verdict = "seen" if knows else verdict
    if not (yield sql.ANSWERED, (*board, clue, word, picks)):
        there = yield sql.ANSWER, (*board, clue)
        return again and [tuple(row) for row in there] == [(word, picks)]
    if not knows:
        yield from _keep(turn)
    if word in sql.COUNTS:
        yield sql.COUNTS[word], (clue, found) if word == "picked" else (clue,)
    return True


def agree(solver: str, *, agreed: bool) -> Steps[None]:
    """Note what somebody said."""
    yield sql.AGREE, (solver, agreed)


def adopt(device: str, person: str) -> Steps[None]:
    """Move everything of one solver to another."""
    for row in (yield sql.TRIES_OUT, (device,)):
        moved = sql.line_of(lines.KeptTry, (person, *tuple(row)[1:]))
        at = (moved.solver, moved.language, moved.date, moved.puzzle)
        there = yield f"SELECT {sql.TRY_COLUMNS} FROM daily_tries WHERE {sql.AT_TRY}", at
        if there and moved.weight > sql.line_of(lines.KeptTry, there[0]).weight:
            yield f"DELETE FROM daily_tries WHERE {sql.AT_TRY}", at
            there = []
        if not there:
            yield sql.TRY_IN, _values(moved)
    yield sql.ADOPT_CLUES, (device, person)
    for row in (yield sql.ANSWERS_OUT, (device,)):
        yield sql.ANSWER_IN, (person, *row)
    yield sql.ADOPT_AGREEMENT, (device, person)
    yield "DELETE FROM daily_solvers WHERE solver = ?1", (device,)


def forget(solver: str) -> Steps[None]:
    """Delete everything of a solver."""
    for table in ("tries", "answers", "clues", "solvers"):
        yield f"DELETE FROM daily_{table} WHERE solver = ?1", (solver,)


def restore(line: DailyLine) -> Steps[bool]:
    """Put a line of a backup back, if it is not there."""
    match line:
        case lines.KeptDay(language, date, body):
            return bool((yield sql.PUT, (language, date, body)))
        case lines.KeptTry():
            return bool((yield sql.TRY_IN, _values(line)))
        case lines.KeptClue():
            known = yield sql.KNOWN_CLUE, (line.solver, line.language, line.date, line.word)
            return not known and bool((yield sql.CLUE_IN, _values(line)))
        case lines.KeptAnswer():
            known = yield sql.KNOWN_CLUE, (line.giver, line.language, line.date, line.word)
            if not known:
                return False
            made = (line.verdict, line.picks, line.shown_at)
            at = (line.solver, known[0][0], line.language, line.date)
            return bool((yield sql.ANSWER_IN, (*at, *made)))
        case lines.KeptAgreement():
            return bool((yield sql.AGREED_IN, _values(line)))
        case lines.KeptTurn(body):
            yield sql.TURN_IN, (body,)
            return True


def _keep(turn: bytes | None) -> Steps[None]:
    if turn is not None:
        yield sql.TURN_IN, (turn,)


def _given(clue: Given) -> tuple[Any, ...]:
    return tuple(getattr(clue, field) for field in clue.__struct_fields__)


def _values(line: DailyLine) -> tuple[Any, ...]:
    return tuple(getattr(line, field) for field in line.__struct_fields__)
