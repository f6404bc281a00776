"""A seat that plays by itself: what a bot that comes as an ordinary client needs."""

import asyncio
from collections.abc import Callable

from cryptonym.client.aio import AsyncClient
from cryptonym.client.sync import Client
from cryptonym.rules.commands import Command
from cryptonym.rules.model import Phase
from cryptonym.rules.views import View
from cryptonym.table.bots import digest
from cryptonym.table.views import TableView

Act = Callable[[View], Command | None]  # `Mind.act`, or any function of what a seat sees


class _Attention:
    """Which games are played, and which views have been thought about already."""

    def __init__(self, games: int | None) -> None:
        self._left = games
        self._number = 0
        self._seen = ""

    def news(self, table: TableView) -> View | None:
        """What there is to think about, each view once, so that a refusal never loops."""
        game = table.game
        if game is None or game.phase is Phase.OVER:
            return None
        self._number, before = table.games, self._seen
        self._seen = digest(game)
        return game if self._seen != before else None

    def is_over(self, table: TableView) -> bool:
        """Whether the last game is over that was to be played."""
        game = table.game
        over = game is not None and game.phase is Phase.OVER and table.games == self._number
        if over and self._left is not None:
            self._left -= 1
            self._number = 0  # counted
        return self._left is not None and self._left <= 0


def play_seat(client: Client, act: Act, *, games: int | None = None) -> None:
    """Let `act` play this seat for so many games, or until the table closes or the seat is gone."""
    attention = _Attention(games)
    for _ in client.events():
        seen = attention.news(client.view)
        command = act(seen) if seen is not None else None
        if command is not None:
            client.do(command)
        if attention.is_over(client.view):
            return


async def async_play_seat(client: AsyncClient, act: Act, *, games: int | None = None) -> None:
    """The same with asyncio; `act` thinks in a thread of its own."""
    attention = _Attention(games)
    async for _ in client.events():
        seen = attention.news(client.view)
        command = await asyncio.to_thread(act, seen) if seen is not None else None
        if command is not None:
            await client.do(command)
        if attention.is_over(client.view):
            return
