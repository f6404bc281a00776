"""`python -m cryptonym.server`: one node, set up by environment variables CRYPTONYM_* alone."""

from cryptonym.server.serving import make_server
from cryptonym.server.settings import settings_from_environment

if __name__ == "__main__":
    make_server(settings_from_environment()).run()
