"""A table over plain HTTP: opening it, coming in, commands, and events without a WebSocket."""

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import asdict

from cryptonym.bodies.tables import (
    Answer,
    Ask,
    Clue,
    JudgedClue,
    Newcomer,
    OpenTable,
    Seated,
)
from cryptonym.language.said import split_said
from cryptonym.proofs import kind_of_device, token_in
from cryptonym.rooms.room import Room
from cryptonym.rules.model import Number
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import LEGAL
from cryptonym.server.http.asking import (
    HttpRequest,
    device_in,
    known_person,
    marks_of,
    node_of,
    purse_of,
    room_of,
    seat_of,
    welcome,
)
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.limits import bounds
from cryptonym.server.limits.spending import words_size
from cryptonym.store.port import TableId
from cryptonym.table.campaign_text import campaign_text
from cryptonym.table.decide import words_problem
from cryptonym.table.model import MemberId, Seq, Table

LONGEST_WAIT = 30.0  # seconds of a long poll


@post("/api/tables")
async def open_table(
    data: JSONBody[OpenTable], state: State, request: HttpRequest
) -> Response[Seated]:
    """Open a table and sit down at it as host."""
    node = node_of(state)
    if not node.openings.take(node.address(request.scope), node.clock()):
        raise ProblemError(429, "too_fast")
    options = data.agreed()
    where = (
        bounds.options_out_of_bounds(options)
        or bounds.settings_out_of_bounds(data.settings)
        or bounds.words_out_of_bounds(data.words)
    )
    if where:
        raise ProblemError(400, "malformed", where)
    words = data.chosen(options)
    if bounds.words_too_large(words):
        raise ProblemError(413, "too_large", "words.own")
    if words.own and not node.spending.pay_words(
        words_size(words), (node.address(request.scope),), node.clock()
    ):
        raise ProblemError(429, "too_fast")
    problem = words_problem(words, options)
    if problem:
        raise RefusedError(problem)
    known, kind = await known_person(node, request), kind_of_device(request.headers)

    async def noted(table_id: TableId, table: Table, length: int) -> None:
        if known is not None:
            seat = node.keeping.seat(known[0].id, table_id, table, table.host, length)
            await node.people.sit(seat)

    seated = await node.tables.open(
        data.host,
        options,
        data.settings,
        words,
        data.asked(),
        kind,
        lambda table_id: marks_of(known, table_id),
        noted,
    )
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return welcome(node, request, seated)


@post("/api/tables/{table_id:str}/members")
async def join_table(
    table_id: FromPath[str], data: JSONBody[Newcomer], state: State, request: HttpRequest
) -> Response[Seated]:
    """Come to a table, as a watcher at first."""
    node = node_of(state)
    token = token_in(request.headers, request.cookies, table_id)
    kind = kind_of_device(request.headers)
    room, known = await room_of(node, table_id), await known_person(node, request)
    marks = marks_of(known, room.id)
    seated = await node.tables.join(room, data.name, token, kind, marks)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    if known is not None:
        await node.keeping.note(known[0].id, room, seated.member)
    return welcome(node, request, seated)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], state: State, request: HttpRequest) -> Response[str]:
    """The table as you see it: a snapshot message."""
    room, member = await seat_of(node_of(state), request, table_id)
    room.presence.touch(member, room.around.now())
    return Response(room.snapshot(member), media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def send_command(
    table_id: FromPath[str], data: JSONBody[Ask], state: State, request: HttpRequest
) -> Answer:
    """Send a command without a WebSocket."""
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    where = "" if 0 < len(data.id) <= bounds.LONGEST_ID else "id"
    where = where or bounds.out_of_bounds(data.command)
    if where:
        raise ProblemError(400, "malformed", where)
    purse = purse_of(node, request, room, member)
    problem = purse.problem_of(data.command, len(await request.body()))
    if problem:
        raise ProblemError(413 if problem == "too_large" else 429, problem)
    outcome = await room.submit(member, data.command, data.id)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    return Answer(data.id, outcome)


@get("/api/tables/{table_id:str}/events")
async def poll_events(
    table_id: FromPath[str],
    state: State,
    request: HttpRequest,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    heard: Annotated[int, QueryParameter(ge=0)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response[str]:
    """Messages after these counts; waits for one if there is none. A snapshot if too long ago."""
    room, member = await seat_of(node_of(state), request, table_id)
    if wait and len(room.lines.get(member, ())) >= bounds.MOST_LINES:
        raise ProblemError(429, "too_fast", bounds.TOO_MANY_LINES)
    room.presence.touch(member, room.around.now())
    poller = Poller(room, member, device_in(room, request))
    messages = await poller.after(Seq(since), heard, wait)
    return Response("[" + ",".join(messages) + "]", media_type=MediaType.JSON)


class Poller:
    """A line that hears one thing and is gone."""

    def __init__(self, room: Room, member: MemberId, device: int = 0) -> None:
        self.room = room
        self.member = member
        self.device = device
        self._stirred = asyncio.Event()

    def tell(self, _text: str) -> None:
        """Something happened that this member may see."""
        self._stirred.set()

    def dismiss(self, _code: str) -> None:
        """Nothing more will happen here."""
        self._stirred.set()

    async def after(self, since: Seq, heard: int, seconds: float) -> list[str]:
        """The messages after these counts, as soon as there are any or time is up."""
        if since > self.room.seq:
            await self.room.catch_up()  # they come from a node that is ahead of us
        messages = self._now(since, heard)
        if messages or not seconds:
            return messages
        away = self.room.presence.away
        self.room.listen(self)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), seconds)
        finally:
            self.room.forget(self)
        messages = self._now(since, heard)
        if not messages and self.room.presence.away != away:
            messages.append(self.room.who_is_away())
        return messages

    def _now(self, since: Seq, heard: int) -> list[str]:
        table = self.room.table
        known = table.members.get(self.member) if table else None
        if known is None or (self.device and not known.has_device(self.device)):
            return []
        missed = self.room.missed(self.member, since, heard)
        return [self.room.snapshot(self.member)] if missed is None else missed


@get("/api/tables/{table_id:str}/missions", media_type=MediaType.TEXT)
async def export_campaign(
    table_id: FromPath[str], state: State, request: HttpRequest
) -> Response[str]:
    """What the table has won, as text: `bring_campaign` takes it to another table."""
    room, _ = await seat_of(node_of(state), request, table_id)
    if room.table is None:
        raise ProblemError(404, "no_such_table")
    return Response(campaign_text(room.table.campaign))


@post("/api/tables/{table_id:str}/judge", status_code=200)
async def judge_clue(
    table_id: FromPath[str], data: JSONBody[Clue], state: State, request: HttpRequest
) -> JudgedClue:
    """What the referee says of a clue before it is given, with or without its number.

    For spymasters alone.
    """
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    purse_of(node, request, room, member)
    table = room.table
    if table is None or not table.match.variant.gives(table.seat_of(member)):
        raise RefusedError(Refusal("wrong_role"))
    word: str = data.word
    number: Number | None = None
    said = split_said(word, table.match.options.language)
    if said and said[1] in table.match.variant.limits:  # Apollo 13 is a clue without a number
        word, number = said
    verdict = await node.tables.around.judged(table, word) or LEGAL
    return JudgedClue(**asdict(verdict), word=word, number=number)


TABLES = [
    open_table,
    join_table,
    show_table,
    send_command,
    poll_events,
    export_campaign,
    judge_clue,
]
