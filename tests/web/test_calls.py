"""Call me back, in the browser: a switch that asks when touched, a worker that words calls."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cryptonym.text import Text
from server.receiving import Browser
from web.people import Look, People, Person
from web.scenes.me import kept_from_now, my_tables

EN = Text("en")
PHONE = Look(device="phone", dark=False, language="en")
# There is no push service here: the browser answers as if it had one, once it is allowed to.
PUSH = """{
  const told = %s;
  const made = { toJSON: () => told, unsubscribe: async () => { now = null; return true; } };
  let now = null;
  let permission = "default"; // without a window Chromium always says "denied"
  window.asked = 0;
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    window.asked += 1;
    return (permission = "granted");
  };
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    window.subscribed = [applicationServerKey.length, userVisibleOnly];
    now = made;
    return made;
  };
}"""
# Chromium without a window shows no notifications: what would be shown is written down.
SHOWING = """() => {
  globalThis.shown = [];
  registration.showNotification = async (title, how) => { shown.push({ title, ...how }); };
}"""
TOUCH = """async (data) => {
  const opened = new Promise((then) => { clients.openWindow = async (path) => then(path); });
  const touch = new Event("notificationclick");
  touch.notification = { data, close: () => {} };
  touch.waitUntil = () => {};
  dispatchEvent(touch);
  return opened;
}"""


def about_me(people: People, *, allowed: bool, worker: bool = True) -> Person:
    person = people.one(**PHONE, worker=worker)
    if allowed:
        person.context.grant_permissions(["notifications"], origin=person.server)
    told = Browser("phone").subscription()
    keys = {"p256dh": told["p256dh"], "auth": told["auth"]}
    answer = json.dumps({"endpoint": told["endpoint"], "keys": keys})
    if allowed:
        person.prepare(PUSH % answer)
    person.go("/me")
    kept_from_now(person.page, PHONE)
    person.page.get_by_role("heading", name=EN.format("calls-title")).wait_for()
    return person


def asked(page: Page, path: str = "/api/me/calls") -> Any:
    return page.evaluate(f"fetch('{path}').then((answer) => answer.json())")


def test_the_switch_asks_when_it_is_touched_and_not_before(people: People) -> None:
    person = about_me(people, allowed=True)
    page = person.page
    switch = page.get_by_role("switch", name=EN.format("calls-this"))
    expect(switch).not_to_be_checked()
    assert page.evaluate("window.asked") == 0
    switch.click()
    expect(switch).to_be_checked()
    assert page.evaluate("[window.asked, window.subscribed]") == [1, [87, True]]
    told = asked(page)
    assert (told["this"], told["devices"]) == (True, [1])
    switch.click()
    expect(switch).not_to_be_checked()
    assert asked(page)["devices"] == []


def test_who_is_not_allowed_is_told_so_and_has_the_feeds(people: People) -> None:
    page = about_me(people, allowed=False).page
    expect(page.get_by_text(EN.format("device-notifications-refused"))).to_be_visible()
    label = EN.format("calls-calendar")
    page.get_by_role("button", name=f"{EN.format('calls-feed-make')}: {label}").click()
    field = page.get_by_role("textbox", name=label)
    first = field.input_value()
    assert "BEGIN:VCALENDAR" in page.evaluate(f"fetch('{first}').then((one) => one.text())")
    page.get_by_role("button", name=f"{EN.format('calls-feed-new')}: {label}").click()
    expect(field).not_to_have_value(first)
    assert page.evaluate(f"fetch('{first}').then((one) => one.status)") == 404
    page.get_by_role("button", name=f"{EN.format('calls-feed-end')}: {label}").click()
    expect(field).to_have_count(0)


@pytest.fixture
def called(people: People) -> tuple[Person, Any]:
    """Somebody whose worker is there, and how to call them as a push service would."""
    person = about_me(people, allowed=True)
    page = person.page
    page.get_by_role("switch", name=EN.format("calls-this")).click()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session = person.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    person.wait_until(lambda: found)

    def call(data: str) -> None:
        told = {"origin": person.server, "registrationId": found[0]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", {**told, "data": data})

    return person, call


def test_a_call_is_worded_in_my_language_and_opens_the_table_when_it_is_touched(
    called: tuple[Person, Any],
) -> None:
    person, call = called
    [worker] = person.context.service_workers
    worker.evaluate(SHOWING)

    def shown(count: int) -> dict[str, Any]:
        person.wait_until(lambda: worker.evaluate("shown.length") == count)
        last: dict[str, Any] = worker.evaluate("shown.at(-1)")
        return last

    said = {"table": "abcdef", "kind": "guess", "name": "Pizza Luna", "language": "nb"}
    call(json.dumps(said | {"until": 4_102_444_800_000}))
    first = shown(1)
    assert first["title"] == Text("nb").format("me-wanted-guess")
    assert first["body"].startswith("Pizza Luna, innen ")
    assert (first["tag"], first["lang"]) == ("/t/abcdef", "nb")
    call(json.dumps(said | {"kind": "taken", "language": "it"}))
    second = shown(2)
    assert (second["title"], second["body"], second["tag"]) == (
        Text("it").format("calls-taken"),
        "Pizza Luna",
        first["tag"],  # so it takes the place of the first
    )
    call("nonsense")
    third = shown(3)
    assert (third["title"], third["data"]) == ("Cryptonym", "/")
    assert worker.evaluate(TOUCH, first["data"]) == "/t/abcdef"


def test_a_device_that_never_sat_at_a_table_is_let_in_where_i_am_called(people: People) -> None:
    page = my_tables(people, PHONE)
    running = next(one for one in asked(page, "/api/me/tables") if one["about"]["running"])
    page.goto(people.server + "/me")
    page.get_by_role("button", name=EN.format("me-device-more")).click()
    code = page.locator(".my-code .my-words").inner_text()
    there = people.one(**PHONE).go("/me?code=" + "-".join(code.split()))
    there.get_by_role("button", name=EN.format("me-code-use")).click()
    there.locator(".my-devices li").nth(1).wait_for()
    there.goto(f"{people.server}/t/{running['table']}")
    there.get_by_role("grid").wait_for()
