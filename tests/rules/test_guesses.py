"""Touching, stopping and pointing: who may, when, and what is refused (R23, R24, R30-R44)."""

import pytest

from cryptonym.records import record_of
from cryptonym.rules import (
    BLUE,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Identity,
    IllegalCommandError,
    Options,
    play,
    replay,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.talk import LONGEST_REMARK
from support.boards import board
from support.scenarios import after_clue, right_guesses, simulate
from support.table import BOTH_OPERATIVES, BOTH_SPYMASTERS, KEYLESS, Table


def test_a_turn_is_a_clue_then_guesses_r24() -> None:
    table = Table(board())
    for command in (cmd.GuessWord(0), cmd.StopGuessing()):
        assert table.refuses(RED_OPERATIVE, command) == "wrong_phase"
    table.clue("ora", 1)
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("ancora", 1)) == "wrong_phase"


def test_only_operatives_of_the_team_on_turn_touch_r23_r24_r31() -> None:
    table = after_clue(2)
    own = table.guess(table.unseen(RED)[0])
    assert table.refuses(table.operative(BLUE), own) == "not_your_turn"
    for seat in (*BOTH_SPYMASTERS, WATCHER, INSIDER):
        assert table.refuses(seat, own) == "wrong_role"
        assert table.refuses(seat, cmd.StopGuessing()) == "wrong_role"
    assert table.refuses(SHARED_OPERATIVE, own) == "no_such_seat"
    assert table.send(RED_OPERATIVE, own) == ["WordCovered"]


@pytest.mark.parametrize("card", [-1, 25, 10**9, True, False, None, "3", 2.0])
def test_a_card_that_is_not_there_cannot_be_touched_r31(card: object) -> None:
    table = after_clue(2)
    for command in (cmd.GuessWord(card), cmd.MarkCard(card)):
        assert table.refuses(RED_OPERATIVE, command) == "unknown_card"


def test_a_late_or_repeated_command_is_harmless_r31() -> None:
    table = after_clue(1)
    own = table.unseen(RED)[0]
    assert table.refuses(RED_OPERATIVE, cmd.GuessWord(table.game.find(own), 2)) == "stale_turn"
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing(2)) == "stale_turn"
    table.send(RED_OPERATIVE, cmd.GuessWord(table.game.find(own), 1))
    table.send(RED_OPERATIVE, cmd.StopGuessing(1))
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing(1)) == "stale_turn"


def test_pointing_binds_nobody_r31() -> None:
    table = after_clue(2)
    word = table.unseen(Identity.ASSASSIN)[0]
    before = table.game
    point = cmd.MarkCard(table.game.find(word))
    for seat in BOTH_OPERATIVES:
        assert table.send(seat, point) == ["WordProposed"]
    assert table.game == before
    assert table.refuses(RED_SPYMASTER, point) == "spymaster_silent"
    assert table.refuses(WATCHER, point) == "wrong_role"
    right = table.unseen(RED)[0]
    table.touch(right)
    covered = cmd.MarkCard(table.game.find(right))
    assert table.refuses(RED_OPERATIVE, covered) == "already_covered"


def test_operatives_talk_and_spymasters_are_silent_r28_r30_r97() -> None:
    table = Table(board())
    for seat in BOTH_OPERATIVES:
        assert table.send(seat, cmd.Say("  forse MELA?  ")) == ["Talked"]
        assert table.last == (ev.Talked(seat, "forse MELA?"),)
    for seat in BOTH_SPYMASTERS:
        assert table.refuses(seat, cmd.Say("no!")) == "spymaster_silent"
    for seat in (WATCHER, INSIDER):
        assert table.refuses(seat, cmd.Say("psst")) == "wrong_role"


@pytest.mark.parametrize(
    "text", ["", "  ", "a\x00b", "a\nb", "x" * (LONGEST_REMARK + 1), "a\ud800"]
)
def test_a_remark_has_a_form_too_r30(text: str) -> None:
    assert Table(board()).refuses(RED_OPERATIVE, cmd.Say(text)) == "text_form"


def test_talk_is_heard_by_the_whole_table_r30_q25() -> None:
    table = Table(board())
    table.send(RED_OPERATIVE, cmd.Say("MELA o RADICE?"))
    for seat in (*BOTH_SPYMASTERS, table.operative(BLUE), WATCHER):
        assert b"MELA o RADICE?" in table.heard_by(seat)[-1]


