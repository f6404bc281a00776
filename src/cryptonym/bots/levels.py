"""Easy, normal, hard: how much a bot knows and how much it dares. None of them sees more."""

from typing import Final, Literal

import msgspec

Level = Literal["easy", "normal", "hard"]


class Character(msgspec.Struct, frozen=True):
    """What makes one bot weaker than another."""

    weakest: float  # links weaker than this never come to its mind
    noise: float  # how far its mind wanders, in the units of a listener's softmax
    assassin: float  # most risk of touching the assassin that a clue of it may hold
    highest: int  # largest number it says
    memory: bool  # thinks of earlier clues, its own team's and the others'
    expert: bool  # says zero and unlimited
    boldness: float  # an operative goes on if a guess is worth more than this


LEVELS: Final[dict[Level, Character]] = {
    "easy": Character(
        weakest=0.5,
        noise=0.8,
        assassin=0.03,
        highest=2,
        memory=False,
        expert=False,
        boldness=0.3,
    ),
    "normal": Character(
        weakest=0.35,
        noise=0.4,
        assassin=0.03,
        highest=3,
        memory=True,
        expert=False,
        boldness=0.3,
    ),
    "hard": Character(
        weakest=0.0,
        noise=0.0,
        assassin=0.015,
        highest=5,
        memory=True,
        expert=True,
        boldness=0.08,
    ),
}
