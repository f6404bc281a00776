"""Checks the types of the web client: `python web/check.py`."""

import runpy
from pathlib import Path

build = runpy.run_path(str(Path(__file__).with_name("build.py")))
build["node"](build["tool"]("typescript/bin/tsc"))
