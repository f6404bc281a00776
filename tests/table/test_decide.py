"""What members may ask of a table, and what the host answers for."""

import pytest

from cryptonym.rules.commands import GiveClue, GuessWord, MarkCard, PauseTimer, ResumeTimer, Say
from cryptonym.rules.match import LookAtKey, RotateRoles, StartGame, TakeSeat
from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    Role,
)
from cryptonym.rules.options import Mode, Options, TimeRules
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table.decide import HOST_PATIENCE, LONGEST_NAME, MOST_WORDS

# Coming and going
from cryptonym.table.gate import table_view
from cryptonym.table.model import MOST_MEMBERS, Settings, Words
from table.gathering import CARDS, NAMES, SEATS, Gathering, every_command, seated

FRIENDS = Settings(look="watchers")


def test_the_first_who_comes_is_host_and_everybody_watches_at_first() -> None:
    table = Gathering().come(3).table
    assert (table.host, list(table.members)) == ("1", ["1", "2", "3"])
    assert {table.seat_of(who) for who in table.members} == {WATCHER}


def test_nobody_at_the_door_may_do_anything_but_come_in() -> None:
    gathering = Gathering().come(2)
    for command in every_command():
        assert gathering.refuses(None, command) == "unknown_player"
        assert gathering.refuses("9", command) == "unknown_player"
    assert gathering.refuses("1", cmd.JoinTable("Zoe")) == "already_joined"


@pytest.mark.parametrize(
    "name", ["", "  ", "…", "a\nb\x00", "x" * (LONGEST_NAME + 1), "\u202eAnn", "-"]
)
def test_a_name_is_one_line_that_can_be_read(name: str) -> None:
    gathering = Gathering().come(1)
    assert gathering.refuses(None, cmd.JoinTable(name)) == "name_form"
    assert gathering.refuses("1", cmd.Rename(name)) == "name_form"


@pytest.mark.parametrize("name", ["Ann", "ann", "  ANN ", "A\u0301nn"])
def test_nobody_has_the_name_of_somebody_else(name: str) -> None:
    gathering = Gathering()
    gathering.do(None, cmd.JoinTable("Ánn" if "\u0301" in name else "Ann"))
    assert gathering.refuses(None, cmd.JoinTable(name)) == "name_taken"
    gathering.do("1", cmd.Rename(name))


def test_a_table_is_full_at_some_point() -> None:
    gathering = Gathering()
    for number in range(MOST_MEMBERS):
        gathering.do(None, cmd.JoinTable(f"Name {number}"))
    assert gathering.refuses(None, cmd.JoinTable("One more")) == "table_full"


def test_a_locked_table_lets_nobody_new_in() -> None:
    gathering = Gathering().come(2)
    assert gathering.refuses("2", cmd.LockTable(locked=True)) == "not_host"
    gathering.do("1", cmd.LockTable(locked=True))
    assert gathering.refuses(None, cmd.JoinTable("Zoe")) == "table_locked"
    gathering.device("2")
    gathering.do("1", cmd.LockTable(locked=False))
    gathering.do(None, cmd.JoinTable("Zoe"))


def test_who_has_been_there_longest_is_the_next_host() -> None:
    gathering = Gathering().come(3)
    assert gathering.do("1", cmd.LeaveTable()) == ["MemberWent", "HostChanged"]
    assert gathering.table.host == "2"
    gathering.do("2", cmd.KickMember("2"))
    assert gathering.table.host == "3"


def test_whoever_comes_to_an_empty_table_is_host() -> None:
    gathering = Gathering().come(1)
    gathering.do("1", cmd.LeaveTable())
    assert gathering.table.host == ""
    gathering.do(None, cmd.JoinTable("Ann"))
    assert gathering.table.host == "2", "and nobody's number comes back"


