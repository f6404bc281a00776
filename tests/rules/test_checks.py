"""Judging clues: guard, referee and free; consultations, challenges, rulings and penalties."""

import pytest

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Options,
    Phase,
    Reason,
    Role,
    Seat,
    Verdict,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueChallenged, ClueGiven
from support.boards import board
from support.referee import doubtful, refused
from support.scenarios import right_guesses
from support.table import BOTH_OPERATIVES, BOTH_SPYMASTERS, KEYLESS, Table

BAD = refused("WORD_FORM", "BOCCA", "bocc")
DOUBTFUL = doubtful("LETTERS", "BOCCA")
MODES = ("guard", "referee", "free")


def table_with(check: str, **options: object) -> Table:
    return Table(board(red=["BOCCA"], options=Options(check=check, **options)))


# Guard: nothing doubtful is published before the other side agrees


def test_guard_refuses_a_bad_clue_with_the_reason_and_without_penalty_q15() -> None:
    table = table_with("guard")
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bocche", 2), BAD) == "clue_refused"
    assert (table.game.phase, table.game.team, table.counts) == (Phase.CLUE, RED, (9, 8))
    assert table.clue("altro", 2) == ["ClueGiven"]


def test_guard_asks_the_other_spymaster_about_a_doubtful_clue_q15_r58() -> None:
    table = table_with("guard")
    assert table.clue("bo", 1, DOUBTFUL) == ["ConsultAsked"]
    question = view(table.game, BLUE_SPYMASTER).consultations[0]
    assert (question.word, question.number, question.reasons) == ("bo", 1, DOUBTFUL.reasons)
    again = cmd.GiveClue("bo", 1)
    assert table.refuses(RED_SPYMASTER, again, DOUBTFUL) == "consultation_pending"
    allowed = table.fork()
    assert allowed.send(BLUE_SPYMASTER, cmd.AnswerConsult(True)) == ["ConsultAnswered", "ClueGiven"]
    assert (allowed.game.clue.word, allowed.game.clue.number) == ("bo", 1)
    assert (allowed.used, allowed.game.standing) == ("0/2", "allowed")
    assert allowed.refuses(BLUE_SPYMASTER, cmd.ChallengeClue()) == "challenge_closed"

    assert table.send(BLUE_SPYMASTER, cmd.AnswerConsult(False)) == ["ConsultAnswered"]
    assert table.game.clue is None
    assert table.refuses(RED_SPYMASTER, again, DOUBTFUL) == "clue_objected"
    assert table.clue("altro", 1) == ["ClueGiven"], "an objection costs nothing"


def test_an_objection_stands_in_guard_and_is_advice_elsewhere_q34() -> None:
    for check in MODES:
        table = table_with(check)
        table.send(RED_SPYMASTER, cmd.ConsultClue("bo", 1))
        table.send(BLUE_SPYMASTER, cmd.AnswerConsult(False))
        if check == "guard":
            assert table.refuses(RED_SPYMASTER, cmd.GiveClue("BO", 1)) == "clue_objected"
        else:
            assert table.clue("bo", 1) == ["ClueGiven"]
            assert table.game.standing == "open", "then the challenge is a formality"
            table.send(BLUE_SPYMASTER, cmd.ChallengeClue())


def test_a_pending_question_does_not_bind_the_asker_r58() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bo", 1))
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("bo", 2)) == "consultation_pending"
    table.send(RED_SPYMASTER, cmd.ConsultClue("ba", 1))
    assert [q.word for q in table.game.consultations] == ["ba"], "a new question replaces it"
    table.clue("altro", 1)
    assert table.game.consultations == ()
    assert table.refuses(BLUE_SPYMASTER, cmd.AnswerConsult(True)) == "no_consultation"


def test_an_answer_that_names_its_question_is_for_no_other_one_r58() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bo", 1))
    table.send(RED_SPYMASTER, cmd.ConsultClue("ba", 1))
    late = cmd.AnswerConsult(True, "bo")
    assert table.refuses(BLUE_SPYMASTER, late) == "no_consultation"
    assert table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True, "ba")) == ["ConsultAnswered"]


def test_permission_covers_the_word_with_any_number_and_only_this_turn_r57_q3() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bocche"), BAD)
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    table.fork().clue("Bocche", 3, BAD)
    table.find_all(next(word for word in table.unseen(RED) if word != "BOCCA"))
    table.waste_turn()
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bocche", 1), BAD) == "clue_refused"


