"""The spymaster: legal clues, honest numbers, no risk of the assassin, an eye on the race."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bots.tables import at_clue, cover, lay, say, spymaster
from cryptonym.bots import spymaster as spymaster_module
from cryptonym.bots import strength
from cryptonym.bots.calls import LEFT_OUT
from cryptonym.bots.expert import choose_expert, rehearse
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.listener import Listener
from cryptonym.bots.mind import listening
from cryptonym.bots.planning import turns_needed
from cryptonym.bots.spymaster import (
    NEAR,
    RACING,
    Plan,
    Sides,
    choose_clue,
    plans,
    prospects,
    sides,
    weigh,
)
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES
from cryptonym.rules.game import Game, redealt
from cryptonym.rules.model import BLUE, RED, Consultation
from cryptonym.rules.options import Options
from cryptonym.testing.bots import new_game

HARD = LEVELS["hard"]
LAST = 0.29  # strength of the last associate of a line


def plan(game: Game) -> Plan:
    seen = spymaster(game)
    listener = listening(game.options.language, "a", seen.words, speaks=True)
    return choose_clue(seen, listener, HARD, np.random.default_rng(0))


def test_it_finds_the_word_that_links_two_own_cards() -> None:
    game = lay(own=("WIZARD", "CAPE"), assassin="BANANA")
    game = cover(game, *range(2, 9))  # these two are left
    found = plan(at_clue(game, 3))
    assert found.number == 2
    assert {game.words[card] for card in found.targets} == {"WIZARD", "CAPE"}


def test_a_clue_that_fits_the_assassin_is_never_given() -> None:
    safe = cover(lay(own=("YACHT", "CANOE"), assassin="BANANA"), *range(2, 9))
    danger = redealt(safe, words=tuple(w if w != "BANANA" else "RAFT" for w in safe.words))
    assert plan(at_clue(safe, 3)).number == 2
    found = plan(at_clue(danger, 3))
    assert found.risk <= HARD.assassin
    listener = listening("en", "a", danger.words, speaks=True)
    column = listener.board.known.columns[found.word.casefold()]
    assert listener.board.direct[0, danger.find("RAFT"), column] == 0


def test_a_neighbour_that_was_denied_is_still_a_danger_on_every_card_that_is_not_own() -> None:
    """A reader said that leaves are not of wood; somebody else may think so."""
    seen = spymaster(at_clue(lay(own=("RAFT",), assassin="LEAF"), 1))
    listener = listening("en", "ab", seen.words, speaks=True)
    leaf, word = seen.words.index("LEAF"), column(listener, "wood")
    assert listener.board.direct[:, leaf, word].max() == listener.board.shared[leaf, word] == 0
    assert listener.board.feared[leaf, word] == pytest.approx(strength.DENIED, abs=1e-3)
    assert word not in weigh(seen, listener, HARD, sides(seen, RED)).columns
    rival = spymaster(at_clue(lay(own=("RAFT",), rival=("LEAF",)), 1))
    calm = spymaster(at_clue(lay(own=("RAFT",), bystander=("LEAF",)), 1))
    for seen in (rival, calm):
        listener = listening("en", "ab", seen.words, speaks=True)
        key, one = sides(seen, RED), np.array([word], np.intp)
        place = key.cards.index(seen.words.index("LEAF"))
        hoped, feared = (
            listener.some_utilities(key.cards, one, some)[0][place, 0] for some in ((), (place,))
        )
        assert hoped == 0
        assert feared > listener.nothing


def test_a_family_is_no_meaning_for_own_words_and_a_danger_on_all_others() -> None:
    """Natale and neonato are of one family: no reason to say neonato for winter."""
    seen = spymaster(at_clue(lay("it", own=("INVERNO",)), 1))
    board = listening("it", "ab", seen.words, speaks=True).board
    card = seen.words.index("INVERNO")
    said, kin = (board.known.columns[word] for word in ("natale", "neonato"))
    written = board.direct[:, card, said].max()
    assert 0 < board.direct[:, card, kin].max() <= strength.RELATIVE * written * 1.001
    assert board.feared[card, kin] == pytest.approx(strength.FEARED * written, rel=1e-3)


def test_a_clue_that_was_written_down_is_worth_more_than_one_that_is_worked_out() -> None:
    seen = spymaster(at_clue(cover(lay(own=("YACHT", "RAFT")), *range(2, 9)), 3))
    listener = listening("en", "a", seen.words, speaks=True)
    key = sides(seen, RED)
    found = weigh(seen, listener, HARD, key)
    trusting = replace(RACING, trust=1.0, told=0.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spymaster_module, "RACING", trusting)
        all_the_same = weigh(seen, listener, HARD, key)
    own = [key.cards[place] for place in key.own]
    links = listener.board.direct[0][own][:, found.columns]
    written, worked_out = (links >= LAST).all(axis=0), (links == 0).any(axis=0)
    assert written.any()
    assert worked_out.any()
    told = (found.value[1] > -8) & (all_the_same.value[1] > -8)
    loss = all_the_same.value[1] - found.value[1]
    assert np.median(loss[told & worked_out]) > np.median(loss[told & written])


def test_a_word_that_is_meant_by_a_link_nobody_would_nod_at_costs_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = spymaster(new_game("en", "teams", 5))
    listener = listening("en", "ab", seen.words, speaks=True)
    key = sides(seen, seen.team)
    found = weigh(seen, listener, HARD, key)
    monkeypatch.setattr(spymaster_module, "RACING", replace(RACING, odd=0.0))
    free = weigh(seen, listener, HARD, key)
    own = [key.cards[place] for place in key.own]
    links = listener.board.odd[own][:, found.columns]
    assert len(np.unique(links)) > 20
    assert links.max() == LEFT_OUT
    meant = np.cumsum(np.take_along_axis(links, found.order, axis=0), axis=0, dtype=np.float32)
    meant /= np.sqrt(np.arange(1, len(meant) + 1))[:, None]
    meant += listener.board.known.dull[found.columns]
    assert np.allclose(free.value - found.value, RACING.odd * meant[: len(found.value)], atol=1e-4)


def test_a_card_that_draws_nobody_is_not_counted_however_many_own_ones_there_are() -> None:
    """One card is plainly meant; eight others draw a little each, and together a lot."""
    weak = np.full((25, 1), 0.01, np.float32)
    key = Sides(tuple(range(25)), *(np.arange(*some) for some in ((0, 9), (9, 17), (17, 24))), [24])
    weak[key.own] = 0.3
    weak[0] = 500
    reached, _, _, fit = prospects(weak, key, 2)
    assert reached[1] / reached[0] > RACING.clear, "some own card is touched next"
    assert fit[1] < RACING.fit < fit[0]


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
    for seed in range(3, 13):
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
    assert several >= 5


def test_a_word_that_was_objected_to_is_not_tried_again() -> None:
    game = at_clue(cover(lay(own=("WIZARD", "CAPE")), *range(2, 9)), 3)
    first = plan(game)
    refused = Consultation(first.word, first.number, allowed=False)
    assert plan(replace(game, consultations=(refused,))).word != first.word


def test_words_that_were_hinted_at_leave_room_for_others() -> None:
    seen = spymaster(at_clue(cover(say(lay(own=("YACHT", "RAFT")), "boat", 2), 20), 3))
    listener = listening("en", "a", seen.words, speaks=True)
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
    listener = listening("en", "a", calm.words, speaks=True)
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
    listener = listening("en", "a", seen.words, speaks=True)
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
    listener = listening("en", "a", seen.words, speaks=True)
    plain = Plan("passenger", 1, (game.find("FERRY"),), 1.0, 0.0)
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
