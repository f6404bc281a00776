"""Commands that were carried out already: the same id again is answered again and done once."""

from collections.abc import Container

from cryptonym.table.model import MOST_MEMBERS, MemberId

# Ids of each member's commands that are recognised when they come again: all that somebody may
# send at a stretch without waiting for an answer.
COMMANDS_KEPT = 64


class DoneCommands:
    """The latest commands of each member, by their ids, and the number of what they led to."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: dict[MemberId, dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, member: MemberId, command_id: str) -> int | None:
        """What `note` was told of this command; None if it was not done, or too long ago."""
        done = self._numbers.get(member)
        return done.get(command_id) if done else None

    def note(
        self, member: MemberId, command_id: str, number: int, here: Container[MemberId]
    ) -> None:
        """Remember a command; of many members those who are still `here` are remembered."""
        done = self._numbers.get(member)
        if done is None:
            if len(self._numbers) >= 2 * MOST_MEMBERS:
                self._numbers = {who: ids for who, ids in self._numbers.items() if who in here}
            done = self._numbers[member] = {}
        done[command_id] = number
        if len(done) > COMMANDS_KEPT:
            del done[next(iter(done))]
