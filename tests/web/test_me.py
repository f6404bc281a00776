"""A person without an account, in the browser: kept, on two devices, and forgotten again."""

import json
import re

from playwright.sync_api import expect

from cryptonym.text import Text
from web.people import Look, People
from web.scenes.me import begun, my_tables, tables_over_days
from web.sight import assert_accessible

EN = Text("en")
PHONE = Look(device="phone", dark=False, language="en")


def test_my_tables_are_on_another_device_with_one_code_and_gone_when_i_delete_everything(
    people: People,
) -> None:
    page = my_tables(people, PHONE)
    cards = page.locator(".my-table")
    expect(cards).to_have_count(2)
    assert "person" not in page.evaluate("document.cookie")
    page.goto(page.url.rstrip("/") + "/me")
    page.get_by_role("button", name=EN.format("me-device-more")).click()
    code = page.locator(".my-code .my-words").inner_text()
    assert len(code.split()) == 4

    other = people.one(**PHONE)
    there = other.go("/me?code=" + "-".join(code.split()))
    there.get_by_role("button", name=EN.format("me-code-use")).click()
    there.locator(".my-devices li").nth(1).wait_for()
    there.goto(other.server)
    lobby = EN.format("me-wanted-start")
    there.locator(".my-table button").filter(has_not_text=lobby).click()
    there.get_by_role("grid").wait_for()  # the board of the game that was begun elsewhere

    page.goto(other.server)
    expect(page.get_by_role("status").filter(has_text="Another device is you")).to_be_visible()
    page.get_by_role("button", name=EN.format("devices-news-mine")).click()
    page.reload()
    expect(page.locator(".my-table")).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="Another device is you")).to_have_count(0)

    page.goto(other.server + "/me")
    with page.expect_download() as kept:
        page.get_by_role("link", name=EN.format("me-export")).click()
    told = json.loads(kept.value.path().read_text("utf-8"))
    assert (told["me"]["name"], len(told["tables"])) == ("Ann", 2)
    page.get_by_role("button", name=EN.format("me-delete")).click()
    page.get_by_role("button", name=EN.format("me-delete-sure")).click()
    expect(page.get_by_text(EN.format("me-deleted"))).to_be_visible()
    there.goto(other.server)
    there.get_by_role("heading").first.wait_for()
    expect(there.locator(".my-table")).to_have_count(0)


def test_my_tables_say_how_long_there_is_and_the_page_and_the_icon_how_many_wait(
    people: People,
) -> None:
    page = tables_over_days(people, PHONE)
    [ann] = people.all

    def badge() -> object:
        return page.evaluate("window.badges.at(-1)")

    lines = page.locator(".my-table-lines > b")
    told = [
        re.compile("^Your clue, 1[45] h left$"),
        re.compile("^Your clue, [23] days left$"),
        EN.format("me-wanted-start"),
    ]
    expect(lines).to_have_text(told)
    title = EN.format("app-page", page="front")
    expect(page).to_have_title(f"(2) {title}")
    # An icon belongs to an installed app, so what it would wear is written down here.
    ann.prepare(
        "window.badges = [];"
        "navigator.setAppBadge = async (count) => void window.badges.push(count);"
        "navigator.clearAppBadge = async () => void window.badges.push(0);"
    )
    page.reload()
    expect(lines).to_have_text(told)
    ann.wait_until(lambda: badge() == 2)
    lines.first.click()
    page.get_by_role("grid").wait_for()
    ann.wait_until(lambda: badge() == 2)  # one elsewhere, and this one
    page.get_by_role("textbox", name=EN.format("board-word")).fill("zyx 1")
    page.get_by_role("button", name=EN.format("board-give")).click()
    ann.wait_until(lambda: badge() == 1)
    page.go_back()
    expect(lines).to_have_count(3)
    expect(page).to_have_title(f"(1) {title}")


def test_a_lobby_offers_to_keep_the_table_to_who_keeps_none_yet(people: People) -> None:
    ann = people.one(**PHONE)
    page = ann.go("/open")
    page.get_by_label(EN.format("opening-name")).fill("Ann")
    page.get_by_role("button", name=EN.format("opening-go"), exact=True).click()
    page.wait_for_url("**/t/*")
    drawer, lobby = page.locator("summary", has_text=EN.format("lobby-keep")), page.url
    drawer.click()
    assert_accessible(page)
    page.get_by_role("button", name=EN.format("lobby-keep")).click()
    expect(page.get_by_text(EN.format("lobby-kept"))).to_be_visible()
    page.goto(ann.server)
    expect(page.locator(".my-table")).to_have_count(1)
    with page.expect_response("**/api/me/tables"):
        page.goto(lobby)
    page.get_by_text(EN.format("lobby-yours")).wait_for()
    expect(drawer).to_have_count(0)


def test_a_phrase_that_is_wrong_says_how_and_the_right_one_brings_me_back(people: People) -> None:
    page = begun(people, PHONE)
    page.get_by_role("button", name=EN.format("me-phrase-make")).click()
    phrase = page.locator(".notice .my-words").inner_text()
    other = people.one(**PHONE)
    there = other.go("/me")
    there.get_by_text(EN.format("me-have-phrase")).click()
    field = there.get_by_label(EN.format("me-phrase-type"))
    for typed, problem in (
        ("one two", "me-problem-phrase-length"),
        (phrase.rpartition(" ")[0] + " xyzzy", "me-problem-phrase-word"),
        (" ".join(reversed(phrase.split())), "me-problem-phrase-unknown"),
    ):
        field.fill(typed)
        there.get_by_role("button", name=EN.format("me-phrase-use")).click()
        expect(there.get_by_role("alert")).to_have_text(EN.format(problem))
    field.fill(phrase)
    there.get_by_role("button", name=EN.format("me-phrase-use")).click()
    there.locator(".my-devices li").nth(1).wait_for()
