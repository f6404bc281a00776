"""Tables where everybody does something at random, with every event that comes of it."""

import random
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from cryptonym.rooms.due import what_is_due
from cryptonym.rooms.entries import Entry
from cryptonym.rooms.telling import Told, WhisperCounts, foretold
from cryptonym.rules import commands as game_commands
from cryptonym.rules import match as m
from cryptonym.rules.cards import one_sided
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import legal_commands
from cryptonym.rules.model import Role, Seat, Team
from cryptonym.rules.options import Mission, Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.bots import BOT_COMMANDS, digest
from cryptonym.table.campaign import Campaign, CityResult
from cryptonym.table.campaign_text import campaign_text
from cryptonym.table.deadlines import next_look
from cryptonym.table.decide import Given, decide_table
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.missions import has_missions
from cryptonym.table.model import Because, Settings, Slow, Table
from support.toy import TOY

WORDS = tuple(f"W{chr(65 + n // 26)}{chr(65 + n % 26)}X" for n in range(100))
NAMES = ("Ann", "Bob", "Cleo", "Dag", "Eva", "Fay")
SEATS = [m.TakeSeat(role, team) for role in (Role.SPYMASTER, Role.OPERATIVE) for team in Team]
SEATS += [m.TakeSeat(Role.PLAYER, team) for team in Team]
SEATS += [m.TakeSeat(Role.OPERATIVE), m.TakeSeat(Role.WATCHER)]
MODES = ("teams", "teams", "coop", "shared")
DUETS = ("duet", "pictures_duet")
CAMPAIGN = campaign_text(Campaign(results={"boulogne": CityResult(3, 1, 15, 4)}))
PICTURES = ("pictures", "pictures_coop", "pictures_shared", "pictures_duet")
ALL_MODES = (
    "pictures", "duet", "teams", "pictures_duet", "duet", "duet", "shared", "shared",
    "pictures_shared", TOY.name, TOY.name, "pictures_coop", "coop",
)  # fmt: skip
VERDICTS = (
    Verdict("legal"),
    Verdict("doubtful", (Reason("WORD_FORM", "WAAX"),)),
    Verdict("refused", (Reason("WORD_FORM", "WAAX"),)),
)


def random_options(chance: random.Random, modes: Sequence[str] = MODES) -> Options:
    mode = chance.choice(modes)
    return Options(
        mode=mode,
        check=chance.choice(["guard", "referee", "free"]),
        time=TimeRules(kind=chance.choice(["none", "sand", "strict"])),
        mission=_random_mission(chance) if mode in DUETS else Mission(),
        assassin_ending=mode in PICTURES and chance.random() < 0.8,
    )


def _random_mission(chance: random.Random) -> Mission:
    """Few tokens, so that games come to sudden death (D17, D20)."""
    excess = chance.choice(["extra_token", "sudden_death", "loss"])
    return Mission(chance.randint(1, 4), chance.choice([None, 0, 2]), excess, score=True)


def random_table(
    seed: int, steps: int, modes: Sequence[str] = MODES
) -> Iterator[tuple[Table, list[ev.TableEvent]]]:
    """A table before some events, and those events, again and again."""
    chance = random.Random(seed)
    settings = Settings(chat=chance.choice(["table", "team"]), explain=True, look="watchers")
    options = random_options(chance, modes)
    slow = Slow(1, 1) if seed % 5 == 2 and options.time.kind != "strict" else None
    settings = replace(settings, slow=slow)
    table = open_table(ev.TableOpened("a-b-c-d", options, settings))
    now = 0
    outcome: tuple[ev.TableEvent, ...] | Refusal
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
        if chance.random() < 0.03:  # a clock waits for people who are away
            outcome = what_is_due(table, given, now, attended=True, away=table.people())
        elif slow and step % 9 == 0:  # days pass
            now = next_look(table, now) or now
            outcome = what_is_due(table, replace(given, now=now), now, attended=True)
        elif slow and step % 9 == 5 and member:
            outcome = decide_table(table, member, cmd.GiveTime(), given)
        elif table.is_bot(member):
            outcome = _bot(chance, table, member, given)
        else:
            command = _command(chance, table, member, now, modes)
            joins = isinstance(command, cmd.JoinTable)
            outcome = decide_table(table, None if joins else member, command, given)
        if isinstance(outcome, Refusal) or not outcome:
            continue
        yield table, list(outcome)
        for event in outcome:
            table = evolve_table(table, event)


