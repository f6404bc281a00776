"""The game on one screen, played through its keyboard."""

import contextlib
import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cryptonym.cli.app import app
from cryptonym.cli.hotseat import HotSeat
from cryptonym.cli.keyboard import Quit
from cryptonym.cli.saving import save_record
from cryptonym.cli.screen import Screen
from cryptonym.cli.table import OneScreenTable
from cryptonym.language.decks import cards
from cryptonym.records import read_record, verify_record
from cryptonym.rules import BLUE, RED, Game, HouseRules, Options, Phase, Role, Seat, Team
from cryptonym.rules.drawing import SIGNS
from cryptonym.rules.events import ClueChallenged
from cryptonym.text import LANGUAGES, Text
from support.toy import TOY

KEY_SIGNS = {SIGNS[letter] for letter in "rb.x"}


class Players:
    """Everybody around the keyboard, who type what was planned."""

    def __init__(self, language: str = "en", mode: str = "teams", **options: object) -> None:
        self.out = io.StringIO()
        text = Text(language)
        chosen = Options(mode=mode, language=language, **options)
        screen = Screen(Console(file=self.out, width=80, highlight=False), text)
        self.table = OneScreenTable(chosen, cards(language, chosen.word_list), screen, seed=4)
        self.text = text
        self.planned: list[str] = []
        self.hotseat = HotSeat(self.table, self.answer)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def said(self) -> str:
        """All that was on the screen, whatever the length of its lines."""
        return " ".join(self.out.getvalue().split())

    def play_until_they_quit(self) -> None:
        with contextlib.suppress(Quit):
            while True:
                self.hotseat.play_step()
        assert not self.planned

    def say(self, command: str) -> str:
        return self.text.format(f"play-command-{command}")

    def leave(self) -> list[str]:
        return [self.say("quit"), self.say("yes")]

    def word_of(self, team: Team) -> str:
        letter = {RED: "r", BLUE: "b"}[team]
        return next(
            self.game.words[card]
            for card in self.game.open_cards()
            if self.game.key.cells[card] == letter
        )

    def answer(self) -> str:
        return self.planned.pop(0)


class Script(Players):
    """Plays whole games: each team finds its words one clue at a time."""

    number = 9

    def answer(self) -> str:
        if self.planned:
            return self.planned.pop(0)
        if self.game.phase is Phase.CLUE:
            self.planned = [f"qqq{self.game.turn} {self.number}"]
            return ""
        return self.touch()

    def touch(self) -> str:
        """What is typed when a card is wanted."""
        game = self.game
        if game.phase is Phase.GUESS:
            return self.word_of(game.team)
        if game.phase is Phase.SIMULATE:
            self.planned = [self.word_of(game.team.other)]
            return ""
        raise AssertionError(game.phase)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_whole_game_can_be_played_in_every_language_and_mode(language: str, mode: str) -> None:
    players = Script(language, mode, check="free")
    players.hotseat.play_game()
    assert players.game.result is not None
    assert players.game.result.winner is players.game.key.start
    assert players.text.format("play-verified") in players.out.getvalue()
    assert verify_record(read_record(players.table.record_text()))


def test_the_key_is_on_the_screen_only_between_hand_over_and_hand_back_r17() -> None:
    players = Script(check="free")
    players.hotseat.play_game()
    before_the_end = players.out.getvalue().rpartition("╭")[0]  # the last board shows everything
    parts = re.split(r"─{80}\n", before_the_end)
    public, private = parts[::2], parts[1::2]
    known = re.compile(rf"\d [{''.join(KEY_SIGNS)}]")  # a card not covered yet, with its sign
    assert len(private) >= 1
    assert all(known.search(part) for part in private)
    assert not any(known.search(part) for part in public)


def test_a_challenge_a_ruling_and_a_penalty_r59_r60() -> None:
    players = Players("it", check="free")
    table = players.table
    table.deal()
    first, other = players.game.team, players.game.team.other
    own = players.word_of(other)
    players.planned = ["", "ombrello 2", players.say("challenge"), "", players.say("uphold")]
    players.planned += ["", own, "", *players.leave()]
    players.play_until_they_quit()
    challenged = [event for event in table.events if isinstance(event, ClueChallenged)]
    assert challenged == [ClueChallenged(Seat(Role.OPERATIVE, first))]  # who held the keyboard
    assert players.game.endings[0].reason == "invalid_clue"
    assert players.game.endings[0].team is first
    assert players.game.covers[0].cause == "penalty"
    assert players.game.left(other) == 7
    assert (
        players.text.format("covered-penalty", team=other.value, word=own) in players.out.getvalue()
    )


