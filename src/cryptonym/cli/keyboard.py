"""Whoever holds the keyboard: what is shown to them, asked of them, and typed by them."""

from collections.abc import Callable
from typing import TypeVar

from cryptonym.cli.choices import Ask, plain
from cryptonym.cli.manual import show_manual
from cryptonym.cli.pointing import cards_meant
from cryptonym.cli.screen import Screen
from cryptonym.cli.story import tell_event
from cryptonym.cli.table import OneScreenTable
from cryptonym.cli.wording import clue_text, faces, seat_name
from cryptonym.language.pictures import drawing_of
from cryptonym.rules import commands as cmd
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.match import MatchEvents
from cryptonym.rules.model import WATCHER, CardIndex, Seat

T = TypeVar("T")


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """The players want to stop."""


class Keyboard:
    """One keyboard and one screen, for several people or for one alone with bots."""

    def __init__(self, table: OneScreenTable, ask: Ask, *, alone: bool) -> None:
        self.table = table
        self.screen: Screen = table.screen
        self.text = table.screen.text
        self.alone = alone  # there is nobody to hide the key from
        self._ask = ask

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    # ---- what is typed

    def read(self) -> str:
        """One line; who wants to leave is asked whether that was meant."""
        while True:
            typed = self.read_between_games()
            if not self._leaves(typed):
                return typed
            self.screen.say("play-quit-sure", "bold", yes=self.word("yes"))
            answer = self.read_between_games()
            if self.means(answer, "yes") or self._leaves(answer):
                raise Quit
            self.screen.say("play-going-on")

    def read_between_games(self) -> str:
        """One line, where there is no game to lose."""
        return self._ask().strip()

    def choose(self, answers: dict[str, T]) -> T:
        """One of several answers, asked for until one is typed."""
        while True:
            typed = plain(self.read())
            for word, meaning in answers.items():
                if plain(word) == typed:
                    return meaning
            self.screen.say("play-not-understood", "yellow")

    def word(self, command: str) -> str:
        """A command as it is typed in the player's language."""
        return self.text.format(f"play-command-{command}")

    def means(self, typed: str, command: str) -> bool:
        """Whether somebody typed this command."""
        return plain(typed) == plain(self.word(command))

    def _leaves(self, typed: str) -> bool:
        return self.means(typed, "quit") or typed == "q"

    def point(
        self, seat: Seat, typed: str, make: Callable[[CardIndex], cmd.Command]
    ) -> MatchEvents | None:
        """Carry out a command on the card that was typed, by its number or its word."""
        if typed.isdecimal() and len(typed) <= 3:
            return self.table.send(seat, make(CardIndex(int(typed) - 1)))
        meant = cards_meant(typed, self.game)
        if len(meant) == 1:
            return self.table.send(seat, make(meant[0]))
        if meant:
            named = faces(self.game)
            words = (f"{card + 1} {named[card]}" for card in meant)
            self.screen.say("play-which-card", "yellow", words=" · ".join(words))
        else:
            unknown = "refusal-unknown-card" if typed else "play-not-understood"
            self.screen.say(unknown, "yellow")
        return None

    def looks_up(self, typed: str) -> bool:
        """Show earlier clues or how to play, if that was typed."""
        if self.means(typed, "history"):
            self.history()
        elif self.asks_for_drawing(typed):
            pass
        elif self.means(typed, "help"):
            show_manual(self.screen)
            self.screen.board(view(self.game, WATCHER))  # the page has pushed it away
            self.say_clue()
        else:
            return False
        return True

    def asks_for_drawing(self, typed: str) -> bool:
        """Say where the drawing of a card lies, if its number was typed with a question mark."""
        number = typed.removesuffix("?").strip()
        if not (typed.endswith("?") and number.isdecimal() and len(number) <= 3):
            return False
        at = int(number) - 1
        file = drawing_of(self.game.words[at]) if 0 <= at < len(self.game.words) else None
        if file is None:
            self.screen.say("refusal-unknown-card", "yellow")
        else:
            card = f"{number} {faces(self.game)[at]}"
            self.screen.say("play-picture-file", "dim", card=card, file=str(file))
        return True

    # ---- what is shown

    def hand_over(self, seat: Seat) -> None:
        """Let nobody but this seat look, and show what it may see."""
        if not self.alone:
            self.screen.say("play-hand-over", "bold", seat=seat_name(self.text, seat))
            self.screen.say("play-press-enter")
            self.read()
            self.screen.clear()
        self.screen.board(view(self.game, seat))

    def hand_back(self) -> None:
        """Take the key off the screen."""
        if not self.alone:
            self.screen.clear()
            self.screen.say("play-hand-back", "dim")

    def history(self) -> None:
        """All clues so far (R102)."""
        if not self.game.clues:
            self.screen.say("play-nothing-said", "dim")
        for clue in self.game.clues:
            said = clue_text(self.text, clue)
            self.screen.say(
                "play-history-line", "dim", turn=clue.turn, team=clue.team.value, clue=said
            )

    def say_clue(self) -> None:
        """Whose turn it is, and the clue."""
        self.screen.say("play-turn", "bold", team=self.game.team.value, turn=self.game.turn)
        if self.game.clue:
            said = clue_text(self.text, self.game.clue)
            self.screen.say("play-clue-is", "bold", clue=said)

    def tell(self, happened: MatchEvents) -> None:
        """What has happened, in sentences."""
        for event in happened:
            tell_event(self.screen, faces(self.game), event)
