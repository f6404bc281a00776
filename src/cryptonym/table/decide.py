"""What becomes of a member's command: events, or a refusal that changes nothing."""

from collections.abc import Callable
from itertools import chain, count
from typing import Any

import msgspec

from cryptonym.rules import commands as game_commands
from cryptonym.rules import match as m
from cryptonym.rules.cards import one_sided
from cryptonym.rules.decide import decide
from cryptonym.rules.model import INSIDER, WATCHER, Phase, Role
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.talk import silence, tidy_remark
from cryptonym.rules.variants import in_game, variant_of
from cryptonym.table import bots, deadlines, devices, missions, persons, sitting, strangers
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.given import Given, Outcome, between_games, host_and, in_match
from cryptonym.table.knowing import look_at_key
from cryptonym.table.model import MOST_MEMBERS, NOBODY, MemberId, Table, Words
from cryptonym.table.names import LONGEST_NAME, is_same_name, tidy_name
from cryptonym.table.silence import NO_ACTS, act_problem, talk_problem, talks_to

MOST_WORDS = 5000
HOST_PATIENCE = 3 * 60_000  # milliseconds in which a host may do nothing

__all__ = [
    "HOST_PATIENCE",
    "LONGEST_NAME",
    "MOST_WORDS",
    "Given",
    "Outcome",
    "decide_table",
    "refused_anyway",
    "with_list",
    "words_problem",
]


def decide_table(
    table: Table, member: MemberId | None, command: cmd.TableCommand, given: Given
) -> Outcome:
    """What happens if a member sends a command; `member` is None for somebody new at the door."""
    if table.closed:
        return Refusal("table_closed")
    kind = type(command)
    if table.settings.strangers and kind in strangers.NOT_AMONG_STRANGERS:
        return Refusal("among_strangers")
    if kind is cmd.JoinTable:  # `isinstance` is slow to say no, and this runs for every command
        happened = _join(table, member, command, given)  # type: ignore[arg-type] # as we know
    elif member is None or member not in table.members:
        return Refusal("unknown_player")
    elif own := _DECIDERS.get(kind):
        happened = own(table, member, command, given)
    elif kind in _FOR_THE_HOST and member != table.host:
        return Refusal("not_host")
    elif kind is m.StartGame:
        happened = in_match(table, member, command, given)
    else:  # as `in_match`, without a call more for every guess
        verdict, now = given.verdict, given.now
        happened = m.decide_match(table.match, member, command, verdict=verdict, now=now)  # type: ignore[arg-type] # what is left is of the match
    if isinstance(happened, Refusal) or not happened:
        return happened
    if table.campaign.city:
        happened = missions.with_result(table, happened)
    if table.settings.slow is not None:
        happened = deadlines.with_deadline(table, happened, member, given)
    if kind in NO_ACTS:
        return happened
    return act_problem(table, member, command) or happened


def refused_anyway(
    table: Table, member: MemberId | None, command: cmd.TableCommand, now: int
) -> Refusal | None:
    """Why a command is refused whatever cards or verdict would come with it; None if it may not be.

    A cheap look, so that nobody has those made who has no use for them.
    """
    if _gives_clue(table, member):
        return None
    outcome = decide_table(table, member, command, Given(now, seed=b"none"))
    refused = isinstance(outcome, Refusal) and outcome.code in _WHATEVER_IS_GIVEN
    return outcome if isinstance(outcome, Refusal) and refused else None


def _gives_clue(table: Table, member: MemberId | None) -> bool:
    """Whether everybody waits for a clue of this member, who mostly may do what they ask for."""
    game, seat = table.match.game, table.match.seats.get(member or NOBODY)
    if game is None or seat is None or not game.variant.gives(seat):
        return False
    return game.phase is Phase.CLUE and seat.team is game.team


