"""The picture games: twenty pictures, other keys, clues without a check, a last chance (P1-P6)."""

from collections import Counter

import pytest

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    RED,
    WATCHER,
    Identity,
    Options,
    Phase,
    Refusal,
    Role,
    Seat,
    Team,
    TimeRules,
    begin,
    deal,
    to_act,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.cards import is_picture, mix
from cryptonym.rules.chance import Chance
from cryptonym.rules.keys import rotate
from cryptonym.rules.match import JoinMatch, Match, StartGame, TakeSeat, decide_match, evolve_match
from cryptonym.rules.pictures.deck import PATTERNS, SIXTY
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import OURS, variant_named
from support.pictures import MODES, PictureTable, picture_deal, pictures
from support.random_play import CARDS, PICTURE_CARDS
from support.table import BOTH_SPYMASTERS

STRICT = TimeRules("strict", clue_seconds=60, guess_seconds=60)
each_mode = pytest.mark.parametrize("mode", MODES)
WITH_PICTURES = (*MODES, "pictures_duet")


# ---- the board and the keys


@each_mode
def test_twenty_pictures_lie_in_five_columns_and_four_rows_p1(mode: str) -> None:
    variant = variant_named(mode)
    assert (variant.shape.columns, variant.shape.rows, variant.shape.faces) == (5, 4, "pictures")
    dealt = deal(b"seed", PICTURE_CARDS, Options(mode=mode))
    assert not isinstance(dealt, Refusal)
    assert len(set(dealt.words)) == 20
    assert all(map(is_picture, dealt.words))


@each_mode
@pytest.mark.parametrize("source", ["random", "deck60", "deck40"])
def test_keys_have_eight_seven_four_and_one_p1(mode: str, source: str) -> None:
    variant, starts = variant_named(mode), Counter[Team]()
    for seed in range(60):
        options = Options(mode=mode, key_source=source)  # type: ignore[arg-type] # of those there are
        key = variant.draw_key(Chance(b"%d" % seed, "key"), options)
        starts[key.start] += 1
        first, second = ("r", "b") if key.start is RED else ("b", "r")
        assert Counter(key.cells) == {first: 8, second: 7, ".": 4, "x": 1}
        assert variant.is_valid(key)
        assert (key.pattern is not None) == (source != "random")
    assert min(starts[RED], starts[BLUE]) > 15


def test_the_deck_has_sixty_keys_thirty_for_each_start_and_all_differ_p1() -> None:
    assert Counter(start for start, _ in PATTERNS) == {"red": 30, "blue": 30}
    ways = {SIXTY.key(number, turned).cells for number in range(1, 61) for turned in (0, 2)}
    assert len(ways) == 120
    spots = Counter(rows.replace(" ", "").index("x") for _, rows in PATTERNS)
    assert spots == dict.fromkeys(range(20), 3)


def test_a_key_that_is_not_square_is_turned_by_halves_alone_p1() -> None:
    assert SIXTY.turns == (0, 2)
    assert not SIXTY.has(1, 1)
    upright, turned = SIXTY.key(7), SIXTY.key(7, 2)
    assert turned.cells == upright.cells[::-1]
    assert (turned.start, turned.turned) == (upright.start, 2)
    assert rotate("abcdefghi", 2) == "ihgfedcba" == rotate(rotate("abcdefghi"))


def test_every_key_of_the_deck_is_drawn_both_ways_up_p1() -> None:
    options = Options(mode="pictures", key_source="deck60")
    draw = variant_named("pictures").draw_key
    drawn = [draw(Chance(b"%d" % seed, "key"), options) for seed in range(2000)]
    assert len({(key.pattern, key.turned) for key in drawn}) == 120


# ---- turns are those of the base game


@each_mode
def test_turns_plus_one_and_the_first_touch_are_as_ever_p2(mode: str) -> None:
    table = pictures(mode)
    assert table.game.team is RED
    table.clue("sea", 1)
    assert table.refuses(table.operative(), cmd.StopGuessing()) == "must_guess_once"
    assert table.touch("red-a") == ["WordCovered"]
    assert table.touch("red-b") == ["WordCovered", "TurnEnded"]
    assert table.ending == "limit"


