"""Anybody sends anything at any time, in every mode: what must hold always does hold."""

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    RED,
    Game,
    HouseRules,
    Identity,
    Options,
    Phase,
    Refusal,
    Role,
    Seat,
    TimeRules,
    Verdict,
    begin,
    decide,
    event_view,
    evolve,
    legal_commands,
    replay,
    seats,
    to_act,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules import match as mt
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.refusals import CODES
from support.boards import board, card_list
from support.frozen import as_it_is
from support.moves import (
    CLUES,
    KINDS,
    SEATS,
    OpenMove,
    by_kind,
    moves_by_kind,
    on_cards,
    without_cards,
)
from support.table import Table

TIMES = (
    TimeRules(),
    TimeRules("sand", sand_seconds=5),
    TimeRules("strict", clue_seconds=4, guess_seconds=6),
    TimeRules("strict", clue_seconds=1, guess_seconds=1, first_clue_seconds=9),
)
THOUGHT_OF = (*CLUES, "mare")  # the last is never asked about, so never objected to
CHALLENGES = {
    "ClueChallenged",
    "ChallengeRejected",
    "ClueWaived",
    "ClueAccepted",
    "CluePenalised",
    "PenaltySkipped",
}
OF_DUET = {"WordTouched", "SideDone", "SuddenDeath", "GaveUp"}
OPTIONS = st.builds(
    Options,
    mode=st.sampled_from(["teams", "coop", "shared"]),
    check=st.sampled_from(["guard", "referee", "free"]),
    expert_clues=st.booleans(),
    waiver=st.booleans(),
    penalty_cover=st.sampled_from(["may", "must"]),
    time=st.sampled_from(TIMES),
    house=st.just(HouseRules()),
)

# What brings the game on; the rest is talk and clockwork.
PROGRESS = (
    cmd.GiveClue
    | cmd.AnswerConsult
    | cmd.RuleClue
    | cmd.CoverPenaltyWord
    | cmd.SkipPenalty
    | cmd.CoverOpponentWord
    | cmd.GuessWord
    | cmd.ExpireTimer
)

SAMPLE_EVENTS: tuple[ev.Event, ...] = (
    board(),
    ev.ConsultAsked(RED, "acqua", 1, at=5),
    ev.ConsultAnswered(allowed=True, at=9),
    ev.ClueGiven(1, RED, "acqua", 1),
    ev.ClueChallenged(BLUE_OPERATIVE),
    ev.ChallengeRejected(),
    ev.ClueWaived(),
    ev.ClueAccepted(),
    ev.CluePenalised(RED),
    ev.PenaltySkipped(),
    ev.WordProposed(BLUE_OPERATIVE, 3),
    ev.WordCovered(1, RED, 3, Identity.RED, "guess"),
    ev.WordCovered(1, RED, 3, Identity.BLUE, "penalty"),
    ev.WordTouched(1, RED, 4),
    ev.SideDone(BLUE),
    ev.SuddenDeath(),
    ev.GaveUp(2, BLUE),
    ev.TurnEnded(1, RED, "invalid_clue"),
    ev.GameOver(RED, "all_words"),
    ev.DealOpened(board().key.cells, "salt"),
    ev.ClueSpelled("acqua", "a-c-q-u-a"),
    ev.Talked(BLUE_OPERATIVE, "forse"),
    ev.TimerStarted(9000),
    ev.TimerPaused(10, 20),
    ev.TimerResumed(9000),
    ev.TimerExpired("sand"),
)


def test_the_sample_has_every_event() -> None:
    assert {type(event) for event in SAMPLE_EVENTS} == set(ev.Event.__args__)


