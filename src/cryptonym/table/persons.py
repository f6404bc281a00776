"""One person at a table, whatever they come with: known by a mark that means nothing elsewhere.

The mark is made of person and table by the server, so it links nobody across tables.
"""

from itertools import chain, count

from cryptonym.rules.model import WATCHER
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.bots import give_seat_to_bot
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome
from cryptonym.table.model import MOST_DEVICES, MemberId, Table


def member_with(table: Table, mark: str) -> MemberId | None:
    """Who this person is at the table, also one who went away during this game (R17)."""
    if not mark:
        return None
    known = chain(table.members.items(), table.gone.items())
    return next((who for who, member in known if member.mark == mark), None)


def mark_seat(table: Table, member: MemberId, command: cmd.MarkSeat, _given: Given) -> Outcome:
    """A seat becomes a person's, who must not have another one here (R17)."""
    before = table.members[member].mark
    if before == command.mark:
        return ()
    if before:
        return Refusal("seat_kept")
    if member_with(table, command.mark) is not None:
        return Refusal("already_joined")
    return (ev.MemberMarked(member, command.mark, command.device, command.via),)


def come_back(table: Table, member: MemberId, command: cmd.ComeBack, given: Given) -> Outcome:
    """The person whose seat it is sits there with one device more; they need no code.

    Where there are too many, one that has lost its token makes room for itself.
    """
    known = table.members[member]
    if not command.mark or known.mark != command.mark:
        return Refusal("unknown_player")
    goes: tuple[ev.TableEvent, ...] = ()
    if len(known.devices) >= MOST_DEVICES:
        same = tuple(one.number for one in known.devices if command.via and one.via == command.via)
        if not same:
            return Refusal("too_many_devices", {"limit": MOST_DEVICES})
        goes = (ev.DevicesRemoved(member, same),)
    number = known.devices_ever + 1
    comes = ev.DeviceAdded(member, given.token, number, given.now, command.kind, command.via)
    return (*goes, comes)


def sign_out(table: Table, member: MemberId, command: cmd.SignOut, _given: Given) -> Outcome:
    """What came with a device that its owner no longer trusts has the seat no longer."""
    numbers = tuple(one.number for one in table.members[member].devices if one.via == command.via)
    return (ev.DevicesRemoved(member, numbers),) if numbers and command.via else ()


def forget_member(
    table: Table, member: MemberId, command: cmd.ForgetMember, given: Given
) -> Outcome:
    """A person goes for good: their name first, then their seat, which a bot plays on."""
    taken = {one.name.casefold() for who, one in table.members.items() if who != member}
    numbered = (f"{command.name} {number}" for number in count(2))
    names = chain((command.name,), numbered)
    nameless = ev.MemberRenamed(member, next(n for n in names if n.casefold() not in taken))
    happened: tuple[ev.TableEvent, ...] = (nameless,)
    if table.match.running and table.match.seats.get(member, WATCHER).plays:
        replaced = give_seat_to_bot(
            table_after(table, (ev.HostChanged(member),)),  # as if the host had called the bot
            member,
            cmd.GiveSeatToBot(member, command.level),
            given,
        )
        happened += () if isinstance(replaced, Refusal) else replaced
    heirs = [who for who in table.people() if who != member]
    passes_on = (ev.HostChanged(heirs[0]),) if member == table.host and heirs else ()
    return (*happened, ev.MemberWent(member), *passes_on)


def is_marked(table: Table) -> bool:
    """Whether somebody at the table is a person who keeps it."""
    return any(member.mark for member in table.members.values())
