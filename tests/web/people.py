"""People with browsers of their own: phones and desktops, light and dark, in six languages."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypedDict

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
)

from web.received import Received
from web.shelf import Device, Make, Shelf

PATIENCE = 30_000  # milliseconds; only a page that hangs takes so long
expect.set_options(timeout=PATIENCE)
_PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
DEVICES: dict[Device, dict[str, Any]] = {
    "split": {"viewport": {"width": 360, "height": 360}, **_PHONE},  # two apps share a screen
    "phone": {"viewport": {"width": 360, "height": 640}, **_PHONE},
    "tall": {"viewport": {"width": 390, "height": 844}, **_PHONE},
    "sideways": {"viewport": {"width": 640, "height": 360}, **_PHONE},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}
LOCALES = {"it": "it-IT", "nb": "nb-NO", "es": "es-ES", "el": "el-GR", "eo": "eo", "en": "en-GB"}
NAMES = ("Ann", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal")
# What a browser remembers that has no remarks for novices left: there before the first page looks.
# As a state of storage it would cost each browser a page of its own, and a process for that.
_PLAYED_BEFORE = """
if (location.protocol === "http:" && localStorage.length === 0) {
  localStorage.setItem("lessons", "key number touch more assassin half judged sudden");
  localStorage.setItem("played", "yes");
}
"""


class Look(TypedDict):
    """How somebody looks at the pages: `people.one(**look)`."""

    device: Device
    dark: bool
    language: str


class Person:
    """Somebody with a browser that nobody else uses."""

    def __init__(
        self, name: str, context: BrowserContext, server: str, *, keeps: bool = False
    ) -> None:
        self.name = name
        self.context = context
        self.server = server
        self._keeps = keeps
        self.is_prepared = False  # what runs before each page cannot be taken back
        self.complaints: list[str] = []  # of the browser: errors, refused by policy, not found
        self._listening: list[tuple[Any, Callable[[Any], None]]] = [
            ("console", self._on_console),
            ("pageerror", self._on_error),
            ("response", self._on_response),
        ]
        self._forgiven: list[str] = []

    @cached_property
    def page(self) -> Page:
        """The page they look at; many come to a table without ever looking."""
        [page] = self.context.pages or [self.context.new_page()]
        page.set_default_timeout(PATIENCE)
        for event, heard in self._listening:
            page.on(event, heard)
        self.__dict__["received"] = Received(page, keeps=self._keeps)  # from its first request on
        return page

    def prepare(self, script: str) -> None:
        """Let this run before every page that they open; nobody else gets their browser."""
        self.context.add_init_script(script)
        self.is_prepared = True

    def leave(self) -> Page | None:
        """Listen to the page no longer, if there is one to look at."""
        if "page" not in self.__dict__ or self.page.is_closed():
            return None
        for event, heard in self._listening:
            self.page.remove_listener(event, heard)
        self.received.stop()
        return self.page

    @cached_property
    def received(self) -> Received:
        """Everything that came to the page."""
        self.page  # noqa: B018 # which brings it along
        received: Received = self.__dict__["received"]
        return received

    def go(self, path: str = "/") -> Page:
        """Open a page of our server; returns when it has been drawn."""
        self.page.goto(self.server + path)
        self.page.wait_for_selector("#app > *", state="attached")
        return self.page

    def wait_until(self, check: Callable[[], object]) -> None:
        """Return when this has come true; for what no locator of Playwright can wait for."""
        end = time.monotonic() + PATIENCE / 1000
        while not check():
            assert time.monotonic() < end, "it never came true"
            self.page.wait_for_timeout(20)  # lets events come in, which a plain sleep would not

    def forgive(self, *parts: str) -> None:
        """Complaints with these words in them are meant to happen in this test."""
        self._forgiven += parts

    def unforgiven(self) -> list[str]:
        """What went wrong in this browser and was not meant to."""
        asked = self.received.addresses if "page" in self.__dict__ else []
        foreign = [
            f"asked elsewhere: {address}"
            for address in asked
            if not address.startswith((self.server, self.server.replace("http", "ws"), "data:"))
        ]
        found = [*self.complaints, *foreign]
        return [f"{self.name}: {one}" for one in found if not self._is_forgiven(one)]

    def _is_forgiven(self, complaint: str) -> bool:
        return any(part in complaint for part in self._forgiven)

    def _on_error(self, error: Exception) -> None:
        self.complaints.append(f"error: {error}")

    def _on_console(self, message: ConsoleMessage) -> None:
        answered = "the server responded with a status of" in message.text  # see _on_response
        blocked = "blocked by Playwright" in message.text  # as we asked for
        if message.type in {"error", "warning"} and not answered and not blocked:
            self.complaints.append(f"{message.type}: {message.text}")

    def _on_response(self, answer: Response) -> None:
        refused = answer.status >= 400 and "/api/" not in answer.url  # the app words the others
        if refused or answer.status >= 500:
            self.complaints.append(f"{answer.status} {answer.url}")


class People:
    """Everybody in one test."""

    def __init__(self, browser: Browser, server: str, shelf: Shelf | None = None) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Person] = []
        self._shelf = shelf  # where browsers may come from and go to
        self._makes: dict[BrowserContext, Make] = {}  # of those that may go there

    def come(
        self,
        count: int = 1,
        *,
        device: Device = "desktop",
        dark: bool = False,
        language: str = "en",
        still: bool = True,
        worker: bool = False,
        novice: bool = False,
        keeps: bool = False,
        **more: Any,
    ) -> list[Person]:
        """So many people, each with a browser of their own.

        `still` asks for no motion; `worker` lets the app install its service worker; a `novice`
        has never played here, and is told what others know; who `keeps` has every answer that ever
        came, to look for a secret in it or to weigh it.
        """
        come = []
        make = Make(device, dark, language, still)
        for _ in range(count):
            if self._shelf is None or worker or novice or keeps or more:
                context = self._new(make, worker=worker, novice=novice, **more)
            else:
                context = self._shelf.take(make) or self._new(make)
                self._makes[context] = make
            name = NAMES[len(self.all) % len(NAMES)]
            person = Person(name, context, self.server, keeps=keeps)
            if worker:
                # A remark on timing: the worker woke between a preload and its use. It costs one
                # file asked for again, and no page can prevent it.
                person.forgive("cross-world service worker resource mismatch")
            come.append(person)
            self.all.append(person)
        return come

    def one(self, **how: Any) -> Person:
        """One more person."""
        [person] = self.come(1, **how)
        return person

    def close(self, *, failed: bool = False) -> list[str]:
        """Close every browser, or keep it; what went wrong in them and was not meant to."""
        found = [complaint for person in self.all for complaint in person.unforgiven()]
        for person in self.all:
            page, make = person.leave(), self._makes.get(person.context)
            spoilt = failed or bool(found) or person.is_prepared
            if self._shelf is None or page is None or make is None or spoilt:
                person.context.close()
            else:
                self._shelf.put(make, page, DEVICES[make.device]["viewport"])
        return found

    def _new(
        self, make: Make, *, worker: bool = False, novice: bool = False, **more: Any
    ) -> BrowserContext:
        context = self.browser.new_context(
            **DEVICES[make.device],
            color_scheme="dark" if make.dark else "light",
            reduced_motion="reduce" if make.still else "no-preference",
            locale=LOCALES[make.language],
            service_workers="allow" if worker else "block",
            **more,
        )
        if not novice:
            context.add_init_script(_PLAYED_BEFORE)
        return context


@contextmanager
def people_at(browser: Browser, server: str, shelf: Shelf | None = None) -> Iterator[People]:
    """People for one test; afterwards no browser may have complained."""
    everybody = People(browser, server, shelf)
    try:
        yield everybody
    except BaseException:
        everybody.close(failed=True)
        raise
    complaints = everybody.close()
    assert not complaints, "\n".join(complaints)
