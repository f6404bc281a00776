"""What a decision rests on beside the table, and what it comes to."""

from typing import Any

import msgspec

from cryptonym.rules import match as m
from cryptonym.rules.cards import Card, Layout
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.table import events as ev
from cryptonym.table.model import MemberId, Table

Outcome = tuple[ev.TableEvent, ...] | Refusal


class Given(msgspec.Struct, frozen=True, gc=False):
    """What comes from outside with a command: chance, cards, judgement, time, identity."""

    now: int = 0
    seed: bytes = b""
    cards: tuple[Card, ...] = ()
    verdict: Verdict | None = None
    token: str = ""  # the hash of a newcomer's seat token
    names: tuple[str, ...] = ()  # for bots, in the language of the table
    long_away: frozenset[MemberId] = frozenset()  # who has had no connection for a minute
    host_at: int = 0  # when the host last did something that everybody saw
    played: str = ""  # faces of these cards that lay on the table before others were chosen


def in_match(table: Table, member: MemberId, command: Any, given: Given) -> Outcome:
    """What the rules of the match say to a command."""
    match = table.match
    if type(command) is m.StartGame:  # `isinstance` is slow to say no
        layout = match.layout if match.layout.faces else Layout(earlier=given.played)
        match = msgspec.structs.replace(match, cards=given.cards, layout=layout)
    return m.decide_match(
        match, member, command, seed=given.seed, verdict=given.verdict, now=given.now
    )


def host_and(table: Table, member: MemberId, other: MemberId) -> Refusal | None:
    """Why this is not the host who asks something of somebody at the table."""
    if member != table.host:
        return Refusal("not_host")
    return None if other in table.members else Refusal("unknown_player")


def between_games(table: Table, member: MemberId) -> Refusal | None:
    """Why this is not the host between two games."""
    if member != table.host:
        return Refusal("not_host")
    return Refusal("game_running") if table.match.running else None
