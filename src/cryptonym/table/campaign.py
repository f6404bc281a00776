"""A campaign: what a table has won on the map of missions, as a value (D21).

It knows results of games that are over and nothing else, so there is nothing in it to hide.
"""

import msgspec
from msgspec.structs import replace

from cryptonym.rules.duet.atlas import BY_NAME, CITIES, START, neighbours


class CityResult(msgspec.Struct, frozen=True, gc=False):
    """What a table has done in one city."""

    played: int = 0  # games
    won: int = 0
    found: int = 0  # words, in the best game
    tokens: int = 0  # left, in the best game that was won


class Campaign(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The map of a table. Where it begins is open without being listed."""

    city: str = ""  # that the next game, or this one, is for
    opened: tuple[str, ...] = ()  # by what was won, in that order
    results: dict[str, CityResult] = {}


def is_open(campaign: Campaign, city: str) -> bool:
    """Whether a city may be played, again or for the first time (D21)."""
    return city in BY_NAME and (city == START or city in campaign.opened)


def has_won(campaign: Campaign, city: str) -> bool:
    """Whether a city was won once."""
    return city in campaign.results and campaign.results[city].won > 0


def opens(campaign: Campaign, city: str) -> tuple[str, ...]:
    """The cities that are closed now and open when this one is won (D21)."""
    return tuple(near for near in neighbours(city) if not is_open(campaign, near))


def after_game(
    campaign: Campaign, city: str, *, won: bool, found: int, tokens: int, opened: tuple[str, ...]
) -> Campaign:
    """The campaign after one more game in a city; the best of its games is remembered."""
    before = campaign.results.get(city, CityResult())
    result = CityResult(
        before.played + 1,
        before.won + won,
        max(before.found, found),
        max(before.tokens, tokens) if won else before.tokens,
    )
    results = {**campaign.results, city: result}
    return replace(campaign, results=results, opened=(*campaign.opened, *opened))


def together(one: Campaign, other: Campaign) -> Campaign:
    """Two campaigns made one: the best of both, so that nothing is lost and nothing counts twice.

    What is open follows from what was won, and what was open before stays so.
    """
    both = {**other.results, **one.results}
    results = {city: _best(one, other, city) for city in both}
    won = {city for city, result in results.items() if result.won}
    open_now = {near for city in won for near in neighbours(city)} - {START}
    more = [city.name for city in CITIES if city.name in open_now]
    kept = [city for city in one.opened if city not in more]
    return Campaign(one.city, (*kept, *more), results)


def _best(one: Campaign, other: Campaign, city: str) -> CityResult:
    mine = one.results.get(city, CityResult())
    theirs = other.results.get(city, CityResult())
    return CityResult(
        max(mine.played, theirs.played),
        max(mine.won, theirs.won),
        max(mine.found, theirs.found),
        max(mine.tokens, theirs.tokens),
    )
