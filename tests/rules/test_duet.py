"""The scenarios of Duet, one after the other: each is a sentence of its rules (D1-D20).

A gives clues for its own words, and B touches; whoever gave the clue, their side of the key judges.
"""

import pytest

from cryptonym.rules import BLUE, RED, Options, Phase, TimeRules, decide, to_act, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import TurnEnded
from cryptonym.rules.model import INSIDER, RED_OPERATIVE, WATCHER
from cryptonym.rules.options import MOST_TOKENS, Mission
from support.duet import (
    GG,
    GN,
    GX,
    NG,
    NN,
    SEAT,
    XG,
    XN,
    XX,
    Duet,
    duet_deal,
    found,
    is_refused,
    marks,
    mission,
)
from support.referee import refused

A_WORDS = tuple(range(9))  # with the three of both at the front
B_WORDS = (0, 1, 2, 9, 10, 11, 12, 13, 22)


def empty_bank(tokens: int = 1) -> Duet:
    """A game without tokens, in which nothing but bystanders was touched."""
    game = Duet(duet_deal(options=mission(tokens)))
    for number in range(tokens):
        giver = "AB"[number % 2]
        game.turn(giver, NN + number, stop=False)
    assert game.game.phase is Phase.SUDDEN
    return game


# ---- D1-D5: before the first touch


def test_each_side_sees_its_own_side_of_the_key_and_nobody_else_either_d1() -> None:
    game = Duet().game
    for seat, known in ((SEAT["A"], (True, False)), (SEAT["B"], (False, True))):
        seen = view(game, seat)
        for side, team in enumerate((RED, BLUE)):
            knows = {seen.identity(card, team) is not None for card in range(25)}
            assert knows == {known[side]}
    nothing = view(game, WATCHER)
    assert nothing.cells == "?" * 25
    assert nothing.key is None
    assert view(game, INSIDER).cells == game.key.cells


