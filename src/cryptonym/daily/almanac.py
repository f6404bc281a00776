"""The file of days: text of a few hundred kilobytes that says by itself where it is damaged.

The first line names the format. Every other line is a month of one language: a checksum, then its
days as MessagePack, compressed, in Base64. See docs/daily.md.
"""

import base64
import binascii
import hashlib
import zlib
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from cryptonym.daily.values import Day, DayError, packed_day, read_day

HEAD: Final = "cryptonym days 1"
LARGEST: Final = 2_000_000  # bytes of one month, unpacked
_LIST: msgspec.msgpack.Decoder[list[bytes]] = msgspec.msgpack.Decoder(list[bytes])


class Almanac(msgspec.Struct, frozen=True):
    """The days that could be read, and the lines that could not."""

    days: dict[tuple[str, str], Day]  # by language and date
    damaged: tuple[int, ...] = ()  # lines, counted from 1


def write_almanac(days: Iterable[Day]) -> str:
    """The text of a file of days."""
    ordered = sorted(days, key=lambda day: (day.language, day.date))
    months = groupby(ordered, key=lambda day: (day.language, day.date[:7]))
    lines = [_line(language, month, list(some)) for (language, month), some in months]
    return "\n".join([HEAD, *lines]) + "\n"


def _line(language: str, month: str, days: list[Day]) -> str:
    packed = zlib.compress(msgspec.msgpack.encode([packed_day(day) for day in days]), 9)
    body = base64.b64encode(packed).decode()
    return f"{language} {month} {_checksum(language, month, body)} {body}"


def _checksum(language: str, month: str, body: str) -> str:
    return hashlib.sha256(f"{language} {month} {body}".encode()).hexdigest()[:16]


def read_almanac(text: str) -> Almanac:
    """What can be read of a file of days; nothing if it is another kind of file."""
    head, *lines = text.split("\n")
    if head != HEAD:
        return Almanac({}, (1,))
    days: dict[tuple[str, str], Day] = {}
    damaged: list[int] = []
    for number, line in enumerate(lines, 2):
        if not line:
            continue
        try:
            for day in _month(line):
                days[day.language, day.date] = day
        except (ValueError, zlib.error, msgspec.DecodeError):
            damaged.append(number)
    return Almanac(days, tuple(damaged))


def _month(line: str) -> Iterator[Day]:
    language, month, checksum, body = line.split(" ")
    if checksum != _checksum(language, month, body):
        raise DayError("the checksum differs")
    try:
        packed = base64.b64decode(body, validate=True)
    except binascii.Error as error:
        raise DayError(str(error)) from error
    whole = zlib.decompressobj().decompress(packed, LARGEST)
    for one in _LIST.decode(whole):
        yield read_day(one)
