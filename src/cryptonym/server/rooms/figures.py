"""What one game was for those who keep their tables: clues, what came of them, misses, partners."""

import asyncio
from collections.abc import Iterator

from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.model import IDENTITY_OF, WATCHER, Clue, Identity, Seat
from cryptonym.server.bodies.people import Figures, Partner
from cryptonym.server.rooms.entries import ENTRIES
from cryptonym.store.port import Store, TableId
from cryptonym.table.events import TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MemberId, Table

MOST_PARTNERS = 30  # remembered by name
GAMES_KEPT = 10  # of a table, at hand
PART = 100  # entries read before others get a turn

GameFigures = tuple[int, dict[str, Figures]]  # the number of a game, and by mark what it was


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
