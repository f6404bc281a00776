"""What a member sees of a table (R17, R58, Q25)."""

import pytest

from cryptonym.rules.commands import AnswerConsult, ConsultClue, GiveClue, GuessWord, MarkCard, Say
from cryptonym.rules.match import LookAtKey, RotateRoles, TakeSeat
from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    Key,
    Role,
)
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.gate import entry_view, is_private, table_view
from cryptonym.table.model import CHAT_KEPT, Settings
from table.gathering import Gathering, as_bytes, seated


def test_no_view_and_no_event_holds_a_token() -> None:
    gathering = seated()
    gathering.device("2")
    for member in gathering.table.members:
        assert b"hash" not in as_bytes(table_view(gathering.table, member))
    for event in gathering.events:
        for seat in (RED_SPYMASTER, RED_OPERATIVE, WATCHER):
            assert b"hash" not in as_bytes(entry_view(event, seat, gathering.table, "2"))


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_the_key_is_for_those_who_hold_it_r17(mode: str) -> None:
    gathering = seated(mode)
    for member in gathering.table.members:
        seen = table_view(gathering.table, member).game
        assert seen is not None
        knows = gathering.table.seat_of(member).role in {"spymaster", "insider"}
        assert (seen.key is not None) is knows
        text = as_bytes(table_view(gathering.table, member))
        assert (gathering.game.key.cells.encode() in text) is knows
        assert gathering.game.salt.encode() not in text


def test_what_one_team_says_pushes_nothing_out_of_the_other_ones_sight_q25() -> None:
    gathering = Gathering(settings=Settings(chat="team")).come(4).sit()
    gathering.do("2", Say("for all"))
    gathering.start()
    for number in range(CHAT_KEPT + 5):
        gathering.do("2", Say(f"red {number}"))
    before = table_view(gathering.table, "2").chat
    assert [said.text for said in before[:2]] == ["for all", "red 5"]
    assert len(before) == 1 + CHAT_KEPT
    for number in range(CHAT_KEPT + 5):
        gathering.do("4", Say(f"blue {number}"))
    assert table_view(gathering.table, "2").chat == before
    assert table_view(gathering.table, "4").chat[1].text == "blue 5"


def test_what_somebody_said_keeps_their_name_when_they_have_gone() -> None:
    gathering = Gathering().come(3)
    for who in ("2", "3"):
        gathering.do(who, Say(f"hello from {who}"))
    name = gathering.table.members["2"].name
    gathering.do("2", cmd.LeaveTable())
    chat = table_view(gathering.table, "1").chat
    assert [(said.by, said.text, said.name) for said in chat] == [
        ("2", "hello from 2", name),
        ("3", "hello from 3", ""),
    ]


def test_a_deal_is_told_without_its_secret() -> None:
    gathering = seated()
    [started] = [event for event in gathering.events if type(event).__name__ == "GameStarted"]
    for seat, knows in ((RED_SPYMASTER, True), (BLUE_OPERATIVE, False), (WATCHER, False)):
        text = as_bytes(entry_view(started, seat, gathering.table))
        assert (gathering.game.key.cells.encode() in text) is knows
        assert gathering.game.salt.encode() not in text


def test_a_consultation_is_private_to_spymasters_r58() -> None:
    gathering = seated(settings=Settings(look="watchers"))
    asker = gathering.on_turn()
    rival = "3" if asker == "1" else "1"
    gathering.do("5", LookAtKey())
    before = {who: as_bytes(table_view(gathering.table, who)) for who in gathering.table.members}
    gathering.do(asker, ConsultClue("zyx", 1))
    gathering.do(rival, AnswerConsult(allow=True))
    asked = gathering.events[-2:]
    assert all(map(is_private, asked))
    for who in gathering.table.members:
        heard = [
            entry_view(event, gathering.table.seat_of(who), gathering.table) for event in asked
        ]
        told = who in {asker, rival}
        assert (heard != [None, None]) is told
        assert (as_bytes(table_view(gathering.table, who)) != before[who]) is told


