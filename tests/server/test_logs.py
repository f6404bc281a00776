"""Logs: one JSON object a line, and nothing in it that somebody said or owns."""

import io
import json
import logging
import logging.config
import sys

import pytest

from cryptonym.logs import (
    ALIKE_SECONDS,
    MOST_ALIKE,
    MOST_KINDS,
    JsonLines,
    Sparing,
    log_config,
)
from support.logs import logging_as_it_was


def line_of(record: logging.LogRecord) -> dict[str, object]:
    text = JsonLines().format(record)
    assert "\n" not in text
    line: dict[str, object] = json.loads(text)
    return line


def test_a_record_is_one_line_of_json_with_what_was_added() -> None:
    record = logging.makeLogRecord(
        {"name": "cryptonym.server", "levelname": "INFO", "msg": "ready %s", "args": ("now",)}
    )
    record.created = 0.5
    record.database = "sqlite"
    assert line_of(record) == {
        "time": "1970-01-01T00:00:00.500+00:00",
        "level": "info",
        "logger": "cryptonym.server",
        "message": "ready now",
        "database": "sqlite",
    }


def test_of_a_failure_its_kind_and_places_are_written_and_not_its_message() -> None:
    try:
        raise ValueError("the secret that somebody sent")
    except ValueError:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    line = line_of(record)
    assert line["error"] == "ValueError"
    assert "test_of_a_failure" in str(line["places"])
    assert "secret" not in json.dumps(line)


def test_what_follows_the_first_line_of_a_message_is_left_out() -> None:
    """asyncio writes a failed task's insides there."""
    record = logging.makeLogRecord({"msg": "Task exception was never retrieved\nfuture: <secret>"})
    assert line_of(record)["message"] == "Task exception was never retrieved"


def test_what_happens_again_and_again_is_written_a_few_times_and_then_how_often() -> None:
    written = io.StringIO()
    log = Sparing()
    log.setStream(written)
    log.setFormatter(JsonLines())

    def say(message: str, at: float) -> None:
        record = logging.makeLogRecord({"name": "uvicorn.error", "msg": message, "args": (at,)})
        record.created = at
        log.handle(record)

    for number in range(1000):
        say("nonsense came at %s", number / 100)
    say("something else at %s", 10)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) == MOST_ALIKE + 1
    assert lines[-1]["message"] == "something else at 10"
    log.tell_rest(ALIKE_SECONDS - 1)
    assert len(written.getvalue().splitlines()) == MOST_ALIKE + 1, "it is not over yet"
    log.tell_rest(ALIKE_SECONDS + 1)
    line = json.loads(written.getvalue().splitlines()[-1])
    assert (line["message"], line["times"]) == ("and again: nonsense came at %s", 995)
    say("nonsense came at %s", 200)
    assert json.loads(written.getvalue().splitlines()[-1])["message"] == "nonsense came at 200"


def test_lines_of_ever_new_kinds_are_not_remembered_for_ever() -> None:
    log = Sparing()
    log.setStream(io.StringIO())
    for number in range(2 * MOST_KINDS):
        log.handle(logging.makeLogRecord({"msg": f"kind {number}"}))
    assert len(log._kinds) <= MOST_KINDS


@pytest.mark.parametrize("name", ["uvicorn.access", "uvicorn.error", "litestar"])
def test_lines_about_single_requests_are_not_written(name: str) -> None:
    with logging_as_it_was():
        logging.config.dictConfig(log_config())
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)
        assert logging.getLogger("cryptonym.server").isEnabledFor(logging.INFO)
