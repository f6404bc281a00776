"""Tables that are played over days: times, a reserve, more time, and a bot in the end."""

import random

import pytest
from msgspec.structs import replace

from cryptonym.rules import commands as game_commands
from cryptonym.rules import match as m
from cryptonym.rules.desks import is_asking
from cryptonym.rules.model import WATCHER, Role
from cryptonym.rules.options import Mode, Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.deadlines import (
    MOST_GIVEN,
    SERVER_AWAY,
    SOON,
    awaited_now,
    next_look,
    pace_problem,
    what_time_brings,
)
from cryptonym.table.gate import entry_view
from cryptonym.table.model import HOUR, Awaited, Settings, Slow, Table, Times
from table.gathering import Gathering, as_bytes, seated

DAY = 24 * HOUR
SLOW = Settings(slow=Slow())
MODES: list[Mode] = ["teams", "coop", "shared", "duet"]


def slow_game(mode: Mode = "teams", *, check: str = "free", **slow: int) -> Gathering:
    """A slow table where a game has begun, at an odd time."""
    return seated(mode, settings=Settings(slow=Slow(**slow)), check=check)


def wait_for(gathering: Gathering) -> Awaited:
    assert gathering.table.awaited is not None
    return gathering.table.awaited


def look(gathering: Gathering, at: int) -> list[str]:
    """What the table does by itself at this moment."""
    gathering.now = at
    return gathering.take(what_time_brings(gathering.table, gathering.given()))


def clue(gathering: Gathering) -> str:
    """Somebody gives a clue: who."""
    giver = wait_for(gathering).who[0]
    gathering.do(giver, game_commands.GiveClue("zyx", 1))
    return giver


@pytest.mark.parametrize("mode", MODES)
def test_every_action_has_its_time_and_everybody_is_told_whom_the_table_waits_for(
    mode: Mode,
) -> None:
    gathering = slow_game(mode)
    assert wait_for(gathering) == Awaited(awaited_now(gathering.table), 0, DAY, 4 * DAY)
    gathering.now = 5 * HOUR
    giver = clue(gathering)
    guesser = wait_for(gathering)
    assert guesser.since == 5 * HOUR
    assert (guesser.until, guesser.last) == (5 * HOUR + DAY, 5 * HOUR + 4 * DAY)
    assert guesser.who == awaited_now(gathering.table) != ()
    assert gathering.table.times == {giver: Times(in_time=1)}


def test_the_reserve_is_used_up_and_each_has_their_own() -> None:
    gathering = slow_game()
    giver = wait_for(gathering).who[0]
    gathering.now = 2 * DAY
    clue(gathering)
    assert gathering.table.times == {giver: Times(used=DAY, in_time=1)}
    assert wait_for(gathering).last == 2 * DAY + 4 * DAY, "who guesses has all of theirs"
    for _ in range(2):  # the others hurry, until it is the same spymaster's turn again
        who = wait_for(gathering).who[0]
        gathering.do(who, game_commands.GuessWord(_bystander(gathering)))
        if wait_for(gathering).who[0] == giver:
            break
        clue(gathering)
    assert wait_for(gathering).who == (giver,)
    assert wait_for(gathering).last - wait_for(gathering).until == 2 * DAY


def _bystander(gathering: Gathering) -> int:
    played = gathering.game
    return next(card for card in played.open_cards() if played.key.cells[card] == ".")


@pytest.mark.parametrize("mode", MODES)
def test_when_time_runs_out_a_bot_of_the_tables_level_plays_on_at_once(mode: Mode) -> None:
    gathering = slow_game(mode, reserve_hours=0)
    gathering.table = _with_level(gathering.table)
    late = wait_for(gathering).who
    assert look(gathering, DAY - 1) == ["Reminded"]
    assert look(gathering, DAY - 1) == []
    told = look(gathering, DAY)
    assert told[0] == "TimeRanOut"
    assert told[-1] == "ActionAwaited"
    bots = wait_for(gathering).who
    assert [gathering.table.members[bot].bot for bot in bots] == ["hard"] * len(late)
    assert not any(gathering.table.seat_of(who).plays for who in late)
    assert gathering.table.times == {who: Times(overdue=1) for who in late}
    assert look(gathering, DAY) == [], "nothing happens twice"


def _with_level(table: Table) -> Table:
    slow = Slow(reserve_hours=0, level="hard")
    return replace(table, settings=replace(table.settings, slow=slow))