# Everything that can be thought of; what names a turn means the same as what names none.
IMAGINABLE: tuple[cmd.Command, ...] = tuple(
    command
    for command in (
        *without_cards(1),
        *(command for card in range(-1, 26) for command in on_cards(card, 1)),
        *(cmd.ConsultClue(word) for word in THOUGHT_OF),
        *(cmd.GiveClue(word, number) for word in THOUGHT_OF for number in (*NUMBERS, 10, -1)),
    )
    if getattr(command, "turn", None) is None and not isinstance(command, cmd.Say)
)
WAYS_ON = by_kind((command, None) for command in IMAGINABLE if isinstance(command, PROGRESS))


def accepted(game: Game, seat: Seat, now: int) -> set[cmd.Command]:
    """What `decide` accepts of everything imaginable, found without `legal`."""
    return {
        command
        for command in IMAGINABLE
        if not isinstance(decide(game, seat, command, now=now), Refusal)
    }


def check_counts(game: Game) -> None:
    """9/8/7/1, and what is covered is what was covered, once each (R5, R7, R32)."""
    assert game.variant.is_valid(game.key)
    cards = [cover.card for cover in game.covers]
    assert len(cards) == len(set(cards))
    assert game.covered == sum(1 << card for card in cards)
    assert all(game.key.identity(cover.card) is cover.identity for cover in game.covers)
    for team, identity in ((RED, Identity.RED), (BLUE, Identity.BLUE)):
        covered = sum(cover.identity is identity for cover in game.covers)
        assert game.left(team) + covered == (9 if game.key.start is team else 8)


def check_turns(game: Game) -> None:
    """Strict alternation; a turn with a valid clue covers something (R23, R44)."""
    assert [ending.turn for ending in game.endings] == list(range(1, game.turn))
    if game.options.mode != "coop":
        teams = [ending.team for ending in game.endings]
        assert all(first is not second for first, second in pairwise(teams))
    guessed = {cover.turn for cover in game.covers if cover.cause == "guess"}
    valid = [e.turn for e in game.endings if e.reason not in {"timeout", "invalid_clue"}]
    assert set(valid) <= guessed
    assert len(valid) <= 25
    used = sum(c.turn == game.turn and c.cause == "guess" for c in game.covers)
    if game.phase in {Phase.GUESS, Phase.OVER}:
        assert game.guesses == used
        assert game.limit is None or used <= game.limit


def check_end(game: Game) -> None:
    """Exactly one winner, at the end and not before (R45-R48, R111, R112)."""
    assert (game.result is not None) is (game.phase is Phase.OVER)
    if game.result is None:
        assert game.left(RED) > 0
        assert game.left(BLUE) > 0
        assert all(cover.identity is not Identity.ASSASSIN for cover in game.covers)
        return
    winner, reason, score = game.result.winner, game.result.reason, game.result.score
    if reason == "assassin":
        assert game.covers[-1].identity is Identity.ASSASSIN
        assert winner is game.team.other
    else:
        assert game.left(winner) == 0
        assert game.left(winner.other) > 0
    if game.options.mode == "coop" and winner is game.team:
        other = game.team.other.value
        mistakes = sum(c.cause == "guess" and c.identity.value == other for c in game.covers)
        assert score == 8 - (game.turn - 1) - mistakes == game.left(game.team.other)
        assert 1 <= score <= 8
    else:
        assert score is None


Moves = Mapping[str, Sequence[OpenMove]]
Choose = Callable[[Sequence[Any]], Any]
ORDERS = [random.Random(number).sample(KINDS, len(KINDS)) for number in range(250)]
HOW = ("anything", "accepted", "accepted", "accepted", "on", "lucky")


