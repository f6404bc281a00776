"""Structured logs: one JSON object a line; what happened to the server, never what was said.

Of a failure its kind and its places in the code are written, not its message: a message may
quote what somebody sent. Nobody fills a disk with lines either: what happens again and again is
written a few times, and then how often.
"""

import logging
import traceback
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import Any, TextIO

import msgspec

_SERVER = logging.getLogger("cryptonym.server")
_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
_PLACES = 12  # innermost lines of a traceback
MOST_ALIKE = 5  # lines of one kind
ALIKE_SECONDS = 60.0  # in which they are counted
MOST_KINDS = 500  # that are counted at a time
_TURNED_AWAY = "ASGI callable returned without completing handshake."


def log_broken(error: Exception) -> None:
    """Say that a request or a line met a failure of ours: where, and not what was said."""
    frames = traceback.extract_tb(error.__traceback__)
    place = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    _SERVER.error("broken: %s at %s", type(error).__name__, place)


class Failures(logging.Filter):
    """Leaves out what is none: who has no seat gets an answer and no WebSocket, as it should be."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is worth a line."""
        return record.msg != _TURNED_AWAY


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line of JSON."""
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


class Sparing(logging.StreamHandler[TextIO]):
    """Writes a few lines of each kind, and later how many there would have been."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, int, str], _Alike] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless too many alike have been written."""
        self.tell_rest(record.created)
        kind = (record.name, record.levelno, str(record.msg))
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            self.tell_rest(inf)
        alike = self._kinds.setdefault(kind, _Alike(record.created))
        alike.count += 1
        if alike.count <= MOST_ALIKE:
            super().emit(record)

    def tell_rest(self, now: float) -> None:
        """How often the same has happened, when enough time has gone by."""
        while self._kinds:
            kind, alike = next(iter(self._kinds.items()))  # the oldest
            if now - alike.since < ALIKE_SECONDS:
                return
            del self._kinds[kind]
            if alike.count > MOST_ALIKE:
                super().emit(alike.rest(*kind))


class _Alike:
    """Lines of one kind."""

    __slots__ = ("count", "since")

    def __init__(self, since: float) -> None:
        self.since = since
        self.count = 0

    def rest(self, name: str, level: int, message: str) -> logging.LogRecord:
        said = {"name": name, "levelno": level, "levelname": logging.getLevelName(level)}
        told = f"and again: {message}"
        return logging.makeLogRecord(said | {"msg": told, "times": self.count - MOST_ALIKE})


def tell_rest(now: float) -> None:
    """Let the log say what it has left out, if nothing else makes it say so."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Sparing):
            handler.tell_rest(now)


def log_config(level: str = "INFO") -> dict[str, Any]:
    """For `logging.config.dictConfig`, and for uvicorn, whose request lines would name tables."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "filters": {"failures": {"()": Failures}},
        "handlers": {
            "stderr": {
                "class": "cryptonym.logs.Sparing",
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
