"""A person without an account: the page about oneself, and one's tables on the front page."""

import msgspec
from playwright.sync_api import Page

from cryptonym.bodies.people import Me, PersonDevice
from cryptonym.rules.options import Options
from cryptonym.table.model import DeviceKind
from cryptonym.text import Text
from web.people import Look, People
from web.scenes.first import drawn

# Without a window Chromium allows nothing; with one it would ask.
ASKABLE = 'Object.defineProperty(Notification, "permission", { get: () => "default" })'


def about_me(people: People, look: Look) -> Page:
    """Everything about oneself, with a code, a phrase and some tables behind it."""
    text = Text(look["language"])
    page = begun(people, look)
    page.get_by_role("button", name=text.format("me-device-more")).click()
    page.locator(".my-code").wait_for()
    page.get_by_role("button", name=text.format("me-phrase-make")).click()
    page.locator(".notice .my-words").wait_for()
    return page


def call_me_back(people: People, look: Look) -> Page:
    """The switch of this device, which may be turned, and the address of a calendar."""
    text, person = Text(look["language"]), people.one(**look)
    person.prepare(ASKABLE)
    person.go("/me")
    page = kept_from_now(person.page, look)
    make = f"{text.format('calls-feed-make')}: {text.format('calls-calendar')}"
    page.get_by_role("button", name=make).click()
    page.get_by_role("textbox", name=text.format("calls-calendar")).wait_for()
    page.get_by_role("heading", name=text.format("calls-title")).scroll_into_view_if_needed()
    return page


def my_tables(people: People, look: Look) -> Page:
    """The front page of somebody who has tables: one waits, one is between games."""
    page = begun(people, look)
    request = page.context.request
    server = page.url.partition("/me")[0]
    seat = {"role": "spymaster", "team": "red"}
    body = {"host": "Ann", "language": look["language"]}
    playing = {"seat": seat, "bots": "normal", "start": True}
    quiet = {"settings": {"pace": "human"}}
    for more in (playing, quiet):
        assert request.post(f"{server}/api/tables", data=body | more).status == 201
    page.goto(server)
    page.locator(".my-table").nth(1).wait_for()
    return page


def tables_over_days(people: People, look: Look) -> Page:
    """The front page of somebody whose slow tables wait: the nearest deadline first."""
    page = begun(people, look)
    server = page.url.partition("/me")[0]
    options = msgspec.to_builtins(Options(language=look["language"], mode="coop", check="free"))
    body = {"host": "Ann", "options": options}
    playing = {"seat": {"role": "spymaster"}, "bots": "normal", "start": True}
    for more in (
        {"settings": {"slow": {"hours": 72}}} | playing,
        {},
        {"settings": {"slow": {"hours": 15}}} | playing,
    ):
        assert page.context.request.post(f"{server}/api/tables", data=body | more).status == 201
    page.goto(server)
    page.locator(".my-table").nth(2).wait_for()
    return page


def my_figures(people: People, look: Look) -> Page:
    """What many games have come to, as the server would tell it."""
    person = people.one(**look)
    told = {
        "games": 42,
        "won": 23,
        "clues": 120,
        "words": 231,
        "dared": {"1": 18, "2": 61, "3": 33, "4": 7, "unlimited": 1},
        "delivered": {"1": 18, "2": 44, "3": 15, "4": 1},
        "touched": {"own": 140, "rival": 12, "bystander": 25, "assassin": 2},
        "partners": {
            "Anna": {"clues": 40, "words": 83},
            "Konstantinos": {"clues": 21, "words": 37},
            "Bo": {"clues": 3, "words": 2},
        },
    }
    answer = {"figures": told, "more": False}
    person.page.route("**/api/me/statistics", lambda route: route.fulfill(json=answer))
    person.go("/me")
    page = kept_from_now(person.page, look)
    page.locator(".my-figures .bar").first.wait_for()
    page.locator(".my-figures").scroll_into_view_if_needed()
    return page


def my_devices(people: People, look: Look) -> Page:
    """Three devices, one of them new; and everything is about to be deleted."""
    text = Text(look["language"])
    person = people.one(**look)
    since = 1_794_990_000_000
    kinds: tuple[DeviceKind, ...] = ("computer", "phone", "phone")
    devices = tuple(
        PersonDevice(number, since + number * 90_000_000, kinds[number - 1], "code", number == 1)
        for number in (1, 2, 3)
    )
    me = Me("Ann", look["language"], "hard", since, devices, phrase=True, tables=3, waiting=1)
    body = msgspec.json.encode(me).decode()
    person.page.route(
        "**/api/me", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    person.prepare("localStorage.setItem('person', '2')")
    page = person.go("/me")
    page.locator(".my-devices li").nth(2).wait_for()
    page.get_by_role("button", name=text.format("me-delete"), exact=True).click()
    page.locator(".my-devices").scroll_into_view_if_needed()
    return page


def no_tables(people: People, look: Look) -> Page:
    """The front page of somebody whose tables are kept, and who has none."""
    page = begun(people, look)
    page.goto(page.url.partition("/me")[0])
    page.get_by_text(Text(look["language"]).format("me-tables-none")).wait_for()
    return page


def with_code(people: People, look: Look) -> Page:
    """Somebody comes with a code of another device, and it is not good."""
    text = Text(look["language"])
    page = drawn(people, look, "/me?code=pizza-tiger-magnet-troll")
    page.get_by_text(text.format("me-have-phrase"), exact=True).click()
    page.get_by_role("button", name=text.format("me-code-use"), exact=True).click()
    page.get_by_role("alert").wait_for()
    return page


def begun(people: People, look: Look) -> Page:
    """Somebody who has just begun to have their tables kept."""
    return kept_from_now(drawn(people, look, "/me"), look)


def kept_from_now(page: Page, look: Look) -> Page:
    """The page about oneself, after its first button was pressed."""
    page.locator("form input").first.fill("Ann")
    page.get_by_role("button", name=Text(look["language"]).format("me-keep")).click()
    page.locator(".my-devices").wait_for()
    return page


SCENES = {
    "keep my tables": lambda people, look: drawn(people, look, "/me"),
    "about me": about_me,
    "call me back": call_me_back,
    "my tables": my_tables,
    "my tables over days": tables_over_days,
    "my figures": my_figures,
    "my devices": my_devices,
    "my tables none": no_tables,
    "my code": with_code,
}
