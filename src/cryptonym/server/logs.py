"""Structured logs: one JSON object a line; what happened to the server, never what was said.

Of a failure its kind and its places in the code are written, not its message: a message may
quote what somebody sent.
"""

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
_PLACES = 12  # innermost lines of a traceback
_TURNED_AWAY = "ASGI callable returned without completing handshake."


class Failures(logging.Filter):
    """Leaves out what is none: who has no seat gets an answer and no WebSocket, as it should be."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is worth a line."""
        return record.msg != _TURNED_AWAY


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # What follows the first line is an object's insides.
            "message": record.getMessage().partition("\n")[0],
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["places"] = [
                f"{Path(place.filename).name}:{place.lineno} {place.name}"
                for place in traceback.extract_tb(record.exc_info[2])[-_PLACES:]
            ]
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For `logging.config.dictConfig`, and for uvicorn, whose request lines would name tables."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "filters": {"failures": {"()": Failures}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["failures"],
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "cryptonym": {"level": level},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
