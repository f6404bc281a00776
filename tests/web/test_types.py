"""The types of the client come from the server's classes, with nothing but msgspec at hand."""

import json
import subprocess
import sys
from pathlib import Path

from cryptonym.languages import about
from cryptonym.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
GENERATED = {
    "types": WEB / "src" / "protocol" / "types.ts",
    "ids": WEB / "src" / "text" / "ids.ts",
    "spoken": WEB / "src" / "text" / "spoken.ts",
    "games": WEB / "src" / "table" / "our-games.ts",
}

# What a build has: the standard library, msgspec, and our own source.
BARE = """
import runpy, sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names | {"msgspec", "cryptonym"}:
            raise ModuleNotFoundError(f"a build has no {top}")
sys.meta_path.insert(0, Nothing())
module = runpy.run_path(sys.argv[1])
sys.stdout.write(module[sys.argv[2]]())
"""


def made(which: str) -> str:
    """What the script would write now."""
    done = subprocess.run(
        [sys.executable, "-c", BARE, WEB / "make_types.py", which],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_types_can_be_written_in_a_build_that_has_msgspec_alone() -> None:
    types = made("types")
    for name in ("MemberCommand", "EventSeen", "TableView", "OpenTable", "Seated"):
        assert f" {name} " in types


def test_the_ids_of_messages_are_those_of_the_english_texts() -> None:
    assert '  | "app-away"\n' in made("ids")


def test_the_client_knows_the_languages_that_there_are() -> None:
    spoken = made("spoken")
    assert f"LANGUAGES = {json.dumps(LANGUAGES)} as const" in spoken
    assert all(f'"{code}": "{about(code).name}"' in spoken for code in LANGUAGES)


def test_the_types_the_client_was_checked_with_are_not_out_of_date() -> None:
    for which, file in GENERATED.items():
        assert file.read_text("utf-8") == made(which)
