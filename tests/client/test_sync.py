"""The client for plain programs, over WebSocket and over long poll, against a real server."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from client.chat import said_in
from client.cutting import cut_wire
from cryptonym.client import Client, ServerError, sync
from cryptonym.rules.commands import GiveClue, GuessWord, Say
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, OPERATIVE, RED, SPYMASTER
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.table.commands import ChooseWords, CloseTable, KickMember, LeaveTable, Rename
from cryptonym.table.model import Words
from cryptonym.wire.messages import Happened, Snapshot
from servers.loopback import Loopback, loopback

SEATS = ((SPYMASTER, RED), (OPERATIVE, RED), (SPYMASTER, BLUE), (OPERATIVE, BLUE))
both_ways = pytest.mark.parametrize("live", [True, False], ids=["websocket", "long poll"])


@contextmanager
def two(server: Loopback, *, live: bool) -> Iterator[tuple[Client, Client]]:
    """Ann, who is host, and Bo at one table."""
    with (
        Client.open_table(server.url, "Ann", live=live) as ann,
        Client.join(server.url, ann.seated.table, "Bo", live=live) as bo,
    ):
        yield ann, bo


@contextmanager
def four(server: Loopback, *, live: bool) -> Iterator[list[Client]]:
    """Four people who sit, and a game that has been dealt."""
    with ExitStack() as stack:
        options = Options(language="it", check="free")
        host = Client.open_table(server.url, "Ann", options=options, live=live)
        people = [stack.enter_context(host)]
        for name in ("Bo", "Cy", "Di"):
            person = Client.join(server.url, host.seated.table, name, live=live)
            people.append(stack.enter_context(person))
        for person, (role, team) in zip(people, SEATS, strict=True):
            assert isinstance(person.do(TakeSeat(role, team)), int)
        assert isinstance(host.do(StartGame()), int)
        yield people


@contextmanager
def wire_in_a_thread(port: int, *, pieces: int, cuts: int) -> Iterator[str]:
    """A wire that is cut again and again; its near end."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    wire = cut_wire(port, pieces=pieces, cuts=cuts)
    try:
        _, url = asyncio.run_coroutine_threadsafe(wire.__aenter__(), loop).result(10)
        yield url
        asyncio.run_coroutine_threadsafe(wire.__aexit__(None, None, None), loop).result(10)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()


def said(person: Client, count: int) -> list[str]:
    """So many lines of chat, as they come."""
    lines: list[str] = []
    for message in person.events(seconds=10):
        lines += said_in(message)
        if len(lines) == count:
            break
    return lines


@both_ways
def test_a_turn_is_played_and_everybody_sees_it(server: Loopback, live: bool) -> None:
    with four(server, live=live) as people:
        list(people[0].events(seconds=0.2))
        game = people[0].view.game
        assert game is not None
        assert game.key is not None
        first = 0 if game.team is RED else 2
        assert isinstance(people[first].do(GiveClue("indizio", 1)), int)
        card = game.key.cells.index(game.team.value[0])
        assert isinstance(people[first + 1].do(GuessWord(card)), int)
        for person in people:
            list(person.events(seconds=0.2))
            seen = person.view.game
            assert seen is not None
            assert seen.covered == 1 << card
            assert (seen.key is not None) == (person in (people[0], people[2]))


@both_ways
def test_a_refusal_is_a_value_and_changes_nothing(server: Loopback, live: bool) -> None:
    with Client.open_table(server.url, "Ann", live=live) as ann:
        refused = ann.do(StartGame())
        assert isinstance(refused, Refusal)
        assert refused.code == "too_few_players"
        assert ann.view.games == 0


@both_ways
def test_the_same_id_is_done_once(server: Loopback, live: bool) -> None:
    with Client.open_table(server.url, "Ann", live=live) as ann:
        assert ann.do(Say("once"), "my-id") == ann.do(Say("once"), "my-id")
        list(ann.events(seconds=0.2))
        assert [line.text for line in ann.view.chat] == ["once"]


