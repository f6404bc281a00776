"""What a guess costs each client: all that comes over its line, with frames and answers."""

from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
import pytest

from cryptonym.client.exchange import Exchange
from cryptonym.rules.commands import StopGuessing
from cryptonym.rules.events import DealOpened, GameOver, TimerStarted, TurnEnded, WordCovered
from cryptonym.rules.game import Game
from cryptonym.rules.model import Identity, Role, Team
from cryptonym.rules.options import Options, TimeRules
from cryptonym.server.rooms.room import Room
from cryptonym.wire.messages import Done, Happened
from server.driving import Line, Player, drive, on_turn, running_game, serving

MOST = 400
STRICT = TimeRules("strict", clue_seconds=9000, guess_seconds=9000)
Aim = Callable[[Game], int]


def on_the_wire(text: str | bytes) -> int:
    size = len(text.encode() if isinstance(text, str) else text)
    return size + (2 if size < 126 else 4)


def own_words(game: Game) -> int:
    return next(card for card in game.open_cards() if game.key.cells[card] == game.team.value[0])


def words_of_others(game: Game) -> int:
    other = game.team.other.value[0]
    return next(card for card in game.open_cards() if game.key.cells[card] == other)


def the_assassin_at_last(game: Game) -> int:
    return next(card for x in ".x" for card in game.open_cards() if game.key.cells[card] == x)


@pytest.mark.parametrize("aim", [own_words, words_of_others, the_assassin_at_last])
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_guess_costs_each_client_less_than_400_bytes_also_the_last_one(
    mode: str, aim: Aim
) -> None:
    async def story() -> tuple[set[str], list[int]]:
        costs: list[int] = []
        ended: set[str] = set()
        async with serving() as server, AsyncExitStack() as stack:
            options = Options(check="free", time=STRICT)
            players = await server.seat_everybody(mode, watchers=1, options=options)
            await players[0].must({"type": "start_game"})
            room = await server.room(players[0].table)
            lines = [await stack.enter_async_context(player.line()) for player in players]
            while await a_card_can_be_touched(room, players):
                assert room.table is not None
                for line in lines:
                    await line.texts()
                guesser = players.index(on_turn(room.table, players, Role.OPERATIVE))
                costs += await cost_of(room, lines, guesser, aim(running_game(room.table)))
                game = room.table.match.game
                assert game is not None
                ended |= {one.reason for one in game.endings}
                ended |= {game.result.reason} if game.result else set()
        return ended, costs

    ended, costs = drive(story)
    assert len(costs) > 10
    assert max(costs) < MOST
    endings = {own_words: "all_words", the_assassin_at_last: "assassin"}
    assert endings.get(aim, "wrong") in ended


async def cost_of(room: Room, lines: list[Line], guesser: int, card: int) -> list[int]:
    """What each client receives for one guess; whoever sends it is answered as well."""
    asked = Exchange().ask(StopGuessing()).id  # as long as those of our clients
    game = running_game(room.table)  # type: ignore[arg-type] # it is open
    command = {"type": "guess_word", "card": card, "turn": game.turn}
    await lines[guesser].send({"type": "do", "id": asked, "command": command})
    heard = [await line.texts() for line in lines[guesser:] + lines[:guesser]]
    assert [len(texts) for texts in heard] == [2, *[1] * (len(lines) - 1)], "one message for all"
    return [sum(map(on_the_wire, texts)) for texts in heard]


async def a_card_can_be_touched(room: Room, players: list[Player]) -> bool:
    """Do what has to be done before it; False if the game is over."""
    while room.table is not None and room.table.match.running:
        game = running_game(room.table)
        if game.phase == "guess":
            return True
        command: dict[str, object] = {"type": "give_clue", "word": "zyx", "number": "unlimited"}
        if game.phase == "simulate":
            command = {"type": "cover_opponent_word", "card": words_of_others(game)}
        await on_turn(room.table, players, Role.SPYMASTER).must(command)
    return False


TOUCHED = WordCovered(25, Team.BLUE, 24, Identity.BYSTANDER)
NOW = 10**13 - 1  # the last millisecond with thirteen digits is in the year 2286
GAME_OVER = (GameOver(Team.BLUE, "opponents_done", 9), DealOpened("." * 25, "s" * 43))
TURN_OVER = (TurnEnded(25, Team.BLUE, "wrong"), TimerStarted(NOW))


@pytest.mark.parametrize("then", [GAME_OVER, TURN_OVER, ()], ids=["game over", "turn over", ""])
def test_no_guess_costs_400_bytes_however_long_its_parts_are(
    then: tuple[GameOver | DealOpened | TurnEnded | TimerStarted, ...],
) -> None:
    told = Happened(9_999, NOW, TOUCHED, by="99", then=then)
    answer = Done("i" * 16, 9_999)
    assert on_the_wire(msgspec.json.encode(told)) + on_the_wire(msgspec.json.encode(answer)) < MOST
