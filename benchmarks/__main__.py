"""`python -m benchmarks AREA [NAME ...]`: run one area, or all of them; of attacks, those named."""

import os
import sys
from importlib import import_module

AREAS = (
    "rules",
    "language",
    "store",
    "fanout",
    "server",
    "people",
    "slow",
    "strangers",
    "bots",
    "daily",
    "attack",
)
MODULES = {"slow": "slow_tables"}  # where an area has another name than its module


def main() -> None:
    """Run the areas named on the command line."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else "all"
    if wanted not in (*AREAS, "all"):
        sys.exit(f"no such area: {wanted}; there are {', '.join(AREAS)} and all")
    os.environ["CRYPTONYM_EMBEDDINGS"] = "off"  # an extra; its first start computes for seconds
    for area in AREAS if wanted == "all" else (wanted,):
        import_module(f"benchmarks.{MODULES.get(area, area)}").main()


if __name__ == "__main__":
    main()
