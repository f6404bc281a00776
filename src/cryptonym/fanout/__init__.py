"""Hints between nodes: "this table's stream is now at least so long". docs/fanout.md."""

from cryptonym.fanout.memory import MemoryHub
from cryptonym.fanout.opening import open_fanout
from cryptonym.fanout.port import Fanout, GapCallback, HintCallback, Subscription

__all__ = ["Fanout", "GapCallback", "HintCallback", "MemoryHub", "Subscription", "open_fanout"]
