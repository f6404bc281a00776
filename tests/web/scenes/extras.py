"""The big screen, the companion for cards of paper, and the choices for a device."""

from playwright.sync_api import Page

from cryptonym.rules.options import Options, TimeRules
from cryptonym.text import Text
from web.people import Look, People
from web.tables import TableOf

STRICT = TimeRules(kind="strict", clue_seconds=500, guess_seconds=300)


def screen(people: People, look: Look, table: TableOf) -> Page:
    """A screen of its own, which comes in by itself."""
    page = people.one(**look).go(f"{table.page}?screen")
    page.locator(".tv").wait_for()
    return page


def table_of(people: People, look: Look) -> TableOf:
    options = Options(language=look["language"], time=STRICT)
    return TableOf(people.come(4, **look), options=options)


def screen_before(people: People, look: Look) -> Page:
    """Before a game: how to come in, who is here."""
    return screen(people, look, table_of(people, look))


def screen_playing(people: People, look: Look) -> Page:
    """A clue lies on the table, cards are found and marked, the clock runs."""
    table = table_of(people, look)
    table.start()
    table.clue(number=1)
    table.guess(".")
    table.clue(number=3)
    table.guess("own")
    covered = table.game()["covered"]
    card = next(card for card in range(25) if not covered >> card & 1)
    table.do(table.holder("operative"), {"type": "mark_card", "card": card, "on": True})
    return screen(people, look, table)


def screen_over(people: People, look: Look) -> Page:
    """After a game: the key is everybody's."""
    table = table_of(people, look)
    table.start()
    table.lose()
    return screen(people, look, table)


def companion_key(people: People, look: Look) -> Page:
    """A card of the deck, open, with its code for the other spymaster."""
    text = Text(look["language"])
    page = people.one(**look).go("/companion?code=17-2")
    page.get_by_role("button", name=text.format("companion-leave-open")).click()
    page.get_by_text(text.format("companion-other"), exact=True).click()
    page.get_by_role("img", name=text.format("companion-qr")).wait_for()
    return page


def companion_covered(people: People, look: Look) -> Page:
    """The key lies covered."""
    page = people.one(**look).go("/companion?code=pizza-tiger-magnet-troll")
    page.locator(".cover").wait_for()
    return page


def settings(people: People, look: Look) -> Page:
    """What this device does."""
    page = people.one(**look).go("/companion")
    page.get_by_role("button", name=Text(look["language"]).format("device-settings")).click()
    page.get_by_role("dialog").get_by_role("switch").first.wait_for()
    return page


SCENES = {
    "screen-before": screen_before,
    "screen-playing": screen_playing,
    "screen-over": screen_over,
    "companion-key": companion_key,
    "companion-covered": companion_covered,
    "device-settings": settings,
}
