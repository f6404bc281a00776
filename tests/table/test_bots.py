"""Bots at a table: getting a seat, giving it up, and what they may do in it (R15, R17, R28)."""

import msgspec
import pytest

from cryptonym.rules.commands import GiveClue, GuessWord, MarkCard, Say, StopGuessing
from cryptonym.rules.events import ClueGiven
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, INSIDER, RED, WATCHER, Key, Role, Seat
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.evolve import evolve_table
from cryptonym.table.gate import entry_view, is_private, looks_alike, table_view
from cryptonym.table.model import MOST_MEMBERS, Because, Explained, Settings
from cryptonym.table.views import EventSeen
from table.gathering import BOT_NAMES, Gathering, seated

# Getting a seat


@pytest.mark.parametrize(("mode", "bots"), [("teams", 3), ("coop", 1), ("shared", 2)])
def test_one_person_and_bots_play_a_game_to_its_end(mode: Mode, bots: int) -> None:
    gathering = Gathering(Options(mode=mode)).come(1)
    team = RED if mode != "coop" else None
    gathering.do("1", TakeSeat(Role.SPYMASTER, team))
    gathering.do("1", cmd.FillSeats("hard"))
    table = gathering.table
    assert [table.members[who].bot for who in table.bots()] == ["hard"] * bots
    gathering.start().finish()
    assert not gathering.table.match.running
    assert gathering.do("1", cmd.FillSeats()) == []


def test_bots_have_names_of_their_own_and_no_token() -> None:
    gathering = Gathering()
    gathering.do(None, cmd.JoinTable("cog"))
    for _ in range(6):
        gathering.do("1", cmd.AddBot("easy", Role.OPERATIVE, RED))
    members = gathering.table.members
    names = [members[who].name for who in gathering.table.bots()]
    assert len({name.casefold() for name in [*names, "cog"]}) == 7
    assert {*names[:3]} == {*BOT_NAMES} - {"Cog"}
    assert names[3].split()[0] in BOT_NAMES
    assert all(members[who].tokens == () for who in gathering.table.bots())


def test_everybody_sees_who_is_a_bot() -> None:
    gathering = Gathering().come(2)
    gathering.do("1", cmd.AddBot("normal", Role.SPYMASTER, BLUE))
    seen = table_view(gathering.table, "2").members
    assert {who: member.bot for who, member in seen.items()} == {
        "1": None,
        "2": None,
        "3": "normal",
    }
    came = next(event for event in gathering.events if getattr(event, "bot", None))
    assert entry_view(came, WATCHER, gathering.table) == came


def test_only_the_host_brings_bots() -> None:
    gathering = seated(count=5)
    for command in (
        cmd.AddBot("easy", Role.OPERATIVE, RED),
        cmd.FillSeats(),
        cmd.GiveSeatToBot("2"),
    ):
        assert gathering.refuses("5", command) == "not_host"


def test_a_bot_gets_no_seat_that_is_taken_or_that_there_is_not() -> None:
    gathering = Gathering().come(4).sit()
    assert gathering.refuses("1", cmd.AddBot("easy", Role.SPYMASTER, RED)) == "seat_taken"
    assert gathering.refuses("1", cmd.AddBot("easy", Role.OPERATIVE)) == "no_such_seat"
    assert gathering.refuses("1", cmd.AddBot("easy", Role.WATCHER)) == "no_such_seat"
    assert gathering.refuses("1", cmd.AddBot("easy", Role.INSIDER)) == "no_such_seat"


def test_bots_count_when_a_table_is_full() -> None:
    gathering = Gathering().come(1)
    for _ in range(MOST_MEMBERS - 1):
        gathering.do("1", cmd.AddBot("easy", Role.OPERATIVE, RED))
    assert gathering.refuses("1", cmd.AddBot("easy", Role.OPERATIVE, RED)) == "table_full"
    assert gathering.refuses("1", cmd.FillSeats()) == "table_full"


# In mid-game


