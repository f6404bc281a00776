"""What a guess costs each client: all that comes over its line, with frames and answers."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from client.random_tables import told_at_random
from cryptonym.client.exchange import Exchange
from cryptonym.rooms.room import Room
from cryptonym.rules.commands import StopGuessing
from cryptonym.rules.duet.game import as_duet
from cryptonym.rules.events import (
    DealOpened,
    GameOver,
    SideDone,
    SuddenDeath,
    TimerStarted,
    TurnEnded,
    WordCovered,
    WordTouched,
)
from cryptonym.rules.game import Game
from cryptonym.rules.model import Identity, Role, Team
from cryptonym.rules.options import Mission, Options, TimeRules
from cryptonym.rules.variants import OURS
from cryptonym.rules.views import Now
from cryptonym.wire.messages import Done, Happened, ToClient
from server.driving import Line, Player, drive, on_turn, running_game, serving
from support.toy import TOY

READ = msgspec.json.Decoder(ToClient)
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
            players = await server.begin_game(mode, watchers=1, options=options)
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
LONGEST = max((at for variant in OURS for at in variant.desks), key=len)
ANSWER = on_the_wire(msgspec.json.encode(Done("i" * 16, 9_999)))


# ---- Duet: a turn may end with a word, a side, a token and a clock (D8, D11, D14, D15)


def right_words(game: Game) -> int:
    return next(
        card for card in game.open_cards() if game.team in game.variant.owners(game.key.cells[card])
    )


def bystanders(game: Game) -> int:
    return next(card for card in game.open_cards() if touch_is(game, card, Identity.BYSTANDER))


def words_then_bystanders(game: Game) -> int:
    """In each turn one word, then a mistake: all tokens are spent."""
    return bystanders(game) if game.guesses else right_words(game)


def the_worst_at_last(game: Game) -> int:
    return next(card for card in game.open_cards() if touch_is(game, card, Identity.ASSASSIN))


def touch_is(game: Game, card: int, identity: Identity) -> bool:
    """Whether whoever guesses now meets this one there; and could touch it."""
    duet = as_duet(game)
    closed = duet.is_closed(card, game.team.other)
    return not closed and duet.behind(card, game.team) is identity


@pytest.mark.parametrize(
    ("aim", "ends"),
    [
        (right_words, {"done", "all_words"}),
        (bystanders, {"wrong", "bystander"}),
        (words_then_bystanders, {"wrong", "bystander"}),
        (the_worst_at_last, {"assassin"}),
    ],
)
def test_a_touch_costs_each_client_less_than_400_bytes_in_duet_too_d8_d15_d17(
    aim: Aim, ends: set[str]
) -> None:
    async def story() -> tuple[set[str], list[int]]:
        costs: list[int] = []
        ended: set[str] = set()
        async with serving() as server, AsyncExitStack() as stack:
            options = Options(check="free", time=STRICT, mission=Mission(mistakes=2, score=True))
            players = await server.begin_game("duet", watchers=1, options=options)
            room = await server.room(players[0].table)
            lines = [await stack.enter_async_context(player.line()) for player in players]
            while room.table is not None and room.table.match.running:
                game = running_game(room.table)
                if game.phase == "clue":
                    giver = players[0 if game.team is Team.RED else 1]
                    await giver.must({"type": "give_clue", "word": "zyx", "number": 9})
                    continue
                for line in lines:
                    await line.texts()
                guesser = 1 if game.team is Team.RED else 0
                costs += await cost_of(room, lines, guesser, aim(game))
                game = running_game(room.table)
                ended |= {one.reason for one in game.endings}
                ended |= {game.result.reason} if game.result else set()
        return ended, costs

    ended, costs = drive(story)
    assert costs
    assert max(costs) < MOST
    assert ends <= ended


FOUND = WordCovered(25, Team.BLUE, 24, Identity.BLUE)
MET = WordTouched(25, Team.BLUE, 24, Identity.ASSASSIN)
MARKED = WordTouched(25, Team.BLUE, 24)
DUETS = [
    (FOUND, (GameOver(Team.BLUE, "all_words", 15), DealOpened("." * 25, "s" * 43)), None),
    (MET, (GameOver(None, "assassin"), DealOpened("." * 25, "s" * 43)), None),
    (FOUND, (TurnEnded(25, Team.BLUE, "done", 1), TimerStarted(NOW)), Now("clue", Team.BLUE)),
    (MARKED, (TurnEnded(25, Team.BLUE, "wrong", 2), TimerStarted(NOW)), Now("clue", Team.BLUE)),
    (
        MARKED,
        (TurnEnded(25, Team.BLUE, "wrong", 2), SuddenDeath()),
        Now("sudden_one", Team.BLUE),
    ),
    (FOUND, (SideDone(Team.BLUE),), Now("sudden_one", Team.BLUE)),
]


@pytest.mark.parametrize(("event", "then", "now"), DUETS)
def test_no_touch_of_duet_costs_400_bytes_however_long_its_parts_are_d8_d15(
    event: WordCovered | WordTouched, then: tuple[Any, ...], now: Now | None
) -> None:
    told = Happened(9_999, NOW, event, by="99", then=then, now=now)
    assert on_the_wire(msgspec.json.encode(told)) + ANSWER < MOST


@pytest.mark.parametrize(
    ("then", "now"),
    [(GAME_OVER, None), (TURN_OVER, Now(LONGEST, Team.BLUE)), ((), Now(LONGEST))],
    ids=["game over", "turn over", ""],
)
def test_no_guess_costs_400_bytes_however_long_its_parts_are(
    then: tuple[GameOver | DealOpened | TurnEnded | TimerStarted, ...], now: Now | None
) -> None:
    told = Happened(9_999, NOW, TOUCHED, by="99", then=then, now=now)
    assert on_the_wire(msgspec.json.encode(told)) + ANSWER < MOST


def test_no_guess_costs_400_bytes_in_any_game_where_counters_are_told() -> None:
    """The end of our games tells no `now`; the toy has two counters of its own to tell then."""
    counted = ended = 0
    for seed in range(30):
        for _, told, after in told_at_random(seed, 250):
            game = after.match.game
            if game is None or not isinstance(told.entry.event, WordCovered | WordTouched):
                continue
            texts = {text for who in after.members if (text := told.text_then(who))}
            for message in map(READ.decode, texts):
                assert isinstance(message, Happened)
                if game.variant is TOY and game.result:
                    continue
                assert not game.result or message.now is None
                longest = replace(message, seq=9_999, at=NOW, by="99")
                assert on_the_wire(msgspec.json.encode(longest)) + ANSWER < MOST
                counted += message.now is not None and bool(message.now.tally)
                ended += game.result is not None
    assert counted > 20
    assert ended


def test_a_first_guess_tells_no_more_than_the_next_one() -> None:
    """That another guess or a stop is awaited then goes without saying, in all our games."""
    first = 0
    for seed in range(30):
        for before, told, after in told_at_random(seed, 250):
            game, was = after.match.game, before.match.game
            if game is None or was is None or not isinstance(told.entry.event, WordCovered):
                continue
            if was.guesses or game.guesses != 1 or game.phase != "guess":
                continue
            settled = was.standing == "allowed"  # Duet has a situation of its own then
            if game.variant is TOY or (settled and game.variant.name.endswith("duet")):
                continue
            for text in {told.text_then(who) for who in after.members}:
                assert text
                assert '"now"' not in text
                first += 1
    assert first > 20
