"""Bots on a node: they play by themselves, once, from their view alone, and rest when alone."""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Callable
from itertools import groupby

import pytest

from cryptonym.language.presets import default_rules
from cryptonym.rooms.room import Room
from cryptonym.rooms.surroundings import draw_secretly
from cryptonym.rooms.tables import IDLE_MILLISECONDS, Tables
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import GameOver
from cryptonym.rules.fairness import secret_number
from cryptonym.rules.game import redealt
from cryptonym.rules.gate import view
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, BLUE_OPERATIVE, RED, RED_OPERATIVE, Phase, Role, Seat
from cryptonym.rules.options import Mode, Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.views import View
from cryptonym.server.bots import REST_AFTER, TRIES, WORKERS
from cryptonym.table import commands as table_cmd
from cryptonym.table.events import PickExplained, TableClosed
from cryptonym.table.model import Settings
from server.botting import Act, FakeMinds, at_once, open_cards, plain
from server.places import FREE, LONGEST, Ear, Place, game_of, on_a_loop, table_of, tend

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once")

PATIENCE = 10.0
MINUTES = 60  # until a table closes itself
INSTANT = Settings(pace="instant", close_after_minutes=MINUTES)


def node_with(place: Place, function: Act = plain) -> tuple[Tables, FakeMinds]:
    node = place.node()
    minds = node.around.minds = FakeMinds(function)
    return node, minds


async def bots_at(
    node: Tables,
    mode: Mode = "teams",
    seat: Seat | None = None,
    settings: Settings = INSTANT,
    options: Options | None = None,
) -> Room:
    """A table of one person, in this seat or watching, and bots; the cards are dealt."""
    room = await table_of(node, 1, options or Options(mode=mode, check="free"), settings)
    if seat is not None:
        assert not isinstance(await room.submit("1", TakeSeat(seat.role, seat.team)), Refusal)
    assert not isinstance(await room.submit("1", table_cmd.FillSeats()), Refusal)
    assert not isinstance(await room.submit("1", StartGame()), Refusal)
    return room


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Return when this holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


def running(room: Room) -> bool:
    assert room.table is not None
    return room.table.match.running


def seen_by(room: Room, member: str) -> View:
    assert room.table is not None
    assert room.table.match.game is not None
    return view(room.table.match.game, room.table.seat_of(member))


async def play_along(room: Room, member: str) -> None:
    """A person who plays as a bot would, until the game is over."""
    async with asyncio.timeout(PATIENCE):
        while running(room):
            command = plain(seen_by(room, member))
            if command is not None:
                await room.submit(member, command)
            await asyncio.sleep(0.001)


def games_over(place: Place, room: Room) -> int:
    return sum(isinstance(entry.event, GameOver) for entry in place.entries(room.id))


def moves_of_bots(place: Place, room: Room) -> list[tuple[str, str]]:
    """Each command of a bot, by member and id, as often as it was carried out."""
    assert room.table is not None
    commands = [
        key for key, _ in groupby(place.entries(room.id), lambda entry: (entry.by, entry.id))
    ]
    return [key for key in commands if room.table.is_bot(key[0])]


# ---- playing


@pytest.mark.parametrize(
    ("mode", "seat"),
    [
        ("teams", Seat(Role.SPYMASTER, RED)),
        ("teams", Seat(Role.OPERATIVE, RED)),
        ("coop", Seat(Role.SPYMASTER)),
        ("coop", Seat(Role.OPERATIVE)),
        ("shared", Seat(Role.SPYMASTER, RED)),
        ("shared", Seat(Role.OPERATIVE)),
        ("duet", Seat(Role.PLAYER, RED)),
        ("duet", Seat(Role.PLAYER, BLUE)),
        ("pictures", Seat(Role.OPERATIVE, RED)),
        ("pictures_coop", Seat(Role.SPYMASTER)),
        ("pictures_shared", Seat(Role.OPERATIVE)),
        ("pictures_duet", Seat(Role.PLAYER, RED)),
    ],
)
@on_a_loop
async def test_a_game_of_one_person_and_bots_runs_to_its_end(mode: Mode, seat: Seat) -> None:
    place = Place()
    node, _ = node_with(place)
    room = await bots_at(node, mode, seat)
    Ear(room, "1")
    await play_along(room, "1")
    assert games_over(place, room) == 1
    await node.close()


