"""Games with strangers: wishing, waiting, being given a seat; and who is reported or blocked."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from cryptonym.languages import CODES
from cryptonym.proofs import alias_of
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import HttpRequest, node_of, person_of, room_of, tidied
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.server.people.juries import BLOCK
from cryptonym.server.people.strangers import wish_of
from cryptonym.store.people import Belonging, PersonId
from cryptonym.store.port import TableId
from cryptonym.store.strangers_port import Report, Waiting
from cryptonym.strangers.telling import (
    Blocked,
    FindGame,
    Finding,
    GameRepute,
    JuryCase,
    JuryVote,
    NewReport,
    Sent,
    Somebody,
)
from cryptonym.table.model import MemberId
from cryptonym.table.names import LONGEST_NAME

MOST_BLOCKS = 500


@post("/api/find", status_code=200)
async def find_game(data: JSONBody[FindGame], state: State, request: HttpRequest) -> Finding:
    """Look for a game, or change what you look for; who only changes something keeps their place.

    Ask `GET /api/find` every few seconds, so that others know that you are there.
    """
    node = node_of(state)
    person, _ = await person_of(node, request)
    if data.wish.language not in CODES:
        raise ProblemError(400, "malformed", "wish.language")
    name = tidied(data.name) or person.name
    if not name:
        raise RefusedError(Refusal("name_form", {"limit": LONGEST_NAME}))
    row = await node.strangers.wait(person.id, name, data.wish)
    return _told(node, row or await node.strangers.look_up(person.id))


@get("/api/find")
async def show_finding(state: State, request: HttpRequest) -> Finding:
    """What you look for, how many do, and your table as soon as there is one."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    return _told(node, await node.strangers.look_up(person.id))


@delete("/api/find", status_code=200)
async def stop_finding(state: State, request: HttpRequest) -> Finding:
    """Look no longer. If a table was found in this moment, it is told."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    await node.strangers.store.withdraw(person.id, node.tables.around.now())
    return _told(node, await node.strangers.look_up(person.id))


def _told(node: Node, row: Waiting | None) -> Finding:
    if row is None:
        return Finding()
    wish, seated = wish_of(row), row.held_until is None
    after = wish.bots_after
    return Finding(
        wish=wish,
        since=row.since,
        waiting=max(1, node.strangers.pools.get(wish.pool, 0)),
        bots_at=None if after is None else row.since + 1000 * after,
        table=row.table_id if seated else "",
    )


@post("/api/tables/{table_id:str}/reports", status_code=201)
async def report_member(
    table_id: FromPath[str], data: JSONBody[NewReport], state: State, request: HttpRequest
) -> Sent:
    """Tell whoever runs this server of somebody at a table of strangers; once of each there."""
    node = node_of(state)
    person, other, name = await _met(node, request, table_id, data.member)
    report = Report(
        at=node.tables.around.now(),
        table_id=TableId(table_id),
        by=person,
        about=other,
        name=name,
        reason=data.reason,
    )
    await node.strangers.store.report(report)
    return Sent(sent=True)


@get("/api/jury")
async def next_case(
    state: State,
    request: HttpRequest,
    language: Annotated[str, QueryParameter(max_length=3)],
) -> JuryCase:
    """A doubtful clue of strangers for you to decide, if there is one."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    found = await node.strangers.juries.case_for(person.id, language)
    if found is None:
        return JuryCase()
    case, seen = found
    return JuryCase(case.id, case.clue, case.language, seen.words)


@post("/api/jury/{number:int}", status_code=200)
async def vote_in_jury(
    number: FromPath[int], data: JSONBody[JuryVote], state: State, request: HttpRequest
) -> JuryCase:
    """Say whether a clue is fair, once. What others say is told to nobody."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    if 0 < number < 2**53:
        await node.strangers.juries.vote(person.id, number, allow=data.allow)
    return JuryCase()


@post("/api/me/blocks", status_code=200)
async def block_member(
    data: JSONBody[Somebody], state: State, request: HttpRequest
) -> list[Blocked]:
    """Never be put at a table with somebody again. They are not told."""
    node = node_of(state)
    person, other, name = await _met(node, request, data.table, data.member)
    if len(await node.people.kept(person, BLOCK)) >= MOST_BLOCKS:
        raise ProblemError(413, "too_large", f"expected at most {MOST_BLOCKS}")
    now = node.tables.around.now()
    body = msgspec.json.encode({"name": name})
    alias = alias_of(other)
    await node.people.keep(person, Belonging(kind=BLOCK, name=alias, body=body, touched_at=now))
    await node.strangers.renew(person)
    return await _blocked(node, person)


@get("/api/me/blocks")
async def my_blocks(state: State, request: HttpRequest) -> list[Blocked]:
    """Whom you never play with."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    return await _blocked(node, person.id)


@delete("/api/me/blocks/{alias:str}", status_code=200)
async def unblock(alias: FromPath[str], state: State, request: HttpRequest) -> list[Blocked]:
    """Play with somebody again, if it comes about."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    await node.people.drop(person.id, BLOCK, alias)
    await node.strangers.renew(person.id)
    return await _blocked(node, person.id)


@get("/api/me/repute")
async def my_repute(state: State, request: HttpRequest) -> list[GameRepute]:
    """What is known of you from games with strangers; nobody else is told."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    known = await node.strangers.reputes(person.id)
    return [
        GameRepute(mode, round(one.strength, 1), round(one.doubt, 1), one.stayed, one.left)
        for mode, one in sorted(known.items())
    ]


async def _met(
    node: Node, request: HttpRequest, table_id: str, member: MemberId
) -> tuple[PersonId, PersonId, str]:
    """Who asks, somebody else at a table of strangers, and what they are called there."""
    person, _ = await person_of(node, request)
    room = await room_of(node, table_id)
    await node.tables.refresh(room)
    table = room.table
    if table is None or not table.settings.strangers:
        raise RefusedError(Refusal("unknown_player"))
    people = dict(enumerate(await node.strangers.store.seated(room.id), 1))
    other = people.get(int(member) if member.isdecimal() else 0)
    known = table.members.get(member) or table.gone.get(member)
    if person.id not in people.values() or not other or other == person.id or known is None:
        raise RefusedError(Refusal("unknown_player"))
    return person.id, other, known.name


async def _blocked(node: Node, person: PersonId) -> list[Blocked]:
    return [
        Blocked(one.name, msgspec.json.decode(one.body, type=_Called).name, one.touched_at)
        for one in await node.people.kept(person, BLOCK)
    ]


class _Called(msgspec.Struct, frozen=True):
    """What is kept of somebody who is blocked."""

    name: str


STRANGERS = [
    find_game,
    show_finding,
    stop_finding,
    report_member,
    next_case,
    vote_in_jury,
    block_member,
    my_blocks,
    unblock,
    my_repute,
]
