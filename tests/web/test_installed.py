"""Installed as an app: the shell is kept and renewed, and nothing of any game is."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cryptonym.server.http.front import BUILT
from cryptonym.text import LANGUAGES, Text
from server.processes import Nursery, ServerProcess, running
from web.people import People, Person, people_at
from web.playing import Evening
from web.tables import TableOf

TEXT = Text("en")
# The worker comes after ten seconds; a clock of Playwright's would hide what has been loaded.
IMPATIENT = """{
  const wait = setTimeout;
  globalThis.setTimeout = (then, ms, ...rest) => wait(then, ms === 10_000 ? 500 : ms, ...rest);
}"""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(new URL(request.url).pathname);
  return found;
}"""


@pytest.fixture
def built(tmp_path: Path, client_folder: str) -> Path:
    """A build of our own that a test may change."""
    folder = tmp_path / "client"
    shutil.copytree(client_folder or BUILT, folder)
    return folder


@pytest.fixture
def server(servers: Nursery, tmp_path: Path, built: Path) -> Iterator[ServerProcess]:
    """A server of that build."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(servers, tmp_path, database=database, web=str(built)) as process:
        yield process


@pytest.fixture
def people(browser: Browser, server: ServerProcess) -> Iterator[People]:
    with people_at(browser, server.http) as everybody:
        yield everybody


def install(person: Person, path: str) -> Page:
    """Open a page and stay until the worker is there and keeps what the page has loaded."""
    person.prepare(IMPATIENT)
    page = person.go(path)
    person.wait_until(lambda: any(path.endswith(".woff2") for path in kept(page)))
    return page


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


def test_the_app_opens_without_a_server_and_keeps_no_game_r17(
    people: People, server: ServerProcess
) -> None:
    everybody = people.come(4, worker=True, keeps=True)
    table = TableOf(everybody)
    key = table.start()["key"]["cells"]
    spymaster = table.holder("spymaster")
    page = install(spymaster, table.page)
    page.reload()  # now everything passes by the worker
    page.get_by_role("grid").wait_for()
    paths = kept(page)
    assert "/" in paths
    assert all(path == "/" or path.startswith("/assets/") for path in paths)
    places = spymaster.received.places_of(key)
    assert places
    assert not [place for place in places if place.startswith(("cache", "local", "database"))]

    spymaster.forgive("ERR_", "WebSocket")
    server.end()
    page.goto(spymaster.server + "/companion")
    heading = page.get_by_role("heading", name=TEXT.format("app-page", page="companion"))
    expect(heading).to_be_visible()
    expect(page.get_by_role("timer").first).to_be_visible()
    assert page.evaluate("fetch('/api/about').then(() => 'answered', () => 'nobody')") == "nobody"


def test_a_new_build_is_shown_at_once_and_its_worker_waits_for_the_last_page(
    people: People, server: ServerProcess, built: Path
) -> None:
    person = people.one(worker=True)
    page = install(person, "/how")
    before = page.evaluate("caches.keys()")
    person.forgive("ERR_", "WebSocket")
    server.end()
    renew(built)
    server.start()
    server.ready()
    page.reload()
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "new")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    person.wait_until(lambda: len(page.evaluate("caches.keys()")) == 2)  # the new one waits
    assert set(before) < set(page.evaluate("caches.keys()"))
    workers = person.context.service_workers
    page.close()  # the last page of the old build
    person.page = person.context.new_page()
    person.wait_until(lambda: len(workers[-1].evaluate("caches.keys()")) == 1)
    assert workers[-1].evaluate("caches.keys()") == ["shell-new"]


def test_who_is_at_a_table_gets_the_new_build_when_the_server_is_back(
    people: People, server: ServerProcess, built: Path
) -> None:
    table = TableOf(people.come(4))
    table.start()
    Evening(table)
    for person in people.all:
        person.forgive("ERR_", "WebSocket")
    person = people.all[0]
    person.page.evaluate("window.stayed = true")
    looks = person.received.addresses.count(f"{person.server}/")
    server.restart()  # the same build: it is looked for, and nothing is loaded
    person.wait_until(lambda: person.received.addresses.count(f"{person.server}/") > looks)
    assert person.page.evaluate("window.stayed")
    server.end()
    renew(built)
    renew_scripts(built)
    server.start()
    for person in people.all:
        expect(person.page.locator("meta[name=build]")).to_have_attribute("content", "new")
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def renew(built: Path) -> None:
    """Another build: another page, and a worker that says so."""
    for path in built.rglob("*.br"):
        path.unlink()
    new = '<meta name="build" content="new" /></head>'
    for page in built.glob("*.html"):
        page.write_text(page.read_text("utf-8").replace("</head>", new), "utf-8")
    worker = built / "service-worker.js"
    written = worker.read_text("utf-8")
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "new"', written), "utf-8")


def renew_scripts(built: Path) -> None:
    """Scripts with other names, as a change gives them."""
    names = {path.name: f"{path.stem}_new.js" for path in built.glob("assets/*.js")}
    for path in [*built.glob("*.html"), *built.glob("assets/*.js")]:
        text = path.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    for old, new in names.items():
        (built / "assets" / old).rename(built / "assets" / new)


def test_the_manifest_speaks_the_readers_language_and_its_icons_are_there(people: People) -> None:
    for language in LANGUAGES:
        person = people.one(language=language)
        page = person.go("/how")
        address = page.locator("link[rel=manifest]").get_attribute("href")
        told = person.context.request.get(f"{person.server}{address}")
        assert told.headers["content-type"].startswith("application/manifest+json")
        manifest = told.json()
        assert (manifest["lang"], manifest["display"]) == (language, "standalone")
        assert manifest["description"] == Text(language).format("front-lead")
        for icon in manifest["icons"]:
            assert person.context.request.get(person.server + icon["src"]).ok
