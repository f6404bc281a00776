"""Evenings with any list: what is drawn game after game is right and fair (R1, R2, R18, R50)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules.bits import as_bits
from cryptonym.rules.cards import Card, Layout, as_hex, next_layout, words_of
from cryptonym.rules.chance import Chance
from cryptonym.rules.options import NextWords


def some_cards(sides: list[int]) -> tuple[Card, ...]:
    """Cards with so many sides each."""
    return tuple(tuple(f"W{n}{'ab'[side]}" for side in range(s)) for n, s in enumerate(sides))


SIDES = st.one_of(
    st.lists(st.sampled_from([1, 2]), min_size=25, max_size=90),
    st.lists(st.just(1), min_size=25, max_size=120),
    st.lists(st.just(2), min_size=25, max_size=90),
)


def unplayed(cards: tuple[Card, ...], played: set[str]) -> dict[int, list[str]]:
    """The words of each card that have not been on the table."""
    left = {n: [word for word in card if word not in played] for n, card in enumerate(cards)}
    return {number: words for number, words in left.items() if words}


@given(SIDES, st.sampled_from(["auto", "flip", "draw"]), st.binary(min_size=1, max_size=8))
def test_no_word_comes_back_before_its_list_is_used_up_r1_r2_r50(
    sides: list[int], rule: NextWords, seed: bytes
) -> None:
    cards, layout, played = some_cards(sides), Layout(), set[str]()
    for number in range(1, 25):
        left = unplayed(cards, played)
        chance = Chance(b"%d %s" % (number, seed), "words")
        layout = next_layout(chance, cards, layout, number, rule, 25)  # type: ignore[assignment] # there are 25 at least
        words = words_of(cards, layout)
        assert len({face >> 1 for face in layout.faces}) == len(set(words)) == 25
        untouched = {n for n, words_left in left.items() if len(words_left) == len(cards[n])}
        drawn = {face >> 1 for face in layout.faces}
        if len(left) >= 25:
            assert not played.intersection(words)
            played.update(words)
            if layout.how == "draw":
                assert len(drawn & untouched) == min(25, len(untouched)), "untouched cards first"
        else:
            assert left.keys() <= drawn, "what is left is played first"
            assert all(set(words).intersection(here) for here in left.values())
            played = set(words)
        assert layout.played == as_bits(
            2 * n + side
            for n, card in enumerate(cards)
            for side, w in enumerate(card)
            if w in played
        )


@pytest.mark.parametrize("sides", [1, 2])
@pytest.mark.parametrize("touched", [25, 100, 140])
def test_every_card_that_is_left_comes_up_as_often_as_any_other_r18(
    sides: int, touched: int
) -> None:
    """Few were out, and cards are found by trying; or many, and they are looked for."""
    cards = some_cards([sides] * 200)
    out = as_bits(2 * card for card in range(25, touched))
    before = Layout(tuple(range(0, 50, 2)), as_hex(out))
    deals, left = 1600, 200 - touched
    boards = [
        next_layout(Chance(b"%d" % n, "words"), cards, before, 3, "draw", 25) for n in range(deals)
    ]
    faces = [face for board in boards for face in board.faces]  # type: ignore[union-attr] # no refusal
    counts = Counter(face >> 1 for face in faces)
    assert counts.keys() == set(range(touched, 200))
    expected = deals * 25 / left
    spread = (expected * (1 - 25 / left)) ** 0.5  # of a count, if the draw is fair
    assert max(abs(count - expected) for count in counts.values()) < 4.5 * spread
    backs = Counter(face >> 1 for face in faces if face & 1)
    assert backs.total() / len(faces) == pytest.approx((sides - 1) / 2, abs=0.01)
    for card, count in counts.items():
        assert backs[card] / count == pytest.approx((sides - 1) / 2, abs=0.17)
    for place in (0, 12, 24):
        there = Counter(board.faces[place] >> 1 for board in boards)  # type: ignore[union-attr] # no refusal
        assert len(there) > 0.99 * left, "any card may lie anywhere"
        assert max(there.values()) < deals / left + 6 * (deals / left) ** 0.5


@pytest.mark.parametrize("rule", ["auto", "flip", "draw"])
def test_a_list_that_has_become_shorter_deals_from_what_there_is_r50(rule: NextWords) -> None:
    """A table may be older than the list it plays."""
    longer, shorter = some_cards([2] * 60), some_cards([2] * 55)
    before = Layout(tuple(range(70, 120, 2)))
    assert isinstance(next_layout(Chance(b"1", "words"), longer, before, 2, rule, 25), Layout)
    layout = next_layout(Chance(b"1", "words"), shorter, before, 2, rule, 25)
    assert isinstance(layout, Layout)
    assert not set(before.faces).intersection(layout.faces)
    assert len(set(words_of(shorter, layout))) == 25