def told_at_random(seed: int, steps: int) -> Iterator[tuple[Table, Told, Table]]:
    """What is told at a random table of any game: the table before each message, and after."""
    seq, length = 0, 1
    heard: WhisperCounts = {}
    for number, (table, events) in enumerate(random_table(seed, steps, ALL_MODES)):
        entries = [Entry(number, event, "1", str(number)) for event in events]
        before = table
        for told in foretold(table, entries, length, seq, heard):
            after = told.after
            yield before, told, after
            before, length, seq, heard = after, told.number, told.seq, told.heard


def _cards() -> tuple[tuple[str, str | None], ...]:
    cards = one_sided(WORDS)
    assert not isinstance(cards, Refusal)
    return cards


def _command(
    chance: random.Random, table: Table, member: str, now: int, modes: Sequence[str]
) -> cmd.TableCommand:
    few = len(table.members) < 4 and not (table.locked and table.members)
    if few or (len(table.members) < 6 and chance.random() < 0.03):
        return cmd.JoinTable(chance.choice(NAMES))
    if table.match.running and table.match.game and chance.random() < 0.85:
        seat = table.seat_of(member)
        clues = [chance.choice(["ocean", "river", "moon"])]
        legal = legal_commands(table.match.game, seat, clues, now)
        if legal:
            return chance.choice(_good(chance, table.match.game, seat, legal) or legal)
    if not table.match.running and chance.random() < 0.5:
        return chance.choice([cmd.ShuffleTeams(), cmd.PlayAgain("rotate"), cmd.PlayAgain()])
    return chance.choice(_others(chance, table, member, modes))


def _good(
    chance: random.Random, current: Game, seat: Seat, legal: list[game_commands.Command]
) -> list[game_commands.Command]:
    """In Duet mostly what finds a word, else its games would end with the first assassin."""
    variant = current.variant
    if variant.name not in DUETS or seat.team is None or chance.random() < 0.15:
        return []
    cells, judge = current.key.cells, seat.team.other
    touches = [one for one in legal if isinstance(one, game_commands.GuessWord)]
    return [one for one in touches if judge in variant.owners(cells[one.card])]


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
    mine = _good(chance, current, seat, mine) or mine
    why = chance.choice([Because("sea", ("ship",)), Because("sea", direct=True)])
    move = cmd.BotMove(chance.choice(mine), digest(view(current, seat)), why, (3, 7))
    return decide_table(table, bot, move, given)


def _has_missions_now(table: Table) -> bool:
    return has_missions(table.match.variant) and not table.match.running


def _about_missions(chance: random.Random) -> list[cmd.TableCommand]:
    city = chance.choice(["boulogne", "boulogne", "boulogne", "dublin", "oslo", ""])
    return [cmd.ChooseCity(city)] * 5 + [cmd.BringCampaign(CAMPAIGN)]


def _others(
    chance: random.Random, table: Table, member: str, modes: Sequence[str]
) -> list[cmd.TableCommand]:
    code = table.members[member].code
    other = chance.choice(list(table.members))
    return [
        chance.choice(SEATS),
        cmd.AskForSeat(*msgspec.structs.astuple(chance.choice(SEATS))),
        chance.choice([cmd.BreakOffGame(), game_commands.Say("well"), cmd.SayReady()]),
        game_commands.Say("hello"),
        game_commands.Say("who is there"),
        game_commands.MarkCard(chance.randrange(25), chance.random() < 0.7),
        game_commands.MarkCard(chance.randrange(25)),
        cmd.Rename(chance.choice(NAMES)),
        cmd.LockTable(chance.random() < 0.2),
        cmd.SayReady(chance.random() < 0.7),
        cmd.HandOver(other),
        cmd.TakeOver(),
        m.LookAtKey(),
        game_commands.PauseTimer(),
        game_commands.ResumeTimer(),
        cmd.AddDevice(code.nonce, "phone") if code else cmd.MakeCode("maker"),
        cmd.AddDevice(code.nonce) if code else cmd.MakeCode("maker"),
        cmd.RemoveDevice(chance.randrange(1, 4), by=chance.randrange(1, 3)),
        cmd.KeepDevice(by=chance.randrange(1, 3)),
        cmd.ChangeSettings(
            Settings(chat=chance.choice(["table", "team"]), explain=True, look="watchers")
        ),
        cmd.FillSeats(chance.choice(["easy", "normal", "hard"])),
        cmd.GiveSeatToBot(other),
        *(_about_missions(chance) if _has_missions_now(table) else []),
        *([cmd.LeaveTable(), cmd.KickMember(other)] if chance.random() < 0.2 else []),
        *([cmd.ChangeOptions(random_options(chance, modes))] if chance.random() < 0.2 else []),
    ]