@pytest.mark.parametrize("check", MODES)
def test_no_permission_makes_a_clue_of_nothing_q3_r103(check: str) -> None:
    table = table_with(check)
    nothing = refused("EMPTY")
    table.send(RED_SPYMASTER, cmd.ConsultClue("boo"), nothing)
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("boo", 1), nothing) == "clue_refused"
    for word, code in (("...", "clue_empty"), ("x" * 61, "clue_too_long")):
        assert table.refuses(RED_SPYMASTER, cmd.ConsultClue(word)) == code
        assert table.refuses(RED_SPYMASTER, cmd.GiveClue(word, 1)) == code
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("boo", 12)) == "number_range"


@pytest.mark.parametrize("check", MODES)
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("K2", "EXTRA_INFO"),
        ("R2D2", "EXTRA_INFO"),
        ("4x4", "EXTRA_INFO"),
        ("AC/DC", "EXTRA_INFO"),
        ("x" * 50, "TOO_LONG"),
        ("gaттo", "MIXED_SCRIPT"),
        ("bocca", "SAME_WORD"),
    ],
)
def test_what_the_rival_allows_is_a_clue_whatever_the_referee_said_of_it_r57_q3(
    check: str, word: str, code: str
) -> None:
    table = table_with(check)
    verdict = Verdict("refused", (Reason(code),))
    table.send(RED_SPYMASTER, cmd.ConsultClue(word), verdict)
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    assert table.clue(word, 1, verdict) == ["ClueGiven"]
    assert (table.game.clue.word, table.game.standing) == (word, "allowed")


def test_a_referee_publishes_and_challenges_signs_and_digits_too_q15() -> None:
    verdict = Verdict("refused", (Reason("EXTRA_INFO"),))
    assert (
        table_with("guard").refuses(RED_SPYMASTER, cmd.GiveClue("K2", 1), verdict) == "clue_refused"
    )
    assert table_with("referee").clue("K2", 1, verdict) == ["ClueGiven", "ClueChallenged"]


def test_who_may_ask_and_who_may_answer_r57_r58() -> None:
    table = table_with("guard")
    ask = cmd.ConsultClue("bo", 1)
    assert table.refuses(RED_OPERATIVE, ask) == "wrong_role"
    assert table.refuses(WATCHER, ask) == "wrong_role"
    assert table.refuses(BLUE_SPYMASTER, ask) == "not_your_turn"
    assert table.refuses(BLUE_SPYMASTER, cmd.AnswerConsult(True)) == "no_consultation"
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("", 1)) == "clue_empty"
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("bo", 11)) == "number_range"
    table.send(RED_SPYMASTER, ask)
    assert table.refuses(RED_SPYMASTER, cmd.AnswerConsult(True)) == "not_your_turn"
    assert table.refuses(BLUE_OPERATIVE, cmd.AnswerConsult(True)) == "wrong_role"
    assert table.refuses(Seat(Role.SPYMASTER), cmd.AnswerConsult(True)) == "no_such_seat"
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    assert table.refuses(BLUE_SPYMASTER, cmd.AnswerConsult(False)) == "no_consultation"
    table.clue("bo", 1)
    assert table.refuses(RED_SPYMASTER, ask) == "wrong_phase"


def test_the_question_carries_what_the_referee_said_for_spymasters_only_r58_r63() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bocche"), BAD)
    assert view(table.game, BLUE_SPYMASTER).consultations[0].reasons == BAD.reasons
    assert b"WORD_FORM" not in table.seen_by(RED_OPERATIVE)


def test_who_is_asked_may_help_with_the_spelling_r63() -> None:
    table = table_with("guard")
    assert table.clue("bokal", 1, DOUBTFUL) == ["ConsultAsked"]
    help_with_it = cmd.AnswerConsult(True, spelling=" boccale ")
    assert table.send(BLUE_SPYMASTER, help_with_it) == ["ConsultAnswered"], "the asker chooses"
    assert view(table.game, RED_SPYMASTER).consultations[-1].spelling == "boccale"
    for seat in KEYLESS:
        assert b"boccale" not in table.seen_by(seat)
    for word in ("boccale", "bokal"):
        both = table.fork()
        assert both.clue(word, 1, DOUBTFUL) == ["ClueGiven"]
        assert (both.game.clue.word, both.game.standing) == (word, "allowed")


def test_the_same_spelling_again_is_a_plain_yes_r63() -> None:
    table = table_with("guard")
    table.clue("boccale", 1, DOUBTFUL)
    answer = cmd.AnswerConsult(True, spelling="boccale")
    assert table.send(BLUE_SPYMASTER, answer) == ["ConsultAnswered", "ClueGiven"]


