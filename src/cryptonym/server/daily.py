"""The daily on a node: where its days come from, tries that go on, and how a day went."""

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from cryptonym.daily.almanac import Almanac, read_almanac
from cryptonym.daily.dates import first_today, last_today, shifted
from cryptonym.daily.solving import letters_of
from cryptonym.daily.values import (
    CARD_DAYS,
    CLUE_DAYS,
    Day,
    DayError,
    packed_day,
    promise,
    read_day,
    seed_of,
)
from cryptonym.store.daily_lines import Given, Try, TryKey
from cryptonym.store.daily_port import DailyStore
from cryptonym.work.jobs import MakeDay
from cryptonym.work.works import Works

DAYS_KEPT: Final = 400  # in memory, a kilobyte each
TRIES_KEPT: Final = 20_000  # in memory, some hundred bytes each
COUNTS_KEPT: Final = 200  # of days that are over for somebody
FRESH: Final = 5.0  # seconds: so old a count may be

log = logging.getLogger("cryptonym.server")


# ---- days: from the store, from the operator's file, or made here where there is none


class Days:
    """The days of all languages. The store's word is the last one: nodes agree by it."""

    def __init__(self, store: DailyStore, works: Works, secret: str = "", file: str = "") -> None:
        self._store = store
        self._works = works
        self._secret = (
            hashlib.sha256(secret.encode()).digest() if secret else secrets.token_bytes(32)
        )
        self._file = file
        self._almanac: Almanac | None = None
        self._kept: OrderedDict[tuple[str, str], Day] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[Day]] = {}

    async def day(self, language: str, date: str, now: int) -> Day | None:
        """The day of a date that has come; None if there is none such."""
        kept = self._kept.get((language, date)) or await self._found(language, date)
        if kept is not None:
            return kept
        is_now = last_today(now) <= date <= shifted(first_today(now), 1)
        return await self._made(language, date) if is_now else None

    def prepare(self, language: str, now: int) -> None:
        """See to it that there is a tomorrow."""
        date = shifted(first_today(now), 1)
        if (language, date) not in self._kept and (language, date) not in self._making:
            self._begin((language, date), self._prepared(language, date))

    def promised(self, language: str, date: str) -> str:
        """The hash of a day, if it is here."""
        day = self._kept.get((language, date))
        return promise(day) if day else ""

    async def dates(self, language: str, first: str, last: str) -> list[str]:
        """The dates from one to another of which there is a day."""
        there = {date for date, _ in await self._store.days(language, first, last)}
        listed = (await self._read_file()).days
        there |= {date for spoken, date in listed if spoken == language and first <= date <= last}
        return sorted(there)

    async def close(self) -> None:
        """Make no more."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _prepared(self, language: str, date: str) -> Day:
        return await self._found(language, date) or await self._make(language, date)

    async def _found(self, language: str, date: str) -> Day | None:
        """The day as it is stored; or that of the file, which is stored then."""
        day = await self._stored(language, date)
        if day is None:
            listed = (await self._read_file()).days.get((language, date))
            day = await self._put(listed) if listed else None
        return day

    async def _stored(self, language: str, date: str) -> Day | None:
        for _, body in await self._store.days(language, date, date):
            try:
                return self._keep(read_day(body))
            except DayError:
                log.error(
                    "the day %s %s in the store is damaged", language, date
                )  # its words are secret
        return None

    def _keep(self, day: Day) -> Day:
        self._kept[day.language, day.date] = day
        while len(self._kept) > DAYS_KEPT:
            self._kept.popitem(last=False)
        return day

    async def _made(self, language: str, date: str) -> Day:
        task = self._making.get((language, date))
        if task is None:
            task = self._begin((language, date), self._make(language, date))
        return await asyncio.shield(task)  # who gives up takes nothing from the others

    def _begin(self, key: tuple[str, str], work: Coroutine[Any, Any, Day]) -> "asyncio.Task[Day]":
        task = self._making[key] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._finished(key, done))
        return task

    def _finished(self, key: tuple[str, str], done: "asyncio.Task[Day]") -> None:
        self._making.pop(key, None)
        if not done.cancelled() and done.exception() is not None:
            log.warning("the day %s %s could not be made", *key)

    async def _make(self, language: str, date: str) -> Day:
        """Make a day unlike those before it, in a worker."""
        cards: set[str] = set()
        clues: set[str] = set()
        for on, body in await self._store.days(language, shifted(date, -CLUE_DAYS), date):
            try:
                day = read_day(body)
            except DayError:
                continue
            for board in (day.decode, day.encode):
                clues |= {clue.word for clue in board.clues}
                cards |= set(board.words) if on >= shifted(date, -CARD_DAYS) else set()
        seed = seed_of(self._secret, date, language).hex()
        job = MakeDay(language, date, seed, tuple(sorted(cards)), tuple(sorted(clues)))
        return await self._put(read_day(await self._works.analyses.do_anyway(job)))

    async def _put(self, day: Day) -> Day:
        """The day that is stored for this date: this one, or that of a faster node."""
        clues = [
            Given(
                "",
                day.language,
                day.date,
                clue.word,
                clue.number,
                letters_of(clue.targets),
                msgspec.json.encode({"expected": clue.expected / 100}),
            )
            for clue in day.encode.clues
        ]
        if not await self._store.put_day(day.language, day.date, packed_day(day), clues):
            stored = await self._stored(day.language, day.date)
            if stored is not None:
                return stored
        return self._keep(day)

    async def _read_file(self) -> Almanac:
        """The operator's file, read once; what is damaged is named, and made anew when due."""
        if self._almanac is None:
            self._almanac = await asyncio.to_thread(self._read) if self._file else Almanac({})
        return self._almanac

    def _read(self) -> Almanac:
        try:
            text = Path(self._file).read_text(encoding="utf-8", errors="replace")
        except OSError:
            log.warning("the file of days %s cannot be read: days are made here", self._file)
            return Almanac({})
        found = read_almanac(text)
        for line in found.damaged:
            log.warning("the file of days %s is damaged in line %d", self._file, line)
        return found


