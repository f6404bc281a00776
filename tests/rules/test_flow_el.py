"""The worked examples of the Greek book, played step by step (vectors/flow_vectors.md)."""

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    AnswerConsult,
    ConsultClue,
    Identity,
    Options,
    RequestSpelling,
    Role,
    Seat,
)
from cryptonym.rules.events import ClueSpelled
from support.boards import board
from support.matches import Evening
from support.scenarios import (
    after_clue,
    challenged,
    coop_scores_and_losses,
    fourth_guess_or_stop,
    next_games,
    penalty,
    right_guesses,
    sand_timer,
    three_against_each_other,
    two_turns_of_red,
    unnoticed,
    word_becomes_free,
    zero_and_unlimited,
)
from support.table import Table


def test_f_el_01_thalassa_2_and_katoikidio_1_r25_r27() -> None:
    table = Table(board(red=["ΧΤΑΠΟΔΙ", "ΦΑΛΑΙΝΑ"]))
    single = table.fork()
    table.clue("Θάλασσα", 2)
    assert table.used == "0/3"
    table.touch("ΧΤΑΠΟΔΙ")
    table.touch("ΦΑΛΑΙΝΑ")
    assert (table.used, table.counts) == ("2/3", (7, 8))
    single.clue("Κατοικίδιο", 1)
    assert single.used == "0/2"


def test_f_el_02_two_turns_of_the_red_team_r33_r34_r39_r40_r42() -> None:
    table, another = two_turns_of_red(
        bystander="ΠΟΡΤΟΚΑΛΙ",
        first=("δέντρο", 2),
        second=("ποτάμι", 3),
        found=("ΑΜΑΖΟΝΙΟΣ", "ΟΧΘΗ", "ΚΑΡΥΔΙ"),
    )
    fourth_guess_or_stop(table, another)


def test_f_el_03_the_ways_a_turn_ends_r43() -> None:
    table = after_clue(1)
    wrong = table.fork()
    wrong.touch(wrong.unseen(Identity.BYSTANDER)[0])
    right_guesses(table, 1)
    stopped = table.fork()
    stopped.stop()
    right_guesses(table, 1)
    assert [run.ending for run in (wrong, stopped, table)] == ["wrong", "stopped", "limit"]
    assert {run.game.team for run in (wrong, stopped, table)} == {BLUE}


def test_f_el_04_nisi_0_and_nisi_apeiro_r52_r53_r54_r55() -> None:
    zero_and_unlimited("Νησί")


def test_f_el_05_lyra_and_lira_sound_alike_and_are_two_words_r81_r82() -> None:
    table = Table(board(red=["ΜΟΥΣΙΚΗ", "ΝΟΜΙΣΜΑ", "ΑΓΓΛΙΑ"]))
    coins = table.fork()
    table.clue("λ-ύ-ρ-α", 1)
    coins.clue("λ-ί-ρ-α", 2)
    assert (table.game.clue.word, coins.game.clue.word) == ("λύρα", "λίρα")
    for seat in (RED_OPERATIVE, BLUE_OPERATIVE):
        table.send(seat, RequestSpelling())
        assert table.last == (ClueSpelled("λύρα", "λ-ύ-ρ-α"),)


def test_f_el_05_the_rival_spymaster_may_help_with_the_spelling_r63_r82() -> None:
    table = Table(board())
    table.send(table.spymaster(), ConsultClue("λίρα"))
    table.send(BLUE_SPYMASTER, AnswerConsult(allow=False))
    table.clue("λύρα", 1)
    assert table.game.clue.word == "λύρα"


def test_f_el_06_invalid_clue_penalty_r59_r60() -> None:
    penalty(challenged("ΒΡΟΧΗ", "βρόχινο"))


def test_f_el_06_invalid_clue_unnoticed_r62() -> None:
    unnoticed("ΒΡΟΧΗ", "βρόχινο")


def test_f_el_07_the_sand_timer_only_asks_r105_r106() -> None:
    sand_timer()


def test_f_el_08_two_players_take_the_starting_colour_r109_r110_r111_r112_r113() -> None:
    for start in (RED, BLUE):
        table = Table(board(start=start, options=Options(mode="coop")))
        assert table.game.team is start
        assert (table.game.left(start), table.game.left(start.other)) == (9, 8)
        stranger = Seat(Role.SPYMASTER, start.other)
        assert table.refuses(stranger, ConsultClue("x")) == "no_such_seat"
    coop_scores_and_losses()


def test_f_el_09_three_players_r114_r115() -> None:
    three_against_each_other()
    evening = Evening(Options(mode="shared")).seat_everybody().start()
    assert evening.match.running


def test_f_el_10_next_game_turns_the_cards_over_r49_r50() -> None:
    next_games("flip", ["flip"])


def test_f_el_11_a_covered_word_becomes_free_r29() -> None:
    word_becomes_free("ΒΡΟΧΗ", "βροχερό", "WORD_FORM")
