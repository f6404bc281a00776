"""The family of games: each is described once, and whoever asks gets the same description."""

import pickle
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from cryptonym.records.read import options_from
from cryptonym.rules import Game, Options, Refusal, Seat, begin, deal, decide, legal_commands, play
from cryptonym.rules import commands as cmd
from cryptonym.rules.commands import Command, GuessWord
from cryptonym.rules.events import Event
from cryptonym.rules.eyes import KEY
from cryptonym.rules.model import BLUE, RED, Role, Team
from cryptonym.rules.variant import Shape, Variant
from cryptonym.rules.variants import (
    OURS,
    UnknownVariantError,
    register,
    variant_named,
    variant_of,
    variants,
)
from support.boards import board
from support.random_play import CARDS

# Penalties are for rivals, and to give up is for those who lose together.
NOT_IN: dict[str, set[type]] = {mode: {cmd.GiveUp} for mode in ("teams", "coop", "shared")} | {
    "duet": {
        cmd.RuleClue,
        cmd.AcceptClue,
        cmd.CoverPenaltyWord,
        cmd.SkipPenalty,
        cmd.CoverOpponentWord,
    }
}
NOT_IN |= {mode: set() for mode in ("pictures", "pictures_coop", "pictures_shared")}  # P5
NOT_IN["pictures_duet"] = NOT_IN["duet"]
each_variant = pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.name)


def test_all_modes_are_variants_and_are_found_by_name() -> None:
    names = [variant.name for variant in OURS]
    words = ["coop", "duet", "shared", "teams"]
    assert sorted(names) == sorted(
        [*words, "pictures", *(f"pictures_{name}" for name in words[:3])]
    )
    assert set(OURS) <= set(variants())
    for name in names:
        assert variant_named(name).name == name
        dealt = deal(b"seed", CARDS, Options(mode=name))
        assert not isinstance(dealt, Refusal)
        assert begin(dealt).variant is variant_of(Options(mode=name))


def test_a_game_that_nobody_described_is_told_as_such() -> None:
    with pytest.raises(UnknownVariantError, match="chess"):
        variant_named("chess")
    with pytest.raises(
        ValueError, match="mode: expected one of coop, duet, pictures, pictures_coop"
    ):
        Options(mode="chess")
    with pytest.raises(msgspec.ValidationError, match="mode: expected one of"):
        msgspec.json.decode(b'{"mode":"chess"}', type=Options)
    with pytest.raises(msgspec.ValidationError, match="mode: expected one of"):
        options_from({"mode": "chess"})


def test_a_name_is_given_once() -> None:
    teams = variant_named("teams")
    register(teams)  # the same again changes nothing
    with pytest.raises(ValueError, match="teams"):
        register(replace(teams))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"shape": Shape(4, 4)}, "25 tiles for 16 cards"),
        ({"tiles": lambda _start: "q" * 25}, "no letters"),
        ({"evolvers": {}}, "events"),
        ({"deciders": {int: None}}, "no command"),
        ({"desks": {}}, "no desks for the end"),
        ({"limits": {"unlimited": None}}, "no number for a clue"),
    ],
)
def test_a_description_that_is_not_whole_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        register(replace(variant_named("teams"), name="halma", **changes))
    assert "halma" not in {variant.name for variant in variants()}


@each_variant
def test_a_copy_of_a_variant_is_the_variant_itself(variant: Variant) -> None:
    assert pickle.loads(pickle.dumps(variant)) is variant  # noqa: S301 # made here


@each_variant
def test_every_event_and_every_command_has_its_function(variant: Variant) -> None:
    assert set(variant.evolvers) == set(get_args(Event))
    assert set(variant.deciders) == set(get_args(Command)) - {GuessWord} - NOT_IN[variant.name]


def test_a_command_that_a_game_does_not_have_belongs_to_no_seat() -> None:
    for name, kinds in NOT_IN.items():
        dealt = deal(b"seed", CARDS, Options(mode=name))
        assert not isinstance(dealt, Refusal)
        game = begin(dealt)
        for kind in kinds:
            fields = dict.fromkeys(kind.__struct_fields__, 0)
            for place in game.variant.places:
                outcome = decide(game, place.seat, kind(**fields))
                assert outcome == Refusal("wrong_role")


@each_variant
def test_somebody_gives_and_somebody_guesses_r15(variant: Variant) -> None:
    assert any(place.gives for place in variant.places)
    assert any(place.guesses for place in variant.places)
    for place in variant.places:
        assert bool(variant.eyes_of(place.seat) & KEY) is place.gives, "who gives sees the key"
        assert place.guesses or not place.gives or not place.many, "one spymaster a team"


NUMBERED = replace(variant_named("teams"), name="numbered", limits={1: 1, 3: 2, 4: None})


def numbered(**options: Any) -> Game:
    """A game whose clues say 1, 3 or 4, and where only 4 sets no limit."""
    dealt = board(options=Options(check="free", **options))
    return NUMBERED.begin(NUMBERED, dealt)


@pytest.mark.parametrize("number", [-1, 0, 2, 5, 9, "unlimited", True, 3.0, "3", None])
def test_a_number_that_is_none_of_the_game_is_refused_in_every_command_r26(number: Any) -> None:
    game = numbered()
    giver = Seat(Role.SPYMASTER, game.team)
    refused = Refusal("number_range", {"lowest": 1, "highest": 4})
    assert decide(game, giver, cmd.GiveClue("zyx", number)) == refused
    if number is not None:  # who asks may leave it open
        assert decide(game, giver, cmd.ConsultClue("zyx", number)) == refused


def test_the_numbers_of_a_game_are_offered_and_said_and_no_others_r26_r52() -> None:
    for expert, numbers in ((True, {1, 3, 4}), (False, {1, 3})):
        game = numbered(expert_clues=expert)
        giver = Seat(Role.SPYMASTER, game.team)
        offered = {
            command.number
            for command in legal_commands(game, giver, ["zyx"])
            if isinstance(command, cmd.GiveClue)
        }
        assert offered == numbers
    refused = Refusal("expert_clues_off")
    for command in (cmd.GiveClue("zyx", 4), cmd.ConsultClue("zyx", 4)):
        assert decide(game, giver, command) == refused


@pytest.mark.parametrize(("number", "most"), NUMBERED.limits.items())
def test_a_clue_allows_as_many_guesses_as_the_game_says_of_its_number_r39(
    number: int, most: int | None
) -> None:
    game = numbered()
    game = play(game, Seat(Role.SPYMASTER, game.team), cmd.GiveClue("zyx", number))
    assert game.limit == most
    team, own_words = game.team, game.setup.own[game.team]
    own = [card for card in game.open_cards() if own_words >> card & 1]
    made = 0
    while game.team is team and made < len(own) - 1:
        game = play(game, Seat(Role.OPERATIVE, team), GuessWord(own[made]))
        made += 1
    assert made == (most or len(own) - 1)


def test_where_no_number_sets_a_limit_none_is_an_expert_one_d5() -> None:
    assert variant_named("teams").plain_numbers == set(range(1, 10))
    assert variant_named("duet").plain_numbers == set(range(10))


def test_where_the_key_names_the_team_seats_have_it_or_none_yet_r109() -> None:
    coop = variant_named("coop")
    assert {seat.team for seat in coop.place_of} == {None, *Team}
    for start in (RED, BLUE):
        game = begin(board(start=start, options=Options(mode="coop")))
        for role in (Role.SPYMASTER, Role.OPERATIVE):
            assert [game.has_seat(Seat(role, team)) for team in (None, start, start.other)] == [
                False,
                True,
                False,
            ]
