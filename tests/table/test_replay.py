"""A table is a fold of its events: stored or live, it is the same at every moment."""

import random

import pytest

from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rules import match as m
from cryptonym.rules.model import Role, Team
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import CODES, Refusal
from cryptonym.rules.seating import seat_problem
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.deadlines import next_look, what_time_brings
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.gate import entry_view, table_view
from cryptonym.table.model import Because, Settings, Slow, Table
from table.gathering import Gathering, as_bytes, every_command


def random_evening(seed: int) -> tuple[Gathering, list[Table]]:
    """People do whatever comes to their minds; the table after each event."""
    chance = random.Random(seed)
    mode = chance.choice(["teams", "coop", "shared", "duet"])
    time = chance.choice([TimeRules(), TimeRules("sand"), TimeRules("strict")])
    slow = Slow(1, 1) if time.kind != "strict" and seed % 3 == 0 else None
    settings = Settings(explain=True, look="watchers", slow=slow)
    gathering = Gathering(Options(mode=mode, time=time), settings=settings)  # type: ignore[arg-type] # one of the four
    gathering.come(6).sit(mode)  # type: ignore[arg-type] # as above
    for step in range(120):
        gathering.now += chance.randrange(3000)
        here = gathering.table.people()
        who = chance.choice(here) if here else None
        commands = every_command(gathering.open_code(who))
        commands = commands[: None if chance.random() < 0.05 else -1]
        if who and gathering.table.match.running and chance.random() < 0.7:
            who = chance.choice([gathering.on_turn_if_there() or who, who])
            commands = list(gathering.legal(who)) or commands
        command = chance.choice(commands)
        if chance.random() < 0.05:
            command = m.LookAtKey()  # else hardly ever, as bots come soon and nobody looks then
        elif chance.random() < 0.05:  # likewise, as bots are given the free seats
            command = cmd.AskForSeat(Role.OPERATIVE, chance.choice([*Team]))
        elif chance.random() < 0.01 and who:
            who, command = gathering.table.host, cmd.BreakOffGame()
        if who and gathering.table.is_bot(who):
            why = Because("zyx", ("sea",))
            command = gathering.as_bot(who, command, because=why, meant=(1, 2))  # type: ignore[arg-type] # of the game
        if len(here) < 4 and chance.random() < 0.5:
            who, command = None, cmd.JoinTable(f"Guest {step}")
        outcome = gathering.ask(who, command)
        if slow and step % 4 == 0 and who:
            given = [gathering.ask(one, cmd.GiveTime()) for one in here]
            outcome = next((one for one in given if not isinstance(one, Refusal)), given[0])
        elif slow and step % 3 == 0:  # the table is looked at after a while
            gathering.now = next_look(gathering.table, gathering.now) or gathering.now
            outcome = what_time_brings(gathering.table, gathering.given())
        if isinstance(outcome, Refusal):
            assert outcome.code in CODES
            continue
        for event in outcome:
            gathering.table = evolve_table(gathering.table, event)
            gathering.events.append(event)
        gathering.settled.add(len(gathering.events))
    return gathering, replayed(gathering.events)


def replayed(events: list[ev.TableEvent]) -> list[Table]:
    first = events[0]
    assert isinstance(first, ev.TableOpened)
    tables = [open_table(first)]
    for event in events[1:]:
        tables.append(evolve_table(tables[-1], event))
    return tables


@pytest.mark.parametrize("seed", range(30))
def test_what_is_stored_folds_to_the_same_table_at_every_prefix(seed: int) -> None:
    gathering, tables = random_evening(seed)
    assert tables[-1] == gathering.table
    stored = [ENTRIES.encode(Entry(7, event, "1", "id")) for event in gathering.events]
    read = [ENTRIES.decode(entry).event for entry in stored]
    assert read == gathering.events
    assert replayed(read) == tables


@pytest.mark.parametrize("seed", range(30))
def test_a_table_is_always_in_order(seed: int) -> None:
    gathering, tables = random_evening(seed)
    for number, (event, table) in enumerate(zip(gathering.events, tables, strict=True), 1):
        assert table.members.keys() == table.match.seats.keys()
        assert table.marks.keys() <= table.members.keys()
        for who, seat in table.match.seats.items():
            as_bytes(entry_view(event, seat, table, who))
            as_bytes(table_view(table, who))
        if number in gathering.settled:  # not in the middle of a command
            assert table.host in table.people() or not table.people()
            assert_bots_play_and_nothing_else(table)
            assert_nobody_sits_on_anybody(table)


def assert_bots_play_and_nothing_else(table: Table) -> None:
    for bot in table.bots():
        assert table.seat_of(bot).plays
        assert table.members[bot].tokens == ()


def assert_nobody_sits_on_anybody(table: Table) -> None:
    variant, seats = table.match.variant, table.match.seats
    for who, seat in seats.items():
        if seat.role not in {"watcher", "insider"}:
            assert seat_problem(variant, seats, who, seat) is None


@pytest.mark.parametrize("seed", range(10))
def test_who_has_seen_the_key_never_guesses_in_that_game_r17(seed: int) -> None:
    _, tables = random_evening(seed)
    knew: set[str] = set()
    number = 0
    for table in tables:
        if table.match.number != number:
            knew, number = set(), table.match.number
        if table.match.running:
            seats = table.match.seats.items()
            knew |= {who for who, seat in seats if seat.role in {"spymaster", "insider"}}
            assert not {who for who, seat in seats if seat.role == "operative"} & knew


def test_evenings_at_random_are_eventful() -> None:
    """Else the tests above would show little."""
    kinds = {type(event).__name__ for seed in range(30) for event in random_evening(seed)[0].events}
    own = {kind.__name__ for kind in (*ev.OwnEvent.__args__, ev.ClueMeant)}
    assert own - {"TableClosed"} <= kinds
    assert {"GameStarted", "ClueGiven", "WordCovered", "SeatTaken", "KeySeen"} <= kinds
