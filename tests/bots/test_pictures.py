"""Bots with pictures: what they call to mind, clues, guesses, the last chance (P1-P6)."""

import re

import numpy as np
import pytest
from msgspec.structs import replace

from cryptonym.bots.analysis import analyse
from cryptonym.bots.explain import reason
from cryptonym.bots.hearing import hear
from cryptonym.bots.levels import Level
from cryptonym.bots.lexicon import OF_A_PICTURE, folder_of, read_pass, read_pictures
from cryptonym.bots.mind import listening, make_mind
from cryptonym.bots.ranking import rank
from cryptonym.bots.spymaster import is_legal
from cryptonym.bots.strength import associations, known_for
from cryptonym.bots.unfit import read_unfit
from cryptonym.language.decks import cards, codenames
from cryptonym.language.pictures import pictures
from cryptonym.language.registry import load
from cryptonym.languages import ASSOCIATED, CODES, has_pictures
from cryptonym.library import new_game, play
from cryptonym.records import read_record, record_of, verify_record, write_record
from cryptonym.rules import Game, GiveClue, GuessWord, Options, begin, decide, fold, to_act, view
from cryptonym.rules.cards import is_picture, mix
from cryptonym.rules.deal import deal
from cryptonym.rules.events import Event
from cryptonym.rules.game import redealt
from cryptonym.rules.model import WATCHER, Phase
from cryptonym.rules.refusals import Refusal
from cryptonym.testing.bots import check_mind

LANGUAGES = [code for code in CODES if has_pictures(code)]
MODES = ("pictures", "pictures_coop", "pictures_shared", "pictures_duet")
every_language = pytest.mark.parametrize("language", LANGUAGES)


# ---- the lines


@every_language
def test_every_picture_of_the_deck_has_a_whole_line_of_associates(language: str) -> None:
    found = read_pictures(language)
    assert not set(pictures()) - set(found)
    for picture in pictures():
        said = found[picture]
        assert len({word.casefold() for word in said}) == len(said) == OF_A_PICTURE, picture


@every_language
def test_associates_of_pictures_are_single_fit_words_of_the_language(language: str) -> None:
    pack, unfit = load(language), read_unfit(language)
    alphabet = {*pack.language.letters, *pack.language.guests, "-"}
    for picture, said in read_pictures(language).items():
        for word in said:
            assert word.replace("-", "").isalpha(), (picture, word)
            assert word != word.lower() or set(word) <= alphabet, (picture, word)
            assert pack.language.fold(word) not in unfit.nowhere, (picture, word)


@every_language
def test_the_file_is_in_small_letters_and_its_heads_are_ids(language: str) -> None:
    text = (folder_of(language) / ASSOCIATED).read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all(line == line.lower() for line in lines)
    for line in lines:
        assert re.fullmatch("[a-z]+(-[a-z]+)*", line.partition(":")[0]), line


@every_language
def test_no_id_of_a_picture_is_a_codename(language: str) -> None:
    fold_, known = load(language).language.fold, codenames(language)
    assert not {fold_(word) for word in known} & {fold_(picture) for picture in pictures()}


# ---- what bots make of them


def test_who_plays_with_words_knows_nothing_of_pictures() -> None:
    words = tuple(word for card in cards("en")[:12] for word in card)
    assert known_for("en", words) is associations("en")
    assert not any(is_picture(card) for card in associations("en").cards)
    known = known_for("en", (*words, pictures()[0]))
    assert known is associations("en", pictures=True)
    assert set(pictures()) <= set(known.rows)


def test_a_picture_is_what_its_line_says_and_no_clue_is_its_name() -> None:
    known = associations("en", pictures=True)
    table = pictures()[:20]
    listener = listening("en", "ab", table)
    lines = read_pictures("en")
    right = 0
    for at, picture in enumerate(table):
        heard = hear(known, lines[picture][0])
        right += int(np.argmax(listener.utilities(heard).sum(axis=0))) == at
        assert not known.sayable[known.columns[picture]]
    assert right >= 15, "the first word of a line leads to its picture, unless others show it too"


def test_a_clue_may_name_what_is_shown_p3() -> None:
    game = new_game("en", seed=3, options=Options(mode="pictures"))
    seen = view(game, to_act(game)[0])
    for word in (read_pictures("en")[face][0] for face in game.words):
        assert is_legal(seen, word)


