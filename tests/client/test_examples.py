"""The example bot plays a whole game on a real server, with the standard library alone."""

import ast
import runpy
import sys
import threading
from itertools import count
from pathlib import Path
from random import Random

from cryptonym.client import Client
from cryptonym.records import read_record, verify_record
from cryptonym.rules.commands import GiveClue, SkipPenalty
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, RED, SPYMASTER, Phase, Role, Seat, Team
from cryptonym.rules.options import Options
from cryptonym.table.commands import CloseTable
from cryptonym.table.model import Settings
from servers.loopback import Loopback

BOT = Path(__file__).parents[2] / "examples" / "random_bot.py"
MIND_BOT = BOT.with_name("mind_bot.py")
WAIT = 60


def operatives(person: Client) -> int:
    list(person.events(seconds=0.1))
    return sum(member.seat.role == "operative" for member in person.view.members.values())


def bots_left(person: Client) -> int:
    return sum(member.bot is not None for member in person.view.members.values())


def test_random_bots_play_a_game_to_its_end(server: Loopback) -> None:
    # In earnest a bot rests half a second between requests, and two may draw the same name.
    play, names = runpy.run_path(str(BOT))["play"], count()
    play.__globals__["sleep"] = lambda _: None
    play.__globals__["randrange"] = lambda _: next(names)
    play.__globals__["choice"] = Random(1).choice
    options = Options(check="free")
    with Client.open_table(server.url, "Ann", options=options) as ann:
        table = ann.seated.table
        with Client.join(server.url, table, "Bo") as bo:
            masters: dict[Team, Client] = {RED: ann, BLUE: bo}
            for team, master in masters.items():
                assert isinstance(master.do(TakeSeat(SPYMASTER, team)), int)
            bots = [
                threading.Thread(target=play, args=(server.url, table, team.value), daemon=True)
                for team in Team
            ]
            for bot in bots:
                bot.start()
            assert any(operatives(ann) == 2 for _ in range(100))
            assert isinstance(ann.do(StartGame()), int)
            for _ in ann.events(seconds=WAIT):
                game = ann.view.game
                assert game is not None or ann.view.games == 0
                if game is None:
                    continue
                if game.phase is Phase.OVER:
                    break
                if game.phase is Phase.CLUE:
                    masters[game.team].do(GiveClue("river", 9))
                elif game.phase is Phase.PENALTY:
                    masters[game.team].do(SkipPenalty())
            assert ann.records() == [1]
            assert verify_record(read_record(ann.record(1)))
            assert isinstance(ann.do(CloseTable()), int)
            for bot in bots:
                bot.join(WAIT)
                assert not bot.is_alive()


def test_our_own_minds_play_as_ordinary_clients_with_bots_of_the_server(server: Loopback) -> None:
    play = runpy.run_path(str(MIND_BOT))["play"]
    settings = Settings(pace="instant")
    with Client.open_table(server.url, "Ann", settings=settings, bots="easy") as ann:
        bots = [
            threading.Thread(
                target=play, args=(server.url, ann.seated.table, team.value, 1), daemon=True
            )
            for team in Team
        ]
        for bot in bots:
            bot.start()
        assert any(operatives(ann) == 2 and bots_left(ann) == 2 for _ in range(100))
        assert isinstance(ann.do(StartGame()), int)
        for bot in bots:
            bot.join(WAIT)
            assert not bot.is_alive()
        assert verify_record(read_record(ann.record(1)))


def test_one_call_opens_a_table_with_bots_and_deals(server: Loopback) -> None:
    seat = Seat(Role.SPYMASTER, RED)
    with Client.open_table(server.url, "Ann", seat=seat, bots="hard", start=True) as ann:
        assert ann.view.game is not None
        assert ann.view.game.seat == seat
        assert [member.bot for member in ann.view.members.values()] == [None, *["hard"] * 3]


def test_the_bot_is_twenty_lines_and_needs_the_standard_library_alone() -> None:
    text = BOT.read_text("utf-8")
    code = ast.parse(text)
    told = [node for node in ast.walk(code) if isinstance(node, ast.Module | ast.FunctionDef)]
    told = [node for node in told if ast.get_docstring(node)]
    assert len(told) == 2
    words = {n for node in told for n in lines_of(node.body[0])}
    lines = {n for n, line in enumerate(text.splitlines(), 1) if line.split("#")[0].strip()}
    assert len(lines - words) <= 20
    imported = {
        name for node in ast.walk(code) if isinstance(node, ast.Import) for name in node.names
    }
    names = {name.name for name in imported}
    names |= {node.module or "" for node in ast.walk(code) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def lines_of(statement: ast.stmt) -> range:
    assert statement.end_lineno
    return range(statement.lineno, statement.end_lineno + 1)
