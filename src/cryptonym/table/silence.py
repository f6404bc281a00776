"""What somebody who knows the key may still do beside the game (R28, R97).

A host is often a spymaster, and has to see to the table all the same. Whatever others notice is a
sign, so there are few of them: so many acts in a game, counted from what everybody saw.
"""

from collections.abc import Callable, Iterable
from typing import Any

from cryptonym.rules import commands as game_commands
from cryptonym.rules import events as game_events
from cryptonym.rules import match as m
from cryptonym.rules.decide import decide
from cryptonym.rules.model import Team
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.model import MemberId, Table

MOST_ACTS = 5  # of each who knows the key, in a game

# The game itself, what nobody else notices, and what cannot be done twice. Everything else that
# others see is an act: a new command too, until somebody has thought about it.
NO_ACTS: frozenset[type] = frozenset(
    {
        game_commands.GuessWord,
        game_commands.StopGuessing,
        game_commands.GiveUp,
        game_commands.GiveClue,
        game_commands.ConsultClue,
        game_commands.AnswerConsult,
        game_commands.ChallengeClue,
        game_commands.RuleClue,
        game_commands.AcceptClue,
        game_commands.CoverPenaltyWord,
        game_commands.SkipPenalty,
        game_commands.CoverOpponentWord,
        # This and the next are of guessers who hold a key too, where there are such.
        game_commands.MarkCard,
        game_commands.RequestSpelling,
        game_commands.Say,
        cmd.SayPhrase,
        # As often as it was stopped, and nobody may be left without a clock.
        game_commands.ResumeTimer,
        m.LookAtKey,
        cmd.MakeCode,
        cmd.AddDevice,
        cmd.RemoveDevice,
        cmd.KeepDevice,
        cmd.MarkSeat,
        cmd.ComeBack,
        cmd.SignOut,
        cmd.ForgetMember,  # as going away, and no word of it is theirs
        cmd.BotMove,
        cmd.JuryAnswer,
        cmd.LeaveTable,  # nobody is held back; coming back is an act
        cmd.CloseTable,
        cmd.BreakOffGame,
    }
)


def talk_problem(table: Table, member: MemberId, text: str) -> Refusal | None:
    """Why somebody says nothing now: while a game lasts those talk whom it lets talk."""
    current = table.match.game
    if current is None or not table.match.running:
        return None
    talked = decide(current, table.seat_of(member), game_commands.Say(text))
    return talked if isinstance(talked, Refusal) else None


def talks_to(table: Table, member: MemberId) -> Team | None:
    """Who hears what somebody says: their team, where the table wants it so; None is everybody."""
    among_us = table.match.running and table.settings.chat == "team"
    return table.seat_of(member).team if among_us else None


def act_problem(table: Table, member: MemberId | None, command: cmd.TableCommand) -> Refusal | None:
    """Why somebody who knows the key cannot do this act now, whoever else could."""
    if member is None or not table.knows_key(member):
        return None
    if isinstance(command, game_commands.ExpireTimer):
        return Refusal("spymaster_silent")  # the server does it; who was first would be a sign
    spent = table.acts.get(member, 0) >= MOST_ACTS
    return Refusal("enough_acts", {"limit": MOST_ACTS}) if spent else None


def acts_after(table: Table, actors: Iterable[MemberId]) -> dict[MemberId, int]:
    """The acts of everybody who knows the key, after an event by these; `table` is from before."""
    acts = table.acts
    for who in actors:
        if table.knows_key(who):
            acts = {**acts, who: acts.get(who, 0) + 1}
    return acts


def _came(table: Table, event: ev.MemberCame) -> tuple[MemberId, ...]:
    if event.stands_in:
        return ()  # at a slow table, by itself
    return (table.host if event.bot else event.member,)


def _went(table: Table, event: ev.MemberWent) -> tuple[MemberId, ...]:
    return (table.host,) if event.kicked else ()


def _timer_started(table: Table, event: game_events.TimerStarted) -> tuple[MemberId, ...]:
    if event.by is None:
        return ()  # a strict clock starts by itself
    return tuple(who for who, seat in table.match.seats.items() if seat == event.by)


# Events that others notice, and whose act each of them is.
ACTORS: dict[type, Callable[[Table, Any], tuple[MemberId, ...]]] = {
    ev.MemberCame: _came,
    ev.MemberWent: _went,
    ev.HostChanged: lambda table, event: (table.host, event.member),  # handed over, or taken over
    ev.TableLocked: lambda table, _event: (table.host,),
    game_events.TimerPaused: lambda table, event: () if event.until else (table.host,),
    game_events.TimerStarted: _timer_started,
    m.SeatTaken: lambda table, event: (table.host if event.moved else event.player,),
    ev.TimeGiven: lambda _table, event: (event.by,),
    ev.SeatAskedFor: lambda _table, event: (event.member,),
}
