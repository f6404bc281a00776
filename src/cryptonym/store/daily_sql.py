"""The queries of the daily, for whichever database.

Values stand as ?1 ?2 ..., and tables have no prefix.
"""

# ruff: noqa: S608 # queries are put together from words of ours

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from cryptonym.store import daily_lines as lines

L = TypeVar("L", bound=lines.DailyLine)


def line_of(kind: type[L], row: Sequence[Any]) -> L:
    """A line of a backup as it was stored."""
    values = dict(zip(kind.__struct_fields__, row, strict=True))
    for flag in ("late", "agreed"):
        if flag in values:
            values[flag] = bool(values[flag])
    return kind(**values)


class Kind:
    """How lines of one kind are read, page by page, in the order of their key."""

    def __init__(self, kind: type[lines.DailyLine], columns: str, source: str, key: str) -> None:
        names = key.split(", ")
        marks = ", ".join(f"?{number}" for number in range(2, len(names) + 2))
        listed = f"SELECT {key}, {columns} FROM {source} "
        self._kind, self._width = kind, len(names)
        self.first_page = f"{listed} ORDER BY {key} LIMIT ?1"
        self.next_page = f"{listed} WHERE ({key}) > ({marks}) ORDER BY {key} LIMIT ?1"
        self.of_solver = f"{listed} WHERE {names[0]} = ?1 ORDER BY {key}"

    def line(self, row: Sequence[Any]) -> lines.DailyLine:
        """The line of a row."""
        return line_of(self._kind, tuple(row)[self._width :])

    def key(self, row: Sequence[Any]) -> tuple[Any, ...]:
        """After what the next page begins."""
        return tuple(row)[: self._width]


TRY_COLUMNS: Final = "solver, language, date, puzzle, moves, result, late, touched_at"
AT_TRY: Final = "solver = ?1 AND language = ?2 AND date = ?3 AND puzzle = ?4"
_COUNTED: Final = "shown, answers, found, unfair, reports"
CLUE_COLUMNS: Final = f"solver, language, date, word, number, meant, panel, {_COUNTED}"
TRIES: Final = Kind(lines.KeptTry, TRY_COLUMNS, "daily_tries", "solver, language, date, puzzle")
CLUES: Final = Kind(lines.KeptClue, CLUE_COLUMNS, "daily_clues", "solver, id")
ANSWERS: Final = Kind(
    lines.KeptAnswer,
    "a.solver, a.language, a.date, c.solver AS giver, c.word, a.verdict, a.picks, a.shown_at",
    "daily_answers AS a JOIN daily_clues AS c ON c.id = a.clue",
    "a.solver, a.language, a.date, a.clue",
)
KINDS: Final = (
    Kind(lines.KeptDay, "language, date, body", "daily_days", "language, date"),
    TRIES,
    CLUES,
    ANSWERS,
    Kind(lines.KeptAgreement, "solver, agreed", "daily_solvers", "solver"),
    Kind(lines.KeptTurn, "body", "daily_turns", "id"),
)

PUT: Final = "INSERT INTO daily_days VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING RETURNING 1"
SAME_DAY: Final = "SELECT body FROM daily_days WHERE language = ?1 AND date = ?2"
DAYS: Final = """SELECT date, body FROM daily_days
    WHERE language = ?1 AND date >= ?2 AND date <= ?3 ORDER BY date"""
BEGIN: Final = f"""INSERT INTO daily_tries ({TRY_COLUMNS})
    VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7) ON CONFLICT DO NOTHING"""
TRY_IN: Final = f"""INSERT INTO daily_tries ({TRY_COLUMNS})
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING RETURNING 1"""
_TRY: Final = "SELECT solver, language, date, puzzle, moves, result, late FROM daily_tries"
TRY: Final = f"{_TRY} WHERE {AT_TRY}"
MOVE: Final = f"""UPDATE daily_tries
    SET moves = ?6, result = ?7, late = late OR ?8, touched_at = ?9
    WHERE {AT_TRY} AND moves = ?5 AND result IS NULL RETURNING 1"""
TRIES_IN: Final = f"{_TRY} WHERE solver = ?1 AND language = ?2 ORDER BY date, puzzle"
RESULTS: Final = """SELECT result, count(*) FROM daily_tries
    WHERE language = ?1 AND date = ?2 AND puzzle = ?3 AND result IS NOT NULL AND NOT late
    GROUP BY result"""
