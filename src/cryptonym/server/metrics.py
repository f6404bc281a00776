"""Figures for Prometheus: how much, never who or what."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from cryptonym.server.tables import Tables


class Metrics:
    """The figures of one node."""

    def __init__(self, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Rooms(tables))
        self.commands = Counter(
            "cryptonym_commands", "Commands by outcome", ["outcome"], registry=self.registry
        )

    def text(self) -> bytes:
        """The exposition format."""
        return generate_latest(self.registry)


class _Rooms(Collector):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Counted when asked for, so that counting costs nothing in between."""
        rooms = self.tables.rooms.values()
        lines = sum(len(lines) for room in rooms for lines in room.listeners.values())
        yield GaugeMetricFamily("cryptonym_rooms", "Tables in memory", value=len(rooms))
        yield GaugeMetricFamily("cryptonym_connections", "Open WebSockets", value=lines)
