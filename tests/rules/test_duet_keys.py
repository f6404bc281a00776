"""The keys of Duet: the table of pairs, all alike; a deck of a hundred; a seal over both sides."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules import RED, Identity, Key, Options, Refusal, begin, deal, view
from cryptonym.rules.chance import Chance
from cryptonym.rules.duet.deck import HUNDRED
from cryptonym.rules.duet.game import LETTERS
from cryptonym.rules.events import DealOpened
from cryptonym.rules.eyes import BACK, FRONT
from cryptonym.rules.fairness import verify
from cryptonym.rules.keys import rotate
from cryptonym.rules.model import INSIDER, WATCHER
from cryptonym.rules.options import KeySource
from cryptonym.rules.variants.duet import DUET
from support.duet import SEAT, XX, Duet, duet_deal, key_of
from support.random_play import CARDS

OWN = (Identity.RED, Identity.BLUE)
TABLE = {  # what A sees, what B sees, on how many cards
    ("g", "g"): 3,
    ("g", "n"): 5,
    ("g", "x"): 1,
    ("n", "g"): 5,
    ("n", "n"): 7,
    ("n", "x"): 1,
    ("x", "g"): 1,
    ("x", "n"): 1,
    ("x", "x"): 1,
}
SIGNS = {Identity.BYSTANDER: "n", Identity.ASSASSIN: "x"}


def pairs(cells: str) -> list[tuple[str, str]]:
    """What both sides see of each card."""
    tiles = (LETTERS.tiles[letter] for letter in cells)
    return [(SIGNS.get(a, "g"), SIGNS.get(b, "g")) for a, b in tiles]  # type: ignore[arg-type] # whole


def drawn(count: int, source: KeySource = "random") -> list[Key]:
    options = Options(mode="duet", key_source=source)
    return [DUET.draw_key(Chance(b"%d" % n, "key"), options) for n in range(count)]


def test_ten_thousand_keys_have_the_table_exactly_and_favour_no_place_d1() -> None:
    keys = drawn(10_000)
    places: dict[tuple[str, str], Counter[int]] = {pair: Counter() for pair in TABLE}
    for key in keys:
        seen = pairs(key.cells)
        assert Counter(seen) == TABLE
        for card, pair in enumerate(seen):
            places[pair][card] += 1
    for pair, count in TABLE.items():
        expected = 10_000 * count / 25
        for card in range(25):  # within five standard deviations
            assert abs(places[pair][card] - expected) < 5 * expected**0.5
    assert len({key.cells for key in keys}) == 10_000
    assert {key.start for key in keys} == {RED}, "no key says who begins (D4)"


def test_each_side_has_nine_words_and_three_assassins_and_fifteen_are_to_be_found_d1() -> None:
    for key in drawn(50):
        seen = pairs(key.cells)
        for side in (0, 1):
            assert Counter(pair[side] for pair in seen) == {"g": 9, "n": 13, "x": 3}
        assert sum("g" in pair for pair in seen) == 15


def test_two_cards_are_neighbours_as_often_as_chance_has_it_d1() -> None:
    """All keys of the table are alike: what lies on one card says only what is not left."""
    keys = drawn(6000)
    both = sum(pairs(key.cells)[:2] == [("g", "g"), ("g", "g")] for key in keys)
    expected = 6000 * (3 / 25) * (2 / 24)
    assert abs(both - expected) < 5 * expected**0.5


def test_other_counts_are_no_key_of_duet_d1() -> None:
    key = key_of("g" * 9 + "n" * 13 + "x" * 3, "g" * 9 + "n" * 13 + "x" * 3)
    assert not DUET.is_valid(key)
    assert DUET.is_valid(duet_deal().key)


def test_the_deck_has_a_hundred_cards_two_ways_up_and_no_two_are_the_same_d1() -> None:
    assert len(HUNDRED.cards) == 100
    assert HUNDRED.turns == (0, 2)
    keys = [HUNDRED.key(number, turned) for number in range(1, 101) for turned in (0, 2)]
    assert len({key.cells for key in keys}) == 200
    for key in keys:
        assert DUET.is_valid(key)
        assert Counter(pairs(key.cells)) == TABLE
    upright, turned = HUNDRED.key(17), HUNDRED.key(17, 2)
    assert turned.cells == upright.cells[::-1] == rotate(upright.cells, 2)
    assert (turned.pattern, turned.turned) == (17, 2)
    assert not any(HUNDRED.has(*card) for card in ((0, 0), (101, 0), (17, 1), (17, 3)))


@pytest.mark.parametrize("source", ["deck100", "deck40"])
def test_every_card_and_way_up_of_the_deck_is_drawn_whatever_the_deck_is_called_d1(
    source: KeySource,
) -> None:
    seen = Counter((key.pattern, key.turned) for key in drawn(8000, source))
    assert len(seen) == 200, "40 of each on average"
    assert 12 < min(seen.values()) <= max(seen.values()) < 80


def test_no_place_of_the_deck_is_safe_from_assassins_d1() -> None:
    cards = [pairs(cells) for _, cells in HUNDRED.cards]
    for side in (0, 1):
        there = Counter(at for card in cards for at, pair in enumerate(card) if pair[side] == "x")
        assert len(there) == 25, "12 on average"
        assert 2 < min(there.values()) <= max(there.values()) < 26


def test_the_own_side_of_a_printed_card_names_it_and_so_the_other_d1() -> None:
    """Which is why keys are drawn unless somebody wants the printed ones."""
    keys = [HUNDRED.key(number, turned) for number in range(1, 101) for turned in HUNDRED.turns]
    for eyes in (FRONT, BACK):
        assert len({LETTERS.known(key.cells, eyes) for key in keys}) == 200


# ---- the seal


def test_one_seal_is_over_both_sides_and_names_the_game_d1() -> None:
    dealt = deal(b"seed", CARDS, Options(mode="duet"))
    assert not isinstance(dealt, Refusal)
    text = (
        f"cryptonym deal 2\nmode duet\nsalt {dealt.salt}\nstart red\nkey {dealt.key.cells}\n"
        f"words {'|'.join(dealt.words)}\n"
    )
    assert dealt.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert verify(dealt.commitment, dealt.words, dealt.key, dealt.salt, "duet")
    assert not verify(dealt.commitment, dealt.words, dealt.key, dealt.salt)
    game = begin(dealt)
    for seat in (*SEAT.values(), INSIDER):
        assert view(game, seat).commitment == dealt.commitment
        assert view(game, seat).salt is None


@given(st.integers(0, 24), st.integers(0, 24))
def test_any_two_cells_exchanged_on_either_side_are_noticed_d1(here: int, there: int) -> None:
    dealt = duet_deal()
    cells = list(dealt.key.cells)
    cells[here], cells[there] = cells[there], cells[here]
    changed = "".join(cells)
    same = changed == dealt.key.cells
    opened = Key(changed, dealt.key.start)
    assert verify(dealt.commitment, dealt.words, opened, dealt.salt, "duet") is same


def test_the_end_opens_the_seal_for_everybody_d1_d9() -> None:
    game = Duet()
    game.gives("A")
    game.touches("B", XX)
    [opened] = [event for event in game.last if isinstance(event, DealOpened)]
    assert opened == DealOpened(game.game.key.cells, game.game.salt)
    seen = view(game.game, WATCHER)
    assert (seen.cells, seen.salt) == (game.game.key.cells, game.game.salt)
    key = Key(seen.cells, seen.start)
    assert verify(seen.commitment, seen.words, key, opened.salt, "duet")
