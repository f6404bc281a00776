"""Which day it is where somebody lives, and which days there are."""

import re
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

EARLIEST: Final = timedelta(hours=14)  # ahead of Greenwich, where a day begins first
LATEST: Final = timedelta(hours=-12)  # where it ends last
_OFFSET: Final = re.compile(r"([+-])(\d\d):?(\d\d)", re.ASCII)
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z0-9_+-]{1,30}){0,2}", re.ASCII)


class ZoneError(ValueError):
    """No zone that there is."""


def today_in(zone: str, now: int) -> str:
    """The date in a zone, `+02:00` or `Europe/Rome`; `now` in milliseconds since 1970."""
    return _moment(now).astimezone(_zone(zone)).date().isoformat()


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)


def _zone(written: str) -> timezone | ZoneInfo:
    offset = _OFFSET.fullmatch(written)
    if offset:
        sign = -1 if offset[1] == "-" else 1
        ahead = sign * timedelta(hours=int(offset[2]), minutes=int(offset[3]))
        if int(offset[3]) < 60 and LATEST <= ahead <= EARLIEST:
            return timezone(ahead)
        raise ZoneError(written)
    if not _NAME.fullmatch(written):
        raise ZoneError(written)
    try:
        return ZoneInfo(written)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ZoneError(written) from error


def is_date(written: str) -> bool:
    """Whether this is a date as we write it."""
    try:
        return date.fromisoformat(written).isoformat() == written
    except ValueError:
        return False


def first_today(now: int) -> str:
    """The date where the day begins first: nobody is further."""
    return (_moment(now) + EARLIEST).date().isoformat()


def last_today(now: int) -> str:
    """The date where the day ends last: everything before it is over everywhere."""
    return (_moment(now) + LATEST).date().isoformat()


def shifted(day: str, days: int) -> str:
    """The date so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()
