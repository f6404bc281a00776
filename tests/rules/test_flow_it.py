"""The worked examples of the Italian book, played step by step (vectors/flow_vectors.md)."""

import msgspec

from cryptonym.rules import BLUE, RED, RED_OPERATIVE, WATCHER, Identity, Options, Phase, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueSpelled
from support.boards import board
from support.referee import Referee, refused
from support.scenarios import (
    after_clue,
    an_old_word_is_left,
    challenged,
    next_games,
    penalty,
    right_guesses,
    three_wins,
    three_wrong_guesses,
    unnoticed,
)
from support.table import BOTH_OPERATIVES, BOTH_SPYMASTERS, EVERY_SEAT, KEYLESS, Table


def test_f_it_01_only_spymasters_read_the_key_r5_r17() -> None:
    dealt = board(red=["MELA"], bystander=["FERRO"], blue=["GRADO"], assassin="CORNO")
    table = Table(dealt)
    expected = {
        "MELA": Identity.RED,
        "FERRO": Identity.BYSTANDER,
        "GRADO": Identity.BLUE,
        "CORNO": Identity.ASSASSIN,
    }
    for word, identity in expected.items():
        card = table.game.find(word)
        for spymaster in BOTH_SPYMASTERS:
            assert view(table.game, spymaster).identity(card) is identity
        for seat in KEYLESS:
            seen = view(table.game, seat)
            assert seen.words[card] == word
            assert seen.identity(card) is None
            assert seen.key is None
    assert (table.game.key.start, table.game.team, table.counts) == (RED, RED, (9, 8))
    assert view(table.game, WATCHER).left == {RED: 9, BLUE: 8}


def albero() -> Table:
    table = Table(board(red=["RADICE", "CORTECCIA", "MELA"]))
    assert table.clue("albero", 2) == ["ClueGiven"]
    assert (table.used, table.may_stop) == ("0/3", False)
    for seat in EVERY_SEAT:
        clue = view(table.game, seat).clue
        assert (clue.team, clue.word, clue.number) == (RED, "albero", 2)
    assert table.touch("RADICE") == ["WordCovered"]
    assert (table.used, table.may_stop, table.counts) == ("1/3", True, (8, 8))
    assert table.touch("MELA") == ["WordCovered"]
    assert (table.used, table.may_stop, table.counts) == ("2/3", True, (7, 8))
    return table


def test_f_it_02_albero_2_then_stop_r25_r33_r39_r99() -> None:
    table = albero()
    assert table.stop() == ["TurnEnded"]
    assert (table.used, table.ending) == ("2/3", "stopped")
    assert (table.game.team, table.game.phase) == (BLUE, Phase.CLUE)


def test_f_it_02_albero_2_then_the_third_guess_ends_by_the_limit_r39() -> None:
    table = albero()
    assert table.touch("CORTECCIA") == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending, table.counts) == ("3/3", "limit", (6, 8))


def test_f_it_02_a_lucky_hit_looks_like_a_planned_one_r99_r101() -> None:
    table = albero()
    for seat in EVERY_SEAT:
        planned, lucky = (msgspec.json.decode(e) for e in table.heard_by(seat)[-2:])
        assert planned.pop("card") == table.game.find("RADICE")
        assert lucky.pop("card") == table.game.find("MELA")
        assert planned == lucky
    seen = msgspec.json.decode(table.seen_by(RED_OPERATIVE))
    corteccia = table.game.find("CORTECCIA")
    assert seen["cells"][corteccia] == "?"
    assert all(cover["card"] != corteccia for cover in seen["covers"])
    assert set(seen["clue"]) == {"turn", "team", "word", "number"}


def test_f_it_03_freddo_3_stop_after_two_costs_nothing_r38() -> None:
    table = Table(board())
    table.clue("freddo", 3)
    assert table.used == "0/4"
    right_guesses(table, 1)
    assert table.used == "1/4"
    right_guesses(table, 1)
    assert table.used == "2/4"
    assert table.stop() == ["TurnEnded"]
    assert (table.ending, table.counts, table.game.team) == ("stopped", (7, 8), BLUE)
    assert table.game.phase is Phase.CLUE


def test_f_it_04_freddo_3_stop_after_one_but_not_before_q1_r37_r38() -> None:
    table = Table(board())
    table.clue("freddo", 3)
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "must_guess_once"
    assert table.used == "0/4"
    right_guesses(table, 1)
    assert table.used == "1/4"
    assert table.stop() == ["TurnEnded"]
    assert table.ending == "stopped"


