"""The spymaster: legal clues, honest numbers, no risk of the assassin, an eye on the race."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bots.tables import at_clue, cover, lay, say, spymaster
from cryptonym.bots.expert import choose_expert, rehearse
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.listener import Listener
from cryptonym.bots.mind import listening
from cryptonym.bots.planning import turns_needed
from cryptonym.bots.spymaster import NEAR, Plan, choose_clue, plans, sides, weigh
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES
from cryptonym.rules.game import Game, redealt
from cryptonym.rules.model import BLUE, RED, Consultation
from cryptonym.rules.options import Options
from cryptonym.testing.bots import new_game

HARD = LEVELS["hard"]


def plan(game: Game) -> Plan:
    seen = spymaster(game)
    listener = listening(game.options.language, "a", seen.words)
    return choose_clue(seen, listener, HARD, np.random.default_rng(0))


def test_it_finds_the_word_that_links_two_own_cards() -> None:
    game = lay(own=("WIZARD", "CAPE"), assassin="BANANA")
    game = cover(game, *range(2, 9))  # these two are left
    found = plan(at_clue(game, 3))
    assert found.number == 2
    assert {game.words[card] for card in found.targets} == {"WIZARD", "CAPE"}


def test_a_clue_that_fits_the_assassin_is_never_given() -> None:
    safe = cover(lay(own=("YACHT", "CANOE"), assassin="BANANA"), *range(2, 9))
    danger = replace(safe, words=tuple(w if w != "BANANA" else "RAFT" for w in safe.words))
    assert plan(at_clue(safe, 3)).number == 2
    found = plan(at_clue(danger, 3))
    assert found.risk <= HARD.assassin
    listener = listening("en", "a", danger.words)
    column = listener.board.known.columns[found.word.casefold()]
    assert listener.board.direct[0, danger.find("RAFT"), column] == 0


def test_the_number_is_what_pays() -> None:
    game = cover(lay(own=("WIZARD", "BANANA"), assassin="CAPE"), *range(2, 9))
    assert plan(at_clue(game, 3)).number == 1  # nothing links the two


def test_a_clue_is_not_given_twice() -> None:
    game = at_clue(cover(lay(own=("WIZARD", "CAPE")), *range(2, 9)), 3)
    first = plan(game)
    again = say(game, first.word, 2, turn=1)
    assert plan(again).word != first.word


def test_no_clue_lies_on_the_table_not_even_covered() -> None:
    game = at_clue(cover(lay(own=("WIZARD", "CAPE")), *range(2, 9)), 3)
    first = plan(game)
    there = redealt(game, words=(*game.words[:2], first.word.upper(), *game.words[3:]))
    assert judge(first.word, None, there.visible(), "en").status == "legal"  # it is covered
    assert plan(there).word != first.word


@pytest.mark.parametrize("level", LEVELS)
def test_chance_decides_among_clues_of_nearly_the_same_worth(level: Level) -> None:
    """Nobody can tell from a clue that it was the best one, and so strike out other keys."""
    several = 0
    for seed in range(3, 7):
        seen = spymaster(new_game("en", "teams", seed))
        listener = listening("en", "ab", seen.words, LEVELS[level].weakest)
        best = next(plans(seen, listener, LEVELS[level], None))
        chosen = [
            choose_clue(seen, listener, LEVELS[level], np.random.default_rng(chance))
            for chance in range(8)
        ]
        several += len({plan.word for plan in chosen}) > 1
        if level == "hard":  # the others' minds wander further
            assert all(plan.value >= best.value - NEAR for plan in chosen)
    assert several >= 2


def test_a_word_that_was_objected_to_is_not_tried_again() -> None:
    game = at_clue(cover(lay(own=("WIZARD", "CAPE")), *range(2, 9)), 3)
    first = plan(game)
    refused = Consultation(first.word, first.number, allowed=False)
    assert plan(replace(game, consultations=(refused,))).word != first.word


def test_words_that_were_hinted_at_leave_room_for_others() -> None:
    seen = spymaster(at_clue(cover(say(lay(own=("YACHT", "RAFT")), "boat", 2), 20), 3))
    listener = listening("en", "a", seen.words)
    key = sides(seen, RED)
    hinted = weigh(seen, listener, HARD, key)
    fresh = weigh(replace(seen, clues=(), covers=()), listener, HARD, key)
    boat = listener.board.known.columns["sail"]
    one, other = (w.value[1, np.flatnonzero(w.columns == boat)[0]] for w in (hinted, fresh))
    assert one < other


def test_it_hurries_when_the_others_are_about_to_win() -> None:
    game = lay()
    calm = spymaster(at_clue(game, 3))
    late = spymaster(at_clue(cover(game, *range(9, 16), turn=2, team=BLUE), 3))
    listener = listening("en", "a", calm.words)
    key = sides(late, RED)
    urgent = weigh(late, listener, HARD, key)
    easy = weigh(replace(late, left={RED: 9, BLUE: 8}), listener, HARD, key)
    assert urgent.value[1].max() - urgent.value[0].max() > easy.value[1].max() - easy.value[0].max()


def test_an_easy_pair_now_may_cost_a_turn_later() -> None:
    pairs = np.zeros((4, 4), np.float32)
    pairs[0, 1], pairs[0, 2], pairs[1, 3] = 1.0, 0.9, 0.9
    needed = turns_needed(pairs, np.zeros((4, 4, 4), np.float32), np.zeros(4, np.float32))
    assert needed[0b1111] == pytest.approx(2.2)
    assert needed[0b1100] == 2  # what the easy pair leaves behind
    assert needed[0] == 0


def test_unlimited_when_several_old_words_wait_r54() -> None:
    game = lay(own=("YACHT", "RAFT", "CANOE", "WIZARD"))
    game = cover(game, *range(4, 9), turn=1)
    game = cover(say(game, "boat", 3, turn=3), 20, turn=3)  # three boats are waiting
    seen = spymaster(at_clue(game, 5))
    listener = listening("en", "a", seen.words)
    plain = Plan("Dumbledore", 1, (game.find("WIZARD"),), 1.0, 0.0)
    found = choose_expert(seen, listener, HARD, plain)
    assert (found.word, found.number) == ("Dumbledore", "unlimited")
    assert set(found.targets) >= {game.find("WIZARD"), game.find("RAFT")}
    off = Options(expert_clues=False, house=game.options.house)
    assert choose_expert(replace(seen, options=off), listener, HARD, plain) == plain
    assert choose_expert(seen, listener, LEVELS["normal"], plain) == plain


def test_zero_when_old_words_wait_and_a_bad_one_is_in_the_way_r52() -> None:
    game = lay(own=("RAFT", "FERRY"), assassin="YACHT")
    game = cover(game, *range(2, 9), turn=1)
    game = cover(say(game, "boat", 3, turn=3), 20, turn=3)  # and the yacht is a boat too
    seen = spymaster(at_clue(game, 5))
    listener = listening("en", "a", seen.words)
    plain = Plan("wood", 1, (game.find("RAFT"),), 1.0, 0.0)
    found = choose_expert(seen, listener, HARD, plain)
    assert found.number == 0
    assert listener.board.direct[0, game.find("YACHT"), column(listener, found.word)] > 0
    assert rehearse(seen, listener, HARD, found.word, 0) > 1
    assert rehearse(seen, listener, HARD, plain.word, 1) < 0
    assert choose_expert(seen, listener, LEVELS["normal"], plain) == plain


def column(listener: Listener, word: str) -> int:
    known = listener.board.known
    return known.columns[known.pack.language.fold(word)]


@pytest.mark.parametrize("language", CODES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000), covered=st.integers(0, 2**25 - 1))
def test_clues_are_legal_familiar_and_honest_on_any_table(
    language: str, seed: int, covered: int
) -> None:
    game = new_game(language, "teams", seed)
    own = game.key.cells.index("r" if game.team is RED else "b")
    game = replace(game, covered=covered & ~(1 << own))
    seen = replace(spymaster(game), seat=replace(spymaster(game).seat, team=game.team))
    listener = listening(language, "ab", game.words)
    known = listener.board.known
    some = [
        found
        for found, _ in zip(plans(seen, listener, HARD, np.random.default_rng(0)), range(3))  # noqa: B905
    ]
    assert some
    for found in some:
        assert judge(found.word, None, game.words, language).status == "legal"
        assert known.pack.language.fold(found.word) not in known.stopwords
        assert known.sayable[known.columns[known.pack.language.fold(found.word)]]
        assert found.number == len(found.targets) <= game.left(game.team)
        assert all(game.key.cells[card] == game.key.cells[own] for card in found.targets)
        assert not any(game.is_covered(card) for card in found.targets)
