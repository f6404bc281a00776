"""A record that somebody brings: the verdict, and the game step by step."""

import time
from itertools import pairwise
from typing import Any

import pytest

from cryptonym.records import read_record
from cryptonym.records.write import SEAL, seal_of
from cryptonym.server.http.records import LONGEST_RECORD
from server.driving import Server, drive, finish_game, serving

RECORD = """cryptonym record 1
option mode teams
option language en
option word_list deck
option time.kind strict
start red
commitment 01e29c8810994acb35ad0a88b2559df445e7a03a89f52e6fff8b299bfa6a9e25
words
  CAIRO | HATCH | ENVELOPE | PUZZLE | CLONE
  BARGE | CLOUD | GALAXY | MONITOR | GRAVITY
  WAFFLE | VAMPIRE | ALLEY | FUDGE | ALIBI
  DELTA | LIGHTHOUSE | WHISTLE | SACK | MINISTER
  JOCKEY | SHERLOCK | HIP | DUTY | HABIT
key
  ? ? ? ? ?
  r ? ? ? ?
  ? ? ? ? ?
  ? ? ? ? ?
  ? ? ? ? ?
log
  1 red clue harbour 2
  1 red guess BARGE = red
result unfinished
"""


def sealed(text: str) -> str:
    return f"{text}{SEAL}{seal_of(text)}\n"


async def check(server: Server, record: str) -> dict[str, Any]:
    answer = await server.http.post("/api/records/verify", json={"record": record})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_finished_game_is_verified_and_can_be_played_again_step_by_step(mode: str) -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game(mode)
            await finish_game(players, seed=3)
            got = await players[1].get("/records/1")
            assert got.headers["content-disposition"] == (
                f'attachment; filename="cryptonym-{players[0].table}-1.txt"'
            )
            record = read_record(got.text)
            told = await check(server, got.text)
            assert (told["status"], told["problem"]) == ("verified", None)
            read = told["record"]
            assert read["words"] == list(record.words)
            assert read["key"]["cells"] == record.key.cells
            assert (read["salt"], read["commitment"]) == (record.salt, record.commitment)
            assert read["result"]["reason"] == record.result.reason
            assert read["options"]["mode"] == mode
            steps = read["steps"]
            assert len(steps) == len(record.log) + 1
            assert (steps[0]["event"], steps[0]["cells"]) == (None, "?" * 25)
            assert steps[0]["left"][read["start"]] == 9
            assert steps[-1]["phase"] == "over"
            for before, after in pairwise(steps):
                event = after["event"]
                changed = [n for n in range(25) if before["cells"][n] != after["cells"][n]]
                covered = event["type"] == "word_covered"
                assert changed == ([event["card"]] if covered else [])
            hidden = [cell for cell in steps[-1]["cells"] if cell == "?"]
            assert hidden, "what nobody touched stays as it lay; the key is told apart"

    drive(story)


def test_of_a_game_that_lasts_only_the_log_is_checked_and_nothing_is_guessed() -> None:
    async def story() -> None:
        async with serving() as server:
            told = await check(server, sealed(RECORD))
            assert told["status"] == "so_far"
            read = told["record"]
            assert (read["key"], read["salt"], read["result"]) == (None, None, None)
            assert read["steps"][-1]["cells"] == "?" * 5 + "r" + "?" * 19
            assert [step["left"]["red"] for step in read["steps"]] == [9, 9, 8]

    drive(story)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("cryptonym record 1", "cryptonym record 9", "not_a_record", 1),
        ("guess BARGE = red", "guess BARGE = blue", "illegal_event", 22),
        ("1 red clue", "1 blue clue", "illegal_event", 21),
        ("option mode teams", "option mode teems", "bad_value", 2),
        ("CAIRO", "HATCH", "bad_words", 13),
    ],
)
def test_a_record_that_was_changed_is_told_with_its_line(
    old: str, new: str, code: str, line: int
) -> None:
    async def story() -> None:
        async with serving() as server:
            told = await check(server, sealed(RECORD.replace(old, new)))
            assert told["status"] == "damaged"
            assert (told["problem"]["code"], told["problem"]["line"]) == (code, line)
            assert told["record"] is None
            broken = await check(server, sealed(RECORD).replace("tag", "").replace("CAIRO", "OSLO"))
            assert broken["problem"]["code"] == "broken_seal"
            assert (await check(server, ""))["problem"]["code"] == "not_a_record"
            lone = await server.http.post(
                "/api/records/verify",
                content=b'{"record":"\\ud800"}',
                headers={"content-type": "application/json"},
            )
            assert lone.status_code == 400

    drive(story)


def test_a_record_without_end_is_refused_and_the_longest_is_checked_at_once() -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post(
                "/api/records/verify", json={"record": "x" * (LONGEST_RECORD + 1)}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
            turns, turn, team = "", 1, "blue"
            while len(turns) < LONGEST_RECORD * 0.45:
                turn += 1
                turns += f"  {turn} {team} ends timeout\n"
                team = "red" if team == "blue" else "blue"
            tags = "".join(f"tag {n} x\n" for n in range(1000))
            first = RECORD.replace("= red\n", "= red\n  1 red ends stopped\n" + turns)
            record = sealed(first.replace("option mode", tags + "option mode"))
            assert 0.9 * LONGEST_RECORD < len(record) <= LONGEST_RECORD
            began = time.process_time()  # others may keep the machine busy
            told = await check(server, record)
            assert told["status"] == "so_far", told["problem"]
            assert time.process_time() - began < 2

    drive(story)


def test_a_record_in_which_a_visible_codename_was_the_clue_is_read_r29_r62() -> None:
    async def story() -> None:
        async with serving() as server:
            said = RECORD.replace("clue harbour", "clue barge")
            told = await check(server, sealed(said))
            assert (told["status"], told["problem"]) == ("so_far", None)
            assert told["record"]["steps"][1]["event"]["word"] == "barge"
            copied = "\ufeff" + sealed(said).replace("\n", "\r\n")
            assert (await check(server, copied))["status"] == "so_far"

    drive(story)