def test_a_spelling_that_cannot_stand_on_paper_is_refused_r63_r103() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bokal"))
    for spelling, code in (("...", "clue_empty"), ("x" * 61, "clue_too_long")):
        assert table.refuses(BLUE_SPYMASTER, cmd.AnswerConsult(True, spelling=spelling)) == code


def test_an_objection_with_a_spelling_allows_nothing_r58_r63() -> None:
    table = table_with("guard")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bokal"))
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(False, spelling="boccale"))
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("boccale", 1), BAD) == "clue_refused"
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bokal", 1)) == "clue_objected"


def test_the_referees_spelling_is_the_clue_for_everybody_r103() -> None:
    table = table_with("guard")
    table.clue("CXapelo", 1, Verdict("legal", clue="ĉapelo"))
    assert table.game.clue.word == "ĉapelo"


# Referee: published, then challenged by itself


def test_referee_publishes_and_challenges_at_once_q15() -> None:
    table = table_with("referee")
    assert table.clue("bocche", 2, BAD) == ["ClueGiven", "ClueChallenged"]
    assert table.last[1] == ClueChallenged(None, BAD.reasons)
    assert (table.game.phase, table.game.challenged_by) == (Phase.CHALLENGED, None)
    assert table.refuses(RED_OPERATIVE, table.guess("BOCCA")) == "wrong_phase"
    table.send(BLUE_SPYMASTER, cmd.RuleClue("reject"))
    assert (table.game.phase, table.game.standing) == (Phase.GUESS, "rejected")


def test_referee_publishes_what_is_doubtful_without_a_word_q15() -> None:
    table = table_with("referee")
    assert table.clue("bo", 1, DOUBTFUL) == ["ClueGiven"]
    assert view(table.game, BLUE_SPYMASTER).verdict == DOUBTFUL
    assert view(table.game, BLUE_OPERATIVE).verdict is None


def test_referee_does_not_challenge_what_was_allowed_r57_q3() -> None:
    table = table_with("referee")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bocche"), BAD)
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    assert table.clue("bocche", 2, BAD) == ["ClueGiven"]


# Free: humans only


def test_free_leaves_everything_to_humans_q15() -> None:
    for verdict in (BAD, DOUBTFUL, None):
        table = table_with("free")
        assert table.clue("bocche", 1, verdict) == ["ClueGiven"]
    assert table_with("free").clue("bocca", 1) == ["ClueGiven"]


# Challenges


@pytest.mark.parametrize("seat", [RED_OPERATIVE, BLUE_OPERATIVE, BLUE_SPYMASTER])
def test_any_player_but_the_giver_may_challenge_q14(seat: Seat) -> None:
    table = table_with("free")
    assert table.refuses(seat, cmd.ChallengeClue()) == "no_clue"
    table.clue("bocche", 1)
    assert table.refuses(RED_SPYMASTER, cmd.ChallengeClue()) == "own_clue"
    assert table.refuses(WATCHER, cmd.ChallengeClue()) == "wrong_role"
    assert table.send(seat, cmd.ChallengeClue()) == ["ClueChallenged"]
    assert view(table.game, WATCHER).challenged_by == seat
    assert table.refuses(BLUE_OPERATIVE, cmd.ChallengeClue()) == "wrong_phase"


def test_only_the_opposing_spymaster_rules_r57_q14() -> None:
    table = table_with("free")
    table.clue("bocche", 1)
    assert table.refuses(BLUE_SPYMASTER, cmd.RuleClue("uphold")) == "wrong_phase"
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert table.refuses(RED_SPYMASTER, cmd.RuleClue("reject")) == "not_your_turn"
    assert table.refuses(RED_OPERATIVE, cmd.RuleClue("reject")) == "wrong_role"
    assert table.refuses(Seat(Role.SPYMASTER), cmd.RuleClue("uphold")) == "no_such_seat"
    assert table.send(BLUE_SPYMASTER, cmd.RuleClue("reject")) == ["ChallengeRejected"]
    assert table.used == "0/2"
    assert table.refuses(BLUE_OPERATIVE, cmd.ChallengeClue()) == "challenge_closed"


def test_the_window_is_open_until_the_first_guess_q4_r62() -> None:
    table = table_with("free")
    table.clue("bocche", 2)
    table.fork().send(BLUE_OPERATIVE, cmd.ChallengeClue())
    right_guesses(table, 1)
    assert table.refuses(BLUE_OPERATIVE, cmd.ChallengeClue()) == "challenge_closed"
    table.stop()
    assert table.refuses(BLUE_OPERATIVE, cmd.ChallengeClue()) == "challenge_closed"
    table.clue("nuovo", 1)
    assert table.send(RED_OPERATIVE, cmd.ChallengeClue()) == ["ClueChallenged"], "a new window"


