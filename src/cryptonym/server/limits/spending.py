"""What commands and costly answers cost, and who pays: a seat, an address, and all together."""

from collections.abc import Callable
from typing import Protocol

from cryptonym.rules.commands import (
    AnswerConsult,
    ConsultClue,
    GiveClue,
    MarkCard,
    RequestSpelling,
    Say,
)
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.server.limits.bounds import words_too_large
from cryptonym.server.limits.buckets import Bucket, Buckets, Pulse
from cryptonym.server.settings import ServerSettings
from cryptonym.store.port import TableId
from cryptonym.table.commands import (
    AddBot,
    BringCampaign,
    ChangeOptions,
    ChooseCity,
    ChooseWords,
    FillSeats,
    MoveMember,
    PlayAgain,
    Rename,
    ShuffleTeams,
    TableCommand,
)
from cryptonym.table.decide import with_list
from cryptonym.table.model import MemberId, Table, Words
from cryptonym.wire.problems import Problem
from cryptonym.work.jobs import (
    AnalyseRecord,
    CheckRecord,
    CrowdedError,
    DrawCode,
    FindParts,
    Job,
    JudgeForOthers,
    PrintGame,
)

LARGEST_TABLE = 32_000_000  # bytes of a table's stream, after which only the game goes on
BYTES_A_COMMAND = 250  # of a message; a longer one costs as much as several
SNAPSHOT_COST = 4.0
MOMENT = 0.1  # seconds that nobody is forgiven: every command takes some of them

# Beside 1 for each: what makes the server think, or tell everybody the whole table anew.
_COMMAND_COSTS: dict[type, float] = {
    GiveClue: 3,
    ConsultClue: 3,
    AnswerConsult: 0,
    TakeSeat: 1,
    MoveMember: 1,
    AddBot: 2,
    FillSeats: 2,
    ChangeOptions: 1,
    ChooseWords: 4,
    ChooseCity: 1,
    BringCampaign: 4,
    ShuffleTeams: 3,
    StartGame: 4,
    PlayAgain: 4,
}
# What a table can do without.
_CHATTER: frozenset[type] = frozenset(
    {
        Say,
        MarkCard,
        RequestSpelling,
        Rename,
        ChooseWords,
        ChangeOptions,
        ChooseCity,
        BringCampaign,
    }
)
# Some of them: of these nobody else behind the same address must notice anything (R58).
_PRIVATE: frozenset[type] = frozenset({GiveClue, ConsultClue, AnswerConsult})
_WITH_WORDS: frozenset[type] = frozenset({ChooseWords, ChangeOptions})  # that they may store
# Milliseconds of work, as it was measured on a small machine, at the worst.
JOB_COSTS: dict[type, float] = {
    CheckRecord: 40,
    AnalyseRecord: 1000,
    DrawCode: 10,
    FindParts: 25,
    PrintGame: 600,
    JudgeForOthers: 60,
}


class Spending:
    """What all seats, addresses and tables may still spend."""

    def __init__(self, settings: ServerSettings, pulse: Pulse | None = None) -> None:
        self.seats = Buckets(settings.commands_per_second, settings.command_burst, pulse)
        self.addresses = Buckets(
            settings.address_commands_per_second, settings.address_command_burst, pulse
        )
        hourly, in_all = settings.word_bytes_per_hour, settings.word_bytes_in_all_per_hour
        self._words = Buckets(hourly / 3600, hourly)
        self._all_words = Bucket(Buckets(in_all / 3600, in_all), 0.0)

    def pay_words(self, size: int, sources: tuple[str, ...], now: float) -> bool:
        """Whether words of so many bytes may be stored for all of these sources."""
        buckets = [*(self._words.of(source, now) for source in sources), self._all_words]
        if any(bucket.left(now) < size for bucket in buckets):
            return False
        return all(bucket.take(now, size) for bucket in buckets)


class Paying(Protocol):
    """A room, as far as prices depend on it."""

    id: TableId
    size: int  # bytes of its stream, about
    table: Table | None


