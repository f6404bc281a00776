"""Writes the table of missions.md from the map; a page with win rates renews those first.

    python docs/make_missions.py
    python docs/make_missions.py docs/duet-difficulty.md measured

The page must have a table whose head is `| tokens | 0 | 1 | 2 | ...` with a row for each number of
tokens; shares of games won, as 0.45 or 45. The first such table is read.
"""

import importlib
import re
import sys
from pathlib import Path

from cryptonym.rules.duet import atlas, win_rates

PAGE = Path(__file__).parent / "missions.md"
RATES = Path(win_rates.__file__)
HEAD = re.compile(r"^\|\s*tokens\s*\|\s*0\s*\|\s*1\s*\|.*$", re.MULTILINE)
TABLE = re.compile(r"(<!-- begin cities -->\n).*?(<!-- end cities -->)", re.DOTALL)
WON = re.compile(r"(WON: Final.*?\n).*?(\n\}\n)", re.DOTALL)
SOURCE = re.compile(r'^SOURCE: Final = ".*"$', re.MULTILINE)


def page(text: str) -> str:
    """The page with its table renewed."""
    return TABLE.sub(lambda found: found[1] + cities() + "\n" + found[2], text)


def cities() -> str:
    """A row for each city, the easiest first."""
    rows = [
        "| city | tokens / mistakes | won of 100 | difficulty | opens |",
        "|---|---|---|---|---|",
    ]
    rows += [
        f"| `{city.name}` | {city.tokens} / {city.mistakes} | {city.won} "
        f"| {atlas.grade(city.name)} | {', '.join(atlas.neighbours(city.name))} |"
        for city in atlas.easiest_first()
    ]
    return "\n".join(rows)


def measured(text: str) -> dict[int, tuple[int, ...]]:
    """The rates of a page: for each number of tokens one of a hundred by mistakes allowed."""
    head = HEAD.search(text)
    if head is None:
        raise ValueError("expected a table that begins with | tokens | 0 | 1 |")
    rows: dict[int, tuple[int, ...]] = {}
    for line in text[head.end() :].splitlines()[2:]:
        if not line.startswith("|"):
            break
        tokens, *shares = (cell.strip() for cell in line.strip("| ").split("|"))
        rows[int(tokens)] = tuple(_of_hundred(share) for share in shares if share)
    wanted = {city.tokens for city in atlas.CITIES}
    if not wanted <= rows.keys():
        raise ValueError(f"expected rows for {sorted(wanted)} tokens, got {sorted(rows)}")
    return rows


def _of_hundred(share: str) -> int:
    number = re.split(r"[^\d.]", share)[0]
    return round(100 * float(number)) if "." in number else int(number)


def renewed(module: str, rates: dict[int, tuple[int, ...]], source: str) -> str:
    """The module of the rates with these in it."""
    rows = "\n".join(f"    {tokens}: {row}," for tokens, row in sorted(rates.items()))
    module = SOURCE.sub(f'SOURCE: Final = "{source}"', module)
    return WON.sub(lambda found: found[1] + rows + found[2], module)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        read = measured(Path(sys.argv[1]).read_text("utf-8"))
        source = " ".join(sys.argv[2:]) or "measured"
        RATES.write_text(renewed(RATES.read_text("utf-8"), read, source), "utf-8")
        importlib.reload(win_rates)
        importlib.reload(atlas)
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
