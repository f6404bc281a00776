"""Turns of people, from a file: a board, a clue, what it was for and what was touched.

Our own format is in docs/turns.md: a JSON object a line. Any other table of turns is read by saying
which column is which; nothing is guessed.
"""

import ast
import csv
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from cryptonym.language.registry import UnknownLanguageError, load

VERSION: Final = 1
FIELDS: Final = (
    "language", "words", "covered", "clue", "number", "intended", "picks", "cells", "source",
)  # fmt: skip
OWN: Final = "o"
CELLS: Final = frozenset("o.x")


class HumanTurn(msgspec.Struct, frozen=True):
    """What one person made of one clue. Cards are places in `words`."""

    language: str
    words: tuple[str, ...]
    clue: str
    number: int
    picks: tuple[int, ...] = ()
    intended: tuple[int, ...] | None = None
    covered: tuple[int, ...] = ()
    cells: str | None = None
    source: str = ""

    @property
    def open_cards(self) -> tuple[int, ...]:
        """The cards that could be touched."""
        return tuple(card for card in range(len(self.words)) if card not in self.covered)


class TurnsError(ValueError):
    """A file of turns that cannot be read, with the line where it went wrong."""

    def __init__(self, code: str, line: int, what: str = "") -> None:
        super().__init__(f"line {line}: {code}{f': {what}' if what else ''}")
        self.code, self.line, self.what = code, line, what


class Reading(msgspec.Struct, frozen=True):
    """How a file is to be read."""

    columns: Mapping[str, str] = {}  # which column of the file each of our fields is
    separator: str = "|"  # between the words of a list, in a table
    language: str = ""  # of rows that do not say


OURS: Final = Reading()


def read_turns(
    file: Path, reading: Reading = OURS, skipped: list[TurnsError] | None = None
) -> list[HumanTurn]:
    """All turns of a file. Raises TurnsError, or puts it with `skipped` and leaves the line out."""
    found = []
    for line, row in _rows(file):
        try:
            found.append(_turn(row, reading, line))
        except TurnsError as error:
            if skipped is None:
                raise
            skipped.append(error)
    return found


def _rows(file: Path) -> Iterator[tuple[int, Mapping[str, Any]]]:
    text = file.read_text(encoding="utf-8-sig")
    suffix = file.suffix.lower()
    if suffix in {".csv", ".tsv"}:
        table = csv.DictReader(text.splitlines(keepends=True), dialect=_dialect(suffix))
        for row in table:
            yield table.line_num, row
        return
    if suffix == ".json":
        rows = _decoded(text, 1)
        if not isinstance(rows, list):
            raise TurnsError("not_a_list", 1)
        lines = list(enumerate(rows, 1))
    else:
        kept = ((at, line) for at, line in enumerate(text.splitlines(), 1) if line.strip())
        lines = [(at, _decoded(line, at)) for at, line in kept]
    for at, row in lines:
        yield at, row if isinstance(row, dict) else {}


def _dialect(suffix: str) -> type[csv.Dialect]:
    return csv.excel_tab if suffix == ".tsv" else csv.excel


def _decoded(text: str, line: int) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise TurnsError("not_json", line, str(error)) from None


def _turn(row: Mapping[str, Any], reading: Reading, line: int) -> HumanTurn:
    version = row.get("v", VERSION)
    if not reading.columns and isinstance(version, int) and version > VERSION:
        raise TurnsError("newer_format", line, str(version))
    said = {field: row.get(reading.columns.get(field, field)) for field in FIELDS}
    words = tuple(str(word).strip() for word in _listed(said["words"], reading, line))
    if len(set(words)) != len(words) or not words:
        raise TurnsError("bad_words", line)
    cards = _Cards(words, reading, line)
    clue, language = str(said["clue"] or "").strip(), said["language"] or reading.language
    if not clue:
        raise TurnsError("no_clue", line)
    try:
        load(str(language))
    except UnknownLanguageError:
        raise TurnsError("no_such_language", line, str(language)) from None
    intended = None if said["intended"] in (None, "") else cards.of(said["intended"])
    turn = HumanTurn(
        str(language),
        words,
        clue,
        _number(said["number"], intended, line),
        cards.of(said["picks"]),
        intended,
        cards.of(said["covered"]),
        said["cells"] or None,
        str(said["source"] or ""),
    )
    _check(turn, line)
    return turn


def _check(turn: HumanTurn, line: int) -> None:
    """What no reader could make sense of."""
    gone = set(turn.covered)
    if gone.intersection(turn.picks) or gone.intersection(turn.intended or ()):
        raise TurnsError("card_is_covered", line)
    cells = turn.cells
    if cells is not None and (len(cells) != len(turn.words) or not CELLS.issuperset(cells)):
        raise TurnsError("bad_cells", line, str(cells))


def _number(said: Any, intended: tuple[int, ...] | None, line: int) -> int:
    """The number of a clue; where nobody said one, so many words as it was for."""
    if said in (None, "") and intended:
        return len(intended)
    try:
        number = int(said)
    except (TypeError, ValueError):
        number = 0
    if number < 1:
        raise TurnsError("bad_number", line, str(said))
    return number


class _Cards:
    """The cards of one board, by place (a number) or by word."""

    def __init__(self, words: tuple[str, ...], reading: Reading, line: int) -> None:
        self._places = {word.casefold(): place for place, word in enumerate(words)}
        self._reading, self._line = reading, line

    def of(self, said: Any) -> tuple[int, ...]:
        found = tuple(map(self._place, _listed(said, self._reading, self._line)))
        if len(set(found)) != len(found):
            raise TurnsError("card_named_twice", self._line)
        return found

    def _place(self, said: Any) -> int:
        if isinstance(said, int) and 0 <= said < len(self._places):
            return said
        place = self._places.get(str(said).strip().casefold())
        if isinstance(said, int) or place is None:
            raise TurnsError("no_such_card", self._line, str(said))
        return place


def _listed(said: Any, reading: Reading, line: int) -> list[Any]:
    """A list, or a cell of a table: `[...]` as JSON and Python write it, else with separators."""
    if said is None or said == "":
        return []
    if isinstance(said, str) and said.lstrip().startswith("["):
        try:
            said = ast.literal_eval(said.strip())
        except (ValueError, SyntaxError):
            raise TurnsError("bad_list", line, said[:40]) from None
    if isinstance(said, str):
        return [part for part in said.split(reading.separator) if part.strip()]
    if not isinstance(said, list):
        raise TurnsError("bad_list", line, str(said)[:40])
    return said
