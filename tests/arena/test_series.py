"""Series of paired games between players of every kind."""

import xml.etree.ElementTree as ET

import pytest
from msgspec.structs import replace

from cryptonym.arena.game import Forfeit, play_out
from cryptonym.arena.matrix import pairs_of
from cryptonym.arena.players import (
    InOneSeat,
    Pair,
    UnknownPlayerError,
    make_player,
    read_pair,
)
from cryptonym.arena.plots import plots
from cryptonym.arena.series import Setting, duels, play_duel, play_series
from cryptonym.library import new_game
from cryptonym.rules import commands as cmd
from cryptonym.rules.gate import view
from cryptonym.rules.model import RED_SPYMASTER, Phase, Role, Seat, Team
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.variants import variant_named
from cryptonym.rules.views import View
from support.toy import TOY

RANDOM, STEMS = Pair("random", "random"), Pair("stems", "stems")


def test_every_deal_is_played_twice_with_the_sides_changed() -> None:
    games = duels(Setting(), STEMS, RANDOM, 6)
    assert [duel.deal for duel in games] == [0, 0, 1, 1, 2, 2]
    assert [duel.sides[Team.RED] for duel in games] == [STEMS, RANDOM] * 3
    assert [duel.sides[Team.BLUE] for duel in games] == [RANDOM, STEMS] * 3


def test_the_same_duel_always_goes_the_same_way() -> None:
    duel = duels(Setting("es", seed=4), STEMS, RANDOM, 2)[1]
    assert play_duel(duel) == play_duel(duel)


def test_two_processes_find_the_same_as_one() -> None:
    alone = play_series(Setting("nb"), STEMS, RANDOM, 6, processes=1)
    assert play_series(Setting("nb"), STEMS, RANDOM, 6, processes=2) == alone


def test_who_wins_or_loses_as_one_plays_every_deal_alone() -> None:
    games = duels(Setting(mode="coop"), STEMS, RANDOM, 4)
    assert [duel.deal for duel in games] == [0, 0, 1, 1]
    assert [set(duel.sides.values()) for duel in games] == [{STEMS}, {RANDOM}] * 2
    found = play_series(Setting(mode="coop"), STEMS, RANDOM, 6)
    assert (found.of_first.games, found.of_second.games) == (3, 3)
    assert (found.of_first.win.of, found.of_second.win.of) == (3, 3)


def test_side_against_side_one_of_the_two_wins_each_game() -> None:
    found = play_series(Setting(mode=TOY.name), STEMS, RANDOM, 6)
    assert (found.of_first.games, found.of_second.games) == (6, 6)
    assert found.of_first.win.value + found.of_second.win.value == pytest.approx(1.0)
    assert found.of_first.clues_per_game > 0


def test_where_one_seat_does_both_the_pair_has_both_a_say() -> None:
    """The spymaster of a pair gives the clues there, and the operative guesses."""
    words: dict[str, list[str]] = {"gives": [], "guesses": []}

    class Ear:
        def __init__(self, name: str) -> None:
            self.name = name

        def act(self, view: View) -> cmd.Command | None:
            words[self.name].append(view.phase.value)
            return None

    seen = view(new_game("en", seed=1, options=Options(mode=TOY.name)), RED_SPYMASTER)
    both = InOneSeat(Ear("gives"), Ear("guesses"))
    for phase, team in ((Phase.CLUE, Team.RED), (Phase.GUESS, Team.BLUE)):
        both.act(replace(seen, phase=phase, team=team))
    assert words == {"gives": ["clue"], "guesses": ["guess"]}


@pytest.mark.parametrize("language", ["it", "nb", "es", "el", "eo", "en"])
@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_baselines_finish_every_game_by_the_rules(language: str, mode: Mode) -> None:
    done = 0

    def count() -> None:
        nonlocal done
        done += 1

    found = play_series(Setting(language, mode), STEMS, RANDOM, 4, progress=count)
    assert done == 4
    assert found.of_first.forfeit.value == found.of_second.forfeit.value == 0.0
    assert found.of_first.clues_per_game > 0


def test_a_bot_that_breaks_the_rules_forfeits_the_game() -> None:
    class Cheat:
        def act(self, view: View) -> cmd.Command:
            return cmd.GiveClue(view.words[0], 1)

    game = new_game("en", seed=1)
    seats = [Seat(role, team) for role in (Role.SPYMASTER, Role.OPERATIVE) for team in Team]
    minds = {seat: Cheat() for seat in seats}
    with pytest.raises(Forfeit, match="clue_refused"):
        play_out(game, minds)


