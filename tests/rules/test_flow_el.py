"""The worked examples of the Greek book, played step by step (vectors/flow_vectors.md)."""

from cryptonym.rules import BLUE, RED, Identity, Options, Role, Seat
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueSpelled
from support import scenarios
from support.boards import board
from support.matches import Evening
from support.table import BOTH_OPERATIVES, Table


def test_f_el_01_thalassa_2_and_katoikidio_1_r25_r27() -> None:
    scenarios.one_more_than_the_number(
        two="Θάλασσα", found=("ΧΤΑΠΟΔΙ", "ΦΑΛΑΙΝΑ"), one="Κατοικίδιο"
    )


def test_f_el_02_two_turns_of_the_red_team_r33_r34_r39_r40_r42() -> None:
    scenarios.two_turns_of_red(
        bystander="ΠΟΡΤΟΚΑΛΙ", two="δέντρο", three="ποτάμι", found=("ΑΜΑΖΟΝΙΟΣ", "ΟΧΘΗ", "ΚΑΡΥΔΙ")
    )


def test_f_el_03_the_ways_a_turn_ends_r43() -> None:
    table = scenarios.after_clue(1)
    wrong = table.fork()
    wrong.touch(wrong.unseen(Identity.BYSTANDER)[0])
    scenarios.right_guesses(table, 1)
    stopped = table.fork()
    stopped.stop()
    scenarios.right_guesses(table, 1)
    assert [run.ending for run in (wrong, stopped, table)] == ["wrong", "stopped", "limit"]
    assert {run.game.team for run in (wrong, stopped, table)} == {BLUE}


def test_f_el_04_nisi_0_and_nisi_apeiro_r52_r53_r54_r55() -> None:
    scenarios.zero_and_unlimited("Νησί")


def test_f_el_05_lyra_and_lira_sound_alike_and_are_two_words_r81_r82() -> None:
    table = Table(board(red=["ΜΟΥΣΙΚΗ", "ΝΟΜΙΣΜΑ", "ΑΓΓΛΙΑ"]))
    coins = table.fork()
    table.clue("λ-ύ-ρ-α", 1)
    coins.clue("λ-ί-ρ-α", 2)
    assert (table.game.clue.word, coins.game.clue.word) == ("λύρα", "λίρα")
    for seat in BOTH_OPERATIVES:
        table.send(seat, cmd.RequestSpelling())
        assert table.last == (ClueSpelled("λύρα", "λ-ύ-ρ-α"),)


def test_f_el_05_the_rival_spymaster_may_help_with_the_spelling_r63_r82() -> None:
    table = Table(board())
    table.send(table.spymaster(), cmd.ConsultClue("λίρα"))
    table.send(table.rival, cmd.AnswerConsult(allow=False))
    table.clue("λύρα", 1)
    assert table.game.clue.word == "λύρα"


def test_f_el_06_invalid_clue_penalty_r59_r60() -> None:
    scenarios.penalty(scenarios.challenged("ΒΡΟΧΗ", "βρόχινο"))


def test_f_el_06_invalid_clue_unnoticed_r62() -> None:
    scenarios.unnoticed("ΒΡΟΧΗ", "βρόχινο")


def test_f_el_07_the_sand_timer_only_asks_r105_r106() -> None:
    scenarios.sand_timer()


def test_f_el_08_two_players_take_the_starting_colour_r109_r110_r111_r112_r113() -> None:
    for start in (RED, BLUE):
        table = Table(board(start=start, options=Options(mode="coop")))
        assert table.game.team is start
        assert (table.game.left(start), table.game.left(start.other)) == (9, 8)
        stranger = Seat(Role.SPYMASTER, start.other)
        assert table.refuses(stranger, cmd.ConsultClue("x")) == "no_such_seat"
    scenarios.coop_scores_and_losses()


def test_f_el_09_three_players_r114_r115() -> None:
    scenarios.three_against_each_other()
    evening = Evening(Options(mode="shared")).seat_everybody().start()
    assert evening.match.running


def test_f_el_10_next_game_turns_the_cards_over_r49_r50() -> None:
    scenarios.next_games("flip", ["flip"])


def test_f_el_11_a_covered_word_becomes_free_r29() -> None:
    scenarios.word_becomes_free("ΒΡΟΧΗ", "βροχερό", "WORD_FORM")
