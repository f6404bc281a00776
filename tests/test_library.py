"""The library as a bot author meets it: with the referee at the table."""

from typing import Any

import pytest

import cryptonym as cn
from cryptonym.language.decks import words as words_of
from cryptonym.language.registry import CODES, UnknownLanguageError
from cryptonym.rules import (
    RED_SPYMASTER,
    ConsultClue,
    Game,
    GiveClue,
    IllegalCommandError,
    Options,
    Refusal,
)
from cryptonym.rules.match import JoinMatch
from cryptonym.rules.model import Role, Seat


def on_turn(game: Game) -> Seat:
    return Seat(Role.SPYMASTER, game.team)


@pytest.mark.parametrize("language", CODES)
def test_a_game_is_dealt_in_the_language_that_is_named_whatever_else_is_agreed_on(
    language: str,
) -> None:
    for game in (cn.new_game(language), cn.new_game(language, options=Options(mode="coop"))):
        assert game.options.language == language
        assert set(game.words) <= set(words_of(language))


def test_options_say_the_language_where_nobody_else_does() -> None:
    assert cn.new_game(options=Options(language="nb")).options.language == "nb"
    assert cn.new_game().options.language == "en"


def test_the_same_seed_deals_the_same_game_and_none_deals_another_each_time() -> None:
    assert cn.new_game("it", seed=7) == cn.new_game("it", seed=7)
    assert cn.new_game("it", seed=-7) != cn.new_game("it", seed=7)
    assert cn.new_game("it") != cn.new_game("it")


def test_words_of_ones_own_are_played_and_too_few_are_refused_r1() -> None:
    mine = [f"word {number}" for number in range(25)]
    assert sorted(cn.new_game(words=mine).words) == sorted(word.upper() for word in mine)
    with pytest.raises(IllegalCommandError, match="too_few_words"):
        cn.new_game(words=mine[:24])


def test_a_language_that_nobody_speaks_here_is_named() -> None:
    with pytest.raises(UnknownLanguageError, match="xx"):
        cn.new_game("xx")


def test_the_referee_sits_at_the_table_r29() -> None:
    game = cn.new_game("en", seed=7)
    visible = game.words[0].lower()
    assert cn.judge_clue(game, visible).status == "refused"
    refused = cn.decide(game, on_turn(game), GiveClue(visible, 1))
    assert isinstance(refused, Refusal)
    assert refused.code == "clue_refused"
    with pytest.raises(IllegalCommandError, match="clue_refused"):
        cn.play(game, on_turn(game), GiveClue(visible, 1))


def test_only_clues_beyond_doubt_are_offered_where_the_referee_guards_q15() -> None:
    game = cn.new_game("en", seed=7)
    visible = game.words[0].lower()
    offered = cn.legal_commands(game, on_turn(game), clues=["ocean", visible])
    assert GiveClue("ocean", 2) in offered
    assert not {GiveClue(visible, 2), ConsultClue(visible)} & set(offered)
    assert all(not isinstance(cn.decide(game, on_turn(game), one), Refusal) for one in offered)


def test_without_a_referee_a_relative_is_a_clue_like_any_q15() -> None:
    game = cn.new_game(options=Options(check="free"), words=[f"w{n}" for n in range(24)] + ["king"])
    seat = on_turn(game)
    assert cn.play(game, seat, GiveClue("kings", 1)).clue is not None
    guarded = cn.new_game(words=game.words, seed=1)
    assert isinstance(cn.decide(guarded, on_turn(guarded), GiveClue("kings", 1)), Refusal)


@pytest.mark.parametrize("nothing", [None, "ocean 2", JoinMatch()])
def test_what_is_no_command_is_named(nothing: Any) -> None:
    game = cn.new_game("en", seed=7)
    with pytest.raises(TypeError, match=f"got {type(nothing).__name__}"):
        cn.play(game, on_turn(game), nothing)


def test_what_is_not_yours_to_do_is_refused_r24() -> None:
    game = cn.new_game("en", seed=7)
    other = Seat(Role.SPYMASTER, game.team.other)
    assert cn.to_act(game) == (on_turn(game),) != (other,)
    assert {RED_SPYMASTER, other, on_turn(game)} <= set(cn.seats(game))
    with pytest.raises(IllegalCommandError, match="not_your_turn"):
        cn.play(game, other, GiveClue("ocean", 1))