def test_a_bot_that_does_nothing_forfeits_the_game() -> None:
    class Asleep:
        def act(self, _: View) -> None:
            return None

    game = new_game("en", seed=1)
    with pytest.raises(Forfeit, match="does nothing"):
        play_out(game, dict.fromkeys([Seat(Role.SPYMASTER, team) for team in Team], Asleep()))


@pytest.mark.parametrize(
    "typed",
    [
        "nobody",
        "hard:c",
        "no.such.module:Bot",
        "random+nobody",
        "",
        ":Bot",
        ".module:Bot",
        "a..b:C",
    ],
)
def test_an_unknown_player_is_named(typed: str) -> None:
    with pytest.raises(UnknownPlayerError):
        read_pair(typed)


def test_a_player_who_needs_an_extra_says_so_before_the_first_game() -> None:
    with pytest.raises(UnknownPlayerError, match=r"cryptonym\[embeddings\]"):
        read_pair("hard:a+embeddings")


def test_one_name_plays_both_seats_and_proves_nothing() -> None:
    assert read_pair("hard:a") == Pair("hard:a", "hard:a")
    assert read_pair("hard:a").same_knowledge
    assert read_pair("hard:a+easy:a").same_knowledge
    assert not read_pair("hard:a+hard:b").same_knowledge


def test_the_matrix_has_every_spymaster_with_every_operative(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CRYPTONYM_EMBEDDINGS")
    names = ("hard:a", "hard:b", "stems", "random")
    italian = {str(pair) for pair in pairs_of("it")}
    assert italian == {f"{one}+{other}" for one in names for other in names}
    english = {str(pair) for pair in pairs_of("en")}
    assert english - italian == {f"{one}+embeddings" for one in names}


def test_plots_are_pictures_with_a_bar_for_each_team() -> None:
    outcome = play_series(Setting("it"), STEMS, RANDOM, 4)
    pictures = plots([outcome])
    assert set(pictures) == {"win-rate", "own-words-per-clue", "assassin-rate"}
    for picture in pictures.values():
        root = ET.fromstring(picture)  # noqa: S314 # our own picture
        said = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert "stems+stems" in said
        assert "random+random" in said


def test_a_matrix_is_drawn_without_the_opponents() -> None:
    outcome = play_series(Setting(), Pair("stems", "random"), Pair("random", "stems"), 2)
    for picture in plots([outcome], matrix=True).values():
        assert "stems+random" in picture
        assert "random+stems" not in picture


class CompetitionSpymaster:
    """As strangers write them."""

    def set_game_state(self, words: list[str], key: list[str]) -> None:
        self.words, self.key = words, key

    def get_clue(self) -> tuple[str, int]:
        assert set(self.key) == {"Red", "Blue", "Civilian", "Assassin"}
        assert self.key.count("Red") in (8, 9)
        return "xylophone" if "XYLOPHONE" not in self.words else "trumpet", 1


class CompetitionOperative:
    """Answers the first word it sees, once a turn."""

    def set_clue(self, clue: str, number: int) -> None:
        self.clue, self.number = clue, number

    def set_board(self, words: list[str]) -> None:
        self.words = words

    def get_answer(self) -> str:
        return next(word for word in self.words if not word.startswith("*"))

    def keep_guessing(self) -> bool:
        return False


def test_bots_of_the_competition_play_with_ours() -> None:
    theirs = Pair(f"{__name__}:CompetitionSpymaster", f"{__name__}:CompetitionOperative")
    found = play_series(Setting("en", seed=2), theirs, RANDOM, 2)
    assert found.of_first.clues_per_game > 0
    assert found.of_first.forfeit.value == 0.0


@pytest.mark.parametrize("mode", ["coop", "duet", "pictures", TOY.name])
def test_bots_of_the_competition_are_told_that_they_do_not_know_a_game(mode: Mode) -> None:
    theirs = f"{__name__}:CompetitionSpymaster"
    with pytest.raises(TypeError, match=f"two rival teams with one key.*; {mode} is another game"):
        make_player(theirs, variant_named(mode), "en", 1, gives=True)


def test_a_class_that_is_no_bot_is_told_so() -> None:
    with pytest.raises(TypeError, match="neither act nor get_clue"):
        make_player("builtins:object", variant_named("teams"), "en", 1, gives=True)