def test_the_host_sends_people_away_and_hands_over() -> None:
    gathering = Gathering().come(4)
    assert gathering.refuses("2", cmd.KickMember("3")) == "not_host"
    assert gathering.refuses("1", cmd.KickMember("9")) == "unknown_player"
    gathering.do("1", cmd.KickMember("3"))
    assert "3" not in gathering.table.members
    assert gathering.refuses("2", cmd.HandOver("2")) == "not_host"
    assert gathering.refuses("1", cmd.HandOver("3")) == "unknown_player"
    gathering.do("1", cmd.HandOver("4"))
    assert gathering.refuses("1", cmd.LockTable(locked=True)) == "not_host"
    gathering.do("4", cmd.LockTable(locked=True))


def test_whoever_plays_takes_over_from_a_host_who_is_quiet() -> None:
    gathering = Gathering().come(4).sit()
    gathering.do(None, cmd.JoinTable("Watcher"))
    gathering.now = HOST_PATIENCE - 1
    refusal = gathering.ask("2", cmd.TakeOver())
    assert refusal == Refusal("host_is_here", {"minutes": 3})
    gathering.now = HOST_PATIENCE
    assert gathering.refuses("5", cmd.TakeOver()) == "wrong_role", "who only watches does not"
    assert gathering.do("1", cmd.TakeOver()) == [], "the host is host already"
    gathering.do("2", cmd.TakeOver())
    assert gathering.table.host == "2"


# The host answers for what concerns everybody

FOR_THE_HOST = [
    cmd.MoveMember("2", Role.WATCHER),
    cmd.ShuffleTeams(),
    cmd.HandOver("2"),
    cmd.KickMember("3"),
    cmd.LockTable(locked=True),
    cmd.ChangeOptions(Options()),
    cmd.ChangeSettings(Settings()),
    cmd.ChooseWords(Words()),
    cmd.PlayAgain(),
    cmd.CloseTable(),
    StartGame(),
    RotateRoles(),
    PauseTimer(),
    ResumeTimer(),
]


@pytest.mark.parametrize("command", FOR_THE_HOST, ids=lambda one: type(one).__name__)
def test_only_the_host_may(command: cmd.TableCommand) -> None:
    gathering = seated(time=TimeRules("strict"))
    assert gathering.refuses("2", command) == "not_host"


def test_a_clock_is_stopped_and_started_by_the_host() -> None:
    gathering = seated(time=TimeRules("strict"))
    gathering.do(gathering.on_turn(), GiveClue("zyx", 2))
    assert gathering.do("1", PauseTimer()) == ["TimerPaused"]
    assert gathering.do("1", ResumeTimer()) == ["TimerResumed"]


BETWEEN_GAMES = [
    cmd.ShuffleTeams(),
    cmd.ChangeOptions(Options()),
    cmd.ChooseWords(Words()),
    cmd.PlayAgain(),
    StartGame(),
    RotateRoles(),
]


@pytest.mark.parametrize("command", BETWEEN_GAMES, ids=lambda one: type(one).__name__)
def test_some_things_are_settled_between_games_r51_r83(command: cmd.TableCommand) -> None:
    gathering = seated()
    assert gathering.refuses("1", command) == "game_running"
    gathering.finish()
    gathering.do("1", command)


# Options, settings, words


def test_another_mode_has_other_seats_so_everybody_stands_up() -> None:
    gathering = seated().finish()
    gathering.do("1", cmd.ChangeOptions(Options(mode="coop")))
    assert set(gathering.table.match.seats.values()) == {WATCHER}
    gathering.do("1", cmd.ChangeOptions(Options(mode="coop", language="it")))


def test_options_of_the_same_mode_leave_people_where_they_are() -> None:
    gathering = seated().finish()
    before = gathering.table.match.seats
    assert gathering.do("1", cmd.ChangeOptions(Options(check="free"))) == ["OptionsChanged"]
    assert gathering.table.match.seats == before


