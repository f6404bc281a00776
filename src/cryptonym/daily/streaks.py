"""Days in a row, with one free miss a month."""

from collections.abc import Collection

from cryptonym.daily.dates import shifted


def streak(done: Collection[str], today: str) -> int:
    """Days that somebody has solved one after the other, up to today or yesterday.

    One day a month may be missed; it is not counted, and breaks nothing.
    """
    day = today if today in done else shifted(today, -1)
    count = 0
    missed: set[str] = set()  # months whose free miss is used up
    while True:
        if day in done:
            count += 1
        elif day[:7] in missed or not _goes_on(done, day):
            return count
        else:
            missed.add(day[:7])
        day = shifted(day, -1)


def _goes_on(done: Collection[str], day: str) -> bool:
    return shifted(day, -1) in done