def test_f_it_05_freddo_3_allows_four_guesses_and_no_fifth_r39() -> None:
    table = Table(board())
    table.clue("freddo", 3)
    right_guesses(table, 3)
    assert (table.used, table.may_stop) == ("3/4", True)
    assert table.touch(table.unseen(RED)[0]) == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending, table.counts) == ("4/4", "limit", (5, 8))
    fifth = table.guess(table.unseen(RED)[0])
    assert table.refuses(RED_OPERATIVE, fifth) == "wrong_phase"
    assert table.counts == (5, 8)


def test_f_it_06_the_extra_guess_is_open_from_the_first_turn_on_q8_r41_r42() -> None:
    table = after_clue(2)
    right_guesses(table, 2)
    assert (table.used, table.may_stop) == ("2/3", True)
    right_guesses(table, 1)
    assert (table.used, table.ending) == ("3/3", "limit")


def test_f_it_06_later_the_extra_guess_catches_up_on_an_old_word_r41_r42() -> None:
    table = an_old_word_is_left("VECCHIA", "NUOVA", "ALTRA", clues=("x", "y"))
    table.touch("NUOVA")
    assert (table.used, table.may_stop) == ("1/2", True)
    assert table.touch("VECCHIA") == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending, table.counts[0]) == ("2/2", "limit", 6)


def test_f_it_07_three_ways_to_go_wrong_r34_r35_r36() -> None:
    three_wrong_guesses("FERRO", "GRADO", "CORNO")


def test_f_it_08_three_ways_to_win_r45_r46_r47() -> None:
    three_wins()


def piccolo() -> tuple[Table, list[str]]:
    """Red has five words left, three of them missed under earlier clues."""
    table = Table(board())
    table.clue("prima", 3)
    right_guesses(table, 2)
    table.stop()
    table.waste_turn()
    table.clue("dopo", 4)
    right_guesses(table, 2)
    table.stop()
    table.waste_turn()
    assert table.counts[0] == 5
    return table, table.unseen(RED)


def test_f_it_09_piccolo_unlimited_takes_all_five_r54_r55_r56() -> None:
    table, words = piccolo()
    table.clue("piccolo", "unlimited")
    assert (table.used, table.may_stop) == ("0/∞", False)
    for step, word in enumerate(words[:4], start=1):
        table.touch(word)
        assert (table.used, table.may_stop) == (f"{step}/∞", True)
    table.touch(words[4])
    assert table.used == "5/∞"
    assert (table.game.result.winner, table.game.result.reason) == (RED, "all_words")


def test_f_it_09_piccolo_2_would_have_allowed_three_only_r39_r56() -> None:
    table, words = piccolo()
    table.clue("piccolo", 2)
    for word in words[:3]:
        table.touch(word)
    assert (table.used, table.ending, table.counts[0]) == ("3/3", "limit", 2)


def test_f_it_09_any_mistake_ends_an_unlimited_turn_q12_r55() -> None:
    table, words = piccolo()
    table.clue("piccolo", "unlimited")
    table.touch(words[0])
    assert table.touch(table.unseen(Identity.BYSTANDER)[0]) == ["WordCovered", "TurnEnded"]
    assert (table.ending, table.counts[0]) == ("wrong", 4)


def test_f_it_10_piume_0_has_no_limit_but_needs_one_guess_q2_r52_r53() -> None:
    table = Table(board())
    table.clue("piume", 0)
    assert (table.used, table.game.limit) == ("0/∞", None)
    assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "must_guess_once"
    assert table.touch(table.unseen(RED)[0]) == ["WordCovered"], "0+1=1 would end it here"
    assert (table.used, table.may_stop) == ("1/∞", True)
    right_guesses(table.fork(), 5)
    table.stop()
    assert table.ending == "stopped"


def test_f_it_11_an_invalid_clue_costs_the_turn_and_perhaps_a_word_r59_r60() -> None:
    penalty(challenged("BOCCA", "boccuccia"))


