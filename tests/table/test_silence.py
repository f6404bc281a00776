"""What somebody who knows the key can still tell the others, by any command there is (R28, R97).

The tables here are those of docs/secrecy.md. A command that is in none of them fails a test.
"""

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cryptonym.rules import commands as game_commands
from cryptonym.rules import events as game_events
from cryptonym.rules import match as m
from cryptonym.rules.model import BLUE, RED, RED_OPERATIVE, Role
from cryptonym.rules.options import Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.table import commands as cmd
from cryptonym.table.decide import HOST_PATIENCE
from cryptonym.table.gate import entry_view
from cryptonym.table.model import QuickPhrase, Settings, Slow, Words
from cryptonym.table.silence import MOST_ACTS
from table.gathering import Gathering, as_bytes, seated

PAGE = (Path(__file__).parents[2] / "docs" / "secrecy.md").read_text("utf-8")
SEATS = [(Role.SPYMASTER, RED), (Role.OPERATIVE, RED), (Role.SPYMASTER, BLUE), (Role.WATCHER, None)]
EVERYBODY = ("1", "2", "3", "4", "5", "6")
WRITTEN = ("touch the apple", "apple", "not the pear")

# Refused, whatever it says.
NEVER: dict[type, list[cmd.TableCommand]] = {
    cmd.Rename: [cmd.Rename(text) for text in WRITTEN],
    cmd.ShuffleTeams: [cmd.ShuffleTeams()],
    cmd.SayReady: [cmd.SayReady(), cmd.SayReady(ready=False)],
    cmd.ChangeOptions: [cmd.ChangeOptions(Options(check=check)) for check in ("free", "guard")],
    cmd.ChangeSettings: [
        cmd.ChangeSettings(Settings(close_after_minutes=minutes, chat="team"))
        for minutes in range(1, 40)
    ],
    cmd.ChooseWords: [cmd.ChooseWords(Words(("deck",), (text,))) for text in ("apple", "pear")],
    cmd.ChooseCity: [cmd.ChooseCity(city) for city in ("boulogne", "oslo", "")],
    cmd.BringCampaign: [cmd.BringCampaign(text) for text in WRITTEN],
    cmd.PlayAgain: [cmd.PlayAgain(), cmd.PlayAgain("rotate")],
    game_commands.Say: [game_commands.Say(text) for text in WRITTEN],
    cmd.SayPhrase: [cmd.SayPhrase(phrase) for phrase in get_args(QuickPhrase)],
    game_commands.MarkCard: [game_commands.MarkCard(card) for card in range(25)],
    m.LookAtKey: [m.LookAtKey()],
    m.RotateRoles: [m.RotateRoles()],
    m.StartGame: [m.StartGame()],
    game_commands.GuessWord: [game_commands.GuessWord(card) for card in range(25)],
    game_commands.StopGuessing: [game_commands.StopGuessing()],
    game_commands.RequestSpelling: [game_commands.RequestSpelling()],
    game_commands.ExpireTimer: [game_commands.ExpireTimer()],
    cmd.BotMove: [cmd.BotMove(game_commands.GiveClue("zyx", 1), "")],
}
# Carried out, and operatives and watchers are told nothing.
UNSEEN: dict[type, list[cmd.TableCommand]] = {
    cmd.MakeCode: [cmd.MakeCode("maker")],
    cmd.AddDevice: [cmd.AddDevice("the code that is open"), cmd.AddDevice("the same", "phone")],
    cmd.RemoveDevice: [cmd.RemoveDevice(2, by=1)],
    cmd.KeepDevice: [cmd.KeepDevice(by=1)],
    game_commands.ConsultClue: [
        game_commands.ConsultClue(word, 2) for word in ("zyx", "brumm", "apple")
    ],
}
# What the server does for people who keep their tables, in this order; nobody is told of it.
OF_PEOPLE: dict[type, cmd.TableCommand] = {
    cmd.MarkSeat: cmd.MarkSeat("a mark"),
    cmd.ComeBack: cmd.ComeBack("a mark", via="a device"),
    cmd.SignOut: cmd.SignOut("a device"),
}
# The game itself: one word, one number, and what the rules ask of a spymaster.
OF_THE_GAME: frozenset[type] = frozenset(
    {
        game_commands.GiveClue,
        cmd.JuryAnswer,  # of people who are not at the table
        game_commands.AnswerConsult,  # its answer is unseen; where it allows, the clue comes
        game_commands.ChallengeClue,
        game_commands.RuleClue,
        game_commands.AcceptClue,
        game_commands.CoverPenaltyWord,
        game_commands.SkipPenalty,
        game_commands.CoverOpponentWord,
        game_commands.GiveUp,  # of Duet, and the end of it
    }
)
# Whatever it may be used for, everybody sees that it happens: five in a game, of all these kinds.
# With it, how many different things one of them can say among six people.
ACTS: dict[type, tuple[int, list[cmd.TableCommand]]] = {
    cmd.JoinTable: (1, [cmd.JoinTable(text) for text in WRITTEN]),
    cmd.MoveMember: (
        2,  # who watches takes a seat among either operatives
        [cmd.MoveMember(who, role, team) for who in EVERYBODY for role, team in SEATS]
        + [cmd.MoveMember(who, Role.OPERATIVE, BLUE) for who in EVERYBODY],
    ),
    cmd.AskForSeat: (0, [cmd.AskForSeat(role, team) for role, team in SEATS]),
    cmd.HandOver: (6, [cmd.HandOver(who) for who in EVERYBODY]),
    cmd.TakeOver: (1, [cmd.TakeOver()]),
    cmd.KickMember: (6, [cmd.KickMember(str(who)) for who in range(1, 40)]),
    cmd.AddBot: (
        6,  # three levels, two teams
        [
            cmd.AddBot(level, role, team)
            for level in ("easy", "normal", "hard")
            for role, team in [*SEATS, (Role.OPERATIVE, BLUE)]
        ],
    ),
    cmd.FillSeats: (3, [cmd.FillSeats(level) for level in ("easy", "normal", "hard")]),
    cmd.GiveSeatToBot: (
        12,  # three levels, four seats
        [
            cmd.GiveSeatToBot(who, level)
            for who in EVERYBODY
            for level in ("easy", "normal", "hard")
        ],
    ),
    cmd.LockTable: (1, [cmd.LockTable(locked=locked) for locked in (True, False)]),
    m.TakeSeat: (1, [m.TakeSeat(role, team) for role, team in SEATS]),
    game_commands.FlipTimer: (1, [game_commands.FlipTimer()]),
    cmd.GiveTime: (1, [cmd.GiveTime()]),
    game_commands.PauseTimer: (1, [game_commands.PauseTimer()]),
}
# Not counted, as it cannot come again without something that is: going, and letting a clock run.
ONCE: dict[type, cmd.TableCommand] = {
    cmd.LeaveTable: cmd.LeaveTable(),
    cmd.ForgetMember: cmd.ForgetMember("Somebody"),
    cmd.CloseTable: cmd.CloseTable(),
    cmd.BreakOffGame: cmd.BreakOffGame(),
    game_commands.ResumeTimer: game_commands.ResumeTimer(),
}


