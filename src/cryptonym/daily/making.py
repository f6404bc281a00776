"""One day after the other: drawn by a secret, and unlike those before it."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from cryptonym.daily.choosing import Before, choose_day, kin_of
from cryptonym.daily.values import CARD_DAYS, CLUE_DAYS, Day, seed_of


def make_days(
    language: str, first: str, count: int, secret: bytes, earlier: Sequence[Day] = ()
) -> Iterator[Day]:
    """So many days from a date on, after those that were made earlier."""
    made = list(earlier)
    begin = date.fromisoformat(first)
    for number in range(count):
        today = (begin + timedelta(number)).isoformat()
        day = choose_day(today, language, seed_of(secret, today, language), before(made, today))
        made.append(day)
        yield day


def before(days: Sequence[Day], today: str) -> Before:
    """What must not come again on this date."""
    cards, clues = _since(today, CARD_DAYS), _since(today, CLUE_DAYS)
    near = [day for day in days if day.date < today]
    shown = {
        word
        for day in near
        if day.date >= cards
        for board in (day.decode, day.encode)
        for word in board.words
    }
    said = {
        clue.word
        for day in near
        if day.date >= clues
        for board in (day.decode, day.encode)
        for clue in board.clues
    }
    language = near[-1].language if near else ""
    return Before(frozenset(shown), kin_of(language, said) if said else frozenset())


def _since(today: str, days: int) -> str:
    return (date.fromisoformat(today) - timedelta(days)).isoformat()
