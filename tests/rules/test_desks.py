"""What lies on a desk is what `decide` accepts: for every seat in every position (R24)."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, get_args

import pytest

from cryptonym.rules import (
    Game,
    Refusal,
    Seat,
    decide,
    desk_of,
    legal_commands,
    seats,
    to_act,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.desks import NO_DESK, Desk, Part
from cryptonym.rules.eyes import EVERYTHING, KEY, Eyes
from cryptonym.rules.model import IDENTITY_OF, INSIDER, SHARED_OPERATIVE, WATCHER, Role
from cryptonym.rules.options import Mode
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import OURS
from support.any_play import any_play
from support.toy import TOY

MODES = [variant.name for variant in (*OURS, TOY)]
GAMES = 9  # each way to check clues with each clock
HOW_MANY = {
    TOY.name: 4,
    "duet": 10,
    "pictures_duet": 10,
    **dict.fromkeys(("pictures", "pictures_coop", "pictures_shared"), 2),
}  # games are short, or have many situations
AT_ONCE = {"clue_any", "clue_any_settled", "sudden"}  # either side may act (D4, D17)
WORD = "zyx"  # a word that nobody has said, so that it depends on no question
CLOCKS = (cmd.FlipTimer, cmd.PauseTimer, cmd.ResumeTimer, cmd.ExpireTimer)
ON_CARDS = (cmd.GuessWord, cmd.MarkCard, cmd.CoverPenaltyWord, cmd.CoverOpponentWord)
each_variant = pytest.mark.parametrize("variant", [*OURS, TOY], ids=lambda variant: variant.name)


def tag_of(kind: type) -> str:
    return str(kind.__struct_config__.tag)


TAGS_ON_CARDS = set(map(tag_of, ON_CARDS))


@cache
def all_commands(cards: int) -> tuple[cmd.Command, ...]:
    """Every command there is, in the order in which they are offered; clues with a fresh word."""
    return tuple(_all_commands(cards))


def _all_commands(cards: int) -> Iterator[cmd.Command]:
    yield cmd.ConsultClue(WORD)
    yield from (cmd.GiveClue(WORD, number) for number in NUMBERS)
    for card in range(cards):
        yield from (kind(card) for kind in ON_CARDS)
    yield from (cmd.AnswerConsult(allow=True), cmd.AnswerConsult(allow=False))
    yield from (cmd.RuleClue("uphold"), cmd.RuleClue("waive"), cmd.RuleClue("reject"))
    yield from (
        cmd.StopGuessing(),
        cmd.GiveUp(),
        cmd.SkipPenalty(),
        cmd.ChallengeClue(),
        cmd.AcceptClue(),
    )
    yield cmd.RequestSpelling()
    yield from (kind() for kind in CLOCKS)
    yield cmd.Say("perhaps")


def accepted(game: Game, seat: Seat) -> list[cmd.Command]:
    """What `decide` lets this seat do, at a time when no clock has run out."""
    return [
        command
        for command in all_commands(len(game.words))
        if not isinstance(decide(game, seat, command), Refusal)
    ]


def on_the_desk(game: Game, seat: Seat) -> set[tuple[str, int | None]]:
    """What the desk allows: kinds of commands, and with which cards."""
    desk, seen, allowed = desk_of(game, seat), view(game, seat), set[tuple[str, int | None]]()
    side = {"own": game.team, "rival": game.team.other}.get(desk.touch)
    for tag in desk.acts:
        if tag not in TAGS_ON_CARDS:
            allowed.add((tag, None))
            continue
        for card in game.open_cards():
            mine = side is None or game.key.identity(card) is IDENTITY_OF[side]
            closed = seen.is_closed(card)  # who touched it before cannot again (D8)
            if tag == "mark_card" or (mine and not closed):
                allowed.add((tag, card))
    return allowed


def positions(mode: Mode, seed: int, **more: Any) -> Iterator[Game]:
    """Every position of a game, once: talk and marks leave it as it was."""
    last: Game | None = None
    for _, game in any_play(mode, seed, **more):
        if game is not last:
            yield game
        last = game


def everybody(game: Game) -> tuple[Seat, ...]:
    return (*seats(game), WATCHER, INSIDER)


@pytest.mark.parametrize("mode", MODES)
def test_a_desk_holds_exactly_what_decide_accepts_r24(mode: Mode) -> None:
    situations: set[str] = set()
    for seed in range(GAMES * HOW_MANY.get(mode, 1)):
        for game in positions(mode, seed):
            situations.add(game.variant.situation(game, EVERYTHING))
            for seat in everybody(game):
                may = {
                    (tag_of(type(command)), getattr(command, "card", None))
                    for command in accepted(game, seat)
                    if not isinstance(command, CLOCKS)
                }
                assert on_the_desk(game, seat) == may, (seat, game)
    assert set(game.variant.desks) - {"penalty_must"} == situations, "some were never met"


@pytest.mark.parametrize("mode", MODES)
def test_legal_commands_are_all_that_decide_accepts_in_order_r24(mode: Mode) -> None:
    for seed in range(0, GAMES, 2):
        for _, game in [*any_play(mode, seed)][::3]:
            for seat in everybody(game):
                may = [one for one in accepted(game, seat) if not isinstance(one, cmd.Say)]
                assert legal_commands(game, seat, [WORD]) == may


def test_where_a_penalty_is_a_duty_nobody_skips_it_r60() -> None:
    duties = 0
    games = [positions("teams", seed, penalty_cover="must") for seed in range(6)]
    for game in chain.from_iterable(games):
        duties += game.variant.situation(game, EVERYTHING) == "penalty_must"
        for seat in everybody(game):
            assert ("skip_penalty", None) not in on_the_desk(game, seat)
            may = {tag_of(type(command)) for command in accepted(game, seat)}
            assert set(desk_of(game, seat).acts) == may - set(map(tag_of, CLOCKS))
    assert duties


def others(variant: Variant, seat: Seat) -> Iterator[int]:
    """The same eyes with more or less of the key."""
    eyes = variant.eyes_of(seat) & ~KEY
    yield from (eyes | key for key in range(KEY + 1))


@pytest.mark.parametrize("mode", MODES)
def test_a_situation_tells_nothing_that_the_view_does_not_r17_r58(mode: Mode) -> None:
    """What the eyes of a seat make of a game is what everybody could make of their view."""
    for seed in range(GAMES):
        for game in positions(mode, seed):
            variant = game.variant
            for seat in everybody(game):
                seen = view(game, seat)
                at = variant.situation(game, variant.eyes_of(seat))
                assert variant.situation(seen, EVERYTHING) == at
                assert {
                    variant.situation(game, Eyes(other)) for other in others(variant, seat)
                } == {at}
                assert desk_of(seen, seat) == desk_of(game, seat)


@pytest.mark.parametrize("mode", MODES)
def test_the_game_waits_for_one_seat_or_either_side_until_it_is_over_r24_d4_d17(mode: Mode) -> None:
    for seed in range(GAMES):
        for game in positions(mode, seed):
            awaited = to_act(game)
            either = game.variant.situation(game, EVERYTHING) in AT_ONCE
            assert len(awaited) == (game.result is None) + either
            assert all(desk_of(game, seat).acts for seat in awaited)


@each_variant
def test_every_desk_names_commands_and_parts_that_there_are(variant: Variant) -> None:
    tags = {tag_of(kind) for kind in get_args(cmd.Command)}
    for parts in variant.desks.values():
        assert set(parts) <= set(get_args(Part))
        for desk in parts.values():
            assert isinstance(desk, Desk)
            assert set(desk.acts) <= tags
            assert len(set(desk.acts)) == len(desk.acts)


def test_a_seat_that_a_game_does_not_have_has_no_desk() -> None:
    for _, game in any_play("teams", 0):
        assert desk_of(game, SHARED_OPERATIVE) == NO_DESK
        assert desk_of(game, Seat(Role.SPYMASTER)) == NO_DESK