def test_every_command_is_in_one_of_the_tables() -> None:
    tables = [NEVER, UNSEEN, OF_PEOPLE, OF_THE_GAME, ACTS, ONCE]
    listed = [kind for table in tables for kind in table]
    assert sorted(map(str, listed)) == sorted(map(str, get_args(cmd.TableCommand)))


def test_the_page_has_the_same_tables() -> None:
    section = PAGE.partition("## What those who know the key may still do")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:4] for line in section.splitlines() if line.startswith("| ")]
    named = {what.strip(): set(re.findall(r"`(\w+)`", commands)) for what, commands, _ in rows}
    acts = {
        command: int(re.findall(r"\d+", most)[0])
        for what, most, _ in rows
        for command in re.findall(r"`(\w+)`", what)
    }

    def tags(table: Iterable[type]) -> set[str]:
        return {str(kind.__struct_config__.tag) for kind in table}

    assert named["the game"] == tags(OF_THE_GAME)
    assert named["in private"] == tags(UNSEEN)
    assert named["keeping a table as a [person](people.md)"] == tags(OF_PEOPLE)
    assert named["refused"] | named["between games"] == tags(NEVER)
    assert named["once"] == tags(ONCE)
    assert acts == {kind.__struct_config__.tag: most for kind, (most, _) in ACTS.items()}


def scene(host: str = "1", *, slow: Slow | None = None, **options: object) -> Gathering:
    """A running game: two spymasters, an insider (5), a watcher (6) and two operatives."""
    gathering = seated(settings=Settings(look="watchers", slow=slow), **options)
    gathering.do("5", m.LookAtKey())
    if host != "1":
        gathering.do("1", cmd.HandOver(host))
    gathering.now = HOST_PATIENCE
    return gathering


