"""Fingers on a screen, and where things lie once they rest."""

import time

from playwright.sync_api import Locator, Page

STEP, PAUSE = 0.1, 1.0  # seconds between moves; before a finger that scrolls is lifted
_RESTS = """() => { globalThis.rests =
  new Promise((done) => addEventListener("scrollend", () => done(true), { once: true })); }"""
_MIDDLE = """async (one) => {
  const place = () => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  for (let before = ["nowhere"], still = 0, frames = 0; still < 3 && frames < 1000; frames++) {
    await new Promise((go) => requestAnimationFrame(go));
    still = `${before}` === `${place()}` ? still + 1 : 0;
    before = place();
  }
  return [...place(), one.contains(document.elementFromPoint(...place()))];
}"""
_FRAMES = """async (count) => {
  for (; count; count--) await new Promise((go) => requestAnimationFrame(go)); }"""


class Finger:
    """One finger on a screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._do("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._do("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._do("touchEnd", [])

    def swipe(self, x: float, y: float, way: int) -> None:
        """Push the page up by so many pixels; returns when it has come to rest.

        How far a page glides depends on the speed of the finger. So the moves have times of their
        own, however busy the machine is: the finger is slow and stops, and the page does not glide.
        """
        self._page.evaluate(_RESTS)
        begin = time.time() - PAUSE
        self._do("touchStart", [{"x": x, "y": y}], begin)
        for step in range(1, 6):
            self._do("touchMove", [{"x": x, "y": y - way * step / 5}], begin + step * STEP)
        self._do("touchEnd", [], begin + PAUSE)
        assert self._page.evaluate("rests")

    def _do(self, kind: str, points: list[dict[str, float]], at: float | None = None) -> None:
        when = {} if at is None else {"timestamp": at}
        self._session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **when}
        )


def centre(one: Locator) -> None:
    """Scroll it to the middle of the window: away from its edges, and from what is fixed there."""
    one.evaluate('(one) => one.scrollIntoView({ block: "center", behavior: "instant" })')


def middle(one: Locator) -> tuple[float, float]:
    """Where to point at something: known once it rests; it must be in sight, under nothing else."""
    x, y, reached = one.evaluate(_MIDDLE)
    assert reached, f"{x}, {y} is not a place of {one}"
    return x, y


def frames(page: Page, count: int = 2) -> None:
    """Let the page draw so many times."""
    page.evaluate(_FRAMES, count)
