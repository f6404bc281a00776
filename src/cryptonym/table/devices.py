"""The devices of a member: how one comes with a code, and how it has the seat no longer."""

from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.given import Given, Outcome
from cryptonym.table.model import MOST_DEVICES, MemberId, Table

CODE_MINUTES = 10  # for which a code is good
NEW_MINUTES = 30  # in which a device removes no older one


def make_code(table: Table, member: MemberId, command: cmd.MakeCode, given: Given) -> Outcome:
    """A code that is not made yet: only the server has the secret for that."""
    if _is_full(table, member):
        return _too_many()
    until = given.now + CODE_MINUTES * 60_000
    return (ev.CodeMade(member, given.seed.hex(), until, command.maker),)


def add_device(table: Table, member: MemberId, command: cmd.AddDevice, given: Given) -> Outcome:
    """One device more; the code must be open still, as two may come with it at once."""
    known = table.members[member]
    if known.code is None or known.code.nonce != command.code:
        return Refusal("code_spent")
    if _is_full(table, member):
        return _too_many()
    number = known.devices_ever + 1
    return (ev.DeviceAdded(member, given.token, number, given.now, command.kind),)


def remove_device(
    table: Table, member: MemberId, command: cmd.RemoveDevice, given: Given
) -> Outcome:
    """One device less, but not the last: who wants to go leaves the table."""
    known = table.members[member]
    if not known.has_device(command.number):
        return Refusal("no_such_device")
    if len(known.devices) == 1:
        return Refusal("last_device")
    return _removed(table, member, command.by, (command.number,), given)


def keep_device(table: Table, member: MemberId, command: cmd.KeepDevice, given: Given) -> Outcome:
    """All devices but one go. An open code is void even if there is no other device."""
    known = table.members[member]
    others = tuple(one.number for one in known.devices if one.number != command.by)
    return _removed(table, member, command.by, others, given) if others or known.code else ()


def _removed(
    table: Table, member: MemberId, by: int, numbers: tuple[int, ...], given: Given
) -> Outcome:
    """Older devices are safe from a new one for a while, so that a thief locks nobody out."""
    asks = next((one for one in table.members[member].devices if one.number == by), None)
    if asks is None:
        return Refusal("no_such_device")  # it was removed in the same moment
    is_new = given.now - asks.since < NEW_MINUTES * 60_000
    if is_new and any(number < by for number in numbers):
        return Refusal("device_too_new", {"minutes": NEW_MINUTES})
    return (ev.DevicesRemoved(member, numbers),)


def _is_full(table: Table, member: MemberId) -> bool:
    return len(table.members[member].devices) >= MOST_DEVICES


def _too_many() -> Refusal:
    return Refusal("too_many_devices", {"limit": MOST_DEVICES})