class Crowd:
    """People around one game, who do what chance tells them to."""

    seats = SEATS
    how = HOW

    def __init__(self, dealt: ev.Dealt) -> None:
        self.table = self.sit_down(dealt)
        self.lived: list[Game] = [self.table.game]
        self.checked = 0

    def sit_down(self, dealt: ev.Dealt) -> Table:
        return Table(dealt)

    def do_something(self, choose: Choose) -> None:
        """One step of anybody, and a moment passes."""
        over = self.table.game.phase is Phase.OVER
        getattr(self, f"do_{'anything' if over else choose(self.how)}")(choose)
        self.table.now += choose((0, 1, 300, 300, 2500))
        self.what_always_holds()

    def do_anything(self, choose: Choose) -> None:
        """Anybody sends anything."""
        seat, kind = choose(self.seats), choose(KINDS)
        self.try_move(seat, *choose(moves_by_kind(self.table.game)[kind]))

    def do_accepted(self, choose: Choose) -> None:
        """Somebody who plays does something that is allowed."""
        game = self.table.game
        self.do_one_of(choose, choose(seats(game)), moves_by_kind(game))

    def do_on(self, choose: Choose) -> None:
        """Whoever is to act brings the game on, and always can."""
        game = self.table.game
        [seat] = to_act(game)
        assert seat in seats(game)
        done = self.do_one_of(choose, seat, WAYS_ON)
        assert done, f"{seat} is to act and can do nothing: {game!r}"

    def do_lucky(self, choose: Choose) -> None:
        """The operatives find a word, if it is their turn to guess."""
        if self.table.game.phase is not Phase.GUESS:
            return self.do_on(choose)
        word = choose(self.table.unseen(self.table.game.team))
        return self.try_move(self.table.operative(), self.table.guess(word))

    def do_one_of(self, choose: Choose, seat: Seat, moves: Moves) -> bool:
        """Do one of these moves, if any is allowed.

        Kinds of command are equally likely, else nearly all would be clues.
        """
        game, now = self.table.game, self.table.now
        for kind in choose(ORDERS):
            allowed = [
                move
                for move in moves.get(kind, ())
                if not isinstance(decide(game, seat, *move, now), Refusal)
            ]
            if allowed:
                self.try_move(seat, *choose(allowed))
                return True
        return False

    def try_move(self, seat: Seat, command: cmd.Command, verdict: Verdict | None = None) -> None:
        game = self.table.game
        frozen = as_it_is(game)
        outcome = decide(game, seat, command, verdict, self.table.now)
        assert as_it_is(game) == frozen
        if isinstance(outcome, Refusal):
            assert outcome.code in CODES
            assert msgspec.json.decode(msgspec.json.encode(outcome), type=Refusal) == outcome
            return
        assert outcome, "a command that is accepted makes something happen"
        for event in outcome:
            self.table.apply([event])
            self.lived.append(self.table.game)

    def what_is_legal_is_what_is_accepted(self, seat: Seat) -> None:
        game, now = self.table.game, self.table.now
        offered = legal_commands(game, seat, THOUGHT_OF, now)
        assert len(offered) == len(set(offered))
        assert set(offered) == accepted(game, seat, now)

    def what_always_holds(self) -> None:
        if len(self.lived) == self.checked:
            return
        self.check(self.lived[max(0, self.checked - 1) :])
        for event in self.table.events[self.checked :]:
            wire = msgspec.json.encode(event)
            assert msgspec.json.decode(wire, type=ev.Event) == event
            for seat in self.seats:
                msgspec.json.encode(event_view(event, seat, self.table.game))
        for seat in self.seats:
            msgspec.json.encode(view(self.table.game, seat))
        self.checked = len(self.lived)

    def check(self, lived: Sequence[Game]) -> None:
        """Look at what has been lived since the last look, which comes first."""
        for game in lived:
            check_counts(game)
        check_turns(self.table.game)
        check_end(self.table.game)

    def plays_to_the_end(self, chance: random.Random, *, every: int) -> None:
        """Anything at random until the game is over; each so many steps what is legal is tried."""
        for step in range(2000):
            self.do_something(chance.choice)
            if step % every == 0:
                self.what_is_legal_is_what_is_accepted(chance.choice(self.seats))
                self.evolve_is_total()
            if self.table.game.result:
                break
        assert self.table.game.result, "every game ends"
        self.a_history_replays_to_what_was_lived()

    def evolve_is_total(self) -> None:
        for event in SAMPLE_EVENTS:
            assert isinstance(evolve(self.table.game, event), Game)

    def a_history_replays_to_what_was_lived(self) -> None:
        stored = [
            msgspec.json.decode(msgspec.json.encode(event), type=ev.Event)
            for event in self.table.events
        ]
        game = begin(stored[0])
        for at, event in enumerate(stored):
            game = game if at == 0 else evolve(game, event)
            assert game == self.lived[at], "a history replays to the state that was lived"
        assert replay(stored) == self.table.game