@pytest.mark.parametrize("tokens", [9, 10, 11, 7])
def test_more_tokens_are_the_same_game_only_longer_d2(tokens: int) -> None:
    game = Duet(duet_deal(options=mission(tokens)))
    assert game.bank == (tokens, tokens)
    for turn in range(tokens):
        assert game.game.phase is Phase.CLUE
        giver = game.giver if turn else "A"
        game.turn(giver, NN + turn // 2, stop=False)
    assert game.game.phase is Phase.SUDDEN
    assert Options(mode="duet").mission.tokens == 9


def test_a_mission_that_nobody_can_play_is_refused_d2_d20() -> None:
    for wrong in ({"tokens": 0}, {"tokens": MOST_TOKENS + 1}, {"mistakes": -1}, {"mistakes": 16}):
        with pytest.raises(ValueError, match="expected"):
            Mission(**wrong)
    assert Mission(tokens=7, mistakes=9).allowed == 7


@pytest.mark.parametrize("first", ["A", "B"])
def test_either_side_gives_the_first_clue_and_then_they_alternate_d4(first: str) -> None:
    game = Duet()
    other = "B" if first == "A" else "A"
    assert set(to_act(game.game)) == {SEAT["A"], SEAT["B"]}
    game.gives(first)
    assert game.giver == first
    assert to_act(game.game) == (SEAT[other],)
    game.touches(other, GG)
    game.stops(other)
    assert game.giver == other
    assert game.refuses(SEAT[first], cmd.GiveClue("again", 1)) == "not_your_turn"
    game.gives(other)
    game.touches(first, NN)
    assert game.giver == first


def test_of_two_first_clues_one_counts_and_the_other_is_told_so_and_guesses_d4() -> None:
    for first, late in (("A", "B"), ("B", "A")):
        game = Duet()
        game.gives(first, 2)
        assert game.refuses(SEAT[late], cmd.GiveClue("mine", 3)) == "first_clue_taken"
        assert game.refuses(SEAT[late], cmd.ConsultClue("mine", 3)) == "first_clue_taken"
        assert game.refuses(SEAT[first], cmd.GiveClue("more", 1)) == "wrong_phase"
        game.touches(late, GG)
        assert game.refuses(SEAT[late], cmd.GiveClue("mine", 3)) == "first_clue_taken"
        game.stops(late)
        game.gives(late)
        assert game.refuses(SEAT[first], cmd.GiveClue("mine", 3)) == "wrong_phase"


def test_a_first_clue_that_is_refused_decides_nothing_d4_d19() -> None:
    game = Duet(duet_deal(options=Options(mode="duet")))
    verdict = refused("WORD_FORM", "CARD3")
    assert game.refuses(SEAT["A"], cmd.GiveClue("cards", 2), verdict) == "clue_refused"
    assert set(to_act(game.game)) == {SEAT["A"], SEAT["B"]}
    game.gives("B")
    assert game.giver == "B"


@pytest.mark.parametrize("number", [10, -1, "unlimited", True, 1.5])
def test_a_number_is_from_zero_to_nine_and_nothing_is_unlimited_d5(number: object) -> None:
    for expert in (True, False):
        options = Options(mode="duet", check="free", expert_clues=expert)
        game = Duet(duet_deal(options=options))
        command = cmd.GiveClue("clue", number)  # type: ignore[arg-type] # that is the point
        assert game.refuses(SEAT["A"], command) == "number_range"
        for fine in range(10):
            assert not is_refused(decide(game.game, SEAT["B"], cmd.GiveClue("clue", fine)))


# ---- D6-D10: touching


def test_a_word_of_the_other_direction_is_marked_and_found_later_d8() -> None:
    game = Duet()
    game.gives("A")
    assert game.touches("B", NG) == ["WordTouched", "TurnEnded"]
    assert marks(game.duet) == {"A": [], "B": [NG]}
    assert game.left == (9, 9, 15)
    assert game.bank == (8, 8)
    game.gives("B")
    assert game.touches("A", NG) == ["WordCovered"]
    assert found(game.game) == [NG]
    assert game.left == (9, 8, 14)


def test_the_same_side_does_not_touch_a_word_again_d8() -> None:
    game = Duet()
    game.turn("A", NN, stop=False)
    game.turn("B", GG)
    game.gives("A")
    bank = game.bank
    assert game.refuses_touch("B", NN) == "already_touched"
    assert game.bank == bank
    game.touches("B", GG + 1)


def test_a_word_that_is_nobodys_gets_an_arrow_of_each_side_and_lies_there_d8_d19() -> None:
    game = Duet()
    game.turn("A", NN, stop=False)
    game.turn("B", NN, stop=False)
    assert marks(game.duet) == {"A": [NN], "B": [NN]}
    assert not game.game.is_covered(NN)
    word = game.game.words[NN]
    assert word in game.game.visible()
    guarded = Duet(duet_deal(options=Options(mode="duet")))
    guarded.turn("A", NN, stop=False)
    assert guarded.refuses(SEAT["B"], cmd.GiveClue(word.lower(), 1)) == "clue_refused"


def test_an_assassin_of_the_guessers_own_side_is_found_and_harms_nobody_then_d6_d9() -> None:
    game = Duet()
    game.gives("B")
    assert game.touches("A", XG) == ["WordCovered"]
    game.stops("A")
    game.gives("A")
    assert game.refuses_touch("B", XG) == "already_covered"
    assert game.game.result is None


def test_what_is_an_assassin_in_one_direction_is_a_bystander_in_the_other_d6_d8_d9() -> None:
    harmless = Duet()
    harmless.gives("B")
    assert harmless.touches("A", XN) == ["WordTouched", "TurnEnded"]
    harmless.gives("A")
    assert harmless.touches("B", XN) == ["WordTouched", "GameOver", "DealOpened"]
    assert harmless.game.result is not None
    assert (harmless.game.result.winner, harmless.game.result.reason) == (None, "assassin")


def test_the_guessers_own_side_is_of_no_account_d6_d9() -> None:
    game = Duet()
    game.gives("A")
    assert game.touches("B", GX) == ["WordCovered"]  # an assassin to B
    for giver, guesser in (("A", "B"), ("B", "A")):
        both = Duet()
        both.gives(giver)
        assert "GameOver" in both.touches(guesser, XX)
        assert both.bank == (9, 9), "a touch that ends the game spends nothing"
        assert marks(both.duet) == {"A": [], "B": []}


def test_a_word_of_both_is_one_less_for_each_and_one_less_in_all_d7() -> None:
    game = Duet()
    game.gives("A")
    game.touches("B", GG)
    assert game.left == (8, 8, 14)
    game.touches("B", GN)
    assert game.left == (7, 8, 13)


def test_a_number_limits_nothing_d7() -> None:
    game = Duet()
    game.gives("A", 2)
    game.touches("B", *range(6))
    assert game.game.limit is None
    assert game.game.phase is Phase.GUESS
    assert game.bank == (9, 9)


def test_the_number_zero_is_no_exception_d5_d7_d10() -> None:
    game = Duet()
    game.gives("A", 0)
    assert game.refuses(SEAT["B"], cmd.StopGuessing()) == "must_guess_once"
    assert "TurnEnded" in game.touches("B", NN)
    nine = Duet()
    nine.gives("B", 0)
    nine.touches("A", *B_WORDS[:8])
    assert nine.game.phase is Phase.GUESS


def test_every_turn_has_a_touch_before_it_stops_d10() -> None:
    game = Duet()
    game.gives("A")
    assert game.refuses(SEAT["B"], cmd.StopGuessing()) == "must_guess_once"
    game.touches("B", GG)
    assert game.stops("B") == ["TurnEnded"]


def test_a_turn_costs_one_token_however_it_ends_d11_d15_d19() -> None:
    def cost(*path: str) -> int:
        game = Duet()
        for step in path:
            getattr(game, step.split()[0])(*(_argument(part) for part in step.split()[1:]))
        [ended] = [event for event in game.last if isinstance(event, TurnEnded)]
        assert game.duet.tokens == 9 - ended.tokens
        return ended.tokens

    assert cost("gives A", f"touches B {NN}") == 1
    assert cost("gives A", f"touches B {GG}", "stops B") == 1
    assert cost("gives A", f"touches B {' '.join(map(str, A_WORDS))}") == 1
    assert cost("gives A", "voids B") == 1


def _argument(written: str) -> object:
    return int(written) if written.isdecimal() else written


def test_words_of_earlier_clues_may_be_touched_d12() -> None:
    game = Duet()
    game.turn("A", GG)
    game.turn("B", NG)
    game.gives("A", 1)
    game.touches("B", GG + 1, GN, GX)  # for whatever clue
    assert game.left == (5, 6, 10)


def test_only_who_is_guessing_talks_and_points_d13_d17() -> None:
    says = (cmd.Say("perhaps"), cmd.MarkCard(NN), cmd.RequestSpelling())
    game = Duet()
    for side in "AB":
        assert {game.refuses(SEAT[side], one) for one in says} == {"spymaster_silent"}
    game.gives("A")
    assert {game.refuses(SEAT["A"], one) for one in says} == {"spymaster_silent"}
    for one in says:
        game.send(SEAT["B"], one)
    game.send(WATCHER, cmd.RequestSpelling())
    game.touches("B", GG)
    game.stops("B")
    assert {game.refuses(SEAT["B"], one) for one in says} == {"spymaster_silent"}
    sudden = empty_bank()
    for side in "AB":
        assert {sudden.refuses(SEAT[side], one) for one in says} == {"spymaster_silent"}


# ---- who may do what, clocks, bounds


def test_nobody_touches_without_a_clue_nor_the_giver_nor_a_watcher_d6_d10() -> None:
    game = Duet()
    for side in "AB":
        assert game.refuses_touch(side, GG) == "wrong_phase"
        assert game.refuses(SEAT[side], cmd.StopGuessing()) == "wrong_phase"
    game.gives("A")
    assert game.refuses_touch("A", GG) == "not_your_turn"
    assert game.refuses(SEAT["A"], cmd.StopGuessing()) == "not_your_turn"
    for seat in (WATCHER, INSIDER):
        assert game.refuses(seat, cmd.GuessWord(GG)) == "wrong_role"
        assert game.refuses(seat, cmd.GiveClue("mine", 1)) == "wrong_role"
        assert game.refuses(seat, cmd.StopGuessing()) == "wrong_role"
    assert game.refuses(RED_OPERATIVE, cmd.GuessWord(GG)) == "no_such_seat"
    assert game.refuses(RED_OPERATIVE, cmd.GiveClue("mine", 1)) == "no_such_seat"
    for card in (-1, 25, True, 1.5):
        wrong = cmd.GuessWord(card)  # type: ignore[arg-type] # that is the point
        assert game.refuses(SEAT["B"], wrong) == "unknown_card"
    assert game.refuses(SEAT["B"], cmd.GuessWord(GG, turn=7)) == "stale_turn"


def test_a_touch_after_a_stop_is_too_late_d10() -> None:
    game = Duet()
    game.turn("A", GG)
    assert game.refuses_touch("B", GN) == "wrong_phase"
    assert game.refuses(SEAT["B"], cmd.GuessWord(GN, turn=1)) == "stale_turn"


def test_a_clock_that_ran_out_costs_the_token_of_the_turn_d11() -> None:
    time = TimeRules("strict", clue_seconds=60, guess_seconds=60, first_clue_seconds=60)
    options = Options(mode="duet", check="free", time=time, mission=Mission(2, 1))
    game = Duet(duet_deal(options=options))
    game.gives("B")
    game.now = 60_000
    assert game.refuses_touch("A", GG) == "time_is_up"
    assert game.refuses(SEAT["A"], cmd.ChallengeClue()) == "time_is_up"
    assert game.send(WATCHER, cmd.ExpireTimer()) == ["TimerExpired", "TurnEnded", "TimerStarted"]
    assert game.bank == (1, 1)
    assert game.giver == "A"
    game.now = 120_000
    assert game.refuses(SEAT["A"], cmd.GiveClue("late", 1)) == "time_is_up"
    assert game.send(WATCHER, cmd.ExpireTimer()) == ["TimerExpired", "TurnEnded", "SuddenDeath"]
    assert game.game.timer is None, "no clock runs in sudden death"


def test_who_begins_stays_open_when_the_first_clock_runs_out_d4_d11() -> None:
    time = TimeRules("strict", first_clue_seconds=60)
    game = Duet(duet_deal(options=Options(mode="duet", check="free", time=time)))
    game.apply(game.game.variant.end_turn(game.game, "timeout", 0))
    assert game.bank == (8, 8)
    assert set(to_act(game.game)) == {SEAT["A"], SEAT["B"]}
    game.gives("A")


def test_no_command_of_other_games_belongs_to_anybody_here() -> None:
    game = Duet()
    for command in (
        cmd.RuleClue("uphold"),
        cmd.AcceptClue(),
        cmd.CoverPenaltyWord(1),
        cmd.SkipPenalty(),
        cmd.CoverOpponentWord(1),
    ):
        assert game.refuses(SEAT["A"], command) == "wrong_role"
