"""The client's view is the server's, after every message at random tables of every game."""

import random

import msgspec
import pytest

from client.random_tables import ALL_MODES, random_table, told_at_random
from cryptonym.client.exchange import Exchange
from cryptonym.rooms.tail import Snapshots, Tail
from cryptonym.table.gate import table_view
from cryptonym.table.model import Table
from cryptonym.wire.messages import FromClient, Resume

READ: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
SNAPSHOTS = Snapshots()
STEPS = 250


def snapshot(table: Table, tail: Tail, member: str) -> str:
    return SNAPSHOTS.text("t", table, tail.seq, tail.heard.get(member, 0), member)


@pytest.mark.parametrize("seed", range(40))
def test_a_view_folded_from_messages_is_the_view_the_server_would_send(seed: int) -> None:
    compared, tail = 0, Tail()
    clients: dict[str, Exchange] = {}
    for before, told, after in told_at_random(seed, STEPS):
        tail.add(told, before)
        for member, seat in after.match.seats.items():
            client = clients.setdefault(member, Exchange())
            new_eyes = before.match.seats.get(member) != seat
            text = snapshot(after, tail, member) if new_eyes else told.text_for(member, seat)
            if text is not None:
                client.take(client.read(text))
            assert client.view == table_view(after, member), (told.entry, member)
            assert not client.stale
            compared += not new_eyes
    assert compared > 150


class Caller:
    """A client whose line breaks, and whose questions the server answers when it comes to it."""

    def __init__(self, member: str, tail: Tail) -> None:
        self.member, self.tail = member, tail
        self.exchange = Exchange()
        self.asked: list[str] = []
        self.here = False
        self.resumed = 0

    def hear(self, text: str) -> None:
        self.asked += self.exchange.take_text(text).send

    def call(self, table: Table) -> None:
        self.here, self.asked = True, []
        self.exchange.connected()
        self.hear(snapshot(table, self.tail, self.member))

    def is_answered(self, table: Table) -> None:
        """The server has read one more of its questions."""
        request = READ.decode(self.asked.pop(0))
        texts: list[str] | None = None
        if isinstance(request, Resume):
            texts = self.tail.after(self.member, request.since, request.heard)
            self.resumed += texts is not None
        for text in [snapshot(table, self.tail, self.member)] if texts is None else texts:
            self.hear(text)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_comes_back_folds_what_was_missed_to_the_same_view_r58(seed: int) -> None:
    """Whatever happens meanwhile: events, whispers and snapshots come in any order."""
    chance, tail = random.Random(seed), Tail()
    callers: dict[str, Caller] = {}
    compared = 0
    for before, told, after in told_at_random(seed, STEPS):
        tail.add(told, before)
        told.settle()
        for member, seat in after.match.seats.items():
            caller = callers.setdefault(member, Caller(member, tail))
            if caller.here:
                new_eyes = before.match.seats.get(member) != seat
                text = snapshot(after, tail, member) if new_eyes else told.text_then(member)
                if text is not None:
                    caller.hear(text)
            elif chance.random() < 0.4:
                caller.call(after)
            while caller.asked and chance.random() < 0.6:
                caller.is_answered(after)
            if caller.here and not caller.asked:
                assert caller.exchange.view == table_view(after, member), member
                compared += 1
            if chance.random() < 0.1:
                caller.here = False
        callers = {who: caller for who, caller in callers.items() if who in after.members}
    assert compared > 150
    assert sum(caller.resumed for caller in callers.values()) > 5


def test_random_tables_reach_every_kind_of_event_that_members_see() -> None:
    kinds: set[str] = set()
    games: set[str] = set()
    for seed in range(64):
        for table, events in random_table(seed, STEPS, ALL_MODES):
            kinds |= {type(event).__name__ for event in events}
            if table.match.game and table.match.game.result:
                games.add(table.match.game.options.mode)
    wanted = {"ConsultAsked", "ConsultAnswered", "CluePenalised", "TimerPaused", "TimerResumed"}
    wanted |= {"KeySeen", "CardMarked", "MemberWent", "GameOver", "DealOpened", "DeviceAdded"}
    wanted |= {"SeatLeft", "PickExplained", "DevicesRemoved", "SeatAskedFor", "GameBrokenOff"}
    wanted |= {"WordTouched", "SideDone", "SuddenDeath", "GaveUp"}
    wanted |= {"CityChosen", "CityPlayed", "CampaignBrought"}
    wanted |= {"ActionAwaited", "TimeGiven", "TimeRanOut"}
    assert wanted <= kinds
    assert games == set(ALL_MODES), "games that came to their end"
