"""`python -m cryptonym.server`: one node, set up by environment variables CRYPTONYM_* alone."""

import sys

import msgspec

from cryptonym.server.serving import make_server
from cryptonym.server.settings import settings_from_environment

if __name__ == "__main__":
    try:
        settings = settings_from_environment()
    except msgspec.ValidationError as error:
        sys.exit(f"CRYPTONYM_*: {error}")
    make_server(settings).run()
