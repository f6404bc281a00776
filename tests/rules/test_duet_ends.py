"""The scenarios of Duet from the first side without words to the end, and missions (D14-D20)."""

import pytest

from cryptonym.rules import BLUE, RED, Options, Phase, to_act, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.model import WATCHER
from cryptonym.rules.options import Mission
from rules.test_duet import A_WORDS, B_WORDS, empty_bank
from support.duet import GG, GN, NG, NN, SEAT, XG, XX, Duet, duet_deal, found, marks, mission
from support.referee import doubtful, refused

# ---- D14, D15: one side done


def nearly_done(*, tokens: int = 9) -> Duet:
    """A has one word left, which is one of both; B has more. It is for B to give."""
    game = Duet(duet_deal(options=mission(tokens)))
    game.gives("A")
    game.touches("B", *A_WORDS[1:])
    game.stops("B")
    assert game.left == (1, 7, 7)
    return game


def test_whose_last_word_is_found_on_the_others_clue_is_skipped_for_nothing_d14() -> None:
    game = nearly_done()
    game.gives("B")
    assert game.touches("A", GG) == ["WordCovered", "SideDone"]
    assert game.duet.done() == (RED,)
    tokens = game.bank
    assert game.game.phase is Phase.GUESS, "who guesses may go on"
    game.touches("A", NG)
    assert game.refuses(SEAT["A"], cmd.GiveClue("mine", 1)) == "side_done"
    game.stops("A")
    assert game.bank == (tokens[0] - 1, tokens[1] - 1)
    assert game.giver == "B", "and B gives again"
    assert game.refuses(SEAT["A"], cmd.GiveClue("mine", 1)) == "side_done"
    assert game.refuses(SEAT["A"], cmd.ConsultClue("mine", 1)) == "side_done"
    game.turn("B", NG + 1)
    assert game.giver == "B"


def test_the_last_word_of_who_gave_the_clue_ends_the_turn_and_costs_its_token_d15() -> None:
    game = Duet()
    game.gives("A")
    assert game.touches("B", *A_WORDS) == ["WordCovered", "TurnEnded"]
    assert game.ending == "done"
    assert game.duet.done() == (RED,)
    assert game.bank == (8, 8)
    assert game.giver == "B"
    game.turn("B", NG)
    assert game.giver == "B"


def test_the_fifteenth_word_wins_before_any_token_is_taken_d15_d16() -> None:
    for tokens in (9, 2):
        game = Duet(duet_deal(options=mission(tokens)))
        game.turn("A", *A_WORDS, stop=False)
        bank = game.bank
        game.gives("B")
        happened = game.touches("A", *(card for card in B_WORDS if card > 2))
        assert happened == ["WordCovered", "GameOver", "DealOpened"], "no side is done any more"
        assert game.bank == bank
        assert game.game.result is not None
        assert (game.game.result.winner, game.game.result.reason) == (BLUE, "all_words")
        for side in (RED, BLUE):
            assert game.game.variant.has_won(game.game.result, side)
        assert game.left == (0, 0, 0)


def test_everybody_is_told_that_a_side_is_done_and_never_how_many_it_has_left_d14() -> None:
    game = nearly_done()
    counters = {"A": "red", "B": "blue"}
    for side, own in counters.items():
        assert set(view(game.game, SEAT[side]).left) == {own}
    assert view(game.game, WATCHER).left == {}
    game.gives("B")
    game.touches("A", GG)
    assert view(game.game, SEAT["B"]).left == {"red": 0, "blue": 6}
    assert view(game.game, SEAT["A"]).left == {"red": 0}
    assert view(game.game, WATCHER).left == {"red": 0}


# ---- D16, D17: the end


