"""What a list of one's tables shows of a seat: one line, from what that seat sees and no more."""

import msgspec

from cryptonym.rules.gate import view_with
from cryptonym.rules.legal import desk_of, to_act
from cryptonym.rules.model import WATCHER, Seat
from cryptonym.server.bodies.people import SeatSummary, Wanted
from cryptonym.store.port import SeatNote
from cryptonym.table.model import MemberId, Table

MOST_NAMES = 4  # of those that a game waits for
_ENCODER = msgspec.json.Encoder()


def note_of(table: Table, member: MemberId) -> SeatNote:
    """What is shown of a member's seat, who perhaps has gone."""
    match, known = table.match, table.members.get(member)
    seat = match.seats.get(member, WATCHER)
    ended = table.closed or known is None
    wanted, awaited = ("", ()) if ended else _awaited(table, member, seat)
    slow = None if ended or _only_bots(table) else table.awaited
    summary = SeatSummary(
        name=table.name,
        language=match.options.language,
        mode=match.options.mode,
        seat=seat,
        running=match.running,
        wanted=wanted,
        awaited=awaited,
        games=match.number,
        people=len(table.people()),
        until=slow.until if slow else 0,
        last=slow.last if slow else 0,
    )
    waiting = bool(wanted) and match.running
    deadline = deadline_of(table) if waiting else None
    return SeatNote(member, waiting, deadline, ended, _ENCODER.encode(summary))


def changed_notes(before: Table | None, after: Table) -> list[SeatNote]:
    """What changes in the lists of those who keep this table, also of one who is about to go."""
    if before is None or before is after:
        return []
    marked = [who for who, member in before.members.items() if member.mark]
    notes = [(note_of(before, who), note_of(after, who)) for who in marked]
    return [new for old, new in notes if new != old]


def deadline_of(table: Table) -> int | None:
    """Until when the game waits, where that time ends: a clock runs, or a move has so many hours.

    Who is asked something in private has as long as whom everybody waits for (R58).
    """
    if table.awaited is not None:
        return table.awaited.until
    timer = table.match.game.timer if table.match.game else None
    if timer is None or timer.kind != "strict" or timer.left is not None:
        return None
    return timer.deadline or None


def _only_bots(table: Table) -> bool:
    """Whether a slow table waits for bots alone, which take no time worth telling."""
    return table.awaited is not None and all(table.is_bot(who) for who in table.awaited.who)


def _awaited(table: Table, member: MemberId, seat: Seat) -> tuple[Wanted, tuple[str, ...]]:
    """What is wanted of a member now, and the names of those for whom everybody waits."""
    match = table.match
    if not match.running or match.game is None:
        return ("start" if member == table.host else ""), ()
    seen = view_with(match.game, seat, match.eyes_of(member))
    seats = to_act(seen)
    names = [
        table.members[who].name
        for who, other in match.seats.items()
        if other in seats and who != member
    ]
    desk = desk_of(seen, seat)
    if seat not in seats or not desk.awaited:
        return "", tuple(names[:MOST_NAMES])
    if "give_clue" in desk.acts:
        return "clue", ()
    return ("guess" if "guess_word" in desk.acts else "answer"), ()
