"""What is done beside the event loop: in order, not too much of it, once for all who ask."""

import asyncio
import shutil
import sys
import threading

import pytest

from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.options import HouseRules
from cryptonym.table.model import Played, Words
from cryptonym.testing.bots import new_game
from cryptonym.work import jobs, worker, works
from cryptonym.work.jobs import CrowdedError, JobFailedError, Unfit
from cryptonym.work.worker import OtherProcess
from cryptonym.work.works import MOST_OF_ONE, MOST_WAITING, Answers, Lane, Works
from server.places import on_a_loop

OWN = Words((), tuple(f"word{number}" for number in range(30)))


def a_thought() -> jobs.Think:
    game = new_game("it", "teams", 3)
    [spymaster] = to_act(game)
    assert spymaster is not None
    return jobs.Think("easy", "abc" * 30, view(game, spymaster), explain=True)


JOBS: list[jobs.Job] = [
    jobs.CheckRecord("x"),
    jobs.AnalyseRecord("x", ((1, (2, 3)),)),
    jobs.DrawCode("1-AAAAAAAA"),
    jobs.FindParts("nb", ("hestesko",)),
    jobs.PrintGame("keys", "el", "duet", "letter", "deck", "http://play.example"),
    jobs.MakeCards("el", OWN, (Played("el", OWN, "ff"),)),
    jobs.JudgeClue("sol", ("HUND", "KATT"), "nb", HouseRules()),
    a_thought(),
]


@pytest.mark.parametrize("job", JOBS, ids=lambda job: type(job).__name__)
def test_a_job_goes_through_a_pipe_as_it_is(job: jobs.Job) -> None:
    assert worker._JOBS.decode(worker.packed(job)) == job


@on_a_loop
async def test_a_worker_does_one_job_after_another_and_another_one_begins_where_it_dies() -> None:
    lane = Lane("test", process=True)
    hands = lane._hands
    assert isinstance(hands, OtherProcess)
    try:
        assert (await lane.do(jobs.DrawCode("1-AAAAAAAA"), "a")).startswith(b"<svg")
        child = hands._child
        assert child is not None
        with pytest.raises(Unfit) as unfit:
            await lane.do(jobs.AnalyseRecord("nothing"), "a")
        assert (unfit.value.status, unfit.value.code) == (400, "malformed")
        assert hands._child is child, "what is wrong with a job is no fault of the worker"
        child.kill()
        child.wait()
        with pytest.raises(JobFailedError):
            await lane.do(jobs.DrawCode("1-AAAAAAAA"), "a")
        assert (await lane.do(jobs.DrawCode("1-AAAAAAAA"), "a")).startswith(b"<svg")
        assert hands._child is not child
        lane._leave()
        assert hands._child is None, "nobody needs it now"
        assert lane.waiting == 0
    finally:
        lane.close()
    with pytest.raises((JobFailedError, RuntimeError)):
        await lane.do(jobs.DrawCode("1-AAAAAAAA"), "a")


@on_a_loop
async def test_where_no_worker_can_be_started_its_work_is_done_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("true"))
    lane = Lane("test", process=True)
    for _ in range(2):
        assert (await lane.do(jobs.DrawCode("1-AAAAAAAA"), "a")).startswith(b"<svg")
    lane.close()


class Busy:
    """Hands that are full until they are told."""

    def __init__(self) -> None:
        self.free = threading.Event()

    def answer(self, _asked: bytes) -> bytes:
        self.free.wait(10)
        return worker.DONE

    def let_go(self) -> None:
        self.free.set()

    def end(self) -> None:
        self.free.set()


@on_a_loop
async def test_so_much_waits_and_no_more_and_nobody_takes_all_of_it() -> None:
    lane, busy = Lane("test", process=False), Busy()
    lane._hands = busy
    job = jobs.DrawCode("1-AAAAAAAA")

    async def come(source: str, count: int) -> list[asyncio.Task[bytes]]:
        tasks = [asyncio.create_task(lane.do(job, source)) for _ in range(count)]
        await asyncio.sleep(0)
        return tasks

    waiting = await come("a", MOST_OF_ONE)
    with pytest.raises(CrowdedError) as alone:
        await lane.do(job, "a")
    assert alone.value.alone
    for number in range(MOST_WAITING // MOST_OF_ONE - 1):
        waiting += await come(f"other {number}", MOST_OF_ONE)
    with pytest.raises(CrowdedError) as crowded:
        await lane.do(job, "b")
    assert not crowded.value.alone
    bot = asyncio.create_task(lane.do_anyway(job))
    busy.free.set()
    await asyncio.gather(*waiting, bot)
    assert lane.waiting == 0
    await lane.do(job, "a")
    lane.close()


@on_a_loop
async def test_an_answer_is_made_and_paid_once_for_all_who_ask() -> None:
    kept, paid, made, go = Answers(), list[int](), list[int](), asyncio.Event()

    async def make() -> bytes:
        made.append(1)
        await go.wait()
        return b"answer"

    def ask() -> asyncio.Task[bytes]:
        return asyncio.create_task(kept.get(b"key", lambda: paid.append(1), make))

    asking = [ask() for _ in range(5)]
    await asyncio.sleep(0)
    asking[0].cancel()  # who gives up takes nothing from the others
    await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*asking[1:]) == [b"answer"] * 4
    assert await ask() == b"answer"
    assert (made, paid) == ([1], [1])


@on_a_loop
async def test_what_fails_or_is_not_paid_is_asked_for_anew() -> None:
    kept, tries = Answers(), list[int]()

    async def fail() -> bytes:
        tries.append(1)
        raise Unfit(400, "malformed")

    def refuse() -> None:
        raise CrowdedError(alone=True)

    for _ in range(2):
        with pytest.raises(Unfit):
            await kept.get(b"key", lambda: None, fail)
        with pytest.raises(CrowdedError):
            await kept.get(b"key", refuse, fail)
    assert len(tries) == 2
    assert not kept._making


@on_a_loop
async def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(works, "MOST_BYTES", 100)
    monkeypatch.setattr(works, "LARGEST", 60)
    kept, made = Answers(), list[int]()

    async def get(number: int, size: int) -> None:
        async def make() -> bytes:
            made.append(number)
            return bytes(size)

        assert len(await kept.get(bytes([number]), lambda: None, make)) == size

    for number, size in ((1, 40), (2, 40), (1, 40), (3, 40), (1, 40), (2, 40), (4, 70), (4, 70)):
        await get(number, size)
    assert made == [1, 2, 3, 2, 4, 4], "who was asked for longest ago goes, and who is too large"
    assert kept._size == 80


@on_a_loop
async def test_bots_think_in_a_worker_as_they_do_here() -> None:
    elsewhere, here = Works(processes=True), Works(processes=False)
    job = a_thought()
    try:
        there = await elsewhere.minds().think(
            None,
            job.level,
            int(job.seed, 16),
            job.seen,
            explain=True,  # type: ignore[arg-type] # no threads
        )
        thought = here.minds().thought(job.level, int(job.seed, 16), job.seen, explain=True)
        assert (there.command, there.meant) == (thought.command, thought.meant)
        assert thought.command is not None
        assert elsewhere.thoughts.done == 1
    finally:
        await elsewhere.close()
        await here.close()


def test_cards_that_cannot_be_made_say_why() -> None:
    odd = jobs.MakeCards("en", Words((), ("one", "<two>")))
    assert b"bad_word" in worker.answer_to(worker.packed(odd))