@pytest.mark.parametrize("tokens", [1, 7])
def test_the_last_token_spent_is_sudden_death_and_no_loss_d17(tokens: int) -> None:
    by_mistake = empty_bank(tokens)
    assert by_mistake.game.result is None
    assert [type(event).__name__ for event in by_mistake.last] == [
        "WordTouched",
        "TurnEnded",
        "SuddenDeath",
    ]
    stopped = Duet(duet_deal(options=mission(1)))
    stopped.gives("A")
    stopped.touches("B", GG)
    assert stopped.stops("B") == ["TurnEnded", "SuddenDeath"]
    assert stopped.game.phase is Phase.SUDDEN


def test_an_assassin_with_the_last_token_loses_and_is_no_sudden_death_d9_d17() -> None:
    game = Duet(duet_deal(options=mission(1)))
    game.gives("A")
    assert game.touches("B", NN) == ["WordTouched", "TurnEnded", "SuddenDeath"]
    lost = Duet(duet_deal(options=mission(1)))
    lost.gives("A")
    assert lost.touches("B", XX) == ["WordTouched", "GameOver", "DealOpened"]
    assert lost.bank == (1, 1)


def test_in_sudden_death_either_side_touches_in_any_order_d17() -> None:
    game = empty_bank()
    assert set(to_act(game.game)) == {SEAT["A"], SEAT["B"]}
    game.touches("A", GG, NG)
    game.touches("B", GN, GN + 1)
    game.touches("A", NG + 1)
    assert game.left[2] == 10


def test_in_sudden_death_nobody_touches_for_a_side_that_is_done_d17() -> None:
    game = Duet(duet_deal(options=mission(1)))
    game.gives("A")
    assert "SuddenDeath" in _names(game, A_WORDS)
    assert game.refuses_touch("B", NG) == "other_side_done"
    assert game.refuses_touch("B", GG) == "other_side_done", "whatever else is wrong with it"
    assert to_act(game.game) == (SEAT["A"],)
    game.touches("A", NG)
    later = empty_bank()
    later.touches("A", *B_WORDS[:8])
    assert later.touches("A", XG) == ["WordCovered", "SideDone"]
    assert later.refuses_touch("A", GN) == "other_side_done"
    assert to_act(later.game) == (SEAT["B"],)
    later.touches("B", *A_WORDS[3:])
    assert later.game.result is not None
    assert later.game.result.reason == "all_words"


def _names(game: Duet, cards: tuple[int, ...]) -> list[str]:
    return game.touches("B", *cards)


def test_a_bystander_in_sudden_death_loses_and_a_marked_word_is_refused_d8_d17() -> None:
    game = empty_bank()  # B has touched the first bystander
    assert game.refuses_touch("B", NN) == "already_touched"
    assert game.game.result is None
    game.touches("B", NN + 1)
    assert game.game.result is not None
    assert (game.game.result.winner, game.game.result.reason) == (None, "bystander")
    assert marks(game.duet) == {"A": [], "B": [NN]}
    other = empty_bank()
    other.touches("A", NN)  # to A it is a word like any
    assert other.game.result is not None
    lost = empty_bank()
    lost.touches("A", XX)
    assert lost.game.result is not None
    assert lost.game.result.reason == "assassin"


def test_there_are_no_clues_and_no_stopping_in_sudden_death_d17() -> None:
    game = empty_bank()
    for side in "AB":
        assert game.refuses(SEAT[side], cmd.GiveClue("late", 1)) == "sudden_death"
        assert game.refuses(SEAT[side], cmd.ConsultClue("late", 1)) == "sudden_death"
        assert game.refuses(SEAT[side], cmd.StopGuessing()) == "sudden_death"
        assert game.refuses(SEAT[side], cmd.ChallengeClue()) == "no_clue"


