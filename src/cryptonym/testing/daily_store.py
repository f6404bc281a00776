"""The contract of what a store keeps of the daily."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cryptonym.store.daily_lines import Given, KeptTurn, StoredClue, Try, TryKey, WholeSolver
from cryptonym.store.daily_port import MOST_REPORTS, MOST_SHOWN, DailyStore
from cryptonym.testing.store import MakeStore, same

Check = Callable[[DailyStore, DailyStore], Awaitable[None]]  # two handles of one place

NOW = 1_800_000_000_000
DATE = "2026-11-18"


async def check_daily_store(make_store: MakeStore) -> None:
    """Raise AssertionError at the first breach of the contract."""
    for check in CHECKS:
        one, other = await make_store(check.__name__), await make_store(check.__name__)
        try:
            await check(one.daily, other.daily)
        finally:
            await one.close()
            await other.close()


def _clue(solver: str, date: str = DATE, language: str = "aa") -> Given:
    return Given(solver, language, date, "mare", 2, "ab", b"{}")


async def check_a_day_is_kept_once(one: DailyStore, other: DailyStore) -> None:
    """The first day of a date stays, with its clues."""
    same(await one.put_day("aa", DATE, b"first", [_clue("")]), expected=True, what="a day")
    same(await other.put_day("aa", DATE, b"second", [_clue("")]), expected=False, what="again")
    await one.put_day("aa", "2026-11-20", b"later", ())
    found = await other.days("aa", DATE, "2026-11-20")
    same(found, [(DATE, b"first"), ("2026-11-20", b"later")], "the days")
    same(await other.days("bb", DATE, DATE), [], "of another language")
    first = await other.next_riddle("solver", "aa", DATE, NOW)
    same(first and first.given, _clue(""), "the clue of a bot")
    second = await other.next_riddle("solver", "aa", DATE, NOW)
    same(second and second.id, first and first.id, "the open riddle comes again")


async def check_a_try_goes_on_move_by_move(one: DailyStore, other: DailyStore) -> None:
    """Of two moves at once one is kept; the same one twice is kept once."""
    key = TryKey("somebody", "aa", DATE, "decode")
    same(await one.find_try(key), None, "before it was begun")
    begun = await one.begin(key, late=False, now=NOW)
    same(await other.begin(key, late=True, now=NOW), begun, "begun again")
    wanted = [
        store.move(begun, move, result=None, late=False, now=NOW, turn=b"turn")
        for store in (one, other)
        for move in "abcde"
    ]
    won = await asyncio.gather(*wanted)
    after = await one.find_try(key)
    if after is None or len(after.moves) != 1:
        raise AssertionError(f"one move: {after!r}")
    same([bool(x) for x in won].count(True), 2, "the move that was kept, asked for twice")
    same(len(await one.turns(0, 10)), 1, "its turn is kept once")
    same(await other.move(after, "x", result="done", late=True, now=NOW), expected=True, what="end")
    ended = Try(key, after.moves + "x", "done", late=True)
    same(await one.find_try(key), ended, "the end")
    same(
        await one.move(ended, "y", result=None, late=False, now=NOW),
        expected=False,
        what="after the end",
    )
    same(await one.tries("somebody", "aa"), [ended], "all tries")
    same(await one.tries("somebody", "bb"), [], "in another language")


async def check_results_are_counted_on_their_day(one: DailyStore, other: DailyStore) -> None:
    """Late and unfinished tries do not count."""
    for number in range(9):
        key = TryKey(f"solver {number}", "aa", DATE, "decode")
        begun = await one.begin(key, late=number == 8, now=NOW)
        if number < 7 or number == 8:
            await one.move(begun, "a", result=f"r{number % 2}", late=False, now=NOW)
    same(await other.results("aa", DATE, "decode"), {"r0": 4, "r1": 3}, "results")
    same(await other.results("aa", DATE, "encode"), {}, "of the other puzzle")


async def check_a_clue_is_given_once(one: DailyStore, other: DailyStore) -> None:
    """A second clue of the same person changes nothing."""
    first = await one.give(_clue("giver"), late=False, now=NOW)
    again = await other.give(Given("giver", "aa", DATE, "sole", 3, "abc", b""), late=False, now=NOW)
    same(again, first, "the first clue stays")
    same(await other.clue_of("giver", "aa", DATE), first, "whose it is")
    same(await other.clue_of("giver", "aa", "2026-11-19"), None, "on another day")
    kept = await other.find_try(TryKey("giver", "aa", DATE, "encode"))
    same(kept and kept.result, "given", "the try is over")


async def check_riddles_reach_so_many_and_nobody_twice(one: DailyStore, other: DailyStore) -> None:
    """Each clue of a person is shown to twenty others, those that fewest saw first."""
    clues = [await one.give(_clue(f"giver {n}"), late=False, now=NOW) for n in range(3)]
    asked = [(one, other)[n % 2].next_riddle(f"solver {n}", "aa", DATE, NOW) for n in range(70)]
    found = await asyncio.gather(*asked)
    shown = [riddle.id for riddle in found if riddle]
    same(sorted(shown), sorted(3 * MOST_SHOWN // 3 * [c.id for c in clues]), "shown")
    late = await other.next_riddle("solver 0", "aa", DATE, NOW)
    same(late and late.id, found[0] and found[0].id, "the open one comes again")
    same(await one.next_riddle("giver 0", "aa", DATE, NOW), None, "who knows the key")
    same(await one.next_riddle("new", "aa", "2026-11-17", NOW), None, "nothing of later days")


async def check_answers_count_once_and_only_unseen(one: DailyStore, other: DailyStore) -> None:
    """Who has seen the key since the riddle was shown is not counted."""
    clue = await one.give(_clue("giver"), late=False, now=NOW)
    for solver in ("ann", "bob", "cat", "dan"):
        await one.next_riddle(solver, "aa", DATE, NOW)
    answers = [
        store.answer("ann", clue.id, "picked", "ab", found=2, turn=b"t") for store in (one, other)
    ]
    same(sorted(await asyncio.gather(*answers)), [False, True], "answered once")
    await one.begin(TryKey("bob", "aa", DATE, "encode"), late=False, now=NOW)
    await one.answer("bob", clue.id, "picked", "ab", found=2, turn=b"t")
    await other.answer("cat", clue.id, "unfair", "", found=0)
    same(await one.answer("eve", clue.id, "picked", "a", found=1), expected=False, what="unshown")
    now = await other.riddle("ann", clue.id)
    if now is None:
        raise AssertionError("the riddle is gone")
    same((now[1], now[2]), ("picked", "ab"), "what was picked")
    same((now[0].answers, now[0].found, now[0].unfair, now[0].shown), (1, 2, 1, 4), "counts")
    same(await other.picks(clue.id), ["ab"], "picks that count")
    same(len(await other.turns(0, 10)), 1, "one turn")
    seen = await other.riddle("bob", clue.id)
    same(seen and seen[1], "seen", "who saw the key")


async def check_a_reported_clue_is_shown_no_more(one: DailyStore, other: DailyStore) -> None:
    """Three people are enough."""
    clue = await one.give(_clue("giver"), late=False, now=NOW)
    for number in range(MOST_REPORTS):
        await one.next_riddle(f"solver {number}", "aa", DATE, NOW)
        await other.answer(f"solver {number}", clue.id, "reported", "", found=0)
    same(await one.next_riddle("another", "aa", DATE, NOW), None, "a reported clue")


async def check_who_agreed_is_remembered(one: DailyStore, other: DailyStore) -> None:
    """Yes, no, or not asked."""
    same(await one.agreed("ann"), None, "not asked")
    await one.agree("ann", agreed=True)
    same(await other.agreed("ann"), expected=True, what="yes")
    await other.agree("ann", agreed=False)
    same(await one.agreed("ann"), expected=False, what="no")


async def _played(store: DailyStore, solver: str) -> None:
    """Somebody who has decoded, encoded, answered and agreed."""
    begun = await store.begin(TryKey(solver, "aa", DATE, "decode"), late=False, now=NOW)
    await store.move(begun, "ab", result="oo", late=False, now=NOW)
    await store.give(_clue(solver, "2026-11-19"), late=False, now=NOW)
    riddle = await store.next_riddle(solver, "aa", DATE, NOW)
    if riddle is None:
        raise AssertionError("no riddle")
    await store.answer(solver, riddle.id, "picked", "a", found=1, turn=b"turn")
    await store.agree(solver, agreed=True)


async def check_who_turns_out_to_be_another_is_one(one: DailyStore, other: DailyStore) -> None:
    """A device that is somebody's: everything is theirs, and nothing is counted twice."""
    await one.give(_clue("giver"), late=False, now=NOW)
    await _played(one, "device")
    await one.adopt("device", "person")
    whole = await other.whole("person")
    same([t.puzzle for t in whole.tries], ["decode", "encode"], "tries")
    same([clue.date for clue in whole.clues], ["2026-11-19"], "clues")
    same([(a.giver, a.picks) for a in whole.answers], [("giver", "a")], "answers")
    same(whole.agreed, expected=True, what="the agreement")
    same(await other.whole("device"), WholeSolver(), "nothing is left of the device")
    second = await other.begin(TryKey("second", "aa", DATE, "decode"), late=False, now=NOW)
    await one.move(second, "abc", result="ooo", late=False, now=NOW)
    begun = await one.begin(TryKey("second", "aa", "2026-11-17", "decode"), late=False, now=NOW)
    await one.move(begun, "a", result=None, late=False, now=NOW)
    await one.begin(TryKey("person", "aa", "2026-11-17", "decode"), late=False, now=NOW)
    await asyncio.gather(one.adopt("second", "person"), other.adopt("second", "person"))
    tries = {(t.which.date, t.which.puzzle): t for t in await one.tries("person", "aa")}
    same(tries[DATE, "decode"].result, "oo", "of two that are over the person's own")
    same(tries["2026-11-17", "decode"].moves, "a", "of two that go on the longer one")
    same(await one.results("aa", DATE, "decode"), {"oo": 1}, "counted once")


