"""Who asks: table, seat and device of a request, its cookie, what it may spend, and on what."""

from typing import Any, cast

from litestar import MediaType, Response
from litestar.datastructures import Cookie

from cryptonym.server.bodies.tables import Seated
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest
from cryptonym.server.limits.spending import Purse
from cryptonym.server.node import Node
from cryptonym.server.rooms.room import Room
from cryptonym.server.rooms.tokens import cookie_name, device_of, is_table_id, member_of, token_in
from cryptonym.server.work.jobs import Job
from cryptonym.table.model import MemberId

COOKIE_DAYS = 30


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
        max_age=COOKIE_DAYS * 86_400,
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
