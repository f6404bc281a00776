"""Names of people: everybody can read them, and nobody can be taken for somebody else."""

import pytest

from cryptonym.table import commands as cmd
from cryptonym.table.names import MOST_MARKS, is_same_name, tidy_name
from table.gathering import Gathering

BLANK = {
    "combining grapheme joiner": "\u034f",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "Khmer inherent vowel": "\u17b4",
    "braille without dots": "\u2800",
    "Khitan filler": "\U00016fe4",
    "null notehead": "\U0001d159",
    "object replacement": "\ufffc",
    "zero width space": "\u200b",
    "zero width joiner": "\u200d",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "Arabic letter mark": "\u061c",
    "left-to-right mark": "\u200e",
    "right-to-left override": "\u202e",
    "right-to-left isolate": "\u2067",
    "tag": "\U000e0041",
    "reserved ignorable": "\u2065",
    "private use": "\ue000",
}
each_blank = pytest.mark.parametrize("blank", BLANK.values(), ids=BLANK)


@each_blank
@pytest.mark.parametrize("name", ["{}", "{0}{0}{0}", "Ann{}", "{}Ann", "An{}n"])
def test_what_is_drawn_as_nothing_is_in_no_name(blank: str, name: str) -> None:
    gathering = Gathering().come(1)
    written = name.format(blank)
    assert gathering.refuses(None, cmd.JoinTable(written)) == "name_form"
    assert gathering.refuses("1", cmd.Rename(written)) == "name_form"


@pytest.mark.parametrize("selector", ["\ufe0f", "\ufe00", "\U000e0100", "\u180b"])
def test_how_a_sign_is_drawn_is_no_part_of_a_name(selector: str) -> None:
    gathering = Gathering().come(1)
    assert tidy_name(f"Zoe \u2764{selector}") == "Zoe \u2764", "as keyboards write it"
    assert tidy_name(selector) is None
    assert gathering.refuses(None, cmd.JoinTable(f"Ann{selector}")) == "name_taken"


@pytest.mark.parametrize(
    "name",
    [
        "Zo\u00eb",
        "\u0391\u03b3\u03b3\u03b5\u03bb\u03b9\u03ba\u03ae",
        "\u0160\u0175it\u0109o",
        "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
        "\u0e19\u0e49\u0e33",
        "\u0915\u093f\u0902",
        "\uae40\ubbfc\uc900",
        "\u5c71\u7530\u3000\u592a\u90ce",
        "O'Neill-Bj\u00f8rnson 2",
    ],
)
def test_names_of_all_alphabets_are_names(name: str) -> None:
    tidy = tidy_name(name)
    assert tidy is not None
    assert is_same_name(tidy, name.replace("\u3000", " "))


@pytest.mark.parametrize("name", ["\u0301Ann", "Ann \u0301Bo", "x" + "\u0323\u0330" * 2 + "a"])
def test_marks_stay_on_the_letters_of_their_own_name(name: str) -> None:
    assert tidy_name(name) is None


def test_some_marks_on_a_letter_are_well() -> None:
    assert tidy_name("x" + "\u0323" * MOST_MARKS + "a") is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"),  # Cyrillic
        ("ANNA", "\u0391\u039d\u039d\u0391"),  # Greek
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # of full width
        ("Anna", "\U0001d400nna"),  # of mathematicians
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Li1y", "Lily"),
        ("Ann", "A\u3164nn"),  # let in by an earlier version
    ],
)
def test_nobody_has_a_name_that_looks_like_somebody_elses(one: str, other: str) -> None:
    assert is_same_name(one, other)
    assert is_same_name(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "\u00c1nn"), ("Ann", "Anne"), ("Bo", "Do"), ("Ann", "An n")]
)
def test_names_that_people_can_tell_apart_are_two(one: str, other: str) -> None:
    assert not is_same_name(one, other)


def test_a_name_that_looks_taken_is_refused_and_ones_own_may_be_written_anew() -> None:
    gathering = Gathering().come(2)
    assert gathering.refuses(None, cmd.JoinTable("\u0391nn")) == "name_taken"
    assert gathering.refuses("2", cmd.Rename("\u0391nn")) == "name_taken"
    gathering.do("1", cmd.Rename("\u0391nn"))
