"""Builds the web client while the package is built, so that `pip install` needs no second step."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface):  # type: ignore[type-arg] # generic in name only
    """Fills src/cryptonym/_web; CRYPTONYM_SKIP_WEB=1 leaves it as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, unless told not to."""
        if os.environ.get("CRYPTONYM_SKIP_WEB") != "1":
            runpy.run_path(str(Path(self.root, "web", "build.py")))["build"]()
