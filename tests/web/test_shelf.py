"""Who gets a browser that somebody had finds nothing of them, or nobody gets it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.processes import ServerProcess
from web.people import DEVICES, People, Person
from web.shelf import Shelf

HERE = Path(__file__).parent
MARK = "pytestmark = pytest.mark.cleaned_browsers"
# What stays in a browser for good, or what nobody sets right afterwards.
LASTING = re.compile(
    r"\.(add_init_script|expose_\w+|grant_permissions|set_offline|set_extra_http_headers)\("
    r"|\.clock\.|Emulation\."
)
STATE = """() => [
  JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, window.name,
  history.length, innerWidth, innerHeight, "spoilt" in window,
  matchMedia("(prefers-color-scheme: dark)").matches,
]"""


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    kept = Shelf()
    yield kept
    kept.close()


def somebody(people: People) -> tuple[Person, object]:
    """A person on a page, and all that their browser knows then."""
    person = people.one(language="nb")
    page = person.go("/how")
    page.get_by_role("heading", level=1).wait_for()
    return person, page.evaluate(STATE)


def leave_traces(person: Person) -> None:
    page = person.page
    page.evaluate("localStorage.setItem('a', 'b'); document.cookie = 'c=d'; window.name = 'e'")
    page.evaluate("sessionStorage.setItem('f', 'g'); history.pushState(null, '', '/how?h')")
    page.set_viewport_size(DEVICES["desktop"]["viewport"])
    page.emulate_media(color_scheme="dark")
    page.route("**/*", lambda route: route.abort())
    page.context.new_page()


def test_the_next_one_finds_nothing_of_who_had_a_browser(
    browser: Browser, house: ServerProcess, shelf: Shelf
) -> None:
    first = People(browser, house.http, shelf)
    ann, fresh = somebody(first)
    leave_traces(ann)
    assert not first.close()
    second = People(browser, house.http, shelf)
    bert, found = somebody(second)
    assert bert.context is ann.context, "one browser for both"
    assert found == fresh
    assert len(bert.context.pages) == 1
    second.close()


def test_nobody_gets_a_browser_of_another_make_or_with_something_that_stays(
    browser: Browser, house: ServerProcess, shelf: Shelf
) -> None:
    first = People(browser, house.http, shelf)
    ann, _ = somebody(first)
    ann.prepare("window.spoilt = true")
    other = first.one(language="el")
    other.go("/how")
    first.close()
    second = People(browser, house.http, shelf)
    bert, _ = somebody(second)
    assert bert.context not in {ann.context, other.context}
    second.close()


def test_where_browsers_are_cleaned_nothing_is_done_that_stays() -> None:
    files = [file for file in HERE.glob("test_*.py") if MARK in file.read_text(encoding="utf-8")]
    assert files
    scenes = [*HERE.joinpath("scenes").glob("*.py")]
    wrong = [file.name for file in files + scenes if LASTING.search(file.read_text("utf-8"))]
    assert not wrong, "person.prepare tells that a browser is spoilt; else take new ones"