def test_who_is_back_takes_the_seat_and_has_the_time_of_an_action() -> None:
    gathering = slow_game()
    who = wait_for(gathering).who[0]
    seat = gathering.table.seat_of(who)
    look(gathering, 4 * DAY)
    bot = wait_for(gathering).who[0]
    gathering.now += HOUR
    told = gathering.do(who, m.TakeSeat(seat.role, seat.team))
    assert told == ["MemberWent", "SeatTaken", "ActionAwaited"]
    assert bot not in gathering.table.members
    assert wait_for(gathering).who == (who,)
    assert wait_for(gathering).last == wait_for(gathering).until == gathering.now + DAY, (
        "no reserve"
    )
    gathering.do(who, game_commands.GiveClue("zyx", 1))
    assert gathering.table.times[who] == Times(3 * DAY, 1, 1)


def test_the_next_game_begins_with_the_whole_reserve_and_remembers_who_was_in_time() -> None:
    gathering = slow_game()
    look(gathering, 4 * DAY)
    before = gathering.table.times
    gathering.finish()
    assert gathering.table.awaited is None
    overdue = [who for who, time in gathering.table.times.items() if time.overdue]
    gathering.start()
    assert [who for who, time in gathering.table.times.items() if time.overdue] == overdue != []
    assert not any(time.used for time in gathering.table.times.values())
    assert any(time.used for time in before.values())