@both_ways
def test_events_come_in_order_and_end_when_the_table_closes(server: Loopback, live: bool) -> None:
    with two(server, live=live) as (ann, bo):
        assert bo.view.host == "1"
        for number in range(5):
            ann.do(Say(str(number)))
        ann.do(CloseTable())
        heard = list(bo.events())
        assert isinstance(heard[0], Snapshot)
        numbers = [message.seq for message in heard if isinstance(message, Happened)]
        assert numbers == list(range(heard[0].seq + 1, heard[0].seq + 7))
        assert bo.over == "table_closed"
        assert bo.view.closed


@both_ways
def test_who_is_sent_away_hears_no_more(server: Loopback, live: bool) -> None:
    with two(server, live=live) as (ann, bo):
        assert bo.view.you == "2"
        ann.do(KickMember("2"))
        list(bo.events())
        assert bo.over in {"member_gone", "no_seat"}
        with pytest.raises(ServerError):
            bo.do(Say("hello"))


@both_ways
def test_a_client_comes_back_after_a_restart_and_misses_nothing(
    server: Loopback, live: bool
) -> None:
    with two(server, live=live) as (ann, bo):
        assert not bo.view.chat
        ann.do(Say("before"))
        assert said(bo, 1) == ["before"]
        server.stop()
        later = threading.Timer(0.3, server.start)
        later.start()
        assert isinstance(ann.do(Say("after")), int)  # asked while nobody was there
        later.join()
        for number in range(3):
            ann.do(Say(str(number)))
        assert said(bo, 4) == ["after", "0", "1", "2"]


def test_a_seat_is_found_by_name_and_moves_to_another_device(server: Loopback) -> None:
    with Client.open_table(server.url, "Ann", language="el") as ann:
        spoken = ann.seated.name.upper().replace("-", " ")
        with Client.join_by_name(server.url, spoken, "Bo") as bo:
            assert bo.view.members["2"].name == "Bo"
            code = bo.transfer_code()
            with Client.use_code(server.url, bo.seated.table, code) as phone:
                assert phone.view.you == "2"
                assert phone.seated.token != bo.seated.token
                listed = [(one.number, one.kind, one.this) for one in phone.devices()]
                assert listed == [(1, "program", False), (2, "program", True)]
                assert [one.number for one in bo.remove_device(2)] == [1]
                assert [type(message) for message in phone.events()] == [Snapshot]
                assert phone.over == "device_removed"
                assert len(bo.remove_other_devices()) == 1


def test_a_stored_seat_is_taken_again(server: Loopback) -> None:
    with Client.open_table(server.url, "Ann") as ann:
        ann.do(Rename("Anna"))
    with Client(server.url, ann.seated) as again:
        assert again.view.members["1"].name == "Anna"


def test_what_the_rules_refuse_at_the_door_is_raised(server: Loopback) -> None:
    with Client.open_table(server.url, "Ann") as ann, pytest.raises(IllegalCommandError) as told:
        Client.join(server.url, ann.seated.table, "ann")
    assert told.value.refusal.code == "name_taken"


@both_ways
def test_a_wrong_token_is_told_at_once(server: Loopback, live: bool) -> None:
    with Client.open_table(server.url, "Ann") as ann:
        pass
    stranger = type(ann.seated)(ann.seated.table, ann.seated.name, "1", "1.guessed")
    with Client(server.url, stranger, live=live) as nobody, pytest.raises(ServerError) as told:
        _ = nobody.view
    assert told.value.code == "no_seat"


def test_the_referee_answers_a_spymaster_and_records_are_told(server: Loopback) -> None:
    with four(server, live=True) as people:
        assert people[0].judge("indizio").status == "legal"
        with pytest.raises(IllegalCommandError):
            people[1].judge("indizio")
        assert people[1].records() == []
        with pytest.raises(ServerError, match="no_such_record"):
            people[1].record(1)


def test_commands_faster_than_allowed_are_sent_again(tmp_path: Path) -> None:
    with (
        loopback(tmp_path, commands_per_second=50, command_burst=2) as server,
        Client.open_table(server.url, "Ann") as ann,
    ):
        for number in range(8):
            assert isinstance(ann.do(Say(str(number))), int)


