"""Figures for Prometheus: how much, never who or what, and nothing that is private (R58)."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from cryptonym.server.bots import Bots
from cryptonym.server.rooms.tables import Tables


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
