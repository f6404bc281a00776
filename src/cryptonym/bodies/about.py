"""What a server offers: limits, pictures, missions."""

from collections.abc import Mapping

import msgspec

from cryptonym.paper.kinds import What
from cryptonym.rules.options import Options
from cryptonym.table.model import Level
from cryptonym.wire.sheet import GameSheet


class Limits(msgspec.Struct, frozen=True):
    """How much is too much, for those who fill in forms."""

    name: int  # characters of somebody's name
    remark: int  # of a line of chat
    clue: int
    codename: int
    own_words: int
    board: int  # words on the table, so the fewest that can be played
    members: int
    clock_seconds: int
    idle_minutes: int
    record: int  # characters of a record


class PicturesOffered(msgspec.Struct, frozen=True):
    """What to ask for: `/pictures/<version>/<id>.svg`, `/api/pictures?language=..&version=..`."""

    version: str  # of all drawings; empty if this server has none
    descriptions: dict[str, str]  # by language, the version of what they show in words


class PicturesDescribed(msgspec.Struct, frozen=True):
    """What the pictures show, for those who hear them."""

    language: str
    version: str
    pictures: Mapping[str, str]  # by id
    names: Mapping[str, str]  # the same in two words, for a sentence


class About(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: tuple[str, ...]
    lists: dict[str, dict[str, int]]  # by language, how many words each list has
    presets: dict[str, Options]  # what each book says, friendly play, and the official app
    defaults: dict[str, Options]  # by language, if nothing else is agreed
    bots: tuple[Level, ...]  # how well they play; empty if there are none
    limits: Limits
    games: tuple[GameSheet, ...]  # of the family, and how each is drawn
    pictures: PicturesOffered
    printed: dict[str, tuple[What, ...]]  # by game, what it can be had of on paper
    push: bool  # people are called back through their browsers, if they like


class CityOnMap(msgspec.Struct, frozen=True):
    """A city of the map of missions."""

    city: str  # its code; texts have the names
    tokens: int
    mistakes: int  # allowed; as many as tokens is the plain game
    grade: int  # of difficulty, 1 to 5
    won: int  # of a hundred games, as far as it was measured
    x: int  # where it is drawn, in hundredths of the width and the height
    y: int


class MissionMap(msgspec.Struct, frozen=True):
    """The map of missions: the same for all tables."""

    start: str  # the city that is open before anything was won
    cities: tuple[CityOnMap, ...]  # the easiest first
    lines: tuple[tuple[str, ...], ...]  # a won city opens those at the other ends (D21)
