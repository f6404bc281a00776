"""The map of missions, at its beginning and in the middle."""

from playwright.sync_api import Page

from cryptonym.rules.duet.atlas import START
from cryptonym.rules.options import Options
from cryptonym.table.campaign import Campaign, CityResult
from cryptonym.table.campaign_text import campaign_text
from cryptonym.text import Text
from web.people import Look, People
from web.tables import TableOf

SOME = Campaign(
    results={
        START: CityResult(3, 2, 15, 4),
        "dublin": CityResult(2, 1, 15, 1),
        "bergen": CityResult(1, 0, 11, 0),
    }
)


def pair_at_table(people: People, language: str, **look: object) -> TableOf:
    """Two who sit at a table for Duet; nothing is dealt."""
    options = Options(mode="duet", language=language, check="free")
    everybody = people.come(2, language=language, **look)  # type: ignore[arg-type] # of `come`
    return TableOf(everybody, options=options)


def _map(people: People, look: Look, brought: Campaign) -> Page:
    table = pair_at_table(people, **look)
    host = table.people[0]
    if brought.results:
        table.do(host, {"type": "bring_campaign", "text": campaign_text(brought)})
        table.do(host, {"type": "choose_city", "city": "bergen"})
    page = host.go(f"{table.page}?missions")
    label = Text(look["language"]).format("missions-map")
    page.get_by_role("group", name=label).wait_for()
    return page


def first(people: People, look: Look) -> Page:
    """Nothing is won yet."""
    return _map(people, look, Campaign())


def some_won(people: People, look: Look) -> Page:
    """Some cities are won, and one is chosen."""
    return _map(people, look, SOME)


SCENES = {"missions-first": first, "missions-some": some_won}
