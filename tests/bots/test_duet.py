"""Duet as bots guess it: counting the other key, what a token is worth, touching, giving up."""

import pytest

from cryptonym.bots.duet import guesser
from cryptonym.bots.duet.guesser import choose_last_touch, choose_touch, touch_beliefs
from cryptonym.bots.duet.odds import Odds, left_to_me, missing, odds, shared_left
from cryptonym.bots.duet.worth import prices, win
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.mind import listening, make_mind
from cryptonym.bots.operative import Pick
from cryptonym.language.decks import words
from cryptonym.rules import GiveUp, GuessWord, Options, view
from cryptonym.rules.model import BLUE, RED, Phase
from cryptonym.rules.options import Mission
from cryptonym.rules.views import View
from support.duet import GG, GN, GX, NG, NN, NX, SEAT, XG, XN, XX, Duet, duet_deal

HARD = LEVELS["hard"]


def table(tokens: int = 9, mistakes: int | None = None, **named: int) -> Duet:
    """The key in the order of the table, with words of the deck, or these at these cards."""
    rest = iter(word for word in words("en") if word not in named)
    places = {card: word for word, card in named.items()}
    laid = tuple(places.get(card) or next(rest) for card in range(25))
    options = Options(mode="duet", check="free", mission=Mission(tokens, mistakes))
    return Duet(duet_deal(words=laid, options=options))


def seen(table: Duet, side: str) -> View:
    return view(table.game, SEAT[side])


def counted(table: Duet) -> Odds:
    """What A knows of B's key."""
    return odds(seen(table, "A"), BLUE)


def chances(found: Odds, card: int) -> tuple[float, ...]:
    return tuple(float(row[card]) for row in (found.own, found.bystander, found.assassin))


def touch(table: Duet, side: str) -> Pick:
    now = seen(table, side)
    return choose_touch(now, listening("en", "a", now.words), HARD)


def last_touch(table: Duet, side: str) -> Pick | None:
    now = seen(table, side)
    return choose_last_touch(now, listening("en", "a", now.words), HARD)


# ---- counting


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (GG, (3 / 9, 5 / 9, 1 / 9)),
        (GX, (3 / 9, 5 / 9, 1 / 9)),
        (NG, (5 / 13, 7 / 13, 1 / 13)),
        (NX, (5 / 13, 7 / 13, 1 / 13)),
        (XG, (1 / 3, 1 / 3, 1 / 3)),
        (XX, (1 / 3, 1 / 3, 1 / 3)),
    ],
)
def test_before_the_first_touch_the_table_of_pairs_is_all_one_knows_d1(
    card: int, expected: tuple[float, ...]
) -> None:
    assert chances(counted(table()), card) == pytest.approx(expected)


def test_a_word_that_was_found_makes_the_others_of_its_row_rarer_d1_d7() -> None:
    game = table()
    game.turn("B", NG)
    found = counted(game)
    assert chances(found, NG) == (1, 0, 0)
    assert chances(found, NN) == pytest.approx((4 / 12, 7 / 12, 1 / 12))
    assert chances(found, GG) == pytest.approx((3 / 9, 5 / 9, 1 / 9)), "another row"


def test_a_bystander_that_was_touched_makes_the_others_of_its_row_likelier_d8() -> None:
    game = table()
    game.turn("B", NN, stop=False)
    found = counted(game)
    assert chances(found, NN) == (0, 1, 0)
    assert chances(found, NG) == pytest.approx((5 / 12, 6 / 12, 1 / 12))


def test_what_the_other_side_touched_says_nothing_of_its_own_key_d6() -> None:
    game = table()
    before = counted(game)
    game.turn("A", GN)
    after = counted(game)
    assert chances(after, NG) == chances(before, NG)
    assert chances(after, GN + 1) == chances(before, GN + 1)


