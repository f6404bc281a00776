"""The lobby: sitting down, bots, what the host answers for, another device, and calm endings."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cryptonym.rules.options import Options
from cryptonym.text import Text
from web.people import Device, People
from web.pointing import Finger, centre, frames, middle
from web.screenshots import settle
from web.sight import assert_accessible, enlarge_text, scrolls_sideways
from web.tables import TableOf
from web.test_front import kept, view

EN = Text("en")
EDGE = 48  # pixels, as in drag.ts
# How much of the window's width lies between the leftmost and the rightmost of these.
SPANNED = """(all) => { const boxes = all.map((one) => one.getBoundingClientRect());
  const [left, right] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
  return (Math.max(...right) - Math.min(...left)) / innerWidth; }"""


def button(page: Page, message: str, **values: str) -> Locator:
    return page.get_by_role("button", name=EN.format(message, **values), exact=True)


def person(page: Page, name: str) -> Locator:
    """Somebody's card, as the host can press it."""
    return page.get_by_role("button", name=re.compile(rf"\b{name}\b.*{EN.format('lobby-see-to')}"))


def seat_of(person_page: Page, name: str) -> Locator:
    """The agency in which somebody is shown."""
    return person_page.locator(".agency", has_text=name)


def test_a_host_fills_the_table_with_people_and_bots_and_starts(people: People) -> None:
    host, guest = people.come(2)
    table = TableOf([host, guest], sit=False)
    table.go()
    page = host.page
    expect(button(page, "lobby-start")).to_be_disabled()
    sit = button(page, "lobby-sit-at", seat="red_spymaster")
    sit.focus()
    page.keyboard.press("Enter")
    expect(seat_of(page, "Ann")).to_contain_text(EN.format("board-agency", team="red"))
    missing = ", ".join(
        EN.format("seat", seat=seat)
        for seat in ("red_operative", "blue_spymaster", "blue_operative")
    )
    waits = EN.format("duties-wait-seats", missing=missing)
    expect(page.get_by_role("status").filter(has_text=waits)).to_be_visible()
    person(page, "Bo").drag_to(
        page.locator(".agency.of-blue .place", has_text=EN.format("lobby-operatives"))
    )
    expect(seat_of(guest.page, "Bo")).to_contain_text(EN.format("board-agency", team="blue"))
    button(page, "lobby-add-bot", seat="red_operative").click()
    button(page, "lobby-fill").click()
    expect(button(page, "lobby-start")).to_be_enabled()
    waits = EN.format("duties-wait-host", name="Ann")
    expect(guest.page.get_by_text(waits)).to_be_visible()
    button(guest.page, "lobby-ready").click()
    expect(person(page, "Bo")).to_contain_text(EN.format("lobby-is-ready"))
    button(guest.page, "lobby-unready").click()
    expect(person(page, "Bo")).not_to_contain_text(EN.format("lobby-is-ready"))
    button(guest.page, "lobby-sit-at", seat="blue_spymaster").click()  # a bot makes room
    expect(button(page, "lobby-start")).to_be_disabled()
    button(page, "lobby-fill").click()
    button(page, "lobby-shuffle").click()
    assert_accessible(page)
    button(page, "lobby-start").click()
    for one in (host, guest):
        one.page.get_by_role("grid").wait_for()
    seats = [member["seat"] for member in view(host)["members"].values()]
    assert sorted(seat["role"] for seat in seats) == ["operative"] * 2 + ["spymaster"] * 2


