"""Sitting down, by oneself or by the host: people come before bots."""

from msgspec.structs import replace

from cryptonym.rules import match as m
from cryptonym.rules.chance import Chance
from cryptonym.rules.model import Role, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import dealt_seats
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome, between_games, host_and, in_match
from cryptonym.table.knowing import seat_problem
from cryptonym.table.model import MemberId, Table


def take_seat(table: Table, member: MemberId, command: m.TakeSeat, given: Given) -> Outcome:
    """A member sits down, or stands up to watch."""
    return seat_problem(table, member, command) or _sits(table, member, command, given)


def ask(table: Table, member: MemberId, command: cmd.AskForSeat, given: Given) -> Outcome:
    """Somebody who watches would like to play: only the host can let them, so they are told."""
    if not table.match.running:
        return Refusal("no_game")
    wanted = Seat(command.role, command.team)
    if not wanted.plays:
        return (ev.SeatAskedFor(member, wanted),) if member in table.asking else ()
    if table.seat_of(member).plays:
        return Refusal("role_locked")
    possible = _sits(table, member, m.TakeSeat(command.role, command.team), given)
    if isinstance(possible, Refusal) or table.asking.get(member) == wanted:
        return possible if isinstance(possible, Refusal) else ()
    return (ev.SeatAskedFor(member, wanted),)


def move(table: Table, member: MemberId, command: cmd.MoveMember, given: Given) -> Outcome:
    """The host seats somebody: who they are is the host's word, but not for themselves."""
    problem = host_and(table, member, command.member)
    if problem:
        return problem
    seat = m.TakeSeat(command.role, command.team)
    if command.member == member:
        return take_seat(table, member, seat, given)
    sits = _sits(table, command.member, seat, given)
    return sits if isinstance(sits, Refusal) else tuple(map(_moved, sits))


def _moved(event: ev.TableEvent) -> ev.TableEvent:
    """As an act of the host: one who knows the key has few of them (R97)."""
    return replace(event, moved=True) if isinstance(event, m.SeatTaken) else event


def shuffle(table: Table, member: MemberId, _command: cmd.ShuffleTeams, given: Given) -> Outcome:
    """The host deals everybody into teams and roles."""
    problem = between_games(table, member)
    if problem:
        return problem
    match = table.match
    seated = dealt_seats(Chance(given.seed, "teams"), match.variant, match.seats)
    return tuple(m.SeatTaken(who, seat) for who, seat in seated.items() if match.seats[who] != seat)


def _sits(table: Table, member: MemberId, command: m.TakeSeat, given: Given) -> Outcome:
    """A bot in the seat that somebody takes makes room and goes."""
    if table.is_bot(member):
        if command.role is Role.WATCHER:
            return (ev.MemberWent(member),)  # bots do not watch
        return in_match(table, member, command, given)
    bot = _bot_in(table, member, Seat(command.role, command.team))
    goes = (ev.MemberWent(bot),) if bot else ()
    sits = in_match(table_after(table, goes), member, command, given)
    return sits if isinstance(sits, Refusal) else (*goes, *sits)


def _bot_in(table: Table, member: MemberId, wanted: Seat) -> MemberId | None:
    """The bot whose place somebody takes by sitting down there."""
    place_of = table.match.variant.place_of
    place = place_of.get(wanted)
    if place is None or place_of.get(table.seat_of(member)) is place:
        return None
    return next((bot for bot in table.bots() if place_of.get(table.seat_of(bot)) is place), None)
