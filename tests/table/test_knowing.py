"""One person, one knowledge: who may look at the key, who comes back, who may sit down (R17)."""

import pytest

from cryptonym.rules.match import LookAtKey, TakeSeat
from cryptonym.rules.model import BLUE, BLUE_OPERATIVE, INSIDER, RED, RED_OPERATIVE, Role
from cryptonym.table import commands as cmd
from cryptonym.table.model import Settings
from table.gathering import NAMES, Gathering, seated

FRIENDS = Settings(look="watchers")
OPERATIVE = TakeSeat(Role.OPERATIVE, RED)
SPYMASTER = TakeSeat(Role.SPYMASTER, BLUE)


def newcomer(gathering: Gathering, name: str = "Newcomer") -> str:
    """Somebody whom the server has never seen."""
    gathering.do(None, cmd.JoinTable(name))
    return list(gathering.table.members)[-1]


# Looking


def test_nobody_looks_at_the_key_unless_the_host_allowed_it_before_r17() -> None:
    gathering = seated()
    assert gathering.refuses("5", LookAtKey()) == "looking_off"
    gathering.do("1", cmd.HandOver("2"))
    assert gathering.refuses("2", cmd.ChangeSettings(FRIENDS)) == "game_running"
    gathering.do("2", cmd.ChangeSettings(Settings(pace="quick")))  # which tells nothing
    gathering.finish()
    gathering.do("2", cmd.ChangeSettings(FRIENDS))
    gathering.start().do("5", LookAtKey())
    assert gathering.table.seat_of("5") == INSIDER


@pytest.mark.parametrize("role", [Role.SPYMASTER, Role.OPERATIVE])
def test_nobody_looks_at_the_key_beside_bots_r17(role: Role) -> None:
    gathering = seated(count=5, settings=FRIENDS)
    gathering.do("3" if role is Role.SPYMASTER else "4", cmd.LeaveTable())
    gathering.do("1", cmd.AddBot("easy", role, BLUE))
    assert gathering.refuses("5", LookAtKey()) == "looking_off"


def test_nobody_looks_at_the_key_at_a_public_table_r17() -> None:
    gathering = seated(settings=Settings(public=True, look="watchers"))
    assert gathering.refuses("5", LookAtKey()) == "looking_off"


def test_who_gives_their_seat_to_a_bot_and_looks_gets_it_back_in_no_way_r17() -> None:
    """The way that was found: a seat to a bot, a look, out, in again as somebody else."""
    gathering = seated(settings=FRIENDS)
    gathering.do("1", cmd.HandOver("2"))
    gathering.do("2", cmd.GiveSeatToBot("2"))
    assert gathering.refuses("2", LookAtKey()) == "looking_off"
    [bot] = gathering.table.bots()
    gathering.do("2", cmd.KickMember(bot))
    gathering.do("2", LookAtKey())
    assert gathering.refuses("2", OPERATIVE) == "role_locked"
    gathering.do("2", cmd.LeaveTable())
    other = newcomer(gathering)
    assert gathering.refuses(other, OPERATIVE) == "seated_by_host"
    assert gathering.refuses(other, TakeSeat(Role.OPERATIVE, BLUE)) == "seated_by_host"


# Coming back


def test_who_was_sent_away_does_not_come_back_while_this_game_lasts() -> None:
    gathering = seated()
    gathering.do("1", cmd.KickMember("3"))
    assert gathering.refuses("3", cmd.JoinTable("Cat")) == "sent_away"
    other = newcomer(gathering)
    for seat in (SPYMASTER, OPERATIVE):
        assert gathering.refuses(other, seat) == "seated_by_host", "nor as somebody else"
    gathering.do("5", SPYMASTER)
    gathering.finish()
    gathering.do("3", cmd.JoinTable("Cat"))
    assert gathering.table.members["3"].name == "Cat", "then they are who they were"


def test_between_games_who_was_sent_away_comes_back_at_once() -> None:
    gathering = seated().finish()
    gathering.do("1", cmd.KickMember("3"))
    gathering.do("3", cmd.JoinTable("Cat"))
    assert "3" not in gathering.table.sent_away
    assert "Cat" in {one.name for one in gathering.table.members.values()}


def test_a_host_who_sends_themselves_away_has_only_left() -> None:
    gathering = seated()
    gathering.do("1", cmd.KickMember("1"))
    gathering.do("1", cmd.JoinTable("Ann"))
    assert gathering.table.seat_of("1") == INSIDER


