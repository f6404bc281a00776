"""Slow tables: whom they wait for and until when, more time, and a bot when time runs out.

Only what everybody knows counts, as a watcher sees the game: a deadline must not tell of a question
that was asked in private (R58). So who asks waits at their own cost, and may give another clue.
"""

from msgspec.structs import replace

from cryptonym.rules import match as m
from cryptonym.rules.desks import is_asking
from cryptonym.rules.events import ClueGiven, ConsultAnswered
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import WATCHER
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import missing_seats
from cryptonym.table import bots
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome
from cryptonym.table.model import (
    HOUR,
    NOBODY,
    Awaited,
    MemberId,
    ReminderKind,
    Settings,
    Table,
    Times,
)

MOST_GIVEN = 2  # how often somebody gets more time for one action
SOON = 4 * HOUR  # before time runs out
# Nobody saw that time had run out for so long: there was no server on which one could have acted.
SERVER_AWAY = HOUR
LOOK_AT_BOT = 30_000  # milliseconds after which a node looks whether a bot has acted

Happened = tuple[ev.TableEvent, ...]


def pace_problem(options: Options, settings: Settings) -> Refusal | None:
    """Why a table cannot be run like this: over days, or against a strict clock, but not both."""
    both = settings.slow is not None and options.time.kind == "strict"
    return Refusal("slow_and_strict") if both else None


def awaited_now(table: Table) -> tuple[MemberId, ...]:
    """Whom the game waits for, as far as everybody knows."""
    game = table.match.game
    if game is None or not table.match.running:
        return ()
    seats = to_act(view(game, WATCHER))
    return tuple(who for who, seat in table.match.seats.items() if seat in seats)


def with_deadline(
    table: Table, happened: Happened, member: MemberId | None, given: Given
) -> Happened:
    """What happened at a slow table, and whom it waits for then.

    Whoever leaves in the middle of a game is replaced at once.
    """
    after = table_after(table, happened)
    if after.settings.slow is None:
        return happened
    happened = (*_left(table, happened), *happened, *_stand_ins(after, given))
    after = table_after(table, happened)
    awaited = _awaited(table, after, happened, member, given.now)
    return (*happened, awaited) if awaited else happened


def _left(table: Table, happened: Happened) -> Happened:
    """Leaving a game is no better than letting one's time run out; being sent away is."""
    went = (one.member for one in happened if isinstance(one, ev.MemberWent) and not one.kicked)
    people = tuple(who for who in went if not table.is_bot(who) and table.seat_of(who).plays)
    return (ev.TimeRanOut(people, left=True),) if people and table.match.running else ()


def _stand_ins(table: Table, given: Given) -> Happened:
    """A bot for every seat where nobody is any more."""
    slow, happened = table.settings.slow, Happened()
    if slow is None or not table.match.running:
        return happened
    for seat in missing_seats(table.match.variant, table.match.seats):
        come = bots.stand_in(table, slow.level, m.TakeSeat(seat.role, seat.team), given)
        happened += come
        table = table_after(table, come)
    return happened


def _awaited(
    table: Table, after: Table, happened: Happened, member: MemberId | None, now: int
) -> ev.ActionAwaited | None:
    """Whom the table waits for now, if that has changed."""
    slow, before, who = after.settings.slow, table.awaited, awaited_now(after)
    if slow is None:
        return None
    done = before is not None and _moment(table) != _moment(after)
    if before is not None and done:
        late = max(0, now - before.until)
        settled = ev.ActionAwaited(by=_actor(table, before, happened, member), late=late)
        after = table_after(after, (settled,))
    else:
        settled = ev.ActionAwaited()
    if not who:
        return settled if done else None
    still = after.awaited
    if still is None or not set(who) & set(still.who):
        until = now + slow.action
        return replace(settled, who=who, since=now, until=until, last=until + _reserve(after, who))
    if who == still.who:
        return None
    last = max(still.last, still.until + _reserve(after, who))  # one more, or one less
    same = still.since, still.until, last
    return ev.ActionAwaited(who, *same, given=still.given)


def _moment(table: Table) -> tuple[object, ...]:
    """What changes in the game as everybody sees it when somebody acts."""
    game = table.match.game
    if game is None:
        return (table.match.number,)
    seen = view(game, WATCHER)
    lies = seen.turn, seen.guesses, seen.covered, len(seen.touches)
    return table.match.number, seen.phase, seen.team, *lies


