"""Word cards with two sides: drawn, laid out, turned over, mixed, used up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules import Options, Refusal, deal
from cryptonym.rules.cards import (
    Card,
    Layout,
    as_hex,
    faces_with,
    mix,
    next_layout,
    one_sided,
    words_at,
    words_of,
)
from cryptonym.rules.chance import Chance
from cryptonym.rules.deal import lay_out
from cryptonym.rules.events import Dealt
from support.boards import card_list

CARDS = card_list()


def games(rule: str, count: int, cards: tuple[Card, ...] = CARDS, seed: int = 0) -> list[Layout]:
    """The layouts of so many games one after another."""
    layouts: list[Layout] = []
    for number in range(1, count + 1):
        chance = Chance(b"%d %d" % (seed, number), "words")
        before = layouts[-1] if layouts else Layout()
        layout = next_layout(chance, cards, before, number, rule, 25)
        assert isinstance(layout, Layout)
        layouts.append(layout)
    return layouts


def card_of(word: str) -> int:
    return int(word.removeprefix("FRONT").removeprefix("BACK"))


def words_in(layouts: list[Layout], cards: tuple[Card, ...] = CARDS) -> list[tuple[str, ...]]:
    return [words_of(cards, layout) for layout in layouts]


@given(st.binary(min_size=1, max_size=32))
def test_a_layout_is_25_different_cards_with_one_side_up_r1_r2_r18(seed: bytes) -> None:
    words = words_of(CARDS, lay_out(seed, CARDS, Options()))
    assert len(words) == len(set(words)) == 25
    assert len({card_of(word) for word in words}) == 25
    assert set(words) <= {word for card in CARDS for word in card}


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["teams", "duet"]))
def test_a_deal_has_the_words_of_the_first_layout_r18(seed: bytes, mode: str) -> None:
    own = one_sided(f"own {number}" for number in range(200))
    assert not isinstance(own, Refusal)
    cards, options = mix(CARDS, own), Options(mode=mode)
    layout, dealt = lay_out(seed, cards, options), deal(seed, cards, options)
    assert isinstance(layout, Layout)
    assert isinstance(dealt, Dealt)
    assert dealt.words == words_of(cards, layout)


def test_every_card_side_and_place_comes_up_r18() -> None:
    boards = words_in([lay_out(b"%d" % n, CARDS, Options()) for n in range(1600)])
    cards = Counter(card_of(word) for words in boards for word in words)
    assert len(cards) == 200, "200 times each on average"
    assert 140 < min(cards.values()) <= max(cards.values()) < 265
    fronts = sum(word.startswith("FRONT") for words in boards for word in words)
    assert 0.48 < fronts / cards.total() < 0.52
    for place in range(25):
        there = Counter(card_of(words[place]) for words in boards)
        assert len(there) > 190
        assert max(there.values()) < 30, "8 on average"


def test_turning_over_shows_the_partner_word_in_the_same_place_r2_r50() -> None:
    one, two = games("flip", 2)
    assert (one.how, two.how) == ("draw", "flip")
    partner = dict(CARDS) | {back: front for front, back in CARDS}
    assert tuple(partner[word] for word in words_of(CARDS, one)) == words_of(CARDS, two)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("auto", ["draw", "flip", "draw", "flip", "draw", "flip"]),
        ("flip", ["draw", "flip", "draw", "flip", "draw", "flip"]),
        ("draw", ["draw"] * 6),
    ],
)
def test_flip_or_draw_by_the_rule_of_the_group_r50_q16(rule: str, expected: list[str]) -> None:
    """Turning over twice would bring the first words back, so `flip` draws in between."""
    assert [layout.how for layout in games(rule, 6)] == expected


@pytest.mark.parametrize("rule", ["auto", "flip", "draw"])
@pytest.mark.parametrize("seed", range(5))
def test_sixteen_games_use_all_400_words_once_r2_r50(rule: str, seed: int) -> None:
    words = [word for layout in games(rule, 16, seed=seed) for word in words_of(CARDS, layout)]
    assert Counter(words) == {word: 1 for card in CARDS for word in card}


@pytest.mark.parametrize("rule", ["auto", "flip", "draw"])
def test_two_sides_of_a_card_never_lie_on_the_table_together_r2(rule: str) -> None:
    few = card_list(30)
    for words in words_in(games(rule, 40, few), few):
        assert len({card_of(word) for word in words}) == 25


@pytest.mark.parametrize("rule", ["auto", "flip", "draw"])
def test_a_used_up_list_starts_again_r1(rule: str) -> None:
    layouts = games(rule, 17)
    assert [layout.played.bit_count() for layout in layouts[15:]] == [400, 25]
    words = words_of(CARDS, layouts[16])
    assert len(set(words)) == 25


def test_what_is_left_of_a_list_is_played_before_anything_comes_back_r1() -> None:
    cards = one_sided(f"W{n}" for n in range(60))
    first, second, third = map(set, words_in(games("draw", 3, cards), cards))
    assert not first & second
    left = {f"W{n}" for n in range(60)} - first - second
    assert len(left) == 10
    assert left <= third


def test_a_custom_list_has_one_word_a_card_and_is_never_turned_over_r1_q36() -> None:
    cards = one_sided(["Alba", "ALBA", "  alba ", *(f"W{n}" for n in range(49))])
    assert cards[0] == ("ALBA",)
    assert len(cards) == 50
    assert [layout.how for layout in games("flip", 2, cards)] == ["draw", "draw"]


@pytest.mark.parametrize("bad", ["", " ", "-", "a|b", "al\nba\x00", "x" * 31, "🦉", "a\u200bb"])
def test_a_custom_list_with_a_word_nobody_could_print_is_refused_r1(bad: str) -> None:
    refusal = one_sided([*(f"W{n}" for n in range(30)), bad])
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_word"


def test_a_custom_list_needs_25_different_words_r1() -> None:
    doubled = [f"W{n}" for n in range(24)] * 2
    assert one_sided(doubled, least=25) == Refusal("too_few_words", {"needed": 25, "given": 24})


def test_combined_and_separate_accents_make_one_word_r1_q13() -> None:
    cards = one_sided(["caffe\u0300", "CAFFÈ", *(f"W{n}" for n in range(24))])
    assert len(cards) == 25


@pytest.mark.parametrize("count", [0, 1, 24])
def test_a_list_of_fewer_than_25_is_refused_r1(count: int) -> None:
    refusal = deal(b"seed", CARDS[:count], Options())
    assert refusal == Refusal("too_few_words", {"needed": 25, "given": count})
    assert not isinstance(deal(b"seed", CARDS[:25], Options()), Refusal)


def test_lists_are_mixed_without_doubles_r1() -> None:
    base = (("SOLE", "LUNA"), ("MARE", "MONTE"))
    more = (("luna", "STELLA"), ("FIUME", "LAGO"), ("ECO", "eco"), ("VENTO",))
    assert mix(base, more) == (*base, ("FIUME", "LAGO"), ("VENTO",))
    assert mix() == ()


def test_a_mixed_list_of_two_sizes_deals_600_words_r1_r2() -> None:
    cards = mix(CARDS, one_sided(f"SINGLE{n}" for n in range(200)))
    words = [word for layout in games("draw", 16, cards) for word in words_of(cards, layout)]
    assert len(words) == len(set(words)) == 400


def test_chance_is_a_function_of_seed_and_label_r18() -> None:
    assert [Chance(b"s", "a").below(1000) for _ in range(3)] == [Chance(b"s", "a").below(1000)] * 3
    one, two = Chance(b"s", "a"), Chance(b"s", "b")
    draws = [one.below(1000) for _ in range(200)]
    assert draws != [two.below(1000) for _ in range(200)]
    assert set(draws) <= set(range(1000))
    again = Chance(b"s", "a")
    assert [again.below(1000) for _ in range(200)] == draws, "longer than the first block of bytes"
    assert sorted(Chance(b"s", "a").sample(range(50), 50)) == list(range(50))


@given(st.binary(min_size=1, max_size=32))
def test_words_that_lay_there_with_other_cards_do_not_come_back_r50(seed: bytes) -> None:
    cards = (*CARDS[100:], *((f"OWN{number}",) for number in range(20)), *CARDS[:100])
    first = next_layout(Chance(seed, "words"), CARDS, Layout(), 1, "auto", 25)
    assert isinstance(first, Layout)
    faces = faces_with(cards, words_at(CARDS, as_hex(first.played)))
    second = next_layout(Chance(seed, "more"), cards, Layout(earlier=faces), 2, "auto", 25)
    assert isinstance(second, Layout)
    assert second.how == "draw", "nothing lies there to be turned over"
    assert not {*words_of(CARDS, first)} & {*words_of(cards, second)}


def test_after_a_game_of_another_size_cards_are_drawn_and_not_turned_over_r50() -> None:
    before = next_layout(Chance(b"1", "words"), CARDS, Layout(), 1, "flip", 20)
    assert isinstance(before, Layout)
    after = next_layout(Chance(b"2", "words"), CARDS, before, 2, "flip", 25)
    assert isinstance(after, Layout)
    assert (after.how, len(after.faces)) == ("draw", 25)
    assert not {face >> 1 for face in after.faces} & {face >> 1 for face in before.faces}