@pytest.mark.parametrize("mode", ["teams", "coop"])
def test_a_bot_plays_on_for_an_operative_and_the_seat_can_be_taken_back_r15(mode: Mode) -> None:
    gathering = seated(mode)
    seat = gathering.table.seat_of("2")
    assert gathering.do("1", cmd.GiveSeatToBot("2", "easy")) == [
        "SeatLeft",
        "MemberCame",
        "SeatTaken",
    ]
    [bot] = gathering.table.bots()
    assert gathering.table.seat_of("2") == WATCHER
    assert gathering.table.seat_of(bot) == seat
    assert gathering.do("2", TakeSeat(seat.role, seat.team)) == ["MemberWent", "SeatTaken"]
    assert (gathering.table.seat_of("2"), gathering.table.bots()) == (seat, [])


def test_who_gave_a_seat_to_a_bot_does_not_change_sides_r15() -> None:
    gathering = seated()
    gathering.do("1", cmd.GiveSeatToBot("2"))
    assert gathering.refuses("2", TakeSeat(Role.OPERATIVE, BLUE)) == "role_locked"


def test_a_spymaster_replaced_by_a_bot_keeps_the_key_and_never_guesses_r17() -> None:
    gathering = seated()
    gathering.do("1", cmd.GiveSeatToBot("1"))
    [bot] = gathering.table.bots()
    assert gathering.table.seat_of("1") == INSIDER
    assert gathering.table.seat_of(bot) == Seat(Role.SPYMASTER, RED)
    key = gathering.game.key
    assert table_view(gathering.table, "1").game.key == Key(key.cells, key.start)
    assert gathering.refuses("1", TakeSeat(Role.OPERATIVE, RED)) == "role_locked"
    assert gathering.refuses("1", TakeSeat(Role.SPYMASTER, BLUE)) == "seat_taken"
    gathering.do("1", TakeSeat(Role.SPYMASTER, RED))
    assert gathering.table.bots() == []


def test_a_bot_in_an_operatives_seat_has_not_seen_the_key_r17() -> None:
    gathering = seated()
    gathering.do("1", cmd.GiveSeatToBot("2"))
    [bot] = gathering.table.bots()
    assert not gathering.table.knows_key(bot)
    assert table_view(gathering.table, bot).game.key is None


def test_the_seat_of_one_who_left_can_be_given_to_a_bot() -> None:
    gathering = seated()
    gathering.do("4", cmd.LeaveTable())
    assert gathering.do("1", cmd.GiveSeatToBot("4")) == ["MemberCame", "SeatTaken"]
    [bot] = gathering.table.bots()
    assert gathering.table.seat_of(bot) == Seat(Role.OPERATIVE, BLUE)
    assert gathering.refuses("1", cmd.GiveSeatToBot("5")) == "no_such_seat"
    assert gathering.refuses("1", cmd.GiveSeatToBot("99")) == "unknown_player"


@pytest.mark.parametrize(("mode", "last"), [("teams", "4"), ("coop", "2"), ("shared", "3")])
def test_every_seat_that_was_left_goes_to_a_bot_and_only_back_to_who_had_it_r15(
    mode: Mode, last: str
) -> None:
    for who in map(str, range(2, int(last) + 1)):
        gathering = seated(mode)
        seat = gathering.table.seat_of(who)
        gathering.do(who, cmd.LeaveTable())
        gathering.do("1", cmd.GiveSeatToBot(who))
        [bot] = gathering.table.bots()
        assert gathering.table.seat_of(bot) == seat
        gathering.do(who, cmd.JoinTable("Back"))
        gathering.do("1", cmd.LeaveTable())
        free = TakeSeat(Role.SPYMASTER, None if mode == "coop" else RED)
        assert gathering.refuses(who, free) == "role_locked"
        gathering.do(who, TakeSeat(seat.role, seat.team))
        assert gathering.table.bots() == []


def test_fill_seats_fills_what_was_left_in_mid_game() -> None:
    gathering = seated("shared", count=3)
    gathering.do("3", cmd.LeaveTable())
    gathering.do("1", cmd.FillSeats())
    [bot] = gathering.table.bots()
    assert gathering.table.seat_of(bot) == Seat(Role.OPERATIVE)