def scenes() -> Iterator[tuple[Gathering, str]]:
    """Games at different moments, and somebody who knows the key, host or not."""
    for host in ("1", "3", "5", "2"):
        for sender in ("1", "3", "5"):
            for time in (TimeRules("strict", first_clue_seconds=9000), TimeRules("sand")):
                for clue in (False, True):
                    gathering = scene(host, check="free", time=time)
                    if clue:
                        gathering.do(gathering.on_turn(), game_commands.GiveClue("zyx", 2))
                    yield gathering, sender


def told(gathering: Gathering, sender: str | None, command: cmd.TableCommand) -> list[bytes]:
    """What an operative learns when somebody sends this; what is refused changes nothing."""
    outcome = gathering.ask(sender, command)
    if isinstance(outcome, Refusal):
        return []
    before = len(gathering.events)
    gathering.take(outcome)
    seen = [entry_view(one, RED_OPERATIVE, gathering.table) for one in gathering.events[before:]]
    return [as_bytes(one) for one in seen if one is not None]


@pytest.mark.parametrize("kind", NEVER, ids=lambda kind: kind.__name__)
def test_who_knows_the_key_cannot_say_anything_by_these_r28_r97(kind: type) -> None:
    for gathering, sender in scenes():
        before = gathering.table
        for command in NEVER[kind]:
            assert isinstance(gathering.ask(sender, command), Refusal), (sender, command)
        assert gathering.table is before


def test_who_knows_the_key_does_not_say_that_time_is_up_r97() -> None:
    """The server does; who was faster would be a sign."""
    for gathering in (scene(time=TimeRules("sand")), scene(time=TimeRules("strict"))):
        if gathering.game.options.time.kind == "sand":
            gathering.do("2", game_commands.FlipTimer())
        else:
            gathering.do(gathering.on_turn(), game_commands.GiveClue("zyx", 2))
        gathering.now += 1000 * 9000
        for sender in ("1", "3", "5"):
            assert gathering.refuses(sender, game_commands.ExpireTimer()) == "spymaster_silent"
        assert "TimerExpired" in gathering.do("2", game_commands.ExpireTimer())


def test_operatives_are_not_told_who_keeps_a_table_r58() -> None:
    for gathering, sender in scenes():
        for command in OF_PEOPLE.values():
            before = len(gathering.events)
            assert told(gathering, sender, command) == []
            assert len(gathering.events) == before + 1, command


@pytest.mark.parametrize("kind", UNSEEN, ids=lambda kind: kind.__name__)
def test_operatives_are_not_told_of_these_r58(kind: type) -> None:
    carried_out = 0
    for gathering, sender in scenes():
        for command in UNSEEN[kind]:
            assert told(gathering, sender, cmd.MakeCode("maker")) == []
            assert told(gathering, sender, _with_code(gathering, sender, cmd.AddDevice(""))) == []
            assert told(gathering, sender, cmd.MakeCode("maker")) == []
            before = len(gathering.events)
            assert told(gathering, sender, _with_code(gathering, sender, command)) == []
            carried_out += len(gathering.events) > before
    assert carried_out, "else nothing is shown"


def _with_code(gathering: Gathering, sender: str, command: cmd.TableCommand) -> cmd.TableCommand:
    """The command; a new device comes with the code that its owner has just made."""
    if isinstance(command, cmd.AddDevice):
        return cmd.AddDevice(gathering.open_code(sender), command.kind)
    return command


def test_who_has_done_enough_can_still_bring_a_device_and_remove_one() -> None:
    gathering = scene()
    for _ in range(MOST_ACTS):
        gathering.do("1", cmd.LockTable(locked=not gathering.table.locked))
    assert gathering.refuses("1", cmd.LockTable(locked=False)) == "enough_acts"
    gathering.do("1", cmd.MakeCode("maker"))
    gathering.do("1", cmd.AddDevice(gathering.open_code("1")))
    gathering.do("1", cmd.RemoveDevice(2, by=1))


def test_the_answer_to_a_question_is_not_told_r58() -> None:
    gathering = scene(check="free")
    asker = gathering.on_turn()
    gathering.do(asker, game_commands.ConsultClue("zyx", 2))
    rival = "3" if asker == "1" else "1"
    for allow in (False, True):
        assert told(gathering, rival, game_commands.AnswerConsult(allow)) == []


