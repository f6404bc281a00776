"""Anybody sends anything at any time in the picture games: what must hold always does (P2, P5)."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from cryptonym.rules import BLUE, RED, Game, Identity, Options, Phase
from cryptonym.rules import events as ev
from rules.test_state_machine import CHALLENGES, TIMES, AnybodySendsAnything, Choose, Crowd
from support.moves import SEATS
from support.pictures import MODES, PictureTable, picture_deal
from support.table import Table

OF_DUET = {"WordTouched", "SideDone"}
OPTIONS = st.builds(
    Options,
    mode=st.sampled_from(MODES),
    check=st.sampled_from(["guard", "referee", "free"]),
    expert_clues=st.booleans(),
    time=st.sampled_from(TIMES),
    assassin_ending=st.booleans(),
)


def check_cards(game: Game) -> None:
    """8/7/4/1, and what is covered is what was covered, once each (P1)."""
    assert game.variant.is_valid(game.key)
    cards = [cover.card for cover in game.covers]
    assert len(cards) == len(set(cards))
    assert game.covered == sum(1 << card for card in cards)
    for team, identity in ((RED, Identity.RED), (BLUE, Identity.BLUE)):
        covered = sum(cover.identity is identity for cover in game.covers)
        assert game.left(team) + covered == (8 if game.key.start is team else 7)


def check_end(game: Game) -> None:
    """An assassin is the end, or the beginning of the last touches of the team on turn (P5)."""
    assert (game.result is not None) is (game.phase is Phase.OVER)
    deadly = [n for n, one in enumerate(game.covers) if one.identity is Identity.ASSASSIN]
    since = game.covers[deadly[0] + 1 :] if deadly else ()
    assert (game.phase is Phase.SUDDEN) is (bool(deadly) and game.result is None)
    assert all(one.cause == "guess" and one.team is game.team for one in since)
    right = [one.identity.value == game.team.value for one in since]
    assert all(right[:-1])
    if deadly:
        assert game.options.assassin_ending or not since
    if game.result is None:
        assert all(right)
        assert min(game.left(RED), game.left(BLUE)) > 0
    elif game.result.reason == "assassin":
        assert game.result.winner is game.team.other
        assert deadly
    else:
        assert game.result.winner
        assert game.left(game.result.winner) == 0
        assert all(right)


class Pictures(Crowd):
    """People around one game of pictures."""

    def sit_down(self, dealt: ev.Dealt) -> Table:
        return PictureTable(dealt)

    def do_lucky(self, choose: Choose) -> None:
        """The operatives find a picture, also after the assassin."""
        if self.table.game.phase not in {Phase.GUESS, Phase.SUDDEN}:
            return self.do_on(choose)
        picture = choose(self.table.unseen(self.table.game.team))
        return self.try_move(self.table.operative(), self.table.guess(picture))

    def do_deadly(self, choose: Choose) -> None:
        """The operatives touch the assassin, if it is their turn to guess."""
        if self.table.game.phase is not Phase.GUESS:
            return self.do_on(choose)
        return self.try_move(self.table.operative(), self.table.guess("assassin-a"))

    def check(self, lived: Sequence[Game]) -> None:
        for game in lived:
            check_cards(game)
        check_end(self.table.game)


class AnybodySendsAnythingWithPictures(AnybodySendsAnything):
    """One game of pictures, searched for the shortest way to break it."""

    @initialize(options=OPTIONS, start=st.sampled_from([RED, BLUE]), shuffle=st.integers(0, 99))
    def sit_down(self, options: Options, start: Any, shuffle: int) -> None:
        self.crowd = Pictures(picture_deal(options, start, shuffle))

    @rule()
    def somebody_meets_the_assassin(self) -> None:
        if self.crowd.table.game.result is None:
            self.crowd.do_deadly(lambda things: things[0])
            self.crowd.what_always_holds()


AnybodySendsAnythingWithPictures.TestCase.settings = settings(
    max_examples=100, stateful_step_count=40
)
test_anybody_sends_anything_with_pictures = AnybodySendsAnythingWithPictures.TestCase


@pytest.mark.parametrize("check", ["guard", "referee", "free"])
@pytest.mark.parametrize("mode", MODES)
def test_whole_games_with_everything_in_them_p2_p5(mode: Any, check: Any) -> None:
    seen: set[str] = set()
    won_after_all = 0
    for seed in range(90):
        chance = random.Random(f"{mode} {check} {seed}")
        options = Options(
            mode=mode,
            check=check,
            expert_clues=seed % 4 != 0,
            waiver=seed % 3 != 0,
            penalty_cover="must" if seed % 2 else "may",
            time=TIMES[seed % len(TIMES)],
            assassin_ending=seed % 5 > 0,
        )
        crowd = Pictures(picture_deal(options, chance.choice([RED, BLUE]), seed))
        for step in range(2000):
            last = crowd.table.game.phase is Phase.SUDDEN
            luck = last and seed % 3 > 0 and chance.random() < 0.6
            if luck:
                crowd.do_lucky(chance.choice)
            elif chance.random() < 0.02:
                crowd.do_deadly(chance.choice)
            else:
                crowd.do_something(chance.choice)
            if step % 5 == 0:
                crowd.what_is_legal_is_what_is_accepted(chance.choice(SEATS))
            if crowd.table.game.result:
                break
        crowd.what_always_holds()
        assert crowd.table.game.result, "every game ends"
        crowd.a_history_replays_to_what_was_lived()
        kinds = {type(event).__name__ for event in crowd.table.events}
        won_after_all += "SuddenDeath" in kinds and crowd.table.game.result.reason == "all_words"
        seen |= kinds
    never = CHALLENGES if mode == "pictures_coop" else set()  # nobody could rule on one (Q23)
    assert seen == {kind.__name__ for kind in ev.Event.__args__} - never - OF_DUET
    assert won_after_all, "the last chance is one"
