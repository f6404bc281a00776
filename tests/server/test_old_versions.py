"""Entries are read for ever: a file for each version, one of every kind, never to be changed.

Whoever changes the form of an event writes an upcast, and a file for the next version.
"""

import hashlib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rules.events import ClueGiven, DealOpened, GameOver, WordCovered
from cryptonym.rules.match import GameStarted
from cryptonym.rules.model import BLUE_SPYMASTER, RED_OPERATIVE, Identity, Phase, Role, Team
from cryptonym.store.encoding import UnreadableEntry
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import NewTable
from cryptonym.table.campaign import Campaign, CityResult
from cryptonym.table.events import MemberCame, TableEvent, TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import Table, Times
from server.places import Place, on_a_loop

FOLDER = Path(__file__).parent
VERSIONS = {
    "first": (39, "b9d90abe55c04f7cc678a283b9a017f6a3e28a2c6dbe8ea9fa2889b6ca11a140"),
    "second": (43, "9b475c116b034e87deb1b1006c696e94a55bdb524f74fe6a23eec6f276bb4db5"),
    "third": (43, "7f7d4d2965cc20e5ae275c3c007c36d8a2371257f66655dd14fff5a1674e7170"),
    "fourth": (45, "07cf273c6e8ee333cbf5ac938aae55f022b51093a53fe40b6d8b425774a07e0b"),
    "fifth": (47, "f3a3417fb83833214d8bd56d953654008648af0c54c8b37379637bd1e0840006"),
    "sixth": (51, "45f6deb293af8ba05c54a43801057449c06d3b0bfdfbfddc02aceae67636be8c"),
    "seventh": (54, "63a8f18d09d30b8ce974ef52a1884af99d08a6df5ad40d48a1667395b2894e10"),
    "eighth": (55, "e3b9aa1dd6c21bcbaef581492f1ed375522904d387b80d5d5b3fdfa76321e302"),
    "ninth": (59, "d6ead7b7b1e1fef28b9aee4da91a18997735ee5b49d1077171bb0631a1c732a8"),
}  # how many kinds of events there were, and the digest of the file
each_version = pytest.mark.parametrize("version", VERSIONS)


def lines(version: str) -> list[bytes]:
    return (FOLDER / f"{version}_version_entries.jsonl").read_bytes().splitlines()


def entries(version: str) -> list[Entry]:
    return [ENTRIES.decode(line) for line in lines(version)]


def folded(told: list[Entry]) -> Table:
    """The table after these entries."""
    first, *rest = (entry.event for entry in told)
    assert isinstance(first, TableOpened)
    table = open_table(first)
    for event in rest:
        table = evolve_table(table, event)
    return table


def test_there_is_a_file_for_every_version() -> None:
    assert len(VERSIONS) == ENTRIES.version
    newest = {msgspec.json.decode(line)["event"]["type"] for line in lines([*VERSIONS][-1])}
    assert newest == {msgspec.inspect.type_info(kind).tag for kind in get_args(TableEvent)}


@each_version
def test_the_file_is_as_it_was_written_and_holds_every_kind_of_event(version: str) -> None:
    kinds, digest = VERSIONS[version]
    file = FOLDER / f"{version}_version_entries.jsonl"
    assert hashlib.sha256(file.read_bytes()).hexdigest() == digest
    told = [msgspec.json.decode(line) for line in lines(version)]
    assert {entry["v"] for entry in told} == {[*VERSIONS].index(version) + 1}
    assert len({entry["event"]["type"] for entry in told}) == kinds


@each_version
def test_every_entry_still_says_what_it_said(version: str) -> None:
    told = entries(version)
    by_id = {(entry.by, entry.id): entry for entry in told if entry.id}
    came = told[1]
    assert came == Entry(1_790_000_002_000, MemberCame("1", "Ann", "01" * 32))
    clue = by_id["3", "c2"].event
    assert isinstance(clue, ClueGiven)
    assert (clue.turn, clue.team, clue.word, clue.number, clue.allowed) == (
        1,
        Team.RED,
        "parolina",
        2,
        True,
    )
    assert clue.verdict is not None
    assert clue.verdict.reasons[0].word == "PAROLA A"
    covered = by_id["2", "g1"].event
    assert covered == WordCovered(1, Team.RED, 0, Identity.RED, "guess")
    assert any(entry.event == GameOver(Team.BLUE, "assassin", 3) for entry in told)
    opened = DealOpened("rrrrrrrrrbbbbbbbb.......x", "0" * 64)
    assert any(entry.event == opened for entry in told)
    started = by_id["2", "go"].event
    assert isinstance(started, GameStarted)
    assert started.layout.played == sum(1 << face for face in (*range(0, 50, 2), 100, 101))


