"""The terminal game with bots in the seats nobody sits in."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cryptonym.arena.baselines import vocabulary
from cryptonym.bots.explain import Reason
from cryptonym.bots.mind import make_mind
from cryptonym.cli.app import app
from cryptonym.cli.company import Wanted
from cryptonym.cli.hotseat import HotSeat
from cryptonym.cli.screen import Screen
from cryptonym.cli.table import OneScreenTable
from cryptonym.language.decks import cards
from cryptonym.records import read_record, verify_record
from cryptonym.rules import Identity, Options, Phase, Role, Team, to_act, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueChallenged
from cryptonym.rules.model import RED_PLAYER
from cryptonym.rules.options import Mode
from cryptonym.rules.views import View
from cryptonym.text import LANGUAGES, Text

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Alone:
    """One person who guesses or gives clues without much thought."""

    def __init__(self, language: str, mode: Mode, role: str | None) -> None:
        self.out = io.StringIO()
        text = Text(language, mode)
        screen = Screen(Console(file=self.out, width=80, highlight=False), text)
        self.table = OneScreenTable(
            Options(mode=mode, language=language), cards(language), screen, 7
        )
        company = Wanted("hard", role, 0.0).gather(screen, self.table, self.answer)
        self.hotseat = HotSeat(self.table, self.answer, company)
        self.clues = iter(vocabulary(language))
        self.objection: list[str] = []
        self.sudden = text.format("play-command-give-up")

    def answer(self) -> str:
        game = self.table.game
        if game.phase is Phase.CLUE:
            return f"{next(self.clues)} 1"
        company = self.hotseat.company
        if game.phase is Phase.SUDDEN:
            return self.sudden
        if company and to_act(game)[0] in company:  # a bot is about to guess
            return self.objection.pop(0) if self.objection else ""
        team = game.team.other if game.phase is Phase.SIMULATE else game.team
        own = [c for c in game.open_cards() if game.key.identity(c) is Identity(team.value)]
        return str(own[0] + 1)


@every_language
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
@pytest.mark.parametrize("role", ["operative", "spymaster"])
def test_one_person_plays_a_game_to_its_end(language: str, mode: Mode, role: str) -> None:
    alone = Alone(language, mode, role)
    alone.hotseat.play_game()
    assert alone.table.game.result is not None
    assert verify_record(read_record(alone.table.record_text()))


class AloneInDuet(Alone):
    """One person who gives fair clues, touches one right word a turn, and gives up at last."""

    said = ""  # the clue that was typed last

    def answer(self) -> str:
        game = self.table.game
        if game.phase is Phase.CLUE:
            clue = make_mind("hard", seed=3).act(view(game, RED_PLAYER))
            assert isinstance(clue, cmd.GiveClue)
            said, self.said = self.said, f"{clue.word} {clue.number}"
            # The referee has a remark on it, and asks whether it shall be given all the same.
            again = said == self.said
            return self.hotseat.text.format("play-command-yes") if again else self.said
        if game.phase is not Phase.GUESS:
            return super().answer()
        if game.guesses:
            return self.hotseat.text.format("play-command-stop")
        own = Identity(game.team.value)
        right = [c for c in game.open_cards() if game.behind(c, game.team) is own]
        return str(right[0] + 1)


@every_language
def test_one_person_plays_duet_with_a_bot_to_its_end_d17(language: str) -> None:
    """Nobody asks which seat it shall be: there is one kind."""
    alone = AloneInDuet(language, "duet", None)
    alone.hotseat.play_game()
    game = alone.table.game
    assert game.result is not None
    assert {clue.team for clue in game.clues} == {Team.RED, Team.BLUE}
    assert verify_record(read_record(alone.table.record_text()))


@every_language
def test_after_the_game_the_bots_say_what_they_meant(language: str) -> None:
    alone = Alone(language, "teams", "operative")
    alone.hotseat.play_game()
    told = alone.out.getvalue()
    heading = Text(language).format("play-bots-meant")
    assert heading in told
    for clue in alone.table.game.clues:
        assert clue.word in told.partition(heading)[2]


@pytest.mark.parametrize(
    ("mode", "role", "told"),
    [
        ("teams", "operative", 1),
        ("teams", "spymaster", 1),
        ("shared", "operative", 0),  # for both teams
        ("coop", "operative", 0),  # as the deal says
    ],
)
def test_one_person_is_told_which_team_is_theirs(mode: Mode, role: str, told: int) -> None:
    alone = Alone("en", mode, role)
    alone.hotseat.play_game()
    assert alone.out.getvalue().count("You play for red.") == told


def test_an_operative_alone_never_sees_the_key_r17() -> None:
    alone = Alone("en", "teams", "operative")
    alone.table.deal()
    while alone.table.game.result is None:
        before = alone.out.tell()
        alone.hotseat.play_step()
        drawn = alone.out.getvalue()[before:]
        for card in alone.table.game.open_cards():
            for sign in "▲●✕–":
                assert f"{card + 1} {sign}" not in drawn


def test_a_pick_for_an_earlier_clue_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(seen: View, _: object) -> Reason:
        return Reason("SNOW", seen.clues[0].word, ("cold",))

    monkeypatch.setattr("cryptonym.cli.company.explain_pick", first)
    alone = Alone("en", "teams", "operative")
    alone.hotseat.play_game()
    told = " ".join(alone.out.getvalue().split())
    clue = alone.table.game.clues[0]
    assert f"SNOW, because of “{clue.word} {clue.number}”, an earlier clue: cold." in told


def test_a_clue_of_the_opponents_is_said_aloud() -> None:
    alone = Alone("en", "teams", "operative")
    alone.hotseat.play_game()
    told = alone.out.getvalue()
    assert all(f": {clue.word} {clue.number}" in told for clue in alone.table.game.clues)


def test_enter_all_the_way_begins_a_game_with_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["play", "--ui", "en", "--pace", "0", "--seed", "1", "--save", str(file)]
    result = CliRunner().invoke(app, options, input="\n\n\n\nquit\n")
    assert result.exit_code == 0, result.output
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.options.mode == "teams"
    assert record.log  # the bots have begun


@pytest.mark.parametrize("wrong", [["--bots", "genius"], ["--bots", "easy", "--seat", "king"]])
def test_a_bad_choice_is_named(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", "--ui", "en", *wrong], input="")
    assert result.exit_code == 2
    assert wrong[-1] in result.output


def test_bots_take_the_other_seats_of_the_chosen_mode() -> None:
    alone = Alone("en", "shared", "operative")
    company = alone.hotseat.company
    assert company is not None
    taken = [seat for seat in alone.table.match.seats.values() if seat in company]
    assert [seat.role for seat in taken] == [Role.SPYMASTER, Role.SPYMASTER]


@pytest.mark.parametrize(("mode", "told"), [("teams", True), ("coop", False)])
def test_there_is_another_spymaster_to_ask_only_if_there_are_two_teams(
    mode: Mode, told: bool
) -> None:
    alone = Alone("en", mode, "spymaster")
    alone.hotseat.play_game()
    assert ("asks the other spymaster first" in alone.out.getvalue()) is told


def test_how_strong_the_bots_are_is_asked_when_it_was_not_said() -> None:
    options = ["play", "--ui", "en", "--language", "en", "--pace", "0"]
    asked = CliRunner().invoke(app, options, input="\n1\n\nquit\n").output
    said = CliRunner().invoke(app, [*options, "--bots", "easy"], input="\n\nquit\n").output
    question = Text("en").format("play-choose-level")
    assert question in asked
    assert question not in said


@pytest.mark.parametrize(("language", "bots", "times"), [("en", 1, 1), ("it", 1, 0), ("en", 0, 0)])
def test_english_bots_prepare_the_sentence_model_where_it_is(
    monkeypatch: pytest.MonkeyPatch, language: str, bots: int, times: int
) -> None:
    begun: list[str] = []
    monkeypatch.setattr("cryptonym.cli.play.has_meaning", lambda spoken: spoken == "en")
    monkeypatch.setattr("cryptonym.cli.play.prepare_in_background", lambda: begun.append("now"))
    options = ["play", "--ui", "en", "--language", language, "--pace", "0", "--mode", "teams"]
    CliRunner().invoke(app, [*options, *["--bots", "easy"] * bots], input="\n\nquit\n")
    assert len(begun) == times


def until_a_clue_of_the_others(alone: Alone) -> None:
    """Play until a bot of the other team is about to guess."""
    alone.table.deal()
    company, game = alone.hotseat.company, alone.table.game
    while game.phase is not Phase.GUESS or game.team is company.seat.team:
        alone.hotseat.play_step()
        game = alone.table.game


@pytest.mark.parametrize("role", ["operative", "spymaster"])
def test_one_person_may_object_to_a_clue_of_the_other_bots_r57_q14(role: str) -> None:
    alone = Alone("en", "teams", role)
    until_a_clue_of_the_others(alone)
    mine = alone.hotseat.company.seat
    alone.objection = ["nonsense", "history", "challenge"]
    alone.hotseat.play_step()
    assert ClueChallenged(mine) in alone.table.events
    assert alone.table.game.phase is Phase.CHALLENGED


def test_a_clue_of_the_other_bots_is_shown_with_the_board_before_they_guess() -> None:
    alone = Alone("en", "teams", "operative")
    until_a_clue_of_the_others(alone)
    clue, before = alone.table.game.clue, alone.out.tell()
    alone.hotseat.play_step()
    asked = alone.out.getvalue()[before:].partition("Enter lets them guess")[0]
    assert f"The clue: {clue.word} {clue.number}" in asked
    assert all(word in asked for word in alone.table.game.visible())


def test_the_board_is_seen_before_the_others_begin() -> None:
    alone = Alone("en", "teams", "operative")
    alone.hotseat.play_game()
    told = alone.out.getvalue()
    first = told.partition("1. ")[0]  # before the first clue
    assert all(word in first for word in alone.table.game.words)
