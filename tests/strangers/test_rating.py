"""Strength among strangers: who wins rises, who loses falls, and much play alone does nothing."""

from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_PLAYER,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    RED_PLAYER,
    RED_SPYMASTER,
    Result,
    Role,
    Seat,
)
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.strangers.rating import BOTS, rated
from cryptonym.strangers.wishes import USUAL_DOUBT, USUAL_STRENGTH, Repute

TEAMS, DUET, COOP = (variant_of(Options(mode=mode)) for mode in ("teams", "duet", "coop"))
NEW = Repute()


def test_the_team_that_wins_rises_as_one_and_the_other_falls() -> None:
    seats = (RED_SPYMASTER, RED_OPERATIVE, BLUE_SPYMASTER, BLUE_OPERATIVE)
    players = {str(at): (seat, NEW) for at, seat in enumerate(seats)}
    after = rated(TEAMS, Result(BLUE, "all_words"), players)
    assert after["2"] == after["3"] > (USUAL_STRENGTH, 0.0) > after["0"] == after["1"]
    assert all(doubt < USUAL_DOUBT for _, doubt in after.values())


def test_two_who_play_together_win_or_lose_together_against_the_game() -> None:
    players = {"a": (RED_PLAYER, NEW), "b": (BLUE_PLAYER, BOTS["hard"])}
    won = rated(DUET, Result(RED, "all_words"), players)
    lost = rated(DUET, Result(None, "assassin"), players)
    assert won["a"][0] > USUAL_STRENGTH > lost["a"][0]
    alone = {"a": (Seat(Role.SPYMASTER, RED), NEW), "b": (Seat(Role.OPERATIVE, RED), NEW)}
    assert rated(COOP, Result(RED, "all_words", 5), alone)["a"][0] > USUAL_STRENGTH
    assert rated(COOP, Result(BLUE, "opponents_done"), alone)["a"][0] < USUAL_STRENGTH


def test_who_wins_and_loses_alike_stays_where_they_are_however_much_they_play() -> None:
    mine = NEW
    for at in range(400):
        result = Result(RED, "all_words") if at % 2 else Result(None, "gave_up")
        players = {"me": (RED_PLAYER, mine), "bot": (BLUE_PLAYER, BOTS["normal"])}
        mine = Repute(*rated(DUET, result, players)["me"])
    assert abs(mine.strength - USUAL_STRENGTH) < 2
    assert mine.doubt < USUAL_DOUBT / 3


def test_a_game_without_two_sides_of_people_or_bots_says_nothing() -> None:
    assert rated(TEAMS, Result(RED, "all_words"), {"a": (RED_SPYMASTER, NEW)}) == {}