def test_a_newcomer_takes_over_from_a_bot_by_sitting_down_or_being_moved() -> None:
    gathering = Gathering().come(3)
    gathering.do("1", TakeSeat(Role.SPYMASTER, RED))
    gathering.do("1", cmd.FillSeats())
    gathering.start()
    seats = {gathering.table.seat_of(bot): bot for bot in gathering.table.bots()}
    gathering.do("2", TakeSeat(Role.SPYMASTER, BLUE))
    gathering.do("1", cmd.MoveMember("3", Role.OPERATIVE, BLUE))
    table = gathering.table
    assert table.seat_of("2") == Seat(Role.SPYMASTER, BLUE)
    assert table.seat_of("3") == Seat(Role.OPERATIVE, BLUE)
    assert table.bots() == [seats[Seat(Role.OPERATIVE, RED)]]


def test_the_role_lock_comes_before_taking_over_from_a_bot_r17() -> None:
    gathering = seated(count=4)
    gathering.do("1", cmd.GiveSeatToBot("4"))
    [bot] = gathering.table.bots()
    assert gathering.refuses("1", TakeSeat(Role.OPERATIVE, BLUE)) == "role_locked"
    assert gathering.table.bots() == [bot]


def test_who_sits_beside_a_bot_does_not_send_it_away_by_sitting_down_again() -> None:
    gathering = Gathering().come(4).sit()
    gathering.do("1", cmd.AddBot("easy", Role.OPERATIVE, RED))
    gathering.do("2", TakeSeat(Role.OPERATIVE, RED))
    assert len(gathering.table.bots()) == 1


# Leaving


def test_a_bot_is_never_host() -> None:
    gathering = Gathering().come(2)
    gathering.do("1", cmd.FillSeats())
    bots = gathering.table.bots()
    assert gathering.refuses("1", cmd.HandOver(bots[0])) == "not_for_bots"
    gathering.do("1", cmd.LeaveTable())
    assert gathering.table.host == "2"
    gathering.do("2", cmd.LeaveTable())
    assert (gathering.table.host, gathering.table.bots()) == ("", bots)
    gathering.do(None, cmd.JoinTable("Zoe"))
    assert gathering.table.members[gathering.table.host].name == "Zoe"


def test_the_host_sends_bots_away() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", cmd.FillSeats())
    first, second, *rest = gathering.table.bots()
    gathering.do("1", cmd.KickMember(first))
    gathering.do("1", cmd.MoveMember(second, Role.WATCHER))
    assert gathering.table.bots() == rest


def test_bots_go_when_another_mode_is_agreed_on() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", cmd.FillSeats())
    gathering.do("1", cmd.ChangeOptions(Options(mode="coop")))
    assert gathering.table.bots() == []


def test_another_bot_may_take_the_seat_of_a_bot() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", cmd.AddBot("easy", Role.SPYMASTER, RED))
    gathering.do("1", cmd.GiveSeatToBot("2", "hard"))
    assert [gathering.table.members[bot].bot for bot in gathering.table.bots()] == ["hard"]


# Playing


def with_bots() -> tuple[Gathering, str, str]:
    """A game of bots with a host who watches: the spymaster and the operative of the first turn."""
    gathering = Gathering(Options(check="free"), settings=Settings(explain=True)).come(1)
    gathering.do("1", cmd.FillSeats())
    gathering.start()
    team = gathering.game.team
    by_seat = {gathering.table.seat_of(bot): bot for bot in gathering.table.bots()}
    return gathering, by_seat[Seat(Role.SPYMASTER, team)], by_seat[Seat(Role.OPERATIVE, team)]


def test_a_thought_about_a_game_that_has_gone_on_does_nothing() -> None:
    gathering, spymaster, operative = with_bots()
    early = gathering.as_bot(operative, GuessWord(0))
    gathering.do(spymaster, gathering.as_bot(spymaster, GiveClue("zyx", 9)))
    assert gathering.refuses(operative, early) == "stale_turn"
    own = gathering.game.key.cells.index(gathering.game.team.value[0])
    again = gathering.as_bot(operative, GuessWord(own))
    gathering.do(operative, again)
    assert gathering.refuses(operative, again) == "stale_turn"


def test_talk_of_others_does_not_make_a_thought_too_late() -> None:
    gathering, spymaster, _ = with_bots()
    clue = gathering.as_bot(spymaster, GiveClue("zyx", 1))
    gathering.do(None, cmd.JoinTable("Zoe"))
    gathering.do("1", cmd.LockTable(locked=True))
    gathering.do(spymaster, clue)


