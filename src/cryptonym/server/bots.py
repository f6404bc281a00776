"""The bots of a node: they play at tables where somebody is, and rest where nobody is.

A bot gets the view of its seat from the same gate as a person, and nothing else. What it does is
bound to that view (`BotMove`): two nodes, or a node before and after a crash, act once. What it
leaves to chance comes from the salt of the deal, which every node knows and nobody at the table.
How long it takes is drawn from what everybody knows, so that it tells nothing (R97, R98).
"""

import asyncio
import logging
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from math import ceil
from typing import Final

import msgspec

from cryptonym.rooms.room import Room, RoomBusyError
from cryptonym.rules.chance import Chance
from cryptonym.rules.commands import GuessWord, StopGuessing
from cryptonym.rules.fairness import secret_number
from cryptonym.rules.gate import view
from cryptonym.rules.legal import desk_of, to_act
from cryptonym.rules.model import Phase
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.views import View
from cryptonym.store.port import NoSuchTable, StoreUnavailable, TableId
from cryptonym.table.bots import digest
from cryptonym.table.commands import BotMove
from cryptonym.table.model import Level, MemberId, Pace
from cryptonym.work.doing import Thought

WORKERS = 2  # thoughts at once; a thought takes milliseconds
REST_AFTER = 180_000  # milliseconds without anybody there
TRIES = 3  # at one view; whoever is refused so often waits for the game to go on
STORE_AWAY = 1.0  # seconds until the next try

# Seconds, at least and at most: for a clue, for a guess, for anything else, and for a clue that
# somebody else may give as well: people want to begin too, and need longer (D4).
TIMES: Final[dict[Pace, tuple[tuple[float, float], ...]]] = {
    "instant": ((0.1, 0.1), (0.1, 0.1), (0.1, 0.1), (0.1, 0.1)),
    "quick": ((2.0, 5.0), (2.0, 3.5), (1.0, 2.0), (8.0, 14.0)),
    "human": ((6.0, 16.0), (2.5, 7.0), (2.0, 5.0), (20.0, 32.0)),
}
STEP = 0.1  # seconds; a thought that takes longer than its time is told at the next step

log = logging.getLogger("cryptonym.server")


# ---- of all tables


