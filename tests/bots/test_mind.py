"""Minds at whole tables: the contract in every language and mode, offices, levels, partners."""

import numpy as np
import pytest
from msgspec.structs import replace

from bots.tables import cover, lay, operative, say
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.mind import AssociativeMind, listening, make_mind
from cryptonym.bots.partner import ear_weights, history
from cryptonym.language.registry import CODES
from cryptonym.rules import commands as cmd
from cryptonym.rules import fold, to_act, view
from cryptonym.rules.decide import decide
from cryptonym.rules.game import Game
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import (
    BLUE_SPYMASTER,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    WATCHER,
    Consultation,
    Identity,
    Phase,
    Seat,
)
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.rules.views import View
from cryptonym.testing.bots import breaches, check_mind, new_game, played, twin_of


def mind(level: Level = "hard", seed: int = 1) -> Mind:
    return make_mind(level, seed=seed)


@pytest.mark.parametrize("language", CODES)
def test_a_hard_mind_keeps_the_contract(language: str) -> None:
    check_mind(lambda seed: make_mind("hard", seed=seed), [language])


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_level_keeps_the_contract(level: Level) -> None:
    check_mind(lambda seed: make_mind(level, seed=seed), ["en", "el"])


@pytest.mark.parametrize("knowledge", ["a", "b"])
def test_one_hand_alone_keeps_the_contract(knowledge: str) -> None:
    check_mind(
        lambda seed: AssociativeMind(LEVELS["hard"], seed, "a" if knowledge == "a" else "b"),
        ["it"],
    )


class Cheat:
    """An operative that reads the seal of the deal, and a spymaster that talks."""

    def act(self, view: View) -> cmd.Command | None:
        if view.seat.team is RED and view.seat == RED_SPYMASTER:
            return cmd.Say("warm, warmer")
        if view.phase is Phase.GUESS:
            card = int(view.commitment[:4], 16) % 25
            return cmd.GuessWord(card)
        return None


def test_the_contract_finds_a_cheat() -> None:
    found = " ".join(breaches(lambda _: Cheat(), ["en"], ["teams"], 2))
    assert "R28" in found
    assert "does nothing" in found


def test_the_contract_finds_an_operative_that_uses_what_it_cannot_know() -> None:
    good = make_mind("hard", seed=0)

    class Peeper:
        def act(self, view: View) -> cmd.Command | None:
            if view.phase is Phase.GUESS and view.seat.role is RED_OPERATIVE.role:
                hidden = [card for card in range(25) if not view.is_covered(card)]
                return cmd.GuessWord(hidden[int(view.commitment[:8], 16) % len(hidden)])
            return good.act(view)

    assert "R17" in " ".join(breaches(lambda _: Peeper(), ["en"], ["teams"], 1))


def test_operatives_act_alike_whatever_is_hidden_r17() -> None:
    for seed in range(10):
        game = say(
            new_game("en", "teams", seed), "magic", 2, team=new_game("en", "teams", seed).team
        )
        game = replace(game, phase=Phase.GUESS)
        seat = Seat(RED_OPERATIVE.role, game.team)
        assert view(game, seat).cells == view(twin_of(game, seat), seat).cells
        assert mind().act(view(game, seat)) == mind().act(view(twin_of(game, seat), seat))


def test_those_who_only_watch_do_nothing() -> None:
    game = new_game("en", "teams", 1)
    for seat in (WATCHER, INSIDER):
        assert mind().act(view(game, seat)) is None


def test_nobody_acts_out_of_turn() -> None:
    game = new_game("en", "teams", 1)
    rival = Seat(RED_SPYMASTER.role, game.team.other)
    assert mind().act(view(game, rival)) is None
    assert mind().act(view(game, Seat(RED_OPERATIVE.role, game.team))) is None


