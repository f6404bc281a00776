"""Records that somebody brings."""

from typing import Literal

import msgspec

from cryptonym.records.errors import ErrorCode
from cryptonym.records.steps import RecordRead


class RecordText(msgspec.Struct, frozen=True):
    """A record to be checked."""

    record: str


class RecordProblem(msgspec.Struct, frozen=True):
    """What is wrong with a record, and in which line."""

    code: ErrorCode
    line: int
    found: str


class RecordChecked(msgspec.Struct, frozen=True):
    """Whether a record is whole and true; of a game that lasts, only its log can be checked."""

    status: Literal["verified", "so_far", "damaged"]
    problem: RecordProblem | None = None
    record: RecordRead | None = None