# ---- tries that go on


class Begun:
    """What was last stored of tries here. Another node may know more: the store tells at a move."""

    def __init__(self) -> None:
        self._tries: OrderedDict[TryKey, Try] = OrderedDict()

    def get(self, key: TryKey) -> Try | None:
        """The try, if it was touched here of late."""
        return self._tries.get(key)

    def put(self, one: Try) -> None:
        """Remember a try as it is stored now; what is over is asked for seldom."""
        self._tries.pop(one.which, None)
        if one.result is None:
            self._tries[one.which] = one
        if len(self._tries) > TRIES_KEPT:
            self._tries.popitem(last=False)


# ---- how a day went for everybody


class _Count(msgspec.Struct):
    at: float
    results: dict[str, int]


class Tally:
    """Results of days: one's own at once, those of others after seconds."""

    def __init__(self, store: DailyStore, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._counts: OrderedDict[tuple[str, str], _Count] = OrderedDict()

    async def of(self, language: str, date: str) -> Mapping[str, int]:
        """How often each result of decoding came about."""
        now, key = self._clock(), (language, date)
        count = self._counts.get(key)
        if count is None or now - count.at > FRESH:
            if count is not None:
                count.at = now  # one looks, the others go on with what there is
            found = await self._store.results(language, date, "decode")
            count = self._counts[key] = _Count(now, dict(found))
            while len(self._counts) > COUNTS_KEPT:
                self._counts.popitem(last=False)
        return count.results

    def add(self, language: str, date: str, result: str) -> None:
        """Count a result that was stored just now."""
        count = self._counts.get((language, date))
        if count is not None:
            count.results[result] = count.results.get(result, 0) + 1