def test_the_referee_refuses_and_says_why_q15() -> None:
    players = Players("it")
    players.table.deal()
    word = players.game.visible()[0]
    players.planned = ["", f"{word.lower()} 2", "zzz", *players.leave()]
    players.play_until_they_quit()
    shown = players.out.getvalue()
    assert players.text.format("refusal-clue-refused", word=word.lower()) in shown
    assert players.game.phase is Phase.CLUE


def test_a_consultation_is_put_to_the_other_spymaster_alone_r58() -> None:
    players = Players("en")
    players.table.deal()
    ask, yes, no = (players.say(name) for name in ("ask", "yes", "no"))
    players.planned = [
        "",
        f"{ask} marzipan 2",
        "",
        "perhaps",
        no,
        "",
        f"{ask} marzipans 3",
        "",
        yes,
    ]
    players.planned += ["", "marzipans 3", *players.leave()]
    players.play_until_they_quit()
    assert players.game.clue is not None
    assert players.game.standing == "allowed"


def test_typing_nonsense_changes_nothing() -> None:
    players = Players("en", check="free")
    players.table.deal()
    junk = ["99", "-1", "nonsense", "", "\x00", "x" * 100_000, "🂡"]
    players.planned = ["", *junk, "river 99", "river", "river 2", *junk, players.say("stop")]
    players.planned += [players.say("history"), players.say("help"), *players.leave()]
    players.play_until_they_quit()
    assert players.game.covers == ()
    assert players.game.phase is Phase.GUESS


def test_the_command_plays_saves_and_says_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["play", "--language", "it", "--mode", "teams", "--ui", "en", "--seed", "3"]
    result = CliRunner().invoke(app, [*options, "--save", str(file)], input="\nalbero 2\nquit\n")
    assert result.exit_code == 0, result.output
    record = read_record(file.read_bytes())
    assert not record.finished
    assert "?" in record.key.cells


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_the_printed_keys_is_told_that_they_are_known_r3(
    language: str, tmp_path: Path
) -> None:
    warning = Text(language).format("opening-keys-public")
    for source, is_told in (("deck40", True), ("random", False), ("", False)):
        file = tmp_path / f"game-of-{source or 'no-choice'}.txt"
        options = ["--language", language, "--mode", "teams", "--ui", language, "--save", str(file)]
        chosen = [*options, "--keys", source] if source else options
        result = CliRunner().invoke(app, ["play", *chosen], input="\nquit\n")
        assert result.exit_code == 0, result.output
        assert (" ".join(warning.split()) in " ".join(result.output.split())) is is_told
        assert read_record(file.read_bytes()).options.key_source == (source or "random")


def test_next_games_have_other_words_r50() -> None:
    players = Script("es", check="free")
    players.hotseat.play_game()
    first = set(players.game.words)
    players.planned = [""]
    assert players.hotseat.wants_another()
    players.hotseat.play_game()
    assert not first & set(players.game.words)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "xx"],
        ["--language", "it", "--mode", "solo"],
        ["--language", "it", "--mode", "teams", "--check", "never"],
        ["--ui", "xx"],
        ["--preset", "xx"],
        ["--language", "it", "--mode", "teams", "--list", "/nowhere/at/all"],
    ],
)
def test_bad_usage_is_explained(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", *arguments], input="")
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["--mode", "chess"],
        ["--keys", "printed"],
        ["--list", "/nowhere/at/all"],
        ["--save", "/nowhere/at/all"],
        ["--save", "/"],
    ],
)
def test_bad_usage_is_told_before_anything_is_asked(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", "--ui", "en", *arguments], input="")
    assert result.exit_code == 2
    assert Text("en").format("play-choose-language") not in result.output


def test_a_list_of_own_words_is_played_or_refused(tmp_path: Path) -> None:
    short, long = tmp_path / "short.txt", tmp_path / "long.txt"
    short.write_text("one\ntwo\n", encoding="utf-8")
    long.write_text("\n".join(f"word{n}" for n in range(30)), encoding="utf-8")
    options = ["play", "--language", "en", "--mode", "teams", "--ui", "en", "--list"]
    refused = CliRunner().invoke(app, [*options, str(short)], input="")
    assert refused.exit_code == 2
    assert "25" in refused.output
    played = CliRunner().invoke(app, [*options, str(long)], input="\nquit\n")
    assert played.exit_code == 0
    assert "WORD" in played.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_shown_in_every_language(language: str) -> None:
    result = CliRunner().invoke(app, ["play", "--rules", "--ui", language])
    assert result.exit_code == 0
    assert len(result.output) > 2000


def test_a_line_can_be_edited_and_nobody_looks_up_the_last_one() -> None:
    asks = "from cryptonym.cli.play import ask_keyboard as a; print([a(), a()])"
    person, terminal = pty.openpty()
    typed = iter([b"sbip\x1b[D\x1b[D\x7fh\n", b"\x1b[A\n"])  # left, left, rub out; then up
    shown, command = b"", [sys.executable, "-c", asks]
    try:
        with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal) as game:
            os.close(terminal)
            with contextlib.suppress(OSError):  # the other end is closed
                while some := os.read(person, 4096):
                    shown += some
                    if shown.endswith(b"> "):
                        os.write(person, next(typed))
            assert game.wait(60) == 0
    finally:
        os.close(person)
    assert b"['ship', '']" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["q", None])
