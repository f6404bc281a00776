"""What can be wrong with a record, and where."""

from typing import Final, Literal, get_args

ErrorCode = Literal[
    "not_text",  # the bytes are not UTF-8 text
    "too_large",
    "not_a_record",  # the first line is missing or of another version
    "unknown_line",  # a header line that the format does not have
    "bad_value",  # a known line with a value that cannot be
    "missing_line",  # something every record has is not there
    "bad_words",  # not as many different codenames as the game has cards
    "bad_key",  # not a valid key, or hidden in a finished game
    "bad_event",  # a log line that cannot be read
    "illegal_event",  # a log line that the rules do not allow here
    "truncated",  # the file ends in the middle
    "wrong_result",  # the result line does not follow from the log
    "broken_seal",  # something above the seal has been changed
    "broken_commitment",  # words, key and salt are not what was promised
]

ERROR_CODES: Final[frozenset[str]] = frozenset(get_args(ErrorCode))


class RecordError(ValueError):
    """A damaged or tampered record: a stable code, the line number, and what was found there."""

    def __init__(self, code: ErrorCode, line: int, found: str = "") -> None:
        super().__init__(f"line {line}: {code}" + (f": {found}" if found else ""))
        self.code = code
        self.line = line
        self.found = found
