"""Strangers: the wish, the waiting room, and a table where sentences are chosen."""

from playwright.sync_api import Page

from cryptonym.text import Text
from web.people import Look, People
from web.scenes.first import drawn


def looking(people: People, look: Look) -> Page:
    """Somebody who waits."""
    return waits(drawn(people, look, "/find"), look)


def waits(page: Page, look: Look) -> Page:
    """The waiting room, for people alone: of two who both want to give clues none is seated."""
    page.locator("input[type=radio][value=coop]").check()
    page.locator("input[type=radio][value=give]").check()
    wish(page, look, "coop", "Ann")
    page.locator("h1.looking").wait_for()
    return page


def wish(page: Page, look: Look, mode: str, name: str) -> None:
    """Fill the form in, and press the button."""
    text = Text(look["language"])
    page.locator(f"input[type=radio][value={mode}]").check()
    page.get_by_label(text.format("find-bots-never")).check()
    page.get_by_label(text.format("find-name")).fill(name)
    page.get_by_role("button", name=text.format("find-start")).click()


def together(people: People, look: Look) -> tuple[Page, Page]:
    """Two who have found each other for Duet: the first of them gives the first clue."""
    pages = [looking_at(people, look, name) for name in ("Ann", "Bo")]
    for page in pages:
        page.get_by_role("grid").wait_for()
    return pages[0], pages[1]


def looking_at(people: People, look: Look, name: str) -> Page:
    page = drawn(people, look, "/find")
    wish(page, look, "duet", name)
    return page


def about_somebody(people: People, look: Look) -> Page:
    """The menu of a table of strangers, open at what one can do about the other."""
    text = Text(look["language"])
    page, _ = together(people, look)
    page.get_by_role("button", name=text.format("board-menu")).first.click()
    page.locator("dialog summary").first.click()
    page.get_by_role("button", name=text.format("strangers-report", name="Bo")).click()
    return page


def in_a_jury(people: People, look: Look) -> Page:
    """The waiting room with a doubtful clue to decide."""
    words = ["APPLE", "BAKERY", "CAT", "DRAGON", "EUROPE", "FIGHTER", "GLASS", "HORSE", "ICE"]
    case = {"id": 7, "clue": "kitten", "language": "en", "words": words}
    page = drawn(people, look, "/find")
    page.route("**/api/jury**", lambda route: route.fulfill(json=case))
    waits(page, look)
    page.locator(".jury-clue").wait_for()
    return page


SCENES = {
    "find a game": lambda people, look: drawn(people, look, "/find"),
    "waiting room": looking,
    "about a stranger": about_somebody,
    "in a jury": in_a_jury,
}
