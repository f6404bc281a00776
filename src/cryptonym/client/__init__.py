"""Play over the network: a table on a server, from Python, with or without asyncio.

    with Client.open_table("http://127.0.0.1:8765", "Ann", language="it") as ann:
        ann.do(TakeSeat(Role.SPYMASTER, Team.RED))
        for message in ann.events():
            print(message, ann.view.game)

Commands are sent again under the same id until they are answered, so each is done once. Events
come in order and none is left out, whatever happens to the connection.
"""

from cryptonym.client.aio import AsyncClient
from cryptonym.client.calls import OwnDevice, Seated, ServerError
from cryptonym.client.exchange import News
from cryptonym.client.folding import view_after
from cryptonym.client.person import Person
from cryptonym.client.playing import async_play_seat, play_seat
from cryptonym.client.sync import Client

__all__ = [
    "AsyncClient",
    "Client",
    "News",
    "OwnDevice",
    "Person",
    "Seated",
    "ServerError",
    "async_play_seat",
    "play_seat",
    "view_after",
]
