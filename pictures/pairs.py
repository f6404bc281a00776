"""Which two pictures are the sides of one card: those that show the same thing, where there are.

The sides of a card never lie on the table together, so twins belong on one card.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

CARDS = Path(__file__).parents[1] / "src" / "cryptonym" / "language" / "pictures.tsv"
HEAD = """\
# The picture cards: the two pictures on the sides of each, by their ids. What two pictures show in
# common is no trap for a clue if they are one card. `python -m pictures pair` renews this file.
"""
Pair = tuple[str, str]


def paired(nouns: Mapping[str, Iterable[str]], before: Iterable[Pair] = ()) -> list[Pair]:
    """All pictures in pairs; pairs of before stay if both are there and nothing is shown alike.

    One picture is left over if their number is odd.
    """
    shown = {name: set(what) for name, what in nouns.items()}
    uses = Counter(noun for what in shown.values() for noun in what)
    # A rare noun is shared by few, so it weighs more: two that share it have no other partner.
    alike = {
        (one, other): sum(1 / uses[noun] for noun in shown[one] & shown[other])
        for one, other in combinations(shown, 2)
        if shown[one] & shown[other]
    }
    pairs: list[Pair] = []
    free = dict.fromkeys(shown)
    kept = [pair for pair in before if pair in alike or pair[::-1] in alike]
    for pair in [*kept, *sorted(alike, key=lambda pair: (-alike[pair], pair)), *before]:
        if pair[0] in free and pair[1] in free:
            pairs.append(pair)
            for name in pair:
                del free[name]
    rest = iter(free)
    return pairs + list(zip(rest, rest, strict=False))


def read_pairs() -> list[Pair]:
    """The pairs as they are written."""
    if not CARDS.is_file():
        return []
    lines = (line for line in CARDS.read_text("utf-8").splitlines() if line and line[0] != "#")
    return [(front, back) for front, _, back in (line.partition("\t") for line in lines)]


def write_pairs(pairs: Iterable[Pair]) -> None:
    """The file of the cards."""
    lines = "".join(f"{front}\t{back}\n" for front, back in sorted(pairs))
    CARDS.write_text(HEAD + lines, "utf-8")
