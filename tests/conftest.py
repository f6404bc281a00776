"""Settings for every test: reproducible examples, readable failures of shared builders."""

import os

import pytest
from hypothesis import HealthCheck, settings

for name in ("boards", "table", "matches", "scenarios", "referee"):
    pytest.register_assert_rewrite(f"support.{name}")

# The sentence model is an extra that few have; tests/bots/test_embeddings.py turns it on.
os.environ["CRYPTONYM_EMBEDDINGS"] = "off"

settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have measured: `record_property("measured", ...)`."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    told = [value for one in reports for name, value in one.user_properties if name == "measured"]
    for line in sorted(set(map(str, told))):
        terminalreporter.write_line(line)