@on_a_loop
async def test_bots_play_alone_for_somebody_who_watches_and_again_r51() -> None:
    place = Place()
    node, minds = node_with(place)
    room = await bots_at(node)
    await until(lambda: not running(room))
    await until(lambda: not node.bots.plays(room))
    thoughts = len(minds.views)
    await room.submit("1", table_cmd.PlayAgain("rotate"))
    await until(lambda: not running(room))
    assert games_over(place, room) == 2
    assert len(minds.views) > thoughts
    await node.close()


@on_a_loop
async def test_a_bot_answers_one_private_question_after_another_r58() -> None:
    place = Place()
    node, _ = node_with(place)
    dealt = 0
    room = await bots_at(node, seat=Seat(Role.SPYMASTER, RED))
    while seen_by(room, "1").start is not RED:  # chance decides who begins, by the options
        dealt += 1
        options = Options(check="free", time=TimeRules(sand_seconds=60 + dealt))
        room = await bots_at(node, seat=Seat(Role.SPYMASTER, RED), options=options)
    for word in ("one", "two"):  # the public count does not change in between
        assert not isinstance(await room.submit("1", cmd.ConsultClue(word)), Refusal)
        await until(lambda: seen_by(room, "1").consultations[-1].allowed is True)
    assert [asked.word for asked in seen_by(room, "1").consultations] == ["one", "two"]
    await node.close()


@on_a_loop
async def test_a_bot_sees_what_a_person_in_its_seat_would_see_and_nothing_else_r17() -> None:
    place = Place()
    node, minds = node_with(place)
    room = await bots_at(node)
    operatives: list[View] = []
    while len(operatives) < 10:  # a game may end with its first guess
        await until(lambda: not running(room))
        operatives = [seen for seen in minds.views if seen.seat.role is Role.OPERATIVE]
        await room.submit("1", table_cmd.PlayAgain())
    for seen in operatives:
        hidden = [seen.cells[card] for card in open_cards(seen)]
        assert (seen.key, seen.salt, set(hidden)) == (None, None, {"?"})
    assert {seen.seat.role for seen in minds.views} == {Role.OPERATIVE, Role.SPYMASTER}
    await node.close()


@on_a_loop
async def test_bots_think_in_few_threads_and_hold_nobody_up() -> None:
    held = threading.Event()

    def slow(seen: View) -> cmd.Command | None:
        assert held.wait(LONGEST)
        return plain(seen)

    place = Place()
    node, minds = node_with(place, slow)
    rooms = [await bots_at(node) for _ in range(6)]
    await until(lambda: len(minds.views) == WORKERS)
    for number in range(20):  # nobody waits for a thought
        assert not isinstance(await rooms[0].submit("1", table_cmd.Rename(f"m{number}")), Refusal)
    assert len(minds.views) == WORKERS
    held.set()
    await until(lambda: len(minds.views) > WORKERS)
    assert len(minds.threads) == WORKERS
    assert threading.current_thread().name not in minds.threads
    await node.close()


@on_a_loop
async def test_picks_are_explained_where_the_table_wants_it_from_what_everybody_knows() -> None:
    place = Place()
    node, _ = node_with(place)
    room = await bots_at(node, settings=Settings(pace="instant", explain=True))
    ear = Ear(room, "1")
    await until(lambda: not running(room))
    told = [one.event for one in ear.events if isinstance(one.event, PickExplained)]
    assert told
    for pick in told:
        assert (pick.clue, pick.links) == ("clue", ("None",)), "no key"
    await node.close()


