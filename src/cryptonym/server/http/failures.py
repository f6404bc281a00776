"""What goes wrong over HTTP: every failure has a code, and none shows its insides."""

import math
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from cryptonym.logs import log_broken
from cryptonym.rooms.room import RoomBusyError
from cryptonym.rules.refusals import Refusal
from cryptonym.store.port import NoSuchTable, StoreUnavailable
from cryptonym.wire.problems import MISSING, DailyProblem, Problem
from cryptonym.work.jobs import CrowdedError, JobFailedError, Unfit

LONGEST_RETRY = 3600  # seconds that anybody is told to wait

_Request = Request[Any, Any, Any]


class ProblemError(Exception):
    """A request that cannot be answered as asked, apart from the rules."""

    def __init__(self, status: int, code: Problem, where: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.where = where


class DailyError(Exception):
    """What the daily refuses; nothing was changed."""

    def __init__(self, code: DailyProblem, where: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.where = where


class RefusedError(Exception):
    """A command that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def _problem(_: _Request, error: ProblemError | Unfit) -> Response[dict[str, str]]:
    return Response({"code": error.code, "where": error.where}, status_code=error.status)


def _daily(_: _Request, error: DailyError) -> Response[dict[str, str]]:
    status = 404 if error.code in MISSING else 409
    return Response({"code": error.code, "where": error.where}, status_code=status)


def _crowded(_: _Request, error: CrowdedError) -> Response[dict[str, str]]:
    """Who asks for too much waits; so does who asks while everybody asks for too much."""
    status, code = (429, "too_fast") if error.alone else (503, "try_again")
    headers = {"retry-after": str(math.ceil(min(max(error.seconds, 1), LONGEST_RETRY)))}
    return Response({"code": code, "where": ""}, status_code=status, headers=headers)


def _refusal(_: _Request, error: RefusedError) -> Response[dict[str, Refusal]]:
    return Response({"refusal": error.refusal}, status_code=409)


def _malformed(_: _Request, error: ValidationException) -> Response[dict[str, str]]:
    return Response({"code": "malformed", "where": _place(error)[:200]}, status_code=400)


def _place(error: ValidationException) -> str:
    """The first field that is wrong, and what was expected there."""
    if not isinstance(error.extra, list) or not error.extra:
        return str(error.detail)
    key, message = error.extra[0].get("key", ""), error.extra[0]["message"]
    if key == "data":  # the framework's name for it
        return "body" if message == repr(key) else f"body: {message}"
    return f"{key}: {message}"


def _unreadable(_: _Request, _error: Exception) -> Response[dict[str, str]]:
    return Response({"code": "malformed", "where": "body"}, status_code=400)


def _http(_: _Request, error: HTTPException) -> Response[dict[str, str]]:
    status = error.status_code
    code = {404: "no_such_table", 413: "too_large"}.get(status, "malformed")
    where = {400: str(error.detail)[:200], 404: "path", 405: "method"}.get(status, "")
    return Response({"code": code, "where": where}, status_code=status)


def _away(_: _Request, _error: Exception) -> Response[dict[str, str]]:
    # On another connection a balancer may find a node that can.
    headers = {"connection": "close"}
    return Response({"code": "try_again", "where": ""}, status_code=503, headers=headers)


def _gone(_: _Request, _error: Exception) -> Response[dict[str, Refusal]]:
    return Response({"refusal": Refusal("table_closed")}, status_code=409)


def _broken(_: _Request, error: Exception) -> Response[dict[str, str]]:
    log_broken(error)
    return Response({"code": "try_again", "where": ""}, status_code=500)


def error_handlers() -> dict[Any, Any]:
    """A handler for each kind of failure."""
    return {
        ProblemError: _problem,
        DailyError: _daily,
        RefusedError: _refusal,
        ValidationException: _malformed,
        HTTPException: _http,
        CrowdedError: _crowded,
        Unfit: _problem,
        JobFailedError: _away,
        StoreUnavailable: _away,
        RoomBusyError: _away,
        NoSuchTable: _gone,
        RecursionError: _unreadable,  # a body of brackets within brackets
        UnicodeDecodeError: _unreadable,  # a text that is not UTF-8
        Exception: _broken,
    }
