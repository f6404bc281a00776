"""The daily: a day that is the same in every picture, told through its own gate."""

from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page

from cryptonym.daily.solving import rows_of, solve
from cryptonym.daily.telling import (
    DayLine,
    DecodeTold,
    OwnClue,
    RiddleTold,
    Today,
    cells_of,
    told_decode,
    told_encode,
)
from cryptonym.daily.values import VERSION, Day, DayBoard, DayClue, promise
from cryptonym.language.decks import words as codenames
from cryptonym.text import Text
from web.people import Look, People
from web.tables import CLUES

DATE = "2026-11-18"
CELLS = "o..o.xo.o..o..oo.o.."
RESULTS = {"oo/o.": 41, "ooo/oo/o.": 96, "ooo/oo/oo/o": 58, "ox": 13, "o./.": 7}
TARGETS = ((0, 3, 6), (8, 11), (14, 15), (17,))
CLUE = OwnClue(
    "", 2, (0, 3), 0.62, 0.4, 0.85, 0.03, tuple(round(0.9 / (at + 2), 3) for at in range(20))
)


def day_of(language: str) -> Day:
    """The day of all these pictures; the longest words of the language are on its boards."""
    deck = sorted(codenames(language), key=lambda word: (-len(word), word))
    chosen = [*deck[:4], *Random(DATE).sample(deck[4:], 36)]
    boards = []
    for half in (chosen[::2], chosen[1::2]):
        said = zip(CLUES[language], TARGETS, strict=False)
        clues = tuple(DayClue(word, targets, "kind", 60) for word, targets in said)
        boards.append(DayBoard(tuple(half), CELLS, clues))
    return Day(VERSION, DATE, language, boards[0], boards[1], b"pictures")


def own_clue(language: str, **more: Any) -> OwnClue:
    """A clue that somebody gave on this day."""
    return msgspec.structs.replace(CLUE, word=CLUES[language][4], **more)


def today_of(language: str, **more: Any) -> Today:
    """What there is for somebody who comes for the first time, or as `more` says."""
    newcomer: dict[str, Any] = {
        "decode": "new",
        "encode": "new",
        "streak": 0,
        "played": 0,
        "agreed": None,
        "days": (),
        "tomorrow": "",
    }
    return Today(DATE, language, **newcomer | more)


def regular(language: str) -> Today:
    """Somebody who comes every day, after the first puzzle."""
    played = ("ooo/oo/o.", None, "oo/o./x", "oo/oo/oo/oo", None, "oo/.")
    return today_of(
        language,
        decode="over",
        streak=12,
        played=31,
        days=tuple(DayLine(f"2026-11-{17 - at}", rows, at == 2) for at, rows in enumerate(played)),
        tomorrow=promise(day_of(language)),
        verdict=own_clue(language, people=23, found=0.57),
        per_clue=(1.5, 1.2, 2.1, 1.8, 1.4, 2.2, 1.9, 2.4),
    )


def told(
    people: People, look: Look, query: str, asked: str, answer: Any, status: int = 200
) -> Page:
    """A page of the daily to whose question the server answers so."""
    person = people.one(**look)
    body = msgspec.json.encode(answer).decode()
    json = "application/json"
    person.page.route(
        f"**/api/daily{asked}",
        lambda route: route.fulfill(status=status, body=body, content_type=json),
    )
    page = person.go(f"/daily{query}")
    page.get_by_role("heading").first.wait_for()
    return page


def home(people: People, look: Look, today: Today) -> Page:
    """The first page of the daily."""
    page = told(people, look, "", "?*", today)
    page.locator(".day-way").first.wait_for()
    return page


def daily_first(people: People, look: Look) -> Page:
    """Somebody has never been here, and there was no day before this one."""
    page = home(people, look, today_of(look["language"]))
    page.get_by_text(Text(look["language"]).format("daily-archive"), exact=True).click()
    return page


def daily_regular(people: People, look: Look) -> Page:
    """Somebody who comes every day: yesterday's clue, a question, how it went."""
    return home(people, look, regular(look["language"]))


