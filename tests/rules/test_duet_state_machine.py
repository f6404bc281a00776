"""Anybody sends anything at a game of Duet: what must hold always does hold (D7, D8, D11, D16)."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from cryptonym.rules import BLUE, RED, Game, Identity, Mission, Options, Phase, Seat, to_act
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.duet.game import DuetGame, as_duet
from cryptonym.rules.model import IDENTITY_OF
from rules.test_state_machine import TIMES, AnybodySendsAnything, Choose, Crowd
from support.duet import Duet, duet_deal, swapped
from support.moves import PLAYERS

SIDES = (RED, BLUE)
MISSIONS = st.builds(
    Mission,
    tokens=st.integers(1, 15),
    mistakes=st.none() | st.integers(0, 15),
    excess=st.sampled_from(["extra_token", "loss", "sudden_death"]),
    score=st.booleans(),
)
OPTIONS = st.builds(
    Options,
    mode=st.just("duet"),
    check=st.sampled_from(["guard", "referee", "free"]),
    expert_clues=st.booleans(),
    time=st.sampled_from(TIMES),
    mission=MISSIONS,
)


def check_board(game: DuetGame) -> None:
    """What lies on the table is what the keys say, and no card is touched twice by a side."""
    assert game.variant.is_valid(game.key)
    cards = [cover.card for cover in game.covers]
    assert len(cards) == len(set(cards))
    assert game.covered == sum(1 << card for card in cards)
    for cover in game.covers:
        assert cover.identity is game.behind(cover.card, cover.team) is IDENTITY_OF[cover.team]
    touched = [(one.card, one.team) for one in game.touches]
    assert len(touched) == len(set(touched))
    for one in game.touches:
        assert one.identity is game.behind(one.card, one.team)
    for side in SIDES:
        own = [card for card in range(25) if game.behind(card, side) is IDENTITY_OF[side]]
        assert game.left(side) == sum(not game.is_covered(card) for card in own)
        if not game.left(side) and game.missing():
            assert side in game.done()
    assert game.missing() == 15 - len(cards)


def check_bank(game: DuetGame) -> None:
    """Every turn that ended took one token, or two for a mistake too many (D11, D20)."""
    mission = game.options.mission
    assert game.tokens == mission.tokens - sum(one.tokens for one in game.endings)
    assert game.tokens >= 0
    wrong = [one for one in game.endings if one.reason == "wrong"]
    assert game.mistakes == max(0, mission.allowed - len(wrong))
    twos = [one for one in game.endings if one.tokens != 1]
    assert all(one.tokens == 2 and one.reason == "wrong" for one in twos)
    assert not twos or mission.excess == "extra_token"
    assert [one.turn for one in game.endings] == list(range(1, game.turn))
    assert len(game.covers) + len(game.touches) <= 15 + mission.tokens


def check_giver(game: DuetGame) -> None:
    """Nobody gives who has no words left; they alternate until a side is done (D4, D14)."""
    if game.phase in {Phase.CLUE, Phase.SUDDEN} and game.clues:
        assert game.team not in game.done()
    givers = [clue.team for clue in game.clues]
    for first, second in pairwise(givers):
        assert first is not second or game.done() or _timed_out(game)
    if game.phase is Phase.SUDDEN:
        assert game.timer is None or game.timer.kind == "sand"
        assert game.tokens == 0 or game.options.mission.excess == "sudden_death"


def _timed_out(game: DuetGame) -> bool:
    """A turn without a clue passes the turn to give, too."""
    return any(one.reason == "timeout" for one in game.endings)


def check_end(game: DuetGame) -> None:
    """Won with the fifteenth word, lost by one touch or by giving up, and not before (D9, D16)."""
    assert (game.result is not None) is (game.phase is Phase.OVER)
    fatal = [one for one in game.touches if one.identity is Identity.ASSASSIN]
    if game.result is None:
        assert not fatal
        assert game.missing()
        return
    winner, reason, score = game.result.winner, game.result.reason, game.result.score
    assert (winner is None) is bool(game.missing())
    assert (reason == "all_words") is (winner is not None)
    assert (reason == "assassin") is bool(fatal)
    scored = winner is not None and game.options.mission.score
    assert score == (game.tokens if scored else None)


class DuetCrowd(Crowd):
    """People around a game of Duet; they are luckier, else games would be short."""

    seats = PLAYERS
    how = ("anything", "accepted", "accepted", "lucky", "lucky", "lucky")

    def sit_down(self, dealt: ev.Dealt) -> Duet:
        return Duet(dealt)

    def do_lucky(self, choose: Choose) -> None:
        """Whoever may touch finds a word."""
        duet = as_duet(self.table.game)
        guessers = [seat for seat in to_act(duet) if duet.phase in {Phase.GUESS, Phase.SUDDEN}]
        if not guessers:
            return self.do_accepted(choose)
        judge = guessers[0].team.other if guessers[0].team else RED
        own = [card for card in duet.open_cards() if duet.behind(card, judge) is IDENTITY_OF[judge]]
        return self.try_move(guessers[0], cmd.GuessWord(choose(own)))

    def check(self, lived: Sequence[Game]) -> None:
        """What holds of each game, and that nothing shrinks from one to the next."""
        games = [as_duet(game) for game in lived]
        for before, after in pairwise(games):
            nothing_shrinks(before, after)
        for game in games:
            check_board(game)
        for check in (check_bank, check_giver, check_end):
            check(games[-1])


def nothing_shrinks(before: DuetGame, after: DuetGame) -> None:
    """What was found stays found, what was marked stays marked, what was spent stays spent."""
    assert before.covered & ~after.covered == 0
    assert after.touches[: len(before.touches)] == before.touches
    assert after.tokens <= before.tokens
    assert after.mistakes <= before.mistakes
    assert set(before.done()) <= set(after.done())


class AnybodySendsAnythingAtDuet(AnybodySendsAnything):
    """One game of Duet, searched for the shortest way to break it."""

    @initialize(options=OPTIONS, seed=st.integers(0, 99))
    def sit_down(self, options: Options, seed: int) -> None:
        self.crowd = DuetCrowd(duet_deal(*swapped(seed=seed), options=options))

    @rule(seat=st.sampled_from(PLAYERS))
    def what_is_legal_is_what_is_accepted(self, seat: Seat) -> None:
        self.crowd.what_is_legal_is_what_is_accepted(seat)


AnybodySendsAnythingAtDuet.TestCase.settings = settings(max_examples=100, stateful_step_count=50)
test_anybody_sends_anything_at_duet = AnybodySendsAnythingAtDuet.TestCase


NEVER = {  # nobody rules on a challenge, and there are no penalties
    "ClueChallenged",
    "ChallengeRejected",
    "ClueWaived",
    "ClueAccepted",
    "PenaltySkipped",
}


@pytest.mark.parametrize("check", ["guard", "referee", "free"])
def test_whole_games_with_everything_in_them_d11_d14_d16_d17_d20(check: Any) -> None:
    """Long games, which a search for short examples never plays to the end."""
    seen: set[str] = set()
    ends: set[str] = set()
    for seed in range(75):
        chance = random.Random(f"{check} {seed}")
        mission = Mission(
            tokens=1 + seed % 15,
            mistakes=(None, 0, 1, 0)[seed % 4],
            excess=("extra_token", "loss", "sudden_death")[seed % 3],  # type: ignore[arg-type] # of those that there are
            score=seed % 2 == 0,
        )
        time = TIMES[seed % len(TIMES)]
        options = Options(mode="duet", check=check, time=time, mission=mission)
        crowd = DuetCrowd(duet_deal(*swapped(seed=seed), options=options))
        crowd.plays_to_the_end(chance, every=8)
        assert crowd.table.game.result
        assert as_duet(crowd.table.game).turn <= 16
        seen |= {type(event).__name__ for event in crowd.table.events}
        ends.add(crowd.table.game.result.reason)
    assert seen == {kind.__name__ for kind in ev.Event.__args__} - NEVER
    assert ends == {"all_words", "assassin", "bystander", "mistakes", "gave_up"}
