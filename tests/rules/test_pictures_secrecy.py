"""Picture games that differ in hidden cells look the same to whoever may not know (R17, P5)."""

from itertools import combinations

import msgspec
import pytest

from cryptonym.rules import (
    SHARED_OPERATIVE,
    WATCHER,
    Game,
    Key,
    Options,
    Role,
    Seat,
    begin,
    event_view,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.game import redealt
from cryptonym.rules.gate import now_seen
from cryptonym.rules.legal import desk_of
from support.pictures import MODES, PictureTable, picture_deal, pictures


def in_the_dark(game: Game) -> list[Seat]:
    shared = game.options.mode == "pictures_shared"
    guesser = SHARED_OPERATIVE if shared else Seat(Role.OPERATIVE, game.team)
    return [guesser, WATCHER]


def swapped(game: Game) -> list[Game]:
    """The same moment with two hidden cells of the key changed for each other."""
    hidden = [card for card in game.open_cards() if card % 3]
    twins = []
    for one, other in combinations(hidden, 2):
        cells = list(game.key.cells)
        cells[one], cells[other] = cells[other], cells[one]
        if cells != list(game.key.cells):
            twins.append(redealt(game, key=Key("".join(cells), game.key.start)))
    return twins


@pytest.mark.parametrize("mode", MODES)
def test_the_last_touches_tell_nothing_of_what_is_hidden_r17_p5(mode: str) -> None:
    table = pictures(mode, assassin_ending=True)
    moments = [table.game]
    table.meets_assassin()
    moments.append(table.game)
    table.touch("red-a")
    moments.append(table.game)
    for game in moments:
        twins = swapped(game)
        assert len(twins) > 20
        for seat in in_the_dark(game):
            for twin in twins:
                assert msgspec.json.encode(view(twin, seat)) == msgspec.json.encode(
                    view(game, seat)
                )
                assert desk_of(twin, seat) == desk_of(game, seat)


@pytest.mark.parametrize("mode", MODES)
def test_events_of_the_last_touches_are_the_same_for_all_eyes_r17_p5(mode: str) -> None:
    table = pictures(mode, assassin_ending=True)
    before = table.game
    table.meets_assassin()
    covered, sudden = table.last
    eyes = set(table.game.variant.eyes.values())
    assert len({msgspec.json.encode(now_seen(before, table.game, one)) for one in eyes}) == 1
    for seat in table.game.variant.eyes:
        assert event_view(covered, seat, table.game) == covered
        assert event_view(sudden, seat, table.game) == sudden


def test_who_knows_the_key_says_nothing_while_a_team_plays_on_r28_p5() -> None:
    table = PictureTable(picture_deal(Options(mode="pictures", check="free", assassin_ending=True)))
    table.meets_assassin()
    for seat in (table.spymaster(), table.rival):
        assert table.refuses(seat, cmd.Say("left")) == "spymaster_silent"
        assert table.refuses(seat, cmd.GiveClue("left", 1)) == "wrong_phase"
        assert not desk_of(table.game, seat).acts
    assert begin(picture_deal(table.game.options)).variant is table.game.variant