def test_whether_a_table_is_listed_is_settled_when_it_opens() -> None:
    gathering = Gathering(settings=Settings(public=False)).come(1)
    gathering.do("1", cmd.ChangeSettings(Settings(public=True, chat="team")))
    assert gathering.table.settings == Settings(public=False, chat="team")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (Words((), ("apple", "pear")), "too_few_words"),
        (Words(("deck",), ("a\nb",)), None),
        (Words(("deck",), ("x" * 31,)), "bad_word"),
        (Words(("deck",), ("<b>",)), "bad_word"),
        (Words(("deck",), tuple(f"w{n}" for n in range(MOST_WORDS + 1))), "too_many_words"),
        (Words((), tuple(f"w{n}" for n in range(25))), None),
        (Words(("deck", "junior"), ("apple",)), None),
    ],
)
def test_words_of_ones_own_are_checked(words: Words, code: str | None) -> None:
    gathering = Gathering().come(1)
    if code:
        assert gathering.refuses("1", cmd.ChooseWords(words)) == code
    else:
        gathering.do("1", cmd.ChooseWords(words))
        assert gathering.table.words == words


# Seats


def test_the_host_moves_people_within_the_role_lock_r15_r17() -> None:
    gathering = seated()
    assert gathering.refuses("1", cmd.MoveMember("2", Role.OPERATIVE, BLUE)) == "role_locked"
    assert gathering.refuses("1", cmd.MoveMember("9", Role.WATCHER)) == "unknown_player"
    gathering.do("4", cmd.LeaveTable())
    gathering.do("1", cmd.MoveMember("5", Role.OPERATIVE, BLUE))
    assert gathering.table.seat_of("5") == BLUE_OPERATIVE, "the seat of one who has gone"


def test_who_has_seen_the_key_is_no_operative_in_this_game_r17() -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    assert gathering.table.seat_of("5") == INSIDER
    for who in ("5", "1"):
        taken = TakeSeat(Role.OPERATIVE, RED)
        moved = cmd.MoveMember("5", Role.OPERATIVE, RED)
        assert gathering.refuses("5", taken) == "role_locked"
        assert gathering.refuses("1", moved) == "role_locked", who
    assert gathering.refuses("5", TakeSeat(Role.WATCHER)) == "role_locked", "they go on knowing it"
    gathering.finish()
    gathering.do("5", TakeSeat(Role.OPERATIVE, RED))


def test_an_insider_may_stand_in_for_a_spymaster_r17() -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    gathering.do("1", cmd.LeaveTable())
    gathering.do("5", TakeSeat(Role.SPYMASTER, RED))
    assert gathering.table.seat_of("5") == RED_SPYMASTER


def test_going_out_and_in_again_makes_nobody_forget_the_key_r17() -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    for who in ("5", "1"):
        gathering.do(who, cmd.LeaveTable())
        gathering.do(who, cmd.JoinTable(f"New {who}"))
        assert gathering.table.seat_of(who) == INSIDER
        assert gathering.refuses(who, TakeSeat(Role.OPERATIVE, RED)) == "role_locked"
    gathering.do("4", cmd.LeaveTable())
    gathering.do("4", cmd.JoinTable("Dan"))
    assert gathering.refuses("4", TakeSeat(Role.OPERATIVE, RED)) == "role_locked", "nor the team"
    gathering.do("4", TakeSeat(Role.OPERATIVE, BLUE))


def test_a_new_game_is_a_new_secret_also_for_those_who_went_r17() -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    gathering.do("5", cmd.LeaveTable())
    gathering.finish().start()
    gathering.do("5", cmd.JoinTable("Eve"))
    assert list(gathering.table.members)[-1] == "7", "a newcomer like any other"


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_shuffling_fills_the_seats_of_the_mode_r13(mode: str) -> None:
    gathering = Gathering(Options(mode=mode)).come({"teams": 6, "coop": 5, "shared": 3}[mode])
    gathering.do("1", cmd.ShuffleTeams())
    gathering.start()
    seats = list(gathering.table.match.seats.values())
    assert WATCHER not in seats
    if mode == "teams":
        assert sorted(map(str, seats)).count("red operative") == 2


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_shuffling_takes_everybody_where_too_few_sit(mode: Mode) -> None:
    gathering = Gathering(Options(mode=mode)).come(6)
    role, team = SEATS[mode][0]
    gathering.do("1", TakeSeat(role, team))
    gathering.do("1", cmd.ShuffleTeams())
    gathering.start()
    seats = gathering.table.match.seats
    assert seats["1"] != WATCHER, "who sat there plays"
    assert list(seats.values()).count(WATCHER) == (3 if mode == "shared" else 0)