class Bots:
    """One task for each table where bots play, and few threads for all of them to think in."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._workers = ThreadPoolExecutor(WORKERS, "bots")
        self._playing: dict[TableId, tuple[Playing, asyncio.Task[None]]] = {}
        self._closed = False

    def stir(self, room: Room) -> None:
        """Something happened at a table, or somebody came: perhaps a bot has to act."""
        playing = self._playing.get(room.id)
        if playing is not None:
            playing[0].stirred.set()
        elif room.has_bots and self._may_play(room):
            begun = Playing(room, self._workers, self.figures)
            task = asyncio.create_task(begun.run())
            self._playing[room.id] = begun, task
            task.add_done_callback(lambda done: self._end(room, done))

    def _may_play(self, room: Room) -> bool:
        """Whether there is a game at this table, and people who follow it or come back to it."""
        table = room.table
        if self._closed or table is None or table.closed or not table.match.running:
            return False
        return table.settings.slow is not None or is_attended(room)

    def plays(self, room: Room) -> bool:
        """Whether bots are awake at this table."""
        return room.id in self._playing

    def forget(self, room: Room) -> None:
        """This table is no longer live here."""
        playing = self._playing.pop(room.id, None)
        if playing is not None:
            playing[1].cancel()

    async def close(self) -> None:
        """Let all bots rest."""
        self._closed = True
        tasks = [task for _, task in self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.shutdown(wait=False, cancel_futures=True)

    def _end(self, room: Room, task: "asyncio.Task[None]") -> None:
        mine = self._playing.get(room.id)
        if mine is not None and mine[1] is task:
            del self._playing[room.id]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("the bots of a table stopped", exc_info=task.exception())
        elif is_attended(room) or (mine is not None and mine[0].stirred.is_set()):
            self.stir(room)  # something may have happened in this very moment


# ---- of one table: who has to act, thinking, waiting as people do, acting once


class Figures:
    """What may be counted of bots: guesses alone, as who published a clue must not show (R58)."""

    guesses = 0
    seconds = 0.0  # of thinking about them


class Actor(msgspec.Struct, frozen=True):
    """A bot that may act, and what it sees."""

    member: MemberId
    level: Level
    seen: View
    digest: str


class Playing:
    """The bots of one table, one thought at a time."""

    def __init__(self, room: Room, workers: Executor, figures: Figures) -> None:
        self.room = room
        self.stirred = asyncio.Event()
        self.stirred.set()
        self._workers = workers
        self._figures = figures
        self._attended_at = 0
        self._begun: dict[tuple[MemberId, str], float] = {}  # since when a bot may act
        self._tries: dict[tuple[MemberId, str], int] = {}

    async def run(self) -> None:
        """Play until the game is over or nobody has been there for some minutes.

        At a slow table, until nothing has happened for so long.
        """
        while self._is_awake():
            self.stirred.clear()
            actors = self._actors()
            if actors:
                await self._play(actors[0])
            else:
                await self._stirred_within(REST_AFTER / 1000)

    def _is_awake(self) -> bool:
        table, now = self.room.table, self.room.around.now()
        if table is None or table.closed or not table.match.running or not table.bots():
            return False
        if is_attended(self.room) or (table.settings.slow is not None and self.stirred.is_set()):
            self._attended_at = now  # at a slow table they play on when nobody is there
        return now - self._attended_at < REST_AFTER

    # ---- who may act

    def _actors(self) -> list[Actor]:
        """The bots that may act now and have not tried in vain; who may object comes first."""
        table = self.room.table
        game = table.match.game if table is not None else None
        if table is None or game is None:
            return []
        actors = []
        for who in table.bots():
            seen, level = view(game, table.seat_of(who)), table.members[who].bot
            if level is not None and (may_object(seen) or seen.seat in to_act(seen)):
                actors.append(Actor(who, level, seen, digest(seen)))
        actors.sort(key=lambda actor: not may_object(actor.seen))
        keys, now = [(actor.member, actor.digest) for actor in actors], _clock()
        self._begun = {key: self._begun.get(key, now) for key in keys}
        self._tries = {key: self._tries.get(key, 0) for key in keys}
        return [actor for actor in actors if self._tries[actor.member, actor.digest] < TRIES]

    def _is_still(self, actor: Actor) -> bool:
        table = self.room.table
        game = table.match.game if table is not None else None
        if table is None or game is None or not table.is_bot(actor.member):
            return False
        return digest(view(game, table.seat_of(actor.member))) == actor.digest

    # ---- one move

    async def _play(self, actor: Actor) -> None:
        key = actor.member, actor.digest
        table, around = self.room.table, self.room.around
        if table is None:
            return
        # Everybody could draw the same, so the time a bot takes tells nobody anything.
        chance = Chance(f"{self.room.id} {actor.member} {self.room.seq}".encode(), "pace")
        wait = pause(table.settings.pace, actor.seen, chance, around.now())
        thought = await self._think(actor, explain=table.settings.explain)
        if thought is None:
            self._tries[key] += 1
            return
        if thought.command is None:
            self._tries[key] = TRIES  # nothing to do, until something happens
            return
        speak_at = moment(self._begun[key], wait, _clock())
        while (left := speak_at - _clock()) > 0:
            if await self._stirred_within(left):
                if not self._is_still(actor):
                    return
                self.stirred.clear()
        await self._act(actor, thought, key)

    async def _act(self, actor: Actor, thought: Thought, key: tuple[MemberId, str]) -> None:
        if thought.command is None:
            return
        move = BotMove(thought.command, actor.digest, thought.because, thought.meant)
        try:
            outcome = await self.room.submit(actor.member, move, actor.digest)
        except NoSuchTable:
            self._tries[key] = TRIES
        except (StoreUnavailable, RoomBusyError):
            await asyncio.sleep(STORE_AWAY)
        else:
            if isinstance(outcome, Refusal):
                self._refused(key, outcome)
            elif isinstance(thought.command, GuessWord | StopGuessing):
                self._figures.guesses += 1
                self._figures.seconds += thought.seconds

    def _refused(self, key: tuple[MemberId, str], refusal: Refusal) -> None:
        self._tries[key] += 1
        if self._tries[key] == TRIES:
            log.warning("a bot is refused again and again", extra={"refusal": refusal.code})

    async def _think(self, actor: Actor, *, explain: bool) -> Thought | None:
        table = self.room.table
        if table is None or table.match.game is None:
            return None
        tried = self._tries[actor.member, actor.digest]
        seed = secret_number(table.match.game, f"bot {actor.member} {tried}")
        minds = self.room.around.minds
        try:
            return await minds.think(self._workers, actor.level, seed, actor.seen, explain=explain)
        except Exception:
            log.exception("a bot could not think")
            return None

    async def _stirred_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stirred.wait()
        return self.stirred.is_set()


def is_attended(room: Room) -> bool:
    """Whether somebody who is no bot is there, or was a few minutes ago."""
    return bool(room.lines) or room.around.now() - room.seen_at < REST_AFTER


def may_object(seen: View) -> bool:
    """Whether this seat may challenge the clue of the others, as far as it knows (Q4, Q14)."""
    acts = desk_of(seen, seen.seat).acts
    return "challenge_clue" in acts and "guess_word" not in acts


def _clock() -> float:
    """Seconds for waiting, not for people."""
    return time.monotonic()


# ---- how long they take


def pause(pace: Pace, seen: View, chance: Chance, now: int) -> float:
    """Seconds until a bot acts; `chance` must come from public counts, `now` is in milliseconds."""
    least, most = TIMES[pace][_kind(seen)]
    first, second = chance.numbers(2)
    drawn = least + (most - least) * (first + second) / 2**33  # most often in the middle
    timer = seen.timer
    if timer is None or timer.kind != "strict" or timer.left is not None:
        return drawn
    return max(0.0, min(drawn, (timer.deadline - now) / 2000))  # half of the time that is left


def _kind(seen: View) -> int:
    if seen.phase is Phase.CLUE:
        acts = desk_of(seen, seen.seat).acts
        if "give_clue" not in acts or "answer_consult" in acts:
            return 2
        return 0 if len(to_act(seen)) == 1 else 3
    return 1 if seen.phase in {Phase.GUESS, Phase.SUDDEN} else 2


def moment(begun: float, wait: float, thought: float) -> float:
    """When to act, if thinking began and ended at these times: how long it took hardly shows."""
    late = thought - begun - wait
    return begun + wait + (STEP * ceil(late / STEP) if late > 0 else 0.0)
