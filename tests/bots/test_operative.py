"""The operative: what it touches, when it stops, and what it makes of zero and unlimited."""

import pytest
from msgspec.structs import replace

from bots.tables import cover, guessing, lay, operative, say
from cryptonym.bots.levels import LEVELS, Character
from cryptonym.bots.mind import listening
from cryptonym.bots.operative import Pick, choose_card, values
from cryptonym.rules.game import Game, redealt
from cryptonym.rules.model import BLUE

HARD = LEVELS["hard"]


def pick(game: Game, level: Character = HARD) -> Pick:
    seen = operative(game)
    return choose_card(seen, listening("en", "a", seen.words), level)


def touched(game: Game) -> str | None:
    card = pick(game).card
    return None if card is None else game.words[card]


def test_it_touches_what_the_clue_is_written_down_for() -> None:
    game = guessing(say(lay(own=("WIZARD",)), "Dumbledore", 1), 1)
    assert touched(game) == "WIZARD"


def test_it_goes_on_while_a_second_card_fits_r33() -> None:
    game = say(lay(own=("YACHT", "RAFT", "CANOE")), "boat", 2)
    first = touched(guessing(game, 1))
    assert first in {"YACHT", "RAFT", "CANOE"}
    after = guessing(cover(game, game.find(str(first))), 1, guesses=1)
    assert touched(after) in {"YACHT", "RAFT", "CANOE"}


def test_it_stops_when_nothing_else_fits_r38() -> None:
    game = say(lay(own=("WIZARD",)), "Dumbledore", 3)
    found = pick(guessing(cover(game, game.find("WIZARD")), 1, guesses=1))
    assert found.card is None
    assert found.value < HARD.boldness


def test_every_turn_needs_one_guess_however_dark_the_clue_r37() -> None:
    game = guessing(say(lay(), "zzgrbl", 2), 1)
    found = pick(game)
    assert found.card is not None
    assert found.confidence == 0


def test_a_clue_it_hardly_understands_gets_one_guess_only() -> None:
    game = say(lay(own=("GLACIER",)), "ice-cream", 3)
    first = pick(guessing(game, 1))
    assert first.card is not None
    assert 0 < first.confidence < 0.7
    after = guessing(cover(game, first.card), 1, guesses=1)
    assert pick(after).card is None


def test_plus_one_is_for_a_good_leftover_r39() -> None:
    game = say(lay(own=("WIZARD", "YACHT", "RAFT"), rival=("CUSTARD",)), "boat", 2)
    game = cover(game, game.find("YACHT"), game.find("CUSTARD"))  # the raft was never touched
    game = say(game, "Dumbledore", 1, turn=3)
    game = guessing(cover(game, game.find("WIZARD"), turn=3), 3, guesses=1)
    found = pick(game)
    assert found.card == game.find("RAFT")
    assert found.extra


def test_a_card_of_the_clue_in_play_goes_before_a_leftover_r39() -> None:
    """The raft is surer than the second card of the clue, and has the extra guess for it."""
    own = ("WIZARD", "CAPE", "YACHT", "RAFT")
    game = say(lay(own=own, rival=("CUSTARD",)), "boat", 2)
    game = cover(game, game.find("YACHT"), game.find("CUSTARD"))
    game = say(game, "cloak", 2, turn=3)
    asked = guessing(game, 3)
    found = pick(asked)
    order = [*map(found.beliefs.cards.index, map(game.find, ("CAPE", "WIZARD", "RAFT")))]
    cape, wizard, raft = values(found.beliefs)[order]
    assert raft > wizard > HARD.boldness
    assert cape > wizard
    assert touched(asked) == "CAPE"
    game = cover(game, game.find("CAPE"), turn=3)
    assert touched(guessing(game, 3, guesses=1)) == "WIZARD"
    game = cover(game, game.find("WIZARD"), turn=3)
    assert touched(guessing(game, 3, guesses=2)) == "RAFT"


