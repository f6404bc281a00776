"""Days are chosen by measurement, unlike those before, and promised by a hash."""

from datetime import date
from functools import lru_cache
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.bots.board import Board
from cryptonym.bots.sharing import Floats
from cryptonym.bots.strength import Associations, associations
from cryptonym.daily.almanac import read_almanac, write_almanac
from cryptonym.daily.choosing import kin_of
from cryptonym.daily.making import make_days
from cryptonym.daily.opening import opened, read_opening
from cryptonym.daily.options import _written, ears_of, is_legal
from cryptonym.daily.panel import HANDS, judge_clue
from cryptonym.daily.showing import shown_day
from cryptonym.daily.values import ASSASSIN, Day, DayError, packed_day, promise, read_day
from cryptonym.daily.week import BANDS
from cryptonym.languages import CODES

SECRET = b"not much of a secret, but a long one"
MONDAY = "2026-11-16"


@lru_cache
def week(language: str = "it") -> tuple[Day, ...]:
    return tuple(make_days(language, MONDAY, 7, SECRET))


def test_a_week_keeps_every_rule_of_selection() -> None:
    seen: set[str] = set()
    said: set[str] = set()
    for day in week():
        band = BANDS[date.fromisoformat(day.date).weekday()]
        board = day.decode
        own = {card for clue in board.clues for card in clue.targets}
        assert own == set(board.own)
        assert 7 <= len(own) <= 9
        assert board.cells.count(ASSASSIN) == day.encode.cells.count(ASSASSIN) == 1
        assert len(board.clues) == 4
        assert all(
            100 * band.low - 1 <= clue.expected <= 100 * band.high + 1 for clue in board.clues
        )
        kinds = [(clue.kind, clue.number) for clue in board.clues]
        assert len(set(kinds)) == 4
        for one, other in combinations(board.clues, 2):
            assert not set(one.targets) & set(other.targets)
        for some in (day.decode, day.encode):
            assert not seen & set(some.words), "a card of the last fortnight"
            seen |= set(some.words)
            for clue in some.clues:
                assert not said & kin_of("it", [clue.word]), "a clue of the last two months"
                assert is_legal("it", some.words, clue.word)
        said |= kin_of("it", [c.word for b in (day.decode, day.encode) for c in b.clues])


def test_the_assassin_is_far_from_every_clue_and_some_decoy_is_near() -> None:
    for day in week():
        board = day.decode
        drawn = [
            judge_clue("it", board.words, board.cells, clue.word, clue.number).cards
            for clue in board.clues
        ]
        black = board.cells.index(ASSASSIN)
        assert max(cards[black] for cards in drawn) < 0.03
        wrong = [card for card, cell in enumerate(board.cells) if cell == "."]
        assert any(
            feared[card, hand.columns[hand.pack.language.fold(clue.word)]] > 0
            for hand, feared in _hands(board.words)
            for clue in board.clues
            for card in wrong
        ), "somebody might see a clue for another card"


def _hands(words: tuple[str, ...]) -> list[tuple[Associations, Floats]]:
    hands = (associations("it", hand) for hand in HANDS)
    return [(hand, Board(hand, words).feared) for hand in hands]


def test_no_card_that_is_not_meant_has_a_link_as_good() -> None:
    for day in week():
        for board in (day.decode, day.encode):
            for clue in board.clues:
                links = []
                for hand in (associations("it", name) for name in HANDS):
                    column = hand.columns[hand.pack.language.fold(clue.word)]
                    links.append(_written(hand, board.words)[:, column])
                meant = min((links[0][card] + links[1][card]) / 2 for card in clue.targets)
                others = set(range(20)) - set(clue.targets)
                assert meant >= 0.45
                assert max(link[card] for link in links for card in others) <= 0.65 * meant + 1e-6


def test_the_name_of_a_category_leaves_out_no_card_of_it() -> None:
    ears, board = ears_of("it"), ("TALPA", "GHIRO", "BIDELLO", "MUTUO")
    animal = ears.both.columns["animale"]
    assert ears._names_others(animal, board, (0, 2))
    assert not ears._names_others(animal, board, (0, 1))
    assert not ears._names_others(ears.both.columns["scuola"], board, (2,))


def test_sunday_is_harder_than_monday() -> None:
    def mean(day: Day) -> float:
        return sum(clue.expected for clue in day.decode.clues) / 4

    monday, *_, sunday = week()
    assert mean(monday) > mean(sunday) + 8


def test_the_same_secret_draws_the_same_day_and_another_one_another() -> None:
    again = next(iter(make_days("it", MONDAY, 1, SECRET)))
    other = next(iter(make_days("it", MONDAY, 1, SECRET + b".")))
    assert again == week()[0]
    assert other.decode.words != again.decode.words


@pytest.mark.parametrize("language", [code for code in CODES if code != "it"])
def test_every_language_has_its_days(language: str) -> None:
    day = next(iter(make_days(language, "2026-11-18", 1, SECRET)))
    assert day.language == language
    assert shown_day(day).count("%") == 7


def test_a_clue_that_nobody_understands_finds_nothing_and_a_plain_one_does() -> None:
    board = week()[0].decode
    plain = board.clues[0]
    good = judge_clue("it", board.words, board.cells, plain.word, plain.number)
    bad = judge_clue("it", board.words, board.cells, "xyzzyq", plain.number)
    assert good.expected > 0.7 > bad.expected
    assert good.low <= good.expected <= good.high
    assert sum(good.cards) <= 1.001


def test_a_day_is_promised_by_its_hash() -> None:
    day = week()[0]
    found, claimed = read_opening(msgspec.json.encode(opened(day)))
    assert promise(found) == claimed == promise(day)
    swapped = replace(day.decode, cells=day.decode.cells[1:] + day.decode.cells[:1])
    assert promise(replace(day, decode=swapped)) != claimed
    assert promise(replace(day, seed=bytes(32))) != claimed


def test_a_file_of_days_comes_back_whole_and_says_which_line_is_damaged() -> None:
    other = tuple(make_days("eo", "2026-11-30", 2, SECRET))
    text = write_almanac([*week(), *other])
    found = read_almanac(text)
    assert set(found.days.values()) == {*week(), *other}
    assert not found.damaged
    lines = text.split("\n")
    lines[1] = lines[1][:-9] + "AAAAAAAA="
    hurt = read_almanac("\n".join(lines))
    assert hurt.damaged == (2,)
    assert len(found.days) - len(hurt.days) == 1  # the one day of that month
    assert read_almanac("something else").damaged == (1,)


def test_bytes_that_are_no_day_are_refused() -> None:
    with pytest.raises(DayError):
        read_day(packed_day(week()[0])[:-4])
    with pytest.raises(DayError):
        read_opening(b'{"v":1}')