def daily_archive(people: People, look: Look) -> Page:
    """The days before this one."""
    page = home(people, look, msgspec.structs.replace(regular(look["language"]), agreed=True))
    page.get_by_text(Text(look["language"]).format("daily-archive"), exact=True).click()
    page.locator(".day-archive").scroll_into_view_if_needed()
    return page


def decoding(people: People, look: Look, moves: str, *, late: bool = False) -> Page:
    """Decode after these moves."""
    day = day_of(look["language"])
    solved = solve(day.decode, moves)
    results = RESULTS | {rows_of(day.decode, solved): 27}
    seen: DecodeTold = told_decode(day, solved, len(moves), late=late, results=results)
    page = told(people, look, f"?play=decode&day={DATE}", "/*/*/decode", seen)
    page.get_by_role("grid").wait_for()
    return page


def daily_decode(people: People, look: Look) -> Page:
    """The second clue, some cards turned, one chosen."""
    page = decoding(people, look, "adb")
    page.get_by_role("gridcell").get_by_role("button", disabled=False).nth(4).click()
    return page


def daily_result(people: People, look: Look) -> Page:
    """All four clues were heard."""
    return decoding(people, look, "adbi>op>c")


def daily_assassin(people: People, look: Look) -> Page:
    """An earlier day that ended with the assassin; letters instead of colours."""
    page = decoding(people, look, "adbf", late=True)
    page.get_by_role("switch").check()
    return page


def encoding(people: People, look: Look, clue: OwnClue | None = None) -> Page:
    """Encode with this clue, or with none yet."""
    seen = told_encode(day_of(look["language"]), clue, late=False)
    page = told(people, look, f"?play=encode&day={DATE}", "/*/*/encode", seen)
    page.get_by_role("grid").wait_for()
    return page


def daily_encode(people: People, look: Look) -> Page:
    """Two words are chosen, and a clue is written."""
    page = encoding(people, look)
    cards = page.get_by_role("gridcell").get_by_role("button")
    cards.nth(0).click()
    cards.nth(3).click()
    page.get_by_role("textbox").first.fill(CLUES[look["language"]][4])
    return page


def daily_judged(people: People, look: Look) -> Page:
    """What bots and people make of a clue."""
    taken = tuple({0: 9, 3: 6, 5: 1, 8: 4}.get(card, 0) for card in range(20))
    return encoding(people, look, own_clue(look["language"], people=10, found=0.75, taken=taken))


def riddle(people: People, look: Look, judged: int = 0, **more: Any) -> Page:
    """A clue of somebody to be solved, or solved, and by how many."""
    board = day_of(look["language"]).decode
    asked: dict[str, Any] = {"cells": cells_of(board, ()), "bot": False, "people": judged}
    clue = CLUES[look["language"]][0]
    seen = RiddleTold(7, DATE, look["language"], board.words, clue, 3, **asked | more)
    page = told(people, look, "?play=riddles", "/*/riddles", seen)
    page.get_by_role("grid").wait_for()
    return page


def daily_riddle(people: People, look: Look) -> Page:
    """One card is chosen."""
    page = riddle(people, look)
    page.get_by_role("gridcell").get_by_role("button").first.click()
    return page


def daily_riddle_solved(people: People, look: Look) -> Page:
    """What was meant, and how others did."""
    picks = (0, 3, 4)
    cells = cells_of(day_of(look["language"]).decode, picks)
    after = {"picks": picks, "cells": cells, "answered": True, "meant": (0, 3, 6), "bot": True}
    return riddle(people, look, **after, judged=12, found=0.64)


def daily_no_riddles(people: People, look: Look) -> Page:
    """All riddles are solved."""
    none = {"code": "no_riddles", "where": ""}
    page = told(people, look, "?play=riddles", "/*/riddles", none, 409)
    page.locator(".notice").wait_for()
    return page


SCENES = {
    "daily-first": daily_first,
    "daily-regular": daily_regular,
    "daily-archive": daily_archive,
    "daily-decode": daily_decode,
    "daily-result": daily_result,
    "daily-assassin": daily_assassin,
    "daily-encode": daily_encode,
    "daily-judged": daily_judged,
    "daily-riddle": daily_riddle,
    "daily-riddle-solved": daily_riddle_solved,
    "daily-no-riddles": daily_no_riddles,
}
