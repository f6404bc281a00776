"""How much is too much: token buckets per address and per seat, and bounds of what is asked."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from cryptonym.language.decks import LISTS
from cryptonym.language.registry import CODES
from cryptonym.rules.options import Options
from cryptonym.server.limits.pulse import SLOW, Pulse
from cryptonym.table.commands import ChangeOptions, ChangeSettings, ChooseWords
from cryptonym.table.model import Settings, Words

MOST_KEPT = 20_000  # buckets; the ones not asked for longest go first
MOST_LINES = 12  # connections of one member: tabs and devices
TOO_MANY_LINES = f"connections: expected at most {MOST_LINES}"
WRONG_CODES_PER_HOUR = 20  # for one seat, from wherever; then no code is good there for a while
LONGEST_ID = 64  # characters of a command's id
LONGEST_CLOCK = 24 * 3600  # seconds
MOST_LETTERS = 100_000  # of all words of one's own: 5,000 words of 20 letters
LONGEST_IDLE = 31 * 24 * 60  # minutes until an abandoned table closes


class Bucket:
    """What one source may still do; it fills again with time."""

    __slots__ = ("_at", "_kind", "_left")

    def __init__(self, kind: "Buckets", now: float) -> None:
        self._kind = kind
        self._left = kind.burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether this source may do one more thing at this time (seconds)."""
        kind, at = self._kind, self._at
        pulse = kind.pulse
        if now - pulse.last > SLOW or pulse.ended > at:
            left = self.left(now)
        else:  # as `left` has it: a call saved here is saved for every message
            left = self._left
            if left <= kind.burst:
                left += (now - at) * kind.per_second
                if left > kind.burst:
                    left = kind.burst
        self._at = now
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True

    def left(self, now: float) -> float:
        """How many things are left at this time."""
        kind = self._kind
        pulse = kind.pulse
        pulse.feel(now)
        if pulse.ended > self._at:
            self.forgive(pulse.began, pulse.ended)
        left = self._left
        if left > kind.burst:
            return left
        return min(kind.burst, left + (now - self._at) * kind.per_second)

    def forgive(self, since: float, until: float) -> None:
        """We did not listen meanwhile: what has piled up was sent then, not all of it now."""
        begin = max(since, self._at)
        if until > begin:
            kind = self._kind
            before = min(kind.burst, self._left + (begin - self._at) * kind.per_second)
            self._left = max(before, self._left) + (until - begin) * kind.per_second
            self._at = until

    def seconds_until(self, cost: float, now: float) -> float:
        """How long until so much is left; for ever, if it never is."""
        missing, per_second = cost - self.left(now), self._kind.per_second
        return max(0.0, missing / per_second) if per_second else float("inf")


class Buckets:
    """So many things a second from each source, and a burst now and then."""

    def __init__(self, per_second: float, burst: float, pulse: Pulse | None = None) -> None:
        self.per_second = per_second
        self.burst = burst
        self.pulse = pulse or Pulse()
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, source: str, now: float) -> Bucket:
        """The bucket of a source. Who has one at hand need not ask each time."""
        bucket = self._kept.pop(source, None) or Bucket(self, now)
        self._kept[source] = bucket
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return bucket

    def take(self, source: str, now: float, cost: float = 1) -> bool:
        """Whether this source may do one more thing at this time."""
        return self.of(source, now).take(now, cost)

    def has(self, source: str, now: float) -> bool:
        """Whether `take` would allow one more thing."""
        known = self._kept.get(source)
        return known is None or known.left(now) >= 1


def network(address: str) -> str:
    """The source that is counted: an address, or the network an IPv6 customer is given."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return (
        address
        if number.is_loopback
        else str(ipaddress.ip_network((int(number), 64), strict=False))
    )


def out_of_bounds(command: Any) -> str:
    """The field of a command that no table can work with, and what would do; empty if it can."""
    check = _CHECKS.get(type(command))
    return check(command) if check else ""


def options_out_of_bounds(options: Options) -> str:
    """The option that no table can work with."""
    clocks = ("sand_seconds", "clue_seconds", "guess_seconds", "first_clue_seconds")
    seconds = {name: getattr(options.time, name) for name in clocks}
    for name, value in seconds.items():
        if value is not None and not 0 < value <= LONGEST_CLOCK:
            return f"options.time.{name}: expected 1 to {LONGEST_CLOCK}"
    if options.language not in CODES:
        return f"options.language: expected one of {', '.join(CODES)}"
    if options.word_list not in LISTS:
        return f"options.word_list: expected one of {', '.join(LISTS)}"
    return ""


def settings_out_of_bounds(settings: Settings) -> str:
    """The setting that no table can work with."""
    if 0 <= settings.close_after_minutes <= LONGEST_IDLE:
        return ""
    return f"settings.close_after_minutes: expected 0 to {LONGEST_IDLE}"


def words_out_of_bounds(words: Words) -> str:
    """Lists that there are not, or too often; the words themselves are the table's business."""
    known = len(words.lists) <= len(LISTS) and all(name in LISTS for name in words.lists)
    return "" if known else f"words.lists: expected some of {', '.join(LISTS)}"


def words_too_large(words: Words) -> bool:
    """Whether words of one's own are more than anybody plays with."""
    return sum(map(len, words.own)) > MOST_LETTERS


_CHECKS: dict[type, Callable[[Any], str]] = {
    ChangeOptions: lambda command: options_out_of_bounds(command.options),
    ChangeSettings: lambda command: settings_out_of_bounds(command.settings),
    ChooseWords: lambda command: words_out_of_bounds(command.words),
}
