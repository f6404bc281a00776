"""Tables that are played over days: choosing the pace, waiting, coming back."""

from playwright.sync_api import Page

from cryptonym.rules.options import Options
from cryptonym.table.model import Settings, Slow
from cryptonym.text import Text
from web.people import Look, People
from web.scenes.arriving import lobby
from web.scenes.board import at
from web.tables import TableOf

SLOW = Settings(slow=Slow())


def slow_table(people: People, look: Look) -> TableOf:
    """A table where everybody has a day for each move."""
    options = Options(language=look["language"])
    return TableOf(people.come(4, **look), options=options, settings=SLOW)


def slow_open(people: People, look: Look) -> Page:
    """A table is about to be opened that is played over days."""
    text = Text(look["language"])
    page = people.one(**look).go("/open")
    page.locator("summary", has_text=text.format("slow-live")).click()
    page.get_by_role("radio", name=text.format("slow-days", count=1), exact=True).first.check()
    page.get_by_text(text.format("slow-about")).scroll_into_view_if_needed()
    return page


def slow_lobby(people: People, look: Look) -> Page:
    """Everybody sits; the pace is told."""
    table = slow_table(people, look)
    return lobby(table.people[0], table)


def slow_mine(people: People, look: Look) -> Page:
    """The one for whom everybody waits."""
    table = slow_table(people, look)
    table.start()
    page = at(table, table.holder("spymaster"))
    page.locator(".slow p").wait_for()
    return page


def came_back(people: People, look: Look) -> Page:
    """Since a spymaster was here, the team has found a word and missed one; the others think."""
    table = slow_table(people, look)
    table.start()
    giver = table.holder("spymaster")
    table.clue(number=2)
    at(table, giver).locator(".slow p").wait_for()
    giver.page.goto("about:blank")
    table.guess("own")
    table.guess(".")
    page = at(table, giver)
    page.locator(".slow p").wait_for()
    return page


def slow_missed(people: People, look: Look) -> Page:
    """What has happened, card by card."""
    page = came_back(people, look)
    page.locator(".slow button").last.click()
    page.get_by_role("dialog").wait_for()
    return page


SCENES = {
    "slow-open": slow_open,
    "slow-lobby": slow_lobby,
    "slow-mine": slow_mine,
    "slow-waiting": came_back,
    "slow-missed": slow_missed,
}