def test_a_finger_drags_somebody_to_a_seat_but_scrolls_and_taps_as_ever(people: People) -> None:
    host, guest = people.come(2, device="phone")
    table = TableOf([host, guest], sit=False)
    table.go()
    page = host.page
    card, finger = person(page, "Bo"), Finger(page)
    seat = page.locator(".agency.of-blue .place", has_text=EN.format("lobby-operatives"))
    centre(card)
    before = page.evaluate("scrollY")
    finger.swipe(*middle(card), way=120)
    assert page.evaluate("scrollY") > before + 50
    expect(page.locator(".lifted")).to_have_count(0)
    card.tap()
    button(page, "board-close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    centre(card)
    to, (x, y) = middle(seat), middle(card)
    finger.down(x, y)
    page.locator(".person-card.lifted").wait_for()
    finger.move(x, y - 20)
    finger.move(*to)
    expect(seat).to_have_class(re.compile(r"\bover\b"))
    finger.up()
    expect(seat).to_contain_text("Bo")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(seat_of(guest.page, "Bo")).to_contain_text(EN.format("board-agency", team="blue"))


def test_the_page_follows_a_finger_to_its_edge_but_not_one_that_lifts_somebody_there(
    people: People,
) -> None:
    host, guest = people.come(2, device="phone")
    table = TableOf([host, guest], sit=False)
    page = host.go(table.page)
    card, finger = person(page, "Bo"), Finger(page)
    card.evaluate("(card) => scrollBy(0, card.getBoundingClientRect().top)")
    x, y = middle(card)
    before = page.evaluate("scrollY")
    assert y < EDGE < before
    finger.down(x, y)
    page.locator(".person-card.lifted").wait_for()
    frames(page, 5)
    finger.move(x + 60, y)  # along the edge
    frames(page, 5)
    assert page.evaluate("scrollY") == before
    finger.move(x, y - 12)
    host.wait_until(lambda: page.evaluate("scrollY") == 0)
    finger.up()


def test_who_waits_together_talks(people: People) -> None:
    host, guest = people.come(2)
    table = TableOf([host])
    page = host.go(table.page)
    button(page, "lobby-start").wait_for()
    expect(page.get_by_label(EN.format("lobby-say"))).to_have_count(0)  # alone
    guest.go(table.page)
    guest.page.get_by_label(EN.format("opening-name")).fill("Bo")
    button(guest.page, "opening-join").click()
    guest.page.get_by_label(EN.format("lobby-say")).fill("Good evening")
    button(guest.page, "board-send").click()
    expect(guest.page.get_by_label(EN.format("lobby-say"))).to_have_value("")
    expect(page.get_by_role("list", name=EN.format("board-talk"))).to_have_text("Bo Good evening")
    expect(page.locator("[aria-live]").filter(has_text="Bo: Good evening")).to_have_count(1)
    page.get_by_label(EN.format("lobby-say")).fill("Welcome")  # a spymaster, before the game
    page.get_by_label(EN.format("lobby-say")).press("Enter")
    expect(guest.page.get_by_role("listitem").filter(has_text="Ann Welcome")).to_be_visible()
    assert_accessible(page)


def test_a_host_moves_hands_over_locks_and_sends_away(people: People) -> None:
    host, guest, late = people.come(3, device="phone")
    table = TableOf([host, guest], sit=False)
    table.go()
    page = host.page
    person(page, "Bo").click()
    button(page, "board-move", seat="blue_spymaster").click()
    expect(seat_of(guest.page, "Bo")).to_contain_text(EN.format("lobby-spymaster"))
    page.get_by_text(EN.format("lobby-for-host"), exact=True).click()
    page.get_by_role("switch", name=EN.format("board-lock")).click()
    late.go(table.page)
    late.page.get_by_label(EN.format("opening-name")).fill("Late")
    button(late.page, "opening-join").click()
    expect(late.page.get_by_text(EN.format("refusal-table-locked"))).to_be_visible()
    person(page, "Bo").click()
    button(page, "board-hand-over").click()
    person(guest.page, "Ann").click()
    button(guest.page, "board-kick", name="Ann").click()
    button(guest.page, "board-kick-sure", name="Ann").click()
    gone = page.get_by_role("heading", name=EN.format("app-problem-member-gone"))
    expect(gone).to_be_visible()
    assert_accessible(page)
    assert "table" not in kept(page)
    guest.page.get_by_text(EN.format("lobby-for-host"), exact=True).click()
    button(guest.page, "lobby-close").click()
    button(guest.page, "lobby-close-sure").click()
    closed = guest.page.get_by_role("heading", name=EN.format("duties-closed"))
    expect(closed).to_be_visible()


def test_options_change_between_games_and_everybody_sees_it(people: People) -> None:
    host, guest = people.come(2)
    table = TableOf([host, guest])
    table.go()
    button(host.page, "lobby-change").first.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=EN.format("opening-mode-coop")).check()
    expect(dialog.get_by_text(EN.format("lobby-change-seats"))).to_be_visible()
    dialog.get_by_label(EN.format("opening-language")).select_option("nb")
    assert_accessible(host.page)
    button(host.page, "lobby-change-done").click()
    expect(dialog).to_have_count(0)
    for one in (host, guest):
        expect(one.page.get_by_text(EN.format("lobby-one-team"), exact=True)).to_be_visible()
    seen = view(host)
    assert (seen["options"]["mode"], seen["options"]["language"]) == ("coop", "nb")
    button(guest.page, "lobby-sit-at", seat="spymaster").click()
    button(host.page, "lobby-sit-at", seat="operative").click()
    button(host.page, "lobby-start").click()
    guest.page.get_by_role("grid").wait_for()


