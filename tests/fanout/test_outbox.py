"""What waits is bounded, and nothing is lost from it."""

import asyncio

from cryptonym.fanout.outbox import Outbox


def test_only_the_highest_number_of_a_table_waits() -> None:
    outbox = Outbox()
    for seq in (3, 5, 4):
        outbox.put("table", seq)
    outbox.put("other", 1)
    assert outbox.take() == {"table": 5, "other": 1}
    assert not outbox
    assert outbox.take() == {}


def test_what_comes_back_does_not_hide_what_came_meanwhile() -> None:
    outbox = Outbox()
    outbox.put("table", 1)
    outbox.put("other", 9)
    batch = outbox.take()
    outbox.put("table", 2)
    outbox.put_back(batch)
    assert outbox.take() == {"table": 2, "other": 9}


def test_too_many_tables_become_one_call_to_look_at_everything() -> None:
    outbox = Outbox(most=3)
    for number in range(10):
        outbox.put(f"table {number}", 1)
        assert len(outbox) <= 3
    batch = outbox.take()
    assert batch is None
    assert not outbox
    outbox.put_back(batch)
    assert len(outbox) == 1
    assert outbox.take() is None
    outbox.put("table", 1)
    assert outbox.take() == {"table": 1}


def test_waiting_ends_with_a_hint_or_with_the_time() -> None:
    async def scenario() -> None:
        outbox = Outbox()
        await outbox.wait(0.001)
        waiting = asyncio.create_task(outbox.wait(60))
        await asyncio.sleep(0)
        outbox.put("table", 1)
        await asyncio.wait_for(waiting, 5)
        await asyncio.wait_for(outbox.wait(60), 5)

    asyncio.run(scenario())


def test_of_notes_the_latest_of_a_table_waits_and_of_too_many_the_first() -> None:
    outbox = Outbox(most=2)
    for table, note in (("a", "1"), ("a", "2"), ("b", "3"), ("c", "4")):
        outbox.put_note(table, note)
    assert len(outbox) == 2
    assert outbox.take_notes() == {"a": "2", "b": "3"}
    assert outbox.take_notes() == {}
