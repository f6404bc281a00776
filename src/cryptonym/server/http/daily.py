"""The daily over HTTP: today, the puzzle to decode, the archive, hashes and openings."""

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from cryptonym.bodies.daily import Agreement, DailyMove, DailyStart
from cryptonym.daily.dates import ZoneError, first_today, is_date, last_today, shifted, today_in
from cryptonym.daily.opening import Opening, opened
from cryptonym.daily.panel_values import Taken
from cryptonym.daily.sharing import shared_picture
from cryptonym.daily.solving import (
    NEXT,
    Solved,
    card_of,
    letter_of,
    problem_of,
    rows_of,
    solve,
)
from cryptonym.daily.streaks import streak
from cryptonym.daily.telling import (
    DayLine,
    DecodeTold,
    OwnClue,
    Today,
    per_clue,
    told_decode,
)
from cryptonym.daily.turns import decode_turn
from cryptonym.daily.values import CARDS, Day, promise
from cryptonym.languages import CODES
from cryptonym.server.http.asking import (
    HttpRequest,
    known_solver,
    new_solver,
    node_of,
    solver_of,
    spent_cookie,
)
from cryptonym.server.http.failures import DailyError, ProblemError
from cryptonym.server.node import Node
from cryptonym.store.daily_lines import StoredClue, Try, TryKey
from cryptonym.store.daily_port import DailyStore

ARCHIVE_DAYS = 400  # that are listed
LONGEST_ZONE = 60  # characters
HASHES = 60  # days ahead that are promised at once

_TAKEN = msgspec.json.Decoder(Taken)


def daily_of(node: Node) -> DailyStore:
    """What is stored of the daily."""
    return node.tables.around.store.daily


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


@get("/api/daily")
async def daily_today(
    state: State, request: HttpRequest, language: FromQuery[str], zone: FromQuery[str] = "+00:00"
) -> Response[Today]:
    """What there is today, where you live, and what you made of the days before."""
    node = node_of(state)
    today = today_of(node, zone)
    now = node.tables.around.now()
    await node.days.day(spoken(language), today, now)
    node.days.prepare(language, now)
    dates = await node.days.dates(language, shifted(today, -ARCHIVE_DAYS), today)
    solver, store = await solver_of(node, request), daily_of(node)
    mine = {
        (one.which.date, one.which.puzzle): one
        for one in (await store.tries(solver, language) if solver else ())
    }
    decoded = {date: one for (date, puzzle), one in mine.items() if puzzle == "decode"}
    done = {date for date, one in decoded.items() if one.result is not None and not one.late}
    yesterday = await store.clue_of(solver, language, shifted(today, -1)) if solver else None
    told = Today(
        today,
        language,
        _stage(mine.get((today, "decode"))),
        _stage(mine.get((today, "encode"))),
        streak(done, today),
        len(done),
        await store.agreed(solver) if solver else None,
        tuple(_line(date, mine) for date in reversed(dates) if date < today),
        node.days.promised(language, shifted(today, 1)),
        await own_clue(store, yesterday) if yesterday else None,
        tuple(per_clue(decoded[date].result or "") for date in sorted(done)),
    )
    return Response(told, cookies=spent_cookie(node, request, solver))


def _stage(one: Try | None) -> str:
    if one is None:
        return "new"
    return "begun" if one.result is None else "over"


def _line(date: str, mine: dict[tuple[str, str], Try]) -> DayLine:
    decoded, encoded = mine.get((date, "decode")), mine.get((date, "encode"))
    return DayLine(
        date,
        decoded.result if decoded else None,
        bool(decoded and decoded.late),
        bool(encoded and encoded.result),
    )


@post("/api/daily/{language:str}/{date:str}/decode", status_code=200)
async def begin_decode(
    language: FromPath[str],
    date: FromPath[str],
    data: JSONBody[DailyStart],
    state: State,
    request: HttpRequest,
) -> Response[DecodeTold]:
    """Begin to decode a day, or go on with it: there is one try."""
    node = node_of(state)
    day, late = await day_for(node, language, date, data.zone)
    solver, cookies = await new_solver(node, request)
    key = TryKey(solver, language, date, "decode")
    begun = await daily_of(node).begin(key, late=late, now=node.tables.around.now())
    node.begun.put(begun)
    return Response(await _decode_told(node, day, begun), cookies=cookies)


@post("/api/daily/{language:str}/{date:str}/decode/moves", status_code=200)
async def move_decode(
    language: FromPath[str],
    date: FromPath[str],
    data: JSONBody[DailyMove],
    state: State,
    request: HttpRequest,
) -> DecodeTold:
    """Touch a card, or go on to the next clue: stored first, then told.

    After midnight where you live a try goes on only as a late one, which has to be said.
    """
    node, store = node_of(state), daily_of(node_of(state))
    day, late = await day_for(node, language, date, data.zone)
    solver = await known_solver(node, request)
    if data.card is not None and not 0 <= data.card < CARDS:
        raise ProblemError(400, "malformed", "card")
    key = TryKey(solver, language, date, "decode")
    known = node.begun.get(key)
    if known is not None:
        try:
            return await _moved(node, day, known, data, late=late)
        except DailyError:
            pass  # another node may know more
    before = await store.find_try(key)
    if before is None:
        raise DailyError("not_begun")
    return await _moved(node, day, before, data, late=late)


