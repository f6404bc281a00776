"""Who may know what, on the wire: every byte that operatives and watchers are ever sent.

If we keep one test of the server, this one (R17, R58, R97-R99).
"""

import logging
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cryptonym.rules.commands import (
    AnswerConsult,
    ConsultClue,
    ExpireTimer,
    GiveClue,
    GuessWord,
    MarkCard,
    RequestSpelling,
    Say,
)
from cryptonym.rules.match import LookAtKey, TakeSeat
from cryptonym.rules.model import Role, Team
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.verdict import LEGAL, Reason, Verdict
from cryptonym.table.commands import (
    ChangeOptions,
    ChangeSettings,
    LockTable,
    Rename,
    SayReady,
    TableCommand,
)
from cryptonym.table.model import Settings
from server.driving import Player, Server, drive, finish_game, on_turn, running_game, serving
from server.twins import (
    PRIVATE,
    Fixed,
    Rekey,
    Step,
    Witness,
    dealing,
    fixed,
    looking_by_hand,
    play_at_random,
    swapped,
    take,
)

STRICT = TimeRules("strict", clue_seconds=9000, guess_seconds=9000)
EVENINGS = [
    ("teams", Options(check="guard"), "table", 1),
    ("teams", Options(check="referee", time=STRICT), "team", 2),
    ("coop", Options(check="free", time=TimeRules("sand")), "table", 3),
    ("coop", Options(check="guard"), "team", 4),
    ("shared", Options(check="free", time=STRICT), "table", 5),
    ("shared", Options(check="guard"), "team", 6),
]


def unchanged(cells: str) -> str:
    return cells


class Evening:
    """A table with witnesses: all operatives, a watcher, and on request somebody who knows."""

    def __init__(self, server: Server, around: Fixed, players: list[Player]) -> None:
        self.server = server
        self.around = around
        self.players = players
        self.witnesses: list[Witness] = []

    def sent(self) -> list[list[list[str]]]:
        return [witness.sent for witness in self.witnesses]


async def evening(
    stack: AsyncExitStack,
    mode: str,
    options: Options,
    chat: str,
    said: Verdict | None = None,
    rekey: Rekey = unchanged,
    *,
    insider: bool = False,
) -> Evening:
    stack.enter_context(dealing(rekey))
    stack.enter_context(looking_by_hand())
    server = await stack.enter_async_context(serving())
    around = fixed(server, said)
    # Nobody looks at the key at a table for everybody.
    company = {"look": "watchers"} if insider else {"public": True}
    settings: dict[str, Any] = {"chat": chat, **company}
    if chat == "team" and options.time.kind == "none":  # deadlines tell nothing either
        settings["slow"] = {"hours": 1}
    players = await server.begin_game(
        mode, watchers=2, options=options, settings=settings, language="en"
    )
    if insider:
        await players[-1].must({"type": "look_at_key"})
    told = Evening(server, around, players)
    room = await server.room(players[0].table)
    assert room.table is not None
    for player in players:
        if room.table.seat_of(player.member).role is not Role.SPYMASTER:
            line = await stack.enter_async_context(player.line())
            told.witnesses.append(Witness(player, line))
            await told.witnesses[-1].look(0)
    return told


def without_name(sent: list[list[list[str]]], name: str) -> list[list[list[str]]]:
    """The spoken name is chance, and no secret."""
    return [[[text.replace(name, "NAME") for text in step] for step in one] for one in sent]


async def name_of(told: Evening) -> str:
    room = await told.server.room(told.players[0].table)
    assert room.table is not None
    return room.table.name


@pytest.mark.parametrize(("mode", "options", "chat", "seed"), EVENINGS)
def test_deals_that_differ_in_hidden_cards_send_the_same_bytes_r17_r98(
    mode: str, options: Options, chat: str, seed: int
) -> None:
    async def first() -> tuple[list[Step], int, list[list[list[str]]], str]:
        async with AsyncExitStack() as stack:
            told = await evening(stack, mode, options, chat)
            script = await play_at_random(told.players, told.witnesses, told.around, seed)
            room = await told.server.room(told.players[0].table)
            assert room.table is not None
            game = running_game(room.table)
            sent = without_name(told.sent(), room.table.name)
            return script, game.covered, sent, game.key.cells

    async def again(script: list[Step], covered: int) -> tuple[list[list[list[str]]], str]:
        untouched = [card for card in range(25) if not covered >> card & 1]
        async with AsyncExitStack() as stack:
            told = await evening(stack, mode, options, chat, rekey=swapped(untouched, seed))
            for number, step in enumerate(script):
                await take(told.players, told.witnesses, told.around, step, number)
            room = await told.server.room(told.players[0].table)
            assert room.table is not None
            cells = running_game(room.table).key.cells
            return without_name(told.sent(), room.table.name), cells

    script, covered, one, key = drive(first)
    two, other = drive(lambda: again(script, covered))
    assert key != other, "the keys must differ, or nothing is shown"
    assert len(one) == len(two) >= 3
    for before, after in zip(one, two, strict=True):
        assert len(before) == len(script) + 1
        assert before[:-1] == after[:-1], "the last step opens the deal"
        assert before[-1] != after[-1], "a difference would have been seen"
        # Spymasters came and went meanwhile, and that is told whatever the key is.
        assert len({text for step in before for text in step if '"presence"' in text}) > 1


