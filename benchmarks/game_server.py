"""Our server as it is, with limits out of the way: port, database, perhaps a file of days."""

import sys

from tests.servers.limits import NO_LIMITS

from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings


def main() -> None:
    """Serve on the port and database named on the command line."""
    settings = ServerSettings(
        port=int(sys.argv[1]),
        database=sys.argv[2],
        days=sys.argv[3] if len(sys.argv) > 3 else "",
        **NO_LIMITS,
    )
    make_server(settings).run()


if __name__ == "__main__":
    main()
