"""docs/language-packs.md lists every file of a language: a toy language is made of these and plays.

The list is read from the page, the toy is written into a folder of its own, and nothing of the
program is patched: CRYPTONYM_LANGUAGES says where it lies.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from cryptonym.client import Client, play_seat
from cryptonym.languages import About, LanguageError, Law, Sounds, files_of, find, missing_files
from cryptonym.records import read_record, verify_record
from cryptonym.rules.model import Role, Seat
from cryptonym.rules.options import Options
from cryptonym.table.model import Settings
from cryptonym.text import LANGUAGES
from server.botting import plain
from servers.command import COMMAND, WAIT, running
from support.seventh import CODE, CODENAMES, NAME, PAGE, ROOT, build, documented

PLAYED = Path(__file__).parent / "support" / "seventh_played.py"
CARDS = 25


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the toy language, made of the documented files and no other."""
    folder = tmp_path_factory.mktemp("seventh")
    build(folder, documented())
    return folder


def run(toy: Path, *command: str | Path, told: str = "") -> subprocess.CompletedProcess[str]:
    """A program that finds the toy language beside ours."""
    return subprocess.run(
        [*command],
        env=os.environ | {"CRYPTONYM_LANGUAGES": str(toy), "PYTHONPATH": str(ROOT / "tests")},
        input=told,
        capture_output=True,
        encoding="utf-8",
        timeout=4 * WAIT,
        check=False,
    )


@pytest.fixture(scope="module")
def played(toy: Path) -> dict[str, Any]:
    """What came of playing in it."""
    done = run(toy, sys.executable, PLAYED)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# ---- the page


def test_the_page_lists_every_file_and_says_what_each_is_for() -> None:
    assert list(documented()) == list(files_of(CODE))
    assert all(said.endswith(".") for said in documented().values())


def test_our_own_languages_have_these_files_and_few_others() -> None:
    source = ROOT / "src" / "cryptonym"
    for code in LANGUAGES:
        folders = [source / folder / code for folder in ("language/packs", "bots/associations")]
        there = {path for folder in (*folders, source / "text" / code) for path in folder.iterdir()}
        more = {path.name for path in there - {source / name for name in files_of(code)}}
        assert {name for name in more if not name.startswith("more-")} <= {
            "calls.txt",
            "ingredients.tsv",
            "meanings.txt",
            "more_b.txt",
            "more_calls.txt",
            "pictures.tsv",
            "pictures.txt",
            "second.tsv",
            "spellings.txt",
            "translations.tsv",
        }
        assert not missing_files(code, source)


def test_the_page_explains_every_key_of_a_description() -> None:
    page = PAGE.read_text("utf-8").partition("## pack.toml")[2]
    told = set(re.findall(r"`(\w+)`", page.partition("\n## ")[0]))
    keys = {key for kind in (About, Law, Sounds) for key in kind.__struct_fields__}
    assert keys <= told


# ---- the toy


def test_it_is_found_after_ours_and_keeps_the_contract(played: dict[str, Any]) -> None:
    assert played["codes"][-1] == played["languages"][-1] == played["nearest"] == CODE
    assert played["breaches"] == []
    assert played["version"].startswith("qx-")
    assert played["next_words"] == ["flip"]


def test_a_whole_game_is_played_by_the_library(played: dict[str, Any]) -> None:
    words = {word.lower() for word in played["game"]["words"]}
    assert len(words) == CARDS
    assert words <= set(CODENAMES)
    assert played["game"]["over"]
    assert played["game"]["clues"]
    assert all(clue.endswith("n") for clue in played["game"]["clues"])  # as words of themes do


def test_the_referee_knows_its_words(played: dict[str, Any]) -> None:
    first, other = CODENAMES[:2]
    related = dict.fromkeys((first, f"{first}s", f"{first}ik"), "refused")
    others = {other: "legal", "tika taka": "refused", "una": "legal"}
    assert played["verdicts"] == related | others


def test_bots_act_in_every_seat_and_have_names(played: dict[str, Any]) -> None:
    assert played["minds"] == []
    assert played["bots"] == ["Robik", "Botik", "Mekik"]


def test_its_texts_are_said_and_others_call_it_by_its_own_name(played: dict[str, Any]) -> None:
    assert played["title"].startswith("Qx ")
    assert played["page"].startswith("# Qx ")
    assert set(played["names"]) == {NAME}


