"""The examples of the five rulebooks, by the pass criterion of the rules reference."""

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cryptonym.language.presets import default_rules
from cryptonym.language.referee import judge
from cryptonym.rules.options import HouseRules

FILE = Path(__file__).parent / "vectors" / "clue_vectors.tsv"


class Row(NamedTuple):
    language: str
    rule: str
    visible: str
    clue: str
    number: str
    expected: str
    reason: str
    note: str


ROWS = [Row(*line.split("\t")) for line in FILE.read_text("utf-8").splitlines()[1:]]


def rules_of(row: Row) -> HouseRules:
    changes: dict[str, Any] = {}
    for item in row.note.split(";"):
        key, _, state = item.strip().partition("=")
        if key == "opt":
            name, _, value = state.partition(":")
            changes[name] = {"on": True, "off": False}.get(value, value)
    return msgspec.structs.replace(default_rules(row.language), **changes)


def test_no_row_is_missing() -> None:
    assert len(ROWS) == 352
    assert Counter(row.language for row in ROWS).keys() == {"it", "nb", "es", "el", "eo"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.language}-{row.rule}-{row.clue}")
def test_the_examples_of_the_books(row: Row) -> None:
    words = [] if row.visible == "-" else row.visible.split(" ")
    verdict = judge(row.clue, row.number, words, row.language, rules_of(row))
    if row.expected == "illegal":
        assert verdict.status != "legal"
    else:
        assert verdict.status != "refused", verdict.reasons