@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_each_of_these_is_done_a_few_times_in_a_game_and_says_little_r28_r97(kind: type) -> None:
    """However often it is tried, and whatever others do to make it possible again."""
    most, samples = ACTS[kind]
    seen = 0
    for host, sender in (("1", "1"), ("2", "3"), ("5", "5"), ("2", "5")):
        gathering = ready_for(kind, host, sender)
        forms = {one for command in samples if (one := said(gathering, sender, command))}
        assert len(forms) <= most
        seen = max(seen, len(forms))
        acts = 0
        for _ in range(12):
            for command in samples:
                acts += bool(told(gathering, sender, command))
                make_room(gathering, kind, sender)
        assert acts <= MOST_ACTS
    assert seen == most, "the table says no more than there is"


def ready_for(kind: type, host: str, sender: str) -> Gathering:
    """A game in which this can be done."""
    sand = kind is game_commands.FlipTimer
    time = TimeRules("sand" if sand else "strict", first_clue_seconds=9000)
    gathering = scene(host, check="free", time=time)
    if kind is cmd.GiveTime:
        gathering = scene(host, slow=Slow(), check="free")
        gathering.do(gathering.on_turn(), game_commands.GiveClue("zyx", 1))
    if kind is cmd.JoinTable:
        gathering.do(sender, cmd.LeaveTable())
    if kind is cmd.FillSeats:
        gathering.do("4", cmd.LeaveTable())
    if kind is m.TakeSeat and sender != "1":
        gathering.do("1", cmd.LeaveTable())
    return gathering


def make_room(gathering: Gathering, kind: type, sender: str) -> None:
    """Others undo what was done, as far as they can."""
    if kind is cmd.JoinTable and sender in gathering.table.members:
        gathering.do(sender, cmd.LeaveTable())
    if kind is cmd.KickMember:
        gathering.try_to(None, cmd.JoinTable(f"Guest {gathering.table.arrivals}"))
    if kind is cmd.GiveTime and gathering.table.match.running:  # the next turn comes
        who, played = gathering.on_turn(), gathering.game
        cells = played.key.cells
        for card in [card for card in played.open_cards() if cells[card] == "."][:1]:
            gathering.do(who, game_commands.GuessWord(card))
            gathering.do(gathering.on_turn(), game_commands.GiveClue("zyx", 1))
    if kind is cmd.TakeOver:
        gathering.try_to("2", cmd.TakeOver())
    if (
        kind is game_commands.PauseTimer
        and gathering.game.timer
        and gathering.game.timer.left is not None
    ):
        gathering.do(gathering.table.host, game_commands.ResumeTimer())
    for bot in gathering.table.bots():
        seat = gathering.table.seat_of(bot)
        for one in ("4", "6"):
            if one in gathering.table.members:
                gathering.try_to(one, m.TakeSeat(seat.role, seat.team))


def said(gathering: Gathering, sender: str, command: cmd.TableCommand) -> bytes:
    """What operatives would be told, without the name that chance gives to a bot."""
    twin = gathering.fork()
    return b"".join(told(twin, sender, command))


def test_seating_others_is_an_act_of_the_host_and_not_of_who_is_seated_r97() -> None:
    gathering = scene(check="free")
    for number in range(MOST_ACTS + 1):
        gathering.do(None, cmd.JoinTable(f"Guest {number}"))
    guests = list(gathering.table.members)[-MOST_ACTS - 1 :]
    for guest in guests[:-1]:
        gathering.do("1", cmd.MoveMember(guest, Role.OPERATIVE, RED))
    assert gathering.refuses("1", cmd.MoveMember(guests[-1], Role.OPERATIVE, BLUE)) == "enough_acts"


@pytest.mark.parametrize("seed", range(6))
def test_who_tries_everything_says_a_few_things_and_no_more_r28_r97(seed: int) -> None:
    chance = random.Random(seed)
    tried = [one for samples in (*NEVER.values(), *UNSEEN.values()) for one in samples]
    tried += 5 * [one for _, samples in ACTS.values() for one in samples]
    tried += 20 * [game_commands.ResumeTimer(), cmd.LeaveTable()]
    sender = "135"[seed % 3]
    gathering = scene(sender, check="free", time=TimeRules(("sand", "strict")[seed % 2]))
    if seed % 2:
        gathering.do(gathering.on_turn(), game_commands.GiveClue("zyx", 2))
    chance.shuffle(tried)
    noticed = [type(command) for command in tried if told(gathering, sender, command)]
    acts = [kind for kind in noticed if kind not in ONCE]
    assert 0 < len(acts) <= MOST_ACTS
    assert len(noticed) <= 2 * MOST_ACTS + 1, "each going needs a coming, each resuming a pause"


@pytest.mark.parametrize("kind", ONCE, ids=lambda kind: kind.__name__)
def test_these_are_not_done_twice_in_a_row(kind: type) -> None:
    for gathering, sender in scenes():
        noticed = sum(bool(told(gathering, sender, ONCE[kind])) for _ in range(3))
        assert noticed <= 1


