"""A game that is only described plays like any other: with a side of the key for each player."""

import random
from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from cryptonym.arena.baselines import RandomMind, StemsMind, vocabulary
from cryptonym.arena.game import play_out
from cryptonym.bots.analysis import analyse
from cryptonym.bots.mind import make_mind
from cryptonym.library import new_game
from cryptonym.records import read_record, record_of, verify_record, write_record
from cryptonym.rules import (
    BLUE,
    BLUE_SPYMASTER,
    INSIDER,
    RED,
    RED_SPYMASTER,
    WATCHER,
    Game,
    Options,
    Refusal,
    Seat,
    begin,
    decide,
    draw,
    evolve,
    fold,
    legal_commands,
    replay,
    seats,
    to_act,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.chance import Chance
from cryptonym.rules.deal import deal, seal
from cryptonym.rules.events import ClueGiven, Dealt, Event
from cryptonym.rules.eyes import BACK, FRONT, KEY, NOTHING
from cryptonym.rules.fairness import verify
from cryptonym.rules.gate import now_seen, seen
from cryptonym.rules.letters import ONE_SIDED, two_sided
from cryptonym.rules.model import HIDDEN, IDENTITY_OF, Identity
from cryptonym.rules.verdict import Verdict
from cryptonym.testing.bots import check_mind
from cryptonym.wire.sheet import sheet_of
from support.any_play import VERDICTS, WORDS, any_play
from support.random_play import CARDS
from support.toy import LETTERS, MOST_COVERED, TOY

SEEDS = range(60)
OWN_WORDS = 2  # of each side
Steps = list[tuple[Event, Game]]
CHOICES = st.tuples(
    st.sampled_from((RED_SPYMASTER, BLUE_SPYMASTER)),
    st.integers(0, 99),
    st.integers(0, 99),
    st.sampled_from(VERDICTS),
)
MOVES = cmd.GiveClue | cmd.AnswerConsult | cmd.GuessWord | cmd.StopGuessing
SEATS = (RED_SPYMASTER, BLUE_SPYMASTER, WATCHER, INSIDER)


def toy_deal(seed: int) -> Dealt:
    dealt = deal(seed.to_bytes(32, "big"), CARDS, Options(mode="toy"))
    assert not isinstance(dealt, Refusal)
    return dealt


@st.composite
def whole_games(draw: st.DrawFn) -> Steps:
    """The events of a game up to its end, each with the game after it.

    At first anybody does anything that may be done, each kind of command as likely as another;
    then those who are awaited play on.
    """
    dealt = toy_deal(draw(st.integers(0, 2**32 - 1)))
    check = draw(st.sampled_from(("guard", "referee", "free")))
    dealt = seal(dealt.words, dealt.key, dealt.salt, replace(dealt.options, check=check))
    steps: Steps = [(dealt, begin(dealt))]
    for seat, kind, one, verdict in draw(st.lists(CHOICES, max_size=25)):
        if steps[-1][1].result:
            break
        ways: dict[str, list[cmd.Command]] = {"Talk": [cmd.Say("perhaps")]}
        for command in legal_commands(steps[-1][1], seat, WORDS, now=len(steps)):
            ways.setdefault(type(command).__name__, []).append(command)
        of_kind = ways[sorted(ways)[kind % len(ways)]]
        go_on(steps, seat, of_kind[one % len(of_kind)], verdict)
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    while not (game := steps[-1][1]).result:
        [seat] = to_act(game)
        ways_on = [one for one in legal_commands(game, seat, ["zyx"]) if isinstance(one, MOVES)]
        go_on(steps, seat, chance.choice(ways_on), None)
    return steps


def go_on(steps: Steps, seat: Seat, command: cmd.Command, verdict: Verdict | None) -> None:
    """What comes of a command, if it is not refused."""
    outcome = decide(steps[-1][1], seat, command, verdict, now=len(steps))
    for event in () if isinstance(outcome, Refusal) else outcome:
        steps.append((event, evolve(steps[-1][1], event)))


# ---- letters that stand for pairs


def test_a_letter_stands_for_each_pair_and_for_each_half_that_one_may_know() -> None:
    assert LETTERS.sides == 2
    assert len(LETTERS.tiles) == 4 * 4
    assert LETTERS.letter(None, None) == HIDDEN
    for letter, tile in LETTERS.tiles.items():
        assert LETTERS.letter(*tile) == letter
        assert [LETTERS.identity(letter, side) for side in (0, 1)] == [*tile]


@pytest.mark.parametrize("letters", [ONE_SIDED, LETTERS], ids=["one side", "two sides"])
def test_what_eyes_know_of_a_letter_is_its_half_and_no_more_r17(letters: object) -> None:
    assert isinstance(letters, type(ONE_SIDED))
    for letter, eyes in product(letters.tiles, range(KEY + 1)):
        known = letters.tiles[letters.seen_as(letter, eyes)]
        whole = letters.tiles[letter]
        assert known == tuple(who if eyes >> at & 1 else None for at, who in enumerate(whole))
        assert letters.agrees(letter, letters.seen_as(letter, eyes))


def test_a_half_that_everybody_has_seen_completes_what_was_known() -> None:
    both = LETTERS.letter(Identity.RED, Identity.ASSASSIN)
    front = LETTERS.letter(Identity.RED, None)
    assert LETTERS.with_shown(front, 1, Identity.ASSASSIN) == both
    assert LETTERS.known(both * 3, FRONT, (0, 0b010)) == front + both + front
    assert LETTERS.known(both * 3, NOTHING, (0b001, 0)) == front + HIDDEN * 2


def test_other_keys_have_other_letters() -> None:
    small = two_sided([Identity.RED], [Identity.BLUE])
    assert len(small.tiles) == 4


# ---- whole games


@given(steps=whole_games())
def test_whatever_is_played_is_replayed_to_the_same_game(steps: Steps) -> None:
    events = [event for event, _ in steps]
    assert replay(events) == steps[-1][1]
    assert replay(events).variant is TOY


def test_random_games_come_to_every_end() -> None:
    last = [[*any_play("toy", seed)][-1][1] for seed in SEEDS]
    ends = {game.result.reason for game in last if game.result}
    assert ends == {"all_words", "assassin", "opponents_done"}


def test_commands_that_this_game_does_not_have_belong_to_nobody_r24() -> None:
    game = begin(toy_deal(1))
    for seat in SEATS:
        assert decide(game, seat, cmd.ChallengeClue()) == Refusal("wrong_role")


def test_each_gives_in_turn_and_the_other_guesses() -> None:
    game = begin(toy_deal(1))
    giver = Seat(RED_SPYMASTER.role, game.team)
    guesser = Seat(RED_SPYMASTER.role, game.team.other)
    assert to_act(game) == (giver,)
    assert decide(game, guesser, cmd.GiveClue("zyx", 1)) == Refusal("not_your_turn")
    outcome = decide(game, giver, cmd.GiveClue("zyx", 1))
    assert not isinstance(outcome, Refusal)
    game = fold(game, outcome)
    assert to_act(game) == (guesser,)
    assert decide(game, giver, cmd.GuessWord(0)) == Refusal("not_your_turn")


@pytest.mark.parametrize("number", [-1, 0, 3, 9, "unlimited", True])
def test_a_clue_says_one_or_two_and_nothing_else(number: Any) -> None:
    game = begin(toy_deal(1))
    [giver] = to_act(game)
    refused = Refusal("number_range", {"lowest": 1, "highest": 2})
    for command in (cmd.GiveClue("zyx", number), cmd.ConsultClue("zyx", number)):
        assert decide(game, giver, command) == refused
    offered = [one for one in legal_commands(game, giver, ["zyx"]) if isinstance(one, cmd.GiveClue)]
    assert [one.number for one in offered] == [1, 2]
    assert sheet_of(TOY).guesses == {"1": 2, "2": 3}


def test_the_board_is_drawn_with_both_sides_of_the_key_in_four_columns() -> None:
    game = begin(toy_deal(1))
    rows = draw(game).splitlines()
    assert len(rows) == 3 + 1
    assert rows[0].split()[1::2] or rows[0]
    for seat, side in ((RED_SPYMASTER, 0), (BLUE_SPYMASTER, 1)):
        drawn = draw(view(game, seat))
        own = sum(LETTERS.identity(cell, side) is Identity.ASSASSIN for cell in game.key.cells)
        assert drawn.count("✕") == own


# ---- secrets


def test_each_sees_their_own_side_of_the_key_and_no_other_r17() -> None:
    dealt = toy_deal(3)
    game, cells = begin(dealt), dealt.key.cells
    for seat, eyes in ((RED_SPYMASTER, FRONT), (BLUE_SPYMASTER, BACK)):
        own = LETTERS.known(cells, eyes)
        told = seen(dealt, TOY.eyes_of(seat), game)
        assert view(game, seat).cells == own != cells
        assert told is not None
        for text in (msgspec.json.encode(told), msgspec.json.encode(view(game, seat))):
            assert own.encode() in text
            assert LETTERS.known(cells, KEY ^ eyes).encode() not in text  # type: ignore[arg-type] # eyes are numbers
    assert view(game, WATCHER).cells == HIDDEN * 12
    assert view(game, INSIDER).cells == cells


def other_side(game: Game, kept: int, chance: random.Random) -> str:
    """Another key with one side kept and the same counts, alike where the other was shown."""
    cells, other = [*game.key.cells], 1 - kept
    free = [at for at in range(len(cells)) if not game.shown()[other] >> at & 1]
    for one, two in (chance.sample(free, 2) for _ in range(20)):
        if LETTERS.identity(cells[one], kept) is LETTERS.identity(cells[two], kept):
            cells[one], cells[two] = cells[two], cells[one]
    return "".join(cells)


def heard(events: list[Event], seat: Seat) -> list[bytes]:
    """Every event and view of a running game, as they go over a wire, and what is told beside."""
    texts = []
    game = begin(events[0])  # type: ignore[arg-type] # the deal
    for event in events:
        before, game = game, evolve(game, event)
        if game.result:
            break
        earlier = None if isinstance(event, Dealt) else before
        texts.append(msgspec.json.encode(now_seen(earlier, game, TOY.eyes_of(seat))))
        # The seal binds the whole key, so it is another one; it tells nothing without the salt.
        told = seen(event, TOY.eyes_of(seat), game)
        told = replace(told, commitment="") if isinstance(event, Dealt) else told  # type: ignore[arg-type] # a DealSeen
        texts += [msgspec.json.encode(told), msgspec.json.encode(shown(game, seat))]
    return texts


def shown(game: Game, seat: Seat) -> object:
    return replace(view(game, seat), commitment="")


@given(steps=whole_games(), kept=st.sampled_from((0, 1)), seed=st.integers(0, 2**32 - 1))
def test_what_stands_on_the_other_side_changes_no_byte_for_those_who_do_not_see_it_r17(
    steps: Steps, kept: int, seed: int
) -> None:
    events = [event for event, _ in steps]
    dealt, last = events[0], steps[-1][1]
    assert isinstance(dealt, Dealt)
    key = replace(dealt.key, cells=other_side(last, kept, random.Random(seed)))
    assume(key != dealt.key)
    twin = [seal(dealt.words, key, dealt.salt, dealt.options), *events[1:]]
    for seat in (TOY.places[kept].seat, WATCHER):
        assert heard(events, seat) == heard(twin, seat)


# ---- records


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_a_record_is_written_read_back_and_verified(seed: int) -> None:
    events = [event for event, _ in any_play("toy", seed)]
    last_clue = max(at for at, event in enumerate(events) if isinstance(event, ClueGiven))
    for part in (events, events[: last_clue + 1]):
        text = write_record(record_of(part))
        record = read_record(text)
        assert write_record(record) == text
        assert verify_record(record) is record.finished
    rows = write_record(record_of(events)).split("words\n")[1].splitlines()[:3]
    assert [row.count(" | ") for row in rows] == [3, 3, 3]


def test_the_seal_names_the_game_as_letters_mean_nothing_without_it() -> None:
    dealt = toy_deal(5)
    assert verify(dealt.commitment, dealt.words, dealt.key, dealt.salt, "toy")
    assert not verify(dealt.commitment, dealt.words, dealt.key, dealt.salt)


def test_keys_are_drawn_with_the_counts_of_the_game_and_favour_no_place() -> None:
    options = Options(mode="toy")
    keys = [TOY.draw_key(Chance(b"%d" % n, "key"), options) for n in range(600)]
    assert all(map(TOY.is_valid, keys))
    both = LETTERS.letter(Identity.RED, Identity.BLUE)
    places = Counter(key.cells.index(both) for key in keys)
    assert set(places) == set(range(12))
    assert Counter(key.start for key in keys).keys() == {RED, BLUE}


# ---- perft


def brute_force(game: Game, depth: int) -> list[int]:
    """How many guesses and stops there are, told by the tables of pairs alone."""
    cells, totals = game.key.cells, [0] * depth
    here = [(frozenset[int](), game.team, 0, {RED: OWN_WORDS, BLUE: OWN_WORDS})]
    for level in range(depth):
        there = []
        for covered, giver, used, left in here:
            if used:
                totals[level] += 1  # a stop
                there.append((covered, giver.other, 0, left))
            for card in set(range(12)) - covered:
                totals[level] += 1
                behind = LETTERS.identity(cells[card], (RED, BLUE).index(giver))
                own = behind is IDENTITY_OF[giver]
                fewer = left | {giver: left[giver] - own}
                after = covered | {card}
                over = behind is Identity.ASSASSIN or len(after) == MOST_COVERED
                if over or not fewer[giver]:
                    continue
                goes_on = own and used < 2
                there.append(
                    (after, giver if goes_on else giver.other, goes_on * (used + 1), fewer)
                )
        here = there
    return totals


def engine_count(game: Game, depth: int) -> list[int]:
    totals, here = [], [game]
    for _ in range(depth):
        there = []
        for at in here:
            [giver] = to_act(at) if at.clue is None else (None,)
            ready = fold(at, decide(at, giver, cmd.GiveClue("zyx", 2))) if giver else at  # type: ignore[arg-type] # accepted
            [guesser] = to_act(ready)
            ways = legal_commands(ready, guesser)
            there += [
                fold(ready, decide(ready, guesser, way))  # type: ignore[arg-type] # accepted
                for way in ways
                if isinstance(way, cmd.GuessWord | cmd.StopGuessing)
            ]
        totals.append(len(there))
        here = [at for at in there if at.result is None]
    return totals


@pytest.mark.parametrize("seed", range(4))
def test_there_are_as_many_ways_to_go_on_as_a_plain_count_finds(seed: int) -> None:
    game = begin(toy_deal(seed))
    assert engine_count(game, 3) == brute_force(game, 3)


# ---- bots


@pytest.mark.parametrize("kind", [RandomMind, StemsMind])
def test_a_baseline_in_every_seat_keeps_the_contract_of_minds(kind: type[RandomMind]) -> None:
    words = vocabulary("en")[:200]
    check_mind(lambda seed: kind(seed, words), ["en"], ["toy", "teams"], games=4)


def test_our_own_bot_in_every_seat_keeps_the_contract_of_minds() -> None:
    """It asks its desk, and looks at the side of the key that judges."""
    check_mind(lambda seed: make_mind("hard", seed=seed), ["en"], ["toy"], games=6)


def test_a_finished_game_is_analysed_by_the_side_of_the_key_that_judged() -> None:
    game = new_game("en", options=Options(mode="toy"), seed=2)
    last, _ = play_out(game, {seat: make_mind("normal", seed=1) for seat in seats(game)})
    found = analyse(view(last, WATCHER))
    assert [clue.word for clue in found.clues] == [clue.word for clue in last.clues]
    for clue in found.clues:
        side, own = TOY.sides.index(clue.team), IDENTITY_OF[clue.team]
        covers = [cover for cover in last.covers if cover.turn == clue.turn]
        assert clue.found == sum(cover.identity is own for cover in covers)
        assert len(clue.heat) == TOY.size
        aimed = {card for other in clue.better for card in other.cards}
        aimed |= {link.card for link in clue.links}
        behind = {LETTERS.identity(last.key.cells[card], side) for card in aimed}
        assert behind <= {own}, "a clue is for what stands on the giver's side"
