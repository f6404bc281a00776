"""Every reason code is documented and worded; no other is."""

import re
from pathlib import Path

from cryptonym.cli.wording import message_id
from cryptonym.language import codes
from cryptonym.language.analysis import Step
from cryptonym.language.presets import PRESETS
from cryptonym.rules.options import HouseRules

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "referee.md").read_text("utf-8")
ENGLISH = (ROOT / "src" / "cryptonym" / "text" / "en" / "referee.ftl").read_text("utf-8")
MESSAGES = frozenset(re.findall(r"^([a-z-]+) =", ENGLISH, re.MULTILINE))


def test_the_set_of_codes_is_closed() -> None:
    constants = {value for name, value in vars(codes).items() if isinstance(value, str)}
    assert constants >= codes.ALL
    assert {value for value in constants if value.isupper()} == codes.ALL
    assert not codes.RULING & codes.NOTE
    assert codes.DOUBT <= codes.RULING
    assert codes.FORM <= codes.RULING


def test_every_code_is_documented() -> None:
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", DOCUMENT, re.MULTILINE)) == codes.ALL


def test_every_code_is_worded() -> None:
    wanted = {message_id("referee", code) for code in codes.ALL}
    wanted |= {message_id("referee-maybe", code) for code in codes.DOUBT}
    assert wanted <= MESSAGES
    special = {m for m in MESSAGES if re.match("referee-(verdict|step|error)-", m)}
    assert wanted == MESSAGES - special


def test_every_code_that_the_docs_call_doubtful_is_worded_as_a_question() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \|[^|]*\|([^|]*)\|[^|]*\|$", DOCUMENT, re.MULTILINE)
    assert {code for code, doubtful_if in rows if doubtful_if.strip()} == codes.DOUBT


def test_every_option_and_preset_is_documented() -> None:
    for name in HouseRules.__struct_fields__:
        assert f"`{name}`" in DOCUMENT
    for preset in PRESETS:
        assert preset.removesuffix("-friendly") in DOCUMENT


def test_every_step_is_worded() -> None:
    source = (ROOT / "src" / "cryptonym" / "language").glob("*.py")
    used = {name for path in source for name in re.findall(r'Step\("(\w+)"', path.read_text())}
    assert used
    assert {message_id("referee-step", name) for name in used} <= MESSAGES
    assert Step("listed").what == ""
