"""Pictures of every screen in six sizes and six languages, light and dark: `make screenshots`.

A scene brings a page to a state and returns it. Every module in `scenes/` has some, by name, in
its SCENES; `test_scenes.py` looks at the same ones with axe-core. The pictures of a scene are put
side by side on a sheet of their own, so that somebody looks at all of them.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from server.processes import nursery, running
from web.chromium import find_chromium
from web.contact import contact_sheet
from web.film import turn
from web.packing import packed
from web.people import DEVICES, LOCALES, Device, Look, People, people_at
from web.pictures import PICTURES
from web.pointing import frames

_STILL = """() => [...document.images].every((image) => image.complete)
  && !document.getAnimations().some((one) => one.playState === "running"
    && one.effect?.getComputedTiming().endTime !== Infinity)"""
Scene = Callable[[People, Look], Page]

FOLDER = Path(__file__).parents[2] / "screenshots"
README = Path(__file__).parents[2] / "docs" / "pictures"
# Drawn once each, then made larger and smaller: drawing a scene anew takes much longer.
SIZES: dict[Device, tuple[Device, ...]] = {
    "phone": ("split", "phone", "tall", "tablet"),
    "desktop": ("desktop", "tv"),
}


def all_scenes() -> dict[str, Scene]:
    """Every scene by its name."""
    found: dict[str, Scene] = {}
    for path in sorted((Path(__file__).parent / "scenes").glob("*.py")):
        scenes: dict[str, Scene] = import_module(f"web.scenes.{path.stem}").SCENES
        twice = found.keys() & scenes.keys()
        if twice:
            raise ValueError(f"two scenes are called {', '.join(twice)}")
        found |= scenes
    return found


def settle(page: Page) -> Page:
    """Return when letters and pictures are there and nothing moves any more."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    while not page.evaluate(_STILL):  # a function that waits in the page is refused by its policy
        page.wait_for_timeout(20)
    frames(page)  # a window that has just changed its size is drawn anew
    return page


def main() -> None:
    """Take the pictures."""
    asked = _arguments()
    folder = README if asked.readme else asked.out
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as scratch,
        nursery() as servers,
        running(servers, Path(scratch), database="memory:", web=asked.web) as server,
        sync_playwright() as playwright,
    ):
        browser = find_chromium().launch(playwright)
        if asked.readme:
            _for_readme(browser, server.http)
        else:
            for language in [asked.language] if asked.language else LOCALES:
                for name, scene in _wanted(asked.only).items():
                    _sheet_of(browser, server.http, folder / language, name, scene)
        browser.close()
    count = len(list(folder.glob("**/*.png")))
    print(f"{count} pictures in {folder}, {time.monotonic() - began:.0f} s")  # noqa: T201


def _for_readme(browser: Browser, server: str) -> None:
    for name, (scene, look) in PICTURES.items():
        with people_at(browser, server) as people:
            picture = settle(scene(people, look)).screenshot()
        (README / f"{name}.png").write_bytes(packed(browser, picture))
    with people_at(browser, server) as people:
        (README / "turn.png").write_bytes(turn(browser, people))


def _wanted(only: str) -> dict[str, Scene]:
    """The scenes that were asked for."""
    return {
        name: scene
        for name, scene in all_scenes().items()
        if not only or any(part in name for part in only.split(","))
    }


def _sheet_of(browser: Browser, server: str, folder: Path, name: str, scene: Scene) -> None:
    """One scene in all sizes by day and by night, and all of that on one sheet."""
    folder.mkdir(exist_ok=True)
    taken: dict[str, bytes] = {}
    for dark, device in product((False, True), SIZES):
        look = Look(device=device, dark=dark, language=folder.name)
        with people_at(browser, server) as people:
            page = scene(people, look)
            for size in SIZES[device]:
                page.set_viewport_size(DEVICES[size]["viewport"])
                taken[_file(name, size, dark=dark)] = settle(page).screenshot()
    for file, picture in taken.items():
        (folder / file).write_bytes(picture)
    (folder / f"sheet-{name}.png").write_bytes(contact_sheet(browser, taken))


def _file(name: str, size: Device, *, dark: bool) -> str:
    box = DEVICES[size]["viewport"]
    return f"{name}-{box['width']}x{box['height']}-{'dark' if dark else 'light'}.png"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="screenshots", description=main.__doc__)
    parser.add_argument("--only", default="", help="scenes with these in their names, by commas")
    parser.add_argument("--language", default="", choices=sorted(LOCALES), help="this one alone")
    parser.add_argument("--out", default=FOLDER, type=Path, help="folder for the pictures")
    parser.add_argument("--readme", action="store_true", help="pictures and film of docs/pictures")
    parser.add_argument("--web", default="", help="folder of another built client")
    return parser.parse_args()


if __name__ == "__main__":
    main()