def test_bots_do_nothing_but_play_r28_r97() -> None:
    gathering, spymaster, operative = with_bots()
    for command in (Say("hm"), MarkCard(3)):
        for bot in (spymaster, operative):
            assert gathering.refuses(bot, gathering.as_bot(bot, command)) == "wrong_role"


def test_nobody_else_plays_as_a_bot() -> None:
    gathering, *_ = with_bots()
    assert gathering.refuses("1", cmd.BotMove(GiveClue("zyx", 1), "")) == "wrong_role"
    gathering.finish()
    [bot, *_] = gathering.table.bots()
    assert gathering.refuses(bot, gathering.as_bot(bot, StopGuessing())) == "game_over"


def test_a_bot_moves_only_while_cards_lie_on_the_table() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", cmd.FillSeats())
    [bot, *_] = gathering.table.bots()
    assert gathering.refuses(bot, cmd.BotMove(GiveClue("zyx", 1), "")) == "no_game"


def test_a_pick_is_explained_if_the_table_wants_it() -> None:
    gathering, spymaster, operative = with_bots()
    gathering.do(spymaster, gathering.as_bot(spymaster, GiveClue("zyx", 9)))
    own = [n for n, cell in enumerate(gathering.game.key.cells) if cell == gathering.game.team[0]]
    why = Because("zyx", ("sea", "boat"))
    move = gathering.as_bot(operative, GuessWord(own[0]), because=why)
    assert gathering.do(operative, move) == ["WordCovered", "PickExplained"]
    assert gathering.events[-1] == ev.PickExplained(operative, own[0], "zyx", ("sea", "boat"))
    why = Because("an earlier one", direct=True)
    gathering.do(operative, gathering.as_bot(operative, GuessWord(own[1]), because=why))
    seen = table_view(gathering.table, "1").explained  # also for whoever comes later
    assert seen == (
        Explained(operative, own[0], "zyx", ("sea", "boat")),
        Explained(operative, own[1], "an earlier one", direct=True),
    )
    gathering.do("1", cmd.ChangeSettings(Settings(explain=False)))
    move = gathering.as_bot(operative, GuessWord(own[2]), because=why)
    assert gathering.do(operative, move) == ["WordCovered"]
    gathering.finish()
    gathering.do("1", cmd.PlayAgain("same"))
    assert table_view(gathering.table, "1").explained == ()


def test_what_a_clue_was_meant_for_is_kept_with_it_and_told_to_nobody_r99() -> None:
    gathering, spymaster, _ = with_bots()
    clue = gathering.as_bot(spymaster, GiveClue("zyx", 2), meant=(3, 7))
    turn = gathering.game.turn
    given, kept = gathering.ask(spymaster, clue)
    assert isinstance(given, ClueGiven)
    assert kept == ev.ClueMeant(turn, (3, 7))
    before = gathering.table
    gathering.do(spymaster, msgspec.structs.replace(clue, meant=()))
    assert evolve_table(gathering.table, kept) == gathering.table != before, "it leaves no trace"
    assert is_private(kept)
    assert not looks_alike(kept)
    seats = [*gathering.table.match.seats.values(), INSIDER, WATCHER]
    assert [entry_view(kept, seat, gathering.table) for seat in seats] == [None] * len(seats)
    with pytest.raises(msgspec.ValidationError, match="clue_meant"):
        msgspec.json.decode(msgspec.json.encode(kept), type=EventSeen)


def test_a_clue_that_has_to_wait_for_an_answer_says_nothing_of_what_it_means() -> None:
    gathering = Gathering(Options(check="guard")).come(1)
    gathering.do("1", cmd.FillSeats())
    gathering.start()
    spymaster = gathering.on_turn()
    doubt = Verdict("doubtful", (Reason("LETTERS", "WORD1"),), "zyx")
    clue = gathering.as_bot(spymaster, GiveClue("zyx", 2), meant=(3, 7))
    assert gathering.do(spymaster, clue, doubt) == ["ConsultAsked"]


def test_a_game_that_nobody_but_bots_plays_can_be_played_again() -> None:
    gathering, *_ = with_bots()
    gathering.finish()
    gathering.do("1", cmd.PlayAgain("rotate"))
    gathering.finish(2)
    gathering.do("1", cmd.PlayAgain("shuffle"))
    gathering.finish(3)
    gathering.do("1", StartGame())
