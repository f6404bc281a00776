"""The suite itself: it reads nothing of the machine's user, and leaves nothing on the machine."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import pytest

from cryptonym.bots import embeddings
from cryptonym.cli.choices import screen_in
from cryptonym.server.settings import ServerSettings, settings_from_environment
from servers.ports import free_port
from support.hermetic import FIXED, FOLDERS, KEPT, KEPT_BEGINNINGS

RUN = Path(os.environ["TMPDIR"]).parent
ROOT = Path(__file__).parents[1]
BY_LIBRARIES = {"SDL_AUDIODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT"}  # set by pettingzoo itself
# A program that writes down each file that it opens to write, makes or renames.
WATCHED = """
import os, sys
written = open(sys.argv.pop(1), "a", buffering=1)
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
def watch(event, details):
    if event == "open" and isinstance(details[0], str) and details[2] & WRITES:
        written.write(os.path.abspath(details[0]) + "\\n")
    elif event in ("os.mkdir", "os.rename", "sqlite3.connect"):
        written.write(os.path.abspath(os.fsdecode(details[event == "os.rename"])) + "\\n")
sys.addaudithook(watch)
from cryptonym.cli.app import main
main()
"""


def test_every_folder_of_a_user_is_one_of_this_run() -> None:
    for name, at in FOLDERS.items():
        assert Path(os.environ[name]) == RUN / at
    assert Path.home() == RUN / "home"
    assert Path(tempfile.gettempdir()) == RUN / "tmp"
    assert embeddings.cache_file([]).is_relative_to(RUN)


def test_no_setting_comes_from_outside() -> None:
    ours = {*FIXED, *FOLDERS, *KEPT}
    others = {name for name in os.environ if not name.startswith(KEPT_BEGINNINGS)}
    assert others - BY_LIBRARIES <= ours
    assert settings_from_environment() == ServerSettings()
    assert not embeddings.is_installed()
    assert screen_in(None).text.language == "en"
    assert time.tzname == ("UTC", "UTC")


def test_whatever_a_test_starts_is_in_the_same_place() -> None:
    asked = "import os, pathlib, tempfile; print(pathlib.Path.home(), tempfile.gettempdir())"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(RUN / "home"), str(RUN / "tmp")]
    asked = "import sys; print(sys.flags.hash_randomization)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "0"


def test_nothing_can_be_started_that_would_look_into_the_users_home() -> None:
    with pytest.raises(AssertionError, match="outside of the folders of this run"):
        subprocess.run([sys.executable, "-c", ""], env={"PATH": os.environ["PATH"]}, check=True)


def test_a_run_takes_nothing_over_and_clears_its_folder_away(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "TMPDIR": str(tmp_path),
        "PYTHONPATH": str(ROOT / "tests"),
        "CRYPTONYM_PORT": "nine",
        "LC_ALL": "it_IT.UTF-8",
        "https_proxy": "http://127.0.0.1:9",
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    asked = "import support.hermetic as h; run = h.stand_apart(); print(*h.os.environ)"
    asked += "; assert run.is_dir(); h.clear_away(run)"
    told = subprocess.run(
        [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True
    )
    assert not {"CRYPTONYM_PORT", "LC_ALL", "https_proxy"} & set(told.stdout.split())
    assert {"HOME", "TMPDIR", "TZ"} <= set(told.stdout.split())
    assert not list(tmp_path.iterdir())


def test_a_server_writes_nothing_outside_its_folder(tmp_path: Path) -> None:
    before = sorted(RUN.glob("[!t]*/**"))
    log, port = tmp_path / "written", free_port()
    command = [sys.executable, "-B", "-c", WATCHED, log, "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        while "http://" not in server.stdout.readline():
            assert server.poll() is None
        opened = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"host": "Ann"}, timeout=30)
        assert opened.status_code == 201
        server.terminate()
    written = {Path(line) for line in log.read_text("utf-8").splitlines()} - {Path(os.devnull)}
    assert tmp_path / "cryptonym.db" in written
    assert not [path for path in written if not path.is_relative_to(tmp_path)]
    assert sorted(RUN.glob("[!t]*/**")) == before