def _actor(table: Table, before: Awaited, happened: Happened, member: MemberId | None) -> MemberId:
    """Who of those who were awaited has acted; a clue is its giver's, whoever allowed it (R58)."""
    clue = next((one for one in happened if isinstance(one, ClueGiven)), None)
    for who in before.who:
        seat = table.seat_of(who)
        gave = clue is not None and seat.team is clue.team and table.match.variant.gives(seat)
        if (gave or (clue is None and who == member)) and not table.is_bot(who):
            return who
    return NOBODY


def _reserve(table: Table, who: tuple[MemberId, ...]) -> int:
    """What those who are awaited together have left: the longest of them, and bots have none."""
    slow = table.settings.slow
    people = [table.times.get(one, Times()).used for one in who if not table.is_bot(one)]
    return max(0, slow.reserve - min(people)) if slow and people else 0


def give_time(table: Table, member: MemberId, _command: cmd.GiveTime, given: Given) -> Outcome:
    """Those who wait are patient: the time of one action more, twice at most."""
    slow, awaited = table.settings.slow, table.awaited
    if slow is None or awaited is None:
        return Refusal("no_timer")
    if member in awaited.who or not table.seat_of(member).plays:
        return Refusal("wrong_role")  # the others give it, not who needs it
    if all(map(table.is_bot, awaited.who)):
        return Refusal("not_for_bots")
    if given.now >= awaited.last:
        return Refusal("time_is_up")
    if awaited.given >= MOST_GIVEN:
        return Refusal("enough_time", {"limit": MOST_GIVEN})
    return (ev.TimeGiven(awaited.until + slow.action, awaited.last + slow.action, member),)


# ---- what time brings


def next_look(table: Table, now: int) -> int | None:
    """When a slow table that waits for somebody wants to be looked at; None if it does not wait.

    Bots act at once. A node may have died before: so another looks, less and less often.
    """
    awaited = table.awaited
    if awaited is None or table.settings.slow is None:
        return None
    if all(map(table.is_bot, awaited.who)):
        return min(awaited.last, now + max(LOOK_AT_BOT, now - awaited.since))
    moments = _reminders(awaited)
    later = _ORDER[_ORDER.index(table.reminded or "turn") + 1 :]
    return min((moments[kind] for kind in later if kind in moments), default=awaited.last)


def what_time_brings(table: Table, given: Given) -> Happened:
    """What happens at a slow table by itself: a call for those who are awaited, or a bot."""
    awaited, slow, now = table.awaited, table.settings.slow, given.now
    if awaited is None or slow is None:
        return ()
    if now >= awaited.last + SERVER_AWAY:
        until = now + slow.action
        return (ev.TimeGiven(until, until + awaited.last - awaited.until),)
    if now >= awaited.last:
        return _run_out(table, awaited, given)
    if all(map(table.is_bot, awaited.who)):
        return ()
    moments = _reminders(awaited)
    later = _ORDER[_ORDER.index(table.reminded or "turn") + 1 :]
    come = [kind for kind in later if kind in moments and moments[kind] <= now]
    return (ev.Reminded(come[-1]),) if come else ()  # of several that were missed the last


def _reminders(awaited: Awaited) -> dict[ReminderKind, int]:
    """When those who are awaited are called again: at half time, and a while before the end."""
    half = awaited.since + (awaited.until - awaited.since) // 2
    moments: dict[ReminderKind, int] = {"half": half}
    if awaited.until - SOON > half:
        moments["soon"] = awaited.until - SOON
    if awaited.last - SOON > awaited.until:
        moments["last"] = awaited.last - SOON
    return moments


_ORDER: tuple[ReminderKind, ...] = ("turn", "half", "soon", "last")


def _run_out(table: Table, awaited: Awaited, given: Given) -> Happened:
    """A bot takes each seat that was awaited; who sat there may take it back.

    A question that is open counts as answered: nobody else knows of it, and the bot need not wait.
    """
    game = table.match.game
    asked = game is not None and is_asking(game)
    answer: Happened = (ConsultAnswered(allowed=False, at=given.now),) if asked else ()
    stand_up = [one for who in awaited.who for one in bots.stands_up(table, who)]
    return with_deadline(table, (*answer, ev.TimeRanOut(awaited.who), *stand_up), None, given)