@pytest.mark.parametrize(
    ("mode", "time", "chat", "seed"),
    [
        ("teams", STRICT, "table", 11),
        ("teams", TimeRules(), "team", 12),
        ("shared", STRICT, "table", 14),
    ],
)
def test_consultations_leave_no_trace_in_any_byte_r58_q22(
    mode: str, time: TimeRules, chat: str, seed: int
) -> None:
    options = Options(check="free", time=time)

    async def first() -> tuple[list[Step], list[list[list[str]]]]:
        async with AsyncExitStack() as stack:
            told = await evening(stack, mode, options, chat, insider=True)
            await another_device(told.players[0])  # nobody's business either
            script = await play_at_random(told.players, told.witnesses, told.around, seed)
            await records(told)
            return script, without_name(told.sent(), await name_of(told))

    async def silent(script: list[Step]) -> list[list[list[str]]]:
        async with AsyncExitStack() as stack:
            told = await evening(stack, mode, options, chat, insider=True)
            for number, step in enumerate(script):
                private = isinstance(step[1], PRIVATE)
                await take(
                    told.players, told.witnesses, told.around, None if private else step, number
                )
            await records(told)
            return without_name(told.sent(), await name_of(told))

    script, one = drive(first)
    assert sum(isinstance(command, PRIVATE) for _, command in script) >= 2
    assert one == drive(lambda: silent(script))


async def another_device(player: Player) -> None:
    code = (await player.post("/transfer")).json()["code"]
    answer = await player.post("/devices", {"code": code})
    assert answer.status_code == 201


async def records(told: Evening) -> None:
    """When all is over everybody looks at everything once more."""
    for witness in told.witnesses:
        await witness.look(0)
        record = await witness.player.get("/records/1")
        assert record.status_code == 200
        witness.sent.append([record.text])


@pytest.mark.parametrize("mode", ["teams", "shared"])
def test_a_clue_that_was_allowed_in_private_looks_like_any_clue_r58_q15(mode: str) -> None:
    doubt = Verdict("doubtful", (Reason("LETTERS", "WORD"),), "zyx")

    async def story(said: Verdict) -> list[list[list[str]]]:
        options = Options(time=STRICT)
        async with AsyncExitStack() as stack:
            told = await evening(stack, mode, options, "table", said, insider=True)
            room = await told.server.room(told.players[0].table)
            assert room.table is not None
            team = running_game(room.table).team
            seats = {seat: who for who, seat in room.table.match.seats.items()}
            members = [player.member for player in told.players]
            spymasters = {
                seat.team: members.index(who)
                for seat, who in seats.items()
                if seat.role is Role.SPYMASTER
            }
            give: Step = (spymasters[team], GiveClue("zyx", 9))
            allow: Step = (spymasters[team.other], AnswerConsult(allow=True))
            asked = said is doubt
            await take(told.players, told.witnesses, told.around, give if asked else None, 0)
            await take(told.players, told.witnesses, told.around, allow if asked else give, 0)
            assert running_game(room.table).clue is not None
            game = running_game(room.table)
            guesser = told.players.index(on_turn(room.table, told.players, Role.OPERATIVE))
            touch: Step = (guesser, GuessWord(game.key.cells.index("x")))
            await take(told.players, told.witnesses, told.around, touch, 0)
            await records(told)
            return without_name(told.sent(), await name_of(told))

    assert drive(lambda: story(doubt)) == drive(
        lambda: story(msgspec.structs.replace(LEGAL, clue="zyx"))
    )


# All that would be a sign, if operatives noticed it.
SIGNALS: list[TableCommand] = [
    *(ChangeSettings(Settings(close_after_minutes=minutes)) for minutes in (1, 77, 40_000)),
    *(Rename(text) for text in ("the apple", "not the apple")),
    *(Say(text) for text in ("the apple", "not the apple")),
    *(MarkCard(card) for card in (0, 24)),
    SayReady(),
    ChangeOptions(Options(check="referee")),
    TakeSeat(Role.WATCHER),
    TakeSeat(Role.OPERATIVE, Team.RED),
    LookAtKey(),
    RequestSpelling(),
    ExpireTimer(),
    LockTable(locked=False),  # it is open
    ConsultClue("zyx", 3),
    ConsultClue("brumm"),
]