def test_plus_one_is_not_used_where_nothing_is_left_over() -> None:
    game = say(lay(own=("WIZARD", "YACHT", "RAFT")), "boat", 2)
    game = cover(game, game.find("YACHT"), game.find("RAFT"))
    game = say(game, "Dumbledore", 1, turn=3)
    game = guessing(cover(game, game.find("WIZARD"), turn=3), 3, guesses=1)
    assert pick(game).card is None


def test_zero_says_what_to_avoid_r52() -> None:
    game = lay(own=("YACHT",), assassin="RAFT")
    game = cover(say(game, "boat", 2), 3)  # one of two boats is still to be found
    plain = pick(guessing(say(game, "Dumbledore", 1, turn=3), 3))
    zero = pick(guessing(say(game, "float", 0, turn=3), 3))
    raft = plain.beliefs.cards.index(game.find("RAFT"))
    assert zero.beliefs.own[raft] < plain.beliefs.own[raft]
    assert zero.card != game.find("RAFT")


def test_after_zero_it_may_go_on_without_limit_r53() -> None:
    game = lay(own=("YACHT", "RAFT", "WIZARD", "MERLIN"))
    game = cover(say(game, "boat", 2), 20)
    game = cover(say(game, "Dumbledore", 2, turn=3), 21, turn=3)
    game = say(game, "custard", 0, turn=5)
    game = redealt(game, words=tuple(w if w != "CUSTARD" else "LOOM" for w in game.words))
    first = pick(guessing(game, 5)).card
    assert first is not None
    second = pick(guessing(cover(game, first, turn=5), 5, guesses=1)).card
    assert {game.words[first], game.words[int(second or 0)]} <= {
        "YACHT",
        "RAFT",
        "WIZARD",
        "MERLIN",
    }


def test_unlimited_is_for_catching_up_r56() -> None:
    game = lay(own=("WIZARD", "YACHT", "RAFT", "CANOE"))
    game = cover(say(game, "boat", 3), 20)  # a wrong touch at once
    game = say(game, "Dumbledore", "unlimited", turn=3)
    covered, guesses = cover(game, game.find("WIZARD"), turn=3), 1
    found = []
    while (card := pick(guessing(covered, 3, guesses)).card) is not None and guesses < 5:
        found.append(game.words[card])
        covered, guesses = cover(covered, card, turn=3), guesses + 1
    assert len(set(found) & {"YACHT", "RAFT", "CANOE"}) >= 2


def test_the_others_clues_warn_it() -> None:
    game = lay(own=("YACHT",), rival=("RAFT",))
    quiet = pick(guessing(say(game, "Dumbledore", 1, turn=3), 3)).beliefs
    warned = pick(
        guessing(say(say(game, "boat", 3, turn=2, team=BLUE), "Dumbledore", 1, turn=3), 3)
    ).beliefs
    raft = quiet.cards.index(game.find("RAFT"))
    assert warned.own[raft] < quiet.own[raft]
    assert warned.rival[raft] > quiet.rival[raft]


def test_it_dares_more_when_the_others_are_about_to_win() -> None:
    game = say(lay(own=("YACHT", "RAFT", "CANOE")), "oar", 3)
    game = cover(game, game.find("CANOE"))
    calm = guessing(game, 1, guesses=1)
    late = guessing(cover(game, *range(9, 16), turn=0, team=BLUE), 1, guesses=1)
    assert (calm.left(BLUE), late.left(BLUE)) == (8, 1)
    assert pick(calm, replace(HARD, boldness=pick(calm).value + 0.1)).card is None
    assert pick(late, replace(HARD, boldness=pick(late).value + 0.1)).card is not None


@pytest.mark.parametrize("number", [1, 2, 3, "unlimited", 0])
def test_chances_are_chances(number: int) -> None:
    found = pick(guessing(say(lay(own=("WIZARD",)), "magic", number), 1)).beliefs
    for chances in (found.own, found.rival, found.assassin, found.meant, found.leftover):
        assert ((chances >= 0) & (chances <= 1)).all()
    assert ((found.own + found.rival + found.assassin) <= 1.001).all()
