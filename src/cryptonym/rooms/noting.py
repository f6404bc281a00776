"""What is noted for those who keep their tables: their seat in a list, and what each game was.

A list has one line for a seat, from what that seat sees and no more. Of a game there are clues,
what came of them, misses and partners.
"""

import asyncio
from collections.abc import Iterator

import msgspec

from cryptonym.bodies.people import Figures, Partner, SeatSummary, Wanted
from cryptonym.rooms.entries import ENTRIES
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view, view_with
from cryptonym.rules.legal import desk_of, to_act
from cryptonym.rules.model import IDENTITY_OF, WATCHER, Clue, Identity, Seat
from cryptonym.store.port import SeatNote, Store, TableId
from cryptonym.table.events import TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MemberId, Table

MOST_NAMES = 4  # of those that a game waits for
_ENCODER = msgspec.json.Encoder()
MOST_PARTNERS = 30  # remembered by name
GAMES_KEPT = 10  # of a table, at hand
PART = 100  # entries read before others get a turn

GameFigures = tuple[int, dict[str, Figures]]  # the number of a game, and by mark what it was


# ---- a seat in a list


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


# ---- what a game was


class LatestFigures:
    """Of the games that ended lately, those that were not read from a checkpoint."""

    __slots__ = ("_games", "since")

    def __init__(self) -> None:
        self.since = 0  # the number of the last game that nothing is at hand of
        self._games: tuple[GameFigures, ...] = ()

    def resume(self, number: int) -> None:
        """So many games are over already."""
        self.since = number

    def add(self, number: int, figures: dict[str, Figures]) -> None:
        """One more has ended."""
        self._games = (*self._games, (number, figures))
        if len(self._games) > GAMES_KEPT:
            self.since, self._games = self._games[0][0], self._games[1:]

    async def after(self, number: int, store: Store, table_id: TableId) -> list[GameFigures]:
        """Those of all games after this one, in order; read from the stream if need be."""
        games = self._games if number >= self.since else await _figures_in(store, table_id)
        return [game for game in games if game[0] > number]


async def _figures_in(store: Store, table_id: TableId) -> list[GameFigures]:
    """Those of all games of a table, folded from its first entry on."""
    games: list[GameFigures] = []
    table: Table | None = None
    at = 0
    while part := await store.read(table_id, at, PART):
        for event in (ENTRIES.decode(entry).event for entry in part):
            if table is None:
                table = open_table(event) if isinstance(event, TableOpened) else None
                continue
            was_running, table = table.match.running, evolve_table(table, event)
            if was_running and not table.match.running:
                games.append((table.match.number, figures_of(table)))
        at += len(part)
        await asyncio.sleep(0)
    return games


def figures_of(table: Table) -> dict[str, Figures]:
    """What the game that has just ended was for each marked member, by their marks.

    Whoever sits in a seat at the end of a game counts as the one who played it.
    """
    game = table.match.game
    if game is None or game.result is None:
        return {}
    return {
        member.mark: _figures(table, game, who)
        for who, member in table.members.items()
        if member.mark and table.seat_of(who).plays
    }


def added(one: Figures, other: Figures) -> Figures:
    """Both together; of partners those that one has played with most."""
    partners = dict(one.partners)
    for name, with_them in other.partners.items():
        before = partners.get(name, Partner())
        partners[name] = Partner(before.clues + with_them.clues, before.words + with_them.words)
    kept = sorted(partners, key=lambda name: (-partners[name].clues, name))[:MOST_PARTNERS]
    return Figures(
        games=one.games + other.games,
        won=one.won + other.won,
        clues=one.clues + other.clues,
        words=one.words + other.words,
        dared=_summed(one.dared, other.dared),
        delivered=_summed(one.delivered, other.delivered),
        touched=_summed(one.touched, other.touched),
        partners={name: partners[name] for name in kept},
    )


def _figures(table: Table, game: Game, who: MemberId) -> Figures:
    variant, seat = table.match.variant, table.seat_of(who)
    result = game.result
    sides = variant.sides if seat.team is None else (seat.team,)
    won = result is not None and any(variant.has_won(result, side) for side in sides)
    total = Figures(games=1, won=int(won))
    for clue in game.clues:
        hits, misses = _outcome(game, clue)
        if variant.gives(seat) and seat.team in {None, clue.team}:
            total = added(total, _given(table, clue, hits, who))
        elif _heard(table, seat, clue):
            total = added(total, _guessed(table, clue, hits, misses))
    return total


def _outcome(game: Game, clue: Clue) -> tuple[int, list[Identity]]:
    """How many words a clue brought, and who else was touched."""
    covers = [one for one in game.covers if one.turn == clue.turn and one.cause == "guess"]
    touched = [one.identity for one in view(game, WATCHER).touches if one.turn == clue.turn]
    hits = sum(one.identity is IDENTITY_OF[one.team] for one in covers)
    misses = [one.identity for one in covers if one.identity is not IDENTITY_OF[one.team]]
    return hits, [*misses, *touched]


def _given(table: Table, clue: Clue, hits: int, who: MemberId) -> Figures:
    number = str(clue.number)
    reached = isinstance(clue.number, int) and 0 < clue.number <= hits
    names = [name for other, name in _people(table) if other != who and _hears(table, other, clue)]
    return Figures(
        clues=1,
        words=hits,
        dared={number: 1},
        delivered={number: 1} if reached else {},
        partners={name: Partner(1, hits) for name in names},
    )


def _guessed(table: Table, clue: Clue, hits: int, misses: list[Identity]) -> Figures:
    touched = {"own": hits} if hits else {}
    for identity in misses:
        kind = _KINDS.get(identity, "rival")
        touched[kind] = touched.get(kind, 0) + 1
    gives = table.match.variant.gives
    givers = [
        name
        for other, name in _people(table)
        if gives(table.seat_of(other)) and table.seat_of(other).team in {None, clue.team}
    ]
    return Figures(touched=touched, partners={name: Partner(1, hits) for name in givers})


def _heard(table: Table, seat: Seat, clue: Clue) -> bool:
    """Whether this seat guessed after a clue; who does both guesses after those of the other."""
    variant = table.match.variant
    if not variant.guesses(seat):
        return False
    return seat.team is not clue.team if variant.gives(seat) else seat.team in {None, clue.team}


def _hears(table: Table, member: MemberId, clue: Clue) -> bool:
    return _heard(table, table.seat_of(member), clue)


def _people(table: Table) -> Iterator[tuple[MemberId, str]]:
    return ((who, table.members[who].name) for who in table.people())


def _summed(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in sorted({*one, *other})}


_KINDS = {Identity.BYSTANDER: "bystander", Identity.ASSASSIN: "assassin"}
