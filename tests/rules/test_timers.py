"""Timers as data: none, sand, strict; pauses, consultations and challenges (R104-R108, Q22)."""

import pytest
from msgspec import json

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    Options,
    Phase,
    TimeRules,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from support.boards import board
from support.scenarios import right_guesses, sand_timer, simulate
from support.table import BOTH_SPYMASTERS, KEYLESS, Table

SECOND = 1000


def strict(check: str = "free", mode: str = "teams") -> Table:
    """Red has 100 s for the clue, 50 s to guess; the clock runs."""
    time = TimeRules("strict", clue_seconds=100, guess_seconds=50)
    table = Table(board(options=Options(check=check, mode=mode, time=time)))
    table.apply([ev.TimerStarted(100 * SECOND)])
    return table


def test_without_timers_there_is_nothing_to_turn_r108() -> None:
    table = Table(board())
    for command in (cmd.FlipTimer(), cmd.PauseTimer(), cmd.ResumeTimer(), cmd.ExpireTimer()):
        assert table.refuses(RED_OPERATIVE, command) == "no_timer"
    table.now = 10**12
    table.clue("calma", 1)
    right_guesses(table, 1)
    assert table.game.timer is None


def test_the_sand_timer_asks_and_has_no_effect_r12_r105_r106() -> None:
    sand_timer()


def test_the_sand_timer_can_be_turned_again_and_again_r105() -> None:
    table = Table(board(options=Options(time=TimeRules("sand", sand_seconds=60))))
    table.send(BLUE_OPERATIVE, cmd.FlipTimer())
    table.now = 59 * SECOND
    table.send(RED_SPYMASTER, cmd.FlipTimer())
    assert table.game.timer.deadline == 119 * SECOND
    assert table.last == (ev.TimerStarted(119 * SECOND, "sand", RED_SPYMASTER),)


def test_a_strict_game_has_no_sand_timer_r107() -> None:
    assert strict().refuses(RED_OPERATIVE, cmd.FlipTimer()) == "no_timer"


def test_each_phase_has_its_own_strict_limit_r107() -> None:
    table = strict()
    table.now = 30 * SECOND
    assert table.clue("svelti", 1) == ["ClueGiven", "TimerStarted"]
    assert table.game.timer.deadline == 80 * SECOND
    table.now = 40 * SECOND
    right_guesses(table, 1)
    assert table.game.timer.deadline == 80 * SECOND, "one limit for all guesses of a turn"
    assert table.stop() == ["TurnEnded", "TimerStarted"]
    assert table.game.timer.deadline == 140 * SECOND


@pytest.mark.parametrize("ending", ["wrong", "limit", "stopped"])
def test_every_end_of_a_turn_starts_the_next_clock_r43_r107(ending: str) -> None:
    table = strict()
    table.clue("svelti", 1)
    if ending == "wrong":
        table.touch(table.unseen(BLUE)[0])
    else:
        right_guesses(table, 1)
        if ending == "limit":
            right_guesses(table, 1)
        else:
            table.stop()
    assert table.ending == ending
    assert isinstance(table.last[-1], ev.TimerStarted)
    assert table.game.timer.kind == "strict"


def test_too_late_for_a_clue_the_turn_passes_without_penalty_r107_q22() -> None:
    table = strict()
    table.now = 100 * SECOND - 1
    assert table.refuses(WATCHER, cmd.ExpireTimer()) == "time_left"
    assert table.fork().clue("giusto", 1)[0] == "ClueGiven"
    table.now = 100 * SECOND
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("tardi", 1)) == "time_is_up"
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("tardi", 1)) == "time_is_up"
    happened = table.send(WATCHER, cmd.ExpireTimer())
    assert happened == ["TimerExpired", "TurnEnded", "TimerStarted"]
    assert (table.ending, table.game.team, table.game.phase) == ("timeout", BLUE, Phase.CLUE)
    assert (table.counts, table.game.timer.deadline) == ((9, 8), 200 * SECOND)


@pytest.mark.parametrize("guesses", [0, 1])
def test_too_late_to_guess_the_turn_ends_even_without_a_guess_q22_r37(guesses: int) -> None:
    table = strict()
    table.clue("svelti", 2)
    right_guesses(table, guesses)
    table.now = 50 * SECOND
    own = table.unseen(table.game.team)[0]
    assert table.refuses(RED_OPERATIVE, table.guess(own)) == "time_is_up"
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "time_is_up"
    late = "challenge_closed" if guesses else "time_is_up"
    assert table.refuses(RED_OPERATIVE, cmd.ChallengeClue()) == late
    table.send(BLUE_OPERATIVE, cmd.ExpireTimer())
    assert (table.ending, table.game.team, table.counts[0]) == ("timeout", BLUE, 9 - guesses)


