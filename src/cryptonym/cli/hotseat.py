"""The terminal game: the keyboard goes round, the key is shown to spymasters alone."""

from collections.abc import Callable

from cryptonym.cli.choices import Ask
from cryptonym.cli.company import Company
from cryptonym.cli.judging import Judging
from cryptonym.cli.keyboard import Keyboard
from cryptonym.cli.story import tell_figures, tell_result
from cryptonym.cli.table import OneScreenTable
from cryptonym.language.pictures import drawings
from cryptonym.language.said import split_said
from cryptonym.rules import commands as cmd
from cryptonym.rules.cards import is_picture
from cryptonym.rules.eyes import KEY
from cryptonym.rules.fairness import verify
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.match import MatchEvents
from cryptonym.rules.model import WATCHER, Phase, Seat


class HotSeat:
    """Plays one game after another with whoever holds the keyboard."""

    def __init__(self, table: OneScreenTable, ask: Ask, company: Company | None = None) -> None:
        self.table = table
        self.company = company
        self.screen = table.screen
        self.text = table.screen.text
        self._keys = Keyboard(table, ask, alone=company is not None)
        self._judging = Judging(self._keys)
        self._steps: dict[Phase, Callable[[Seat], None]] = {
            Phase.CLUE: self._clue,
            Phase.GUESS: self._guess,
            Phase.CHALLENGED: self._judging.rule,
            Phase.PENALTY: self._judging.penalise,
            Phase.SIMULATE: self._simulate,
            Phase.SUDDEN: self._sudden,
        }
        self._others = 0  # how often the keyboard went on to the other side in sudden death

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    def play_game(self) -> None:
        """Deal and play one game to its end."""
        self.table.deal()
        self._judging.begin()
        self._others = 0
        self._announce()
        while self.play_step():
            pass
        self._end()

    def wants_another(self) -> bool:
        """Ask whether to go on."""
        self.screen.say("play-again", quit=self._keys.word("quit"))
        if self._keys.read_between_games():
            return False
        if not self.company:
            self.screen.say("play-rotate")
        return True

    def play_step(self) -> bool:
        """Let whoever is to act do one thing; False when the game is over."""
        waited_for = to_act(self.game)
        if not waited_for:
            return False
        seat = waited_for[self._others % len(waited_for)]
        asked = self.game.consultations and self.game.consultations[-1].allowed is None
        if self.company and seat in self.company:
            guessing = self.game.phase is Phase.GUESS
            if not (guessing and self._judging.offer_objection(self.company.seat)):
                self._company_acts(self.company, seat)
        elif self.game.phase is Phase.CLUE and asked:
            self._judging.answer(seat)
        else:
            self._steps[self.game.phase](seat)
        return True

    def _company_acts(self, company: Company, seat: Seat) -> None:
        """Let a bot act; where it has nothing to do and others may, it is their turn (D17)."""
        happened = company.act(seat)
        if happened is None:
            self._others += 1
        else:
            self._keys.tell(happened)

    # ---- what is said at the start and the end

    def _announce(self) -> None:
        together = self.game.variant.together
        message = "play-dealt-coop" if together else "play-dealt"
        self.screen.say(message, "bold", team=self.game.key.start.value)
        mine = self.company.seat if self.company else None
        if mine and mine.team and not together:  # else it was said already
            self.screen.say("play-your-team", "bold", team=mine.team.value)
        self.screen.say("play-commitment", "dim", commitment=self.game.commitment[:16])
        if any(map(is_picture, self.game.words)) and drawings().pictures:
            self.screen.say("play-picture-help", "dim")
        if mine and mine not in to_act(self.game):  # who is to act sees the board then
            self.screen.board(view(self.game, mine))

    def _end(self) -> None:
        game, result = self.game, self.game.result
        if result is None:
            return
        self.screen.board(view(game, WATCHER))
        tell_result(self.screen, result, game.variant)
        tell_figures(self.screen, view(game, WATCHER))
        if verify(game.commitment, game.words, game.key, game.salt, game.variant.sealed_as):
            self.screen.say("play-verified", "dim")
        if self.company:
            self.company.explain()

    # ---- the phases

    def _clue(self, seat: Seat) -> None:
        keys = self._keys
        keys.hand_over(seat)
        keys.history()
        if self.game.consultations:
            answer = self.game.consultations[-1]
            self.screen.say("play-allowed" if answer.allowed else "play-objected", "bold")
            if answer.spelling:
                self.screen.say("play-spelled", "bold", spelling=answer.spelling)
        self.screen.say("play-give-clue", "bold")
        self.screen.say("play-clue-help", "dim")
        if self.game.variant.rivals:
            self.screen.say("play-ask-help", "dim", ask=keys.word("ask"))
        while self.game.phase is Phase.CLUE and self.game.team is seat.team:
            typed = keys.read()
            if not keys.asks_for_drawing(typed) and self._try_clue(seat, typed):
                break
        keys.hand_back()

    def _try_clue(self, seat: Seat, typed: str) -> bool:
        keys = self._keys
        ask = keys.word("ask")
        asked = typed.casefold().startswith(ask.casefold() + " ")
        clue = split_said(typed[len(ask) + 1 :] if asked else typed, self.game.options.language)
        if clue is None:
            self.screen.say("play-give-clue", "yellow")
            return False
        if asked:
            return self.table.send(seat, cmd.ConsultClue(*clue)) is not None
        command = cmd.GiveClue(*clue)
        possible = self.table.refusal(seat, command) is None
        remarks = self.table.remarks(command) if possible else ()
        for line in remarks:
            self.screen.line(line, "yellow")
        if remarks:
            self.screen.say("play-sure", sure=keys.word("yes"))
            if not keys.means(keys.read(), "yes"):
                self.screen.say("play-give-clue", "bold")
                return False
        return self.table.send(seat, command) is not None

    def _guess(self, seat: Seat) -> None:
        keys, game = self._keys, self.game
        if self.company and not game.guesses:
            objected = self.company.objects()
            if objected:
                keys.tell(objected)
                return
        self.screen.board(view(game, seat if keys.alone else WATCHER))
        keys.say_clue()
        if game.limit is None:
            self.screen.say("play-guesses-free")
        else:
            self.screen.say("play-guesses-left", count=game.limit - game.guesses)
        if not game.guesses:
            self.screen.say("play-must-guess")
            names = ("stop", "challenge", "history", "help", "quit")
            self.screen.say("play-guess-help", "dim", **{name: keys.word(name) for name in names})
        self.screen.say("play-guess")
        happened = None
        while not happened:
            happened = self._guess_line(seat, keys.read())
        keys.tell(happened)

    def _guess_line(self, seat: Seat, typed: str) -> MatchEvents | None:
        keys = self._keys
        if keys.means(typed, "stop"):
            return self.table.send(seat, cmd.StopGuessing())
        if keys.means(typed, "challenge"):
            return self.table.send(seat, cmd.ChallengeClue())
        return None if keys.looks_up(typed) else keys.point(seat, typed, cmd.GuessWord)

    def _sudden(self, seat: Seat) -> None:
        """Either side touches, as it likes; on one keyboard one after the other (D17, P5)."""
        keys, secret = self._keys, self.game.variant.eyes_of(seat) & KEY
        if secret:
            keys.hand_over(seat)
        else:  # who guesses may look, and so may everybody
            self.screen.board(view(self.game, seat if keys.alone else WATCHER))
        words = {name: keys.word(name.replace("_", "-")) for name in ("skip", "give_up")}
        self.screen.say("play-sudden", "bold", **words)
        happened: MatchEvents | None = None
        while happened is None:
            typed = keys.read()
            if keys.means(typed, "skip"):
                self._others += 1
                happened = ()
            elif keys.means(typed, "give-up"):
                happened = self.table.send(seat, cmd.GiveUp())
            elif not keys.asks_for_drawing(typed):
                happened = keys.point(seat, typed, cmd.GuessWord)
        if secret:
            keys.hand_back()
        keys.tell(happened)

    def _simulate(self, seat: Seat) -> None:
        keys = self._keys
        keys.hand_over(seat)
        self.screen.say("play-simulate", "bold")
        happened = None
        while not happened:
            happened = keys.point(seat, keys.read(), cmd.CoverOpponentWord)
        keys.hand_back()
        keys.tell(happened)