# Refusals that come before cards and verdicts are looked at.
_WHATEVER_IS_GIVEN = frozenset(
    {
        "table_closed",
        "unknown_player",
        "not_host",
        "game_running",
        "too_few_players",
        "no_game",
        "game_over",
        "no_such_seat",
        "wrong_role",
        "wrong_phase",
        "not_your_turn",
        "first_clue_taken",
        "side_done",
        "sudden_death",
        "time_is_up",
    }
)

# Clocks and deals concern everybody, so one person answers for them.
_FOR_THE_HOST: frozenset[type] = frozenset(
    {m.StartGame, m.RotateRoles, game_commands.PauseTimer, game_commands.ResumeTimer}
)


def _join(table: Table, member: MemberId | None, command: cmd.JoinTable, given: Given) -> Outcome:
    # Whoever a person is here they are on every device of theirs (R17).
    member = persons.member_with(table, command.mark) if member is None else member
    if member is not None and member in table.members:
        return Refusal("already_joined")
    if table.match.running and member in table.sent_away:
        return Refusal("sent_away")
    if table.locked or strangers.is_closed_to(table, member):
        return Refusal("table_locked")
    if len(table.members) >= MOST_MEMBERS:
        return Refusal("table_full", {"limit": MOST_MEMBERS})
    # Who comes back is who they were: going out and in again makes nobody forget a key (R17).
    who = member if member is not None and member in table.gone else table.next_member()
    name = _name_at_the_door(table, who, command.name)
    if isinstance(name, Refusal):
        return name
    insider = table.match.seat_of_onlooker(who) == INSIDER
    knows = (m.KeySeen(who),) if insider else ()  # said, so that everybody knows it
    came = ev.MemberCame(
        who, name, given.token, None, given.now, command.kind, command.mark, command.via
    )
    return (came, *knows)


