"""Our server as it comes, on the port and database named, with its log in a file."""

import os
import sys

from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings


def main() -> None:
    """Serve with every limit as it is by default."""
    port, database, log = sys.argv[1:]
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    make_server(ServerSettings(port=int(port), database=database)).run()


if __name__ == "__main__":
    main()
