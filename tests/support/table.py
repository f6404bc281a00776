"""A table to play at in tests: sends commands, keeps the history, checks what always holds."""

from collections.abc import Iterable

import msgspec

from cryptonym.rules import (
    BLUE,
    RED,
    WATCHER,
    Game,
    Identity,
    Phase,
    Refusal,
    Role,
    Seat,
    Team,
    Verdict,
    begin,
    decide,
    event_view,
    evolve,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import Dealt, Event
from cryptonym.rules.gate import now_seen
from cryptonym.rules.refusals import CODES
from support.frozen import as_it_is

BOTH_SPYMASTERS = tuple(Seat(Role.SPYMASTER, team) for team in Team)
BOTH_OPERATIVES = tuple(Seat(Role.OPERATIVE, team) for team in Team)
KEYLESS = (*BOTH_OPERATIVES, WATCHER)
TEAM_SEATS = tuple(Seat(role, team) for team in Team for role in (Role.SPYMASTER, Role.OPERATIVE))
EVERY_SEAT = (*TEAM_SEATS, WATCHER)


class Table:
    """One game in progress, with every event that led to it."""

    def __init__(self, dealt: Dealt) -> None:
        self.game: Game = begin(dealt)
        self.events: list[Event] = [dealt]
        self.last: tuple[Event, ...] = ()
        self.now = 0

    def fork(self) -> "Table":
        """The same moment again, to try another way on."""
        twin = Table.__new__(Table)
        twin.game, twin.events = self.game, list(self.events)
        twin.last, twin.now = self.last, self.now
        return twin

    def send(self, seat: Seat, command: cmd.Command, verdict: Verdict | None = None) -> list[str]:
        """Carry a command out; the names of what happened, in order."""
        outcome = decide(self.game, seat, command, verdict, self.now)
        assert not isinstance(outcome, Refusal), f"{seat}: {command} was refused: {outcome}"
        self.apply(outcome)
        return [type(event).__name__ for event in outcome]

    def apply(self, events: Iterable[Event]) -> None:
        """Let events happen."""
        self.last = tuple(events)
        for event in self.last:
            self.game = evolve(self.game, event)
            self.events.append(event)

    def refuses(self, seat: Seat, command: cmd.Command, verdict: Verdict | None = None) -> str:
        """The code with which a command is refused; nothing changes."""
        before = as_it_is(self.game)
        outcome = decide(self.game, seat, command, verdict, self.now)
        assert isinstance(outcome, Refusal), f"{seat}: {command} was not refused: {outcome}"
        assert outcome.code in CODES
        assert as_it_is(self.game) == before
        return outcome.code

    # Whose turn it is

    def spymaster(self, team: Team | None = None) -> Seat:
        """The spymaster of a team, or of the one on turn."""
        return Seat(Role.SPYMASTER, team or self.game.team)

    def operative(self, team: Team | None = None) -> Seat:
        """The operative of a team, or of the one on turn."""
        shared = self.game.options.mode == "shared"
        return Seat(Role.OPERATIVE, None if shared else team or self.game.team)

    @property
    def rival(self) -> Seat:
        """The opposing spymaster."""
        return Seat(Role.SPYMASTER, self.game.team.other)

    # The usual commands

    def clue(self, word: str, number: int | str, verdict: Verdict | None = None) -> list[str]:
        """The spymaster on turn gives a clue."""
        return self.send(self.spymaster(), cmd.GiveClue(word, number), verdict)

    def touch(self, word: str) -> list[str]:
        """An operative on turn touches a word."""
        return self.send(self.operative(), self.guess(word))

    def stop(self) -> list[str]:
        """The team on turn is done."""
        return self.send(self.operative(), cmd.StopGuessing())

    def guess(self, word: str) -> cmd.GuessWord:
        """The command that touches a word."""
        return cmd.GuessWord(self.game.find(word))

    def find_all(self, *words: str) -> None:
        """A whole turn: an unlimited clue, these own words, then stop."""
        self.clue("everything", "unlimited")
        for word in words:
            self.touch(word)
        self.stop()

    def waste_turn(self) -> None:
        """A whole turn that covers one bystander and nothing else."""
        self.clue("nothing", 1)
        self.touch(self.unseen(Identity.BYSTANDER)[-1])

    # What can be read off the table

    def unseen(self, identity: Identity | Team) -> list[str]:
        """Uncovered words of an identity: test knowledge."""
        return [
            self.game.words[card]
            for card in self.game.open_cards()
            if self.game.key.identity(card).value == identity.value
        ]

    @property
    def counts(self) -> tuple[int, int]:
        """Red and blue words left."""
        return self.game.left(RED), self.game.left(BLUE)

    @property
    def used(self) -> str:
        """Guesses used and allowed under the last clue, as the book of scenarios writes them."""
        clue = self.game.clues[-1]
        made = [c for c in self.game.covers if c.turn == clue.turn and c.cause == "guess"]
        if self.game.clue and self.game.phase is Phase.GUESS:
            assert self.game.guesses == len(made)
        return f"{len(made)}/{'∞' if self.game.limit is None else self.game.limit}"

    @property
    def may_stop(self) -> bool:
        """Whether the team on turn could stop now."""
        outcome = decide(self.game, self.operative(), cmd.StopGuessing(), now=self.now)
        return not isinstance(outcome, Refusal)

    @property
    def ending(self) -> str:
        """How the last turn ended."""
        return self.game.endings[-1].reason

    def seen_by(self, seat: Seat) -> bytes:
        """The view of a seat, as it goes over a wire."""
        return msgspec.json.encode(view(self.game, seat))

    def heard_by(self, seat: Seat) -> list[bytes]:
        """All events so far as this seat got them, as they go over a wire."""
        heard: list[bytes] = []
        game = self.game
        for at, event in enumerate(self.events):
            game = begin(event) if at == 0 else evolve(game, event)  # type: ignore[arg-type] # the deal
            told = event_view(event, seat, game)
            if told is not None:
                heard.append(msgspec.json.encode(told))
        return heard

    def told_now(self, seat: Seat) -> list[bytes]:
        """What this seat got beside all these events: what the rules made of them."""
        told: list[bytes] = []
        before: Game | None = None
        for event in self.events:
            after = evolve(before, event) if before else begin(event)  # type: ignore[arg-type] # the deal
            if event_view(event, seat, after) is not None:
                told.append(
                    msgspec.json.encode(now_seen(before, after, after.variant.eyes_of(seat)))
                )
            before = after
        return told
