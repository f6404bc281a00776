"""Duet on one screen: the keyboard goes from side to side (D4, D8, D14, D17, D18)."""

import re

import pytest
from typer.testing import CliRunner

from cli.test_play import Script
from cryptonym.cli.app import app
from cryptonym.records import read_record, verify_record
from cryptonym.rules import BLUE_PLAYER, ConsultClue, Identity, Mission, Phase, Team, to_act
from cryptonym.rules.duet.game import as_duet
from cryptonym.rules.model import IDENTITY_OF
from cryptonym.text import LANGUAGES, Text


class Pair(Script):
    """Two sides at a keyboard, who find words, or meet whom they are told to meet."""

    number = 1

    def __init__(self, language: str = "en", **mission: object) -> None:
        options = {"check": "free", "mission": Mission(**mission)}  # type: ignore[arg-type] # of a mission
        super().__init__(language, "duet", **options)
        self.text = self.table.screen.text = Text(language, "duet")

    def card(self, judge: Team, wanted: Identity | None = None) -> str:
        """A card that whoever is judged by this side could touch, by its number."""
        duet, who = as_duet(self.game), wanted or IDENTITY_OF[judge]
        cards = (card for card in duet.open_cards() if not duet.is_closed(card, judge.other))
        return next(str(card + 1) for card in cards if duet.behind(card, judge) is who)

    def touch(self) -> str:
        game = self.game
        if game.phase is Phase.GUESS:
            return self.card(game.team)
        seat = to_act(game)[0]
        assert seat.team is not None
        self.planned = [self.card(seat.team.other)]
        return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_duet_can_be_played_in_every_language_d14_d15_d16(language: str) -> None:
    pair = Pair(language, score=True)
    pair.hotseat.play_game()
    assert pair.game.result is not None
    assert pair.game.result.reason == "all_words"
    for message in ("play-dealt-coop", "turn-done", "play-coop-won", "play-verified"):
        assert pair.text.format(message, team="red", score=0) in pair.said
    assert pair.text.format("play-tokens", count=9) in pair.said
    figures = pair.text.format("play-score", found=15, tokens=8, mistakes=0)
    assert figures in pair.said
    assert verify_record(read_record(pair.table.record_text()))


def test_a_bystander_lies_there_with_an_arrow_to_who_touched_it_d8() -> None:
    pair = Pair(tokens=3)
    pair.table.deal()
    card = pair.card(pair.game.team, Identity.BYSTANDER)
    pair.planned = ["", "qqq 1", card, "", *pair.leave()]
    pair.play_until_they_quit()
    word = pair.game.words[int(card) - 1]
    assert pair.text.format("play-covered", word=word, identity="bystander") in pair.said
    assert pair.text.format("play-tokens", count=2) in pair.said
    arrows = re.findall(rf"\b{card} [–▲●✕ ]*→(.)", pair.out.getvalue().rpartition("╭")[2])
    assert arrows == ["●"], "blue cannot touch it again"


def test_in_sudden_death_the_keyboard_goes_where_it_is_wanted_d17() -> None:
    pair = Pair(tokens=1)
    pair.table.deal()
    judge = pair.game.team
    pair.planned = ["", "qqq 1", pair.card(judge, Identity.BYSTANDER)]
    for _ in range(2):
        pair.hotseat.play_step()
    assert pair.game.phase is Phase.SUDDEN
    assert pair.text.format("sudden-death") in pair.said
    pair.planned = ["", pair.say("skip")]
    pair.hotseat.play_step()
    pair.planned = ["", pair.card(judge)]  # the other side, which red's key judges
    pair.hotseat.play_step()
    assert [cover.team for cover in pair.game.covers] == [judge]
    pair.planned = ["", "nonsense", pair.say("give-up")]
    pair.hotseat.play_step()
    assert pair.game.result is not None
    assert pair.game.result.reason == "gave_up"
    assert pair.text.format("gave-up", team="blue") in pair.said


@pytest.mark.parametrize(
    ("met", "mission", "reason"),
    [
        (Identity.ASSASSIN, {}, "assassin"),
        (Identity.BYSTANDER, {"mistakes": 0, "excess": "loss"}, "mistakes"),
    ],
)
def test_a_lost_game_says_by_what_d9_d20(
    met: Identity, mission: dict[str, object], reason: str
) -> None:
    pair = Pair(**mission)
    pair.table.deal()
    pair.planned = ["", "qqq 1", pair.card(pair.game.team, met)]
    while pair.hotseat.play_step():
        pass
    pair.hotseat._end()
    assert pair.text.format("play-coop-lost", reason=reason) in pair.said
    assert pair.text.format("play-coop-won", score=0) not in pair.said


def test_a_question_about_a_clue_goes_to_the_other_side_d19() -> None:
    pair = Pair()
    pair.table.deal()
    pair.table.send(BLUE_PLAYER, ConsultClue("qqq", 2))
    pair.planned = ["", pair.say("yes")]
    pair.hotseat.play_step()
    assert pair.text.format("play-asked", clue="qqq") in pair.said
    assert pair.game.consultations[-1].allowed
    assert "red player" in pair.said, "who was not asking is asked"
    assert pair.text.format("play-clue-help") == "0 works too."


def test_duet_is_offered_and_begins_d4() -> None:
    begun = ["play", "--mode", "duet", "--language", "en", "--ui", "en", "--seed", "3"]
    chosen = CliRunner().invoke(app, begun, input="\nabc 2\n")
    assert chosen.exit_code == 0
    assert Text("en", "duet").format("play-dealt-coop", team="red") in chosen.output
    assert Text("en").format("play-guesses-free") in chosen.output
    printed = CliRunner().invoke(app, [*begun, "--keys", "deck100"], input="\n")
    assert Text("en", "duet").format("opening-keys-public") in " ".join(printed.output.split())