def test_it_is_played_in_the_terminal_against_bots(toy: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--language", CODE, "--ui", CODE, "--mode", "coop", "--bots", "easy"]
    options += ["--seat", "operative", "--pace", "0", "--seed", "5", "--save", str(file)]
    guesses = "".join(f"{card + 1}\n" for card in range(CARDS)) * CARDS
    done = run(toy, *COMMAND, "play", *options, told=guesses)
    assert done.returncode == 0, done.stderr
    assert "Qx " in done.stdout
    record = read_record(file.read_text("utf-8"))
    assert record.options.language == CODE
    assert record.finished
    assert verify_record(record)


def test_a_table_is_opened_on_a_server_and_a_game_is_played_there(
    toy: Path, tmp_path: Path
) -> None:
    operative = Seat(Role.OPERATIVE)
    with running(tmp_path, "--host", "127.0.0.1", CRYPTONYM_LANGUAGES=str(toy)) as (_, address):
        offers = httpx.get(f"{address}/api/about", timeout=WAIT).json()
        assert offers["languages"][-1] == CODE
        assert offers["lists"][CODE] == {"deck": 400, "junior": 100}
        page = httpx.get(address, headers={"Accept-Language": CODE}, timeout=WAIT).text
        assert f'lang="{CODE}"' in page
        with Client.open_table(
            address,
            "Ann",
            options=Options(mode="coop", language=CODE),
            settings=Settings(pace="instant"),
            seat=operative,
            bots="easy",
            start=True,
        ) as ann:
            play_seat(ann, plain, games=1)
            record = read_record(ann.record(1))
    assert record.finished
    assert record.options.language == CODE
    assert {word.lower() for word in record.words} <= set(CODENAMES)


def test_the_client_is_told_of_it(toy: Path) -> None:
    program = "import runpy, sys; sys.stdout.write(runpy.run_path(sys.argv[1])['spoken']())"
    spoken = run(toy, sys.executable, "-c", program, ROOT / "web" / "make_types.py").stdout
    assert f'"{CODE}"] as const' in spoken
    assert f'"{CODE}": "{NAME}"' in spoken
    assert f'"qxa": "{CODE}"' in spoken


# ---- what is missing is told


@pytest.mark.parametrize("name", documented())
def test_a_file_that_is_missing_is_named(tmp_path: Path, name: str) -> None:
    build(tmp_path, [other for other in documented() if other != name])
    if name.endswith("pack.toml"):
        with pytest.raises(LanguageError, match=r"pack\.toml: is missing \(see docs/language-pack"):
            find([tmp_path])
    else:
        assert find([tmp_path]).keys() == {CODE}
        assert missing_files(CODE, tmp_path) == (tmp_path / name,)


def test_an_incomplete_language_is_not_read_and_the_check_says_why(tmp_path: Path) -> None:
    left_out = f"text/{CODE}/web-front.ftl"
    build(tmp_path, [name for name in documented() if name != left_out])
    done = run(tmp_path, sys.executable, "-m", "cryptonym.testing.language", CODE)
    assert done.returncode == 1
    assert done.stderr == f"{CODE}: {tmp_path / left_out} is missing\n"
    done = run(tmp_path, *COMMAND, "referee", "--language", CODE, "--visible", "BABEBA", "una")
    assert f"{tmp_path / left_out}: is missing" in done.stderr


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ('name = "Quixan"', "missing required field `name`"),
        ('bots = ["Robik", "Botik", "Mekik"]', "bots have no names"),
    ],
)
def test_what_a_description_lacks_is_named(tmp_path: Path, changed: str, problem: str) -> None:
    with pytest.raises(LanguageError, match=problem):
        find([described(tmp_path, changed, "")])


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("[house]\nrimes = true", "house: there is no rule 'rimes'"),
        ("[presets.de-1e]", "preset 'de-1e' does not begin with 'qx'"),
        ("[sounds]\nvowel = 'a'", "unknown field `vowel`"),
        ("[law", "Expected ']'"),
    ],
)
def test_what_a_description_should_not_say_is_named(
    tmp_path: Path, wrong: str, problem: str
) -> None:
    with pytest.raises(LanguageError, match=re.escape(problem)):
        find([described(tmp_path, "[book]", f"{wrong}\n[book]")])


def described(folder: Path, old: str, new: str) -> Path:
    """A folder with the toy's description alone, changed."""
    build(folder, [f"language/packs/{CODE}/pack.toml"])
    file = folder / "language" / "packs" / CODE / "pack.toml"
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_language_is_in_a_folder_that_is_there_once_and_called_by_a_code(tmp_path: Path) -> None:
    with pytest.raises(LanguageError, match=r"packs: there is no such folder"):
        find([tmp_path])
    folder = described(tmp_path, NAME, NAME)
    with pytest.raises(LanguageError, match="this language is there twice"):
        find([folder, folder])
    (folder / "language" / "packs" / "Qx-1").mkdir()
    with pytest.raises(LanguageError, match="expected a code of two or three small letters"):
        find([folder])