def test_the_next_spymaster_does_not_learn_what_was_asked_before_r58() -> None:
    gathering = seated(settings=Settings(look="watchers"))
    asker = gathering.on_turn()
    rival, operative = ("3", "2") if asker == "1" else ("1", "4")
    gathering.do("5", LookAtKey())
    gathering.do(asker, ConsultClue("zyx", 1))
    gathering.do(rival, AnswerConsult(allow=True))
    gathering.do(asker, GiveClue("zyx", 1), Verdict("doubtful", (Reason("WORD_FORM"),), "zyx"))
    assassin = gathering.game.key.cells.index("x")
    gathering.do(operative, GuessWord(assassin))
    last = table_view(gathering.table, asker).game
    assert last is not None
    assert last.standing == "allowed"
    assert last.verdict is not None
    gathering.do("1", RotateRoles())
    seen = table_view(gathering.table, operative).game
    assert seen is not None
    assert seen.seat == gathering.table.seat_of(operative)
    assert seen.seat.role is Role.SPYMASTER
    key = gathering.game.key
    assert seen.key == Key(key.cells, key.start)
    assert (seen.standing, seen.verdict) == ("open", None)
    gathering.do("1", cmd.MoveMember(operative, Role.WATCHER))
    gathering.do("5", TakeSeat(Role.SPYMASTER, RED if operative == "2" else BLUE))
    seen = table_view(gathering.table, "5").game  # who knew the key, and was never asked
    assert seen is not None
    assert (seen.seat.role, seen.standing, seen.verdict) == (Role.SPYMASTER, "open", None)


def test_team_talk_is_for_the_team_and_both_spymasters_q25() -> None:
    gathering = seated(settings=Settings(chat="team"))
    gathering.do("2", Say("hm"))
    said = gathering.events[-1]
    assert is_private(said)
    hearers = {
        who
        for who, seat in gathering.table.match.seats.items()
        if entry_view(said, seat, gathering.table) is not None
    }
    assert hearers == {"1", "2", "3"}
    for who in gathering.table.members:
        assert bool(table_view(gathering.table, who).chat) is (who in hearers)


def test_a_device_is_nobodys_business_but_its_owners() -> None:
    gathering = Gathering().come(2)
    before = as_bytes(table_view(gathering.table, "2"))
    gathering.device("1")
    gathering.do("1", cmd.RemoveDevice(2, by=1))
    code, added, removed = gathering.events[-3:]
    assert isinstance(code, ev.CodeMade)
    assert isinstance(added, ev.DeviceAdded)
    assert isinstance(removed, ev.DevicesRemoved)
    for event in (code, added, removed):
        assert is_private(event)
        assert entry_view(event, WATCHER, gathering.table, "2") is None
    assert entry_view(code, WATCHER, gathering.table, "1") is None
    assert entry_view(added, WATCHER, gathering.table, "1") == ev.DeviceAdded("1", number=2)
    assert entry_view(removed, WATCHER, gathering.table, "1") == removed
    assert [one.number for one in table_view(gathering.table, "1").devices] == [1]
    assert as_bytes(table_view(gathering.table, "2")) == before


def test_a_view_says_what_is_missing_to_start_and_nothing_while_a_game_lasts() -> None:
    gathering = Gathering().come(4)
    assert table_view(gathering.table, "1").missing == (
        "red_spymaster",
        "red_operative",
        "blue_spymaster",
        "blue_operative",
    )
    gathering.sit().start()
    assert table_view(gathering.table, "1").missing == ()


@pytest.mark.parametrize("mode", ["teams", "coop"])
def test_teams_are_unequal_where_there_are_two_r13(mode: Mode) -> None:
    gathering = Gathering(Options(mode=mode)).come(6).sit(mode)
    for who in ("5", "6"):
        gathering.do(who, TakeSeat(Role.OPERATIVE, RED if mode == "teams" else None))
    gathering.start()
    assert table_view(gathering.table, "1").unequal is (mode == "teams")


def test_marks_show_names_and_open_cards_alone() -> None:
    gathering = seated()
    gathering.do("2", MarkCard(7))
    gathering.do("2", MarkCard(3))
    gathering.do("4", MarkCard(3))
    gathering.do("4", MarkCard(3, on=False))
    for who in gathering.table.members:
        assert table_view(gathering.table, who).marks == {"2": (3, 7)}