def test_one_knows_how_many_words_only_oneself_can_find_d14_d16() -> None:
    game = table()
    now = seen(game, "A")
    assert (missing(now), left_to_me(now, BLUE), shared_left(now, BLUE)) == (15, 6, 3)
    game.turn("B", NG, GG)
    now = seen(game, "A")
    assert (missing(now), left_to_me(now, BLUE), shared_left(now, BLUE)) == (13, 5, 2)


# ---- what a token is worth


def test_more_tokens_and_fewer_words_missing_are_always_worth_more_d2_d16() -> None:
    for words_missing in range(1, 16):
        for tokens in range(1, 12):
            assert win(words_missing, tokens + 1) > win(words_missing, tokens)
            assert win(words_missing, tokens) > win(words_missing + 1, tokens)
    assert win(0, 0) == 1


def test_a_bystander_costs_no_more_than_stopping_where_mistakes_are_free_d11() -> None:
    game = table()
    game.gives("A")
    price = prices(seen(game, "B"), 15)
    assert price.bystander == 0
    assert 0 < price.hit < 1
    assert price.assassin == win(15, 8)


def test_a_mistake_too_many_costs_what_its_token_is_worth_d20() -> None:
    game = table(tokens=9, mistakes=0)
    game.gives("A")
    price = prices(seen(game, "B"), 15)
    assert price.bystander == pytest.approx(win(15, 8) - win(15, 7))
    assert price.bystander > 0


def test_where_mistakes_are_scarce_each_has_a_price_that_rises_d20() -> None:
    found = []
    for mistakes in (3, 2, 1, 0):
        game = table(tokens=9, mistakes=mistakes)
        game.gives("A")
        found.append(prices(seen(game, "B"), 15).bystander)
    assert found == sorted(found)
    assert 0 < found[0] < found[-1]


# ---- touching


def test_it_touches_what_the_clue_is_written_down_for_d7() -> None:
    game = table(WIZARD=GN)
    game.gives("A", 1, "Dumbledore")
    assert touch(game, "B").card == GN


def test_its_own_assassin_is_a_card_like_any_if_the_clue_says_so_d6() -> None:
    game = table(WIZARD=GX)
    game.gives("A", 1, "Dumbledore")
    assert touch(game, "B").card == GX


def test_what_cannot_be_the_givers_is_never_touched_however_well_it_fits() -> None:
    """All three that are both sides' are found, and the one that is also an assassin (D1)."""
    game = table(WIZARD=XN)
    game.turn("B", XG)  # of A's three assassins the one word of B's
    game.turn("A", GN)
    game.gives("B", 2, "Dumbledore")
    for _ in range(2):
        found = touch(game, "A")
        assert found.card != XN
        assert counted(game).own[XN] == 0
        right = next(card for card in range(NG, NN) if not game.game.is_covered(card))
        game.touches("A", right)


def test_a_clue_it_does_not_understand_still_gets_its_one_touch_d10() -> None:
    game = table()
    game.gives("A", 2, "zzgrbl")
    assert touch(game, "B").card is not None


def test_with_nothing_left_to_hope_for_it_stops_d10() -> None:
    game = table(WIZARD=GN)
    game.gives("A", 1, "Dumbledore")
    game.touches("B", GN)
    assert touch(game, "B").card is None


def test_a_word_of_an_earlier_clue_is_touched_later_d12() -> None:
    game = table(YACHT=GN, RAFT=GN + 1, WIZARD=GN + 2)
    game.gives("A", 2, "boat")
    game.touches("B", GN)
    game.stops("B")
    game.turn("B", NG)
    game.gives("A", 1, "Dumbledore")
    game.touches("B", GN + 2)
    found = touch(game, "B")
    assert found.card == GN + 1
    assert found.extra


# ---- sudden death


