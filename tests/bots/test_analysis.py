"""A finished game looked at again."""

from functools import cache

import pytest
from msgspec.structs import replace

from cryptonym.arena.game import play_out
from cryptonym.bots.analysis import analyse
from cryptonym.bots.findings import Analysis
from cryptonym.bots.mind import make_mind
from cryptonym.library import new_game
from cryptonym.rules import RED_SPYMASTER, WATCHER, Game, Identity, Team, seats, view
from cryptonym.rules.model import IDENTITY_OF


@cache
def played(language: str, seed: int = 5) -> tuple[Game, Analysis]:
    game = new_game(language, seed=seed)
    minds = {
        seat: make_mind("normal", seed=number, knowledge="ab" if number % 2 else "a")
        for number, seat in enumerate(seats(game))
    }
    last, _ = play_out(game, minds)
    return last, analyse(view(last, WATCHER))


every_language = pytest.mark.parametrize("language", ["it", "nb", "es", "el", "eo", "en"])


@every_language
def test_every_clue_of_the_game_is_looked_at_once(language: str) -> None:
    last, found = played(language)
    assert [(c.turn, c.team, c.word, c.number) for c in found.clues] == [
        (c.turn, c.team, c.word, c.number) for c in last.clues
    ]


@every_language
def test_heat_is_a_share_for_each_card_that_was_open_and_nothing_for_the_others(
    language: str,
) -> None:
    last, found = played(language)
    for clue in found.clues:
        assert sum(clue.heat) == pytest.approx(1.0, abs=0.01)
        gone = {cover.card for cover in last.covers if cover.turn < clue.turn}
        assert all(clue.heat[card] == 0 for card in gone)


@every_language
def test_what_was_touched_is_told_with_its_chance(language: str) -> None:
    last, found = played(language)
    touched = [(touch.card, touch.identity) for clue in found.clues for touch in clue.touches]
    assert touched == [(c.card, c.identity) for c in last.covers if c.cause == "guess"]
    for clue in found.clues:
        for touch in clue.touches:
            assert 0 <= touch.chance <= touch.likeliest <= 1


@every_language
def test_other_clues_are_for_own_cards_and_not_the_one_that_was_given(language: str) -> None:
    last, found = played(language)
    for clue in found.clues:
        assert clue.better
        for other in clue.better:
            assert other.word.casefold() != clue.word.casefold()
            assert {last.key.identity(card) for card in other.cards} == {IDENTITY_OF[clue.team]}
        assert len({other.word for other in clue.better}) == len(clue.better)


@every_language
def test_links_lead_to_own_cards(language: str) -> None:
    last, found = played(language)
    linked = [(clue.team, link.card) for clue in found.clues for link in clue.links]
    assert linked
    assert all(last.key.identity(card) is IDENTITY_OF[team] for team, card in linked)


@every_language
def test_what_a_clue_was_meant_for_is_told_where_it_is_known_and_nowhere_else(
    language: str,
) -> None:
    last, found = played(language)
    assert not any(clue.meant for clue in found.clues)
    first, second = found.clues[:2]
    cards = first.better[0].cards
    known = analyse(view(last, WATCHER), {first.turn: cards, second.turn: ()})
    assert tuple(link.card for link in known.clues[0].meant) == cards
    assert not any(link.earlier for link in known.clues[0].meant)
    assert [clue.meant for clue in known.clues[1:]] == [()] * (len(found.clues) - 1)
    assert [replace(clue, meant=()) for clue in known.clues] == list(found.clues)


def test_a_team_is_summed_up_and_luck_is_what_was_found_beyond_the_clues() -> None:
    last, found = played("en")
    for team in Team:
        seen, own = found.teams[team], [clue for clue in found.clues if clue.team is team]
        assert seen.clues == len(own)
        assert seen.found == sum(
            c.identity is Identity(team.value) and c.team is team and c.cause == "guess"
            for c in last.covers
        )
        assert seen.expected == pytest.approx(sum(clue.expected for clue in own), abs=0.02)
        assert seen.luck == pytest.approx(seen.found - seen.expected)
        assert seen.possible >= seen.expected - 0.02
        assert 0 < seen.listening <= 1


def test_a_game_that_is_not_over_is_not_looked_at() -> None:
    with pytest.raises(ValueError, match="not over"):
        analyse(view(new_game("en", seed=1), RED_SPYMASTER))
