"""After a game with bots: what each of them meant, beside what a listener would have heard."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.language.presets import default_rules
from cryptonym.rules.options import Options
from cryptonym.table.model import Settings
from cryptonym.text import Text
from web.people import People, Person
from web.scenes.end import at_the_end
from web.sight import assert_accessible, scrolls_sideways
from web.tables import TableOf


def bots_play(person: Person, language: str) -> TableOf:
    """A whole game of bots, with one person who looks on."""
    options = Options(language=language, house=default_rules(language))
    table = TableOf([person], options=options, settings=Settings(pace="instant"), sit=False)
    table.do(person, {"type": "fill_seats", "level": "hard"})
    person.go(table.page)
    table.do(person, {"type": "start_game"})
    person.wait_until(lambda: person.received.events("game_over"))
    return table


def analysis_of(person: Person, table: TableOf) -> dict[str, Any]:
    address = f"{person.server}/api/tables/{table.id}/records/1/analysis"
    found: dict[str, Any] = person.context.request.get(address).json()
    return found


def listed_under(page: Page, heading: str) -> Locator:
    here = page.locator("div").filter(has=page.locator(f":scope > h3:text-is('{heading}')"))
    return here.get_by_role("listitem")


@pytest.mark.parametrize(("language", "device"), [("it", "desktop"), ("el", "phone")])
def test_after_the_game_and_not_before_one_reads_what_the_bots_meant_r99(
    people: People, language: str, device: str
) -> None:
    person = people.one(device=device, language=language)
    table = bots_play(person, language)
    assert not any("meant" in frame for frame in person.received.frames)
    text, found = Text(language), analysis_of(person, table)
    words = table.view(person)["game"]["words"]
    page = at_the_end(person, table, "?analysis")
    for number, clue in enumerate(found["clues"]):
        meant = listed_under(page, text.format("analysis-meant"))
        expect(meant.locator("b")).to_have_text([words[link["card"]] for link in clue["meant"]])
        for link, line in zip(clue["meant"], meant.all(), strict=True):
            if link["direct"] and not link["earlier"]:
                expect(line).to_contain_text(text.format("analysis-direct"))
        again = listed_under(page, text.format("analysis-links")).locator("b").all_inner_texts()
        assert not {words[link["card"]] for link in clue["meant"]} & set(again), "once is enough"
        if number == 0:
            assert_accessible(page)
            assert not scrolls_sideways(page)
        if number < len(found["clues"]) - 1:
            page.get_by_role("button", name=text.format("analysis-next")).click()
