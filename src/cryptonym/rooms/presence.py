"""Who of the people at a table has no line to it: told to all, kept in no stream.

Coming and going must not become a signal. Of somebody who knows the key it shows late and seldom
(R28, R97), and everybody is told the same.

Each node says who has a line to it, and says it again. A node that is silent for a while is taken
to be gone, and its people with it.
"""

from collections.abc import Collection, Container
from typing import Final

import msgspec

from cryptonym.table.model import MemberId, Table

PATIENCE: Final = 20_000  # milliseconds without a line until somebody is away
# So many times as long: of those who know the key, and between two changes of theirs.
WITH_KEY, BETWEEN_CHANGES = 3, 6
LONG = 3  # likewise, until anybody may call a bot for somebody who is waited for
NEVER: Final = 1 << 62

Away = tuple[MemberId, ...]
SAY_AGAIN: Final = 10_000  # milliseconds, where other nodes have the table too
BELIEVED: Final = 30_000  # milliseconds since a node last said so

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(list[str])


# ---- who is away


class Presence:
    """The people who are away from one table. Nothing is kept of those who are here."""

    __slots__ = ("_changed", "_shown", "_since", "away", "due", "patience")

    def __init__(self, patience: int = PATIENCE) -> None:
        self.patience = patience
        self.away: Away = ()  # as everybody is told, sorted
        self.due = 0  # when to look again
        self._since: dict[MemberId, int] = {}  # since when each has had no line
        self._shown: dict[MemberId, int] = {}  # since when each is shown as away
        self._changed: dict[MemberId, int] = {}  # when that last changed, of those with the key

    def stir(self) -> None:
        """Somebody came or went, or a game began or ended: look soon."""
        self.due = 0

    def touch(self, who: MemberId, now: int) -> None:
        """Somebody looked at the table without having a line.

        Commands do not count: what is asked in private leaves no trace (R58).
        """
        if who in self._since:
            self._since[who], self.due = now, 0

    def look(self, table: Table, here: Container[MemberId], now: int) -> bool:
        """See who is away now; whether that is news. `here` are those who have a line."""
        before, since, changed = self._shown, dict[MemberId, int](), dict[MemberId, int]()
        self._shown, self.due = {}, NEVER
        for who in table.people():
            knows = table.knows_key(who)
            if who not in here:
                since[who] = self._since.get(who, now)
            last = self._changed.get(who, 0) if knows else 0
            if last:
                changed[who] = last
            away = self._is_away(since.get(who), before.get(who), now, knows=knows)
            if away is (who in before):
                pass
            elif now < last + BETWEEN_CHANGES * self.patience:
                away = who in before
                self._look_at(last + BETWEEN_CHANGES * self.patience)
            elif knows:
                changed[who] = now
            if away:
                self._shown[who] = before.get(who, now)
        self._since, self._changed = since, changed
        told, self.away = self.away, tuple(sorted(self._shown))
        return told != self.away

    def long_away(self, now: int) -> frozenset[MemberId]:
        """Who is away, and has had no line for so long that nobody has to wait any more."""
        long = LONG * self.patience
        return frozenset(who for who in self.away if now - self._since.get(who, now) >= long)

    def _is_away(self, since: int | None, shown: int | None, now: int, *, knows: bool) -> bool:
        if since is None:
            return False
        if shown is not None and since < shown:
            return True  # as before, also if a game has begun meanwhile
        away_at = since + self.patience * (WITH_KEY if knows else 1)
        if now < away_at:
            self._look_at(away_at)
        return now >= away_at

    def _look_at(self, moment: int) -> None:
        self.due = min(self.due, moment)


# ---- who is on other nodes


class Elsewhere:
    """What the other nodes say of one table, and what this one has said."""

    __slots__ = ("_heard", "_said", "_said_at")

    def __init__(self) -> None:
        self._heard: dict[str, tuple[int, frozenset[MemberId]]] = {}  # by node, and when
        self._said: frozenset[MemberId] | None = None
        self._said_at = 0

    def hear(self, note: str, here: Collection[MemberId], now: int) -> None:
        """Another node says who is there. One that is new to us is told who is here."""
        try:
            node, *members = _DECODER.decode(note)
        except (msgspec.DecodeError, ValueError):
            return  # of a newer version
        if node not in self._heard and here:
            self._said = None
        if members:
            self._heard[node] = now, frozenset(map(MemberId, members))
        else:
            self._heard.pop(node, None)

    def here(self, now: int) -> frozenset[MemberId]:
        """Who has a line to another node."""
        self._heard = {node: told for node, told in self._heard.items() if now - told[0] < BELIEVED}
        return frozenset[MemberId]().union(*(members for _, members in self._heard.values()))

    def believe(self, now: int) -> None:
        """Notes may have been lost: everybody is taken to be where they were, for a while."""
        self._heard = {node: (now, members) for node, (_, members) in self._heard.items()}
        self._said = None

    def to_say(self, node: str, here: Collection[MemberId], now: int) -> str | None:
        """What this node has to say of its own people now; None if the others know."""
        lines = frozenset(here)
        again = bool(self._heard) and now - self._said_at >= SAY_AGAIN
        if lines == self._said and not again:
            return None
        self._said, self._said_at = lines, now
        return _ENCODER.encode([node, *sorted(lines)]).decode()

    def due(self) -> int | None:
        """When there is something to say again; None as long as nobody else has the table."""
        return self._said_at + SAY_AGAIN if self._heard else None