def test_the_opposing_spymaster_may_close_the_window_early_q4() -> None:
    table = table_with("free")
    assert table.refuses(BLUE_SPYMASTER, cmd.AcceptClue()) == "wrong_phase"
    table.clue("bocche", 2)
    assert table.refuses(RED_SPYMASTER, cmd.AcceptClue()) == "not_your_turn"
    assert table.refuses(BLUE_OPERATIVE, cmd.AcceptClue()) == "wrong_role"
    assert table.send(BLUE_SPYMASTER, cmd.AcceptClue()) == ["ClueAccepted"]
    assert view(table.game, RED_OPERATIVE).standing == "accepted"
    for seat in (BLUE_SPYMASTER, *BOTH_OPERATIVES):
        assert table.refuses(seat, cmd.ChallengeClue()) == "challenge_closed"
    assert table.refuses(BLUE_SPYMASTER, cmd.AcceptClue()) == "challenge_closed"


def test_what_was_allowed_beforehand_stays_valid_whoever_speaks_up_r57_r58() -> None:
    """Operatives do not know of the permission, so they may speak up; it changes nothing."""
    table = table_with("free")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bocche"))
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(True))
    table.clue("bocche", 1)
    assert table.refuses(BLUE_SPYMASTER, cmd.ChallengeClue()) == "challenge_closed"
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    for ruling in ("uphold", "waive"):
        assert table.refuses(BLUE_SPYMASTER, cmd.RuleClue(ruling)) == "challenge_closed"
    assert table.send(BLUE_SPYMASTER, cmd.RuleClue("reject")) == ["ChallengeRejected"]
    assert table.used == "0/2"


def test_a_clue_cannot_be_taken_back_or_given_twice_q30() -> None:
    table = table_with("free")
    table.clue("primo", 1)
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("secondo", 1)) == "wrong_phase"


# Rulings and penalties


def upheld(**options: object) -> Table:
    table = table_with("free", **options)
    table.clue("bocche", 1)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    return table


def test_the_waiver_is_an_option_r61() -> None:
    table = table_with("free", waiver=False)
    table.clue("bocche", 1)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert table.refuses(BLUE_SPYMASTER, cmd.RuleClue("waive")) == "waiver_off"
    assert table.send(BLUE_SPYMASTER, cmd.RuleClue("reject")) == ["ChallengeRejected"]


def test_the_penalty_is_a_choice_or_a_duty_r60_q6() -> None:
    assert upheld().send(BLUE_SPYMASTER, cmd.SkipPenalty()) == ["PenaltySkipped"]
    duty = upheld(penalty_cover="must")
    assert duty.refuses(BLUE_SPYMASTER, cmd.SkipPenalty()) == "penalty_is_a_duty"
    word = duty.unseen(BLUE)[0]
    assert duty.send(BLUE_SPYMASTER, cmd.CoverPenaltyWord(duty.game.find(word))) == ["WordCovered"]


def test_a_penalty_covers_one_own_uncovered_word_q6_r60() -> None:
    table = table_with("free")
    blue = table.unseen(BLUE)[0]
    table.clue("primo", 1)
    table.touch(blue)
    table.find_all(table.unseen(BLUE)[0])
    table.clue("bocche", 1)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    for word, code in (
        (blue, "already_covered"),
        ("BOCCA", "not_own_colour"),
        ("ASSASSIN1", "not_own_colour"),
    ):
        cover = cmd.CoverPenaltyWord(table.game.find(word))
        assert table.refuses(BLUE_SPYMASTER, cover) == code
    for card in (-1, 25, True, "3", None):
        assert table.refuses(BLUE_SPYMASTER, cmd.CoverPenaltyWord(card)) == "unknown_card"
    assert table.refuses(RED_SPYMASTER, cmd.SkipPenalty()) == "not_your_turn"
    assert table.refuses(BLUE_OPERATIVE, cmd.SkipPenalty()) == "wrong_role"
    last = table.unseen(BLUE)[-1]
    table.send(BLUE_SPYMASTER, cmd.CoverPenaltyWord(table.game.find(last)))
    cover = table.game.covers[-1]
    assert (cover.cause, cover.team, table.counts) == ("penalty", BLUE, (9, 5))
    assert table.game.guesses == 0, "it is no guess"


