"""The finished games in a table's stream: they stay as records."""

from cryptonym.rules import events as game
from cryptonym.rules.match import GameStarted
from cryptonym.server.entries import ENTRIES
from cryptonym.server.rooms import Room


async def finished_games(room: Room) -> list[tuple[int, list[game.Event]]]:
    """Each finished game of the table with its number and its events."""
    games: list[tuple[int, list[game.Event]]] = []
    events: list[game.Event] = []
    number = 0
    for stored in await room.around.store.export(room.id):
        event = ENTRIES.decode(stored).event
        if isinstance(event, GameStarted):
            number, events = number + 1, [event.dealt]
        elif isinstance(event, game.Event):
            events.append(event)
            if isinstance(event, game.DealOpened):
                games.append((number, events))
    return games