def _name_at_the_door(table: Table, who: MemberId, raw: str) -> str | Refusal:
    """The name of before for those who know the key: another one could say something (R28)."""
    if not table.knows_key(who):
        return _name(table, None, raw)
    before = table.gone[who].name
    taken = {other.name.casefold() for other in table.members.values()}
    numbered = (f"{before[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return next(name for name in chain((before,), numbered) if name.casefold() not in taken)


def _name(table: Table, member: MemberId | None, raw: str) -> str | Refusal:
    """A name as the others will see it: one line of letters that nobody else has."""
    name = tidy_name(raw)
    if name is None:
        return Refusal("name_form", {"limit": LONGEST_NAME})
    others = (other.name for who, other in table.members.items() if who != member)
    if any(is_same_name(name, other) for other in others):
        return Refusal("name_taken", {"name": name})
    return name


def _leave(table: Table, member: MemberId, _command: cmd.LeaveTable, given: Given) -> Outcome:
    bot = strangers.seat_left_to_bot(table, member, given)
    return (*bot, ev.MemberWent(member), *_next_host(table, member))


def _next_host(table: Table, leaving: MemberId) -> tuple[ev.TableEvent, ...]:
    """Who has been there longest takes over; a bot cannot."""
    heirs = [who for who in table.people() if who != leaving]
    return (ev.HostChanged(heirs[0]),) if leaving == table.host and heirs else ()


def _rename(table: Table, member: MemberId, command: cmd.Rename, _given: Given) -> Outcome:
    variant, seat = table.match.variant, table.seat_of(member)
    silent = silence(variant, seat) if table.knows_key(member) else None
    if silent:
        return silent  # a name is a line of text that operatives read (R28)
    name = _name(table, member, command.name)
    return name if isinstance(name, Refusal) else (ev.MemberRenamed(member, name),)


def _hand_over(table: Table, member: MemberId, command: cmd.HandOver, _given: Given) -> Outcome:
    problem = host_and(table, member, command.member)
    if problem is None and table.is_bot(command.member):
        problem = Refusal("not_for_bots")
    return problem or (ev.HostChanged(command.member),)


def _take_over(table: Table, member: MemberId, _command: cmd.TakeOver, given: Given) -> Outcome:
    """Whoever plays may: a table must not stand still because one person's phone did."""
    if member == table.host:
        return ()
    if given.now - given.host_at < HOST_PATIENCE:
        return Refusal("host_is_here", {"minutes": HOST_PATIENCE // 60_000})
    plays = table.seat_of(member).plays
    return (ev.HostChanged(member),) if plays else Refusal("wrong_role")


def _kick(table: Table, member: MemberId, command: cmd.KickMember, _given: Given) -> Outcome:
    problem = host_and(table, member, command.member)
    if problem:
        return problem
    went = ev.MemberWent(command.member, kicked=command.member != member)
    return (went, *_next_host(table, command.member))


def _ready(table: Table, member: MemberId, command: cmd.SayReady, _given: Given) -> Outcome:
    if table.match.running:
        return Refusal("game_running")  # a spymaster gives no sign while a game lasts (R97)
    return (ev.MemberReady(member, command.ready),)


def _lock(table: Table, member: MemberId, command: cmd.LockTable, _given: Given) -> Outcome:
    if member != table.host:
        return Refusal("not_host")
    return (ev.TableLocked(command.locked),) if command.locked is not table.locked else ()


def _options(table: Table, member: MemberId, command: cmd.ChangeOptions, _given: Given) -> Outcome:
    problem = between_games(table, member)
    if problem:
        return problem
    options = with_list(table, command.options)
    problem = variant_of(options).lists_problem(options.lists)
    problem = problem or deadlines.pace_problem(options, table.settings)
    if problem:
        return problem
    changed: tuple[ev.TableEvent, ...] = (ev.OptionsChanged(options),)
    changed += _other_list(table, options) + missions.left_behind(table, options)
    if variant_of(options) is table.match.variant:
        return changed
    # Another game has other seats, so everybody stands up first, and bots do not watch.
    seated = [who for who in table.people() if table.seat_of(who).role is not Role.WATCHER]
    bots_go = (ev.MemberWent(who) for who in table.bots())
    return (*bots_go, *(m.SeatTaken(who, WATCHER) for who in seated), *changed)


def with_list(table: Table, options: Options) -> Options:
    """Where nobody chose another list, it follows the game: words, or pictures (P6)."""
    chosen = options.word_list != table.match.options.word_list
    return options if chosen else in_game(options, options.mode)


def _other_list(table: Table, options: Options) -> tuple[ev.WordsChosen, ...]:
    """Options that name another list than before choose it, and leave words of one's own there."""
    if options.word_list == table.match.options.word_list:
        return ()
    return (ev.WordsChosen(Words(options.lists, table.words.own)),)


def _settings(
    table: Table, member: MemberId, command: cmd.ChangeSettings, _given: Given
) -> Outcome:
    if member != table.host:
        return Refusal("not_host")
    # Minutes can be a message (R28), and nobody begins to look in the middle of a game (R17).
    # Nor does its pace change then.
    before, settings = table.settings, command.settings
    agreed = (before.look, before.slow) == (settings.look, settings.slow)
    if (table.match.running and not agreed) or table.knows_key(member):
        return Refusal("game_running")
    problem = deadlines.pace_problem(table.match.options, settings)
    if problem:
        return problem
    return (ev.SettingsChanged(strangers.settled(before, settings)),)


def _words(table: Table, member: MemberId, command: cmd.ChooseWords, _given: Given) -> Outcome:
    problem = between_games(table, member)
    if problem:
        return problem
    if command.words == table.words:
        return ()
    problem = words_problem(command.words, table.match.options)
    return problem or (ev.WordsChosen(command.words),)


def words_problem(words: Words, options: Options) -> Refusal | None:
    """Why nobody can play with these words."""
    if len(words.own) > MOST_WORDS:
        return Refusal("too_many_words", {"limit": MOST_WORDS})
    problem = variant_of(options).lists_problem(words.lists)
    if problem:
        return problem
    cards = one_sided(words.own, least=0 if words.lists else variant_of(options).size)
    return cards if isinstance(cards, Refusal) else None


def _again(table: Table, member: MemberId, command: cmd.PlayAgain, given: Given) -> Outcome:
    problem = between_games(table, member)
    if problem:
        return problem
    moves: Outcome = ()
    if command.how == "rotate":
        moves = m.decide_match(table.match, member, m.RotateRoles())
    elif command.how == "shuffle":
        moves = sitting.shuffle(table, member, cmd.ShuffleTeams(), given)
    if isinstance(moves, Refusal):
        return moves
    if moves:
        match = table.match
        for move in moves:
            match = m.evolve_match(match, move)  # type: ignore[arg-type] # seats only
        table = msgspec.structs.replace(table, match=match)
    started = in_match(table, member, m.StartGame(), given)
    return started if isinstance(started, Refusal) else (*moves, *started)


def _say(table: Table, member: MemberId, command: game_commands.Say, _given: Given) -> Outcome:
    """While a game lasts those talk whom it lets talk; between games everybody does."""
    problem = talk_problem(table, member, command.text)
    if problem:
        return problem
    text = tidy_remark(command.text)
    if isinstance(text, Refusal):
        return text
    return (ev.SomethingSaid(member, text, talks_to(table, member)),)


def _mark(
    table: Table, member: MemberId, command: game_commands.MarkCard, _given: Given
) -> Outcome:
    game = table.match.game
    if game is None:
        return Refusal("no_game")
    proposed = decide(game, table.seat_of(member), command)
    if isinstance(proposed, Refusal):
        return proposed
    return (ev.CardMarked(member, command.card, command.on),)


def _break_off(
    table: Table, member: MemberId, _command: cmd.BreakOffGame, _given: Given
) -> Outcome:
    """An end that is no result, so the deal is not opened: see docs/secrecy.md."""
    if member != table.host:
        return Refusal("not_host")
    return (ev.GameBrokenOff(),) if table.match.running else Refusal("no_game")


def _close(table: Table, member: MemberId, _command: cmd.CloseTable, _given: Given) -> Outcome:
    return Refusal("not_host") if member != table.host else (ev.TableClosed(),)


_DECIDERS: dict[type, Callable[[Table, MemberId, Any, Given], Outcome]] = {
    cmd.MakeCode: devices.make_code,
    cmd.AddDevice: devices.add_device,
    cmd.RemoveDevice: devices.remove_device,
    cmd.KeepDevice: devices.keep_device,
    cmd.MarkSeat: persons.mark_seat,
    cmd.ComeBack: persons.come_back,
    cmd.SignOut: persons.sign_out,
    cmd.ForgetMember: persons.forget_member,
    cmd.LeaveTable: _leave,
    cmd.Rename: _rename,
    cmd.AskForSeat: sitting.ask,
    cmd.MoveMember: sitting.move,
    cmd.AddBot: bots.add_bot,
    cmd.FillSeats: bots.fill_seats,
    cmd.GiveSeatToBot: bots.give_seat_to_bot,
    cmd.BotMove: bots.bot_move,
    cmd.JuryAnswer: strangers.jury_answer,
    game_commands.AnswerConsult: strangers.answer_consult,
    m.TakeSeat: sitting.take_seat,
    m.LookAtKey: look_at_key,
    cmd.ShuffleTeams: sitting.shuffle,
    cmd.HandOver: _hand_over,
    cmd.TakeOver: _take_over,
    cmd.KickMember: _kick,
    cmd.SayReady: _ready,
    cmd.LockTable: _lock,
    cmd.ChangeOptions: _options,
    cmd.ChangeSettings: _settings,
    cmd.ChooseWords: _words,
    cmd.ChooseCity: missions.choose_city,
    cmd.BringCampaign: missions.bring_campaign,
    cmd.PlayAgain: _again,
    cmd.SayPhrase: strangers.say_phrase,
    # The game's own, at a table with rules of its own about who hears and sees them (Q25).
    game_commands.Say: _say,
    game_commands.MarkCard: _mark,
    cmd.GiveTime: deadlines.give_time,
    cmd.BreakOffGame: _break_off,
    cmd.CloseTable: _close,
}
