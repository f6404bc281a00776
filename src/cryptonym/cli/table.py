"""A match on one screen: applies commands, keeps the events, words the refusals."""

import secrets

from msgspec.structs import replace

from cryptonym.cli.screen import Screen
from cryptonym.cli.wording import reason_lines, refusal_line
from cryptonym.language.pictures import described
from cryptonym.language.referee import judge_command
from cryptonym.records import record_of, write_record
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.cards import Card, is_picture
from cryptonym.rules.clues import remarks
from cryptonym.rules.game import Game
from cryptonym.rules.match import (
    GameStarted,
    JoinMatch,
    Match,
    MatchEvents,
    StartGame,
    TakeSeat,
    decide_match,
    evolve_match,
)
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.seating import PlayerId


class OneScreenTable:
    """One group, one keyboard: every seat is played by whoever holds it."""

    def __init__(
        self, options: Options, cards: tuple[Card, ...], screen: Screen, seed: int | None
    ) -> None:
        self.screen = screen
        self.seed = seed
        self.match = Match(options=options, cards=cards)
        self.events: list[ev.Event] = []  # of the running game
        for seat in (place.seat for place in self.match.variant.places):
            player = PlayerId(str(seat))
            self._apply(decide_match(self.match, player, JoinMatch()))
            self._apply(decide_match(self.match, player, TakeSeat(seat.role, seat.team)))

    @property
    def game(self) -> Game:
        """The game on the table."""
        assert self.match.game is not None  # noqa: S101 - `deal` comes first
        return self.match.game

    def deal(self) -> None:
        """Lay out the first or the next game."""
        number = self.match.number
        chance = secrets.token_bytes(32) if self.seed is None else b"%d:%d" % (self.seed, number)
        first = next(iter(self.match.seats))
        self._apply(decide_match(self.match, first, StartGame(), seed=chance))

    def send(self, seat: Seat, command: cmd.Command) -> MatchEvents | None:
        """Carry out a seat's command, or say why not and return None."""
        outcome = self._decided(seat, command)
        if isinstance(outcome, Refusal):
            told = refusal_line(self.screen.text, _in_words(outcome, self.match.options.language))
            self.screen.line(told, style="yellow")
            doubt = outcome.code != "clue_refused"
            for line in reason_lines(
                self.screen.text, outcome.reasons, _clue_of(command), maybe=doubt
            ):
                self.screen.line("  " + line, style="yellow")
            return None
        return self._apply(outcome)

    def refusal(self, seat: Seat, command: cmd.Command) -> Refusal | None:
        """Why a seat's command would not be carried out; None if it would."""
        outcome = self._decided(seat, command)
        return outcome if isinstance(outcome, Refusal) else None

    def remarks(self, command: cmd.GiveClue) -> list[str]:
        """What the spymaster alone is told before the clue is out (R64, R66, Q17)."""
        verdict = judge_command(self.game, command)
        notes = verdict.notes if verdict and verdict.status != "refused" else ()
        text = self.screen.text
        return list(reason_lines(text, (*notes, *remarks(self.game, command.number)), command.word))

    def record_text(self) -> str:
        """The record of the game, or of the game so far."""
        return write_record(record_of(self.events))

    def _decided(self, seat: Seat, command: cmd.Command) -> MatchEvents | Refusal:
        player = next(who for who, taken in self.match.seats.items() if taken == seat)
        return decide_match(self.match, player, command, verdict=judge_command(self.game, command))

    def _apply(self, outcome: MatchEvents | Refusal) -> MatchEvents:
        if isinstance(outcome, Refusal):
            raise IllegalCommandError(outcome)
        for event in outcome:
            self.match = evolve_match(self.match, event)
            if isinstance(event, GameStarted):
                self.events = [event.dealt]
            elif isinstance(event, ev.Event):
                self.events.append(event)
        return outcome


def _in_words(refusal: Refusal, language: str) -> Refusal:
    """The same with a picture told in words."""
    face = refusal.params.get("word")
    if not isinstance(face, str) or not is_picture(face):
        return refusal
    return replace(refusal, params={**refusal.params, "word": described(language, face)})


def _clue_of(command: cmd.Command) -> str:
    return command.word if isinstance(command, cmd.GiveClue | cmd.ConsultClue) else ""
