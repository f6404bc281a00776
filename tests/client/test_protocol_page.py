"""docs/protocol.md says what the code does, and nothing else."""

import re
import runpy
from pathlib import Path

import msgspec
import pytest

from cryptonym.rules.refusals import CODES
from cryptonym.wire.messages import FromClient, ToClient
from cryptonym.wire.problems import PROBLEMS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def renewed() -> str:
    made: str = runpy.run_path(str(DOCS / "make_protocol.py"))["page"](PAGE)
    return made


def test_the_page_is_up_to_date(renewed: str) -> None:
    assert renewed == PAGE, "run `python docs/make_protocol.py`"


def test_every_code_is_on_the_page() -> None:
    assert {code for code in CODES | PROBLEMS if f"`{code}`" not in PAGE} == set()


def test_the_messages_of_the_example_are_messages() -> None:
    sent = re.findall(r"^\w+ → (.+)$", PAGE, re.MULTILINE)
    received = re.findall(r"^\w+ ← (.+)$", PAGE, re.MULTILINE)
    assert len(sent) >= 10
    for text in sent:
        msgspec.json.decode(text, type=FromClient)
    for text in received:
        if "..." not in text:
            msgspec.json.decode(text, type=ToClient)


def test_operatives_of_the_example_see_no_key_before_the_end() -> None:
    heard = re.findall(r"^Dag ← (.+)$", PAGE, re.MULTILINE)
    before = [text for text in heard if '"deal_opened"' not in text]
    assert any('"dealt"' in text for text in before)
    assert not any('"key"' in text or '"cells"' in text for text in before)
    assert not any("consult" in text for text in before)


def test_a_guess_costs_each_client_less_than_400_bytes() -> None:
    guesses = [
        text for text in re.findall(r"← (.+)$", PAGE, re.MULTILINE) if "word_covered" in text
    ]
    assert guesses
    assert all(len(text.encode()) < 400 for text in guesses)
