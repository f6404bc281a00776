"""The three pictures in the README: `make screenshots ARGS=--readme` takes them anew."""

from collections.abc import Callable

from playwright.sync_api import Page

from cryptonym.rules.options import TimeRules
from cryptonym.text import Text
from web.fitting import fitting_clue
from web.people import Look, People
from web.scenes.board import at, playing, writing
from web.scenes.end import at_the_end
from web.tables import TableOf

STRICT = TimeRules(kind="strict", clue_seconds=180, guess_seconds=180)


def turn(table: TableOf, *, found: int, slip: str = "") -> list[str]:
    """A clue that fits, so many words found, perhaps a slip: the words that it was meant for."""
    clue, words = fitting_clue(table.game())
    table.clue(clue, len(words))
    for word in words[:found]:
        card = table.game()["words"].index(word)
        table.do(table.holder("operative"), {"type": "guess_word", "card": card})
    if slip:
        table.guess(slip)
    return words


def operative(people: People, look: Look) -> Page:
    """A phone in the middle of guessing."""
    table = playing(people, look, time=STRICT)
    turn(table, found=1, slip=".")
    turn(table, found=1, slip=".")
    words = turn(table, found=1)
    page = at(table, table.holder("operative"))
    for word in words[1:2]:
        page.get_by_role("grid").get_by_role("button", name=word, exact=True).click()
    return page


def spymaster(people: People, look: Look) -> Page:
    """A desk with the key; a clue is being written."""
    table = playing(people, look, time=STRICT)
    for _ in range(2):
        turn(table, found=2, slip=".")
    clue, words = fitting_clue(table.game())
    text = Text(look["language"])
    page = writing(table, clue, len(words), text)
    page.get_by_text(text.format("referee-verdict-legal", clue=clue)).wait_for()
    return page


def end(people: People, look: Look) -> Page:
    """After the game: why it ended, and everything again."""
    table = playing(people, look)
    for _ in range(3):
        turn(table, found=2, slip=".")
    turn(table, found=1, slip="x")
    page = at_the_end(table.people[0], table)
    page.get_by_text(Text(look["language"]).format("end-fair")).wait_for()
    return page


PICTURES: dict[str, tuple[Callable[[People, Look], Page], Look]] = {
    "operative": (operative, Look(device="phone", dark=False, language="en")),
    "spymaster": (spymaster, Look(device="desktop", dark=True, language="en")),
    "end": (end, Look(device="phone", dark=False, language="en")),
}