@each_mode
def test_the_assassin_ends_the_game_at_once_unless_agreed_otherwise_p2_p5(mode: str) -> None:
    table = pictures(mode)
    assert table.meets_assassin() == ["WordCovered", "GameOver", "DealOpened"]
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")  # type: ignore[union-attr] # it is over


def test_a_team_wins_in_the_turn_of_the_other_p2() -> None:
    table = pictures()
    table.find_all(*(f"red-{one}" for one in "abcdefg"))
    table.clue("sea", 1)
    table.touch("red-h")
    assert table.game.result
    assert table.game.result.winner is RED


def test_an_invalid_clue_is_challenged_ruled_on_and_costs_a_picture_p2_p3() -> None:
    table = pictures()
    table.clue("below", 2)  # about where pictures lie: for people to rule on
    table.send(BLUE_OPERATIVE, cmd.ChallengeClue())
    assert table.refuses(table.spymaster(), cmd.ChallengeClue()) == "wrong_phase"
    assert to_act(table.game) == (table.rival,)


def test_the_cards_are_turned_over_for_the_next_game_p2() -> None:
    match = Match(options=Options(mode="pictures_coop"), cards=PICTURE_CARDS)
    for player, command in [
        ("ann", JoinMatch()),
        ("bob", JoinMatch()),
        ("ann", TakeSeat(Role.SPYMASTER)),
        ("bob", TakeSeat(Role.OPERATIVE)),
        ("ann", StartGame()),
    ]:
        match = _after(match, player, command)
    assert match.game
    first = match.game.words
    for card, cell in enumerate(match.game.key.cells):
        if cell == "x":
            match = _after(match, "ann", cmd.GiveClue("sea", 1))
            match = _after(match, "bob", cmd.GuessWord(card))
    assert match.game.result
    match = _after(match, "ann", StartGame())
    assert match.layout.how == "flip"
    assert match.game

    def turned(picture: str) -> str:
        side, _, rest = picture.partition("-")
        return f"{'back' if side == 'front' else 'front'}-{rest}"

    assert match.game.words == tuple(map(turned, first))


def _after(match: Match, player: str, command: object) -> Match:
    outcome = decide_match(match, player, command, seed=b"seed")  # type: ignore[arg-type] # a command
    assert not isinstance(outcome, Refusal), outcome
    for event in outcome:
        match = evolve_match(match, event)
    return match


# ---- clues


@pytest.mark.parametrize("mode", WITH_PICTURES)
def test_no_clue_is_compared_with_a_picture_p3(mode: str) -> None:
    dealt = deal(b"seed", PICTURE_CARDS, Options(mode=mode))
    assert not isinstance(dealt, Refusal)
    table = PictureTable(dealt)
    seat = to_act(table.game)[0]
    assert table.send(seat, cmd.GiveClue(dealt.words[0], 1)) == ["ClueGiven"]


def test_the_form_of_a_clue_is_checked_as_ever_p4() -> None:
    table = pictures()
    assert table.refuses(table.spymaster(), cmd.GiveClue("", 1)) == "clue_empty"
    assert table.refuses(table.spymaster(), cmd.GiveClue("a" * 200, 1)) == "clue_too_long"
    assert table.refuses(table.spymaster(), cmd.GiveClue("sea", 11)) == "number_range"


# ---- the last chance


@each_mode
def test_who_touches_the_assassin_plays_on_without_a_clue_and_may_win_p5(mode: str) -> None:
    table = pictures(mode, assassin_ending=True)
    assert table.meets_assassin() == ["WordCovered", "SuddenDeath"]
    assert table.game.phase is Phase.SUDDEN
    assert view(table.game, WATCHER).at == "sudden_last"
    assert view(table.game, WATCHER).identity(table.game.find("assassin-a")) is Identity.ASSASSIN
    assert to_act(table.game) == (table.operative(),)
    for picture in table.unseen(RED)[:-1]:  # as many as there are, though the clue said two
        assert table.touch(picture) == ["WordCovered"]
    assert table.touch(table.unseen(RED)[0]) == ["WordCovered", "GameOver", "DealOpened"]
    result = table.game.result
    assert result
    assert (result.winner, result.reason) == (RED, "all_words")
    assert result.score == (7 if mode == "pictures_coop" else None)
    assert table.game.turn == 1


