"""The finished games in a table's stream: they stay as records."""

import msgspec

from cryptonym.rules import events as game
from cryptonym.rules.match import GameStarted
from cryptonym.server.entries import ENTRIES
from cryptonym.server.rooms import Room
from cryptonym.table.events import ClueMeant


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, so that nothing of it is secret any more."""

    number: int
    events: list[game.Event]
    meant: dict[int, tuple[int, ...]]  # by turn, the cards that the clue of a bot was for


async def finished_games(room: Room) -> list[Finished]:
    """Each finished game of the table."""
    games: list[Finished] = []
    events: list[game.Event] = []
    meant: dict[int, tuple[int, ...]] = {}
    number = 0
    for stored in await room.around.store.export(room.id):
        event = ENTRIES.decode(stored).event
        if isinstance(event, GameStarted):
            number, events, meant = number + 1, [event.dealt], {}
        elif isinstance(event, ClueMeant):
            meant[event.turn] = event.cards
        elif isinstance(event, game.Event):
            events.append(event)
            if isinstance(event, game.DealOpened):
                games.append(Finished(number, events, meant))
    return games
