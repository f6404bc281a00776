"""Settings for every test: reproducible examples, readable failures of shared builders."""

import pytest
from hypothesis import HealthCheck, settings

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
