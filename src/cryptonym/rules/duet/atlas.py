"""The map of missions: cities, what each asks for, and the lines between them (D20, D21).

Our own map: `docs/missions.md` says whose world each city belongs to.
"""

from functools import cache
from typing import Final

import msgspec

from cryptonym.rules.duet.win_rates import won_of_hundred
from cryptonym.rules.options import Mission

GRADES: Final = 5  # of difficulty, from 1


class City(msgspec.Struct, frozen=True, gc=False):
    """A mission on the map; `x` and `y` say where it is drawn, in hundredths of the sheet."""

    name: str  # a code; texts have the names
    tokens: int
    mistakes: int
    x: int
    y: int

    @property
    def won(self) -> int:
        """How many of a hundred games are won here, as far as it was measured."""
        return won_of_hundred(self.tokens, self.mistakes)

    def mission(self, before: Mission) -> Mission:
        """What a table plays here; whether figures are told at the end stays as agreed."""
        mistakes = None if self.mistakes >= self.tokens else self.mistakes
        return Mission(self.tokens, mistakes, score=before.score)

    def is_played_by(self, mission: Mission) -> bool:
        """Whether a game with this mission counts here: neither easier nor harder."""
        return self.mission(mission) == mission


START: Final = "boulogne"  # where the first congress met

CITIES: Final[tuple[City, ...]] = (
    City("boulogne", 11, 11, 50, 31),
    City("dublin", 11, 4, 16, 27),
    City("bergen", 11, 5, 49, 18),
    City("bialystok", 11, 3, 84, 30),
    City("krakow", 11, 2, 83, 42),
    City("thessaloniki", 10, 6, 84, 54),
    City("seville", 10, 10, 49, 43),
    City("venice", 10, 5, 50, 55),
    City("trondheim", 10, 4, 50, 5),
    City("edinburgh", 11, 1, 17, 14),
    City("oslo", 10, 3, 84, 17),
    City("new_york", 10, 2, 17, 40),
    City("athens", 11, 0, 84, 66),
    City("rome", 10, 1, 50, 67),
    City("tromso", 9, 9, 83, 5),
    City("havana", 9, 3, 17, 52),
    City("heraklion", 10, 0, 83, 79),
    City("palermo", 9, 2, 50, 79),
    City("valletta", 8, 8, 49, 91),
    City("mexico_city", 9, 1, 16, 64),
    City("bogota", 8, 2, 17, 76),
    City("buenos_aires", 7, 3, 16, 89),
)

LINES: Final[tuple[tuple[str, str], ...]] = (
    ("boulogne", "dublin"),
    ("boulogne", "seville"),
    ("boulogne", "bergen"),
    ("boulogne", "bialystok"),
    ("dublin", "edinburgh"),
    ("dublin", "new_york"),
    ("bergen", "edinburgh"),
    ("bergen", "oslo"),
    ("bergen", "trondheim"),
    ("oslo", "bialystok"),
    ("oslo", "trondheim"),
    ("trondheim", "tromso"),
    ("bialystok", "krakow"),
    ("seville", "new_york"),
    ("seville", "venice"),
    ("venice", "krakow"),
    ("venice", "rome"),
    ("krakow", "thessaloniki"),
    ("rome", "thessaloniki"),
    ("rome", "palermo"),
    ("thessaloniki", "athens"),
    ("athens", "heraklion"),
    ("palermo", "valletta"),
    ("valletta", "heraklion"),
    ("new_york", "havana"),
    ("havana", "mexico_city"),
    ("mexico_city", "bogota"),
    ("bogota", "buenos_aires"),
)

BY_NAME: Final[dict[str, City]] = {city.name: city for city in CITIES}


@cache
def neighbours(name: str) -> tuple[str, ...]:
    """The cities that a won one opens (D21), in the order of the map."""
    lines = [line for line in LINES if name in line]
    near = {end for line in lines for end in line if end != name}
    return tuple(city.name for city in CITIES if city.name in near)


@cache
def easiest_first() -> tuple[City, ...]:
    """All cities in the order of what was measured; what is equal, as the map lists it."""
    return tuple(sorted(CITIES, key=lambda city: -city.won))


@cache
def grade(name: str) -> int:
    """How hard a city is beside the others: 1 to 5, about as many cities each."""
    place = [city.name for city in easiest_first()].index(name)
    return 1 + place * GRADES // len(CITIES)
