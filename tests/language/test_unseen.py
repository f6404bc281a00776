"""Words made of a codename, written by hand without a look at our rules (R68, R69, R74)."""

from collections import defaultdict
from pathlib import Path

import pytest

from cryptonym.language.referee import judge

FILES = sorted((Path(__file__).parent / "unseen").glob("*.txt"))
FEWEST = 75  # pairs of a kind
MOST_LEGAL = {"inflection": 0.006, "derivation": 0.015, "compound": 0.02}  # of all of a kind


def pairs_of(file: Path) -> dict[str, list[tuple[str, str]]]:
    """For each kind, the codenames with a word that is made of them."""
    found = defaultdict(list)
    kind = ""
    for line in file.read_text("utf-8").splitlines():
        card, *clues = line.split()
        if card != "#" and not clues:
            kind = card
        elif card != "#":
            found[kind] += [(card, clue) for clue in clues]
    return found


def test_every_language_has_its_pairs() -> None:
    assert [file.stem for file in FILES] == ["el", "en", "eo", "es", "it", "nb"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_words_made_of_a_codename_are_noticed_r68_r69(file: Path) -> None:
    pairs = pairs_of(file)
    assert pairs.keys() == MOST_LEGAL.keys()
    for kind, all_of_them in pairs.items():
        assert len(all_of_them) > FEWEST
        legal = [
            (card, clue)
            for card, clue in all_of_them
            if judge(clue, None, [card], file.stem).status == "legal"
        ]
        assert len(legal) <= MOST_LEGAL[kind] * len(all_of_them), legal
