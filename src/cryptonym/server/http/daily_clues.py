"""Clues that people give for the daily: your own, and those of others as riddles."""

import msgspec
from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.daily import DailyClue, DailyStart, RiddleAnswer
from cryptonym.daily.solving import card_of, letters_of
from cryptonym.daily.telling import EncodeTold, RiddleTold, cells_of, told_encode
from cryptonym.daily.turns import riddle_turn
from cryptonym.daily.values import CARDS, OWN, Day, DayBoard
from cryptonym.rules.clue_form import LONGEST_CLUE
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import HttpRequest, known_solver, new_solver, node_of
from cryptonym.server.http.daily import daily_of, day_for, own_clue, spoken, today_of
from cryptonym.server.http.failures import DailyError, ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.store.daily_lines import Given, StoredClue, TryKey, Verdict
from cryptonym.work.doing import ClueJudged
from cryptonym.work.jobs import JudgeForOthers

_JUDGED = msgspec.msgpack.Decoder(ClueJudged)


# ---- your own: the board of a day to encode


@post("/api/daily/{language:str}/{date:str}/encode", status_code=200)
async def begin_encode(
    language: FromPath[str],
    date: FromPath[str],
    data: JSONBody[DailyStart],
    state: State,
    request: HttpRequest,
) -> Response[EncodeTold]:
    """The board of a day with its key, for which you may give one clue."""
    node, store = node_of(state), daily_of(node_of(state))
    day, late = await day_for(node, language, date, data.zone)
    solver, cookies = await new_solver(node, request)
    key = TryKey(solver, language, date, "encode")
    begun = await store.begin(key, late=late, now=node.tables.around.now())
    given = await store.clue_of(solver, language, date)
    clue = await own_clue(store, given) if given else None
    return Response(told_encode(day, clue, late=begun.late), cookies=cookies)


@post("/api/daily/{language:str}/{date:str}/encode/clue", status_code=200)
async def give_daily_clue(
    language: FromPath[str],
    date: FromPath[str],
    data: JSONBody[DailyClue],
    state: State,
    request: HttpRequest,
) -> EncodeTold:
    """Give your one clue: the referee and the panel judge it, then other people."""
    node, store = node_of(state), daily_of(node_of(state))
    day, late = await day_for(node, language, date, data.zone)
    solver = await known_solver(node, request)
    begun = await store.find_try(TryKey(solver, language, date, "encode"))
    if begun is None:
        raise DailyError("not_begun")
    _check(day, data)
    given = await store.clue_of(solver, language, date)
    if given is None:
        if late and not begun.late and not data.late:
            raise DailyError("day_over", date)
        given = await _judged(node, request, day, data, solver, late=late or begun.late)
    elif (given.given.word.casefold(), given.given.number) != (data.word.casefold(), data.number):
        raise DailyError("day_done", date)
    return told_encode(day, await own_clue(store, given), late=begun.late or late)


def _check(day: Day, data: DailyClue) -> None:
    own = set(day.encode.own)
    if not 1 <= data.number <= len(own):
        raise ProblemError(400, "malformed", "number")
    if not 0 < len(data.word.strip()) <= LONGEST_CLUE:
        raise ProblemError(400, "malformed", "word")
    if not own.issuperset(data.meant) or len(set(data.meant)) != len(data.meant):
        raise ProblemError(400, "malformed", "meant")


async def _judged(
    node: Node, request: HttpRequest, day: Day, data: DailyClue, solver: str, *, late: bool
) -> StoredClue:
    """The clue as it is kept, if the referee has no doubt about it."""
    board = day.encode
    job = JudgeForOthers(day.language, board.words, board.cells, data.word, data.number)
    address = node.address(request.scope)

    def pay() -> None:
        node.prices.pay_for(job, address, node.clock())

    judged = _JUDGED.decode(await node.works.answer(job, address, pay))
    if not judged.panel:
        raise RefusedError(
            Refusal("clue_refused", {"word": data.word}, reasons=judged.verdict.reasons)
        )
    clue = Given(
        solver,
        day.language,
        day.date,
        judged.verdict.clue or data.word,
        data.number,
        letters_of(sorted(data.meant)),
        judged.panel,
    )
    return await daily_of(node).give(clue, late=late, now=node.tables.around.now())