class Purse:
    """What one seat may still ask for, from where it asks now."""

    __slots__ = ("_address", "_clock", "_now", "_room", "_seat", "_source", "_spending")

    def __init__(
        self,
        spending: Spending,
        room: Paying,
        member: MemberId,
        address: str,
        clock: Callable[[], float],
    ) -> None:
        now = self._now = clock()
        self._spending = spending
        self._room = room
        self._source = address
        self._seat = spending.seats.of(f"{room.id} {member}", now)
        self._address = spending.addresses.of(address, now)
        self._clock = clock

    def pay(self) -> bool:
        """Whether this seat may send one more message."""
        now = self._now = self._clock()
        return self._seat.take(now)

    def forgive(self) -> None:
        """What came in the last message is done; until now the sender had to wait for us."""
        now = self._clock()
        if now - self._now > MOMENT:
            self._seat.forgive(self._now, now)
            self._address.forgive(self._now, now)

    def pay_snapshot(self) -> bool:
        """Whether it may have the whole table once more."""
        now = self._clock()
        return self._seat.take(now, SNAPSHOT_COST) and self._address.take(now, SNAPSHOT_COST)

    def problem_of(self, command: TableCommand, size: int) -> Problem | None:
        """Why a command costs too much that came in a message of this size, just paid for."""
        kind = type(command)
        if (
            size <= BYTES_A_COMMAND
            and kind not in _COMMAND_COSTS
            and self._room.size < LARGEST_TABLE
        ):
            more = 0.0  # nearly every command
        else:
            words = self._stored_words(command) if kind in _WITH_WORDS else None
            more = _COMMAND_COSTS.get(kind, 0.0)
            if self._is_too_large(kind, words):
                return "too_large"
            if not words:
                more += size // BYTES_A_COMMAND
            elif not self._pay_words(words):
                return "too_fast"
            if not self._seat.take(self._now, more):
                return "too_fast"
            if kind in _PRIVATE:
                return None
        return None if self._address.take(self._now, 1 + more) else "too_fast"

    def _pay_words(self, words: Words) -> bool:
        sources = (self._source, f"table {self._room.id}")
        return self._spending.pay_words(words_size(words), sources, self._now)

    def _is_too_large(self, kind: type, words: Words | None) -> bool:
        if words is not None and words_too_large(words):
            return True
        return kind in _CHATTER and self._room.size >= LARGEST_TABLE

    def _stored_words(self, command: TableCommand) -> Words | None:
        """Words of people's own that a command would store; those it would not change are free."""
        table = self._room.table
        if table is None:
            return None
        if isinstance(command, ChooseWords) and command.words.own and command.words != table.words:
            return command.words
        if not isinstance(command, ChangeOptions) or not table.words.own:
            return None
        named = with_list(table, command.options).word_list
        return None if named == table.match.options.word_list else table.words


def words_size(words: Words) -> int:
    """About how many bytes words of one's own take in a stream."""
    return sum(map(len, words.own)) + 3 * len(words.own)


class Prices:
    """Milliseconds of work that may still be asked for."""

    def __init__(self, settings: ServerSettings) -> None:
        self._addresses = Buckets(settings.work_per_second, settings.work_burst)
        everybody = Buckets(settings.work_in_all_per_second, settings.work_in_all_burst)
        self._everybody = Bucket(everybody, 0.0)

    def pay_for(self, job: Job, address: str, now: float) -> None:
        """Take the price of a job; raises CrowdedError where there is not enough."""
        self.pay(JOB_COSTS[type(job)], address, now)

    def pay(self, cost: float, address: str, now: float) -> None:
        """Take so many milliseconds; raises CrowdedError where there are not enough."""
        mine = self._addresses.of(address, now)
        if mine.left(now) < cost:
            raise CrowdedError(alone=True, seconds=mine.seconds_until(cost, now))
        if not self._everybody.take(now, cost):
            raise CrowdedError(seconds=self._everybody.seconds_until(cost, now))
        mine.take(now, cost)
