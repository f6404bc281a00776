"""What a room needs from outside: store, hints, chance, cards, the referee and the clock."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import lru_cache
from typing import TypeVar

import msgspec

from cryptonym.bots.names import bot_names
from cryptonym.fanout.port import Fanout
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.decks import lists_of
from cryptonym.language.form import LONGEST_INPUT
from cryptonym.language.referee import judge_at
from cryptonym.rooms.audience import GatheredWrites
from cryptonym.rooms.due import Reminder
from cryptonym.rooms.presence import PATIENCE
from cryptonym.rooms.tail import Snapshots
from cryptonym.rules.cards import Card, mix
from cryptonym.rules.commands import ConsultClue, GiveClue
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.store.port import Store, TableId
from cryptonym.table.commands import (
    AddBot,
    AddDevice,
    BotMove,
    ComeBack,
    FillSeats,
    ForgetMember,
    GiveSeatToBot,
    JoinTable,
    KickMember,
    LeaveTable,
    MakeCode,
    MoveMember,
    PlayAgain,
    ShuffleTeams,
    TableCommand,
)
from cryptonym.table.decide import Given, refused_anyway
from cryptonym.table.model import MemberId, Table
from cryptonym.work.doing import Made, made_cards
from cryptonym.work.jobs import JudgeClue, MakeCards
from cryptonym.work.works import Works

FEW_WORDS = 200  # of one's own, which are made into cards in a millisecond
READ_AT_ONCE = 2  # finished games
MADE_KEPT = 16  # sets of cards, some hundred kilobytes each
VERDICTS_KEPT = 64

Preparing = Callable[[], Awaitable[None]]  # what has to be done before a command can be decided

Draw = Callable[[Table], bytes]  # where deals, shuffles and the names of bots come from

_MADE = msgspec.msgpack.Decoder(Made)
_VERDICTS = msgspec.msgpack.Decoder(Verdict)


K = TypeVar("K")
V = TypeVar("V")


def draw_secretly(_: Table) -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


class Surroundings:
    """The one place where rules, language, store and fan-out meet."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        works: Works | None = None,
        draw: Draw = draw_secretly,
        away_after: int = PATIENCE,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.away_after = away_after  # milliseconds without a connection
        self.node = secrets.token_hex(8)  # its name among the others
        self._draw = draw
        self.works = works or Works(processes=False)
        self.minds = self.works.minds()
        self.writes = GatheredWrites()
        self.snapshots = Snapshots()
        self.reading = asyncio.Semaphore(READ_AT_ONCE)  # of finished games
        self._begun: set[asyncio.Future[object]] = set()
        self._made: OrderedDict[MakeCards, Made] = OrderedDict()
        self._verdicts: OrderedDict[JudgeClue, Verdict] = OrderedDict()
        self.remind: Callable[[Reminder], None] = lambda _reminder: None  # who calls people back
        # Told of every game of strangers that ends, perhaps more than once.
        self.game_ended: Callable[[TableId, Table], None] = lambda _table_id, _table: None
        # Told of every question about a clue among strangers, likewise.
        self.clue_doubted: Callable[[TableId, Table], None] = lambda _table_id, _table: None
        self.events_stored = 0  # public ones: private ones must not show in any figure (R58)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def given(
        self, table: Table, member: MemberId | None, command: TableCommand, token: str
    ) -> Given | Refusal | Preparing:
        """Everything the decision about a command depends on beside the table.

        Or what takes a while and has to be done first.
        """
        now = self.now()
        if type(command) not in _NEED_MORE:
            return Given(now)
        match command:
            case GiveClue() | ConsultClue():
                refused = refused_anyway(table, member, command, now)
                return refused or self._judged(table, command, now)
            case StartGame() | PlayAgain():
                own = table.words.own or table.played  # cards of our own lists are at hand
                refused = refused_anyway(table, member, command, now) if own else None
                return refused or self._dealt(table, now)
            case BotMove():
                return self.given(table, member, command.command, token)
            case AddBot() | FillSeats() | GiveSeatToBot() | ForgetMember():
                return self.given_by_itself(table)
            case LeaveTable() | KickMember() | MoveMember() | TakeSeat():
                # At a slow table and among strangers a bot takes the seat that is left.
                settings = table.settings
                needs_bot = settings.slow is not None or settings.strangers
                return self.given_by_itself(table) if needs_bot else Given(now)
            case ShuffleTeams():
                return Given(now, self._draw(table))
            case MakeCode():
                return Given(now, secrets.token_bytes(32))
            case _:
                return Given(now, token=token)

    def given_by_itself(self, table: Table) -> Given:
        """The time, and what a bot needs that comes to the table."""
        names = bot_names(table.match.options.language)
        return Given(self.now(), self._draw(table), names=names)

    def _judged(self, table: Table, command: GiveClue | ConsultClue, now: int) -> Given | Preparing:
        verdict = self.verdict(table, command.word)
        return verdict if callable(verdict) else Given(now, verdict=verdict)

    def _dealt(self, table: Table, now: int) -> Given | Refusal | Preparing:
        made = self._cards(table)
        if callable(made):
            return made
        if made.problem is not None:
            return made.problem
        return Given(now, self._draw(table), made.cards, played=made.played)

    def verdict(self, table: Table, word: str) -> Verdict | Preparing | None:
        """What the referee says of a clue at this table; None where people judge alone.

        Words that people bring along are strangers to the referee, and take a while.
        """
        game, options = table.match.game, table.match.options
        if game is None or options.check == "free":
            return None
        if not table.words.own:
            return judge_at(options, game.visible(), word)
        heard = word[: LONGEST_INPUT + 1]
        job = JudgeClue(heard, game.visible(), options.language, options.house)
        known = self._verdicts.get(job)
        if known is not None:
            return known

        async def prepare() -> None:
            answer = await self.works.requests.do(job, _source(table))
            _keep(self._verdicts, job, _VERDICTS.decode(answer), VERDICTS_KEPT)

        return prepare

    async def judged(self, table: Table, word: str) -> Verdict | None:
        """The same, however long it takes."""
        verdict = self.verdict(table, word)
        while callable(verdict):
            await verdict()
            verdict = self.verdict(table, word)
        return verdict

    def _cards(self, table: Table) -> Made | Preparing:
        """The cards of the table's lists and own words, mixed."""
        language, words = table.match.options.language, table.words
        # The layout itself knows what was played, as long as it is about these cards.
        played = () if table.match.layout.faces else table.played
        if not words.own and not played:
            lists = tuple(name for name in words.lists if name in lists_of(language))
            return Made(_listed(language, lists))
        job = MakeCards(language, words, played)
        known = self._made.get(job)
        if known is not None:
            return known
        if sum(len(one.own) for one in (words, *(one.words for one in played))) <= FEW_WORDS:
            return made_cards(job)

        async def prepare() -> None:
            answer = await self.works.requests.do(job, _source(table))
            _keep(self._made, job, _MADE.decode(answer), MADE_KEPT)

        return prepare

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Let something go on by itself."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)


# Commands whose outcome depends on more than the table and the time.
_NEED_MORE: frozenset[type] = frozenset(
    {
        BotMove,
        AddBot,
        FillSeats,
        GiveSeatToBot,
        GiveClue,
        ConsultClue,
        StartGame,
        PlayAgain,
        ShuffleTeams,
        JoinTable,
        MakeCode,
        AddDevice,
        ComeBack,
        ForgetMember,
        LeaveTable,
        KickMember,
        MoveMember,
        TakeSeat,
    }
)


@lru_cache(maxsize=64)
def _listed(language: str, lists: tuple[str, ...]) -> tuple[Card, ...]:
    return mix(*(cards_of(language, name) for name in lists))


def _source(table: Table) -> str:
    return f"table {table.name}"


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    if len(kept) > most:
        kept.popitem(last=False)
