"""Entries about bots as they were first written; like those of the first version, read for ever."""

from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rules.model import INSIDER
from cryptonym.table.events import ClueMeant, MemberCame, PickExplained, SeatLeft, SettingsChanged
from cryptonym.table.model import Settings

STORED: dict[bytes, Entry] = {
    b'{"v":1,"at":7,"event":{"type":"member_came","member":"3","name":"Gizmo","bot":"hard"},'
    b'"by":"1","id":"c4"}': Entry(7, MemberCame("3", "Gizmo", bot="hard"), "1", "c4"),
    b'{"v":1,"at":8,"event":{"type":"seat_left","member":"2","seat":{"role":"insider"}},'
    b'"by":"1","id":"c5"}': Entry(8, SeatLeft("2", INSIDER), "1", "c5"),
    b'{"v":1,"at":9,"event":{"type":"pick_explained","by":"3","card":24,"clue":"sea",'
    b'"links":["boat","wave"]},"by":"3","id":"5f"}': Entry(
        9, PickExplained("3", 24, "sea", ("boat", "wave")), "3", "5f"
    ),
    b'{"v":1,"at":9,"event":{"type":"pick_explained","by":"3","card":2,"clue":"sea",'
    b'"direct":true},"by":"3","id":"60"}': Entry(
        9, PickExplained("3", 2, "sea", direct=True), "3", "60"
    ),
    b'{"v":1,"at":9,"event":{"type":"clue_meant","turn":4,"cards":[24,0]},'
    b'"by":"3","id":"61"}': Entry(9, ClueMeant(4, (24, 0)), "3", "61"),
    b'{"v":1,"at":9,"event":{"type":"settings_changed","settings":{"pace":"quick",'
    b'"explain":true}},"by":"1"}': Entry(
        9, SettingsChanged(Settings(pace="quick", explain=True)), "1"
    ),
}


def test_entries_about_bots_still_say_what_they_said() -> None:
    for line, entry in STORED.items():
        assert ENTRIES.decode(line) == entry


def test_in_later_versions_they_are_written_in_the_same_form() -> None:
    for line, entry in STORED.items():
        assert ENTRIES.encode(entry) == line.replace(b'{"v":1,', b'{"v":%d,' % ENTRIES.version)