@each_mode
@pytest.mark.parametrize("missed", ["blue-a", "bystander-a"])
def test_the_first_miss_after_the_assassin_loses_p5(mode: str, missed: str) -> None:
    table = pictures(mode, assassin_ending=True)
    table.meets_assassin()
    table.touch("red-a")
    assert table.touch(missed) == ["WordCovered", "GameOver", "DealOpened"]
    assert table.game.result
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")


def test_the_last_picture_of_the_others_is_a_miss_like_any_p5() -> None:
    table = pictures(assassin_ending=True)
    table.waste_turn()
    table.find_all(*(f"blue-{one}" for one in "abcdef"))
    table.meets_assassin()
    table.touch("blue-g")
    assert table.game.result
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")


@each_mode
def test_nobody_stops_after_the_assassin_but_may_give_up_p5(mode: str) -> None:
    table = pictures(mode, assassin_ending=True)
    table.clue("night", 3)
    assert table.refuses(table.operative(), cmd.GiveUp()) == "wrong_phase"
    table.touch("red-a")
    table.touch("assassin-a")
    assert table.refuses(table.operative(), cmd.StopGuessing()) == "sudden_death"
    assert table.refuses(table.spymaster(), cmd.StopGuessing()) == "wrong_role"
    assert table.refuses(table.spymaster(), cmd.GiveUp()) == "wrong_role"
    assert table.refuses(WATCHER, cmd.GiveUp()) == "wrong_role"
    assert table.refuses(table.operative(), table.guess("red-a")) == "already_covered"
    assert table.refuses(table.operative(), cmd.GuessWord(20)) == "unknown_card"
    assert table.refuses(table.operative(), cmd.GuessWord(3, turn=9)) == "stale_turn"
    assert table.send(table.operative(), cmd.GiveUp()) == ["GaveUp", "GameOver", "DealOpened"]
    assert table.game.result
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")


def test_the_others_do_nothing_but_talk_while_a_team_plays_for_its_last_chance_p5() -> None:
    table = pictures(assassin_ending=True)
    table.meets_assassin()
    for seat in BOTH_SPYMASTERS:
        assert table.refuses(seat, cmd.GiveClue("sea", 1)) == "wrong_phase"
        assert table.refuses(seat, cmd.Say("oh")) == "spymaster_silent"
    assert table.refuses(table.rival, cmd.ChallengeClue()) == "wrong_phase"
    assert table.refuses(table.rival, cmd.AcceptClue()) == "wrong_phase"
    assert table.refuses(BLUE_OPERATIVE, table.guess("red-a")) == "not_your_turn"
    assert table.refuses(BLUE_OPERATIVE, cmd.GiveUp()) == "not_your_turn"
    assert table.send(BLUE_OPERATIVE, cmd.Say("they may still win")) == ["Talked"]
    assert table.send(table.operative(), cmd.RequestSpelling()) == ["ClueSpelled"]


@each_mode
def test_the_clock_of_the_turn_runs_on_and_at_its_end_it_is_lost_p5(mode: str) -> None:
    table = pictures(mode, assassin_ending=True, time=STRICT)
    table.meets_assassin()
    timer = table.game.timer
    assert timer
    assert timer.deadline == 60_000
    table.now = 59_999
    assert table.refuses(WATCHER, cmd.ExpireTimer()) == "time_left"
    table.touch("red-a")
    table.now = 60_000
    assert table.refuses(table.operative(), table.guess("red-b")) == "time_is_up"
    assert table.refuses(table.operative(), cmd.GiveUp()) == "time_is_up"
    happened = table.send(WATCHER, cmd.ExpireTimer())
    assert happened == ["TimerExpired", "GaveUp", "GameOver", "DealOpened"]
    assert table.game.result
    assert table.game.result.winner is BLUE


def test_a_clock_is_stopped_and_resumed_after_the_assassin_too_p5() -> None:
    table = pictures(assassin_ending=True, time=STRICT)
    table.meets_assassin()
    table.now = 10_000
    table.send(WATCHER, cmd.PauseTimer())
    table.now = 500_000
    table.touch("red-a")
    table.send(WATCHER, cmd.ResumeTimer())
    assert table.game.timer
    assert table.game.timer.deadline == 550_000


