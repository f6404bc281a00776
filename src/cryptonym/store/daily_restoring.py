"""The daily out of a backup, into a store that may have a daily of its own."""

from cryptonym.store.daily_lines import DailyLine, KeptAgreement, KeptDay, KeptTurn
from cryptonym.store.daily_port import DailyStore


class DailyRestoring:
    """Takes the lines of a backup in order; what is there stays as it is."""

    def __init__(self, store: DailyStore) -> None:
        self._store = store
        self._others: set[tuple[str, str]] = set()  # dates on which another board was played here
        self._has_turns: bool | None = None
        self.count = 0  # put back

    async def put(self, line: DailyLine) -> None:
        """Put a line back, unless it is about another board than the one that is here.

        Turns have no names, so nobody can tell which are here: they come where there are none.
        """
        if isinstance(line, KeptTurn):
            if self._has_turns is None:
                self._has_turns = bool(await self._store.turns(0, 1))
            if self._has_turns:
                return
        elif not isinstance(line, KeptAgreement) and (line.language, line.date) in self._others:
            return
        done = await self._store.restore(line)
        self.count += done
        if isinstance(line, KeptDay) and not done:
            there = await self._store.days(line.language, line.date, line.date)
            if [body for _, body in there] != [line.body]:
                self._others.add((line.language, line.date))
