"""Settings for every test: a place apart, reproducible examples, readable failures."""

import gc
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from support.hermetic import clear_away, stand_apart
from support.logs import set_up
from support.sharing import Sharing

RUN = stand_apart()  # before anything of ours is imported
LOGS = set_up()
pytest_plugins = ["servers.fixtures"]

for name in ("boards", "table", "matches", "scenarios", "referee"):
    pytest.register_assert_rewrite(f"support.{name}")

settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Another build of the client: nothing is read from the environment."""
    parser.addoption("--web", default="", help="folder of a built client to test instead of ours")


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than cores: tests wait for clocks, disks and browsers.

    One more left a fifth of the time of two cores unused. Each collects and starts servers of its
    own, so there are not many more.
    """
    return 2 + (os.cpu_count() or 1)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """Who shares a browser comes first and together; all others go where there is room."""
    return Sharing(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests that run alone are wanted, files without any need not be imported."""
    if config.getoption("markexpr") != "alone" or not collection_path.name.startswith("test_"):
        return None
    return b"mark.alone" not in collection_path.read_bytes() or None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test has an id of its own: xdist runs only one of those that share one."""
    shared = [id_ for id_, times in Counter(item.nodeid for item in items).items() if times > 1]
    if shared:
        raise pytest.UsageError(f"several tests have one id: {shared[:5]}")


def pytest_collection_finish() -> None:
    """Six thousand tests stay until the end: the garbage collector need not look through them."""
    gc.freeze()


@pytest.fixture(autouse=True)
def logs_stay_as_they_were() -> Iterator[None]:
    """A test that left the logs otherwise would fail another one, now and then."""
    assert set_up() == LOGS, "a fixture of several tests has changed the logs"
    yield
    assert set_up() == LOGS, "use support.logs.logging_as_it_was"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Leave nothing behind, unless somebody may want to look at what failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        clear_away(RUN)
    elif reporter is not None:
        reporter.write_line(f"\nthe folder of this run is kept: {RUN}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have measured: `record_property("measured", ...)`."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    told = [value for one in reports for name, value in one.user_properties if name == "measured"]
    for line in sorted(set(map(str, told))):
        terminalreporter.write_line(line)