def test_who_wants_to_watch_goes_on_watching_where_enough_sit() -> None:
    gathering = Gathering().come(6).sit()
    gathering.do("1", cmd.ShuffleTeams())
    assert [gathering.table.seat_of(who) for who in ("5", "6")] == [WATCHER, WATCHER]


def test_shuffling_is_by_chance() -> None:
    found = set()
    for seed in range(30):
        gathering = Gathering().come(4)
        gathering.seeds = 100 * seed
        gathering.do("1", cmd.ShuffleTeams())
        found.add(tuple(gathering.table.match.seats.items()))
    assert len(found) > 8


# One game after another (R51)


@pytest.mark.parametrize("how", ["same", "rotate", "shuffle"])
def test_the_next_game_has_other_words_r50_r51(how: cmd.Rematch) -> None:
    gathering = seated(count=4).finish()
    seats, words = gathering.table.match.seats, set(gathering.game.words)
    gathering.do("1", cmd.PlayAgain(how))
    assert gathering.table.match.number == 2
    assert not words & set(gathering.game.words)
    after = gathering.table.match.seats
    if how == "same":
        assert after == seats
    elif how == "rotate":
        assert all(after[who] != seat for who, seat in seats.items())


def test_play_again_needs_everybody_r14() -> None:
    gathering = seated(count=4).finish()
    gathering.do("4", cmd.LeaveTable())
    for how in ("same", "rotate"):
        assert gathering.refuses("1", cmd.PlayAgain(how)) == "too_few_players"


# Talk and marks


def test_spymasters_and_watchers_are_silent_while_a_game_lasts_r28_r97() -> None:
    gathering = seated()
    assert gathering.refuses("1", Say("it is the apple")) == "spymaster_silent"
    assert gathering.refuses("1", MarkCard(3)) == "spymaster_silent"
    assert gathering.refuses("5", Say("I see it")) == "wrong_role"
    assert gathering.refuses("5", MarkCard(3)) == "wrong_role"
    gathering.do("2", Say("hm"))
    gathering.finish()
    for who in ("1", "5"):
        gathering.do(who, Say("good game"))


@pytest.mark.parametrize("text", ["", " ", "x" * 501, "a\x00b", "a\nb"])
def test_what_is_said_is_one_short_line(text: str) -> None:
    assert Gathering().come(1).refuses("1", Say(text)) == "text_form"


def test_who_hears_it_is_a_rule_of_the_table_q25() -> None:
    for chat, to in (("table", None), ("team", RED)):
        gathering = seated(settings=Settings(chat=chat))
        gathering.do("2", Say("hm"))
        assert gathering.table.chat[-1].to is to


def test_an_old_line_of_chat_makes_room() -> None:
    gathering = Gathering().come(1)
    for number in range(250):
        gathering.do("1", Say(str(number)))
    assert [said.text for said in gathering.table.chat] == [str(n) for n in range(50, 250)]


