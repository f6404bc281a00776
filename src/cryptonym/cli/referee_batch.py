"""A file of clues for the referee: an answer to each line, or how far a whole file agrees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, Final

import msgspec

from cryptonym.language.referee import judge
from cryptonym.language.registry import UnknownLanguageError
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason, Verdict

LONGEST_LINE: Final = 4 << 20  # bytes of a batch line that is still read
FIELDS: Final = ("language", "visible", "clue")
EXPECTED, WHY = "should be", "why"  # columns that a file with a heading may have
VERDICTS: Final = ("refused", "doubtful", "legal")
ALL: Final = "all"
_KIND: Final = re.compile(r"[^:;,(]*")

RulesOf = Callable[[str], HouseRules]


class Group(msgspec.Struct):
    """Verdicts of one language and kind, and how many of them are as they should be."""

    count: int = 0
    right: int = 0

    @property
    def percent(self) -> float:
        """How many of a hundred are right; all of none."""
        return 100 * self.right / self.count if self.count else 100.0


def words_of(visible: str) -> list[str]:
    """The words of a list by commas; a dash stands for none."""
    return [word for part in visible.split(",") if (word := part.strip()) not in ("", "-")]


def to_json(verdict: Verdict, explained: dict[str, list[dict[str, str]]] | None = None) -> bytes:
    """One line of JSON, every field of every reason written out."""
    answer: dict[str, object] = {
        "verdict": verdict.status,
        "reasons": [_reason(reason) for reason in verdict.reasons],
        "clue": verdict.clue,
        "notes": [_reason(reason) for reason in verdict.notes],
    }
    if explained:
        answer["steps"] = explained
    return msgspec.json.encode(answer)


def _reason(reason: Reason) -> dict[str, str]:
    return {"code": reason.code, "word": reason.word, "evidence": reason.evidence}


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream; None for one too long to keep in memory."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None


def heading_of(line: bytes | None) -> tuple[str, ...]:
    """The columns that a first line names, if the file says what each verdict should be."""
    try:
        columns = tuple(text_of(line).split("\t")) if line is not None else ()
    except UnicodeDecodeError:
        return ()
    return columns if {*FIELDS, EXPECTED} <= {*columns} else ()


def text_of(line: bytes) -> str:
    """A line as text, without its end."""
    return line.decode().rstrip("\r\n")


def answer(line: bytes | None, number: int, rules_of: RulesOf) -> bytes:
    """The JSON answer to one line of a batch."""
    if line is None:
        return _error("LINE_TOO_LONG", number)
    try:
        fields = text_of(line).split("\t")
    except UnicodeDecodeError:
        return _error("NOT_UTF8", number)
    if len(fields) != len(FIELDS):
        return _error("BAD_LINE", number, fields=len(fields))
    language, visible, clue = (field.strip() for field in fields)
    try:
        return to_json(judge(clue, None, words_of(visible), language, rules_of(language)))
    except UnknownLanguageError as error:
        return _error(error.code, number, language=error.language[:40])


def _error(code: str, line: int, **params: object) -> bytes:
    return msgspec.json.encode({"error": code, "line": line, **params})


class Agreement:
    """How far the referee's verdicts are those that a file with a heading expects."""

    def __init__(self, columns: tuple[str, ...], rules_of: RulesOf) -> None:
        self.columns = columns
        self.rules_of = rules_of
        self.groups: dict[tuple[str, str], Group] = {}

    def judge_all(self, lines: Iterable[bytes | None]) -> Iterator[str]:
        """Judge every line; a line of its own for each verdict that should be another."""
        for number, line in enumerate(lines, 2):
            row = self._row(line)
            status = self._status(row)
            right = status in expected(row.get(EXPECTED, ""))
            kind = kind_of(row.get(WHY, ""))
            language = row.get("language", "")
            for key in ((language, kind), (language, ALL), (ALL, ALL)):
                group = self.groups.setdefault(key, Group())
                group.count += 1
                group.right += right
            if not right:
                told = (row.get(column, "") for column in ("language", "visible", "clue"))
                yield "\t".join(("wrong", str(number), *told, status, row.get(EXPECTED, ""), kind))

    def summary(self) -> Iterator[str]:
        """Language, kind, verdicts, right ones and their share, one group a line, all at last."""
        for (language, kind), group in sorted(self.groups.items(), key=_order):
            figures = (str(group.count), str(group.right), f"{group.percent:.1f}")
            yield "\t".join(("agreement", language, kind, *figures))

    @property
    def percent(self) -> float:
        """How many of a hundred verdicts are as they should be."""
        return self.groups.get((ALL, ALL), Group()).percent

    def _row(self, line: bytes | None) -> dict[str, str]:
        try:
            fields = text_of(line).split("\t") if line is not None else []
        except UnicodeDecodeError:
            return {}
        if len(fields) != len(self.columns):
            return {}
        return {name: field.strip() for name, field in zip(self.columns, fields, strict=True)}

    def _status(self, row: dict[str, str]) -> str:
        if not row:
            return "BAD_LINE"
        language, words = row["language"], words_of(row["visible"])
        try:
            return judge(row["clue"], None, words, language, self.rules_of(language)).status
        except UnknownLanguageError as error:
            return error.code


def expected(text: str) -> frozenset[str]:
    """The verdicts that words such as `refused or doubtful`, `doubtful at most` allow."""
    found = {verdict for verdict in VERDICTS if verdict in text}
    return frozenset(found | {"legal"} if "at most" in text else found)


def kind_of(why: str) -> str:
    """What kind of pair it is: the beginning of the reason given for it."""
    begin = _KIND.match(why)
    return begin[0].strip() if begin else ""


def _order(entry: tuple[tuple[str, str], Group]) -> tuple[bool, str, bool, str]:
    (language, kind), _ = entry
    return language == ALL, language, kind == ALL, kind
