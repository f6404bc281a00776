"""How the suite is shared among its workers, seen in a small suite of the same kind."""

import os
import subprocess
import sys
from pathlib import Path

from support.sharing import TOGETHER

TESTS = Path(__file__).parent
CONFTEST = """
import sys
sys.path.append(r"{tests}")
from support.sharing import Sharing

def pytest_xdist_make_scheduler(config, log):
    return Sharing(config, log)
"""
SHARED = """
import os, pytest

@pytest.fixture(scope="package")
def browser():  # as with the loop of a real one, nobody else may meet it
    os.environ["BROWSER"] = "runs"
    yield
    del os.environ["BROWSER"]
"""
NOTE = """
import os, pytest

def note(kind, number):
    who = os.environ["PYTEST_XDIST_WORKER"], os.environ.get("BROWSER")
    with open(os.environ["TOLD"], "a") as told:
        print(kind, *who, number, file=told)
"""
IN_BROWSER = """
@pytest.mark.parametrize("number", range(40))
def test_people(browser, number):  # People
    note("browser", number)
"""
OTHERS = """
@pytest.mark.parametrize("number", range(32))
def test_other(number):
    note("other", number)
"""


def test_browsers_are_few_begin_first_and_end_before_others_go_on_in_small_groups(
    tmp_path: Path,
) -> None:
    web = tmp_path / "tests" / "web"
    web.mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "conftest.py").write_text(CONFTEST.format(tests=TESTS))
    (web / "__init__.py").touch()
    (web / "conftest.py").write_text(SHARED)
    (web / "test_people.py").write_text(NOTE + IN_BROWSER)
    (tmp_path / "tests" / "test_other.py").write_text(NOTE + OTHERS)
    told = tmp_path / "told"
    subprocess.run(
        [sys.executable, "-m", "pytest", "--disable-plugin-autoload", "-pxdist", "-n3"],
        cwd=tmp_path,
        env={**os.environ, "TOLD": str(told)},
        capture_output=True,
        check=True,
    )
    ran = [line.split() for line in told.read_text().splitlines()]
    assert sorted({(kind, browser) for kind, _, browser, _ in ran}) == [
        ("browser", "runs"),
        ("other", "None"),
    ]
    with_browser = {worker for kind, worker, *_ in ran if kind == "browser"}
    assert len(with_browser) == 2
    for worker in with_browser:
        kinds = [kind for kind, at, *_ in ran if at == worker]
        assert kinds == sorted(kinds), "a browser after another test"
    assert len(ran) == 72
    for first in range(0, 32, TOGETHER):
        group = {str(number) for number in range(first, first + TOGETHER)}
        assert len({at for kind, at, _, number in ran if kind == "other" and number in group}) == 1
