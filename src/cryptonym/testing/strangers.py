"""The contract of what a store keeps of people who look for a game with strangers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cryptonym.store import Store
from cryptonym.store.people import Belonging, Person, PersonId, WholePerson
from cryptonym.store.port import TableId
from cryptonym.store.strangers_port import Case, Changed, Report, Waiting
from cryptonym.testing.store import MakeStore, same

Check = Callable[[Store, Store], Awaitable[None]]  # two handles of one place

NOW = 1_800_000_000_000
A, B, C, D = map(PersonId, "abcd")
ONE, TWO = TableId("one"), TableId("two")


async def check_strangers(make_store: MakeStore) -> None:
    """Raise AssertionError at the first breach of the contract."""
    for check in CHECKS:
        one, other = await make_store(check.__name__), await make_store(check.__name__)
        try:
            await check(one, other)
        finally:
            await one.close()
            await other.close()


def _waits(person: PersonId, since: int = 0, *, patient: bool = False) -> Waiting:
    at = NOW + since
    return Waiting(person=person, since=at, seen_at=at, patient=patient, body=b"a wish")


async def _who(store: Store, now: int = NOW) -> list[str]:
    return [one.person for one in await store.strangers.waiting(now)]


async def check_they_wait_in_order(one: Store, other: Store) -> None:
    """Whoever has waited longest comes first, and everybody waits once."""
    for person, since in ((B, 2), (A, 2), (C, 1)):
        same(await one.strangers.wait(_waits(person, since)), expected=True, what="waiting")
    same(await _who(other), [C, A, B], "the order")
    same(await other.strangers.wait(_waits(C, 5)), expected=True, what="another wish")
    same(await _who(one), [A, B, C], "the order after another wish")
    same(await one.strangers.find(C), _waits(C, 5), "somebody's row")
    seen = await other.strangers.find(C, NOW + 9)
    same(seen and seen.seen_at, NOW + 9, "when they were there")
    same(await one.strangers.find(D), None, "somebody who does not wait")
    same(await one.strangers.withdraw(A, NOW), expected=True, what="taking it back")
    same(await other.strangers.withdraw(A, NOW), expected=False, what="taking it back again")
    same(await _who(other), [B, C], "who is left")


async def check_nobody_is_held_twice(one: Store, other: Store) -> None:
    """Of groups that are taken at once and share somebody, one is taken, and that as a whole."""
    for person in (A, B, C, D):
        await one.strangers.wait(_waits(person))
    until = NOW + 100
    taken = await asyncio.gather(
        *(
            store.strangers.hold(group, TableId(f"{name}"), now=NOW, until=until)
            for name, (store, group) in enumerate(
                [(one, [A, B]), (other, [B, C]), (one, [C, A]), (other, [A, B]), (one, [B, C])]
            )
        )
    )
    same(sum(taken), 1, "groups that are held")
    held = [person for person in (A, B, C, D) if person not in await _who(one)]
    same(len(held), 2, "people who are held")
    table = TableId(str(taken.index(True)))
    same(await other.strangers.wait(_waits(held[0])), expected=False, what="another wish now")
    same(await other.strangers.withdraw(held[0], NOW), expected=False, what="going now")
    absent = await other.strangers.hold([D, PersonId("nobody")], TWO, now=NOW, until=until)
    same(absent, expected=False, what="held with somebody who does not wait")
    same(D in await _who(one), expected=True, what="who was to be held with nobody waits")
    same(await other.strangers.seat(held, TWO, NOW), expected=False, what="a seat elsewhere")
    same(await other.strangers.seat(held, table, NOW), expected=True, what="their seats")
    same(await one.strangers.seated(table), held, "who was seated")
    same(await one.strangers.seated(TWO), [], "who was seated elsewhere")
    found = await one.strangers.find(held[1])
    same(found and (found.table_id, found.held_until), (table, None), "where they sit")
    same(await _who(one, until + 1), sorted({A, B, C, D} - set(held)), "who waits on")
    same(await one.strangers.wait(_waits(held[0], 9)), expected=True, what="the next game")


async def check_a_node_that_dies_lets_go(one: Store, other: Store) -> None:
    """Who was held for too long is free again, and the late node seats nobody."""
    for person in (A, B, C):
        await one.strangers.wait(_waits(person))
    same(await one.strangers.hold([A, B], ONE, now=NOW, until=NOW + 5), expected=True, what="held")
    same(await _who(other), [C], "who waits meanwhile")
    same(await _who(other, NOW + 5), [A, B, C], "who waits afterwards")
    later = await other.strangers.hold([B, C], TWO, now=NOW + 6, until=NOW + 20)
    same(later, expected=True, what="held by another node")
    same(await one.strangers.seat([A, B], ONE, NOW), expected=False, what="seated too late")
    same(await one.strangers.release(ONE), 1, "let go")
    same(await other.strangers.seat([C, B], TWO, NOW), expected=True, what="seated")
    same(await one.strangers.release(TWO), 0, "who sits is not let go")
    await other.strangers.forget(C)
    same(await one.strangers.seated(TWO), ["", B], "who was seated, without one who is forgotten")
    await other.strangers.sweep(unseen=0, patient=0, seated=NOW + 1)
    same(await one.strangers.seated(TWO), [], "who was seated long ago")
    same(await _who(one, NOW + 99), [A], "who waits")


async def check_who_is_not_there_any_more_is_swept(one: Store, other: Store) -> None:
    """Live games need people who are there; others wait longer."""
    await one.strangers.wait(_waits(A))
    await one.strangers.wait(_waits(B, 10))
    await one.strangers.wait(_waits(C, patient=True))
    same(await other.strangers.sweep(unseen=NOW + 5, patient=NOW - 5, seated=0), 1, "swept")
    same(await _who(one, NOW + 50), [C, B], "who is left")
    same(await one.strangers.sweep(unseen=NOW + 5, patient=NOW + 1, seated=0), 1, "swept at last")


async def check_reports_are_kept_once(one: Store, other: Store) -> None:
    """What was told of somebody at a table is read until it is dealt with."""

    def report(by: PersonId, about: PersonId, reason: str) -> Report:
        return Report(at=NOW, table_id=ONE, by=by, about=about, name="Bo", reason=reason)

    same(await one.strangers.report(report(A, B, "rude")), expected=True, what="a report")
    same(await other.strangers.report(report(A, B, "left")), expected=False, what="again")
    same(await other.strangers.report(report(C, D, "left")), expected=True, what="another one")
    first, second = await other.strangers.reports()
    same((first.by, first.about, first.reason, first.name), (A, B, "rude", "Bo"), "the first")
    same(await one.strangers.close_report(first.id, NOW + 1), expected=True, what="dealt with")
    same(await other.strangers.close_report(first.id, NOW), expected=False, what="again")
    same([one.id for one in await one.strangers.reports()], [second.id], "what is open")
    done = [(one.id, one.done_at) for one in await one.strangers.reports(done=True)]
    same(done, [(first.id, NOW + 1), (second.id, None)], "everything")
    await one.strangers.wait(_waits(D))
    await other.strangers.forget(D)
    same([await one.strangers.find(D), await one.strangers.reports()], [None, []], "forgotten")


async def check_a_game_is_counted_once(one: Store, other: Store) -> None:
    """All that a game changes of its people is written together, and never again."""
    for person in (A, B):
        known = Person(id=person, created_at=NOW, seen_at=NOW)
        await one.people.restore(WholePerson(person=known))
    changes = [Changed(A, "repute", "g", None, b"1"), Changed(B, "repute", "g", None, b"2")]
    counted = await asyncio.gather(
        *(store.strangers.count_game("t 1", changes) for store in (one, other, one, other))
    )
    same(sorted(counted), ["done", "known", "known", "known"], "the same game four times")
    kept = [await other.people.kept(person, "repute") for person in (A, B)]
    same([[one.body for one in some] for some in kept], [[b"1"], [b"2"]], "what is kept")
    stale = [Changed(A, "repute", "g", b"1", b"3"), Changed(B, "repute", "g", b"0", b"4")]
    same(await one.strangers.count_game("t 2", stale), "stale", "an old value")
    same((await one.people.kept(A, "repute"))[0].body, b"1", "what is kept after that")
    gone = Changed(D, "repute", "g", None, b"5")
    late = [Changed(A, "repute", "g", b"1", b"3"), gone]
    same(await other.strangers.count_game("t 2", late), "done", "with one who has gone")
    there: list[Belonging] = await one.people.kept(A, "repute")
    same([one.body for one in there], [b"3"], "what is kept at last")


async def check_a_jury_decides_once(one: Store, other: Store) -> None:
    """Two votes alike settle a case; nobody votes twice, nor on a table of their own."""
    for person in (A, B):
        await one.strangers.wait(_waits(person))
    await one.strangers.hold([A, B], ONE, now=NOW, until=NOW + 5)
    await one.strangers.seat([A, B], ONE, NOW)

    def case(question: str) -> Case:
        return Case(
            table_id=ONE,
            question=question,
            language="aa",
            clue="clue",
            word="WORD",
            body=b"[]",
            until=NOW + 100,
        )

    same(await one.strangers.open_case(case("1")), expected=True, what="a question")
    same(await other.strangers.open_case(case("1")), expected=False, what="the same again")
    await one.strangers.open_case(case("2"))
    same(await other.strangers.cases("aa", NOW, A), [], "cases of one's own table")
    same(await other.strangers.cases("bb", NOW, C), [], "cases of another language")
    first, second = await other.strangers.cases("aa", NOW, C)
    same(await one.strangers.case(second.id), second, "the case of a number")
    same(await one.strangers.case(second.id + 1), None, "the case of no number")
    votes = await asyncio.gather(
        *(store.strangers.vote(first.id, C, allow=True, enough=2) for store in (one, other, one))
    )
    same([vote is not None for vote in votes].count(True), 1, "votes of one person")
    same([one.id for one in await one.strangers.cases("aa", NOW, C)], [second.id], "what is left")
    same(await one.strangers.vote(first.id, A, allow=True, enough=2), None, "of who sat there")
    settled = await other.strangers.vote(first.id, D, allow=True, enough=2)
    same(settled and (settled.yes, settled.no, settled.outcome), (2, 0, True), "settled")
    late = await one.strangers.vote(first.id, PersonId("e"), allow=False, enough=2)
    same(late, None, "a vote too late")
    same([one.id for one in await one.strangers.unsettled(NOW)], [first.id], "to be told")
    same(len(await one.strangers.unsettled(NOW + 100)), 2, "to be told, or over")
    await other.strangers.settle_case(first.id, outcome=False, told=True)
    await other.strangers.settle_case(second.id, outcome=False, told=True)
    same(await one.strangers.unsettled(NOW + 100), [], "nothing is left")
    verdicts = [(one.id, one.outcome, one.yes) for one in await one.strangers.verdicts(0, 9)]
    same(verdicts, [(first.id, True, 2), (second.id, False, 0)], "verdicts")
    same(len(await one.strangers.verdicts(first.id, 9)), 1, "verdicts after one")


CHECKS: tuple[Check, ...] = (
    check_they_wait_in_order,
    check_nobody_is_held_twice,
    check_a_node_that_dies_lets_go,
    check_who_is_not_there_any_more_is_swept,
    check_reports_are_kept_once,
    check_a_game_is_counted_once,
    check_a_jury_decides_once,
)
