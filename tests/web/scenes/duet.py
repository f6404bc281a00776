"""Duet: two sides with a key each, in the moments that look different."""

from playwright.sync_api import Page

from cryptonym.rules.model import BLUE, RED, Identity
from cryptonym.text import Text
from web.duets import Duet
from web.people import Look, People
from web.scenes.board import at


def come(people: People, look: Look, count: int = 2, **mission: object) -> Duet:
    """A game that has just been dealt."""
    return Duet(people.come(count, **look), look["language"], **mission)


def middle(people: People, look: Look, count: int = 2) -> Duet:
    """Words found on both sides, a token on three cards, and a clue that blue guesses by."""
    table = come(people, look, count, mistakes=4)
    table.clue_of(RED)
    table.touch(RED)
    table.touch(RED)
    table.touch(RED, Identity.BYSTANDER)
    table.clue_of(BLUE)
    table.touch(BLUE)
    table.touch(BLUE, Identity.BYSTANDER)
    table.clue_of(RED)
    table.touch(RED)
    table.stop(RED)
    table.clue_of(BLUE, number=3)
    table.touch(BLUE, Identity.BYSTANDER, other=Identity.RED)
    table.clue_of(RED, number=3)
    table.touch(RED)
    return table


def sudden(people: People, look: Look, count: int = 2) -> Duet:
    """The bank is empty, and words are missing."""
    table = come(people, look, count, tokens=2)
    table.clue_of(RED)
    for _ in range(3):
        table.touch(RED)
    table.stop(RED)
    table.clue_of(BLUE)
    table.touch(BLUE)
    table.touch(BLUE, Identity.BYSTANDER)
    return table


def duet_begins(people: People, look: Look) -> Page:
    """Nobody has given a clue yet: whoever is first begins."""
    table = come(people, look)
    return at(table, table.side(RED))


def duet_guesser(people: People, look: Look) -> Page:
    """Guessing by the other side's clue, a card chosen."""
    table = middle(people, look)
    page = at(table, table.side(BLUE))
    page.get_by_role("gridcell").get_by_role("button", disabled=False).nth(3).click()
    return page


def duet_giver(people: People, look: Look) -> Page:
    """The other side guesses: keep a straight face."""
    table = middle(people, look)
    return at(table, table.side(RED))


def duet_gives(people: People, look: Look) -> Page:
    """A clue has to be found."""
    table = middle(people, look)
    table.stop(RED)
    return at(table, table.side(BLUE))


def duet_sudden(people: People, look: Look) -> Page:
    """Sudden death: no clue, one card at a time."""
    table = sudden(people, look)
    page = at(table, table.side(RED))
    page.get_by_role("gridcell").get_by_role("button", disabled=False).nth(3).click()
    return page


def duet_watcher(people: People, look: Look) -> Page:
    """Somebody who watches sees neither half."""
    table = middle(people, look, 3)
    return at(table, table.people[2])


def duet_help(people: People, look: Look) -> Page:
    """What the question mark says to whoever guesses."""
    page = duet_guesser(people, look)
    page.get_by_role("button", name=Text(look["language"]).format("board-help")).click()
    page.get_by_role("dialog").wait_for()
    return page


def duet_lesson(people: People, look: Look) -> Page:
    """A remark in the first game."""
    table = Duet(people.come(2, novice=True, **look), look["language"])
    return at(table, table.side(RED))


def duet_screen(people: People, look: Look) -> Page:
    """The board for a room: neither key."""
    table = middle(people, look, 3)
    return table.people[2].go(f"{table.page}?screen")


def duet_won(people: People, look: Look) -> Page:
    """All fifteen found: both keys side by side."""
    table = middle(people, look)
    while table.cards(RED, "own"):
        table.touch(RED)
    while table.seen(RED)["phase"] != "over":
        table.clue_of(BLUE)
        while table.seen(RED)["phase"] == "guess":
            table.touch(BLUE)
    return ended(table)


def duet_lost(people: People, look: Look) -> Page:
    """An assassin."""
    table = middle(people, look)
    table.touch(RED, Identity.ASSASSIN)
    return ended(table)


def duet_gave_up(people: People, look: Look) -> Page:
    """Lost by giving up in sudden death."""
    table = sudden(people, look)
    table.do(table.side(BLUE), {"type": "give_up"})
    return ended(table)


def ended(table: Duet) -> Page:
    """The end as red sees it."""
    page = table.side(RED).go(table.page)
    page.get_by_role("slider").wait_for()
    return page


def duet_lobby(people: People, look: Look) -> Page:
    """Before the game: two sides, one of them with a place for a bot."""
    table = Duet(people.come(2, **look), look["language"], dealt=False, tokens=10, mistakes=3)
    return table.people[0].go(table.page)


SCENES = {
    "duet-begins": duet_begins,
    "duet-guesser": duet_guesser,
    "duet-giver": duet_giver,
    "duet-gives": duet_gives,
    "duet-sudden": duet_sudden,
    "duet-watcher": duet_watcher,
    "duet-help": duet_help,
    "duet-lesson": duet_lesson,
    "duet-screen": duet_screen,
    "duet-won": duet_won,
    "duet-lost": duet_lost,
    "duet-gave-up": duet_gave_up,
    "duet-lobby": duet_lobby,
}
