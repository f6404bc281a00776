"""Me: a person without an account, their tables, what they say of themselves, and the end of it."""

from typing import Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.people import (
    AboutMe,
    Exported,
    ExportedSeat,
    KeepTable,
    KeptTable,
    Me,
    NewPerson,
    SeatSummary,
    Statistics,
)
from cryptonym.bodies.tables import Seated
from cryptonym.languages import CODES
from cryptonym.proofs import (
    device_of,
    is_secret,
    is_table_id,
    kind_of_device,
    member_of,
    new_person_id,
    secret_hash,
    secret_of_person,
    solver_of_person,
    token_in,
)
from cryptonym.rooms.room import Room
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import (
    SEEN_EVERY,
    HttpRequest,
    Known,
    greeted,
    marks_of,
    node_of,
    person_of,
    room_of,
    tidied,
    told_of,
    welcome,
)
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.server.people.counting import statistics
from cryptonym.store.daily_lines import WholeSolver
from cryptonym.store.people import Person, PersonKey, StoredSeat, WholePerson
from cryptonym.store.port import TableId
from cryptonym.table.commands import MarkSeat
from cryptonym.table.model import MemberId

EXPORT_COST, STATISTICS_COST = 20.0, 50.0  # milliseconds of work


@post("/api/me")
async def begin_person(
    data: JSONBody[NewPerson], state: State, request: HttpRequest
) -> Response[Me]:
    """Have your tables kept from now on; the secret that this device has drawn is you."""
    node = node_of(state)
    if not is_secret(data.secret):
        raise ProblemError(400, "malformed", "secret: expected 43 letters drawn by chance")
    if data.language and data.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    name = tidied(data.name)
    if not node.openings.take(f"people {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    now = node.tables.around.now()
    person = Person(
        id=new_person_id(),
        name=name,
        language=data.language,
        level=data.level or "",
        created_at=now,
        seen_at=now,
        keys_ever=1,
    )
    key = PersonKey(
        hash=secret_hash(data.secret),
        person=person.id,
        kind="device",
        number=1,
        since=now,
        label=kind_of_device(request.headers),
    )
    if not await node.people.restore(WholePerson(person=person, keys=(key,))):
        raise ProblemError(403, "person_taken")
    return greeted(node, request, await told_of(node, person, 1), data.secret, 201)


@get("/api/me")
async def show_me(state: State, request: HttpRequest) -> Response[Me]:
    """Who you are here, with which devices."""
    node = node_of(state)
    person, key = await person_of(node, request)
    now = node.tables.around.now()
    if now - person.seen_at > SEEN_EVERY:
        await _changed(node, person, AboutMe())
    secret = secret_of_person(request.headers, request.cookies)
    return greeted(node, request, await told_of(node, person, key.number), secret)


@post("/api/me/about", status_code=200)
async def change_me(data: JSONBody[AboutMe], state: State, request: HttpRequest) -> Me:
    """Another name, language or level."""
    node = node_of(state)
    person, key = await person_of(node, request)
    if data.language and data.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    return await told_of(node, await _changed(node, person, data), key.number)


async def _changed(node: Node, person: Person, about: AboutMe) -> Person:
    said = {
        "name": person.name if about.name is None else tidied(about.name),
        "language": person.language if about.language is None else about.language,
        "level": person.level if about.level is None else about.level,
    }
    now = node.tables.around.now()
    if not await node.people.change(person.id, **said, seen_at=now):
        raise ProblemError(401, "no_person")
    return msgspec.structs.replace(person, **said, seen_at=now)


@get("/api/me/tables")
async def my_tables(state: State, request: HttpRequest) -> list[KeptTable]:
    """Your tables: those that wait for you first, then the others, then those that are over."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    return [_kept(seat) for seat in await node.people.seats(person.id)]


def _kept(seat: StoredSeat) -> KeptTable:
    return KeptTable(
        table=seat.table_id,
        member=MemberId(seat.member),
        since=seat.since,
        touched=seat.touched_at,
        waiting=seat.waiting,
        deadline=seat.deadline,
        ended=seat.ended,
        about=_SUMMARIES.decode(seat.summary),
    )


_SUMMARIES = msgspec.json.Decoder(SeatSummary)


# A browser sends the cookie of a seat to the table's own addresses alone.
@post(["/api/me/tables/{table_id:str}", "/api/tables/{table_id:str}/keep"], status_code=201)
async def keep_table(
    table_id: FromPath[str], data: JSONBody[KeepTable], state: State, request: HttpRequest
) -> Response[Seated]:
    """Keep the seat that you have at a table, or come back to it with another device."""
    node = node_of(state)
    known = await person_of(node, request)
    try:
        room = await room_of(node, table_id)
    except ProblemError:
        if is_table_id(table_id):
            await node.people.unseat(known[0].id, TableId(table_id))  # it was purged
        raise
    await node.tables.refresh(room)
    token = data.seat or token_in(request.headers, request.cookies, table_id)
    member = member_of(room.table, token) if room.table else None
    if member is None:
        return await _come_back(node, request, room, known)
    mark, via = marks_of(known, room.id)
    device = device_of(room.table, token) if room.table else 0
    outcome = await room.submit(member, MarkSeat(mark, device, via))
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    await node.keeping.note(known[0].id, room, member)
    name = room.table.name if room.table else ""
    return Response(Seated(room.id, name, member, ""), status_code=201)


async def _come_back(
    node: Node, request: HttpRequest, room: Room, known: Known
) -> Response[Seated]:
    marks = marks_of(known, room.id)
    seated = await node.tables.come_back(room, *marks, kind_of_device(request.headers))
    if seated is None:
        raise ProblemError(401, "no_seat")
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    await node.keeping.note(known[0].id, room, seated.member)
    return welcome(node, request, seated)


@delete("/api/me/tables/{table_id:str}", status_code=200)
async def drop_table(
    table_id: FromPath[str], state: State, request: HttpRequest
) -> list[KeptTable]:
    """Take a table from your list; your seat there stays what it is."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    if not is_table_id(table_id) or not await node.people.unseat(person.id, TableId(table_id)):
        raise ProblemError(404, "no_such_table")
    return [_kept(seat) for seat in await node.people.seats(person.id)]


@get("/api/me/export")
async def export_me(state: State, request: HttpRequest) -> Response[Exported]:
    """Everything that is kept of you, which browsers keep as a file."""
    node = node_of(state)
    person, key = await person_of(node, request)
    node.prices.pay(EXPORT_COST, node.address(request.scope), node.clock())
    whole = await node.people.whole(person.id)
    if whole is None:
        raise ProblemError(401, "no_person")
    exported = Exported(
        me=await told_of(node, person, key.number),
        tables=tuple(ExportedSeat(_kept(seat), f"/t/{seat.table_id}") for seat in whole.seats),
        kept={f"{one.kind} {one.name}".strip(): msgspec.Raw(one.body) for one in whole.belongings},
        daily=_told(await node.tables.around.store.daily.whole(solver_of_person(person.id))),
    )
    headers = {"content-disposition": 'attachment; filename="cryptonym-me.json"'}
    return Response(exported, headers=headers)


def _told(whole: WholeSolver) -> dict[str, Any]:
    """What somebody did in the daily, without the names that solvers have in the store."""
    told: dict[str, Any] = msgspec.to_builtins(whole, builtin_types=(bytes,))
    for line in (*told["tries"], *told["clues"], *told["answers"]):
        for name in ("type", "solver", "giver"):
            line.pop(name, None)
        if "panel" in line:
            line["panel"] = msgspec.json.decode(line["panel"])
    return told


@get("/api/me/statistics")
async def my_statistics(state: State, request: HttpRequest) -> Statistics:
    """What your finished games come to; for you alone."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    node.prices.pay(STATISTICS_COST, node.address(request.scope), node.clock())
    return await statistics(node.tables, person.id)


@delete("/api/me", status_code=200)
async def delete_me(state: State, request: HttpRequest) -> Response[dict[str, str]]:
    """Delete everything of you. Where you play, a bot plays on, and your name is gone."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    if await node.people.leave(person.id, node.tables.around.now()):
        await node.keeping.forget(person.id)
    return greeted(node, request, {}, "")


ME = [
    begin_person,
    show_me,
    change_me,
    my_tables,
    keep_table,
    drop_table,
    export_me,
    my_statistics,
    delete_me,
]