@both_ways
def test_a_server_that_is_gone_for_good_is_given_up(server: Loopback, live: bool) -> None:
    with Client.open_table(server.url, "Ann", live=live) as ann:
        ann.patience = 0.3
        assert ann.view.you == "1"
        server.stop()
        try:
            with pytest.raises((ServerError, OSError, httpx.TransportError)):
                ann.do(Say("hello"))
            with pytest.raises((ServerError, OSError, httpx.TransportError)):
                list(ann.events())
        finally:
            server.start()  # the fixture stops it


@both_ways
def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(
    server: Loopback, live: bool
) -> None:
    with (
        wire_in_a_thread(server.port, pieces=9, cuts=20) as url,
        Client.open_table(server.url, "Ann", live=live) as host,
        Client.join(server.url, host.seated.table, "Bo", live=live) as guest,
        Client(url, host.seated, live=live) as ann,
        Client(url, guest.seated, live=live) as bo,
    ):
        assert not bo.view.chat
        heard: list[str] = []
        for number in range(40):
            assert isinstance(ann.do(Say(str(number))), int)
            heard += said(bo, 1)
        assert heard == [str(number) for number in range(40)]


@both_ways
def test_as_many_words_of_ones_own_as_a_table_takes_can_be_sent(
    tmp_path: Path, *, live: bool
) -> None:
    words = Words((), tuple(f"γαϊδουράγκαθο {number}" for number in range(5000)))
    with loopback(tmp_path) as server, Client.open_table(server.url, "Ann", live=live) as ann:
        assert isinstance(ann.do(ChooseWords(words)), int)
        assert ann.do(ChooseWords(Words(("deck",), ("?",)))) == Refusal("bad_word", {"word": "?"})
        with Client(server.url, ann.seated, live=live) as again:
            assert again.view.words == words


@both_ways
def test_the_view_is_never_behind_the_answer(server: Loopback, live: bool) -> None:
    with Client.open_table(server.url, "Ann", live=live) as ann:
        for name in ("Anna", "Anne", "Ann"):
            ann.do(Rename(name))
            assert ann.view.members[ann.view.you].name == name
        ann.do(ChooseWords(Words(("junior",))))
        assert ann.view.words.lists == ("junior",)


def test_a_line_stays_alive_while_the_program_is_busy_with_other_things(server: Loopback) -> None:
    ann = Client.open_table(server.url, "Ann")
    with ann, Client.join(server.url, ann.seated.table, "Bo") as bo:
        assert bo.view.you == "2"
        line = bo._socket
        assert line is not None
        for number in range(40):
            ann.do(Say(str(number)))
        assert line.ping().wait(10)
        assert said(bo, 40) == [str(number) for number in range(40)]
        assert bo._socket is line


def test_an_address_without_a_scheme_is_told_at_once() -> None:
    with pytest.raises(httpx.UnsupportedProtocol):
        Client.join_by_name("localhost:8765", "river apple moon train", "Bo")


@both_ways
def test_who_leaves_is_told_that_it_is_done(tmp_path: Path, *, live: bool) -> None:
    with loopback(tmp_path) as server, Client.open_table(server.url, "Ann", live=live) as ann:
        with Client.join(server.url, ann.seated.table, "Bo", live=live) as bo:
            assert bo.view.members["2"].name == "Bo"
            assert isinstance(bo.do(LeaveTable()), int)
        with Client(server.url, ann.seated, live=live) as again:
            assert list(again.view.members) == ["1"]


def test_a_server_that_dies_while_it_is_greeted_is_tried_again(
    server: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def dying(*told: Any, **more: Any) -> Any:
        tries.append(told)
        if len(tries) < 3:
            raise ConnectionClosedError(None, None)
        return connect(*told, **more)

    monkeypatch.setattr(sync, "connect", dying)
    with Client.open_table(server.url, "Ann") as ann:
        assert ann.view.host == "1"
    assert len(tries) == 3
