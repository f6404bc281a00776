"""Who solves: a person, or a device with a secret of its own, of which only a hash is stored."""

import hashlib

from litestar.datastructures import Cookie

from cryptonym.daily.dates import ZoneError, is_date, today_in
from cryptonym.daily.values import Day
from cryptonym.languages import CODES
from cryptonym.server.http.asking import HttpRequest, known_person
from cryptonym.server.http.failures import DailyError, ProblemError
from cryptonym.server.node import Node
from cryptonym.server.proofs import LONGEST_TOKEN, new_secret, solver_of_person

COOKIE = "daily"
COOKIE_DAYS = 400  # as long as browsers keep any
SOLVER_LETTERS = 32  # 128 bits of the hash: nobody finds another secret for it
LONGEST_ZONE = 60


async def solver_of(node: Node, request: HttpRequest) -> str:
    """Who asks; nobody without a secret. Whoever is a person is the same with every device.

    What a device had done before anybody knew whose it is becomes the person's.
    """
    device, person = _device_of(request), await known_person(node, request)
    if person is None:
        return device
    solver = solver_of_person(person[0].id)
    if device:
        await node.tables.around.store.daily.adopt(device, solver)
    return solver


def _device_of(request: HttpRequest) -> str:
    secret = request.cookies.get(COOKIE, "")[:LONGEST_TOKEN]
    if not secret:
        return ""
    return hashlib.sha256(b"cryptonym solver " + secret.encode()).hexdigest()[:SOLVER_LETTERS]


async def new_solver(node: Node, request: HttpRequest) -> tuple[str, list[Cookie]]:
    """Who asks, with the cookie for a device that comes for the first time."""
    known = await solver_of(node, request)
    if known:
        return known, spent_cookie(node, request, known)
    if not node.openings.take(f"solvers {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    secret = new_secret()
    request.cookies[COOKIE] = secret
    return _device_of(request), [_cookie(node, request, secret)]


def spent_cookie(node: Node, request: HttpRequest, solver: str) -> list[Cookie]:
    """Takes the cookie from a device that is known as a person's by now."""
    device = _device_of(request)
    return [_cookie(node, request, "")] if device and device != solver else []


def _cookie(node: Node, request: HttpRequest, secret: str) -> Cookie:
    return Cookie(
        COOKIE,
        path="/api/daily",
        value=secret,
        max_age=COOKIE_DAYS * 86_400 if secret else 0,
        httponly=True,
        samesite="strict",
        secure=node.is_private(request.scope),
    )


async def known_solver(node: Node, request: HttpRequest) -> str:
    """Who asks; an error if they have begun nothing."""
    solver = await solver_of(node, request)
    if not solver:
        raise DailyError("not_begun")
    return solver


def spoken(language: str) -> str:
    """A language that there is."""
    if language not in CODES:
        raise ProblemError(400, "malformed", "language")
    return language


def today_of(node: Node, zone: str) -> str:
    """The date where somebody lives."""
    try:
        return today_in(zone[:LONGEST_ZONE], node.tables.around.now())
    except ZoneError:
        raise ProblemError(400, "malformed", "zone") from None


async def day_for(node: Node, language: str, date: str, zone: str) -> tuple[Day, bool]:
    """The day of a date that has come where somebody lives, and whether it is over there."""
    if not is_date(date):
        raise ProblemError(400, "malformed", "date")
    today = today_of(node, zone)
    if date > today:
        raise DailyError("future_day", date)
    day = await node.days.day(spoken(language), date, node.tables.around.now())
    if day is None:
        raise DailyError("no_such_day", date)
    return day, date < today
