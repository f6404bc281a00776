"""Nobody learns anything of the other side's key but by what is touched (D1, D14, R17).

Two games that differ only where a seat cannot see: whatever happens, it is told the same bytes,
with what the rules made of it, until a touch or a side without words differs, which is public.
"""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cryptonym.rules import (
    BLUE,
    RED,
    Game,
    Key,
    Mission,
    Options,
    Refusal,
    Seat,
    TimeRules,
    decide,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.duet.game import LETTERS, DuetGame, as_duet
from cryptonym.rules.eyes import ASKED, BACK, FRONT, KEY, NOTHING, VERDICT, Eyes
from cryptonym.rules.gate import now_seen, seen, view_with
from cryptonym.rules.model import INSIDER, WATCHER
from cryptonym.rules.variants.duet import DUET
from cryptonym.rules.verdict import LEGAL, Verdict
from support.any_play import any_play
from support.duet import SEAT, Duet, duet_deal, swapped
from support.referee import doubtful, refused

Move = tuple[Seat, cmd.Command, Verdict | None]
STRICT = TimeRules("strict", clue_seconds=40, guess_seconds=40, first_clue_seconds=40)
VERDICTS = (None, LEGAL, doubtful("LETTERS"), refused("WORD_FORM"))
SIDES = (RED, BLUE)


def known_to(seat: Seat) -> int:
    return DUET.eyes_of(seat) & KEY


def other_key(cells: str, known: int, chance: random.Random) -> str:
    """Another key with the same table of pairs, which looks the same to those eyes."""
    groups: dict[str, list[int]] = {}
    for card, letter in enumerate(cells):
        groups.setdefault(LETTERS.seen_as(letter, known), []).append(card)
    changed = list(cells)
    for cards in groups.values():
        for card, other in zip(cards, chance.sample(cards, len(cards)), strict=True):
            changed[card] = cells[other]
    return "".join(changed)


def random_move(game: Game, chance: random.Random) -> Move:
    """What people do; they find words more often than chance would have it."""
    seat = SEAT[chance.choice("AB")]
    judge = seat.team.other if seat.team else RED
    own = [card for card in game.open_cards() if judge in DUET.owners(game.key.cells[card])]
    lucky = chance.random() < 0.8 and own
    card = chance.choice(own) if lucky else chance.randrange(25)
    word = chance.choice(("ocean", "river", "moon"))
    command = chance.choice(
        (
            *[cmd.GuessWord(card)] * 6,
            cmd.GiveClue(word, chance.randrange(10)),
            cmd.GiveClue(word, chance.randrange(10)),
            cmd.ConsultClue(word, 1),
            cmd.AnswerConsult(allow=chance.random() < 0.5),
            cmd.StopGuessing(),
            cmd.ChallengeClue(),
            cmd.ExpireTimer(),
            cmd.PauseTimer(),
            cmd.ResumeTimer(),
            *([cmd.GiveUp()] if chance.random() < 0.3 else []),
        )
    )
    return seat, command, chance.choice(VERDICTS)


def may_differ(one: DuetGame, two: DuetGame, seat: Seat, command: cmd.Command) -> bool:
    """Whether what comes of this is public and not the same: a touch, or a side without words."""
    if not isinstance(command, cmd.GuessWord) or seat.team is None:
        return False
    judge, card = seat.team.other, command.card
    if one.behind(card, judge) is not two.behind(card, judge):
        return True
    return [after_cover(one, card, side) for side in SIDES] != [
        after_cover(two, card, side) for side in SIDES
    ]


def after_cover(game: DuetGame, card: int, side: object) -> bool:
    """Whether a side would have no words left without this card."""
    own = [c for c in game.open_cards() if side in DUET.owners(game.key.cells[c])]
    return not set(own) - {card}


def told(before: Game, events: tuple[ev.Event, ...], after: Game, eyes: Eyes) -> list[bytes]:
    """All that eyes are told of these events, one by one and of all at once."""
    texts: list[bytes] = []
    game = before
    for event in events:
        then = game.variant.evolvers[type(event)](game, event)
        what = seen(event, eyes, then)
        if what is not None:
            texts += [msgspec.json.encode(what), msgspec.json.encode(now_seen(game, then, eyes))]
        game = then
    if texts:
        texts.append(msgspec.json.encode(now_seen(before, after, eyes)))
    return texts


def ends(events: tuple[ev.Event, ...]) -> bool:
    """Whether the game is over, and its deal is opened."""
    return isinstance(events[-1], ev.DealOpened)


def compared(dealt: ev.Dealt, seat: Seat, chance: random.Random, steps: int = 70) -> int:
    """How many things somebody in this seat was told alike in both games, before they part."""
    eyes = DUET.eyes_of(seat)
    changed = Key(other_key(dealt.key.cells, known_to(seat), chance), dealt.key.start)
    one = Duet(replace(dealt, commitment="masked"))
    two = Duet(replace(dealt, commitment="masked", key=changed))
    alike, now = 0, 0
    for _ in range(steps):
        assert one.seen_by(seat) == two.seen_by(seat)
        actor, command, verdict = random_move(one.game, chance)
        now += chance.randrange(9_000)
        first = decide(one.game, actor, command, verdict, now)
        second = decide(two.game, actor, command, verdict, now)
        if isinstance(first, Refusal) or isinstance(second, Refusal):
            assert first == second, "also a refusal says nothing"
            continue
        before = one.game, two.game
        if ends(first) and ends(second):
            differ = may_differ(as_duet(one.game), as_duet(two.game), actor, command)
            assert first[:-1] == second[:-1] or differ, "only the deal that is opened is another"
            return alike
        one.apply(first)
        two.apply(second)
        heard = told(before[0], first, one.game, eyes), told(before[1], second, two.game, eyes)
        if heard[0] != heard[1]:
            assert may_differ(as_duet(before[0]), as_duet(before[1]), actor, command)
            return alike
        alike += len(heard[0])
    return alike


@st.composite
def deals(draw: st.DrawFn) -> ev.Dealt:
    options = Options(
        mode="duet",
        check=draw(st.sampled_from(["guard", "referee", "free"])),
        time=draw(st.sampled_from([TimeRules(), STRICT])),
        mission=draw(
            st.builds(
                Mission,
                tokens=st.integers(1, 9),
                mistakes=st.none() | st.integers(0, 3),
                excess=st.sampled_from(["extra_token", "sudden_death", "loss"]),
            )
        ),
    )
    return duet_deal(*swapped(seed=draw(st.integers(0, 999))), options=options)


@settings(max_examples=150)
@given(dealt=deals(), side=st.sampled_from("AB"), chance=st.integers(0, 10**6))
def test_a_side_is_told_nothing_of_the_other_sides_key_d1_d14_r17(
    dealt: ev.Dealt, side: str, chance: int
) -> None:
    compared(dealt, SEAT[side], random.Random(chance))


@settings(max_examples=100)
@given(dealt=deals(), chance=st.integers(0, 10**6))
def test_a_watcher_is_told_nothing_of_either_key_d1_r17(dealt: ev.Dealt, chance: int) -> None:
    compared(dealt, WATCHER, random.Random(chance))


def test_the_games_that_are_compared_are_long_enough_to_say_something() -> None:
    lengths = {"A": 0, "B": 0, "watcher": 0}
    for name in lengths:
        for number in range(30):
            dealt = duet_deal(*swapped(seed=number), options=Options(mode="duet"))
            lengths[name] += compared(dealt, SEAT[name], random.Random(number))
    assert min(lengths.values()) > 200, lengths


def test_a_part_is_found_where_something_leaks() -> None:
    """The comparison is not blind: whoever sees both sides is told something else."""
    dealt = duet_deal(*swapped(seed=1))
    changed = Key(other_key(dealt.key.cells, FRONT, random.Random(1)), dealt.key.start)
    one = Duet(replace(dealt, commitment="masked"))
    two = Duet(replace(dealt, commitment="masked", key=changed))
    assert one.seen_by(SEAT["A"]) == two.seen_by(SEAT["A"])
    assert one.seen_by(SEAT["B"]) != two.seen_by(SEAT["B"])
    assert one.seen_by(INSIDER) != two.seen_by(INSIDER)


# ---- what each kind of eyes sees


def games() -> Iterator[Game]:
    for seed in range(30):
        for _, game in any_play("duet", seed):
            yield game


def test_a_view_shows_the_own_half_and_what_was_judged_and_nothing_else_d1_d6_r17() -> None:
    for game in games():
        if game.result:
            continue
        shown = dict(zip(SIDES, game.shown(), strict=True))
        for seat in (*SEAT.values(), INSIDER):
            looked = view(game, seat)
            for card in range(25):
                for side, own in zip(SIDES, (FRONT, BACK), strict=True):
                    known = looked.identity(card, side) is not None
                    public = bool(shown[side] >> card & 1)
                    assert known is (public or bool(known_to(seat) & own))
            assert looked.salt is None
            assert (looked.key is None) is not known_to(seat)


def test_nobody_is_told_how_many_words_the_other_side_has_left_d14() -> None:
    told_zero = 0
    for game in games():
        for eyes in range(16):
            tally = DUET.tally(game, Eyes(eyes))
            for side, bit in zip(SIDES, (FRONT, BACK), strict=True):
                if eyes & bit:
                    assert tally[side] == game.left(side)
                elif side in tally:
                    assert tally[side] == 0
                    assert side in game.done()
                    told_zero += 1
            assert set(tally) <= {*SIDES, "tokens", "mistakes"}
    assert told_zero


def test_what_was_asked_is_for_both_sides_and_the_verdict_too_d19() -> None:
    asked = 0
    for seed in range(20):
        for event, after in any_play("duet", seed):
            for eyes in (NOTHING, FRONT, BACK, ASKED, VERDICT):
                what = seen(event, eyes, after)
                if isinstance(event, ev.ConsultAsked | ev.ConsultAnswered):
                    assert (what is event) is (eyes is ASKED)
                    asked += 1
                if isinstance(event, ev.ClueGiven) and not eyes & VERDICT:
                    assert isinstance(what, ev.ClueGiven)
                    assert (what.allowed, what.verdict) == (False, None)
                looked = view_with(after, WATCHER, eyes)
                assert bool(looked.consultations) <= (eyes is ASKED)
    assert asked
    assert DUET.eyes_of(SEAT["A"]) == FRONT | ASKED | VERDICT
    assert DUET.eyes_of(SEAT["B"]) == BACK | ASKED | VERDICT
    assert DUET.eyes_of(INSIDER) == KEY
    assert DUET.eyes_of(WATCHER) == NOTHING


def test_a_watcher_cannot_tell_that_somebody_asked_before_the_first_clue_d4_d19() -> None:
    quiet = Duet(duet_deal(options=Options(mode="duet")))
    asking = Duet(duet_deal(options=Options(mode="duet")))
    asking.send(SEAT["B"], cmd.ConsultClue("card", 2), doubtful("LETTERS"))
    assert quiet.seen_by(WATCHER) == asking.seen_by(WATCHER)
    assert asking.heard_by(WATCHER) == quiet.heard_by(WATCHER)
    asking.send(SEAT["A"], cmd.AnswerConsult(allow=True))
    asking.gives("B", 2, "card")
    quiet.gives("B", 2, "card")
    assert quiet.seen_by(WATCHER) == asking.seen_by(WATCHER)
    assert asking.heard_by(WATCHER) == quiet.heard_by(WATCHER)
    assert asking.told_now(WATCHER) == quiet.told_now(WATCHER)


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_word_of_both_is_one_less_for_whoever_sees_it_and_nobody_else_knows_d7_d14(
    side: str,
) -> None:
    game = Duet()
    giver, guesser = side, "B" if side == "A" else "A"
    game.gives(giver)
    before = {name: view(game.game, seat).left for name, seat in SEAT.items()}
    game.touches(guesser, 0)  # a word of both
    after = {name: view(game.game, seat).left for name, seat in SEAT.items()}
    for name in "AB":
        assert {team: count - 1 for team, count in before[name].items()} == after[name]
        assert len(after[name]) == 1
    assert after["watcher"] == {}
