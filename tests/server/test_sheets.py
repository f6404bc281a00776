"""The sheet of a game says all that somebody needs who draws it, and knows no game by name."""

from typing import get_args

import msgspec
import pytest

from cryptonym.rules import desk_of, seats, view
from cryptonym.rules.commands import Command
from cryptonym.rules.desks import NO_DESK
from cryptonym.rules.eyes import BACK, FRONT
from cryptonym.rules.model import INSIDER, WATCHER, Identity, Role
from cryptonym.rules.options import Options
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import OURS, variant_of
from cryptonym.wire.messages import MemberCommand
from cryptonym.wire.sheet import GameSheet, SeatSheet, sheet_of, sheets
from support.any_play import any_play
from support.toy import TOY

GAMES = (*OURS, TOY)
every_game = pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.name)


def seat_there(sheet: GameSheet, code: str) -> SeatSheet:
    """A seat by its code."""
    return next(seat for seat in sheet.seats if seat.code == code)


@every_game
def test_a_sheet_survives_the_wire(variant: Variant) -> None:
    sheet = sheet_of(variant)
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=GameSheet) == sheet


@every_game
def test_every_desk_can_be_found_with_the_sheet_alone_r24(variant: Variant) -> None:
    """The situation comes with a view; what it means for a seat stands on the sheet."""
    sheet, compared = sheet_of(variant), 0
    for seed in range(6):
        for _, game in any_play(variant.name, seed):
            for seat in (*seats(game), WATCHER, INSIDER):
                seen = view(game, seat)
                here = [
                    one
                    for one in sheet.seats
                    if one.role is seat.role and (sheet.team_by_key or one.team is seat.team)
                ]
                part = here[0].parts[seen.team] if here else seat.role.value
                at = variant.situation(seen, variant.eyes_of(seat))
                assert sheet.desks[at].get(part, NO_DESK) == desk_of(seen, seat)
                compared += 1
    assert compared > 250


@every_game
def test_whatever_lies_on_a_desk_can_be_sent_at_a_table(variant: Variant) -> None:
    """Who plays by the sheet, or lets a mind of the library play, sends the game's own commands."""
    sent = {kind.__struct_config__.tag for kind in get_args(MemberCommand)}
    acts = {
        act for at in sheet_of(variant).desks.values() for desk in at.values() for act in desk.acts
    }
    assert acts <= sent
    assert {kind.__struct_config__.tag for kind in get_args(Command)} <= sent, "minds send these"


@every_game
def test_letters_and_identities_are_those_of_the_key(variant: Variant) -> None:
    sheet = sheet_of(variant)
    assert set(variant.tiles(variant.sides[0])) <= set(sheet.letters)
    assert {len(tile) for tile in sheet.letters.values()} == {variant.letters.sides}
    assert sheet.columns * sheet.rows == variant.size
    assert [side.team for side in sheet.sides] == list(variant.sides)
    assert {who for tile in sheet.letters.values() for who in tile if who} == set(sheet.identities)


def test_who_does_both_is_a_player_and_sees_the_own_side_of_the_key_r17() -> None:
    sheet = sheet_of(TOY)
    red, blue = (seat_there(sheet, f"{side}_spymaster") for side in ("red", "blue"))
    assert [red.key, blue.key] == [(0,), (1,)]
    assert [TOY.eyes_of(place.seat) & (FRONT | BACK) for place in TOY.places] == [FRONT, BACK]
    assert {red.label, blue.label} == {"players"}
    assert red.parts == {"red": "giver", "blue": "guesser"}


@every_game
def test_who_has_seen_the_key_sits_down_only_where_all_of_it_lies_open_r17(
    variant: Variant,
) -> None:
    sheet = sheet_of(variant)
    sides = {side for place in sheet.seats for side in place.key}
    for place in sheet.seats:
        open_here = {Role.WATCHER, *([Role.INSIDER] if {*place.key} == sides else [])}
        assert set(place.onlookers) == open_here, place.code


def test_the_usual_game_comes_first_and_a_registered_one_is_there_too() -> None:
    told = [sheet.name for sheet in sheets()]
    assert told[0] == variant_of(Options()).name
    assert TOY.name in told


def test_a_number_allows_one_guess_more_and_zero_as_many_as_one_likes_r39_r53() -> None:
    told = sheet_of(OURS[0]).guesses
    assert told["2"] == 3
    assert told["0"] is told["unlimited"] is None


def test_labels_follow_from_what_is_done_in_a_seat() -> None:
    labels = {
        (variant.name, seat.code): seat.label
        for variant in OURS
        for seat in sheet_of(variant).seats
    }
    assert labels["teams", "red_operative"] == labels["coop", "operative"] == "operatives"
    assert labels["shared", "operative"] == "operative"
    assert {label for (_, code), label in labels.items() if Role.SPYMASTER in code} == {"spymaster"}


def test_every_identity_has_a_colour_and_agents_have_a_side() -> None:
    told = sheet_of(OURS[0]).identities
    assert set(told) == set(Identity)
    assert {who.value for who, drawn in told.items() if drawn.team} == {"red", "blue"}