@pytest.mark.parametrize("side", ["A", "B"])
def test_giving_up_is_losing_and_only_in_sudden_death_d17(side: str) -> None:
    game = Duet()
    assert game.refuses(SEAT[side], cmd.GiveUp()) == "wrong_phase"
    game.gives("A")
    assert game.refuses(SEAT[side], cmd.GiveUp()) == "wrong_phase"
    sudden = empty_bank()
    assert sudden.refuses(WATCHER, cmd.GiveUp()) == "wrong_role"
    assert sudden.gives_up(side) == ["GaveUp", "GameOver", "DealOpened"]
    assert sudden.game.result is not None
    assert (sudden.game.result.winner, sudden.game.result.reason) == (None, "gave_up")
    assert sudden.refuses(SEAT[side], cmd.GuessWord(GG)) == "game_over"


def test_a_score_is_told_where_the_mission_has_one_d18() -> None:
    for score, wanted in ((False, None), (True, 8)):
        options = Options(mode="duet", check="free", mission=Mission(score=score))
        game = Duet(duet_deal(options=options))
        game.turn("A", *A_WORDS, stop=False)
        game.gives("B")
        game.touches("A", *B_WORDS[3:])
        assert game.game.result is not None
        assert game.game.result.score == wanted


# ---- D19: clues


def test_a_word_with_a_token_is_no_clue_and_a_covered_one_is_d19() -> None:
    game = Duet(duet_deal(options=Options(mode="duet")))
    game.turn("A", NN, stop=False)
    game.turn("B", GG)
    touched, covered = game.game.words[NN], game.game.words[GG]
    assert game.refuses(SEAT["A"], cmd.GiveClue(touched, 1)) == "clue_refused"
    game.gives("A", word=covered)


def test_a_form_of_an_assassin_of_the_giver_is_refused_like_any_d19() -> None:
    codes = set()
    for card in (XX, GG, NN):
        game = Duet(duet_deal(options=Options(mode="duet")))
        verdict = refused("WORD_FORM", game.game.words[card])
        codes.add(game.refuses(SEAT["A"], cmd.GiveClue("cards", 1), verdict))
    assert codes == {"clue_refused"}


def test_in_doubt_the_other_side_is_asked_and_its_answer_counts_d19() -> None:
    verdict = doubtful("LETTERS", "CARD3")
    for asker, asked in (("A", "B"), ("B", "A")):
        game = Duet(duet_deal(options=Options(mode="duet")))
        assert game.send(SEAT[asker], cmd.GiveClue("card", 2), verdict) == ["ConsultAsked"]
        assert game.refuses(SEAT[asker], cmd.AnswerConsult(allow=True)) == "not_your_turn"
        assert game.refuses(WATCHER, cmd.AnswerConsult(allow=True)) == "wrong_role"
        assert to_act(game.game) == (SEAT[asked],)
        yes = game.fork()
        assert yes.send(SEAT[asked], cmd.AnswerConsult(allow=True)) == [
            "ConsultAnswered",
            "ClueGiven",
        ]
        assert yes.game.team is SEAT[asker].team
        assert yes.refuses(SEAT[asked], cmd.ChallengeClue()) == "challenge_closed"
        game.send(SEAT[asked], cmd.AnswerConsult(allow=False))
        assert game.refuses(SEAT[asker], cmd.GiveClue("card", 2), verdict) == "clue_objected"
        assert set(to_act(game.game)) == {SEAT["A"], SEAT["B"]}, "who begins is still open"


def test_who_is_asked_before_the_first_clue_may_begin_instead_d4_d19() -> None:
    game = Duet(duet_deal(options=Options(mode="duet")))
    game.send(SEAT["B"], cmd.ConsultClue("card", 2), doubtful("LETTERS"))
    assert game.refuses(SEAT["A"], cmd.ConsultClue("other", 1)) == "consultation_pending"
    game.gives("A")
    assert game.giver == "A"
    assert game.refuses(SEAT["A"], cmd.AnswerConsult(allow=True)) == "not_your_turn"
    assert game.refuses(SEAT["B"], cmd.AnswerConsult(allow=True)) == "no_consultation"


