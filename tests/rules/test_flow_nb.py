"""The worked examples of the Norwegian book, played step by step (vectors/flow_vectors.md)."""

import pytest

from cryptonym.rules import (
    BLUE,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Identity,
    Phase,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.model import guess_limit
from support.boards import board
from support.scenarios import (
    after_clue,
    an_old_word_is_left,
    challenged,
    down_to,
    next_games,
    penalty,
    right_guesses,
    three_wins,
    three_wrong_guesses,
    unnoticed,
)
from support.table import Table


def test_f_nb_01_reading_the_key_r5_r17() -> None:
    dealt = board(
        red=["EPLER", "ILD", "HÅL", "HJERTE", "MÅNE"],
        bystander=["JERN", "SPILL", "BLOKK", "BORD"],
        blue=["GRADER", "SKJERM", "TELESKOP", "BØLGE", "LONDON"],
        assassin="RING",
    )
    table = Table(dealt)
    assert (table.game.team, table.counts) == (RED, (9, 8))
    read = {
        word: view(table.game, BLUE_SPYMASTER).identity(table.game.find(word))
        for word in ("EPLER", "JERN", "GRADER", "RING")
    }
    assert list(read.values()) == [
        Identity.RED,
        Identity.BYSTANDER,
        Identity.BLUE,
        Identity.ASSASSIN,
    ]
    assert view(table.game, RED_SPYMASTER).cells == view(table.game, BLUE_SPYMASTER).cells
    assert view(table.game, RED_OPERATIVE).cells == "?" * 25
    assert view(table.game, RED_OPERATIVE).words == dealt.words


def planter() -> Table:
    table = Table(board(red=["SKOG", "GRESS", "EPLE"]))
    table.clue("planter", 2)
    assert (table.used, table.may_stop) == ("0/3", False)
    table.touch("GRESS")
    assert (table.used, table.may_stop, table.counts) == ("1/3", True, (8, 8))
    table.touch("EPLE")
    assert (table.used, table.may_stop, table.counts) == ("2/3", True, (7, 8))
    return table


def test_f_nb_02_planter_2_a_lucky_hit_then_stop_r25_r33_r99() -> None:
    table = planter()
    meant, lucky = table.game.covers
    assert (meant.turn, meant.team, meant.identity, meant.cause) == (
        lucky.turn,
        lucky.team,
        lucky.identity,
        lucky.cause,
    )
    table.stop()
    assert (table.used, table.ending) == ("2/3", "stopped")


def test_f_nb_02_planter_2_a_lucky_hit_then_the_third_guess_r33_r39() -> None:
    table = planter()
    table.touch("SKOG")
    assert (table.used, table.ending, table.counts) == ("3/3", "limit", (6, 8))


def test_f_nb_03_kaldt_3_find_three_and_stop_r38() -> None:
    table = after_clue(3)
    right_guesses(table, 3)
    assert (table.used, table.may_stop) == ("3/4", True)
    table.stop()
    assert (table.ending, table.counts, table.game.team) == ("stopped", (6, 8), BLUE)


@pytest.mark.parametrize("found", [1, 2])
def test_f_nb_04_kaldt_3_stop_after_one_or_two_not_before_r37_r38(found: int) -> None:
    table = after_clue(3)
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "must_guess_once"
    right_guesses(table, found)
    assert (table.used, table.may_stop) == (f"{found}/4", True)
    table.stop()
    assert (table.ending, table.counts) == ("stopped", (9 - found, 8))


def test_f_nb_05_kaldt_3_up_to_four_r39() -> None:
    table = after_clue(3)
    right_guesses(table, 3)
    assert table.touch(table.unseen(RED)[0]) == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending) == ("4/4", "limit")
    assert table.refuses(RED_OPERATIVE, table.guess(table.unseen(RED)[0])) == "wrong_phase"


def test_f_nb_06_an_old_word_as_first_or_extra_guess_or_a_random_one_r41_r42() -> None:
    table = an_old_word_is_left("GAMMEL", "NY", "EN", clues=("først", "så"))

    old_first = table.fork()
    assert old_first.touch("GAMMEL") == ["WordCovered"]
    assert (old_first.used, old_first.may_stop) == ("1/2", True)
    assert old_first.touch("NY") == ["WordCovered", "TurnEnded"]

    at_random = table.fork()
    assert at_random.touch(at_random.unseen(RED)[-1]) == ["WordCovered"]

    table.touch("NY")
    table.touch("GAMMEL")
    assert (table.used, table.ending) == ("2/2", "limit")


def test_f_nb_06_in_the_first_round_the_extra_guess_is_allowed_r41() -> None:
    table = after_clue(1)
    right_guesses(table, 2)
    assert (table.used, table.ending) == ("2/2", "limit")


def test_f_nb_07_wrong_guesses_r34_r35_r36() -> None:
    three_wrong_guesses("JERN", "GRADER", "RING")


def test_f_nb_08_wins_r45_r46_r47() -> None:
    three_wins()


def test_f_nb_09_orliten_unlimited_takes_the_last_three_r54_r55_r56() -> None:
    assert (guess_limit(1), guess_limit(2), guess_limit(3)) == (2, 3, 4)
    assert guess_limit("unlimited") is None
    table = Table(board(red=["EN", "TO", "TRE"]))
    down_to(table, RED, ("EN", "TO", "TRE"))
    for number in (2, 3):
        enough = table.fork()
        enough.clue("ørliten", number)
        right_guesses(enough, 3)
        assert enough.game.result.winner is RED
    too_low = table.fork()
    too_low.clue("ørliten", 1)
    right_guesses(too_low, 2)
    assert (too_low.ending, too_low.counts[0]) == ("limit", 1)

    table.clue("ørliten", "unlimited")
    assert table.used == "0/∞"
    right_guesses(table, 3)
    assert table.used == "3/∞"
    assert (table.game.result.winner, table.game.result.reason) == (RED, "all_words")


def test_f_nb_10_fjaer_0_sets_the_plus_one_aside_r52_r53() -> None:
    table = Table(board(red=["SNØ", "IS", "ANTARKTIS"], bystander=["PINGVIN"]))
    table.clue("fjær", 0)
    assert (table.used, table.may_stop) == ("0/∞", False)
    for step, word in enumerate(("SNØ", "IS", "ANTARKTIS"), start=1):
        table.touch(word)
        assert (table.used, table.may_stop) == (f"{step}/∞", True)
    on = table.fork()
    right_guesses(on, 2)
    assert on.used == "5/∞", "kaldt 3 would have ended at four"
    table.stop()
    assert (table.ending, table.game.is_covered(table.game.find("PINGVIN"))) == ("stopped", False)


def test_f_nb_11_invalid_clue_penalty_r59_r60() -> None:
    penalty(challenged("BRYTER", "brutt"))


def test_f_nb_11_invalid_clue_waived_r61() -> None:
    table = challenged("BRYTER", "brutt")
    table.send(table.rival, cmd.RuleClue("waive"))
    assert (table.used, table.game.phase, table.game.standing) == ("0/3", Phase.GUESS, "waived")
    right_guesses(table, 1)
    assert table.may_stop


def test_f_nb_11_invalid_clue_found_out_later_was_valid_r62() -> None:
    unnoticed("BRYTER", "brutt")


def test_f_nb_12_next_game_turns_the_cards_over_r50() -> None:
    next_games("flip", ["flip"])