def test_all_of_a_seed_counts_so_that_nobody_can_try_them_out() -> None:
    def clues(seed: int) -> list[cmd.Command | None]:
        games = (new_game("en", "teams", number) for number in range(10))
        return [
            mind("easy", seed).act(view(game, Seat(RED_SPYMASTER.role, game.team)))
            for game in games
        ]

    seeds = [1, 1 + 2**32, 1 + 2**64, 1 + 2**255, -1]
    assert len({tuple(map(str, clues(seed))) for seed in seeds}) == len(seeds)
    assert clues(2**255) == clues(2**255)
    assert make_mind("easy").seed != make_mind("easy").seed, "drawn where none is given"


def test_the_next_game_of_a_mind_is_left_to_another_chance() -> None:
    """Who has seen the key of the last game must not learn what the next one begins with."""
    games = [new_game("en", "teams", number) for number in range(2)]
    one = make_mind("easy", seed=5)
    first, second = (one._chance(view(game, WATCHER)).random(4).tolist() for game in games)
    assert first != second
    assert one._chance(view(games[0], WATCHER)).random(4).tolist() == first


def asked(word: str, language: str = "en", **given: object) -> View:
    """The opposing spymaster's view of a private question."""
    game = lay(language, own=("YACHT",))
    return replace(view(game, BLUE_SPYMASTER), consultations=(Consultation(word, 2, **given),))


@pytest.mark.parametrize(
    ("word", "refused", "allowed"),
    [
        ("boat", False, True),  # nothing is wrong with it
        ("yachts", True, False),  # the referee is certain
        ("yachting", False, False),  # the referee was not asked, but we know
        ("big boat", False, False),  # two words
        ("Lord Nelson", False, True),  # perhaps a place; who knows
    ],
)
def test_consultations_are_answered_by_the_referee_and_good_sense_r58(
    word: str, refused: bool, allowed: bool
) -> None:
    assert mind().act(asked(word, refused=refused)) == cmd.AnswerConsult(allowed)


def challenged(word: str, options: Options | None = None) -> Game:
    game = say(lay(own=("YACHT",), options=options), word, 2)
    return replace(game, phase=Phase.CHALLENGED)


def test_rulings_follow_the_referee_r59_r61() -> None:
    assert mind().act(view(challenged("boat"), BLUE_SPYMASTER)) == cmd.RuleClue("reject")
    assert mind().act(view(challenged("yachts"), BLUE_SPYMASTER)) == cmd.RuleClue("uphold")
    assert mind().act(view(challenged("big boat"), BLUE_SPYMASTER)) == cmd.RuleClue("waive")
    strict = Options(waiver=False)
    assert mind().act(view(challenged("big boat", strict), BLUE_SPYMASTER)) == cmd.RuleClue(
        "uphold"
    )


def test_what_was_allowed_beforehand_is_not_ruled_invalid_r57() -> None:
    game = replace(challenged("yachts"), standing="allowed")
    assert mind().act(view(game, BLUE_SPYMASTER)) == cmd.RuleClue("reject")


def test_only_a_clue_that_is_certainly_wrong_is_challenged_q14() -> None:
    for word, expected in (("yachts", cmd.ChallengeClue()), ("boat", None)):
        game = replace(
            say(lay(own=("YACHT",), options=Options(check="free")), word, 2), phase=Phase.GUESS
        )
        assert mind().act(view(game, BLUE_SPYMASTER)) == expected
        assert mind().act(view(replace(game, guesses=1), BLUE_SPYMASTER)) is None


@pytest.mark.parametrize("duty", ["may", "must"])
def test_after_an_invalid_clue_an_own_word_is_covered_r60(duty: str) -> None:
    options = Options(check="referee", penalty_cover="must" if duty == "must" else "may")
    game = lay(own=("YACHT",), options=options)
    outcome = decide(game, RED_SPYMASTER, cmd.GiveClue("yacht", 1), Verdict("refused", (), "yacht"))
    assert not isinstance(outcome, Refusal)
    game = fold(game, outcome)
    steps = []
    while to_act(game) == (BLUE_SPYMASTER,) and len(steps) < 3:
        command = mind().act(view(game, BLUE_SPYMASTER))
        assert command is not None
        steps.append(command)
        if isinstance(command, cmd.GiveClue):
            break
        after = played(game, BLUE_SPYMASTER, command)
        assert not isinstance(after, Refusal)
        game = after
    ruling, penalty, clue = steps
    assert ruling == cmd.RuleClue("uphold")
    assert isinstance(penalty, cmd.CoverPenaltyWord)
    assert game.key.identity(penalty.card) is Identity.BLUE
    assert isinstance(clue, cmd.GiveClue)