def test_a_turn_has_few_questions_d19() -> None:
    game = Duet(duet_deal(options=Options(mode="duet")))
    for word in ("one", "two"):
        game.send(SEAT["A"], cmd.ConsultClue(word, 1))
        game.send(SEAT["B"], cmd.AnswerConsult(allow=False))
    for side in "AB":
        assert game.refuses(SEAT[side], cmd.ConsultClue("three", 1)) == "enough_questions"
    game.gives("B")


def test_a_clue_found_invalid_ends_the_turn_for_a_token_also_before_a_touch_d19() -> None:
    game = Duet(duet_deal(options=mission(9, 4)))
    game.gives("A")
    assert game.refuses(SEAT["A"], cmd.ChallengeClue()) == "own_clue"
    assert game.refuses(WATCHER, cmd.ChallengeClue()) == "wrong_role"
    assert game.voids("B") == ["CluePenalised", "TurnEnded"]
    assert game.bank == (8, 4), "a token of the other kind"
    assert game.giver == "B"
    game.gives("B")
    game.touches("A", GG)
    game.voids("A")
    assert found(game.game) == [GG], "what was found stays found"
    assert game.bank == (7, 4)
    assert game.giver == "A"


# ---- D20: missions


def test_a_mistake_too_many_costs_two_tokens_d20() -> None:
    game = Duet(duet_deal(options=mission(11, 2)))
    banks = []
    for turn in range(3):
        game.turn("AB"[turn % 2], NN + turn, stop=False)
        banks.append(game.bank)
    assert banks == [(10, 1), (9, 0), (7, 0)]


def test_a_mistake_too_many_with_one_token_left_spends_that_one_d17_d20() -> None:
    game = Duet(duet_deal(options=mission(2, 0)))
    game.turn("A", GG)
    assert game.bank == (1, 0)
    assert game.turn("B", NN, stop=False) == ["WordTouched", "TurnEnded", "SuddenDeath"]
    assert game.bank == (0, 0)


def test_without_mistakes_allowed_every_one_takes_two_and_with_all_none_does_d20() -> None:
    strict = Duet(duet_deal(options=mission(9, 0)))
    for turn in range(4):
        strict.turn("AB"[turn % 2], NN + turn, stop=False)
        assert strict.bank == (9 - 2 * (turn + 1), 0)
    for mistakes in (None, 9, 12):
        plain = Duet(duet_deal(options=mission(9, mistakes)))
        for turn in range(7):
            plain.turn("AB"[turn % 2], NN + turn, stop=False)
        assert plain.bank == (2, 2)


def test_stopping_takes_a_token_of_the_other_kind_first_d20() -> None:
    game = Duet(duet_deal(options=mission(3, 2)))
    game.turn("A", GG)
    assert game.bank == (2, 2)
    game.turn("B", NG)
    assert game.bank == (1, 1)


def test_a_mistake_too_many_may_lose_the_game_d20() -> None:
    game = Duet(duet_deal(options=mission(9, 1, "loss")))
    game.turn("A", NN, stop=False)
    bank = game.bank
    assert game.turn("B", NN, stop=False) == ["WordTouched", "GameOver", "DealOpened"]
    assert game.game.result is not None
    assert (game.game.result.winner, game.game.result.reason) == (None, "mistakes")
    assert game.bank == bank
    assert marks(game.duet) == {"A": [], "B": [NN]}


def test_a_mistake_too_many_may_be_sudden_death_with_tokens_left_d17_d20() -> None:
    game = Duet(duet_deal(options=mission(9, 0, "sudden_death")))
    assert game.turn("A", NN, stop=False) == ["WordTouched", "TurnEnded", "SuddenDeath"]
    assert game.bank == (8, 0)
    assert marks(game.duet) == {"A": [], "B": [NN]}
    assert game.refuses(SEAT["A"], cmd.GiveClue("late", 1)) == "sudden_death"
