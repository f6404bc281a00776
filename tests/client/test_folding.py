"""The client's view is the server's, after every event of random tables, for every member."""

import pytest

from client.random_tables import random_table
from cryptonym.client.folding import view_after
from cryptonym.rules.events import GameOver
from cryptonym.table.evolve import evolve_table
from cryptonym.table.gate import entry_view, table_view
from cryptonym.table.views import TableView


@pytest.mark.parametrize("seed", range(40))
def test_a_view_folded_from_events_is_the_view_the_server_would_send(seed: int) -> None:
    compared = 0
    for before, events in random_table(seed, steps=250):
        views: dict[str, TableView] = {who: table_view(before, who) for who in before.members}
        table = before
        for event in events:
            earlier, table = table, evolve_table(table, event)
            for member in list(views):
                if member not in table.members:
                    del views[member]
                    continue
                seen = entry_view(event, table.seat_of(member), table, member)
                after = views[member] if seen is None else view_after(views[member], seen)
                server = table_view(table, member)
                if after is None:  # new eyes: the server sends the whole table
                    assert earlier.seat_of(member) != table.seat_of(member)
                    after = server
                if not isinstance(event, GameOver):  # the key comes with the next event
                    assert after == server, (event, member)
                    compared += 1
                views[member] = after
    assert compared > 150


def test_random_tables_reach_every_kind_of_event_that_members_see() -> None:
    kinds = {
        type(event).__name__
        for seed in range(40)
        for _, events in random_table(seed, steps=250)
        for event in events
    }
    wanted = {"ConsultAsked", "ConsultAnswered", "CluePenalised", "TimerPaused", "TimerResumed"}
    wanted |= {"KeySeen", "CardMarked", "MemberWent", "GameOver", "DealOpened", "DeviceAdded"}
    wanted |= {"SeatLeft", "PickExplained", "DevicesRemoved"}
    assert wanted <= kinds
