"""The scenarios that rest on our rulings, played step by step (vectors/flow_vectors.md)."""

from cryptonym.rules import BLUE, BLUE_SPYMASTER, RED, RED_OPERATIVE, RED_SPYMASTER, Identity
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import WordCovered
from support.boards import board
from support.referee import refused
from support.scenarios import FREE, SHARED, assert_won, down_to, right_guesses, together
from support.table import Table


def test_f_x_01_a_penalty_cover_of_the_last_word_wins_at_once_q5_r45_r60() -> None:
    table = Table(board(blue=["ULTIMO"], options=FREE))
    down_to(table, BLUE, ("ULTIMO",))
    table.clue("sbagliato", 1)
    table.send(BLUE_SPYMASTER, cmd.ChallengeClue())
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    clues = len(table.game.clues)
    cover = cmd.CoverPenaltyWord(table.game.find("ULTIMO"))
    assert table.send(BLUE_SPYMASTER, cover) == ["WordCovered", "GameOver", "DealOpened"]
    assert_won(table, BLUE, "all_words")
    assert len(table.game.clues) == clues


def test_f_x_02_a_guess_after_the_turn_is_over_is_refused_q7_r39() -> None:
    table = Table(board())
    table.clue("x", 1)
    right_guesses(table, 2)
    assert (table.used, table.ending) == ("2/2", "limit")
    late = table.unseen(RED)[0]
    assert table.refuses(RED_OPERATIVE, table.guess(late)) == "wrong_phase"
    table.clue("blu", 1)
    assert table.refuses(RED_OPERATIVE, table.guess(late)) == "not_your_turn"


def test_f_x_03_touching_a_covered_card_is_no_guess_q9_r37() -> None:
    table = Table(board())
    table.clue("x", 1)
    first = table.unseen(RED)[0]
    table.touch(first)
    table.stop()
    table.waste_turn()
    table.clue("y", 1)
    assert table.refuses(RED_OPERATIVE, table.guess(first)) == "already_covered"
    assert table.used == "0/2"
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "must_guess_once"


def test_f_x_04_of_two_simultaneous_touches_the_first_counts_r31() -> None:
    table = Table(board(bystander=["FERRO"]))
    table.clue("x", 2)
    own, also_own = table.unseen(RED)[:2]
    turn = table.game.turn
    one = cmd.GuessWord(table.game.find("FERRO"), turn)
    two = cmd.GuessWord(table.game.find(own), turn)

    wrong_first = table.fork()
    wrong_first.send(RED_OPERATIVE, one)
    assert wrong_first.refuses(RED_OPERATIVE, two) == "stale_turn"
    assert wrong_first.refuses(RED_OPERATIVE, wrong_first.guess(own)) == "wrong_phase"

    table.send(RED_OPERATIVE, two)
    assert table.refuses(RED_OPERATIVE, two) == "already_covered"
    table.send(RED_OPERATIVE, cmd.GuessWord(table.game.find(also_own), turn))
    assert table.used == "2/3"


def test_f_x_05_a_clue_may_equal_a_covered_word_q10_r29() -> None:
    table = Table(board(red=["MELA"]))
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("mela", 2)) == "clue_refused"
    table.find_all("MELA")
    table.waste_turn()
    assert table.clue("mela", 2) == ["ClueGiven"]


def test_f_x_06_the_same_clue_word_may_come_again_from_either_team_q11() -> None:
    table = Table(board())
    table.clue("albero", 2)
    right_guesses(table, 1)
    table.stop()
    table.clue("albero", 3)
    assert table.used == "0/4"
    right_guesses(table, 1)
    table.stop()
    table.clue("albero", 1)
    assert table.used == "0/2"
    assert [clue.word for clue in table.game.clues] == ["albero"] * 3


def test_f_x_07_permission_overrides_the_machine_q3_r57() -> None:
    table = Table(board(red=["GRATTACIELO"]))
    verdict = refused("COMPOUND_PART", "GRATTACIELO", "cielo")
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("cielo", 1), verdict) == "clue_refused"
    table.send(RED_SPYMASTER, cmd.ConsultClue("cielo", 1), verdict)
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("cielo", 1), verdict) == "clue_refused"
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert table.clue("cielo", 1, verdict) == ["ClueGiven"]
    assert (table.used, table.game.standing) == ("0/2", "allowed")


def test_f_x_08_a_mistake_on_the_last_opposing_word_loses_without_score_r111() -> None:
    table = together(7)
    table.clue("insieme", "unlimited")
    right_guesses(table, 1)
    assert table.counts == (1, 1)
    table.touch(table.unseen(BLUE)[0])
    result = table.game.result
    assert (result.winner, result.reason, result.score) == (BLUE, "opponents_done", None)


def test_f_x_09_the_last_word_and_the_assassin_never_come_at_once_r46_r47() -> None:
    table = Table(board(blue=["ULTIMO"], assassin="KILLER"))
    down_to(table, BLUE, ("ULTIMO",))
    table.clue("x", "unlimited")
    for word, reason in (("ULTIMO", "all_words"), ("KILLER", "assassin")):
        run = table.fork()
        run.touch(word)
        assert sum(isinstance(event, WordCovered) for event in run.last) == 1
        assert_won(run, BLUE, reason)
        hidden = {"ULTIMO", "KILLER"} - {word}
        assert not run.game.is_covered(run.game.find(hidden.pop()))


def test_f_x_10_three_players_the_last_word_wins_out_of_turn_r46_r115() -> None:
    table = Table(board(options=SHARED, blue=["ULTIMO"]))
    down_to(table, BLUE, ("ULTIMO",))
    table.clue("x", 1)
    table.touch("ULTIMO")
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "all_words")
    assert table.game.team is RED
    assert table.unseen(Identity.ASSASSIN)
