"""Games with two keys over WebSockets, one of which only tests describe: a server dies (R17)."""

from contextlib import ExitStack
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

import pytest

from cryptonym.arena.baselines import RandomMind, vocabulary
from cryptonym.client import Client
from cryptonym.client.playing import play_seat
from cryptonym.records import read_record, verify_record
from cryptonym.rules.commands import Command, GiveClue, GuessWord
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.options import Options
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of
from cryptonym.rules.variants.duet import DUET
from cryptonym.rules.views import View
from server.processes import Nursery, ServerProcess, running
from support.toy import TOY

LONGEST = 60  # seconds of a game; only one that hangs takes so long


class Interruption:
    """The server is killed once: when somebody is about to do this, and everybody looks on."""

    def __init__(self, server: ServerProcess, when: Any) -> None:
        self.everybody: list[Plays] = []
        self._server = server
        self._when = when
        self._once = Lock()

    def before(self, command: Command | None) -> None:
        """Strike, if it is time; whoever comes second waits until the server is back."""
        if not isinstance(command, self._when):
            return
        with self._once:
            if self._server.starts == 1:
                assert all(one.looks_on.wait(LONGEST) for one in self.everybody)
                self._server.restart()


class Plays:
    """A baseline in a seat."""

    def __init__(self, seed: int, interruption: Interruption) -> None:
        self.seen: list[View] = []
        self.looks_on = Event()
        self._mind = RandomMind(seed, vocabulary("en"))
        self._interruption = interruption
        interruption.everybody.append(self)

    def look(self, seen: View) -> None:
        """See the game; who comes back when it is over has not played it."""
        self.seen.append(seen)
        self.looks_on.set()

    def __call__(self, seen: View) -> Command | None:
        self.look(seen)
        command = self._mind.act(seen)
        self._interruption.before(command)
        return command


class Watches(Plays):
    """Somebody who does nothing but look."""

    def __call__(self, seen: View) -> Command | None:
        self.look(seen)
        return None


def knows_too_much(seen: View) -> bool:
    """Whether a view shows a side of a card that neither this seat sees nor everybody has seen."""
    variant = variant_of(seen.options)
    for side, team in enumerate(variant.sides):
        shown = {one.card for one in (*seen.covers, *seen.touches) if one.team is team}
        for card, letter in enumerate(seen.cells):
            known = variant.letters.identity(letter, side) is not None
            if known and seen.seat.team is not team and card not in shown:
                return True
        if seen.left.get(team, 0) and seen.seat.team is not team and variant.together:
            return True  # how many words the other side of Duet has left (D14)
    return False


@pytest.mark.parametrize(
    ("variant", "when"),
    [(TOY, GiveClue), (DUET, GiveClue), (DUET, GuessWord)],
    ids=["toy", "duet", "duet in mid-turn"],
)
def test_four_clients_play_it_to_the_end_and_nobody_sees_the_other_key_d1_d14_r17(
    servers: Nursery, tmp_path: Path, variant: Variant, when: Any
) -> None:
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        server = stack.enter_context(
            running(servers, tmp_path, database=database, games=("support.toy",))
        )
        options = Options(mode=variant.name, check="free")
        host = stack.enter_context(Client.open_table(server.http, "Ann", options=options))
        joined = [Client.join(server.http, host.seated.table, name) for name in ("Bo", "Cy", "Di")]
        people = [host, *map(stack.enter_context, joined)]
        places = [place.seat for place in variant.places]
        for person, seat in zip(people, places, strict=False):
            assert isinstance(person.do(TakeSeat(seat.role, seat.team)), int)
        assert isinstance(host.do(StartGame()), int)
        struck = Interruption(server, when)
        minds = [kind(seed, struck) for seed, kind in enumerate((Plays, Plays, Watches, Watches))]
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
