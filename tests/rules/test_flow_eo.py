"""The worked examples of the Esperanto book, played step by step (vectors/flow_vectors.md)."""

import unicodedata

import msgspec
import pytest

from cryptonym.rules import BLUE, RED, Identity, Options
from cryptonym.rules import commands as cmd
from support import scenarios
from support.boards import board
from support.matches import Evening
from support.referee import doubtful
from support.table import EVERY_SEAT, KEYLESS, Table


def test_f_eo_01_muzikinstrumento_2_and_klavoj_1_r25_r27() -> None:
    scenarios.one_more_than_the_number(
        two="muzikinstrumento", found=("PIANO", "FLAŬTO"), one="klavoj"
    )


def test_f_eo_02_two_turns_of_the_red_team_r33_r34_r39_r40_r42() -> None:
    scenarios.two_turns_of_red(
        bystander="MARTELO", two="ilo", three="ovo", found=("PAPAGO", "PAPILIO", "FLAŬTO")
    )


def test_f_eo_03_the_ways_a_turn_ends_with_number_3_r43() -> None:
    table = scenarios.after_clue(3)
    wrong, killed = table.fork(), table.fork()
    wrong.touch(wrong.unseen(Identity.BYSTANDER)[0])
    killed.touch(killed.unseen(Identity.ASSASSIN)[0])
    scenarios.right_guesses(table, 3)
    done = table.fork()
    done.stop()
    scenarios.right_guesses(table, 1)
    assert [run.ending for run in (table, done, wrong)] == ["limit", "stopped", "wrong"]
    assert {run.game.team for run in (table, done, wrong)} == {BLUE}
    assert killed.game.endings == ()
    assert killed.game.result.winner is BLUE


def test_f_eo_04_beko_0_and_beko_senlima_r52_r53_r54_r55() -> None:
    scenarios.zero_and_unlimited("beko")


def test_f_eo_05_after_an_invalid_clue_a_word_is_covered_as_a_duty_r59_r60() -> None:
    options = Options(check="free", penalty_cover="must")
    scenarios.penalty(scenarios.challenged("MILITESTRO", "urbestro", options), duty=True)


def test_f_eo_05_an_invalid_clue_not_noticed_in_time_is_valid_r62() -> None:
    scenarios.unnoticed("MILITESTRO", "urbestro")


def test_f_eo_06_consent_makes_a_word_valid_and_nobody_hears_it_r58() -> None:
    table = Table(board(red=["KUKURBO"]))
    plain = table.fork()
    table.send(table.spymaster(), cmd.ConsultClue("urbo", 1), doubtful("LETTERS", "KUKURBO"))
    table.send(table.rival, cmd.AnswerConsult(allow=True))
    assert table.clue("urbo", 1, doubtful("LETTERS", "KUKURBO")) == ["ClueGiven"]
    plain.clue("urbo", 1)
    for seat in KEYLESS:
        assert table.heard_by(seat) == plain.heard_by(seat)
        assert table.seen_by(seat) == plain.seen_by(seat)


def test_f_eo_07_a_clue_is_what_can_be_written_on_paper_r103() -> None:
    table = Table(board())
    for trick in ("ku\u200bkurbo", "\u202eovo", "ovo\x07", "ov\u00ado"):
        assert table.refuses(table.spymaster(), cmd.GiveClue(trick, 1)) == "clue_characters"
    spellings = {"ĉapelo", unicodedata.normalize("NFD", "ĉapelo"), "  ĉapelo ", "ĉ-a-p-e-l-o"}
    seen = set()
    for spelling in spellings:
        run = table.fork()
        run.clue(spelling, 1)
        for seat in EVERY_SEAT:
            clue = msgspec.json.decode(run.heard_by(seat)[-1])
            seen.add((clue["word"], clue["number"], frozenset(clue)))
    assert seen == {("ĉapelo", 1, frozenset({"type", "turn", "team", "word", "number"}))}


def test_f_eo_08_the_sand_timer_only_asks_r105_r106() -> None:
    scenarios.sand_timer()


def test_f_eo_09_two_players_r109_r110_r111_r112() -> None:
    scenarios.coop_scores_and_losses()
    colours = set()
    for night in range(12):
        evening = Evening(Options(mode="coop"))
        evening.deals = 100 * night
        evening.seat_everybody().start()
        game = evening.match.game
        assert game.team is game.key.start
        assert {seat.team for seat in evening.match.seats.values()} == {game.team}
        colours.add(game.team)
    assert colours == {RED, BLUE}, "the key decides the colour, so both come up"


def test_f_eo_10_three_players_r114_r115() -> None:
    scenarios.three_against_each_other()


@pytest.mark.parametrize("rule", ["flip", "draw"])
def test_f_eo_11_next_game_flips_or_draws_with_a_new_key_r49_r50_r51(rule: str) -> None:
    scenarios.next_games(rule, [rule])


def test_f_eo_12_a_covered_word_becomes_free_r29() -> None:
    scenarios.word_becomes_free("MILITESTRO", "urbestro", "SHARED_ROOT")
