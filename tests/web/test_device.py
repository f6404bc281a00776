"""The device plays along: it calls to the turn, sleeps and wakes, and obeys its owner."""

from playwright.sync_api import Page, expect

from cryptonym.text import Text
from server.processes import ServerProcess
from web.people import People
from web.sight import assert_accessible
from web.tables import TableOf

TEXT = Text("en")
SPIES = """
globalThis.calls = [];
navigator.vibrate = (pattern) => calls.push("vibrate");
navigator.setAppBadge = async () => calls.push("badge");
navigator.clearAppBadge = async () => calls.push("no badge");
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async () => (calls.push("awake"), {
    released: false, release: async () => calls.push("asleep") }),
} });
"""


def calls(page: Page) -> list[str]:
    found: list[str] = page.evaluate("calls")
    return found


def test_when_your_turn_comes_the_phone_says_so_and_stays_awake(people: People) -> None:
    table = TableOf(people.come(4, device="phone"))
    table.start()
    operative = table.holder("operative")
    operative.prepare(SPIES)
    page = operative.go(table.page)
    page.get_by_role("heading", level=1).click()  # a page that nobody has touched may not shiver
    title = page.title()
    assert not title.startswith("●")
    assert "awake" not in calls(page)
    table.clue("zyx", 1)
    operative.wait_until(lambda: page.title().startswith("●"))
    assert {"vibrate", "badge", "awake"} <= set(calls(page))
    table.guess(".")
    operative.wait_until(lambda: page.title() == title)
    assert {"asleep", "no badge"} <= set(calls(page))


def test_a_phone_that_was_locked_while_the_server_came_and_went_is_up_to_date(
    people: People, server: ServerProcess
) -> None:
    table = TableOf(people.come(4, device="phone"))
    table.start()
    operative = table.holder("operative")
    operative.forgive("WebSocket connection", "ERR_")
    page = operative.go(table.page)
    page.get_by_role("grid").wait_for()
    session = operative.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    server.end()
    server.start()
    server.ready()
    table.clue("zyx", 1)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    expect(page.get_by_text("zyx").first).to_be_visible()


def test_the_choices_of_a_device_take_effect_at_once_and_are_kept(people: People) -> None:
    person = people.one(device="phone", dark=False, still=False)
    page = person.go("/how")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("button", name=TEXT.format("device-settings")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=TEXT.format("device-desk-dark")).check()
    dialog.get_by_role("switch", name=TEXT.format("device-sound")).check()
    dialog.get_by_role("switch", name=TEXT.format("device-still")).check()
    night = page.evaluate(ground)
    assert night != day
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(ground) == night
    turn = "getComputedStyle(document.documentElement).getPropertyValue('--turn').trim()"
    assert page.evaluate(turn) in {"0ms", "0s"}
    page.get_by_role("button", name=TEXT.format("device-settings")).click()
    expect(dialog.get_by_role("switch", name=TEXT.format("device-sound"))).to_be_checked()
    dialog.get_by_role("radio", name=TEXT.format("device-desk-system")).check()
    assert page.evaluate(ground) == day


def test_notifications_are_asked_for_only_by_hand(people: People) -> None:
    asked = "globalThis.asked = 0; Notification.requestPermission = async () => (asked++, 'denied')"
    person = people.one()
    person.prepare(asked)
    page = person.go("/how")
    page.get_by_role("button", name=TEXT.format("device-settings")).click()
    switch = page.get_by_role("switch", name=TEXT.format("device-notifications"))
    switch.wait_for()
    assert page.evaluate("asked") == 0
    switch.click()
    expect(page.get_by_text(TEXT.format("device-notifications-refused"))).to_be_visible()
    assert page.evaluate("asked") == 1
    expect(switch).not_to_be_checked()


def test_without_a_network_the_page_says_so_quietly(people: People) -> None:
    person = people.one()
    page = person.go("/how")
    page.get_by_role("link", name=TEXT.format("how-play")).wait_for()  # all of it has come
    person.context.set_offline(True)
    expect(page.get_by_text(TEXT.format("device-offline"))).to_be_visible()
    person.context.set_offline(False)
    expect(page.get_by_text(TEXT.format("device-offline"))).to_have_count(0)