def test_in_coop_a_timeout_brings_the_opponents_turn_q22_r110() -> None:
    table = strict(mode="coop")
    table.now = 100 * SECOND
    assert table.send(RED_OPERATIVE, cmd.ExpireTimer()) == ["TimerExpired", "TurnEnded"]
    assert (table.game.phase, table.game.timer) == (Phase.SIMULATE, None)
    simulate(table)
    assert table.game.timer.deadline == 200 * SECOND
    assert table.counts == (9, 7)


def test_a_pause_keeps_what_was_left_r107() -> None:
    table = strict()
    table.now = 40 * SECOND
    assert table.refuses(RED_OPERATIVE, cmd.ResumeTimer()) == "timer_running"
    assert table.send(RED_OPERATIVE, cmd.PauseTimer()) == ["TimerPaused"]
    assert table.game.timer.left == 60 * SECOND
    table.now = 900 * SECOND
    assert table.refuses(RED_OPERATIVE, cmd.PauseTimer()) == "timer_paused"
    assert table.refuses(RED_OPERATIVE, cmd.ExpireTimer()) == "timer_paused"
    assert table.fork().clue("intanto", 1)[0] == "ClueGiven"
    assert table.send(BLUE_OPERATIVE, cmd.ResumeTimer()) == ["TimerResumed"]
    assert (table.game.timer.deadline, table.game.timer.left) == (960 * SECOND, None)
    table.now = 960 * SECOND
    table.send(BLUE_OPERATIVE, cmd.ExpireTimer())
    assert table.ending == "timeout"


def test_nobody_escapes_a_strict_limit_by_stopping_the_clock_late_q22() -> None:
    table = strict()
    table.now = 100 * SECOND
    assert table.refuses(RED_SPYMASTER, cmd.PauseTimer()) == "time_is_up"


def test_a_sand_timer_can_be_paused_too_r105() -> None:
    table = Table(board(options=Options(time=TimeRules("sand", sand_seconds=10))))
    table.send(RED_OPERATIVE, cmd.FlipTimer())
    table.now = 4 * SECOND
    table.send(RED_OPERATIVE, cmd.PauseTimer())
    table.now = 90 * SECOND
    table.send(RED_OPERATIVE, cmd.ResumeTimer())
    assert table.game.timer.deadline == 96 * SECOND


def test_a_consultation_holds_the_strict_clock_q22_r58() -> None:
    table = strict("guard")
    table.now = 90 * SECOND
    table.send(RED_SPYMASTER, cmd.ConsultClue("dubbio", 1))
    for seat in BOTH_SPYMASTERS:
        assert view(table.game, seat).timer.held_since == 90 * SECOND
    table.now = 500 * SECOND
    assert table.refuses(BLUE_OPERATIVE, cmd.ExpireTimer()) == "time_left"
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=False))
    assert view(table.game, RED_SPYMASTER).timer.deadline == 510 * SECOND
    table.now = 510 * SECOND - 1
    assert table.fork().clue("altro", 1) == ["ClueGiven", "TimerStarted"]
    table.now = 510 * SECOND
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("altro", 1)) == "time_is_up"


def test_in_co_op_those_who_are_asked_see_the_clock_stand_and_watchers_do_not_q22_q23() -> None:
    table = strict("guard", mode="coop")
    spymaster, operative = RED_SPYMASTER, RED_OPERATIVE
    watched = view(table.game, WATCHER).timer
    table.now = 90 * SECOND
    table.send(spymaster, cmd.ConsultClue("dubbio", 1))
    for seat in (spymaster, operative):
        assert view(table.game, seat).timer.held_since == 90 * SECOND
    table.now = 500 * SECOND
    table.send(operative, cmd.AnswerConsult(allow=False))
    for seat in (spymaster, operative):
        assert view(table.game, seat).timer.deadline == 510 * SECOND
    assert view(table.game, WATCHER).timer == watched
    table.send(operative, cmd.PauseTimer())
    told = {seat: json.decode(table.heard_by(seat)[-1])["left"] for seat in (operative, WATCHER)}
    assert told == {operative: 10 * SECOND, WATCHER: 0}


