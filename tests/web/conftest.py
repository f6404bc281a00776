"""Real browsers and real servers. See docs/testing.md."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from cryptonym.server.http.front import BUILT, client_at
from server.processes import Nursery, ServerProcess, running
from web.chromium import find_chromium
from web.people import People, people_at
from web.shelf import Shelf


@pytest.fixture(scope="session")
def client_folder(pytestconfig: pytest.Config) -> str:
    """The built client: ours, or the one in the folder of `--web`."""
    folder: str = pytestconfig.getoption("web")
    assert client_at(folder), f"there is no built client in {folder or BUILT}"
    return folder


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver. It runs a loop in this thread, so it ends before other tests need their own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    started = find_chromium().launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="package")
def house(
    servers: Nursery, tmp_path_factory: pytest.TempPathFactory, client_folder: str
) -> Iterator[ServerProcess]:
    """The server where everybody is who does not need one of their own."""
    folder = tmp_path_factory.mktemp("house")
    with running(servers, folder, database="memory:", web=client_folder) as process:
        yield process


@pytest.fixture
def server(servers: Nursery, tmp_path: Path, client_folder: str) -> Iterator[ServerProcess]:
    """A server with tables of its own: `end()` kills it, `start()` brings it back."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(servers, tmp_path, database=database, web=client_folder) as process:
        yield process


@pytest.fixture(scope="package")
def shelf(browser: Browser) -> Iterator[Shelf]:
    """Browsers of a worker that somebody had."""
    kept = Shelf()
    yield kept
    if browser.is_connected():
        kept.close()


@pytest.fixture
def people(browser: Browser, shelf: Shelf, request: pytest.FixtureRequest) -> Iterator[People]:
    """Everybody in this test: `people.come(4, device="phone", dark=True, language="nb")`."""
    own = "server" in request.fixturenames
    at: ServerProcess = request.getfixturevalue("server" if own else "house")
    used = request.node.get_closest_marker("cleaned_browsers") is not None
    with people_at(browser, at.http, shelf if used else None) as everybody:
        yield everybody