def test_nothing_is_spelled_before_there_is_a_clue_r82() -> None:
    table = Table(board())
    assert table.refuses(RED_OPERATIVE, cmd.RequestSpelling()) == "no_clue"
    table.clue("New York", 1)
    table.send(WATCHER, cmd.RequestSpelling())
    assert table.last == (ev.ClueSpelled("New York", "N-e-w- -Y-o-r-k"),)


def test_who_knows_the_key_asks_for_no_spelling_as_all_would_hear_when_r28_r82_r97() -> None:
    table = after_clue(2)
    for seat in (*BOTH_SPYMASTERS, INSIDER):
        assert table.refuses(seat, cmd.RequestSpelling()) == "spymaster_silent"
    for seat in KEYLESS:
        assert table.send(seat, cmd.RequestSpelling()) == ["ClueSpelled"]


def test_unused_guesses_are_not_carried_over_r40() -> None:
    table = after_clue(5)
    right_guesses(table, 1)
    table.stop()
    table.waste_turn()
    table.clue("poi", 1)
    assert table.used == "0/2"


def test_covering_is_done_by_the_engine_with_the_tile_of_the_key_r32_r98() -> None:
    table = after_clue("unlimited")
    for word in (*table.unseen(RED)[:3], *table.unseen(BLUE)[:1]):
        table.touch(word)
        cover = table.game.covers[-1]
        assert table.game.words[cover.card] == word
        assert table.game.key.identity(cover.card) is cover.identity


def test_tiles_left_are_words_left_and_known_to_all_r7_r8_r20_r21() -> None:
    for start in (RED, BLUE):
        table = Table(board(start=start))
        assert (table.game.left(start), table.game.left(start.other)) == (9, 8)
        table.clue("via", 1)
        table.touch(table.unseen(start)[0])
        assert table.game.left(start) == 8


def test_a_clue_aimed_at_nothing_is_not_policed_q33() -> None:
    table = after_clue(3)
    table.touch(table.unseen(BLUE)[0])
    assert table.ending == "wrong"


def test_penalties_and_simulated_turns_have_their_moment_r60_r110() -> None:
    table = after_clue(1)
    assert table.refuses(RED_SPYMASTER, cmd.SkipPenalty()) == "wrong_phase"
    assert table.refuses(RED_SPYMASTER, cmd.CoverOpponentWord(0)) == "wrong_phase"
    coop = after_clue(1, Options(mode="coop"))
    assert coop.refuses(RED_SPYMASTER, cmd.CoverOpponentWord(0)) == "wrong_phase"
    right_guesses(coop, 2)
    simulate(coop)
    taken = coop.game.covers[-1].card
    coop.clue("poi", 1)
    right_guesses(coop, 2)
    assert coop.refuses(RED_SPYMASTER, cmd.CoverOpponentWord(taken)) == "already_covered"
    assert coop.refuses(RED_SPYMASTER, cmd.CoverOpponentWord(25)) == "unknown_card"


def test_there_is_no_draw_and_no_skipping_r23_r48() -> None:
    table = Table(board())
    teams = []
    while table.game.result is None:
        teams.append(table.game.team)
        table.clue("avanti", 1)
        right_guesses(table, 1)
        if table.game.result is None:
            table.stop()
    assert teams == [RED, BLUE] * 8, "the second team is first to cover its eight"
    assert (table.game.result.winner, table.game.result.score) == (BLUE, None)


def test_play_raises_where_decide_refuses() -> None:
    table = Table(board())
    game = play(table.game, RED_SPYMASTER, cmd.GiveClue("albero", 2))
    with pytest.raises(IllegalCommandError, match="wrong_phase") as caught:
        play(game, RED_SPYMASTER, cmd.GiveClue("ancora", 2))
    assert caught.value.refusal.code == "wrong_phase"


@pytest.mark.parametrize("history", [(), (ev.ClueAccepted(),)])
def test_a_history_starts_with_the_deal(history: tuple[ev.Event, ...]) -> None:
    with pytest.raises(TypeError, match="starts with Dealt"):
        replay(history)
    with pytest.raises(TypeError, match="starts with Dealt"):
        record_of(history)


def test_a_word_that_is_not_on_the_table_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Table(board()).game.find("NOWHERE")