def test_a_question_does_not_hold_sand_that_runs_again_q22() -> None:
    table = Table(board(options=Options(check="guard", time=TimeRules("sand", 60))))
    table.send(RED_OPERATIVE, cmd.FlipTimer())
    table.send(RED_SPYMASTER, cmd.ConsultClue("dubbio", 1))
    table.now = 10 * SECOND
    table.send(RED_OPERATIVE, cmd.PauseTimer())
    table.now = 40 * SECOND
    table.send(RED_OPERATIVE, cmd.ResumeTimer())
    assert (table.game.timer.held_since, table.game.timer.deadline) == (None, 90 * SECOND)
    table.now = 90 * SECOND
    assert table.send(WATCHER, cmd.ExpireTimer()) == ["TimerExpired"]


def test_an_answer_in_the_same_moment_gives_nothing_back_q22() -> None:
    table = strict("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("dubbio", 1))
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert (table.game.timer.deadline, table.game.timer.credit) == (100 * SECOND, 0)


def test_a_second_question_does_not_hold_the_clock_twice_q22() -> None:
    table = strict("guard")
    table.now = 10 * SECOND
    table.send(RED_SPYMASTER, cmd.ConsultClue("uno"))
    table.now = 20 * SECOND
    table.send(RED_SPYMASTER, cmd.ConsultClue("due"))
    table.now = 30 * SECOND
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert table.game.timer.deadline == 120 * SECOND
    table.send(RED_SPYMASTER, cmd.ConsultClue("tre"))
    table.now = 35 * SECOND
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert table.game.timer.deadline == 125 * SECOND


def test_operatives_see_the_clock_as_if_nobody_had_asked_r58_q22() -> None:
    table = strict("guard")
    table.now = 10 * SECOND
    table.send(RED_SPYMASTER, cmd.ConsultClue("uno"))
    table.now = 30 * SECOND
    for seat in KEYLESS:
        assert view(table.game, seat).timer.deadline == 100 * SECOND
    table.send(WATCHER, cmd.PauseTimer())
    for seat in KEYLESS:
        assert view(table.game, seat).timer.left == 70 * SECOND
    assert view(table.game, RED_SPYMASTER).timer.left == 90 * SECOND
    paused = [json.decode(table.heard_by(s)[-1])["left"] for s in (RED_SPYMASTER, WATCHER)]
    assert paused == [90 * SECOND, 70 * SECOND]
    table.now = 40 * SECOND
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    table.send(WATCHER, cmd.ResumeTimer())
    assert view(table.game, RED_OPERATIVE).timer.deadline == 110 * SECOND
    assert view(table.game, RED_SPYMASTER).timer.deadline == 130 * SECOND


def test_a_question_asked_while_paused_holds_the_clock_once_it_runs_q22() -> None:
    table = strict("guard")
    table.now = 10 * SECOND
    table.send(WATCHER, cmd.PauseTimer())
    table.send(RED_SPYMASTER, cmd.ConsultClue("uno"))
    table.now = 20 * SECOND
    table.send(WATCHER, cmd.ResumeTimer())
    table.now = 60 * SECOND
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert table.game.timer.deadline == 150 * SECOND


def test_sand_runs_on_during_a_consultation_r58_r105() -> None:
    """It has no effect, and stopping it would tell the table that somebody asked."""
    table = Table(board(options=Options(time=TimeRules("sand", sand_seconds=10))))
    table.send(BLUE_OPERATIVE, cmd.FlipTimer())
    table.send(RED_SPYMASTER, cmd.ConsultClue("uno"))
    table.now = 10 * SECOND
    assert table.send(BLUE_OPERATIVE, cmd.ExpireTimer()) == ["TimerExpired"]


@pytest.mark.parametrize("ruling", ["reject", "waive"])
def test_a_challenge_stops_the_clock_and_restarts_it_q4_q22(ruling: str) -> None:
    table = strict()
    table.clue("dubbio", 1)
    table.now = 45 * SECOND
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert table.game.timer is None
    table.now = 300 * SECOND
    assert table.refuses(BLUE_OPERATIVE, cmd.ExpireTimer()) == "no_timer"
    assert table.send(BLUE_SPYMASTER, cmd.RuleClue(ruling))[-1] == "TimerStarted"
    assert table.game.timer.deadline == 350 * SECOND


def test_a_penalty_is_chosen_without_a_clock_r60_q22() -> None:
    table = strict()
    table.clue("sbagliato", 1)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    assert table.game.timer is None
    table.now = 700 * SECOND
    word = table.unseen(BLUE)[0]
    table.send(BLUE_SPYMASTER, cmd.CoverPenaltyWord(table.game.find(word)))
    assert table.game.timer.deadline == 800 * SECOND


def test_the_end_of_the_game_stops_every_clock_r36() -> None:
    table = strict()
    table.clue("fine", 1)
    table.touch("ASSASSIN1")
    assert table.game.timer is None
    assert table.refuses(WATCHER, cmd.ExpireTimer()) == "game_over"