@each_version
def test_entries_still_fold_to_the_same_table(version: str) -> None:
    told = entries(version)
    over = folded(told[:-2])
    assert over.name == "luna-treno-rana-pizza"
    assert {who: member.name for who, member in over.members.items()} == {
        "1": "Ann",
        "2": "Bobby",
        "3": "Cat",
        "4": "Dan",
        "5": "Eve",
    }
    assert over.members["2"].tokens == ("02" * 32, "fe" * 32)
    assert [device.number for device in over.members["2"].devices] == [1, 2]
    assert (over.host, over.locked, over.closed, over.arrivals) == ("2", False, False, 6)
    assert (over.settings.public, over.settings.chat) == (True, "team")
    assert over.settings.close_after_minutes == 30
    assert over.words.own == ("GATTO NERO", "ZIO")
    assert [said.text for said in over.chat] == ["ciao a tutti", "io direi A"]
    assert over.marks == {}
    seats = over.match.seats
    assert (seats["2"], seats["3"]) == (RED_OPERATIVE, BLUE_SPYMASTER)
    assert seats["5"].role is Role.INSIDER
    game = over.match.game
    assert game is not None
    assert (game.phase, game.turn, game.covered) == (Phase.OVER, 3, 1 | 1 << 24)
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (Team.BLUE, "assassin")
    assert [clue.word for clue in game.clues] == ["parolina", "sbagliata", "ultima"]
    assert game.options.house.titles
    assert folded(told).closed


def test_a_campaign_is_read_as_it_was_stored_d21() -> None:
    before, after = folded(entries("sixth")).campaign, folded(entries("seventh")).campaign
    assert before == Campaign()
    opened = ("dublin", "seville", "bergen", "bialystok")
    assert after == Campaign("boulogne", opened, {"boulogne": CityResult(4, 2, 15, 5)})


def test_the_times_of_a_slow_table_are_read_as_they_were_stored() -> None:
    before, after = folded(entries("eighth")), folded(entries("ninth"))
    assert (before.times, before.settings.slow) == ({}, None)
    assert after.times == {"2": Times(in_time=1), "3": Times(overdue=1)}
    assert after.awaited is None


@each_version
def test_where_keys_came_from_is_written_out_whatever_the_default_is(version: str) -> None:
    """So no old table changes its keys when the default does: printed ones, then random ones."""
    for line in lines(version):
        event = msgspec.json.decode(line)["event"]
        for options in (event.get("options"), event.get("dealt", {}).get("options")):
            assert options is None or "key_source" in options
    opened = entries(version)[0].event
    assert isinstance(opened, TableOpened)
    assert opened.options.key_source == "deck40"
    assert folded(entries(version)).match.options.key_source == "random"
    for source in ("deck40", "random"):
        options = msgspec.structs.replace(opened.options, key_source=source)
        written = ENTRIES.encode(Entry(1, TableOpened("a b c d", options)))
        assert b'"key_source":"%s"' % source.encode() in written


@each_version
@on_a_loop
async def test_a_room_reads_a_table_of_any_version(version: str) -> None:
    place = Place()
    store = MemoryStore(place.shelf)
    stored = lines(version)
    await store.create(NewTable(id="old", name="old", created_at=0), stored)
    room = await place.node(store).room("old")
    assert room is not None
    assert room.table == folded(entries(version))
    assert room.length == len(stored)


def test_an_old_entry_that_is_no_event_is_unreadable_and_nothing_else() -> None:
    for damaged in (
        b'{"v":1}',
        b'{"v":1,"at":1,"event":{"type":"game_started"}}',
        b'{"v":1,"at":1,"event":{"type":"game_started","layout":{"earlier":["x"]}}}',
        b'{"v":1,"at":1,"event":{"type":"game_started","layout":{"earlier":[-1]}}}',
        b'{"v":1,"at":1,"event":7}',
        b'{"v":2,"at":1,"event":7}',
        b'{"v":2,"at":1,"event":{"type":"deal_opened","salt":"0"}}',
        b'{"v":2,"at":1,"event":{"type":"deal_opened","key":"r","salt":"0"}}',
        b'{"v":4,"at":1,"event":{"type":"table_opened","name":"a","options":{"mode":"chess"}}}',
    ):
        with pytest.raises(UnreadableEntry):
            ENTRIES.decode(damaged)
