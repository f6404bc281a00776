"""Somebody brings a record: is it whole and true, and how did the game go, step by step?"""

from litestar import post
from litestar.params import JSONBody

from cryptonym.records import Record, RecordError, positions_of, read_record, verify_record
from cryptonym.rules.game import Game
from cryptonym.rules.model import HIDDEN, Team
from cryptonym.server.http.bodies import RecordChecked, RecordProblem, RecordRead, RecordText, Step
from cryptonym.server.http.failures import ProblemError

LONGEST_RECORD = 20_000  # characters; a long game has some five thousand


@post("/api/records/verify", status_code=200)
async def check_record(data: JSONBody[RecordText]) -> RecordChecked:
    """Check a record by the rules, its seal and its promise, and take it apart for a replay."""
    if len(data.record) > LONGEST_RECORD:
        raise ProblemError(413, "too_large", "record")
    try:
        record = read_record(data.record)
        opened = verify_record(record)
    except RecordError as error:
        problem = RecordProblem(error.code, error.line, error.found)
        return RecordChecked("damaged", problem)
    return RecordChecked("verified" if opened else "so_far", record=_read(record))


def _read(record: Record) -> RecordRead:
    events = (None, *record.log)
    steps = zip(events, positions_of(record), strict=True)
    return RecordRead(
        options=record.options,
        words=record.words,
        start=record.key.start,
        commitment=record.commitment,
        steps=tuple(
            Step(
                event=event,
                cells=_covered(game),
                phase=game.phase,
                turn=game.turn,
                team=game.team,
                left={team: game.left(team) for team in Team},
            )
            for event, game in steps
        ),
        tags=dict(record.tags),
        key=record.key if record.finished else None,
        salt=record.salt,
        result=record.result,
    )


def _covered(game: Game) -> str:
    cells = enumerate(game.key.cells)
    return "".join(letter if game.is_covered(card) else HIDDEN for card, letter in cells)
