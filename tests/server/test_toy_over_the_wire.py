"""A game that only tests describe, over WebSockets, with a server killed in mid-game (R17)."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread

from cryptonym.arena.baselines import RandomMind, vocabulary
from cryptonym.client import Client
from cryptonym.client.playing import play_seat
from cryptonym.records import read_record, verify_record
from cryptonym.rules.commands import Command, GiveClue
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE_SPYMASTER, RED_SPYMASTER
from cryptonym.rules.options import Options
from cryptonym.rules.views import View
from server.processes import Nursery, ServerProcess, running
from support.toy import LETTERS, TOY

PLAYERS = (RED_SPYMASTER, BLUE_SPYMASTER)
LONGEST = 60  # seconds of a game; only one that hangs takes so long


class Plays:
    """A baseline in a seat. At its first clue, once the others look on, the server is killed."""

    def __init__(
        self, seed: int, server: ServerProcess | None = None, others: Sequence["Plays"] = ()
    ) -> None:
        self.seen: list[View] = []
        self.looks_on = Event()
        self._mind = RandomMind(seed, vocabulary("en"))
        self._server = server
        self._others = others

    def look(self, seen: View) -> None:
        """See the game; who comes back when it is over has not played it."""
        self.seen.append(seen)
        self.looks_on.set()

    def __call__(self, seen: View) -> Command | None:
        self.look(seen)
        command = self._mind.act(seen)
        if self._server is not None and isinstance(command, GiveClue):
            assert all(other.looks_on.wait(LONGEST) for other in self._others)
            self._server.restart()
            self._server = None
        return command


class Watches(Plays):
    """Somebody who does nothing but look."""

    def __call__(self, seen: View) -> Command | None:
        self.look(seen)
        return None


def knows_too_much(seen: View) -> bool:
    """Whether a view shows a side of a card that neither this seat sees nor everybody has seen."""
    for side, team in enumerate(TOY.sides):
        shown = {cover.card for cover in seen.covers if cover.team is team}
        for card, letter in enumerate(seen.cells):
            known = LETTERS.identity(letter, side) is not None
            if known and seen.seat.team is not team and card not in shown:
                return True
    return False


def test_four_clients_play_it_to_the_end_and_nobody_sees_the_other_key_r17(
    servers: Nursery, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        server = stack.enter_context(running(servers, tmp_path, database=database))
        options = Options(mode=TOY.name, check="free")
        host = stack.enter_context(Client.open_table(server.http, "Ann", options=options))
        joined = [Client.join(server.http, host.seated.table, name) for name in ("Bo", "Cy", "Di")]
        people = [host, *map(stack.enter_context, joined)]
        for person, seat in zip(people, PLAYERS, strict=False):
            assert isinstance(person.do(TakeSeat(seat.role, seat.team)), int)
        assert isinstance(host.do(StartGame()), int)
        others = [Plays(2), Watches(3), Watches(4)]
        minds = [Plays(1, server, others), *others]
        threads = [
            Thread(target=play_seat, args=(person, mind), kwargs={"games": 1}, daemon=True)
            for person, mind in zip(people, minds, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(LONGEST)
        assert not any(thread.is_alive() for thread in threads), "somebody waits for ever"
        assert server.starts == 2, "nobody was interrupted"
        for mind in minds:
            assert mind.seen
            assert not any(map(knows_too_much, mind.seen))
        games = [person.view.game for person in people]
        assert len({game.result for game in games if game}) == 1
        assert verify_record(read_record(host.record(1)))
