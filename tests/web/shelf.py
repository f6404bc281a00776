"""Browsers whose owners have left, clean again for the next who looks the same way.

To start a browser takes twice the time of all that most tests do with one. Nothing of whoever had
it is left but files in its cache. So a test that asks what a page fetches, or that changes more
than `clean` sets right, has new ones: the others say so with `pytest.mark.cleaned_browsers`.
"""

from typing import Literal

import msgspec
from playwright.sync_api import BrowserContext, Error, Page, ViewportSize

Device = Literal["split", "phone", "tall", "sideways", "tablet", "desktop", "tv"]

MOST = 8  # kept: each is a process


class Make(msgspec.Struct, frozen=True):
    """What a browser is made for, once and for all."""

    device: Device
    dark: bool
    language: str
    still: bool


class Shelf:
    """The browsers of one worker that wait for somebody, each with one empty page."""

    def __init__(self) -> None:
        self._kept: list[tuple[Make, BrowserContext]] = []

    def take(self, make: Make) -> BrowserContext | None:
        """One that was made for this, if there is one."""
        found = next((one for one in self._kept if one[0] == make), None)
        if found is None:
            return None
        self._kept.remove(found)
        return found[1]

    def put(self, make: Make, page: Page, viewport: ViewportSize) -> None:
        """Clean a browser and keep it; one that cannot be cleaned is closed."""
        try:
            clean(make, page, viewport)
        except Error:
            page.context.close()
            return
        self._kept.append((make, page.context))
        if len(self._kept) > MOST:
            _, oldest = self._kept.pop(0)
            oldest.close()

    def close(self) -> None:
        """Close them all."""
        for _, context in self._kept:
            context.close()
        self._kept.clear()


def clean(make: Make, page: Page, viewport: ViewportSize) -> None:
    """Leave nothing of who had it: what was stored, where they were, how they held it."""
    origin = page.evaluate("""() => {
      sessionStorage.clear();
      window.name = "";
      return location.origin;
    }""")
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.goto("about:blank")
    page.unroute_all()
    page.context.unroute_all()
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.send("Page.resetNavigationHistory")
    session.detach()
    page.context.clear_cookies()
    page.set_viewport_size(viewport)
    page.emulate_media(
        color_scheme="dark" if make.dark else "light",
        reduced_motion="reduce" if make.still else "no-preference",
    )
