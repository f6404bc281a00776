"""For who cannot be called: a calendar of deadlines, and news of tables that wait.

A feed has a secret address, which is all that opens it. It shows what a person's own list shows,
and opens nothing else: neither the person nor a seat.
"""

import base64
import hashlib
import hmac
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, get_args
from xml.etree.ElementTree import Element, SubElement, tostring

import msgspec

from cryptonym.bodies.people import FeedKind, SeatSummary
from cryptonym.languages import CODES, FALLBACK
from cryptonym.proofs import secret_hash
from cryptonym.store.people import People, Person, PersonId, PersonKey, StoredSeat, open_keys
from cryptonym.text import Text

FEEDS: Final[tuple[FeedKind, ...]] = get_args(FeedKind)
FILES: Final[dict[str, FeedKind]] = {"calendar.ics": "calendar", "news.atom": "news"}
MEDIA: Final[dict[FeedKind, str]] = {
    "calendar": "text/calendar",
    "news": "application/atom+xml",
}
MOST_SHOWN = 100  # tables
LASTS = 15 * 60_000  # milliseconds that a calendar draws before a deadline
LONGEST_LINE = 73  # bytes of a calendar's line, before the next one goes on with it
_ATOM = "http://www.w3.org/2005/Atom"
_SUMMARIES = msgspec.json.Decoder(SeatSummary)


# ---- addresses


def secret_of_feed(person: PersonId, kind: FeedKind, since: int) -> str:
    """The secret of the feed that was made then; only who knows the person can compute it."""
    made = hmac.digest(person.encode(), f"feed {kind} {since}".encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def path_of(person: PersonId, kind: FeedKind, since: int) -> str:
    """Where that feed is."""
    file = next(name for name, of in FILES.items() if of == kind)
    return f"/api/feeds/{secret_of_feed(person, kind, since)}/{file}"


def open_feeds(keys: Iterable[PersonKey], now: int) -> dict[FeedKind, int]:
    """The feeds that a person has, and when the address of each was made."""
    feeds = open_keys(tuple(keys), "feed", now)
    return {kind: key.since for key in feeds for kind in FEEDS if key.label == kind}


async def new_feed(people: People, person: PersonId, kind: FeedKind, now: int) -> None:
    """Another address for a feed; the one before opens nothing any more."""
    before = [key for key in await people.keys(person) if (key.kind, key.label) == ("feed", kind)]
    since = max([now, *(key.since + 1 for key in before)])
    hashed = secret_hash(secret_of_feed(person, kind, since))
    await people.remove_keys(person, [key.number for key in before])
    await people.add_key(
        PersonKey(hash=hashed, person=person, kind="feed", since=since, label=kind)
    )


async def end_feed(people: People, person: PersonId, kind: FeedKind) -> None:
    """No address for this feed any more."""
    keys = await people.keys(person)
    await people.remove_keys(
        person, [key.number for key in keys if (key.kind, key.label) == ("feed", kind)]
    )


# ---- what they say


def feed(kind: FeedKind, person: Person, seats: Iterable[StoredSeat], site: str) -> bytes:
    """The tables of a person that wait for them, for a calendar or for a reader of news."""
    text = Text(person.language if person.language in CODES else FALLBACK)
    waiting = [seat for seat in seats if seat.waiting and not seat.ended][:MOST_SHOWN]
    if kind == "calendar":
        return _calendar(text, [seat for seat in waiting if seat.deadline], site)
    return _news(text, waiting, site, person)


def _said(text: Text, seat: StoredSeat) -> str:
    about = _SUMMARIES.decode(seat.summary)
    return f"{text.by_code('me-wanted', about.wanted)}: {about.name}"


def _calendar(text: Text, seats: Iterable[StoredSeat], site: str) -> bytes:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Cryptonym//Calendar//EN",
        "X-WR-CALNAME:" + _escaped(text.format("feed-calendar")),
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for seat in seats:
        deadline = seat.deadline or 0
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_id(seat)}@cryptonym",
            f"DTSTAMP:{_moment(seat.touched_at)}",
            f"DTSTART:{_moment(max(deadline - LASTS, 0))}",
            f"DTEND:{_moment(deadline)}",
            f"SUMMARY:{_escaped(_said(text, seat))}",
            f"URL:{site}/t/{seat.table_id}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines).encode()


def _news(text: Text, seats: Iterable[StoredSeat], site: str, person: Person) -> bytes:
    root = Element("feed", {"xmlns": _ATOM, "xml:lang": text.language})
    latest = person.created_at
    SubElement(root, "id").text = f"urn:cryptonym:{_hashed(person.id)}"
    SubElement(root, "title").text = text.format("feed-news")
    SubElement(root, "link", {"href": f"{site}/"})
    updated = SubElement(root, "updated")
    SubElement(SubElement(root, "author"), "name").text = "Cryptonym"
    for seat in sorted(seats, key=lambda one: one.touched_at, reverse=True):
        entry, latest = SubElement(root, "entry"), max(latest, seat.touched_at)
        SubElement(entry, "id").text = f"urn:cryptonym:{_id(seat)}"
        SubElement(entry, "title").text = _said(text, seat)
        SubElement(entry, "link", {"href": f"{site}/t/{seat.table_id}"})
        SubElement(entry, "updated").text = _time(seat.touched_at).isoformat()
        SubElement(entry, "content").text = _said(text, seat)
    updated.text = _time(latest).isoformat()
    told: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return told


def _id(seat: StoredSeat) -> str:
    """The same as long as the table waits for the same; it says nothing of who it is."""
    return _hashed(f"{seat.person} {seat.table_id} {seat.length}")


def _hashed(said: str) -> str:
    return hashlib.sha256(f"feed {said}".encode()).hexdigest()[:32]


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)


def _moment(at: int) -> str:
    return _time(at).strftime("%Y%m%dT%H%M%SZ")


def _escaped(said: str) -> str:
    for sign in ("\\", ";", ","):
        said = said.replace(sign, f"\\{sign}")
    return " ".join(said.split())


def _folded(line: str) -> str:
    """A line as calendars want it: no longer than 75 bytes, no letter cut in two."""
    parts, part = list[str](), ""
    for sign in line:
        if len((part + sign).encode()) > LONGEST_LINE:
            parts.append(part)
            part = ""
        part += sign
    return "\r\n ".join([*parts, part])
