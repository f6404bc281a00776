"""What a seat may do now, and whose turn it is to do something."""

import pytest

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Options,
    Role,
    Seat,
    TimeRules,
    legal_commands,
    seats,
    to_act,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.commands import CoverOpponentWord, CoverPenaltyWord
from support.boards import board
from support.referee import doubtful
from support.scenarios import right_guesses
from support.table import TEAM_SEATS, Table


def kinds(table: Table, seat: Seat, clues: tuple[str, ...] = ()) -> dict[type, int]:
    found: dict[type, int] = {}
    for command in legal_commands(table.game, seat, clues, table.now):
        found[type(command)] = found.get(type(command), 0) + 1
    return found


def test_a_spymaster_on_turn_may_give_or_ask_about_each_clue_with_each_number_r25_r26() -> None:
    table = Table(board(red=["MELA"]))
    found = kinds(table, RED_SPYMASTER, ("albero", "frutto", "mela"))
    assert found == {cmd.GiveClue: 2 * len(NUMBERS), cmd.ConsultClue: 3}
    assert kinds(table, BLUE_SPYMASTER, ("albero",)) == {}
    assert kinds(table, RED_OPERATIVE, ("albero",)) == {cmd.MarkCard: 25}
    assert kinds(table, WATCHER, ("albero",)) == {}


def test_without_expert_clues_nine_numbers_remain_r52() -> None:
    table = Table(board(options=Options(expert_clues=False)))
    assert kinds(table, RED_SPYMASTER, ("albero",))[cmd.GiveClue] == 9


def test_operatives_on_turn_may_touch_every_open_card_and_stop_after_one_r31_r37_r38() -> None:
    table = Table(board())
    table.clue("albero", 2)
    for cards, other in ((25, cmd.ChallengeClue), (24, cmd.StopGuessing)):
        of_cards = {cmd.GuessWord: cards, cmd.MarkCard: cards}
        assert kinds(table, RED_OPERATIVE) == {**of_cards, other: 1, cmd.RequestSpelling: 1}
        assert cmd.GuessWord not in kinds(table, BLUE_OPERATIVE)
        right_guesses(table, 1)


def test_a_ruling_and_a_penalty_belong_to_the_opposing_spymaster_r57_r60() -> None:
    table = Table(board(options=Options(check="free", waiver=False)))
    table.clue("albero", 2)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert kinds(table, BLUE_SPYMASTER) == {cmd.RuleClue: 2}
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    assert kinds(table, BLUE_SPYMASTER) == {CoverPenaltyWord: 8, cmd.SkipPenalty: 1}
    assert kinds(table, RED_SPYMASTER) == {}


def test_a_simulated_turn_offers_each_opposing_word_r110() -> None:
    table = Table(board(options=Options(mode="coop")))
    table.clue("albero", 1)
    right_guesses(table, 2)
    assert kinds(table, RED_SPYMASTER) == {CoverOpponentWord: 8}


def test_the_sand_timer_is_offered_where_there_is_one_r105() -> None:
    table = Table(board(options=Options(time=TimeRules("sand"))))
    assert kinds(table, BLUE_SPYMASTER) == {cmd.FlipTimer: 1}
    assert kinds(table, WATCHER) == {}


def test_nothing_is_legal_after_the_end_r36() -> None:
    table = Table(board())
    table.clue("albero", 1)
    table.touch("ASSASSIN1")
    assert to_act(table.game) == ()
    for seat in (*seats(table.game), WATCHER):
        assert legal_commands(table.game, seat, ("albero",)) == []


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("teams", TEAM_SEATS),
        ("coop", (RED_SPYMASTER, RED_OPERATIVE)),
        ("shared", (RED_SPYMASTER, BLUE_SPYMASTER, SHARED_OPERATIVE)),
    ],
)
def test_who_plays_r14_r109_r115(mode: str, expected: tuple[Seat, ...]) -> None:
    assert seats(Table(board(options=Options(mode=mode))).game) == expected


def test_whose_turn_it_is_through_a_turn_with_everything_r23_r24_r57_r60() -> None:
    table = Table(board(options=Options(check="free")))
    waiting = [*to_act(table.game)]
    table.send(RED_SPYMASTER, cmd.ConsultClue("albero", 1))
    waiting += to_act(table.game)
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(False))
    waiting += to_act(table.game)
    table.clue("albero", 1)
    waiting += to_act(table.game)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    waiting += to_act(table.game)
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    waiting += to_act(table.game)
    table.send(BLUE_SPYMASTER, cmd.SkipPenalty())
    waiting += to_act(table.game)
    assert waiting == [
        RED_SPYMASTER,
        BLUE_SPYMASTER,
        RED_SPYMASTER,
        RED_OPERATIVE,
        BLUE_SPYMASTER,
        BLUE_SPYMASTER,
        BLUE_SPYMASTER,
    ]


def test_whose_turn_it_is_in_coop_and_with_a_shared_operative_r110_r115_q23() -> None:
    coop = Table(board(start=BLUE, options=Options(mode="coop")))
    coop.clue("dubbio", 1, doubtful("LETTERS"))
    assert to_act(coop.game) == (BLUE_OPERATIVE,)
    coop.send(BLUE_OPERATIVE, cmd.AnswerConsult(True))
    assert to_act(coop.game) == (BLUE_OPERATIVE,)
    right_guesses(coop, 2)
    assert to_act(coop.game) == (Seat(Role.SPYMASTER, BLUE),)
    shared = Table(board(options=Options(mode="shared")))
    shared.clue("albero", 1)
    assert to_act(shared.game) == (SHARED_OPERATIVE,)
    right_guesses(shared, 1)
    shared.stop()
    assert to_act(shared.game) == (BLUE_SPYMASTER,)