class AnybodySendsAnything(RuleBasedStateMachine):
    """One game, searched for the shortest way to break it."""

    @initialize(options=OPTIONS, start=st.sampled_from([RED, BLUE]), shuffle=st.integers(0, 99))
    def sit_down(self, options: Options, start: Any, shuffle: int) -> None:
        self.crowd = Crowd(board(options=options, start=start, shuffle=shuffle))

    # One rule for all moves: with several, most examples would leave some of them out.
    @rule(data=st.data())
    def somebody_does_something(self, data: st.DataObject) -> None:
        self.crowd.do_something(lambda things: data.draw(st.sampled_from(things)))

    @rule(seat=st.sampled_from(SEATS))
    def what_is_legal_is_what_is_accepted(self, seat: Seat) -> None:
        self.crowd.what_is_legal_is_what_is_accepted(seat)

    @rule()
    def evolve_is_total(self) -> None:
        self.crowd.evolve_is_total()

    def teardown(self) -> None:
        if hasattr(self, "crowd"):
            self.crowd.a_history_replays_to_what_was_lived()


@pytest.mark.parametrize("check", ["guard", "referee", "free"])
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_whole_games_with_everything_in_them_r44_r48(mode: Any, check: Any) -> None:
    """Long games, which a search for short examples never plays to the end."""
    seen: set[str] = set()
    for seed in range(48):
        chance = random.Random(f"{mode} {check} {seed}")
        options = Options(
            mode=mode,
            check=check,
            expert_clues=seed % 4 != 0,
            waiver=seed % 3 != 0,
            penalty_cover="must" if seed % 2 else "may",
            time=TIMES[seed % len(TIMES)],
        )
        crowd = Crowd(board(options=options, start=chance.choice([RED, BLUE]), shuffle=seed))
        crowd.plays_to_the_end(chance, every=5)
        seen |= {type(event).__name__ for event in crowd.table.events}
    never = CHALLENGES if mode == "coop" else set()  # nobody could rule on one (Q23)
    assert seen == {kind.__name__ for kind in ev.Event.__args__} - never - OF_DUET


AnybodySendsAnything.TestCase.settings = settings(max_examples=200, stateful_step_count=60)
test_anybody_sends_anything = AnybodySendsAnything.TestCase


PLAYERS = st.sampled_from(["ann", "bob", "cat", "dan", "eve"])


