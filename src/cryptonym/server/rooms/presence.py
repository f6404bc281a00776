"""Who of the people at a table has no line to it: told to all, kept in no stream.

Coming and going must not become a signal. Of somebody who knows the key it shows late and seldom
(R28, R97), and everybody is told the same.
"""

from collections.abc import Container
from typing import Final

from cryptonym.table.model import MemberId, Table

PATIENCE: Final = 20_000  # milliseconds without a line until somebody is away
# So many times as long: of those who know the key, and between two changes of theirs.
WITH_KEY, BETWEEN_CHANGES = 3, 6
LONG = 3  # likewise, until anybody may call a bot for somebody who is waited for
NEVER: Final = 1 << 62

Away = tuple[MemberId, ...]


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
