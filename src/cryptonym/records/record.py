"""A record as a value: the deal and the public log. Nothing private is ever in it (Q25)."""

from collections.abc import Iterable, Mapping

import msgspec

from cryptonym.rules import events as ev
from cryptonym.rules.evolve import deal_of, replay
from cryptonym.rules.gate import recorded, shown_key
from cryptonym.rules.model import Key, Result
from cryptonym.rules.options import Options
from cryptonym.rules.views import LogEvent


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One game. While it lasts, `key` shows only what everybody has seen and there is no salt."""

    options: Options
    words: tuple[str, ...]
    key: Key
    commitment: str
    log: tuple[LogEvent, ...] = ()
    result: Result | None = None
    salt: str | None = None
    tags: Mapping[str, str] = {}  # free remarks of whoever wrote it: date, place, names

    @property
    def finished(self) -> bool:
        """Whether the game has ended, so that its secret may be told."""
        return self.result is not None


def record_of(events: Iterable[ev.Event], tags: Mapping[str, str] | None = None) -> Record:
    """The record of a game, or of a game so far, from its events."""
    stream = iter(events)
    dealt = deal_of(stream)
    happened = tuple(stream)
    over = [event for event in happened if isinstance(event, ev.GameOver)]
    finished = bool(over)
    told = (recorded(event, finished=finished) for event in happened)
    return Record(
        options=dealt.options,
        words=dealt.words,
        key=dealt.key if finished else shown_key(replay((dealt, *happened))),
        commitment=dealt.commitment,
        log=tuple(event for event in told if event is not None),
        result=Result(over[0].winner, over[0].reason, over[0].score) if over else None,
        salt=dealt.salt if finished else None,
        tags=dict(tags or {}),
    )
