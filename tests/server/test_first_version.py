"""Entries are read for ever: a file of the first version, one of every kind, never to be changed.

Whoever changes the form of an event writes an upcast, and a second file for the second version.
"""

import hashlib
from pathlib import Path

import msgspec

from cryptonym.rules.events import ClueGiven, GameOver, WordCovered
from cryptonym.rules.model import BLUE_SPYMASTER, RED_OPERATIVE, Identity, Phase, Role, Team
from cryptonym.server.entries import ENTRIES, Entry
from cryptonym.store.memory import MemoryStore
from cryptonym.store.port import NewTable
from cryptonym.table.events import MemberCame, TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import Table
from server.places import Place, on_a_loop

FILE = Path(__file__).parent / "first_version_entries.jsonl"
KINDS = 39  # of events in the first version
DIGEST = "b9d90abe55c04f7cc678a283b9a017f6a3e28a2c6dbe8ea9fa2889b6ca11a140"


def entries() -> list[Entry]:
    return [ENTRIES.decode(line) for line in FILE.read_bytes().splitlines()]


def folded(count: int) -> Table:
    """The table after so many entries."""
    first, *rest = (entry.event for entry in entries()[:count])
    assert isinstance(first, TableOpened)
    table = open_table(first)
    for event in rest:
        table = evolve_table(table, event)
    return table


def test_the_file_is_as_it_was_written_and_holds_every_kind_of_event() -> None:
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() == DIGEST
    kinds = {msgspec.json.decode(line)["event"]["type"] for line in FILE.read_bytes().splitlines()}
    assert len(kinds) == KINDS


def test_every_first_entry_still_says_what_it_said() -> None:
    by_id = {(entry.by, entry.id): entry for entry in entries() if entry.id}
    came = entries()[1]
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
    assert any(entry.event == GameOver(Team.BLUE, "assassin", 3) for entry in entries())


def test_the_first_entries_still_fold_to_the_same_table() -> None:
    over = folded(len(entries()) - 2)
    assert over.name == "luna-treno-rana-pizza"
    assert {who: member.name for who, member in over.members.items()} == {
        "1": "Ann",
        "2": "Bobby",
        "3": "Cat",
        "4": "Dan",
        "5": "Eve",
    }
    assert over.members["2"].tokens == ("02" * 32, "fe" * 32)
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
    assert folded(len(entries())).closed


@on_a_loop
async def test_a_room_reads_a_table_of_the_first_version() -> None:
    place = Place()
    store = MemoryStore(place.shelf)
    lines = FILE.read_bytes().splitlines()
    await store.create(NewTable(id="old", name="old", created_at=0), lines)
    room = await place.node(store).room("old")
    assert room is not None
    assert room.table == folded(len(lines))
    assert room.length == len(lines)
