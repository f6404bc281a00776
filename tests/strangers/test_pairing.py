"""Who plays with whom: nobody twice, in order of waiting, never with whom one has blocked."""

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules.seating import missing_seats
from cryptonym.strangers.pairing import ANYBODY_AFTER, pair, suit
from cryptonym.strangers.wishes import Group, Repute, Seeker, Wish, WishedPart

NOW = 1_800_000_000_000
MODES = ("duet", "teams", "coop")

WISHES = st.builds(
    Wish,
    language=st.sampled_from(["it", "eo"]),
    mode=st.sampled_from(MODES),
    pace=st.sampled_from(["live", "slow"]),
    part=st.sampled_from(["any", "give", "guess"]),
    bots_after=st.sampled_from([None, 0, 5, 60]),
)


@st.composite
def crowds(draw: st.DrawFn, wishes: st.SearchStrategy[Wish] = WISHES) -> list[Seeker]:
    """Some who wait, each for a while, with blocks among them."""
    ids = [f"p{number}" for number in range(draw(st.integers(0, 14)))]
    shunned = st.frozensets(st.sampled_from(ids or ["nobody"]), max_size=3)
    return [
        Seeker(
            name,
            NOW - 1000 * draw(st.integers(0, 90)),
            draw(wishes),
            Repute(draw(st.sampled_from([10.0, 25.0, 40.0])), 5.0, draw(st.integers(0, 5)), 2),
            name,
            draw(shunned) - {name},
        )
        for name in ids
    ]


def seeker(name: str, waited: float, wish: Wish, **more: object) -> Seeker:
    return Seeker(name, NOW - int(1000 * waited), wish, alias=name, **more)


def ids(groups: list[Group]) -> list[tuple[str, ...]]:
    return [group.ids for group in groups]


@given(crowds())
def test_nobody_is_in_two_groups_and_every_group_is_a_whole_game(crowd: list[Seeker]) -> None:
    groups = pair(crowd, NOW)
    paired = [name for group in groups for name in group.ids]
    assert len(paired) == len(set(paired))
    for group in groups:
        wish = group.members[0][0].wish
        seats = [seat for _, seat in group.members]
        wanted = missing_seats(wish.variant, {})
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(wanted)
        assert len(seats) + group.bots == len(wanted)
        assert {one.wish.pool for one, _ in group.members} == {wish.pool}
        assert all(one.wish.suits(seat) for one, seat in group.members)


@given(crowds())
def test_who_has_blocked_somebody_never_plays_with_them(crowd: list[Seeker]) -> None:
    for group in pair(crowd, NOW):
        for one, other in combinations([one for one, _ in group.members], 2):
            assert not one.avoids(other)


@given(crowds())
def test_bots_come_after_the_wait_that_everybody_at_the_table_chose_and_no_later(
    crowd: list[Seeker],
) -> None:
    groups = pair(crowd, NOW)
    for group in groups:
        assert group.bots == 0 or all(one.takes_bots(NOW) for one, _ in group.members)
    paired = {name for group in groups for name in group.ids}
    assert not [one for one in crowd if one.takes_bots(NOW) and one.id not in paired]


@given(crowds(st.just(Wish("it", "duet"))))
def test_whoever_waits_longer_chooses_first(crowd: list[Seeker]) -> None:
    """Who is passed over suits nobody of those whose turn came later."""
    groups = pair(crowd, NOW)
    paired = {name for group in groups for name in group.ids}
    order = sorted(crowd, key=lambda one: (one.since, one.id))
    for passed_over in (one for one in order if one.id not in paired):
        later = [
            one
            for group in groups
            if order.index(group.members[0][0]) > order.index(passed_over)
            for one, _ in group.members
        ]
        assert not [one for one in later if suit(passed_over, one, NOW)]


def test_two_who_wish_for_duet_are_put_together_at_once() -> None:
    wish = Wish("nb", "duet", bots_after=30)
    crowd = [
        seeker("late", 0, wish),
        seeker("early", 3, wish),
        seeker("other", 9, Wish("it", "duet")),
    ]
    assert ids(pair(crowd, NOW)) == [("early", "late")]


