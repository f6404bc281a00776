"""One seat on several devices: the list, what the others are told, and how one is signed out."""

import pytest
from playwright.sync_api import Page, expect

from cryptonym.rules.options import Options
from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible
from web.tables import TableOf

pytestmark = pytest.mark.cleaned_browsers

EN = Text("en")


def press(page: Page, message: str, **values: str | int) -> None:
    """Go to a button with the keyboard alone, and press it."""
    found = page.get_by_role("button", name=EN.format(message, **values), exact=True)
    found.focus()
    page.keyboard.press("Enter")


def test_a_device_that_is_not_yours_is_told_of_and_removed_in_the_middle_of_a_game(
    people: People,
) -> None:
    everybody, thief = people.come(4, device="phone"), people.one(device="desktop")
    table = TableOf(everybody, options=Options())
    table.start()
    owner = table.holder("operative")
    other = next(person for person in everybody if person is not owner)
    for person in (owner, other):
        person.go(table.page).get_by_role("grid").wait_for()
    table.share(owner, thief)
    thief.go(table.page).get_by_role("grid").wait_for()
    news = EN.format("devices-news")
    expect(owner.page.get_by_text(news)).to_be_visible()
    assert_accessible(owner.page)
    owner.page.reload()
    expect(owner.page.get_by_text(news)).to_be_visible()
    press(owner.page, "devices-news-remove")
    expect(thief.page.get_by_text(EN.format("app-problem-device-removed"))).to_be_visible()
    assert_accessible(thief.page)
    expect(owner.page.get_by_text(news)).to_have_count(0)
    for person in (other, thief):
        assert news not in person.page.content()
    assert len(table.view(owner)["devices"]) == 1


def test_what_you_did_yourself_is_said_once_and_no_screen_for_a_room_says_it(
    people: People,
) -> None:
    [owner], phone = people.come(1), people.one(device="phone")
    table = TableOf([owner], options=Options())
    page = owner.go(table.page)
    page.get_by_text(EN.format("lobby-device"), exact=True).click()
    press(page, "lobby-device-make")
    code = page.locator(".seat-code").inner_text()
    phone.go(f"{table.page}?code={code}")
    phone.page.get_by_role("heading", name=table.name.replace("-", " ")).wait_for()
    expect(page.get_by_text(EN.format("devices-news"))).to_be_visible()
    expect(page.locator(".seat-code")).to_have_count(0)
    owner.go(f"{table.page}?screen").get_by_role("heading").first.wait_for()
    expect(page.get_by_text(EN.format("devices-news"))).to_have_count(0)
    owner.go(table.page)
    press(page, "devices-news-mine")
    expect(page.get_by_text(EN.format("devices-news"))).to_have_count(0)
    page.reload()
    page.get_by_text(EN.format("lobby-device"), exact=True).click()
    expect(page.get_by_text(EN.format("devices-this", kind="computer"))).to_be_visible()
    expect(page.get_by_text(EN.format("devices-news"))).to_have_count(0)
    expect(phone.page.get_by_text(EN.format("devices-news"))).to_have_count(0)
    table.share(owner, people.one())
    page.get_by_text(EN.format("devices-news")).wait_for()
    page.keyboard.press("Escape")
    press(page, "devices-remove-number", number=2)
    phone.page.get_by_text(EN.format("app-problem-device-removed")).wait_for()
    press(page, "devices-remove-others")
    expect(page.get_by_role("button", name=EN.format("devices-remove"))).to_have_count(0)
    assert [device["number"] for device in table.view(owner)["devices"]] == [1]


def test_devices_are_in_the_menu_of_a_game_too(people: People) -> None:
    everybody = people.come(4, device="phone")
    table = TableOf(everybody, options=Options())
    table.start()
    page = everybody[0].go(table.page)
    page.get_by_role("button", name=EN.format("board-menu"), exact=True).click()
    page.get_by_text(EN.format("board-devices"), exact=True).click()
    expect(page.get_by_text(EN.format("devices-this", kind="computer"))).to_be_visible()
    assert_accessible(page)
    press(page, "lobby-device-make")
    page.locator(".seat-code").wait_for()