def test_a_penalised_turn_counts_as_no_turn_of_guesses_r59() -> None:
    table = upheld()
    assert table.refuses(BLUE_SPYMASTER, cmd.GiveClue("subito", 1)) == "wrong_phase"
    assert [(e.turn, e.team, e.reason) for e in table.game.endings] == [(1, RED, "invalid_clue")]
    assert table.game.covers == ()


def test_a_deliberately_invalid_clue_costs_the_same_q32() -> None:
    table = upheld()
    table.send(BLUE_SPYMASTER, cmd.SkipPenalty())
    table.waste_turn()
    table.clue("bocche", 1)
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold")) == ["CluePenalised", "TurnEnded"]


# The other modes


@pytest.mark.parametrize("check", ["guard", "referee"])
def test_in_coop_the_operatives_consent_to_doubtful_clues_q23(check: str) -> None:
    """There is no opposing spymaster to rule on a challenge, so a referee is a guard there."""
    table = table_with(check, mode="coop")
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bocche", 1), BAD) == "clue_refused"
    assert table.clue("bo", 1, DOUBTFUL) == ["ConsultAsked"]
    assert table.refuses(RED_SPYMASTER, cmd.AnswerConsult(True)) == "wrong_role"
    assert table.send(RED_OPERATIVE, cmd.AnswerConsult(True)) == ["ConsultAnswered", "ClueGiven"]
    assert table.refuses(RED_OPERATIVE, cmd.ChallengeClue()) == "wrong_role"
    assert table.refuses(RED_SPYMASTER, cmd.AcceptClue()) == "not_your_turn"


def test_in_coop_the_operatives_may_object_q23() -> None:
    table = table_with("guard", mode="coop")
    table.clue("bo", 1, DOUBTFUL)
    table.send(RED_OPERATIVE, cmd.AnswerConsult(False))
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bo", 1), DOUBTFUL) == "clue_objected"
    assert table.clue("altro", 1) == ["ClueGiven"]


def test_in_coop_a_turn_has_two_questions_one_after_the_other_r28_q23() -> None:
    table = table_with("guard", mode="coop")
    table.send(RED_SPYMASTER, cmd.ConsultClue("bo", 1))
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("ba", 1)) == "consultation_pending"
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("ba", 1), DOUBTFUL) == "consultation_pending"
    table.send(RED_OPERATIVE, cmd.AnswerConsult(False))
    table.send(RED_SPYMASTER, cmd.ConsultClue("ba", 1))
    table.send(RED_OPERATIVE, cmd.AnswerConsult(False))
    assert table.refuses(RED_SPYMASTER, cmd.ConsultClue("bu", 1)) == "enough_questions"
    assert table.refuses(RED_SPYMASTER, cmd.GiveClue("bu", 1), DOUBTFUL) == "enough_questions"
    assert table.clue("albero", 1) == ["ClueGiven"]


def test_in_coop_free_is_free_q23() -> None:
    table = table_with("free", mode="coop")
    assert table.clue("bocche", 1, BAD) == ["ClueGiven"]


def test_with_a_shared_operative_the_spymasters_keep_their_powers_r115_q37() -> None:
    table = table_with("free", mode="shared")
    table.clue("bocche", 1)
    assert table.send(SHARED_OPERATIVE, cmd.ChallengeClue()) == ["ClueChallenged"]
    assert table.refuses(SHARED_OPERATIVE, cmd.RuleClue("reject")) == "wrong_role"
    table.send(BLUE_SPYMASTER, cmd.RuleClue("uphold"))
    assert (table.game.phase, table.game.team) == (Phase.PENALTY, BLUE)
    asked = table_with("guard", mode="shared")
    asked.send(RED_SPYMASTER, cmd.ConsultClue("bo", 1))
    assert asked.refuses(SHARED_OPERATIVE, cmd.AnswerConsult(True)) == "wrong_role"
    assert view(asked.game, SHARED_OPERATIVE).consultations == ()


def test_a_clue_records_the_verdict_and_its_pack_for_later_r57() -> None:
    verdict = Verdict("legal", (), "albero", (Reason("NUMBER_AS_CLUE"),), "it 1.0")
    table = table_with("guard")
    table.clue("albero", 2, verdict)
    given = table.last[0]
    assert isinstance(given, ClueGiven)
    assert given.verdict == verdict
    assert view(table.game, RED_SPYMASTER).verdict.pack == "it 1.0"
    for seat in BOTH_SPYMASTERS:
        assert b'"pack":"it 1.0"' in table.heard_by(seat)[-1]
    for seat in KEYLESS:
        assert b"pack" not in table.heard_by(seat)[-1]