def test_strength_counts_at_first_and_after_a_while_anybody_is_welcome() -> None:
    wish = Wish("en", "duet")
    weak, strong = Repute(15.0), Repute(40.0)
    crowd = [seeker("a", 2, wish, repute=weak), seeker("b", 1, wish, repute=strong)]
    assert pair(crowd, NOW) == []
    assert ids(pair(crowd, NOW + int(1000 * ANYBODY_AFTER))) == [("a", "b")]
    nearer = seeker("c", 0, wish, repute=weak)
    assert ids(pair([*crowd, nearer], NOW)) == [("a", "c")]


def test_who_leaves_games_is_put_with_the_reliable_last() -> None:
    wish = Wish("en", "duet")
    crowd = [
        seeker("leaver", 2, wish, repute=Repute(stayed=0, left=6)),
        seeker("stayer", 1, wish, repute=Repute(stayed=9)),
        seeker("other", 0, wish, repute=Repute(stayed=4)),
    ]
    assert ids(pair(crowd, NOW)) == [("stayer", "other")]


def test_four_make_two_teams_of_equal_strength_with_the_parts_they_like() -> None:
    strengths = {"a": 31.0, "b": 30.0, "c": 26.0, "d": 27.0}
    parts: dict[str, WishedPart] = {"a": "guess", "b": "any", "c": "give", "d": "give"}
    crowd = [
        seeker(name, 30 - at, Wish("el", "teams", part=parts[name]), repute=Repute(strengths[name]))
        for at, name in enumerate(strengths)
    ]
    [group] = pair(crowd, NOW)
    sides: dict[object, float] = {}
    for one, seat in group.members:
        sides[seat.team] = sides.get(seat.team, 0.0) + one.repute.strength
    assert sorted(sides.values()) == [57.0, 57.0]  # a with c, b with d


def test_many_who_all_want_to_give_clues_hide_nobody_who_wants_to_guess() -> None:
    give = [seeker(f"g{at}", 100 - at, Wish("it", "coop", part="give")) for at in range(60)]
    last = seeker("last", 0, Wish("it", "coop", part="guess"))
    assert ids(pair([*give, last], NOW)) == [("g0", "last")]


def test_two_people_among_bots_sit_on_one_side() -> None:
    wish = Wish("es", "teams", bots_after=10)
    [group] = pair([seeker("a", 12, wish), seeker("b", 11, wish)], NOW)
    assert group.bots == 2
    assert len({seat.team for _, seat in group.members}) == 1


def test_a_thousand_people_who_come_at_random_sit_once_each() -> None:
    """With everything there is: languages, games, parts, paces, waits for bots, blocks."""
    chance = random.Random(19)
    coming = sorted(chance.uniform(0, 600) for _ in range(1000))
    crowd = [
        seeker(
            f"p{at}",
            -when,
            Wish(
                chance.choice(("it", "nb", "es", "el", "eo", "en")),
                chance.choices(MODES, (6, 2, 2))[0],
                "live",
                chance.choices(("any", "give", "guess"), (8, 1, 1))[0],
                chance.choice((15, 30, 60)),
            ),
            repute=Repute(chance.gauss(25, 6)),
            shuns=frozenset(f"p{chance.randrange(1000)}" for _ in range(3)) - {f"p{at}"},
        )
        for at, when in enumerate(coming)
    ]
    seated: dict[str, float] = {}
    waiting = list[Seeker]()
    for second in range(700):
        now = NOW + 1000 * second
        waiting += [one for one in crowd if now - 1000 < one.since <= now]
        for group in pair(waiting, now):
            for one, _ in group.members:
                assert one.id not in seated
                seated[one.id] = one.waited(now)
        waiting = [one for one in waiting if one.id not in seated]
    assert len(seated) == len(crowd)
    assert max(seated.values()) <= 61  # nobody waits longer than for bots, and the next look