@pytest.mark.parametrize(
    ("language", "mode"),
    [
        ("it", "teams"),
        ("nb", "coop"),
        ("es", "shared"),
        ("el", "teams"),
        ("eo", "coop"),
        ("en", "shared"),
        ("el", "duet"),
        ("en", "pictures"),
        ("en", "pictures_coop"),
        ("en", "pictures_duet"),
    ],
)
@on_a_loop
async def test_our_own_minds_finish_games_in_every_language(
    language: str, mode: Mode, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place()
    node = place.node()
    options = Options(mode=mode, language=language, house=default_rules(language))
    settings = Settings(pace="instant", explain=True)
    with caplog.at_level(logging.WARNING):
        room = await bots_at(node, settings=settings, options=options)
        await until(lambda: not running(room))
    assert caplog.text == "", "nobody was refused"
    explained = [
        entry.event
        for entry in place.entries(room.id)
        if isinstance(entry.event, PickExplained) and (entry.event.links or entry.event.direct)
    ]
    assert explained
    await node.close()


@on_a_loop
async def test_a_bot_plays_on_for_somebody_who_vanished() -> None:
    place = Place()
    node, minds = node_with(place)
    room = await game_of(node, FREE, INSTANT)
    for member in ("2", "3", "4"):
        assert not isinstance(await room.submit("1", table_cmd.GiveSeatToBot(member)), Refusal)
    await play_along(room, "1")
    assert games_over(place, room) == 1
    assert any(seen.seat in {RED_OPERATIVE, BLUE_OPERATIVE} for seen in minds.views)
    await node.close()


# ---- once


@on_a_loop
async def test_two_nodes_with_the_same_bots_act_once() -> None:
    place = Place()
    here, minds = node_with(place)
    there, more = node_with(place)
    room = await table_of(here, 1, Options(check="free"), INSTANT)
    other = await there.room(room.id)
    assert other is not None
    Ear(room, "1")
    Ear(other, "1")
    await room.submit("1", table_cmd.FillSeats())
    for game in range(1, 6):
        await room.submit("1", StartGame())
        await until(lambda: not running(room) and not running(other))
        assert games_over(place, room) == game
    assert minds.views
    assert more.views
    moves = Counter(moves_of_bots(place, room))
    assert len(moves) > 20
    assert set(moves.values()) == {1}
    await here.close()
    await there.close()


@on_a_loop
async def test_a_node_that_stops_in_mid_thought_leaves_it_to_the_next() -> None:
    stuck = threading.Event()

    def thoughtful(seen: View) -> cmd.Command | None:
        if seen.turn >= 2:
            stuck.wait(PATIENCE)
        return plain(seen)

    place = Place()
    first, minds = node_with(place, thoughtful)
    room = await bots_at(first)
    Ear(room, "1")
    try:
        await until(lambda: not running(room) or any(seen.turn >= 2 for seen in minds.views))
        await first.close()
        second, _ = node_with(place)
        again = await second.room(room.id)
        assert again is not None
        await until(lambda: not running(again))
        assert games_over(place, again) == 1
        assert set(Counter(moves_of_bots(place, again)).values()) == {1}
        await second.close()
    finally:
        stuck.set()


@on_a_loop
async def test_who_takes_the_seat_of_a_bot_in_mid_thought_is_not_played_for() -> None:
    goes_on = threading.Event()

    def thoughtful(seen: View) -> cmd.Command | None:
        goes_on.wait(PATIENCE)
        return plain(seen)

    place = Place()
    node, minds = node_with(place, thoughtful)
    room = await bots_at(node)
    Ear(room, "1")
    await until(lambda: bool(minds.views))
    thinking = minds.views[-1].seat
    await room.submit("1", TakeSeat(thinking.role, thinking.team))
    length = room.length
    goes_on.set()
    await asyncio.sleep(0.05)
    assert room.length == length
    assert seen_by(room, "1").phase is Phase.CLUE
    await node.close()


# ---- when things go wrong


@pytest.mark.parametrize("fault", ["refused", "raises", "says nothing"])
@on_a_loop
async def test_a_mind_that_fails_is_not_asked_for_ever(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    def useless(_: View) -> cmd.Command | None:
        if fault == "raises":
            raise ValueError("no idea")
        return cmd.StopGuessing() if fault == "refused" else None

    place = Place()
    node, minds = node_with(place, useless)
    with caplog.at_level(logging.WARNING):
        room = await bots_at(node)
        Ear(room, "1")
        asked = 1 if fault == "says nothing" else TRIES
        await until(lambda: len(minds.views) == asked)
        await asyncio.sleep(0.05)
        for text in ("a", "b", "c"):
            await room.submit("1", table_cmd.Rename(text))
        await asyncio.sleep(0.05)
    assert len(minds.views) == asked
    assert len({seed for _, seed in minds.made}) == asked, "each time with another seed"
    assert room.table is not None
    assert not set(room.table.match.game.words) & set(caplog.text.split())  # type: ignore[union-attr] # there is a game
    await room.submit("1", table_cmd.KickMember(room.table.bots()[0]))
    await node.close()


@on_a_loop
async def test_the_chance_of_a_bot_is_the_same_on_every_node_and_a_secret_of_the_deal() -> None:
    """Two tables with the same numbers, members and words would not have it in common."""
    place, seeds = Place(), set[int]()
    for _ in range(2):
        (here, minds), (there, more) = (node_with(place, lambda _: None) for _ in range(2))
        here.around._draw = draw_secretly
        room = await bots_at(here)
        assert await there.room(room.id) is not None
        await until(lambda minds=minds, more=more: bool(minds.made and more.made))
        assert minds.made == more.made
        assert room.table is not None
        assert room.table.match.game is not None
        [(_, seed)] = minds.made
        game, bots = room.table.match.game, room.table.bots()
        other = redealt(game, salt="another deal")
        assert seed in {secret_number(game, f"bot {bot} 0") for bot in bots}
        assert seed not in {secret_number(other, f"bot {bot} 0") for bot in bots}
        seeds.add(seed)
        await here.close()
        await there.close()
    assert len(seeds) == 2
    assert min(seeds) >> 192, "too long to be tried out"


# ---- resting


@on_a_loop
async def test_bots_rest_when_nobody_is_there_and_go_on_when_somebody_comes() -> None:
    place = Place()
    node, minds = node_with(place)

    def leaves(seen: View) -> cmd.Command | None:
        if len(minds.views) == 3:
            place.time += REST_AFTER + 1
        return plain(seen)

    minds.function = leaves
    room = await bots_at(node)
    await until(lambda: not node.bots.plays(room))
    assert len(minds.views) == 3, "the third thought took minutes, and nobody was there"
    assert running(room)
    await tend(node)
    assert not node.bots.plays(room)
    Ear(room, "1")
    await until(lambda: not running(room))
    await node.close()


@on_a_loop
async def test_a_table_of_bots_alone_closes_like_an_abandoned_one() -> None:
    place = Place()
    left = threading.Event()
    node, _ = node_with(place, lambda seen: plain(seen) if left.wait(PATIENCE) else None)
    room = await bots_at(node)
    left_at = place.time
    place.time += 1000
    await room.submit("1", table_cmd.LeaveTable())
    left.set()
    await until(lambda: not running(room))
    assert place.entries(room.id)[-1].by != "1"
    assert room.seen_at == left_at + 1000, "bots are nobody"
    place.time += MINUTES * 60_000 - 1
    await tend(node)
    assert not room.table.closed  # type: ignore[union-attr] # it is there
    place.time += 1
    await tend(node)
    assert place.entries(room.id)[-1].event == TableClosed(abandoned=True)
    await node.close()


@on_a_loop
async def test_a_room_stays_in_memory_while_bots_play_and_not_longer() -> None:
    place = Place()
    node, _ = node_with(place, lambda _: None)
    room = await bots_at(node)
    place.time += IDLE_MILLISECONDS + 1
    assert node.bots.plays(room)
    assert node.let_go() == 0
    place.time += REST_AFTER
    room.stirred(room)
    await until(lambda: not node.bots.plays(room))
    assert node.let_go() == 1
    await node.close()
