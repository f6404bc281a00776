"""What lists and figures say of a seat, at whatever table, is what that seat may know."""

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from cryptonym.bodies.people import SeatSummary
from cryptonym.rooms.noting import added, changed_notes, figures_of, note_of
from cryptonym.rules import match as m
from cryptonym.rules.legal import desk_of
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table.gate import table_view
from cryptonym.table.model import MemberId, Settings, Slow, Table
from table.gathering import Gathering
from table.test_replay import random_evening, replayed


def marked(table: Table) -> Table:
    """The same table with everybody keeping it."""
    members = {
        who: member if member.bot else replace(member, mark=f"mark of {who}")
        for who, member in table.members.items()
    }
    return replace(table, members=members)


MODES = ("teams", "coop", "shared", "duet")


def whole_game(mode: str, seed: int) -> list[Table]:
    """The table after each event of a game that chance has played to its end; the first is slow."""
    chance = random.Random(seed)
    settings = Settings(slow=None if seed else Slow())
    gathering = Gathering(Options(mode=mode, check="free"), settings=settings)
    gathering.come(6).sit(mode)  # type: ignore[arg-type] # one of the four
    gathering.do("1", m.StartGame())
    while gathering.table.match.running:
        who = gathering.on_turn_if_there()
        assert who is not None
        outcome = gathering.ask(who, chance.choice(list(gathering.legal(who))))
        if not isinstance(outcome, Refusal):
            gathering.take(outcome)
    return replayed(gathering.events)


def games() -> Iterator[list[Table]]:
    """Some of each mode, and evenings on which people do whatever comes to their minds."""
    yield from (whole_game(mode, seed) for mode in MODES for seed in range(3))
    yield from (random_evening(seed)[1] for seed in range(6))


def test_a_note_says_what_a_seat_sees_and_changes_only_when_that_does() -> None:
    waited = slow = 0
    for before, table in (pair for tables in games() for pair in pairwise(tables)):
        for who in table.people():
            note, view = note_of(table, who), table_view(table, who)
            told = msgspec.json.decode(note.summary, type=SeatSummary)
            seen = view.game if table.match.running and not table.closed else None
            awaited = seen is not None and desk_of(seen, table.seat_of(who)).awaited
            assert note.waiting == awaited
            assert (told.wanted in {"clue", "guess", "answer"}) == awaited
            assert set(told.awaited) <= {one.name for one in view.members.values()}
            if view.awaited is not None and not table.closed:
                people = [who for who in view.awaited.who if not table.is_bot(who)]
                times = (view.awaited.until, view.awaited.last) if people else (0, 0)
                assert (told.until, told.last) == times
                assert note.deadline == (view.awaited.until if note.waiting else None)
                slow += note.waiting
            waited += awaited
        changes = changed_notes(marked(before), marked(table))
        assert len({one.member for one in changes}) == len(changes)
        assert changed_notes(marked(table), marked(table)) == []
    assert waited > 100
    assert slow > 20


def test_figures_of_every_game_add_up() -> None:
    counted = lost = 0
    for tables in games():
        for before, table in pairwise(tables):
            game = table.match.game
            if game is None or game.result is None or not before.match.running:
                continue
            for mark, figures in figures_of(marked(table)).items():
                seat = table.seat_of(MemberId(mark.removeprefix("mark of ")))
                assert figures.games == 1
                if game.options.mode == "coop":  # where the others win without being there (R109)
                    assert figures.won == (game.result.winner is seat.team)
                    lost += not figures.won
                assert figures.clues == sum(figures.dared.values()) <= len(game.clues)
                assert all(figures.dared[n] >= count for n, count in figures.delivered.items())
                assert figures.words <= len(game.words)
                assert added(figures, figures).games == 2
                counted += figures.clues + sum(figures.touched.values())
    assert counted > 100
    assert lost
