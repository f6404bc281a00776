"""Logs are set up for a whole process; every test leaves them as it found them."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

LOGGERS = ("", "cryptonym", "uvicorn", "uvicorn.access")  # those that a server sets up


def set_up() -> dict[str, tuple[int, list[str]]]:
    """How the logs of this process are set up; handlers that pytest adds are left out."""
    return {name: _set_up(logging.getLogger(name)) for name in LOGGERS}


def _set_up(logger: logging.Logger) -> tuple[int, list[str]]:
    kinds = [type(handler) for handler in logger.handlers]
    return logger.level, [kind.__name__ for kind in kinds if "pytest" not in kind.__module__]


@contextmanager
def logging_as_it_was() -> Iterator[None]:
    """What is done to the logs in here is undone afterwards."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    try:
        yield
    finally:
        for logger, level, handlers in before:
            logger.setLevel(level)
            logger.handlers[:] = handlers