def test_sending_a_bot_away_makes_nobody_suspicious() -> None:
    gathering = seated(count=5)
    gathering.do("4", cmd.LeaveTable())
    gathering.do("1", cmd.AddBot("easy", Role.OPERATIVE, BLUE))
    gathering.do("1", cmd.KickMember(gathering.table.bots()[0]))
    other = newcomer(gathering)
    gathering.do(other, TakeSeat(Role.OPERATIVE, BLUE))
    assert gathering.table.seat_of(other) == BLUE_OPERATIVE


# Newcomers


def test_a_friend_who_is_late_sits_down_like_anybody() -> None:
    gathering = seated()
    other = newcomer(gathering)
    gathering.do(other, OPERATIVE)
    assert gathering.table.seat_of(other) == RED_OPERATIVE


@pytest.mark.parametrize("knower", ["3", "5"])
def test_while_somebody_who_knows_the_key_is_away_the_host_seats_newcomers_r17(knower: str) -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    gathering.do(knower, cmd.LeaveTable())
    other = newcomer(gathering)
    assert gathering.refuses(other, OPERATIVE) == "seated_by_host"
    gathering.do("6", OPERATIVE)  # who was there when the cards were dealt is nobody else
    gathering.do("1", cmd.MoveMember(other, Role.OPERATIVE, RED))
    assert gathering.table.seat_of(other) == RED_OPERATIVE, "the host knows who it is"


def test_once_they_are_back_newcomers_are_free_again_r17() -> None:
    gathering = seated()
    gathering.do("3", cmd.LeaveTable())
    other = newcomer(gathering)
    assert gathering.refuses(other, OPERATIVE) == "seated_by_host"
    gathering.do("3", cmd.JoinTable("Cat"))
    gathering.do(other, OPERATIVE)


def test_a_newcomer_may_be_spymaster_as_that_tells_no_operative_anything_r17() -> None:
    gathering = seated()
    gathering.do("3", cmd.LeaveTable())
    other = newcomer(gathering)
    gathering.do(other, SPYMASTER)
    assert gathering.table.knows_key(other)


def test_no_newcomer_is_their_own_host_r17() -> None:
    """Everybody has gone, so whoever comes is host; that makes nobody somebody else."""
    gathering = seated(count=4)
    for who in ("1", "2", "3", "4"):
        gathering.do(who, cmd.LeaveTable())
    other = newcomer(gathering)
    assert gathering.table.host == other
    assert gathering.refuses(other, cmd.MoveMember(other, Role.OPERATIVE, RED)) == "seated_by_host"
    gathering.do("2", cmd.JoinTable("Bob"))
    gathering.do("2", OPERATIVE)  # with the token of before


def test_a_bot_that_has_gone_is_no_reason_r17() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", OPERATIVE)
    gathering.do("1", cmd.FillSeats())
    gathering.start()
    spymaster = next(
        bot for bot in gathering.table.bots() if gathering.table.seat_of(bot).role == "spymaster"
    )
    gathering.do("1", cmd.KickMember(spymaster))
    gathering.do(newcomer(gathering), OPERATIVE)


def test_at_a_public_table_the_host_seats_who_joins_a_running_game_r17() -> None:
    """A spymaster could be there a second time, also before the deal: strangers do not notice."""
    gathering = seated(count=5, settings=Settings(public=True))
    other = newcomer(gathering)
    for who in ("5", other):
        assert gathering.refuses(who, OPERATIVE) == "seated_by_host"
        gathering.do("1", cmd.MoveMember(who, Role.OPERATIVE, RED))
    gathering.do("4", cmd.LeaveTable())
    gathering.do("4", cmd.JoinTable("Dan"))
    gathering.do("4", TakeSeat(Role.OPERATIVE, BLUE))  # the seat they had
    gathering.finish()
    gathering.do(newcomer(gathering, "Next"), TakeSeat(Role.OPERATIVE, BLUE))


def test_at_a_public_table_where_bots_alone_know_the_key_anybody_sits_down_r17() -> None:
    gathering = Gathering(settings=Settings(public=True)).come(1)
    gathering.do("1", OPERATIVE)
    gathering.do("1", cmd.FillSeats())
    gathering.start()
    gathering.do(newcomer(gathering), TakeSeat(Role.OPERATIVE, BLUE))


def test_in_the_next_game_everybody_sits_where_they_like() -> None:
    gathering = seated()
    gathering.do("1", cmd.KickMember("6"))
    gathering.do("3", cmd.LeaveTable())
    other = newcomer(gathering)
    assert gathering.refuses(other, SPYMASTER) == "seated_by_host"
    gathering.do("5", SPYMASTER)
    gathering.finish()
    gathering.do(other, OPERATIVE)
    gathering.start()
    assert (gathering.table.late, gathering.table.sent_away) == (frozenset(), frozenset())
    assert gathering.table.members["1"].name == NAMES[0]
