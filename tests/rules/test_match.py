"""A group that plays game after game: seats, locks, rotation, and the words of the next game."""

import pytest

from cryptonym.rules import (
    BLUE,
    BLUE_SPYMASTER,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Key,
    Options,
    Role,
    Seat,
    TimeRules,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.match import (
    JoinMatch,
    LeaveMatch,
    LookAtKey,
    Match,
    RotateRoles,
    StartGame,
    TakeSeat,
    decide_match,
    evolve_match,
)
from cryptonym.rules.seating import unequal
from support.boards import card_list
from support.matches import SEATS, Evening
from support.table import KEYLESS

MODES = ("teams", "coop", "shared")


def evening(mode: str = "teams", **options: object) -> Evening:
    return Evening(Options(mode=mode, **options)).seat_everybody()


# Coming, going and sitting down


def test_people_come_as_watchers_and_once_r15() -> None:
    table = Evening()
    assert table.do("ann", JoinMatch()) == ["Joined"]
    assert table.match.seats == {"ann": WATCHER}
    assert table.refuses("ann", JoinMatch()) == "already_joined"
    assert table.refuses("bob", TakeSeat(Role.OPERATIVE, RED)) == "unknown_player"
    assert table.refuses("bob", LeaveMatch()) == "unknown_player"
    assert table.do("ann", LeaveMatch()) == ["Left"]
    assert table.match.seats == {}


def test_one_spymaster_a_team_and_any_number_of_operatives_r13_r15() -> None:
    table = evening()
    for n in range(6):
        player = f"more{n}"
        table.do(player, JoinMatch())
        assert table.refuses(player, TakeSeat(Role.SPYMASTER, RED)) == "seat_taken"
        table.do(player, TakeSeat(Role.OPERATIVE, RED))
    assert list(table.match.seats.values()).count(RED_OPERATIVE) == 7
    assert table.do("ann", TakeSeat(Role.SPYMASTER, RED)) == [], "it is her own seat"


@pytest.mark.parametrize(
    ("mode", "role", "team"),
    [
        ("teams", Role.OPERATIVE, None),
        ("teams", Role.SPYMASTER, None),
        ("teams", Role.INSIDER, None),
        ("teams", Role.WATCHER, RED),
        ("shared", Role.OPERATIVE, RED),
        ("shared", Role.SPYMASTER, None),
        ("coop", Role.INSIDER, None),
    ],
)
def test_seats_that_do_not_exist_r15_r109_r115(mode: str, role: Role, team: object) -> None:
    table = Evening(Options(mode=mode))
    table.do("eve", JoinMatch())
    assert table.refuses("eve", TakeSeat(role, team)) == "no_such_seat"


def test_a_third_player_is_the_only_operative_of_both_r115() -> None:
    table = evening("shared")
    table.do("eve", JoinMatch())
    assert table.refuses("eve", TakeSeat(Role.OPERATIVE)) == "seat_taken"
    table.start()
    assert table.match.seats["bob"] == SHARED_OPERATIVE


@pytest.mark.parametrize("mode", MODES)
def test_a_game_needs_every_seat_filled_r14_r109_r115(mode: str) -> None:
    table = Evening(Options(mode=mode))
    table.do("zoe", JoinMatch())
    for player, (role, team) in SEATS[mode].items():
        assert table.refuses("zoe", StartGame()) == "too_few_players"
        table.do(player, JoinMatch())
        table.do(player, TakeSeat(role, team))
    assert table.do("zoe", StartGame())[0] == "GameStarted"


def test_four_watchers_are_no_players_r14() -> None:
    table = Evening()
    for player in ("ann", "bob", "cat", "dan"):
        table.do(player, JoinMatch())
    assert table.refuses("ann", StartGame()) == "too_few_players"


def test_unequal_teams_are_a_warning_only_r13() -> None:
    table = evening()
    assert not unequal(table.match.variant, table.match.seats)
    table.do("eve", JoinMatch())
    table.do("eve", TakeSeat(Role.OPERATIVE, RED))
    assert not unequal(table.match.variant, table.match.seats), "one more is about equal"
    table.do("fay", JoinMatch())
    assert not unequal(table.match.variant, table.match.seats), "watchers do not count"
    table.do("fay", TakeSeat(Role.OPERATIVE, RED))
    assert unequal(table.match.variant, table.match.seats)
    table.start()
    assert table.match.running


# While a game runs


def test_roles_are_locked_from_the_deal_to_the_end_r15_r17() -> None:
    table = evening().start()
    for player in ("ann", "bob", "cat", "dan"):
        mine = table.match.seats[player]
        for seat in KEYLESS:
            if seat != mine:
                assert table.refuses(player, TakeSeat(seat.role, seat.team)) == "role_locked"
    assert table.refuses("ann", RotateRoles()) == "game_running"
    assert table.refuses("ann", StartGame()) == "game_running"
    table.finish()
    assert table.do("ann", TakeSeat(Role.OPERATIVE, BLUE)) == ["SeatTaken"]


def test_a_late_comer_may_join_as_operative_or_fill_an_empty_seat_r13_r15() -> None:
    table = evening().start()
    table.do("eve", JoinMatch())
    assert table.refuses("eve", TakeSeat(Role.SPYMASTER, RED)) == "seat_taken"
    table.do("eve", TakeSeat(Role.OPERATIVE, RED))
    assert table.match.seats["eve"] == RED_OPERATIVE
    table.do("ann", LeaveMatch())
    table.do("fay", JoinMatch())
    table.do("fay", TakeSeat(Role.SPYMASTER, RED))
    assert table.match.knows_key("fay")
    team = table.match.game.team
    spymaster = table.player_at(Seat(Role.SPYMASTER, team))
    assert table.do(spymaster, cmd.GiveClue("avanti", 1)) == ["ClueGiven"]


def test_a_watcher_may_look_at_the_key_and_then_knows_it_r17() -> None:
    table = evening().start()
    table.do("eve", JoinMatch())
    assert table.do("eve", LookAtKey()) == ["KeySeen"]
    assert table.match.seats["eve"] == INSIDER
    key = table.match.game.key
    assert view(table.match.game, INSIDER).key == Key(key.cells, key.start)
    assert table.refuses("eve", LookAtKey()) == "wrong_role"
    assert table.refuses("eve", cmd.GiveClue("psst", 1)) == "wrong_role"


def test_commands_of_a_game_need_a_game_r18() -> None:
    table = evening()
    assert table.refuses("ann", cmd.GiveClue("presto", 1)) == "no_game"
    assert table.refuses("ann", LookAtKey()) == "no_game"
    table.start()
    assert table.refuses("bob", cmd.GiveClue("presto", 1)) == "wrong_role"
    table.finish()
    assert table.refuses("ann", cmd.GiveClue("tardi", 1)) == "game_over"


def test_an_event_of_a_game_without_a_game_changes_nothing() -> None:
    table = evening().start()
    events = [event for event in table.events if type(event).__name__ == "GameStarted"]
    empty = Match(options=Options(), cards=card_list())
    assert evolve_match(empty, events[0].dealt) == empty


# Game after game


def test_each_game_has_a_new_key_and_a_clean_table_r49_r51_q29() -> None:
    table = evening().start()
    keys, commitments = [], []
    for _ in range(8):
        game = table.match.game
        keys.append(game.key)
        commitments.append(game.commitment)
        assert (game.covered, game.clues, game.turn, game.team) == (0, (), 1, game.key.start)
        table.finish().start()
    assert table.match.number == 9
    assert len(set(commitments)) == 8
    assert len(set(keys)) > 4


@pytest.mark.parametrize(
    ("rule", "ways"),
    [
        ("auto", ["draw", "flip", "draw", "flip"]),
        ("flip", ["draw", "flip", "draw", "flip"]),
        ("draw", ["draw", "draw", "draw", "draw"]),
    ],
)
def test_words_of_the_next_game_r50_q16(rule: str, ways: list[str]) -> None:
    table = evening(next_words=rule).start()
    seen = [table.match.layout.how]
    words = list(table.words)
    for _ in range(3):
        table.finish().start()
        seen.append(table.match.layout.how)
        assert not set(table.words) & set(words)
        words += table.words
    assert seen == ways


def test_sixteen_games_of_an_evening_use_all_400_words_r2_r50() -> None:
    table = evening()
    words: list[str] = []
    for _ in range(16):
        table.start()
        words += table.words
        table.finish()
    assert len(words) == len(set(words)) == 400


def test_rotation_makes_the_next_in_each_team_spymaster_r51() -> None:
    table = evening()
    table.do("eve", JoinMatch())
    table.do("eve", TakeSeat(Role.OPERATIVE, RED))
    red, blue = [], []
    for _ in range(6):
        table.start()
        red.append(table.player_at(RED_SPYMASTER))
        blue.append(table.player_at(BLUE_SPYMASTER))
        table.finish()
        table.do("ann", RotateRoles())
    assert red == ["ann", "bob", "eve", "ann", "bob", "eve"]
    assert blue == ["cat", "dan", "cat", "dan", "cat", "dan"]


def test_three_players_go_round_all_three_seats_r51_r115() -> None:
    table = evening("shared")
    seats = []
    for _ in range(4):
        seats.append(dict(table.match.seats))
        table.do("ann", RotateRoles())
    assert seats[3] == seats[0]
    assert {taken["ann"] for taken in seats} == {
        RED_SPYMASTER,
        BLUE_SPYMASTER,
        SHARED_OPERATIVE,
    }


def test_rotation_passes_watchers_by_r51() -> None:
    table = evening()
    table.do("eve", JoinMatch())
    table.do("eve", RotateRoles())
    assert table.match.seats["eve"] == WATCHER
    assert table.match.seats["bob"] == RED_SPYMASTER


# Co-operative


def test_coop_players_take_the_colour_of_the_key_every_game_r109_q24() -> None:
    table = evening("coop")
    table.do("eve", JoinMatch())
    colours = set()
    for _ in range(10):
        table.start()
        game = table.match.game
        assert game.team is game.key.start
        assert table.match.seats["ann"] == Seat(Role.SPYMASTER, game.team)
        assert table.match.seats["bob"] == Seat(Role.OPERATIVE, game.team)
        assert table.match.seats["eve"] == WATCHER
        colours.add(game.team)
        table.finish()
    assert colours == {RED, BLUE}


def test_coop_has_one_spymaster_between_games_too_r15_r109() -> None:
    table = evening("coop").start().finish()
    table.do("eve", JoinMatch())
    for team in (None, RED, BLUE):
        assert table.refuses("eve", TakeSeat(Role.SPYMASTER, team)) == "seat_taken"
    table.do("eve", TakeSeat(Role.OPERATIVE))
    table.start()
    roles = [seat.role for seat in table.match.seats.values()]
    assert roles.count(Role.SPYMASTER) == 1
    assert len({seat.team for seat in table.match.seats.values()}) == 1


def test_a_late_comer_in_coop_gets_the_colour_of_the_game_r109() -> None:
    table = evening("coop").start()
    table.do("eve", JoinMatch())
    table.do("eve", TakeSeat(Role.OPERATIVE, table.match.game.team.other))
    assert table.match.seats["eve"] == Seat(Role.OPERATIVE, table.match.game.team)


def test_coop_roles_go_round_r51_r109() -> None:
    table = evening("coop").start().finish()
    table.do("ann", RotateRoles())
    table.start()
    assert table.match.seats["bob"].role is Role.SPYMASTER
    assert table.match.seats["ann"].role is Role.OPERATIVE


# Lists and clocks


def test_a_list_of_24_words_starts_no_game_r1() -> None:
    table = Evening(cards=card_list(24)).seat_everybody()
    assert table.refuses("ann", StartGame()) == "too_few_words"


def test_the_first_clue_has_a_limit_only_if_the_group_set_one_r104() -> None:
    strict = TimeRules("strict", clue_seconds=60)
    assert evening(time=strict).start().match.game.timer is None
    limited = TimeRules("strict", clue_seconds=60, first_clue_seconds=300)
    assert evening(time=limited).start().match.game.timer.deadline == 300_000


def test_who_leaves_in_mid_game_can_come_back_only_to_the_same_seat_r15() -> None:
    table = evening()
    table.do("ann", StartGame())
    table.do("bob", LeaveMatch())
    table.do("bob", JoinMatch())
    assert table.refuses("bob", TakeSeat(Role.OPERATIVE, BLUE)) == "role_locked"
    assert table.do("bob", TakeSeat(Role.OPERATIVE, RED)) == ["SeatTaken"]
    assert table.match.seats["bob"] == RED_OPERATIVE


def test_a_deal_without_a_seed_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="seed"):
        decide_match(evening().match, "ann", StartGame())
