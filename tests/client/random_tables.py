"""Tables where everybody does something at random, with every event that comes of it."""

import random
from collections.abc import Iterator

from cryptonym.rules import commands as game
from cryptonym.rules import match as m
from cryptonym.rules.cards import one_sided
from cryptonym.rules.gate import view
from cryptonym.rules.legal import legal_commands
from cryptonym.rules.model import Role, Team
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.bots import BOT_COMMANDS, digest
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import Because, Settings, Table

WORDS = tuple(f"W{chr(65 + n // 26)}{chr(65 + n % 26)}X" for n in range(100))
NAMES = ("Ann", "Bob", "Cleo", "Dag", "Eva", "Fay")
SEATS = [m.TakeSeat(role, team) for role in (Role.SPYMASTER, Role.OPERATIVE) for team in Team]
SEATS += [m.TakeSeat(Role.OPERATIVE), m.TakeSeat(Role.WATCHER)]
VERDICTS = (
    Verdict("legal"),
    Verdict("doubtful", (Reason("WORD_FORM", "WAAX"),)),
    Verdict("refused", (Reason("WORD_FORM", "WAAX"),)),
)


def random_options(chance: random.Random) -> Options:
    return Options(
        mode=chance.choice(["teams", "teams", "coop", "shared"]),
        check=chance.choice(["guard", "referee", "free"]),
        time=TimeRules(kind=chance.choice(["none", "sand", "strict"])),
    )


def random_table(seed: int, steps: int) -> Iterator[tuple[Table, list[ev.TableEvent]]]:
    """A table before some events, and those events, again and again."""
    chance = random.Random(seed)
    settings = Settings(chat=chance.choice(["table", "team"]), explain=True, look="watchers")
    table = open_table(ev.TableOpened("a-b-c-d", random_options(chance), settings))
    now = 0
    for step in range(steps):
        now += chance.randrange(40_000)
        given = Given(
            now,
            chance.randbytes(32),
            _cards(),
            chance.choice(VERDICTS),
            token=f"{step:064}",
        )
        member = chance.choice(list(table.members) or [""])
        if table.is_bot(member):
            outcome = _bot(chance, table, member, given)
        else:
            command = _command(chance, table, member, now)
            joins = isinstance(command, cmd.JoinTable)
            outcome = decide_table(table, None if joins else member, command, given)
        if isinstance(outcome, Refusal) or not outcome:
            continue
        yield table, list(outcome)
        for event in outcome:
            table = evolve_table(table, event)


def _cards() -> tuple[tuple[str, str | None], ...]:
    cards = one_sided(WORDS)
    assert not isinstance(cards, Refusal)
    return cards


def _command(chance: random.Random, table: Table, member: str, now: int) -> cmd.TableCommand:
    few = len(table.members) < 4 and not (table.locked and table.members)
    if few or (len(table.members) < 6 and chance.random() < 0.03):
        return cmd.JoinTable(chance.choice(NAMES))
    if table.match.running and table.match.game and chance.random() < 0.85:
        seat = table.seat_of(member)
        clues = [chance.choice(["ocean", "river", "moon"])]
        legal = legal_commands(table.match.game, seat, clues, now)
        if legal:
            return chance.choice(legal)
    if not table.match.running and chance.random() < 0.5:
        return chance.choice([cmd.ShuffleTeams(), cmd.PlayAgain("rotate"), cmd.PlayAgain()])
    return chance.choice(_others(chance, table, member))


def _bot(
    chance: random.Random, table: Table, bot: str, given: Given
) -> tuple[ev.TableEvent, ...] | Refusal:
    seat, current = table.seat_of(bot), table.match.game
    if current is None:
        return ()
    legal = legal_commands(current, seat, ["ocean"], given.now)
    mine = [command for command in legal if isinstance(command, BOT_COMMANDS)]
    if not mine:
        return ()
    why = chance.choice([Because("sea", ("ship",)), Because("sea", direct=True)])
    move = cmd.BotMove(chance.choice(mine), digest(view(current, seat)), why, (3, 7))
    return decide_table(table, bot, move, given)


def _others(chance: random.Random, table: Table, member: str) -> list[cmd.TableCommand]:
    code = table.members[member].code
    other = chance.choice(list(table.members))
    return [
        chance.choice(SEATS),
        cmd.Say("hello"),
        cmd.Say("who is there"),
        cmd.MarkCard(chance.randrange(25), chance.random() < 0.7),
        cmd.MarkCard(chance.randrange(25)),
        cmd.Rename(chance.choice(NAMES)),
        cmd.LockTable(chance.random() < 0.2),
        cmd.SayReady(chance.random() < 0.7),
        cmd.HandOver(other),
        cmd.TakeOver(),
        m.LookAtKey(),
        game.PauseTimer(),
        game.ResumeTimer(),
        cmd.AddDevice(code.nonce, "phone") if code else cmd.MakeCode("maker"),
        cmd.AddDevice(code.nonce) if code else cmd.MakeCode("maker"),
        cmd.RemoveDevice(chance.randrange(1, 4), by=chance.randrange(1, 3)),
        cmd.KeepDevice(by=chance.randrange(1, 3)),
        cmd.ChangeSettings(
            Settings(chat=chance.choice(["table", "team"]), explain=True, look="watchers")
        ),
        cmd.FillSeats(chance.choice(["easy", "normal", "hard"])),
        cmd.GiveSeatToBot(other),
        *([cmd.LeaveTable(), cmd.KickMember(other)] if chance.random() < 0.2 else []),
        *([cmd.ChangeOptions(random_options(chance))] if chance.random() < 0.2 else []),
    ]
