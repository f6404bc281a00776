"""A finished game of Duet looked at again: both sides give, and a wrong touch covers nothing."""

from functools import cache

import pytest

from cryptonym.arena.game import play_out
from cryptonym.bots.analysis import analyse
from cryptonym.bots.findings import Analysis
from cryptonym.bots.mind import make_mind
from cryptonym.library import new_game
from cryptonym.rules import WATCHER, Game, Identity, Options, seats, view
from cryptonym.rules.model import BLUE, IDENTITY_OF, RED

some_games = pytest.mark.parametrize("language", ["en", "el", "it"])


@cache
def played(language: str) -> tuple[Game, Analysis]:
    """The first game in which a side gives another clue after a bystander was touched for it."""
    for seed in range(30):
        game = new_game(language, seed=seed, options=Options(mode="duet", language=language))
        minds = {seat: make_mind("easy", seed=n) for n, seat in enumerate(seats(game))}
        last, _ = play_out(game, minds)
        if any(
            clue.turn > touch.turn and clue.team is touch.team
            for touch in last.touched()
            if touch.identity is Identity.BYSTANDER
            for clue in last.clues
        ):
            return last, analyse(view(last, WATCHER))
    raise AssertionError("nobody ever errs")


@some_games
def test_every_clue_of_both_sides_is_looked_at_once(language: str) -> None:
    last, found = played(language)
    assert [(clue.turn, clue.team, clue.word) for clue in found.clues] == [
        (clue.turn, clue.team, clue.word) for clue in last.clues
    ]
    assert set(found.teams) == {RED, BLUE}


@some_games
def test_touches_are_judged_by_the_givers_side_and_bystanders_are_among_them_d6_d8(
    language: str,
) -> None:
    last, found = played(language)
    turns = {clue.turn for clue in found.clues}
    wrong = [
        (clue.turn, touch.card, touch.identity)
        for clue in found.clues
        for touch in clue.touches
        if touch.identity is not IDENTITY_OF[clue.team]
    ]
    told = view(last, WATCHER).touches
    assert wrong == [(t.turn, t.card, t.identity) for t in told if t.turn in turns]
    assert Identity.BYSTANDER in {identity for _, _, identity in wrong}
    for clue in found.clues:
        right = [touch for touch in clue.touches if touch.identity is IDENTITY_OF[clue.team]]
        assert clue.found == len(right)


@some_games
def test_a_card_touched_in_vain_draws_nobody_under_the_same_sides_clues_d8(
    language: str,
) -> None:
    last, found = played(language)
    later = 0
    for touch in view(last, WATCHER).touches:
        for clue in found.clues:
            if clue.turn > touch.turn and clue.team is touch.team:
                assert clue.heat[touch.card] == 0
                later += 1
    assert later
