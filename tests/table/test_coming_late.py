"""Who watches asks for a seat, anybody calls a bot for who is long away, a host ends a game."""

import pytest
from msgspec.structs import replace

from cryptonym.rules.commands import GiveClue, GuessWord, MarkCard
from cryptonym.rules.match import LookAtKey, StartGame, TakeSeat
from cryptonym.rules.model import BLUE, RED, RED_OPERATIVE, Role, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table.decide import decide_table
from cryptonym.table.gate import table_view
from cryptonym.table.model import Settings
from table.gathering import Gathering, seated


def asks(gathering: Gathering) -> dict[str, Seat]:
    return dict(table_view(gathering.table, "1").asking)


def test_who_watches_asks_and_the_host_grants_it_with_one_command() -> None:
    gathering = seated(settings=Settings(public=True))
    assert gathering.refuses("5", TakeSeat(Role.OPERATIVE, RED)) == "seated_by_host"
    assert gathering.do("5", cmd.AskForSeat(Role.OPERATIVE, RED)) == ["SeatAskedFor"]
    assert asks(gathering) == {"5": RED_OPERATIVE}
    assert gathering.do("5", cmd.AskForSeat(Role.OPERATIVE, RED)) == [], "once is enough"
    assert gathering.do("1", cmd.MoveMember("5", Role.OPERATIVE, RED)) == ["SeatTaken"]
    assert gathering.table.seat_of("5") == RED_OPERATIVE
    assert asks(gathering) == {}


def test_who_asked_may_ask_for_another_seat_take_it_back_or_go() -> None:
    gathering = seated()
    gathering.do("5", cmd.AskForSeat(Role.OPERATIVE, RED))
    gathering.do("6", cmd.AskForSeat(Role.OPERATIVE, RED))
    gathering.do("5", cmd.AskForSeat(Role.OPERATIVE, BLUE))
    assert list(asks(gathering)) == ["6", "5"]
    gathering.do("6", cmd.AskForSeat(Role.WATCHER))
    assert list(asks(gathering)) == ["5"]
    gathering.do("5", cmd.LeaveTable())
    assert asks(gathering) == {}


def test_nobody_asks_for_what_they_could_never_have() -> None:
    gathering = seated(settings=Settings(look="watchers"))
    assert gathering.refuses("2", cmd.AskForSeat(Role.OPERATIVE, BLUE)) == "role_locked"
    assert gathering.refuses("5", cmd.AskForSeat(Role.SPYMASTER, RED)) == "seat_taken"
    gathering.do("5", LookAtKey())
    assert gathering.refuses("5", cmd.AskForSeat(Role.OPERATIVE, RED)) == "role_locked"
    gathering.finish()
    assert gathering.refuses("6", cmd.AskForSeat(Role.OPERATIVE, RED)) == "no_game"


def test_the_host_ends_a_game_that_nobody_has_won_and_the_next_one_begins() -> None:
    gathering = seated()
    gathering.do(gathering.on_turn(), GiveClue("zyx", 2))
    gathering.do(gathering.on_turn(), MarkCard(3))
    gathering.do("5", cmd.AskForSeat(Role.OPERATIVE, RED))
    assert gathering.refuses("2", cmd.BreakOffGame()) == "not_host"
    words = set(gathering.game.words)
    assert gathering.do("1", cmd.BreakOffGame()) == ["GameBrokenOff"]
    table = gathering.table
    assert not table.match.running
    for who in table.members:
        seen = table_view(table, who)
        assert seen.game is None, "the key stays closed"
        assert (seen.marks, seen.asking, seen.games) == ({}, {}, 1)
    assert gathering.refuses("1", cmd.BreakOffGame()) == "no_game"
    gathering.do("1", StartGame())
    assert not words & set(gathering.game.words), "which words lay there is not forgotten (R50)"


def call(gathering: Gathering, member: str, who: str, *, away: bool) -> object:
    long_away = frozenset({who}) if away else frozenset()
    given = replace(gathering.given(), long_away=long_away)
    outcome = decide_table(gathering.table, member, cmd.GiveSeatToBot(who), given)
    return outcome.code if isinstance(outcome, Refusal) else "a bot"


@pytest.mark.parametrize("away", [False, True])
def test_anybody_calls_a_bot_for_who_is_long_away_if_the_game_waits_for_them(away: bool) -> None:
    gathering = seated(check="free")
    spymaster = gathering.on_turn()
    gathering.do(spymaster, GiveClue("zyx", 2))
    waited = gathering.on_turn()
    [other] = {"2", "4"} - {waited}
    assert call(gathering, other, waited, away=away) == ("a bot" if away else "not_host")
    assert call(gathering, "5", waited, away=away) == "not_host", "who only watches"
    assert call(gathering, "3", waited, away=away) == "not_host", "who knows the key (R28)"
    assert call(gathering, waited, other, away=away) == "not_host", "nobody waits for them"


def test_who_is_back_takes_the_seat_back_from_the_bot_before_it_acts() -> None:
    gathering = seated(check="free")
    gathering.do(gathering.on_turn(), GiveClue("zyx", 2))
    who = gathering.on_turn()
    seat = gathering.table.seat_of(who)
    gathering.do("1", cmd.GiveSeatToBot(who))
    assert table_view(gathering.table, who).left == seat
    assert table_view(gathering.table, "6").left is None
    gathering.do(who, TakeSeat(seat.role, seat.team))
    assert gathering.table.seat_of(who) == seat
    assert gathering.table.bots() == []
    assert table_view(gathering.table, who).left is None
    gathering.do(who, GuessWord(next(iter(gathering.game.open_cards()))))