def test_a_seat_comes_along_to_another_device_and_can_be_left(people: People) -> None:
    host, guest = people.come(2, device="phone")
    other = people.one(device="desktop")
    table = TableOf([host, guest], options=Options())
    page = guest.go(table.page)
    page.get_by_text(EN.format("lobby-device"), exact=True).click()
    button(page, "lobby-device-make").click()
    code = page.locator(".seat-code").inner_text()
    other.go(f"{table.page}?code=1-AAAAAAAA")
    expect(other.page.get_by_text(EN.format("app-problem-unknown-code"))).to_be_visible()
    assert_accessible(other.page)
    other.go(f"{table.page}?code={code}")
    other.page.get_by_role("heading", name=table.name.replace("-", " ")).wait_for()
    assert "code" not in other.page.url
    assert view(other)["you"] == view(guest)["you"]
    button(page, "devices-news-mine").click()
    page.get_by_text(EN.format("lobby-yours"), exact=True).click()
    name = page.get_by_label(EN.format("opening-name"))
    name.fill("ann")
    name.press("Enter")
    expect(page.get_by_text(EN.format("refusal-name-taken", name="ann"))).to_be_visible()
    name.fill("Bodil")
    name.press("Enter")
    expect(other.page.get_by_text("Bodil").first).to_be_visible()
    button(page, "app-leave").click()
    button(page, "app-leave-sure").click()
    button(page, "front-open").wait_for()
    assert kept(page).get("name") == "Bodil"
    assert "table" not in kept(page)


def test_letters_of_twice_the_size_fit_on_a_phone(people: People) -> None:
    person = people.one(device="phone", language="el")
    table = TableOf([person], options=Options(language="el"))
    enlarge_text(person.page, 200)
    for path in ("/", "/open", table.page):
        page = person.go(path)
        page.get_by_role("heading").first.wait_for()
        for drawer in page.locator("details > summary").all():
            drawer.click()
        assert not scrolls_sideways(page), path


@pytest.mark.parametrize("device", ["desktop", "tv"])
def test_on_a_desk_front_page_and_lobby_use_the_width(people: People, device: Device) -> None:
    table = TableOf(people.come(4, device=device))
    for path, columns in (("/", ".front > *"), (table.page, ".lobby > *")):
        page = settle(table.people[0].go(path))
        page.locator(columns).last.wait_for()
        used = page.locator(columns).evaluate_all(SPANNED)
        assert used > 0.85, path
        assert not scrolls_sideways(page)


def test_a_guest_who_would_take_over_hears_that_the_host_is_still_here(people: People) -> None:
    host, guest = people.come(2, device="phone")
    table = TableOf([host, guest])
    guest.go(table.page)
    asking = EN.format("board-take-over")
    guest.page.get_by_role("button", name=re.compile(rf"\bAnn\b.*{asking}")).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=asking).click()
    expect(guest.page.get_by_text(EN.format("refusal-host-is-here", minutes=3))).to_be_visible()
