"""One person, one knowledge: who may look at the key, and who may sit down after coming (R17)."""

from cryptonym.rules import match as m
from cryptonym.rules.model import Role
from cryptonym.rules.refusals import Refusal
from cryptonym.table.given import Given, Outcome, in_match
from cryptonym.table.model import MemberId, Table


def look_at_key(table: Table, member: MemberId, command: m.LookAtKey, given: Given) -> Outcome:
    """Where the group agreed on it, and is among itself."""
    if not table.lets_look():
        return Refusal("looking_off")
    return in_match(table, member, command, given)


def seat_problem(table: Table, member: MemberId, seat: m.TakeSeat) -> Refusal | None:
    """Why a newcomer cannot sit down here unless the host seats them.

    Without a token the server cannot tell who somebody is. They may be one who knows the key of
    this game, or one who was sent away from it.
    """
    if not table.match.running or member not in table.late or seat.role is Role.WATCHER:
        return None
    knows = seat.role is Role.OPERATIVE and _could_know(table)
    return Refusal("seated_by_host") if knows or table.sent_away else None


def _could_know(table: Table) -> bool:
    """Whether a newcomer could be a person who knows the key already.

    Among friends one would notice two for one, so only those count who have gone. Strangers
    notice nothing.
    """
    knowing = table.match.seen_key
    gone = any(who in knowing and member.bot is None for who, member in table.gone.items())
    return gone or (table.settings.public and any(who in knowing for who in table.people()))