def test_who_leaves_is_asked_whether_that_was_meant(language: str, typed: str | None) -> None:
    players = Players(language, check="free")
    players.table.deal()
    leaving = typed or players.say("quit")
    players.planned = ["", leaving, "", "abc 2", leaving, players.say("no"), leaving, leaving]
    players.play_until_they_quit()
    shown = " ".join(players.out.getvalue().split())
    asked = players.text.format("play-quit-sure", yes=players.say("yes"))
    assert shown.count(" ".join(asked.split())) == 3
    assert players.game.clue is not None, "the game went on"


def test_a_number_that_can_never_be_given_is_refused_at_once_q17() -> None:
    players = Players("es")
    players.table.deal()
    players.planned = ["", "zumo 12", "zumo 2", *players.leave()]
    players.play_until_they_quit()
    shown = players.out.getvalue()
    assert players.text.format("refusal-number-range", lowest=0, highest=9) in shown
    assert players.text.format("play-sure", sure=players.say("yes")) not in shown
    assert players.game.clue is not None


def test_what_the_rival_allows_can_be_given_r57_q3() -> None:
    players = Players("it")
    players.table.deal()
    players.planned = ["", f"{players.say('ask')} K2 1", "", players.say("yes"), "", "K2 1"]
    players.planned += players.leave()
    players.play_until_they_quit()
    assert players.game.clue is not None
    assert (players.game.clue.word, players.game.standing) == ("K2", "allowed")


def test_the_other_spymaster_helps_with_a_spelling_r63() -> None:
    players = Players("it")
    players.table.deal()
    ask, yes = players.say("ask"), players.say("yes")
    players.planned = ["", f"{ask} accua 1", "", "forse acqua", f"{yes} acqua", "", "acqua 1"]
    players.planned += players.leave()
    players.play_until_they_quit()
    assert players.text.format("play-spelled", spelling="acqua") in players.out.getvalue()
    assert players.game.clue is not None
    assert (players.game.clue.word, players.game.standing) == ("acqua", "allowed")


@pytest.mark.parametrize("waiver", [True, False])
def test_a_waiver_is_offered_only_where_it_was_agreed_on_r61(waiver: bool) -> None:
    players = Players("en", check="free", waiver=waiver)
    players.table.deal()
    players.planned = ["", "umbrella 2", players.say("challenge"), "", players.say("waive")]
    players.planned += players.leave()
    players.play_until_they_quit()
    assert (players.game.standing == "waived") is waiver
    assert (f"“{players.say('waive')}”" in players.out.getvalue()) is waiver


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_the_game_are_drawn_and_speak_of_nothing_that_is_not_there(
    language: str,
) -> None:
    players = Players(language, check="free")
    players.table.deal()
    players.planned = ["", "abc 2", players.say("help"), *players.leave()]
    players.play_until_they_quit()
    shown = players.out.getvalue()
    assert not re.search(r"```|^#|\*\*|^\|.*\|$|->|^(clue|team|guess): ", shown, re.MULTILINE)
    assert players.text.format("play-sand-timer") not in shown.casefold()
    examples = re.findall(r"^guess: (\S+) -> (\w+)$", players.text.page("how-to-play"), re.M)
    assert len(examples) > 5
    for word, identity in examples:
        assert players.text.format("play-covered", word=word, identity=identity) in shown