def test_sand_that_runs_out_after_the_assassin_says_so_and_nothing_more_p5() -> None:
    table = pictures(assassin_ending=True, time=TimeRules("sand", sand_seconds=5))
    table.meets_assassin()
    table.send(table.operative(), cmd.FlipTimer())
    table.now = 5_000
    assert table.send(WATCHER, cmd.ExpireTimer()) == ["TimerExpired"]
    assert table.game.phase is Phase.SUDDEN


def test_the_option_means_something_with_pictures_by_the_rules_of_the_base_game_alone_p5() -> None:
    having = {variant.name for variant in OURS if "assassin_ending" in variant.own_options}
    assert having == set(MODES)
    options = Options(mode="pictures_duet", assassin_ending=True, check="free")
    dealt = deal(b"seed", PICTURE_CARDS, options)
    assert not isinstance(dealt, Refusal)
    table = PictureTable(dealt)
    table.send(Seat(Role.PLAYER, RED), cmd.GiveClue("sea", 1))
    letters = table.game.variant.letters
    deadly = [
        card
        for card, letter in enumerate(dealt.key.cells)
        if letters.identity(letter, 0) is Identity.ASSASSIN
    ]
    happened = table.send(Seat(Role.PLAYER, BLUE), cmd.GuessWord(deadly[0]))
    assert happened == ["WordTouched", "GameOver", "DealOpened"]


# ---- Duet, and words among the pictures


def test_duet_is_played_with_twenty_five_pictures_p6() -> None:
    duet, with_pictures = variant_named("duet"), variant_named("pictures_duet")
    assert with_pictures.shape.size == 25
    assert with_pictures.shape.faces == "pictures"
    assert with_pictures.own_options == ("mission",)
    assert (with_pictures.desks, with_pictures.deciders) == (duet.desks, duet.deciders)
    assert with_pictures.sealed_as == "pictures_duet"


@pytest.mark.parametrize("mode", WITH_PICTURES)
def test_pictures_and_words_are_told_apart_and_found_when_mixed_p6(mode: str) -> None:
    mixed = mix(PICTURE_CARDS, CARDS[:70])
    dealt = deal(b"mixed", mixed, Options(mode=mode, word_list="pictures+deck"))
    assert not isinstance(dealt, Refusal)
    kinds = Counter(map(is_picture, dealt.words))
    assert min(kinds[True], kinds[False]) > 2
    game = begin(dealt)
    for card, face in enumerate(dealt.words):
        assert is_picture(face) == face.startswith(("front-", "back-"))
        assert game.find(face.upper()) == game.find(face.lower()) == card
    with pytest.raises(KeyError):
        game.find("nothing")


def test_no_codename_passes_for_a_picture_p6() -> None:
    for codename in ("SEA", "ΘΑΛΑΣΣΑ", "ĈIELO", "007", "ĸ", "ß", "ª", "X-RAY", "O'HARA"):
        assert not is_picture(codename)
    assert is_picture("tea-volcano")


@pytest.mark.parametrize("variant", OURS, ids=lambda variant: variant.name)
def test_pictures_lie_in_picture_games_and_in_no_others_p6(variant: Variant) -> None:
    with_pictures = variant.name in WITH_PICTURES
    problem = variant.lists_problem
    assert Options(mode=variant.name).word_list == ("pictures" if with_pictures else "deck")
    for lists in (("pictures",), ("pictures", "deck"), ("second", "pictures")):
        expected = None if with_pictures else Refusal("pictures_not_here")
        assert problem(lists) == expected
    for lists in (("deck",), ("deck", "second"), ("custom",), ()):
        expected = Refusal("pictures_missing") if with_pictures else None
        assert problem(lists) == expected


def test_a_deal_with_too_few_pictures_is_refused_p1() -> None:
    few = PICTURE_CARDS[:19]
    refusal = deal(b"seed", few, Options(mode="pictures"))
    assert refusal == Refusal("too_few_words", {"needed": 20, "given": 19})
    assert not isinstance(deal(b"seed", PICTURE_CARDS[:20], Options(mode="pictures")), Refusal)
    assert picture_deal(Options(mode="pictures")).key.start is RED
