"""The map of missions: cities, pairs, lines, how hard each is beside its neighbours (D20, D21)."""

import runpy
from collections import Counter
from pathlib import Path

import pytest

from cryptonym.languages import CODES
from cryptonym.rules.duet.atlas import (
    BY_NAME,
    CITIES,
    GRADES,
    LINES,
    START,
    City,
    easiest_first,
    grade,
    neighbours,
)
from cryptonym.rules.duet.win_rates import SOURCE, WON, won_of_hundred
from cryptonym.rules.options import Mission

DOCS = Path(__file__).parents[2] / "docs"
LARGEST_STEP = 16  # games of a hundred, along one line
WORLDS = {
    "it": "venice rome palermo",
    "nb": "oslo bergen trondheim tromso",
    "es": "seville havana mexico_city bogota buenos_aires",
    "el": "athens thessaloniki heraklion",
    "eo": "boulogne bialystok krakow",  # where congresses met
    "en": "dublin edinburgh new_york valletta",
}
each_city = pytest.mark.parametrize("city", CITIES, ids=lambda city: city.name)


def test_there_are_at_least_18_cities_with_names_and_missions_of_their_own_d21() -> None:
    assert len(CITIES) >= 18
    assert len(BY_NAME) == len(CITIES)
    assert len({(city.tokens, city.mistakes) for city in CITIES}) == len(CITIES)


def test_every_language_has_at_least_three_cities_of_its_world_d21() -> None:
    assert set(WORLDS) == set(CODES)
    named = [name for cities in WORLDS.values() for name in cities.split()]
    assert sorted(named) == sorted(BY_NAME)
    assert min(len(cities.split()) for cities in WORLDS.values()) >= 3


@each_city
def test_a_pair_has_seven_to_eleven_tokens_and_at_most_as_many_mistakes_d21(city: City) -> None:
    assert 7 <= city.tokens <= 11
    assert 0 <= city.mistakes <= city.tokens
    mission = city.mission(Mission(score=True))
    assert (mission.tokens, mission.allowed) == (city.tokens, city.mistakes)
    assert (mission.excess, mission.score) == ("extra_token", True)
    assert city.is_played_by(mission)
    assert not city.is_played_by(Mission(city.tokens + 1, mission.mistakes))
    assert not city.is_played_by(Mission(city.tokens, mission.mistakes, "loss"))


def test_the_plain_game_counts_no_mistakes_d20() -> None:
    plain = [city for city in CITIES if city.mistakes >= city.tokens]
    assert len(plain) >= 3
    assert all(city.mission(Mission()).mistakes is None for city in plain)


def test_lines_join_two_known_cities_and_none_is_there_twice() -> None:
    assert {end for line in LINES for end in line} == set(BY_NAME)
    assert all(len(set(line)) == 2 for line in LINES)
    assert len({frozenset(line) for line in LINES}) == len(LINES)


def test_every_city_can_be_reached_from_where_the_map_begins_d21() -> None:
    reached, found = set[str](), {START}
    while found:
        reached |= found
        found = {near for name in found for near in neighbours(name)} - reached
    assert reached == set(BY_NAME)


@each_city
def test_neighbours_are_neighbours_of_each_other(city: City) -> None:
    for near in neighbours(city.name):
        assert city.name in neighbours(near)


def test_the_map_begins_with_the_easiest_city_d21() -> None:
    assert easiest_first()[0].name == START
    assert grade(START) == 1


@each_city
def test_every_other_city_has_a_neighbour_that_is_easier_or_as_easy_d21(city: City) -> None:
    """So nobody has to win something harder first to come to something easier."""
    if city.name != START:
        assert max(BY_NAME[near].won for near in neighbours(city.name)) >= city.won


@pytest.mark.parametrize("line", LINES, ids="-".join)
def test_no_line_is_too_large_a_step_in_difficulty_d21(line: tuple[str, str]) -> None:
    one, other = (BY_NAME[end] for end in line)
    assert abs(one.won - other.won) <= LARGEST_STEP


def test_grades_follow_the_win_rate_and_have_about_as_many_cities_each() -> None:
    order = [grade(city.name) for city in easiest_first()]
    assert order == sorted(order)
    counts = Counter(order)
    assert set(counts) == set(range(1, GRADES + 1))
    assert max(counts.values()) - min(counts.values()) <= 1


def test_more_tokens_and_more_mistakes_never_make_a_mission_much_harder() -> None:
    """What is measured has errors of its own, of one or two games of a hundred."""
    for tokens, row in WON.items():
        assert all(0 < won < 100 for won in row)
        for mistakes in range(1, len(row)):
            assert row[mistakes] >= row[mistakes - 1] - 2
            if tokens + 1 in WON:
                assert won_of_hundred(tokens + 1, mistakes) >= row[mistakes] - 2
    assert won_of_hundred(11, 11) == WON[11][-1]


def test_cities_lie_apart_on_the_sheet_so_that_each_can_be_touched() -> None:
    """On a sheet 320 wide and 560 high no button of 100 by 50 lies over another."""
    for number, one in enumerate(CITIES):
        assert 15 <= one.x <= 85
        assert 4 <= one.y <= 96
        for other in CITIES[:number]:
            assert abs(one.x - other.x) * 3.2 >= 100 or abs(one.y - other.y) * 5.6 >= 56


def test_the_page_has_the_cities_as_they_are() -> None:
    text = (DOCS / "missions.md").read_text("utf-8")
    assert runpy.run_path(str(DOCS / "make_missions.py"))["page"](text) == text
    assert all(f"| `{city.name}` |" in text for city in CITIES)


def test_measured_rates_take_the_place_of_the_others() -> None:
    """Whoever measures writes a page with a table; one command renews the map."""
    tool = runpy.run_path(str(DOCS / "make_missions.py"))
    head = "| tokens | 0 | 1 |\n|---|---|---|\n"
    rows = [f"| {tokens} | 0.{tokens:02} | {40 + tokens} % (31-52) |" for tokens in range(7, 12)]
    read = tool["measured"](f"# Rates\n\n{head}" + "\n".join(rows) + "\n\nAnd so on.\n")
    assert read == {tokens: (tokens, 40 + tokens) for tokens in range(7, 12)}
    module = Path(tool["RATES"]).read_text("utf-8")
    names: dict[str, object] = {}
    exec(tool["renewed"](module, read, "measured"), names)  # noqa: S102 # our own module, renewed
    assert (names["WON"], names["SOURCE"]) == (read, "measured")
    same = tool["renewed"](module, WON, SOURCE)
    assert same == module
    with pytest.raises(ValueError, match="rows for"):
        tool["measured"](head + rows[0])
    with pytest.raises(ValueError, match="a table"):
        tool["measured"]("nothing")
