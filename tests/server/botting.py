"""Minds for tests: small, and watched from outside."""

import hashlib
import threading
from collections.abc import Callable

import msgspec
import pytest

from cryptonym.rules import commands as cmd
from cryptonym.rules.legal import desk_of, touchable
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, Phase, Role
from cryptonym.rules.views import View
from cryptonym.server import bots
from cryptonym.table.model import Because, Level
from cryptonym.work.doing import Minds

Act = Callable[[View], cmd.Command | None]


class FakeMind:
    """Does what a function says, and tells its minds of it."""

    def __init__(self, minds: "FakeMinds", seed: int) -> None:
        self._minds = minds
        self.seed = seed
        self.views: list[View] = []

    def act(self, view: View) -> cmd.Command | None:
        self.views.append(view)
        self._minds.views.append(view)
        self._minds.threads.add(threading.current_thread().name)
        return self._minds.function(view)


class FakeMinds(Minds):
    """Makes minds that all do the same."""

    def __init__(self, function: Act) -> None:
        self.function = function
        self.views: list[View] = []
        self.threads: set[str] = set()
        self.made: list[tuple[Level, int]] = []

    def make(self, level: Level, seed: int) -> Mind:
        self.made.append((level, seed))
        return FakeMind(self, seed)

    def because(self, mind: Mind, seen: View) -> Because:
        assert isinstance(mind, FakeMind)
        return Because("clue", (str(seen.key),))

    def meant(self, mind: Mind) -> tuple[int, ...]:
        """All that the spymaster wants to be touched: as secret as the key."""
        assert isinstance(mind, FakeMind)
        seen = mind.views[-1]
        own = LETTER_OF[IDENTITY_OF[seen.team]]
        return tuple(card for card in open_cards(seen) if seen.cells[card] == own)


def number_of(view: View) -> int:
    """A number that changes if anything in the view does."""
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(view)).digest()[:8], "big")


def plain(view: View) -> cmd.Command | None:
    """A sensible move from the view alone; a guess hangs on everything that is in it."""
    if view.seat.role is Role.PLAYER:
        return of_both_kinds(view)
    asked = bool(view.consultations) and view.consultations[-1].allowed is None
    mine = view.seat.team in {view.team, None}
    if view.seat.role is Role.OPERATIVE:
        if asked:
            return cmd.AnswerConsult(allow=True)
        return guess(view) if view.phase is Phase.GUESS and mine else None
    if not mine:
        if view.phase is Phase.CHALLENGED:
            return cmd.RuleClue("reject")
        return cmd.AnswerConsult(allow=True) if view.phase is Phase.CLUE and asked else None
    if view.phase is Phase.CLUE:
        return None if asked else cmd.GiveClue(f"clue{view.turn}", 1 + view.turn % 3)
    if view.phase is Phase.PENALTY:
        return cmd.SkipPenalty()
    if view.phase is Phase.SIMULATE:
        letter = LETTER_OF[IDENTITY_OF[view.team.other]]
        return cmd.CoverOpponentWord(next(n for n in open_cards(view) if view.cells[n] == letter))
    return None


def of_both_kinds(view: View) -> cmd.Command | None:
    """The same in a seat that gives and guesses, by what lies on its desk."""
    desk = desk_of(view, view.seat)
    if "answer_consult" in desk.acts:
        return cmd.AnswerConsult(allow=True)
    if not desk.awaited:
        return None
    if "give_clue" in desk.acts:
        return cmd.GiveClue(f"clue{view.turn}", 1 + view.turn % 3)
    number, cards = number_of(view), touchable(view, desk)
    if "give_up" in desk.acts and number % 5 == 0:
        return cmd.GiveUp()
    if "stop_guessing" in desk.acts and number % 3 == 0:
        return cmd.StopGuessing(view.turn)
    return cmd.GuessWord(cards[number % len(cards)], view.turn)


def guess(view: View) -> cmd.Command:
    number = number_of(view)
    if view.guesses and number % 3 == 0:
        return cmd.StopGuessing(view.turn)
    cards = open_cards(view)
    return cmd.GuessWord(cards[number % len(cards)], view.turn)


def open_cards(view: View) -> list[int]:
    return [card for card in range(len(view.words)) if not view.is_covered(card)]


def think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think for as long as they need and no longer."""
    monkeypatch.setattr(bots, "TIMES", dict.fromkeys(bots.TIMES, ((0.0, 0.0),) * 4))
    monkeypatch.setattr(bots, "STEP", 0.001)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that take no time."""
    think_at_once(monkeypatch)
