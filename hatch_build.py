"""Builds the web client and draws the pictures while the package is built.

So `pip install` needs no second step.
"""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface):  # type: ignore[type-arg] # generic in name only
    """Fills src/cryptonym/_web and _pictures, unless told to leave one as it is.

    CRYPTONYM_SKIP_WEB=1 and CRYPTONYM_SKIP_PICTURES=1 say so.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, unless told not to."""
        for folder in ("web", "pictures"):
            if os.environ.get(f"CRYPTONYM_SKIP_{folder.upper()}") != "1":
                runpy.run_path(str(Path(self.root, folder, "build.py")))["build"]()
