"""A table of strangers: nobody decides for others, and what is said is chosen from a list."""

from typing import get_args

from cryptonym.rules import commands as game_commands
from cryptonym.rules.model import Role
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table.model import QuickPhrase, Settings, Words
from table.gathering import Gathering, seated

STRANGERS = Settings(strangers=True)
REFUSED = Refusal("among_strangers")


def test_nobody_decides_for_strangers_or_writes_to_them() -> None:
    table = seated(settings=STRANGERS)
    for command in (
        cmd.Rename("touch the apple"),
        game_commands.Say("touch the apple"),
        cmd.KickMember("2"),
        cmd.MoveMember("2", Role.WATCHER),
        cmd.LockTable(locked=False),
        cmd.ChangeSettings(Settings()),
        cmd.ChangeOptions(Options()),
        cmd.ChooseWords(Words()),
        cmd.BreakOffGame(),
        cmd.CloseTable(),
        game_commands.PauseTimer(),
    ):
        assert table.ask(table.table.host, command) == REFUSED
    assert table.ask(table.table.host, cmd.GiveSeatToBot("2")) == Refusal("not_host")


def test_nobody_comes_in_whom_the_server_did_not_seat() -> None:
    table = seated(settings=STRANGERS)
    assert table.ask(None, cmd.JoinTable("Zoe")) == Refusal("table_locked")
    table.do("2", cmd.LeaveTable())
    assert table.do("2", cmd.JoinTable("Bob"))  # who was there is who they were


def test_who_leaves_a_game_leaves_a_bot_in_their_seat() -> None:
    table = seated(settings=STRANGERS)
    seat = table.table.seat_of("2")
    assert table.do("2", cmd.LeaveTable())[:2] == ["SeatLeft", "MemberCame"]
    [bot] = table.table.bots()
    assert table.table.seat_of(bot) == seat
    assert not table.table.acts  # nobody called it


def test_who_knows_the_key_says_none_of_the_sentences_r28_r97() -> None:
    table = seated(settings=STRANGERS)
    silent = (Refusal("spymaster_silent"), Refusal("wrong_role"))
    for who, seat in table.table.match.seats.items():
        guesses = table.table.match.variant.guesses(seat)
        for phrase in get_args(QuickPhrase):
            said = table.ask(who, cmd.SayPhrase(phrase))
            assert (said in silent) is not guesses


def test_a_sentence_is_told_as_what_it_is_and_not_as_text() -> None:
    table = seated(settings=STRANGERS)
    guesser = next(
        who for who, seat in table.table.match.seats.items() if seat.role is Role.OPERATIVE
    )
    table.do(guesser, cmd.SayPhrase("not_sure"))
    [line] = table.table.chat
    assert (line.by, line.text, line.phrase) == (guesser, "", "not_sure")
    table.do(guesser, cmd.LeaveTable())
    assert table.table.chat[0].phrase == "not_sure"


def test_a_table_among_friends_cannot_become_one_of_strangers() -> None:
    table = Gathering()
    table.do(None, cmd.JoinTable("Ann"))
    table.do("1", cmd.ChangeSettings(Settings(strangers=True, public=True)))
    assert (table.table.settings.strangers, table.table.settings.public) == (False, False)