def at_the_end(*left: int) -> Duet:
    """Sudden death, and all but these words were found; A said "boat" for a yacht and a raft."""
    game = table(tokens=3, YACHT=GN, RAFT=GN + 1)
    game.gives("A", 2, "boat")
    game.touches("B", GN)
    game.stops("B")
    game.gives("B", 1, "zzgrbl")
    game.touches("A", *({*range(NG, NN), XG} - {*left}))
    if game.game.phase is Phase.GUESS:  # else B is done, and the turn is over by that (D15)
        game.stops("A")
    game.gives("A", 1, "zzgrblz")
    game.touches("B", *({*range(NG)} - {GN, *left}))
    game.stops("B")
    return game


def test_in_sudden_death_it_touches_the_surest_card_d17() -> None:
    game = at_the_end(GN + 1, NG)
    found = last_touch(game, "B")
    assert found is not None
    assert found.card == GN + 1
    assert found.value == found.beliefs.own.max()
    assert game.touches("B", GN + 1) != []


def test_in_sudden_death_nothing_is_touched_that_cannot_be_right_d17() -> None:
    game = at_the_end(GN + 1, NG)
    found = last_touch(game, "A")
    assert found is not None
    assert found.card is not None
    assert counted(game).own[found.card] > 0


def test_it_waits_where_every_missing_word_is_its_own_and_the_other_side_knows_better_d17() -> None:
    game = at_the_end(GG + 2, NG, NG + 1)
    assert left_to_me(seen(game, "B"), RED) == 0
    assert last_touch(game, "B") is None
    assert left_to_me(seen(game, "A"), BLUE) == 2
    assert last_touch(game, "A") is not None


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_last_word_is_touched_by_whoever_knows_that_both_have_it_d14_d17(side: str) -> None:
    game = at_the_end(GG + 2)
    found = last_touch(game, side)
    assert found is not None
    assert found.card == GG + 2
    judge = BLUE if side == "A" else RED
    assert odds(seen(game, side), judge).own[GG + 2] == pytest.approx(1)


@pytest.mark.parametrize("side", ["A", "B"])
def test_neither_side_waits_where_all_that_is_missing_may_be_both_sides_d17(side: str) -> None:
    game = at_the_end(GG, GG + 1, GG + 2)
    assert left_to_me(seen(game, "A"), BLUE) == left_to_me(seen(game, "B"), RED) == 0
    found = last_touch(game, side)
    assert found is not None
    assert found.card in {GG, GG + 1, GG + 2}


def test_it_never_waits_for_a_side_that_may_not_touch_any_more_d17() -> None:
    game = at_the_end(GN + 1)  # B has no words left, so nobody but B can find anything
    assert game.refuses_touch("A", GN + 1) == "other_side_done"
    assert make_mind("hard", seed=1).act(seen(game, "A")) is None
    assert make_mind("hard", seed=1).act(seen(game, "B")) == GuessWord(GN + 1, game.game.turn)


def test_it_gives_up_rather_than_touch_what_may_as_well_be_the_assassin_d17() -> None:
    """B has one word to find and no clue that says which: one card in nine, and so the assassin."""
    game = at_the_end(GN + 2, NG)
    now = seen(game, "B")
    found = touch_beliefs(now, listening("en", "a", now.words), HARD, RED)
    assert (found.own < guesser.GAMBLE * found.assassin).all()
    assert make_mind("hard", seed=1).act(now) == GiveUp()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guesser, "GAMBLE", 0.5)
        assert isinstance(make_mind("hard", seed=1).act(now), GuessWord)


def test_it_gives_up_when_too_many_words_are_missing_and_not_before_d17() -> None:
    words_left = [GN + 1, GN + 2, GN + 3, GN + 4, GX]
    gave_up = []
    for count in range(1, 6):
        game = at_the_end(*words_left[:count], NG)
        gave_up.append(make_mind("hard", seed=1).act(seen(game, "B")) == GiveUp())
    assert gave_up == sorted(gave_up), "less hope never makes it go on"
    assert (gave_up[0], gave_up[-1]) == (False, True)