def test_an_inflected_word_is_understood_for_pictures_too() -> None:
    picture = "tea-volcano"
    assert picture in pictures()
    others = tuple(one for one in pictures() if "tea" not in one and "volcano" not in one)[:19]
    for clue in ("volcano", "volcanoes", "volcanic"):
        assert rank(clue, (picture, *others), "en")[0][0] == picture, clue


def test_what_links_a_clue_with_a_picture_is_told_in_words() -> None:
    why = reason("en", "volcano", "tea-volcano")
    assert why.direct
    assert why.card == "tea-volcano"


# ---- whole games


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_of_every_level_keep_the_contract_in_every_picture_game(level: Level) -> None:
    check_mind(lambda seed: make_mind(level, seed=seed), LANGUAGES[:2], MODES)


def played_out(game: Game, level: Level = "hard") -> tuple[Game, list[Event]]:
    """A game by bots alone, from where it stands."""
    events: list[Event] = []
    for _ in range(200):
        waited_for = to_act(game)
        if not waited_for:
            return game, events
        moves = ((seat, make_mind(level, seed=5).act(view(game, seat))) for seat in waited_for)
        seat, command = next(move for move in moves if move[1] is not None)
        outcome = decide(game, seat, command)  # type: ignore[arg-type] # not None
        assert not isinstance(outcome, Refusal), outcome
        events += outcome
        game = fold(game, outcome)
    raise AssertionError("no end")


@pytest.mark.parametrize("mode", MODES)
def test_bots_play_words_and_pictures_mixed_and_the_game_is_recorded_and_analysed_p6(
    mode: str,
) -> None:
    options = Options(mode=mode, word_list="pictures+deck", check="free")
    dealt = deal(b"mixed", mix(cards("en", "pictures"), cards("en")[:70]), options)
    assert not isinstance(dealt, Refusal)
    assert {is_picture(face) for face in dealt.words} == {True, False}
    game, events = played_out(begin(dealt))
    assert game.result
    record = read_record(write_record(record_of([dealt, *events])))
    assert verify_record(record)
    found = analyse(view(game, WATCHER))
    assert len(found.clues) == len(game.clues)
    assert any(clue.links for clue in found.clues)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_after_the_assassin_a_bot_touches_what_is_surest_and_never_gives_up_p5(
    level: Level,
) -> None:
    options = Options(mode="pictures", assassin_ending=True, check="free")
    won = 0
    for seed in range(6):
        game = new_game("en", seed=seed, options=options)
        giver = to_act(game)[0]
        clue = make_mind("hard", seed=seed).act(view(game, giver))
        assert isinstance(clue, GiveClue)
        game = play(game, giver, clue)
        guesser = to_act(game)[0]
        game = play(game, guesser, GuessWord(game.key.cells.index("x")))
        assert game.phase is Phase.SUDDEN
        after, events = played_out(game, level)
        assert after.result
        touched = [event.card for event in events if hasattr(event, "card")]
        right = game.key.cells[touched[0]] == game.team.value[0]
        won += right
        assert analyse(view(after, WATCHER)).clues
    assert won >= (4 if level == "hard" else 2), "the first touch follows the clue"


def test_a_bot_does_not_look_behind_pictures_in_its_last_touches_r17_p5() -> None:
    game = new_game("en", seed=2, options=Options(mode="pictures", assassin_ending=True))
    giver = to_act(game)[0]
    game = play(game, giver, GiveClue("nonsense", 1))
    guesser = to_act(game)[0]
    game = play(game, guesser, GuessWord(game.key.cells.index("x")))
    hidden = list(game.open_cards())
    cells = list(game.key.cells)
    for one, other in zip(hidden, reversed(hidden), strict=True):
        cells[one] = game.key.cells[other]
    twin = redealt(game, key=replace(game.key, cells="".join(cells)))
    minds = [make_mind("hard", seed=1).act(view(each, guesser)) for each in (game, twin)]
    assert minds[0] == minds[1]


def test_pictures_have_one_hand_and_codenames_two() -> None:
    assert set(read_pass("en", "a")) == set(read_pass("en", "b"))
    assert not set(read_pass("en", "a")) & set(read_pictures("en"))
