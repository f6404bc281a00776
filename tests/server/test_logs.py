"""Logs: one JSON object a line, and nothing in it that somebody said or owns."""

import json
import logging
import logging.config
import sys

import pytest

from cryptonym.server.logs import JsonLines, log_config


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


@pytest.mark.parametrize("name", ["uvicorn.access", "uvicorn.error", "litestar"])
def test_lines_about_single_requests_are_not_written(name: str) -> None:
    before = {logger: logging.getLogger(logger).level for logger in log_config()["loggers"]}
    root = logging.getLogger()
    kept, level = list(root.handlers), root.level
    try:
        logging.config.dictConfig(log_config())
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)
        assert logging.getLogger("cryptonym.server").isEnabledFor(logging.INFO)
    finally:
        root.handlers[:] = kept
        root.setLevel(level)
        for logger, old in before.items():
            logging.getLogger(logger).setLevel(old)
