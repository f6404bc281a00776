"""Quixan, `qx`: a toy language, made by script, to prove that docs/language-packs.md is true.

Words are three syllables. A plural ends in -s, and -ik makes something small. Forty themes have six
words each; every codename has one theme for itself and shares some words of another.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path

import cryptonym
from cryptonym.language.decks import CATEGORIES

CODE = "qx"
NAME = "Quixan"
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "language-packs.md"
ENGLISH = Path(cryptonym.__file__).parent / "text" / "en"
HEAD = "# A toy. Authored for Cryptonym; MIT licence.\n"
THEMES = 40
_ENTRY = re.compile(r"^\d+\. `([^`]+)`: (.+)$", re.MULTILINE)

PACK = f"""{HEAD}
name = "{NAME}"
locales = ["qxa"]
numbers = "nol una dua"
unlimited = ["qx unlimited"]
bots = ["Robik", "Botik", "Mekik"]

[book]
next_words = "flip"

[presets.qx-1e]
full_names = true
"""
MODULE = '''"""Quixan, a toy."""

from collections.abc import Iterator

from cryptonym.language.base import Language


class Quixan(Language):
    """Plurals in -s, small things in -ik."""

    code = "qx"
    letters = "abdefgiklmnoprstuv"
    compounds_run_together = False

    def fold(self, word: str) -> str:
        """Without case."""
        return word.lower()

    def bare(self, folded: str) -> str:
        """There are no accents."""
        return folded

    def lemmas(self, word: str) -> Iterator[str]:
        """The singular."""
        if word.endswith("s"):
            yield word[:-1]

    def bases(self, word: str) -> Iterator[str]:
        """What it is a small one of."""
        if word.endswith("ik"):
            yield word[:-2]

    def first_parts(self, piece: str) -> Iterator[str]:
        """A word as it is."""
        yield piece

    def stem(self, word: str) -> str:
        """The word as it is."""
        return word

    def looks_foreign(self, word: str) -> bool:
        """Nothing does."""
        return False
'''


def documented() -> dict[str, str]:
    """The list of the page: the file, from the folder of the package on, and what is said of it."""
    section = PAGE.read_text("utf-8").partition("## Every file of a language")[2]
    listed = _ENTRY.findall(section.partition("\n## ")[0])
    return {name.replace("<code>", CODE): said for name, said in listed}


def build(folder: Path, files: Iterable[str]) -> None:
    """Write these files of the toy language."""
    for name in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_written(name), encoding="utf-8")


def _written(name: str) -> str:
    if name.startswith(f"text/{CODE}/"):
        return _translated((ENGLISH / Path(name).name).read_text("utf-8"))
    return MAKERS[name]()


def _translated(english: str) -> str:
    """Quixan is English with Qx before each sentence; what players type stays one word."""
    said = re.sub(r"^(?!play-command)([a-z][\w-]* =) (?=[^{\s])", r"\1 Qx ", english, flags=re.M)
    return re.sub(r"^# (?=.*\n\n)", "# Qx ", said, count=1)


def _words(end: str, count: int) -> list[str]:
    syllables = ["".join(pair) for pair in product("bdfgklmnprstv", "aeiou")]
    size = len(syllables)
    numbers = range(count)
    return [
        syllables[n % size] + syllables[(3 * n + 1) % size] + syllables[n // size] + end
        for n in numbers
    ]


CODENAMES = _words("", 400)
SAID = [_words("n", 6 * THEMES)[theme * 6 : theme * 6 + 6] for theme in range(THEMES)]


def _lines(lines: Iterable[str]) -> str:
    return HEAD + "\n".join(lines) + "\n"


def _cards(count: int) -> Iterator[str]:
    for card in range(count):
        yield f"{CODENAMES[card].upper()}\t{CODENAMES[count + card].upper()}"


def _glosses() -> Iterator[str]:
    for number, word in enumerate(CODENAMES):
        yield f"{word.upper()}\t{CATEGORIES[number % len(CATEGORIES)]}\t{word}; {word}s"


def _said(first: int, rest: int) -> Iterator[str]:
    """So many words of the codename's own theme, and so many of another."""
    for number, word in enumerate(CODENAMES):
        own, other = SAID[number % THEMES], SAID[(7 * number + number // THEMES) % THEMES]
        said = dict.fromkeys((*own[:first], *other[-rest:]))
        yield f"{word.upper()}: {' '.join(said)}"


def _for_each(template: str) -> Iterator[str]:
    """A line for each codename, with a word of a theme that is not its own."""
    for number, word in enumerate(CODENAMES):
        theme = SAID[(number + 11) % THEMES]
        yield f"{word.upper()}: {template.format(*theme)}"


MAKERS: dict[str, Callable[[], str]] = {
    "language/packs/qx/pack.toml": lambda: PACK,
    "language/packs/qx/words.tsv": lambda: _lines(_glosses()),
    "language/packs/qx/deck.tsv": lambda: _lines(_cards(200)),
    "language/packs/qx/junior.tsv": lambda: _lines(_cards(50)),
    "language/packs/qx/families.txt": lambda: _lines(f"{word}: {word}ik" for word in CODENAMES),
    "language/packs/qx/vocabulary.txt": lambda: _lines(word for some in SAID for word in some),
    "language/packs/qx/names.txt": lambda: _lines(["[phrases]", "tika taka"]),
    "language/qx.py": lambda: MODULE,
    "bots/associations/qx/a.txt": lambda: _lines(_said(6, 2)),
    "bots/associations/qx/b.txt": lambda: _lines(_said(5, 3)),
    "bots/associations/qx/neighbours.txt": lambda: _lines(_for_each("+{0} -{1}")),
    "bots/associations/qx/traps.txt": lambda: _lines(_for_each("{2}")),
    "bots/associations/qx/names.txt": lambda: HEAD,
    "bots/associations/qx/categories.txt": lambda: _lines(f"{name}: {name}" for name in CATEGORIES),
    "bots/associations/qx/stop.txt": lambda: _lines(["li ku"]),
    "bots/associations/qx/unfit.txt": lambda: _lines(["[nowhere]", "fe", "[unsaid]", "fo"]),
}
