"""Draws all pictures into src/cryptonym/_pictures. Does nothing when no recipe has changed.

python pictures/build.py            what `pip install` runs
python pictures/build.py --out DIR  draws into another folder

Beside the drawings lies index.json: a version, and for each id what it shows and the hash of its
file. The deck of cards, which says which two are the sides of one card, is no business of ours.
"""

import argparse
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "cryptonym" / "_pictures"
INDEX = "index.json"
WORKERS = 2
AT_ONCE = 8  # pictures that a worker takes with it
NOT_DRAWING = {"__main__.py", "checks.py", "pairs.py", "proofs.py"}  # they only look


def build(out: Path = OUT) -> None:
    """Draw, unless everything is there already."""
    wanted = digest()
    if _recipes_of(out) == wanted:
        return
    fresh = out.with_name(f"{out.name}.{os.getpid()}")  # nobody is served half a deck
    try:
        _draw_into(fresh, wanted)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def digest() -> str:
    """All that a drawing comes from, as one number."""
    sha = hashlib.sha256()
    for path in _sources():
        sha.update(f"{path.relative_to(HERE).as_posix()}\n".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    return (path for path in sorted(HERE.rglob("*.py")) if path.name not in NOT_DRAWING)


def _recipes_of(out: Path) -> str:
    """The recipes that the drawings in a folder come from; nothing if there are none."""
    index = out / INDEX
    return str(json.loads(index.read_text("utf-8"))["recipes"]) if index.is_file() else ""


def _draw_into(folder: Path, recipes: str) -> None:
    if str(HERE.parent) not in sys.path:
        sys.path.insert(0, str(HERE.parent))
    from pictures.drawing import about, draw, names  # noqa: PLC0415 # it takes a while to load

    folder.mkdir(parents=True)
    told: dict[str, object] = {}
    version = hashlib.sha256()
    with ProcessPoolExecutor(WORKERS) as pool:
        for name, text in zip(names(), pool.map(draw, names(), chunksize=AT_ONCE), strict=True):
            data = text.encode()
            (folder / f"{name}.svg").write_bytes(data)
            digest = hashlib.sha256(data).hexdigest()[:16]
            version.update(f"{name} {digest}\n".encode())
            told[name] = {"hash": digest, **about(name)}
    index = {"recipes": recipes, "version": version.hexdigest()[:12], "pictures": told}
    (folder / INDEX).write_text(json.dumps(index, indent=1), "utf-8")


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=OUT)
    build(parser.parse_args().out)


if __name__ == "__main__":
    main()
