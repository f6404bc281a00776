"""The terminal game: the keyboard goes round, the key is shown to spymasters alone."""

from collections.abc import Callable
from typing import TypeVar

from cryptonym.cli.choices import Ask, plain
from cryptonym.cli.company import Company
from cryptonym.cli.screen import Screen
from cryptonym.cli.story import tell_event, tell_result
from cryptonym.cli.table import OneScreenTable
from cryptonym.cli.wording import clue_text, reason_lines, seat_name
from cryptonym.rules import commands as cmd
from cryptonym.rules.clue_form import split_clue
from cryptonym.rules.fairness import verify
from cryptonym.rules.game import Game
from cryptonym.rules.legal import to_act
from cryptonym.rules.match import MatchEvent
from cryptonym.rules.model import WATCHER, Phase, Role, Seat
from cryptonym.rules.views import view

T = TypeVar("T")


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """The players want to stop."""


class HotSeat:
    """Plays one game after another with whoever holds the keyboard."""

    def __init__(self, table: OneScreenTable, ask: Ask, company: Company | None = None) -> None:
        self.table = table
        self.company = company  # with bots there is one person, and nobody to hide the key from
        self.screen: Screen = table.screen
        self.text = table.screen.text
        self._ask = ask
        self._steps: dict[Phase, Callable[[Seat], None]] = {
            Phase.CLUE: self._clue,
            Phase.GUESS: self._guess,
            Phase.CHALLENGED: self._ruling,
            Phase.PENALTY: self._penalty,
            Phase.SIMULATE: self._simulate,
        }

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    def play_game(self) -> None:
        """Deal and play one game to its end."""
        self.table.deal()
        self._announce()
        while self.play_step():
            pass
        self._end()

    def wants_another(self) -> bool:
        """Ask whether to go on."""
        self.screen.say("play-again", quit=self._word("quit"))
        if self._read():
            return False
        if not self.company:
            self.screen.say("play-rotate")
        return True

    def play_step(self) -> bool:
        """Let whoever is to act do one thing; False when the game is over."""
        seat = to_act(self.game)
        if seat is None:
            return False
        if self.company and seat in self.company:
            self._tell(self.company.act(seat))
            return True
        open_question = self.game.consultations and self.game.consultations[-1].allowed is None
        if self.game.phase is Phase.CLUE and open_question:
            self._consulted(seat)
        else:
            self._steps[self.game.phase](seat)
        return True

    # ---- what is said at the start and the end

    def _announce(self) -> None:
        message = "play-dealt-coop" if self.game.options.mode == "coop" else "play-dealt"
        self.screen.say(message, "bold", team=self.game.key.start.value)
        mine = self.company.seat if self.company else None
        if mine and mine.team and self.game.options.mode != "coop":  # said there already
            self.screen.say("play-your-team", "bold", team=mine.team.value)
        self.screen.say("play-commitment", "dim", commitment=self.game.commitment[:16])

    def _end(self) -> None:
        game, result = self.game, self.game.result
        if result is None:
            return
        self.screen.board(view(game, WATCHER))
        tell_result(self.screen, result, game.options.mode)
        if verify(game.commitment, game.words, game.key, game.salt):
            self.screen.say("play-verified", "dim")
        if self.company:
            self.company.explain()

    # ---- the phases

    def _clue(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._history()
        if self.game.consultations:
            allowed = self.game.consultations[-1].allowed
            self.screen.say("play-allowed" if allowed else "play-objected", "bold")
        self.screen.say("play-give-clue", "bold")
        self.screen.say("play-clue-help", "dim")
        if self.game.options.mode != "coop":
            self.screen.say("play-ask-help", "dim", ask=self._word("ask"))
        while self.game.phase is Phase.CLUE and self.game.team is seat.team:
            if self._try_clue(seat, self._read()):
                break
        self._hand_back()

    def _try_clue(self, seat: Seat, typed: str) -> bool:
        asked = typed.casefold().startswith(self._word("ask").casefold() + " ")
        clue = split_clue(typed[len(self._word("ask")) + 1 :] if asked else typed)
        if clue is None:
            self.screen.say("play-give-clue", "yellow")
            return False
        if asked:
            return self.table.send(seat, cmd.ConsultClue(*clue)) is not None
        command = cmd.GiveClue(*clue)
        remarks = self.table.remarks(command)
        for line in remarks:
            self.screen.line(line, "yellow")
        if remarks:
            self.screen.say("play-sure", sure=self._word("yes"))
            if not self._is(self._read(), "yes"):
                self.screen.say("play-give-clue", "bold")
                return False
        return self.table.send(seat, command) is not None

    def _consulted(self, seat: Seat) -> None:
        question = self.game.consultations[-1]
        together = self.game.options.mode == "coop"
        if not together:
            self._hand_over(seat)
        self.screen.say("play-asked-coop" if together else "play-asked", "bold", clue=question.word)
        doubt = not question.refused
        for line in reason_lines(self.text, question.reasons, question.word, maybe=doubt):
            self.screen.say("play-referee-says", reason=line)
        yes, no = self._word("yes"), self._word("no")
        self.screen.say("play-answer-ask", yes=yes, no=no)
        allow = self._choose({yes: True, no: False})
        self.table.send(seat, cmd.AnswerConsult(allow))
        if not together:
            self._hand_back()

    def _guess(self, seat: Seat) -> None:
        if self.company and not self.game.guesses:
            objected = self.company.objects()
            if objected:
                self._tell(objected)
                return
        game = self.game
        self.screen.board(view(game, WATCHER))
        self.screen.say("play-turn", "bold", team=game.team.value, turn=game.turn)
        if game.clue:
            self.screen.say("play-clue-is", "bold", clue=clue_text(self.text, game.clue))
        if game.limit is None:
            self.screen.say("play-guesses-free")
        else:
            self.screen.say("play-guesses-left", count=game.limit - game.guesses)
        if not game.guesses:
            self.screen.say("play-must-guess")
            names = ("stop", "challenge", "history", "help", "quit")
            self.screen.say("play-guess-help", "dim", **{name: self._word(name) for name in names})
        self.screen.say("play-guess")
        while True:
            happened = self._guess_line(seat, self._read())
            if happened:
                self._tell(happened)
                return

    def _guess_line(self, seat: Seat, typed: str) -> tuple[MatchEvent, ...] | None:
        if self._is(typed, "stop"):
            return self.table.send(seat, cmd.StopGuessing())
        if self._is(typed, "challenge"):
            rival = Seat(Role.SPYMASTER, self.game.team.other)
            return self.table.send(
                seat if self.game.options.mode == "coop" else rival, cmd.ChallengeClue()
            )
        if self._is(typed, "history"):
            self._history()
        elif self._is(typed, "help"):
            self.screen.line(self.text.page("how-to-play"))
        else:
            return self._card_command(seat, typed, cmd.GuessWord)
        return None

    def _ruling(self, seat: Seat) -> None:
        self._hand_over(seat)
        clue = self.game.clue
        if clue:
            self.screen.say("play-challenged", "bold", clue=clue_text(self.text, clue))
        words = {name: self._word(name) for name in ("uphold", "waive", "reject")}
        self.screen.say("play-rule-help", **words)
        rulings: dict[str, cmd.Ruling] = {
            words["uphold"]: "uphold",
            words["waive"]: "waive",
            words["reject"]: "reject",
        }
        happened = None
        while not happened:
            happened = self.table.send(seat, cmd.RuleClue(self._choose(rulings)))
        self._hand_back()
        self._tell(happened)

    def _penalty(self, seat: Seat) -> None:
        self._hand_over(seat)
        duty = self.game.options.penalty_cover == "must"
        skip = self._word("skip")
        self.screen.say("play-penalty-must" if duty else "play-penalty", "bold", skip=skip)
        happened = None
        while not happened:
            typed = self._read()
            if self._is(typed, "skip"):
                happened = self.table.send(seat, cmd.SkipPenalty())
            else:
                happened = self._card_command(seat, typed, cmd.CoverPenaltyWord)
        self._hand_back()
        self._tell(happened)

    def _simulate(self, seat: Seat) -> None:
        self._hand_over(seat)
        self.screen.say("play-simulate", "bold")
        happened = None
        while not happened:
            happened = self._card_command(seat, self._read(), cmd.CoverOpponentWord)
        self._hand_back()
        self._tell(happened)

    # ---- small things

    def _card_command(
        self, seat: Seat, typed: str, make: Callable[[int], cmd.Command]
    ) -> tuple[MatchEvent, ...] | None:
        if typed.isdecimal() and len(typed) <= 3:
            return self.table.send(seat, make(int(typed) - 1))
        try:
            card = self.game.find(typed)
        except KeyError:
            self.screen.say(
                "play-not-understood" if not typed else "refusal-unknown-card", "yellow"
            )
            return None
        return self.table.send(seat, make(card))

    def _hand_over(self, seat: Seat) -> None:
        if self.company:
            self.screen.board(view(self.game, seat))
            return
        self.screen.say("play-hand-over", "bold", seat=seat_name(self.text, seat))
        self.screen.say("play-press-enter")
        self._read()
        self.screen.clear()
        self.screen.board(view(self.game, seat))

    def _hand_back(self) -> None:
        if self.company:
            return
        self.screen.clear()
        self.screen.say("play-hand-back", "dim")

    def _history(self) -> None:
        if not self.game.clues:
            self.screen.say("play-nothing-said", "dim")
        for clue in self.game.clues:
            said = clue_text(self.text, clue)
            self.screen.say(
                "play-history-line", "dim", turn=clue.turn, team=clue.team.value, clue=said
            )

    def _tell(self, happened: tuple[MatchEvent, ...]) -> None:
        for event in happened:
            tell_event(self.screen, self.game.words, event)

    def _choose(self, answers: dict[str, T]) -> T:
        while True:
            typed = plain(self._read())
            for word, meaning in answers.items():
                if plain(word) == typed:
                    return meaning
            self.screen.say("play-not-understood", "yellow")

    def _word(self, command: str) -> str:
        return self.text.format(f"play-command-{command}")

    def _is(self, typed: str, command: str) -> bool:
        return plain(typed) == plain(self._word(command))

    def _read(self) -> str:
        typed = self._ask().strip()
        if self._is(typed, "quit") or typed == "q":
            raise Quit
        return typed
