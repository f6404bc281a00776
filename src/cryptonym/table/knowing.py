"""One person, one knowledge: who may look at the key, and who may sit down after coming (R17)."""

from cryptonym.rules import match as m
from cryptonym.rules.model import Role, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.table.given import Given, Outcome, in_match
from cryptonym.table.model import MemberId, Table


def look_at_key(table: Table, member: MemberId, command: m.LookAtKey, given: Given) -> Outcome:
    """Where the group agreed on it, and is among itself."""
    if not table.lets_look():
        return Refusal("looking_off")
    return in_match(table, member, command, given)


def seat_problem(table: Table, member: MemberId, seat: m.TakeSeat) -> Refusal | None:
    """Why somebody cannot sit down in a running game unless the host seats them.

    Without a token the server cannot tell who somebody is. They may be one who knows the key of
    this game, or one who was sent away from it.
    """
    match = table.match
    if not match.running or seat.role is Role.WATCHER or member in match.left:
        return None  # who comes back to the seat they had is known
    late = member in table.late
    guesses = match.variant.guesses(Seat(seat.role, seat.team))
    knows = guesses and (_is_public(table) or (late and _is_away(table)))
    return Refusal("seated_by_host") if knows or (late and table.sent_away) else None


def _is_public(table: Table) -> bool:
    """Whether a person who knows the key could be here twice, and strangers would not notice."""
    return table.settings.public and any(map(table.knows_key, table.people()))


def _is_away(table: Table) -> bool:
    """Whether a person who knows the key has gone, and could be a newcomer by now."""
    return any(table.knows_key(who) and one.bot is None for who, one in table.gone.items())