GIVE: Final = """INSERT INTO daily_clues (solver, language, date, word, number, meant, panel)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING RETURNING id"""
GIVEN: Final = """UPDATE daily_tries SET result = 'given', late = late OR ?4, touched_at = ?5
    WHERE solver = ?1 AND language = ?2 AND date = ?3 AND puzzle = 'encode'"""
_CLUE: Final = """SELECT c.id, c.solver, c.language, c.date, c.word, c.number, c.meant, c.panel,
    c.shown, c.answers, c.found, c.unfair, c.reports FROM daily_clues AS c """
CLUE: Final = _CLUE + "WHERE c.id = ?1"
CLUE_OF: Final = _CLUE + "WHERE c.solver = ?1 AND c.language = ?2 AND c.date = ?3 LIMIT 1"
_UNKNOWN: Final = """NOT EXISTS (SELECT 1 FROM daily_tries AS t WHERE t.solver = ?1
    AND t.language = c.language AND t.date = c.date AND t.puzzle = 'encode')"""
OPEN: Final = f"""{_CLUE} JOIN daily_answers AS a ON a.clue = c.id
    WHERE a.solver = ?1 AND a.language = ?2 AND a.verdict = 'open' AND {_UNKNOWN} LIMIT 1"""
NEXT: Final = f"""{_CLUE} WHERE c.language = ?2 AND c.date <= ?3
    AND c.solver <> ?1 AND (c.shown < ?4 OR c.solver = '') AND c.reports < ?5
    AND NOT EXISTS (SELECT 1 FROM daily_answers AS a WHERE a.solver = ?1
        AND a.language = c.language AND a.date = c.date)
    AND {_UNKNOWN}
    ORDER BY c.solver = '', c.shown, c.id LIMIT 1"""
ANSWER: Final = """SELECT verdict, picks FROM daily_answers
    WHERE solver = ?1 AND language = ?2 AND date = ?3 AND clue = ?4"""
ANSWER_IN: Final = """INSERT INTO daily_answers
    (solver, clue, language, date, verdict, picks, shown_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING RETURNING 1"""
ANSWERED: Final = """UPDATE daily_answers SET verdict = ?5, picks = ?6
    WHERE solver = ?1 AND language = ?2 AND date = ?3 AND clue = ?4 AND verdict = 'open'
    RETURNING 1"""
COUNTS: Final = {
    "picked": "UPDATE daily_clues SET answers = answers + 1, found = found + ?2 WHERE id = ?1",
    "unfair": "UPDATE daily_clues SET unfair = unfair + 1 WHERE id = ?1",
    "reported": "UPDATE daily_clues SET reports = reports + 1 WHERE id = ?1",
}
PICKS: Final = "SELECT picks FROM daily_answers WHERE clue = ?1 AND verdict = 'picked'"
AGREE: Final = """INSERT INTO daily_solvers VALUES (?1, ?2)
    ON CONFLICT (solver) DO UPDATE SET agreed = excluded.agreed"""
AGREED_IN: Final = "INSERT INTO daily_solvers VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING 1"
AGREED: Final = "SELECT agreed FROM daily_solvers WHERE solver = ?1"
TURNS: Final = "SELECT id, body FROM daily_turns WHERE id > ?1 ORDER BY id LIMIT ?2"
TURN_IN: Final = "INSERT INTO daily_turns (body) VALUES (?1)"
KNOWN_CLUE: Final = """SELECT id FROM daily_clues
    WHERE solver = ?1 AND language = ?2 AND date = ?3 AND (word = ?4 OR solver <> '') LIMIT 1"""
CLUE_IN: Final = f"""INSERT INTO daily_clues ({CLUE_COLUMNS})
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
    ON CONFLICT DO NOTHING RETURNING id"""
TRIES_OUT: Final = f"DELETE FROM daily_tries WHERE solver = ?1 RETURNING {TRY_COLUMNS}"
ANSWERS_OUT: Final = """DELETE FROM daily_answers WHERE solver = ?1
    RETURNING clue, language, date, verdict, picks, shown_at"""
ADOPT_CLUES: Final = """UPDATE daily_clues SET solver = ?2 WHERE solver = ?1 AND NOT EXISTS
    (SELECT 1 FROM daily_clues AS o WHERE o.solver = ?2 AND o.language = daily_clues.language
        AND o.date = daily_clues.date)"""
ADOPT_AGREEMENT: Final = """INSERT INTO daily_solvers (solver, agreed)
    SELECT ?2, s.agreed FROM daily_solvers AS s WHERE s.solver = ?1 ON CONFLICT DO NOTHING"""
