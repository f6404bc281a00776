"""Bots at a table: how they get a seat, how they give it up, and what they may do in it."""

import hashlib
from itertools import chain, count

import msgspec

from cryptonym.rules import commands as game_commands
from cryptonym.rules import match as m
from cryptonym.rules.chance import Chance
from cryptonym.rules.events import ClueGiven
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import WATCHER, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import missing_seats
from cryptonym.rules.views import View
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome, in_match
from cryptonym.table.model import MOST_MEMBERS, Level, MemberId, Table

# A bot plays and is silent otherwise: no talk, no marks, no clocks (R28, R97).
BOT_COMMANDS = (
    game_commands.GiveClue
    | game_commands.ConsultClue
    | game_commands.AnswerConsult
    | game_commands.ChallengeClue
    | game_commands.RuleClue
    | game_commands.AcceptClue
    | game_commands.CoverPenaltyWord
    | game_commands.SkipPenalty
    | game_commands.CoverOpponentWord
    | game_commands.GuessWord
    | game_commands.StopGuessing
    | game_commands.GiveUp
)


def add_bot(table: Table, member: MemberId, command: cmd.AddBot, given: Given) -> Outcome:
    """One more bot, in this seat."""
    if member != table.host:
        return Refusal("not_host")
    if not Seat(command.role, command.team).plays:
        return Refusal("no_such_seat")  # bots do not watch
    return _seated(table, command.level, m.TakeSeat(command.role, command.team), given)


def fill_seats(table: Table, member: MemberId, command: cmd.FillSeats, given: Given) -> Outcome:
    """A bot in every seat without which no game can be played."""
    if member != table.host:
        return Refusal("not_host")
    happened: tuple[ev.TableEvent, ...] = ()
    for seat in missing_seats(table.match.variant, table.match.seats):
        come = _seated(table, command.level, m.TakeSeat(seat.role, seat.team), given)
        if isinstance(come, Refusal):
            return come
        happened += come
        table = table_after(table, come)
    return happened


def give_seat_to_bot(
    table: Table, member: MemberId, command: cmd.GiveSeatToBot, given: Given
) -> Outcome:
    """A bot that has seen nothing takes the seat; who had it keeps what they know (R17)."""
    who = command.member
    decides = member == table.host and not table.settings.strangers
    if not decides and not _may_call(table, member, who, given):
        return Refusal("not_host")
    if who not in table.members and who not in table.gone:
        return Refusal("unknown_player")
    seat = table.match.seats.get(who) or table.match.left.get(who, WATCHER)
    if not seat.plays:
        return Refusal("no_such_seat")
    stands = stands_up(table, who) if who in table.members else ()
    table = table_after(table, stands)
    come = _seated(table, command.level, m.TakeSeat(seat.role, seat.team), given)
    return come if isinstance(come, Refusal) else (*stands, *come)


def _may_call(table: Table, member: MemberId, who: MemberId, given: Given) -> bool:
    """Whether anybody may call a bot: the game waits for somebody who is long away.

    Not somebody who knows the key, as everybody would see it (R28).
    """
    current = table.match.game
    if current is None or who not in given.long_away or table.knows_key(member):
        return False
    waits = table.match.seats.get(who) in to_act(view(current, WATCHER))
    return waits and table.seat_of(member).plays


def bot_move(table: Table, member: MemberId, command: cmd.BotMove, given: Given) -> Outcome:
    """A move that a bot has thought of, unless the game has gone on meanwhile."""
    current = table.match.game
    if not table.is_bot(member) or not isinstance(command.command, BOT_COMMANDS):
        return Refusal("wrong_role")
    if current is None:
        return Refusal("no_game")
    if digest(view(current, table.seat_of(member))) != command.seen:
        return Refusal("stale_turn", {"turn": current.turn})
    happened = in_match(table, member, command.command, given)
    if isinstance(happened, Refusal):
        return happened
    return (*happened, *_explained(table, member, command, happened))


def _explained(
    table: Table, member: MemberId, command: cmd.BotMove, happened: tuple[ev.TableEvent, ...]
) -> tuple[ev.TableEvent, ...]:
    """Why a bot did what it did: of a pick at once if the table wants it, of a clue for later."""
    did, why = command.command, command.because
    if isinstance(did, game_commands.GiveClue) and command.meant:
        clues = (event for event in happened if isinstance(event, ClueGiven))
        return tuple(ev.ClueMeant(clue.turn, command.meant) for clue in clues)
    if isinstance(did, game_commands.GuessWord) and why and table.settings.explain:
        return (ev.PickExplained(member, did.card, why.clue, why.links, why.direct),)
    return ()


def digest(seen: View) -> str:
    """A short name of a view; another one as soon as anything in it changes."""
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()[:24]


def _seated(table: Table, level: Level, seat: m.TakeSeat, given: Given) -> Outcome:
    if len(table.members) >= MOST_MEMBERS:
        return Refusal("table_full", {"limit": MOST_MEMBERS})
    came = ev.MemberCame(table.next_member(), _free_name(table, given), bot=level)
    sits = in_match(table_after(table, (came,)), came.member, seat, given)
    return sits if isinstance(sits, Refusal) else (came, *sits)


def _free_name(table: Table, given: Given) -> str:
    """A name that nobody at the table has."""
    taken = {member.name.casefold() for member in table.members.values()}
    names = given.names or ("Bot",)
    shuffled = Chance(given.seed, "names").sample(names, len(names))
    numbered = (f"{name} {number}" for number in count(2) for name in shuffled)
    return next(name for name in chain(shuffled, numbered) if name.casefold() not in taken)


def stand_in(
    table: Table, level: Level, seat: m.TakeSeat, given: Given
) -> tuple[ev.TableEvent, ...]:
    """A bot that nobody called, in a seat that must not stay empty."""
    name = _free_name(table, given)
    came = ev.MemberCame(table.next_member(), name, bot=level, stands_in=True)
    sits = in_match(table_after(table, (came,)), came.member, seat, given)
    return () if isinstance(sits, Refusal) else (came, *sits)


def stands_up(table: Table, who: MemberId) -> tuple[ev.TableEvent, ...]:
    """Somebody leaves their seat to a bot; a bot goes."""
    if table.is_bot(who):
        return (ev.MemberWent(who),)
    return (ev.SeatLeft(who, table.match.seat_of_onlooker(who)),)
