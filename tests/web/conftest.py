"""Real browsers and real servers. See docs/testing.md."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from cryptonym.server.http.client_files import BUILT, client_at
from server.processes import Nursery, ServerProcess, nursery, running
from web.chromium import find_chromium
from web.people import People, people_at

HERE = Path(__file__).parent
GROUPS = 2  # browsers at the same time, however many workers there are


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go to few workers, a whole module to one (`--dist loadgroup`)."""
    ours = [item for item in items if item.path.is_relative_to(HERE)]
    modules = sorted({item.path for item in ours})
    for item in ours:
        group = modules.index(item.path) % GROUPS
        item.add_marker(pytest.mark.xdist_group(f"browser-{group}"))


@pytest.fixture(scope="session")
def client_folder() -> str:
    """The built client: ours, or the one in the folder CRYPTONYM_WEB."""
    folder = os.environ.get("CRYPTONYM_WEB", "")
    assert client_at(folder), f"there is no built client in {folder or BUILT}"
    return folder


@pytest.fixture(scope="session")
def servers() -> Iterator[Nursery]:
    """Where server processes come from, within milliseconds."""
    with nursery() as made:
        yield made


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """The driver. It runs a loop in this thread, so it ends before other tests need their own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a module."""
    started = find_chromium().launch(playwright)
    yield started
    started.close()


@pytest.fixture
def server(servers: Nursery, tmp_path: Path, client_folder: str) -> Iterator[ServerProcess]:
    """A server with tables of its own: `end()` kills it, `start()` brings it back."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(servers, tmp_path, database=database, web=client_folder) as process:
        yield process


@pytest.fixture
def people(browser: Browser, server: ServerProcess) -> Iterator[People]:
    """Everybody in this test: `people.come(4, device="phone", dark=True, language="nb")`."""
    with people_at(browser, server.http) as everybody:
        yield everybody
