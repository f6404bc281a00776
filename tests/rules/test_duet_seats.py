"""Who sits on which side of Duet, and stays there (D3, R17); the oracle's scenario 29."""

from typing import Any

import pytest

from cryptonym.rules import BLUE, RED, Identity, Options, Role, Seat, Team, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.eyes import BACK, FRONT, KEY, NOTHING, Eyes
from cryptonym.rules.match import JoinMatch, LeaveMatch, LookAtKey, RotateRoles, StartGame, TakeSeat
from cryptonym.rules.model import INSIDER, WATCHER
from rules.test_duet_vectors import VECTORS
from support.matches import Evening

TEAM_OF_SIDE = {"A": RED, "B": BLUE}
FREE = Options(mode="duet", check="free")


def sit(side: str) -> TakeSeat:
    return TakeSeat(Role.PLAYER, TEAM_OF_SIDE[side])


def running() -> Evening:
    """A game between two, to which others come."""
    return Evening(FREE).seat_everybody().start()


def own_word(evening: Evening, judge: Team) -> int:
    game = evening.match.game
    assert game is not None
    cells, owners = game.key.cells, game.variant.owners
    return next(card for card in game.open_cards() if judge in owners(cells[card]))


def test_a_side_has_one_place_for_one_or_several_d3() -> None:
    evening = Evening(FREE)
    for player in ("ann", "bob", "cat", "dan"):
        evening.do(player, JoinMatch())
    assert evening.refuses("ann", TakeSeat(Role.SPYMASTER, RED)) == "no_such_seat"
    assert evening.refuses("ann", TakeSeat(Role.PLAYER)) == "no_such_seat"
    evening.do("ann", sit("A"))
    assert evening.refuses("ann", StartGame()) == "too_few_players"
    for player in ("cat", "dan"):
        evening.do(player, sit("A"))
    evening.do("bob", sit("B"))
    evening.start()
    seats = [Seat(Role.PLAYER, team) for team in (RED, RED, RED, BLUE)]
    assert [evening.match.seats[who] for who in ("ann", "cat", "dan", "bob")] == seats


def test_anybody_of_a_side_gives_and_guesses_and_the_first_word_counts_d3() -> None:
    evening = Evening(FREE)
    for player, side in (("ann", "A"), ("cat", "A"), ("dan", "A"), ("bob", "B")):
        evening.do(player, JoinMatch())
        evening.do(player, sit(side))
    evening.start()
    evening.do("cat", cmd.GiveClue("first", 2))
    assert evening.refuses("dan", cmd.GiveClue("second", 1)) == "wrong_phase"
    evening.do("bob", cmd.GuessWord(own_word(evening, RED)))
    evening.do("bob", cmd.StopGuessing())
    evening.do("bob", cmd.GiveClue("third", 2))
    evening.do("ann", cmd.GuessWord(own_word(evening, BLUE)))
    evening.do("dan", cmd.GuessWord(own_word(evening, BLUE)))
    evening.do("cat", cmd.StopGuessing())
    assert evening.refuses("ann", cmd.GuessWord(own_word(evening, BLUE))) == "wrong_phase"
    assert evening.refuses("dan", cmd.StopGuessing()) == "wrong_phase"


def test_nobody_changes_sides_within_a_game_d3_r17() -> None:
    evening = running()
    assert evening.refuses("ann", sit("B")) == "role_locked"
    assert evening.refuses("ann", RotateRoles()) == "game_running"
    evening.do("ann", LeaveMatch())
    evening.do("ann", JoinMatch())
    assert evening.match.seats["ann"] == WATCHER
    assert evening.refuses("ann", sit("B")) == "role_locked"
    evening.do("ann", sit("A"))


def test_who_has_seen_both_sides_sits_on_neither_d3_r17() -> None:
    evening = running()
    evening.do("eve", JoinMatch())
    evening.do("eve", LookAtKey())
    assert evening.match.seats["eve"] == INSIDER
    assert evening.match.saw["eve"] & KEY == FRONT | BACK
    for side in "AB":
        assert evening.refuses("eve", sit(side)) == "role_locked"


@pytest.mark.parametrize("side", ["A", "B"])
def test_who_watched_without_a_key_may_sit_down_on_either_side_d3(side: str) -> None:
    evening = running()
    evening.do("eve", JoinMatch())
    game = evening.match.game
    assert game is not None
    assert view(game, evening.match.seats["eve"]).key is None
    evening.do("eve", sit(side))
    assert evening.match.saw["eve"] & KEY == (FRONT if side == "A" else BACK)


def test_the_next_game_is_a_new_secret_and_everybody_may_choose_again_d3() -> None:
    evening = running()
    game = evening.match.game
    assert game is not None
    evening.do("ann", cmd.GiveClue("finish", 1))
    behind = game.variant.letters.identity
    cells = game.key.cells
    fatal = next(card for card in range(25) if behind(cells[card]) is Identity.ASSASSIN)
    evening.do("bob", cmd.GuessWord(fatal))
    for player, side in (("ann", "B"), ("bob", "A")):
        evening.do(player, sit(side))
    evening.start()
    assert evening.match.saw["ann"] & KEY == BACK


SEATED = [one for one in VECTORS["vectors"] if one["scenario"] == 29]


@pytest.mark.parametrize("vector", SEATED, ids=[one["id"] for one in SEATED])
def test_who_watched_one_side_may_not_sit_on_the_other_as_the_oracle_says_d3_r17(
    vector: dict[str, Any],
) -> None:
    """Who watches a side has sat there; who looks at a key while watching sees both."""
    evening = running()
    for step in vector["steps"]:
        refused = step["expect"].get("refused")
        assert refused in {None, "saw_other_side"}
        _seated(evening, step["command"], step["argument"], refused=refused is not None)
        for who, where in step["state"]["seats"].items():
            assert _where(evening, who) == where


def _where(evening: Evening, who: str) -> str:
    """Where somebody is, in the words of the oracle."""
    seat = evening.match.seats.get(who)
    if seat is None:
        return "away"
    if seat.team:
        return "A" if seat.team is RED else "B"
    seen = evening.match.saw.get(who, NOTHING) & KEY
    return {NOTHING: "watch table", FRONT: "watch A", BACK: "watch B"}[Eyes(seen)]


def _seated(evening: Evening, command: str, argument: list[str], *, refused: bool) -> None:
    who = argument[0]
    if who not in evening.match.seats and not refused:
        evening.do(who, JoinMatch())
    if command == "leave":
        evening.do(who, LeaveMatch())
    elif command == "return":
        evening.do(who, TakeSeat(Role.PLAYER, evening.match.left[who].team))
    elif command == "sit":
        _sits(evening, who, argument[1], refused=refused)
    elif refused:  # who plays on one side cannot look at the other
        assert evening.refuses(who, LookAtKey()) == "wrong_role"
        assert evening.refuses(who, sit(argument[1])) == "role_locked"
    elif argument[1] != "table":
        evening.do(who, sit(argument[1]))
        evening.do(who, LeaveMatch())
        evening.do(who, JoinMatch())


def _sits(evening: Evening, who: str, side: str, *, refused: bool) -> None:
    here = who in evening.match.seats
    if not here:
        evening.do(who, JoinMatch())
    if refused:
        assert evening.refuses(who, sit(side)) == "role_locked"
    else:
        evening.do(who, sit(side))
    if not here and refused:
        evening.do(who, LeaveMatch())
