"""The front page: one tap to play, names that are found, tables to come back to."""

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cryptonym.table.model import Settings
from cryptonym.text import LANGUAGES, Text
from web.people import People, Person
from web.sight import assert_accessible, scrolls_sideways
from web.tables import TableOf

EN = Text("en")


def view(person: Person) -> dict[str, Any]:
    """The table somebody is at, as they see it."""
    table = person.page.url.rpartition("/t/")[2]
    answer = person.context.request.get(f"{person.server}/api/tables/{table}")
    assert answer.status == 200
    seen: dict[str, Any] = answer.json()["view"]
    return seen


def kept(page: Page) -> dict[str, str]:
    """What this browser remembers."""
    remembered: dict[str, str] = page.evaluate("({ ...localStorage })")
    return remembered


def press(page: Page, message: str) -> None:
    page.get_by_role("button", name=EN.format(message), exact=True).click()


def test_one_tap_begins_a_game_with_bots_and_there_is_a_way_back(people: People) -> None:
    person = people.one(device="phone")
    page = person.go("/")
    press(page, "front-bots")
    page.get_by_role("grid").wait_for()
    seen = view(person)
    me = seen["members"][seen["you"]]
    assert me["seat"]["role"] == "operative"
    others = [member for who, member in seen["members"].items() if who != seen["you"]]
    assert [member["bot"] for member in others] == ["normal"] * 3
    place = page.url
    page.goto(person.server)
    back = page.get_by_role("link", name=EN.format("front-back", name="")).first
    assert_accessible(page)
    remembered = json.loads(kept(page)["table"])
    assert remembered.keys() == {"id", "name"}
    back.click()
    page.get_by_role("grid").wait_for()
    assert page.url == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_says_what_the_game_is_and_records_are_elsewhere(
    people: People, language: str
) -> None:
    text = Text(language)
    page = people.one(device="phone", language=language).go("/")
    lead = page.get_by_text(text.format("front-lead"))
    expect(lead).to_be_in_viewport(ratio=1)
    assert text.format("front-lead").rstrip(".").count(".") == 0  # one sentence
    page.get_by_role("link", name=text.format("front-how")).wait_for()
    records = page.locator("a[href='/record']")
    expect(records).to_have_count(0)
    page.get_by_role("link", name=text.format("front-how")).click()
    expect(records).to_have_text(text.format("how-record"))


def test_the_large_buttons_lie_apart(people: People) -> None:
    page = people.one(device="phone").go("/")
    press_here = page.locator("button.big, a.big")
    expect(press_here).to_have_count(6)
    boxes = [box for one in press_here.all() if (box := one.bounding_box())]
    assert all(
        below["y"] - (above["y"] + above["height"]) >= 8  # one below the other, or beside it
        or below["x"] - (above["x"] + above["width"]) >= 8
        for above, below in pairwise(boxes)
    )


def test_level_role_and_the_game_for_points_are_a_second_step(people: People) -> None:
    person = people.one(device="phone")
    page = person.go("/")
    page.get_by_text(EN.format("front-bots-more")).click()
    for choice in ("opening-level-hard", "opening-role-spymaster", "front-kind-coop"):
        page.get_by_role("radio", name=EN.format(choice), exact=True).check()
    assert not scrolls_sideways(page)
    press(page, "front-bots")
    page.get_by_role("grid").wait_for()
    seen = view(person)
    assert seen["options"]["mode"] == "coop"
    assert seen["members"][seen["you"]]["seat"]["role"] == "spymaster"
    assert {member.get("bot") for member in seen["members"].values()} == {None, "hard"}


def test_a_table_is_found_by_its_spoken_name_and_by_its_link(people: People) -> None:
    host, guest = people.come(2, device="phone")
    table = TableOf([host], settings=Settings(public=True))
    page = guest.go("/")
    listed = page.get_by_role("link", name=table.name.replace("-", " "))
    expect(listed).to_have_attribute("href", table.page)
    field = page.get_by_label(EN.format("opening-find"))
    field.fill("no such table anywhere")
    field.press("Enter")
    expect(page.get_by_text(EN.format("app-problem-no-such-table"))).to_be_visible()
    assert_accessible(page)
    field.fill(table.name.replace("-", " ").upper())
    field.press("Enter")
    page.wait_for_url(f"**{table.page}")
    expect(page.get_by_label(EN.format("opening-name"))).to_be_visible()
    page = guest.go(f"/join?name={table.name}")
    page.wait_for_url(f"**{table.page}")
    page = guest.go("/join")
    page.get_by_label(EN.format("opening-find")).fill(f"{host.server}{table.page}")
    press(page, "opening-find-go")
    page.wait_for_url(f"**{table.page}")


def test_the_language_is_guessed_and_can_be_changed_and_a_lost_table_is_forgotten(
    people: People,
) -> None:
    person = people.one(language="nb")
    page = person.go("/")
    expect(page.get_by_role("heading", name=Text("nb").format("front-title"))).to_be_visible()
    page.evaluate("""localStorage.setItem("table", '{"id":"gone","name":"gone-gone"}')""")
    page.get_by_label(Text("nb").format("app-language")).select_option("el")
    expect(page.get_by_role("heading", name=Text("el").format("front-title"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=Text("el").format("front-title"))).to_be_visible()
    person.wait_until(lambda: "table" not in kept(page))
    assert page.get_by_text("gone-gone").count() == 0
