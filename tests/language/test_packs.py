"""The six packs keep the contract, and judge pairs of words as a speaker would."""

from collections import Counter
from pathlib import Path

import pytest

from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES
from cryptonym.testing.language import breaches, check_language

PAIRS = Path(__file__).parent / "pairs"
FEWEST = 60
FLAGGED = 0.95  # of related pairs
QUESTIONED = 0.10  # of innocent pairs


def pairs_of(code: str) -> list[tuple[str, str, str]]:
    lines = (PAIRS / f"{code}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line.strip() and line[0] != "#"]
    return [(kind, visible, clue) for kind, visible, clue, *_ in rows if kind != "kind"]


@pytest.mark.parametrize("code", CODES)
def test_a_pack_keeps_the_contract(code: str) -> None:
    check_language(code)


def test_a_pack_that_breaks_the_contract_is_told_so() -> None:
    with pytest.raises(LookupError):
        list(breaches("xx"))


@pytest.mark.parametrize("code", CODES)
def test_related_words_are_flagged_and_innocent_ones_are_not(code: str) -> None:
    count: Counter[tuple[str, str]] = Counter()
    wrong = []
    for kind, visible, clue in pairs_of(code):
        status = judge(clue, None, [visible], code).status
        count[kind, status] += 1
        if (kind == "related") == (status == "legal"):
            wrong.append(f"{kind} {visible} {clue}: {status}")
    listed = "\n".join(wrong)
    related = sum(number for (kind, _), number in count.items() if kind == "related")
    innocent = sum(number for (kind, _), number in count.items() if kind == "innocent")
    assert min(related, innocent) >= FEWEST
    assert count["innocent", "refused"] == 0, listed
    assert count["related", "legal"] <= (1 - FLAGGED) * related, listed
    assert count["innocent", "doubtful"] <= QUESTIONED * innocent, listed
