"""The family of games: each is described once, and whoever asks gets the same description."""

import pickle
from dataclasses import replace
from typing import get_args

import msgspec
import pytest

from cryptonym.records.read import options_from
from cryptonym.rules import Options, Seat, begin
from cryptonym.rules.commands import Command, GuessWord
from cryptonym.rules.events import Event
from cryptonym.rules.eyes import KEY
from cryptonym.rules.model import BLUE, RED, Role, Team
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import (
    OURS,
    UnknownVariantError,
    register,
    variant_named,
    variant_of,
    variants,
)
from support.boards import board

each_variant = pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.name)


def test_all_modes_are_variants_and_are_found_by_name() -> None:
    names = [variant.name for variant in OURS]
    assert sorted(names) == ["coop", "shared", "teams"]
    assert set(OURS) <= set(variants())
    for name in names:
        assert variant_named(name).name == name
        assert begin(board(options=Options(mode=name))).variant is variant_of(Options(mode=name))


def test_a_game_that_nobody_described_is_told_as_such() -> None:
    with pytest.raises(UnknownVariantError, match="chess"):
        variant_named("chess")
    with pytest.raises(ValueError, match="mode: expected one of coop, shared, teams"):
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


@each_variant
def test_a_copy_of_a_variant_is_the_variant_itself(variant: Variant) -> None:
    assert pickle.loads(pickle.dumps(variant)) is variant  # noqa: S301 # made here


@each_variant
def test_every_event_and_every_command_has_its_function(variant: Variant) -> None:
    assert set(variant.evolvers) == set(get_args(Event))
    assert set(variant.deciders) == set(get_args(Command)) - {GuessWord}


@each_variant
def test_somebody_gives_and_somebody_guesses_r15(variant: Variant) -> None:
    assert any(place.gives for place in variant.places)
    assert any(place.guesses for place in variant.places)
    for place in variant.places:
        assert bool(variant.eyes_of(place.seat) & KEY) is place.gives, "who gives sees the key"
        assert not place.gives or not place.many, "one spymaster a team"


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