def test_nobody_is_held_at_the_table_by_what_they_did_before() -> None:
    gathering = scene()
    for locked in (True, False, True, False, True):
        gathering.do("1", cmd.LockTable(locked=locked))
    refusal = gathering.ask("1", cmd.LockTable(locked=False))
    assert refusal == Refusal("enough_acts", {"limit": MOST_ACTS})
    gathering.do("1", cmd.LeaveTable())
    gathering.do(gathering.table.host, cmd.LockTable(locked=False))
    assert gathering.refuses("1", cmd.JoinTable("Ann")) == "enough_acts"
    gathering.do("5", m.TakeSeat(Role.SPYMASTER, RED))
    gathering.finish()
    gathering.do("1", cmd.JoinTable("Ann"))


def test_the_next_game_begins_with_no_acts_and_others_are_never_counted() -> None:
    gathering = scene("2")
    for number in range(20):
        gathering.do("2", cmd.LockTable(locked=number % 2 == 0))
    assert gathering.table.acts == {"1": 1}, "who handed over to an operative"
    gathering.finish().start()
    assert gathering.table.acts == {}


# The game itself


def test_each_command_of_the_game_comes_once_in_its_moment() -> None:
    """The clue is what a spymaster may say; rulings are asked for by the rules (R25, R57, R60)."""
    gathering = scene(check="free")
    giver = gathering.on_turn()
    rival, operative = ("3", "2") if giver == "1" else ("1", "4")
    heard: list[str] = []

    def everything(*commands: cmd.TableCommand) -> None:
        for sender in ("1", "3", "5"):
            for command in commands:
                seen = told(gathering, sender, command)
                heard.extend(msgspec.json.decode(one)["type"] for one in seen)

    give = [game_commands.GiveClue(word, number) for word in ("zyx", "brumm") for number in (1, 2)]
    everything(*give)
    everything(*3 * [game_commands.AcceptClue(), game_commands.ChallengeClue()])
    assert heard == ["clue_given", "clue_accepted"], "and what was accepted is not challenged"
    gathering.do(operative, game_commands.GuessWord(gathering.game.key.cells.index(".")))
    heard.clear()
    gathering.do(rival, game_commands.GiveClue("brumm", 1))
    everything(*3 * [game_commands.ChallengeClue()])
    everything(
        *3
        * [
            game_commands.RuleClue("uphold"),
            game_commands.RuleClue("reject"),
            game_commands.RuleClue("waive"),
        ]
    )
    cards = [game_commands.CoverPenaltyWord(card) for card in range(25)]
    everything(*cards, game_commands.SkipPenalty(), *cards)
    assert heard == ["clue_challenged", "clue_penalised", "turn_ended", "word_covered"]


def test_in_coop_a_spymaster_asks_little_as_operatives_hear_it_r28_q23() -> None:
    gathering = seated("coop", check="guard")
    doubt = Verdict("doubtful", (), "zyx")
    assert gathering.do("1", game_commands.ConsultClue("zyx", 2)) == ["ConsultAsked"]
    for ask in (game_commands.ConsultClue("brumm", 1), game_commands.GiveClue("brumm", 1)):
        outcome = gathering.ask("1", ask, msgspec.structs.replace(doubt, clue="brumm"))
        assert outcome == Refusal("consultation_pending", {"word": "zyx"}), "one at a time"
    gathering.do("2", game_commands.AnswerConsult(allow=False))
    gathering.do(
        "1", game_commands.GiveClue("brumm", 1), msgspec.structs.replace(doubt, clue="brumm")
    )
    gathering.do("2", game_commands.AnswerConsult(allow=False))
    for ask in (game_commands.ConsultClue("third", 1), game_commands.GiveClue("third", 1)):
        outcome = gathering.ask("1", ask, msgspec.structs.replace(doubt, clue="third"))
        assert outcome == Refusal("enough_questions", {"limit": 2})
    assert gathering.do("1", game_commands.GiveClue("third", 1)) == ["ClueGiven"], (
        "a clue without doubt"
    )
    gathering.do("2", game_commands.GuessWord(gathering.game.key.cells.index(".")))
    assert isinstance(gathering.events[-1], game_events.TurnEnded)
    cards = range(25)
    theirs = next(c for c in cards if gathering.game.key.cells[c] == gathering.game.team.other[0])
    gathering.do("1", game_commands.CoverOpponentWord(theirs))
    gathering.do("1", game_commands.ConsultClue("zyx", 2))
