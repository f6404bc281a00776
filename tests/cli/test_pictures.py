"""Pictures on one screen: told in words, with their drawings named, played to the end (P1-P6)."""

import pytest
from typer.testing import CliRunner

from cli.test_play import Script
from cryptonym.cli.app import app
from cryptonym.language.decks import cards, lists_of
from cryptonym.language.pictures import descriptions, drawing_of
from cryptonym.languages import CODES, has_pictures
from cryptonym.records import read_record, verify_record
from cryptonym.rules import Phase, Role, Seat, to_act
from cryptonym.rules.cards import is_picture
from cryptonym.rules.model import IDENTITY_OF
from cryptonym.rules.variants import variant_named
from cryptonym.text import Text

MODES = ("pictures", "pictures_coop", "pictures_shared")
WITH_PICTURES = [code for code in CODES if has_pictures(code)]


class Viewers(Script):
    """People around a keyboard who find pictures, or meet the assassin when they are told to."""

    number = 2

    def __init__(self, language: str = "en", mode: str = "pictures", **options: object) -> None:
        super().__init__(language, mode, check="free", **options)
        self.text = self.table.screen.text = Text(language, *variant_named(mode).texts)
        self.hotseat.text = self.hotseat._keys.text = self.text

    def touch(self) -> str:
        game = self.game
        if game.phase is Phase.SIMULATE:
            self.planned = [self.card(IDENTITY_OF[game.team.other].value)]
            return ""
        return self.card(game.team.value)

    def card(self, identity: str) -> str:
        game = self.game
        open_cards = (c for c in game.open_cards() if game.key.identity(c).value == identity)
        return str(next(open_cards) + 1)


@pytest.mark.parametrize("language", WITH_PICTURES)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_with_pictures_told_in_words_p1_p2(language: str, mode: str) -> None:
    people = Viewers(language, mode)
    people.hotseat.play_game()
    assert people.game.result
    first = people.game.covers[0]
    told = descriptions(language)[people.game.words[first.card]]
    covered = people.text.format("play-covered", word=told, identity=first.identity.value)
    assert covered in people.said
    assert people.text.format("play-verified") in people.said
    assert verify_record(read_record(people.table.record_text()))


def test_a_number_with_a_question_mark_names_the_drawing() -> None:
    people = Viewers()
    people.table.deal()
    people.planned = ["", "3?", "99?", "qqq 1"]
    people.hotseat.play_step()
    assert people.game.clue
    told = "".join(people.out.getvalue().split())
    assert "".join(str(drawing_of(people.game.words[2])).split()) in told
    assert people.text.format("refusal-unknown-card") in people.said


def test_a_covered_picture_is_named_in_words_where_it_is_touched_again() -> None:
    people = Viewers()
    people.table.deal()
    own = people.card(people.game.team.value)
    people.planned = ["", "qqq 3", own, own, *people.leave()]
    people.play_until_they_quit()
    told = descriptions("en")[people.game.words[int(own) - 1]]
    assert people.text.format("refusal-already-covered", word=told) in people.said


@pytest.mark.parametrize("gives_up", [False, True])
def test_after_the_assassin_a_team_plays_on_or_gives_up_p5(gives_up: bool) -> None:
    people = Viewers(assassin_ending=True)
    people.table.deal()
    people.planned = ["", "qqq 2", people.card("assassin")]
    for _ in range(2):
        people.hotseat.play_step()
    assert people.game.phase is Phase.SUDDEN
    assert people.text.format("sudden-death") in people.said
    assert "assassin" in people.text.format("sudden-death")
    assert to_act(people.game) == (Seat(Role.OPERATIVE, people.game.team),)
    team = people.game.team
    if gives_up:
        people.planned = [people.say("skip"), "2?", people.say("give-up")]
    while people.hotseat.play_step():
        pass
    assert people.game.result
    assert people.game.result.winner is (team.other if gives_up else team)
    record = read_record(people.table.record_text())
    assert verify_record(record)
    assert "option assassin_ending on" in people.table.record_text()


def test_words_and_pictures_lie_side_by_side_p6() -> None:
    people = Viewers(word_list="pictures+deck")
    people.table.deal()
    kinds = {is_picture(face) for face in people.game.words}
    assert kinds == {True, False}
    people.planned = ["", "qqq 1", *people.leave()]
    people.play_until_they_quit()
    for face in people.game.words:
        told = descriptions("en").get(face, face)
        assert told.split()[0] in people.said


def played(*arguments: str, typed: str = "quit\n") -> tuple[int, str]:
    done = CliRunner().invoke(app, ["play", "--ui", "en", *arguments], input=typed)
    return done.exit_code, " ".join(done.output.split())


def test_the_command_deals_pictures_with_a_bot_in_every_other_seat() -> None:
    code, said = played(
        "--mode", "pictures", "--language", "en", "--bots", "easy", "--seat", "operative",
        "--seed", "1", "--pace", "0", "--keys", "deck60", "--assassin-ending",
    )  # fmt: skip
    assert code == 0
    assert "eight pictures" in said
    assert "These sixty keys are public" in said


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--mode", "pictures", "--list", "deck"), "refusal-pictures-missing"),
        (("--mode", "teams", "--list", "pictures+deck"), "refusal-pictures-not-here"),
    ],
)
def test_a_list_that_is_not_of_the_game_is_refused_in_words_p6(
    arguments: tuple[str, ...], told: str
) -> None:
    code, said = played("--language", "en", *arguments)
    assert code == 2
    assert Text("en").format(told) in said


def test_a_language_without_pictures_says_so_and_does_not_crash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cryptonym.language.decks.has_pictures", lambda _code: False)
    lists_of.cache_clear()  # what is kept of it
    cards.cache_clear()
    try:
        code, said = played("--mode", "pictures", "--language", "en")
    finally:
        monkeypatch.undo()
        lists_of.cache_clear()
        cards.cache_clear()
    assert code == 2
    assert Text("en").format("play-no-pictures") in said
