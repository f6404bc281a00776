"""The worked examples of the Spanish book, played step by step (vectors/flow_vectors.md)."""

from cryptonym.rules import BLUE, RED, RED_OPERATIVE, RED_SPYMASTER, Identity, Options, Role, Seat
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueSpelled
from cryptonym.rules.match import JoinMatch, RotateRoles, TakeSeat
from support import scenarios
from support.boards import board
from support.matches import Evening
from support.referee import Referee
from support.table import KEYLESS, Table


def test_f_es_01_the_starting_team_has_nine_and_gives_the_first_clue_r22() -> None:
    for start in (RED, BLUE):
        table = Table(board(start=start))
        assert (table.game.left(start), table.game.left(start.other)) == (9, 8)
        assert table.refuses(Seat(Role.SPYMASTER, start.other), cmd.GiveClue("yo", 1)) == (
            "not_your_turn"
        )
        assert table.send(Seat(Role.SPYMASTER, start), cmd.GiveClue("yo", 1)) == ["ClueGiven"]


def test_f_es_02_two_turns_of_the_red_team_r33_r34_r39_r40_r42() -> None:
    scenarios.two_turns_of_red(
        bystander="CABALLERO",
        two="cuento",
        three="mamífero",
        found=("MURCIÉLAGO", "BALLENA", "DRAGÓN"),
    )


def test_f_es_02_the_fourth_guess_may_serve_the_old_clue_r40_r42() -> None:
    table = Table(board(red=["PRINCESA", "DRAGÓN", "MURCIÉLAGO", "BALLENA"]))
    table.clue("cuento", 2)
    table.touch(table.unseen(Identity.BYSTANDER)[0])
    table.find_all(*table.unseen(BLUE)[:2])
    table.clue("mamífero", 3)
    for word in ("MURCIÉLAGO", "BALLENA", "DRAGÓN"):
        table.touch(word)
    assert table.touch("PRINCESA") == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending, table.counts) == ("4/4", "limit", (5, 6))


def test_f_es_03_a_clue_for_one_word_r27() -> None:
    table = Table(board())
    table.clue("altura", 1)
    assert (table.used, table.may_stop) == ("0/2", False)
    scenarios.right_guesses(table, 2)
    assert (table.used, table.ending) == ("2/2", "limit")


def test_f_es_04_a_covered_word_becomes_free_r29() -> None:
    scenarios.word_becomes_free("CENTRO", "centrar", "WORD_FORM")


def test_f_es_05_every_turn_covers_at_least_one_word_r44() -> None:
    table = Table(board())
    covered = 0
    turns = 0
    while table.game.result is None:
        table.clue("algo", 1)
        words = table.unseen(Identity.BYSTANDER) or table.unseen(table.game.team)
        table.touch(words[0])
        if table.game.result is None and table.game.clue:
            table.stop()
        turns += 1
        assert len(table.game.covers) > covered
        covered = len(table.game.covers)
    assert turns <= 25
    assert table.game.result.reason == "all_words"


def test_f_es_06_plumas_0_and_plumas_ilimitado_r52_r53_r54_r55() -> None:
    scenarios.zero_and_unlimited("plumas")


def test_f_es_07_invalid_clue_penalty_r59_r60() -> None:
    scenarios.penalty(scenarios.challenged("CENTRO", "centrado"))


def test_f_es_07_invalid_clue_unnoticed_r62() -> None:
    scenarios.unnoticed("CENTRO", "centrado")


def test_f_es_08_ask_quietly_and_spell_for_anyone_r58_r63_r82() -> None:
    referee = Referee({"HORCA": {"horca": "SAME_WORD"}})
    table = Table(board(red=["PIE", "BOTELLA", "HORCA"]))
    table.send(table.spymaster(), cmd.ConsultClue("b-o-t-a"))
    heard = {seat: len(table.heard_by(seat)) for seat in KEYLESS}
    assert set(heard.values()) == {1}, "the deal and nothing else"
    assert len(table.heard_by(table.rival)) == 2
    table.send(table.rival, cmd.AnswerConsult(allow=True))
    table.clue("b-o-t-a", 2)
    assert table.game.clue.word == "bota"
    for seat in KEYLESS:
        table.send(seat, cmd.RequestSpelling())
        assert table.last == (ClueSpelled("bota", "b-o-t-a"),)
    scenarios.right_guesses(table, 1)
    table.stop()
    table.waste_turn()
    assert table.clue("o-r-c-a", 1, referee.judge(table.game, "o-r-c-a")) == ["ClueGiven"]
    assert table.game.clue.word == "orca"


def test_f_es_09_the_sand_timer_only_asks_r105_r106() -> None:
    scenarios.sand_timer()


def test_f_es_10_two_players_score_and_lose_r109_r110_r111_r112_r113() -> None:
    table = Table(board(options=scenarios.COOP))
    assert table.counts == (9, 8)
    scenarios.coop_scores_and_losses()


def test_f_es_11_three_in_one_team_r114() -> None:
    evening = Evening(Options(mode="coop")).seat_everybody()
    evening.do("eve", JoinMatch())
    evening.do("eve", TakeSeat(Role.OPERATIVE))
    evening.start()
    colour = evening.match.game.team
    assert evening.match.seats["eve"] == evening.match.seats["bob"] == Seat(Role.OPERATIVE, colour)
    table = Table(board(options=scenarios.COOP))
    table.clue("juntos", 2)
    scenarios.right_guesses(table, 3)
    assert table.ending == "limit"
    scenarios.simulate(table)
    assert table.counts == (6, 7)


def test_f_es_11_two_spymasters_and_one_operative_for_both_r115() -> None:
    scenarios.three_against_each_other()


def test_f_es_12_the_next_game_has_25_new_words_and_new_spymasters_r49_r50_r51() -> None:
    scenarios.next_games("draw", ["draw", "draw"])
    evening = Evening(Options(next_words="draw")).seat_everybody().start()
    assert evening.refuses("bob", RotateRoles()) == "game_running"
    evening.finish()
    evening.do("bob", RotateRoles())
    evening.start()
    assert evening.match.seats["bob"] == RED_SPYMASTER
    assert evening.match.seats["ann"] == RED_OPERATIVE
