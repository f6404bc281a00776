"""The puzzles of a day, as they are asked for and answered."""

from typing import Literal

import msgspec


class DailyStart(msgspec.Struct, frozen=True):
    """Somebody comes to a puzzle of the daily."""

    zone: str = "+00:00"  # where they live: `+02:00` or `Europe/Rome`


class DailyMove(msgspec.Struct, frozen=True):
    """A card is touched, or without one the next clue is asked for."""

    after: int  # how many moves were made before
    card: int | None = None
    zone: str = "+00:00"
    late: bool = False  # go on although the day is over


class DailyClue(msgspec.Struct, frozen=True):
    """A clue for the board of the day."""

    word: str
    number: int
    meant: tuple[int, ...] = ()
    zone: str = "+00:00"
    late: bool = False


class RiddleAnswer(msgspec.Struct, frozen=True):
    """What somebody makes of a riddle."""

    verdict: Literal["picked", "skipped", "unfair", "reported"] = "picked"
    picks: tuple[int, ...] = ()


class Agreement(msgspec.Struct, frozen=True):
    """Whether somebody's turns may be kept."""

    agreed: Literal["yes", "no"]