def test_a_mark_binds_nobody_and_goes_with_its_card_or_its_turn_r31() -> None:
    gathering = seated()
    spymaster = gathering.on_turn()
    operative = str(int(spymaster) + 1)
    team = gathering.game.team
    own = [card for card in range(25) if gathering.game.key.identity(card) == team.value]
    gathering.do(spymaster, GiveClue("zyx", 2))
    for card in own[:2]:
        gathering.do(operative, MarkCard(card))
    assert gathering.table.marks == {operative: frozenset(own[:2])}
    gathering.do(operative, MarkCard(own[1], on=False))
    assert gathering.table.marks == {operative: frozenset(own[:1])}
    gathering.do(operative, GuessWord(own[0]))
    assert gathering.table.marks == {operative: frozenset()}
    assert gathering.refuses(operative, MarkCard(own[0])) == "already_covered"
    assert gathering.refuses(operative, MarkCard(25)) == "unknown_card"
    gathering.do(operative, MarkCard(own[1]))
    wrong = next(card for card in range(25) if gathering.game.key.cells[card] == ".")
    gathering.do(operative, GuessWord(wrong))
    assert gathering.table.marks == {}


def test_there_are_no_marks_without_a_game() -> None:
    gathering = Gathering().come(4).sit()
    assert gathering.refuses("2", MarkCard(1)) == "no_game"
    gathering.start().finish()
    assert gathering.refuses("2", MarkCard(1)) == "game_over"


def test_the_marks_of_one_who_goes_go_too() -> None:
    gathering = seated()
    gathering.do("2", MarkCard(1))
    gathering.do("2", cmd.LeaveTable())
    assert gathering.table.marks == {}


# The end


def test_a_closed_table_does_nothing_any_more() -> None:
    gathering = seated()
    gathering.do("1", cmd.CloseTable())
    for command in (*every_command(), cmd.JoinTable("Zoe"), GuessWord(1)):
        assert gathering.refuses("1", command) == "table_closed"


def test_names_and_seats_of_the_players_are_as_the_tests_think() -> None:
    gathering = seated()
    assert gathering.table.members["2"].name == NAMES[1]
    assert gathering.table.seat_of("2") == RED_OPERATIVE
    assert len(CARDS) == 200


def test_everybody_can_say_that_they_are_ready_until_the_game_begins_r97() -> None:
    gathering = Gathering().come(6).sit()
    gathering.do("2", cmd.SayReady())
    gathering.do("3", cmd.SayReady())
    gathering.do("3", cmd.SayReady(ready=False))
    gathering.do("6", cmd.SayReady())
    assert gathering.table.ready == {"2", "6"}
    assert table_view(gathering.table, "4").ready == ("2", "6")
    gathering.do("6", cmd.LeaveTable())
    assert gathering.table.ready == {"2"}
    gathering.start()
    assert not gathering.table.ready, "the next game has its own"
    assert gathering.refuses("2", cmd.SayReady()) == "game_running"


def test_who_knows_the_key_says_nothing_with_a_name_r28() -> None:
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    assert gathering.refuses("1", cmd.Rename("touch the apple")) == "spymaster_silent"
    assert gathering.refuses("5", cmd.Rename("touch the apple")) == "wrong_role"
    gathering.do("2", cmd.Rename("Bobby"))
    gathering.do("6", cmd.Rename("Fanny"))
    for who, before in (("5", "Eve"), ("1", "Ann")):
        gathering.do(who, cmd.LeaveTable())
        gathering.do(who, cmd.JoinTable("touch the apple"))
        assert gathering.table.members[who].name == before, "nor by going out and in again"
    gathering.do("6", cmd.LeaveTable())
    gathering.do("6", cmd.JoinTable("Frederica"))
    assert gathering.table.members["6"].name == "Frederica", "who knows nothing may"
    gathering.do("1", TakeSeat(Role.SPYMASTER, RED))
    gathering.finish()
    gathering.do("5", cmd.Rename("told you so"))


def test_who_knows_the_key_gets_a_number_if_their_name_is_taken_r28() -> None:
    """Else an operative could take the name, and let them come back with a line of text."""
    gathering = seated(settings=FRIENDS)
    gathering.do("5", LookAtKey())
    gathering.do("5", cmd.LeaveTable())
    gathering.do("6", cmd.Rename("Eve"))
    gathering.do("2", cmd.Rename("EVE 2"))
    gathering.do("5", cmd.JoinTable("touch the apple"))
    assert gathering.table.members["5"].name == "Eve 3"
