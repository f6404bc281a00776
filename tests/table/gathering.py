"""A table without a server: people come, sit down, play; everything that happened is kept."""

import copy
import random
from typing import Any

import msgspec

from cryptonym.rules.commands import Command, MarkCard, Say
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import legal_commands, to_act
from cryptonym.rules.match import LookAtKey, RotateRoles, StartGame, TakeSeat
from cryptonym.rules.model import BLUE, RED, Role, Team
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variants import OURS
from cryptonym.rules.verdict import Verdict
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.bots import BOT_COMMANDS, digest
from cryptonym.table.campaign import Campaign, CityResult
from cryptonym.table.campaign_text import campaign_text
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import Settings, Words

CARDS = tuple((f"WORD{n}", f"PARTNER{n}") for n in range(200))
SEATS: dict[Mode, list[tuple[Role, Team | None]]] = {
    variant.name: [(place.seat.role, place.seat.team) for place in variant.places]
    for variant in OURS
}
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
BOT_NAMES = ("Bolt", "Cog", "Nut", "Spring")


CAMPAIGN = campaign_text(Campaign(results={"boulogne": CityResult(3, 1, 15, 4)}))


class Gathering:
    """A table and its whole history."""

    def __init__(self, options: Options | None = None, **more: Any) -> None:
        self.events: list[ev.TableEvent] = []
        opened = ev.TableOpened("a-b-c-d", options or Options(), **more)
        self.events.append(opened)
        self.table = open_table(opened)
        self.now = 0
        self.seeds = 0
        self.settled: set[int] = set()  # how many events there were after each command

    def given(self, verdict: Verdict | None = None) -> Given:
        """Chance and cards as a server would give them."""
        self.seeds += 1
        token = f"hash{self.seeds}"
        seed = self.seeds.to_bytes(32, "big")
        return Given(self.now, seed, CARDS, verdict, token, BOT_NAMES)

    def ask(
        self, member: str | None, command: cmd.TableCommand, verdict: Verdict | None = None
    ) -> tuple[ev.TableEvent, ...] | Refusal:
        """What would happen."""
        return decide_table(self.table, member, command, self.given(verdict))

    def do(
        self, member: str | None, command: cmd.TableCommand, verdict: Verdict | None = None
    ) -> list[str]:
        """Carry a command out: the names of what happened."""
        outcome = self.ask(member, command, verdict)
        assert not isinstance(outcome, Refusal), outcome
        return self.take(outcome)

    def take(self, happened: tuple[ev.TableEvent, ...]) -> list[str]:
        """These events, one after the other: their names."""
        for event in happened:
            self.table = evolve_table(self.table, event)
            self.events.append(event)
        return [type(event).__name__ for event in happened]

    def try_to(self, member: str | None, command: cmd.TableCommand) -> None:
        """Carry a command out if it is possible."""
        outcome = self.ask(member, command)
        if not isinstance(outcome, Refusal):
            self.take(outcome)

    def fork(self) -> "Gathering":
        """Another one that goes on from here, with the same chance."""
        twin = copy.copy(self)
        twin.events = [*self.events]
        return twin

    def device(self, member: str) -> list[str]:
        """One more device, with a code."""
        self.do(member, cmd.MakeCode("maker"))
        return self.do(member, cmd.AddDevice(self.open_code(member)))

    def open_code(self, member: str | None) -> str:
        """What the code of a member is made of; of no code, something else."""
        known = self.table.members.get(member or "")
        return known.code.nonce if known and known.code else "no code"

    def refuses(self, member: str | None, command: cmd.TableCommand) -> str:
        """A command that changes nothing: the code."""
        before = self.table
        outcome = self.ask(member, command)
        assert isinstance(outcome, Refusal), outcome
        assert self.table is before
        return outcome.code

    def come(self, count: int) -> "Gathering":
        """So many people, by name."""
        for name in NAMES[:count]:
            self.do(None, cmd.JoinTable(name))
        return self

    def sit(self, mode: Mode = "teams") -> "Gathering":
        """The first of them in the seats of the mode."""
        for member, (role, team) in enumerate(SEATS[mode], 1):
            self.do(str(member), TakeSeat(role, team))
        return self

    def start(self) -> "Gathering":
        """Deal."""
        self.do(self.table.host, StartGame())
        return self

    @property
    def game(self) -> Game:
        """The running or last game."""
        assert self.table.match.game is not None
        return self.table.match.game

    def on_turn(self) -> str:
        """Whom the game waits for."""
        seat = to_act(self.game)[0]  # where either side may act, the first
        return next(who for who, held in self.table.match.seats.items() if held == seat)

    def on_turn_if_there(self) -> str | None:
        """Whom the game waits for, if the seat is not empty."""
        seat = to_act(self.game)[0]  # where either side may act, the first
        return next((who for who, held in self.table.match.seats.items() if held == seat), None)

    def finish(self, seed: int = 1) -> "Gathering":
        """Play to the end at random."""
        chance = random.Random(seed)
        for _ in range(400):
            if not self.table.match.running:
                return self
            who = self.on_turn()
            command: Any = chance.choice(self.legal(who))
            self.do(who, self.as_bot(who, command) if self.table.is_bot(who) else command)
        raise AssertionError("the game does not end")

    def seen_by(self, bot: str) -> str:
        """The digest of what a bot sees."""
        return digest(view(self.game, self.table.seat_of(bot)))

    def as_bot(self, bot: str, command: Command, **more: Any) -> cmd.BotMove:
        """A command as the server sends it for a bot."""
        return cmd.BotMove(command, self.seen_by(bot), **more)

    def legal(self, who: str) -> list[Command]:
        """What somebody may do in the game."""
        seat = self.table.seat_of(who)
        commands = legal_commands(self.game, seat, clues=["zyx", "brumm", "skwee"], now=self.now)
        silent = self.table.is_bot(who)
        return [one for one in commands if not silent or isinstance(one, BOT_COMMANDS)]


