"""What the routes of one node share, and its figures for Prometheus.

The figures say how much, never who or what, and nothing that is private (R58).
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from cryptonym.proofs import Codes
from cryptonym.rooms.room import Room
from cryptonym.rooms.tables import Tables
from cryptonym.server.bots import Bots
from cryptonym.server.calling import Calling
from cryptonym.server.daily import Begun, Days, Tally
from cryptonym.server.limits.bounds import PHRASES_PER_HOUR, WRONG_CODES_PER_HOUR
from cryptonym.server.limits.buckets import Buckets, Pulse, network
from cryptonym.server.limits.doors import Doors, most_by_descriptors
from cryptonym.server.limits.spending import Prices, Purse, Spending
from cryptonym.server.people.keeping import Keeping
from cryptonym.server.people.strangers import Strangers
from cryptonym.server.settings import ServerSettings
from cryptonym.store.people import People
from cryptonym.table.model import MemberId
from cryptonym.work.works import Works


class Node:
    """One running server."""

    clock: Callable[[], float] = staticmethod(time.monotonic)  # for limits, not for people

    def __init__(self, settings: ServerSettings, tables: Tables, bots: Bots) -> None:
        self.settings = settings
        self.tables = tables
        self.bots = bots
        around = tables.around
        self.days = Days(around.store.daily, around.works, settings.secret, settings.days)
        self.begun = Begun()
        self.tally = Tally(around.store.daily, self.clock)
        self.closing = False
        self.wrong_codes = Buckets(WRONG_CODES_PER_HOUR / 3600, WRONG_CODES_PER_HOUR)
        self.phrases = Buckets(PHRASES_PER_HOUR / 3600, PHRASES_PER_HOUR)
        self.codes = Codes(settings.secret)
        self.keeping = Keeping(tables)
        self.calling = Calling(tables, settings.contact, offered=settings.push)
        self.strangers = Strangers(tables, self.keeping)
        self.prices = Prices(settings)
        most = settings.connections or most_by_descriptors()
        self.doors = Doors(most, settings.connections_per_address)
        pulse = self.pulse = Pulse(self.clock)
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, pulse)
        self.seats = Buckets(settings.requests_per_second, settings.request_burst, pulse)
        self.probes = Buckets(settings.requests_per_second, settings.request_burst, pulse)
        self.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.spending = Spending(settings, pulse)
        pace, burst = settings.commands_per_second, settings.command_burst
        # What comes on one line beside short texts; who plays sends little of it.
        self.frames = Buckets(2 * pace, 2 * burst, pulse)
        self.metrics = Metrics(tables, bots)

    @property
    def works(self) -> Works:
        """What is done beside the event loop."""
        return self.tables.around.works

    @property
    def people(self) -> People:
        """Those who want their tables kept."""
        return self.tables.around.store.people

    def say_goodbye(self) -> None:
        """From now on others answer: tell everybody who is connected."""
        self.closing = True
        self.tables.say_goodbye()

    def purse(self, room: Room, member: MemberId, address: str) -> Purse:
        """What a seat may still ask for, from this address."""
        return Purse(self.spending, room, member, address, self.clock)

    def address(self, scope: Mapping[str, Any]) -> str:
        """Where a request comes from; the proxy's word counts only if we were told so."""
        if self.settings.behind_proxy:
            named = forwarded(scope["headers"], b"x-forwarded-for")
            if named:
                return network(named[-min(self.settings.proxies, len(named))])
        client = scope.get("client")
        return network(str(client[0])) if client else "local"

    def is_private(self, scope: Mapping[str, Any]) -> bool:
        """Whether nobody on the way can read along: HTTPS, also between a browser and the proxy."""
        if self.settings.behind_proxy:
            named = forwarded(scope["headers"], b"x-forwarded-proto")
            if named:
                return named[-min(self.settings.proxies, len(named))] == "https"
        return scope["scheme"] in {"https", "wss"}

    def origin_is_ours(self, scope: Mapping[str, Any]) -> bool:
        """Whether a browser's page comes from here. Bots send no origin and carry a token."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        written = origin.decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        same = bool(host) and written.partition("://")[2] == host
        return same or written in self.settings.origins


def forwarded(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    """What proxies have said under this name. Several lines are one list, the nearest one last."""
    lines = [value.decode("latin-1") for header, value in headers if header == name]
    return [word.strip() for word in ",".join(lines).split(",") if word.strip()]


# ---- figures


class Metrics:
    """The figures of one node."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Rooms(tables, bots))

    def text(self) -> bytes:
        """The exposition format."""
        return generate_latest(self.registry)


class _Rooms(Collector):
    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    def collect(self) -> Iterator[Metric]:
        """Counted when asked for, so that counting costs nothing in between."""
        around, rooms = self.tables.around, self.tables.rooms.values()
        lines = sum(len(lines) for room in rooms for lines in room.lines.values())
        healthy, unreadable = around.fanout.healthy, len(self.tables.unreadable)
        yield _gauge("rooms", "Tables in memory", len(rooms))
        yield _gauge("connections", "People listening", lines)
        yield _gauge("broker_healthy", "Whether hints flow between the nodes", int(healthy))
        yield _gauge("unreadable_tables", "Tables this node could not read", unreadable)
        figures = self.bots.figures
        yield CounterMetricFamily("cryptonym_bot_guesses", "Guesses of bots", value=figures.guesses)
        yield CounterMetricFamily(
            "cryptonym_bot_guess_seconds", "Thinking about guesses", value=figures.seconds
        )
        yield CounterMetricFamily(
            "cryptonym_events", "Public events stored here", value=around.events_stored
        )


def _gauge(name: str, meaning: str, value: int) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"cryptonym_{name}", meaning, value=value)
