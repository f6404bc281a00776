"""The examples in the README and the docs run."""

import contextlib
import io
import re
from pathlib import Path

from cryptonym.records import read_record, verify_record

ROOT = Path(__file__).parent.parent


def test_the_library_example_of_the_readme_plays_a_game() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(code, {})  # noqa: S102 - that is the point
    assert "Result(winner=" in out.getvalue()
    assert len(code.strip().splitlines()) <= 10


def test_the_example_of_the_record_format_is_a_true_record() -> None:
    page = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    (text,) = re.findall(r"```text\n(.*?)```", page, re.S)
    assert verify_record(read_record(text))
