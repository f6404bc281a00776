"""The daily over HTTP: one try, saved before it is told, and nothing told too early."""

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from cryptonym.client.person import new_secret
from cryptonym.daily.almanac import write_almanac
from cryptonym.daily.dates import shifted, today_in
from cryptonym.daily.making import make_days
from cryptonym.daily.opening import read_opening
from cryptonym.daily.solving import solve
from cryptonym.daily.telling import told_decode
from cryptonym.daily.values import Day, promise
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.server.node import Node
from cryptonym.store.daily_lines import KeptDay
from server.driving import Server, drive, serving
from server.processes import Nursery, running
from servers.postgres import PostgresServer
from servers.valkey import ValkeyServer

LANGUAGE = "it"
DAY = 86_400_000
START = 1_795_003_200_000  # some noon in Greenwich
TODAY = today_in("+00:00", START)
PLACE = f"/api/daily/{LANGUAGE}/{TODAY}"
Year = tuple[Path, tuple[Day, ...]]  # a file of days, and what is in it


@pytest.fixture(scope="module")
def year(tmp_path_factory: pytest.TempPathFactory) -> Year:
    days = tuple(make_days(LANGUAGE, shifted(TODAY, -1), 4, b"secret of the tests"))
    file = tmp_path_factory.mktemp("days") / "days.txt"
    file.write_text(write_almanac(days), encoding="utf-8")
    return file, days


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What time it is, for tests to change."""
    now = [START]
    monkeypatch.setattr(Surroundings, "now", lambda _: now[0])
    return now


def someone(server: Server) -> httpx.AsyncClient:
    """Another device."""
    return httpx.AsyncClient(base_url=server.http.base_url, timeout=30)


async def said(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def touch(
    device: httpx.AsyncClient, told: dict[str, Any], card: int | None, **more: Any
) -> httpx.Response:
    body = {"after": told["moves"], "card": card, **more}
    return await device.post(
        f"/api/daily/{told['language']}/{told['date']}/decode/moves", json=body
    )


def test_a_day_is_decoded_from_the_first_touch_to_the_last(year: Year) -> None:
    file, days = year
    day = days[1]

    async def story() -> None:
        async with serving(days=str(file)) as server, someone(server) as device:
            today = await said(await device.get(f"/api/daily?language={LANGUAGE}&zone=Europe/Rome"))
            assert (today["date"], today["decode"], today["streak"]) == (TODAY, "new", 0)
            assert today["tomorrow"] in {"", promise(days[2]), promise(days[3])}
            told = await said(await device.post(f"{PLACE}/decode", json={}))
            assert tuple(told["words"]) == day.decode.words
            assert set(told["cells"]) == {"?"}
            assert [clue["word"] for clue in told["clues"]] == [day.decode.clues[0].word]
            for number, clue in enumerate(day.decode.clues):
                assert told["clues"][-1]["word"] == clue.word
                for card in clue.targets:
                    told = await said(await touch(device, told, card))
                    assert told["cells"][card] == "o"
                if number < 3:
                    assert "finish" not in told or told["finish"] is None
                    told = await said(await touch(device, told, None))
            finish = told["finish"]
            assert finish["ending"] == "all_found"
            assert "?" not in told["cells"]
            assert finish["numbers"]["solvers"] == 1
            assert not any(word in finish["text"] for word in day.decode.words)
            picture = await device.get(f"{PLACE}/picture.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert not any(word in picture.text for word in day.decode.words)
            again = await said(await touch(device, told, 0), 409)
            assert again["code"] == "day_done"
            seen = await said(await device.get(f"/api/daily?language={LANGUAGE}"))
            assert (seen["decode"], seen["streak"], seen["played"]) == ("over", 1, 1)

    drive(story)


def test_bad_input_has_its_code_and_changes_nothing(year: Year) -> None:
    file, days = year

    async def story() -> None:
        async with serving(days=str(file)) as server, someone(server) as device:

            async def code(path: str, body: dict[str, Any], status: int) -> str:
                answer = await said(await device.post(f"/api/daily/{path}", json=body), status)
                return f"{answer['code']} {answer['where']}".strip()

            tomorrow = shifted(TODAY, 1)
            assert await code(f"{LANGUAGE}/{tomorrow}/decode", {}, 409) == f"future_day {tomorrow}"
            early = await device.post(
                f"/api/daily/{LANGUAGE}/{tomorrow}/decode", json={"zone": "+14:00"}
            )
            assert early.status_code == 200, "where it has come"
            assert await code(f"{LANGUAGE}/2026-02-30/decode", {}, 400) == "malformed date"
            assert await code(f"{LANGUAGE}/1999-01-01/decode", {}, 404) == "no_such_day 1999-01-01"
            assert await code(f"xx/{TODAY}/decode", {}, 400) == "malformed language"
            for zone in ("Nowhere/Land", "+19:00", "../../etc/passwd", "+02:75"):
                assert (
                    await code(f"{LANGUAGE}/{TODAY}/decode", {"zone": zone}, 400)
                    == "malformed zone"
                )
            told = await said(await device.post(f"{PLACE}/decode", json={}))
            assert (await said(await touch(device, told, 20), 400))["where"] == "card"
            one, two, *_ = days[1].decode.own
            first = await said(await touch(device, told, one))
            repeated = await said(await touch(device, told, one))
            assert repeated == first, "an answer that was lost comes again"
            assert (await said(await touch(device, told, two), 409))["code"] == "moved_on"
            assert (await said(await touch(device, first, one), 409))["code"] == "covered"
            async with someone(server) as stranger:
                answer = await said(await touch(stranger, told, 0), 409)
                assert answer["code"] == "not_begun"
            opening = await device.get(f"{PLACE}/opening")
            assert (await said(opening, 409))["code"] == "not_over"

    drive(story)


def test_midnight_in_mid_puzzle_loses_nothing_and_counts_as_late(
    year: Year, clock: list[int]
) -> None:
    file, days = year
    day = days[1]

    async def story() -> None:
        async with serving(days=str(file)) as server, someone(server) as device:
            told = await said(await device.post(f"{PLACE}/decode", json={}))
            own, *others = day.decode.clues[0].targets
            told = await said(await touch(device, told, own))
            clock[0] += DAY
            refused = await said(await touch(device, told, others[0] if others else None), 409)
            assert (refused["code"], refused["where"]) == ("day_over", TODAY)
            there = await said(await device.post(f"{PLACE}/decode", json={}))
            assert there["cells"] == told["cells"]
            assert there["late"] is False
            black = day.decode.cells.index("x")
            ended = await said(await touch(device, there, black, late=True))
            assert (ended["late"], ended["finish"]["ending"]) == (True, "assassin")
            assert ended["finish"]["numbers"]["solvers"] == 0
            assert ended["finish"]["text"].splitlines()[0].endswith("*")
            today = await said(await device.get(f"/api/daily?language={LANGUAGE}"))
            assert today["streak"] == 0
            assert today["days"][0]["late"] is True
            clock[0] += DAY
            told = await said(await device.get(f"{PLACE}/opening"))
            found, claimed = read_opening((await device.get(f"{PLACE}/opening")).content)
            assert promise(found) == claimed == promise(day)

    drive(story)


def test_a_clue_is_judged_by_referee_panel_and_people(year: Year, clock: list[int]) -> None:
    file, days = year
    day = days[1]
    board, clue = day.encode, day.encode.clues[0]

    async def story() -> None:
        async with serving(days=str(file)) as server, someone(server) as giver:
            told = await said(await giver.post(f"{PLACE}/encode", json={}))
            assert told["cells"] == board.cells
            assert told["clue"] is None
            own = board.words[board.own[0]]
            wrong = {"word": own, "number": 1}
            refused = await said(await giver.post(f"{PLACE}/encode/clue", json=wrong), 409)
            assert refused["refusal"]["code"] == "clue_refused"
            body = {"word": clue.word, "number": clue.number, "meant": clue.targets}
            for bad in (
                {"number": 0},
                {"number": 15},
                {"word": " "},
                {"meant": [board.cells.index("x")]},
            ):
                answer = await giver.post(f"{PLACE}/encode/clue", json=body | bad)
                assert answer.status_code == 400, bad
            given = (await said(await giver.post(f"{PLACE}/encode/clue", json=body)))["clue"]
            assert given["low"] <= given["expected"] <= given["high"]
            assert given["expected"] > 0.4
            again = await said(await giver.post(f"{PLACE}/encode/clue", json=body))
            assert again["clue"] == given
            other = await giver.post(f"{PLACE}/encode/clue", json=body | {"word": "xilofono"})
            assert (await said(other, 409))["code"] == "day_done"
            none = await giver.post(f"/api/daily/{LANGUAGE}/riddles", json={})
            riddle = none.json()
            assert none.status_code == 404 or riddle["date"] != TODAY, "who knows the key"
            for number in range(3):
                async with someone(server) as solver:
                    await solver.post(
                        "/api/daily/agreement", json={"agreed": "no" if number else "yes"}
                    )
                    riddle = await said(
                        await solver.post(f"/api/daily/{LANGUAGE}/riddles", json={})
                    )
                    assert (riddle["clue"], riddle["bot"], riddle["meant"]) == (
                        clue.word,
                        False,
                        [],
                    )
                    assert set(riddle["cells"]) == {"?"}
                    place = f"/api/daily/{LANGUAGE}/riddles/{riddle['id']}"
                    if number == 2:  # looks at the key before answering
                        await solver.post(f"{PLACE}/encode", json={})
                    answer = {"picks": list(clue.targets)}
                    solved = await said(await solver.post(place, json=answer))
                    assert solved["counts"] is (number < 2)
                    assert solved["picks"] == list(clue.targets)
                    assert (
                        await said(await solver.post(place, json=answer | {"picks": []})) == solved
                    )
            clock[0] += DAY
            later = await said(await giver.get(f"/api/daily?language={LANGUAGE}"))
            verdict = later["verdict"]
            assert (verdict["people"], verdict["found"]) == (2, 1.0)
            assert sum(verdict["taken"]) == 2 * clue.number
            node: Node = server.node
            assert len(await node.tables.around.store.daily.turns(0, 10)) == 1

    drive(story)


def test_two_who_touch_at_once_from_one_device_touch_once(year: Year) -> None:
    file, _ = year

    async def story() -> None:
        async with serving(days=str(file)) as server, someone(server) as device:
            told = await said(await device.post(f"{PLACE}/decode", json={}))
            answers = await asyncio.gather(*(touch(device, told, card) for card in range(8)))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200] + 7 * [409]
            now = await said(await device.post(f"{PLACE}/decode", json={}))
            assert now["moves"] == 1

    drive(story)


def test_a_damaged_file_is_named_and_the_day_is_made_anew(
    year: Year,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines = year[0].read_text("utf-8").split("\n")
    lines[1:] = [line[:-12] + "AAAAAAAAAAA=" for line in lines[1:] if line]
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines), encoding="utf-8")

    async def story() -> None:
        async with serving(days=str(broken)) as server, someone(server) as device:
            told = await said(await device.post(f"{PLACE}/decode", json={}))
            assert len(told["words"]) == 20
            while server.node.days._making:  # tomorrow is made beside this
                await asyncio.gather(*server.node.days._making.values())
            assert (await said(await device.get(f"/api/daily/{LANGUAGE}/hashes"))).keys() >= {TODAY}

    drive(story)
    assert "broken.txt is damaged in line 2" in caplog.text


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """A database that two nodes share, and what they hear of each other by."""
    if request.param == "sqlite":
        return {"database": f"sqlite:///{tmp_path / 'shared.db'}"}
    postgres: PostgresServer = request.getfixturevalue("postgres")
    valkey: ValkeyServer = request.getfixturevalue("valkey")
    return {"database": postgres.new_database(), "broker": valkey.url}


def test_two_nodes_agree_on_a_day_and_count_a_try_once(
    shared: dict[str, str], clock: list[int]
) -> None:
    async def story() -> None:
        async with (
            # each makes a day, and the first one stays; in neither is card 3 or 4 the end
            serving(secret="of the first node", **shared) as one,
            serving(secret="of the second node", **shared) as two,
            someone(one) as device,
            someone(two) as same,
        ):
            begun = await asyncio.gather(
                *(d.post(f"{PLACE}/decode", json={}) for d in (device, same))
            )
            words = [answer.json()["words"] for answer in begun]
            assert words[0] == words[1]
            other = dict(same.cookies)
            same.cookies = device.cookies
            told = begun[0].json()
            answers = await asyncio.gather(touch(device, told, 3), touch(same, told, 3))
            assert answers[0].json() == answers[1].json()
            told = await said(answers[0])
            assert told["moves"] == 1
            clock[0] += DAY  # midnight: each node plays the other's new day, and tells the old one
            refused = await said(await touch(same, told, 4), 409)
            assert refused["code"] == "day_over"
            tomorrow = f"/api/daily/{LANGUAGE}/{shifted(TODAY, 1)}/decode"
            days = await asyncio.gather(*(d.post(tomorrow, json={}) for d in (device, same)))
            assert days[0].json() == days[1].json()
            assert days[0].json()["words"] != words[0]
            late = [await touch(same, told, 4, late=True), await touch(device, told, 4, late=True)]
            assert late[0].json() == late[1].json()
            assert late[0].json()["moves"] == 2
            same.cookies = httpx.Cookies(other)
            assert (await said(await same.post(f"{PLACE}/decode", json={})))["moves"] == 0

    drive(story)


def test_a_person_is_one_solver_with_every_device_and_leaves_nothing(year: Year) -> None:
    file, days = year
    clue = days[1].encode.clues[0]
    given = {"word": clue.word, "number": clue.number, "meant": clue.targets}

    async def story() -> None:
        async with (
            serving(days=str(file)) as server,
            someone(server) as phone,
            someone(server) as laptop,
        ):
            told = await said(await phone.post(f"{PLACE}/decode", json={}))
            told = await said(await touch(phone, told, 0))
            assert "daily" in phone.cookies
            secret = new_secret()
            (await phone.post("/api/me", json={"secret": secret})).raise_for_status()
            told = await said(await touch(phone, told, None)), "it goes on as the person's"
            today = await said(await phone.get(f"/api/daily?language={LANGUAGE}"))
            assert today["decode"] == "begun"
            assert "daily" not in phone.cookies
            first = await said(await laptop.post(f"{PLACE}/decode", json={}))
            assert first["moves"] == 0, "nobody knows yet whose it is"
            laptop.headers["authorization"] = f"Bearer {secret}"
            again = await said(await laptop.post(f"{PLACE}/decode", json={}))
            assert again["moves"] == 2, "there is one try"
            black = days[1].decode.cells.index("x")
            ended = await said(await touch(laptop, again, black))
            assert ended["finish"]["numbers"]["solvers"] == 1
            seen = await said(await phone.get(f"/api/daily?language={LANGUAGE}"))
            assert (seen["decode"], seen["streak"]) == ("over", 1)
            await said(await phone.post(f"{PLACE}/encode", json={}))
            await said(await laptop.post(f"{PLACE}/encode/clue", json=given))
            kept = (await said(await phone.get("/api/me/export")))["daily"]
            assert [one["puzzle"] for one in kept["tries"]] == ["decode", "encode"]
            assert [one["word"] for one in kept["clues"]] == [clue.word]
            assert "solver" not in str(kept)
            (await laptop.delete("/api/me")).raise_for_status()
            left = [line async for line in server.node.tables.around.store.daily.lines()]
            assert not [one for one in left if not isinstance(one, KeptDay) and one.solver]
            laptop.headers.pop("authorization")
            laptop.cookies.clear()
            anew = await said(await laptop.post(f"{PLACE}/decode", json={}))
            assert anew["moves"] == 0

    drive(story)


def test_what_a_solver_is_told_does_not_depend_on_what_is_hidden(year: Year) -> None:
    """Non-interference: days that differ in hidden cells and clues to come look the same."""
    _, days = year
    day, other = days[0], days[2]
    chance = random.Random(7)  # no secret
    for _ in range(40):
        moves = ""
        while True:
            solved = solve(day.decode, moves)
            if solved.ending:
                break
            hidden = [card for card in range(20) if card not in solved.touched]
            cells = list(day.decode.cells)
            mixed = chance.sample([cells[card] for card in hidden], len(hidden))
            for card, cell in zip(hidden, mixed, strict=True):
                cells[card] = cell
            heard = len(solved.clued)
            clues = day.decode.clues[:heard] + other.decode.clues[heard:]
            twin = replace(
                day,
                decode=replace(day.decode, cells="".join(cells), clues=clues),
                encode=other.encode,
                seed=bytes(32),
            )
            told = told_decode(day, solved, len(moves), late=False, results={})
            same = told_decode(twin, solve(twin.decode, moves), len(moves), late=False, results={})
            assert told == same
            moves += chance.choice([chr(97 + chance.choice(hidden)), ">"])


def test_a_server_that_is_killed_loses_no_touch_and_counts_none_twice(
    servers: Nursery, tmp_path: Path
) -> None:
    """Whoever had no answer asks again, and the same touch is done once."""
    today = today_in("+00:00", time.time_ns() // 1_000_000)
    days = tuple(make_days("eo", today, 1, b"killed"))
    (tmp_path / "days.txt").write_text(write_almanac(days), encoding="utf-8")
    board = days[0].decode
    place = f"/api/daily/eo/{today}/decode"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    settings = {"database": database, "days": str(tmp_path / "days.txt"), "web": "none"}
    with running(servers, tmp_path, **settings) as process, httpx.Client() as device:

        def ask(path: str, body: dict[str, Any]) -> dict[str, Any]:
            while True:
                try:
                    answer = device.post(f"{process.http}{path}", json=body, timeout=10)
                except httpx.TransportError:
                    continue
                if answer.status_code != 503:
                    assert answer.status_code == 200, answer.text
                    told: dict[str, Any] = answer.json()
                    return told

        told = ask(place, {})
        wanted = [card for clue in board.clues for card in (*clue.targets, None)][:-1]
        for number, card in enumerate(wanted):
            killer = threading.Timer(0.002 * number, process.restart) if number % 4 == 1 else None
            if killer:
                killer.start()
            told = ask(f"{place}/moves", {"after": told["moves"], "card": card})
            if killer:
                killer.join()
        assert told["moves"] == len(wanted)
        assert told["finish"]["ending"] == "all_found"
        assert told["finish"]["numbers"]["solvers"] == 1
