"""Where the finished games of a table are in its stream, noted while it is folded."""

from cryptonym.rules.events import DealOpened
from cryptonym.rules.match import GameStarted
from cryptonym.server.rooms.telling import Told

Place = tuple[int, int]  # the first and the last entry of a game


class FinishedGames:
    """The places of finished games; of a game that lasts nothing but where it began."""

    __slots__ = ("_begun", "_number", "_places")

    def __init__(self) -> None:
        self._number = 0  # games begun
        self._begun = 0
        self._places: dict[int, Place] = {}

    def note(self, told: Told) -> None:
        """Something has happened: perhaps a game has begun, or its deal was opened."""
        first = told.number - len(told.then)
        if type(told.entry.event) is GameStarted:
            self._number, self._begun = self._number + 1, first
        for place, entry in enumerate((told.entry, *told.then), first):
            if type(entry.event) is DealOpened:
                self._places[self._number] = self._begun, place

    def numbers(self) -> list[int]:
        """The finished games, in order."""
        return list(self._places)

    def place(self, number: int) -> Place | None:
        """Where a finished game is."""
        return self._places.get(number)