def test_who_knows_the_key_gives_no_sign_in_any_byte_r28_r97() -> None:
    """Not the host who is spymaster, nor the other one, nor who looked; before a clue or after."""

    async def story(*, silent: bool) -> list[list[list[str]]]:
        async with AsyncExitStack() as stack:
            options = Options(check="free", time=STRICT)
            told = await evening(stack, "teams", options, "table", insider=True)
            room = await told.server.room(told.players[0].table)
            assert room.table is not None
            giver = told.players.index(on_turn(room.table, told.players, Role.SPYMASTER))
            for step in ((giver, GiveClue("weather", 1)), None):
                for player in (told.players[0], told.players[2], told.players[-1]):
                    for command in () if silent else SIGNALS:
                        answer = await player.do(msgspec.to_builtins(command))
                        assert answer.status_code in {200, 409}, answer.text
                await take(told.players, told.witnesses, told.around, step, 0)
            assert room.table.match.running
            return without_name(told.sent(), await name_of(told))

    assert drive(lambda: story(silent=False)) == drive(lambda: story(silent=True))


def test_team_talk_is_sent_to_the_team_and_to_spymasters_alone_q25() -> None:
    async def story() -> None:
        async with serving() as server:
            settings = {"chat": "team"}
            players = await server.begin_game("teams", watchers=1, settings=settings)
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(player.line()) for player in players]
                for line in lines:
                    await line.texts()
                await players[1].must({"type": "say", "text": "perhaps the blue whale"})
                await players[1].must({"type": "say", "text": "perhaps the blue whale"})
                heard = [len(await line.texts()) for line in lines]
            assert heard == [2, 2, 2, 0, 0]
            for player in (players[3], players[4]):
                for path in ("", "/events?since=0", "/events?since=12"):
                    assert "whale" not in (await player.get(path)).text
            assert "whale" in (await players[1].get()).text

    drive(story)


def test_logs_figures_and_errors_hold_no_token_key_or_chat(
    caplog: pytest.LogCaptureFixture,
) -> None:
    secret = "the walrus was here"

    async def story() -> tuple[list[str], list[str]]:
        async with serving() as server:
            players = await server.seat_everybody("teams", watchers=1)
            room = await server.room(players[0].table)
            await players[0].must({"type": "say", "text": secret})
            await players[0].must({"type": "start_game"})
            assert room.table is not None
            game = running_game(room.table)
            code = (await players[0].post("/transfer")).json()["code"]
            await finish_game(players)
            told = [(await server.http.get(path)).text for path in ("/metrics", "/api/tables")]
            liar = Player(server, players[0].table, "1", "1.wrong")
            paths = ("", "/records", "/records/1", "/events")
            told += [(await liar.get(path)).text for path in paths]
            told.append((await players[1].post("/commands", {"id": secret, "command": 7})).text)
            told.append((await players[1].post("/devices", {"code": code + "x"})).text)
            hashes = [token for who in room.table.members.values() for token in who.tokens]
            hidden = [player.token for player in players] + hashes
            hidden += [player.token.partition(".")[2] for player in players]
            return told, [*hidden, game.key.cells, game.salt, secret, code]

    with caplog.at_level(logging.INFO):
        told, hidden = drive(story)
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    assert "cryptonym.server" in {record.name for record in ours}
    logged = [f"{record.getMessage()} {record.__dict__}" for record in ours]
    for text in (*told, *logged):
        for one in hidden:
            assert one not in text


def test_no_address_is_stored_logged_or_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = "192.0.2.77"
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> list[str]:
        async with serving(database, behind_proxy=True) as server:
            server.http.headers["x-forwarded-for"] = address
            players = await server.begin_game("teams", watchers=1)
            await players[0].post("/transfer")
            await players[1].post("/devices", {"code": "1-AAAAAAAA"})
            told = [(await player.get()).text for player in players]
            told += [(await player.get("/events?since=0")).text for player in players]
            return told

    with caplog.at_level(logging.INFO):
        told = drive(story)
    ours = [one for one in caplog.records if not one.name.startswith("http")]
    kept = [file.read_bytes().decode("latin-1") for file in tmp_path.iterdir()]
    assert any("Ann" in text for text in kept)
    for text in (*told, *kept, *(f"{one.getMessage()} {one.__dict__}" for one in ours)):
        assert address not in text
