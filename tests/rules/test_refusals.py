"""Refusals are values with a closed set of codes, and every code is met in some test."""

from pathlib import Path

import msgspec
import pytest

from cryptonym.rules import Reason, Refusal
from cryptonym.rules.refusals import CODES

TESTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(__file__).resolve().parent.parent.glob("*/*.py")
    if path.name != Path(__file__).name
)


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_is_met_in_some_test(code: str) -> None:
    assert f'"{code}"' in TESTS


def test_codes_state_facts_in_small_letters() -> None:
    assert all(code.isidentifier() and code.islower() for code in CODES)


def test_a_refusal_says_in_one_line_what_it_is() -> None:
    refusal = Refusal("clue_refused", {"word": "bocche"}, (Reason("WORD_FORM", "BOCCA"),))
    assert str(refusal) == "clue_refused word=bocche WORD_FORM:BOCCA"
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal
