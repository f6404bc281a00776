"""A table of people who do not know each other: nobody rules there, and what is said is chosen.

The server brings them together and deals. A host is needed for the next game alone.
"""

from msgspec.structs import replace

from cryptonym.rules import commands as game_commands
from cryptonym.rules.match import TakeSeat
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.bots import stand_in, stands_up
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome, in_match
from cryptonym.table.model import Level, MemberId, Settings, Table
from cryptonym.table.silence import talk_problem, talks_to

BOT_LEVEL: Level = "normal"  # of who plays on for somebody who left

# What one person would decide for others they do not know, or would write in their own words.
NOT_AMONG_STRANGERS: frozenset[type] = frozenset(
    {
        cmd.Rename,
        cmd.MoveMember,
        cmd.ShuffleTeams,
        cmd.KickMember,
        cmd.AddBot,
        cmd.LockTable,
        cmd.ChangeOptions,
        cmd.ChangeSettings,
        cmd.ChooseWords,
        cmd.ChooseCity,
        cmd.BringCampaign,
        cmd.BreakOffGame,
        cmd.CloseTable,
        game_commands.Say,
        game_commands.PauseTimer,
    }
)


def is_closed_to(table: Table, who: MemberId | None) -> bool:
    """Whether somebody cannot come in: among strangers only those do whom the server put there."""
    return table.settings.strangers and table.match.number > 0 and who not in table.gone


def say_phrase(table: Table, member: MemberId, command: cmd.SayPhrase, _given: Given) -> Outcome:
    """One of few sentences, which everybody reads in their own language.

    While a game lasts those say one whom it lets talk (R28, R97).
    """
    said = ev.SomethingSaid(member, "", talks_to(table, member), command.phrase)
    return talk_problem(table, member, command.phrase) or (said,)


def answer_consult(
    table: Table, member: MemberId, command: game_commands.AnswerConsult, given: Given
) -> Outcome:
    """Among strangers no opponent decides about a clue: a jury does."""
    if table.settings.strangers:
        return Refusal("jury_decides")
    return in_match(table, member, command, given)


def jury_answer(table: Table, member: MemberId, command: cmd.JuryAnswer, given: Given) -> Outcome:
    """What the jury says, in the place of who would have to answer."""
    answer = game_commands.AnswerConsult(command.allow, word=command.word)
    return in_match(table, member, answer, given)


def seat_left_to_bot(table: Table, member: MemberId, given: Given) -> tuple[ev.TableEvent, ...]:
    """Who leaves strangers in a running game leaves them a bot; tables over days do so by rule."""
    settings, seat = table.settings, table.seat_of(member)
    if not (settings.strangers and settings.slow is None and table.match.running and seat.plays):
        return ()
    stands = stands_up(table, member)
    sits = TakeSeat(seat.role, seat.team)
    return (*stands, *stand_in(table_after(table, stands), BOT_LEVEL, sits, given))


def settled(before: Settings, after: Settings) -> Settings:
    """Settings as they may become: some things are settled when a table opens."""
    return replace(after, public=before.public, strangers=before.strangers)
