"""What a room needs from outside: store, hints, chance, cards, the referee and the clock."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import lru_cache

import msgspec

from cryptonym.bots.names import bot_names
from cryptonym.fanout.memory import MemoryFanout
from cryptonym.fanout.port import Fanout
from cryptonym.language.decks import LISTS, on_card
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.referee import judge
from cryptonym.rules.cards import LONGEST_WORD, Card, faces_with, mix, one_sided, words_at
from cryptonym.rules.commands import ConsultClue, GiveClue
from cryptonym.rules.match import StartGame
from cryptonym.rules.model import BOARD_SIZE
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.server.bots.minds import Minds
from cryptonym.server.http.bodies import Listing
from cryptonym.server.outbox import Turn
from cryptonym.store.port import Store
from cryptonym.table.commands import (
    AddBot,
    AddDevice,
    BotMove,
    FillSeats,
    GiveSeatToBot,
    JoinTable,
    MakeCode,
    PlayAgain,
    ShuffleTeams,
    TableCommand,
)
from cryptonym.table.decide import Given
from cryptonym.table.model import Table, Words

LONGEST_PATIENCE = 366 * 24 * 60  # minutes
LONGEST_TYPED = 2 * LONGEST_WORD  # of a codename; some are typed with more letters than printed

Draw = Callable[[Table], bytes]  # where deals, shuffles and the names of bots come from

_ENCODER = msgspec.json.Encoder()


def draw_secretly(_: Table) -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


class Surroundings:
    """The one place where rules, language, store and fan-out meet."""

    def __init__(self, store: Store, fanout: Fanout, draw: Draw = draw_secretly) -> None:
        self.store = store
        self.fanout = fanout
        self._draw = draw
        self.minds = Minds()
        self.turn = Turn()
        self._begun: set[asyncio.Future[object]] = set()
        self.events_stored = 0  # public ones: private ones must not show in any figure (R58)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    @property
    def alone(self) -> bool:
        """Whether no other node can have written anything."""
        return isinstance(self.fanout, MemoryFanout) and self.fanout.alone

    def encode(self, message: msgspec.Struct) -> str:
        """A message as text."""
        return _ENCODER.encode(message).decode()

    def given(self, table: Table, command: TableCommand, token: str) -> Given | Refusal:
        """Everything the decision about a command depends on beside the table."""
        now = self.now()
        if type(command) not in _NEED_MORE:
            return Given(now)
        if isinstance(command, BotMove):
            return self.given(table, command.command, token)
        if isinstance(command, AddBot | FillSeats | GiveSeatToBot):
            names = bot_names(table.match.options.language)
            return Given(now, self._draw(table), names=names)
        if isinstance(command, GiveClue | ConsultClue):
            return Given(now, verdict=self.verdict(table, command.word))
        if isinstance(command, StartGame | PlayAgain):
            cards = cards_for(table)
            if isinstance(cards, Refusal):
                return cards
            return Given(now, self._draw(table), cards, played=played_before(table, cards))
        if isinstance(command, ShuffleTeams | MakeCode):
            return Given(now, self._draw(table))
        return Given(now, token=token)

    def verdict(self, table: Table, word: str) -> Verdict | None:
        """What the referee says of a clue at this table; None where people judge alone."""
        game, options = table.match.game, table.match.options
        if game is None or options.check == "free":
            return None
        return judge(word, None, game.visible(), options.language, options.house)

    def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[bytes],
        table: Table,
        now: int,
        seen_at: int,
    ) -> Awaitable[bool]:
        """Store entries durably if nobody was faster; without entries, when to look again."""
        due, line = due_at(table, seen_at), listing(table)
        return self.store.append(table_id, after, entries, now=now, due=due, listing=line)

    def append_soon(
        self,
        table_id: str,
        after: int,
        entries: Sequence[bytes],
        table: Table,
        now: int,
        seen_at: int,
        then: Callable[[bool | BaseException], None],
    ) -> None:
        """The same without waiting: `then` is told whether it is stored, or what went wrong."""
        due = due_at(table, seen_at)
        line = listing(table) if table.settings.public else None
        self.store.append_soon(then, table_id, after, entries, now=now, due=due, listing=line)

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Let something go on by itself."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    def read(self, table_id: str, after: int) -> Awaitable[list[bytes]]:
        """Entries that we do not know yet."""
        return self.store.read(table_id, after)

    def publish(self, table_id: str, length: int) -> None:
        """Tell the other nodes that there is more to read."""
        self.fanout.publish(table_id, length)


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
    }
)


def cards_for(table: Table) -> tuple[Card, ...] | Refusal:
    """The cards of the table's lists and own words, mixed."""
    return _cards(table.match.options.language, table.words)


def played_before(table: Table, cards: Sequence[Card]) -> str:
    """Faces whose words lay on the table before these cards were chosen; mostly there is none."""
    if table.match.layout.faces or not table.played:
        return ""  # the layout itself knows
    words: set[str] = set()
    for one in table.played:
        before = _cards(one.language, one.words)
        words |= set() if isinstance(before, Refusal) else words_at(before, one.faces)
    return faces_with(cards, words)


@lru_cache(maxsize=16)  # thousands of words take a while, and are asked for at every start
def _cards(language: str, words: Words) -> tuple[Card, ...] | Refusal:
    listed = _listed(language, tuple(name for name in words.lists if name in LISTS))
    if listed and not words.own:
        return listed
    written = (on_card(language, word[:LONGEST_TYPED]) for word in words.own)
    own = one_sided(written, least=0 if listed else BOARD_SIZE)
    return own if isinstance(own, Refusal) else mix(listed, own)


@lru_cache(maxsize=64)
def _listed(language: str, lists: tuple[str, ...]) -> tuple[Card, ...]:
    return mix(*(cards_of(language, name) for name in lists))


def due_at(table: Table, seen_at: int) -> int:
    """When the table next wants to be looked at: its clock, or its being abandoned.

    One that is closed is due at once, until the store has closed it too.
    """
    if table.closed:
        return 0
    abandoned = seen_at + patience_with(table)
    timer = table.match.game.timer if table.match.game else None
    if timer is None or timer.left is not None or timer.held_since is not None:
        return abandoned
    return max(0, min(timer.deadline, abandoned))


def patience_with(table: Table) -> int:
    """Milliseconds after which a table where nobody is closes itself."""
    return 60_000 * max(1, min(table.settings.close_after_minutes, LONGEST_PATIENCE))


def listing(table: Table) -> bytes | None:
    """The table's line in the list of public tables."""
    if not table.settings.public:
        return None
    options = table.match.options
    line = Listing(
        table.name,
        options.language,
        options.mode,
        len(table.people()),
        table.match.running,
        table.locked,
    )
    return _ENCODER.encode(line)