def test_in_co_op_the_simulated_opponents_lose_what_is_most_in_the_way_r110() -> None:
    game = lay(own=("YACHT", "RAFT"), rival=("CANOE",), options=Options(mode="coop"))
    game = replace(cover(game, *range(2, 9)), phase=Phase.SIMULATE)
    command = mind().act(view(game, RED_SPYMASTER))
    assert command == cmd.CoverOpponentWord(game.find("CANOE"))


def test_in_co_op_the_operatives_consent_q23() -> None:
    game = lay(own=("YACHT",), options=Options(mode="coop"))
    for word, allowed in (("boat", True), ("yachting", False)):
        seen = replace(view(game, RED_OPERATIVE), consultations=(Consultation(word, 2),))
        assert mind().act(seen) == cmd.AnswerConsult(allowed)
    seen = replace(
        view(game, RED_OPERATIVE), consultations=(Consultation("boat", 2, allowed=True),)
    )
    assert mind().act(seen) is None


def test_the_partner_becomes_known_by_what_it_touches() -> None:
    game = say(lay(own=("WIZARD", "YACHT")), "Dumbledore", 2)
    listener = listening("en", "ab", game.words)
    before = ear_weights(listener, history(operative(game), listener), RED)
    assert np.allclose(before, listener.prior, atol=0.05)
    straight = cover(game, game.find("WIZARD"))
    odd = cover(game, game.find("YACHT"))
    after, strange = (
        ear_weights(listener, history(operative(g), listener), RED) for g in (straight, odd)
    )
    deaf = len(listener.ears) - 1  # the ear that has never heard of plain links
    assert after[deaf] < before[deaf] < strange[deaf]
    assert after.sum() == pytest.approx(1, abs=1e-3)


def test_the_other_teams_picks_say_nothing_about_the_partner() -> None:
    game = cover(say(lay(own=("WIZARD",)), "Dumbledore", 1, team=RED.other), 0, team=RED.other)
    listener = listening("en", "ab", game.words)
    seen = operative(game)
    assert np.allclose(
        ear_weights(listener, history(seen, listener), RED),
        ear_weights(listener, (), RED),
    )


def test_levels_differ_in_knowledge_and_risk() -> None:
    easy, normal, hard = (LEVELS[name] for name in ("easy", "normal", "hard"))
    assert easy.weakest > normal.weakest > hard.weakest == 0
    assert easy.noise > normal.noise > hard.noise == 0
    assert easy.assassin >= normal.assassin >= hard.assassin
    assert easy.highest < normal.highest < hard.highest


def hits(level: Level) -> float:
    """Own words for each clue when two different hands play together."""
    found, clues = 0, 0
    for seed in range(12):
        game = new_game("en", "teams", seed)
        while waited_for := to_act(game):
            [seat] = waited_for
            knowledge = "a" if seat.role is RED_SPYMASTER.role else "b"
            command = AssociativeMind(LEVELS[level], seed, knowledge).act(view(game, seat))
            assert command is not None
            if isinstance(command, cmd.GuessWord):
                found += game.key.cells[command.card] == game.team.value[0]
            clues += isinstance(command, cmd.GiveClue)
            after = played(game, seat, command)
            assert not isinstance(after, Refusal)
            game = after
    return found / clues


def test_a_higher_level_plays_better() -> None:
    easy, normal, hard = hits("easy"), hits("normal"), hits("hard")
    assert easy < normal < hard
    assert hard > 1.35