async def check_who_leaves_leaves_nothing(one: DailyStore, other: DailyStore) -> None:
    """Of others everything stays."""
    await one.give(_clue("giver"), late=False, now=NOW)
    await _played(one, "ann")
    shown = await other.next_riddle("bob", "aa", "2026-11-19", NOW)
    await other.forget("giver")
    same((await one.whole("ann")).answers, (), "an answer to what is gone")
    await _played_by_bob(other, shown)
    await other.forget("ann")
    same(await one.whole("ann"), WholeSolver(), "everything")
    same(await one.clue_of("ann", "aa", "2026-11-19"), None, "their clue")
    same(len(await one.turns(0, 10)), 1, "turns have no names")
    same(len((await one.whole("bob")).tries), 1, "of others")


async def _played_by_bob(store: DailyStore, shown: StoredClue | None) -> None:
    """Goes on although the clue that was shown is gone."""
    await store.begin(TryKey("bob", "aa", DATE, "decode"), late=False, now=NOW)
    if shown is not None:
        done = await store.answer("bob", shown.id, "picked", "a", found=1)
        there = await store.riddle("bob", shown.id)
        same(done, there is not None, "an answer to what is there")


async def check_a_backup_has_all_of_it(one: DailyStore, other: DailyStore) -> None:
    """What was written out comes back in, once."""
    await one.put_day("aa", DATE, b"day", [_clue(""), replace(_clue(""), word="sole")])
    await one.give(_clue("giver"), late=True, now=NOW)
    await _played(one, "ann")
    lines = [line async for line in other.lines()]
    kinds = Counter(type(line).__name__ for line in lines)
    expected = {"KeptDay": 1, "KeptTry": 3, "KeptClue": 4, "KeptAnswer": 1, "KeptAgreement": 1}
    same(dict(kinds), {**expected, "KeptTurn": 1}, "lines")
    before = await one.whole("ann"), await one.whole("giver")
    again = [await one.restore(line) for line in lines if not isinstance(line, KeptTurn)]
    same(set(again), {False}, "what is there stays")
    for solver in ("ann", "giver"):
        await other.forget(solver)
    back = [await one.restore(line) for line in lines if not isinstance(line, KeptTurn)]
    same(back.count(True), 3 + 2 + 1 + 1, "what was deleted")
    same((await other.whole("ann"), await other.whole("giver")), before, "as it was")


CHECKS: tuple[Check, ...] = (
    check_a_day_is_kept_once,
    check_a_try_goes_on_move_by_move,
    check_results_are_counted_on_their_day,
    check_a_clue_is_given_once,
    check_riddles_reach_so_many_and_nobody_twice,
    check_answers_count_once_and_only_unseen,
    check_a_reported_clue_is_shown_no_more,
    check_who_agreed_is_remembered,
    check_who_turns_out_to_be_another_is_one,
    check_who_leaves_leaves_nothing,
    check_a_backup_has_all_of_it,
)
