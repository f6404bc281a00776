"""What each weekday asks for: from an easy Monday to a hard Sunday."""

from datetime import date
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray


class Band(msgspec.Struct, frozen=True, gc=False):
    """How much of each clue the panel should find, and of the four together."""

    low: float
    high: float
    least: float  # the mean of the four
    most: float

    def has(self, found: NDArray[np.floating]) -> NDArray[np.bool_]:
        """Which clues are neither too hard nor too easy."""
        return np.asarray((self.low <= found) & (found <= self.high))

    def has_mean(self, found: float) -> bool:
        """Whether four clues together are neither too hard nor too easy."""
        return self.least <= found <= self.most


BANDS: Final = (
    Band(0.82, 0.99, 0.88, 0.97),  # Monday
    Band(0.78, 0.97, 0.84, 0.92),
    Band(0.74, 0.95, 0.80, 0.88),
    Band(0.70, 0.93, 0.76, 0.85),
    Band(0.67, 0.92, 0.73, 0.83),
    Band(0.64, 0.90, 0.70, 0.80),
    Band(0.60, 0.89, 0.66, 0.77),  # Sunday
)


def band_of(day: str) -> Band:
    """What is asked of a day, by its weekday."""
    return BANDS[date.fromisoformat(day).weekday()]