class AnybodyComesAndGoes(RuleBasedStateMachine):
    """A match: people come, go, change seats and play game after game."""

    @initialize(
        mode=st.sampled_from(["teams", "coop", "shared"]),
        rule_=st.sampled_from(["auto", "flip", "draw"]),
        count=st.sampled_from([60, 75, 200]),
    )
    def come_together(self, mode: Any, rule_: Any, count: int) -> None:
        self.cards = card_list(count)
        self.match = mt.Match(options=Options(mode=mode, next_words=rule_), cards=self.cards)
        self.first = self.match
        self.events: list[mt.MatchEvent] = []
        self.played: list[str] = []
        self.deals = 0

    def try_command(self, player: str, command: Any) -> bool:
        before = as_it_is(self.match)
        self.deals += 1
        seed = b"%d" % self.deals
        outcome = mt.decide_match(self.match, player, command, seed=seed)
        assert as_it_is(self.match) == before
        if isinstance(outcome, Refusal):
            assert outcome.code in CODES
            return False
        for event in outcome:
            wire = msgspec.json.encode(event)
            assert msgspec.json.decode(wire, type=mt.MatchEvent) == event
            self.match = mt.evolve_match(self.match, event)
            self.events.append(event)
            if isinstance(event, mt.GameStarted):
                self.note_words()
        return True

    def note_words(self) -> None:
        words = self.match.game.words
        assert len({word.casefold() for word in words}) == 25
        numbers = {word.strip("FRONTBACK") for word in words}
        assert len(numbers) == 25, "two sides of a card never lie on the table together (R2)"
        everything = {word for card in self.cards for word in card}
        if len(self.played) + 25 <= len(everything):
            fresh = everything - set(self.played)
            cards_left = sum(bool(fresh & set(card)) for card in self.cards)
            if cards_left >= 25:
                assert not set(words) & set(self.played), "no word twice before the list is used up"
                self.played += words
                return
        self.played = list(words)

    @rule(player=PLAYERS)
    def somebody_comes(self, player: str) -> None:
        self.try_command(player, mt.JoinMatch())

    @rule(player=PLAYERS)
    def somebody_goes(self, player: str) -> None:
        self.try_command(player, mt.LeaveMatch())

    @rule(player=PLAYERS, role=st.sampled_from(Role), team=st.sampled_from([RED, BLUE, None]))
    def somebody_sits_down(self, player: str, role: Role, team: Any) -> None:
        self.try_command(player, mt.TakeSeat(role, team))

    @rule()
    def everybody_sits_down(self) -> None:
        wanted = {
            "teams": [
                (Role.SPYMASTER, RED),
                (Role.OPERATIVE, RED),
                (Role.SPYMASTER, BLUE),
                (Role.OPERATIVE, BLUE),
            ],
            "coop": [(Role.SPYMASTER, None), (Role.OPERATIVE, None)],
            "shared": [(Role.SPYMASTER, RED), (Role.SPYMASTER, BLUE), (Role.OPERATIVE, None)],
        }[self.match.options.mode]
        for player, (role, team) in zip(("ann", "bob", "cat", "dan"), wanted, strict=False):
            self.try_command(player, mt.JoinMatch())
            self.try_command(player, mt.TakeSeat(role, team))

    @rule(player=PLAYERS)
    def somebody_looks_at_the_key(self, player: str) -> None:
        self.try_command(player, mt.LookAtKey())

    @rule(player=PLAYERS)
    def roles_go_round(self, player: str) -> None:
        self.try_command(player, mt.RotateRoles())

    @rule(player=PLAYERS)
    def a_game_starts(self, player: str) -> None:
        self.try_command(player, mt.StartGame())

    @precondition(lambda self: self.match.running)
    @rule()
    def the_game_ends(self) -> None:
        for command in (cmd.GiveClue("x", 1), cmd.GuessWord(self.match.game.key.cells.index("x"))):
            for player in list(self.match.seats):
                if self.try_command(player, command):
                    break

    @invariant()
    def seats_are_in_order(self) -> None:
        if not hasattr(self, "match"):
            return
        match = self.match
        spymasters = [seat for seat in match.seats.values() if seat.role is Role.SPYMASTER]
        assert len(spymasters) == len(set(spymasters)), "one spymaster a team (R15)"
        if match.options.mode == "coop":
            assert len(spymasters) <= 1
        if match.running:
            for who, seat in match.seats.items():
                shows_key = seat.role in {Role.SPYMASTER, Role.INSIDER}
                assert match.knows_key(who) is shows_key, "nobody unlearns a key (R17)"

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        replayed = self.first
        for event in self.events:
            replayed = mt.evolve_match(replayed, event)
        assert replayed == self.match


AnybodyComesAndGoes.TestCase.settings = settings(max_examples=100, stateful_step_count=40)
test_anybody_comes_and_goes = AnybodyComesAndGoes.TestCase
