"""Boards with pictures: the same moments, with drawings instead of words."""

from playwright.sync_api import Page

from cryptonym.rules.options import Options
from cryptonym.text import Text
from web.people import Look, People
from web.scenes.board import at, writing
from web.tables import TableOf


def pictured(people: People, look: Look) -> TableOf:
    """A game with twenty pictures that has just been dealt."""
    options = Options(mode="pictures", language=look["language"], word_list="pictures")
    table = TableOf(people.come(4, **look), options=options)
    table.start()
    return table


def half_way(people: People, look: Look) -> TableOf:
    """Pictures found and missed, and a clue that is guessed by."""
    table = pictured(people, look)
    table.clue(number=1)
    table.guess("own")
    table.guess(".")
    table.clue(number=3)
    table.guess("own")
    return table


def pictures_spymaster(people: People, look: Look) -> Page:
    """A clue is being written beside twenty pictures with their key."""
    table = pictured(people, look)
    return writing(table, table.next_clue(), 2, Text(look["language"]))


def pictures_operative(people: People, look: Look) -> Page:
    """In the middle of guessing, a picture chosen."""
    table = half_way(people, look)
    page = at(table, table.holder("operative"))
    page.get_by_role("gridcell").get_by_role("button", disabled=False).nth(2).click()
    return page


def pictures_large(people: People, look: Look) -> Page:
    """One picture held: large, with what it shows in words."""
    table = half_way(people, look)
    page = at(table, table.holder("operative"))
    page.get_by_role("gridcell").get_by_role("button", disabled=False).nth(2).press("Shift+Enter")
    page.get_by_role("dialog").wait_for()
    return page


def pictures_end(people: People, look: Look) -> Page:
    """The assassin was touched; the whole key is shown."""
    table = half_way(people, look)
    table.guess("x")
    return at(table, table.people[0])


SCENES = {
    "pictures-spymaster": pictures_spymaster,
    "pictures-operative": pictures_operative,
    "pictures-large": pictures_large,
    "pictures-end": pictures_end,
}
