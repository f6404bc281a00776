"""Who asks: with which seat, as which person or solver; their cookies, and answers with a price.

A solver of the daily is a person, or a device with a secret of its own, of which only a hash is
stored.
"""

import hashlib
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, State

from cryptonym.bodies.people import Me, PersonDevice
from cryptonym.bodies.tables import Seated
from cryptonym.proofs import (
    LONGEST_TOKEN,
    PERSON_COOKIE,
    cookie_name,
    device_of,
    is_table_id,
    mark_of,
    member_of,
    new_secret,
    secret_hash,
    secret_of_person,
    solver_of_person,
    token_in,
    via_of,
)
from cryptonym.rooms.room import Room
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.failures import DailyError, ProblemError, RefusedError
from cryptonym.server.limits.spending import Purse
from cryptonym.server.node import Node
from cryptonym.store.people import Person, PersonKey, open_keys
from cryptonym.store.port import TableId
from cryptonym.table.model import DeviceKind, MemberId
from cryptonym.table.names import LONGEST_NAME, tidy_name
from cryptonym.work.jobs import Job

HttpRequest = Request[Any, Any, Any]
SEAT_COOKIE_DAYS = 30
COOKIE_DAYS = 400  # as long as browsers keep any; that of a person is renewed with every look
SOLVER_COOKIE = "daily"
SOLVER_LETTERS = 32  # 128 bits of the hash: nobody finds another secret for it
SEEN_EVERY = 3_600_000  # milliseconds: no more often is it noted that somebody was here

Known = tuple[Person, PersonKey]


def node_of(state: State) -> Node:
    """The node that answers."""
    node: Node = state["node"]
    return node


# ---- a seat


async def room_of(node: Node, table_id: str) -> Room:
    """The table of this id, live on this node."""
    room = await node.tables.room(table_id) if is_table_id(table_id) else None
    if room is None:
        raise ProblemError(404, "no_such_table")
    return room


async def seat_of(node: Node, request: HttpRequest, table_id: str) -> tuple[Room, MemberId]:
    """The table, and the member who holds the token of this request."""
    room = await room_of(node, table_id)
    token = token_in(request.headers, request.cookies, table_id)
    member = member_of(room.table, token) if room.table else None
    if member is None and room.table:
        await node.tables.refresh(room)  # perhaps they have just come in on another node
        member = member_of(room.table, token)
    if member is None:
        raise ProblemError(401, "no_seat")
    return room, member


def device_in(room: Room, request: HttpRequest) -> int:
    """Which of a member's devices asks."""
    token = token_in(request.headers, request.cookies, room.id)
    return device_of(room.table, token) if room.table else 0


def purse_of(node: Node, request: HttpRequest, room: Room, member: MemberId) -> Purse:
    """What the seat may still ask for, after this one message."""
    purse = node.purse(room, member, node.address(request.scope))
    if not purse.pay():
        raise ProblemError(429, "too_fast")
    return purse


def welcome(node: Node, request: HttpRequest, seated: Seated) -> Response[Seated]:
    """The answer to somebody who has just got a seat, with its cookie."""
    cookie = Cookie(
        cookie_name(seated.table),
        path=f"/api/tables/{seated.table}",  # nobody else's business, on this site either
        value=seated.token,
        max_age=SEAT_COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=node.is_private(request.scope),
    )
    return Response(seated, status_code=201, cookies=[cookie])


async def made(
    node: Node, request: HttpRequest, job: Job, media_type: str = MediaType.JSON
) -> Response[Any]:
    """The answer to a job as it came from a worker; only who has it made pays for it."""
    address = node.address(request.scope)

    def pay() -> None:
        node.prices.pay_for(job, address, node.clock())

    answer = await node.works.answer(job, address, pay)
    return Response(cast("Any", answer), media_type=media_type)


# ---- a person


async def known_person(node: Node, request: HttpRequest) -> Known | None:
    """Who asks, and with which device; None for everybody who keeps nothing here."""
    secret = secret_of_person(request.headers, request.cookies)
    if not secret:
        return None
    people, now = node.tables.around.store.people, node.tables.around.now()
    found = await people.by_key(secret_hash(secret), now)
    return found if found and found[1].kind == "device" else None


async def person_of(node: Node, request: HttpRequest) -> Known:
    """Who asks; without a person there is nothing to answer."""
    found = await known_person(node, request)
    if found is None:
        raise ProblemError(401, "no_person")
    return found


def marks_of(known: Known | None, table_id: TableId) -> tuple[str, str]:
    """The person and their device as this table knows them; nothing for everybody else."""
    if known is None:
        return "", ""
    person, key = known
    return mark_of(person.id, table_id), via_of(person.id, table_id, key.number)


async def told_of(node: Node, person: Person, this: int) -> Me:
    """What a person is told of themselves."""
    people, now = node.tables.around.store.people, node.tables.around.now()
    keys, seats = await people.keys(person.id), await people.seats(person.id)
    devices = [
        PersonDevice(
            key.number,
            key.since,
            msgspec.convert(key.label or None, DeviceKind | None),
            key.by or "first",
            key.number == this,
        )
        for key in open_keys(keys, "device", now)
    ]
    return Me(
        name=person.name,
        language=person.language,
        level=person.level or None,  # type: ignore[arg-type] # one of the levels
        created=person.created_at,
        devices=tuple(devices),
        phrase=bool(open_keys(keys, "phrase", now)),
        tables=len(seats),
        waiting=sum(seat.waiting for seat in seats),
    )


def greeted(
    node: Node, request: HttpRequest, me: Any, secret: str, status: int = 200
) -> Response[Any]:
    """The answer with the cookie of this device; without a secret the cookie goes."""
    cookie = _cookie(node, request, PERSON_COOKIE, "/api", secret)
    return Response(me, status_code=status, cookies=[cookie])


def _cookie(node: Node, request: HttpRequest, name: str, path: str, secret: str) -> Cookie:
    """A secret that a browser keeps to itself; without one the cookie goes."""
    return Cookie(
        name,
        path=path,
        value=secret,
        max_age=COOKIE_DAYS * 86_400 if secret else 0,
        httponly=True,
        samesite="strict",
        secure=node.is_private(request.scope),
    )


def tidied(name: str) -> str:
    """A name that others can read; none at all is fine."""
    if not name:
        return ""
    tidy = tidy_name(name)
    if tidy is None:
        raise RefusedError(Refusal("name_form", {"limit": LONGEST_NAME}))
    return tidy


# ---- a solver of the daily


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
    secret = request.cookies.get(SOLVER_COOKIE, "")[:LONGEST_TOKEN]
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
    request.cookies[SOLVER_COOKIE] = secret
    return _device_of(request), [_solver_cookie(node, request, secret)]


def spent_cookie(node: Node, request: HttpRequest, solver: str) -> list[Cookie]:
    """Takes the cookie from a device that is known as a person's by now."""
    device = _device_of(request)
    return [_solver_cookie(node, request, "")] if device and device != solver else []


def _solver_cookie(node: Node, request: HttpRequest, secret: str) -> Cookie:
    return _cookie(node, request, SOLVER_COOKIE, "/api/daily", secret)


async def known_solver(node: Node, request: HttpRequest) -> str:
    """Who asks; an error if they have begun nothing."""
    solver = await solver_of(node, request)
    if not solver:
        raise DailyError("not_begun")
    return solver