def test_reminders_come_at_half_time_and_four_hours_before_each_end_and_once() -> None:
    gathering = slow_game()
    moments = [DAY // 2, DAY - SOON, 4 * DAY - SOON, 4 * DAY]
    for moment in moments:
        assert next_look(gathering.table, gathering.now) == moment
        assert look(gathering, moment - 1) == []
        happened = look(gathering, moment)
        assert happened[0] == ("TimeRanOut" if moment == 4 * DAY else "Reminded")
    kinds = [one.kind for one in gathering.events if isinstance(one, ev.Reminded)]
    assert kinds == ["half", "soon", "last"]
    missed = slow_game()
    assert look(missed, DAY) == ["Reminded"], "of several that were missed the last"
    assert look(missed, DAY) == []
    hasty = slow_game(hours=1, reserve_hours=0)
    assert next_look(hasty.table, 0) == HOUR // 2
    look(hasty, HOUR // 2)
    assert next_look(hasty.table, 0) == HOUR, "four hours before the end there was nothing yet"


def test_the_others_give_more_time_twice_at_most() -> None:
    gathering = slow_game()
    mine = wait_for(gathering).who[0]
    other = next(who for who in "1234" if who != mine)
    assert gathering.refuses(mine, cmd.GiveTime()) == "wrong_role"
    assert gathering.refuses("6", cmd.GiveTime()) == "wrong_role"
    look(gathering, DAY - SOON)
    for number in range(1, MOST_GIVEN + 1):
        assert gathering.do(other, cmd.GiveTime()) == ["TimeGiven"]
        assert wait_for(gathering).until == (number + 1) * DAY
        assert wait_for(gathering).last == (number + 4) * DAY
    assert gathering.refuses(other, cmd.GiveTime()) == "enough_time"
    assert next_look(gathering.table, gathering.now) == 3 * DAY - SOON, "they are called again"
    gathering.now = 3 * DAY
    gathering.do(mine, game_commands.GiveClue("zyx", 1))
    assert gathering.table.times[mine] == Times(in_time=1)
    look(gathering, wait_for(gathering).last)
    assert gathering.refuses(mine, cmd.GiveTime()) == "not_for_bots"
    live = seated()
    assert live.refuses("1", cmd.GiveTime()) == "no_timer"


def test_a_server_that_was_away_at_the_end_takes_no_seat() -> None:
    gathering = slow_game()
    who = wait_for(gathering).who
    back = 4 * DAY + SERVER_AWAY
    assert look(gathering, back) == ["TimeGiven"]
    assert wait_for(gathering) == Awaited(who, 0, back + DAY, back + 4 * DAY)


def test_who_leaves_a_slow_game_is_replaced_at_once_and_it_counts_as_overdue() -> None:
    gathering = slow_game()
    told = gathering.do("2", cmd.LeaveTable())
    assert told[:2] == ["TimeRanOut", "MemberWent"]
    assert gathering.table.times["2"].overdue == 1
    assert wait_for(gathering).until == DAY, "the others' time goes on"
    gathering.do("1", cmd.KickMember("4"))
    assert "4" not in gathering.table.times, "who is sent away did nothing wrong"
    assert len(gathering.table.bots()) == 2
    assert gathering.table.acts == {"1": 1}, "the bots came by themselves"


@pytest.mark.parametrize("mode", MODES)
def test_a_game_ends_though_everybody_vanishes(mode: Mode) -> None:
    gathering = slow_game(mode)
    chance = random.Random(3)
    for _ in range(200):
        if not gathering.table.match.running:
            break
        awaited = wait_for(gathering)
        bots = [who for who in awaited.who if gathering.table.is_bot(who)]
        if bots:
            move = chance.choice(gathering.legal(bots[0]))
            gathering.do(bots[0], gathering.as_bot(bots[0], move))
        else:
            due = next_look(gathering.table, gathering.now)
            assert due is not None
            assert look(gathering, due)
    assert not gathering.table.match.running
    assert gathering.table.awaited is None
    for who in gathering.table.people():
        assert gathering.table.times.get(who, Times()).overdue <= 1


def test_a_table_is_slow_or_has_a_strict_clock_and_its_pace_is_settled_between_games() -> None:
    strict = Options(time=TimeRules("strict"))
    assert pace_problem(strict, SLOW) == Refusal("slow_and_strict")
    gathering = slow_game()
    assert gathering.refuses("1", cmd.ChangeSettings(Settings())) == "game_running"
    gathering.finish()
    assert gathering.refuses("1", cmd.ChangeOptions(strict)) == "slow_and_strict"
    gathering.do("1", cmd.ChangeSettings(Settings()))
    gathering.do("1", cmd.ChangeOptions(strict))
    assert gathering.refuses("1", cmd.ChangeSettings(SLOW)) == "slow_and_strict"
    for wrong in ({"hours": 0}, {"hours": 1000}, {"reserve_hours": -1}):
        with pytest.raises(ValueError, match="expected"):
            Slow(**wrong)


def public(gathering: Gathering, since: int) -> list[bytes]:
    """What somebody who watches is told."""
    told = [entry_view(one, WATCHER, gathering.table) for one in gathering.events[since:]]
    return [as_bytes(one) for one in told if one is not None]


def test_a_deadline_tells_nothing_of_what_is_asked_in_private_r58() -> None:
    """Also when time runs out with a question open: the bot need not wait for its answer."""
    plain = slow_game(check="guard")
    asking = plain.fork()
    giver = wait_for(plain).who[0]
    assert asking.do(giver, game_commands.ConsultClue("brumm", 2)) == ["ConsultAsked"]
    plain.seeds = asking.seeds
    since = {plain: len(plain.events), asking: len(asking.events)}
    looks = []
    for gathering in (plain, asking):
        moments = []
        while gathering.now < 4 * DAY:
            due = next_look(gathering.table, gathering.now)
            assert due is not None
            moments.append(due)
            look(gathering, due)
        looks.append(moments)
    assert looks[0] == looks[1]
    assert public(plain, since[plain]) == public(asking, since[asking])
    assert not is_asking(asking.game)
    bot = wait_for(asking).who[0]
    assert asking.legal(bot)


def test_a_clue_that_was_allowed_in_private_is_its_givers_action_r58() -> None:
    gathering = slow_game(check="guard")
    giver = wait_for(gathering).who[0]
    rival = "3" if giver == "1" else "1"
    gathering.do(giver, game_commands.ConsultClue("brumm", 2))
    gathering.now = 2 * DAY
    gathering.do(rival, game_commands.AnswerConsult(allow=True))
    gathering.do(giver, game_commands.GiveClue("brumm", 2))
    assert gathering.table.times == {giver: Times(DAY, 1)}


def test_somebody_who_sits_down_beside_those_awaited_changes_no_deadline() -> None:
    gathering = slow_game()
    clue(gathering)
    before = wait_for(gathering)
    gathering.now += HOUR
    team = gathering.game.team
    gathering.do("5", m.TakeSeat(Role.OPERATIVE, team))
    after = wait_for(gathering)
    assert set(after.who) == {*before.who, "5"}
    assert (after.since, after.until, after.last) == (before.since, before.until, before.last)
