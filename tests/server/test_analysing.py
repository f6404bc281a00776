"""A record brought to the server to be looked at again."""

import msgspec
import pytest

from cryptonym.bots.findings import Analysis
from cryptonym.records import record_of, write_record
from cryptonym.rules import Options
from cryptonym.rules.model import BLUE, RED
from cryptonym.server.http.records import LONGEST_RECORD
from cryptonym.server.limits.spending import JOB_COSTS
from cryptonym.work import doing
from cryptonym.work.jobs import AnalyseRecord
from server.driving import drive, serving
from support.duet import NG, NN, finished_duet
from support.random_play import random_events

RECORD = write_record(record_of(random_events(5)))
SO_FAR = write_record(record_of(random_events(5)[:6]))
FOREIGN = write_record(record_of(random_events(5, Options(language="xx"))))


def test_a_finished_game_is_analysed_clue_by_clue() -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post("/api/records/analyse", json={"record": RECORD})
            assert answer.status_code == 200, answer.text
            found = msgspec.json.decode(answer.content, type=Analysis)
            assert found.clues
            assert all(len(clue.heat) == 25 for clue in found.clues)

    drive(story)


def test_a_finished_game_of_duet_is_analysed_by_side_with_its_bystanders_d8() -> None:
    async def story() -> None:
        async with serving() as server:
            record = write_record(record_of(finished_duet()))
            answer = await server.http.post("/api/records/analyse", json={"record": record})
            assert answer.status_code == 200, answer.text
            found = msgspec.json.decode(answer.content, type=Analysis)
            assert [(clue.team, clue.found) for clue in found.clues] == [(RED, 2), (BLUE, 1)]
            assert [touch.card for touch in found.clues[1].touches] == [NG, NN]

    drive(story)


@pytest.mark.parametrize(
    ("record", "status", "code", "where"),
    [
        ("", 400, "malformed", "not_a_record"),
        (RECORD.replace("\nresult", "\nResult"), 400, "malformed", "unknown_line"),
        (SO_FAR, 400, "malformed", "not_finished"),
        (FOREIGN, 400, "malformed", "language"),
        ("x" * (LONGEST_RECORD + 1), 413, "too_large", "record"),
    ],
)
def test_what_cannot_be_analysed_is_told_why(
    record: str, status: int, code: str, where: str
) -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post("/api/records/analyse", json={"record": record})
            assert answer.status_code == status
            assert answer.json()["code"] == code
            if where != "unknown_line":
                assert answer.json()["where"] == where

    drive(story)


def test_a_game_with_clues_without_end_keeps_nobody_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "MOST_CLUES", 0)

    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post("/api/records/analyse", json={"record": RECORD})
            assert (answer.status_code, answer.json()["where"]) == (413, "clues")

    drive(story)


def test_whoever_asks_too_often_waits() -> None:
    async def story() -> None:
        burst = 2 * JOB_COSTS[AnalyseRecord]
        async with serving(work_per_second=1, work_burst=burst) as server:
            asked = [
                await server.http.post("/api/records/analyse", json={"record": ""})
                for _ in range(3)
            ]
            assert [one.status_code for one in asked] == [400, 400, 429]
            assert asked[-1].json() == {"code": "too_fast", "where": ""}
            assert 900 < int(asked[-1].headers["retry-after"]) <= 1000

    drive(story)
