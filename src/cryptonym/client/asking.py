"""Calls over HTTP, asked until there is an answer."""

import asyncio
import ssl
import time
from functools import cache
from itertools import chain
from typing import Generic, TypeVar

import httpx

from cryptonym.client.calls import Call, ServerError
from cryptonym.client.patience import delays

T = TypeVar("T")
ANSWER_SECONDS = 15.0  # no answer for so long: the connection is dead
POLL_SECONDS = 25.0
PATIENCE = 60.0
TIMEOUT = httpx.Timeout(ANSWER_SECONDS, read=40)  # a long poll takes its time


def ask(server: str, call: Call[T], patience: float = PATIENCE) -> T:
    """A call without a seat, such as opening a table."""
    with http_client(server.rstrip("/"), "") as http:
        return asked(http, call, patience)


def http_client(server: str, token: str) -> httpx.Client:
    """What asks a server; with the token of a seat, or none."""
    headers = _bearer(token)
    return httpx.Client(base_url=server, headers=headers, timeout=TIMEOUT, verify=_trusted())


def asked(http: httpx.Client, call: Call[T], patience: float) -> T:
    """Ask until there is an answer; what may not be done twice is asked once."""
    tried = _Tried(call)
    for delay in chain(delays(patience), [None]):
        with tried:
            answer = http.request(call.method, call.path, content=call.body)
            return call.read(answer.status_code, answer.content)
        if delay is not None:
            time.sleep(delay)
    raise tried.failure


async def async_ask(server: str, call: Call[T], patience: float = PATIENCE) -> T:
    """A call without a seat, such as opening a table."""
    async with async_http_client(server.rstrip("/"), "") as http:
        return await async_asked(http, call, patience)


def async_http_client(server: str, token: str) -> httpx.AsyncClient:
    """What asks a server; with the token of a seat, or none."""
    headers = _bearer(token)
    return httpx.AsyncClient(base_url=server, headers=headers, timeout=TIMEOUT, verify=_trusted())


async def async_asked(http: httpx.AsyncClient, call: Call[T], patience: float) -> T:
    """Ask until there is an answer; what may not be done twice is asked once."""
    tried = _Tried(call)
    for delay in chain(delays(patience), [None]):
        with tried:
            answer = await http.request(call.method, call.path, content=call.body)
            return call.read(answer.status_code, answer.content)
        if delay is not None:
            await asyncio.sleep(delay)
    raise tried.failure


@cache
def _trusted() -> ssl.SSLContext:
    """Whose certificates are believed; reading them takes longer than a call does."""
    return httpx.create_ssl_context()


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class _Tried(Generic[T]):
    """A call that is tried again and again: a block in which failures pass that may pass."""

    def __init__(self, call: Call[T]) -> None:
        self._call = call
        self.failure: Exception = ServerError("try_again")  # the last one

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if not isinstance(error, ServerError | httpx.TransportError):
            return False
        self.failure = error
        return not _is_final(error, self._call)


def _is_final(error: ServerError | httpx.TransportError, call: Call[T]) -> bool:
    """Whether asking again is of no use, or might do something twice."""
    if isinstance(error, ServerError):
        return not error.passing or (error.code == "try_again" and not call.safe)
    if isinstance(error, httpx.UnsupportedProtocol):  # an address without http://
        return True
    return not call.safe and not isinstance(error, httpx.ConnectError)