def test_f_it_12_an_invalid_clue_may_be_waived_r61() -> None:
    table = challenged("BOCCA", "boccuccia")
    assert table.refuses(table.spymaster(), cmd.RuleClue("waive")) == "not_your_turn"
    assert table.refuses(table.operative(BLUE), cmd.RuleClue("waive")) == "wrong_role"
    assert table.send(table.rival, cmd.RuleClue("waive")) == ["ClueWaived"]
    assert (table.game.clue.word, table.game.clue.number) == ("boccuccia", 2)
    assert (table.used, table.game.phase, table.game.team) == ("0/3", Phase.GUESS, RED)
    for seat in (table.rival, *BOTH_OPERATIVES):
        assert table.refuses(seat, cmd.ChallengeClue()) == "challenge_closed"
    right_guesses(table, 3)
    assert (table.ending, table.counts) == ("limit", (6, 8))


def test_f_it_13_an_invalid_clue_nobody_noticed_is_valid_r62() -> None:
    unnoticed("BOCCA", "boccuccia")


def test_f_it_14_asking_first_leaves_no_trace_r57_r58() -> None:
    asked = Table(board(red=["INGHILTERRA"]))
    silent = asked.fork()
    assert asked.send(asked.spymaster(), cmd.ConsultClue("terra", 1)) == ["ConsultAsked"]
    assert view(asked.game, asked.rival).consultations[-1].word == "terra"
    assert asked.refuses(asked.spymaster(), cmd.AnswerConsult(True)) == "not_your_turn"
    assert asked.refuses(asked.operative(BLUE), cmd.AnswerConsult(True)) == "wrong_role"
    assert asked.send(asked.rival, cmd.AnswerConsult(True)) == ["ConsultAnswered"]
    asked.clue("terra", 1)
    silent.clue("terra", 1)
    assert asked.game.standing == "allowed"
    assert asked.refuses(asked.rival, cmd.ChallengeClue()) == "challenge_closed"
    for seat in KEYLESS:
        assert asked.seen_by(seat) == silent.seen_by(seat)
        assert asked.heard_by(seat) == silent.heard_by(seat)
    asked.touch("INGHILTERRA")
    assert asked.used == "1/2"


def test_f_it_15_a_clue_may_be_spelled_and_is_spelled_on_request_r78_r81_r82() -> None:
    table = Table(board(red=["NAVE", "NOCE"]))
    table.clue("p-e-s-c-a", 2)
    assert table.game.clue.word == "pesca"
    for seat in KEYLESS:
        assert table.send(seat, cmd.RequestSpelling()) == ["ClueSpelled"]
        assert table.last == (ClueSpelled("pesca", "p-e-s-c-a"),)
    table.touch("NAVE")
    table.touch("NOCE")
    assert table.used == "2/3"


def test_f_it_15_hanno_is_not_anno_but_famigliare_is_familiare_r78_r81() -> None:
    referee = Referee({"FAMILIARE": {"famigliare": "SPELLING_VARIANT"}})
    table = Table(board(red=["ANNO", "FAMILIARE"]))
    spelled = "f-a-m-i-g-l-i-a-r-e"
    verdict = referee.judge(table.game, spelled)
    assert table.refuses(table.spymaster(), cmd.GiveClue(spelled, 1), verdict) == "clue_refused"
    table.clue("h-a-n-n-o", 1, referee.judge(table.game, "h-a-n-n-o"))
    assert table.game.clue.word == "hanno"


def test_f_it_16_flip_after_odd_games_draw_after_even_ones_q16_r49_r50_r51() -> None:
    next_games("auto", ["flip", "draw", "flip"])


def test_f_it_17_the_spymaster_adds_nothing_and_the_table_remembers_r28_r101_r102() -> None:
    table = Table(board())
    table.clue("lontano", 2)
    for remark in ("è un po' tirato", "per mela ne mancano due"):
        assert table.refuses(table.spymaster(), cmd.Say(remark)) == "spymaster_silent"
        assert table.refuses(table.rival, cmd.Say(remark)) == "spymaster_silent"
    assert table.send(RED_OPERATIVE, cmd.Say("forse MELA?")) == ["Talked"]
    right_guesses(table, 1)
    table.stop()
    table.waste_turn()
    for seat in EVERY_SEAT:
        first = msgspec.json.decode(table.seen_by(seat))["clues"][0]
        assert first == {"turn": 1, "team": "red", "word": "lontano", "number": 2}


def test_f_it_11_the_referee_challenges_by_itself_when_so_agreed_r59() -> None:
    table = Table(board(red=["BOCCA"], options=Options(check="referee")))
    happened = table.clue("boccuccia", 2, refused("WORD_FORM", "BOCCA"))
    assert happened == ["ClueGiven", "ClueChallenged"]
    assert table.game.challenged_by is None
    penalty(table)