def test_covered_greek_words_stay_in_capitals_where_no_tonos_is_missed() -> None:
    players = Script("el", check="free")
    players.hotseat.play_game()
    last = players.out.getvalue().rpartition("╭")[2]
    assert all(word in last for word in players.game.words)
    english = Script("en", check="free")
    english.hotseat.play_game()
    found = english.game.words[english.game.covers[0].card]
    assert found.lower() in english.out.getvalue().rpartition("╭")[2]


SCRIPTED = ["play", "--mode", "teams", "--ui", "en", "--seed", "3"]


def record_after(tmp_path: Path, *options: str) -> Options:
    """The options of a game that was begun with this command line."""
    file = tmp_path / "game.txt"
    result = CliRunner().invoke(app, [*SCRIPTED, *options, "--save", str(file)], input="\nabc 2\n")
    assert result.exit_code == 0, result.output
    return read_record(file.read_bytes()).options


def test_a_preset_is_the_whole_book_r50_r60_r61(tmp_path: Path) -> None:
    eo = record_after(tmp_path, "--preset", "eo-1e", "--check", "free")
    assert (eo.language, eo.waiver, eo.penalty_cover) == ("eo", False, "must")
    (tmp_path / "game.txt").unlink()
    es = record_after(tmp_path, "--preset", "es-1e-friendly", "--check", "free")
    assert (es.language, es.waiver, es.next_words) == ("es", False, "draw")
    assert es.house.full_names
    (tmp_path / "game.txt").unlink()
    nb = record_after(tmp_path, "--preset", "nb-2e", "--language", "en", "--check", "free")
    assert (nb.language, nb.next_words, nb.house) == ("en", "flip", HouseRules(place_names=False))


def test_waiver_penalty_and_next_words_are_options_r50_r60_r61(tmp_path: Path) -> None:
    options = ["--language", "en", "--check", "free"]
    chosen = ["--no-waiver", "--penalty", "must", "--next-words", "draw"]
    found = record_after(tmp_path, *options, *chosen)
    assert (found.waiver, found.penalty_cover, found.next_words) == (False, "must", "draw")
    (tmp_path / "game.txt").unlink()
    book = record_after(tmp_path, "--preset", "eo-1e", "--check", "free", "--waiver")
    assert (book.waiver, book.penalty_cover) == (True, "must")


@pytest.mark.parametrize("wrong", [["--penalty", "never"], ["--next-words", "old"]])
def test_a_rule_that_cannot_be_agreed_on_is_named(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, [*SCRIPTED, "--language", "en", *wrong], input="")
    assert result.exit_code == 2
    assert wrong[1] in result.output


def test_a_list_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("\n".join(f"word{n}" for n in range(25)), encoding="utf-8-sig")
    options = [*SCRIPTED, "--language", "en", "--list", str(file)]
    played = CliRunner().invoke(app, options, input="\n")
    assert played.exit_code == 0, played.output
    assert "WORD" in played.output


def test_no_game_and_no_other_file_is_ever_written_over(tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "game-2.txt"
    file.write_text("something else", encoding="utf-8")
    options = [*SCRIPTED, "--language", "en", "--check", "free", "--save", str(file)]
    begun = CliRunner().invoke(app, options, input="\nabc 2\n")
    assert file.read_text("utf-8") == "something else"
    assert str(other) in begun.output.replace("\n", "")
    first = other.read_bytes()
    assert not read_record(first).finished
    CliRunner().invoke(app, options, input="\nxyz 2\n")
    assert other.read_bytes() == first
    assert read_record((tmp_path / "game-3.txt").read_bytes()).log[0].word == "xyz"


def test_each_game_of_an_evening_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    players = Script("en", check="free")
    for _ in range(2):
        players.hotseat.play_game()
        save_record(players.table.record_text(), file)
    kept = [read_record(path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    assert len(kept) == 2
    assert all(verify_record(record) for record in kept)
    assert kept[0].words != kept[1].words
    assert b"\r" not in file.read_bytes()


def test_every_game_that_is_registered_is_offered_one_without_words_by_its_name() -> None:
    begun = ["play", "--language", "en", "--ui", "en", "--seed", "3"]
    asked = CliRunner().invoke(app, begun, input="")
    offered = [line for line in asked.output.splitlines() if line[:3].strip().isdecimal()]
    assert [line.split()[0] for line in offered] == [str(number) for number in range(1, 14)]
    assert offered[-1].endswith(f"{TOY.name}: a game with 2 seats")
    chosen = CliRunner().invoke(app, begun, input="toy\n\nabc 2\n")
    assert chosen.exit_code == 0
    assert "Blue starts.\n" in chosen.output
    assert Text("en").format("play-guess") in chosen.output
