"""Settings for every test: a place apart, reproducible examples, readable failures."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from support.hermetic import clear_away, stand_apart
from support.sharing import Sharing

RUN = stand_apart()  # before anything of ours is imported
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
    """One worker more than cores: tests wait for clocks, disks and browsers a third of the time."""
    return 1 + (os.cpu_count() or 1)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """Who shares a browser comes first and together; all others go where there is room."""
    return Sharing(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests that run alone are wanted, files without any need not be imported."""
    if config.getoption("markexpr") != "alone" or not collection_path.name.startswith("test_"):
        return None
    return b"mark.alone" not in collection_path.read_bytes() or None


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