# ---- riddles: one after the other, and every answer is a judgement


class Expected(msgspec.Struct, frozen=True):
    """What the panel expected of a clue."""

    expected: float = 0.0


@post("/api/daily/{language:str}/riddles", status_code=200)
async def next_riddle(
    language: FromPath[str], data: JSONBody[DailyStart], state: State, request: HttpRequest
) -> Response[RiddleTold]:
    """A clue of somebody else to solve, on a board that you know nothing of."""
    node = node_of(state)
    today = today_of(node, data.zone)
    solver, cookies = await new_solver(node, request)
    now = node.tables.around.now()
    found = await daily_of(node).next_riddle(solver, spoken(language), today, now)
    if found is None:
        raise DailyError("no_riddles")
    day = await _day_of(node, found)
    return Response(_told(day, found, "open", ""), cookies=cookies)


@post("/api/daily/{language:str}/riddles/{clue:int}", status_code=200)
async def answer_riddle(
    language: FromPath[str],
    clue: FromPath[int],
    data: JSONBody[RiddleAnswer],
    state: State,
    request: HttpRequest,
) -> RiddleTold:
    """Answer a riddle, skip it, call its clue unfair, or report it: once."""
    node, store = node_of(state), daily_of(node_of(state))
    solver = await known_solver(node, request)
    shown = await store.riddle(solver, clue) if 0 < clue < 2**53 else None
    if shown is None or shown[0].given.language != spoken(language):
        raise DailyError("no_such_riddle")
    stored, verdict, _ = shown
    day = await _day_of(node, stored)
    picks = _picks(day.encode, stored, data)
    if verdict == "open":
        turn = None
        if data.verdict == "picked" and await store.agreed(solver):
            meant = tuple(map(card_of, stored.given.meant))
            said = (stored.given.word, stored.given.number)
            turn = riddle_turn(day.language, day.encode, said, meant, picks)
        found = sum(day.encode.cells[card] == OWN for card in picks)
        await store.answer(solver, clue, data.verdict, letters_of(picks), found=found, turn=turn)
    now = await store.riddle(solver, clue)
    if now is None:
        raise DailyError("no_such_riddle")
    return _told(day, *now)


def _picks(board: DayBoard, stored: StoredClue, data: RiddleAnswer) -> tuple[int, ...]:
    """The cards as they were touched: a wrong one is the last."""
    if data.verdict != "picked":
        return ()
    cards = data.picks
    if len(set(cards)) != len(cards) or not all(0 <= card < CARDS for card in cards):
        raise ProblemError(400, "malformed", "picks")
    if len(cards) > stored.given.number:
        raise ProblemError(400, "malformed", "picks")
    wrong = next((at for at, card in enumerate(cards) if board.cells[card] != OWN), len(cards))
    return tuple(cards[: wrong + 1])


async def _day_of(node: Node, stored: StoredClue) -> Day:
    day = await node.days.day(stored.given.language, stored.given.date, node.tables.around.now())
    if day is None:
        raise DailyError("no_such_riddle")
    return day


def _told(day: Day, stored: StoredClue, verdict: Verdict, picks: str) -> RiddleTold:
    """The riddle as its solver may see it now."""
    given, board, answered = stored.given, day.encode, verdict != "open"
    cards = tuple(map(card_of, picks))
    asked = stored.answers * given.number
    return RiddleTold(
        stored.id,
        day.date,
        day.language,
        board.words,
        given.word,
        given.number,
        not given.solver,
        cells_of(board, cards),
        cards,
        answered,
        verdict != "seen",
        tuple(map(card_of, given.meant)) if answered else (),
        stored.answers if answered else 0,
        round(stored.found / asked, 3) if answered and asked else 0.0,
        msgspec.json.decode(given.panel, type=Expected).expected if answered else 0.0,
    )


DAILY_CLUES = [
    begin_encode,
    give_daily_clue,
    next_riddle,
    answer_riddle,
]
