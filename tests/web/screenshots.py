"""Pictures of every screen, phone and desktop, light and dark: `make screenshots`.

A scene brings a page to a state and returns it. Every module in `scenes/` has some, by name, in
its SCENES; `test_scenes.py` looks at the same ones with axe-core.
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
from web.people import LOCALES, Device, Look, People, people_at
from web.pictures import PICTURES, packed

_STILL = """() => [...document.images].every((image) => image.complete)
  && !document.getAnimations().some((one) => one.playState === "running"
    && one.effect?.getComputedTiming().endTime !== Infinity)"""
Scene = Callable[[People, Look], Page]

FOLDER = Path(__file__).parents[2] / "screenshots"
README = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN: tuple[Device, ...] = ("phone", "desktop")


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
    return page


def main() -> None:
    """Take the pictures."""
    asked = _arguments()
    folder = README if asked.readme else asked.out
    wanted = _for_readme() if asked.readme else _every_screen(asked)
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as scratch,
        nursery() as servers,
        running(servers, Path(scratch), database="memory:", web=asked.web) as server,
        sync_playwright() as playwright,
    ):
        browser = find_chromium().launch(playwright)
        for path, (scene, look) in wanted.items():
            picture = _take(browser, server.http, scene, look)
            path.write_bytes(packed(browser, picture) if asked.readme else picture)
        browser.close()
    print(f"{len(wanted)} pictures in {folder}, {time.monotonic() - began:.0f} s")  # noqa: T201


def _for_readme() -> dict[Path, tuple[Scene, Look]]:
    return {README / f"{name}.png": shown for name, shown in PICTURES.items()}


def _every_screen(asked: argparse.Namespace) -> dict[Path, tuple[Scene, Look]]:
    """The scenes that were asked for, on phone and desktop, light and dark."""
    scenes = {
        name: scene
        for name, scene in all_scenes().items()
        if not asked.only or any(part in name for part in asked.only.split(","))
    }
    looks = [
        Look(device=device, dark=dark, language=asked.language)
        for device, dark in product(SHOWN, (False, True))
    ]
    return {
        asked.out / _file(name, look): (scene, look)
        for (name, scene), look in product(scenes.items(), looks)
    }


def _take(browser: Browser, server: str, scene: Scene, look: Look) -> bytes:
    with people_at(browser, server) as people:
        return settle(scene(people, look)).screenshot()


def _file(name: str, look: Look) -> str:
    return f"{name}-{look['device']}-{'dark' if look['dark'] else 'light'}.png"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="screenshots", description=main.__doc__)
    parser.add_argument("--only", default="", help="scenes with these in their names, by commas")
    parser.add_argument("--language", default="en", choices=sorted(LOCALES))
    parser.add_argument("--out", default=FOLDER, type=Path, help="folder for the pictures")
    parser.add_argument("--readme", action="store_true", help="the three of docs/pictures")
    parser.add_argument("--web", default="", help="folder of another built client")
    return parser.parse_args()


if __name__ == "__main__":
    main()
