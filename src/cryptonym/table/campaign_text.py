"""A campaign as text, for people to keep and to take to another table.

A line for each city, small enough for a message or a sheet of paper:

    Cryptonym missions 1
    boulogne played 3 won 2 found 15 tokens 4
    dublin played 1 won 0 found 11 tokens 0
    check 5f0c21ab

The checksum is against slips of the pen, not against liars. Line breaks are of no account, as
messages lose them.
"""

from zlib import crc32

from cryptonym.rules.duet.atlas import BY_NAME, CITIES, START, neighbours
from cryptonym.rules.options import MOST_TOKENS
from cryptonym.rules.refusals import Refusal
from cryptonym.table.campaign import Campaign, CityResult

LONGEST_CAMPAIGN = 4000  # characters; one with every city won has less than half of them
VERSION = 1
MOST_GAMES = 9999  # that can be written for one city
_HEAD = ("cryptonym", "missions")
_FIELDS = ("played", "won", "found", "tokens")
_MOST = (MOST_GAMES, MOST_GAMES, MOST_TOKENS, MOST_TOKENS)
_A_CITY = 1 + 2 * len(_FIELDS)  # words of a line


def campaign_text(campaign: Campaign) -> str:
    """The campaign as text; `read_campaign` reads it back."""
    lines = [
        _line(city.name, campaign.results[city.name])
        for city in CITIES
        if city.name in campaign.results
    ]
    head = f"Cryptonym missions {VERSION}"
    body = "\n".join((head, *lines))
    return f"{body}\ncheck {_checksum(body.split())}\n"


def read_campaign(text: str) -> Campaign | Refusal:
    """The campaign of a text, or what is wrong with it. It names no city for the next game."""
    if len(text) > LONGEST_CAMPAIGN:
        return Refusal("campaign_form")
    words = text.casefold().split()
    if len(words) < 5 or tuple(words[:2]) != _HEAD or not words[2].isascii():
        return Refusal("campaign_form")
    if words[2] != str(VERSION):
        return Refusal("campaign_newer" if words[2].isdigit() else "campaign_form")
    body, (mark, check) = words[:-2], words[-2:]
    if mark != "check" or (len(body) - 3) % _A_CITY:
        return Refusal("campaign_form")
    if check != _checksum(body):
        return Refusal("campaign_altered")
    results = _results(body[3:])
    return results if isinstance(results, Refusal) else _as_played(results)


def _line(name: str, result: CityResult) -> str:
    figures = (result.played, result.won, result.found, result.tokens)
    told = (f"{field} {min(figure, most)}" for field, figure, most in _columns(figures))
    return " ".join((name, *told))


def _columns(figures: tuple[int, ...]) -> list[tuple[str, int, int]]:
    return list(zip(_FIELDS, figures, _MOST, strict=True))


def _checksum(words: list[str]) -> str:
    return f"{crc32(' '.join(words).casefold().encode()):08x}"


def _results(words: list[str]) -> dict[str, CityResult] | Refusal:
    results: dict[str, CityResult] = {}
    for at in range(0, len(words), _A_CITY):
        name, *rest = words[at : at + _A_CITY]
        if name not in BY_NAME:
            return Refusal("unknown_city", {"city": name[:40]})
        figures = tuple(_number(word) for word in rest[1::2])
        fields_fit = tuple(rest[::2]) == _FIELDS and name not in results
        if not fields_fit or any(not 0 <= figure <= most for _, figure, most in _columns(figures)):
            return Refusal("campaign_form")
        results[name] = CityResult(*figures)
    return results


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 4 else -1


def _as_played(results: dict[str, CityResult]) -> Campaign | Refusal:
    """The campaign, if it can have come about: nobody plays where no won city leads (D21)."""
    won = [name for name, result in results.items() if result.won]
    leads_to = {START}.union(*(neighbours(name) for name in won))
    reached, found = set[str](), {START} & results.keys()
    while found:
        reached |= found
        near = {end for name in found if results[name].won for end in neighbours(name)}
        found = (near & results.keys()) - reached
    for name, result in results.items():
        if name not in reached:
            return Refusal("city_closed", {"city": name})
        if not 0 < max(1, result.won) <= result.played:
            return Refusal("campaign_form")
    opened = tuple(city.name for city in CITIES if city.name in leads_to - {START})
    return Campaign(opened=opened, results=results)