async def _moved(node: Node, day: Day, before: Try, data: DailyMove, *, late: bool) -> DecodeTold:
    """What is told after a move, if this is what there was before."""
    store = daily_of(node)
    move = NEXT if data.card is None else letter_of(data.card)
    if before.moves[data.after :] == move:  # the answer was lost, not the move
        return await _decode_told(node, day, before)
    if before.result is not None:
        raise DailyError("day_done", day.date)
    if len(before.moves) != data.after:
        raise DailyError("moved_on")
    if late and not before.late and not data.late:
        raise DailyError("day_over", day.date)
    solved = solve(day.decode, before.moves)
    if problem_of(solved, move) is not None:
        raise DailyError("covered")
    after = solve(day.decode, before.moves + move)
    result = rows_of(day.decode, after) if after.ending else None
    turn = await _turn(store, day, before, after, late=late or before.late)
    kept = await store.move(
        before, move, result=result, late=late, now=node.tables.around.now(), turn=turn
    )
    if not kept:
        raise DailyError("moved_on")
    told = Try(before.which, before.moves + move, result, before.late or late)
    node.begun.put(told)
    if result is not None and not told.late:
        node.tally.add(day.language, day.date, result)
    return await _decode_told(node, day, told)


async def _turn(
    store: DailyStore, day: Day, before: Try, after: Solved, *, late: bool
) -> bytes | None:
    """The turn that a move has ended, if it may be kept."""
    if late or after.ended is None or not await store.agreed(before.which.solver):
        return None
    return decode_turn(day.language, day.decode, after, after.ended)


async def _decode_told(node: Node, day: Day, one: Try) -> DecodeTold:
    solved = solve(day.decode, one.moves)
    over = solved.ending is not None
    results = await node.tally.of(day.language, day.date) if over else {}
    return told_decode(day, solved, len(one.moves), late=one.late, results=results)


@get("/api/daily/{language:str}/{date:str}/picture.svg", media_type="image/svg+xml")
async def daily_picture(
    language: FromPath[str], date: FromPath[str], state: State, request: HttpRequest
) -> Response[str]:
    """Your result of a day as a picture that gives nothing away."""
    node = node_of(state)
    solver = await known_solver(node, request)
    if not is_date(date):
        raise ProblemError(400, "malformed", "date")
    one = await daily_of(node).find_try(TryKey(solver, spoken(language), date, "decode"))
    day = await node.days.day(language, date, node.tables.around.now()) if one else None
    if one is None or one.result is None or day is None:
        raise DailyError("not_begun")
    own = len(day.decode.own)
    drawn = shared_picture(date, language, one.result, own, late=one.late)
    return Response(drawn, media_type="image/svg+xml")


async def own_clue(store: DailyStore, stored: StoredClue) -> OwnClue:
    """A clue with what the panel and people make of it."""
    given, taken = stored.given, _TAKEN.decode(stored.given.panel)
    touched = [0] * CARDS
    for picks in await store.picks(stored.id):
        for move in picks:
            touched[card_of(move)] += 1
    asked = stored.answers * given.number
    return OwnClue(
        given.word,
        given.number,
        tuple(map(card_of, given.meant)),
        taken.expected,
        taken.low,
        taken.high,
        taken.assassin,
        taken.cards,
        stored.answers,
        round(stored.found / asked, 3) if asked else 0.0,
        tuple(touched),
        stored.unfair,
    )


@get("/api/daily/{language:str}/hashes")
async def daily_hashes(language: FromPath[str], state: State) -> dict[str, str]:
    """The hashes of the coming days, as far as they are made, by date."""
    node = node_of(state)
    now = node.tables.around.now()
    first = last_today(now)
    found: dict[str, str] = {}
    for date in await node.days.dates(spoken(language), first, shifted(first, HASHES)):
        day = await node.days.day(language, date, now)
        if day is not None:
            found[date] = promise(day)
    return found


@get("/api/daily/{language:str}/{date:str}/opening")
async def daily_opening(language: FromPath[str], date: FromPath[str], state: State) -> Opening:
    """Everything of a day that is over everywhere, to be checked against its hash."""
    node = node_of(state)
    now = node.tables.around.now()
    if not is_date(date):
        raise ProblemError(400, "malformed", "date")
    if date >= last_today(now):
        raise DailyError("future_day" if date > first_today(now) else "not_over", date)
    day = await node.days.day(spoken(language), date, now)
    if day is None:
        raise DailyError("no_such_day", date)
    return opened(day)


@post("/api/daily/agreement", status_code=200)
async def daily_agreement(
    data: JSONBody[Agreement], state: State, request: HttpRequest
) -> Response[Agreement]:
    """Whether your turns may be kept, without your name, to teach the bots."""
    node = node_of(state)
    solver, cookies = await new_solver(node, request)
    await daily_of(node).agree(solver, agreed=data.agreed == "yes")
    return Response(data, cookies=cookies)


DAILY = [
    daily_today,
    begin_decode,
    move_decode,
    daily_picture,
    daily_hashes,
    daily_opening,
    daily_agreement,
]