def seated(
    mode: Mode = "teams", count: int = 6, *, settings: Settings | None = None, **options: Any
) -> Gathering:
    """People at a table of this mode, a game dealt; the rest watch."""
    gathering = Gathering(Options(mode=mode, **options), settings=settings or Settings())
    return gathering.come(count).sit(mode).start()


def every_command(code: str = "no code") -> list[cmd.TableCommand]:
    """One of each command that is about the table, sensible or not."""
    return [
        cmd.MakeCode("maker"),
        cmd.AddDevice(code),
        cmd.AddDevice(code, "phone"),
        cmd.RemoveDevice(2, by=1),
        cmd.RemoveDevice(1, by=2),
        cmd.KeepDevice(by=1),
        cmd.Rename("Zoe"),
        cmd.Rename(" "),
        cmd.MoveMember("3", Role.OPERATIVE, RED),
        cmd.MoveMember("99", Role.WATCHER),
        cmd.AskForSeat(Role.OPERATIVE, RED),
        cmd.AskForSeat(Role.OPERATIVE, BLUE),
        cmd.AskForSeat(Role.WATCHER),
        cmd.ShuffleTeams(),
        cmd.HandOver("2"),
        cmd.TakeOver(),
        cmd.KickMember("6"),
        cmd.SayReady(),
        cmd.SayReady(ready=False),
        cmd.LockTable(locked=True),
        cmd.LockTable(locked=False),
        cmd.ChangeOptions(Options(mode="teams")),
        cmd.ChangeOptions(Options(mode="shared")),
        cmd.ChangeSettings(Settings(chat="team", explain=True, look="watchers")),
        cmd.AddBot("easy", Role.OPERATIVE, RED),
        cmd.AddBot("hard", Role.SPYMASTER, BLUE),
        cmd.AddBot("hard", Role.WATCHER),
        cmd.FillSeats(),
        cmd.GiveSeatToBot("1"),
        cmd.GiveSeatToBot("4", "hard"),
        cmd.ChooseWords(Words(("deck",), ("apple",))),
        cmd.ChooseCity("boulogne"),
        cmd.ChooseCity("oslo"),
        cmd.ChooseCity(),
        cmd.BringCampaign("nothing"),
        cmd.BringCampaign(CAMPAIGN),
        cmd.PlayAgain("rotate"),
        cmd.PlayAgain("shuffle"),
        Say("hello"),
        MarkCard(3),
        MarkCard(3, on=False),
        MarkCard(25),
        TakeSeat(Role.WATCHER),
        TakeSeat(Role.SPYMASTER, BLUE),
        TakeSeat(Role.OPERATIVE, RED),
        TakeSeat(Role.INSIDER),
        LookAtKey(),
        RotateRoles(),
        cmd.BreakOffGame(),
        StartGame(),
        cmd.LeaveTable(),
    ]


def as_bytes(value: Any) -> bytes:
    """How it would be sent."""
    return msgspec.json.encode(value)
