"""A week of correspondence in seconds: every game ends, whoever vanishes and whatever dies.

With `PYTEST_WEEK_TABLES=200` as large as it is meant to be.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path

from server.processes import Nursery
from server.slow_week import Week, times_of
from server.stored import stored
from servers.postgres import PostgresServer

TABLES = int(os.environ.get("PYTEST_WEEK_TABLES", "12"))


def test_a_week_at_slow_tables_on_three_nodes_loses_nothing_and_ends_every_game(
    postgres: PostgresServer, servers: Nursery, tmp_path: Path
) -> None:
    database = postgres.new_database()
    week = Week(servers, tmp_path, database)
    asyncio.run(week.play(TABLES, 3))
    total: Counter[str] = Counter(kills=week.kills, again=week.again)
    for table in week.tables:
        entries = asyncio.run(stored(database, table))
        total += times_of(entries)
        done = {(table, entry.by, entry.id): entry.at for entry in entries if entry.id}
        assert {one for one in week.acknowledged if one[0] == table} <= done.keys()
        for entry in entries:
            assert not entry.id or entry.at == done[table, entry.by, entry.id], "nothing is twice"
    called = Counter(one for one in week.reminders() if one.kind != "turn")
    assert max(called.values(), default=0) <= 1, "nobody is called twice"
    assert total["ran out"] > 0 < total["in time"]
    assert total["given"] > 0 < total["kills"]
